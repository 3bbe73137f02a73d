// Prices, distributions, strategies, simulation.
#include "prices.hpp"

#include <pybind11/pybind11.h>

#include "baize/best_play.hpp"
#include "baize/json.hpp"
#include "baize/price.hpp"
#include "baize/simulate.hpp"
#include "baize/strategy.hpp"
#include "baize/verify.hpp"
#include "bets.hpp"
#include "parts.hpp"
#include "work.hpp"

namespace baize_python {

namespace {

using baize::Setup;

py::object known(double figure) { return figure < 0 ? py::object(py::none()) : py::float_(figure); }

py::dict dict_of(const std::vector<std::pair<std::string, std::string>>& pairs) {
    py::dict dict;
    for (const auto& [name, value] : pairs) dict[py::str(name)] = value;
    return dict;
}

py::object loaded(const std::string& json) { return py::module_::import("json").attr("loads")(json); }

py::list price(const Setup& setup, const std::string& wager, bool full, bool spread, bool lay_more,
               const py::object& progress) {
    const auto rows = worked(progress, [&](baize::Progress tell) {
        const baize::PriceRequest request{wager, full, spread, std::move(tell), lay_more};
        return baize::price(setup, request);
    });
    return prices_of(rows);
}

py::object return_distribution(const Setup& setup, const std::string& position, const py::object& progress) {
    const auto returns =
        worked(progress, [&](baize::Progress tell) { return baize::return_distribution(setup, position, tell); });
    py::list nets, weights, chances;
    for (const auto& row : returns.rows) {
        nets.append(row.net);
        if (!row.weight.empty()) weights.append(py::int_(py::str(row.weight)));
        chances.append(row.chance);
    }
    const bool exact = !returns.total.empty();
    return helper("ReturnDistribution")(returns.wager, returns.paytable, nets, chances,
                                        exact ? py::object(weights) : py::object(py::none()),
                                        exact ? py::object(py::int_(py::str(returns.total))) : py::object(py::none()));
}

py::object explanation(const Setup& setup, const py::object& progress) {
    const auto play = worked(progress, [&](baize::Progress tell) { return baize::explain(setup, tell); });
    return loaded(baize::json_of(setup, play));
}

void add_squares(py::list& rows, const baize::Explanation& play) {
    if (play.chart)
        for (const auto& section : play.chart->sections)
            for (const auto& square : section.squares) {
                py::dict row, worth;
                for (const auto& [choice, value] : square.worth) worth[py::str(choice)] = value;
                row["part"] = play.id;
                row["section"] = section.id;
                row[py::str(play.chart->rows_are)] = square.row;
                row[py::str(play.chart->columns_are)] = square.column;
                row["play"] = square.play;
                row["worth"] = worth;
                rows.append(row);
            }
    for (const auto& each : play.beside) add_squares(rows, each);
}

py::list chart(const Setup& setup, const py::object& progress) {
    py::list rows;
    add_squares(rows, worked(progress, [&](baize::Progress tell) { return baize::explain(setup, tell); }));
    return rows;
}

py::object advise(const Setup& setup, const std::string& hand, const std::string& dealer, const std::string& seen,
                  const std::string& board, const std::string& before, const std::string& split_of, int hands,
                  bool later, const py::object& progress) {
    baize::HandRequest request;
    request.hand = hand;
    request.dealer = dealer;
    request.seen = seen;
    request.split_of = split_of;
    request.hands = hands;
    request.later = later;
    request.board = board;
    request.before = before;
    const auto advice =
        worked(progress, [&](baize::Progress tell) { return baize::advise(setup, request, tell); }).advice;
    py::dict worth, beside, result;
    for (const auto& [choice, value] : advice.worth) worth[py::str(choice)] = value;
    for (const auto& [wager, value] : advice.beside) beside[py::str(wager)] = value;
    result["best"] = advice.best;
    result["worth"] = worth;
    result["unit"] = advice.unit;
    result["situation"] = advice.situation;
    result["beside"] = beside;
    result["supposed"] = advice.supposed;
    result["cards_left"] = advice.cards_left;
    result["edge_now"] = advice.edge_now ? py::object(py::float_(*advice.edge_now)) : py::object(py::none());
    return result;
}

py::dict as_dict(const baize::Simulated& wager) {
    py::dict row;
    row["wager"] = wager.wager;
    row["paytable"] = wager.paytable;
    row["options"] = dict_of(wager.options);
    row["unit"] = wager.unit;
    row["rounds"] = wager.rounds;
    row["edge"] = wager.edge();
    row["mean"] = wager.mean;
    row["sd"] = wager.sd;
    row["standard_error"] = wager.standard_error;
    row["hit"] = wager.hit;
    row["staked"] = wager.staked;
    return row;
}

py::dict simulate(const Setup& setup, std::int64_t rounds, std::uint64_t seed, unsigned threads,
                  const std::vector<std::string>& wagers, const std::string& strategy, bool exact,
                  const py::object& progress) {
    const auto simulated = worked(progress, [&](baize::Progress tell) {
        return baize::simulate(setup, {rounds, seed, threads, wagers, strategy, exact, std::move(tell)});
    });
    py::list rows;
    for (const auto& each : simulated.wagers) rows.append(as_dict(each));
    py::dict result;
    result["rounds"] = simulated.rounds;
    result["seconds"] = simulated.seconds;
    result["strategy"] = simulated.strategy;
    result["stake"] = simulated.stake;
    result["wagers"] = rows;
    result["exact"] = prices_of(simulated.exact);
    return result;
}

py::dict as_dict(const baize::BestPlayDecision& decision) {
    py::dict row, worth;
    for (const auto& [answer, value] : decision.worth) worth[py::str(answer)] = value;
    row["seen"] = decision.seen;
    row["chance"] = decision.chance;
    row["worth"] = worth;
    row["best"] = decision.worth[decision.best].first;
    row["reached"] = decision.reached;
    return row;
}

py::dict best_play(const Setup& setup, const py::object& bets, const std::vector<std::string>& first_cards,
                   int amounts_max, long states_max, bool decisions, const py::object& progress) {
    baize::BestPlayRequest request{
        .first_cards = first_cards, .amounts_max = amounts_max, .states_max = states_max, .list_decisions = decisions};
    for (const auto& bet : bets_of(bets)) request.bets.emplace_back(bet.wager, bet.stake);
    const auto play = worked(progress, [&](baize::Progress tell) {
        request.progress = std::move(tell);
        return baize::best_play(setup, request);
    });
    py::list positions, rows;
    for (const auto& each : play.positions) {
        py::dict row;
        row["position"] = each.position;
        row["net"] = each.net;
        row["staked"] = each.staked;
        positions.append(row);
    }
    for (const auto& each : play.decisions) rows.append(as_dict(each));
    py::dict result;
    result["value"] = play.value;
    result["positions"] = positions;
    result["decisions"] = rows;
    result["states"] = play.states;
    result["shuffled"] = play.shuffled;
    return result;
}

py::list verify(const py::object& progress) {
    py::list rows;
    for (const auto& each : worked(progress, [](baize::Progress tell) { return baize::verify(tell); })) {
        py::dict row;
        row["game"] = std::string(each.game);
        row["source"] = std::string(each.figure->source);
        row["wager"] = std::string(each.figure->wager);
        row["printed"] = std::string(each.figure->printed);
        row["ours"] = each.ours;
        row["verdict"] = std::string(baize::verdict_id(each.verdict));
        row["of_a_book"] = each.of_a_book();
        rows.append(row);
    }
    return rows;
}

}  // namespace

py::list prices_of(const std::vector<baize::Price>& prices) {
    const py::object type = helper("Price");
    py::list rows;
    for (const auto& each : prices) {
        py::list returns;
        for (const auto& [net, chance] : each.returns) returns.append(py::make_tuple(net, chance));
        py::dict row;
        row["game"] = each.game;
        row["wager"] = each.wager;
        row["title"] = each.title;
        row["paytable"] = each.paytable;
        row["options"] = dict_of(each.options);
        row["edge"] = each.edge;
        row["exact"] = as_fraction(each.exact);
        row["method"] = std::string(word_of(each.method));
        row["standard_error"] = each.standard_error;
        row["sd"] = known(each.sd);
        row["hit"] = known(each.hit);
        row["rounds"] = each.rounds;
        row["edge_resolved"] = each.edge_resolved;
        row["edge_of_total"] = each.edge_of_total;
        row["unit"] = each.unit;
        row["returns"] = returns;
        row["note"] = each.note;
        row["supposes"] = each.supposes;
        rows.append(type(**row));
    }
    return rows;
}

void define_prices(py::module_& module) {
    py::reinterpret_borrow<py::class_<Setup>>(module.attr("Setup"))
        .def("price", &price, py::arg("wager") = "", py::kw_only(), py::arg("full") = false, py::arg("spread") = true,
             py::arg("lay_more") = false, py::arg("progress") = py::none(),
             R"(What wagers cost: a Price for each, or for the one that is named, "pair-plus" or "total:4".

full      also what takes long: full return distributions, fractions for blackjack
spread    standard deviations too, where they take longer than the edge
lay_more  of plays that are exactly as good the one that lays more
progress  a function of the share that is done; answering False stops the work)")
        .def("return_distribution", &return_distribution, py::arg("position"), py::arg("progress") = py::none(),
             "Every net return of one wager with its exact chance: a ReturnDistribution.")
        .def(
            "strategy", &explanation, py::arg("progress") = py::none(),
            "How the game is best played, as plain data: thresholds, decisions, words, charts, what simple rules cost. "
            "Refused for a game that asks the player nothing.")
        .def("chart", &chart, py::arg("progress") = py::none(),
             "The squares of the strategy's charts as a list of dicts, as pandas takes them; empty where there is no "
             "chart.")
        .def("advise", &advise, py::arg("hand"), py::arg("dealer") = "", py::kw_only(), py::arg("seen") = "",
             py::arg("board") = "", py::arg("before") = "", py::arg("split_of") = "", py::arg("hands") = 1,
             py::arg("later") = false, py::arg("progress") = py::none(),
             "What each choice of one hand is worth: advise('10,6', dealer='9'), advise('As,9d', board='7h,2c,9s', "
             "before='check'). For training: no running table asks it.")
        .def("simulate", &simulate, py::arg("rounds") = 1'000'000, py::arg("seed") = 1, py::kw_only(),
             py::arg("threads") = 0, py::arg("wagers") = std::vector<std::string>{}, py::arg("strategy") = "",
             py::arg("exact") = false, py::arg("progress") = py::none(),
             "Rounds by the million through the real round. A seed gives the same figures on any number of threads.");
    py::reinterpret_borrow<py::class_<Setup>>(module.attr("Setup"))
        .def("best_play", &best_play, py::arg("bets") = py::none(), py::kw_only(),
             py::arg("first_cards") = std::vector<std::string>{}, py::arg("amounts_max") = 8,
             py::arg("states_max") = 20'000'000, py::arg("decisions") = true, py::arg("progress") = py::none(),
             R"(The best play by brute force: the real round through every course of chance and every answer.

For short decks (`stripped` of Game.setup), or for one deal (`first_cards`): the work grows with every card that is
drawn, and is refused beyond `states_max`. {'value', 'positions', 'decisions', 'states', 'shuffled'}; a decision has
what was 'seen', its 'chance', the 'worth' of every answer, the 'best', and whether the best play comes there.)");
    module.def("verify", &verify, py::arg("progress") = py::none(),
               "Every figure that the books or others print, recomputed and compared: a list of dicts.");
}

}  // namespace baize_python
