// New Zealand's Big Raise Stud Poker (seed 002): what its wagers pay (5.7, 10.3), and what a table may choose.
#pragma once

#include "core/figure.hpp"
#include "definition/game.hpp"

namespace baize::nz_big_raise_stud {

// Rows are named by their place, the highest hand first.
enum AnteRow { AnteWins, kAnteRows };
enum RaiseRow {
    RoyalFlush, StraightFlush, FourOfAKind, FullHouse, Flush, Straight, ThreeOfAKind, TwoPairs, TensOrBetter,
    SixesToNines, kRaiseRows,
};
enum BonusRow { BonusStraightFlush, BonusThreeOfAKind, BonusStraight, BonusFlush, BonusPair, kBonusRows };

inline constexpr PayRow kAnte[kAnteRows] = {{"wins", {1, 1}, "5.7"}};

inline constexpr PayRow kRaise[kRaiseRows] = {
    {"royal-flush",            {500, 1}, "5.7"},
    {"straight-flush",         {100, 1}, "5.7"},
    {"four-of-a-kind",         {40, 1},  "5.7"},
    {"full-house",             {8, 1},   "5.7"},
    {"flush",                  {6, 1},   "5.7"},
    {"straight",               {4, 1},   "5.7"},
    {"three-of-a-kind",        {3, 1},   "5.7"},
    {"two-pairs",              {2, 1},   "5.7"},
    {"pair-of-tens-or-better", {1, 1},   "5.7"},
    {"pair-of-sixes-to-nines", {0, 1},   "5.7"},
};

inline constexpr PayRow kBonus[kBonusRows] = {
    {"straight-flush",  {40, 1}, "10.3"},
    {"three-of-a-kind", {30, 1}, "10.3"},
    {"straight",        {6, 1},  "10.3"},
    {"flush",           {3, 1},  "10.3"},
    {"pair",            {1, 1},  "10.3"},
};

inline constexpr PayTable kAnteTables[] = {{"book", Binding::Fixed, kAnte}};
inline constexpr PayTable kRaiseTables[] = {{"book", Binding::Fixed, kRaise}};
inline constexpr PayTable kBonusTables[] = {{"book", Binding::Fixed, kBonus}};

// ---- Options --------------------------------------------------------------------------------------------------------

enum class SevensDo { StandOff, Lose };
inline constexpr OptionValue kSevens[] = {{"stand-off", "5.7"}, OptionValue{"lose", "10.2(b)"}.doubtful()};
enum class AnteIs { Returned, Paid };
inline constexpr OptionValue kStandOffAnte[] = {{"returned", "10.2(b)"}, OptionValue{"paid", "5.7"}.doubtful()};
inline constexpr OptionValue kOffered[] = {{"yes", "5.1(b)"}, {"no", "5.1(b)"}};
inline constexpr OptionValue kBlindBetting[] = {{"no", "5.1(c)"}, {"yes", "5.1(c)"}};
enum class From { Shoe, Shuffler };
inline constexpr OptionValue kDealing[] = {{"shoe", "8.3"}, {"shuffler", "8.4"}};
inline constexpr OptionValue kAreas[] = {{"one", "5.5"}, {"several", "5.5"}};
inline constexpr OptionValue kBlindHands[] = {{"yes", "5.5.2"}, {"no", "5.5.2"}};
inline constexpr OptionValue kNoMaximum[] = {{"none", "5.8"}};

enum Option : std::size_t {
    Sevens, StandOffAnte, BonusOffered, BlindBetting, Dealing, Areas, BlindHands, MaximumPayout,
};

inline constexpr OptionDef kOptions[] = {
    OptionDef{"sevens", "A pair of sevens, which 10.2(b) leaves out (ruling R22)", "10.2(b)", kSevens}.shown(),
    OptionDef{"stand-off-ante", "The ante when hands stand off (ruling R68)", "10.2(b)", kStandOffAnte}.shown(),
    {"three-card-bonus", "The Three Card Bonus is offered", "5.1(b)", kOffered, 0, false},
    {"blind-betting", "A Raise Wager may be laid before the cards are dealt", "5.1(c)", kBlindBetting, 0, false},
    {"dealing", "How the cards are dealt", "3.4", kDealing, 0, false},
    // Both are shown: who lays on a second area must know that he will not look at its cards.
    {"areas", "Betting areas one player may use", "5.5", kAreas, 1, false, true},
    {"blind", "Additional hands are played blind", "5.5.2", kBlindHands, 0, false, true, "areas=several"},
    {.id = "maximum-payout", .title = "The most that is paid on one Raise Wager", .clause = "5.8",
     .values = kNoMaximum, .takes_amount = true,
     .ceiling = "One Raise Wager is paid no more than {}, whatever it would win at the odds shown"},
};

// 5.8: the operator displays the maximum it has set.
inline constexpr DisplayRule kChoicesDisplayed[] = {{"5.8", "5.8"}};
inline constexpr Displayed kDisplayed = {.choices = kChoicesDisplayed};

// ---- Figures to verify ----------------------------------------------------------------------------------------------

inline constexpr Figure kFigures[] = {
    {"count of all deals", "ante", "book", "", "13.689784"},
    {"count of all hands", "three-card-bonus", "book", "", "7.276018"},
};

}  // namespace baize::nz_big_raise_stud
