// baize simulate: rounds by the million through the real round.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "baize/simulate.hpp"
#include "progress.hpp"
#include "verb.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

struct SimulateArguments {
    GameArguments game;
    std::int64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    unsigned threads = 0;
    std::string strategy;  // empty: the best, where that is found in a moment
    std::vector<std::string> wagers;
    bool json = false;
};

constexpr std::uint64_t kRoundsMax = 1'000'000'000'000;  // sums of minor units stay far inside 64 bits
constexpr std::uint64_t kThreadsMax = 1024;
constexpr std::string_view kChart = "strategy: ";  // how a refusal of a chart begins

void print_json(const Setup& setup, const Simulation& result, const SimulateArguments& arguments) {
    Json rows = Json::array();
    for (const Simulated& wager : result.wagers) {
        Json options = Json::object();
        for (const auto& [id, value] : wager.options) options[id] = value;
        rows.push_back({{"game", setup.game().id()},
                        {"wager", wager.wager},
                        {"paytable", wager.paytable},
                        {"options", options},
                        {"edge", wager.edge()},
                        {"exact", Json()},
                        {"method", "simulated"},
                        {"stderr", wager.standard_error},
                        {"sd", wager.sd},
                        {"hit", wager.hit},
                        {"unit", wager.unit},
                        {"rounds", wager.rounds},
                        {"seed", arguments.seed},
                        {"strategy", arguments.strategy}});
    }
    fmt::print("{}\n", rows.dump(1));
}

// A ceiling, or a maximum pay-out: what it costs depends on the stake, and a price supposes the highest (ruling R67).
bool hangs_on_the_stake(const Setup& setup) {
    return std::ranges::any_of(setup.game().options(), [&](const Option& option) {
        const std::string chosen = setup.option(option.id);
        return option.takes_amount && std::ranges::find(option.values, chosen, &OptionValue::id) == option.values.end();
    });
}

// Which wagers they are, where not all are.
std::string picked_words(const Simulation& result, bool asked_for) {
    if (result.picked.empty()) return {};
    return fmt::format("wagers: {}{}\n", result.picked,
                       asked_for ? "" : "; --wager NAME takes others, --wager all takes all");
}

void print_table(const Setup& setup, const Simulation& result, bool asked_for) {
    fmt::print("{} rounds of {} in {:.2f} s: {:.2f} million a second\n", result.rounds, setup.game().id(),
               result.seconds, static_cast<double>(result.rounds) / result.seconds / 1e6);
    if (result.by_fixed_rule)
        fmt::print("played by the game's fixed rule, beside the exact edge of that; --strategy best plays the best, "
                   "which takes minutes to find\n");
    fmt::print("{}\n", picked_words(result, asked_for));
    fmt::print("{:<24}  {:>11}  {:>11}  {:>11}  {:>7}  {:>8}  {:>9}\n", "wager", "house edge", "std error",
               "exact edge", "off by", "sd", "wins");
    std::string supposed;
    for (const Simulated& wager : result.wagers) {
        std::string known, off;
        for (const Price& price : result.exact)
            if (price.wager == wager.wager) {
                const bool other = hangs_on_the_stake(setup) && !price.supposes.empty();
                if (other) supposed += fmt::format("{}{}", supposed.empty() ? "" : "; ", price.supposes);
                known = fmt::format("{:.5f}%", 100 * price.edge);
                off = wager.standard_error > 0 && !other
                          ? fmt::format("{:+.2f} se", (wager.edge() - price.edge) / wager.standard_error)
                          : "";
            }
        fmt::print("{:<24}  {:>10.5f}%  {:>10.5f}%  {:>11}  {:>7}  {:>8.4f}  {:>8.4f}%\n", wager.wager,
                   100 * wager.edge(), 100 * wager.standard_error, known, off, wager.sd, 100 * wager.hit);
    }
    if (!supposed.empty())
        fmt::print("\nnot to be compared: the exact edge supposes {}; these rounds were played with {} on every "
                   "wager\n",
                   supposed, to_string(result.stake));
}

// Squares of the user's own, in a file as `baize strategy --json` writes it: its text.
Result<std::string> read_own(const std::string& path) {
    std::ifstream file(path);
    if (!file)
        return Refusal{fmt::format("there is no strategy '{}'; expected best, chart, or a file with a chart", path)};
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!Json::accept(text)) return Refusal{fmt::format("{} is not JSON", path)};
    return text;
}

// As the library takes it: a file by its text.
Result<std::string> strategy_asked_for(const std::string& strategy, const Setup& setup) {
    if (strategy.empty() || strategy == "best" || strategy == "chart" || !is_played_by_chart(setup)) return strategy;
    return read_own(strategy);
}

void run(SimulateArguments arguments, Status& status) {
    const auto setup = arguments.game.setup();
    if (!setup) return refuse(status, setup.refusal());
    const auto strategy = strategy_asked_for(arguments.strategy, *setup);
    if (!strategy) return refuse(status, strategy.refusal());
    const auto result = [&] {
        ProgressBar bar("simulating");
        return simulate(*setup, {.rounds = arguments.rounds,
                                 .seed = arguments.seed,
                                 .threads = arguments.threads,
                                 .wagers = arguments.wagers,
                                 .strategy = *strategy,
                                 .exact = !arguments.json,
                                 .progress = bar.callback()});
    }();
    if (!result) {
        const std::string& what = result.refusal().what;  // of a chart that was read: which file
        if (!what.starts_with(kChart)) return refuse(status, result.refusal());
        return refuse(status, {fmt::format("{}: {}", arguments.strategy, what.substr(kChart.size()))});
    }
    if (arguments.strategy.empty()) arguments.strategy = result->strategy;
    if (arguments.json) print_json(*setup, *result, arguments);
    else print_table(*setup, *result, !arguments.wagers.empty());
}

}  // namespace

void add_simulate(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<SimulateArguments>();
    CLI::App* verb = app.add_subcommand("simulate", "Play rounds by the million, with the best strategy, from a seed");
    arguments->game.add_to(*verb);
    verb->add_option("--rounds", arguments->rounds, "How many rounds")
        ->capture_default_str()
        ->check(whole(1, kRoundsMax));
    verb->add_option(
            "--wager", arguments->wagers,
            "A wager or one spot of it, such as win-line or place-to-win:6 (again for more); all for every one")
        ->type_name("WAGER|all")
        ->allow_extra_args(false);
    verb->add_option("--seed", arguments->seed,
                     "The seed: the same seed gives the same figures on any number of threads")
        ->capture_default_str()
        ->check(whole(0, UINT64_MAX));
    verb->add_option("--threads", arguments->threads, "How many threads; 0 for all cores")
        ->capture_default_str()
        ->check(whole(0, kThreadsMax));
    verb->add_option("--strategy", arguments->strategy,
                     "best; chart: by the chart or fixed rule of a game that has one; or a file with a chart as `baize "
                     "strategy --json` writes it (default: best, or chart where the best takes minutes to find)")
        ->type_name("best|chart|FILE");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Example: baize simulate nz.blackjack --rounds 10000000 --seed 7");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
