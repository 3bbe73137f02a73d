// What a hub is told when it is made, and what it counts. Its parts share the names of this header.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "floor/floor.hpp"
#include "server/hub/connections.hpp"
#include "server/hub/writer.hpp"

namespace baize::server {

using floor::Json;

struct HubSettings {
    floor::FloorSettings floor;
    bool demonstration = false;        // terminals open without enrolment; play money
    std::size_t message_max = 16'384;  // bytes of one message (a table file in `table`
                                       // may be longer: message_max_staff)
    std::size_t message_max_staff = 98'304;
    int messages_a_second = 50;        // of one connection, with as many again in reserve
    std::size_t batch_max = 1'024;     // messages in one turn
    std::size_t queue_max = 65'536;    // beyond it a connection is told to try again
    std::int64_t lease_ms = 6'000;
    std::int64_t push_ms = 200;        // chips of others are shown at most so often
    std::int64_t look_ms = 300;        // how often the journal is read for tables that another
                                       // server runs, while somebody watches them
};

// ---- What the driver brings -----------------------------------------------------------------------------------------

using Clock = std::function<std::int64_t()>;
using Log = std::function<void(const Json&)>;  // one structured line
// Runs slow work (argon2id) somewhere, and then calls `finish` on the hub's thread, in every case: not `done` where the
// work failed, or there was no room for it. Inline is fine.
using Offload = std::function<void(std::function<void()> work, std::function<void(bool done)> finish)>;

struct HubDependencies {
    Clock now_ms;
    floor::Entropy entropy;
    std::function<void(ConnectionId, std::string)> send;
    std::function<void(ConnectionId, std::string why)> close;
    std::function<void()> sent = [] {};  // that was all for now: a driver may have waited for it
    Offload offload;
    Log log;
    // Carries out commits of a store that is this server's alone, and has `turn` called when one is done. None: each
    // turn waits for its own commit.
    std::shared_ptr<Writer> writer{};
};

// ---- What its parts share -------------------------------------------------------------------------------------------

// The floor of the moment. Replaying the journal makes another one: a part that must find it later keeps a reference to
// this, never to the floor itself.
using CurrentFloor = std::unique_ptr<floor::Floor>;

// Counted since the start, for the metrics.
struct HubCounts {
    std::uint64_t commands = 0, refused = 0, repeats = 0, entries = 0, commits = 0, messages = 0, bad_messages = 0,
                  rate_limited = 0;
    std::uint64_t reloads = 0, sign_ins = 0, sign_in_failures = 0, rounds = 0;
};

}  // namespace baize::server
