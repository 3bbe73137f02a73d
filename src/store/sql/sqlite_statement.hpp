// A thin hold on SQLite: who owns what, and an error that says which statement met it.
#pragma once

#include <fmt/format.h>
#include <sqlite3.h>

#include <cstring>
#include <memory>
#include <string>
#include <string_view>

#include "store/store.hpp"

namespace baize::store::sqlite {

struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, Close>;

[[noreturn]] inline void fail(sqlite3* database, std::string_view doing) {
    throw StoreError(fmt::format("SQLite, {}: {}", doing, database ? sqlite3_errmsg(database) : "out of memory"));
}

// A prepared statement. `Use` binds, steps, and leaves it ready for the next use whatever happens.
class Statement {
public:
    Statement(sqlite3* database, const char* sql) : database_(database), sql_(sql) {
        sqlite3_stmt* raw = nullptr;
        if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &raw, nullptr) != SQLITE_OK)
            fail(database, sql);
        statement_.reset(raw);
    }

    class Use {
    public:
        explicit Use(const Statement& of) : of_(of), raw_(of.statement_.get()) {}
        ~Use() {
            sqlite3_reset(raw_);
            sqlite3_clear_bindings(raw_);
        }
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;

        // The texts stay alive until the statement has run.
        Use& bind(std::string_view text) {
            return checked(sqlite3_bind_text64(raw_, ++bound_, text.empty() ? "" : text.data(), text.size(),
                                               SQLITE_STATIC, SQLITE_UTF8));
        }
        Use& bind(std::int64_t number) { return checked(sqlite3_bind_int64(raw_, ++bound_, number)); }
        Use& bind(const Hash& hash) {
            return checked(
                sqlite3_bind_blob(raw_, ++bound_, hash.data(), static_cast<int>(hash.size()), SQLITE_STATIC));
        }

        bool row() {
            const int result = sqlite3_step(raw_);
            if (result != SQLITE_ROW && result != SQLITE_DONE) fail(of_.database_, of_.sql_);
            return result == SQLITE_ROW;
        }
        void run() {
            while (row()) {
            }
        }
        std::int64_t number(int column) { return sqlite3_column_int64(raw_, column); }
        std::string text(int column) {
            const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(raw_, column));
            return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(raw_, column)))
                         : std::string();
        }
        // A hash of another length cannot be one of ours; all zeros never fit, so that the audit finds the entry.
        Hash hash(int column) {
            Hash hash{};
            const void* bytes = sqlite3_column_blob(raw_, column);
            if (bytes && sqlite3_column_bytes(raw_, column) == static_cast<int>(hash.size()))
                std::memcpy(hash.data(), bytes, hash.size());
            return hash;
        }

    private:
        Use& checked(int result) {
            if (result != SQLITE_OK) fail(of_.database_, of_.sql_);
            return *this;
        }
        const Statement& of_;
        sqlite3_stmt* raw_;
        int bound_ = 0;
    };

private:
    sqlite3* database_;
    const char* sql_;
    std::unique_ptr<sqlite3_stmt, Close> statement_;
};

}  // namespace baize::store::sqlite
