// What the tests of the rules of Pai Gow Tiles share: tiles by name, and how many stacks are dealt.
#pragma once

#include "core/deck.hpp"
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "rules/rules_table.hpp"

namespace baize::pai_gow_tiles_table {

using namespace pai_gow_tiles;
using rules_table::bet;

inline Stack stack(std::initializer_list<std::string_view> names) {
    Stack four{};
    std::size_t at = 0;
    for (const std::string_view name : names) four.at(at++) = kTiles.find(name).value();
    return four;
}

inline TileRank hand(std::string_view a, std::string_view b, WildTiles wild = WildTiles::InPointsToo) {
    return rank_of(kTiles.find(a).value(), kTiles.find(b).value(), wild);
}

// Three dice of this sum.
inline Thrown thrown_as(int sum) {
    Thrown thrown;
    for (int die = 0, left = sum; die < 3; ++die) {
        thrown.faces.push_back(static_cast<std::uint8_t>(std::min(6, left - (2 - die))));
        left -= thrown.faces.back();
    }
    return thrown;
}

// Deals tiles in the order of the deck until somebody is asked; how many stacks lie on the table then.
inline int stacks_dealt(Session& session) {
    int tiles = 0;
    for (int face = 0; session.need().kind == NeedKind::Card;) {
        if (session.apply(DealtCard{Card::from_index(face)})) ++face;
        else ++tiles;
    }
    return tiles / kStack;
}

inline int left_after_the_deal(const Setup& setup, std::initializer_list<BoxNo> boxes, int& dealt) {
    Session session(setup);
    EXPECT_FALSE(session.apply(Shuffled{}));
    for (const BoxNo box : boxes) EXPECT_FALSE(session.apply(bet(setup.game(), 0, box, "main", 10)));
    EXPECT_FALSE(session.apply(CloseBets{}));
    EXPECT_FALSE(session.apply(thrown_as(8)));
    dealt = stacks_dealt(session);
    EXPECT_EQ(session.need().kind, NeedKind::Decision);
    return session.table().carried().shoe.cards_left;
}

}  // namespace baize::pai_gow_tiles_table
