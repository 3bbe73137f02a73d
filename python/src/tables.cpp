// The table to play at step by step, and scenarios.
#include <pybind11/pybind11.h>

#include "baize/scenario.hpp"
#include "baize/table.hpp"
#include "bets.hpp"
#include "parts.hpp"

namespace baize_python {

namespace {

using baize::Table;

Table opened(const baize::Setup& setup, const py::object& bets, const py::object& seed) {
    baize::TableRequest request;
    request.open_bets = bets.is(py::bool_(false));
    if (!request.open_bets) request.bets = bets_of(bets);
    if (!seed.is_none()) request.seed = seed.cast<std::uint64_t>();
    return unwrapped(Table::open(setup, request));
}

py::list chance_outcomes(const Table& table, bool exact) {
    py::list list;
    for (const auto& [action, chance] : table.chance_outcomes())
        list.append(exact ? py::make_tuple(action, chance) : py::make_tuple(action, chance.value));
    return list;
}

py::list hands(const Table& table, int player) {
    py::list list;
    for (const auto& hand : table.hands(player)) {
        py::dict row;
        row["name"] = hand.name;
        row["box"] = hand.box;
        row["hand"] = hand.hand;
        row["cards"] = hand.cards;
        list.append(row);
    }
    return list;
}

py::list lines(const Table& table) {
    py::list list;
    for (const auto& line : table.lines()) {
        py::dict row;
        row["player"] = line.player;
        row["box"] = line.box;
        row["hand"] = line.hand;
        row["wager"] = line.wager;
        row["outcome"] = line.outcome;
        row["stake"] = line.stake;
        row["returned"] = line.returned;
        row["won"] = line.won;
        row["net"] = line.net();
        row["clause"] = line.clause;
        list.append(row);
    }
    return list;
}

py::dict nets(const Table& table, int player) {
    py::dict found;
    for (const auto& [wager, net] : table.nets(player)) found[py::str(wager)] = net;
    return found;
}

py::object run_scenario(const std::string& text) {
    const auto fault = baize::run_scenario(text);
    if (!fault) return py::none();
    py::dict found;
    found["line"] = fault->line;
    found["what"] = fault->what;
    return found;
}

py::dict play_scenario(const std::string& text, int players) {
    const auto played = baize::play_scenario(text, players);
    py::list steps;
    for (const auto& each : played.steps) {
        py::dict step, views;
        for (std::size_t i = 0; i < played.seats.size(); ++i) views[py::str(played.seats[i])] = each.views[i];
        step["line"] = each.line;
        step["event"] = each.event;
        step["waiting_for"] = each.waiting_for;
        step["views"] = views;
        steps.append(step);
    }
    py::dict result;
    result["steps"] = steps;
    result["fault"] = py::none();
    if (played.fault) {
        py::dict fault;
        fault["line"] = played.fault->line;
        fault["what"] = played.fault->what;
        result["fault"] = fault;
    }
    return result;
}

using TableClass = py::class_<Table>;

// As OpenSpiel has them.
void define_walk(TableClass& table) {
    table.def("num_players", &Table::num_players, "How many players have bet, counted from the first.")
        .def("current_player", &Table::current_player,
             "Whose turn it is, as OpenSpiel has it: a player from 0; -1 chance; -2 while bets are open; -4 the end.")
        .def("is_terminal", &Table::is_terminal, "Is the round finished?")
        .def("is_chance_node", &Table::is_chance_node, "Does the table wait for a card, a throw or a spin?")
        .def("legal_actions", &Table::legal_actions,
             R"(The numbers of all that can be done now.

At a decision: the place of the choice in Game.choices, and where it takes them 32 times the place of the amount and
256 times the cards by their places in the hand, as bits. Of more than eight amounts the least and the greatest are
offered; `answer` takes any.)")
        .def("chance_outcomes", &chance_outcomes, py::arg("exact") = false,
             "Every (action, probability) of a chance node: floats, or Fractions whose sum is exactly 1.")
        .def(
            "apply_action", [](Table& self, int action) { checked(self.apply_action(action)); }, py::arg("action"),
            "Does what an action of `legal_actions` or `chance_outcomes` stands for.")
        .def(
            "action_to_string", [](const Table& self, int action) { return self.action_to_string(action); },
            py::arg("action"), "'raise 20', 'set Ks Kd', 'Qs'.")
        .def("information_state_string", &Table::information_state_string, py::arg("player"),
             "All that a seat has been shown in this round, the answers it gave and what it is asked. Courses of the "
             "round that it cannot tell apart have one text, and no card that it may not see is in it.")
        .def("observation_string", &Table::observation_string, py::arg("player"), "What a seat sees now.")
        .def("returns", &Table::returns, "What each player has won in this round so far, net, in whole units.");
}

void define_more(TableClass& table) {
    table
        .def(
            "answer",
            [](Table& self, const std::string& choice, const py::object& amount,
               const std::vector<std::string>& cards) {
                checked(self.answer(choice, amount.is_none() ? baize::Money{} : money_of(amount), cards));
            },
            py::arg("choice"), py::arg("amount") = py::none(), py::arg("cards") = std::vector<std::string>{},
            "An answer by name: answer('raise', 12.5), answer('set', cards=['Ks', 'Kd']).")
        .def(
            "bring", [](Table& self, const std::string& outcome) { checked(self.bring(outcome)); }, py::arg("outcome"),
            "A card, a throw or a spin by name: 'Qs', '3 5', '17'.")
        .def("asked", &Table::asked, "The clause by which the open question is put; empty where none is.")
        .def("hands", &hands, py::arg("player"),
             "The hands on the table as a seat sees them; two question marks are a card face down.")
        .def("dice", &Table::dice, "The last throw.")
        .def("spun", &Table::spun, "The compartments of the last spin, by name.")
        .def("lines", &lines, "The settlement so far, a dict for each line with its clause, in the order of the book.")
        .def("nets", &nets, py::arg("player") = 0, "What a player has won by wager, net.")
        .def("scenario", &Table::scenario,
             "All that was played, as a scenario: `run_scenario` plays it again and finds the same settlement.")
        .def_property_readonly("setup", [](const Table& self) { return self.setup(); });
}

void define_functions(py::module_& module) {
    py::reinterpret_borrow<py::class_<baize::Setup>>(module.attr("Setup"))
        .def("table", &opened, py::arg("bets") = py::none(), py::arg("seed") = py::none(),
             R"(A table to play at, step by step.

bets  {"ante": 10}, or a list of dicts with wager, stake, player and box; None: the first wager of the game, by one
      player, with what is laid with it; False: bets stay open, to be placed and closed by the caller
seed  cards, dice and wheel come from a shoe shuffled by it; None: the caller says what chance brings)");
    module.def("run_scenario", &run_scenario, py::arg("text"),
               "Plays a scenario and compares what it expects. None: all of it holds; else {'line', 'what'}.");
    module.def(
        "play_scenario", &play_scenario, py::arg("text"), py::arg("players") = 2,
        "Plays a scenario's steps: {'steps': [{'line', 'event', 'waiting_for', 'views': {seat: text}}], 'fault'}.");
}

}  // namespace

void define_tables(py::module_& module) {
    TableClass table(module, "Table",
                     R"(A table to play at step by step, in the shape that users of OpenSpiel know.

Bets are laid and closed when it is opened (Setup.table), unless it is opened with `bets=False`. Then chance and
players take turns until the round is finished; `next_round` opens the bets again. What is refused raises Refused, with
the clause of the rule book, and changes nothing.)");
    table
        .def(
            "phase", [](const Table& self) { return std::string(word_of(self.phase())); },
            "'betting', 'chance', 'decision' or 'finished'.")
        .def("waiting_for", &Table::waiting_for, "What the table waits for, in words: 'a card for box 2'.")
        .def(
            "place",
            [](Table& self, const std::string& wager, baize::Money stake, int player, int box) {
                checked(self.place({wager, stake, player, box}));
            },
            py::arg("wager"), py::arg("stake"), py::arg("player") = 0, py::arg("box") = 0,
            "A player's stake on a wager becomes this much; zero takes it back. Refused with the clause.")
        .def(
            "close_bets", [](Table& self) { checked(self.close_bets()); }, "No more bets: the round begins.")
        .def(
            "next_round", [](Table& self) { checked(self.next_round()); },
            "After the end of a round: bets are open again, and what was not decided lies there.")
        .def("clone", &Table::clone, "The same table, to go on by itself; made by playing the round's events again.")
        .def("__copy__", &Table::clone)
        .def("__deepcopy__", [](const Table& self, const py::dict&) { return self.clone(); }, py::arg("memo"));
    define_walk(table);
    define_more(table);
    define_functions(module);
}

}  // namespace baize_python
