// NZ Baccarat, Division 5 as far as the seeds have it: what wagers pay and
// what an operator may elect (nz-baccarat 5.10, 7.7, 7.8,
// 8.5, 11A, 11C, 11D, 13, 14). Perfect Pairs are paid as at blackjack (ruling D4).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"
#include "definition/game.hpp"

namespace baize::nz_baccarat {

inline constexpr std::string_view kHands[] = {"player", "banker"};

// ---- Wagers on the hands (5.10; 13.3, 13.4) ---------------------------------------------------------------------

// 2 to 1 Baccarat has rows by how a hand wins, and no commission (ruling R14); with it, each row pays 5 % less.
enum TwoToOneRow { TwoToOneWins, TwoToOneThreeCards, TwoToOneSix, kTwoToOneBankerRows };
inline constexpr std::size_t kTwoToOnePlayerRows = 2;

inline constexpr PayRow kPlayer[] = {{"player", {1, 1}, "5.10(a)"}};
inline constexpr PayRow kBanker[] = {{"banker-less-commission", {19, 20},
                                      "5.10(b)"}};  // 1 to 1 less 5 % of what is won
inline constexpr PayRow kPlayer2[kTwoToOnePlayerRows] = {{"player", {1, 1}, "13.3(a)"},
                                                         {"three-card-8-or-9", {2, 1}, "13.3(a)"}};
inline constexpr PayRow kBanker2[kTwoToOneBankerRows] = {
    {"banker", {1, 1}, "13.3(a)"}, {"three-card-8-or-9", {2, 1}, "13.3(a)"}, {"six", {1, 1}, "13.3(a)"},
};
inline constexpr PayRow kBanker2HalfOnSix[kTwoToOneBankerRows] = {
    {"banker", {1, 1}, "13.3(a)"}, {"three-card-8-or-9", {2, 1}, "13.3(a)"}, {"six", {1, 2}, "13.4"},
};
inline constexpr PayRow kBanker2Commission[kTwoToOneBankerRows] = {
    {"banker", {19, 20}, "5.10(b)"}, {"three-card-8-or-9", {19, 10}, "5.10(b)"}, {"six", {19, 20}, "5.10(b)"},
};
inline constexpr PayRow kBanker2CommissionHalfOnSix[kTwoToOneBankerRows] = {
    {"banker", {19, 20}, "5.10(b)"}, {"three-card-8-or-9", {19, 10}, "5.10(b)"}, {"six", {19, 40}, "5.10(b)"},
};
inline constexpr PayRow kTie8[] = {{"tie", {8, 1}, "5.10(c)"}};
inline constexpr PayRow kTie9[] = {{"tie", {9, 1}, "5.10(c)"}};
inline constexpr PayRow kTie8TwoToOne[] = {{"tie", {8, 1}, "13.3(b)"}};
inline constexpr PayRow kTie9TwoToOne[] = {{"tie", {9, 1}, "13.3(b)"}};

inline constexpr PayTable kPlayerTables[] = {
    {"fixed", Binding::Fixed, kPlayer,  "variant=standard|ante-up"},
    {"fixed", Binding::Fixed, kPlayer2, "variant=two-to-one|ante-up-two-to-one"},
};
inline constexpr PayTable kBankerTables[] = {
    {"fixed", Binding::Fixed, kBanker, "variant=standard|ante-up"},
    {"fixed", Binding::Fixed, kBanker2,
     "variant=two-to-one|ante-up-two-to-one banker-six=1:1 two-to-one-commission=no"},
    {"fixed", Binding::Fixed, kBanker2HalfOnSix,
     "variant=two-to-one|ante-up-two-to-one banker-six=1:2 two-to-one-commission=no"},
    {"fixed", Binding::Fixed, kBanker2Commission,
     "variant=two-to-one|ante-up-two-to-one banker-six=1:1 two-to-one-commission=yes"},
    {"fixed", Binding::Fixed, kBanker2CommissionHalfOnSix,
     "variant=two-to-one|ante-up-two-to-one banker-six=1:2 two-to-one-commission=yes"},
};
inline constexpr PayTable kTieTables[] = {
    {"8:1", Binding::OneOf, kTie8, "variant=standard|ante-up"},
    {"9:1", Binding::OneOf, kTie9, "variant=standard|ante-up"},
    {"8:1", Binding::OneOf, kTie8TwoToOne, "variant=two-to-one|ante-up-two-to-one"},
    {"9:1", Binding::OneOf, kTie9TwoToOne, "variant=two-to-one|ante-up-two-to-one"},
};

// ---- Side wagers (11A, 11C, 11D) ----------------------------------------------------------------------------------

inline constexpr PayRow kAnyPair1[] = {{"any-pair", {11, 1}, "11C.8"}};
inline constexpr PayRow kAnyPair2[] = {{"any-pair", {10, 1}, "11C.8"}};
inline constexpr PayTable kAnyPairTables[] = {{"1", Binding::OneOf, kAnyPair1}, {"2", Binding::OneOf, kAnyPair2}};

enum LuckyMatchRow { MixedMatch, ColouredMatch, LuckyMatch, LuckyTripleMatch, kLuckyMatchRows };
inline constexpr PayRow kLuckyMatch1[kLuckyMatchRows] = {
    {"mixed-match", {5, 1}, "11D.8"}, {"coloured-match", {10, 1}, "11D.8"},
    {"lucky-match", {25, 1}, "11D.8"}, {"lucky-triple-match", {100, 1}, "11D.8"},
};
inline constexpr PayRow kLuckyMatch2[kLuckyMatchRows] = {
    {"mixed-match", {5, 1}, "11D.8"}, {"coloured-match", {10, 1}, "11D.8"},
    {"lucky-match", {20, 1}, "11D.8"}, {"lucky-triple-match", {500, 1}, "11D.8"},
};
inline constexpr PayTable kLuckyMatchTables[] = {{"1", Binding::OneOf, kLuckyMatch1},
                                                 {"2", Binding::OneOf, kLuckyMatch2}};

enum PerfectPairsRow { MixedPair, ColouredPair, PerfectPair, kPerfectPairsRows };
inline constexpr PayRow kPerfectPairs1[kPerfectPairsRows] = {
    {"mixed-pair", {5, 1}, "nz-blackjack 15B.7"}, {"coloured-pair", {10, 1}, "nz-blackjack 15B.7"},
    {"perfect-pair", {30, 1}, "nz-blackjack 15B.7"},
};
inline constexpr PayTable kPerfectPairsTables[] = {{"1", Binding::OneOf, kPerfectPairs1}};

// ---- The ante (section 14) ----------------------------------------------------------------------------------------

// Section 1: not more than 12.5 % of the table minimum.
inline constexpr Odds kAnteOfMinimumMax{1, 8};
inline constexpr PayTable kAnteTables[] = {{"fee", Binding::Fixed, {}}};  // 14.6: collected, whatever happens

// ---- What an operator elects --------------------------------------------------------------------------------------

enum Option : std::size_t { Decks, Variant, BankerSix, SideWagers, AnteWaived, Style, Shoe, Burn, Commission };
enum VariantValue { Standard, TwoToOne, AnteUp, AnteUpTwoToOne };

inline constexpr OptionValue kDecks[] = {{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}};
inline constexpr OptionValue kVariants[] = {{"standard", "5.10"}, {"two-to-one", "13.1"},
                                            {"ante-up", "14.1"}, {"ante-up-two-to-one", "14.1"}};
inline constexpr OptionValue kBankerSix[] = {{"1:1", "13.3"}, {"1:2", "13.4"}};
inline constexpr OptionValue kSideWagers[] = {
    {"all", "11A.2", false}, {"any-pair", "11C.2"}, {"lucky-match", "11D.2"},
    {"perfect-pairs", "11A.2"}, {"none", "11C.1"},
};
inline constexpr OptionValue kAnteWaived[] = {{"never", "14.4"}};
enum class Styles { A, B, C };
inline constexpr OptionValue kStyles[] = {{"a", "8.5"}, {"b", "8.5"}, {"c", "8.5"}};
enum class Shoes { CuttingCard, Continuous };
inline constexpr OptionValue kShoe[] = {{"shoe", "7.7"}, {"continuous", "7.8"}};
enum class Burns { One, ByValue };
inline constexpr OptionValue kBurn[] = {{"one", "7.7(ii)"}, {"by-value", "7.7(i)"}};

inline constexpr OptionValue kCommission[] = {{"no", "13.3"}, OptionValue{"yes", "5.10(b)"}.doubtful()};

inline constexpr OptionDef kOptions[] = {
    OptionDef{"decks", "Decks of cards", "6.11", kDecks, 7}.decks(),                                // ruling R15: 8
    {"variant", "Baccarat, 2 to 1 Baccarat, Ante Up Baccarat, or both", "13.1, 14.1", kVariants},
    {"banker-six", "2 to 1 Baccarat: a banker's winning six pays", "13.4", kBankerSix},
    {"side-wagers", "Which side wager on pairs is offered, one at most", "11A.2, 11C.2, 11D.2", kSideWagers, 0, false},
    {"ante-waived-from", "Ante Up: no ante from an initial wager of this amount on", "14.4", kAnteWaived, 0, false,
     false, "variant=ante-up|ante-up-two-to-one", true},
    {"style", "Style of dealing", "8.5", kStyles, 0, false},
    {"shoe", "Shoe with a cutting card, or a continuous shuffler", "7.7, 7.8", kShoe, 0, false},
    {"burn", "Cards discarded after the shuffle", "7.7", kBurn, 0, false},
    {"two-to-one-commission", "2 to 1 Baccarat: a commission of 5 % on what the banker's hand wins (ruling R14)",
     "5.10(b)", kCommission, 0, true, true, "variant=two-to-one|ante-up-two-to-one"},
};

// ---- Notices ------------------------------------------------------------------------------------------------------

inline constexpr DisplayRule kChoicesDisplayed[] = {
    {"11C.8", "11C.9"}, {"11D.8", "11D.10"}, {"13.1", "13.5"}, {"13.4", "13.6"}, {"14.4", "14.3"},
};
inline constexpr Displayed kDisplayed = {.choices = kChoicesDisplayed};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"independent count", "any-pair", "1", "decks=8", "10.36"},
    {"independent count", "tie", "8:1", "decks=8", "14.36"},
    {"independent count", "tie", "9:1", "decks=8", "4.84"},
};

}  // namespace baize::nz_baccarat
