#include "report/strategy_json.hpp"

#include <fmt/format.h>

#include <chrono>

namespace baize {

namespace {

using Json = nlohmann::ordered_json;

Json worths_json(const Worths& worths) {
    Json json = Json::object();
    for (const auto& [name, worth] : worths) json[name] = worth;
    return json;
}

Json squares_json(const Chart& chart) {
    Json squares = Json::array();
    for (const Section& section : chart.sections)
        for (const Square& square : section.squares)
            squares.push_back({{"section", section.id},
                               {chart.rows_are, square.row},
                               {chart.columns_are, square.column},
                               {"play", square.play},
                               {"ev", worths_json(square.worth)}});
    return squares;
}

Json exceptions_json(const Chart& chart) {
    Json exceptions = Json::array();
    for (const Exception& each : chart.exceptions)
        exceptions.push_back({{"cards", each.cards},
                              {chart.columns_are, each.column},
                              {"chart", each.chart},
                              {"best", each.best},
                              {"after_split", each.after_split},
                              {"gain", each.gain},
                              {"chance", each.chance}});
    return exceptions;
}

Json worths_json(const WorthTable& table, const Chart& chart) {
    Json rows = Json::array();
    for (const WorthTable::Row& each : table.rows) {
        rows.push_back({{chart.rows_are, each.row}, {chart.columns_are, each.column}, {"worth", each.worth}});
        for (const auto& [name, worth] : each.also) rows.back()[name] = worth;
    }
    return rows;
}

void add_decisions(Json& json, const Explanation& play) {
    json["decisions"] = Json::array();
    for (const Decision& each : play.decisions)
        json["decisions"].push_back(
            {{"situation", each.situation}, {"play", each.play}, {"ev", worths_json(each.worth)}});
    json["edge_of"] = worths_json(play.edge_of);
}

// The edges, and all that there is.
void add_play(Json& json, const Explanation& play) {
    json["edge"] = play.edge;
    if (play.chart) json["edge_by_chart"] = play.chart->edge;
    if (play.chart) json["chart_costs"] = play.chart->costs;
    json["unit"] = play.unit;
    if (!play.decisions.empty()) add_decisions(json, play);
    if (play.chart) json["chart"] = squares_json(*play.chart);
    if (play.chart) json["exceptions"] = exceptions_json(*play.chart);
}

// A part that stands beside another says first what it is.
Json beside_json(const Explanation& play) {
    Json json = {{"note", play.note}};
    add_play(json, play);
    return json;
}

}  // namespace

Json to_json(const Setup& setup, const Explanation& play) {
    Json json = {{"game", setup.game().id}};
    if (play.threshold) {
        json["play_from"] = play.threshold->from ? Json(*play.threshold->from) : Json();
    } else {
        json["options"] = Json::object();
        for (const auto& [id, value] : setup.options_in_use()) json["options"][id] = value;
    }
    add_play(json, play);
    if (play.chart && !play.chart->note.empty()) json["chart_note"] = play.chart->note;
    for (const auto& [name, value] : play.figures) json[name] = value;
    if (!play.note.empty()) json["note"] = play.note;
    if (play.worths) json[play.worths->id] = worths_json(*play.worths, *play.chart);
    for (const Explanation& each : play.beside) json[each.id] = beside_json(each);
    return json;
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

Result<TimedAdvice> timed_advice(const Setup& setup, const AdviceRequest& request) {
    const auto begun = std::chrono::steady_clock::now();
    const auto advice = advise(setup, request);
    if (!advice) return advice.refusal();
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begun;
    return TimedAdvice{*advice, taken.count()};
}

Json to_json(const Setup& setup, const TimedAdvice& timed) {
    const Advice& advice = timed.advice;
    Json json = {{"game", setup.game().id}, {"cards_left", advice.cards_left}, {"unit", advice.unit}};
    if (!advice.best.empty()) {
        json["best"] = advice.best;
        json["ev"] = worths_json(advice.worth);
        for (const auto& [wager, worth] : advice.beside) json[wager] = worth;
    }
    if (advice.edge_now) json["edge_now"] = *advice.edge_now;
    json["milliseconds"] = timed.milliseconds;
    return json;
}

Result<Json> advice_json(const Setup& setup, const AdviceRequest& request) {
    const auto timed = timed_advice(setup, request);
    if (!timed) return timed.refusal();
    return to_json(setup, *timed);
}

}  // namespace baize
