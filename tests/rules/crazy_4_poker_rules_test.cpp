// Rules of Crazy 4 Poker about what is offered, seen and dealt (gb-2011 section 15).
#include "games/crazy_4_poker/crazy_4_poker.hpp"

#include "engine/view.hpp"
#include "rules/rules_table.hpp"

namespace baize::crazy_4_poker_rules_test {
namespace {

using namespace rules_table;
using crazy_4_poker::kGame;

// Deals the cards of a round with A on box 1 and B on box 2, and what a seat is told then.
std::string told(const std::vector<const char*>& cards, PlayerId seat) {
    const TableSetup setup(kGame);
    Session session(setup);
    EXPECT_FALSE(session.apply(Shuffled{}));
    EXPECT_FALSE(session.apply(bet(kGame, 0, 1, "ante", 10)));
    EXPECT_FALSE(session.apply(bet(kGame, 1, 2, "ante", 10)));
    EXPECT_FALSE(session.apply(CloseBets{}));
    for (const char* card : cards) EXPECT_FALSE(session.apply(DealtCard{parse_card(card).value()}));
    const View view = view_of(session.table(), seat);
    return view.waiting_for + "\n" + to_text(view, kGame);
}

TEST(Crazy4PokerRules, R15_2_QueensUpIsTheOnlySideWager) {
    std::vector<std::string_view> laid;
    for (const WagerDef& wager : kGame.wagers)
        if (wager.kind != WagerKind::Later) laid.push_back(wager.id);
    EXPECT_EQ(laid, (std::vector<std::string_view>{"ante", "super-bonus", "queens-up"}));
    const TableSetup setup(kGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_EQ(session.check(PlaceBet{0, 1, {4, 0}, {1000}})->clause, "15.10");
}

TEST(Crazy4PokerRules, R15_3_OnePackForEveryRound) {
    const TableSetup setup(kGame);
    EXPECT_EQ(cards_of_the_shoe(setup), 52);
    Session session(setup);
    for (int round = 0; round < 2; ++round) {
        ASSERT_EQ(session.need().kind, NeedKind::Shuffle);
        ASSERT_FALSE(session.apply(Shuffled{}));
        EXPECT_EQ(session.table().carried().shoe.cards_left, 52);
        ASSERT_FALSE(session.apply(bet(kGame, 0, 1, "ante", 10)));
        ASSERT_FALSE(session.apply(CloseBets{}));
        for (int index = 0; session.need().kind == NeedKind::Card; ++index)
            ASSERT_FALSE(session.apply(DealtCard{Card::from_index(index)}));
        EXPECT_EQ(session.table().carried().shoe.cards_left, 52 - 10);
        ASSERT_FALSE(session.apply(Answered{0, crazy_4_poker::Fold, {}, {}}));
        ASSERT_TRUE(session.finished());
        ASSERT_FALSE(session.apply(NextRound{}));
    }
}

// Two deals that differ in A's hand alone, once with aces: whoever else looks at the table is told the same.
TEST(Crazy4PokerRules, R15_15_TheOfferTellsNobodyElseWhatIsHeld) {
    const std::vector<const char*> rest = {"Qd", "Qc", "6s", "3c", "2d", "Kh", "9h", "7c", "4s", "2c"};
    const auto with = [&](std::vector<const char*> own) {
        own.insert(own.end(), rest.begin(), rest.end());
        return own;
    };
    const auto aces = with({"Ad", "Ac", "9c", "7s", "2h"}), kings = with({"Kd", "Kc", "9c", "7s", "2h"});
    for (const PlayerId seat : {PlayerId{1}, PlayerId{2}, kNobody}) EXPECT_EQ(told(aces, seat), told(kings, seat));
    EXPECT_NE(told(aces, 0), told(kings, 0));
}

}  // namespace
}  // namespace baize::crazy_4_poker_rules_test
