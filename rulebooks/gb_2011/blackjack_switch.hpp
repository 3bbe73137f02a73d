// Blackjack Switch in the GB rules of 2011, 4.60-4.73: what its wagers pay
// at least (2.5), and what an operator may choose.
#pragma once

#include "core/figure.hpp"
#include "rulebooks/gb_2011/blackjack.hpp"

namespace baize::gb_2011::blackjack_switch {

// With the Switch wager a blackjack pays no more than another win (4.65), which pays as in the normal game (4.64). A
// box without it plays that game (ruling R56).
enum MainRow { SwitchBlackjack, OtherWin, StandardBlackjack, kMainRows };
inline constexpr PayRow kMain[kMainRows] = {{"blackjack", {1, 1}, "4.65"}, {"other", {1, 1}, "4.21(b)"},
                                            {"blackjack-without-switch", {3, 2}, "4.21(a)"}};
inline constexpr PayTable kMainTables[] = {{"min", Binding::Floor, kMain}};

// ---- Super Match (4.67-4.73) ----------------------------------------------------------------------------------------

enum SuperMatchRow { SinglePair, ThreeOfAKind, TwoPairs, FourOfAKind, kSuperMatchRows };

inline constexpr PayRow kSuperMatchMin[kSuperMatchRows] = {
    {"single-pair", {1, 1}, "4.69"}, {"three-of-a-kind", {3, 1}, "4.69"},
    {"two-pairs", {5, 1}, "4.69"}, {"four-of-a-kind", {25, 1}, "4.69"},
};
inline constexpr PayRow kSuperMatch1[kSuperMatchRows] = {
    {"single-pair", {1, 1}, "4.70"}, {"three-of-a-kind", {5, 1}, "4.70"},
    {"two-pairs", {8, 1}, "4.70"}, {"four-of-a-kind", {40, 1}, "4.70"},
};
inline constexpr PayRow kSuperMatch2[kSuperMatchRows] = {
    {"single-pair", {1, 1}, "4.70"}, {"three-of-a-kind", {5, 1}, "4.70"},
    {"two-pairs", {7, 1}, "4.70"}, {"four-of-a-kind", {50, 1}, "4.70"},
};
inline constexpr PayTable kSuperMatchTables[] = {
    {"min", Binding::Floor, kSuperMatchMin}, {"1", Binding::OneOf, kSuperMatch1}, {"2", Binding::OneOf, kSuperMatch2},
};

// ---- What an operator may choose ------------------------------------------------------------------------------------

inline constexpr OptionValue kDecks[] = {{"6", "4.61"}, {"8", "4.61"}};
inline constexpr OptionValue kSuperMatchSuits[] = {{"no", "4.69"}, OptionValue{"yes", "4.69"}.doubtful()};
enum class StandsOffWith { SwitchBoxes, EveryBox };
inline constexpr OptionValue kDealer22[] = {{"switch-boxes", "4.66"}, OptionValue{"every-box", "4.66"}.doubtful()};
inline constexpr std::string_view kHandSpots[] = {"first", "second"};  // of a box with the Switch wager;
                                                                       // another has the first alone

// In the places of blackjack::Option, but for what comes after the ace of Royal Match.
enum Option : std::size_t { SuperMatchSuits = blackjack::RoyalMatchAce + 1, Dealer22 };

inline constexpr OptionDef kOptions[] = {
    // ruling R15: 6
    OptionDef{"decks", "Decks of cards", "4.61", kDecks}.decks(),
    blackjack::kHoleCardOption, blackjack::kSoft17Option, blackjack::kEvenMoneyOption, blackjack::kPlayersABoxOption,
    blackjack::kDoubleRuleOption,
    blackjack::kSplitRuleOption, blackjack::kHandsOption, blackjack::kSplitDealOption, blackjack::kResplitAcesOption,
    blackjack::kSplit21Option,
    blackjack::kTwentyOneAgainstBlackjackOption, blackjack::kLostToBlackjackOption, blackjack::kRoyalMatchAceOption,
    {"super-match-suits", "Super Match: cards match in denomination, or in suit too (ruling R43)", "4.69",
     kSuperMatchSuits},
    {"dealer-22", "A dealer's 22 stands off with the hands of Switch boxes, or of every box of the table (ruling R56)",
     "4.66", kDealer22},
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:4.69", "super-match", "min", "decks=6", "11.56", "", "11.60",
     "with six decks the house is 44922774 wagers ahead over all 387278970 sets of four cards, a wager laid on each; "
     "the figure for eight, counted in the "
     "same way, is right"},
    {"004:4.69", "super-match", "min", "decks=8", "10.74"},
};

}  // namespace baize::gb_2011::blackjack_switch
