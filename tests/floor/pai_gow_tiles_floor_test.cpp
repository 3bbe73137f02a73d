// Pai gow tiles on the floor: a foul that a terminal refuses and explains and a dealer's table takes, stacks that
// nobody sees, and a bank that is good for what is laid against it (gb-2011 14.21, 14.27, 14.29).
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::pai_gow_tiles_floor_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::said;
using testing_support::TestFloor;

constexpr const char *kTable = "tiles-1", *kFirst = "tiles-1/01", *kSecond = "tiles-1/02";

std::string toml(const char* chance, bool electronic, const char* options = "") {
    return std::string("id = 'tiles-1'\ntitle = 'Tiles'\ngame = 'gb.pai-gow-tiles'\nchance = '") + chance +
           "'\nelectronic = " + (electronic ? "true" : "false") +
           "\nterminals = 3\nbetting-seconds = 30\ndecision-seconds = 20\n[options]\n" + options +
           "\n[limits]\nmin = 1\nmax = 100\nincrement = 1\n";
}

class PaiGowTilesFloor : public ::testing::Test {
protected:
    void open(const std::string& table) {
        floor.open(table);
        ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
        for (const char* seat : {kFirst, kSecond})
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat}, {"amount", 100'00}})), "ok");
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", kTable}, {"event", event}}));
    }
    std::string bet(const char* seat, int box, const char* wager, std::int64_t cents) {
        return said(floor.at(seat, "bet", {{"box", box}, {"wager", wager}, {"stake", cents}}));
    }
    // Ten: the first position, then the dealer; the other stacks stay unread.
    void deal(std::initializer_list<const char*> tiles) {
        floor.wait(30);
        ASSERT_EQ(enter({{"e", "throw"}, {"d", {4, 5, 1}}}), "ok");
        for (const char* tile : tiles) ASSERT_EQ(enter({{"e", "card"}, {"c", tile}}), "ok") << tile;
    }
    std::string answer(const char* seat, Json args) { return said(floor.at(seat, "answer", std::move(args))); }
    std::string rule(const char* irregularity, int box) {
        return said(floor.two("rule", {{"table", kTable},
                                       {"event", {{"e", "rule"}, {"i", irregularity}, {"b", box}}},
                                       {"why", "five tiles"}}));
    }
    void confirm() {
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", kTable}, {"round", 1}})), "ok");
        floor.check();
    }

    TestFloor floor;
};

