// What the one definition costs, in one run: the coroutine round against the same game written as a plain loop, on the
// same table with the same helper functions; and, to keep us honest, against a bare loop that has no table at all, no
// boxes, stakes, questions or limits, only cards in local variables.
#include <fmt/format.h>

#include <time.h>

#include <cstdint>
#include <cstdlib>
#include <memory>

#include "engine/table.hpp"
// The games' sources themselves: the plain loops below stand beside the rounds and call what the rounds call.
#include "games/blackjack/nz_blackjack.cpp"
#include "games/punto_banco/punto_banco.cpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/wagers.hpp"

namespace baize::punto_banco {

// The coup of punto_banco.cpp without its awaits.
void plain_round(Table& t) {
    Box& house = t.house();
    const baize::Hand& punto = house.hands[0];
    const baize::Hand& banco = house.hands[1];
    t.shoe_ready();
    for (int i = 0; i < 2; ++i) {
        t.deal(house, 0, Face::Up, "6.21");
        t.deal(house, 1, Face::Up, "6.21");
    }
    const int punto_points = points_of(punto.count), banco_points = points_of(banco.count);
    std::optional<int> third;
    if (punto_draws(punto_points, banco_points)) {
        t.deal(house, 0, Face::Up, "6.22");
        third = count_value(punto.cards[2]);
    }
    if (banco_draws(punto_points, banco_points, third)) t.deal(house, 1, Face::Up, "6.24");
    const Coup coup{punto, banco, banco_points, third};
    for (Stake& stake : t.stakes()) t.settle(stake, verdict(t.setup(), stake.position, coup));
}

}  // namespace baize::punto_banco

namespace baize::blackjack::nz {

// The round of nz_blackjack.cpp without its awaits, for the one player that a simulation seats.
void plain_round(Table& t) {
    const Rules& rules = t.setup().compiled<Rules>();
    Box& house = t.house();
    t.shoe_ready();
    for (Box& box : t.boxes())
        if (box.live()) t.deal(box, Face::Up, "8.2(a)");
    t.deal(house, Face::Up, "8.2(b)");
    for (Box& box : t.boxes())
        if (box.live()) t.deal(box, Face::Up, "8.2(c)");
    t.stage(Stage::Deciding);
    const int up_value = card_value(house.hand().cards[0]);
    for (std::size_t i = 0; up_value == 1 && i < t.stakes().size(); ++i) {
        if (!t.stakes()[i].open || t.stakes()[i].position.wager != Main) continue;
        const Question question = insurance_question(t, t.box(t.stakes()[i].box), t.stakes()[i], rules, kBy);
        take_insurance(t, question, t.ask(question).answer, kBy);
    }
    pay_blackjacks(t, up_value, rules);
    for (Box& box : t.boxes()) {
        for (std::size_t h = 0; box.live() && h < box.hands.size(); ++h) {
            if (box.hands[h].cards.size() == 1) t.deal(box, h, Face::Up, "12.3");
            for (blackjack::Points points = points_of(box.hands[h]); box.live() && may_draw_more(box, h, points, rules);
                 points = points_of(box.hands[h])) {
                const Question question = hand_question(t, box, h, points, rules, kBy);
                const Answer answer = t.ask(question).answer;
                if (answer.choice == Stand || answer.choice == Refuse) break;
                if (answer.choice != Draw) lead(t, box, h, answer);
                t.deal(box, h, Face::Up, "8.4");
            }
            if (box.live()) collect_bust(t, box, h, up_value, rules);
        }
    }
    t.stage(Stage::DealerDraws);
    if (!any_open(t)) return;
    t.deal(house, Face::Up, "8.5");
    Points dealer = points_of(house.hand());
    settle_insurances(t, card_value(house.hand().cards[1]) == 10, "9.1");
    const bool blackjack = dealer.total() == 21;
    const bool draws = !blackjack && dealer_matters(t, rules);
    while (draws && dealer_draws(dealer, rules)) {
        t.deal(house, Face::Up, "13.3");
        dealer = points_of(house.hand());
    }
    settle_all(t, {dealer.total(), blackjack}, rules);
}

}  // namespace baize::blackjack::nz

namespace {

using namespace baize;

// What both deliver of a round, by wager: what a simulation is for.
struct Sums {
    std::int64_t net[4] = {}, staked[4] = {};

    std::int64_t total() const {
        return net[0] + net[1] + net[2] + net[3] + staked[0] + staked[1] + staked[2] + staked[3];
    }
};

std::int64_t net_of(Money stake, const Return& verdict) {
    if (verdict.outcome == Outcome::Lose) return -stake.cents;
    return verdict.outcome == Outcome::Win ? winnings(stake, verdict.odds).paid.cents : 0;
}

// ---- Bare loops -----------------------------------------------------------------------------------------

struct BarePunto {
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
        Sums sums;
        sums.net[0] = net_of(unit, settle_punto(p, b, book::kPunto[0]));
        sums.net[1] = net_of(unit, settle_banco(p, b, book::kBanco, false));
        sums.net[2] = net_of(unit, settle_egalite(p, b, book::kEgalite[0]));
        for (int wager = 0; wager < 3; ++wager) sums.staked[wager] = unit.cents;
        return sums.total();
    }
};

struct PlainHand {
    int cards[22];
    int count = 0;
    blackjack::Points points;
    bool doubled = false;

    void add(int value) { cards[count++] = value; points.add(value); }
};

