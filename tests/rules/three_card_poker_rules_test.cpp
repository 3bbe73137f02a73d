// Rules of Three Card Poker about what is offered, seen and dealt (gb-2011 section 5; nz-three-card-poker).
#include "games/three_card_poker/three_card_poker.hpp"

#include "engine/view.hpp"
#include "rules/rules_table.hpp"

namespace baize {
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
    for (int index = 0; session.need().kind == NeedKind::Card; ++index) ASSERT_FALSE(session.apply(DealtCard{Card::from_index(index)}));
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
    const Setup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_EQ(refusal_of(session, PlaceBet{0, 1, {5, 0}, {1000}}), "5.11");
}

TEST(ThreeCardPokerRules, R5_3_OneDeckForEveryRound) {
    for (const Game* game : {&kGbGame, &kNzGame}) {
        const Setup setup(*game);
        EXPECT_EQ(cards_of_the_shoe(setup), 52);
        Session session(setup);
        deal_all(session, {bet(*game, 0, 1, "pair-plus", 10)});
        ASSERT_TRUE(session.finished());
        EXPECT_EQ(session.table().between().shoe.cards_left, 52 - 6);
        ASSERT_FALSE(session.apply(NextRound{}));
        EXPECT_EQ(session.need().kind, NeedKind::Shuffle);
        EXPECT_EQ(session.need().clause, "5.3");
    }
    const Setup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kGbGame, 0, 1, "ante", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    ASSERT_FALSE(session.apply(DealtCard{Card::from_index(0)}));
    EXPECT_EQ(refusal_of(session, DealtCard{Card::from_index(0)}), "5.3");
}

TEST(ThreeCardPokerRules, R5_9_OnePlayerAPositionAndOnePositionAPlayer) {
    const Setup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kGbGame, 0, 1, "ante", 10)));
    EXPECT_EQ(refusal_of(session, bet(kGbGame, 1, 1, "pair-plus", 10)), "5.9");
    EXPECT_EQ(refusal_of(session, bet(kGbGame, 0, 2, "ante", 10)), "5.9");
    EXPECT_EQ(refusal_of(session, bet(kGbGame, 1, 2, "ante", 10)), "taken");
}

TEST(ThreeCardPokerRules, R5_10_NoInitialWagerOnceTheCardsAreDealt) {
    const Setup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kGbGame, 0, 1, "ante", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    for (const char* wager : {"ante", "pair-plus", "prime"}) EXPECT_EQ(refusal_of(session, bet(kGbGame, 0, 1, wager, 20)), "5.10");
}

TEST(ThreeCardPokerRules, R5_11_OneTwoOrAllThreeWagers) {
    const Setup setup(kGbGame);
    for (int chosen = 1; chosen < 8; ++chosen) {
        Session session(setup);
        const char* names[] = {"ante", "pair-plus", "prime"};
        std::vector<PlaceBet> bets;
        for (int i = 0; i < 3; ++i)
            if (chosen >> i & 1) bets.push_back(bet(kGbGame, 0, 1, names[i], 10));
        deal_all(session, bets);
        if (session.need().kind == NeedKind::Decision) ASSERT_FALSE(session.apply(Answered{0, three_card_poker::Fold, {}}));
        EXPECT_TRUE(session.finished());
        EXPECT_EQ(session.table().stakes().size(), bets.size());
    }
}

