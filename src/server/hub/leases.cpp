#include "server/hub/leases.hpp"

namespace baize::server {

bool Leases::take(store::Store& store, const std::string& of, std::int64_t now_ms) const {
    return store.lease("server/" + of, server_, now_ms, lease_ms_);
}

std::set<std::string> Leases::renew(store::Store& store, const floor::Floor& floor, std::int64_t now_ms) {
    const bool held = take(store, server_, now_ms);
    if (!held && !lost_)
        log_({{"level", "warning"}, {"what", "another server holds this one's lease"}, {"server", server_}});
    lost_ = !held;
    renewed_ms_ = now_ms;
    std::set<std::string> lapsed;
    for (const auto& [id, table] : floor.state().tables)
        if (!floor.state().is_mine(table) && !lapsed.contains(table.owner) && take(store, table.owner, now_ms))
            lapsed.insert(table.owner);
    return lapsed;
}

void Leases::release(store::Store& store, const std::set<std::string>& servers) const {
    for (const std::string& server : servers) store.release("server/" + server, server_);
}

}  // namespace baize::server
