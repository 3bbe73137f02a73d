// Rules of Punto Banco about what a table may offer (gb-2011 section 6).
#include "games/punto_banco/punto_banco.hpp"

#include "rules/rules_table.hpp"

namespace baize::punto_banco_rules_test {
namespace {

using namespace rules_table;

const Game& game() { return punto_banco::kGame; }

TEST(PuntoBancoRules, R6_1_TheWagersOfTheSectionAndNothingElse) {
    const TableSetup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_EQ(game().wagers.size(), 8u);
    for (const char* position : {"punto", "banco", "egalite", "dragon-bonus:banco", "ur-way-egalite:9",
                                 "three-giving-eight:any-card", "super-pay-egalite:1-3", "baccarat-pairs:punto"})
        EXPECT_FALSE(session.check(bet(game(), 0, 0, position, 10))) << position;
    const auto refusal = session.check(PlaceBet{0, 0, {8, 0}, {1000}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "6.1");
}

TEST(PuntoBancoRules, R6_11_TheShoeHoldsItsDecksAndNoOther) {
    for (int decks = 1; decks <= 8; ++decks)
        EXPECT_EQ(cards_of_the_shoe(setup_of("gb.punto-banco", {{"decks", std::to_string(decks)}})), 52 * decks);
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
    for (const std::size_t wager : {punto_banco::Punto, punto_banco::Egalite})
        EXPECT_EQ(standard.pays(wager)[0].odds, variant.pays(wager)[0].odds);
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

// 6.42, 6.51: each printed table is open beside the minimum, and lies nowhere below it.
TEST(PuntoBancoRules, R6_42_R6_51_EveryPayTableKeepsTheMinimum) {
    for (const std::size_t wager : {punto_banco::DragonBonus, punto_banco::UrWay}) {
        const auto tables = game().wagers[wager].paytables;
        ASSERT_EQ(tables.size(), 4u);
        for (const PayTable& table : tables)
            for (std::size_t row = 0; row < table.rows.size(); ++row)
                EXPECT_TRUE(table.rows[row].odds.at_least(tables[0].rows[row].odds))
                    << table.id << " " << table.rows[row].id;
        EXPECT_EQ(forbidden_by(setup_of("gb.punto-banco")), "");
    }
}

// 6.31, 6.45, 6.53, 6.61, 6.64, 6.72: what a table leaves out cannot be wagered on.
TEST(PuntoBancoRules, R6_31_ASideWagerThatIsNotOfferedIsRefused) {
    for (const std::size_t wager : {punto_banco::DragonBonus, punto_banco::UrWay, punto_banco::ThreeGivingEight,
                                    punto_banco::SuperPay, punto_banco::BaccaratPairs}) {
        TableSetup setup(game());
        setup.withdraw(wager);
        Session session(setup);
        ASSERT_FALSE(session.apply(Shuffled{}));
        const auto refusal = session.check(PlaceBet{0, 0, {static_cast<std::uint8_t>(wager), 0}, {1000}});
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->clause, game().wagers[wager].clause);
    }
}

}  // namespace
}  // namespace baize::punto_banco_rules_test
