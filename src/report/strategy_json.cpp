#include "report/strategy_json.hpp"

#include <fmt/format.h>

#include <chrono>

namespace baize {

using Json = nlohmann::ordered_json;
namespace lab = protocol::lab;

namespace {

// The protocol names what most columns of a chart are; of the others the chart's own words tell.
lab::Column column_of(const std::string& columns_are, const std::string& column) {
    if (columns_are == "dealer") return {.dealer = column};
    if (columns_are == "before") return {.before = column};
    return {.other = column};
}

std::vector<lab::Cell> cells_of(const Chart& chart) {
    std::vector<lab::Cell> cells;
    for (const Section& section : chart.sections)
        for (const Square& square : section.squares)
            cells.push_back({section.id, square.row, column_of(chart.columns_are, square.column), square.play,
                             square.worth});
    return cells;
}

std::vector<lab::ExceptionRow> exceptions_of(const std::vector<Exception>& list, const std::string& columns_are) {
    std::vector<lab::ExceptionRow> rows;
    for (const Exception& each : list)
        rows.push_back({each.cards, column_of(columns_are, each.column), each.chart, each.best, each.remark,
                        each.gain, each.chance});
    return rows;
}

std::vector<lab::WorthRow> worth_rows(const WorthTable& table, const Chart& chart) {
    std::vector<lab::WorthRow> rows;
    for (const WorthTable::Row& each : table.rows)
        rows.push_back({each.row, column_of(chart.columns_are, each.column), each.worth, each.also});
    return rows;
}

// The edges, and all that there is.
lab::Play play_of(const Explanation& play) {
    lab::Play made{.edge = play.edge, .unit = play.unit};
    if (!play.decisions.empty()) {
        made.decisions.emplace();
        for (const Decision& each : play.decisions)
            made.decisions->push_back({each.situation, each.play, each.worth});
        made.edge_of = play.edge_of;
    }
    if (play.words)
        made.words = lab::Sentences{play.words->lines, play.words->edge, play.words->costs,
                                    exceptions_of(play.words->exceptions, "dealer")};
    for (const Taken& each : play.taken) made.taken.push_back({each.when, each.share});
    for (const RulePrice& each : play.rules) made.rules.push_back({each.name, each.edge, each.costs});
    if (!play.chart) return made;
    made.edge_by_chart = play.chart->edge;
    made.chart_costs = play.chart->costs;
    made.chart = cells_of(*play.chart);
    for (const Section& each : play.chart->sections) made.sections.push_back({each.id, each.title});
    made.how_to_read = play.chart->how_to_read;
    for (const Legend& each : play.chart->legend) made.legend.push_back({each.letters, each.words, each.paper});
    made.exceptions = exceptions_of(play.chart->exceptions, play.chart->columns_are);
    return made;
}

}  // namespace

lab::Strategy strategy_of(const Setup& setup, const Explanation& play) {
    lab::Strategy made{
        .game = setup.game().id, .play = play_of(play), .figures = play.figures, .note = play.note};
    if (play.threshold) made.play_from = play.threshold->from;
    else made.options = setup.options_in_use();
    if (play.chart) made.chart_note = play.chart->note;
    if (play.worths) made.worths.emplace_back(play.worths->id, worth_rows(*play.worths, *play.chart));
    for (const Explanation& each : play.beside)
        made.beside.emplace_back(each.id, lab::PlayBeside{each.note, play_of(each)});
    return made;
}

Json to_json(const Setup& setup, const Explanation& play) {
    return wire::json_of<lab::Strategy, Json>(strategy_of(setup, play));
}

Result<Json> strategy_json(const Setup& setup, const Progress& progress) {
    const auto play = explain(setup, progress);
    if (!play) return play.refusal();
    return to_json(setup, *play);
}

MaybeRefusal read_chart(const Json& json, PlayByChart& chart) {
    if (!json.is_object() || !json.contains("chart") || !json["chart"].is_array())
        return Refusal{"no chart in it; expected what `baize strategy --json` writes: an object with a list 'chart'"};
    std::size_t number = 0;
    for (const Json& each : json["chart"]) {
        const auto text = [&](std::string_view name) {
            const std::string key(name);
            return each.is_object() && each.contains(key) && each[key].is_string() ? each[key].get<std::string>()
                                                                                   : std::string();
        };
        ++number;
        const auto refusal =
            chart.put(text("section"), {text(chart.rows_are()), text(chart.columns_are()), text("play"), {}});
        if (refusal) return Refusal{fmt::format("square {} of the chart: {}", number, refusal->what)};
    }
    return std::nullopt;
}

namespace {

// By the family's own adviser, who knows of a live shoe, or at a table that is brought to the question.
Result<HandAdvice> advice_on(const Setup& setup, const HandRequest& request) {
    if (!pricer_of(setup.game().id).advise) return advice_for_hand(setup, request);
    if (!request.board.empty() || !request.before.empty())
        return Refusal{fmt::format("--board and --before: {} has no such question; expected --hand", setup.game().id)};
    const auto advice = advise(setup, request);
    return advice ? Result<HandAdvice>(HandAdvice{*advice}) : advice.refusal();
}

}  // namespace

Result<TimedAdvice> timed_advice(const Setup& setup, const HandRequest& request) {
    const auto begun = std::chrono::steady_clock::now();
    const auto advice = advice_on(setup, request);
    if (!advice) return advice.refusal();
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begun;
    return TimedAdvice{*advice, taken.count()};
}

lab::AdviceGiven advice_of(const Setup& setup, const TimedAdvice& timed) {
    const HandAdvice& advice = timed.advice;
    lab::AdviceGiven made{.game = setup.game().id,
                          .cards_left = advice.cards_left,
                          .unit = advice.unit,
                          .best = advice.best,
                          .edge_now = advice.edge_now,
                          .milliseconds = timed.milliseconds};
    if (!advice.best.empty()) {
        made.worth = advice.worth;
        made.beside = advice.beside;
        made.situation = advice.situation;
        made.supposed = advice.supposed;
        made.without_value = advice.without_value;
    }
    return made;
}

Json to_json(const Setup& setup, const TimedAdvice& timed) {
    return wire::json_of<lab::AdviceGiven, Json>(advice_of(setup, timed));
}

Result<Json> advice_json(const Setup& setup, const HandRequest& request) {
    const auto timed = timed_advice(setup, request);
    if (!timed) return timed.refusal();
    return to_json(setup, *timed);
}

}  // namespace baize
