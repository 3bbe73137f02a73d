// baize advise: what the choices of a hand are worth, by the cards that are seen; of a shoe that lasts with the cards
// that are left in it. For training; no running table asks it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "baize/json.hpp"
#include "verb.hpp"

namespace baize::cli {

namespace {

constexpr std::size_t kMost = 8;  // choices, where they go by cards

void print_worths(const HandAdvice& advice, bool all) {
    const std::size_t shown = all || advice.worth.size() <= kMost ? advice.worth.size() : kMost;
    std::size_t wide = 8;
    for (std::size_t i = 0; i < shown; ++i) wide = std::max(wide, advice.worth[i].first.size());
    for (std::size_t i = 0; i < shown; ++i)
        fmt::print("  {:<{}} {:+.6f} {}s\n", advice.worth[i].first, wide, advice.worth[i].second, advice.unit);
    if (shown < advice.worth.size()) fmt::print("  ... and {} more (--all)\n", advice.worth.size() - shown);
}

void print(const TimedAdvice& timed, bool all) {
    const HandAdvice& advice = timed.advice;
    if (!advice.situation.empty()) fmt::print("{}\n", advice.situation);
    if (!advice.supposed.empty()) fmt::print("answered before: {}\n", fmt::join(advice.supposed, ", "));
    if (!advice.best.empty()) {
        fmt::print("best{}: {}\n", advice.without_value.empty() ? "" : " of what is weighed", advice.best);
        print_worths(advice, all);
        if (!advice.without_value.empty()) fmt::print("  not weighed: {}\n", fmt::join(advice.without_value, ", "));
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
    struct Arguments { GameArguments game; HandRequest request; bool json = false, all = false; };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* verb = app.add_subcommand(
        "advise",
        "What the choices of a live hand are worth; of a shoe that lasts with the cards left in it (for training)");
    arguments->game.add_to(*verb);
    verb->add_option("--hand", arguments->request.hand,
                     "The player's cards as they were dealt: As,Kd; where suits are nothing also A,7 or 10,6");
    verb->add_option("--dealer", arguments->request.dealer,
                     "What lies open of the house's, what was open first before what was turned: Kd");
    verb->add_option("--board", arguments->request.board, "Community cards that lie open: 7h,2c,9d");
    verb->add_option("--before", arguments->request.before,
                     "What was answered before, in order: check,check; cards and amounts in units go with a choice: "
                     "exchange:2c:3d")->type_name("CHOICES");
    verb->add_option("--seen", arguments->request.seen, "Of a shoe that lasts: every other card that has left it");
    verb->add_option("--split-of", arguments->request.split_of, "Of a split box: the card that was split");
    verb->add_option("--hands", arguments->request.hands, "... how many hands it has now")->check(CLI::Range(1, 16));
    verb->add_flag("--later", arguments->request.later, "... and this is not the first of them");
    verb->add_flag("--all", arguments->all, "Every choice, where cards make many of them");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer(
        "Example: baize advise gb.ultimate-holdem --hand As,9d --board 7h,2c,9s --before check\n"
        "Example: baize advise nz.blackjack --hand 10,6 --dealer 9 --seen 5,5,4,10,K,2\n"
        "Example: baize advise gb.blackjack-switch --seen 5,5,4,10,K,2     the edge alone: of two hands it takes "
        "seconds");
    verb->callback([arguments, &status] {
        const auto setup = arguments->game.setup();
        if (!setup) return refuse(status, setup.refusal());
        const auto timed = advise(*setup, arguments->request);
        if (!timed) return refuse(status, timed.refusal());
        if (arguments->json) fmt::print("{}\n", json_of(*setup, *timed));
        else print(*timed, arguments->all);
    });
}

}  // namespace baize::cli
