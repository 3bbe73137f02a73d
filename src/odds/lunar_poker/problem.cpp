#include "odds/lunar_poker/problem.hpp"

#include <algorithm>
#include <mutex>

namespace baize::lunar_poker {

Finals::Finals(const MainGame& game) {
    for (const int cards : {kOwn, kOwn + 1}) {
        const RankHands& hands = RankHands::of(cards);
        for (std::size_t i = 0; i < hands.size(); ++i) {
            const Counts counts = hands.counts(i);
            (cards == kOwn ? fives : sixes)
                .push_back(std::ranges::max(counts) > 4 ? Final{} : final_of_ranks(counts, game));
        }
    }
}

// Who asks for advice asks again, by the same odds.
std::shared_ptr<const Finals> Finals::of(const MainGame& game) {
    static std::mutex mutex;
    static std::shared_ptr<const Finals> last;
    static std::pair<Second, std::array<int, Combinations::kDifferent>> by;
    std::pair<Second, std::array<int, Combinations::kDifferent>> now{game.second, {}};
    for (std::size_t i = 0; i < now.second.size(); ++i) now.second[i] = game.pays(Combinations::of_number(i));
    const std::scoped_lock lock(mutex);
    if (!last || by != now) {
        last = std::make_shared<const Finals>(game);
        by = now;
    }
    return last;
}

namespace {

std::vector<DealersHand::Place> places_of(const DealersHand& dealer, const std::vector<Final>& finals) {
    std::vector<DealersHand::Place> places;
    for (const Final& own : finals) places.push_back(dealer.place_of(own));
    return places;
}

std::array<std::int64_t, kFirsts> parts_of(const MainGame& game) {
    std::array<std::int64_t, kFirsts> all{};
    for (std::size_t first = 0; first < kFirsts; ++first) all[first] = parts(game, First(first)).get_si();
    return all;
}

}  // namespace

Problem::Problem(const MainGame& game, int up)
    : dealer(game, up), forcing(dealer), finals(Finals::of(game)), places(places_of(dealer, finals->fives)),
      streets{Street(dealer, kOwn, 0), Street(dealer, kOwn, 1), Street(dealer, kOwn, 2),
              Street(dealer, kOwn, 3), Street(dealer, kOwn, 4), Street(dealer, kOwn, 5)},
      with_sixth(dealer, kOwn + 1, 0), parts(parts_of(game)) {}

}  // namespace baize::lunar_poker
