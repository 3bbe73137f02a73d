// Rules of Big Six that no single round shows (gb-2011 section 10).
#include "games/big_six/big_six.hpp"

#include <map>
#include <set>

#include "rules/rules_table.hpp"
#include "support/floor.hpp"

namespace baize::big_six_rules_test {
namespace {

using namespace rules_table;

// The order is the house's own: screens draw what its file gives, and nothing where it gives none.
TEST(BigSixRules, R10_2_TheOrderIsTheHousesOwnWheels) {
    EXPECT_TRUE(big_six::kGame.equipment.wheel_order(TableSetup(big_six::kGame)).empty());
    const std::string order = "ggggggggggggggggggggggggffffffffffffeeeeeeeeddddccba";
    const auto config =
        parse_table("id='a'\ngame='gb.big-six'\nwheel-order='" + order + "'\n[limits]\nmin=1\nmax=10\n");
    ASSERT_TRUE(config) << to_string(config.refusal());
    const auto setup = setup_of(*config);
    ASSERT_TRUE(setup);
    const auto wheel = big_six::kGame.equipment.wheel_order(*setup);
    ASSERT_EQ(wheel.size(), 52u);
    EXPECT_EQ(std::set<std::uint8_t>(wheel.begin(), wheel.end()).size(), 52u) << "every compartment once";
    for (std::size_t i = 0; i < wheel.size(); ++i) EXPECT_EQ(big_six::symbol_in(wheel[i]), order[i] - 'a') << i;
}

TEST(BigSixRules, R10_2_FiftyTwoCompartmentsAndSevenSymbols) {
    std::map<int, int> symbols;
    for (std::uint8_t compartment = 1; compartment <= big_six::kCompartments; ++compartment)
        ++symbols[big_six::symbol_in(compartment)];
    EXPECT_EQ(symbols, (std::map<int, int>{{0, 1}, {1, 1}, {2, 2}, {3, 4}, {4, 8}, {5, 12}, {6, 24}}));
    const auto names = big_six::kGame.equipment.compartments;
    EXPECT_EQ(names.size(), 52u);
    EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()).size(), 52u);
    for (std::uint8_t compartment = 1; compartment <= big_six::kCompartments; ++compartment)
        EXPECT_EQ(names[compartment - 1u][0], 'A' + big_six::symbol_in(compartment))
            << "a compartment is called by its symbol";
}

TEST(BigSixRules, R10_4_R10_11_ThereAreNoVariations) {
    ASSERT_EQ(big_six::kGame.options.size(), 1u);
    EXPECT_EQ(big_six::kGame.options[0].id, "between-segments");
    EXPECT_FALSE(TableSetup::make(big_six::kGame, {{{"variant", "any"}}, {}, {}}));
}

TEST(BigSixRules, R10_10_TheNoticeSaysWhichever) {
    for (const auto& [chosen, words] : {std::pair{"previous-wins", "previous wins"}, {"spin-again", "spin again"}}) {
        testing_support::TestFloor floor;
        floor.open(testing_support::example_table("gb.big-six.toml",
                                                  {{"between-segments", std::string("\"") + chosen + "\""}}));
        const std::string notices = wire::json_of(floor::offer_view(floor.table("big-six-1"), 1))["notices"].dump();
        EXPECT_NE(notices.find(std::string("The clapper rests between two segments: ") + words), std::string::npos)
            << notices;
    }
}

}  // namespace
}  // namespace baize::big_six_rules_test
