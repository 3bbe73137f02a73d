// Which servers live: each renews its lease, and the tables of one that lets its own lapse are for the others to take.
// On the hub's thread; a lease is a transaction of its own, so nothing else of the store may be under way. Throws
// store::StoreError where the store fails.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "floor/floor.hpp"
#include "server/hub/settings.hpp"
#include "store/store.hpp"

namespace baize::server {

class Leases {
public:
    Leases(std::string server, std::int64_t lease_ms, Log log)
        : server_(std::move(server)), lease_ms_(lease_ms), log_(std::move(log)) {}

    std::int64_t due_at() const { return renewed_ms_ + lease_ms_ / 3; }
    void due_at_once() { renewed_ms_ = 0; }
    // Returns whose lease has lapsed, of those that run tables of this floor; it is ours until `release`.
    std::set<std::string> renew(store::Store& store, const floor::Floor& floor, std::int64_t now_ms);
    void release(store::Store& store, const std::set<std::string>& servers) const;

private:
    bool take(store::Store& store, const std::string& of, std::int64_t now_ms) const;

    std::string server_;
    std::int64_t lease_ms_;
    Log log_;
    std::int64_t renewed_ms_ = 0;
    bool lost_ = false;
};

}  // namespace baize::server
