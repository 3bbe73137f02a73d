#include "server/hub.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <future>

#include "wire/json_text.hpp"
#include "definition/names.hpp"
#include "floor/views.hpp"

namespace baize::server {

namespace {

// A refusal to trust the journal: the chain or an entry does not fit.
Json parse_entry(const store::Entry& entry, const store::Hash& before, std::uint64_t expected) {
    if (entry.seq != expected)
        throw std::runtime_error(fmt::format("the journal has entry {} where {} was expected", entry.seq, expected));
    if (store::chain(before, entry.seq, entry.payload) != entry.hash)
        throw std::runtime_error(fmt::format("the journal was changed at entry {}: its hash does not fit", entry.seq));
    return Json::parse(entry.payload);
}

// A piece of the journal, read and checked, and where it ends.
struct Piece {
    std::vector<Json> entries;
    std::uint64_t seq = 0;
    store::Hash head{};
};
constexpr std::size_t kPiece = 4'096;

Piece read_piece(store::Store& store, std::uint64_t seq, store::Hash head) {
    Piece piece{{}, seq, head};
    for (const store::Entry& entry : store.read(seq, kPiece)) {
        piece.entries.push_back(parse_entry(entry, piece.head, piece.seq + 1));
        piece.seq = entry.seq;
        piece.head = entry.hash;
    }
    return piece;
}

}  // namespace

Hub::Hub(std::unique_ptr<store::Store> store, HubSettings settings, HubDependencies dependencies)
    : store_(std::move(store)),
      settings_(std::move(settings)),
      dependencies_(std::move(dependencies)),
      floor_(std::make_unique<floor::Floor>(settings_.floor)) {}

// ---- Start --------------------------------------------------------------------------------------------------

void Hub::load() {
    if (!store_->claim("server/" + settings_.floor.server))
        throw store::StoreError(fmt::format("another server '{}' runs on this database", settings_.floor.server));
    ahead_ = dependencies_.writer && store_->exclusive();
    if (ahead_) writer_ = dependencies_.writer;
    auto fresh = std::make_unique<floor::Floor>(settings_.floor);
    gate_.forget();
    for (const auto& [key, value] : store_->scan("")) {
        if (key.starts_with("seed/")) fresh->remember_secret(key, value);
        else gate_.remember(key, value);
    }
    Piece piece = read_piece(*store_, 0, {});
    while (!piece.entries.empty()) {  // the next piece of a long journal is read while this one is applied
        const bool more = piece.entries.size() == kPiece;
        auto next = std::async(more ? std::launch::async : std::launch::deferred, read_piece, std::ref(*store_),
                               piece.seq, piece.head);
        for (const Json& entry : piece.entries) fresh->restore(entry);
        piece = next.get();
    }
    desk_.seq = piece.seq;
    desk_.head = piece.head;
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
    connection.allowance_at = dependencies_.now_ms();
}

void Hub::disconnect(ConnectionId id) {
    if (const auto found = connections_.find(id); found != connections_.end()) unwatch_all(id, found->second);
    connections_.erase(id);
}

void Hub::receive(ConnectionId id, std::string message) {
    ++counts_.messages;
    if (queue_.size() >= settings_.queue_max) {
        dependencies_.send(id, wire::text_of(frames::No{.what = "the server is busy: try again"}));
        return;
    }
    queue_.push_back({id, std::move(message), nullptr});
}

void Hub::as_house(std::string verb, Json args) {
    queue_.push_back({0, "", [this, verb = std::move(verb), args = std::move(args)] {
        auto reply = floor_->as_house(verb, args, dependencies_.now_ms(), dependencies_.entropy);
        if (!reply) throw SetUpError(fmt::format("{}: {}", verb, to_string(reply.refusal())));
    }});
}

bool Hub::within_rate(Connection& connection) {
    const std::int64_t now = dependencies_.now_ms();
    const double per_ms = settings_.messages_a_second / 1000.0;
    connection.allowance = std::min(2.0 * settings_.messages_a_second,
                                    connection.allowance + per_ms * static_cast<double>(now - connection.allowance_at));
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
    if (watches_others()) sooner(looked_ms_ + settings_.look_ms);
    if (!dirty_.empty() || !unshown_.empty()) sooner(0);
    for (const std::string& table : chips_) sooner(std::max(pushed_ms_.at(table) + settings_.push_ms, chips_rest_ms_));
    return next;
}

bool Hub::work_waits(std::int64_t now) const {
    if (!queue_.empty() || leased_ms_ == 0 || !unshown_.empty()) return true;
    const auto deadline = floor_->next_deadline();
    return (deadline && *deadline <= now) || (now >= looked_ms_ + settings_.look_ms && watches_others());
}

// Somebody here looks at a table that another server runs: its news are in the journal.
bool Hub::watches_others() const {
    for (const auto& [id, table] : floor_->tables())
        if (!floor_->is_mine(table) && !watchers_.of(id).empty()) return true;
    return false;
}

void Hub::turn() {
    const std::int64_t now = dependencies_.now_ms();
    try {
        if (now >= leased_ms_ + settings_.lease_ms / 3) keep_leases(now);
        if (ahead_) store_outbox();
        if (work_waits(now)) work(now);
        push_states(now);
        tell();
    } catch (const SetUpError&) {
        throw;
    } catch (const floor::TableFault& fault) {  // what is stored is right: the table that failed is called off by it
        start_over(fault.what());
        call_off(fault);
    } catch (const std::exception& error) {  // the store's fault or ours: nothing is kept that is not stored
        start_over(error.what());
    }
}

void Hub::work(std::int64_t now) {
    begin();
    looked_ms_ = now;
    for (const auto& [id, what] : std::exchange(unshown_, {}))
        if (const floor::LiveTable* table = floor_->table(id); table && floor_->is_mine(*table) && !table->abandoned)
            floor_->table_fault(id, what, now);
    for (std::size_t i = 0; i < settings_.batch_max && !queue_.empty(); ++i) {
        Received received = std::move(queue_.front());
        queue_.pop_front();
        if (received.finish) received.finish();
        else handle(received.connection, received.text);
        if (!ahead_) continue;
        store_outbox();      // the disk should not wait for us
        if (tell()) break;   // nor should the clock
    }
    floor_->tick(dependencies_.now_ms(), dependencies_.entropy);
    for (auto& [id, why] : std::exchange(closes_, {})) told_.push_back({id, std::move(why), true});
    store_outbox();
}

// A store that others write in is ours from here to the commit, or nobody could say what our entries follow.
void Hub::begin() {
    if (!ahead_) take_others(store_->begin(desk_.seq));
}

void Hub::take_others(const std::vector<store::Entry>& entries) {
    bool staff = false;
    for (const store::Entry& entry : entries) {
        const Json json = parse_entry(entry, desk_.head, desk_.seq + 1);
        floor_->restore(json);
        desk_.seq = entry.seq;
        desk_.head = entry.hash;
        staff = staff || json.at("k") == "staff";
    }
    const floor::Outbox touched = floor_->take_outbox();
    dirty_.insert(touched.touched.begin(), touched.touched.end());
    if (!staff) return;
    gate_.forget();  // another server added a user or signed somebody in
    for (const auto& [key, value] : store_->scan(""))
        if (!key.starts_with("seed/")) gate_.remember(key, value);
}

// Lays what happened on the desk, where the writer finds it.
void Hub::store_outbox() {
    const auto touched = floor_->take_touched();
    dirty_.insert(touched.begin(), touched.end());
    if (!unstored()) {
        if (!ahead_) store_->rollback();
        return;
    }
    floor::Outbox outbox = floor_->take_outbox();
    auto secrets = gate_.take_secrets();
    const auto append = [](auto& to, auto& from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    };
    bool rests = false;
    {
        const std::lock_guard lock(desk_.mutex);
        append(desk_.outbox.entries, outbox.entries);
        append(desk_.outbox.secrets, outbox.secrets);
        append(desk_.outbox.secrets, secrets);
        desk_.batch = ++batch_;
        rests = !std::exchange(desk_.writing, true);
    }
    if (rests) writer_->start([this] { return write_next(); });
}

// On the writer's thread, as is `write`: of the hub they touch the desk and the store alone.
bool Hub::write_next() {
    floor::Outbox outbox;
    std::uint64_t batch = 0, seq = 0;
    store::Hash head{};
    {
        const std::lock_guard lock(desk_.mutex);
        desk_.writing = !desk_.outbox.empty() && !desk_.fault;
        if (!desk_.writing) return false;
        outbox = std::exchange(desk_.outbox, {});
        batch = desk_.batch;
        seq = desk_.seq;
        head = desk_.head;
    }
    std::vector<Json> settled;
    std::exception_ptr fault;
    try {
        write(std::move(outbox), seq, head, settled);
    } catch (...) {
        fault = std::current_exception();
    }
    const std::lock_guard lock(desk_.mutex);
    if (fault) {
        desk_.fault = fault;
        return true;  // and then there is nothing more to write
    }
    desk_.stored = batch;
    desk_.counts.entries += seq - desk_.seq;
    desk_.counts.rounds += settled.size();
    ++desk_.counts.commits;
    desk_.seq = seq;
    desk_.head = head;
    std::move(settled.begin(), settled.end(), std::back_inserter(desk_.settled));
    return true;
}

void Hub::write(floor::Outbox outbox, std::uint64_t& seq, store::Hash& head, std::vector<Json>& settled) const {
    if (ahead_ && !store_->begin(seq).empty())
        throw std::runtime_error("somebody else wrote in a journal that is ours alone");
    std::vector<store::Entry> entries;
    entries.reserve(outbox.entries.size());
    for (floor::Recorded& recorded : outbox.entries) {
        store::Entry entry{++seq, std::move(recorded.text), {}};
        entry.hash = head = store::chain(head, entry.seq, entry.payload);
        entries.push_back(std::move(entry));
        if (const auto& round = recorded.settled)
            settled.push_back({{"level", "info"},
                               {"what", "settled"},
                               {"table", round->table},
                               {"round", round->round},
                               {"entry", seq}});
    }
    store_->append(entries);
    for (const floor::Secret& secret : outbox.secrets) {
        if (secret.value) store_->put(secret.key, *secret.value);
        else store_->erase(secret.key);
    }
    store_->commit();
}

std::uint64_t Hub::stored_batch() const {
    const std::lock_guard lock(desk_.mutex);
    return desk_.stored;
}

std::uint64_t Hub::journal_length() const {
    const std::lock_guard lock(desk_.mutex);
    return desk_.seq;
}

// Sends what the store has made true; true where a commit was done since the last time. Whatever is said is said of the
// memory as it is now, be it the answer to a question that changed nothing: it waits for the last batch on the desk,
// and for what is not even there.
bool Hub::tell() {
    if (!ahead_ || !unstored())
        for (Told& each : std::exchange(told_, {})) held_.emplace_back(batch_, std::move(each));
    std::uint64_t stored = 0;
    std::vector<Json> settled;
    bool news = false;
    {
        const std::lock_guard lock(desk_.mutex);
        if (desk_.fault) std::rethrow_exception(desk_.fault);
        news = desk_.counts.commits != counts_.commits;
        counts_.entries = desk_.counts.entries;
        counts_.rounds = desk_.counts.rounds;
        counts_.commits = desk_.counts.commits;
        settled.swap(desk_.settled);
        stored = desk_.stored;
    }
    for (const Json& line : settled) dependencies_.log(line);
    for (; !held_.empty() && held_.front().first <= stored; held_.pop_front()) {
        Told& told = held_.front().second;
        (told.close ? dependencies_.close : dependencies_.send)(told.connection, std::move(told.text));
    }
    dependencies_.sent();
    return news;
}

void Hub::drain_writes() {
    if (ahead_) store_outbox();
    writer_->wait();
    tell();
}

void Hub::flush() {
    try {
        drain_writes();
    } catch (const std::exception& error) {
        start_over(error.what());
    }
}

// A table that failed for the second time since the start, by what is stored, is left alone: the others go on.
void Hub::call_off(const floor::TableFault& fault) {
    dependencies_.log({{"level", "error"}, {"what", "a table failed"}, {"table", fault.table}, {"why", fault.what()}});
    if (!failed_.insert(fault.table).second) return floor_->abandon(fault.table, fault.what());
    unshown_[fault.table] = fault.what();
}

// Crash-only: what was not committed never happened. Clients come back with their tokens.
void Hub::start_over(const std::string& why) {
    ++counts_.reloads;
    dependencies_.log({{"level", "error"}, {"what", "starting over"}, {"why", why}});
    writer_->wait();
    desk_.outbox = {};
    desk_.settled.clear();
    desk_.fault = nullptr;
    desk_.stored = batch_;
    store_->rollback();
    held_.clear();
    told_.clear();
    closes_.clear();
    queue_.clear();
    watchers_.forget_all();
    for (const auto& [id, connection] : std::exchange(connections_, {}))
        dependencies_.close(id, "the server starts over: connect again");
    load();
}

// ---- Tables of this server and of others -------------------------------------------------------------------------

void Hub::keep_leases(std::int64_t now) {
    drain_writes();  // a lease is a transaction of its own
    const std::string& self = settings_.floor.server;
    const bool held = store_->lease("server/" + self, self, now, settings_.lease_ms);
    if (!held && !lost_lease_)
        dependencies_.log({{"level", "warning"}, {"what", "another server holds this one's lease"}, {"server", self}});
    lost_lease_ = !held;
    leased_ms_ = now;
    std::set<std::string> dead;
    for (const auto& [id, table] : floor_->tables())
        if (!floor_->is_mine(table) && !dead.contains(table.owner) &&
            store_->lease("server/" + table.owner, self, now, settings_.lease_ms))
            dead.insert(table.owner);
    if (dead.empty()) return;
    load();  // with the seeds of the rounds that the other server left open
    leased_ms_ = now;
    begin();
    for (const auto& [id, table] : floor_->tables())
        if (dead.contains(table.owner)) {
            dependencies_.log(
                {{"level", "warning"}, {"what", "taking over a table"}, {"table", id}, {"from", table.owner}});
            floor_->take_table(id, now, dependencies_.entropy);
        }
    store_outbox();
    drain_writes();
    for (const std::string& owner : dead) store_->release("server/" + owner, self);
}

}  // namespace baize::server
