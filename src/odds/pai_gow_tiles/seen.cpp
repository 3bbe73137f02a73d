// A player with several positions (gb-2011 14.16) sees more tiles than the stack that he sets.
#include "odds/pai_gow_tiles/returns.hpp"

namespace baize::pai_gow_tiles {

namespace {

using ByPlace = std::array<int, kPlaces + 1>;

ByPlace places_held(const Kind& kind) {
    ByPlace held{};
    for (const Card card : kind.stack) ++held[place_of(card)];
    return held;
}

// The whole set: some stack holds all there are of each place.
ByPlace whole_set(const Deals& deals) {
    ByPlace set{};
    for (const Kind& kind : deals.kinds()) {
        const ByPlace held = places_held(kind);
        for (std::size_t i = 0; i < set.size(); ++i) set[i] = std::max(set[i], held[i]);
    }
    return set;
}

// In how many ways the tiles that are left make this stack.
int ways_of(const ByPlace& held, const ByPlace& left) {
    int ways = 1;
    for (std::size_t i = 0; i < held.size(); ++i) {
        if (held[i] == 1) ways *= left[i];
        if (held[i] == 2) ways *= left[i] * (left[i] - 1) / 2;
    }
    return ways;
}

}  // namespace

std::array<Won, 3> won_beside(const Deals& deals, const Kind& player, std::span<const Card> seen) {
    if (seen.empty()) return deals.won(player);
    ByPlace left = whole_set(deals);
    for (const Card card : player.stack) --left[place_of(card)];
    for (const Card card : seen) --left[place_of(card)];
    std::array<Won, 3> won{};
    for (const Kind& dealer : deals.kinds()) {
        const int ways = ways_of(places_held(dealer), left);
        if (ways == 0) continue;
        const Setting set = deals.terms().dealer.set(dealer.stack).ranks;
        for (int s = 0; s < player.settings_count; ++s)
            won[s][hands_won(player.settings[s].ranks, set)] += ways;
    }
    return won;
}

}  // namespace baize::pai_gow_tiles
