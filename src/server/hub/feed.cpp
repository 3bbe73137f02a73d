#include "server/hub/feed.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/views.hpp"

namespace baize::server {

// ---- Who watches ----------------------------------------------------------------------------------------------------

// Only a dealer who comes or goes is news for the others: anybody else's watching is answered to him alone.
void Feed::watch(ConnectionId id, const floor::LiveTable& table) {
    watchers_.watch(id, table.id);
    if (is_dealer(id)) dealer_came_or_went(table);
    else show(table, id);
}

void Feed::unwatch(ConnectionId id, const floor::LiveTable& table) {
    watchers_.unwatch(id, table.id);
    if (is_dealer(id)) dealer_came_or_went(table);
}

void Feed::leave(ConnectionId id) {
    for (const std::string& table : watchers_.forget(id))
        if (const floor::LiveTable* left = floor_->state().table(table); left && is_dealer(id))
            dealer_came_or_went(*left);
}

void Feed::changes_who(ConnectionId id) {
    if (!is_dealer(id)) return;
    for (const auto& [name, table] : floor_->state().tables)
        if (watchers_.of(name).contains(id)) dealer_came_or_went(table);
}

bool Feed::watches_others() const {
    for (const auto& [id, table] : floor_->state().tables)
        if (!floor_->state().is_mine(table) && !watchers_.of(id).empty()) return true;
    return false;
}

void Feed::dealer_came_or_went(const floor::LiveTable& table) {
    dirty_.insert(table.id);
    last_signature_[table.id].clear();
}

bool Feed::is_dealer(ConnectionId id) const {
    const Connection* connection = connections_.find(id);
    return connection && connection->is(floor::Role::Dealer);
}

bool Feed::dealer_at(const std::string& table) const {
    return std::ranges::any_of(watchers_.of(table), [&](ConnectionId id) { return is_dealer(id); });
}

PlayerId Feed::player_at(ConnectionId id, const floor::LiveTable& table) const {
    const Connection* connection = connections_.find(id);
    if (!connection || !connection->is(floor::Role::Terminal)) return kNobody;
    const auto at = floor::parse_terminal(connection->actor->name);
    return at && at->table == table.id ? at->player : kNobody;
}

// ---- What is seen ---------------------------------------------------------------------------------------------------

// Where somebody enters the results, players want to know whether anybody is there who could.
protocol::State Feed::state_of(const floor::LiveTable& table, PlayerId player) const {
    protocol::State state = floor::table_view(*floor_, table, player, now_ms_());
    if (!table.server_chance()) state.dealer_here = dealer_at(table.id);
    return state;
}

std::vector<protocol::TableRow> Feed::tables() const {
    std::vector<protocol::TableRow> rows = floor::floor_view(*floor_);
    for (protocol::TableRow& row : rows)
        if (row.chance != ChanceFrom::Server) row.dealer_here = dealer_at(row.head.id);
    return rows;
}

void Feed::welcome(ConnectionId id, protocol::Welcome& welcome, const floor::LiveTable& table, PlayerId player) {
    try {
        welcome.offer = floor::offer_view(table, player + 1);
        welcome.state = state_of(table, player);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        cannot_show(table, error);
    }
    watchers_.watch(id, table.id);
}

// ---- Showing a table ------------------------------------------------------------------------------------------------

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
void Feed::push_table(const floor::LiveTable& table, ConnectionId only) {
    std::string spectators, common, last;  // empty: not made yet
    for (const ConnectionId id : watchers_.of(table.id)) {
        if (only != 0 && id != only) continue;
        const PlayerId player = player_at(id, table);
        if (player == kNobody) {
            if (spectators.empty()) spectators = news(wire::text_of(state_of(table, player)));
            replies_.send(id, spectators);
        } else if (common.empty() || differs(table, player)) {
            protocol::State seen = state_of(table, player);
            replies_.send(id, news(wire::text_of(seen)));
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
            replies_.send(id, news(joined(std::move(own), common)));
        }
    }
}

void Feed::show(const floor::LiveTable& table, ConnectionId only) {
    try {
        push_table(table, only);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        cannot_show(table, error);
    }
}

void Feed::cannot_show(const floor::LiveTable& table, const std::exception& error) {
    log_({{"level", "error"}, {"what", "a table cannot be shown"}, {"table", table.id}, {"why", error.what()}});
    if (table.fault.empty()) faults_.call_off(table.id, error.what());
}

// ---- When -----------------------------------------------------------------------------------------------------------

std::optional<std::int64_t> Feed::wakes_at() const {
    if (!dirty_.empty()) return 0;
    std::optional<std::int64_t> next;
    for (const std::string& table : chips_) {
        const std::int64_t at = std::max(pushed_ms_.at(table) + push_ms_, throttled_until_ms_);
        if (!next || at < *next) next = at;
    }
    return next;
}

// What matters is shown at once.
void Feed::push(std::int64_t now) {
    for (const std::string& id : std::exchange(dirty_, {})) {
        const floor::LiveTable* table = floor_->state().table(id);
        if (!table) continue;
        faults_.note(*table);
        std::string sign = signature(*table);
        std::string& shown = last_signature_[id];
        if (shown == sign) {
            chips_.insert(id);
            continue;
        }
        shown = std::move(sign);
        pushed_ms_[id] = now;
        show(*table);
        chips_.erase(id);
    }
    if (!chips_.empty() && now >= throttled_until_ms_) push_chips(now);
}

// Chips of others wait, the longest first, so that showing them takes no more than a twentieth of the floor's time.
void Feed::push_chips(std::int64_t now) {
    constexpr std::int64_t kRests = 19;
    std::vector<std::pair<std::int64_t, std::string>> due;
    for (const std::string& id : chips_)
        if (const std::int64_t pushed = pushed_ms_[id]; now >= pushed + push_ms_) due.emplace_back(pushed, id);
    std::sort(due.begin(), due.end());
    for (const auto& [pushed, id] : due) {
        const std::int64_t start = now_ms_();
        if (start < throttled_until_ms_) return;
        if (const floor::LiveTable* table = floor_->state().table(id)) show(*table);
        pushed_ms_[id] = start;
        chips_.erase(id);
        const std::int64_t end = now_ms_();
        throttled_until_ms_ = end + kRests * (end - start);
    }
}

}  // namespace baize::server
