// Simulation through the real round, on all cores. Rounds are cut into fixed pieces, each with its own stream of random
// numbers, so that a seed gives the same figures whatever the number of threads. Sums of nets and of their squares are
// whole numbers of 128 bits, which makes their order no matter. Cost: O(rounds); the standard error of a mean falls as
// one over the root of them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/progress.hpp"
#include "engine/table.hpp"
#include "odds/return_distribution.hpp"

namespace baize {

struct SimulatedWager {
    Position position{};
    std::int64_t rounds = 0;   // in which the wager was made
    double mean = 0;           // net return, in initial wagers
    double sd = 0;
    double standard_error = 0; // of the mean
    double hit = 0;
    double staked = 0;         // mean of all that was wagered, in initial wagers

    double edge() const { return -mean; }
};

struct Simulation {
    std::int64_t rounds = 0;
    double seconds = 0;
    std::vector<SimulatedWager> wagers;
};

// The stake of each round. Its size is nothing to the edge, but where a bonus pays an
// amount of money: then it is the least that the table takes.
Money simulated_stake(const Setup& setup);
// How `price` calls what is simulated: with such a bonus, where the wager has one; and alone, where the wager that may
// be laid with it is not among the positions. None given: every opening position.
std::string simulated_as(const Setup& setup, Position position, const std::vector<Position>& positions = {});

struct SimulationRequest {
    std::int64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    unsigned threads = 0;                          // 0: as many as the machine has
    std::vector<Position> positions{};             // empty: every opening position
    std::function<std::unique_ptr<Strategy>()> strategy{};
    Progress progress{};                            // asked from one thread at a time
};

Simulation simulate(const Setup& setup, const SimulationRequest& request);

}  // namespace baize
