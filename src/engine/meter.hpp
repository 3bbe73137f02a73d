// What the winners of one round take out of a progressive meter (gb-2011 2.4; rulings R19, R63). They are paid one
// after another, each a share of what is left or so many times his stake. What the meter cannot pay the house adds, and
// after any payment it fills the meter up to its posted seed (ruling R90), so that the next share is of that.
#pragma once

#include <algorithm>

#include "engine/table.hpp"

namespace baize {

class MeterPrizes {
public:
    // `held`: what the meter was read to hold.
    MeterPrizes(Table& table, Money held) : table_(table), left_(held) {}

    // `wager`: the bonus as which the prize is paid.
    void pay(const Stake& stake, std::size_t wager, const PayRow& row) {
        pay(stake, wager, prize_of(row, stake.amount, left_ + seed_left_), row.clause);
    }
    // A prize that was computed from something else than what is left now: a share for who plays the board.
    void pay(const Stake& stake, std::size_t wager, Money prize, Clause clause) {
        const Money from_meter = std::min(prize, left_);
        table_.pay_from_meter(stake, wager, prize, clause, prize - from_meter);
        left_ = left_ - from_meter;
        seed_left_ = std::max(Money{}, table_.setup().meter_seed() - left_);
    }

private:
    Table& table_;
    Money left_;
    Money seed_left_{};  // of what the house has put in in this round
};

}  // namespace baize
