// baize simulate: rounds by the million through the real round.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/screen/progress.hpp"
#include "cli/verbs.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "odds/wagers.hpp"
#include "report/strategy_json.hpp"

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
constexpr std::size_t kPositionsAtOnce = 30;             // with more, one spot of each wager is played
                                                         // unless more are asked for
constexpr std::string_view kEveryWager = "all";

struct Picked {
    std::vector<Position> positions;
    std::string words;   // which they are, where not all are
    bool alone = false;  // without the wager that may be laid with it: a box of another kind (gb-2011 4.62)
};

// The first spot of each wager.
std::vector<Position> one_of_each(const std::vector<Position>& all) {
    std::vector<Position> list;
    for (const Position position : all)
        if (list.empty() || list.back().wager != position.wager) list.push_back(position);
    return list;
}

// "main+alone", where the wager has such a price.
std::optional<Position> wanted_alone(const Setup& setup, const std::string& name) {
    if (!name.ends_with(kAlone)) return std::nullopt;
    const auto position = find_position(setup.game(), name.substr(0, name.size() - kAlone.size()));
    return position && simulated_as(setup, *position, {*position}) == name ? position : std::nullopt;
}

Result<Picked> pick(const Setup& setup, const std::vector<std::string>& names) {
    const auto all = opening_positions(setup);
    if (names.size() == 1)
        if (const auto position = wanted_alone(setup, names[0])) return Picked{{*position}, names[0], true};
    if (std::find(names.begin(), names.end(), kEveryWager) != names.end()) return Picked{all, ""};
    if (names.empty()) {
        if (all.size() <= kPositionsAtOnce) return Picked{all, ""};
        const auto some = one_of_each(all);
        return Picked{
            some, fmt::format("the first spot of each wager, {} of {}; --wager NAME takes others, --wager {} takes all",
                              some.size(), all.size(), kEveryWager)};
    }
    Picked picked;
    for (const std::string& name : names) {
        const std::size_t before = picked.positions.size();
        for (const Position position : all)
            if (wanted({name, false, false, {}}, setup, position) &&
                std::find(picked.positions.begin(), picked.positions.end(), position) == picked.positions.end())
                picked.positions.push_back(position);
        if (picked.positions.size() == before)
            return Refusal{fmt::format("{} has no wager '{}' before the round; expected such as {}", setup.game().id,
                                       name, position_name(setup.game(), all.front()))};
    }
    picked.words = fmt::format("{} of {}", picked.positions.size(), all.size());
    return picked;
}

// What was laid in the rounds, as `simulated_as` asks for it.
using Laid = std::vector<Position>;

void print_json(const Setup& setup, const Simulation& result, const SimulateArguments& arguments, const Laid& laid) {
    Json rows = Json::array();
    for (const SimulatedWager& wager : result.wagers) {
        Price named = named_price(setup, wager.position);
        const bool with_bonus = simulated_as(setup, wager.position) != named.wager;
        named.wager = simulated_as(setup, wager.position, laid);
        Json options = Json::object();
        for (const auto& [id, value] : named.options) options[id] = value;
        rows.push_back(
            {{"game", named.game},
             {"wager", named.wager},
             {"paytable", named.paytable},
             {"options", options},
             {"edge", wager.edge()},
             {"exact", Json()},
             {"method", "simulated"},
             {"stderr", wager.standard_error},
             {"sd", wager.sd},
             {"hit", wager.hit},
             {"unit", with_bonus ? fmt::format("wager of {}", to_string(simulated_stake(setup))) : "initial wager"},
             {"rounds", wager.rounds},
             {"seed", arguments.seed},
             {"strategy", arguments.strategy}});
    }
    fmt::print("{}\n", rows.dump(1));
}

// A ceiling, or a maximum pay-out: what it costs depends on the stake, and a price supposes the highest (ruling R67).
bool hangs_on_the_stake(const Setup& setup) {
    for (std::size_t option = 0; option < setup.game().options.size(); ++option)
        if (setup.option_amount(option)) return true;
    return false;
}

