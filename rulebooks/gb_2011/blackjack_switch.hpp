// Blackjack Switch in the GB rules of 2011, 4.60-4.73: what its wagers pay at least (2.5), and what an operator may choose.
#pragma once

#include "rulebooks/gb_2011/blackjack.hpp"

namespace baize::gb_2011::blackjack_switch {

// A blackjack pays no more than another win (4.65), which pays as in the normal game (4.64).
inline constexpr PayRow kMain[blackjack::kMainRows] = {{"blackjack", {1, 1}, "4.65"}, {"other", {1, 1}, "4.21(b)"}};
inline constexpr PayTable kMainTables[] = {{"min", Binding::Floor, kMain}};

// ---- Super Match (4.67-4.73) ----------------------------------------------------------------------------------------

enum SuperMatchRow { SinglePair, ThreeOfAKind, TwoPairs, FourOfAKind, kSuperMatchRows };

inline constexpr PayRow kSuperMatchMin[kSuperMatchRows] = {
    {"single-pair", {1, 1}, "4.69"}, {"three-of-a-kind", {3, 1}, "4.69"}, {"two-pairs", {5, 1}, "4.69"}, {"four-of-a-kind", {25, 1}, "4.69"},
};
inline constexpr PayRow kSuperMatch1[kSuperMatchRows] = {
    {"single-pair", {1, 1}, "4.70"}, {"three-of-a-kind", {5, 1}, "4.70"}, {"two-pairs", {8, 1}, "4.70"}, {"four-of-a-kind", {40, 1}, "4.70"},
};
inline constexpr PayRow kSuperMatch2[kSuperMatchRows] = {
    {"single-pair", {1, 1}, "4.70"}, {"three-of-a-kind", {5, 1}, "4.70"}, {"two-pairs", {7, 1}, "4.70"}, {"four-of-a-kind", {50, 1}, "4.70"},
};
inline constexpr PayTable kSuperMatchTables[] = {
    {"min", Binding::Floor, kSuperMatchMin}, {"1", Binding::OneOf, kSuperMatch1}, {"2", Binding::OneOf, kSuperMatch2},
};

// ---- What an operator may choose ------------------------------------------------------------------------------------

inline constexpr OptionValue kDecks[] = {{"6", "4.61"}, {"8", "4.61"}};
inline constexpr OptionValue kSuperMatchSuits[] = {{"no", "4.69"}, {"yes", "4.69"}};

// In the places of blackjack::Option, but for what comes after the order of the deal.
enum Option : std::size_t { SuperMatchSuits = blackjack::SplitDeal + 1 };

inline constexpr OptionDef kOptions[] = {
    {"decks", "Decks of cards", "4.61", kDecks},                                                                       // ruling R15: 6
    blackjack::kHoleCardOption, blackjack::kSoft17Option, blackjack::kEvenMoneyOption, blackjack::kPlayersABoxOption, blackjack::kDoubleRuleOption,
    blackjack::kSplitRuleOption, blackjack::kHandsOption, blackjack::kSplitDealOption,
    {"super-match-suits", "Super Match: cards match in denomination, or in suit too (ruling R43)", "4.69", kSuperMatchSuits},
};

}  // namespace baize::gb_2011::blackjack_switch
