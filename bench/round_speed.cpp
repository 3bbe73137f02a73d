// What the one definition costs: the coroutine round against the same game written as a plain loop, in one run. Both
// draw from the same kind of shuffled deck, decide by the same chart and settle by the same functions.
#include <fmt/format.h>

#include <time.h>

#include <cstdint>
#include <cstdlib>
#include <memory>

#include "engine/table.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/blackjack/settle.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/punto_banco/settle.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/wagers.hpp"

namespace {

using namespace baize;

std::int64_t net_of(Money stake, const Return& verdict) {
    if (verdict.outcome == Outcome::Lose) return -stake.cents;
    return verdict.outcome == Outcome::Win ? winnings(stake, verdict.odds).paid.cents : 0;
}

// ---- Plain loops -----------------------------------------------------------------------------------------

struct PlainPunto {
    SimulatedChance chance;
    Money unit;

    std::int64_t operator()() {
        namespace book = gb_2011::punto_banco;
        using namespace punto_banco;
        chance.fresh();
        int punto = 0, banco = 0, punto_cards = 2, banco_cards = 2;
        for (int i = 0; i < 2; ++i) {
            punto = points_of(punto + count_value(chance.draw()));
            banco = points_of(banco + count_value(chance.draw()));
        }
        const int first_punto = punto, first_banco = banco;
        std::optional<int> third;
        if (punto_draws(first_punto, first_banco)) {
            third = count_value(chance.draw());
            punto = points_of(punto + *third);
            punto_cards = 3;
        }
        if (banco_draws(first_punto, first_banco, third)) {
            banco = points_of(banco + count_value(chance.draw()));
            banco_cards = 3;
        }
        const punto_banco::Hand p{punto, punto_cards}, b{banco, banco_cards};
        return net_of(unit, settle_punto(p, b, book::kPunto[0])) + net_of(unit, settle_banco(p, b, book::kBanco, false)) +
               net_of(unit, settle_egalite(p, b, book::kEgalite[0]));
    }
};

struct PlainHand {
    int cards[22];
    int count = 0;
    blackjack::Points points;
    bool doubled = false;

    void add(int value) { cards[count++] = value; points.add(value); }
};

struct PlainBlackjack {
    SimulatedChance chance;
    Money unit;
    const blackjack::Strategy& strategy;
    const blackjack::Rules& rules;
    PayRow pays{"blackjack", {3, 2}, "10.1A"};

    int draw() { return blackjack::card_value(chance.draw()); }

    std::int64_t operator()() {
        using namespace blackjack;
        chance.fresh();
        PlainHand hands[3];
        int n = 1;
        hands[0].add(draw());
        const int up = draw();
        hands[0].add(draw());
        const bool natural = hands[0].points.total() == 21;
        for (int h = 0; h < n && !natural; ++h) play(hands, n, h, up);
        return settle(hands, n, up, natural);
    }

    void play(PlainHand* hands, int& n, int h, int up) {
        using namespace blackjack;
        if (hands[h].count == 1) hands[h].add(draw());
        while (hands[h].points.total() < 21 && !hands[h].doubled && !(n > 1 && hands[h].cards[0] == 1 && hands[h].count == 2)) {
            PlainHand& hand = hands[h];
            Node node = blackjack::Strategy::root();
            for (int i = 0; i < hand.count; ++i) node = strategy.next(node, hand.cards[i]);
            const bool two = hand.count == 2;
            const Context context{n > 1 ? hand.cards[0] : 0, two && may_split(hand.cards[0], hand.cards[1], n, rules),
                                  two && may_double(hand.cards[0], hand.cards[1], n > 1, rules)};
            const Action action = strategy.action(node, up, context);
            if (action == Action::Stand && may_stand(hand.points)) return;
            if (action == Action::Split) {
                for (int i = n++; i > h + 1; --i) hands[i] = hands[i - 1];
                const int value = hand.cards[0];
                hands[h] = PlainHand{};
                hands[h].add(value);
                hands[h + 1] = hands[h];
            } else if (action == Action::Double) {
                hand.doubled = true;
            }
            hands[h].add(draw());
        }
    }

