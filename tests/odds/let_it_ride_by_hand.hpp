// Let it Ride counted hand by hand, with a ceiling over all wagers that ride together (gb-2011 12.27*): what the solver
// is checked against.
#pragma once

#include <map>
#include <numeric>

#include "games/ceiling.hpp"
#include "games/let_it_ride/let_it_ride.hpp"
#include "games/let_it_ride/settle.hpp"
#include "odds/count/net.hpp"
#include "odds/poker/orbits.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::let_it_ride {

struct HandPays {
    Rows hands;
    std::optional<Ratio> ceiling{};  // in units of one wager
};

enum Action : std::size_t { TakeBack, Ride };

// Sums are in whole numbers: every net return is multiplied by what makes it whole.
class HandByHand {
public:
    HandByHand(const HandPays& pays, poker::CardSet deck)
        : rows_(pays.hands.begin(), pays.hands.end()), ceiling_(pays.ceiling), deck_(deck),
          threes_(poker::Symmetry(deck), 3), fours_(poker::Symmetry(deck), 4) {
        if (ceiling_) make_whole(*ceiling_);
        for (const PayRow& row : rows_) make_whole(count::net<Ratio>(win(row)));
        beneath_ = count::net<Ratio>(beneath_ceiling(rows_));
        threes_.number_all();
        fours_.number_all();
        for (std::size_t id = 0; id < fours_.size(); ++id) after_.push_back(sum_after(fours_.hand(id)));
        for (std::size_t id = 0; id < threes_.size(); ++id) rides_.push_back(finds_first_rides(threes_.hand(id)));
    }

    std::size_t play(const poker::Seen& seen) const {
        if (seen.street == 0) return rides_[threes_.id_of(seen.own)] ? Ride : TakeBack;
        return second_rides(after(seen.own | seen.board), seen.before[0] == Ride) ? Ride : TakeBack;
    }

    ReturnDistribution returns() const {
        std::map<std::int64_t, std::int64_t> ways;
        std::int64_t units = 0, deals = 0;
        for (std::size_t id = 0; id < threes_.size(); ++id) {
            const std::int64_t alike = threes_.variants(id);
            each_card_beside(threes_.hand(id), [&](poker::CardSet four) {
                const std::size_t riding = 1 + rides_[id] + second_rides(after(four), rides_[id]);
                each_card_beside(four, [&](poker::CardSet five) {
                    ways[nets_of(five)[riding]] += alike;
                    units += static_cast<std::int64_t>(riding) * alike;
                    deals += alike;
                });
            });
        }
        ReturnDistribution returns;
        for (const auto& [net, count] : ways) returns.add(fraction(Integer(net), whole_), Integer(count));
        returns.staked(fraction(units, deals));
        return returns;
    }

private:
    using Nets = std::array<std::int64_t, 4>;  // by how many of the three wagers ride

    void make_whole(const Ratio& value) { whole_ = lcm(whole_, value.get_den()); }

    Nets nets_of(poker::CardSet five) const {
        const auto hand = rank::best<rank::kFiveCards>(five.sets(), 5);
        const Return verdict = settle_hand(hand, rows_);
        const bool capped = ceiling_ && under_ceiling(hand, verdict);
        if (const auto found = known_.find(key_of(verdict, capped)); found != known_.end()) return found->second;
        Nets nets{};
        for (int riding = 1; riding <= 3; ++riding) {
            Ratio net = count::net<Ratio>(verdict) * riding;
            if (capped) net = std::min(net, left_by_ceiling(*ceiling_, Ratio(beneath_ * riding)));
            net *= whole_;
            nets[static_cast<std::size_t>(riding)] = net.get_num().get_si();
        }
        return known_[key_of(verdict, capped)] = nets;
    }
    static std::int64_t key_of(const Return& verdict, bool capped) {
        return (std::int64_t{verdict.odds.num} << 24 | verdict.odds.den) * 16 +
               static_cast<int>(verdict.outcome) * 2 + capped;
    }

    template <class Each>
    void each_card_beside(poker::CardSet hand, const Each& each) const {
        for (int place = 0; place < kCardsInDeck; ++place)
            if (deck_.has(place) && !hand.has(place)) each(hand.with(place));
    }
    Nets sum_after(poker::CardSet four) const {
        Nets sums{};
        each_card_beside(four, [&](poker::CardSet five) {
            const Nets nets = nets_of(five);
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += nets[i];
        });
        return sums;
    }
    const Nets& after(poker::CardSet four) const { return after_[fours_.id_of(four)]; }
    // Of equal choices the smaller wager (ruling R50).
    static bool second_rides(const Nets& sums, bool first) { return sums[2 + first] > sums[1 + first]; }
    bool finds_first_rides(poker::CardSet three) const {
        std::int64_t withdrawn = 0, riding = 0;
        each_card_beside(three, [&](poker::CardSet four) {
            const Nets& sums = after(four);
            withdrawn += std::max(sums[1], sums[2]);
            riding += std::max(sums[2], sums[3]);
        });
        return riding > withdrawn;
    }

    std::vector<PayRow> rows_;
    std::optional<Ratio> ceiling_;
    Ratio beneath_ = 0;  // what it may not touch, of one wager (ruling R88)
    poker::CardSet deck_;
    Integer whole_ = 1;
    mutable std::map<std::int64_t, Nets> known_;
    poker::Orbits threes_, fours_;
    std::vector<Nets> after_;  // by hands of four, over the cards that can come
    std::vector<bool> rides_;  // by hands of three
};

}  // namespace baize::let_it_ride
