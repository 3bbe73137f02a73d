// Bets typed at a table in the terminal: laid again with Enter, and taken back.
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "support/typed.hpp"

namespace baize::cli::play_bets_test {
namespace {

using testing_support::in_order;
using testing_support::played;

// gb-2011 11.49, 11.102: what is laid with another wager comes with it, and is not laid by itself.
TEST(PlayBets, EnterLaysEqualWagersAgain) {
    const std::vector<std::string> cards = {"Ah", "Ad", "Tc", "Td", "2s", "7h", "Jc", "8d", "4s",
                                            "Kh", "Kd", "Tc", "Td", "2s", "7h", "Jc", "8d", "4s"};
    const std::string ultimate =
        played(*find_game("gb.ultimate-holdem"), cards, "ante 10 trips 5\n4\n\nc\nc\nf\nq\n");
    EXPECT_TRUE(in_order(ultimate, {"Enter bets ante 10, blind 10, trips 5 again", "[Kh]", "stake 25", "in 2 rounds"}))
        << ultimate;
    const std::string two_way = played(*find_game("gb.two-way-holdem"), cards, "ante 10\nf\nr\n\nc\nc\nq\n");
    EXPECT_TRUE(in_order(two_way, {"Enter bets ante 10, blind 10, two-way 10 again", "[Kh]", "stake 30",
                                   "in 2 rounds"}))
        << two_way;
}

TEST(PlayBets, ClearTakesEqualWagersBack) {
    const std::string shown = played(*find_game("gb.ultimate-holdem"), {}, "ante 10 trips 5 +\nclear\nq\n");
    EXPECT_TRUE(in_order(shown, {"Enter deals ante 10, blind 10, trips 5", "bets> clear", "Credit 1000. Bet such as"}))
        << shown;
}

}  // namespace
}  // namespace baize::cli::play_bets_test
