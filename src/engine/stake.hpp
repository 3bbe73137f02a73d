// What is staked, and what became of it.
#pragma once

#include <cstdint>

#include "core/money.hpp"
#include "core/pay.hpp"
#include "engine/event.hpp"

namespace baize {

// Which stake it is. It is named by the event that opened it: a hundred times that event's number, and one more for
// each further stake that the same event opened. So it keeps its number while it is changed, moved, travels or rides
// on another hand, and when the round is played again with another event put right. Every line, every transfer and
// every correction that concerns the stake says it.
//
// Events are counted on from the wagers that were in play when the round began, so that no two stakes on a table have
// the same number. Those that a correction puts in or takes out (`Moved`, `MeterRead`) are not counted, and open none.
struct StakeNo {
    static constexpr std::uint32_t kAnEvent = 100;  // an event opens fewer than this: 30 players at one box

    std::uint32_t value = 0;  // 0: of no stake

    static constexpr StakeNo first_of(std::uint32_t event) { return {event * kAnEvent}; }
    constexpr std::uint32_t event() const { return value / kAnEvent; }
    constexpr auto operator<=>(const StakeNo&) const = default;
};

struct Stake {
    PlayerId player = 0;
    BoxNo box = 0;
    std::uint8_t hand = 0;
    Position position{};
    Money amount{};
    bool open = true;
    bool carried = false;   // it was laid before this round
    bool remains = false;   // this round did not decide it
    bool won_before = false;  // it was laid from what this round has won already: no new money
    std::uint16_t sum = 0;  // in simulation: which of the sums it counts in
    std::uint8_t declared = 0;  // 1 + what its player declared of it last
    StakeNo number{};
    bool stands = false;    // what it came to is final: only a void of the whole round takes that back

    bool operator==(const Stake&) const = default;
};

// A lammer stands for a wager that nobody staked (nz-blackjack 20.3, 20.4): it is no money, wins as a stake of its
// worth would, and loses nothing. It is numbered as a stake is, for the line of what it wins.
struct Lammer {
    PlayerId player = 0;
    BoxNo box = 0;
    std::uint8_t hand = 0;
    Position position{};
    Money worth{};
    bool open = true;
    StakeNo number{};

    bool operator==(const Lammer&) const = default;
};

// One line of a settlement: what became of a stake, or a bonus in respect of one.
struct Line {
    StakeNo number{};        // of the stake
    PlayerId player = 0;
    BoxNo box = 0;
    std::uint8_t hand = 0;
    Position position{};
    Outcome outcome = Outcome::Lose;
    Money stake{};           // nothing: a bonus
    Money returned{};        // of the stake
    Money won{};
    std::int64_t cut_num = 0;  // the fraction of a minor unit lost to rounding down (ruling D5)
    std::int32_t cut_den = 1;
    Clause clause{};
    Money from_meter{};      // of what was won, what the progressive fund pays
    bool of_meter = false;   // a prize of it, though the house may pay all of that

    Money net() const { return won + returned - stake; }
    bool of_stake() const { return stake.cents > 0; }
};

}  // namespace baize
