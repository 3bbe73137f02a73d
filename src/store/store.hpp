// Where the journal lies. A store keeps one append-only chain of entries, a few secrets beside it, and leases; it knows
// nothing of what the entries say. State is the replay of the journal, so a server that dies has lost nothing that was
// committed, and one that meets an error of its store throws its memory away and replays.
//
// Several servers may share a store: `begin` takes the journal for this one until `commit` or `rollback`, and returns
// what the others wrote meanwhile. One store object belongs to one thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace baize::store {

using Hash = std::array<std::uint8_t, 32>;

struct Entry {
    std::uint64_t seq = 0;   // 1, 2, 3 ...
    std::string payload;     // what happened, as JSON
    Hash hash{};             // BLAKE2b-256 over the hash before, the number and the payload
    bool operator==(const Entry&) const = default;
};

// The hash of the entry behind `before` (all zero for the first).
Hash chain(const Hash& before, std::uint64_t seq, std::string_view payload);
std::string to_hex(std::span<const std::uint8_t> bytes);
std::optional<std::vector<std::uint8_t>> from_hex(std::string_view text);

// The store cannot be reached, or did not do what it was told. Nothing of the transaction was kept, or all of it:
// only reading the journal again tells which.
struct StoreError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Store {
public:
    virtual ~Store() = default;

    // A transaction. Between `begin` and `commit` nobody else writes.
    virtual std::vector<Entry> begin(std::uint64_t after) = 0;
    virtual void append(std::span<const Entry> entries) = 0;  // they follow the last one
    virtual void put(std::string_view key, std::string_view value) = 0;
    virtual void erase(std::string_view key) = 0;
    virtual void commit() = 0;    // durable when it returns
    virtual void rollback() noexcept = 0;

    // Outside a transaction, or inside.
    virtual std::vector<Entry> read(std::uint64_t after, std::size_t limit) = 0;
    virtual std::optional<std::string> get(std::string_view key) = 0;
    virtual std::vector<std::pair<std::string, std::string>> scan(std::string_view prefix) = 0;  // by key

    // Takes or renews the lease until now + ttl, unless another owner holds it still. A transaction of its own.
    virtual bool lease(std::string_view name, std::string_view owner, std::int64_t now_ms, std::int64_t ttl_ms) = 0;
    virtual void release(std::string_view name, std::string_view owner) = 0;
    // Nobody else may use this name as long as this object lives; false where
    // somebody does. The death of the process ends it.
    virtual bool claim(std::string_view name) = 0;
    // Nobody else writes in the journal while the claim holds: `begin` brings nothing that this object did not write.
    virtual bool exclusive() const = 0;
    virtual std::string kind() const = 0;  // "sqlite", "postgresql", "memory"
};

// A file; created where there is none. WAL, synchronous=FULL.
std::unique_ptr<Store> open_sqlite(const std::string& path);
// "postgresql://user@host/database"; its tables are created where there are none.
std::unique_ptr<Store> open_postgres(const std::string& address);
// By address: "postgresql://..." or a path.
std::unique_ptr<Store> open_store(const std::string& address);

}  // namespace baize::store
