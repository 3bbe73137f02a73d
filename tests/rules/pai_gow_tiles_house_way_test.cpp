// How the dealer sets his tiles (gb-2011 14.31; rulings R52, R53, R79, R84, R92, R93).
#include <algorithm>
#include <set>

#include "rules/pai_gow_tiles_table.hpp"

namespace baize::pai_gow_tiles::pai_gow_tiles_house_way_test {
namespace {

using namespace rules_table;
using namespace pai_gow_tiles_table;

struct Row {
    std::initializer_list<std::string_view> four;
    bool split;
};

bool splits_pair(const HouseWay& way, std::initializer_list<std::string_view> four) {
    return way.set(stack(four)).ranks.high.hand() < TileHand::Pair;
}

// 14.31: for each row a hand on either side of what it says.
TEST(PaiGowTilesRules, R14_31_EveryRowOfTheHouseWay) {
    const Row rows[] = {
        {{"1-2", "2-4", "3-3", "1-3"}, true}, {{"1-2", "2-4", "1-5", "2-3"}, true},
        {{"1-2", "2-4", "1-5", "3-3"}, true}, {{"1-2", "2-4", "3-3", "1-6"}, false},
        {{"1-2", "2-4", "1-6", "1-3"}, false}, {{"6-6", "6-6", "4-4", "1-6"}, true},
        {{"1-1", "1-1", "2-6", "4-4"}, true}, {{"6-6", "6-6", "4-4", "3-6"}, false},
        {{"6-6", "6-6", "1-3", "1-5"}, true}, {{"6-6", "6-6", "2-2", "4-5"}, true},
        {{"6-6", "6-6", "1-3", "2-3"}, false}, {{"1-1", "1-1", "3-3", "2-3"}, true},
        {{"1-1", "1-1", "1-6", "1-5"}, true}, {{"1-1", "1-1", "1-6", "4-6"}, false},
        {{"6-6", "6-6", "2-6", "1-4"}, true}, {{"6-6", "6-6", "3-5", "4-5"}, true},
        {{"6-6", "6-6", "4-4", "5-6"}, false}, {{"6-6", "6-6", "3-6", "1-4"}, true},
        {{"1-1", "1-1", "3-6", "5-6"}, true}, {{"6-6", "6-6", "3-6", "5-5"}, false},
        {{"4-4", "4-4", "1-1", "4-6"}, true}, {{"4-4", "4-4", "6-6", "5-6"}, true},
        {{"4-4", "4-4", "5-5", "4-6"}, true}, {{"4-4", "4-4", "1-1", "6-6"}, true},
        {{"4-4", "4-4", "3-6", "5-6"}, true}, {{"4-4", "4-4", "3-6", "5-5"}, false},
        {{"1-3", "1-3", "6-6", "1-1"}, false}, {{"5-5", "5-5", "6-6", "1-1"}, false},
        {{"2-2", "2-2", "6-6", "1-1"}, false}, {{"5-6", "5-6", "6-6", "1-1"}, false},
        {{"4-6", "4-6", "6-6", "1-1"}, false}, {{"3-3", "3-3", "1-1", "6-6"}, true},
        {{"3-3", "3-3", "1-1", "5-6"}, true}, {{"3-3", "3-3", "1-1", "4-6"}, false},
        {{"1-6", "1-6", "1-1", "6-6"}, true}, {{"1-6", "1-6", "6-6", "4-6"}, true},
        {{"1-6", "1-6", "5-5", "5-6"}, true}, {{"1-6", "1-6", "5-5", "4-6"}, false},
        {{"1-6", "1-6", "1-1", "5-6"}, true}, {{"1-5", "1-5", "1-1", "6-6"}, true},
        {{"1-5", "1-5", "1-1", "5-5"}, true}, {{"1-5", "1-5", "1-1", "4-6"}, false},
        {{"1-5", "1-5", "6-6", "5-6"}, true}, {{"1-5", "1-5", "5-5", "5-6"}, false},
        {{"3-6", "4-5", "1-1", "6-6"}, true}, {{"3-6", "4-5", "4-6", "6-6"}, true},
        {{"3-6", "4-5", "5-5", "4-6"}, true}, {{"3-6", "4-5", "5-5", "5-6"}, false},
        {{"3-6", "4-5", "1-1", "5-6"}, false}, {{"2-6", "3-5", "1-1", "6-6"}, true},
        {{"2-6", "3-5", "5-5", "5-6"}, true}, {{"2-6", "3-5", "5-5", "4-6"}, true},
        {{"2-6", "3-5", "3-6", "5-6"}, true}, {{"2-6", "3-5", "3-6", "5-5"}, false},
        {{"2-5", "3-4", "1-1", "6-6"}, true}, {{"2-5", "3-4", "1-1", "4-6"}, true},
        {{"2-5", "3-4", "3-6", "5-6"}, false}, {{"1-4", "2-3", "1-1", "6-6"}, true},
        {{"1-4", "2-3", "1-1", "4-6"}, false},
    };
    for (const Row& row : rows) {
        std::string names;
        for (const std::string_view name : row.four) names += std::string(name) + " ";
        EXPECT_EQ(splits_pair({}, row.four), row.split) << names;
    }
    const Setting nine_seven{hand("3-3", "2-4"), hand("1-3", "1-2")};
    EXPECT_EQ(HouseWay{}.set(stack({"1-2", "2-4", "3-3", "1-3"})).ranks, nine_seven) << "as the row has it";
}

// Ruling R79: the second of two printed texts changes its own row and no other.
TEST(PaiGowTilesRules, R79_TheSecondTextOfFiveRows) {
    HouseWay way;
    way.second_heaven_earth = true;
    EXPECT_TRUE(splits_pair(way, {"6-6", "6-6", "4-4", "3-6"})) << "a Gong and a Wong";
    EXPECT_FALSE(splits_pair({}, {"6-6", "6-6", "4-4", "3-6"})) << "the first text names tiles";
    EXPECT_TRUE(splits_pair(way, {"1-1", "1-1", "3-6", "5-6"}));
    EXPECT_FALSE(splits_pair(way, {"1-1", "1-1", "1-3", "2-3"})) << "6 and 7";
    way = {.never_long = true};
    EXPECT_FALSE(splits_pair(way, {"3-3", "3-3", "1-1", "6-6"}));
    way = {.second_long_leg = true};
    EXPECT_FALSE(splits_pair(way, {"1-6", "1-6", "5-5", "5-6"}));
    EXPECT_TRUE(splits_pair(way, {"1-6", "1-6", "1-1", "5-5"}));
    way = {.never_big_head = true};
    EXPECT_FALSE(splits_pair(way, {"1-5", "1-5", "1-1", "6-6"}));
    way = {.never_mixed_five = true};
    EXPECT_FALSE(splits_pair(way, {"1-4", "2-3", "1-1", "6-6"}));
    for (const char* option : {"split-heaven-earth", "split-long-leg"})
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{option, "second-text"}})), "") << option;
    for (const char* option : {"split-long", "split-big-head", "split-mixed-five"})
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{option, "never"}})), "") << option;
}

