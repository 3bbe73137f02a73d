// gb.blackjack: the GB book's blackjack with 21+3, Royal Match and Perfect Pairs
// (gb-2011 4.1-4.59), and what its variations share with it.
#pragma once

#include <utility>

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/blackjack/hands.hpp"

namespace baize::blackjack::gb {

using namespace table;

enum SideWager : std::uint8_t { TwentyOnePlus3 = kOwnWagers, RoyalMatch, PerfectPairs, kSideWagersEnd };

// ---- For every game of the section ----------------------------------------------------------------------------------
inline constexpr int kBoxes = 7;
// 4.40, 4.49, 4.58: beside the wager on the hand concerned.
inline constexpr std::pair<SideWager, Clause> kBesideMain[] = {
    {TwentyOnePlus3, "4.40"}, {RoyalMatch, "4.49"}, {PerfectPairs, "4.58"}};
inline constexpr PlayClauses kBy{"4.12", "4.27", "4.22", "4.22", "4.23", "4.23", "4.27", "4.32"};

// The options that the three games share, as rules.
Rules rules_of_table(const Setup& setup);
ShoePolicy shoe(const Setup& setup);
std::shared_ptr<const void> keep(const Rules& rules);
std::span<const IrregularityDef> irregularities();
MaybeRefusal box_takes(const Table& t, const PlaceBet& bet);
// A wager beside the main one, which neither comes before it nor outlasts it.
MaybeRefusal has_its_wager(const Table& t, const PlaceBet& bet, Position side, std::uint8_t main, Clause clause);
// What a player has on a position of the box once this bet is taken.
Money after(const Table& t, const PlaceBet& bet, Position position);
// The rules that a box is played by: at a table of Blackjack Switch there are two kinds of boxes (ruling R56).
const Rules& rules_for(const Table& t, const Box& box);

// 4.22: is insurance offered?
bool shows_an_ace(const Table& t);
// 4.17: does the dealer look at the hole card?
bool peeks(const Table& t, const Rules& rules);
// ... and looks: has he a blackjack? Insurances are settled with it.
bool peek(Table& t);
// A blackjack is paid at once where the dealer cannot have one.
void pay_blackjacks(Table& t, const Rules& rules);
void settle_all(Table& t, const DealerResult& dealer);

// ---- gb.blackjack and gb.blackjack-switch: one round, in the book's order -------------------------------------------
Round round(Table& t);
Rules rules_of(const Setup& setup);

extern const Game kGame;

}  // namespace baize::blackjack::gb