TEST(ThreeCardPokerRules, R5_12_ThreeCardsFaceDownFromTheDealersLeft) {
    const Setup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kGbGame, 1, 4, "ante", 10)));
    ASSERT_FALSE(session.apply(bet(kGbGame, 0, 2, "ante", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    std::vector<int> order;
    for (int index = 0; session.need().kind == NeedKind::Card; ++index) {
        order.push_back(session.need().box);
        EXPECT_NE(session.need().face, Face::Up);
        ASSERT_FALSE(session.apply(DealtCard{Card::from_index(index)}));
    }
    EXPECT_EQ(order, (std::vector<int>{2, 2, 2, 4, 4, 4, 0, 0, 0}));
    EXPECT_EQ(seen(session, 0, "box 2"), 3);
    EXPECT_EQ(seen(session, 1, "box 2"), 0);
    EXPECT_EQ(seen(session, kNobody, "box 2"), 0);
    for (const PlayerId player : {PlayerId{0}, PlayerId{1}, kNobody}) EXPECT_EQ(seen(session, player, "dealer"), 0);
}

TEST(ThreeCardPokerRules, R5_13_ThePlayWagerEqualsTheAnte) {
    const Setup setup(kGbGame);
    Session session(setup);
    deal_all(session, {bet(kGbGame, 0, 1, "ante", 15), bet(kGbGame, 0, 1, "pair-plus", 5)});
    EXPECT_EQ(refusal_of(session, Answered{0, three_card_poker::PlayOn, {2000}}), "5.13");  // no amount of his own
    ASSERT_FALSE(session.apply(Answered{0, three_card_poker::PlayOn, {}}));
    EXPECT_EQ(session.table().staked(0, 1, {three_card_poker::Play, 0}), Money{1500});
}

TEST(ThreeCardPokerRules, R5_15_WithoutAnAnteThereIsNothingToDecide) {
    const Setup setup(kGbGame);
    Session session(setup);
    deal_all(session, {bet(kGbGame, 0, 1, "pair-plus", 5)});
    EXPECT_TRUE(session.finished());
}

// ---- NZ ---------------------------------------------------------------------------------------------------------

TEST(NzThreeCardPokerRules, R5_2_AfterTheDealPlayersSeeTheirCardsAndFoldOrPlay) {
    const Setup setup(kNzGame);
    Session session(setup);
    deal_all(session, {bet(kNzGame, 0, 1, "ante", 10), bet(kNzGame, 1, 2, "ante", 10)});
    ASSERT_EQ(session.need().kind, NeedKind::Decision);
    EXPECT_EQ(session.need().question.choices, 1u << three_card_poker::Fold | 1u << three_card_poker::PlayOn);
    EXPECT_EQ(seen(session, 0, "box 1"), 3);
    EXPECT_EQ(seen(session, 0, "box 2"), 0);
}

TEST(NzThreeCardPokerRules, R5_5_MoreThanOneAreaAtTheOperatorsDiscretion) {
    const Setup several(kNzGame), one = setup_of("nz.three-card-poker", {{"areas", "one"}});
    for (const Setup* setup : {&several, &one}) {
        Session session(*setup);
        ASSERT_FALSE(session.apply(Shuffled{}));
        ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, "ante", 10)));
        EXPECT_EQ(refusal_of(session, bet(kNzGame, 0, 2, "ante", 10)), setup == &one ? "5.5" : "taken");
        EXPECT_EQ(refusal_of(session, bet(kNzGame, 1, 1, "ante", 10)), "5.5.1");
    }
}

TEST(NzThreeCardPokerRules, R5_5_2_AdditionalHandsArePlayedBlindUnlessTheTableSaysOtherwise) {
    for (const bool blind : {true, false}) {
        const Setup setup = setup_of("nz.three-card-poker", {{"blind", blind ? "yes" : "no"}});
        Session session(setup);
        deal_all(session, {bet(kNzGame, 0, 1, "ante", 10), bet(kNzGame, 0, 2, "ante", 10)});
        EXPECT_EQ(seen(session, 0, "box 1"), 3);
        EXPECT_EQ(seen(session, 0, "box 2"), blind ? 0 : 3);
        ASSERT_FALSE(session.apply(Answered{0, three_card_poker::PlayOn, {}}));
        EXPECT_EQ(seen(session, 0, "box 2"), blind ? 0 : 3);  // nor while it is decided on
        ASSERT_FALSE(session.apply(Answered{0, three_card_poker::PlayOn, {}}));
        EXPECT_EQ(seen(session, 0, "box 2"), 3);
    }
}

