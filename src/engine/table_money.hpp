// How a stake is laid and settled: what a simulation does by the million, so it is inlined. Included by table.hpp.
#pragma once

#include "engine/table.hpp"

namespace baize {

inline void Table::add_stake(PlayerId player, BoxNo box, std::size_t hand, Position position, Money amount,
                             bool won_before) {
    assert(amount.cents > 0);
    const std::uint16_t sum = sums_ ? sums_->of(position) : std::uint16_t{0};
    stakes_.push_back({player, box, static_cast<std::uint8_t>(hand), position, amount, true, false, false, won_before,
                       sum, 0, next_number()});
}

inline void Table::settle(Stake& stake, const Return& verdict, Money* left) {
    assert(stake.open);
    stake.remains = verdict.outcome == Outcome::Remains;
    if (stake.remains) return;
    stake.open = false;
    if (sums_) return add_to_sums(stake, verdict, left);
    Line line = line_of(stake, stake.position, verdict);
    line.stake = stake.amount;
    if (verdict.outcome != Outcome::Lose) line.returned = stake.amount;
    if (verdict.outcome == Outcome::Win && verdict.parts > 1) [[unlikely]] pay_one_part(line, verdict);
    else if (verdict.outcome == Outcome::Win) pay(line, stake.amount, verdict.odds, left);
    if (verdict.outcome == Outcome::Lose && verdict.odds.num != 0) give_part_back(line, verdict.odds);
    lines_.push_back(line);
}

inline void Table::reopen() {
    while (game().wagers[stakes_.back().position.wager].kind == WagerKind::Later) stakes_.pop_back();
    for (Stake& stake : stakes_) { stake.open = true; stake.hand = 0; }
    begin_event(1);
    lammers_.clear();
    discards_.clear();
    for (Hand& hand : house_.hands) hand.clear();
    for (Box& box : boxes()) {
        if (!box.wagered) continue;
        const PlayerId seated = box.seated;
        box.clear();
        open_box(box.number, seated);
    }
}

// The same money as a line's net, without the line.
inline void Table::add_to_sums(const Stake& stake, const Return& verdict, Money* left) {
    sums_->staked[stake.sum] += stake.amount.cents;
    if (verdict.outcome == Outcome::Lose)
        sums_->net[stake.sum] -= stake.amount.cents - winnings(stake.amount, verdict.odds).paid.cents;
    if (verdict.outcome != Outcome::Win) return;
    const Money part{stake.amount.cents / verdict.parts};
    sums_->net[stake.sum] +=
        prize(stake.position.wager, part, verdict.odds, left).paid.cents - (stake.amount - part).cents;
}

// What a win pays, never more than the table's maximum pay-out, nor than is left under a ceiling.
inline Winnings Table::prize(std::size_t wager, Money stake, Odds odds, Money* left) const {
    Winnings won = winnings(stake, odds);
    const Money ceiling = setup_.limits(wager).payout_max;
    if (ceiling.cents > 0 && won.paid > ceiling) won = {ceiling, 0};
    if (!left) [[likely]] return won;
    if (won.paid > *left) won = {*left, 0};
    *left -= won.paid;
    return won;
}

// Of a wager that is lost in part, what is left of it; rounded down as a win is (ruling D5).
inline void Table::give_part_back(Line& line, Odds part) {
    assert(part.num <= part.den);
    const Winnings back = winnings(line.stake, part);
    line.returned = back.paid;
    line.cut_num = back.cut_num;
    line.cut_den = part.den;
}

// One of equal parts is paid, a maximum pay-out of its own included; the others are lost, and may outweigh it.
inline void Table::pay_one_part(Line& line, const Return& verdict) const {
    assert(line.stake.cents % verdict.parts == 0);
    const Money part{line.stake.cents / verdict.parts};
    const Winnings won = prize(line.position.wager, part, verdict.odds);
    const Money back = part + won.paid;
    if (back < line.stake) line.outcome = Outcome::Lose;
    line.returned = std::min(back, line.stake);
    line.won = back - line.returned;
    line.cut_num = won.cut_num;
    line.cut_den = verdict.odds.den;
}

inline void Table::pay(Line& line, Money stake, Odds odds, Money* left) const {
    const Winnings won = prize(line.position.wager, stake, odds, left);
    line.won = won.paid;
    line.cut_num = won.cut_num;
    line.cut_den = odds.den;
}

}  // namespace baize
