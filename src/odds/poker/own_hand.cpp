#include "odds/poker/own_hand.hpp"

#include <map>
#include <mutex>
#include <stdexcept>

namespace baize::poker {

std::span<const RankedDeals> best_fives(int cards) {
    constexpr int kLeast = 5, kMost = 7;
    static std::array<std::once_flag, kMost - kLeast + 1> counted;
    static std::array<std::vector<RankedDeals>, kMost - kLeast + 1> kept;
    if (cards < kLeast || cards > kMost) throw std::out_of_range("the best five of five to seven cards are counted");
    const std::size_t at = cards - kLeast;
    std::call_once(counted[at], [&] {
        std::map<std::uint32_t, std::int64_t> deals;
        every_own_hand<rank::kFiveCards>(cards, kFullDeck, [&](rank::Rank<rank::kFiveCards> best, std::int64_t ways) {
            deals[best.value()] += ways;
        });
        for (const auto& [value, ways] : deals)
            kept[at].push_back({rank::Rank<rank::kFiveCards>::from_value(value), ways});
    });
    return kept[at];
}

}  // namespace baize::poker
