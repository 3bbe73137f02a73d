#include "odds/blackjack/switch_solver.hpp"

#include "core/asker.hpp"

namespace baize::blackjack {
namespace {

struct Arranged {
    int first, second;
    bool switched;
};
Arranged kept(int a1, int a2, int b1, int b2) { return {two_cards(a1, a2), two_cards(b1, b2), false}; }
Arranged exchanged(int a1, int a2, int b1, int b2) { return {two_cards(a1, b2), two_cards(b1, a2), true}; }
Arranged arranged(bool change, int a1, int a2, int b1, int b2) {
    return change ? exchanged(a1, a2, b1, b2) : kept(a1, a2, b1, b2);
}

double worth_of_both(const SwitchHands& hands, int up, const Arranged& two) {
    return hands.worth(up, two.second, two.first, two.switched) + hands.worth(up, two.first, two.second, two.switched);
}

bool better_to_switch(const SwitchHands& hands, int up, int a1, int a2, int b1, int b2) {
    return exceeds(worth_of_both(hands, up, exchanged(a1, a2, b1, b2)), worth_of_both(hands, up, kept(a1, a2, b1, b2)));
}

// Gb 4.17, ruling R45: with a peek a dealer's blackjack ends the round before anything is switched.
double lost_to_peek(const SwitchHands& hands, int up, int a1, int a2, int b1, int b2) {
    const int partner = blackjack_partner(up);
    if (hands.rules().hole_card != HoleCard::Peek || partner == 0) return 0;
    const Composition rest =
        hands.shoe().less(Tally::of(up) + Tally::of(a1) + Tally::of(a2) + Tally::of(b1) + Tally::of(b2));
    const auto natural = [](int a, int b) { return a + b == 1 + kTen && (a == 1 || b == 1); };
    const double lost = (natural(a1, a2) ? 0 : 1) + (natural(b1, b2) ? 0 : 1);  // 4.20(b)
    return lost * rest.of(partner) / rest.size;
}

template <class Visit>
void each_deal(const Composition& shoe, int up, Visit&& visit) {
    for (int a1 = 1; a1 <= kValues; ++a1)
        for (int a2 = 1; a2 <= kValues; ++a2) {
            ask_now_and_then();
            for (int b1 = 1; b1 <= kValues; ++b1)
                for (int b2 = 1; b2 <= kValues; ++b2) {
                    const Tally cards = Tally::of(up) + Tally::of(a1) + Tally::of(a2) + Tally::of(b1) + Tally::of(b2);
                    if (shoe.holds(cards)) visit(chance_of<double>(shoe, cards), a1, a2, b1, b2);
                }
        }
}

double mean_worth(const SwitchHands& hands, int up, int hand, bool was_switched) {
    const Composition& shoe = hands.shoe();
    double sum = 0, chances = 0;
    for (int a = 1; a <= kValues; ++a) {
        for (int b = a; b <= kValues; ++b) {
            if (!shoe.holds(Tally::of(up) + Tally::of(a) + Tally::of(b))) continue;
            const double chance =
                chance_of<double>(shoe.less(Tally::of(up)), Tally::of(a) + Tally::of(b)) * (a == b ? 1 : 2);
            sum += chance * hands.worth(up, two_cards(a, b), hand, was_switched);
            chances += chance;
        }
    }
    return chances > 0 ? sum / chances : 0;
}

SwitchHands played(const Composition& shoe, const Rules& rules, const Strategy* strategy) {
    SwitchHands hands(shoe, rules);
    for (int up = 1; up <= kValues; ++up) {
        ask_now_and_then();
        hands.distributions().forget();
        if (strategy) hands.play_by(up, *strategy);
        else hands.play_best(up);
    }
    return hands;
}

}  // namespace

CachedValues::CachedValues(const SwitchHands& hands) {
    for (int up = 1; up <= kValues; ++up)
        for (int hand = 0; hand < kTwoCards; ++hand)
            worth_[up][hand] = {mean_worth(hands, up, hand, false), mean_worth(hands, up, hand, true)};
}

bool CachedValues::switches(int up, int a1, int a2, int b1, int b2) const {
    const auto both = [&](const Arranged& two) {
        return worth(up, two.first, two.switched) + worth(up, two.second, two.switched);
    };
    return exceeds(both(exchanged(a1, a2, b1, b2)), both(kept(a1, a2, b1, b2)));
}

SwitchSolver::SwitchSolver(const Composition& shoe, const Rules& rules, const Strategy* strategy)
    : SwitchSolver(played(shoe, rules, strategy)) {}
SwitchSolver::SwitchSolver(SwitchHands hands) : hands_(std::move(hands)) {
    hands_.distributions().forget();
    sum_deals();
}

bool SwitchSolver::switches(int up, int a1, int a2, int b1, int b2) const {
    return better_to_switch(hands_, up, a1, a2, b1, b2);
}

void SwitchSolver::sum_deals() {
    ev_ = ev([&](int up, int a1, int a2, int b1, int b2) { return switches(up, a1, a2, b1, b2); });
    for (int up = 1; up <= kValues; ++up) {
        each_deal(hands_.shoe(), up, [&](double chance, int a1, int a2, int b1, int b2) {
            const bool change = switches(up, a1, a2, b1, b2);
            const Arranged two = arranged(change, a1, a2, b1, b2);
            staked_ +=
                chance * (hands_.staked(up, two.second, two.first) + hands_.staked(up, two.first, two.second)) / 2;
            if (change) switched_ += chance;
        });
    }
}

double SwitchSolver::ev(const Switching& switching) const {
    double sum = 0;
    for (int up = 1; up <= kValues; ++up) {
        each_deal(hands_.shoe(), up, [&](double chance, int a1, int a2, int b1, int b2) {
            const Arranged two = arranged(switching(up, a1, a2, b1, b2), a1, a2, b1, b2);
            sum += chance * (worth_of_both(hands_, up, two) - lost_to_peek(hands_, up, a1, a2, b1, b2)) / 2;
        });
    }
    return sum;
}

Arrangements better_arrangements(const SwitchHands& hands, int up) {
    Arrangements all;
    all.chance.resize(kTwoCards);
    each_deal(hands.shoe(), up, [&](double chance, int a1, int a2, int b1, int b2) {
        const Arranged two = arranged(better_to_switch(hands, up, a1, a2, b1, b2), a1, a2, b1, b2);
        all.chance[two.second][two.first] += chance;
        all.chance[two.first][two.second] += chance;
        all.worth += chance * worth_of_both(hands, up, two);
    });
    return all;
}

}  // namespace baize::blackjack