// ---- Heaven and Earth beside every two other tiles --------------------------------------------------------------

// The first text by the sums of the two tiles as rulings R92 and R93 read it, written out; an eight that is mixed goes
// with a nine too. A wild tile with a 7, 8 or 9 stands under its six, with a 4, 5 or 6 under nothing.
constexpr std::string_view kFirstText =
    "4-6 4-7 4-8 4-9 5-6 5-7 5-8 5-9 6-6 6-7 6-8 6-9 7-7 7-8 7-9 8-8 9-11";

bool in_first_text(std::string_view a, std::string_view b, bool points_too) {
    const auto sum = [](std::string_view tile) { return tile[0] - '0' + tile[2] - '0'; };
    const auto wild = [&](std::string_view tile) { return points_too && (tile == "1-2" || tile == "2-4"); };
    if (wild(b)) std::swap(a, b);
    if (wild(a)) return sum(b) >= 7 && sum(b) <= 9;
    const bool mixed = a == "2-6" || a == "3-5" || b == "2-6" || b == "3-5";
    const int less = std::min(sum(a), sum(b)), more = std::max(sum(a), sum(b));
    if (less == 8 && more == 9) return mixed;
    const std::string row = std::to_string(less) + "-" + std::to_string(more);
    return (" " + std::string(kFirstText) + " ").find(" " + row + " ") != std::string::npos;
}

