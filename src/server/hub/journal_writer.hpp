// The server's end of the journal. What the floor did is queued here in batches, and written one transaction after
// another, each entry with the hash of the chain up to it; whatever is queued meanwhile makes the next transaction.
// Owned by the hub, and owns the store.
//
// All calls come from the hub's thread. Where the store is this server's alone, the writer's thread commits while the
// hub goes on: `ahead`. It shares the queue, under its mutex, and touches the store, which the hub leaves alone until
// `wait`. Where others write in the store too, `begin` takes it for one turn, and `enqueue` commits before it returns.
//
// Throws store::StoreError where the store fails, and std::runtime_error where the journal is not what was written. Of
// a failed commit `take_progress` throws; what was queued and is not stored never will be: `forget`, then `replay`.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "floor/floor.hpp"
#include "server/hub/writer.hpp"
#include "store/store.hpp"

namespace baize::server {

class JournalWriter {
public:
    using Apply = std::function<void(const floor::Json& entry)>;
    struct Counts {
        std::uint64_t entries = 0, commits = 0, rounds = 0;
    };
    struct Progress {
        bool committed = false;            // since the last time
        std::uint64_t stored = 0;          // the last batch that is durable
        std::vector<floor::Json> settled;  // lines for the log
    };

    // `writer`: for a store that is this server's alone; none: every commit is waited for.
    JournalWriter(std::unique_ptr<store::Store> store, std::shared_ptr<Writer> writer)
        : store_(std::move(store)), own_writer_(std::move(writer)) {}
    ~JournalWriter() { writer_->wait(); }
    JournalWriter(const JournalWriter&) = delete;

    // ---- Reading the journal ----
    // Nobody else runs as this server on the database. Throws store::StoreError where somebody does.
    void claim(const std::string& server);
    // Every entry from the first on. Then the journal goes on from its end.
    void replay(const Apply& apply);
    // Where not `ahead`: takes the store until `enqueue` or `enqueue_nothing`; what others wrote meanwhile is applied.
    void begin(const Apply& apply);

    // ---- Writing it ----
    bool ahead() const { return ahead_; }  // the store is ours alone: turns go on while it is written
    void enqueue(floor::Outbox outbox, std::vector<floor::Secret> secrets);
    void enqueue_nothing();
    std::uint64_t last_batch() const { return batch_; }  // that was queued
    bool stored() const;                                 // ... and it is durable
    void wait() { writer_->wait(); }                     // until nothing is under way
    Progress take_progress();
    void forget();

    Counts counts() const { return seen_; }  // as of the last `take_progress`
    std::uint64_t length() const;            // of what is stored
    store::Store& store();                   // at rest

private:
    // What the hub and the writer share; the mutex guards all of it.
    struct WriteQueue {
        mutable std::mutex mutex;
        floor::Outbox outbox;               // waits to be written, all in one transaction
        std::uint64_t batch = 0;            // the last that was put into the outbox
        bool writing = false;               // the writer will look here again
        std::uint64_t stored = 0;           // the last batch that is durable ...
        std::uint64_t seq = 0;              // ... and the last entry, with its hash
        store::Hash head{};
        Counts counts;
        std::vector<floor::Json> settled;
        std::exception_ptr fault;           // what is not stored never will be
    };

    bool write_next();
    void write(floor::Outbox outbox, std::uint64_t& seq, store::Hash& head, std::vector<floor::Json>& settled) const;

    std::unique_ptr<store::Store> store_;
    std::shared_ptr<Writer> own_writer_;
    std::shared_ptr<Writer> writer_ = std::make_shared<InlineWriter>();
    bool ahead_ = false;
    std::uint64_t batch_ = 0;
    Counts seen_;
    WriteQueue queue_;
};

}  // namespace baize::server
