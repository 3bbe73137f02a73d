// A store in memory, for tests and for the deterministic simulation. The disk outlives the servers: several stores may
// share one, a store that dies leaves there what was durable, and a plan from outside says at which operation it dies.
// No clock and no chance in here: the same plan gives the same disk.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>

#include "store/store.hpp"

namespace baize::store {

// The server died in the middle of an operation. No StoreError, so that nobody handles it and plays on.
struct Crash : std::exception {
    const char* what() const noexcept override { return "the server crashed, as planned"; }
};

// What goes wrong, and at which operation of the disk: begin, append,
// put, erase, commit, lease and release count, from 1.
struct Fault {
    enum class When : std::uint8_t {
        Before,  // nothing of the operation was done
        After,   // it was done, a commit durably, but nobody heard of it
        Torn,    // of a commit: only the first `written` records reached the
                 // disk, and no commit mark; of others: Before
    };
    std::uint64_t at = 0;
    When when = When::Before;
    std::size_t written = 0;
    bool crash = true;  // false: the store throws a StoreError and the server lives on
};

class MemoryDisk {
public:
    // Plans can wait in a row; each is used up once. A plan whose operation has passed never comes true.
    void plan(const Fault& fault);
    std::uint64_t operations() const;
    // What a recovery would find and discard: records without a commit mark behind the last commit.
    std::size_t torn_records() const;
    // For tests that change what lies on the disk. Throws std::out_of_range where there is no such entry.
    void tamper(std::uint64_t seq, const std::function<void(Entry&)>& change);

private:
    friend class MemoryStore;
    struct Put { std::string key, value; };
    struct Erase { std::string key; };
    struct CommitMark {};
    using Record = std::variant<Entry, Put, Erase, CommitMark>;
    struct Lease { std::string owner; std::int64_t expires_ms = 0; };

    std::optional<Fault> next_operation();
    void recover();
    void perform(Record&& record);

    mutable std::mutex mutex_;  // guards all below
    std::condition_variable released_;
    const void* writer_ = nullptr;  // the store inside a transaction
    std::thread::id writer_thread_;
    std::uint64_t operations_ = 0;
    std::map<std::uint64_t, Fault> plan_;

    std::vector<Entry> journal_;
    std::map<std::string, std::string, std::less<>> secrets_;
    std::map<std::string, Lease, std::less<>> leases_;
    std::vector<Record> log_;  // written, not yet carried over into the three above
};

class MemoryStore final : public Store {
public:
    explicit MemoryStore(std::shared_ptr<MemoryDisk> disk, bool exclusive = false);
    ~MemoryStore() override;

    std::vector<Entry> begin(std::uint64_t after) override;
    void append(std::span<const Entry> entries) override;
    void put(std::string_view key, std::string_view value) override;
    void erase(std::string_view key) override;
    void commit() override;
    void rollback() noexcept override;
    std::vector<Entry> read(std::uint64_t after, std::size_t limit) override;
    std::optional<std::string> get(std::string_view key) override;
    std::vector<std::pair<std::string, std::string>> scan(std::string_view prefix) override;
    bool lease(std::string_view name, std::string_view owner, std::int64_t now_ms, std::int64_t ttl_ms) override;
    void release(std::string_view name, std::string_view owner) override;
    bool claim(std::string_view) override { return true; }
    bool exclusive() const override { return exclusive_; }
    std::string kind() const override { return "memory"; }

private:
    using Lock = std::unique_lock<std::mutex>;

    Lock enter() const;
    template <class Operation>
    void counted(Operation operation);
    [[noreturn]] void fail(const Fault& fault);
    bool inside() const { return disk_->writer_ == this; }
    void expect_inside() const;
    void expect_outside() const;
    void take(Lock& lock);
    void let_go();
    std::map<std::string, std::string, std::less<>> secrets() const;

    std::shared_ptr<MemoryDisk> disk_;
    bool exclusive_;
    bool dead_ = false;
    std::uint64_t last_ = 0;                   // number of the last entry, inside a transaction
    std::vector<MemoryDisk::Record> written_;  // by the open transaction
};

// Exclusive: whoever opens it sees to it that no other store writes on this disk.
std::unique_ptr<Store> open_memory(std::shared_ptr<MemoryDisk> disk, bool exclusive = false);

}  // namespace baize::store
