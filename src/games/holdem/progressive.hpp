// The Progressive wager of two Hold 'Em games (gb-2011 11.39-11.47, 11.92-11.100): shares and multiples out of one
// meter, and a board that several may play.
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/chosen.hpp"
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

// The options of a table that say so, each with the clause of its game.
struct ProgressiveOptions {
    enum class Stakes { Lost, Returned };
    enum class Cards { Seven, HoleAndFlop };
    enum class BoardShares { Each, One };
    static constexpr OptionValue kStakes[] = {{"lost"}, OptionValue{"returned"}.doubtful()};
    static constexpr OptionValue kCards[] = {{"seven"}, OptionValue{"hole-and-flop"}.doubtful()};
    static constexpr OptionValue kBoardShares[] = {{"each"}, OptionValue{"one"}.doubtful()};

    // What a table says whose options of the three these are.
    static ProgressiveReadings readings(const Setup& setup, std::size_t stake, std::size_t cards, std::size_t board) {
        return {.stake_returned = chosen(setup, stake, Stakes::Returned),
                .hole_and_flop = chosen(setup, cards, Cards::HoleAndFlop),
                .board_shares_one = chosen(setup, board, BoardShares::One)};
    }

    static constexpr OptionDef stake(Clause clause) {
        return {.id = "progressive-stake", .title = "The stake of a Progressive wager that wins (ruling R19)",
                .clause = clause, .values = kStakes, .always_shown = true, .when = "progressive=yes"};
    }
    static constexpr OptionDef cards(Clause clause) {
        return {.id = "progressive-cards", .title = "The cards that a Progressive wager reads (ruling R61)",
                .clause = clause, .values = kCards, .always_shown = true, .when = "progressive=yes"};
    }
    // Nothing to a player who is alone, as prices have him.
    static constexpr OptionDef board(Clause clause) {
        return {.id = "board-straight-flush",
                .title = "The share of the meter for a straight flush on the board (ruling R62)",
                .clause = clause, .values = kBoardShares, .moves_price = false, .always_shown = true,
                .when = "progressive=yes"};
    }
};

// All stakes on it, once the five community cards lie (11.47, 11.100).
Step settle_progressive(Table& t, const ProgressiveDef& def, ProgressiveReadings readings);

}  // namespace baize::holdem
