// Rules of NZ Pai Gow that no single round shows (nz-pai-gow).
#include "engine/view.hpp"
#include "rules/pai_gow_tiles_table.hpp"
#include "table_file/config.hpp"

namespace baize::pai_gow_tiles::nz_pai_gow_rules_test {
namespace {

using namespace rules_table;
using namespace pai_gow_tiles_table;

// Ruling R94: eight boxes, in one of which the bank is; so many as a table file says, and one at least.
TEST(NzPaiGow, R3_2_EightBoxesOfWhichOneIsTheBanks) {
    const auto file = [](const std::string& boxes) {
        const auto config = parse_table("id='a'\ngame='nz.pai-gow'\n" + boxes +
                                        "[limits]\nmin=20\nmax=100\nincrement=20\n");
        return baize::setup_of(*config);
    };
    EXPECT_EQ(file("boxes=8\n")->boxes(), 8);
    EXPECT_EQ(file("")->boxes(), 8);
    for (const char* wrong : {"boxes=0\n", "boxes=9\n"}) {
        ASSERT_FALSE(file(wrong)) << wrong;
        EXPECT_EQ(file(wrong).refusal().clause, "nz-pai-gow 3.2") << wrong;
    }
}

// Seven boxes are wagered on, whichever the eighth is: with it every tile of the set is dealt.
TEST(NzPaiGow, R3_2_SevenOpponentsWhicheverBoxIsTheBanks) {
    const auto setup = setup_of(kNzGame.id);
    for (BoxNo banks = 1; banks <= kNzBoxes; ++banks)
        for (int first = 3; first <= 18; ++first) {
            Session session(setup);
            ASSERT_FALSE(session.apply(Shuffled{}));
            for (BoxNo box = 1; box <= kNzBoxes; ++box) {
                if (box == banks) continue;
                ASSERT_FALSE(session.apply(bet(kNzGame, box, box, "main", 10)));
            }
            const auto refusal = session.check(bet(kNzGame, 0, banks, "main", 10));
            ASSERT_TRUE(refusal) << int{banks};
            EXPECT_EQ(refusal->clause, "3.2");
            ASSERT_FALSE(session.apply(CloseBets{}));
            ASSERT_FALSE(session.apply(thrown_as(first)));
            const int after = (first - 1) % 8, box = after >= banks ? after + 1 : after;  // the bank's is left out
            EXPECT_EQ(int{session.need().box}, after == 0 ? 0 : box) << int{banks} << " " << first;
            EXPECT_EQ(stacks_dealt(session), 8);
            EXPECT_EQ(session.table().carried().shoe.cards_left, 0);
        }
}

// What was dealt to boxes without a wager lies apart, and nobody sees any of it: not whoever plays, nor who looks on.
TEST(NzPaiGow, R10_3a_TilesOfBoxesWithoutWagersAreUndisclosed) {
    const auto setup = setup_of(kNzGame.id);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    for (const BoxNo box : {2, 5}) ASSERT_FALSE(session.apply(bet(kNzGame, box, box, "main", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    ASSERT_FALSE(session.apply(thrown_as(8)));
    EXPECT_EQ(stacks_dealt(session), 3) << "of two boxes and of the dealer";
    EXPECT_EQ(session.table().carried().shoe.cards_left, 0) << "the other five are retrieved";
    for (const PlayerId player : {PlayerId{2}, PlayerId{5}, PlayerId{3}, kNobody}) {
        int lying = 0, seen = 0;
        for (const SeenHand& hand : view_of(session.table(), player).hands) {
            lying += static_cast<int>(hand.cards.size());
            for (const auto& tile : hand.cards) seen += tile.has_value();
        }
        EXPECT_EQ(lying, 3 * kStack);
        EXPECT_EQ(seen, player == 2 || player == 5 ? kStack : 0) << int{player};
    }
}

TEST(NzPaiGow, R3_1_UpToEightBoxesWithTheBanks) {
    EXPECT_EQ(kNzGame.layout.boxes, 8) << "with the bank's (ruling R94)";
    auto setup = setup_of(kNzGame.id);
    setup.boxes(5);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_FALSE(session.check(bet(kNzGame, 0, 5, "main", 10)));
    const auto refusal = session.check(bet(kNzGame, 0, 6, "main", 10));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "3.2");
}

// With five boxes two stacks are delivered to nobody; they too are out of play when the last stack lies.
TEST(NzPaiGow, R10_2B_TilesOfMissingBoxesStayUndisclosed) {
    auto setup = setup_of(kNzGame.id);
    setup.boxes(5);
    int dealt = 0;
    EXPECT_EQ(left_after_the_deal(setup, {1, 2, 3, 4, 5}, dealt), 0);
    EXPECT_EQ(dealt, 6);
    EXPECT_EQ(left_after_the_deal(setup, {5}, dealt), 0);
    EXPECT_EQ(dealt, 2);
}

}  // namespace
}  // namespace baize::pai_gow_tiles::nz_pai_gow_rules_test
