// Rules of Pocket Pairs that no single round shows (gb-2011 section 18).
#include "games/pocket_pairs/pocket_pairs.hpp"

#include "games/pocket_pairs/settle.hpp"
#include "rules/rules_table.hpp"

namespace baize::pocket_pairs_rules_test {
namespace {

using namespace rules_table;

// Two cards to each player who is in the game, of one deck, and then no more.
TEST(PocketPairsRules, R18_2_TwoCardsInTheInitialDeal) {
    const TableSetup setup(pocket_pairs::kGame);
    EXPECT_EQ(cards_of_the_shoe(setup), 52);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    for (BoxNo seat = 1; seat <= 3; ++seat)
        ASSERT_FALSE(session.apply(bet(pocket_pairs::kGame, static_cast<PlayerId>(seat - 1), seat, "pocket-pairs", 5)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    int dealt = 0;
    for (; session.need().kind == NeedKind::Card; ++dealt)
        ASSERT_FALSE(session.apply(DealtCard{Card::from_index(dealt)}));
    EXPECT_EQ(dealt, 6);
    for (BoxNo seat = 1; seat <= 3; ++seat) EXPECT_EQ(session.table().box(seat).hand().cards.size(), 2u);
}

// 18.3: of every two cards, which are a pair, and of which kind.
TEST(PocketPairsRules, R18_3_SameColourOrMixedColourPairs) {
    const auto rows = gb_2011::pocket_pairs::kTables[0].rows;
    for (int a = 0; a < kCardsInDeck; ++a)
        for (int b = 0; b < kCardsInDeck; ++b) {
            if (a == b) continue;
            const Card first = Card::from_index(a), second = Card::from_index(b);
            const Return verdict = pocket_pairs::settle(first, second, rows);
            if (to_string(first)[0] != to_string(second)[0]) {
                EXPECT_EQ(verdict.outcome, Outcome::Lose);
                continue;
            }
            const auto red = [](Card card) { return to_string(card)[1] == 'h' || to_string(card)[1] == 'd'; };
            EXPECT_EQ(verdict.odds, (red(first) == red(second) ? Odds{25, 1} : Odds{11, 1}))
                << to_string(first) << to_string(second);
        }
}

std::string forbidden_with(const std::string& same, const std::string& mixed) {
    return forbidden_by(setup_of("gb.pocket-pairs", {},
                                 {{"pocket-pairs.same-colour-pair", same}, {"pocket-pairs.mixed-colour-pair", mixed}}));
}

TEST(PocketPairsRules, R18_9_OneOfTheTwelveRowsOrBetter) {
    for (const PayTable& table : gb_2011::pocket_pairs::kTables) {
        const auto setup = TableSetup::make(pocket_pairs::kGame, {{}, {{"pocket-pairs", std::string(table.id)}}, {}});
        ASSERT_TRUE(setup) << table.id;
        EXPECT_EQ(forbidden_by(*setup), "");
    }
    EXPECT_EQ(forbidden_with("26", "11"), "");
    EXPECT_EQ(forbidden_with("20", "14"), "");
    EXPECT_EQ(forbidden_with("22", "11"), "18.9");
    EXPECT_EQ(forbidden_with("25", "10"), "18.9");
    EXPECT_EQ(forbidden_with("16", "14"), "18.9");
    EXPECT_EQ(forbidden_with("20", "12"), "18.9");
}

}  // namespace
}  // namespace baize::pocket_pairs_rules_test
