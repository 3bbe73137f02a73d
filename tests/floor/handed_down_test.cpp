// What a settled round that is put right leaves to the rounds after it: gb-2011 16.26, odds that rise until they are
// won, and what other games remember.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::handed_down_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

// Live Draw without its jackpot; four of a kind pays 25 for 1, and 5 more after each round in which nobody had it.
std::string rising_table() {
    std::string toml = example_table("gb.live-draw-poker.toml",
                                     {{"chance", "\"dealer\""},
                                      {"progressive", "false\nrising-odds = \"four-of-a-kind\"\nrising-by = \"5\""}});
    return toml.substr(0, toml.find("[jackpot]"));
}

using Cards = std::vector<std::string>;
const Cards kPair{"Qs", "Qd", "7h", "4c", "2d"}, kFour{"Qs", "Qd", "Qh", "Qc", "2d"};
constexpr int kFourth = 6, kThird = 5;  // of the cards, among the events: the shuffle, the wager, the close come first

class HandedDown : public ::testing::Test {
protected:
    void SetUp() override {
        floor.emplace();
        floor->open(rising_table());
        ASSERT_EQ(said(floor->as(Role::Dealer, "dora", "credit", {{"terminal", kSeat}, {"amount", 1'000'00}})), "ok");
    }
    void TearDown() override { floor->check(); }

