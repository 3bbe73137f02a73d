// What only SQLite or only PostgreSQL can do wrong.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <fstream>
#include <limits>

#include "store/chain.hpp"
#include "store/places.hpp"
#include "store/store.hpp"

namespace baize::store::disks_test {
namespace {

using namespace testing_support;

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

void write(Store& store, const std::vector<std::string>& payloads) {
    store.begin(0);
    store.append(chained(payloads));
    store.commit();
}

// One statement from outside, as somebody with the file in his hands.
std::string sqlite_answer(const std::string& path, const std::string& sql) {
    sqlite3* database = nullptr;
    EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
    std::string answer;
    const auto take = [](void* to, int columns, char** values, char**) {
        if (columns > 0 && values[0]) *static_cast<std::string*>(to) = values[0];
        return 0;
    };
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), take, &answer, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
    return answer;
}

TEST(SqliteStore, IsAFileInWalModeForItsOwnerAlone) {
    const TemporaryFolder folder;
    const std::string path = folder.file("journal.db");
    const auto store = open_store(path);
    EXPECT_EQ(store->kind(), "sqlite");
    write(*store, {"x"});
    for (const char* end : {"", "-wal"}) {
        struct stat about {};
        ASSERT_EQ(stat((path + end).c_str(), &about), 0) << end;
        EXPECT_EQ(about.st_mode & 0777, 0600u) << end;
    }
    EXPECT_EQ(sqlite_answer(path, "PRAGMA journal_mode"), "wal");
}

TEST(SqliteStore, WhatCannotBeOpenedIsAnError) {
    const TemporaryFolder folder;
    EXPECT_THROW(open_sqlite(folder.file("no/such/folder.db")), StoreError);
    std::ofstream(folder.file("text")) << std::string(5000, 'x');
    EXPECT_THROW(open_sqlite(folder.file("text")), StoreError);
    EXPECT_THROW(open_sqlite(":memory:"), StoreError);
    EXPECT_FALSE(std::ifstream(":memory:").good());
}

TEST(SqliteStore, AFlippedBitInTheFileIsFound) {
    const TemporaryFolder folder;
    const std::string path = folder.file("journal.db");
    const auto store = open_sqlite(path);
    write(*store, {"stake 500", "win 700", "stake 300"});
    ASSERT_EQ(first_bad(store->read(0, kAll)), std::nullopt);
    sqlite_answer(path, "UPDATE journal SET payload = 'win 701' WHERE seq = 2");
    EXPECT_EQ(first_bad(store->read(0, kAll)), 2u);
    sqlite_answer(
        path, "UPDATE journal SET payload = 'win 700' WHERE seq = 2; UPDATE journal SET hash = x'00' WHERE seq = 3");
    EXPECT_EQ(first_bad(store->read(0, kAll)), 3u);
    sqlite_answer(path, "DELETE FROM journal WHERE seq = 1");
    EXPECT_EQ(first_bad(store->read(0, kAll)), 1u);
}

class PostgresStoreTest : public testing::Test {
protected:
    void SetUp() override {
        place_ = make_place("postgresql");
        if (!place_) GTEST_SKIP() << kNoPostgres;
    }
    std::unique_ptr<Place> place_;
};

TEST(PostgresStore, WhatCannotBeReachedIsAnError) {
    EXPECT_THROW(open_store("postgresql://baize@127.0.0.1:1/none"), StoreError);
    EXPECT_THROW(open_store("postgres://baize@127.0.0.1:1/none"), StoreError);
}

TEST_F(PostgresStoreTest, ACutConnectionIsAnErrorAndKeepsNothing) {
    const auto store = open_store(postgres_address());
    EXPECT_EQ(store->kind(), "postgresql");
    write(*store, {"kept"});
    const Hash hash = store->begin(0).at(0).hash;
    store->append(chained(std::vector<std::string>{"lost"}, 1, hash));
    postgres_execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "
        "pg_backend_pid()");
    EXPECT_THROW(store->commit(), StoreError);
    store->rollback();
    EXPECT_THROW(store->read(0, kAll), StoreError);  // it does not connect again by itself
    EXPECT_EQ(place_->open()->read(0, kAll).size(), 1u);
}

TEST_F(PostgresStoreTest, AFailedTransactionIsNotTakenForACommit) {
    const auto store = place_->open();
    store->begin(0);
    EXPECT_THROW(store->put("a", "not UTF-8: \xff"), StoreError);
    EXPECT_THROW(store->commit(), StoreError);
    store->begin(0);
    EXPECT_THROW(store->append(std::vector<Entry>{{1, "not UTF-8: \xff", {}}}), StoreError);
    EXPECT_THROW(store->put("b", "1"), StoreError);
    store->rollback();
    write(*store, {"good"});
    EXPECT_EQ(store->read(0, kAll).size(), 1u);
    store->begin(1);
    EXPECT_THROW(store->put("zero", std::string("a\0b", 3)), StoreError);
    store->rollback();
}

TEST_F(PostgresStoreTest, AFlippedBitInTheDatabaseIsFound) {
    const auto store = place_->open();
    write(*store, {"stake 500", "win 700", "stake 300"});
    ASSERT_EQ(first_bad(store->read(0, kAll)), std::nullopt);
    postgres_execute("UPDATE baize.journal SET payload = 'win 701' WHERE seq = 2");
    EXPECT_EQ(first_bad(store->read(0, kAll)), 2u);
}

}  // namespace
}  // namespace baize::store::disks_test
