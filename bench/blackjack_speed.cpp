// How long it takes to price one set of rules of blackjack with six decks: cold (nothing known) and warm (a further set
// of rules with the same shoe), on one core. The limits are the issue's: 0.5 s cold and 0.05 s warm for the standard
// games, 2 s for the GB game with seven hands, 10 s for Switch; a decision of the adviser in 50 ms.
#include <fmt/format.h>

#include <chrono>

#include "odds/blackjack/adviser.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/switch_solver.hpp"

namespace {

using namespace baize::blackjack;

template <class Work>
double seconds(Work&& work) {
    const auto begun = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

bool slow = false;
void print(const char* name, double edge, double cold, double limit, double warm = -1, double warm_limit = -1) {
    const bool late = cold > limit || (warm_limit >= 0 && warm > warm_limit);
    slow = slow || late;
    const std::string again = warm < 0 ? std::string(16, ' ') : fmt::format("  warm {:7.4f} s ", warm);
    fmt::print("{:<28} edge {:9.5f}%  cold {:7.4f} s (limit {:5.2f} s){}{}\n", name, 100 * edge, cold, limit, again,
               late ? "  TOO SLOW" : "");
}

void analyse(const char* name, const Rules& rules, double limit, double warm_limit) {
    Analyser analyser(rules.decks);
    Analysis first, again;
    const double cold = seconds([&] { first = analyser.analyse(rules); });
    const double warm = seconds([&] { again = analyser.analyse(rules); });
    print(name, first.edge(), cold, limit, warm, warm_limit);
}

}  // namespace

int main() {
    Rules standard;
    Rules style_a = standard;
    style_a.draws_to_soft_17 = true;
    Rules plus = standard;
    plus.dealer_22_stands_off = plus.twenty_one_wins = plus.five_and_under = true;
    plus.split_loss = SplitLoss::First;
    Rules free_bet = style_a;
    free_bet.dealer_22_stands_off = free_bet.free_bets = true;
    Rules gb = standard;
    gb.double_aces = gb.double_lost_to_blackjack = true;
    gb.must_draw_to_12 = false;
    gb.split_loss = SplitLoss::All;
    gb.hands_max = 7;
    Rules gb_peek = gb;
    gb_peek.hole_card = HoleCard::Peek;
    gb_peek.hands_max = 16;
    Rules two_hands = gb_peek;
    two_hands.dealer_22_stands_off = two_hands.draws_to_soft_17 = true;
    two_hands.blackjack_pays = {1, 1};

    analyse("NZ standard", standard, 0.5, 0.05);
    analyse("NZ Style A", style_a, 0.5, 0.05);
    analyse("NZ Blackjack+", plus, 0.5, 0.05);
    analyse("NZ Free Bet", free_bet, 0.5, 0.05);
    analyse("GB, seven hands", gb, 2, -1);
    analyse("GB, peek, sixteen hands", gb_peek, 2, -1);
    double edge = 0;
    const double both = seconds([&] { edge = -SwitchSolver(Composition::of_decks(6), two_hands).ev(); });
    print("GB Switch, peek, soft 17", edge, both, 10);

    Situation at;
    at.left = Composition::of_decks(6).less(Tally::of(8) + Tally::of(8) + Tally::of(10) + Tally::of(5));
    at.hand = {8, 8};
    at.up = 10;
    const double decision =
        seconds([&] { edge = -*advise(at, standard).value[static_cast<std::size_t>(Action::Split)]; });
    print("adviser: 8,8 against a ten", edge, decision, 0.05);
    const double now = seconds([&] { edge = edge_now(at.left, standard); });
    print("adviser: edge now, two cores", edge, now, 0.05);
    return slow ? 1 : 0;
}
