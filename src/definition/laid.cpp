#include "definition/laid.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/maxima.hpp"

namespace baize {

namespace {

const WagerDef& wager_of(const Game& game, int index) { return game.wagers[index]; }

std::string multiple(const LaidRow& row, std::string_view of) {
    if (row.part == 2) return fmt::format("up to half the {}", of);
    if (row.up_to && row.to == 1) return fmt::format("up to the {}", of);
    if (row.up_to) return fmt::format("up to {} times the {}", row.to, of);
    if (row.to == row.from + 1) return fmt::format("{} or {} times the {}", row.from, row.to, of);
    if (row.to > row.from) return fmt::format("{} to {} times the {}", row.from, row.to, of);
    if (row.to == 1) return fmt::format("equal to the {}", of);
    return row.to == 2 ? fmt::format("twice the {}", of) : fmt::format("{} times the {}", row.to, of);
}

}  // namespace

int most_laid(const Setup& setup, std::size_t wager) {
    const Game& game = setup.game();
    int most = 1;
    for (const LaidRow& row : game.wagers[wager].laid)
        if (row.of == static_cast<int>(staked_as(game, wager)) && setup.holds(row.when)) most = std::max(most, row.to);
    return most;
}

std::string words_of(const Game& game, const LaidRow& row) {
    const std::string much = multiple(row, wager_of(game, row.of).title);
    return row.at.empty() ? much : fmt::format("{} {}", much, row.at);
}

std::vector<LaidWords> laid_words(const Setup& setup, std::size_t wager) {
    const Game& game = setup.game();
    const WagerDef& def = game.wagers[wager];
    if (def.kind == WagerKind::Bundled)
        return {{words_of(game, {def.amount_clause(), def.part_of}), def.amount_clause()}};
    std::vector<LaidWords> words;
    for (const LaidRow& row : def.laid)
        if (setup.holds(row.when)) words.push_back({words_of(game, row), row.clause});
    return words;
}

}  // namespace baize
