// Rules of Sic Bo that no single round shows (gb-2011 section 9).
#include "games/sic_bo/sic_bo.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "rules/rules_table.hpp"

namespace baize::sic_bo_rules_test {
namespace {

using namespace rules_table;

const Game& game() { return sic_bo::kGame; }

std::set<std::string> positions(const TableSetup& setup) {
    std::set<std::string> names;
    for (std::uint8_t w = 0; w < game().wagers.size(); ++w)
        for (std::uint8_t s = 0; setup.offered(w) && s < std::max<std::size_t>(1, game().wagers[w].spots.size()); ++s)
            names.insert(position_name(game(), {w, s}));
    return names;
}

std::set<std::string> winning(const TableSetup& setup, const sic_bo::Throw& dice) {
    std::set<std::string> names;
    for (const std::string& name : positions(setup)) {
        const Position position = find_position(game(), name).value();
        const auto spots = game().wagers[position.wager].spots;
        const auto verdict =
            sic_bo::settle(static_cast<sic_bo::Wager>(position.wager), spots.empty() ? "" : spots[position.spot], dice,
                           setup.pays(position.wager));
        if (verdict.outcome == Outcome::Win) names.insert(name);
    }
    return names;
}

TEST(SicBoRules, R9_1_LayoutsOf106AndOf50Positions) {
    EXPECT_EQ(positions(setup_of("gb.sic-bo")).size(), 106u);
    const TableSetup small = setup_of("gb.sic-bo", {{"layout", "50"}});
    EXPECT_EQ(positions(small).size(), 50u);
    Session session(small);
    const auto refusal = session.check(bet(game(), 0, 0, "odd", 10));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "9.12(c)");
    EXPECT_EQ(refused_option("gb.sic-bo", "layout", "60"), "9.1");
}

TEST(SicBoRules, R9_2_R9_13_ThereAreNoVariations) {
    ASSERT_EQ(game().options.size(), 2u);
    EXPECT_EQ(game().options[0].id, "layout");
    EXPECT_NE(game().options[1].title.find("ruling R7"), std::string_view::npos);
    EXPECT_FALSE(TableSetup::make(game(), {{{"variant", "any"}}, {}, {}}));
}

TEST(SicBoRules, R9_3_EveryThrowIsOfThreeDice) {
    const TableSetup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_EQ(session.need().dice, 3);
    for (const auto& faces : std::vector<std::vector<int>>{{1, 2}, {1, 2, 3, 4}, {0, 1, 2}, {1, 2, 7}}) {
        Thrown thrown;
        for (const int face : faces) thrown.faces.push_back(static_cast<std::uint8_t>(face));
        const auto refusal = session.check(thrown);
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->clause, "9.3");
    }
}

// 9.8: what is to be lit follows from the throw alone, whether or not chips lie there.
TEST(SicBoRules, R9_8_TheWinningAreasOfAThrow) {
    const TableSetup setup(game());
    EXPECT_EQ(
        winning(setup, {{4, 1, 2}}),
        (std::set<std::string>{"small", "odd", "total:7", "combination:1-2", "combination:1-4", "combination:2-4",
                               "single:1", "single:2", "single:4", "four-numbers:4-3-2-1", "three-singles:1-2-4"}));
    EXPECT_EQ(winning(setup, {{6, 6, 6}}), (std::set<std::string>{"triple:6", "double:6", "any-triple", "single:6"}));
    EXPECT_EQ(winning(setup, {{5, 6, 5}}),
              (std::set<std::string>{"big", "even", "total:16", "double:5", "combination:5-6", "single:5", "single:6",
                                     "double-and-single:5-5-6"}));
}

TEST(SicBoRules, R9_10_OnlyTheWagersOf9_12) {
    const TableSetup setup(game());
    Session session(setup);
    for (const Position position : {Position{13, 0}, Position{0, 1}, Position{7, 14}, Position{4, 6}}) {
        const auto refusal = session.check(PlaceBet{0, 0, position, {1000}});
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->clause, "9.10");
    }
    EXPECT_FALSE(find_position(game(), "total:3"));
    EXPECT_FALSE(find_position(game(), "total:18"));
}

// 9.12: in how many of the 216 throws each position wins, counted by hand.
TEST(SicBoRules, R9_12_WinningThrowsOfEveryPosition) {
    const TableSetup setup(game());
    std::map<std::string, int> wins;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= 6; ++c)
                for (const std::string& name : winning(setup, {{a, b, c}})) ++wins[name];
    const int totals[] = {3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3};
    EXPECT_EQ(wins.size(), 106u);
    for (const auto& [name, count] : wins) {
        const std::string wager = name.substr(0, name.find(':'));
        if (wager == "small" || wager == "big" || wager == "odd" || wager == "even") { EXPECT_EQ(count, 105) << name; }
        if (wager == "triple") { EXPECT_EQ(count, 1) << name; }
        if (wager == "double") { EXPECT_EQ(count, 16) << name; }  // ruling R7
        if (wager == "any-triple") { EXPECT_EQ(count, 6) << name; }
        if (wager == "total") { EXPECT_EQ(count, totals[std::stoi(name.substr(6)) - 4]) << name; }
        if (wager == "combination") { EXPECT_EQ(count, 30) << name; }
        if (wager == "single") { EXPECT_EQ(count, 91) << name; }
        if (wager == "four-numbers") { EXPECT_EQ(count, 24) << name; }
        if (wager == "three-singles") { EXPECT_EQ(count, 6) << name; }
        if (wager == "double-and-single") { EXPECT_EQ(count, 3) << name; }
    }
}

}  // namespace
}  // namespace baize::sic_bo_rules_test
