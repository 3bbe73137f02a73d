// The floor under faults. BAIZE_SEED=n repeats one seed and prints what happened; BAIZE_SEEDS=n runs so many.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "support/long_count.hpp"
#include "support/simulation.hpp"

SLOW_SUITE(FloorSimulation, "whole floors are played");
SLOW_SUITE(FloorSimulationSeed, "whole floors are played");

namespace baize::simulation_test {
namespace {

using testing_support::Restarts;
using testing_support::Simulation;
using testing_support::SimulationCounts;

std::uint64_t from_environment(const char* name, std::uint64_t standard) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : standard;
}

// In two halves, for the tests run in two shards side by side: the odd seeds and the even ones.
class FloorSimulation : public testing::TestWithParam<std::uint64_t> {};

TEST_P(FloorSimulation, ManySeeds) {
    const std::uint64_t one = from_environment("BAIZE_SEED", 0);
    const std::uint64_t all = from_environment("BAIZE_SEEDS", testing_support::sanitized() ? 20
                                                              : testing_support::long_run()    ? 20'000
                                                                                             : 400);
    if (one && one % 2 != GetParam() % 2) GTEST_SKIP() << "the seed that is asked for is in the other half";
    std::uint64_t seeds = 0;
    SimulationCounts sum;
    Restarts restarts;
    for (std::uint64_t seed = one ? one : GetParam(); seed <= (one ? one : all); seed += 2, ++seeds) {
        Simulation simulation(seed, &restarts);
        try {
            simulation.run(80);
        } catch (const std::exception& error) {
            FAIL() << "BAIZE_SEED=" << seed << " reproduces: " << error.what();
        }
        if (one) std::cout << simulation.transcript() << "\n";
        const SimulationCounts& c = simulation.counts();
        sum.turns += c.turns, sum.crashes += c.crashes, sum.store_errors += c.store_errors,
            sum.acknowledged += c.acknowledged, sum.repeats += c.repeats;
        sum.refused += c.refused, sum.lost += c.lost, sum.doubled += c.doubled, sum.rounds += c.rounds,
            sum.takeovers += c.takeovers, sum.vouchers += c.vouchers;
        sum.redeemed += c.redeemed, sum.corrections += c.corrections;
        sum.turns_ahead += c.turns_ahead, sum.crashes_while_writing += c.crashes_while_writing;
    }
    std::cout << "turns " << sum.turns << ", crashes " << sum.crashes << ", store errors " << sum.store_errors
              << ", acknowledged " << sum.acknowledged << ", repeats " << sum.repeats << ", refused " << sum.refused
              << ", lost " << sum.lost << ", doubled " << sum.doubled << ", rounds " << sum.rounds << ", takeovers "
              << sum.takeovers << ", vouchers " << sum.vouchers << " (" << sum.redeemed << " redeemed), corrections "
              << sum.corrections << "; turns ahead of the store " << sum.turns_ahead
              << ", crashes while it was written " << sum.crashes_while_writing << "\n";
    if (one || seeds < 30) return;
    // The faults and the workflows must really have happened, or the test shows nothing.
    EXPECT_GT(sum.crashes, seeds / 2);
    EXPECT_GT(sum.store_errors, seeds / 20);
    EXPECT_GT(sum.repeats, seeds / 10);
    EXPECT_GT(sum.rounds, seeds);
    EXPECT_GT(sum.takeovers, seeds / 20);
    EXPECT_GT(sum.redeemed, seeds / 20);
    EXPECT_GT(sum.corrections, seeds / 20);
    EXPECT_GT(sum.turns_ahead, seeds);
    EXPECT_GT(sum.crashes_while_writing, seeds / 20);
    if (seeds < 200) return;  // too few for what is rare
    // A floor was started again after every act that there is, and found what the running one had.
    for (const floor::CommandDef& def : floor::commands()) {
        EXPECT_GT(def.verb == "approve" ? 1 : restarts.acts[std::string(def.verb)], 0)
            << "no floor was started again after the command " << def.verb;
        const std::string agreed = fmt::format("approve {}", def.verb);
        EXPECT_EQ(restarts.acts[agreed] > 0, def.two_people) << "nor after a second person agreed to " << def.verb;
    }
    restarts.kinds.insert({"staff", "fault"});  // nobody signs in here (FloorEntries), and no
                                                // table has a fault of the program
    for (const std::string_view kind : floor::entry_kinds())
        EXPECT_TRUE(restarts.kinds.contains(std::string(kind))) << "no journal held an entry of kind " << kind;
}

INSTANTIATE_TEST_SUITE_P(Halves, FloorSimulation, testing::Values(1, 2));

TEST(FloorSimulationSeed, ASeedGivesTheSameAgain) {
    Simulation first(5), second(5);
    first.run(60);
    second.run(60);
    EXPECT_EQ(first.transcript(), second.transcript());
    EXPECT_EQ(first.counts().turns, second.counts().turns);
}

}  // namespace
}  // namespace baize::simulation_test