TEST_F(PaiGowTilesFloor, R14_29_ATerminalExplainsAFoulBeforeItIsSent) {
    open(toml("dealer", true));
    ASSERT_EQ(bet(kFirst, 1, "main", 10'00), "ok");
    deal({"5-5", "5-5", "3-3", "2-5", "4-6", "4-6", "1-6", "2-3"});
    const Json picks = floor.state(kFirst)["question"]["choices"][0]["picks"];
    ASSERT_EQ(picks.size(), 6u) << "two of four tiles";
    EXPECT_EQ(picks[0]["cards"], (Json{"5-5", "5-5"}));
    EXPECT_EQ(picks[0]["caption"], "Mooy, pair of Flower");
    EXPECT_EQ(picks[0]["others"], "3 points, high Chong");
    EXPECT_NE(picks[0]["refused"].get<std::string>().find("foul"), std::string::npos);
    EXPECT_FALSE(picks[5].contains("refused"));
    EXPECT_EQ(floor.state(kSecond).dump().find("Mooy"), std::string::npos) << "nobody else is told";
    EXPECT_NE(answer(kFirst, {{"choice", "set"}, {"cards", {"5-5", "5-5"}}}).find("gb-2011 14.29"), std::string::npos);
    EXPECT_EQ(answer(kFirst, {{"choice", "set"}, {"cards", {"3-3", "2-5"}}}), "ok");
    confirm();
    EXPECT_EQ(floor.credit(kFirst), Money{109'50});
}

TEST_F(PaiGowTilesFloor, R14_29_ADealersTableTakesTheTilesAsTheyLie) {
    open(toml("dealer", false));
    ASSERT_EQ(bet(kFirst, 1, "main", 10'00), "ok");
    deal({"5-5", "5-5", "3-3", "2-5", "4-6", "4-6", "1-6", "2-3"});
    EXPECT_EQ(answer(kFirst, {{"choice", "set"}, {"cards", {"5-5", "5-5"}}}), "ok");
    confirm();
    EXPECT_EQ(floor.credit(kFirst), Money{90'00});
}

// Who holds the bank and then says nothing, or is gone, is still good for it: it was reserved when it was laid.
TEST_F(PaiGowTilesFloor, R14_21_TheBankIsReservedAndPays) {
    open(toml("dealer", true, "player-bank = 'yes'"));
    ASSERT_EQ(bet(kSecond, 2, "bank", 40'00), "ok");
    EXPECT_EQ(floor.credit(kSecond), Money{60'00});
    EXPECT_NE(bet(kFirst, 1, "main", 41'00), "ok") << "more than the bank covers";
    ASSERT_EQ(bet(kFirst, 1, "main", 30'00), "ok");
    EXPECT_NE(bet(kSecond, 2, "bank", 20'00), "ok");
    deal({"5-5", "5-5", "3-3", "2-5", "4-6", "4-6", "1-6", "2-3"});
    ASSERT_EQ(answer(kFirst, {{"choice", "set"}, {"cards", {"3-3", "2-5"}}}), "ok");
    EXPECT_EQ(floor.state(kFirst)["hands"][0]["cards"], (Json{nullptr, nullptr, nullptr, nullptr}));
    EXPECT_EQ(floor.state(kSecond)["hands"][0]["cards"], (Json{"4-6", "4-6", "1-6", "2-3"})) << "the bank's own";
    floor.wait(25);
    confirm();
    EXPECT_EQ(floor.credit(kFirst), Money{128'50}) << "30.00 less 5 %";
    EXPECT_EQ(floor.credit(kSecond), Money{70'00}) << "the house has the 1.50";
}

// The result lies there and a position turns out void: the bank is settled without it, to the cent.
TEST_F(PaiGowTilesFloor, R14_21_APositionIsVoidBeforeTheResultIsConfirmed) {
    open(toml("dealer", true, "player-bank = 'yes'"));
    ASSERT_EQ(bet(kSecond, 2, "bank", 40'00), "ok");
    ASSERT_EQ(bet(kFirst, 1, "main", 30'00), "ok");
    deal({"5-5", "5-5", "3-3", "2-5", "4-6", "4-6", "1-6", "2-3"});
    ASSERT_EQ(answer(kFirst, {{"choice", "set"}, {"cards", {"3-3", "2-5"}}}), "ok");
    ASSERT_EQ(answer(kSecond, {{"choice", "house-way"}}), "ok");
    ASSERT_EQ(rule("void-hand", 1), "ok");
    confirm();
    EXPECT_EQ(floor.credit(kFirst), Money{100'00});
    EXPECT_EQ(floor.credit(kSecond), Money{100'00});
}

// Rounds from the server's own seed, with five stacks that nobody reads: the auditor deals them again.
TEST(PaiGowTilesSeeds, R14_27_UnreadStacksAreAudited) {
    TestFloor own;
    own.open(toml("server", true));
    testing_support::notes(own, kFirst, 1);
    for (int round = 0; round < 5; ++round) {
        ASSERT_EQ(said(own.at(kFirst, "bet", {{"box", 3}, {"wager", "main"}, {"stake", 1'00}})), "ok");
        own.wait(120);
    }
    EXPECT_GE(own.table(kTable).past.size(), 5u);
    own.check();
}

}  // namespace
}  // namespace baize::pai_gow_tiles_floor_test
