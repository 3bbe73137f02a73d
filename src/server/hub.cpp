#include "server/hub.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace baize::server {

Hub::Hub(std::unique_ptr<store::Store> store, HubSettings settings, HubDependencies dependencies)
    : settings_(std::move(settings)),
      dependencies_(std::move(dependencies)),
      journal_(std::move(store), dependencies_.writer),
      floor_(std::make_unique<floor::Floor>(settings_.floor)),
      inbox_(settings_.queue_max),
      replies_(dependencies_.send, dependencies_.close, dependencies_.sent),
      table_faults_(dependencies_.log),
      feed_(floor_, connections_, replies_, table_faults_, dependencies_.now_ms, dependencies_.log, settings_.push_ms),
      sign_in_({.demonstration = settings_.demonstration,
                .floor = floor_,
                .journal_length = [this] { return journal_.length(); },
                .connections = connections_,
                .credentials = credentials_,
                .feed = feed_,
                .replies = replies_,
                .entropy = dependencies_.entropy,
                .now_ms = dependencies_.now_ms,
                .offload = offload()}),
      staff_commands_({.floor = floor_,
                       .credentials = credentials_,
                       .sign_in = sign_in_,
                       .replies = replies_,
                       .entropy = dependencies_.entropy,
                       .now_ms = dependencies_.now_ms,
                       .offload = offload()}),
      leases_(settings_.floor.server, settings_.lease_ms, dependencies_.log) {}

// The end of slow work is part of a turn.
Offload Hub::offload() {
    return [this](std::function<void()> work, std::function<void(bool)> finish) {
        dependencies_.offload(std::move(work), [this, finish = std::move(finish)](bool done) {
            inbox_.push([finish, done] { finish(done); });
        });
    };
}

// ---- Start ----------------------------------------------------------------------------------------------------------

void Hub::load() {
    replay();
    leases_.due_at_once();
}

void Hub::replay() {
    journal_.claim(settings_.floor.server);
    auto fresh = std::make_unique<floor::Floor>(settings_.floor);
    const auto secrets = journal_.store().scan("");
    credentials_.load(secrets);
    for (const auto& [key, value] : secrets)
        if (key.starts_with("seed/")) fresh->remember_secret(key, value);
    journal_.replay([&](const Json& entry) { fresh->restore(entry); });
    if (auto fault = fresh->state().books.broken()) throw std::runtime_error("the books do not balance: " + *fault);
    floor_ = std::move(fresh);
    floor_->take_outbox();  // what replay touched
}

// ---- What is received -----------------------------------------------------------------------------------------------

void Hub::connect(ConnectionId id, std::string peer) {
    connections_.open(id, std::move(peer), settings_.messages_a_second, dependencies_.now_ms());
}

void Hub::disconnect(ConnectionId id) {
    feed_.leave(id);
    connections_.close(id);
}

void Hub::receive(ConnectionId id, std::string message) {
    ++counts_.messages;
    if (!inbox_.push(id, std::move(message)))
        dependencies_.send(id, wire::text_of(frames::No{.what = "the server is busy: try again"}));
}

void Hub::as_house(std::string verb, Json args) {
    inbox_.push([this, verb = std::move(verb), args = std::move(args)] {
        auto reply = floor_->as_house(verb, args, dependencies_.now_ms(), dependencies_.entropy);
        if (!reply) throw SetUpError(fmt::format("{}: {}", verb, to_string(reply.refusal())));
    });
}

// ---- What is asked from outside -------------------------------------------------------------------------------------

HubCounts Hub::counts() const {
    HubCounts counts = counts_;
    const JournalWriter::Counts stored = journal_.counts();
    counts.entries = stored.entries;
    counts.commits = stored.commits;
    counts.rounds = stored.rounds;
    counts.sign_ins = sign_in_.sign_ins();
    counts.sign_in_failures = sign_in_.failures();
    return counts;
}

Json Hub::faults() const {
    Json list;
    for (const auto& [id, table] : floor_->state().tables)
        if (!table.fault.empty() || !table.broken.empty())
            list.push_back({{"table", id}, {"why", table.broken.empty() ? table.fault : table.broken}});
    return list;
}

std::optional<std::int64_t> Hub::wakes_at() const {
    std::int64_t next = leases_.due_at();
    const auto sooner = [&](std::optional<std::int64_t> at) { if (at) next = std::min(next, *at); };
    sooner(floor_->next_deadline());
    sooner(feed_.wakes_at());
    if (feed_.watches_others()) sooner(looked_ms_ + settings_.look_ms);
    if (table_faults_.any_wait()) sooner(0);
    return next;
}

// ---- The turn -------------------------------------------------------------------------------------------------------

