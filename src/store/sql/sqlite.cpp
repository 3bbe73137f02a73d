// The journal in one SQLite file. A commit is on the disk when it returns: write-ahead log, synced at every commit.
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <utility>

#include "store/chain.hpp"
#include "store/sql/sqlite_statement.hpp"
#include "store/store.hpp"

namespace baize::store {
namespace {

using sqlite::Database, sqlite::Statement, sqlite::fail;

constexpr int kBusyMs = 10'000;  // how long to wait for another writer

constexpr const char* kSqliteSchema = R"(
CREATE TABLE IF NOT EXISTS journal(seq INTEGER PRIMARY KEY, payload TEXT NOT NULL, hash BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS secrets(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS leases(name TEXT PRIMARY KEY, owner TEXT NOT NULL,
    expires_ms INTEGER NOT NULL) WITHOUT ROWID;
)";

// Secrets lie in the file, so it is created for its owner alone; SQLite gives its log the same rights.
void create_file(const std::string& path) {
    if (path.empty() || path.starts_with(':'))
        throw StoreError(fmt::format("'{}' is no path of a file that a journal could lie in", path));
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0) throw StoreError(fmt::format("the store {} cannot be opened: {}", path, std::strerror(errno)));
    ::close(file);
}

void execute(sqlite3* database, const char* sql) {
    if (sqlite3_exec(database, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(database, sql);
}

// While two open a new file at once SQLite tells one of them "busy" without waiting, so that the waiting is done here.
void set_wal(sqlite3* database, const std::string& path) {
    constexpr int kPauseMs = 5;
    std::string mode;
    const auto keep = [](void* to, int, char** values, char**) {
        return *static_cast<std::string*>(to) = values[0], 0;
    };
    int result = SQLITE_BUSY;
    for (int waited = 0; result == SQLITE_BUSY && waited < kBusyMs; waited += kPauseMs) {
        if (waited > 0) sqlite3_sleep(kPauseMs);
        result = sqlite3_exec(database, "PRAGMA journal_mode=WAL", keep, &mode, nullptr);
    }
    if (result != SQLITE_OK) fail(database, "PRAGMA journal_mode=WAL");
    // Where the file system cannot share memory SQLite keeps another mode without an error.
    if (mode != "wal")
        throw StoreError(
            fmt::format("the store {} cannot keep a write-ahead log; expected a file on a local disk", path));
}

// So that opening a journal does not wait for whoever writes in it.
bool has_tables(sqlite3* database) {
    const Statement count(
        database,
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('journal', 'secrets', 'leases')");
    Statement::Use use(count);
    return use.row() && use.number(0) == 3;
}

Database open_database(const std::string& path) {
    create_file(path);
    sqlite3* raw = nullptr;
    const int result = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database(raw);
    if (result != SQLITE_OK) fail(raw, "opening " + path);
    sqlite3_busy_timeout(raw, kBusyMs);
    set_wal(raw, path);
    execute(raw, "PRAGMA synchronous=FULL");
    if (has_tables(raw)) return database;
    execute(raw, "BEGIN IMMEDIATE");
    execute(raw, kSqliteSchema);
    execute(raw, "COMMIT");
    return database;
}

std::int64_t as_integer(std::uint64_t number) {
    return static_cast<std::int64_t>(std::min<std::uint64_t>(number, std::numeric_limits<std::int64_t>::max()));
}

class SqliteStore final : public Store {
public:
    explicit SqliteStore(const std::string& path) : database_(open_database(path)), lock_path_(path + ".server") {}
    ~SqliteStore() override {
        if (lock_ >= 0) ::close(lock_);
    }

    std::vector<Entry> begin(std::uint64_t after) override {
        if (inside_) throw StoreError("SQLite: a transaction is open already");
        Use(begin_).run();
        inside_ = true;
        try {
            last_ = last();
            expect_to_reach(last_, after);
            return read(after, std::numeric_limits<std::size_t>::max());
        } catch (...) {
            rollback();  // whoever gets no transaction cannot end it
            throw;
        }
    }

    void append(std::span<const Entry> entries) override {
        expect_inside();
        expect_to_follow(last_, entries);
        for (const Entry& entry : entries)
            Use(insert_).bind(static_cast<std::int64_t>(entry.seq)).bind(entry.payload).bind(entry.hash).run();
        last_ += entries.size();
    }

    void put(std::string_view key, std::string_view value) override {
        expect_inside();
        Use(put_).bind(key).bind(value).run();
    }

    void erase(std::string_view key) override {
        expect_inside();
        Use(erase_).bind(key).run();
    }

    void commit() override {
        expect_inside();
        Use(commit_).run();
        inside_ = false;
    }

    void rollback() noexcept override {
        inside_ = false;
        // SQLite may have rolled back by itself, after a full disk for example.
        if (!sqlite3_get_autocommit(database_.get()))
            sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
    }

    std::vector<Entry> read(std::uint64_t after, std::size_t limit) override {
        std::vector<Entry> entries;
        Use use(read_);
        use.bind(as_integer(after)).bind(as_integer(limit));
        while (use.row()) entries.push_back({static_cast<std::uint64_t>(use.number(0)), use.text(1), use.hash(2)});
        return entries;
    }

    std::optional<std::string> get(std::string_view key) override {
        Use use(get_);
        use.bind(key);
        return use.row() ? std::optional(use.text(0)) : std::nullopt;
    }

    std::vector<std::pair<std::string, std::string>> scan(std::string_view prefix) override {
        std::vector<std::pair<std::string, std::string>> found;
        Use use(scan_);
        use.bind(prefix);
        while (use.row()) {
            std::string key = use.text(0);
            if (!key.starts_with(prefix)) break;
            found.emplace_back(std::move(key), use.text(1));
        }
        return found;
    }

    bool lease(std::string_view name, std::string_view owner, std::int64_t now_ms, std::int64_t ttl_ms) override {
        expect_outside();
        Use(lease_).bind(name).bind(owner).bind(now_ms + ttl_ms).bind(now_ms).run();
        return sqlite3_changes(database_.get()) == 1;
    }

    void release(std::string_view name, std::string_view owner) override {
        expect_outside();
        Use(release_).bind(name).bind(owner).run();
    }

    // A file has one server, whatever its name.
    bool claim(std::string_view) override {
        if (lock_ >= 0) return true;
        lock_ = ::open(lock_path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (lock_ < 0) throw StoreError(fmt::format("{}: {}", lock_path_, std::strerror(errno)));
        if (::flock(lock_, LOCK_EX | LOCK_NB) == 0) return true;
        ::close(std::exchange(lock_, -1));
        return false;
    }
    bool exclusive() const override { return lock_ >= 0; }
    std::string kind() const override { return "sqlite"; }

private:
    using Use = Statement::Use;

    std::uint64_t last() {
        Use use(last_seq_);
        return use.row() ? static_cast<std::uint64_t>(use.number(0)) : 0;
    }
    void expect_inside() const {
        if (!inside_) throw StoreError("SQLite: no transaction was begun");
    }
    void expect_outside() const {
        if (inside_) throw StoreError("SQLite: a lease is a transaction of its own, and one is open");
    }

    Database database_;
    std::string lock_path_;
    int lock_ = -1;
    bool inside_ = false;
    std::uint64_t last_ = 0;  // number of the last entry, inside a transaction
    Statement begin_{database_.get(), "BEGIN IMMEDIATE"};
    Statement commit_{database_.get(), "COMMIT"};
    Statement last_seq_{database_.get(), "SELECT seq FROM journal ORDER BY seq DESC LIMIT 1"};
    Statement read_{database_.get(), "SELECT seq, payload, hash FROM journal WHERE seq > ? ORDER BY seq LIMIT ?"};
    Statement insert_{database_.get(), "INSERT INTO journal(seq, payload, hash) VALUES(?, ?, ?)"};
    Statement put_{
        database_.get(),
        "INSERT INTO secrets(key, value) VALUES(?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value"};
    Statement erase_{database_.get(), "DELETE FROM secrets WHERE key = ?"};
    Statement get_{database_.get(), "SELECT value FROM secrets WHERE key = ?"};
    Statement scan_{database_.get(), "SELECT key, value FROM secrets WHERE key >= ? ORDER BY key"};
    Statement lease_{database_.get(),
                     "INSERT INTO leases(name, owner, expires_ms) VALUES(?1, ?2, ?3) ON CONFLICT(name) DO UPDATE "
                     "SET owner = excluded.owner, expires_ms = excluded.expires_ms WHERE leases.owner = excluded.owner "
                     "OR leases.expires_ms <= ?4"};
    Statement release_{database_.get(), "DELETE FROM leases WHERE name = ? AND owner = ?"};
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& path) { return std::make_unique<SqliteStore>(path); }

}  // namespace baize::store