TEST(NzThreeCardPokerRules, R5_10_APayOutIsCutToTheMaximum) {
    EXPECT_ROUND("game nz.three-card-poker\nlimits pair-plus 1 100 1 200\nbet A pair-plus 10\ndeal A 9h 8h 7h\ndeal D 2c 3d 5h\n----\nA pair-plus +200 5.22(e)\nbank -200\n");
    EXPECT_ROUND("game nz.three-card-poker\nbet A pair-plus 10\ndeal A 9h 8h 7h\ndeal D 2c 3d 5h\n----\nA pair-plus +350 5.22(e)\nbank -350\n");
}

TEST(NzThreeCardPokerRules, R7_1_f_ASupervisorMayOrderAShuffle) {
    EXPECT_ROUND("game nz.three-card-poker\nmanual-shuffle\nwaits a shuffle\nshuffle\nbet A pair-plus 10\ndeal A 9h 8d 2h\ndeal D 2c 3d 5h\n----\nA pair-plus -10 5.23\nbank +10\n"
                 "rule ordered-shuffle\nnext\nwaits a shuffle\nrefused close\n");
}

TEST(NzThreeCardPokerRules, R10A_2_NoSixCardBonusWithoutAnAnteOrAPairPlus) {
    const Setup setup(kNzGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_EQ(refusal_of(session, bet(kNzGame, 0, 1, "six-card-bonus", 5)), "10A.2");
    for (const char* beside : {"ante", "pair-plus"}) {
        ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, beside, 10)));
        ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, "six-card-bonus", 5)));
        EXPECT_EQ(refusal_of(session, bet(kNzGame, 0, 1, beside, 0)), "10A.2");  // nor may it be left alone
        ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, "six-card-bonus", 0)));
        ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, beside, 0)));
    }
}

TEST(NzThreeCardPokerRules, R10A_3_NotOnceTheCardsAreDealt) {
    const Setup setup(kNzGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, "ante", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_EQ(refusal_of(session, bet(kNzGame, 0, 1, "six-card-bonus", 5)), "10A.3");
}

TEST(NzThreeCardPokerRules, R10A_4_AmountsOutsideTheLimitsAreRefused) {
    Setup setup(kNzGame);
    setup.limits(three_card_poker::SixCardBonus, {{500}, {5000}, {500}, {}});
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(kNzGame, 0, 1, "ante", 10)));
    for (const int units : {1, 7, 55}) EXPECT_NE(refusal_of(session, bet(kNzGame, 0, 1, "six-card-bonus", units)), "taken") << units;
    for (const int units : {5, 10, 50}) EXPECT_EQ(refusal_of(session, bet(kNzGame, 0, 1, "six-card-bonus", units)), "taken") << units;
}

// 10A.6, 10A.7: it is paid by the six cards, also to a hand that was folded.
TEST(NzThreeCardPokerRules, R10A_6_R10A_7_TheBonusOfAFoldedHandIsPaid) {
    EXPECT_ROUND("game nz.three-card-poker\nbet A ante 10 six-card-bonus 5\ndeal A 9h 8h 2c\ndeal D 9c 9d Kh\nact A fold\n----\n"
                 "A ante -10 5.14\nA six-card-bonus +25 10A.7\nbank -15\n");
}

TEST(NzThreeCardPokerRules, R10A_7_OneOfTheFourPayScalesWhole) {
    const Game& game = kNzGame;
    for (const char* table : {"1", "2", "3", "4"}) EXPECT_TRUE(Setup::make(game, {{}, {{"six-card-bonus", table}}, {}}));
    EXPECT_FALSE(Setup::make(game, {{}, {{"six-card-bonus", "5"}}, {}}));
    // Option 2 differs from option 1 in the flush alone; a better flush than either is none of the four.
    EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"six-card-bonus.flush", "15:1"}})), "");
    EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"six-card-bonus.flush", "25:1"}})), "10A.7");
    EXPECT_EQ(forbidden_by(setup_of(game.id, {}, {{"six-card-bonus.three-of-a-kind", "8:1"}})), "10A.7");
}

}  // namespace
}  // namespace baize
