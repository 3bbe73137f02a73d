#include "server/health.hpp"

namespace baize::server {

using floor::Json;

std::pair<int, Json> health_of(const Pulse& pulse, std::int64_t now_ms) {
    const auto bad = [](const char* what) { return std::pair(503, Json{{"ok", false}, {"what", what}}); };
    switch (pulse.state) {
        case FloorState::Loading: return bad("the journal is being loaded");
        case FloorState::StoreFailed: return bad("the store cannot be reached");
        case FloorState::Stopping: return bad(kStops);
        case FloorState::Running: break;
    }
    if (now_ms - pulse.beat_ms > kStuckMs) return bad("the floor does not answer");
    if (pulse.started_over.size() >= kStartsMax && pulse.started_over.front() > now_ms - kStartsMs)
        return bad("the floor starts over again and again");
    if (pulse.faults.is_null()) return {200, Json{{"ok", true}, {"what", "the floor is open"}}};
    // One table's fault is no reason to take the others from their players.
    return {200, Json{{"ok", true},
                      {"what", "the floor is open, but for tables that a fault of the program has locked"},
                      {"faults", pulse.faults}}};
}

}  // namespace baize::server
