// What the versions of NZ blackjack change at the table: Ante Up, Blackjack +, Free Bet (nz-blackjack sections 18-21).
#pragma once

#include "games/blackjack/nz_blackjack.hpp"

namespace baize::blackjack::nz {

// ---- Ante Up Blackjack (18) -----------------------------------------------------------------------------------------
bool is_ante_up(const Setup& setup);
// After the initial deal: antes are collected (18.6), and what was dealt to without one is void (18.7).
void collect_antes(Table& t);
MaybeRefusal accept_ante(const Table& t, const PlaceBet& bet);
MaybeRefusal permit_ante(const Setup& setup);

// ---- Blackjack + (19) -----------------------------------------------------------------------------------------------
// 19.6: 21 and a Five and Under are paid before any further card.
void pay_at_once(Table& t, const Box& box, std::size_t h, const Rules& rules);

// Of any wager on totals: what rides on the main wager too (15D.10, 15D.11, 15E.9, 15E.10).
Return verdict_on(const Table& t, const Stake& stake, const DealerResult& dealer, const Rules& rules);

// ---- Player Select Blackjack (21) -----------------------------------------------------------------------------------
// 21.2: does the player's original wager in this box comply with the upper minimum?
bool is_upper(const Table& t, PlayerId player, BoxNo box);
const Rules& rules_for(const Table& t, PlayerId player, BoxNo box);
const PayRow& blackjack_row(const Table& t, const Stake& stake);  // 21.3
// 21.7: doubles and splits that the seated player may elect only if another, with a wager of the upper minimum, agrees to them too.
std::uint32_t with_agreement(const Table& t, const Box& box, std::size_t h, Points points, Question& question, const PlayClauses& by);
// Whom to ask for that, in turn.
FixedVector<PlayerId, 4> upper_players(const Table& t, const Box& box, std::size_t h);
Question agreement_question(const Box& box, std::size_t h, PlayerId player);

// ---- Free Bet Blackjack (20) ------------------------------------------------------------------------------------------
constexpr bool is_split(int choice) { return choice == SplitPair || choice == FreeSplitPair; }
// 20.3-20.5: where a double or a split is free it is offered so, and otherwise as ever.
void offer_free_bets(Question& question, const baize::Hand& hand, const Rules& rules);
void lead_free(Table& t, Box& box, std::size_t h, const Answer& answer);
void close_lammers(Table& t, const Box& box, std::size_t h);
void settle_lammers(Table& t, const DealerResult& dealer, const Rules& rules);

// Who wagers behind the seated player on this hand: by a stake or, after a free split, by a lammer.
struct Follower {
    std::size_t index = 0;
    bool by_lammer = false;
    bool entitled = true;  // 21.5, 21.7: to what the seated player elects
    bool agreed = false;   // 21.7: he said so, and is bound by it
};
FixedVector<Follower, 32> followers_on(const Table& t, const Box& box, std::size_t h, int led, PlayerId agreed = kNobody);
Question ask_follower(const Table& t, Follower follower, int led, Money step, const PlayClauses& by);
void take_follower(Table& t, Follower follower, const Answer& answer);

}  // namespace baize::blackjack::nz
