// Every game there is. A new game adds one line to the list in list.cpp.
#pragma once

#include <span>
#include <string_view>

#include "definition/game.hpp"

namespace baize {

std::span<const Game* const> games();
const Game* find_game(std::string_view id);

// A game that is found by its id and listed nowhere, for as long as this lives: the tests' own.
class UnlistedGame {
public:
    explicit UnlistedGame(const Game& game);
    ~UnlistedGame();
    UnlistedGame(const UnlistedGame&) = delete;
    UnlistedGame& operator=(const UnlistedGame&) = delete;

private:
    const Game& game_;
};

}  // namespace baize
