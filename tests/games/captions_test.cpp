// Captions are shown by scenarios (`called`); here is what a round cannot show.
#include "engine/captions.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <vector>

#include "games/list.hpp"
#include "support/paths.hpp"

namespace baize::captions_test {
namespace {

namespace fs = std::filesystem;

// Does a scenario of the game say what something is called: a throw, a spin, or a hand, which may lie anywhere?
bool called_in_scenarios(const Game& game, std::string_view what) {
    for (const auto& entry : fs::directory_iterator(fs::path(testing_support::tests_dir()) / "scenarios" / game.id)) {
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            if (!line.starts_with("called")) continue;
            const auto at = line.find_first_not_of(' ', 6);
            const std::string place = line.substr(at, line.find(' ', at) - at);
            if (place == what || (what == "hand" && place != "throw" && place != "spin")) return true;
        }
    }
    return false;
}

TEST(Captions, EveryKindOfAGameIsShownByAScenario) {
    for (const Game* game : games()) {
        const bool hands_called = game->hand_caption || hand_words_of(*game);
        EXPECT_EQ(hands_called, called_in_scenarios(*game, "hand")) << game->id;
        EXPECT_EQ(game->dice_caption != nullptr, called_in_scenarios(*game, "throw")) << game->id;
        EXPECT_EQ(game->spin_caption != nullptr, called_in_scenarios(*game, "spin")) << game->id;
    }
}

TEST(Captions, NothingIsSaidOfNothing) {
    for (const Game* game : games()) {
        EXPECT_EQ(caption(baize::Setup(*game), std::span<const std::optional<Card>>(), false), "") << game->id;
        EXPECT_EQ(caption(*game, std::span<const std::uint8_t>()), "") << game->id;
        EXPECT_EQ(caption(*game, std::span<const std::string>()), "") << game->id;
    }
}

TEST(Captions, OneHiddenCardHidesTheName) {
    for (const Game* game : games()) {
        const std::optional<Card> cards[] = {parse_card("Qs"), std::nullopt, parse_card("Qd")};
        EXPECT_EQ(caption(baize::Setup(*game), cards, false), "") << game->id;
    }
}

// A compartment has the colour that the call of its number says.
TEST(Captions, TheColoursOfAWheelAreThoseOfItsCalls) {
    int coloured = 0;
    for (const Game* game : games())
        for (const std::string_view name : game->compartments) {
            const std::string_view colour = compartment_colour(*game, name);
            if (colour.empty()) continue;
            const std::string spun[] = {std::string(name), std::string(name)};
            EXPECT_NE(caption(*game, spun).find(colour), std::string::npos) << game->id << " " << name;
            ++coloured;
        }
    EXPECT_GE(coloured, 38);
    EXPECT_EQ(compartment_colour(*find_game("gb.roulette"), "1"), "red");
    EXPECT_EQ(compartment_colour(*find_game("gb.big-six"), "A"), "");
}

}  // namespace
}  // namespace baize::captions_test