    std::int64_t settle(const PlainHand* hands, int n, int up, bool natural) {
        using namespace blackjack;
        const bool possible = up == 1 || up == 10;
        bool standing = false;
        for (int h = 0; h < n; ++h) standing = standing || !hands[h].points.bust();
        Points dealer;
        dealer.add(up);
        bool dealer_blackjack = false;
        if (!(natural && !possible) && (standing || (n > 1 && possible))) {
            dealer.add(draw());
            dealer_blackjack = dealer.total() == 21;
            while (standing && !natural && !dealer_blackjack && dealer_draws(dealer, rules)) dealer.add(draw());
        }
        const DealerResult result{dealer.total(), dealer_blackjack};
        std::int64_t net = 0;
        bool earlier = false;
        for (int h = 0; h < n; ++h) {
            const HandResult hand{hands[h].points.total(), natural};
            net += net_of(unit, h == 0 ? settle_main(hand, result, pays) : settle_split(hand, result, !earlier, rules));
            if (hands[h].doubled) net += net_of(unit, settle_double(hand, result, n > 1, rules));
            earlier = earlier || !hand.bust();
        }
        return net;
    }
};

// ---- The real round ----------------------------------------------------------------------------------------

struct RealRound {
    const Setup& setup;
    SimulatedChance chance;
    Money unit;
    baize::Strategy* strategy = nullptr;
    Table table{setup};
    std::vector<Position> positions = opening_positions(setup);
    SimulatedSums sums = sums_for(setup, positions);

    void open() {
        table.simulate(&chance, strategy, &sums);
        stake_on_all(table, positions, unit);
    }

    std::int64_t operator()() {
        if (table.stakes().empty()) open();
        table.reopen();
        sums.clear();
        Round round = setup.game().round(table);
        round.start();
        std::int64_t net = 0;
        for (const std::int64_t each : sums.net) net += each;
        return net;
    }
};

// This thread's own time, so that other work on the machine does not count.
double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Rounds a second, and the sum of nets so that nothing is optimised away.
template <class Play>
double speed(Play& play, int rounds, std::int64_t& net) {
    const double start = cpu_seconds();
    for (int i = 0; i < rounds; ++i) net += play();
    return rounds / (cpu_seconds() - start);
}

template <class Plain, class Real>
bool compare(const char* name, Plain& plain, Real& real) {
    constexpr int kRounds = 400'000, kTimes = 12;
    double best_plain = 0, best_real = 0;
    std::int64_t net_plain = 0, net_real = 0;
    for (int i = 0; i < kTimes; ++i) {  // in turns, and the best of each: a shared machine disturbs both alike
        best_plain = std::max(best_plain, speed(plain, kRounds, net_plain));
        best_real = std::max(best_real, speed(real, kRounds, net_real));
    }
    const double ratio = best_real / best_plain;
    fmt::print("{:<16} plain loop {:6.2f} M/s   coroutine round {:6.2f} M/s   ratio {:.2f}   same results: {}\n", name, best_plain / 1e6, best_real / 1e6, ratio,
               net_plain == net_real ? "yes" : "NO");
    return ratio >= 0.5 && net_plain == net_real;
}

}  // namespace

int main() {
    const Setup punto_setup(punto_banco::kGame);
    const Money punto_unit = punto_setup.exact_unit();
    PlainPunto plain_punto{SimulatedChance(8, Random(1, 1)), punto_unit};
    RealRound real_punto{punto_setup, SimulatedChance(8, Random(1, 1)), punto_unit};
    bool good = compare("gb.punto-banco", plain_punto, real_punto);

    const Setup setup(blackjack::nz::kGame);
    const auto& rules = setup.compiled<blackjack::Rules>();
    blackjack::Analyser analyser(rules.decks);
    const blackjack::Strategy best = analyser.analyse(rules).strategy;
    blackjack::BoxPlayer player(best);
    const Money unit = setup.exact_unit();
    PlainBlackjack plain{SimulatedChance(rules.decks, Random(2, 1)), unit, best, rules};
    RealRound real{setup, SimulatedChance(rules.decks, Random(2, 1)), unit, &player};
    good = compare("nz.blackjack", plain, real) && good;
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
