// The catalogue and set-ups.
#include <pybind11/pybind11.h>

#include "baize/rules.hpp"
#include "baize/setup.hpp"
#include "baize/version.hpp"
#include "parts.hpp"

namespace baize_python {

namespace {

using baize::Game;
using baize::Setup;

py::list rows_of(const std::vector<baize::PayRow>& rows) {
    py::list list;
    for (const auto& each : rows) {
        py::dict row;
        row["id"] = each.id;
        row["pays"] = each.pays;
        row["clause"] = each.clause;
        list.append(row);
    }
    return list;
}

py::dict as_dict(const baize::Wager& wager) {
    py::list tables;
    for (const auto& each : wager.paytables) {
        py::dict table;
        table["id"] = each.id;
        table["binding"] = std::string(word_of(each.binding));
        table["when"] = each.when;
        table["rows"] = rows_of(each.rows);
        tables.append(table);
    }
    py::dict row;
    row["id"] = wager.id;
    row["title"] = wager.title;
    row["clause"] = wager.clause;
    row["kind"] = std::string(word_of(wager.kind));
    row["spots"] = wager.spots;
    row["paytables"] = tables;
    row["when"] = wager.when;
    row["part_of"] = wager.part_of;
    row["lives"] = wager.lives;
    return row;
}

py::dict as_dict(const baize::Option& option) {
    py::list values;
    for (const auto& each : option.values) {
        py::dict value;
        value["id"] = each.id;
        value["clause"] = each.clause;
        value["permitted"] = each.permitted;
        value["doubtful"] = each.doubtful;
        values.append(value);
    }
    py::dict row;
    row["id"] = option.id;
    row["title"] = option.title;
    row["clause"] = option.clause;
    row["standard"] = option.standard;
    row["values"] = values;
    row["moves_price"] = option.moves_price;
    row["takes_amount"] = option.takes_amount;
    row["when"] = option.when;
    return row;
}

py::dict as_dict(const baize::Choice& choice) {
    py::dict row;
    row["id"] = choice.id;
    row["title"] = choice.title;
    row["clause"] = choice.clause;
    row["passive"] = choice.passive;
    return row;
}

template <class List>
py::list dicts_of(const List& list) {
    py::list rows;
    for (const auto& each : list) rows.append(as_dict(each));
    return rows;
}

// By name the limits of a wager: (least, highest, step) or (least, highest, step, highest pay-out).
baize::Limits limits_of(const py::handle& given) {
    const auto list = given.cast<py::sequence>();
    if (list.size() < 3 || list.size() > 4)
        raise({"limits are (least, highest, step), and the highest pay-out where there is one"});
    baize::Limits limits{money_of(list[0]), money_of(list[1]), money_of(list[2]), {}};
    if (list.size() == 4) limits.payout_max = money_of(list[3]);
    return limits;
}

// Values may be numbers: {"decks": 6}.
std::string text_of(const py::handle& value) { return py::str(value).cast<std::string>(); }

std::vector<std::pair<std::string, std::string>> pairs_of(const py::object& given) {
    std::vector<std::pair<std::string, std::string>> pairs;
    if (given.is_none()) return pairs;
    for (const auto& [name, value] : given.cast<py::dict>())
        pairs.emplace_back(name.cast<std::string>(), text_of(value));
    return pairs;
}

Setup setup_of(const Game& game, const py::object& options, const py::object& paytables, const py::object& pays,
               const py::object& limits, const py::object& highest, const std::vector<std::string>& withdrawn,
               int boxes, const py::object& meter, const std::vector<std::string>& stripped) {
    baize::SetupRequest request{.options = pairs_of(options),
                                .pays = pairs_of(pays),
                                .withdrawn = withdrawn,
                                .boxes = boxes,
                                .stripped = stripped};
    if (py::isinstance<py::str>(paytables)) request.paytables.emplace("", paytables.cast<std::string>());
    else
        for (const auto& [wager, table] : pairs_of(paytables)) request.paytables.emplace(wager, table);
    if (!limits.is_none())
        for (const auto& [wager, given] : limits.cast<py::dict>())
            request.limits.emplace(wager.cast<std::string>(), limits_of(given));
    if (!highest.is_none()) request.highest = money_of(highest);
    if (!meter.is_none()) request.meter = money_of(meter);
    return unwrapped(game.setup(request));
}

py::list forbidden(const Setup& setup) {
    py::list list;
    for (const auto& refusal : setup.forbidden()) {
        py::dict row;
        row["what"] = refusal.what;
        row["clause"] = refusal.clause;
        list.append(row);
    }
    return list;
}

py::dict options_in_use(const Setup& setup) {
    py::dict options;
    for (const auto& [name, value] : setup.options_in_use()) options[py::str(name)] = value;
    return options;
}

py::tuple limits(const Setup& setup, const std::string& wager) {
    if (!setup.game().wager(wager)) raise({std::string(setup.game().id()) + " has no wager '" + wager + "'"});
    const baize::Limits limits = setup.limits(wager);
    return py::make_tuple(limits.min, limits.max, limits.increment, limits.payout_max);
}

py::list rules_of(const std::string& game) {
    py::list rows;
    for (const auto& division : unwrapped(baize::rules_of(game)))
        for (const auto& answer : division.answers) {
            py::dict row;
            row["book"] = division.book;
            row["division"] = division.id;
            row["rule"] = answer.rule;
            row["met"] = std::string(word_of(answer.met));
            row["by"] = answer.by;
            row["note"] = answer.note;
            rows.append(row);
        }
    return rows;
}

void define_game(py::module_& module) {
    py::class_<Game> game(module, "Game",
                          R"(A game of the catalogue: its wagers, options and choices, each with its clause.

A clause stands without its book where the book is the game's own.)");
    const auto text = [](std::string_view (Game::*of)() const) {
        return [of](const Game& self) { return std::string((self.*of)()); };
    };
    game.def_property_readonly("id", text(&Game::id), "'gb.three-card-poker'")
        .def_property_readonly("title", text(&Game::title))
        .def_property_readonly("book", text(&Game::book), "'gb-2011'")
        .def_property_readonly("sections", text(&Game::sections), "Where it stands in the book: '9.1-9.13'.")
        .def_property_readonly("boxes", &Game::boxes, "Playing positions; 0: one common layout.")
        .def_property_readonly(
            "wagers", [](const Game& self) { return dicts_of(self.wagers()); },
            "A dict for each wager, with its pay tables and their rows.")
        .def_property_readonly(
            "options", [](const Game& self) { return dicts_of(self.options()); },
            "A dict for each option of an operator, with its values.")
        .def_property_readonly(
            "choices", [](const Game& self) { return dicts_of(self.choices()); },
            "What players may be asked to choose from; its places are the numbers of plain actions.")
        .def(
            "rules", [](const Game& self) { return rules_of(std::string(self.id())); },
            "Every numbered rule of the game, and how the program meets it: a list of dicts.")
        .def("setup", &setup_of, py::arg("options") = py::none(), py::arg("paytables") = py::none(),
             py::arg("pays") = py::none(), py::kw_only(), py::arg("limits") = py::none(),
             py::arg("highest") = py::none(), py::arg("withdrawn") = std::vector<std::string>{}, py::arg("boxes") = 0,
             py::arg("meter") = py::none(), py::arg("stripped") = std::vector<std::string>{},
             R"(The game as one table offers it.

options    by id: {"decks": 8}
paytables  by wager: {"trips": "1"}; or one word for every wager
pays       rows of one's own: {"pair-plus.flush": "3:1"}
limits     by wager (least, highest, step) and perhaps the highest pay-out; "" is every other wager
highest    the highest stake of every wager, at which a maximum pay-out is priced
withdrawn  opening wagers that the table leaves out
boxes      in use; 0: all that the layout has
meter      what a progressive meter holds
stripped   cards that each deck lacks, "2c": a short deck for slow and exact counts

Unknown names raise Refused with what there is. What no table may do is not refused here: see Setup.forbidden.)")
        .def("__repr__", [](const Game& self) { return "<baize.Game " + std::string(self.id()) + ">"; })
        .def(
            "__eq__", [](const Game& self, const Game& other) { return self == other; }, py::arg("other"),
            py::is_operator())
        .def("__hash__", [](const Game& self) { return py::hash(py::str(std::string(self.id()))); });
}

}  // namespace

void define_games(py::module_& module) {
    define_game(module);
    py::class_<Setup> setup(module, "Setup",
                            R"(A game as one table offers it. Made by Game.setup, and never changed.)");
    setup.def_property_readonly("game", &Setup::game)
        .def_property_readonly("options", &options_in_use, "The options that touch this table, each with its value.")
        .def_property_readonly("boxes", &Setup::boxes, "Boxes in use; 0: one common layout.")
        .def_property_readonly("meter", &Setup::meter, "What a progressive meter holds.")
        .def("forbidden", &forbidden, "What no table may do, though it can be priced: [{'what', 'clause'}].")
        .def(
            "offered", [](const Setup& self, const std::string& wager) { return self.offered(wager); },
            py::arg("wager"), "Does this table offer the wager?")
        .def("positions", &Setup::positions, "All that can be staked on before a round: 'ante', 'total:4'.")
        .def(
            "paytable", [](const Setup& self, const std::string& position) { return self.paytable(position); },
            py::arg("position"), "The pay table in use there: '1', 'own'.")
        .def(
            "pays", [](const Setup& self, const std::string& position) { return rows_of(self.pays(position)); },
            py::arg("position"), "The pay rows in use there: [{'id', 'pays', 'clause'}].")
        .def(
            "paytables_open", [](const Setup& self, const std::string& wager) { return self.paytables_open(wager); },
            py::arg("wager"), "The pay tables of a wager that the options leave open; the first is the standard one.")
        .def("limits", &limits, py::arg("wager"), "(least, highest, step, highest pay-out) of a wager.")
        .def("__repr__", [](const Setup& self) { return "<baize.Setup of " + std::string(self.game().id()) + ">"; });
    module.def("games", &baize::games, "Every game, in the order of the catalogue.");
    module.def(
        "game", [](const std::string& id) { return unwrapped(baize::find_game(id)); }, py::arg("id"),
        "A game by its id; Refused with the list of those that there are.");
    module.def("version", [] { return std::string(baize::version()); }, "The version of the library: '0.1.0'.");
}

}  // namespace baize_python
