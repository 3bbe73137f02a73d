// Hands of Pai Gow Poker, and what becomes of each wager (gb-2011 13.5-13.9, 13.19-13.52). The round pays by these
// functions and the analyser prices by them. Hands are sets of faces; the joker is the face after the 52.
#pragma once

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/pay.hpp"
#include "core/rank/wild.hpp"
#include "rulebooks/gb_2011/pai_gow_poker.hpp"

namespace baize::pai_gow_poker {

namespace book = gb_2011::pai_gow_poker;

// The rows in use, in the places that the rule book's enumerations name.
using Rows = std::span<const PayRow>;

using rank::Faces;
using rank::Kind;
using HighRank = rank::Rank<rank::kPaiGow>;                                                    // 13.7, 13.9
using LowRank = rank::TwoCardRank;                                                             // 13.8, 13.9

inline constexpr int kSeven = 7, kLow = 2;                                                     // 13.17, 13.18

// ---- Hands ----------------------------------------------------------------------------------------------------------

constexpr Faces faces_of(std::span<const Card> cards) {
    Faces faces = 0;
    for (const Card card : cards) faces |= rank::face(card);
    return faces;
}
constexpr bool has_joker(Faces cards) { return cards & rank::kJoker; }

// 13.9: where it completes nothing the joker is an ace.
constexpr int rank_of(int face) { return face == rank::kJokerIndex ? kAce : Card::from_index(face).rank(); }

constexpr HighRank high_rank(Faces five) { return rank::five_wild<rank::kPaiGow>(five, rank::kJoker); }
constexpr LowRank low_rank(Faces two) {
    return {rank_of(std::countr_zero(two)), rank_of(63 - std::countl_zero(two))};
}

struct Setting {
    HighRank high;
    LowRank low{2, 3};

    constexpr bool operator==(const Setting&) const = default;
};
constexpr Setting set(Faces seven, Faces low) { return {high_rank(seven & ~low), low_rank(low)}; }

// Every two cards of these.
template <class Each>
constexpr void each_two(Faces cards, const Each& each) {
    for (Faces rest = cards; rest; rest &= rest - 1)
        for (Faces below = rest & (rest - 1); below; below &= below - 1) each((rest & -rest) | (below & -below));
}

// 13.19: is the two-card hand the higher? Exactly equal is no foul (ruling R77).
constexpr bool is_foul(const Setting& setting) {
    const auto [high, low] = setting;
    if (high.kind() > Kind::Pair) return false;
    if (high.kind() == Kind::Pair) return low.pair() && low.ranks() > high.makers();
    return low.pair() || low.ranks() > rank::highest(high.others(), 2);
}

// Of three aces one is the joker, and a straight or flush would need it: 13.21 has a row for either and says "play pair
// in front", which cannot be. They are set as three aces, or the straight or flush goes behind (docs/decisions/0008).
enum class ThreeAces : std::uint8_t { Split, StraightBehind };

// 13.21, rulings R51, R77, R84: the two cards that the dealer puts in front.
Faces house_way(Faces seven, ThreeAces three_aces = ThreeAces::Split);
// ... row by row, for whoever sets a hand so.
std::vector<std::string_view> house_way_in_words(ThreeAces three_aces);

// 13.6, 13.19: the best five-card hand behind, whatever is left in front; of equal ones that with the better front.
Faces best_high(Faces seven);

// ---- The Standard Wager ---------------------------------------------------------------------------------------------

constexpr Return settle_main(const Setting& player, const Setting& dealer, Rows main) {
    assert(main.size() == book::kMainRows);
    const bool high = player.high > dealer.high, low = player.low > dealer.low;                // 13.25: equal loses
    if (high && low) return win(main[book::BothHandsWin]);                                     // 13.26
    if (high || low) return stand_off("13.23");                                                // either way round: R77
    return lose(player.high == dealer.high || player.low == dealer.low ? "13.25" : "13.24");
}
constexpr Return settle_foul() { return lose("13.19(a)"); }

// ---- Fortune and Envy -----------------------------------------------------------------------------------------------

// The row of a seven-card hand; nothing below three pairs.
std::optional<book::FortuneRow> fortune_row(Faces seven);

// `three_pairs`: they stand off; table 2 has no such line (13.36, 13.37, ruling R23).
constexpr Return settle_fortune(std::optional<book::FortuneRow> row, Rows fortune, bool three_pairs) {
    assert(fortune.size() == book::kFortuneRows || fortune.size() == book::ThreePairs);
    if (!row || static_cast<std::size_t>(*row) >= fortune.size()) return lose("13.35");
    if (*row == book::ThreePairs && !three_pairs) return lose("13.35");
    return win(fortune[*row]);
}

// 13.37*, ruling R67: does a ceiling touch this row? Three hands, where they pay a thousand to one or more.
constexpr bool under_ceiling(book::FortuneRow row, Rows fortune) {
    return row <= book::SevenStraightFlushJoker && fortune[row].odds.at_least({book::kCeilingFrom, 1});
}

// The line beneath, which the same cards make too and which has no ceiling (ruling R88).
enum class Beneath : std::uint8_t { StraightFlush, RoyalFlush };
Beneath beneath_ceiling(Faces seven);
constexpr Return settle_beneath(Beneath beneath, Rows fortune) {
    return win(fortune[beneath == Beneath::RoyalFlush ? book::RoyalFlush : book::StraightFlush]);
}

// A fixed sum is told as odds of the Fortune wager that qualifies for it, which must fit.
constexpr bool envy_can_be_told(Money stake, Rows envy) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    return stake.cents <= kMost &&
           std::all_of(envy.begin(), envy.end(), [&](const PayRow& row) { return sum_of(row).cents <= kMost; });
}

// 13.40, 13.45: a fixed sum for another player's hand, in respect of a Fortune wager.
constexpr Return settle_envy(std::optional<book::FortuneRow> others, Money stake, Rows envy) {
    assert(envy.size() == book::kEnvyRows);
    if (!others || static_cast<std::size_t>(*others) >= book::kEnvyRows) return lose("13.42");
    assert(envy_can_be_told(stake, envy));
    return win_sum(envy[*others], stake);
}

// ---- Jokolor --------------------------------------------------------------------------------------------------------

// By the joker, and how many of the other cards are red.
constexpr Return settle_jokolor(bool joker, int red, Rows jokolor) {
    assert(jokolor.size() == book::kJokolorRows);
    const int natural = kSeven - joker;
    const bool one_colour = red == 0 || red == natural;
    if (joker) return win(jokolor[one_colour ? book::SixOfAColourAndJoker : book::IncludesJoker]);
    return one_colour ? win(jokolor[book::SevenOfAColour]) : lose("13.52");
}
constexpr int red_cards(Faces seven) {
    int red = 0;
    for (Faces rest = seven & ~rank::kJoker; rest; rest &= rest - 1)
        red += Card::from_index(std::countr_zero(rest)).red();
    return red;
}

}  // namespace baize::pai_gow_poker
