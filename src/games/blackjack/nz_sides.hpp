// The side wagers of NZ blackjack at a table: who may place them, and when in the round each is decided (nz-blackjack 15-15H, 20A).
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
void settle_by_the_dealer(Table& t, Stake& stake);

}  // namespace baize::blackjack::nz