void print_table(const Setup& setup, const Simulation& result, const std::vector<Price>& exact,
                 const std::string& wagers, const Laid& laid, bool by_a_rule) {
    fmt::print("{} rounds of {} in {:.2f} s: {:.2f} million a second\n", result.rounds, setup.game().id, result.seconds,
               static_cast<double>(result.rounds) / result.seconds / 1e6);
    if (by_a_rule)
        fmt::print("played by the game's fixed rule, beside the exact edge of that; --strategy best plays the best, "
                   "which takes minutes to find\n");
    fmt::print("{}\n", wagers.empty() ? "" : fmt::format("wagers: {}\n", wagers));
    fmt::print("{:<24}  {:>11}  {:>11}  {:>11}  {:>7}  {:>8}  {:>9}\n", "wager", "house edge", "std error",
               "exact edge", "off by", "sd", "wins");
    std::string supposed;
    for (const SimulatedWager& wager : result.wagers) {
        const std::string name = simulated_as(setup, wager.position, laid);
        std::string known, off;
        for (const Price& price : exact)
            if (price.wager == name) {
                const bool other = hangs_on_the_stake(setup) && !price.supposes.empty();
                if (other) supposed += fmt::format("{}{}", supposed.empty() ? "" : "; ", price.supposes);
                known = fmt::format("{:.5f}%", 100 * price.edge);
                off = wager.standard_error > 0 && !other
                          ? fmt::format("{:+.2f} se", (wager.edge() - price.edge) / wager.standard_error)
                          : "";
            }
        fmt::print("{:<24}  {:>10.5f}%  {:>10.5f}%  {:>11}  {:>7}  {:>8.4f}  {:>8.4f}%\n", name, 100 * wager.edge(),
                   100 * wager.standard_error, known, off, wager.sd, 100 * wager.hit);
    }
    if (!supposed.empty())
        fmt::print("\nnot to be compared: the exact edge supposes {}; these rounds were played with {} on every "
                   "wager\n",
                   supposed, to_string(simulated_stake(setup)));
}

// Squares of the user's own, in a file as `baize strategy --json` writes it.
MaybeRefusal read_own(const std::string& path, PlayByChart& chart) {
    std::ifstream file(path);
    if (!file)
        return Refusal{fmt::format("there is no strategy '{}'; expected best, chart, or a file with a chart", path)};
    const Json json = Json::parse(file, nullptr, false);
    if (json.is_discarded()) return Refusal{fmt::format("{} is not JSON", path)};
    if (const auto refusal = read_chart(json, chart)) return Refusal{fmt::format("{}: {}", path, refusal->what)};
    return std::nullopt;
}

// A play that takes long to find is not what a simulation begins with, where there is one by a fixed rule.
bool rule_comes_first(const Setup& setup) {
    const Pricer& pricer = pricer_of(setup.game().id);
    return pricer.chart && !pricer.slow.empty();
}

// Null where the best play is asked for.
Result<std::shared_ptr<PlayByChart>> chart_asked_for(const std::string& strategy, const Setup& setup) {
    std::shared_ptr<PlayByChart> chart;
    if (strategy == "best") return chart;
    chart = best_chart(setup);
    if (!chart) return Refusal{fmt::format("{} is not played by a chart", setup.game().id)};
    if (strategy == "chart") return chart;
    if (const auto refusal = read_own(strategy, *chart)) return *refusal;
    return chart;
}

// Of the play that was simulated: of the best, or by the chart.
std::vector<Price> exact_edges(const Setup& setup, const PlayByChart* chart) {
    const auto prices = price(setup, {.spread = false});
    if (!prices) return {};
    std::vector<Price> exact = *prices;
    if (chart) chart->reprice(exact);
    return exact;
}

void run(SimulateArguments arguments, Status& status) {
    const auto setup = arguments.game.setup();
    if (!setup) return refuse(status, setup.refusal());
    const bool by_a_rule = arguments.strategy.empty() && rule_comes_first(*setup);
    if (arguments.strategy.empty()) arguments.strategy = by_a_rule ? "chart" : "best";
    const auto asked = chart_asked_for(arguments.strategy, *setup);
    if (!asked) return refuse(status, asked.refusal());
    const PlayByChart* chart = asked->get();
    const auto picked = pick(*setup, arguments.wagers);
    if (!picked) return refuse(status, picked.refusal());
    ProgressBar bar("simulating");
    SimulationRequest request;
    request.rounds = arguments.rounds;
    request.seed = arguments.seed;
    request.threads = arguments.threads;
    request.strategy = [&] { return chart ? chart->strategy() : best_strategy(*setup); };
    request.progress = bar.callback();
    // in a box some wagers rest on others, and all are laid
    if (setup->game().layout.boxes == 0 || picked->alone) request.positions = picked->positions;
    Simulation result = simulate(*setup, request);
    std::erase_if(result.wagers, [&](const SimulatedWager& each) {
        return std::find(picked->positions.begin(), picked->positions.end(), each.position) == picked->positions.end();
    });
    const Laid laid = picked->alone ? picked->positions : Laid{};
    if (arguments.json) return print_json(*setup, result, arguments, laid);
    print_table(*setup, result, exact_edges(*setup, chart), picked->words, laid, by_a_rule);
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
