// What every store promises: the same tests in memory, on SQLite and on PostgreSQL.
#include "store/store.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <limits>
#include <thread>

#include "store/chain.hpp"
#include "store/places.hpp"

namespace baize::store::store_test {
namespace {

using namespace testing_support;
using Pairs = std::vector<std::pair<std::string, std::string>>;

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

class StoreTest : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        place_ = make_place(GetParam());
        if (!place_) GTEST_SKIP() << kNoPostgres;
    }
    std::unique_ptr<Store> open() { return place_->open(); }

    std::unique_ptr<Place> place_;
};

INSTANTIATE_TEST_SUITE_P(Kinds, StoreTest, testing::Values("memory", "sqlite", "postgresql"),
                         [](const auto& info) { return info.param; });

// Appends payloads behind whatever lies there, in one transaction.
std::vector<Entry> write(Store& store, const std::vector<std::string>& payloads) {
    const auto there = store.begin(0);
    const auto entries = there.empty() ? chained(payloads) : chained(payloads, there.back().seq, there.back().hash);
    store.append(entries);
    store.commit();
    return entries;
}

void put(Store& store, const Pairs& pairs) {
    store.begin(0);
    for (const auto& [key, value] : pairs) store.put(key, value);
    store.commit();
}

// ---- The journal ------------------------------------------------------------------------------------

TEST_P(StoreTest, IsEmptyAtFirst) {
    const auto store = open();
    EXPECT_EQ(store->kind(), GetParam());
    EXPECT_TRUE(store->read(0, kAll).empty());
    EXPECT_TRUE(store->begin(0).empty());
    store->commit();
    EXPECT_EQ(store->get("key"), std::nullopt);
    EXPECT_TRUE(store->scan("").empty());
}

TEST_P(StoreTest, GivesBackWhatWasAppended) {
    const auto store = open();
    const auto entries = write(
        *store, {R"({"a":"it's \"quoted\"\n\\"})", "", "tai-sai 大小 é", std::string(100'000, 'x'), "tab\tand\nline"});
    EXPECT_EQ(store->read(0, kAll), entries);
    EXPECT_EQ(store->read(1, 2), (std::vector{entries[1], entries[2]}));
    EXPECT_EQ(store->read(0, 0), std::vector<Entry>{});
    EXPECT_EQ(store->read(5, kAll), std::vector<Entry>{});
    EXPECT_EQ(store->read(99, kAll), std::vector<Entry>{});
    EXPECT_EQ(open()->read(0, kAll), entries);
}

TEST_P(StoreTest, TakesBatchesAndEmptyOnes) {
    const auto store = open();
    std::vector<std::string> payloads;
    for (int i = 0; i < 700; ++i) payloads.push_back("entry " + std::to_string(i) + std::string(250, '.'));
    const auto entries = chained(payloads);
    store->begin(0);
    store->append(std::span(entries).first(1));
    store->append({});
    store->append(std::span(entries).subspan(1));
    EXPECT_EQ(store->read(0, kAll), entries);  // inside, it sees its own
    store->commit();
    EXPECT_EQ(store->read(698, kAll), (std::vector{entries[698], entries[699]}));
    EXPECT_EQ(first_bad(store->read(0, kAll)), std::nullopt);
}

TEST_P(StoreTest, BeginReturnsWhatOthersWrote) {
    const auto here = open(), there = open();
    const auto first = write(*here, {"one", "two"});
    EXPECT_EQ(there->begin(0), first);
    there->commit();
    const auto second = write(*here, {"three"});
    EXPECT_EQ(there->begin(2), second);
    there->rollback();
    EXPECT_TRUE(there->begin(3).empty());
    there->rollback();
}

TEST_P(StoreTest, RollbackLeavesNothing) {
    const auto store = open();
    const auto kept = write(*store, {"kept"});
    put(*store, {{"a", "1"}});
    store->begin(1);
    store->append(chained(std::vector<std::string>{"lost"}, 1, kept[0].hash));
    store->put("a", "2");
    store->put("b", "2");
    EXPECT_EQ(store->get("a"), "2");
    EXPECT_EQ(store->scan(""), (Pairs{{"a", "2"}, {"b", "2"}}));
    EXPECT_EQ(open()->read(0, kAll), kept);  // nobody else sees it yet
    EXPECT_EQ(open()->get("a"), "1");
    store->rollback();
    store->rollback();  // once more does nothing
    const auto other = open();
    for (Store* each : {store.get(), other.get()}) {
        EXPECT_EQ(each->read(0, kAll), kept);
        EXPECT_EQ(each->scan(""), (Pairs{{"a", "1"}}));
    }
    EXPECT_EQ(write(*store, {"next"})[0].seq, 2u);
}

