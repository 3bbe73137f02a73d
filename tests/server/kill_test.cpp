// The program is killed with SIGKILL at random moments under load and started again on the same database: not a cent is
// lost or made, every acknowledged command is there, every unacknowledged one is absent or there once.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <random>

#include "store/places.hpp"
#include "support/kill_world.hpp"
#include "support/long_count.hpp"

NOT_FOR_SANITIZERS("the program is not built with them");

namespace baize::server::kill_test {
namespace {

using testing_support::KillWorld;

// A floor starts by replaying its journal, so that many short floors are
// killed more often in the same time than a long one.
constexpr int kFloors = 2, kKillsAFloor = 50;
constexpr int kLongFloors = 10, kLongKillsAFloor = 200;

std::string fresh_database(const std::string& kind, const store::testing_support::TemporaryFolder& folder) {
    if (kind == "sqlite") return folder.file("floor.db");
    store::testing_support::postgres_execute("DROP SCHEMA IF EXISTS baize CASCADE");
    return store::testing_support::postgres_address();
}

class KillTest : public ::testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        const char* program = std::getenv("BAIZE");
        if (!program || !std::filesystem::exists(program))
            GTEST_SKIP() << "BAIZE does not name the program: run these tests by ./baize test";
        program_ = program;
        if (GetParam() == std::string("postgresql") && !std::getenv("BAIZE_TEST_POSTGRES"))
            GTEST_SKIP() << store::testing_support::kNoPostgres;
    }
    void report(const KillWorld& world, int kills) const {
        std::vector<double> starts = world.starts_ms;
        std::sort(starts.begin(), starts.end());
        const auto& counts = world.auditor().counts();
        std::cout << GetParam() << ": " << kills << " kills, " << world.commands() << " commands, " << counts.entries
                  << " entries, " << counts.rounds << " rounds, " << counts.vouchers << " vouchers (" << counts.redeemed
                  << " redeemed); a start takes " << starts[starts.size() / 2] << " ms (median), " << starts.back()
                  << " ms (longest)\n";
    }

    std::string program_;
};

TEST_P(KillTest, NotACentIsLostOrMade) {
    const bool long_run = testing_support::long_run();
    const int floors = long_run ? kLongFloors : kFloors, kills = long_run ? kLongKillsAFloor : kKillsAFloor;
    for (int floor = 0; floor < floors; ++floor) {
        const store::testing_support::TemporaryFolder folder;
        const std::uint64_t seed = std::random_device{}();
        KillWorld world(program_, folder.file(""), fresh_database(GetParam(), folder), seed);
        world.open();
        int killed = 0;
        for (; killed < kills && world.faults.empty(); ++killed) world.kill_once();
        if (world.faults.empty()) world.close();
        for (const std::string& fault : world.faults)
            ADD_FAILURE() << "seed " << seed << ", after " << killed << " kills: " << fault;
        report(world, killed);
        if (HasFailure()) return;
        EXPECT_GT(world.auditor().counts().rounds, static_cast<std::uint64_t>(kills) / 4)
            << "too little was played between the kills";
        EXPECT_GT(world.auditor().counts().redeemed, 0u);
        EXPECT_GT(world.auditor().counts().seeds, 0u) << "no round was decided by its seed";
    }
}

INSTANTIATE_TEST_SUITE_P(Stores, KillTest, ::testing::Values("sqlite", "postgresql"),
                         [](const auto& info) { return std::string(info.param); });

}  // namespace
}  // namespace baize::server::kill_test
