// Rules of Three Card Poker about what is offered, seen and dealt (gb-2011 section 5; nz-three-card-poker).
#include "games/three_card_poker/three_card_poker.hpp"

#include "engine/view.hpp"
#include "rules/rules_table.hpp"

namespace baize::three_card_poker_rules_test {
namespace {

using namespace rules_table;
using three_card_poker::kGbGame;
using three_card_poker::kNzGame;

std::string refusal_of(const Session& session, const Event& event) {
    const auto refusal = session.check(event);
    return refusal ? refusal->clause : "taken";
}

// Opens a round with these wagers and deals the deck's cards in the order of their index.
void deal_all(Session& session, const std::vector<PlaceBet>& bets) {
    ASSERT_FALSE(session.apply(Shuffled{}));
    for (const PlaceBet& each : bets) ASSERT_FALSE(session.apply(each));
    ASSERT_FALSE(session.apply(CloseBets{}));
    for (int index = 0; session.need().kind == NeedKind::Card; ++index)
        ASSERT_FALSE(session.apply(DealtCard{Card::from_index(index)}));
}

// How many cards of a hand a seat sees; -1: there is no such hand.
int seen(const Session& session, PlayerId player, const std::string& name) {
    for (const SeenHand& hand : view_of(session.table(), player).hands) {
        if (hand.name != name) continue;
        int count = 0;
        for (const auto& card : hand.cards) count += card.has_value();
        return count;
    }
    return -1;
}

// ---- GB ---------------------------------------------------------------------------------------------------------

TEST(ThreeCardPokerRules, R5_2_PrimeIsTheOnlySideBet) {
    std::vector<std::string_view> opening;
    for (const WagerDef& wager : kGbGame.wagers)
        if (wager.kind == WagerKind::Opening) opening.push_back(wager.id);
    EXPECT_EQ(opening, (std::vector<std::string_view>{"ante", "pair-plus", "prime"}));
    const TableSetup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_EQ(refusal_of(session, PlaceBet{0, 1, {5, 0}, {1000}}), "5.11");
}

TEST(ThreeCardPokerRules, R5_3_OneDeckForEveryRound) {
    for (const Game* game : {&kGbGame, &kNzGame}) {
        const TableSetup setup(*game);
        EXPECT_EQ(cards_of_the_shoe(setup), 52);
        Session session(setup);
        deal_all(session, {bet(*game, 0, 1, "pair-plus", 10)});
        ASSERT_TRUE(session.finished());
        EXPECT_EQ(session.table().carried().shoe.cards_left, 52 - 6);
        ASSERT_FALSE(session.apply(NextRound{}));
        EXPECT_EQ(session.need().kind, NeedKind::Shuffle);
        EXPECT_EQ(session.need().clause, game == &kNzGame ? "7.1" : "1.5") << "the GB book says nothing of shuffles";
    }
    const TableSetup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kGbGame, 0, 1, "ante", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    ASSERT_FALSE(session.apply(DealtCard{Card::from_index(0)}));
    EXPECT_EQ(refusal_of(session, DealtCard{Card::from_index(0)}), "5.3");
}

// ---- NZ ---------------------------------------------------------------------------------------------------------

TEST(NzThreeCardPokerRules, R5_2_AfterTheDealPlayersSeeTheirCardsAndFoldOrPlay) {
    const TableSetup setup(kNzGame);
    Session session(setup);
    deal_all(session, {bet(kNzGame, 0, 1, "ante", 10), bet(kNzGame, 1, 2, "ante", 10)});
    ASSERT_EQ(session.need().kind, NeedKind::Decision);
    EXPECT_EQ(session.need().question.choices, 1u << three_card_poker::Fold | 1u << three_card_poker::PlayOn);
    EXPECT_EQ(seen(session, 0, "box 1"), 3);
    EXPECT_EQ(seen(session, 0, "box 2"), 0);
}

TEST(NzThreeCardPokerRules, R10A_4_AmountsOutsideTheLimitsAreRefused) {
    TableSetup setup(kNzGame);
    setup.limits(three_card_poker::SixCardBonus, {{500}, {5000}, {500}, {}});
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, "ante", 10)));
    for (const int units : {1, 7, 55})
        EXPECT_NE(refusal_of(session, bet(kNzGame, 0, 1, "six-card-bonus", units)), "taken") << units;
    for (const int units : {5, 10, 50})
        EXPECT_EQ(refusal_of(session, bet(kNzGame, 0, 1, "six-card-bonus", units)), "taken") << units;
}

