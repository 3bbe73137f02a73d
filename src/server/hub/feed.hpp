// What those who watch a table are sent, and when: a new phase, a card or a question at once; chips of others only so
// often. Owned by the hub, which says at which tables something happened and calls `push` once a turn; on its thread
// alone. What is sent goes through `ReplyQueue`, which holds it back until it is stored.
//
// A table that cannot be shown is at fault, and no other is: it is called off with the next turn. Only `state_of` and
// `tables` throw what a view throws.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "floor/protocol/state.hpp"
#include "server/hub/connections.hpp"
#include "server/hub/reply_queue.hpp"
#include "server/hub/settings.hpp"
#include "server/hub/table_faults.hpp"
#include "server/hub/watchers.hpp"
#include "server/protocol/people.hpp"

namespace baize::server {

class Feed {
public:
    // All of them outlive the feed; `push_ms` as in HubSettings.
    Feed(const CurrentFloor& floor, const Connections& connections, ReplyQueue& replies, TableFaults& faults,
         Clock now_ms, Log log, std::int64_t push_ms)
        : floor_(floor), connections_(connections), replies_(replies), faults_(faults), now_ms_(std::move(now_ms)),
          log_(std::move(log)), push_ms_(push_ms) {}

    // ---- Who watches ----
    void watch(ConnectionId id, const floor::LiveTable& table);
    void unwatch(ConnectionId id, const floor::LiveTable& table);
    // Somebody signs in on the connection, who was another before, or nobody: called before and after it is known who.
    void changes_who(ConnectionId id);
    // No table any more; before the connection is signed out, because it counts who it was.
    void leave(ConnectionId id);
    void forget_all() { watchers_.forget_all(); }
    // Somebody looks at a table that another server runs: its news are in the journal.
    bool watches_others() const;
    // What a terminal's screen needs, into its welcome; it watches its table from now on.
    void welcome(ConnectionId id, protocol::Welcome& welcome, const floor::LiveTable& table, PlayerId player);

    // ---- What is new ----
    void mark_dirty(const std::set<std::string>& tables) { dirty_.insert(tables.begin(), tables.end()); }
    void push(std::int64_t now);
    std::optional<std::int64_t> wakes_at() const;  // when `push` is due though nothing happened

    // ---- What is seen, with who deals ----
    protocol::State state_of(const floor::LiveTable& table, PlayerId player) const;
    std::vector<protocol::TableRow> tables() const;

private:
    void show(const floor::LiveTable& table, ConnectionId only = 0);  // to all who watch it, or to one of them
    void push_table(const floor::LiveTable& table, ConnectionId only);
    void push_chips(std::int64_t now);
    void cannot_show(const floor::LiveTable& table, const std::exception& error);
    void dealer_came_or_went(const floor::LiveTable& table);
    bool is_dealer(ConnectionId id) const;
    bool dealer_at(const std::string& table) const;
    PlayerId player_at(ConnectionId id, const floor::LiveTable& table) const;

    const CurrentFloor& floor_;
    const Connections& connections_;
    ReplyQueue& replies_;
    TableFaults& faults_;
    Clock now_ms_;
    Log log_;
    std::int64_t push_ms_;

    Watchers watchers_;
    std::set<std::string> dirty_;                   // tables where something happened in this turn
    std::set<std::string> chips_;                   // ... before, and it was but chips, which are not shown yet
    std::map<std::string, std::int64_t> pushed_ms_;
    std::int64_t throttled_until_ms_ = 0;           // until when no chips of others are shown
    std::map<std::string, std::string> last_signature_;  // of what was last shown: another is shown at once
};

}  // namespace baize::server
