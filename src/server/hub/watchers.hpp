// Who looks at which table.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "server/hub/connections.hpp"

namespace baize::server {

class Watchers {
public:
    void watch(ConnectionId who, std::string_view table) {
        by_table_.try_emplace(std::string(table)).first->second.insert(who);
    }
    void unwatch(ConnectionId who, std::string_view table) {
        if (const auto found = by_table_.find(table); found != by_table_.end()) found->second.erase(who);
    }
    // Which tables it watched.
    std::set<std::string> forget(ConnectionId who) {
        std::set<std::string> watched;
        for (auto& [table, all] : by_table_)
            if (all.erase(who)) watched.insert(table);
        return watched;
    }
    void forget_all() { by_table_.clear(); }
    const std::set<ConnectionId>& of(std::string_view table) const {
        static const std::set<ConnectionId> kNobody;
        const auto found = by_table_.find(table);
        return found == by_table_.end() ? kNobody : found->second;
    }

private:
    std::map<std::string, std::set<ConnectionId>, std::less<>> by_table_;
};

}  // namespace baize::server
