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
MaybeRefusal permit_select(const Setup& setup);  // 21.2

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
// 21.7: doubles and splits that the seated player may elect only if another,
// with a wager of the upper minimum, agrees to them too.
std::uint32_t with_agreement(const Table& t, const Box& box, std::size_t h, Points points, Question& question,
                             const PlayClauses& by);
// Whom to ask for that, in turn.
FixedVector<PlayerId, 4> upper_players(const Table& t, const Box& box, std::size_t h);
Question agreement_question(const Box& box, std::size_t h, PlayerId player);

// ---- Free Bet Blackjack (20) ----------------------------------------------------------------------------------------
constexpr bool is_split(int choice) { return choice == SplitPair || choice == FreeSplitPair; }
// 20.1, 20.3, 20.4: where a double or a split is free it is offered so, whatever
// 11.6, 12.7 and 12.8 restrict; otherwise as ever (20.5).
void offer_free_bets(Question& question, const Box& box, std::size_t h, const Rules& rules);
void lead_free(Table& t, Box& box, std::size_t h, const Answer& answer);
void close_lammers(Table& t, const Box& box, std::size_t h);
void settle_lammers(Table& t, const DealerResult& dealer, const Rules& rules);

// Who wagers behind the seated player on this hand: by a stake or, after a free split, by a lammer.
struct Follower {
    std::size_t index = 0;
    bool by_lammer = false;
    bool entitled = true;  // 21.5, 21.7: to what the seated player elects
    bool agreed = false;   // 21.7: he said so; until he pays it can lapse (ruling R58)
};
FixedVector<Follower, 32> followers_on(const Table& t, const Box& box, std::size_t h, int led,
                                       PlayerId agreed = kNobody);
Question ask_follower(const Table& t, Follower follower, int led, Money step, const PlayClauses& by);
// 21.7: what the player who agreed is asked before the seated player
// doubles or splits: to pay for it, at the same time.
Question agreed_question(const Table& t, const Box& box, std::size_t h, PlayerId agreed, int led, Money step,
                         const PlayClauses& by);
void take_follower(Table& t, Follower follower, const Answer& answer);

}  // namespace baize::blackjack::nz
