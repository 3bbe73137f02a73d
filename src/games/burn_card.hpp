// Rulings on the card that is burned after a shuffle, for every book that lets players see it (nz-blackjack 8.1,
// nz-baccarat 7.7). Each cites the clause of the row it stands in.
#pragma once

#include "engine/table.hpp"

namespace baize {

inline std::string ruled_by(const Table& t, const Ruled& ruled) {
    return std::string(t.game().irregularities[ruled.irregularity].clause);
}

inline MaybeRefusal a_burn_card_lies_there(const Table& t, const Ruled& ruled) {
    if (t.burned().cards.empty()) return Refusal{"no card was burned that could be shown", ruled_by(t, ruled)};
    return std::nullopt;
}

inline void show_burn_card(Table& t, const Ruled&) { t.burned().turn(Face::Up); }

// A card that was burned unread is among those that the shoe still counts as unknown.
inline MaybeRefusal an_unread_burn_card_lies_there(const Table& t, const Ruled& ruled) {
    const ShoeState& shoe = t.carried().shoe;
    int unknown = 0;
    for (const std::uint8_t left : shoe.left) unknown += left;
    if (unknown == shoe.cards_left) return Refusal{"no card was burned unread", ruled_by(t, ruled)};
    if (ruled.cards.size() != 1) return Refusal{"one card is burned at a time", ruled_by(t, ruled)};
    if (shoe.left[ruled.cards[0].index()] == 0)
        return Refusal{"every " + to_string(ruled.cards[0]) + " has been seen elsewhere",
                       std::string(t.setup().shoe().equipment)};
    return std::nullopt;
}

inline void read_burn_card(Table& t, const Ruled& ruled) {
    --t.carried().shoe.left[ruled.cards[0].index()];
    t.give(t.burned(), ruled.cards[0], Face::Up);
}

}  // namespace baize