TEST_P(StoreTest, AStoreThatIsClosedInATransactionLeavesNothing) {
    auto store = open();
    store->begin(0);
    store->append(chained(std::vector<std::string>{"lost"}));
    store.reset();
    store = open();
    EXPECT_TRUE(store->begin(0).empty());
    store->commit();
}

TEST_P(StoreTest, NumbersMustFollow) {
    const auto store = open();
    const auto kept = write(*store, {"one", "two"});
    for (const std::uint64_t seq : {0u, 1u, 2u, 4u}) {
        store->begin(2);
        EXPECT_THROW(store->append(std::vector<Entry>{{seq, "wrong", {}}}), StoreError) << seq;
        store->rollback();
    }
    store->begin(2);
    EXPECT_THROW(store->append(std::vector<Entry>{{3, "right", {}}, {5, "wrong", {}}}), StoreError);
    store->rollback();
    EXPECT_EQ(store->read(0, kAll), kept);
}

TEST_P(StoreTest, AJournalThatIsShorterThanWhatWasReadIsAnotherJournal) {
    const auto store = open();
    write(*store, {"one"});
    EXPECT_THROW(store->begin(2), StoreError);
    EXPECT_EQ(store->begin(0).size(), 1u);  // the failed one is over
    store->commit();
}

TEST_P(StoreTest, WritesNeedATransactionAndLeasesNone) {
    const auto store = open();
    EXPECT_THROW(store->append(chained(std::vector<std::string>{"x"})), StoreError);
    EXPECT_THROW(store->put("a", "1"), StoreError);
    EXPECT_THROW(store->erase("a"), StoreError);
    EXPECT_THROW(store->commit(), StoreError);
    store->begin(0);
    EXPECT_THROW(store->begin(0), StoreError);
    EXPECT_THROW(store->lease("table", "me", 0, 10), StoreError);
    EXPECT_THROW(store->release("table", "me"), StoreError);
    store->put("a", "1");
    store->commit();
    EXPECT_EQ(store->get("a"), "1");
}

// ---- Several servers --------------------------------------------------------------------------------

