// What those who watch a table are told, and when.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/views.hpp"
#include "server/hub.hpp"

namespace baize::server {

namespace {

// Two states with the same signature differ in chips at most.
std::string signature(const floor::LiveTable& table) {
    return fmt::format("{} {} {} {} {} {} {} {} {}", table.round, word_of(table.phase),
                       table.phase == floor::Phase::Betting ? 0
                       : table.session                      ? table.session->events().size()
                                                            : 0,
                       table.locked + table.frozen + table.broken, table.locked_terminals.size(),
                       table.nominees.size() + table.limited.size() + table.agreed.size(), table.closing,
                       table.next_offer != nullptr, table.past.empty() ? 0 : table.past.back().corrections);
}

// A card or a question may be one seat's alone. Where none lies there,
// seats differ in their own standing and their lines.
bool same_for_all(const floor::LiveTable& table, const protocol::State& seen) {
    if (table.config().differential_max.cents > 0) return false;  // whose wagers were reduced is his to know
    const auto moved = [](const auto& events) {
        return std::any_of(events.begin(), events.end(),
                           [](const Event& each) { return std::holds_alternative<Moved>(each); });
    };
    if (table.session && moved(table.session->events())) return false;  // ... and whose were put right
    if (seen.last && !seen.last->seen.hands.empty()) return false;
    return !seen.open || (seen.open->felt.hands.empty() && !seen.open->deciding && !seen.open->question);
}

// A locked terminal and a nominee see something of their own.
bool differs(const floor::LiveTable& table, PlayerId player) {
    return table.locked_terminals.contains(player + 1) || table.nominees.contains(player);
}

// An object of one field.
std::string object_of_one(std::string_view field, const std::string& value) {
    return "{\"" + std::string(field) + "\":" + value + "}";
}

std::string news(std::string state) { return wire::text_of(frames::News{{std::move(state)}}); }

// The text of an object, with the fields of another behind its own.
std::string joined(std::string object, const std::string& more) {
    object.back() = ',';
    return object.append(more, 1);
}

}  // namespace

// A table of dice has thirty viewers and a hundred and fifty stakes: what
// they see alike is taken from the first one's view.
void Hub::push_table(const floor::LiveTable& table, ConnectionId only) {
    std::string spectators, common, last;  // empty: not made yet
    for (const ConnectionId id : watchers_.of(table.id)) {
        if (only != 0 && id != only) continue;
        const PlayerId player = player_at(connections_.at(id), table);
        if (player == kNobody) {
            if (spectators.empty()) spectators = news(wire::text_of(state_of(table, player)));
            told_.push_back({id, spectators});
        } else if (common.empty() || differs(table, player)) {
            protocol::State seen = state_of(table, player);
            told_.push_back({id, news(wire::text_of(seen))});
            if (!same_for_all(table, seen) || differs(table, player)) continue;
            if (seen.last) last = wire::text_of(seen.last->seen);
            seen.last.reset();
            seen.mine.reset();
            common = wire::text_of(seen);
        } else {
            std::string own = object_of_one("mine", wire::text_of(floor::credit_view(*floor_, table, player)));
            if (!last.empty())
                own = joined(object_of_one("last", joined(wire::text_of(floor::lines_view(table.past.back(), player)),
                                                          last)),
                             own);
            told_.push_back({id, news(joined(std::move(own), common))});
        }
    }
}

Json Hub::faults() const {
    Json list;
    for (const auto& [id, table] : floor_->tables())
        if (!table.fault.empty() || !table.broken.empty())
            list.push_back({{"table", id}, {"why", table.broken.empty() ? table.fault : table.broken}});
    return list;
}

// A table that cannot be shown is at fault, and no other is: with the next turn it is called off.
void Hub::show(const floor::LiveTable& table, ConnectionId only) {
    try {
        push_table(table, only);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        cannot_show(table, error);
    }
}

void Hub::cannot_show(const floor::LiveTable& table, const std::exception& error) {
    dependencies_.log(
        {{"level", "error"}, {"what", "a table cannot be shown"}, {"table", table.id}, {"why", error.what()}});
    if (table.fault.empty()) unshown_[table.id] = error.what();
}

// Where somebody enters the results, players want to know whether anybody is there who could.
protocol::State Hub::state_of(const floor::LiveTable& table, PlayerId player) const {
    protocol::State state = floor::table_view(*floor_, table, player, dependencies_.now_ms());
    if (!table.server_chance()) state.dealer_here = dealer_at(table.id);
    return state;
}

std::vector<protocol::TableRow> Hub::tables() const {
    std::vector<protocol::TableRow> rows = floor::floor_view(*floor_);
    for (protocol::TableRow& row : rows)
        if (row.chance != ChanceFrom::Server) row.dealer_here = dealer_at(row.head.id);
    return rows;
}

bool Hub::dealer_at(const std::string& table) const {
    const std::set<ConnectionId>& watching = watchers_.of(table);
    return std::any_of(watching.begin(), watching.end(), [&](ConnectionId id) {
        const auto found = connections_.find(id);
        return found != connections_.end() && is_dealer(found->second);
    });
}

// Only a dealer who comes or goes is news for the others: anybody else's watching is answered to him alone.
void Hub::watch(ConnectionId id, const Connection& connection, const floor::LiveTable& table, bool on) {
    if (on) watchers_.watch(id, table.id);
    else watchers_.unwatch(id, table.id);
    if (is_dealer(connection)) tell_of_dealer(table);
    else if (on) show(table, id);
}

// Before he is signed out: it counts who he was.
void Hub::unwatch_all(ConnectionId id, const Connection& connection) {
    for (const std::string& table : watchers_.forget(id))
        if (const floor::LiveTable* left = floor_->table(table); left && is_dealer(connection)) tell_of_dealer(*left);
}

bool Hub::is_dealer(const Connection& connection) {
    return connection.actor && connection.actor->role == floor::Role::Dealer;
}

void Hub::tell_of_dealer(const floor::LiveTable& table) {
    dirty_.insert(table.id);
    phases_[table.id].clear();
}

PlayerId Hub::player_at(const Connection& connection, const floor::LiveTable& table) const {
    if (!connection.actor || connection.actor->role != floor::Role::Terminal) return kNobody;
    const auto at = floor::parse_terminal(connection.actor->name);
    return at && at->table == table.id ? at->player : kNobody;
}

// What matters is shown at once.
void Hub::push_states(std::int64_t now) {
    for (const std::string& id : std::exchange(dirty_, {})) {
        const floor::LiveTable* table = floor_->table(id);
        if (!table) continue;
        if (std::string& known = faults_[id]; known != table->fault && !(known = table->fault).empty())
            dependencies_.log({{"level", "error"},
                         {"what", "a table failed, was called off and is locked"},
                         {"table", id},
                         {"round", table->round},
                         {"why", known}});
        std::string sign = signature(*table);
        std::string& shown = phases_[id];
        if (shown == sign) {
            chips_.insert(id);
            continue;
        }
        shown = std::move(sign);
        pushed_ms_[id] = now;
        show(*table);
        chips_.erase(id);
    }
    if (!chips_.empty() && now >= chips_rest_ms_) push_chips(now);
}

// Chips of others wait, the longest first, so that showing them takes no more than a twentieth of the floor's time.
void Hub::push_chips(std::int64_t now) {
    constexpr std::int64_t kRests = 19;
    std::vector<std::pair<std::int64_t, std::string>> due;
    for (const std::string& id : chips_)
        if (const std::int64_t pushed = pushed_ms_[id]; now >= pushed + settings_.push_ms) due.emplace_back(pushed, id);
    std::sort(due.begin(), due.end());
    for (const auto& [pushed, id] : due) {
        const std::int64_t start = dependencies_.now_ms();
        if (start < chips_rest_ms_) return;
        if (const floor::LiveTable* table = floor_->table(id)) show(*table);
        pushed_ms_[id] = start;
        chips_.erase(id);
        const std::int64_t end = dependencies_.now_ms();
        chips_rest_ms_ = end + kRests * (end - start);
    }
}

}  // namespace baize::server
