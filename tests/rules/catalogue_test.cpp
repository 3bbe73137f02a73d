// The catalogue names every part of the mission. What it names must be there, by its id, so that no game and no part of
// one is forgotten or lost. A game whose first wager has no name of its own has it as `main`, and the catalogue does
// not list it.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "definition/setup.hpp"
#include "games/list.hpp"
#include "report/rules.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

NOT_FOR_SANITIZERS("words and rows are compared");

namespace {

using namespace baize;

struct Row { std::string game, kind, id, rule; };

std::vector<Row> catalogue() {
    std::ifstream file(testing_support::source_dir() + "/rulebooks/catalogue.psv");
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream cells(line);
        Row row;
        std::getline(cells, row.game, '|');
        std::getline(cells, row.kind, '|');
        std::getline(cells, row.id, '|');
        std::getline(cells, row.rule, '|');
        rows.push_back(row);
    }
    return rows;
}

bool has_option(const Game& game, const std::string& id) {
    return std::any_of(game.options.begin(), game.options.end(),
                       [&](const OptionDef& option) { return option.id == id; });
}

bool has_variant(const Game& game, const std::string& id) {
    return std::any_of(game.options.begin(), game.options.end(), [&](const OptionDef& option) {
        return option.id == "variant" && std::any_of(option.values.begin(), option.values.end(),
                                                     [&](const OptionValue& value) { return value.id == id; });
    });
}

// Procedures and systems are rules of a division that is answered.
bool has_division(const std::string& name) {
    const auto all = divisions();
    return std::any_of(all.begin(), all.end(), [&](const Division& division) { return division.id == name; });
}

bool offered(const Row& row) {
    const Game* game = find_game(row.game);
    if (row.kind == "procedure" || row.kind == "system")
        return has_division(game ? std::string(game->division) : row.game);
    if (!game) return false;
    if (row.kind == "game") return true;
    if (row.kind == "wager") return find_wager(*game, row.id).has_value();
    if (row.kind == "option") return has_option(*game, row.id);
    if (row.kind == "variant") return has_variant(*game, row.id);
    return false;
}

TEST(Catalogue, IsRead) { EXPECT_GT(catalogue().size(), 200u); }

TEST(Catalogue, WhatItNamesIsThere) {
    for (const Row& row : catalogue())
        EXPECT_TRUE(offered(row))
            << row.game << " " << row.kind << " " << row.id << " (" << row.rule << ")";
}

TEST(Catalogue, EveryGameOfTheProgramIsInIt) {
    std::set<std::string> named;
    for (const Row& row : catalogue()) named.insert(row.game);
    for (const Game* game : games()) EXPECT_TRUE(named.contains(std::string(game->id))) << game->id;
}

}  // namespace
