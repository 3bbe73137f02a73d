// NeverBust Blackjack in the GB rules of 2011, 4.74-4.81: what its wagers pay at least (2.5), and what an operator may choose.
#pragma once

#include "rulebooks/gb_2011/blackjack.hpp"

namespace baize::gb_2011::neverbust {

inline constexpr PayRow kMain[blackjack::kMainRows] = {{"blackjack", {3, 2}, "4.79"}, {"higher", {1, 1}, "4.77"}};
inline constexpr PayTable kMainTables[] = {{"min", Binding::Floor, kMain}};

// In the places of blackjack::Option.
inline constexpr OptionDef kOptions[] = {
    blackjack::kDecksOption,
    {"hole-card", "Dealer's second card: after the players, face down, or looked at", "4.10", blackjack::kHoleCard, 0, false, true},  // nothing is decided
    {"soft-17", "Soft 17, of the dealer and of the players (ruling R44)", "4.18", blackjack::kSoft17},
    blackjack::kEvenMoneyOption, blackjack::kPlayersABoxOption,
};

}  // namespace baize::gb_2011::neverbust
