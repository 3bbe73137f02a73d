// Scenarios: rounds as a rules expert writes them, with what must become of every wager, played and compared.
//
//     const auto fault = baize::run_scenario(R"(
//         game   gb.three-card-poker
//         bet    A ante 10
//         deal   A Ah Kd 2c
//         deal   D Qc 9d 4s
//         act    A play
//         ----
//         A ante +10 5.18
//         A play +10 5.18
//         bank   -20)");
//
// The language is told at the head of src/scenario/scenario.hpp and in docs/adding-a-game.md; a Table writes what was
// played at it in the same words (table.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "baize/result.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

// What went wrong, and in which line of the text, the first being 1.
struct ScenarioFault {
    int line = 0;
    std::string what;
};

// Plays a scenario and compares what it expects. Nothing: all of it holds.
std::optional<ScenarioFault> run_scenario(std::string_view text);

// One event of a scenario that was taken, and what it led to.
struct ScenarioStep {
    int line = 0;                    // of the text
    std::string event;               // in words: "A bets 10 on ante"
    std::string waiting_for;         // what the table waits for now
    std::vector<std::string> views;  // what a spectator sees, and then what each player sees: a line a fact
};

struct PlayedScenario {
    std::vector<std::string> seats;  // whose views they are: "spectator", "A", ...
    std::vector<ScenarioStep> steps;
    std::optional<ScenarioFault> fault;  // where it ended early, if it did
};

// Plays the steps alone and asks for no settlement; tells what each of the first players sees after every event.
PlayedScenario play_scenario(std::string_view text, int players = 2);

}  // namespace v0
}  // namespace baize