// 5.10, rulings R67, R97: to whom a maximum may matter it is said before the close, to the cent, and to nobody else.
TEST(NzThreeCardPokerRules, R5_10_WhomAMaximumTouchesIsTold) {
    const auto told = [](const char* maximum, Money of_pair_plus, std::initializer_list<PlaceBet> bets,
                         PlayerId player) {
        TableSetup setup = setup_of("nz.three-card-poker", {{"maximum-payout", maximum}});
        Limits limits = setup.limits(three_card_poker::PairPlus);
        limits.payout_max = of_pair_plus;
        setup.limits(three_card_poker::PairPlus, limits);
        Session session(setup);
        EXPECT_FALSE(session.apply(Shuffled{}));
        for (const PlaceBet& each : bets) EXPECT_FALSE(session.apply(each));
        return kNzGame.notices.told_before_close(session.table(), player);
    };
    // An ante of 10 may win 10, 50 and 10, Pair Plus of 10 another 350, the Six Card Bonus of 1 another 1000.
    const PlaceBet ante = bet(kNzGame, 0, 1, "ante", 10), pair_plus = bet(kNzGame, 0, 1, "pair-plus", 10),
                   bonus = bet(kNzGame, 0, 1, "six-card-bonus", 1);
    EXPECT_EQ(told("70", {}, {ante}, 0), "");
    EXPECT_EQ(told("69.99", {}, {ante}, 0),
              "your wagers on one hand could win 70, and are paid 69.99 at most (nz-three-card-poker 5.10)");
    EXPECT_EQ(told("69.99", {}, {ante}, 1), "") << "another player";
    EXPECT_EQ(told("420", {}, {ante, pair_plus}, 0), "");
    EXPECT_NE(told("419.99", {}, {ante, pair_plus}, 0).find("win 420"), std::string::npos);
    EXPECT_EQ(told("1420", {}, {ante, pair_plus, bonus}, 0), "");
    EXPECT_NE(told("1419.99", {}, {ante, pair_plus, bonus}, 0).find("win 1420"), std::string::npos);
    EXPECT_EQ(told("70", {}, {ante, bet(kNzGame, 0, 2, "ante", 10)}, 0), "") << "every hand has it for itself";
    EXPECT_EQ(told("none", {350'00}, {ante, pair_plus}, 0), "");
    EXPECT_EQ(told("none", {349'99}, {ante, pair_plus}, 0),
              "your Pair Plus could win 350, and is paid 349.99 at most (nz-three-card-poker 5.10)");
}

TEST(NzThreeCardPokerRules, R10A_7_OneOfTheFourPayScalesWhole) {
    const Game& game = kNzGame;
    for (const char* table : {"1", "2", "3", "4"})
        EXPECT_TRUE(TableSetup::make(game, {{}, {{"six-card-bonus", table}}, {}}));
    EXPECT_FALSE(TableSetup::make(game, {{}, {{"six-card-bonus", "5"}}, {}}));
    // Option 2 differs from option 1 in the flush alone; a better flush than either is none of the four.
    EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"six-card-bonus.flush", "15:1"}})), "");
    EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"six-card-bonus.flush", "25:1"}})), "10A.7");
    EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"six-card-bonus.three-of-a-kind", "8:1"}})), "10A.7");
}

}  // namespace
}  // namespace baize::three_card_poker_rules_test
