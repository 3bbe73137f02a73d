// How a stake is laid and settled: what a simulation does by the million, so it is inlined. The end of table.hpp, which
// alone includes it.
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
    if (sums_) [[likely]] add_to_sums(stake, verdict, left);
    else write_line(stake, verdict, left);
}

inline void Table::reopen(std::size_t opening) {
    while (stakes_.size() > opening) stakes_.pop_back();
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
    auto& [net, staked] = sums_->sums[stake.sum];
    staked += stake.amount.cents;
    if (verdict.outcome == Outcome::Lose) net -= stake.amount.cents - winnings(stake.amount, verdict.odds).paid.cents;
    if (verdict.outcome != Outcome::Win) return;
    Money part = stake.amount;
    if (verdict.parts > 1) [[unlikely]] part = {stake.amount.cents / verdict.parts};  // a division is slow
    net += prize(stake.position.wager, part, verdict.odds, left).paid.cents - (stake.amount - part).cents;
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

}  // namespace baize
