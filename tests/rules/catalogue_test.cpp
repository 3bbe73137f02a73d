// The catalogue names every part of the mission. What it names for a game that exists must be there, by its id; what
// comes with a later issue is listed here and must not be there yet, so that nothing is forgotten when it comes.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/setup.hpp"
#include "games/list.hpp"
#include "rulebooks/answers.hpp"

namespace {

using namespace baize;

struct Row { std::string game, kind, id, rule; };

std::vector<Row> catalogue() {
    std::ifstream file(BAIZE_SOURCE_DIR "/rulebooks/catalogue.psv");
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

// The blackjack family and poker come with later issues.
const std::set<std::string> kLaterGames = {
    "nz.four-card-poker", "gb.crazy-4-poker", "gb.casino-stud", "nz.caribbean-stud", "gb.mississippi-stud",
    "gb.let-it-ride", "nz.big-raise-stud", "nz.lunar-poker", "gb.holdem-bonus", "gb.ultimate-holdem",
    "gb.casino-holdem", "gb.two-way-holdem", "nz.ultimate-holdem",
    "gb.pai-gow-poker", "gb.pai-gow-tiles", "nz.pai-gow", "gb.live-draw-poker",
};
const std::set<std::string> kLaterOfBlackjack = {};
// A game whose first wager has no name of its own has it as `main`, and the catalogue does not list it.

bool later(const Row& row) {
    return kLaterGames.contains(row.game) || (row.game == "nz.blackjack" && kLaterOfBlackjack.contains(row.id));
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
        EXPECT_TRUE(later(row) || offered(row))
            << row.game << " " << row.kind << " " << row.id << " (" << row.rule << ")";
}

TEST(Catalogue, WhatComesLaterIsNotCalledDone) {
    for (const Row& row : catalogue())
        EXPECT_FALSE(later(row) && row.kind != "procedure" && row.kind != "system" && offered(row))
            << row.game << " " << row.kind << " " << row.id << ": take it off the list of what comes later";
}

TEST(Catalogue, EveryGameOfTheProgramIsInIt) {
    std::set<std::string> named;
    for (const Row& row : catalogue()) named.insert(row.game);
    for (const Game* game : games()) EXPECT_TRUE(named.contains(std::string(game->id))) << game->id;
}

}  // namespace
