#include "baize/rules.hpp"

#include <algorithm>

#include "baize/game.hpp"
#include "games/list.hpp"
#include "report/rules.hpp"

namespace baize {

namespace {

bool shares_division(const Game& game) {
    return std::ranges::count(games(), game.division, [](const Game* each) { return each->division; }) > 1;
}

// Is it asked for by the name of this game, or, where there is no such game, by its own?
bool is_asked_for(const Division& division, const Game* game, std::string_view name) {
    if (!game) return division.id == name;
    const bool general = division.general && division.book == game->book;
    return division.id == game->division || division.id == game->rests_on.division || general;
}

}  // namespace

}  // namespace baize

namespace baize::v0 {

Result<std::vector<Division>> rules_of(std::string_view name) {
    std::vector<Division> list;
    const baize::Game* const game = baize::find_game(name);
    for (const Division& division : divisions()) {
        if (!is_asked_for(division, game, name)) continue;
        list.push_back(division);
        if (game && division.id == game->division && shares_division(*game))
            std::erase_if(list.back().answers,
                          [&](const RuleAnswer& each) { return !within(game->sections, each.rule); });
    }
    if (!game && list.empty()) return find_game(name).refusal();
    if (game && !game->rests_on.division.empty())  // its own text comes before what fills its gaps
        std::ranges::stable_partition(list, [&](const Division& each) { return each.id == game->division; });
    return list;
}

std::string_view word_of(Met met) {
    switch (met) {
        case Met::Enforced: return "enforced";
        case Met::Shown: return "shown";
        case Met::Physical: return "physical";
        case Met::Definition: return "definition";
        case Met::NotOffered: return "not offered";
        case Met::Superseded: return "superseded by";
    }
    return {};
}

}  // namespace baize::v0
