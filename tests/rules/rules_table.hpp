// What the tests of single rules share: set-ups by name, and short rounds as scenario text.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "definition/drawing.hpp"
#include "engine/session.hpp"
#include "games/list.hpp"
#include "support/scenario.hpp"

namespace baize::rules_table {

using TableSetup = Setup;  // inside a TEST the name Setup is a member of testing::Test
using Pairs = std::vector<std::pair<std::string, std::string>>;

inline Setup setup_of(std::string_view game, const Pairs& options = {}, const Pairs& own_pays = {}) {
    auto setup = Setup::make(*find_game(game), {options, {}, own_pays});
    if (!setup) throw std::logic_error(setup.refusal().what);
    return *setup;
}

// The clauses by which no table may be run so; "" for a lawful one.
inline std::string forbidden_by(const Setup& setup) {
    std::string clauses;
    for (const Refusal& refusal : setup.forbidden()) clauses += (clauses.empty() ? "" : ", ") + refusal.clause;
    return clauses;
}

// The clause by which an option is refused, or "taken".
inline std::string refused_option(std::string_view game, const std::string& option, const std::string& value) {
    const auto setup = Setup::make(*find_game(game), {{{option, value}}, {}, {}});
    return setup ? "taken" : setup.refusal().clause;
}

inline int cards_of_the_shoe(const Setup& setup) {
    Session session(setup);
    if (session.need().kind != NeedKind::Shuffle || session.apply(Shuffled{})) return -1;
    return session.table().carried().shoe.cards_left;
}

inline PlaceBet bet(const Game& game, PlayerId player, BoxNo box, std::string_view position, std::int64_t units) {
    return {player, box, find_position(game, position).value(), {units * 100}};
}

// What a drawn layout writes on the area of each wager, area by area: "Three Card Bonus, Ante, Bet".
inline std::string words_on_layout(const Setup& setup) {
    const Drawing drawing = drawing_of(setup);
    std::vector<std::string> words;
    for (const std::string& row : drawing.bands.at(0).wide) {
        std::istringstream cells(row);
        for (std::string cell; cells >> cell;) {
            std::string word(setup.game().wagers[find_position(setup.game(), cell).value().wager].title);
            for (const auto& [name, written] : drawing.names)
                if (name == cell) word = written;
            if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
        }
    }
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

}  // namespace baize::rules_table

// A short round written as a scenario must run as it is written.
#define EXPECT_ROUND(text)                                                                                  \
    do {                                                                                                    \
        const auto fault = ::baize::testing_support::run_scenario("round", text);                           \
        EXPECT_FALSE(fault) << *fault;                                                                      \
    } while (false)
