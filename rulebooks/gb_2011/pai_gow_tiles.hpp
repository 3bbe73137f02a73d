// Pai Gow Tiles in the GB rules of 2011, section 14: minimum odds, the complete pay tables that may be used (2.6), and
// what the licence holder decides.
#pragma once

#include "core/figure.hpp"
#include "definition/game.hpp"

namespace baize::gb_2011::pai_gow_tiles {

// Rows are named by their place; an operator's own rows keep these places.
enum MainRow { BothHandsWin, kMainRows };
enum BonusRow {
    TwoPairsVersusTwoPairs, SupremeAndHeaven, SupremeAndEarth, LuckyDuck, TwoPairs, HighPair, WongOrPair, kBonusRows,
};
enum TieRow { OneWinsOneLoses, TwoPairsAlways, LuckyDuckAlways, kTieRows };

// ---- The Standard Wager (14.36) -------------------------------------------------------------------------------------

// Even money less a commission of 5 %.
inline constexpr PayRow kMain[kMainRows] = {{"both-hands-win", {19, 20}, "14.36"}};
inline constexpr PayTable kMainTables[] = {{"min", Binding::Floor, kMain}};

// ---- Bonanza Bonus (14.44, 14.45) -----------------------------------------------------------------------------------

struct BonusOdds {
    Clause clause;
    int versus, supreme_heaven, supreme_earth, duck, two_pairs, high_pair;
};

// In every table a Wong or one pair pays the same.
template <const BonusOdds& kOdds>
inline constexpr PayRow kBonus[kBonusRows] = {
    {"two-pairs-versus-two-pairs", {kOdds.versus, 1},         kOdds.clause},
    {"supreme-and-heaven",         {kOdds.supreme_heaven, 1}, kOdds.clause},
    {"supreme-and-earth",          {kOdds.supreme_earth, 1},  kOdds.clause},
    {"lucky-duck",                 {kOdds.duck, 1},           kOdds.clause},
    {"two-pairs",                  {kOdds.two_pairs, 1},      kOdds.clause},
    {"supreme-heaven-or-earth",    {kOdds.high_pair, 1},      kOdds.clause},
    {"wong-or-one-pair",           {2, 1},                    kOdds.clause},
};

inline constexpr BonusOdds kBonusMinimum = {"14.44", 150, 60, 30, 10, 6, 3};
inline constexpr BonusOdds kBonus1 = {"14.45", 250, 100, 50, 20, 10, 4};
inline constexpr BonusOdds kBonus2 = {"14.45", 200, 80, 40, 20, 10, 4};
inline constexpr BonusOdds kBonus3 = {"14.45", 250, 80, 50, 15, 8, 4};  // 15 for the Lucky Duck: ruling R24
inline constexpr BonusOdds kBonus4 = {"14.45", 500, 100, 50, 15, 8, 3};

inline constexpr PayTable kBonusTables[] = {
    {"min", Binding::Floor, kBonus<kBonusMinimum>}, {"1", Binding::OneOf, kBonus<kBonus1>},
    {"2", Binding::OneOf, kBonus<kBonus2>},         {"3", Binding::OneOf, kBonus<kBonus3>},
    {"4", Binding::OneOf, kBonus<kBonus4>},
};

// ---- Bonanza Tie (14.49, 14.50) -------------------------------------------------------------------------------------

struct TieOdds {
    Clause clause;
    int always;  // what two pairs and a Lucky Duck pay, win or lose
};

template <const TieOdds& kOdds>
inline constexpr PayRow kTie[kTieRows] = {
    {"tie",        {1, 1},            kOdds.clause},
    {"two-pairs",  {kOdds.always, 1}, kOdds.clause},
    {"lucky-duck", {kOdds.always, 1}, kOdds.clause},
};

inline constexpr TieOdds kTieMinimum = {"14.49", 1}, kTie1 = {"14.50", 2}, kTie2 = {"14.50", 3};

inline constexpr PayTable kTieTables[] = {
    {"min", Binding::Floor, kTie<kTieMinimum>}, {"1", Binding::OneOf, kTie<kTie1>}, {"2", Binding::OneOf, kTie<kTie2>},
};

// 14.48: the part of a Bonanza Tie wager that comes back when it is surrendered.
inline constexpr Odds kSurrendered = {1, 2};

// ---- A player's bank (14.21) ---------------------------------------------------------------------------------------

// What the casino keeps of the excess of losing over winning wagers.
inline constexpr int kLevyPercent = 5;

// ---- Options --------------------------------------------------------------------------------------------------------

enum Option : std::size_t {
    LocalRule, SplitHeavenEarth, SplitLong, SplitLongLeg, SplitBigHead, SplitMixedFive, WildTiles, Foul, DealFrom,
    Positions, PlayerBank, kGameOptions,
    BonusOffered = kGameOptions, TieOffered, MixedPairs, kOptions,
};

// 14.31 says nothing of hands without a pair; a local rule must be displayed, and a table needs one (ruling R52).
inline constexpr OptionValue kLocalRules[] = {
    {.id = "balanced", .clause = "14.31", .words = "balancing the hands, by the house's chart, displayed beside this "
     "sign: with which of the others the highest tile of each hand goes"},
    {.id = "strengthen-high", .clause = "14.31", .words = "strengthening the high hand: the highest that the four "
     "tiles make, and of equal ones that with the higher low hand"},
    {.id = "strengthen-low", .clause = "14.31", .words = "strengthening the low hand: the highest that is no foul, and "
     "of equal ones that with the higher high hand"},
    {"none", "14.31", false}};
// Rows that print an alternative (rulings R79, R92, R93), told by the two other tiles.
enum class Row { ByTheRow, Alternative };
inline constexpr OptionValue kHeavenEarthTexts[] = {
    {.id = "first-text", .clause = "14.31", .words = "an 8 with 5, 6, 7 or 8; a mixed 8 with 9; 4 with 6, 7, 8 or 9; 6 "
     "or 7 with 5, 6, 7, 8 or 9; 9 with 5 or 11; 1-2 and 2-4, where they count in points too, are a 6 with 7, 8 or 9 "
     "alone"},
    {.id = "second-text", .clause = "14.31", .words = "where the two hands make 6 and 8 or better, and 9 with 11; not "
     "with 4, 5 or 6 beside a 1-2 or 2-4 that counts in points too"}};
inline constexpr OptionValue kLongRow[] = {
    {.id = "by-the-row", .clause = "14.31", .words = "2 or 12 with 2, 11 or 12"}, {"never", "14.31"}};
inline constexpr OptionValue kLongLegTexts[] = {
    {.id = "first-text", .clause = "14.31", .words = "2 with 12; 2 or 12 with 10 or 11; 10 with 11"},
    {.id = "second-text", .clause = "14.31", .words = "2 or 12 with 2, 10, 11 or 12"}};
inline constexpr OptionValue kBigHeadRow[] = {
    {.id = "by-the-row", .clause = "14.31", .words = "2 with 12; 2 or 12 with Flower (5-5) or 11"}, {"never", "14.31"}};
inline constexpr OptionValue kMixedFiveRow[] = {
    {.id = "by-the-row", .clause = "14.31", .words = "2 with 12"}, {"never", "14.31"}};
inline constexpr OptionValue kWild[] = {
    {.id = "points-too", .clause = "14.31", .words = "in points as in pairs"},
    OptionValue{.id = "pairs-only", .clause = "14.8", .words = "in pairs only"}.doubtful()};
enum class Fouls { Loses, ReSet };
inline constexpr OptionValue kFoul[] = {
    {.id = "loses", .clause = "14.29", .words = "loses with both hands"},
    {.id = "re-set", .clause = "14.29", .words = "the dealer sets the tiles again by the house way"}};
enum class From { Left, Right };
inline constexpr OptionValue kDealFrom[] = {{"left", "14.19"}, {"right", "14.19"}};
inline constexpr OptionValue kPositions[] = {{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}};
// 2.2 has every wager made with the house's bank: the special permission wins, and `check` warns (ruling R80).
inline constexpr OptionValue kBank[] = {{"no", "14.21"}, {.id = "yes", .clause = "14.21", .against = "2.2"}};
inline constexpr OptionValue kOffered[] = {{"yes", "14.38"}, {"no", "14.38"}};
inline constexpr OptionValue kMixedPairs[] = {
    {.id = "count", .clause = "14.44", .words = "count as pairs"},
    OptionValue{.id = "not-as-one-pair", .clause = "14.44",
                .words = "count in two pairs, and not as one pair"}.doubtful(),
    OptionValue{.id = "never", .clause = "14.44", .words = "do not count as pairs"}.doubtful()};

inline constexpr OptionDef kOptionRows[kOptions] = {
    OptionDef{"house-way", "How the dealer sets a hand without a pair (ruling R52)", "14.31", kLocalRules}.shown(),
    OptionDef{"split-heaven-earth", "When Heaven and Earth are split (ruling R79)", "14.31", kHeavenEarthTexts}.shown(),
    OptionDef{"split-long", "When Long is split (ruling R79)", "14.31", kLongRow}.shown(),
    OptionDef{"split-long-leg", "When Long Leg Seven is split (ruling R79)", "14.31", kLongLegTexts}.shown(),
    OptionDef{"split-big-head", "When Big Head Six is split (ruling R79)", "14.31", kBigHeadRow}.shown(),
    OptionDef{"split-mixed-five", "When Mixed Five is split (ruling R79)", "14.31", kMixedFiveRow}.shown(),
    OptionDef{"wild-tiles", "Where 1-2 and 2-4 count as three or six (ruling R53)", "14.8", kWild}.shown(),
    OptionDef{"foul", "A low hand above the high hand", "14.29", kFoul, 0, false}.shown(),
    {"deal-from", "The side of the dealer from which positions are counted and dealt", "14.19", kDealFrom, 0, false},
    {"positions", "Positions that one player may use", "14.16", kPositions, 6, false},
    // 14.23: the sign has the rules for whoever holds it.
    {"player-bank", "A player may hold the bank: he covers all that is wagered against him, has the dealer's tiles, "
     "sets them as he likes and wins equal hands, and pays a levy of 5 % of any excess of losing over winning wagers "
     "(though 2.2 lets nothing be varied: ruling R80)", "14.21", kBank, 0, false},
    {"bonanza-bonus", "The Bonanza Bonus is offered", "14.38", kOffered, 0, false},
    {"bonanza-tie", "The Bonanza Tie is offered", "14.38", kOffered, 0, false},
    OptionDef{"mixed-pairs", "Mixed pairs in the Bonanza wagers (ruling R79)", "14.44", kMixedPairs}.shown(),
};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"004:14.44", "bonanza-bonus", "min", "", "13.2"},
    {"ruling R79", "bonanza-bonus", "min", "", "13.15"},
    {"ruling R79", "bonanza-bonus", "min", "mixed-pairs=not-as-one-pair", "26.07"},
    {"ruling R79", "bonanza-bonus", "min", "mixed-pairs=never", "26.84"},
    {"count of all deals", "main", "min", "", "2.273113"},
};

}  // namespace baize::gb_2011::pai_gow_tiles
