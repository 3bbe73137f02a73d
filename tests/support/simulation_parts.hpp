// What a simulation is made of: its servers and those who speak to them.
#pragma once

#include "support/simulation.hpp"

namespace baize::testing_support {

// A write that lasts a while, and that a crash may find anywhere: not begun, or done and nobody told.
struct Simulation::SlowWriter final : server::Writer {
    std::function<bool()> under_way;
    std::function<void()> started;

    void start(std::function<bool()> write) override {
        under_way = std::move(write);
        started();
    }
    void wait() override {
        while (commit()) {}
    }
    bool commit() {
        if (under_way && under_way()) return true;
        under_way = nullptr;
        return false;
    }
};

struct Simulation::Server {
    std::string name;
    std::shared_ptr<SlowWriter> writer;  // none: the turn waits for its commit
    std::unique_ptr<server::Hub> hub;
    bool up = false;
    std::uint64_t agreed = 0;  // number of the turn that comes next
};

struct Simulation::Client {
    floor::Role role;
    std::string name;        // of a person; of a terminal once it has one
    std::string table;
    std::string token;
    std::size_t server = 0;
    std::uint64_t connection = 0;
    bool welcome = false;
    std::uint64_t number = 0, acknowledged = 0;
    std::int64_t acknowledged_ms = 0;
    std::string pending;     // the command that has no answer yet
    std::string verb;
    std::int64_t since = 0;
    Json state;
    // What the last answer said of this terminal's own, to be found again in any state of the same number.
    std::optional<std::int64_t> credit;
    std::uint64_t credit_number = 0;
};

}  // namespace baize::testing_support
