// What a probe is told at /health: 200 while tables are played, 503 while none is, and why.
#pragma once

#include <cstdint>
#include <deque>
#include <utility>

#include "floor/codec.hpp"

namespace baize::server {

enum class FloorState : int { Loading, Running, StoreFailed, Stopping };

inline constexpr std::int64_t kStuckMs = 10'000;   // without a beat: something holds the floor up
inline constexpr std::size_t kStartsMax = 3;       // so often in so long: something stops the floor again and again
inline constexpr std::int64_t kStartsMs = 60'000;
inline constexpr const char* kStops = "the server stops";

struct Pulse {
    FloorState state = FloorState::Loading;
    std::int64_t beat_ms = 0;               // the last turn's end
    std::deque<std::int64_t> started_over;  // when the hub last threw its memory away, kStartsMax at most
    floor::Json faults;                     // tables that the program's faults have locked; null: none
};

std::pair<int, floor::Json> health_of(const Pulse& pulse, std::int64_t now_ms);

}  // namespace baize::server
