// Rules of Punto Banco about what a table may offer (gb-2011 section 6).
#include "games/punto_banco/punto_banco.hpp"

#include "rules/rules_table.hpp"

namespace baize {
namespace {

using namespace rules_table;

const Game& game() { return punto_banco::kGame; }

TEST(PuntoBancoRules, R6_1_PuntoBancoAndEgaliteAndNothingElse) {
    const TableSetup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_EQ(game().wagers.size(), 3u);
    for (const char* position : {"punto", "banco", "egalite"}) EXPECT_FALSE(session.check(bet(game(), 0, 0, position, 10)));
    const auto refusal = session.check(PlaceBet{0, 0, {3, 0}, {1000}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "6.1");
}

TEST(PuntoBancoRules, R6_11_TheShoeHoldsItsDecksAndNoOther) {
    for (int decks = 1; decks <= 8; ++decks) EXPECT_EQ(cards_of_the_shoe(setup_of("gb.punto-banco", {{"decks", std::to_string(decks)}})), 52 * decks);
    const TableSetup one = setup_of("gb.punto-banco", {{"decks", "1"}});
    Session session(one);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(CloseBets{}));
    ASSERT_FALSE(session.apply(DealtCard{parse_card("9h").value()}));
    const auto refusal = session.check(DealtCard{parse_card("9h").value()});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "6.11");
}

TEST(PuntoBancoRules, R6_28_Punto2000DiffersInBancosOddsOnly) {
    const TableSetup standard(game()), variant = setup_of("gb.punto-banco", {{"variant", "punto-2000"}});
    for (const std::size_t wager : {punto_banco::Punto, punto_banco::Egalite}) EXPECT_EQ(standard.pays(wager)[0].odds, variant.pays(wager)[0].odds);
    EXPECT_EQ(standard.pays(punto_banco::Banco).size(), 1u);
    ASSERT_EQ(variant.pays(punto_banco::Banco).size(), 2u);
    EXPECT_EQ(variant.pays(punto_banco::Banco)[0].odds, (Odds{1, 1}));
    EXPECT_EQ(variant.pays(punto_banco::Banco)[1].odds, (Odds{1, 2}));
}

// 6.30: a table has one variant, and with it one pay table for banco; the other's rows are not to be had.
TEST(PuntoBancoRules, R6_30_NotBesideTheStandardGame) {
    const TableSetup both = setup_of("gb.punto-banco", {{"variant", "punto-2000"}, {"variant", "standard"}});
    EXPECT_EQ(both.option_id(punto_banco::Variant), "standard");
    EXPECT_EQ(both.paytables_open(punto_banco::Banco).size(), 1u);
    EXPECT_FALSE(TableSetup::make(game(), {{}, {}, {{"banco.banco-with-six", "1:1"}}}));
    EXPECT_EQ(refused_option("gb.punto-banco", "variant", "both"), "6.28");
}

}  // namespace
}  // namespace baize