TEST_P(StoreTest, TwoHandlesExcludeEachOther) {
    const auto here = open();
    here->begin(0);
    const auto entries = chained(std::vector<std::string>{"first"});
    here->append(entries);
    std::atomic<bool> inside = false;
    std::vector<Entry> seen;
    std::thread other([&] {
        const auto there = open();
        seen = there->begin(0);
        inside = true;
        there->rollback();
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
    EXPECT_FALSE(inside);
    here->commit();
    other.join();
    EXPECT_TRUE(inside);
    EXPECT_EQ(seen, entries);
}

TEST_P(StoreTest, ServersThatWriteAtOnceMakeOneChain) {
    constexpr int kServers = 3, kEach = 15;
    std::vector<std::thread> servers;
    std::atomic<int> failures = 0;
    for (int server = 0; server < kServers; ++server)
        servers.emplace_back([&, server] {
            try {
                const auto store = open();  // all at once, so that they also create the tables at once
                Hash hash{};
                std::uint64_t last = 0;
                for (int i = 0; i < kEach; ++i) {
                    const auto news = store->begin(last);
                    if (!news.empty()) last = news.back().seq, hash = news.back().hash;
                    const auto mine =
                        chained(std::vector{fmt::format("{} of {}", i, server), std::string("second")}, last, hash);
                    store->append(mine);
                    store->commit();
                    last = mine.back().seq, hash = mine.back().hash;
                }
            } catch (const std::exception& error) {
                ++failures;
                ADD_FAILURE() << error.what();
            }
        });
    for (std::thread& server : servers) server.join();
    ASSERT_EQ(failures, 0);
    const auto all = open()->read(0, kAll);
    EXPECT_EQ(all.size(), 2u * kServers * kEach);
    EXPECT_EQ(first_bad(all), std::nullopt);
}

TEST_P(StoreTest, AServerThatIsKilledLeavesNothingAndLetsGo) {
    if (GetParam() == "memory") GTEST_SKIP() << "a process of its own has no part in our memory; see memory_test.cpp";
    const auto kept = write(*open(), {"kept"});
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const auto store = open();
        store->begin(0);
        store->append(chained(std::vector<std::string>{"lost"}, 1, kept[0].hash));
        store->put("a", "lost");
        raise(SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
    const auto store = open();
    EXPECT_EQ(store->begin(0), kept);
    store->commit();
    EXPECT_EQ(store->get("a"), std::nullopt);
}

TEST_P(StoreTest, ReopeningFindsAll) {
    auto store = open();
    const auto first = write(*store, {"one", "two"});
    put(*store, {{"seed/1", "s"}});
    ASSERT_TRUE(store->lease("table", "me", 1000, 500));
    store.reset();
    store = open();
    EXPECT_EQ(store->begin(0), first);
    store->commit();
    EXPECT_EQ(store->get("seed/1"), "s");
    EXPECT_FALSE(store->lease("table", "you", 1499, 500));
}

// ---- Secrets ----------------------------------------------------------------------------------------

TEST_P(StoreTest, KeepsSecretsByKey) {
    const auto store = open();
    put(*store, {{"seed/2", "two"},
                 {"seed/10", "ten"},
                 {"seed", "none"},
                 {"seed0", "after"},
                 {"user/é", "it's"},
                 {"empty", ""},
                 {"Seed/1", "capital"},
                 {"seed%", "%"}});
    EXPECT_EQ(store->get("seed/2"), "two");
    EXPECT_EQ(store->get("empty"), "");
    EXPECT_EQ(store->get("seed/"), std::nullopt);
    EXPECT_EQ(store->scan("seed/"), (Pairs{{"seed/10", "ten"}, {"seed/2", "two"}}));
    EXPECT_EQ(store->scan("seed%"), (Pairs{{"seed%", "%"}}));
    EXPECT_EQ(store->scan("user/é"), (Pairs{{"user/é", "it's"}}));
    EXPECT_EQ(store->scan("z"), Pairs{});
    EXPECT_EQ(store->scan(""), (Pairs{{"Seed/1", "capital"},
                                      {"empty", ""},
                                      {"seed", "none"},
                                      {"seed%", "%"},
                                      {"seed/10", "ten"},
                                      {"seed/2", "two"},
                                      {"seed0", "after"},
                                      {"user/é", "it's"}}));
}

TEST_P(StoreTest, ChangesAndErasesSecrets) {
    const auto store = open();
    put(*store, {{"a", "1"}, {"b", "1"}, {"c", "1"}});
    store->begin(0);
    store->put("a", "2");
    store->erase("b");
    store->erase("never");
    store->erase("c");
    store->put("c", "3");
    EXPECT_EQ(store->get("b"), std::nullopt);
    EXPECT_EQ(store->scan(""), (Pairs{{"a", "2"}, {"c", "3"}}));
    store->commit();
    EXPECT_EQ(open()->scan(""), (Pairs{{"a", "2"}, {"c", "3"}}));
}

// ---- Leases -----------------------------------------------------------------------------------------

TEST_P(StoreTest, ALeaseBelongsToOneUntilItExpires) {
    const auto here = open(), there = open();
    EXPECT_TRUE(here->lease("table/1", "a", 1000, 500));
    EXPECT_FALSE(there->lease("table/1", "b", 1499, 500));
    EXPECT_TRUE(there->lease("table/2", "b", 1499, 500));  // another table
    EXPECT_TRUE(here->lease("table/1", "a", 1400, 500));   // renewed until 1900
    EXPECT_FALSE(there->lease("table/1", "b", 1899, 500));
    EXPECT_TRUE(there->lease("table/1", "b", 1900, 500));  // it moves
    EXPECT_FALSE(here->lease("table/1", "a", 1901, 500));
}

TEST_P(StoreTest, OnlyTheOwnerReleasesALease) {
    const auto here = open(), there = open();
    ASSERT_TRUE(here->lease("table", "a", 1000, 500));
    there->release("table", "b");
    there->release("never", "b");
    EXPECT_FALSE(there->lease("table", "b", 1001, 500));
    here->release("table", "a");
    EXPECT_TRUE(there->lease("table", "b", 1001, 500));
}

}  // namespace
}  // namespace baize::store::store_test
