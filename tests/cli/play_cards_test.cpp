// Questions for cards, played by hand in the terminal: typed by name, by place, wrongly, and not at all.
#include <gtest/gtest.h>

#include "support/fixture_games.hpp"
#include "support/typed.hpp"

namespace baize::cli::play_cards_test {
namespace {

using testing_support::in_order;
using testing_support::kDrawGame;
using testing_support::kTilesGame;
using testing_support::played;

const std::vector<std::string> kHand = {"2d", "7h", "9c", "9d", "Ts", "Kd", "5s"};  // five, and two in the middle

std::vector<std::string> dealt(std::initializer_list<const char*> more) {
    std::vector<std::string> cards = kHand;
    cards.insert(cards.end(), more.begin(), more.end());
    return cards;
}

TEST(PlayCards, AreExchangedByNameOnTheSameLine) {
    const std::string shown = played(kDrawGame, dealt({"Kh", "3c"}), "ante 10\nexchange 2d 7h\nq\n");
    EXPECT_TRUE(in_order(shown, {"Exchange, up to 3 cards", "your choice> exchange 2d 7h", "Kh", "3c", "wins", "1010"}))
        << shown;
}

TEST(PlayCards, AreAskedForWhereNoneAreNamedAndTakenByTheirPlace) {
    const std::string shown = played(kDrawGame, dealt({"3c"}), "ante 10\nexchange\n5\nq\n");
    EXPECT_TRUE(in_order(shown, {"which? up to 3 cards, by name or place, Enter for none> 5", "3c", "loses", "990"}))
        << shown;
    EXPECT_EQ(shown.find("Ts", shown.find("3c")), std::string::npos) << "the fifth was given away\n" << shown;
}

TEST(PlayCards, EnterExchangesNone) {
    const std::string shown = played(kDrawGame, dealt({}), "ante 10\nexchange\n\nq\n");
    EXPECT_TRUE(in_order(shown, {"Enter for none> ", "loses"})) << shown;
}

// What is wrong is said, nothing is taken, and the question is put again.
TEST(PlayCards, ThatAreNotThereOrTooManyAreRefusedAndAskedForAgain) {
    const std::string shown = played(kDrawGame, dealt({"Jo"}),
                                     "ante 10\nexchange Qs\nexchange zz\nexchange 1 2 3 4\nexchange 2d\nq\n");
    EXPECT_TRUE(in_order(shown, {"those cards are not in the hand", "'zz' is no card",
                                 "choose 0 to 3 of the cards, not 4", "your choice> exchange 2d", "Jo", "wins"}))
        << shown;
}

TEST(PlayCards, TilesAreSetAndAFoulHandIsRefused) {
    const std::vector<std::string> tiles = {"6-6", "1-1", "1-3", "3-6", "4-4", "1-5", "3-3", "1-6"};
    const std::string shown = played(kTilesGame, tiles, "main 10\nset 1-1 3-1\nset 6-6 1-1\nq\n");
    EXPECT_TRUE(in_order(shown, {"Set the low hand, 2 cards", "your choice> set"})) << shown;
    EXPECT_TRUE(in_order(shown, {"the low hand outranks the high one", "your choice> set 6-6 1-1"})) << shown;
}

}  // namespace
}  // namespace baize::cli::play_cards_test
