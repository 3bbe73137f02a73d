// Which cards a hand ends with decides the round, not their order: so both hands are counted as sets of values. That
// their cards come in turn at first does not matter: any order of the shoe is as likely as any other. Nor does it that
// a blackjack ends the round (9.1): the other hand may be thought of as drawn out, for its total is not looked at.
#include "odds/dragon21/returns.hpp"

#include <stdexcept>

#include "odds/count/both_hands.hpp"
#include "odds/count/returns.hpp"

namespace baize::dragon21 {

namespace {

using blackjack::ValueHands;

// Results by number: totals from 17, which is 0, to 26; then a blackjack.
constexpr std::size_t kBlackjack = 10;

HandResult hand_result(std::size_t number) {
    return number == kBlackjack ? HandResult{21, true} : HandResult{kStands + static_cast<int>(number), false};
}

std::optional<std::size_t> ends(const ValueHands::Cards&, const ValueHands::Cards& hand) {
    const Points points = blackjack::points_of(hand);
    if (draws(points)) return std::nullopt;
    if (points.total() == 21 && blackjack::cards_of(hand) == 2) return kBlackjack;
    return points.total() - kStands;
}

}  // namespace

std::vector<RoundWays> rounds(const ValueShoe& shoe) {
    const ValueHands hands(shoe, ends);
    const count::BothResults ways = count::both_hands(shoe, hands, hands);
    std::vector<RoundWays> list;
    const auto add = [&](HandResult dragon, HandResult tiger, const Integer& more) {
        if (more != 0) list.push_back({dragon, tiger, more});
    };
    Integer dragon_alone = 0, tiger_alone = 0;
    for (std::size_t dragon = 0; dragon < ways.size(); ++dragon)
        for (std::size_t tiger = 0; tiger < ways.size(); ++tiger) {
            const Integer& each = ways[dragon][tiger];
            if ((dragon == kBlackjack) == (tiger == kBlackjack)) add(hand_result(dragon), hand_result(tiger), each);
            else (dragon == kBlackjack ? dragon_alone : tiger_alone) += each;
        }
    add({21, true}, {}, dragon_alone);
    add({}, {21, true}, tiger_alone);
    return list;
}

ReturnDistribution dragon_returns(const std::vector<RoundWays>& rounds, Rows rows) {
    return count::returns_over(rounds,
                               [&](const RoundWays& each) { return settle_hand(each.dragon, each.tiger, rows); });
}

ReturnDistribution tiger_returns(const std::vector<RoundWays>& rounds, Rows rows) {
    return count::returns_over(rounds,
                               [&](const RoundWays& each) { return settle_hand(each.tiger, each.dragon, rows); });
}

ReturnDistribution tie_returns(const std::vector<RoundWays>& rounds, Rows rows) {
    return count::returns_over(rounds,
                               [&](const RoundWays& each) { return settle_tie(each.dragon, each.tiger, rows); });
}

ReturnDistribution perfect_pairs_returns(const count::FaceShoe& shoe, Rows rows) {
    return count::returns_of_draws<2>(
        shoe, [&](Card first, Card second) { return settle_perfect_pairs(first, second, rows); });
}

}  // namespace baize::dragon21
