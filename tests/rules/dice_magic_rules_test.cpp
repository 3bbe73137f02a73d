// Rules of Dice Magic that no single round shows (gb-2011 8.49-8.65).
#include "games/dice/dice_magic.hpp"

#include "rules/rules_table.hpp"

namespace baize::dice_magic_rules_test {
namespace {

using namespace rules_table;

const Game& game() { return dice_magic::kGame; }

TEST(DiceMagicRules, R8_49_TheFullRangeOfWagers) {
    const std::vector<std::pair<std::string_view,
    std::size_t>> expected = {{"shooters-spot", 1}, {"box", 10}, {"any-seven", 1},
                              {"under-7", 1}, {"over-7", 1}, {"roll-a-double", 1}};
    ASSERT_EQ(game().wagers.size(), expected.size());
    for (std::size_t w = 0; w < expected.size(); ++w) {
        EXPECT_EQ(game().wagers[w].id, expected[w].first);
        EXPECT_EQ(game().wagers[w].open_spots(), expected[w].second);
    }
    ASSERT_EQ(game().options.size(), 1u);
    EXPECT_EQ(game().options[0].id, "doubles");
}

// Of 36 throws, counted from the words of 8.64.
TEST(DiceMagicRules, R8_64_EveryWagerOnEveryThrow) {
    using namespace dice_magic;
    struct Case { Wager wager; std::string_view spot; int point; int wins, losses; };
    const Case cases[] = {{ShootersSpot, "", 0, 0, 6}, {ShootersSpot, "", 2, 1, 6}, {ShootersSpot, "", 8, 5, 6},
                          {ShootersSpot, "", 11, 2, 6}, {dice_magic::Box, "2", 0, 1, 35},
                          {dice_magic::Box, "3", 0, 2, 34},
                          {dice_magic::Box, "4", 0, 3, 33},        {dice_magic::Box, "5", 0, 4, 32},
                          {dice_magic::Box, "6", 0, 5, 31},        {dice_magic::Box, "8", 0, 5, 31},
                          {dice_magic::Box, "9", 0, 4, 32}, {dice_magic::Box, "10", 0, 3, 33},
                          {dice_magic::Box, "11", 0, 2, 34},       {dice_magic::Box, "12", 0, 1, 35},
                          {AnySeven, "", 0, 6, 30},    {Under7, "", 0, 15, 21},
                          {Over7, "", 0, 15, 21}, {RollADouble, "", 0, 4, 32}};
    const TableSetup setup(game());
    for (const Case& each : cases) {
        int wins = 0, losses = 0;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const Return verdict = settle(each.wager, each.spot, {a, b}, each.point, setup.pays(each.wager));
                wins += verdict.outcome == Outcome::Win;
                losses += verdict.outcome == Outcome::Lose;
                EXPECT_EQ(verdict.clause, game().wagers[each.wager].clause);
            }
        EXPECT_EQ(wins, each.wins) << game().wagers[each.wager].id << " " << each.spot << " " << each.point;
        EXPECT_EQ(losses, each.losses) << game().wagers[each.wager].id << " " << each.spot << " " << each.point;
    }
}

}  // namespace
}  // namespace baize::dice_magic_rules_test
