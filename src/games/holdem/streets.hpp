// What the rounds of the four Hold 'Em games have in common: the deal, the board that is opened street by street, and
// who is settled in which order (gb-2011 11.8-11.15).
#pragma once

#include <initializer_list>
#include <string>

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/holdem/hands.hpp"
#include "games/poker/plan.hpp"
#include "games/stakes.hpp"

namespace baize::holdem {

enum HouseHand : std::size_t { kDealer, kCommunity };
inline constexpr std::string_view kHouseHands[] = {"dealer", "community"};
inline constexpr int kBoxes = 7;
inline constexpr std::size_t kTurn = kFlop + 1;                                                // 11.8(c)

// ---- Cards ------------------------------------------------------------------------------------------------------

// 11.10: two cards to each position from the dealer's left, and to the dealer, face down.
Step deal_hole_cards(Table& t);
// The next community cards, until so many lie there.
Step deal_community(Table& t, std::size_t cards, Face face, Clause clause);
// So many of them are seen: those that lie are turned over, the others are dealt face up.
Step open_board(Table& t, std::size_t cards, Clause clause);

// 11.12: the best five of two hole cards and the first so many of the board.
FiveCardRank best_five(const Table& t, const Hand& hole, std::size_t board = kBoard);

// ---- Who is still there -----------------------------------------------------------------------------------------

bool any_in_action(const Table& t, const poker::Decision& decision);

// What folds have lost, from the dealer's right (11.15), before the next card is turned.
void collect_folds(Table& t, const poker::Decision& decision);

// The dealer's hand, before the first position is settled.
void show_dealer(Table& t);

// ---- The definitions --------------------------------------------------------------------------------------------

ShoePolicy one_deck(const Setup& setup);                                                       // 11.3

// What a player sees of his hand: a pair of hole cards, or the best five with the board. The cards beside a pair are
// named too: with a board in common two hands often have one name, and those decide (11.7).
std::string hand_caption(std::span<const Card> cards, bool split);
template <const poker::Qualifies<rank::kFiveCards>& kQualifies>
std::string dealer_caption(std::span<const Card> cards) {
    if (cards.size() != kHole + kBoard) return hand_caption(cards, false);
    const FiveCardRank dealer = rank::best<rank::kFiveCards>(cards);
    return kQualifies(dealer) ? hand_caption(cards, false) : kQualifies.caption(dealer);
}

// The open stakes of a box on these wagers, one kind after the other.
template <class Verdict>
void settle_wagers(Table& t, const Box& box, std::initializer_list<std::uint8_t> wagers, const Verdict& verdict) {
    for (const std::uint8_t wager : wagers)
        each_open(t, box, wager, [&](Stake& stake) { t.settle(stake, verdict(stake)); });
}

}  // namespace baize::holdem