void Hub::turn() {
    const std::int64_t now = dependencies_.now_ms();
    try {
        if (now >= leases_.due_at()) keep_leases(now);
        if (journal_.ahead()) enqueue_batch();
        if (work_waits(now)) work(now);
        feed_.push(now);
        tell();
    } catch (const SetUpError&) {
        throw;
    } catch (const floor::TableFault& fault) {  // what is stored is right: the table that failed is called off by it
        reload(fault.what());
        call_off(fault);
    } catch (const std::exception& error) {  // the store's fault or ours: nothing is kept that is not stored
        reload(error.what());
    }
}

bool Hub::work_waits(std::int64_t now) const {
    if (!inbox_.empty() || table_faults_.any_wait()) return true;
    const auto deadline = floor_->next_deadline();
    return (deadline && *deadline <= now) || (now >= looked_ms_ + settings_.look_ms && feed_.watches_others());
}

void Hub::work(std::int64_t now) {
    begin();
    looked_ms_ = now;
    for (const auto& [id, what] : table_faults_.take_waiting()) {
        const floor::LiveTable* table = floor_->state().table(id);
        if (table && floor_->state().is_mine(*table) && !table->abandoned) floor_->table_fault(id, what, now);
    }
    for (std::size_t i = 0; i < settings_.batch_max && !inbox_.empty(); ++i) {
        const Inbox::Message message = inbox_.pop();
        if (message.work) message.work();
        else handle(message.from, message.text);
        if (!journal_.ahead()) continue;
        enqueue_batch();          // the disk should not wait for us
        if (tell()) break;   // nor should the clock
    }
    floor_->tick(dependencies_.now_ms(), dependencies_.entropy);
    replies_.end_of_work();
    enqueue_batch();
}

// What other servers stored meanwhile is applied first.
void Hub::begin() {
    if (journal_.ahead()) return;
    bool staff = false;
    journal_.begin([&](const Json& entry) {
        floor_->restore(entry);
        staff = staff || entry.at("k") == "staff";
    });
    feed_.mark_dirty(floor_->take_outbox().touched);
    if (staff) credentials_.load(journal_.store().scan(""));  // another server added a user or signed somebody in
}

// Queues what happened for the writer.
void Hub::enqueue_batch() {
    feed_.mark_dirty(floor_->take_touched());
    if (unstored()) journal_.enqueue(floor_->take_outbox(), credentials_.take_secrets());
    else journal_.enqueue_nothing();
}

// Sends what the store has made true; true where a commit was done since the last time. What was said waits for the
// last batch that is queued, and for what is not even there.
bool Hub::tell() {
    if (!journal_.ahead() || !unstored()) replies_.hold_until(journal_.last_batch());
    const JournalWriter::Progress progress = journal_.take_progress();
    for (const Json& line : progress.settled) dependencies_.log(line);
    replies_.release(progress.stored);
    return progress.committed;
}

void Hub::drain_writes() {
    if (journal_.ahead()) enqueue_batch();
    journal_.wait();
    tell();
}

void Hub::flush() {
    try {
        drain_writes();
    } catch (const std::exception& error) {
        reload(error.what());
    }
}

// The tables of a server whose lease has lapsed are taken over.
void Hub::keep_leases(std::int64_t now) {
    drain_writes();  // a lease is a transaction of its own
    const std::set<std::string> dead = leases_.renew(journal_.store(), *floor_, now);
    if (dead.empty()) return;
    replay();  // with the seeds of the rounds that the other server left open
    begin();
    for (const auto& [id, table] : floor_->state().tables)
        if (dead.contains(table.owner)) {
            dependencies_.log(
                {{"level", "warning"}, {"what", "taking over a table"}, {"table", id}, {"from", table.owner}});
            floor_->take_table(id, now, dependencies_.entropy);
        }
    enqueue_batch();
    drain_writes();
    leases_.release(journal_.store(), dead);
}

// ---- What fails -----------------------------------------------------------------------------------------------------

// A table that failed for the second time since the start, by what is stored, is left alone: the others go on.
void Hub::call_off(const floor::TableFault& fault) {
    dependencies_.log({{"level", "error"}, {"what", "a table failed"}, {"table", fault.table}, {"why", fault.what()}});
    if (table_faults_.failed_again(fault.table)) return floor_->abandon(fault.table, fault.what());
    table_faults_.call_off(fault.table, fault.what());
}

// Crash-only: what was not committed never happened. Clients come back with their tokens.
void Hub::reload(const std::string& why) {
    ++counts_.reloads;
    dependencies_.log({{"level", "error"}, {"what", "starting over"}, {"why", why}});
    journal_.forget();
    replies_.forget();
    inbox_.clear();
    feed_.forget_all();
    for (const ConnectionId id : connections_.close_all())
        dependencies_.close(id, "the server starts over: connect again");
    load();
}

}  // namespace baize::server
