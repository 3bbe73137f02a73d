// What a price says of itself, and how a question that has no price is answered.
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "odds/prices.hpp"

namespace baize::price_words_test {
namespace {

Result<std::vector<Price>> asked(std::string_view game, const Choices& choices, std::string_view wager) {
    const auto setup = Setup::make(*find_game(game), choices);
    if (!setup) return setup.refusal();
    return price(*setup, {std::string(wager), false, false, {}});
}

bool names(const Price& price, std::string_view option, std::string_view value) {
    for (const auto& [id, chosen] : price.options)
        if (id == option && chosen == value) return true;
    return false;
}

// Rulings R36, R37: such a wager is priced though no table was asked for that lays it out, and by the reading that was
// set. Without its name the figure could be taken for the other reading's.
TEST(PriceWords, AReadingOfAWagerThatIsNotLaidOutIsNamed) {
    for (const bool laid_out : {false, true}) {
        Choices choices{{{"madness-stake", "kept"}}, {}, {}};
        if (laid_out) choices.options.push_back({"madness-21", "yes"});
        const auto madness = asked("nz.blackjack", choices, "madness-21");
        ASSERT_TRUE(madness) << madness.refusal().what;
        EXPECT_TRUE(names(madness->front(), "madness-stake", "kept"));
    }
    const auto standard = asked("nz.blackjack", {}, "madness-21");
    ASSERT_TRUE(standard);
    EXPECT_FALSE(names(standard->front(), "madness-stake", "returned")) << "nobody set it";
    const auto other = asked("nz.blackjack", {{{"madness-stake", "kept"}}, {}, {}}, "any-pair");
    ASSERT_TRUE(other);
    EXPECT_FALSE(names(other->front(), "madness-stake", "kept")) << "it is another wager's";
}

TEST(PriceWords, ASpotThatIsNotThereIsAnsweredWithThoseThatAre) {
    EXPECT_EQ(asked("gb.roulette", {}, "first-four:0-1-2-3").refusal().what,
              "first-four has no spot '0-1-2-3'; it has first-four to first-four:00");
    EXPECT_EQ(asked("gb.sic-bo", {}, "total:3").refusal().what, "total has no spot '3'; it has total:4 to total:17");
    EXPECT_EQ(asked("gb.sic-bo", {}, "big:3").refusal().what, "big has no spots, so no 'big:3'");
}

}  // namespace
}  // namespace baize::price_words_test
