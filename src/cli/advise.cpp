// baize advise: the best play of a hand with the cards that are left in
// the shoe. For training; no running table asks it.
#include <fmt/format.h>

#include "cli/verbs.hpp"
#include "report/strategy_json.hpp"

namespace baize::cli {

namespace {

void print(const TimedAdvice& timed) {
    const Advice& advice = timed.advice;
    if (!advice.best.empty()) {
        fmt::print("best: {}\n", advice.best);
        for (const auto& [action, worth] : advice.worth)
            fmt::print("  {:<8} {:+.6f} initial wagers\n", action, worth);
        for (const auto& [wager, worth] : advice.beside)
            fmt::print("  {} is worth {:+.6f} of its stake\n", wager, worth);
    }
    if (advice.edge_now)
        fmt::print("house edge of the next round with the {} cards that are left: {:.4f}% of the {}\n",
                   advice.cards_left, 100 * *advice.edge_now, advice.unit);
    fmt::print("({:.0f} ms)\n", timed.milliseconds);
}

}  // namespace

void add_advise(CLI::App& app, Status& status) {
    struct Arguments { GameArguments game; AdviceRequest request; bool json = false; };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* verb = app.add_subcommand(
        "advise",
        "The best play of a hand with the cards left in a live shoe, and the edge of the next round (for training)");
    arguments->game.add_to(*verb);
    verb->add_option("--hand", arguments->request.hand, "The hand's cards: A,7 or 10,6 or Ts,6h");
    verb->add_option("--dealer", arguments->request.dealer, "The dealer's first card");
    verb->add_option("--seen", arguments->request.seen, "Every other card that has left the shoe");
    verb->add_option("--split-of", arguments->request.split_of, "Of a split box: the card that was split");
    verb->add_option("--hands", arguments->request.hands, "... how many hands it has now")->check(CLI::Range(1, 16));
    verb->add_flag("--later", arguments->request.later, "... and this is not the first of them");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer(
        "Example: baize advise nz.blackjack --hand 10,6 --dealer 9 --seen 5,5,4,10,K,2\n"
        "Example: baize advise gb.blackjack-switch --seen 5,5,4,10,K,2     the edge alone: of two hands it takes "
        "seconds");
    verb->callback([arguments, &status] {
        const auto setup = arguments->game.setup();
        if (!setup) return refuse(status, setup.refusal());
        const auto timed = timed_advice(*setup, arguments->request);
        if (!timed) return refuse(status, timed.refusal());
        if (arguments->json) fmt::print("{}\n", to_json(*setup, *timed).dump(1));
        else print(*timed);
    });
}

}  // namespace baize::cli
