// The journal in a PostgreSQL database, which several servers may share. Nothing here connects again: whoever meets an
// error throws this store away, opens another, and replays.
#include <fmt/format.h>
#include <libpq-fe.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <thread>

#include "store/chain.hpp"
#include "store/sql/postgres_wire.hpp"
#include "store/store.hpp"

namespace baize::store {
namespace {

// Text in byte order, as in the other stores. The one row of `head` is what a writer locks: unlike a lock on the whole
// table it never waits for a vacuum. The advisory lock keeps two servers from creating the tables at the same time.
constexpr const char* kPostgresSchema = R"(
BEGIN;
SELECT pg_advisory_xact_lock(4225316261);
CREATE SCHEMA IF NOT EXISTS baize;
CREATE TABLE IF NOT EXISTS baize.journal(seq bigint PRIMARY KEY, payload text NOT NULL, hash bytea NOT NULL);
CREATE TABLE IF NOT EXISTS baize.secrets(key text COLLATE "C" PRIMARY KEY, value text NOT NULL);
CREATE TABLE IF NOT EXISTS baize.leases(name text COLLATE "C" PRIMARY KEY,
    owner text NOT NULL, expires_ms bigint NOT NULL);
CREATE TABLE IF NOT EXISTS baize.head(one boolean PRIMARY KEY CHECK (one));
INSERT INTO baize.head VALUES(true) ON CONFLICT DO NOTHING;
COMMIT;
)";

// A commit is on the disk of the database when it returns. A server that hangs inside a transaction loses it, or nobody
// could write any more.
constexpr const char* kSession = R"(
SET client_min_messages = warning;
SET synchronous_commit = on;
SET lock_timeout = '10s';
SET idle_in_transaction_session_timeout = '30s';
)";

constexpr std::pair<const char*, const char*> kPrepared[] = {
    {"last", "SELECT coalesce(max(seq), 0)::bigint FROM baize.journal"},
    {"read", "SELECT seq, payload, hash FROM baize.journal WHERE seq > $1::bigint ORDER BY seq LIMIT $2::bigint"},
    {"put", "INSERT INTO baize.secrets(key, value) VALUES($1, $2) ON CONFLICT(key) DO UPDATE SET value = "
            "excluded.value"},
    {"erase", "DELETE FROM baize.secrets WHERE key = $1"},
    {"get", "SELECT value FROM baize.secrets WHERE key = $1"},
    {"scan", "SELECT key, value FROM baize.secrets WHERE starts_with(key, $1) ORDER BY key"},
    {"lease",
     "INSERT INTO baize.leases AS l(name, owner, expires_ms) VALUES($1, $2, $3::bigint) ON CONFLICT(name) DO UPDATE "
              "SET owner = excluded.owner, expires_ms = excluded.expires_ms WHERE l.owner = excluded.owner OR "
              "l.expires_ms <= $4::bigint"},
    {"release", "DELETE FROM baize.leases WHERE name = $1 AND owner = $2"},
};

struct Free {
    void operator()(PGconn* connection) const { PQfinish(connection); }
    void operator()(PGresult* result) const { PQclear(result); }
};
using Connection = std::unique_ptr<PGconn, Free>;
using Rows = std::unique_ptr<PGresult, Free>;

[[noreturn]] void fail(PGconn* connection, std::string_view doing) {
    std::string why = connection ? PQerrorMessage(connection) : "out of memory";
    while (!why.empty() && why.back() == '\n') why.pop_back();
    throw StoreError(fmt::format("PostgreSQL, {}: {}", doing, why));
}

Rows checked(PGconn* connection, PGresult* raw, std::string_view doing) {
    Rows rows(raw);
    const ExecStatusType status = PQresultStatus(raw);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_COPY_IN) fail(connection, doing);
    return rows;
}

Connection connect(const std::string& address) {
    // What stands before the address is a default that the address may change.
    const char* keys[] = {"connect_timeout", "dbname", "client_encoding", "fallback_application_name", nullptr};
    const char* values[] = {"10", address.c_str(), "UTF8", "baize", nullptr};
    Connection connection(PQconnectdbParams(keys, values, 1));
    if (!connection || PQstatus(connection.get()) != CONNECTION_OK) fail(connection.get(), "connecting");
    checked(connection.get(), PQexec(connection.get(), kSession), "setting up the session");
    checked(connection.get(), PQexec(connection.get(), kPostgresSchema), "creating the tables");
    for (const auto& [name, sql] : kPrepared)
        checked(connection.get(), PQprepare(connection.get(), name, sql, 0, nullptr), sql);
    return connection;
}

std::string as_bigint(std::uint64_t number) {
    return std::to_string(std::min<std::uint64_t>(number, std::numeric_limits<std::int64_t>::max()));
}

class PostgresStore final : public Store {
public:
    explicit PostgresStore(const std::string& address) : connection_(connect(address)) {}

    std::vector<Entry> begin(std::uint64_t after) override {
        if (inside_) throw StoreError("PostgreSQL: a transaction is open already");
        inside_ = true;
        try {
            execute("BEGIN ISOLATION LEVEL READ COMMITTED; SELECT one FROM baize.head FOR UPDATE");
            const Rows last = run("last", {});
            last_ = wire::number(bytes(last, 0, 0));
            expect_to_reach(last_, after);
            return after == last_ ? std::vector<Entry>{} : read(after, std::numeric_limits<std::size_t>::max());
        } catch (...) {
            rollback();  // whoever gets no transaction cannot end it
            throw;
        }
    }

