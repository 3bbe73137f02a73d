#include "baize/simulate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "library/call.hpp"
#include "library/inside.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "odds/wagers.hpp"
#include "report/strategy_json.hpp"

namespace baize {

namespace {

constexpr std::int64_t kRoundsMax = 1'000'000'000'000;  // sums of minor units stay far inside 64 bits
constexpr unsigned kThreadsMax = 1024;
constexpr std::size_t kPositionsAtOnce = 30;            // with more, one spot of each wager is played
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

Result<Picked> pick_named(const Setup& setup, const std::vector<Position>& all, const std::vector<std::string>& names) {
    Picked picked;
    for (const std::string& name : names) {
        const std::size_t before = picked.positions.size();
        for (const Position position : all)
            if (wanted({name, false, false, {}}, setup, position) &&
                std::ranges::find(picked.positions, position) == picked.positions.end())
                picked.positions.push_back(position);
        if (picked.positions.size() == before)
            return Refusal{fmt::format("{} has no wager '{}' before the round; expected such as {}", setup.game().id,
                                       name, position_name(setup.game(), all.front()))};
    }
    picked.words = fmt::format("{} of {}", picked.positions.size(), all.size());
    return picked;
}

Result<Picked> pick(const Setup& setup, const std::vector<std::string>& names) {
    const auto all = opening_positions(setup);
    if (names.size() == 1)
        if (const auto position = wanted_alone(setup, names[0])) return Picked{{*position}, names[0], true};
    if (std::ranges::find(names, kEveryWager) != names.end()) return Picked{all, ""};
    if (!names.empty()) return pick_named(setup, all, names);
    if (all.size() <= kPositionsAtOnce) return Picked{all, ""};
    const auto some = one_of_each(all);
    return Picked{some, fmt::format("the first spot of each wager, {} of {}", some.size(), all.size())};
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
    const auto json = nlohmann::ordered_json::parse(strategy, nullptr, false);
    if (json.is_discarded()) return Refusal{"strategy: no JSON; expected best, chart, or the text of a chart"};
    if (const auto refusal = read_chart(json, *chart)) return Refusal{"strategy: " + refusal->what};
    return chart;
}

// Of the play that was simulated: of the best, or by the chart.
std::vector<Price> exact_edges(const Setup& setup, const PlayByChart* chart, const Progress& progress) {
    const auto prices = price(setup, {.spread = false, .progress = progress});
    if (!prices) return {};
    std::vector<Price> exact = *prices;
    if (chart) chart->reprice(exact);
    return exact;
}

v0::Simulated outer(const Setup& setup, const SimulatedWager& wager, const std::vector<Position>& laid) {
    const Price named = named_price(setup, wager.position);
    const bool with_bonus = simulated_as(setup, wager.position) != named.wager;
    return {.wager = simulated_as(setup, wager.position, laid),
            .paytable = named.paytable,
            .options = named.options,
            .unit = with_bonus ? fmt::format("wager of {}", to_string(simulated_stake(setup))) : named.unit,
            .rounds = wager.rounds,
            .mean = wager.mean,
            .sd = wager.sd,
            .standard_error = wager.standard_error,
            .hit = wager.hit,
            .staked = wager.staked};
}

// Rounds with the wagers that were picked, by the chart or else by the best play.
v0::Simulation played(const Setup& setup, const v0::SimulationRequest& asked, const Picked& picked,
                      const PlayByChart* chart, const Progress& progress) {
    SimulationRequest request;
    request.rounds = asked.rounds;
    request.seed = asked.seed;
    request.threads = asked.threads;
    request.strategy = [&] { return chart ? chart->strategy() : best_strategy(setup); };
    request.progress = progress;
    // in a box some wagers rest on others, and all are laid
    if (setup.game().layout.boxes == 0 || picked.alone) request.positions = picked.positions;
    const Simulation result = simulate(setup, request);
    v0::Simulation made{.rounds = result.rounds,
                        .seconds = result.seconds,
                        .strategy = {},
                        .picked = picked.words,
                        .stake = simulated_stake(setup),
                        .wagers = {},
                        .exact = {}};
    for (const SimulatedWager& each : result.wagers)
        if (std::ranges::find(picked.positions, each.position) != picked.positions.end())
            made.wagers.push_back(outer(setup, each, picked.alone ? picked.positions : std::vector<Position>{}));
    return made;
}

MaybeRefusal check(const v0::SimulationRequest& request) {
    if (request.rounds < 1 || request.rounds > kRoundsMax)
        return Refusal{fmt::format("{} rounds; expected 1 to {}", request.rounds, kRoundsMax)};
    if (request.threads > kThreadsMax)
        return Refusal{fmt::format("{} threads; expected at most {}", request.threads, kThreadsMax)};
    return std::nullopt;
}

Result<v0::Simulation> simulated(const Setup& setup, const v0::SimulationRequest& request,
                                 const Progress& progress) {
    if (auto refusal = check(request)) return *refusal;
    if (auto refusal = refused_short_deck(setup)) return *refusal;
    const bool by_fixed_rule = request.strategy.empty() && rule_comes_first(setup);
    const std::string strategy = !request.strategy.empty() ? request.strategy : by_fixed_rule ? "chart" : "best";
    const auto chart = chart_asked_for(strategy, setup);
    if (!chart) return chart.refusal();
    const auto picked = pick(setup, request.wagers);
    if (!picked) return picked.refusal();
    v0::Simulation made = played(setup, request, *picked, chart->get(), progress);
    made.strategy = strategy == "best" || strategy == "chart" ? strategy : "own";
    made.by_fixed_rule = by_fixed_rule;
    if (request.exact) made.exact = exact_edges(setup, chart->get(), progress);
    return made;
}

}  // namespace

}  // namespace baize

namespace baize::v0 {

bool is_played_by_chart(const Setup& setup) { return pricer_of(setup.game().id()).chart; }

Result<Simulation> simulate(const Setup& setup, const SimulationRequest& request) {
    return ended_well(request.progress,
                      [&](const Progress& progress) { return simulated(inner(setup), request, progress); });
}

}  // namespace baize::v0
