// What a probe is told: every line, and the value beside which it is not told.
#include "server/health.hpp"

#include <gtest/gtest.h>

namespace baize::server::health_test {
namespace {

constexpr std::int64_t kNow = 1'000'000;

Pulse running() { return {FloorState::Running, kNow, {}, {}}; }

std::string told(const Pulse& pulse) {
    const auto [status, json] = health_of(pulse, kNow);
    EXPECT_EQ(json["ok"], status == 200);
    return std::to_string(status) + " " + json["what"].get<std::string>();
}

TEST(Health, AFloorThatRunsIsOpen) {
    EXPECT_EQ(told(running()), "200 the floor is open");
    EXPECT_FALSE(health_of(running(), kNow).second.contains("faults"));
}

TEST(Health, AFloorThatDoesNotRunIsNot) {
    for (const auto& [state, what] : {std::pair{FloorState::Loading, "503 the journal is being loaded"},
                                      std::pair{FloorState::StoreFailed, "503 the store cannot be reached"},
                                      std::pair{FloorState::Stopping, "503 the server stops"}}) {
        Pulse pulse = running();
        pulse.state = state;
        EXPECT_EQ(told(pulse), what);
    }
}

TEST(Health, AFloorWithoutABeatForTenSecondsDoesNotAnswer) {
    Pulse pulse = running();
    pulse.beat_ms = kNow - 10'000;
    EXPECT_EQ(told(pulse), "200 the floor is open");
    pulse.beat_ms = kNow - 10'001;
    EXPECT_EQ(told(pulse), "503 the floor does not answer");
}

TEST(Health, AFloorThatStartsOverThriceInAMinuteIsNotWell) {
    Pulse pulse = running();
    pulse.started_over = {kNow - 2, kNow - 1};
    EXPECT_EQ(told(pulse), "200 the floor is open");
    pulse.started_over = {kNow - 59'999, kNow - 2, kNow - 1};
    EXPECT_EQ(told(pulse), "503 the floor starts over again and again");
    pulse.started_over = {kNow - 60'000, kNow - 2, kNow - 1};
    EXPECT_EQ(told(pulse), "200 the floor is open");
}

TEST(Health, OneTablesFaultLeavesTheOthersOpenAndIsNamed) {
    Pulse pulse = running();
    pulse.faults = {{{"table", "blackjack-1"}, {"why", "it broke"}}};
    EXPECT_EQ(told(pulse), "200 the floor is open, but for tables that a fault of the program has locked");
    EXPECT_EQ(health_of(pulse, kNow).second["faults"][0]["table"], "blackjack-1");
}

}  // namespace
}  // namespace baize::server::health_test
