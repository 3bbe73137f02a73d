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

baize::Setup with(const char* game, const char* option, const char* value) {
    const auto setup = baize::Setup::make(*find_game(game), {{{option, value}}, {}, {}});
    EXPECT_TRUE(setup) << setup.refusal().what;
    return *setup;
}

// gb-2011 11.70(c), ruling R67: the deal waits until he has heard it, and what he lays then counts.
TEST(PlayBets, R11_70_WhomACeilingTouchesIsToldBeforeTheDealAndMayChangeHisWager) {
    const std::vector<std::string> cards = {"Ah", "Ad", "Tc", "Td", "2s", "7h", "Jc", "8d", "4s"};
    const baize::Setup setup = with("gb.ultimate-holdem", "royal-ceiling", "5000");
    const char* kTold = "a royal flush would win 5500 on your Blind, and is paid 5000 at most (gb-2011 11.70)";
    const std::string stays = played(setup, cards, "ante 11\n\n4\nq\n");
    EXPECT_TRUE(in_order(stays, {kTold, "Enter deals ante 11, blind 11", "stake 22", "Your turn"})) << stays;
    const std::string changes = played(setup, cards, "ante 11\nante 10\n4\nq\n");
    EXPECT_TRUE(in_order(changes, {kTold, "stake 20", "Your turn"})) << changes;
    EXPECT_EQ(changes.find(kTold, changes.find(kTold) + 1), std::string::npos) << "10 wins 5000: nothing is cut";
    EXPECT_EQ(played(setup, cards, "ante 10\n4\nq\n").find("is paid 5000 at most"), std::string::npos);
}

TEST(PlayBets, EveryCeilingIsToldBeforeTheDeal) {
    struct Case { const char *game, *option, *value, *typed, *told; };
    constexpr Case kCases[] = {
        {"gb.holdem-bonus", "jackpot-ceiling", "500", "ante 10 bonus-jackpot 10\nq\n", "(gb-2011 11.34)"},
        {"gb.pai-gow-poker", "fortune-ceiling", "5000", "main 10 fortune 10\nq\n", "(gb-2011 13.37)"},
        {"nz.big-raise-stud", "maximum-payout", "500", "ante 10\nq\n", "(nz-big-raise-stud 5.8)"},
        {"nz.four-card-poker", "maximum-payout", "100", "ante 10\nq\n", "(nz-four-card-poker 5.10)"},
        {"nz.lunar-poker", "maximum-payout", "500", "ante 10\nq\n", "(nz-lunar-poker 5.12)"},
    };
    for (const auto& [game, option, value, typed, told] : kCases) {
        const std::string shown = played(with(game, option, value), {}, typed);
        EXPECT_TRUE(in_order(shown, {"bets>", "paid", told, "Enter deals", "bets>"})) << game << "\n" << shown;
    }
    const auto ride =
        baize::Setup::make(*find_game("gb.let-it-ride"), {{{"royal-ceiling", "20000"}}, {{"main", "4"}}, {}});
    ASSERT_TRUE(ride) << ride.refusal().what;
    const std::string shown = played(*ride, {}, "main 10\nq\n");
    EXPECT_TRUE(in_order(shown, {"bets>", "is paid 20000 at most (gb-2011 12.27)", "Enter deals", "bets>"})) << shown;
}

// gb-2011 2.4: the meter is displayed.
TEST(PlayBets, R2_4_TheMeterIsShownBeforeBets) {
    EXPECT_TRUE(in_order(played(*find_game("gb.casino-stud"), {}, "q\n"),
                         {"Progressive: the meter holds 1000.", "bets>"}));
    EXPECT_EQ(played(with("gb.casino-stud", "progressive", "no"), {}, "q\n").find("The meter of"), std::string::npos);
}

// Ruling D7: what fills a gap of the book is said to be borrowed.
TEST(PlayBets, RulingD7_ABorrowedClauseSaysSo) {
    const std::string shown = played(*find_game("nz.ultimate-holdem"), {}, "? trips\nq\n");
    EXPECT_TRUE(in_order(shown, {"gb-2011 11.49, borrowed", "gb-2011 11.52, borrowed", "bets>",
                                 "gb-2011 11.72, borrowed"})) << shown;
    EXPECT_EQ(shown.find(" 11.49  "), std::string::npos) << shown;
    EXPECT_EQ(played(*find_game("gb.ultimate-holdem"), {}, "q\n").find("borrowed"), std::string::npos);
}

}  // namespace
}  // namespace baize::cli::play_bets_test
