#include "server/hub/connections.hpp"

#include <algorithm>

namespace baize::server {

bool Connection::within_rate(int a_second, std::int64_t now_ms) {
    const double per_ms = a_second / 1000.0;
    allowance = std::min(2.0 * a_second, allowance + per_ms * (now_ms - allowance_at));
    allowance_at = now_ms;
    if (allowance < 1) return false;
    allowance -= 1;
    return true;
}

void Connections::open(ConnectionId id, std::string peer, int messages_a_second, std::int64_t now_ms) {
    Connection& connection = by_id_[id];
    connection.peer = std::move(peer);
    connection.allowance = 2.0 * messages_a_second;
    connection.allowance_at = now_ms;
}

std::vector<ConnectionId> Connections::close_all() {
    std::vector<ConnectionId> closed;
    for (const auto& [id, connection] : std::exchange(by_id_, {})) closed.push_back(id);
    return closed;
}

Connection* Connections::find(ConnectionId id) {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : &found->second;
}

const Connection* Connections::find(ConnectionId id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : &found->second;
}

std::vector<ConnectionId> Connections::signed_in_as(std::string_view name) const {
    std::vector<ConnectionId> found;
    for (const auto& [id, connection] : by_id_)
        if (connection.actor && connection.actor->name == name) found.push_back(id);
    return found;
}

}  // namespace baize::server
