// What the verbs share: their exit status, a game as the command line names it, and how something is said or written.
// Status 0: done; 1: the answer is no (a check failed); 2: bad input, said in one line on stderr.
//
// The verbs of this folder use no more of the library than its users have: include/baize, and nothing of src.
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include "baize/setup.hpp"

namespace baize::cli {

struct Status {
    int code = 0;
};

void add_games(CLI::App& app, Status& status);
void add_rules(CLI::App& app, Status& status);
void add_edge(CLI::App& app, Status& status);
void add_strategy(CLI::App& app, Status& status);
void add_advise(CLI::App& app, Status& status);
void add_simulate(CLI::App& app, Status& status);
void add_verify(CLI::App& app, Status& status);
void add_check(CLI::App& app, Status& status);

// GAME, --set option=value, --paytable P, --pay WAGER.ROW=ODDS: what most verbs take.
struct GameArguments {
    std::string game;
    std::vector<std::string> sets;
    std::vector<std::string> paytables;
    std::vector<std::string> pays;
    std::string highest;  // stake of every wager, where a verb asks for it; empty: whatever the game takes

    void add_to(CLI::App& verb);
    // The set-up they ask for, or why there is none.
    v0::Result<v0::Setup> setup() const;
};

// A whole number within bounds, written in digits: what does not fit is refused and never cut to what does.
CLI::Validator whole(std::uint64_t least, std::uint64_t most);

// To a file, or to stdout where none is named.
void write_text(Status& status, const std::string& out, const std::string& text);

// One line on stderr and status 2.
void refuse(Status& status, const v0::Refusal& refusal);

}  // namespace baize::cli
