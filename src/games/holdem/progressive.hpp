// The Progressive wager of two Hold 'Em games (gb-2011 11.39-11.47, 11.92-11.100): shares and multiples out of one
// meter, and a board that several may play.
#pragma once

#include "engine/game.hpp"
#include "engine/table.hpp"
#include "games/holdem/hands.hpp"

namespace baize::holdem {

// Where the book can be read in two ways; each is an option of the table.
struct ProgressiveReadings {
    bool stake_returned = false;    // against ruling R19
    bool hole_and_flop = false;     // of five cards, not the best five of seven (ruling R61)
    bool board_shares_one = false;  // a straight flush on the board: one share for all, not one each (ruling R62)
};

// How a game names it.
struct ProgressiveDef {
    std::uint8_t wager, prize;  // the stake, and the bonus as which a prize is paid
    Clause lost;                // by which a stake that wins nothing is lost
    Clause board_royal, board_straight_flush;
};

// All stakes on it, once the five community cards lie (11.47, 11.100).
Step settle_progressive(Table& t, const ProgressiveDef& def, ProgressiveReadings readings);

}  // namespace baize::holdem
