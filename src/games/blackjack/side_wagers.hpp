// What becomes of each side wager of NZ blackjack, in the book's order
// (nz-blackjack 15-15H, 20A). There is no table here:
// the round pays by these functions and the counts price by them.
#pragma once

#include <algorithm>
#include <span>

#include "core/match.hpp"
#include "core/pay.hpp"
#include "games/blackjack/rules.hpp"
#include "games/perfect_pairs.hpp"
#include "rulebooks/nz_blackjack/side_wagers.hpp"

namespace baize::blackjack {

using Rows = std::span<const PayRow>;
using Cards = std::span<const Card>;

constexpr bool same_suit(Cards cards) {
    return std::all_of(cards.begin(), cards.end(), [&](Card card) { return card.suit() == cards[0].suit(); });
}
constexpr bool same_colour(Cards cards) {
    return std::all_of(cards.begin(), cards.end(), [&](Card card) { return card.red() == cards[0].red(); });
}

// ---- Super Sevens (15) --------------------------------------------------------------------------------------------

// 15.4(b)-(e): two sevens are decided when a third card comes, or when none will.
constexpr bool waits_for_a_third(Cards hand) { return hand.size() == 2 && hand[0].rank() == 7 && hand[1].rank() == 7; }

// 15.4, on the first two or three cards dealt to the hand.
constexpr Return settle_super_sevens(Cards hand, Rows rows) {
    using namespace nz_blackjack;
    if (hand[0].rank() != 7) return lose("15.4(f)");
    if (hand[1].rank() != 7) return win(rows[OneSeven]);
    if (hand.size() > 2 && hand[2].rank() == 7)
        return win(rows[same_suit(hand.first(3)) ? ThreeSuitedSevens : ThreeSevens]);
    return win(rows[same_suit(hand.first(2)) ? TwoSuitedSevens : TwoSevens]);
}

// ---- Madness 21 (15A) -----------------------------------------------------------------------------------------------

// 15A.6: which row the draw of one of all the prizes gives.
constexpr std::size_t madness_row(int draw) {
    using namespace nz_blackjack;
    std::size_t row = 0;
    for (; draw > kMadnessPrizes[row]; ++row) draw -= kMadnessPrizes[row];
    return row;
}

// 15A.4, 15A.6, ruling R37: the prize for each dollar, and the stake.
constexpr Return settle_madness(bool blackjack, int draw, Rows rows) {
    return blackjack ? win(rows[madness_row(draw)]) : lose("15A.4(b)");
}

// 16.12: a wager that had won when the equipment failed.
constexpr Return settle_madness_failed(Money stake) {
    using namespace nz_blackjack;
    return win({kMadnessFailureDollars * static_cast<std::int32_t>(kMajorUnit.cents),
                static_cast<std::int32_t>(stake.cents)},
               "16.12");
}

// ---- Perfect Pair (15B), Any Pair (15C) -----------------------------------------------------------------------------

constexpr Return settle_perfect_pair(Card first, Card second, Rows rows) {
    return settle_perfect_pairs(first, second, rows, "15B.5");
}

constexpr Return settle_any_pair(Card first, Card second, Rows rows) {
    return match_of(first, second) == Match::None ? lose("15C.6") : win(rows[0]);
}

// ---- House Money (15D), Let it Ride (15E) ---------------------------------------------------------------------------

// 15D.5(b), 15E.4(a): an ace is next to both the two and the king.
constexpr bool in_sequence(Card first, Card second) {
    const int apart = first.rank() > second.rank() ? first.rank() - second.rank() : second.rank() - first.rank();
    return apart == 1 || apart == kAce - 2;
}

constexpr Return settle_house_money(Card first, Card second, Rows rows) {
    using namespace nz_blackjack;
    const bool suited = first.suit() == second.suit(), sequence = in_sequence(first, second);
    if (suited && first.rank() + second.rank() == kAce + kKing) return win(rows[AceKingSuited]);
    if (suited && sequence) return win(rows[SuitedSequence]);
    if (first.rank() == second.rank()) return win(rows[PairOfTwo]);
    return sequence ? win(rows[nz_blackjack::Sequence]) : lose("15D.5(e)");
}

constexpr Return settle_let_it_ride(Card first, Card second, Rows rows) {
    using namespace nz_blackjack;
    const bool suited = first.suit() == second.suit(), sequence = in_sequence(first, second);
    if (suited && sequence) return win(rows[RideSuitedSequence]);
    return suited || sequence ? win(rows[RideSuitedOrSequence]) : lose("15E.4(c)");
}

// ---- Lucky Match (15F) ----------------------------------------------------------------------------------------------

// The row of two cards of one face value: of a Lucky Match and a Lucky Triple Match only the latter is paid (15F.7).
constexpr nz_blackjack::LuckyMatchRow lucky_match(Card first, Card second, Card dealers) {
    using namespace nz_blackjack;
    switch (match_of(first, second)) {
        case Match::Coloured: return ColouredMatch;
        case Match::Same: return dealers == first ? LuckyTripleMatch : LuckyMatchOfTwo;
        default: return MixedMatch;
    }
}

// 15F.6.
constexpr Return settle_lucky_match(Card first, Card second, Card dealers, Rows rows) {
    if (match_of(first, second) == Match::None) return lose("15F.6");
    return win(rows[lucky_match(first, second, dealers)]);
}

// ---- Lucky Lucky (15G) ----------------------------------------------------------------------------------------------

// 15G.5, 15G.6: the player's first two cards with the dealer's first; the highest combination only.
constexpr Return settle_lucky_lucky(Card first, Card second, Card dealers, Rows rows) {
    using namespace nz_blackjack;
    const Card cards[] = {first, second, dealers};
    Points points;
    int sixes = 0, sevens = 0, eights = 0;
    for (const Card card : cards) {
        points.add(card_value(card));
        sixes += card.rank() == 6;
        sevens += card.rank() == 7;
        eights += card.rank() == 8;
    }
    const bool suited = same_suit(cards);
    if (sevens == 3) return win(rows[suited ? Suited777 : Unsuited777]);
    if (sixes == 1 && sevens == 1 && eights == 1) return win(rows[suited ? Suited678 : Unsuited678]);
    switch (points.total()) {
        case 21: return win(rows[suited ? Suited21 : Unsuited21]);
        case 20: return win(rows[Any20]);
        case 19: return win(rows[Any19]);
        default: return lose("15G.5");
    }
}

// ---- Buster Blackjack (15H) -----------------------------------------------------------------------------------------

// 15H.5, 15H.6, 15H.10a: the dealer's hand when it is completed.
constexpr Return settle_buster(int total, std::size_t cards, Rows rows) {
    if (total > 21) return win(rows[8 - std::min<std::size_t>(cards, 8)]);
    return lose(cards == 2 && total == 21 ? "15H.6(a)" : "15H.6(b)");
}

// 15H.9: a fixed sum on top, where the player's hand is a blackjack: the stake does not matter.
constexpr Return settle_free_bonus(bool blackjack, int total, std::size_t cards, Money stake, Rows rows) {
    using namespace nz_blackjack;
    if (!blackjack || total <= 21 || cards < 7) return lose("15H.9");
    return win_sum(rows[cards >= 8 ? BonusEightOrMore : BonusSeven], stake);
}

// ---- Push 22 (20A) --------------------------------------------------------------------------------------------------

constexpr Return settle_push_22(int total, bool one_suit, bool one_colour, Rows rows) {
    using namespace nz_blackjack;
    if (total != 22) return lose("20A.4");
    return win(rows[one_suit ? SameSuit22 : one_colour ? SameColour22 : Other22]);
}

}  // namespace baize::blackjack
