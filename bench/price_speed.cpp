// How long it takes to price every wager of a game as standard: first (nothing known), and again, at its best of some
// runs; and with other odds on one line of its first pay table, which were never asked for before, at its best too.
// Processor time, so that a busy machine does not count; what uses several cores is charged for all of them.
// An argument is the beginning of the ids that are wanted: price_speed gb.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <optional>
#include <string_view>

#include "games/list.hpp"
#include "odds/pricer.hpp"
#include "odds/prices.hpp"

namespace {

constexpr int kRuns = 20;
constexpr double kEnough = 2;  // seconds that are spent on one game

template <class Work>
double seconds(Work&& work) {
    const std::clock_t begun = std::clock();
    work();
    return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

// Other odds each time on the first row of the first pay table that has one; nothing where there is none.
std::optional<baize::Setup> with_other_odds(const baize::Game& game, int run) {
    for (const baize::WagerDef& wager : game.wagers)
        for (const baize::PayTable& table : wager.paytables) {
            if (table.rows.empty() || !table.when.empty() || !wager.when.empty()) continue;
            baize::Choices choices;
            choices.own_pays.emplace_back(fmt::format("{}.{}", wager.id, table.rows[0].id),
                                          fmt::format("{}:1", 2 + run));
            auto setup = baize::Setup::make(game, choices);
            return setup ? std::optional(std::move(*setup)) : std::nullopt;
        }
    return std::nullopt;
}

// Not of a game whose price is kept because it takes minutes.
double price_other(const baize::Game& game) {
    if (!baize::pricer_of(game.id).slow.empty()) return 0;
    double best = 0, spent = 0;
    for (int run = 0; run < kRuns && spent < kEnough; ++run) {
        const auto setup = with_other_odds(game, run);
        if (!setup) return 0;
        const double each = seconds([&] { (void)baize::price(*setup, {}); });
        best = run == 0 ? each : std::min(best, each);
        spent += each;
    }
    return best;
}

void print(const baize::Game& game) {
    const baize::Setup setup(game);
    std::size_t wagers = 0;
    const auto price_all = [&] { wagers = baize::price(setup, {})->size(); };
    const double first = seconds(price_all);
    double again = first, spent = first;
    for (int run = 0; run < kRuns && spent < kEnough; ++run) {
        const double each = seconds(price_all);
        again = std::min(again, each);
        spent += each;
    }
    fmt::print("{:<28} {:3} prices  first {:10.3f} ms  again {:10.3f} ms  other odds {:10.3f} ms\n", game.id, wagers,
               1e3 * first, 1e3 * again, 1e3 * price_other(game));
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    for (const baize::Game* game : baize::games())
        if (game->id.starts_with(wanted)) print(*game);
}
