// Rounds by the million through the real round, on all cores. A seed gives the same figures on any number of threads.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "baize/price.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

struct SimulationRequest {
    std::int64_t rounds = 1'000'000;    // 1 to a million million
    std::uint64_t seed = 1;
    unsigned threads = 0;               // 0: as many as the machine has; at most 1024
    // Wagers or spots before the round: "win-line", "total:4"; "all": every one; "main+alone": without the wager that
    // may be laid with it. None: every one too, but of games with many spots the first spot of each wager.
    std::vector<std::string> wagers{};
    // "best"; "chart": by the chart or the fixed rule of a game that has one; or the text of a chart as json.hpp writes
    // it, or of one's own squares in that shape. Empty: the best, or the chart where the best takes minutes to find.
    std::string strategy{};
    bool exact = false;                 // count the exact prices of the same play too
    Progress progress{};
};

struct Simulated {
    std::string wager, paytable;        // as the price of the same is called
    std::vector<std::pair<std::string, std::string>> options;
    std::string unit;                   // what `edge` is of: "initial wager", "wager of 5"
    std::int64_t rounds = 0;            // in which the wager was made
    double mean = 0;                    // net return, in initial wagers
    double sd = 0;
    double standard_error = 0;          // of the mean
    double hit = 0;                     // chance of a net win
    double staked = 0;                  // mean of all that was wagered, in initial wagers

    double edge() const { return -mean; }
};

struct Simulation {
    std::int64_t rounds = 0;
    double seconds = 0;
    std::string strategy;               // that was played: "best", "chart", or "own"
    bool by_fixed_rule = false;         // nobody asked for the chart, but the best takes minutes to find
    std::string picked;                 // which wagers, where not all are: "3 of 50"
    Money stake{};                      // of every wager
    std::vector<Simulated> wagers;
    std::vector<Price> exact;           // where asked for
};

// Has the game a chart or a fixed rule that it can be played by?
bool is_played_by_chart(const Setup& setup);

// A refusal of a chart begins with "strategy: ".
Result<Simulation> simulate(const Setup& setup, const SimulationRequest& request = {});

}  // namespace v0
}  // namespace baize
