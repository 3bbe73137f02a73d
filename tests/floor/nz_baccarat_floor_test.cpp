// NZ Baccarat on the floor: wagers that are changed after cards were drawn (5.14A), and wagers that rest on others.
#include "support/floor.hpp"

namespace baize::nz_baccarat_floor_test {
namespace {

using namespace testing_support;
using floor::Json;
using floor::Phase;
using floor::Role;

struct Baccarat {
    explicit Baccarat(const std::string& toml) {
        floor.open(toml);
        for (const std::string& each : {a, b, c})
            EXPECT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", each}, {"amount", 10000'00}})), "ok");
    }
    std::string enter(Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", "baccarat-1"}, {"event", event}}));
    }
    std::string bet(const std::string& terminal, const std::string& wager, int stake) {
        return said(floor.at(terminal, "bet", {{"wager", wager}, {"stake", stake}}));
    }
    Phase phase() const { return floor.table("baccarat-1").phase; }

    TestFloor floor;
    const std::string a = "baccarat-1/01", b = "baccarat-1/02", c = "baccarat-1/03";
};

TEST(NzBaccaratFloor, R5_14A_WagersAreChangedAndTheMoneyFollows) {
    Baccarat t(example_table("nz.baccarat.toml", {{"chance", "\"dealer\""}, {"style", "\"c\""}}));
    ASSERT_EQ(t.enter({{"e", "shuffle"}}), "ok");
    ASSERT_EQ(t.enter({{"e", "card"}, {"c", "Ks"}}), "ok");
    ASSERT_EQ(t.bet(t.a, "player", 100'00), "ok");
    ASSERT_EQ(t.bet(t.b, "banker", 50'00), "ok");
    t.floor.wait(30);
    ASSERT_EQ(t.phase(), Phase::Playing);
    const Json ruling = {{"table", "baccarat-1"}, {"event", {{"e", "rule"}, {"i", "change-of-wagers"}}}};
    EXPECT_NE(said(t.floor.as(Role::Supervisor, "sue", "rule", ruling)), "ok") << "no card is drawn";
    ASSERT_EQ(t.enter({{"e", "card"}, {"c", "7h"}}), "ok");
    ASSERT_EQ(said(t.floor.as(Role::Supervisor, "sue", "rule", ruling)), "ok");
    ASSERT_EQ(t.phase(), Phase::Betting);
    ASSERT_EQ(t.bet(t.a, "player", 0), "ok");
    ASSERT_EQ(t.bet(t.a, "banker", 200'00), "ok");
    ASSERT_EQ(t.bet(t.c, "tie", 10'00), "ok");
    EXPECT_EQ(t.floor.credit(t.a), Money{9800'00});
    t.floor.wait(30);
    ASSERT_EQ(t.phase(), Phase::Playing);
    EXPECT_NE(t.bet(t.a, "banker", 0), "ok");
    for (const char* card : {"2d", "Kd", "7c"}) ASSERT_EQ(t.enter({{"e", "card"}, {"c", card}}), "ok");
    ASSERT_EQ(said(t.floor.as(Role::Dealer, "dora", "confirm", {{"table", "baccarat-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(t.floor.credit(t.a), Money{10190'00}) << "9 against 7: 1 to 1 less 5 %";
    EXPECT_EQ(t.floor.credit(t.b), Money{10047'50});
    EXPECT_EQ(t.floor.credit(t.c), Money{9990'00});
    t.floor.check();
}

TEST(NzBaccaratFloor, R5_14A_AllWithdrawAndTheHandIsCompleted) {
    Baccarat t(example_table("nz.baccarat.toml", {{"chance", "\"dealer\""}, {"style", "\"b\""}}));
    ASSERT_EQ(t.enter({{"e", "shuffle"}}), "ok");
    ASSERT_EQ(t.enter({{"e", "card"}, {"c", "Ks"}}), "ok");
    ASSERT_EQ(t.bet(t.a, "player", 100'00), "ok");
    t.floor.wait(30);
    ASSERT_EQ(t.enter({{"e", "card"}, {"c", "7h"}}), "ok");
    ASSERT_EQ(said(t.floor.as(Role::Supervisor, "sue", "rule",
                              {{"table", "baccarat-1"}, {"event", {{"e", "rule"}, {"i", "change-of-wagers"}}}})),
              "ok");
    ASSERT_EQ(said(t.floor.at(t.a, "clear")), "ok");
    ASSERT_EQ(said(t.floor.as(Role::Dealer, "dora", "close-bets", {{"table", "baccarat-1"}})), "ok");
    for (const char* card : {"2d", "Kd", "7c"}) ASSERT_EQ(t.enter({{"e", "card"}, {"c", card}}), "ok");
    ASSERT_EQ(said(t.floor.as(Role::Dealer, "dora", "confirm", {{"table", "baccarat-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(t.floor.credit(t.a), Money{10000'00});
    t.floor.check();
}

// 11D.3: what the differential takes from a player takes his Lucky Match too, for it may not outlast his initial wager.
TEST(NzBaccaratFloor, R11D_3_ADroppedWagerTakesWhatRestsOnIt) {
    std::string toml = example_table("nz.baccarat.toml");
    toml.replace(toml.find("5000.00"), 7, "600.00");  // the differential
    Baccarat t(toml);
    ASSERT_EQ(t.bet(t.a, "banker", 500'00), "ok");
    ASSERT_EQ(t.bet(t.b, "player", 500'00), "ok");
    ASSERT_EQ(t.bet(t.c, "player", 400'00), "ok");
    ASSERT_EQ(t.bet(t.c, "lucky-match:banker", 50'00), "ok");
    ASSERT_EQ(said(t.floor.at(t.a, "clear")), "ok");
    t.floor.wait(30);
    const auto& stakes = t.floor.table("baccarat-1").past.at(0).stakes;
    ASSERT_EQ(stakes.size(), 1u);
    EXPECT_EQ(stakes[0].player, 1);
    EXPECT_EQ(t.floor.credit(t.c), Money{10000'00});
    t.floor.check();
}

}  // namespace
}  // namespace baize::nz_baccarat_floor_test