// The second text: 6 and 8 points or better in the two hands, or 9 with 11.
bool in_second_text(std::string_view heaven, std::string_view a, std::string_view b, bool points_too) {
    const auto sum = [](std::string_view tile) { return tile[0] - '0' + tile[2] - '0'; };
    const auto wild = [&](std::string_view tile) { return points_too && (tile == "1-2" || tile == "2-4"); };
    const auto made = [&](std::string_view tile) {
        if (wild(tile)) return (sum(heaven) + 6) % 10;  // 8, and 5 by three
        return sum(tile) == 8 || sum(tile) == 9 ? 10 : (sum(heaven) + sum(tile)) % 10;
    };
    const auto low = [&](std::string_view tile) { return sum(tile) >= 4 && sum(tile) <= 6; };
    if ((wild(a) && low(b)) || (wild(b) && low(a))) return false;
    const int less = std::min(made(a), made(b)), more = std::max(made(a), made(b));
    return (less >= 6 && more >= 8) || std::min(sum(a), sum(b)) * 100 + std::max(sum(a), sum(b)) == 911;
}

TEST(PaiGowTilesRules, R92_R93_HeavenAndEarthBesideEveryTwoTiles) {
    int looked_at = 0;
    for (const std::string_view heaven : {"6-6", "1-1"})
        for (std::size_t a = 0; a < kTiles.faces.size(); ++a)
            for (std::size_t b = a; b < kTiles.faces.size(); ++b) {
                const std::string_view one = kTiles.faces[a].name, other = kTiles.faces[b].name;
                if (one == heaven || other == heaven || (a == b && kTiles.faces[a].copies == 1)) continue;
                if (pairs(Card::from_index(a), Card::from_index(b))) continue;
                for (const WildTiles wild : {WildTiles::InPointsToo, WildTiles::InPairsOnly}) {
                    HouseWay way{.wild = wild};
                    const bool too = wild == WildTiles::InPointsToo;
                    const auto split = [&] { return splits_pair(way, {heaven, one, heaven, other}); };
                    EXPECT_EQ(split(), in_first_text(one, other, too)) << heaven << " " << one << " " << other << too;
                    way.second_heaven_earth = true;
                    EXPECT_EQ(split(), in_second_text(heaven, one, other, too))
                        << "second text: " << heaven << " " << one << " " << other << too;
                    ++looked_at;
                }
            }
    EXPECT_EQ(looked_at, 2 * 2 * (20 * 19 / 2 - 5)) << "every two of the other kinds, but for mixed pairs";
}

// Ruling R93: with a 4, 5 or 6 both hands are higher when Heaven stays together; with a 7, 8 or 9 the low hand is not.
TEST(PaiGowTilesRules, R93_WhyAWildTileStaysWithA456) {
    for (const char* wild : {"1-2", "2-4"})
        for (const char* other : {"1-3", "2-2", "1-4", "2-3", "3-3", "1-5", "1-6", "2-5", "4-4", "2-6", "3-6", "4-5"}) {
            const TileRank together = hand(wild, other), one = hand("6-6", wild), two = hand("6-6", other);
            const bool lower_in_both = std::min(one, two) < together;
            EXPECT_EQ(lower_in_both, other[0] - '0' + other[2] - '0' <= 6) << wild << " " << other;
            EXPECT_EQ(splits_pair({}, {"6-6", "6-6", wild, other}), !lower_in_both) << wild << " " << other;
        }
}

