#include "odds/blackjack/switch_solver.hpp"

namespace baize::blackjack {
namespace {

// With a peek the players decide only while the dealer has no blackjack: what it would cost is counted apart.
Payoffs<double> decided_payoffs(const Rules& rules) {
    const Payoffs<double> payoffs(rules);
    return rules.hole_card == HoleCard::Peek ? payoffs.without_dealer_blackjack() : payoffs;
}

// A further split is worth it where the first one is, but for the few cards that are gone between them.
constexpr double kMostGainOfAnotherSplit = 0.1;
// Hands of a box that come less often than this in a split move the edge by less than its eighth decimal.
constexpr double kLeastSwitchWeight = 1e-10;

}  // namespace

SwitchSolver::SwitchSolver(const Composition& shoe, const Rules& rules)
    : shoe_(shoe), rules_(rules), payoffs_(decided_payoffs(rules)), stakes_(payoffs_.staked()), laws_(shoe),
      values_(static_cast<std::size_t>((kValues + 1) * kTwoCards * kTwoCards)), staked_values_(values_.size()) {
    for (int up = 1; up <= kValues; ++up) {
        laws_.forget();
        for (int first = 1; first <= kValues; ++first)
            for (int second = first; second <= kValues; ++second) value_hands(up, first, second);
    }
    sum_deals();
}

// All hands against one first card of the dealer and beside one other hand.
void SwitchSolver::value_hands(int up, int first, int second) {
    const Tally other = Tally::of(first) + Tally::of(second);
    const Composition rest = shoe_.less(other + Tally::of(up));
    if (!shoe_.holds(other + Tally::of(up))) return;
    Strategy strategy;
    const auto seat = [&](bool switched) { return Seat{up, 0, Wager::Unsplit, Tally::of(up) + other, switched}; };
    Play<double> play(laws_, payoffs_, rules_, seat(false)), natural_gone(laws_, payoffs_, rules_, seat(true));
    Play<double> stakes(laws_, stakes_, rules_, seat(false));
    play.prepare(kRoot);
    for (int a = 1; a <= kValues; ++a) {
        for (int b = a; b <= kValues; ++b) {
            const Tally cards = Tally::of(a) + Tally::of(b);
            if (!rest.holds(cards)) continue;
            const Node node = hand_table().of(cards);
            double value = play.best(node, strategy), staked = stakes.value(node, strategy);
            if (may_split(a, b, 1, rules_)) value = split_or_not(a, up, other, value, staked);
            const double switched = a == 1 && b == kTen ? natural_gone.stand(node) : value;
            const std::size_t place = at(up, two_cards(first, second), two_cards(a, b));
            values_[place] = {value, switched};
            staked_values_[place] = {staked, staked};
        }
    }
}

double SwitchSolver::split_or_not(int value, int up, Tally other, double unsplit, double& staked) {
    Strategy strategy;
    Play<double> play(laws_, payoffs_, rules_, {up, value, Wager::Either, Tally::of(value) + Tally::of(up) + other});
    play.prepare(hand_table().of(Tally::of(value)));
    play.draw(hand_table().of(Tally::of(value)), [&](Node after) { return play.best(after, strategy); });
    SplitValue<double> split(laws_, payoffs_, rules_, strategy, value, up, other, kLeastSwitchWeight);
    double most = unsplit;
    const double once = split.without_carry(SplitPlan::Once);
    SplitPlan best = SplitPlan::Never;
    if (exceeds(once, most)) most = once, best = SplitPlan::Once;
    if (may_split(value, value, 2, rules_) && once + kMostGainOfAnotherSplit > most) {
        const double again = split.without_carry(SplitPlan::Again);
        if (exceeds(again, most)) most = again, best = SplitPlan::Again;
    }
    if (best != SplitPlan::Never) staked = SplitValue<double>(laws_, stakes_, rules_, strategy, value, up, other, kLeastSwitchWeight).without_carry(best);
    return most;
}

double SwitchSolver::lost_to_peek(int up, int a1, int a2, int b1, int b2) const {
    const int partner = blackjack_partner(up);
    if (rules_.hole_card != HoleCard::Peek || partner == 0) return 0;
    const Composition rest = shoe_.less(Tally::of(up) + Tally::of(a1) + Tally::of(a2) + Tally::of(b1) + Tally::of(b2));
    const auto natural = [](int a, int b) { return a + b == 1 + kTen && (a == 1 || b == 1); };
    const int lost = (natural(a1, a2) ? 0 : 1) + (natural(b1, b2) ? 0 : 1);  // 4.20(b)
    return lost * static_cast<double>(rest.of(partner)) / rest.size;
}

template <class Visit>
void SwitchSolver::each_deal(Visit&& visit) const {
    for (int up = 1; up <= kValues; ++up)
        for (int a1 = 1; a1 <= kValues; ++a1)
            for (int a2 = 1; a2 <= kValues; ++a2)
                for (int b1 = 1; b1 <= kValues; ++b1)
                    for (int b2 = 1; b2 <= kValues; ++b2) {
                        const Tally cards = Tally::of(up) + Tally::of(a1) + Tally::of(a2) + Tally::of(b1) + Tally::of(b2);
                        if (shoe_.holds(cards)) visit(chance_of<double>(shoe_, cards), up, a1, a2, b1, b2);
                    }
}

namespace {

struct Arranged {
    int first, second;
    bool switched;
};
Arranged kept(int a1, int a2, int b1, int b2) { return {two_cards(a1, a2), two_cards(b1, b2), false}; }
Arranged exchanged(int a1, int a2, int b1, int b2) { return {two_cards(a1, b2), two_cards(b1, a2), true}; }

}  // namespace

bool SwitchSolver::switches(int up, int a1, int a2, int b1, int b2) const {
    const auto both = [&](const Arranged& hands) { return worth(up, hands.second, hands.first, hands.switched) + worth(up, hands.first, hands.second, hands.switched); };
    return exceeds(both(exchanged(a1, a2, b1, b2)), both(kept(a1, a2, b1, b2)));
}

void SwitchSolver::sum_deals() {
    each_deal([&](double chance, int up, int a1, int a2, int b1, int b2) {
        const bool change = switches(up, a1, a2, b1, b2);
        const Arranged hands = change ? exchanged(a1, a2, b1, b2) : kept(a1, a2, b1, b2);
        const std::size_t first = at(up, hands.second, hands.first), second = at(up, hands.first, hands.second);
        const double lost = lost_to_peek(up, a1, a2, b1, b2);
        ev_ += chance * (values_[first][change] + values_[second][change] - lost) / 2;
        staked_ += chance * (staked_values_[first][change] + staked_values_[second][change]) / 2;
        if (change) switched_ += chance;
    });
}

double SwitchSolver::worth(int up, int hand, bool was_switched) const {
    double sum = 0, chances = 0;
    for (int a = 1; a <= kValues; ++a) {
        for (int b = a; b <= kValues; ++b) {
            if (!shoe_.holds(Tally::of(up) + Tally::of(a) + Tally::of(b))) continue;
            const double chance = chance_of<double>(shoe_.less(Tally::of(up)), Tally::of(a) + Tally::of(b)) * (a == b ? 1 : 2);
            sum += chance * worth(up, two_cards(a, b), hand, was_switched);
            chances += chance;
        }
    }
    return sum / chances;
}

double SwitchSolver::cost_of_learned_worths() const {
    std::vector<std::array<double, 2>> learned(static_cast<std::size_t>((kValues + 1) * kTwoCards));
    const auto of = [&](int up, int hand) -> std::array<double, 2>& { return learned[static_cast<std::size_t>(up * kTwoCards + hand)]; };
    for (int up = 1; up <= kValues; ++up)
        for (int hand = 0; hand < kTwoCards; ++hand) of(up, hand) = {worth(up, hand, false), worth(up, hand, true)};
    double cost = 0;
    each_deal([&](double chance, int up, int a1, int a2, int b1, int b2) {
        const Arranged stay = kept(a1, a2, b1, b2), change = exchanged(a1, a2, b1, b2);
        const auto both = [&](const Arranged& hands) { return worth(up, hands.second, hands.first, hands.switched) + worth(up, hands.first, hands.second, hands.switched); };
        const bool says = exceeds(of(up, change.first)[1] + of(up, change.second)[1], of(up, stay.first)[0] + of(up, stay.second)[0]);
        const double best = both(switches(up, a1, a2, b1, b2) ? change : stay);
        cost += chance * (best - both(says ? change : stay)) / 2;
    });
    return cost;
}

}  // namespace baize::blackjack