struct BareBlackjack {
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
        while (hands[h].points.total() < 21 && !hands[h].doubled &&
               !(n > 1 && hands[h].cards[0] == 1 && hands[h].count == 2)) {
            PlainHand& hand = hands[h];
            Node node = blackjack::Strategy::root();
            for (int i = 0; i < hand.count; ++i) node = strategy.next(node, hand.cards[i]);
            const bool two = hand.count == 2;
            const Context context{n > 1 ? hand.cards[0] : 0, two && may_split(hand.cards[0], hand.cards[1], n, rules),
                                  two && may_double(hand.cards[0], hand.cards[1], n > 1, rules)};
            const Action action = strategy.action(node, up, context);
            if (action == Action::Stand && may_stand(hand.points, rules)) return;
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
        blackjack::Points dealer;
        dealer.add(up);
        bool dealer_blackjack = false;
        if (!(natural && !possible) && (standing || (n > 1 && possible))) {
            dealer.add(draw());
            dealer_blackjack = dealer.total() == 21;
            while (standing && !natural && !dealer_blackjack && dealer_draws(dealer, rules)) dealer.add(draw());
        }
        const DealerResult result{dealer.total(), dealer_blackjack};
        Sums sums;
        bool earlier = false;
        for (int h = 0; h < n; ++h) {
            const HandResult hand{hands[h].points.total(), natural};
            sums.net[0] += net_of(
                unit, h == 0 ? settle_main(hand, result, pays, rules) : settle_split(hand, result, !earlier, rules));
            sums.staked[0] += unit.cents;
            if (hands[h].doubled) {
                sums.net[0] += net_of(unit, settle_double(hand, result, n > 1, rules));
                sums.staked[0] += unit.cents;
            }
            earlier = earlier || !hand.bust();
        }
        return sums.total();
    }
};

// ---- Rounds on the real table ---------------------------------------------------------------------------------

// Without the side wagers, which are many times as many.
std::vector<Position> main_positions(const Setup& setup) {
    std::vector<Position> positions = opening_positions(setup);
    std::erase_if(positions, [](Position position) { return position.wager > 2; });
    return positions;
}

template <bool kCoroutine>
struct TableRound {
    const Setup& setup;
    void (*plain)(Table&);
    SimulatedChance chance;
    Money unit;
    baize::Strategy* strategy = nullptr;
    Table table{setup};
    std::vector<Position> positions = main_positions(setup);
    SimulatedSums sums = sums_for(setup, positions);
    std::size_t opening = 0;

    void open() {
        table.simulate(&chance, strategy, &sums);
        stake_on_all(table, positions, unit);
        opening = table.stakes().size();
    }

    std::int64_t operator()() {
        if (table.stakes().empty()) open();
        table.reopen(opening);
        sums.clear();
        if constexpr (kCoroutine) {
            Round round = setup.game().round(table);
        } else {
            plain(table);
        }
        std::int64_t total = 0;
        for (const SimulatedSum& each : sums.sums) total += each.net + each.staked;
        return total;
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

template <class Bare, class Plain, class Real>
bool compare(const char* name, Bare& bare, Plain& plain, Real& real) {
    constexpr int kRounds = 400'000, kTimes = 12;
    double fastest[3] = {};
    std::int64_t sums[3] = {};
    for (int i = 0; i < kTimes; ++i) {  // in turns, and the best of each: a shared machine disturbs all alike
        fastest[0] = std::max(fastest[0], speed(bare, kRounds, sums[0]));
        fastest[1] = std::max(fastest[1], speed(plain, kRounds, sums[1]));
        fastest[2] = std::max(fastest[2], speed(real, kRounds, sums[2]));
    }
    const double ratio = fastest[2] / fastest[1];
    const bool same = sums[0] == sums[1] && sums[1] == sums[2];
    fmt::print(
        "{:<15} coroutine round {:5.2f} M/s, plain loop {:5.2f} M/s: ratio {:.2f}; bare loop without a table {:5.2f} "
        "M/s: ratio {:.2f}; same results: {}\n",
        name, fastest[2] / 1e6, fastest[1] / 1e6, ratio, fastest[0] / 1e6, fastest[2] / fastest[0],
        same ? "yes" : "NO");
    return ratio >= 0.5 && same;
}

}  // namespace

int main() {
    const Setup punto_setup(punto_banco::kGame);
    const Money punto_unit = punto_setup.exact_unit();
    BarePunto bare_punto{SimulatedChance(punto_setup.shoe(), Random(1, 1)), punto_unit};
    TableRound<false> plain_punto{punto_setup, punto_banco::plain_round,
                                  SimulatedChance(punto_setup.shoe(), Random(1, 1)), punto_unit};
    TableRound<true> real_punto{punto_setup, nullptr, SimulatedChance(punto_setup.shoe(), Random(1, 1)), punto_unit};
    bool good = compare("gb.punto-banco", bare_punto, plain_punto, real_punto);

    const Setup setup(blackjack::nz::kGame);
    const auto& rules = setup.compiled<blackjack::Rules>();
    blackjack::Analyser analyser(rules.decks);
    const blackjack::Strategy best = analyser.analyse(rules).strategy;
    blackjack::BoxPlayer player(best);
    const Money unit = setup.exact_unit();
    BareBlackjack bare{SimulatedChance(setup.shoe(), Random(2, 1)), unit, best, rules};
    TableRound<false> plain{setup, blackjack::nz::plain_round, SimulatedChance(setup.shoe(), Random(2, 1)), unit,
                            &player};
    TableRound<true> real{setup, nullptr, SimulatedChance(setup.shoe(), Random(2, 1)), unit, &player};
    good = compare("nz.blackjack", bare, plain, real) && good;
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
