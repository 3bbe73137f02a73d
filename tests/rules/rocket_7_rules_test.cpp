// Rules of Rocket 7 that no single round shows (gb-2011 8.20-8.48).
#include "games/dice/rocket_7.hpp"

#include "rules/rules_table.hpp"

namespace baize::rocket_7_rules_test {
namespace {

using namespace rules_table;

const Game& game() { return rocket_7::kGame; }

TEST(Rocket7Rules, R8_20_NoVariationsButTheSideWager) {
    ASSERT_EQ(game().options.size(), 3u);
    EXPECT_EQ(game().options[0].id, "side-wager");
    for (const std::size_t reading : {1u, 2u})
        EXPECT_NE(game().options[reading].title.find("ruling R8"), std::string_view::npos);
    EXPECT_EQ(refused_option("gb.rocket-7", "side-wager", "any"), "8.34");
    const std::vector<std::pair<std::string, std::vector<bool>>> offers = {
        {"both", {true, false}}, {"rocket-7", {true, false}}, {"free-roll", {false, true}}, {"none", {false, false}}};
    for (const auto& [value, offered] : offers) {
        const TableSetup setup = setup_of("gb.rocket-7", {{"side-wager", value}});
        EXPECT_EQ(setup.offered(rocket_7::Rocket7Jackpot), offered[0]) << value;
        EXPECT_EQ(setup.offered(rocket_7::FreeRollJackpot), offered[1]) << value;
        EXPECT_TRUE(setup.offered(rocket_7::Score)) << value;
    }
}

// Of 36 throws, counted from the words of 8.25.
TEST(Rocket7Rules, R8_25_EveryWagerOnEveryThrow) {
    using namespace rocket_7;
    struct Case { Wager wager; std::string_view spot; int wins, losses; };
    const Case cases[] = {{Low, "", 15, 15},        {High, "", 15, 15},          {SingleDie, "4", 11, 25},
                          {SpecificDouble, "4", 1, 35}, {AnyDouble, "", 6, 30}, {Seven, "", 6, 30},
                          {SevenOrEleven, "", 8, 28}, {Craps, "", 4, 32},        {Score, "3", 2, 34},
                          {Score, "4", 3, 33},          {Score, "5", 4, 32},    {Score, "6", 5, 31},
                          {Score, "8", 5, 31},      {Score, "9", 4, 32},
                          {Score, "10", 3, 33},     {Score, "11", 2, 34}};
    const TableSetup setup(game());
    for (const Case& each : cases) {
        int wins = 0, losses = 0;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const Return verdict = settle(each.wager, each.spot, {a, b}, setup.pays(each.wager));
                wins += verdict.outcome == Outcome::Win;
                losses += verdict.outcome == Outcome::Lose;
                EXPECT_EQ(verdict.clause, game().wagers[each.wager].clause);
            }
        EXPECT_EQ(wins, each.wins) << game().wagers[each.wager].id << " " << each.spot;
        EXPECT_EQ(losses, each.losses) << game().wagers[each.wager].id << " " << each.spot;
    }
}

TEST(Rocket7Rules, R8_36_OneSideWagerForEachPlayer) {
    const TableSetup setup(game());
    Session session(setup);
    for (const PlayerId player : {PlayerId{0}, PlayerId{1}})
        for (const char* wager : {"seven", "rocket-7-jackpot", "rocket-7-jackpot"})
            ASSERT_FALSE(session.apply(bet(game(), player, 0, wager, 2)));
    EXPECT_EQ(session.table().stakes().size(), 4u);  // laying it twice is laying it once
    const auto refusal = session.check(bet(game(), 0, 1, "rocket-7-jackpot", 2));
    ASSERT_TRUE(refusal);
}

TEST(Rocket7Rules, R8_46_EveryTotalOfTheFreeRoll) {
    const auto row = [](int total) { return rocket_7::free_roll_row(total); };
    for (int total = 6; total <= 36; ++total) {
        const bool jackpot = total <= 9 || total >= 33,
                   first = (total >= 10 && total <= 13) || (total >= 29 && total <= 32);
        const bool third = total >= 19 && total <= 23;
        EXPECT_EQ(row(total), jackpot ? -1 : first ? 0 : third ? 2 : 1) << total;
    }
}

TEST(Rocket7Rules, R8_47_TheDicePassAfterTheFreeRoll) {
    EXPECT_ROUND(
        "game gb.rocket-7\nseat A 1\nseat B 2\nbet A seven 1\nbet A rocket-7-jackpot 2\nbet B seven 1\nthrow 1 "
        "1\nthrow 3 4\nthrow 3 4\nthrow 3 4\n----\n"
        "A seven -1 8.25(f)\nB seven -1 8.25(f)\nA rocket-7-jackpot +3 8.46\nbank -1\nnext\nview - the dice are "
        "offered to B\nthrow 1 2\n----\nbank 0\n");
}

// Nobody has a side wager: nothing is on hold.
TEST(Rocket7Rules, R8_44_NoFreeRollForNobody) {
    EXPECT_ROUND("game gb.rocket-7\nbet A seven 1\nthrow 1 1\n----\nA seven -1 8.25(f)\nbank 1\n");
}

}  // namespace
}  // namespace baize::rocket_7_rules_test
