// The side wagers of Punto Banco: against the real round on short shoes, closed forms, and figures from elsewhere.
#include "games/punto_banco/punto_banco.hpp"
#include "odds/slow_prices.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::punto_banco_side_odds_test {
namespace {

using TableSetup = Setup;

TableSetup table(const Choices& choices = {}) {
    auto setup = TableSetup::make(punto_banco::kGame, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

std::vector<std::string> positions(std::size_t first, std::size_t last) {
    std::vector<std::string> names;
    for (std::size_t w = first; w <= last; ++w)
        for (std::size_t spot = 0; spot < punto_banco::kGame.wagers[w].spots.size(); ++spot)
            names.push_back(
                position_name(punto_banco::kGame, {static_cast<std::uint8_t>(w), static_cast<std::uint8_t>(spot)}));
    return names;
}

std::vector<Price> prices(const TableSetup& setup, std::string_view wager) {
    auto list = price(setup, {std::string(wager), false, false, {}});
    if (!list) throw std::logic_error(to_string(list.refusal()));
    return *list;
}

double edge(const TableSetup& setup, std::string_view wager) { return prices(setup, wager).front().edge; }

TEST(PuntoBancoSideOdds, EqualTheRealRoundOnShortShoes) {
    for (const std::string_view cards : {"Ah 2c 3d 8s 8h Kd Kc", "3h 3c Kd 5s 8h 6c 2h", "9h 9c 7d Ts Jh 4c 4h"})
        for (const char* winner : {"any", "three-cards"}) {
            TableSetup setup = table({{{"decks", "1"}, {"dragon-bonus-winner", winner}}, {}, {}});
            setup.strip_decks(slow_prices::all_but(cards));
            slow_prices::expect_prices_are_those_of_rounds(
                setup, positions(punto_banco::DragonBonus, punto_banco::BaccaratPairs));
        }
}

TEST(PuntoBancoSideOdds, EqualTheRealRoundWithTwoOfEveryCard) {
    TableSetup setup = table({{{"decks", "2"}}, {{"dragon-bonus", "3"}, {"ur-way-egalite", "1"}}, {}});
    setup.strip_decks(slow_prices::all_but("2h 3c 8d Ks 6h"));
    slow_prices::expect_prices_are_those_of_rounds(setup,
                                                   positions(punto_banco::DragonBonus, punto_banco::BaccaratPairs));
}

TEST(PuntoBancoSideOdds, R6_42_DragonBonusWithEightDecks) {
    const TableSetup first = table({{}, {{"dragon-bonus", "1"}}, {}});
    EXPECT_NEAR(edge(first, "dragon-bonus:punto"), 0.0265, 5e-5);
    EXPECT_NEAR(edge(first, "dragon-bonus:banco"), 0.0937, 5e-5);
}

// Ruling R13 rests on this: the literal 6.38 is nowhere near what 6.41 prints.
TEST(PuntoBancoSideOdds, R6_41_OnlyTheRulingGivesThePrintedEdges) {
    const TableSetup any = table(), literal = table({{{"dragon-bonus-winner", "three-cards"}}, {}, {}});
    EXPECT_NEAR(edge(any, "dragon-bonus:punto"), 0.112, 1e-3);
    EXPECT_NEAR(edge(any, "dragon-bonus:banco"), 0.167, 1e-3);
    EXPECT_GT(edge(literal, "dragon-bonus:punto"), 0.28);
}

TEST(PuntoBancoSideOdds, R6_50_TheTotalsTogetherAreEgalite) {
    double ties = 0, ranges = 0;
    for (const Price& each : prices(table(), "ur-way-egalite")) ties += each.hit;
    for (const Price& each : prices(table(), "super-pay-egalite")) ranges += each.hit;
    EXPECT_NEAR(ties, 475627426473216.0 / 4998398275503360.0, 1e-15);
    EXPECT_NEAR(ranges, ties, 1e-15);
}

// Of the cards left, 4 decks - 1 of 52 decks - 1 have the rank of the first.
TEST(PuntoBancoSideOdds, R6_79_APairByTheClosedForm) {
    for (int decks = 1; decks <= 8; ++decks)
        for (const Price& each : prices(table({{{"decks", std::to_string(decks)}}, {}, {}}), "baccarat-pairs")) {
            Ratio edge(each.exact);
            edge.canonicalize();
            EXPECT_EQ(edge, 1 - 12 * fraction(4 * decks - 1, 52 * decks - 1)) << decks;
        }
    EXPECT_NEAR(edge(table(), "baccarat-pairs:banco"), 0.1036, 5e-5);
}

}  // namespace
}  // namespace baize::punto_banco_side_odds_test