// Long Leg Seven: "(2, 12) with (10, 11)", two with twelve or ten with eleven; or "(2, 12) with 2, 10, 11, 12". A wild
// tile counts three or six, which no row names.
TEST(PaiGowTilesRules, R79_LongLegSevenBesideEveryTwoTiles) {
    const std::set<std::pair<int, int>> second = {{2, 10}, {2, 11}, {2, 12}, {10, 12}, {11, 12}};
    std::set<std::pair<int, int>> first = second;
    first.insert({10, 11});
    const auto pips = [](std::string_view tile) { return tile[0] - '0' + tile[2] - '0'; };
    int looked_at = 0;
    for (std::size_t a = 0; a < kTiles.faces.size(); ++a)
        for (std::size_t b = a + 1; b < kTiles.faces.size(); ++b) {
            const std::string_view one = kTiles.faces[a].name, other = kTiles.faces[b].name;
            if (one == "1-6" || other == "1-6") continue;
            if (pairs(Card::from_index(a), Card::from_index(b))) continue;
            const auto sums = std::minmax(pips(one), pips(other));
            for (const WildTiles wild : {WildTiles::InPointsToo, WildTiles::InPairsOnly}) {
                HouseWay way{.wild = wild};
                const auto split = [&] { return splits_pair(way, {"1-6", one, "1-6", other}); };
                EXPECT_EQ(split(), first.contains(sums)) << one << " " << other;
                way.second_long_leg = true;
                EXPECT_EQ(split(), second.contains(sums)) << "second text: " << one << " " << other;
                ++looked_at;
            }
        }
    EXPECT_EQ(looked_at, 2 * (20 * 19 / 2 - 5)) << "every two of the other kinds, but for mixed pairs";
}

TEST(PaiGowTilesRules, R79_OptionsReachTheirRows) {
    const auto way = [](const char* option, const char* value) {
        return house_way_of(setup_of(kGbGame.id, {{option, value}}));
    };
    EXPECT_TRUE(way("split-heaven-earth", "second-text").second_heaven_earth);
    EXPECT_TRUE(way("split-long", "never").never_long);
    EXPECT_TRUE(way("split-long-leg", "second-text").second_long_leg);
    EXPECT_TRUE(way("split-big-head", "never").never_big_head);
    EXPECT_TRUE(way("split-mixed-five", "never").never_mixed_five);
    EXPECT_EQ(way("wild-tiles", "pairs-only").wild, WildTiles::InPairsOnly);
    EXPECT_EQ(way("house-way", "strengthen-low").local, LocalRule::StrengthenLow);
}

// Two pairs are never split, and are set with the higher one high.
TEST(PaiGowTilesRules, R79_TwoPairsStayTogether) {
    const Setting set = HouseWay{}.set(stack({"1-1", "6-6", "6-6", "1-1"})).ranks;
    EXPECT_EQ(set, (Setting{hand("6-6", "6-6"), hand("1-1", "1-1")}));
    const Setting flower{hand("5-5", "5-5"), hand("3-6", "4-5")};
    EXPECT_EQ(HouseWay{}.set(stack({"5-5", "4-5", "3-6", "5-5"})).ranks, flower);
}

// Ruling R52: the order in which tiles lie is no matter, nor which of a mixed kind they are.
TEST(PaiGowTilesRules, R52_TheLocalRuleGoesByTheTilesAlone) {
    const HouseWay way;
    Stack four = stack({"6-6", "5-6", "3-6", "1-4"});
    const Setting set = way.set(four).ranks;
    std::sort(four.begin(), four.end(), [](Card a, Card b) { return a.index() < b.index(); });
    do EXPECT_EQ(way.set(four).ranks, set);
    while (std::next_permutation(four.begin(), four.end(), [](Card a, Card b) { return a.index() < b.index(); }));
    EXPECT_EQ(way.set(stack({"6-6", "5-6", "4-5", "2-3"})).ranks, set);
}

TEST(PaiGowTilesRules, R52_ATableWithoutALocalRuleIsRefused) {
    EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{"house-way", "none"}})), "14.31");
    for (const char* rule : {"balanced", "strengthen-high", "strengthen-low"})
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{"house-way", rule}})), "") << rule;
    EXPECT_EQ(forbidden_by(setup_of(kNzGame.id, {{"house-way", "none"}})), "14.31");
}

}  // namespace
}  // namespace baize::pai_gow_tiles::pai_gow_tiles_house_way_test
