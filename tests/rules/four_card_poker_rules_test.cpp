// Rules of Four Card Poker about what is offered, seen and dealt (nz-four-card-poker).
#include "games/four_card_poker/four_card_poker.hpp"

#include "engine/view.hpp"
#include "rules/rules_table.hpp"

namespace baize::four_card_poker_rules_test {
namespace {

using namespace rules_table;
using four_card_poker::kGame;

TEST(FourCardPokerRules, R3_1_UpToSevenAreas) {
    const TableSetup setup(kGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    for (BoxNo box = 1; box <= 7; ++box)
        EXPECT_FALSE(session.apply(bet(kGame, static_cast<PlayerId>(box - 1), box, "ante", 10)));
    EXPECT_EQ(session.check(bet(kGame, 7, 8, "ante", 10))->clause, "5.1");
}

TEST(FourCardPokerRules, R3_4_OneDeckForEveryRound) {
    const TableSetup setup(kGame);
    EXPECT_EQ(cards_of_the_shoe(setup), 52);
    Session session(setup);
    for (int round = 0; round < 2; ++round) {
        ASSERT_EQ(session.need().kind, NeedKind::Shuffle) << "7.1(a), (b)";
        EXPECT_EQ(session.need().clause, "7.1(b)");
        ASSERT_FALSE(session.apply(Shuffled{}));
        EXPECT_EQ(session.table().carried().shoe.cards_left, 52);
        ASSERT_FALSE(session.apply(bet(kGame, 0, 1, "ante", 10)));
        ASSERT_FALSE(session.apply(CloseBets{}));
        for (int index = 0; session.need().kind == NeedKind::Card; ++index)
            ASSERT_FALSE(session.apply(DealtCard{Card::from_index(index)}));
        EXPECT_EQ(session.table().carried().shoe.cards_left, 52 - 11);
        ASSERT_FALSE(session.apply(Answered{0, four_card_poker::Fold, {}, {}}));
        ASSERT_TRUE(session.finished());
        ASSERT_FALSE(session.apply(NextRound{}));
    }
}

TEST(DrawnLayouts, NzFourCardPoker3_2_TheLayoutSaysWhoPlaysAndWhoWinsTies) {
    EXPECT_EQ(drawing_of(TableSetup(kGame)).sayings,
              (std::vector<std::string>{"dealer always qualifies", "player wins ties"}));
}

TEST(DrawnLayouts, NzFourCardPoker3_3_EveryAreaBearsItsWord) {
    EXPECT_EQ(words_on_layout(TableSetup(kGame)), "Aces Up, Ante, Play");
}

// Once a wager is lost nothing takes it back, nor before it is decided.
// 5.10, ruling R67: to whom the maximum may matter it is said before the close, to the cent, and to nobody else.
TEST(FourCardPokerRules, R5_10_WhomTheMaximumTouchesIsTold) {
    const auto told = [](const char* maximum, std::initializer_list<PlaceBet> bets, PlayerId player) {
        const TableSetup setup = setup_of("nz.four-card-poker", {{"maximum-payout", maximum}});
        Session session(setup);
        EXPECT_FALSE(session.apply(Shuffled{}));
        for (const PlaceBet& each : bets) EXPECT_FALSE(session.apply(each));
        return kGame.notices.told_before_close(session.table(), player);
    };
    // An ante of 10 may win 250, 10 and three times 10; Aces Up of 10 by option 1 another 500.
    const PlaceBet ante = bet(kGame, 0, 1, "ante", 10), aces_up = bet(kGame, 0, 1, "aces-up", 10);
    EXPECT_EQ(told("290", {ante}, 0), "");
    EXPECT_NE(told("289.99", {ante}, 0).find("could win 290, and are paid 289.99 at most"), std::string::npos);
    EXPECT_EQ(told("289.99", {ante}, 1), "") << "another player";
    EXPECT_EQ(told("790", {ante, aces_up}, 0), "");
    EXPECT_NE(told("789.99", {ante, aces_up}, 0).find("win 790"), std::string::npos);
    EXPECT_NE(told("269.99", {ante, bet(kGame, 0, 1, "play", 10)}, 0).find("win 270"), std::string::npos)
        << "a play wager that was laid blind is what it is";
    EXPECT_EQ(told("290", {ante, bet(kGame, 0, 2, "ante", 10)}, 0), "") << "every hand has it for itself (ruling R82)";
    EXPECT_EQ(told("none", {ante, aces_up}, 0), "");
}

TEST(FourCardPokerRules, R5_9_NoLosingWagerIsTakenBack) {
    const TableSetup setup(kGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kGame, 0, 1, "ante", 10)));
    ASSERT_FALSE(session.apply(bet(kGame, 0, 1, "aces-up", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    for (int index = 0; session.need().kind == NeedKind::Card; ++index) {
        EXPECT_EQ(session.check(bet(kGame, 0, 1, "aces-up", 0))->clause, "5.8");
        ASSERT_FALSE(session.apply(DealtCard{Card::from_index(index)}));
    }
    ASSERT_FALSE(session.apply(Answered{0, four_card_poker::Fold, {}, {}}));
    ASSERT_TRUE(session.finished());
    EXPECT_EQ(session.check(bet(kGame, 0, 1, "ante", 0))->clause, "5.8");
}

// Two deals that differ in A's hand alone, once with aces: with Aces Up alone he is asked either way, and whoever else
// looks at the table is told the same (5.2(c)).
TEST(FourCardPokerRules, R5_2c_TheOfferTellsNobodyElseWhatIsHeld) {
    const auto told = [](std::vector<const char*> cards, PlayerId seat) {
        for (const char* each : {"Qd", "Qc", "6s", "3c", "2d", "Kh"}) cards.push_back(each);
        const TableSetup setup(kGame);
        Session session(setup);
        EXPECT_FALSE(session.apply(Shuffled{}));
        EXPECT_FALSE(session.apply(bet(kGame, 0, 1, "aces-up", 10)));
        EXPECT_FALSE(session.apply(CloseBets{}));
        for (const char* card : cards) EXPECT_FALSE(session.apply(DealtCard{parse_card(card).value()}));
        const View view = view_of(session.table(), seat);
        return view.waiting_for + "\n" + to_text(view, kGame);
    };
    const std::vector<const char*> aces = {"Ad", "Ac", "9c", "7s", "2h"}, kings = {"Kd", "Kc", "9c", "7s", "2h"};
    for (const PlayerId seat : {PlayerId{1}, kNobody}) EXPECT_EQ(told(aces, seat), told(kings, seat));
    EXPECT_NE(told(aces, 0), told(kings, 0));
}

}  // namespace
}  // namespace baize::four_card_poker_rules_test
