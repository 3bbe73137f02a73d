// NZ blackjack: pay scales and what an operator may elect (nz-blackjack 3.3, 9.4, 10.1A, 11.6-11.7, 12.7-12.9, 14, 17).
#pragma once

#include "core/figure.hpp"
#include "core/pay.hpp"
#include "definition/game.hpp"

namespace baize::nz_blackjack {

inline constexpr PayRow kThreeToTwo[] = {{"blackjack", {3, 2}, "10.1A"}};
inline constexpr PayRow kSixToFive[] = {{"blackjack", {6, 5}, "10.1A"}};
inline constexpr PayRow kOneToOne[] = {{"blackjack", {1, 1}, "10.1A"}};
inline constexpr PayRow kInsurance[] = {{"insurance", {2, 1}, "9.4"}};

// The pay scale of the main wager follows the option `blackjack-pays`; every other win is at even money (5.4).
inline constexpr PayTable kMainPays[] = {
    {"3:2", Binding::OneOf, kThreeToTwo, "blackjack-pays=3:2"},
    {"6:5", Binding::OneOf, kSixToFive, "blackjack-pays=6:5"},
    {"1:1", Binding::OneOf, kOneToOne, "blackjack-pays=1:1"},
};
// 1.1: the ante is a fee of not more than 12.5 % of the table minimum, collected whatever happens (18.6).
inline constexpr Odds kAnteOfMinimumMax{1, 8};
inline constexpr PayTable kAntePays[] = {{"fee", Binding::Fixed, {}}};
// 20.8: a lammer wins as much as it stands for.
inline constexpr PayRow kLammer[] = {{"lammer", {1, 1}, "20.8"}};
inline constexpr PayTable kLammerPays[] = {{"fixed", Binding::Fixed, kLammer}};
// 21.3: another pay scale for wagers of the upper minimum.
inline constexpr PayTable kUpperPays[] = {
    {"3:2", Binding::OneOf, kThreeToTwo, "upper-blackjack-pays=3:2"},
    {"6:5", Binding::OneOf, kSixToFive, "upper-blackjack-pays=6:5"},
    {"1:1", Binding::OneOf, kOneToOne, "upper-blackjack-pays=1:1"},
};
inline constexpr PayTable kInsurancePays[] = {{"fixed", Binding::Fixed, kInsurance}};

inline constexpr OptionValue kDecks[] = {{"1", "3.3(a)", false}, {"2", "3.3(a)", false},
                                         {"3", "3.3(a)", false}, {"4", "3.3(a)"},
                                         {"5", "3.3(a)"},        {"6", "3.3(a)"},
                                         {"7", "3.3(a)"},        {"8", "3.3(a)"}};
inline constexpr OptionValue kVariants[] = {{.id = "standard", .clause = "13.3", .words = "Blackjack"},
                                            {.id = "style-a", .clause = "17.2", .words = "Style A"},
                                            {.id = "ante-up", .clause = "18.1", .words = "Ante Up"},
                                            {.id = "blackjack-plus", .clause = "19.1", .words = "Blackjack +"},
                                            {.id = "free-bet", .clause = "20.1", .words = "Free Bet"},
                                            {.id = "player-select", .clause = "21.1", .words = "Player Select"}};
enum VariantValue { Standard, StyleA, AnteUp, BlackjackPlus, FreeBet, PlayerSelect };
enum class Soft17s { ByVariant, Draws };
inline constexpr OptionValue kSoft17[] = {{"variant", "13.3"}, {"draws", "17.2"}};
inline constexpr OptionValue kAnteWaived[] = {{"never", "18.4"}};  // or any amount that the operator prescribes
inline constexpr OptionValue kBlackjackPays[] = {{"3:2", "10.1A"}, {"6:5", "10.1A"}, {"1:1", "10.1A"}};
inline constexpr OptionValue kEvenMoney[] = {{"yes", "10.3"}, {"no", "10.3", false}};
inline constexpr OptionValue kDoubleRule[] = {{"any", "11.1"}, {"9-11", "11.6(a)"},
                                              {"10-11", "11.6(b)"}, {"none", "11.6"}};
inline constexpr OptionValue kDoubleAfterSplit[] = {{"yes", "11.1"}, {"no", "11.6"}};
enum class DoubleLoses { Original, Both };
inline constexpr OptionValue kDoubleLost[] = {{"original", "11.5"}, {"both", "11.7"}};
enum class SplitPairs { Any, NotPairs, NotAces, None };  // 12.7(a): of pairs, aces alone
inline constexpr OptionValue kSplitRule[] = {{"any", "12.1"}, {"no-pairs", "12.7(a)"},
                                             {"no-aces", "12.7(b)"}, {"none", "12.7"}};
inline constexpr OptionValue kResplit[] = {{"yes", "12.4(a)"}, {"no", "12.8"}};
inline constexpr std::string_view kOriginalOnly = "the original wager and no more",
                                  kFirstLost = "the original wager, and the other wagers of hands that are bust",
                                  kBustAndOne = "the wagers of hands that are bust, and one more",
                                  kAllLost = "every wager";
inline constexpr OptionValue kSplitLost[] = {
    OptionValue{.id = "obo", .clause = "12.6", .words = kOriginalOnly}.doubtful(),
    OptionValue{.id = "first", .clause = "12.6", .words = kFirstLost}.doubtful(),
    OptionValue{.id = "bb+1", .clause = "12.6", .words = kBustAndOne}.doubtful(),
    {.id = "all", .clause = "12.9", .words = kAllLost}};
// Ruling R55: in Blackjack + what is settled before the dealer's second card (13.2,
// 19.6) stays settled, so that 12.6 spares what still stands.
inline constexpr StandardWhen kSplitLostWhen[] = {{"variant=blackjack-plus", 1}};
enum class Shoes { CuttingCard, Continuous };
inline constexpr OptionValue kShoe[] = {{"shoe", "3.3(c)"}, {"continuous", "3.4"}};
inline constexpr OptionValue kBurn[] = {{"no", "8.1"}, {"yes", "8.1"}};
inline constexpr OptionValue kPlayersABox[] = {{"3", "14.1"}, {"2", "14.1"}, {"1", "14.1"}};
inline constexpr OptionValue kBoxesAPlayer[] = {{"any", "14.4"}, {"1", "14.7"}, {"2", "14.7"}, {"3", "14.7"}};
enum class BoxLimits { None, TableMaximum };
inline constexpr OptionValue kBoxLimit[] = {{"none", "14.2"}, {"table-maximum", "14.2"}};
// Player Select: what holds for wagers of the upper minimum, an amount that the operator specifies (21.2, 21.3, 21.5).
inline constexpr OptionValue kUpperMinimum[] = {{"unspecified", "21.2"}};
inline constexpr OptionValue kUpperPaysValues[] = {{"3:2", "21.3"}, {"6:5", "21.3"}, {"1:1", "21.3"}};
inline constexpr OptionValue kUpperDoubleRule[] = {{"any", "21.5"}, {"9-11", "21.5"},
                                                   {"10-11", "21.5"}, {"none", "21.5"}};
inline constexpr OptionValue kUpperYes[] = {{"yes", "21.5"}, {"no", "21.5"}};
inline constexpr OptionValue kUpperSplitRule[] = {{"any", "21.5"}, {"no-pairs", "21.5"},
                                                  {"no-aces", "21.5"}, {"none", "21.5"}};
inline constexpr OptionValue kUpperDoubleLost[] = {{"original", "21.5"}, {"both", "21.5"}};
inline constexpr OptionValue kUpperSplitLost[] = {
    {.id = "obo", .clause = "21.5", .words = kOriginalOnly},
    OptionValue{.id = "first", .clause = "21.5", .words = kFirstLost}.doubtful(),
    OptionValue{.id = "bb+1", .clause = "21.5", .words = kBustAndOne}.doubtful(),
    {.id = "all", .clause = "21.5", .words = kAllLost}};
// Which side wagers the layout has.
inline constexpr OptionValue kSuperSevensOffered[] = {{"no", "15.1"}, {"yes", "15.1"}};
inline constexpr OptionValue kMadnessOffered[] = {{"no", "15A.1"}, {"yes", "15A.1"}};
inline constexpr OptionValue kPerfectPairOffered[] = {{"no", "15B.1"}, {"yes", "15B.1"}};
inline constexpr OptionValue kAnyPairOffered[] = {{"no", "15C.1"}, {"yes", "15C.1"}};
inline constexpr OptionValue kHouseMoneyOffered[] = {{"no", "15D.1"}, {"yes", "15D.1"}};
inline constexpr OptionValue kLetItRideOffered[] = {{"no", "15E.1"}, {"yes", "15E.1"}};
inline constexpr OptionValue kLuckyMatchOffered[] = {{"no", "15F.1"}, {"yes", "15F.1"}};
inline constexpr OptionValue kLuckyLuckyOffered[] = {{"no", "15G.1"}, {"yes", "15G.1"}};
inline constexpr OptionValue kBusterOffered[] = {{"no", "15H.1"}, {"yes", "15H.1"}};
inline constexpr OptionValue kPush22Offered[] = {{"no", "20A.1"}, {"yes", "20A.1"}};
inline constexpr OptionValue kExtraPairs[] = {{"no", "15B.9"}, {"yes", "15B.9"}};
// Rulings R31, R32, R36, R37: the reading of the ruling first, the other one second.
inline constexpr OptionValue kFreeResplit[] = {{"yes", "20.4"}, OptionValue{"no", "20.5"}.doubtful()};
inline constexpr OptionValue kFreeDoubleAfterSplit[] = {{"yes", "20.3"}, OptionValue{"no", "20.5"}.doubtful()};
inline constexpr OptionValue kFiveAfterSplit[] = {{"yes", "19.3(e)"}, OptionValue{"no", "19.3(e)"}.doubtful()};
enum class FiveCountFrom { Any, Twelve };
inline constexpr OptionValue kFiveFrom[] = {{"any", "19.3(e)"}, OptionValue{"12", "13.1(d)"}.doubtful()};
enum class Doubled21s { AtOnce, ByTheDealer };
inline constexpr OptionValue kDoubled21[] = {{"at-once", "19.6"}, OptionValue{"by-the-dealer", "11.4"}.doubtful()};
inline constexpr OptionValue kPush22Draws[] = {{"yes", "20A.4"}, OptionValue{"no", "13.4"}.doubtful()};
inline constexpr OptionValue kMadnessStake[] = {{"returned", "15A.6"}, OptionValue{"kept", "15A.6"}.doubtful()};
inline constexpr OptionValue kFreeBonus[] = {{"none", "15H.9"},
                                             {.id = "b1", .clause = "15H.10b", .words = "pay scale B1"},
                                             {.id = "b3", .clause = "15H.10b", .words = "pay scale B3"}};

enum Option : std::size_t {
    Decks, Variant, BlackjackPays, EvenMoney, Doubling, DoubleAfterSplit, DoubleLost, Splitting, Resplit, SplitLost,
    Shoe, Burn,
    PlayersABox, BoxesAPlayer, BoxLimit,
    OffersSuperSevens, OffersMadness, OffersPerfectPair, OffersAnyPair, OffersHouseMoney, OffersLetItRide,
    OffersLuckyMatch, OffersLuckyLucky, OffersBuster, OffersPush22, ExtraPairs, FreeBonus,
    Soft17, AnteWaived, UpperMinimum, UpperPays, UpperDoubling, UpperDoubleAfterSplit, UpperSplitting, UpperResplit,
    UpperDoubleLost, UpperSplitLost,
    FreeResplit, FreeDoubleAfterSplit, FiveAfterSplit, FiveFrom, Doubled21, Push22Draws, MadnessStake
};

inline constexpr OptionDef kOptions[] = {
    OptionDef{"decks", "Decks of cards", "3.3(a)", kDecks, 5}.decks(),                              // ruling R15: 6
    OptionDef{"variant", "Version: Blackjack, Style A, Ante Up, Blackjack +, Free Bet, Player Select",
              "13.3, 17.2, 18.1, 19.1, 20.1, 21.1", kVariants}.shown(),
    OptionDef{"blackjack-pays", "Blackjack pays", "10.1A", kBlackjackPays}.shown(),
    // the best player never takes it
    {"even-money", "Even money for a blackjack against an ace, at 3:2", "10.3", kEvenMoney, 0, false},
    {"double-rule", "First two cards that may be doubled", "11.1, 11.6", kDoubleRule},
    {"double-after-split", "Doubling after a split", "11.6", kDoubleAfterSplit},
    {"double-lost-to-blackjack", "What a double loses to a dealer's blackjack", "11.5, 11.7", kDoubleLost},
    {"split-rule", "Pairs that may be split", "12.1, 12.7", kSplitRule},
    {"resplit", "Splitting a second time, to three hands", "12.4(a), 12.8", kResplit},
    {"split-lost-to-blackjack", "What a split box loses to a dealer's blackjack (ruling R26)", "12.6, 12.9", kSplitLost,
     0, true, false, {}, false, kSplitLostWhen},
    {"shoe", "Shoe with a cutting card, or a continuous shuffler", "3.3(c), 3.4", kShoe, 0, false},
    {"burn", "First card after a shuffle is discarded", "8.1", kBurn, 0, false},
    {"players-a-box", "Players that may wager on one box", "14.1", kPlayersABox, 0, false},
    {"boxes-a-player", "Boxes one player may wager on", "14.4, 14.7", kBoxesAPlayer, 0, false},
    {"box-limit", "Limit on all wagers on one box", "14.2", kBoxLimit, 0, false},
    {"super-sevens", "Super Sevens wagers", "15.1", kSuperSevensOffered, 0, false},
    {"madness-21", "Madness 21 wagers", "15A.1", kMadnessOffered, 0, false},
    {"perfect-pair", "Perfect Pair wagers", "15B.1", kPerfectPairOffered, 0, false},
    {"any-pair", "Any Pair wagers", "15C.1", kAnyPairOffered, 0, false},
    {"house-money", "House Money wagers", "15D.1", kHouseMoneyOffered, 0, false},
    {"let-it-ride", "Let it Ride wagers", "15E.1", kLetItRideOffered, 0, false},
    {"lucky-match", "Lucky Match wagers", "15F.1", kLuckyMatchOffered, 0, false},
    {"lucky-lucky", "Lucky Lucky wagers", "15G.1", kLuckyLuckyOffered, 0, false},
    {"buster", "Buster Blackjack wagers", "15H.1", kBusterOffered, 0, false},
    {"push-22", "Push 22 wagers", "20A.1", kPush22Offered, 0, false},
    {"extra-pairs", "Additional pair wagers on the hands of a split", "15B.9, 15C.10", kExtraPairs, 0, false},
    {"free-bonus", "Free Bonus beside Buster Blackjack wagers", "15H.9", kFreeBonus, 0, false},
    {"soft-17", "Dealer on a soft 17: as the version says, or draws because Style A is adopted too",
     "17.2, 18.1, 19.1, 20.6", kSoft17},
    {"ante-waived-from", "Ante Up: no ante from a wager of so much on", "18.4", kAnteWaived, 0, false, false, {}, true},
    {"upper-minimum", "Player Select: the upper minimum", "21.2", kUpperMinimum, 0, false, false, {}, true},
    {"upper-blackjack-pays", "Player Select: blackjack pays a wager of the upper minimum", "21.3", kUpperPaysValues, 0,
     false, true, "variant=player-select"},
    {"upper-double-rule", "Player Select: doubling for wagers of the upper minimum", "21.5", kUpperDoubleRule, 0, false,
     true, "variant=player-select"},
    {"upper-double-after-split", "Player Select: doubling after a split for wagers of the upper minimum", "21.5",
     kUpperYes, 0, false, true, "variant=player-select"},
    {"upper-split-rule", "Player Select: splitting for wagers of the upper minimum", "21.5", kUpperSplitRule, 0, false,
     true, "variant=player-select"},
    {"upper-resplit", "Player Select: splitting a second time for wagers of the upper minimum", "21.5", kUpperYes, 0,
     false, true, "variant=player-select"},
    {"upper-double-lost-to-blackjack",
     "Player Select: what a double of the upper minimum loses to a dealer's blackjack", "21.5", kUpperDoubleLost, 0,
     false, true, "variant=player-select"},
    {"upper-split-lost-to-blackjack",
     "Player Select: what a split box of the upper minimum loses to a dealer's blackjack", "21.5", kUpperSplitLost, 0,
     false, true, "variant=player-select"},
    {"free-resplit", "Free Bet: the second split is free too (ruling R31)", "20.4", kFreeResplit, 0, true, true,
     "variant=free-bet"},
    {"free-double-after-split", "Free Bet: a double after a split is free too (ruling R31)", "20.3",
     kFreeDoubleAfterSplit, 0, true, true, "variant=free-bet"},
    {"five-after-split", "Blackjack +: five cards of a split hand count (ruling R32)", "19.3(e)", kFiveAfterSplit, 0,
     true, true, "variant=blackjack-plus"},
    {"five-and-under-from", "Blackjack +: five cards count from this total on (ruling R32)", "19.3(e)", kFiveFrom, 0,
     true, true, "variant=blackjack-plus"},
    {"doubled-21", "Blackjack +: when the additional wager of a doubled 21 is settled (ruling R32)", "19.6", kDoubled21,
     0, true, true, "variant=blackjack-plus"},
    {"push-22-draws", "The dealer draws for a Push 22 wager alone (ruling R36)", "20A.4", kPush22Draws, 0, true, true,
     "push-22=yes"},
    {"madness-stake", "Madness 21: the stake, beside the prize (ruling R37)", "15A.6", kMadnessStake, 0, true, true,
     "madness-21=yes"},
};

// ---- Notices ------------------------------------------------------------------------------------------------------

inline constexpr DisplayRule kChoicesDisplayed[] = {
    {"11.6", "11.8"},   {"11.7", "11.8"},   {"12.7", "12.10"},  {"12.8", "12.10"},  {"12.9", "12.10"},
    {"10.1A", "3.2(b)(i)"}, {"13.3", "3.2(b)(ii)"},
    {"17.2", "17.3"},   {"14.2", "14.2"},   {"18.1", "18.2"},   {"18.4", "18.3"},   {"19.1", "19.2"},
    {"20.1", "20.2"},   {"21.3", "21.3"},   {"21.5", "21.6"},   {"15B.7", "15B.8"}, {"15C.8", "15C.9"},
    {"15F.9", "15F.11"}, {"15G.8", "15G.9"}, {"15H.10a", "15H.8"}, {"15H.10b", "15H.9"}, {"20A.6", "20A.7"},
};
inline constexpr Displayed kDisplayed = {.choices = kChoicesDisplayed};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"ruling R26", "main", "", "decks=6", "0.506"},
    {"ruling R26", "main", "", "decks=6 split-lost-to-blackjack=first", "0.512"},
    {"ruling R26", "main", "", "decks=6 split-lost-to-blackjack=bb+1", "0.515"},
    {"independent analysis", "main", "", "decks=6 variant=style-a", "0.729"},
    {"independent analysis", "main", "", "decks=6 blackjack-pays=6:5", "1.866"},
    {"independent analysis", "main", "", "decks=6 blackjack-pays=1:1", "2.773"},
    {"ruling R37", "madness-21", "", "decks=6", "29.36"},
    {"known figure", "perfect-pair", "1", "decks=6", "5.79"},
    {"known figure", "perfect-pair", "2", "decks=6", "6.11"},
};

}  // namespace baize::nz_blackjack
