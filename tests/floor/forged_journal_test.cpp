// Journals that no program of ours writes, entry by entry: the auditor names what is wrong with each, and no server
// starts with one that does not fit.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::forged_journal_test {
namespace {

using floor::Json;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

using Entries = std::vector<Json>;

Entries entries_of(const TestFloor& floor) {
    Entries entries;
    for (const store::Entry& entry : floor.journal) entries.push_back(Json::parse(entry.payload));
    return entries;
}

// What the auditor finds, although the chain fits.
std::string audited(const Entries& entries) {
    floor::Auditor auditor;
    store::Hash head{};
    std::uint64_t number = 0;
    for (const Json& each : entries) {
        store::Entry entry{++number, each.dump(), {}};
        entry.hash = head = store::chain(head, entry.seq, entry.payload);
        auditor.take(entry);
    }
    return auditor.fault() ? auditor.fault()->what : "nothing found";
}

// What a server says that starts with it.
std::string read_back(const Entries& entries) {
    floor::Floor again{floor::FloorSettings{}};
    try {
        for (const Json& each : entries) again.read(each);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "read";
}

std::size_t place_of(const Entries& entries, std::string_view kind, std::string_view event = "") {
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i]["k"] == kind && (event.empty() || entries[i]["events"][0]["e"] == event)) return i;
    throw std::logic_error("no such entry: " + std::string(kind));
}

Entries without(Entries entries, std::size_t place) {
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(place));
    return entries;
}

// A round of Sic Bo with one wager, from its opening to its settlement.
class ForgedJournal : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("gb.sic-bo.toml"));
        notes(floor, "sic-bo-1/01", 1);
        ASSERT_EQ(said(floor.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
        floor.wait(30);
        entries = entries_of(floor);
        ASSERT_EQ(audited(entries), "nothing found");
        ASSERT_EQ(read_back(entries), "read");
    }

    TestFloor floor;
    Entries entries;
};

TEST_F(ForgedJournal, EventsAreOfTheRoundThatIsOpen) {
    const std::string found = "sic-bo-1: events for a round that is not open";
    const std::size_t wager = place_of(entries, "ev", "bet");
    for (const int another : {0, 2}) {
        Entries forged = entries;
        forged[wager]["round"] = another;
        EXPECT_EQ(audited(forged), found);
    }
    Entries none_open = entries;
    none_open[wager].erase("transfers");
    EXPECT_EQ(audited(without(none_open, place_of(entries, "round"))), found) << "none is open";
}

TEST_F(ForgedJournal, WhatIsSettledIsTheOpenRoundAndFinished) {
    const std::string misfit = "the journal does not fit: a round is settled that is not finished";
    const std::size_t settled = place_of(entries, "settle");
    for (const int another : {0, 2}) {
        Entries forged = entries;
        forged[settled]["round"] = another;
        EXPECT_EQ(read_back(forged), misfit);
        EXPECT_EQ(audited(forged), "sic-bo-1: a round is settled that is not open");
    }
    const Entries unfinished = without(entries, place_of(entries, "ev", "throw"));
    EXPECT_EQ(read_back(unfinished), misfit);
    EXPECT_EQ(audited(unfinished), "sic-bo-1 round 1: settled before it was finished");
    Entries twice(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(settled) + 1);
    twice.push_back(entries[settled]);
    twice.back().erase("transfers");
    EXPECT_EQ(read_back(twice), misfit) << "no round is there any more";
    EXPECT_EQ(audited(twice), "sic-bo-1: a round is settled that is not open");
}

// All that the cage holds may be taken out of it.
TEST_F(ForgedJournal, NoMoreComesOutThanIsHeldByACent) {
    const auto taken_out = [&](std::int64_t amount) {
        Entries forged = entries;
        forged.push_back({{"k", "money"}, {"t", floor.now}, {"what", "fill"}, {"by", "sue, tom"},
                          {"transfers", {{{"id", "x"}, {"from", "house"}, {"to", "cash:cage"}, {"amount", amount},
                                          {"purpose", "fill"}}}}});
        return audited(forged);
    };
    const std::int64_t held = -floor.floor.state().books.account("cash:cage"_account)->balance.cents;
    ASSERT_GT(held, 0);
    EXPECT_EQ(taken_out(held), "nothing found");
    EXPECT_EQ(taken_out(held + 1), "cash:cage gave 0.01 that it did not hold");
}

// gb-2011 2.4: seven tenths of what is wagered on the jackpot, or as much as the table says, and no cent less.
TEST(ForgedContribution, R2_4_OneCentShort) {
    for (const int percent : {70, 75}) {
        TestFloor floor;
        const std::string table = floor.open(
            example_table("gb.rocket-7.toml", {{"id", "\"r1\""}, {"contribution-percent", std::to_string(percent)}}));
        notes(floor, "r1/01", 1);
        for (const char* wager : {"seven", "rocket-7-jackpot"})
            ASSERT_EQ(said(floor.at("r1/01", "bet", {{"wager", wager}, {"stake", 2'00}})), "ok") << wager;
        floor.wait(30);
        Entries entries = entries_of(floor);
        EXPECT_EQ(audited(entries), "nothing found") << percent;
        Json& contributed = entries[place_of(entries, "ev", "close")]["transfers"][0];
        ASSERT_EQ(contributed["amount"], 2 * percent);
        contributed["amount"] = 2 * percent - 1;
        EXPECT_EQ(audited(entries), "round 1: of 200 wagered on the jackpot only " +
                                        std::to_string(2 * percent - 1) + " reached the meter (gb-2011 2.4)");
    }
}

// gb-2011 2.4: into its own meter, and not into one whose name only begins like it.
TEST(ForgedContribution, R2_4_ToAnotherMeter) {
    TestFloor floor;
    floor.open(example_table("gb.rocket-7.toml", {{"id", "\"r1\""}}));
    notes(floor, "r1/01", 1);
    for (const char* wager : {"seven", "rocket-7-jackpot"})
        ASSERT_EQ(said(floor.at("r1/01", "bet", {{"wager", wager}, {"stake", 2'00}})), "ok") << wager;
    floor.wait(30);
    const Entries entries = entries_of(floor);
    const std::size_t close = place_of(entries, "ev", "close");
    const std::string meter = entries[close]["transfers"][0]["to"];
    const auto booked_to = [&](const std::string& account) {
        Entries forged = entries;
        forged[close]["transfers"][0]["to"] = account;
        return audited(forged);
    };
    EXPECT_EQ(booked_to(meter), "nothing found");
    EXPECT_EQ(booked_to(meter + "/next"), "nothing found") << "what lies above its ceiling is the fund's too";
    for (const std::string& other : {meter + "-2", meter + "/next-2", std::string("jackpot:another")})
        EXPECT_EQ(booked_to(other), "round 1: of 200 wagered on the jackpot only 0 reached the meter (gb-2011 2.4)");
}

}  // namespace
}  // namespace baize::forged_journal_test
