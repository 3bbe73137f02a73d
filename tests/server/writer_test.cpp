// A hub that goes on while a commit is under way: nobody is told anything before
// it is stored, and what was not stored never happened.
#include "server/hub/writer.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>

#include "support/floor.hpp"
#include "support/hub.hpp"

namespace baize::server::writer_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::demonstration;
using testing_support::example_table;
using testing_support::House;
using testing_support::standing_of;
using testing_support::TestHub;

// Writes when the test says so.
struct HeldWriter final : Writer {
    bool at_once = true;
    std::function<bool()> under_way;

    void start(std::function<bool()> write) override {
        under_way = std::move(write);
        if (at_once) wait();
    }
    void wait() override {
        while (commit()) {}
    }
    bool commit() {
        if (under_way && under_way()) return true;
        under_way = nullptr;
        return false;
    }
};

struct WriterTest : ::testing::Test {
    std::shared_ptr<House> house = std::make_shared<House>();
    std::shared_ptr<HeldWriter> writer = std::make_shared<HeldWriter>();
    TestHub hub{house, demonstration(), TestHub::Passwords::None, writer};
    ConnectionId one = 0, two = 0;
    std::string table;

    void SetUp() override {
        hub.open(example_table("gb.sic-bo.toml", {{"electronic", "false"}}));
        table = hub.hub().floor().state().tables.begin()->first;
        one = hub.signed_in(Role::Terminal, table + "/01");
        two = hub.signed_in(Role::Terminal, table + "/02");
        ASSERT_TRUE(hub.command(one, "insert-cash", {{"amount", 100'00}}).contains("ok"));
        ASSERT_TRUE(hub.command(two, "insert-cash", {{"amount", 100'00}}).contains("ok"));
        hub.hub().flush();
        hub.forget_heard();
    }
    void TearDown() override { EXPECT_EQ(house->fault().value_or("nothing"), "nothing"); }
    std::int64_t free_of(const std::string& terminal) {
        return hub.hub().floor().state().books.free(account_of("terminal:" + table + terminal)).cents;
    }
    std::uint64_t on_disk() {
        EXPECT_FALSE(house->fault());
        return house->auditor.taken();
    }
    void bet(ConnectionId from, std::uint64_t number) {
        hub.hub().receive(from,
                          Json{{"n", number}, {"do", "bet"}, {"args", {{"wager", "big"}, {"stake", 10'00}}}}.dump());
    }
};

TEST_F(WriterTest, AnAnswerWaitsForItsCommit) {
    writer->at_once = false;
    const std::uint64_t before = on_disk();
    bet(one, 2);
    hub.turn();
    EXPECT_TRUE(writer->under_way);
    EXPECT_FALSE(hub.hub().stored());
    EXPECT_EQ(free_of("/01"), 90'00) << "the memory is ahead";
    EXPECT_EQ(on_disk(), before);
    EXPECT_EQ(hub.hub().journal_length(), before);
    EXPECT_TRUE(hub.take_heard(one).empty());
    EXPECT_TRUE(hub.take_heard(two).empty()) << "nor does anybody see the chips";
    writer->wait();
    EXPECT_TRUE(hub.take_heard(one).empty()) << "the hub has not looked yet";
    hub.turn();
    EXPECT_EQ(hub.take_heard(one).front()["ok"], 2);
    EXPECT_EQ(on_disk(), before + 1);
    EXPECT_TRUE(hub.hub().stored());
}

TEST_F(WriterTest, AnAnswerToAQuestionWaitsForWhatItTellsOf) {
    writer->at_once = false;
    bet(one, 2);
    hub.turn();
    hub.hub().receive(two, Json{{"ask", "table"}, {"id", 7}}.dump());
    hub.turn();
    hub.house().now += 1'000;  // chips of others would be shown by now
    hub.turn();
    EXPECT_TRUE(hub.take_heard(two).empty()) << "a wager that may yet be undone was shown";
    writer->wait();
    hub.turn();
    EXPECT_EQ(hub.take_heard(two).front()["answer"], 7);
}

TEST_F(WriterTest, WhatHappensMeanwhileIsTheNextCommit) {
    writer->at_once = false;
    const std::uint64_t commits = hub.hub().counts().commits;
    bet(one, 2);
    hub.turn();
    writer->commit();
    bet(two, 2);
    hub.hub().receive(one, Json{{"n", 3}, {"do", "bet"}, {"args", {{"wager", "small"}, {"stake", 10'00}}}}.dump());
    hub.turn();
    EXPECT_EQ(hub.hub().counts().commits, commits + 1);
    EXPECT_EQ(hub.take_heard(one).front()["ok"], 2);
    EXPECT_TRUE(hub.take_heard(one).empty());
    EXPECT_TRUE(hub.take_heard(two).empty());
    EXPECT_TRUE(writer->commit());
    EXPECT_FALSE(writer->commit()) << "both in one";
    hub.turn();
    EXPECT_EQ(hub.hub().counts().commits, commits + 2);
    EXPECT_EQ(hub.take_heard(one).front()["ok"], 3);
    EXPECT_EQ(hub.take_heard(two).front()["ok"], 2);
}

TEST_F(WriterTest, ACommitThatFailsUndoesWhatCameAfterItToo) {
    const std::string before = standing_of(hub.hub().floor());
    writer->at_once = false;
    bet(one, 2);
    hub.turn();
    bet(two, 2);
    hub.turn();
    store::Fault fault;
    fault.at = house->disk->operations() + 3;  // begin, append, commit
    fault.crash = false;
    house->disk->plan(fault);
    writer->wait();
    hub.turn();
    EXPECT_EQ(hub.hub().counts().reloads, 1u);
    EXPECT_TRUE(hub.closed(one) && hub.closed(two));
    EXPECT_TRUE(hub.take_heard(one).empty());
    EXPECT_TRUE(hub.take_heard(two).empty());
    EXPECT_EQ(standing_of(hub.hub().floor()), before);
}

TEST_F(WriterTest, ADeathWhileItIsWrittenLosesNothingThatWasTold) {
    const std::string before = standing_of(hub.hub().floor());
    writer->at_once = false;
    bet(one, 2);
    hub.turn();
    writer->under_way = nullptr;  // the process died
    hub.restart();
    EXPECT_EQ(standing_of(hub.hub().floor()), before);
    EXPECT_TRUE(hub.take_heard(one).empty());
}

TEST_F(WriterTest, FlushWaitsAndTells) {
    writer->at_once = false;
    bet(one, 2);
    hub.turn();
    bet(two, 2);
    hub.turn();
    hub.hub().flush();
    EXPECT_TRUE(hub.hub().stored());
    EXPECT_EQ(hub.take_heard(one).front()["ok"], 2);
    EXPECT_EQ(hub.take_heard(two).front()["ok"], 2);
}

// The store is left alone while the writer uses it: only then is it rolled back and read again.
TEST(JournalWriter, ForgetOnlyOnceTheWriterIsAtRest) {
    const auto disk = std::make_shared<store::MemoryDisk>();
    const auto writer = std::make_shared<HeldWriter>();
    writer->at_once = false;
    JournalWriter journal(store::open_memory(disk, true), writer);
    journal.claim("one");
    journal.replay([](const Json&) {});
    floor::Outbox outbox;
    outbox.entries.push_back({"{}"});
    journal.enqueue(std::move(outbox), {});
    ASSERT_TRUE(writer->under_way);
    EXPECT_FALSE(journal.stored());
    journal.forget();
    EXPECT_FALSE(writer->under_way) << "a commit is still under way";
    EXPECT_TRUE(journal.stored()) << "nothing is waited for any more";
    int entries = 0;
    journal.replay([&](const Json&) { ++entries; });
    EXPECT_EQ(entries, 1) << "what was under way was written to its end";
}

// Started again and again, also while it is about to rest: nothing is forgotten.
TEST_F(WriterTest, AThreadWritesAndSaysSo) {
    std::atomic<int> said = 0;
    std::mutex mutex;
    int waiting = 0, written = 0;
    bool writing = false;
    {
        ThreadWriter thread([&] { ++said; });
        for (int i = 1; i <= 20'000; ++i) {
            bool rests = false;
            {
                const std::lock_guard lock(mutex);
                ++waiting;
                rests = !std::exchange(writing, true);
            }
            if (rests)
                thread.start([&] {
                    const std::lock_guard lock(mutex);
                    writing = waiting > 0;
                    written += std::exchange(waiting, 0);
                    return writing;
                });
            if (i % 100 != 0) continue;
            thread.wait();
            ASSERT_EQ(written, i);
        }
    }
    EXPECT_GT(said, 200);
}

}  // namespace
}  // namespace baize::server::writer_test
