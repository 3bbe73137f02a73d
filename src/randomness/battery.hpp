// All tests over several sources, and what is to be thought of a failure.
//
// At 99 % one sound test in a hundred fails by chance, and a battery of sixty would fail every other time. So a test
// that fails is run again on fresh output, and has failed for good only if it fails three times running: for a sound
// generator that is one in a million for a test, and below one in ten thousand for a battery of up to a hundred.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "randomness/collector.hpp"
#include "randomness/sequence_tests.hpp"

namespace baize::randomness {

inline constexpr std::size_t kAttempts = 3;

// Something to test. `attempt` makes fresh output and judges it.
struct Trial {
    std::string source;       // "below 37", or the dice of a game
    std::string_view test;
    std::string_view sample;  // what its sample counts: "pairs", "gaps"
    std::function<Verdict()> attempt;
};

struct TrialResult {
    std::string source;
    std::string_view test, sample;
    std::vector<Verdict> attempts;  // one, unless it failed

    bool passed() const { return attempts.back().passes(); }
};

// Numbers below a range, from whatever makes them.
struct ScaledSource {
    std::string name;
    std::uint32_t range;
    std::size_t values;  // for each test
    std::function<std::uint32_t()> next;
};

TrialResult run_trial(const Trial& trial);
// The seven classical tests (runs in both directions) of one source.
std::vector<Trial> trials_of(const ScaledSource& source);

// The ranges that games draw from (a coin, a die, two wheels, one, six and eight decks), and how many values each test
// takes: never fewer than ten for each pair of values, which gives every cell of the serial test its five.
inline constexpr std::array<std::uint32_t, 7> kRanges{2, 6, 37, 38, 52, 312, 416};
std::size_t values_for(std::uint32_t range, std::size_t at_least);

// The whole battery on the live generator: every range; through real sessions the dice of the first game that throws
// three, and the first card of the first that shuffles a deck for each round; where the cards lie in whole shuffles of
// one deck and of a lasting shoe. Throws std::invalid_argument below kValuesMin.
inline constexpr std::size_t kValuesMin = 600'000;
std::vector<Trial> live_battery(const SeedSource& seeds, std::size_t values_at_least);

}  // namespace baize::randomness
