#include "odds/blackjack/switch_hands.hpp"

#include "core/asker.hpp"

namespace baize::blackjack {
namespace {

// With a peek the players decide only while the dealer has no blackjack: what it would cost is counted apart.
Payoffs<double> decided_payoffs(const Rules& rules) {
    const Payoffs<double> payoffs(rules);
    return rules.hole_card == HoleCard::Peek ? payoffs.without_dealer_blackjack() : payoffs;
}

// A further split is worth it where the first one is, but for the few cards that are removed between them.
constexpr double kMostGainOfAnotherSplit = 0.1;

}  // namespace

SwitchHands::SwitchHands(const Composition& shoe, const Rules& rules)
    : shoe_(shoe), rules_(rules), payoffs_(decided_payoffs(rules)), stakes_(payoffs_.staked()), distributions_(shoe),
      worth_((kValues + 1) * kTwoCards * kTwoCards), staked_(worth_.size()) {}

void SwitchHands::play_all(int up, const Strategy* strategy) {
    for (int first = 1; first <= kValues; ++first)
        for (int second = first; second <= kValues; ++second)
            play_beside(up, Tally::of(first) + Tally::of(second), two_cards(first, second), strategy);
}

// All hands against one first card of the dealer and beside one other hand.
void SwitchHands::play_beside(int up, Tally other, int other_number, const Strategy* given) {
    ask_now_and_then();
    if (!shoe_.holds(other + Tally::of(up))) return;
    const Composition rest = shoe_.less(other + Tally::of(up));
    Strategy best;
    const Strategy& strategy = given ? *given : best;
    const auto seat = [&](bool switched) { return Seat{up, 0, Wager::Unsplit, Tally::of(up) + other, switched}; };
    Play<double> play(distributions_, payoffs_, rules_, seat(false)),
        no_natural(distributions_, payoffs_, rules_, seat(true));
    Play<double> stakes(distributions_, stakes_, rules_, seat(false));
    if (given) play.prepare(kRoot, strategy);
    else play.prepare(kRoot);
    for (int a = 1; a <= kValues; ++a) {
        for (int b = a; b <= kValues; ++b) {
            const Tally cards = Tally::of(a) + Tally::of(b);
            if (!rest.holds(cards)) continue;
            const Node node = hand_table().of(cards);
            const double unsplit = given ? play.value(node, strategy) : play.best(node, best);
            Split played{unsplit, stakes.value(node, strategy)};
            if (may_split(a, b, 1, rules_)) {
                if (!given) played = best_split(a, up, other, played);
                else if (strategy.plan(a, up) != SplitPlan::Never)
                    played = split_by(strategy.plan(a, up), a, up, other, strategy);
            }
            const std::size_t place = at(up, other_number, two_cards(a, b));
            worth_[place] = {played.worth, a == 1 && b == kTen ? no_natural.stand(node) : played.worth};
            staked_[place] = played.staked;
        }
    }
}

SwitchHands::Split SwitchHands::best_split(int value, int up, Tally other, const Split& unsplit) {
    Strategy strategy;
    choose_split_play(distributions_, payoffs_, rules_, value, up, other, strategy);
    SplitValue<double> split(distributions_, payoffs_, rules_, strategy, value, up, other, kLeastSwitchWeight);
    Split most = unsplit;
    SplitPlan best = SplitPlan::Never;
    for (const SplitPlan plan : split_plans(value, later_hands_apart(payoffs_, value, rules_), rules_)) {
        const double worth = split.without_carry(plan);
        if (plan == SplitPlan::Once && worth + kMostGainOfAnotherSplit <= most.worth) break;
        if (exceeds(worth, most.worth)) most.worth = worth, best = plan;
    }
    if (best != SplitPlan::Never)
        most.staked =
            SplitValue<double>(distributions_, stakes_, rules_, strategy, value, up, other, kLeastSwitchWeight)
                .without_carry(best);
    return most;
}

SwitchHands::Split SwitchHands::split_by(SplitPlan plan, int value, int up, Tally other, const Strategy& strategy) {
    const auto worth = [&](const Payoffs<double>& payoffs) {
        return SplitValue<double>(distributions_, payoffs, rules_, strategy, value, up, other, kLeastSwitchWeight)
            .without_carry(plan);
    };
    return {worth(payoffs_), worth(stakes_)};
}

}  // namespace baize::blackjack
