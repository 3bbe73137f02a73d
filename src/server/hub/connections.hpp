// Who is connected, and who has signed in on which connection. Owned by the hub and read by its parts; sign-in changes
// who somebody is. On the hub's thread alone.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "floor/floor.hpp"

namespace baize::server {

using ConnectionId = std::uint64_t;

struct Connection {
    std::string peer;
    std::optional<floor::Actor> actor;   // once signed in
    std::string token_hash;
    double allowance = 0;                // messages that may come now
    std::int64_t allowance_at = 0;
    bool signing_in = false;             // one password at a time: each costs the server much

    bool is(floor::Role role) const { return actor && actor->role == role; }
    bool is_staff() const { return actor && actor->role != floor::Role::Terminal; }
    // One more message: false where more come than so many a second, with as many again in reserve.
    bool within_rate(int a_second, std::int64_t now_ms);
};

class Connections {
public:
    void open(ConnectionId id, std::string peer, int messages_a_second, std::int64_t now_ms);
    void close(ConnectionId id) { by_id_.erase(id); }
    std::vector<ConnectionId> close_all();
    // Null where it is gone.
    Connection* find(ConnectionId id);
    const Connection* find(ConnectionId id) const;
    std::vector<ConnectionId> signed_in_as(std::string_view name) const;
    std::size_t size() const { return by_id_.size(); }

private:
    std::map<ConnectionId, Connection> by_id_;
};

}  // namespace baize::server
