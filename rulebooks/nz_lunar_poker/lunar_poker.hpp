// New Zealand's Lunar Poker (seed 000, Division 21): what its wagers pay (5.5, 5.6, 5.9), and what a table may choose.
#pragma once

#include <array>

#include "core/figure.hpp"
#include "definition/game.hpp"

namespace baize::nz_lunar_poker {

// Rows are named by their place, the highest hand first.
enum AnteRow { AnteUnopposed, AnteStraightFlush, AnteRoyalFlush, kAnteRows };
enum BetRow {
    RoyalFlush, StraightFlush, FourOfAKind, FullHouse, Flush, Straight, ThreeOfAKind, TwoPairs, OnePair, AceKing,
    kBetRows,
};
enum SuperRow {
    SuperFourOfAKind, SuperColouredStraight, SuperFullHouse, SuperFlush, SuperStraight, SuperThreeOfAKind,
    SuperAceKingQueen, SuperFiveColoured, kSuperRows,
};

// ---- What is paid ---------------------------------------------------------------------------------------------------

using AnteRows = std::array<PayRow, kAnteRows>;
using SuperRows = std::array<PayRow, kSuperRows>;

// 5.5: an ante is paid where the dealer does not qualify. 5.6: instant cash, by one of thirteen pairs of odds.
constexpr AnteRows ante_with(int straight_flush, int royal_flush) {
    return {{
        {"dealer-does-not-qualify", {1, 1},              "5.5"},
        {"straight-flush-dealt",    {straight_flush, 1}, "5.6"},
        {"royal-flush-dealt",       {royal_flush, 1},    "5.6"},
    }};
}
inline constexpr AnteRows kAntes[] = {
    ante_with(200, 600),  ante_with(300, 600),  ante_with(200, 800),  ante_with(300, 800),  ante_with(200, 1000),
    ante_with(300, 1000), ante_with(200, 1200), ante_with(300, 1200), ante_with(400, 1200), ante_with(200, 1500),
    ante_with(300, 1500), ante_with(400, 1500), ante_with(500, 1500),
};

inline constexpr PayRow kBet[kBetRows] = {
    {"royal-flush",     {100, 1}, "5.5"},
    {"straight-flush",  {50, 1},  "5.5"},
    {"four-of-a-kind",  {20, 1},  "5.5"},
    {"full-house",      {7, 1},   "5.5"},
    {"flush",           {5, 1},   "5.5"},
    {"straight",        {4, 1},   "5.5"},
    {"three-of-a-kind", {3, 1},   "5.5"},
    {"two-pairs",       {2, 1},   "5.5"},
    {"one-pair",        {1, 1},   "5.5"},
    {"ace-and-king",    {1, 1},   "5.5"},
};

// 5.9: the operator may pay 7 for three of a kind, 5 for ace-king-queen, or both.
constexpr SuperRows super_with(int three_of_a_kind, int ace_king_queen) {
    return {{
        {"four-of-a-kind",            {200, 1},             "5.9"},
        {"same-coloured-straight",    {150, 1},             "5.9"},
        {"full-house",                {100, 1},             "5.9"},
        {"flush",                     {50, 1},              "5.9"},
        {"straight",                  {25, 1},              "5.9"},
        {"three-of-a-kind",           {three_of_a_kind, 1}, "5.9"},
        {"ace-king-queen",            {ace_king_queen, 1},  "5.9"},
        {"five-same-coloured-cards",  {2, 1},               "5.9"},
    }};
}
inline constexpr SuperRows kSupers[] = {super_with(8, 6), super_with(7, 6), super_with(8, 5), super_with(7, 5)};

inline constexpr PayTable kAnteTables[] = {
    {"1", Binding::OneOf, kAntes[0]},   {"2", Binding::OneOf, kAntes[1]},   {"3", Binding::OneOf, kAntes[2]},
    {"4", Binding::OneOf, kAntes[3]},   {"5", Binding::OneOf, kAntes[4]},   {"6", Binding::OneOf, kAntes[5]},
    {"7", Binding::OneOf, kAntes[6]},   {"8", Binding::OneOf, kAntes[7]},   {"9", Binding::OneOf, kAntes[8]},
    {"10", Binding::OneOf, kAntes[9]},  {"11", Binding::OneOf, kAntes[10]}, {"12", Binding::OneOf, kAntes[11]},
    {"13", Binding::OneOf, kAntes[12]},
};
inline constexpr PayTable kBetTables[] = {{"book", Binding::Fixed, kBet}};
inline constexpr PayTable kSuperTables[] = {{"1", Binding::OneOf, kSupers[0]}, {"2", Binding::OneOf, kSupers[1]},
                                            {"3", Binding::OneOf, kSupers[2]}, {"4", Binding::OneOf, kSupers[3]}};
inline constexpr PayTable kFeeTables[] = {{"fee", Binding::Fixed, {}}};  // 8.5(a), 8.6(a), 10.3: collected at once

inline constexpr int kBetTimes = 2;                      // 5.2(b): twice the ante
inline constexpr int kExchangeFrom = 2, kExchangeTo = 5;  // 8.5: never a single card

// ---- Options --------------------------------------------------------------------------------------------------------

enum Option : std::size_t {
    SecondCombination, AceKingQueen, SuperPays, MaximumPayout, Dealing, Serving, Declaring,
};

// 10.9 says that a second combination is paid: a table that pays none is priced, and may not be run.
inline constexpr OptionValue kSecondCombination[] = {
    {"any", "10.9"}, OptionValue{"other-line", "10.9"}.doubtful(), OptionValue{"none", "10.9"}.against_text()};
enum class SuperHands { AnyHand, OddCardsOnly };
inline constexpr OptionValue kAceKingQueen[] = {{"any-hand", "5.9"}, OptionValue{"odd-cards-only", "5.9"}.doubtful()};
enum class SupersPaid { Highest, Each };
inline constexpr OptionValue kSuperPays[] = {{"highest", "5.9"}, OptionValue{"each", "5.9"}.doubtful()};
inline constexpr OptionValue kMaximum[] = {{"none", "5.12"}};
enum class From { Shoe, Shuffler };
inline constexpr OptionValue kDealing[] = {{"shoe", "8.3"}, {"shuffler", "8.4"}};
enum class When { AfterAll, AtOnce };
inline constexpr OptionValue kServing[] = {{"after-all", "9.7"}, {"at-once", "9.8"}};
enum class Declares { Terminal, Player };
inline constexpr OptionValue kDeclaring[] = {{"terminal", "4.5"}, {"player", "9.2"}};

inline constexpr OptionDef kOptions[] = {
    OptionDef{"second-combination", "The second combination that a winning hand is paid for (ruling R25)", "10.9",
              kSecondCombination}.shown(),
    OptionDef{"ace-king-queen", "Where ace-king-queen counts on the Super wager (ruling R18)", "5.9",
              kAceKingQueen}.shown(),
    OptionDef{"super-pays", "The combinations of one hand that the Super wager pays (ruling R18)", "5.9",
              kSuperPays}.shown(),
    {.id = "maximum-payout", .title = "The most that is paid on one hand, over all its payments (ruling R74)",
     .clause = "5.12", .values = kMaximum, .takes_amount = true,
     .ceiling = "One hand is paid no more than {} over all its payments, whatever it would win at the odds shown",
     .doubtful_amount = true},
    {"dealing", "The cards are dealt from", "3.4(c)", kDealing, 0, false},
    {"serving", "When the dealer acts on a draw", "9.7", kServing, 0, false},
    {"declaring", "Who declares Super and instant cash hands (ruling R75)", "9.2", kDeclaring, 0, false},
};

// 5.6: the odds of the instant cash payout, which are the ante's (5.5); 5.12: the highest pay-out.
inline constexpr DisplayRule kChoicesDisplayed[] = {{"5.5", "5.6"}, {"5.12", "5.12"}};
inline constexpr Displayed kDisplayed = {.choices = kChoicesDisplayed};

}  // namespace baize::nz_lunar_poker