    void dealer(const char* verb, Json args) {
        args["table"] = kTable;
        ASSERT_EQ(said(floor->as(Role::Dealer, "dora", verb, args)), "ok") << args;
    }
    std::uint64_t round() const { return floor->table(kTable).round; }
    void shuffle() { dealer("enter", {{"event", {{"e", "shuffle"}}}}); }
    void bet() { ASSERT_EQ(said(floor->at(kSeat, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok"); }
    // The round that is open, with these five cards, all of which are held.
    void deal(const Cards& cards) {
        floor->wait(30);
        for (const std::string& card : cards) dealer("enter", {{"event", {{"e", "card"}, {"c", card}}}});
        ASSERT_EQ(said(floor->at(kSeat, "answer", {{"choice", "hold"}, {"cards", cards}})), "ok");
        dealer("confirm", {{"round", round()}});
    }
    void play(const Cards& cards) { shuffle(), bet(), deal(cards); }
    // Two people put the round right; what they are told of the rounds after it.
    std::string correct(std::uint64_t number, int index, const char* card) {
        return told(floor->two("correct", {{"table", kTable},
                                           {"round", number},
                                           {"index", index},
                                           {"event", {{"e", "card"}, {"c", card}}}}));
    }
    std::string call_off(std::uint64_t number) {
        return told(floor->two("void-round", {{"table", kTable}, {"round", number}, {"why", "not read"}}));
    }
    static std::string told(const Result<floor::Reply>& reply) {
        return reply ? reply->body.value("afterwards", "") : said(reply);
    }
    std::string odds() {
        const std::string words = floor->state(kSeat)["standing"].back();
        return words.substr(words.find(": ") + 2, words.find(" for 1") - words.find(": ") - 2);
    }
    std::string afterwards(std::uint64_t number) const {
        return floor->table(kTable).find_past(number)->afterwards;
    }
    // The server was killed, and goes on from its journal.
    void restart() {
        auto again = std::make_unique<TestFloor>(*floor, floor->journal);
        const std::string before = TestFloor::fingerprint(floor->floor);
        EXPECT_EQ(TestFloor::fingerprint(again->floor), before);
        floor.emplace(*again, again->journal);
    }

    static constexpr const char *kTable = "live-draw-1", *kSeat = "live-draw-1/01";
    std::optional<TestFloor> floor;
};

TEST_F(HandedDown, R16_26_OddsThatAWrongWinHadResetHaveRisenOn) {
    play(kPair), play(kPair);
    const Money before = floor->credit(kSeat);
    play(kFour);
    EXPECT_EQ(floor->credit(kSeat), before + Money{340'00}) << "35 for 1";
    EXPECT_EQ(odds(), "25") << "they were won";
    EXPECT_EQ(correct(3, kFourth, "4c"),
              "round 4, on which nothing is staked, has begun again with what this one leaves now");
    EXPECT_EQ(odds(), "40") << "they were not";
    floor->check();
    restart();
    EXPECT_EQ(odds(), "40");
    const Money now = floor->credit(kSeat);
    play(kFour);
    EXPECT_EQ(floor->credit(kSeat), now + Money{390'00});
    EXPECT_EQ(odds(), "25");
}

TEST_F(HandedDown, R16_26_AWinThatWasMissedResetsThem) {
    play(kPair), play({"Qs", "Qd", "Qh", "4c", "2d"});
    shuffle();
    EXPECT_EQ(odds(), "35");
    correct(2, kFourth, "Qc");
    EXPECT_EQ(odds(), "25");
    bet(), deal(kPair);
    EXPECT_EQ(odds(), "30");
}

// What was offered when a wager was taken stands for it. The next round is right.
TEST_F(HandedDown, ARoundThatIsStakedOnStandsAsItWasOpened) {
    play(kPair), play(kFour);
    shuffle(), bet();
    EXPECT_EQ(correct(2, kFourth, "4c"),
              "round 3 stands as it was opened, and the one after it begins with what this one leaves now");
    EXPECT_EQ(floor->state(kSeat)["last"]["afterwards"], afterwards(2));
    EXPECT_EQ(odds(), "25");
    floor->check();
    restart();
    EXPECT_EQ(odds(), "25");
    const Money before = floor->credit(kSeat);
    deal(kFour);
    EXPECT_EQ(floor->credit(kSeat), before + Money{250'00}) << "25 for 1";
    EXPECT_EQ(odds(), "25") << "now they were won";
    correct(3, kFourth, "4c");
    EXPECT_EQ(odds(), "40") << "or not: three rounds have gone by";
    EXPECT_EQ(afterwards(3), "round 4, on which nothing is staked, has begun again with what this one leaves now");
}

TEST_F(HandedDown, RoundsThatWerePlayedStandAndWhatTheyLeaveIsCountedOn) {
    play(kFour), play(kPair), play(kPair);
    EXPECT_EQ(odds(), "35");
    const Money paid = floor->credit(kSeat);
    EXPECT_EQ(correct(1, kFourth, "4c"),
              "rounds 2 to 3 stand as they were offered and paid; "
              "round 4, on which nothing is staked, has begun again with what this one leaves now");
    EXPECT_EQ(odds(), "40");
    EXPECT_EQ(floor->credit(kSeat), paid - Money{220'00}) << "three queens pay 3 for 1";
    correct(1, kFourth, "Qc");
    EXPECT_EQ(odds(), "35") << "put right once more";
    correct(1, kFourth, "4c");
    correct(1, kThird, "7h");
    EXPECT_EQ(odds(), "40") << "what it pays is another matter";
    EXPECT_EQ(afterwards(1), "");
}

TEST_F(HandedDown, AWinMeanwhileEndsIt) {
    play(kFour), play(kFour), play(kPair);
    EXPECT_EQ(odds(), "30");
    EXPECT_EQ(correct(1, kFourth, "4c"),
              "round 2 stands as it was offered and paid; what the last of them left is as it was");
    EXPECT_EQ(odds(), "30");
    correct(2, kFourth, "4c");
    EXPECT_EQ(odds(), "40") << "from the first on";
}

TEST_F(HandedDown, ARoundThatIsVoidWasNone) {
    play(kPair), play(kFour);
    EXPECT_NE(call_off(2), "");
    EXPECT_EQ(odds(), "30") << "as before it";
    EXPECT_EQ(correct(2, kFourth, "4c"), "") << "of a void round nothing is left";
    EXPECT_EQ(odds(), "30");
}

TEST_F(HandedDown, ATableThatIsClosedOpensWithIt) {
    play(kPair);
    shuffle(), bet();
    ASSERT_EQ(said(floor->as(Role::Supervisor, "sue", "close-table", {{"table", kTable}})), "ok");
    deal(kFour);
    ASSERT_EQ(floor->table(kTable).session, nullptr);
    EXPECT_EQ(correct(2, kFourth, "4c"), "the next round begins with what this one leaves now");
    floor->check();
    restart();
    ASSERT_EQ(said(floor->as(Role::Supervisor, "sue", "open-table", {{"table", kTable}})), "ok");
    EXPECT_EQ(odds(), "35");
}

// A disputed round is kept for longer than those that were played after it.
TEST_F(HandedDown, NothingIsCountedOnOverMoreRoundsThanAreKept) {
    play(kFour);
    const auto disputed = floor->at(kSeat, "dispute", {{"round", 1}});
    ASSERT_EQ(said(disputed), "ok");
    for (std::size_t i = 0; i < floor::kPastRounds; ++i) play({"Qs", "Qd", "7h", "4c", "2d"});
    ASSERT_EQ(said(floor->as(Role::Supervisor, "sue", "resolve", {{"incident", disputed->body["incident"]}})), "ok");
    const std::string before = odds();
    EXPECT_EQ(correct(1, kFourth, "4c"), "what it left to the rounds after it stands: 80 rounds were played since");
    EXPECT_EQ(odds(), before);
}

// The auditor finds it by himself: he is told nothing but the correction.
TEST_F(HandedDown, TheAuditorKnowsWhatTheNextRoundPays) {
    play(kPair), play(kFour);
    correct(2, kFourth, "4c");
    play(kFour);
    floor->check();
}

// ---- Other games ----------------------------------------------------------------------------------------------------

Json thrown(int a, int b) { return {{"e", "throw"}, {"d", {a, b}}}; }

// gb-2011 8: a point, where no wager that lives by it has lain since.
TEST(HandedDownElsewhere, APointIsPutRight) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.craps.toml", {{"chance", "\"dealer\""}}));
    const std::string seat = floor::terminal_name(id, 0);
    testing_support::notes(floor, seat, 1);
    const auto play = [&](int round, Json event) {
        ASSERT_EQ(said(floor.at(seat, "bet", {{"wager", "field"}, {"stake", 5'00}})), "ok");
        floor.wait(30);
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", event}})), "ok");
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", round}})), "ok");
    };
    const auto correct = [&](int round, Json event) {
        return said(floor.two("correct", {{"table", id}, {"round", round}, {"index", 2}, {"event", event}}));
    };
    play(1, thrown(3, 4));
    EXPECT_EQ(floor.state(seat)["standing"][0], "come out roll");
    EXPECT_EQ(correct(1, thrown(4, 4)), "ok");
    EXPECT_EQ(floor.state(seat)["standing"][0], "point 8");
    play(2, thrown(3, 3));
    EXPECT_EQ(floor.state(seat)["standing"][0], "point 8");
    EXPECT_EQ(correct(1, thrown(3, 4)), "ok");
    EXPECT_EQ(floor.state(seat)["standing"][0], "point 6") << "the second throw came out";
    floor.check();
    ASSERT_EQ(said(floor.at(seat, "bet", {{"wager", "come"}, {"stake", 5'00}})), "ok");
    EXPECT_NE(correct(2, thrown(3, 4)), "ok") << "a wager is in play by that point";
    floor.check();
}

// gb-2011 6.2(b), 6.6: the second player has taken the shoe, which the first would still have. Nobody can say what
// would have been: it stands, and that is said.
TEST(HandedDownElsewhere, WhatDoesNotFitStands) {
    TestFloor floor;
    const std::string id = floor.open(
        example_table("gb.punto-banco.toml", {{"chance", "\"dealer\""}, {"banker", "\"players\""}}));
    const auto seat = [&](int n) { return floor::terminal_name(id, static_cast<PlayerId>(n - 1)); };
    const auto dealer = [&](const char* verb, Json args) {
        args["table"] = id;
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", verb, args)), "ok") << args;
    };
    const auto cards = [&](const std::vector<const char*>& list) {
        for (const char* card : list) dealer("enter", {{"event", {{"e", "card"}, {"c", card}}}});
    };
    for (const int n : {1, 2}) {
        testing_support::notes(floor, seat(n), 1);
        ASSERT_EQ(said(floor.at(seat(n), "sit", {{"place", n}})), "ok");
    }
    dealer("enter", {{"event", {{"e", "shuffle"}}}});
    while (floor.table(id).session->need().kind == NeedKind::Card) cards({"2h"});  // burned
    ASSERT_EQ(said(floor.at(seat(1), "answer", {{"choice", "accept"}})), "ok");
    ASSERT_EQ(said(floor.at(seat(2), "bet", {{"wager", "punto"}, {"stake", 5'00}})), "ok");
    floor.wait(30);
    cards({"9h", "2c", "Kh", "5d"});  // nine against seven: the bank is lost, and the shoe goes on
    dealer("confirm", {{"round", 1}});
    ASSERT_EQ(said(floor.at(seat(2), "answer", {{"choice", "accept"}})), "ok");
    const auto voided = floor.two("void-round", {{"table", id}, {"round", 1}, {"why", "not read"}});
    ASSERT_EQ(said(voided), "ok");
    EXPECT_EQ(voided->body.value("afterwards", ""),
              "round 2 stands as it was opened, and the one after it begins with what this one leaves now");
    floor.check();
    ASSERT_EQ(said(floor.at(seat(1), "bet", {{"wager", "punto"}, {"stake", 5'00}})), "ok");
    floor.wait(30);
    cards({"9d", "3c", "Kd", "5s"});
    dealer("confirm", {{"round", 2}});
    EXPECT_EQ(floor.table(id).find_past(2)->afterwards,
              "a round before this one was put right, and this one does not fit it: what it left stands");
    floor.check();
}

}  // namespace
}  // namespace baize::handed_down_test
