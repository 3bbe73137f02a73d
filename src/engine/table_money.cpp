// The lines of a settlement, which a live table writes and a simulation does not.
#include <algorithm>
#include <cassert>

#include "engine/table.hpp"

namespace baize {

void Table::write_line(const Stake& stake, Return verdict, Money* left) {
    Line line = line_of(stake, stake.position, verdict);
    line.stake = stake.amount;
    if (verdict.outcome != Outcome::Lose) line.returned = stake.amount;
    if (verdict.outcome == Outcome::Win && verdict.parts > 1) [[unlikely]] pay_one_part(line, verdict);
    else if (verdict.outcome == Outcome::Win) pay(line, stake.amount, verdict.odds, left);
    if (verdict.outcome == Outcome::Lose && verdict.odds.num != 0) give_part_back(line, verdict.odds);
    lines_.push_back(line);
}

// Of a wager that is lost in part, what is left of it; rounded down as a win is (ruling D5).
void Table::give_part_back(Line& line, Odds part) {
    assert(part.num <= part.den);
    const Winnings back = winnings(line.stake, part);
    line.returned = back.paid;
    line.cut_num = back.cut_num;
    line.cut_den = part.den;
}

// One of equal parts is paid, a maximum pay-out of its own included; the others are lost, and may outweigh it.
void Table::pay_one_part(Line& line, const Return& verdict) const {
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

void Table::pay(Line& line, Money stake, Odds odds, Money* left) const {
    const Winnings won = prize(line.position.wager, stake, odds, left);
    line.won = won.paid;
    line.cut_num = won.cut_num;
    line.cut_den = odds.den;
}

void Table::bonus(const Stake& in_respect_of, std::size_t wager, const Return& verdict, Money* left) {
    if (verdict.outcome != Outcome::Win) return;
    const Position position = position_at(wager);
    if (sums_) {
        sums_->sums[in_respect_of.sum].net += prize(wager, in_respect_of.amount, verdict.odds, left).paid.cents;
        return;
    }
    Line line = line_of(in_respect_of, position, verdict);
    pay(line, in_respect_of.amount, verdict.odds, left);
    lines_.push_back(line);
}

void Table::pay_from_meter(const Stake& in_respect_of, std::size_t wager, Money amount, Clause clause,
                           Money by_house) {
    assert(amount.cents >= 0 && by_house.cents >= 0 && by_house <= amount);
    if (amount.cents == 0) return;
    if (sums_) {
        sums_->sums[in_respect_of.sum].net += amount.cents;
        return;
    }
    Line line = line_of(in_respect_of, position_at(wager), win({0, 1}, clause));
    line.won = amount;
    line.from_meter = amount - by_house;
    line.of_meter = true;
    lines_.push_back(line);
}

void Table::add_lammer(PlayerId player, BoxNo box, std::size_t hand, Position position, Money worth) {
    assert(worth.cents > 0);
    lammers_.push_back({player, box, static_cast<std::uint8_t>(hand), position, worth, true, next_number()});
}

void Table::settle(Lammer& lammer, const Return& verdict) {
    assert(lammer.open);
    lammer.open = false;
    if (verdict.outcome != Outcome::Win) return;
    Stake stands_for{lammer.player, lammer.box, lammer.hand, lammer.position, lammer.worth};
    stands_for.number = lammer.number;
    if (sums_) stands_for.sum = sums_->of(lammer.position);
    bonus(stands_for, lammer.position.wager, verdict);
}

}  // namespace baize
