// Tables at which the program failed. A fault of one table stops no other: with the next turn it is called off, and the
// floor goes on. On the hub's thread alone.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>

#include "floor/floor.hpp"
#include "server/hub/settings.hpp"

namespace baize::server {

class TableFaults {
public:
    explicit TableFaults(Log log) : log_(std::move(log)) {}

    // With the next turn.
    void call_off(const std::string& table, const std::string& why) { waiting_[table] = why; }
    bool any_wait() const { return !waiting_.empty(); }
    std::map<std::string, std::string> take_waiting() { return std::exchange(waiting_, {}); }
    // The table left the books in doubt; true where it did so before.
    bool failed_again(const std::string& table) { return !failed_.insert(table).second; }
    // Logs what has locked it, once.
    void note(const floor::LiveTable& table) {
        std::string& known = noted_[table.id];
        if (known == table.fault || (known = table.fault).empty()) return;
        log_({{"level", "error"},
              {"what", "a table failed, was called off and is locked"},
              {"table", table.id},
              {"round", table.round},
              {"why", known}});
    }

private:
    Log log_;
    std::map<std::string, std::string> waiting_;  // to be called off, and why
    std::map<std::string, std::string> noted_;    // by table: what locked it, as last logged
    std::set<std::string> failed_;                // since the start
};

}  // namespace baize::server
