#include "games/holdem/progressive.hpp"

#include <algorithm>

#include "engine/meter.hpp"
#include "games/holdem/streets.hpp"
#include "games/stakes.hpp"

namespace baize::holdem {

namespace {

// What one round's Progressive wagers come to.
class Progressives {
public:
    Progressives(Table& t, const ProgressiveDef& def, ProgressiveReadings readings)
        : t_(t), def_(def), readings_(readings) {
        const auto& board = t.house().hands[kCommunity].cards;
        if (!readings.hole_and_flop && board.size() == kBoard)
            board_ = rank::best<rank::kFiveCards>({board.begin(), kBoard});
    }

    bool any_wins() const {
        return std::any_of(t_.stakes().begin(), t_.stakes().end(),
                           [&](const Stake& stake) { return is_one(stake) && row_of(stake); });
    }

    // Each time from the dealer's right (11.46, 11.99). Beside a straight flush on the board first who makes more of it
    // with a hole card, then the board's shares (ruling R89); what wins nothing is lost with the first. Who shares is
    // counted here, behind the reading of the meter: a hand may have become void meanwhile.
    void settle(Money held) {
        MeterPrizes prizes(t_, held);
        each_from_right([&](Stake& stake) {
            if (plays_board(hand_of(stake))) return;
            const PayRow* row = row_of(stake);
            if (row) prizes.pay(stake, def_.prize, *row);
            close(stake, row ? row->clause : def_.lost, row != nullptr);
        });
        settle_board(prizes, held);
    }

private:
    // 11.45(a), 11.98(a): all of the meter is shared. Of a straight flush each has his share of the meter at the
    // showdown (rulings R62, R89), or all have one share.
    void settle_board(MeterPrizes& prizes, Money held) {
        const bool royal = board_.kind() == Kind::RoyalFlush;
        const Clause clause = royal ? def_.board_royal : def_.board_straight_flush;
        const std::int64_t sharing =
            royal || readings_.board_shares_one ? std::ranges::count_if(t_.stakes(), [&](const Stake& stake) {
                return is_one(stake) && plays_board(hand_of(stake));
            }) : 1;
        each_from_right([&](Stake& stake) {
            if (!plays_board(hand_of(stake))) return;
            const Money whole = prize_of(*row_of(stake), stake.amount, held);
            prizes.pay(stake, def_.prize, Money{whole.cents / sharing}, clause);
            close(stake, clause, true);
        });
    }
    bool is_one(const Stake& stake) const { return stake.open && stake.position.wager == def_.wager; }
    FiveCardRank hand_of(const Stake& stake) const {
        return best_five(t_, t_.box(stake.box).hand(), readings_.hole_and_flop ? kFlop : kBoard);
    }
    const PayRow* row_of(const Stake& stake) const {
        return progressive_row(hand_of(stake), t_.setup().pays(def_.wager));
    }
    // 11.45, 11.98: a royal or straight flush of all five community cards. Who makes more of it is paid by his own.
    bool plays_board(FiveCardRank hand) const { return board_.kind() >= Kind::StraightFlush && hand == board_; }

    template <class Do>
    void each_from_right(const Do& settle_it) {
        for (const Box& box : t_.boxes_from_right())
            each_open(t_, box, def_.wager, settle_it);
    }
    // The stake is not part of a prize, and stays (ruling R19).
    void close(Stake& stake, Clause clause, bool won) {
        t_.settle(stake, won && readings_.stake_returned ? stand_off(clause) : lose(clause));
    }

    Table& t_;
    const ProgressiveDef& def_;
    const ProgressiveReadings readings_;
    FiveCardRank board_{};  // of all five community cards, where they can make a hand by themselves
};

}  // namespace

Step settle_progressive(Table& t, const ProgressiveDef& def, ProgressiveReadings readings) {
    Progressives all(t, def, readings);
    Money held{};
    if (all.any_wins()) held = co_await t.read_meter(t.game().wagers[def.prize].clause);
    all.settle(held);
}

}  // namespace baize::holdem