    void append(std::span<const Entry> entries) override {
        expect_inside();
        expect_to_follow(last_, entries);
        if (entries.empty()) return;
        execute("COPY baize.journal(seq, payload, hash) FROM STDIN (FORMAT binary)");
        const std::string data = wire::copy_data(entries);
        // libpq takes the length as an int.
        for (std::size_t at = 0; at < data.size(); at += kPieceMax)
            if (PQputCopyData(connection_.get(), data.data() + at,
                              static_cast<int>(std::min(kPieceMax, data.size() - at))) != 1)
                fail(connection_.get(), "appending");
        if (PQputCopyEnd(connection_.get(), nullptr) != 1) fail(connection_.get(), "appending");
        finish_copy();
        last_ += entries.size();
    }

    void put(std::string_view key, std::string_view value) override {
        expect_inside();
        run("put", {std::string(key), std::string(value)});
    }

    void erase(std::string_view key) override {
        expect_inside();
        run("erase", {std::string(key)});
    }

    void commit() override {
        expect_inside();
        const Rows rows = execute("COMMIT");
        inside_ = false;
        // The server answers a COMMIT of a failed transaction with a polite ROLLBACK.
        if (std::string_view(PQcmdStatus(rows.get())) != "COMMIT")
            throw StoreError("PostgreSQL: the transaction had failed and was rolled back");
    }

    void rollback() noexcept override {
        if (!inside_) return;
        inside_ = false;
        PQclear(PQexec(connection_.get(), "ROLLBACK"));  // where this fails, so does whatever comes next
    }

    std::vector<Entry> read(std::uint64_t after, std::size_t limit) override {
        const Rows rows = run("read", {as_bigint(after), as_bigint(limit)});
        std::vector<Entry> entries;
        entries.reserve(PQntuples(rows.get()));
        for (int i = 0; i < PQntuples(rows.get()); ++i)
            entries.push_back(
                {wire::number(bytes(rows, i, 0)), std::string(bytes(rows, i, 1)), wire::hash(bytes(rows, i, 2))});
        return entries;
    }

    std::optional<std::string> get(std::string_view key) override {
        const Rows rows = run("get", {std::string(key)});
        return PQntuples(rows.get()) == 1 ? std::optional(std::string(bytes(rows, 0, 0))) : std::nullopt;
    }

    std::vector<std::pair<std::string, std::string>> scan(std::string_view prefix) override {
        const Rows rows = run("scan", {std::string(prefix)});
        std::vector<std::pair<std::string, std::string>> found;
        for (int i = 0; i < PQntuples(rows.get()); ++i) found.emplace_back(bytes(rows, i, 0), bytes(rows, i, 1));
        return found;
    }

    bool lease(std::string_view name, std::string_view owner, std::int64_t now_ms, std::int64_t ttl_ms) override {
        expect_outside();
        return changed(run("lease", {std::string(name), std::string(owner), std::to_string(now_ms + ttl_ms),
                                     std::to_string(now_ms)})) == 1;
    }

    void release(std::string_view name, std::string_view owner) override {
        expect_outside();
        run("release", {std::string(name), std::string(owner)});
    }

    // PostgreSQL sees a killed client's connection end a moment later, so the name may need a few tries.
    bool claim(std::string_view name) override {
        expect_outside();
        const std::string text = "baize " + std::string(name);
        const char* const values[] = {text.c_str()};
        for (int tries = 0; tries < 60; ++tries) {
            const Rows rows =
                checked(connection_.get(),
                        PQexecParams(connection_.get(), "SELECT pg_try_advisory_lock(hashtextextended($1, 0))", 1,
                                     nullptr, values, nullptr, nullptr, 0),
                        "claim");
            if (PQgetvalue(rows.get(), 0, 0)[0] == 't') return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return false;
    }
    bool exclusive() const override { return false; }
    std::string kind() const override { return "postgresql"; }

private:
    static constexpr std::size_t kPieceMax = std::size_t{1} << 24;

    Rows execute(const char* sql) { return checked(connection_.get(), PQexec(connection_.get(), sql), sql); }

    // Parameters go as text, results come back in binary.
    Rows run(const char* name, std::initializer_list<std::string> values) {
        const char* pointers[4] = {};
        std::transform(values.begin(), values.end(), pointers, [](const std::string& value) { return value.c_str(); });
        if (std::any_of(values.begin(), values.end(),
                        [](const std::string& value) { return value.find('\0') != std::string::npos; }))
            throw StoreError(fmt::format("PostgreSQL, {}: a text with a zero byte cannot be kept", name));
        return checked(
            connection_.get(),
            PQexecPrepared(connection_.get(), name, static_cast<int>(values.size()), pointers, nullptr, nullptr, 1),
            name);
    }

    void finish_copy() {
        const Rows first(PQgetResult(connection_.get()));
        const bool good = PQresultStatus(first.get()) == PGRES_COMMAND_OK;
        std::string why = good ? "" : PQerrorMessage(connection_.get());
        while (Rows more{PQgetResult(connection_.get())}) {
        }
        if (!good) throw StoreError("PostgreSQL, appending: " + why);
    }

    static std::string_view bytes(const Rows& rows, int row, int column) {
        return {PQgetvalue(rows.get(), row, column), static_cast<std::size_t>(PQgetlength(rows.get(), row, column))};
    }
    static int changed(const Rows& rows) {
        const std::string_view count = PQcmdTuples(rows.get());
        int number = 0;
        std::from_chars(count.data(), count.data() + count.size(), number);
        return number;
    }
    void expect_inside() const {
        if (!inside_) throw StoreError("PostgreSQL: no transaction was begun");
    }
    void expect_outside() const {
        if (inside_) throw StoreError("PostgreSQL: a lease is a transaction of its own, and one is open");
    }

    Connection connection_;
    bool inside_ = false;
    std::uint64_t last_ = 0;  // number of the last entry, inside a transaction
};

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string& address) { return std::make_unique<PostgresStore>(address); }

}  // namespace baize::store
