// The best setting of any hand.
#include <algorithm>
#include <mutex>

#include "odds/pai_gow_poker/of_ranks.hpp"

namespace baize::pai_gow_poker {

using namespace settings;

namespace {

// The suits of a hand, whatever their names.
std::uint64_t suits_key(Suits suits) {
    std::sort(suits.ranks.begin(), suits.ranks.end());
    std::uint64_t key = 0;
    for (const std::uint8_t ranks : suits.ranks) key = key << kSeven | ranks;
    return key;
}

constexpr int kPlaceBits = 24;

std::uint64_t with_place(std::uint64_t key, Place place) {
    return key << kPlaceBits | static_cast<std::uint64_t>(place.high) << 8 | static_cast<std::uint64_t>(place.low);
}

}  // namespace

struct BestSettings::OfSameRanks {
    std::once_flag once;
    std::vector<std::pair<HowMany, bool>> hands;  // by ranks, and with the joker or not
    std::vector<std::uint64_t> best;              // a hand's number, its suits, its best place; in order
};

BestSettings::BestSettings(std::shared_ptr<const Settings> settings, Odds pays)
    : settings_(std::move(settings)), pays_(pays) {}
BestSettings::~BestSettings() = default;

const BestSettings::OfSameRanks& BestSettings::found_for(unsigned ranks) const {
    OfSameRanks* found = nullptr;
    {
        const std::lock_guard lock(mutex_);
        auto& at = found_[ranks];
        if (!at) at = std::make_unique<OfSameRanks>();
        found = at.get();
    }
    std::call_once(found->once, [&] { find(ranks, *found); });
    return *found;
}

void BestSettings::find(unsigned ranks, OfSameRanks& found) const {
    const DealersHands& dealer = settings_->dealer();
    SettingComparison comparison(dealer, ranks);
    each_hand_of(ranks, dealer.pack().joker, [&](const HowMany& held, bool joker) {
        const std::uint64_t hand = found.hands.size() << 4 * kSeven;
        found.hands.emplace_back(held, joker);
        OfRanks(dealer, comparison, held, joker)
            .each_hand({.house_way = false, .pays = pays_}, [&](const Suits& suits, Place place, const Outcomes&) {
                found.best.push_back(with_place(hand | suits_key(suits), place));
            });
    });
    std::sort(found.best.begin(), found.best.end());
}

Faces BestSettings::low_of(Faces seven) const {
    const HowMany ranks = ranks_of(seven);
    const OfSameRanks& found = found_for(ranks_in(ranks));
    const auto hand = std::find(found.hands.begin(), found.hands.end(), std::pair(ranks, has_joker(seven)));
    const auto number = static_cast<std::uint64_t>(hand - found.hands.begin()) << 4 * kSeven;
    const std::uint64_t key = number | suits_key(suits_of(seven, places_among(ranks_in(ranks))));
    const std::uint64_t best = *std::lower_bound(found.best.begin(), found.best.end(), key << kPlaceBits);
    Faces low = 0;
    each_two(seven, [&](Faces two) {
        const Setting setting = set(seven, two);
        if (!is_foul(setting) && with_place(key, settings_->dealer().place_of(setting)) == best) low = two;
    });
    return low;
}

}  // namespace baize::pai_gow_poker
