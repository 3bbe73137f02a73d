// A game's plan as a test wants it solved: with options, pay rows and a cap of its own.
#pragma once

#include <fmt/format.h>

#include "odds/poker/describe/describe.hpp"

namespace baize::poker {

// A price with a cap is that of the highest stake, which is this one.
inline Setup at_highest(Setup setup, Money stake) {
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        Limits limits = setup.limits(w);
        limits.max = stake;
        setup.limits(w, limits);
    }
    return setup;
}

inline Setup table_of(const Game& game, const Choices& choices = {}) {
    auto setup = Setup::make(game, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

inline Choices with(std::vector<std::pair<std::string, std::string>> options) { return {std::move(options), {}, {}}; }

// Rows of the house's own, in place of the book's.
inline void pay(Choices& choices, std::string_view wager, std::span<const PayRow> rows) {
    for (const PayRow& row : rows)
        choices.own_pays.emplace_back(fmt::format("{}.{}", wager, row.id),
                                      fmt::format("{}:{}", row.odds.num, row.odds.den));
}

}  // namespace baize::poker
