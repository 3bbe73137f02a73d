#include "server/hub.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/names.hpp"
#include "floor/views.hpp"

namespace baize::server {

namespace {

// A refusal to trust the journal: the chain or an entry does not fit.
Json parse_entry(const store::Entry& entry, const store::Hash& before, std::uint64_t expected) {
    if (entry.seq != expected) throw std::runtime_error(fmt::format("the journal has entry {} where {} was expected", entry.seq, expected));
    if (store::chain(before, entry.seq, entry.payload) != entry.hash) throw std::runtime_error(fmt::format("the journal was changed at entry {}: its hash does not fit", entry.seq));
    return Json::parse(entry.payload);
}

// Two states with the same signature differ in chips at most.
std::string signature(const floor::LiveTable& table) {
    return fmt::format("{} {} {} {} {} {} {} {}", table.round, phase_name(table.phase), table.phase == floor::Phase::Betting ? 0 : table.session ? table.session->events().size() : 0,
                       table.locked, table.locked_terminals.size(), table.closing, table.next_offer != nullptr, table.past.empty() ? 0 : table.past.back().corrections);
}

}  // namespace

Hub::Hub(std::unique_ptr<store::Store> store, HubSettings settings, HubSurroundings surroundings)
    : store_(std::move(store)), settings_(std::move(settings)), around_(std::move(surroundings)), floor_(std::make_unique<floor::Floor>(settings_.floor)) {}

// ---- Start --------------------------------------------------------------------------------------------------

void Hub::load() {
    auto fresh = std::make_unique<floor::Floor>(settings_.floor);
    gate_.forget();
    for (const auto& [key, value] : store_->scan("")) {
        if (key.starts_with("seed/")) fresh->remember_secret(key, value);
        else gate_.remember(key, value);
    }
    seq_ = 0;
    head_ = {};
    for (;;) {
        const auto entries = store_->read(seq_, 4'096);
        for (const store::Entry& entry : entries) {
            fresh->apply(parse_entry(entry, head_, seq_ + 1));
            seq_ = entry.seq;
            head_ = entry.hash;
        }
        if (entries.empty()) break;
    }
    if (auto fault = fresh->books().broken()) throw std::runtime_error("the books do not balance: " + *fault);
    floor_ = std::move(fresh);
    floor_->take_outbox();  // what replay touched
    leased_ms_ = 0;
}

// ---- Connections --------------------------------------------------------------------------------------------

void Hub::connect(ConnectionId id, std::string peer) {
    Connection& connection = connections_[id];
    connection.peer = std::move(peer);
    connection.allowance = 2.0 * settings_.messages_a_second;
    connection.allowance_at = around_.now_ms();
}

void Hub::disconnect(ConnectionId id) { connections_.erase(id); }

void Hub::receive(ConnectionId id, std::string message) {
    ++counts_.messages;
    if (queue_.size() >= settings_.queue_max) {
        around_.send(id, R"({"no":0,"what":"the server is busy: try again"})");
        return;
    }
    queue_.push_back({id, std::move(message), nullptr});
}

void Hub::as_house(std::string verb, Json args) {
    queue_.push_back({0, "", [this, verb = std::move(verb), args = std::move(args)] {
        auto reply = floor_->as_house(verb, args, around_.now_ms(), around_.entropy);
        if (!reply) throw std::runtime_error(fmt::format("{}: {}", verb, to_string(reply.refusal())));
    }});
}

bool Hub::within_rate(Connection& connection) {
    const std::int64_t now = around_.now_ms();
    const double per_ms = settings_.messages_a_second / 1000.0;
    connection.allowance = std::min(2.0 * settings_.messages_a_second, connection.allowance + per_ms * static_cast<double>(now - connection.allowance_at));
    connection.allowance_at = now;
    if (connection.allowance < 1) return false;
    connection.allowance -= 1;
    return true;
}

// ---- The turn -------------------------------------------------------------------------------------------------

std::optional<std::int64_t> Hub::wakes_at() const {
    std::optional<std::int64_t> next = floor_->next_deadline();
    const auto sooner = [&](std::int64_t at) { if (!next || at < *next) next = at; };
    sooner(leased_ms_ + settings_.lease_ms / 3);
    for (const std::string& table : dirty_) {
        const auto pushed = pushed_ms_.find(table);
        sooner(pushed == pushed_ms_.end() ? 0 : pushed->second + settings_.push_ms);
    }
    return next;
}

bool Hub::work_waits(std::int64_t now) const {
    if (!queue_.empty() || leased_ms_ == 0) return true;
    const auto deadline = floor_->next_deadline();
    return deadline && *deadline <= now;
}

void Hub::turn() {
    const std::int64_t now = around_.now_ms();
    try {
        if (now >= leased_ms_ + settings_.lease_ms / 3) keep_leases(now);
        if (work_waits(now)) {
            take_others(store_->begin(seq_));
            for (std::size_t i = 0; i < settings_.batch_max && !queue_.empty(); ++i) {
                Received received = std::move(queue_.front());
                queue_.pop_front();
                if (received.finish) received.finish();
                else handle(received.connection, received.text);
            }
            floor_->tick(around_.now_ms(), around_.entropy);
            store_outbox();
        }
    } catch (const store::StoreError& error) {
        start_over(error.what());
        return;
    } catch (const std::logic_error& error) {  // a fault of ours: nothing of this turn is kept
        start_over(error.what());
        return;
    }
    for (const auto& [id, text] : std::exchange(answers_, {})) around_.send(id, text);
    for (const auto& [id, why] : std::exchange(closes_, {})) around_.close(id, why);
    push_states(now);
}

void Hub::take_others(const std::vector<store::Entry>& entries) {
    bool staff = false;
    for (const store::Entry& entry : entries) {
        const Json json = parse_entry(entry, head_, seq_ + 1);
        floor_->apply(json);
        seq_ = entry.seq;
        head_ = entry.hash;
        staff = staff || json.at("k") == "staff";
    }
    const floor::Outbox touched = floor_->take_outbox();
    dirty_.insert(touched.touched.begin(), touched.touched.end());
    if (!staff) return;
    gate_.forget();  // another server added a user or signed somebody in
    for (const auto& [key, value] : store_->scan(""))
        if (!key.starts_with("seed/")) gate_.remember(key, value);
}

void Hub::store_outbox() {
    floor::Outbox outbox = floor_->take_outbox();
    const auto secrets = gate_.take_secrets();
    outbox.secrets.insert(outbox.secrets.end(), secrets.begin(), secrets.end());
    dirty_.insert(outbox.touched.begin(), outbox.touched.end());
    if (outbox.empty()) {
        store_->rollback();
        return;
    }
    std::vector<store::Entry> entries;
    store::Hash head = head_;
    for (const Json& json : outbox.entries) {
        store::Entry entry{seq_ + entries.size() + 1, json.dump(), {}};
        entry.hash = head = store::chain(head, entry.seq, entry.payload);
        entries.push_back(std::move(entry));
        if (json["k"] == "settle") ++counts_.rounds;
    }
    store_->append(entries);
    for (const floor::Secret& secret : outbox.secrets) {
        if (secret.value) store_->put(secret.key, *secret.value);
        else store_->erase(secret.key);
    }
    store_->commit();
    seq_ += entries.size();
    head_ = head;
    counts_.entries += entries.size();
    ++counts_.commits;
}

// Crash-only: what was not committed never happened. Clients come back with their tokens.
void Hub::start_over(const std::string& why) {
    ++counts_.reloads;
    around_.log({{"level", "error"}, {"what", "starting over"}, {"why", why}});
    store_->rollback();
    answers_.clear();
    closes_.clear();
    queue_.clear();
    for (const auto& [id, connection] : std::exchange(connections_, {})) around_.close(id, "the server starts over: connect again");
    load();
}

// ---- Tables of this server and of others -------------------------------------------------------------------------

void Hub::keep_leases(std::int64_t now) {
    const std::string& self = settings_.floor.server;
    const bool held = store_->lease("server/" + self, self, now, settings_.lease_ms);
    if (!held && !lost_lease_) around_.log({{"level", "warning"}, {"what", "another server holds this one's lease"}, {"server", self}});
    lost_lease_ = !held;
    leased_ms_ = now;
    std::set<std::string> dead;
    for (const auto& [id, table] : floor_->tables())
        if (!floor_->is_mine(table) && !dead.contains(table.owner) && store_->lease("server/" + table.owner, self, now, settings_.lease_ms)) dead.insert(table.owner);
    if (dead.empty()) return;
    load();  // with the seeds of the rounds that the other server left open
    leased_ms_ = now;
    take_others(store_->begin(seq_));
    for (const auto& [id, table] : floor_->tables())
        if (dead.contains(table.owner)) {
            around_.log({{"level", "warning"}, {"what", "taking over a table"}, {"table", id}, {"from", table.owner}});
            floor_->take_table(id, now, around_.entropy);
        }
    store_outbox();
    for (const std::string& owner : dead) store_->release("server/" + owner, self);
}

// ---- News -----------------------------------------------------------------------------------------------------------

void Hub::push_state(ConnectionId id, const Connection& connection, const floor::LiveTable& table) {
    PlayerId player = kNobody;
    if (connection.actor && connection.actor->role == floor::Role::Terminal) {
        const auto at = floor::parse_terminal(connection.actor->name);
        if (at && at->table == table.id) player = at->player;
    }
    around_.send(id, Json{{"state", floor::table_view(*floor_, table, player, around_.now_ms())}}.dump());
}

void Hub::push_states(std::int64_t now) {
    for (auto each = dirty_.begin(); each != dirty_.end();) {
        const floor::LiveTable* table = floor_->table(*each);
        if (!table) { each = dirty_.erase(each); continue; }
        const std::string sign = signature(*table);
        std::string& shown = phases_[*each];
        std::int64_t& pushed = pushed_ms_[*each];
        if (shown == sign && now < pushed + settings_.push_ms) { ++each; continue; }
        shown = sign;
        pushed = now;
        for (const auto& [id, connection] : connections_)
            if (connection.watching.contains(*each)) push_state(id, connection, *table);
        each = dirty_.erase(each);
    }
}

}  // namespace baize::server
