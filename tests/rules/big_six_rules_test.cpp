// Rules of Big Six that no single round shows (gb-2011 section 10).
#include "games/big_six/big_six.hpp"

#include <map>
#include <set>

#include "rules/rules_table.hpp"
#include "support/floor.hpp"

namespace baize {
namespace {

using namespace rules_table;

TEST(BigSixRules, R10_2_FiftyTwoCompartmentsAndSevenSymbols) {
    std::map<int, int> symbols;
    for (std::uint8_t compartment = 1; compartment <= big_six::kCompartments; ++compartment) ++symbols[big_six::symbol_in(compartment)];
    EXPECT_EQ(symbols, (std::map<int, int>{{0, 1}, {1, 1}, {2, 2}, {3, 4}, {4, 8}, {5, 12}, {6, 24}}));
    const auto names = big_six::kGame.compartments;
    EXPECT_EQ(names.size(), 52u);
    EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()).size(), 52u);
    for (std::uint8_t compartment = 1; compartment <= big_six::kCompartments; ++compartment)
        EXPECT_EQ(names[compartment - 1u][0], 'A' + big_six::symbol_in(compartment)) << "a compartment is called by its symbol";
}

TEST(BigSixRules, R10_4_R10_11_ThereAreNoVariations) {
    ASSERT_EQ(big_six::kGame.options.size(), 1u);
    EXPECT_EQ(big_six::kGame.options[0].id, "between-segments");
    EXPECT_FALSE(TableSetup::make(big_six::kGame, {{{"variant", "any"}}, {}, {}}));
}

TEST(BigSixRules, R10_10_TheNoticeSaysWhichever) {
    for (const char* chosen : {"previous-wins", "spin-again"}) {
        testing_support::TestFloor floor;
        floor.open(testing_support::example_table("gb.big-six.toml", {{"between-segments", std::string("\"") + chosen + "\""}}));
        const std::string notices = floor::offer_view(floor.table("big-six-1"), 1)["notices"].dump();
        EXPECT_NE(notices.find(std::string("The clapper rests between two segments: ") + chosen), std::string::npos) << notices;
    }
}

}  // namespace
}  // namespace baize
