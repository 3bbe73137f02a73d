// Rules of Craps that no single round shows (gb-2011 8.1-8.19).
#include "games/dice/craps.hpp"

#include <map>
#include <set>

#include "rules/rules_table.hpp"

namespace baize::craps_rules_test {
namespace {

using namespace rules_table;

const Game& game() { return craps::kGame; }

TEST(CrapsRules, R8_1_TheFullRangeOfWagers) {
    const std::vector<std::pair<std::string_view, std::size_t>> expected = {
        {"win-line", 1},  {"dont-win-line", 1}, {"come", 1},     {"dont-come", 1},
        {"behind-win", 6}, {"behind-dont-win", 6}, {"behind-come", 6}, {"behind-dont-come", 6},
        {"hardways", 4},  {"place-to-win", 6},  {"place-to-lose", 6}, {"any-craps", 1},
        {"craps-2", 1},    {"craps-3", 1},         {"craps-12", 1},    {"eleven", 1},
        {"any-seven", 1}, {"pair", 6},          {"non-pair", 15}, {"field", 1}};
    ASSERT_EQ(game().wagers.size(), expected.size());  // 8.17(a) to (t)
    for (std::size_t w = 0; w < expected.size(); ++w) {
        EXPECT_EQ(game().wagers[w].id, expected[w].first);
        EXPECT_EQ(game().wagers[w].open_spots(), expected[w].second);
        EXPECT_EQ(game().wagers[w].clause, std::string("8.17(") + static_cast<char>('a' + w) + ")");
    }
}

TEST(CrapsRules, R8_2_R8_18_NoOtherWagersAndVariations) {
    ASSERT_EQ(game().options.size(), 1u);
    EXPECT_EQ(game().options[0].id, "odds-max");
    EXPECT_EQ(refused_option("gb.craps", "odds-max", "4"), "8.17(e)");
    EXPECT_FALSE(TableSetup::make(game(), {{{"variant", "any"}}, {}, {}}));
    TableSetup setup(game());
    setup.withdraw(craps::Field);  // 8.18: not every wager need be offered
    Session session(setup);
    const auto refusal = session.check(bet(game(), 0, 0, "field", 10));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "8.17(t)");
}

// 8.17(e), ruling R6: each maximum behind the line is taken, and one unit more is not.
TEST(CrapsRules, R8_17e_EveryBoundOfTheOddsBehindTheLine) {
    const std::map<std::string, std::int64_t> most = {{"1", 1}, {"2", 2}, {"3", 3}, {"5", 5},
                                                      {"10", 10}, {"20", 20}, {"100", 100}};
    ASSERT_EQ(game().options[0].values.size(), most.size() + 1);
    for (const OptionValue& value : game().options[0].values) {
        const TableSetup setup = setup_of("gb.craps", {{"odds-max", std::string(value.id)}});
        CarriedState carried;
        carried.memory[dice::kPoint] = 4;
        Stake line;
        line.position = *find_position(game(), "win-line");
        line.amount = {5'00};
        line.carried = true;
        carried.remaining.push_back(line);
        Session session(setup, carried);
        const bool none = value.id == "none";
        const std::int64_t times = none ? 2'000 : most.at(std::string(value.id));
        EXPECT_FALSE(session.check(bet(game(), 0, 0, "behind-win:4", 5 * times))) << value.id;
        const auto beyond = session.check(bet(game(), 0, 0, "behind-win:4", 5 * times + 1));
        EXPECT_EQ(beyond.has_value(), !none) << value.id;
        if (beyond) { EXPECT_EQ(beyond->clause, "8.17(e)"); }
    }
}

Thrown faces(int a, int b) {
    Thrown thrown;
    thrown.faces.push_back(static_cast<std::uint8_t>(a));
    thrown.faces.push_back(static_cast<std::uint8_t>(b));
    return thrown;
}

// What the table remembers after a throw with this point.
int point_after(int point, int a, int b) {
    static const TableSetup setup(game());
    CarriedState carried;
    carried.memory[dice::kPoint] = point;
    Session session(setup, carried);
    EXPECT_FALSE(session.apply(CloseBets{}));
    EXPECT_FALSE(session.apply(faces(a, b)));
    return session.table().carried().memory[dice::kPoint];
}

TEST(CrapsRules, R8_13_PointComeOutPointAndLoserSeven) {
    const std::set<int> points = {4, 5, 6, 8, 9, 10};
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            EXPECT_EQ(point_after(0, a, b), points.count(a + b) ? a + b : 0);
            for (const int point : points)
                EXPECT_EQ(point_after(point, a, b), a + b == 7 || a + b == point ? 0 : point);
        }
}

// Which throws win and which lose, counted from the words of 8.17: of 36,
// with a point of 6 or a spot of 6 where there is one.
TEST(CrapsRules, R8_17_EveryWagerOnEveryThrow) {
    using namespace craps;
    struct Case { Wager wager; std::string_view spot; int number; int wins, losses; };
    const Case cases[] = {
        {WinLine, "", 0, 8, 4},    {DontWinLine, "", 0, 3, 8}, {Come, "", 0, 8, 4},
        {DontCome, "", 0, 3, 8},   {WinLine, "", 6, 5, 6},       {DontWinLine, "", 6, 6, 5},
        {Come, "6", 6, 5, 6},      {DontCome, "6", 6, 6, 5},   {BehindWin, "6", 6, 5, 6},
        {BehindDontWin, "6", 6, 6, 5}, {BehindCome, "6", 6, 5, 6}, {BehindDontCome, "6", 6, 6, 5},
        {Hardways, "6", 6, 1, 10}, {PlaceToWin, "6", 6, 5, 6}, {PlaceToLose, "6", 6, 6, 5},
        {AnyCraps, "", 0, 4, 32},  {Craps2, "", 0, 1, 35},       {Craps3, "", 0, 2, 34},
        {Craps12, "", 0, 1, 35},   {Eleven, "", 0, 2, 34},     {AnySeven, "", 0, 6, 30},
        {Pair, "3-3", 0, 1, 35},   {NonPair, "2-4", 0, 2, 34},   {Field, "", 0, 16, 20}};
    const TableSetup setup(game());
    for (const Case& each : cases) {
        int wins = 0, losses = 0;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const Return verdict = settle(each.wager, each.spot, {{a, b}, each.number}, setup.pays(each.wager));
                wins += verdict.outcome == Outcome::Win;
                losses += verdict.outcome == Outcome::Lose;
                EXPECT_EQ(verdict.clause, game().wagers[each.wager].clause);
                if (each.wager < Hardways && each.number == 0) {
                    EXPECT_EQ(verdict.outcome == Outcome::Void,
                              a + b == 2 && (each.wager == DontWinLine || each.wager == DontCome));
                }
            }
        EXPECT_EQ(wins, each.wins) << game().wagers[each.wager].id << " " << each.number;
        EXPECT_EQ(losses, each.losses) << game().wagers[each.wager].id << " " << each.number;
    }
}

// A wager that rests is not decided; behind the come it goes back with its come wager.
TEST(CrapsRules, R8_17g_h_j_k_WhatIsNotInAction) {
    using namespace craps;
    const TableSetup setup(game());
    for (const Wager wager : {BehindCome, BehindDontCome, PlaceToWin, PlaceToLose})
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const bool decides = a + b == 7 || a + b == 9;
                const bool behind = wager == BehindCome || wager == BehindDontCome;
                EXPECT_EQ(settle(wager, "9", {{a, b}, 9, false}, setup.pays(wager)).outcome,
                          decides && behind ? Outcome::Void : Outcome::Remains);
            }
}

}  // namespace
}  // namespace baize::craps_rules_test
