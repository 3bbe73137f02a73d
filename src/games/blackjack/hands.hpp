// What every blackjack table does with a box: the questions put to its players, splitting and
// doubling, those who wager behind the seated player, and the verdict on each wager. The rounds of
// both books are written with these, each by its own clauses.
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/blackjack/settle.hpp"

namespace baize::blackjack::table {

// The first wagers and choices of every blackjack game; a game's own come after them.
enum Wager : std::uint8_t { Main, Insurance, Double, Split, kOwnWagers };
enum Choice : std::uint8_t { Stand, Draw, DoubleDown, SplitPair, NoInsurance, Insure, EvenMoney, Decline, FirstHand,
                            SecondHand, Refuse, kOwnChoices };

// gb 4.62: where a box has two initial hands, the first of the game's own wagers is the one on the second hand.
inline constexpr std::uint8_t kSecondHand = kOwnWagers;
// Which of Table::marks notes, by box, that it has two initial hands, and
// that their second cards were switched (gb 4.62, 4.65).
inline constexpr std::size_t kTwoHands = 2, kSwitched = 3;

constexpr std::uint32_t bit(int choice) { return 1u << choice; }

// By which clause a box is played.
struct PlayClauses {
    Clause decide, double_amount, insure, insure_amount, even_money, insurance_back, follow_double, follow_split;
};

// 4.1, gb 4.11: values with every ace as 1. The number of aces stands above the total, so that one sum gives both.
inline constexpr CountValues kCounts = [] {
    CountValues counts{};
    for (std::size_t i = 0; i < kCardValues.size(); ++i)
        counts[i] = static_cast<std::uint16_t>(kCardValues[i] + (kCardValues[i] == 1 ? 256 : 0));
    return counts;
}();

inline Points points_of(const baize::Hand& hand) { return {static_cast<std::uint8_t>(hand.count), hand.count >= 256}; }

// 1.1, 12.4(c), gb 4.11(d): an ace and a ten as the first two cards of a hand that was not split.
inline bool is_blackjack(const Box& box, const baize::Hand& hand) {
    return box.hands.size() == 1 && hand.cards.size() == 2 && points_of(hand).total() == 21;
}

inline bool on_hand(const Stake& stake, const Box& box, std::size_t hand) {
    return stake.open && stake.box == box.number && stake.hand == hand;
}
// Each stake on a hand that is still to be settled.
template <class AnyTable, class Do>
[[gnu::always_inline]] inline void each_on_hand(AnyTable& t, const Box& box, std::size_t hand, const Do& act) {
    for (auto& stake : t.stakes())
        if (on_hand(stake, box, hand)) act(stake);
}
// The first of them that is such a one; null where there is none.
template <class Is>
const Stake* find_on_hand(const Table& t, const Box& box, std::size_t hand, const Is& is) {
    for (const Stake& stake : t.stakes())
        if (on_hand(stake, box, hand) && is(stake)) return &stake;
    return nullptr;
}
inline bool on_totals(const Stake& stake) {
    return stake.position.wager == Main || stake.position.wager == Double || stake.position.wager == Split;
}
inline bool rides(const Stake& stake, const Rules& rules) { return rules.riding >> stake.position.wager & 1u; }
inline bool on_totals(const Stake& stake, const Rules& rules) { return on_totals(stake) || rides(stake, rules); }
bool any_open(const Table& t);

// ---- Two initial hands (gb 4.62); with one each of these says the same as the above ------------------------------
// Has the box two? At a table of Blackjack Switch one may have, or not.
bool has_two_hands(const Table& t, const Box& box);
// A wager made before the deal: on the hand, or on the second of two.
bool is_initial(const Table& t, const Stake& stake);
bool on_totals(const Table& t, const Stake& stake);
// How many hands the initial hand has become that this one came of.
std::size_t hands_of_its_pair(const Table& t, const Box& box, std::size_t h);
// Which of these carries the wager of the initial hand: the first one.
std::size_t first_of_its_pair(const Table& t, const Box& box, std::size_t h);
// gb 4.11(d), 4.30, 4.65: of the first two cards, neither split nor switched.
bool is_blackjack(const Table& t, const Box& box, std::size_t h);

// ---- Insurance and even money ------------------------------------------------------------------------------
Question insurance_question(const Table& t, const Box& box, const Stake& main, const Rules& rules,
                            const PlayClauses& by);
void take_insurance(Table& t, const Question& question, const Answer& answer, const PlayClauses& by);
void settle_insurances(Table& t, bool ten, Clause lost);

// ---- Decisions ------------------------------------------------------------------------------------------------
// Does the seated player's own stake lie on a hand after the first, in a box that was first split for free (20.4)?
bool is_paid_after_free(const Table& t, const Box& box, std::size_t h);
// What the seated player has on the hand, as a double or a split must match it.
Money seated_stake(const Table& t, const Box& box, std::size_t h);
Question hand_question(const Table& t, const Box& box, std::size_t h, Points points, const Rules& rules,
                       const PlayClauses& by);
// The hand becomes two; the second cards come later.
void split_hand(Table& t, Box& box, std::size_t h);
// May the hand still be drawn to? Not after a double, and not to an ace that was split.
bool may_draw_more(const Box& box, std::size_t h, Points points, const Rules& rules);
bool may_draw_more(const Table& t, const Box& box, std::size_t h, Points points, const Rules& rules);
// What the seated player's decision does before the next card; the others on the box follow after him.
void lead(Table& t, Box& box, std::size_t h, const Answer& answer);
// The stakes of other players on this hand, by index: doubling and splitting add to the list while it is walked.
FixedVector<std::size_t, 32> followers(const Table& t, const Box& box, std::size_t h);
// `step`: of the amount of a double; none where it is the whole stake (gb 4.27).
Question follower_question(const Stake& stake, Choice led, Money step, const PlayClauses& by);
void follow(Table& t, std::size_t index, const Answer& answer);

// ---- Settlement -----------------------------------------------------------------------------------------------
HandResult result_of(const Box& box, std::size_t h, const Rules& rules);
HandResult result_of(const Table& t, const Box& box, std::size_t h, const Rules& rules);
Return verdict(const Table& t, const Stake& stake, const DealerResult& dealer, const Rules& rules);
// Does any wager on totals still depend on the dealer's further cards? A standing blackjack and a bust hand do not.
bool dealer_matters(const Table& t, const Rules& rules);

}  // namespace baize::blackjack::table
