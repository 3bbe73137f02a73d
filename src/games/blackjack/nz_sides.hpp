// The side wagers of NZ blackjack at a table: who may place them, and when in
// the round each is decided (nz-blackjack 15-15H, 20A).
#pragma once

#include <optional>

#include "games/blackjack/nz_blackjack.hpp"

namespace baize::blackjack::nz {

constexpr bool is_side(std::size_t wager) { return wager >= SuperSevens && wager <= Push22; }
// Side wagers and the ante (18.5) are placed with an initial wager.
constexpr bool rests_on_main(std::size_t wager) { return is_side(wager) || wager == Ante; }

// By which clause a side wager is placed with an initial wager, and whether that need not be in the same box.
struct Placing {
    Clause clause;
    bool any_box = false;
};
Placing placing(std::size_t wager);
// Is there the initial wager on which this side wager rests? `gone` is a main wager that is about to be taken back.
bool accompanied(const Table& t, PlayerId player, BoxNo box, std::size_t wager, const PlaceBet* gone = nullptr);

// ---- In the order of the round ------------------------------------------------------------------------------------

// At the close of bets: what rests on nothing, or is one too many, is returned. Are there side wagers at all?
bool open_sides(Table& t);
// At the completion of the initial deal.
void settle_on_the_deal(Table& t);
// 15F.8: winning Lucky Match wagers stay where they are until the hand on whose box they lie has its result.
void pay_matches(Table& t);

// 15A.5-15A.9: who presses the prize button; nobody: a casino employee does.
bool button_is_out(const Table& t);
bool wins_madness(const Table& t, const Box& box);
Question button_question(const Table& t, const Box& box, PlayerId player, const FixedVector<PlayerId, 4>& declined);
PlayerId next_at_the_button(const Table& t, const Box& box, const FixedVector<PlayerId, 4>& declined,
                            const Answer& answer);
void pay_madness(Table& t, const Box& box);

// 15D.6, 15E.5: what was won, by the index of its stake, is taken in cash or rides
// on the main wager. Nothing to ask where nothing may ride.
bool can_ride(const Stake& stake);
constexpr bool is_ride(std::size_t wager) { return wager == HouseMoneyRide || wager == LetItRideRide; }
// Nothing where it cannot ride, or nobody is there to say so (16.6).
std::optional<Question> ride_question(const Table& t, std::size_t index);
void cash_in(Table& t, std::size_t index);
void take_ride(Table& t, std::size_t index, const Answer& answer);
// 15D.7, 15D.8, 15E.6, 15E.7: what a double may be more by, and a split is.
Money riding_on(const Table& t, PlayerId player, BoxNo box, std::size_t h);
// 15D.10, 15E.9: subject to 10.3.
void take_even_money_riding(Table& t, const Question& question);

// 15.5, 15.6: two sevens that are split, that a third card follows, or that none will follow.
enum class Sevens : std::uint8_t { Split, Drawn, Completed };
void settle_sevens(Table& t, const Box& box, Sevens what);

// 15B.9, 15B.10, 15C.10, 15C.11: additional wagers on a hand of a split, in the order of preference.
bool extra_pairs_offered(const Setup& setup);
FixedVector<PlayerId, kPlayersMax> extra_pair_players(const Table& t, const Box& box);
std::optional<Question> extra_pair_question(const Table& t, const Box& box, std::size_t h, PlayerId player);
void take_extra_pair(Table& t, const Question& question, const Answer& answer);
void settle_extra_pairs(Table& t, const Box& box, std::size_t h);

// 13.5, ruling R36: do wagers wait for the whole of the dealer's hand?
bool sides_want_the_dealer(const Table& t);
// Is nothing open but Push 22 wagers for which no card is drawn?
bool only_push_22_is_left(const Table& t);
// Once the dealer's hand is complete: Buster Blackjack from the right to the left (15H.8), then Push 22 (20A.5).
void settle_by_the_dealer(Table& t);

}  // namespace baize::blackjack::nz
