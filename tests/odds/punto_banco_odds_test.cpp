// The exact return distributions of Punto Banco: against published counts, and against literal enumerations of short
// shoes.
#include "odds/punto_banco/returns.hpp"
#include "support/long_count.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <tuple>
#include <vector>

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::punto_banco::punto_banco_odds_test {
namespace {

using namespace gb_2011::punto_banco;
using Conclusion = std::tuple<int, int, int, int>;  // points and cards of punto, then of banco
using Ways = std::map<Conclusion, std::int64_t>;

PointShoe point_shoe(int decks) { return punto_banco::point_shoe(count::face_shoe({.decks = decks})); }

// Plays one coup from six cards in the order of the deal (6.21), and says how it ended.
Conclusion play(const std::vector<int>& drawn) {
    std::size_t next = 4;
    int punto = (drawn[0] + drawn[2]) % 10, banco = (drawn[1] + drawn[3]) % 10;
    const int punto_dealt = punto;
    int punto_cards = 2, banco_cards = 2;
    std::optional<int> third;
    if (punto_draws(punto, banco)) {
        third = drawn[next++];
        punto = (punto + *third) % 10;
        punto_cards = 3;
    }
    if (banco_draws(punto_dealt, banco, third)) {
        banco = (banco + drawn[next++]) % 10;
        banco_cards = 3;
    }
    return {punto, punto_cards, banco, banco_cards};
}

// Every ordered draw of six single cards, one coup for each.
void draw_all(std::vector<int>& left, std::vector<int>& drawn, Ways& ways) {
    if (drawn.size() == 6) {
        ++ways[play(drawn)];
        return;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        const int card = left[i];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        drawn.push_back(card);
        draw_all(left, drawn, ways);
        drawn.pop_back();
        left.insert(left.begin() + static_cast<std::ptrdiff_t>(i), card);
    }
}

Ways slow(const PointShoe& shoe) {
    std::vector<int> left, drawn;
    for (int value = 0; value < 10; ++value) left.insert(left.end(), static_cast<std::size_t>(shoe[value]), value);
    Ways ways;
    draw_all(left, drawn, ways);
    return ways;
}

Ways fast(const PointShoe& shoe) {
    Ways ways;
    for (const CoupWays& coup : coups(shoe))
        ways[{coup.punto.points, coup.punto.cards, coup.banco.points, coup.banco.cards}] = coup.ways;
    return ways;
}

TEST(PuntoBancoOdds, FastEqualsSlowOnShortShoes) {
    const PointShoe shoes[] = {{2, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {3, 0, 2, 1, 0, 3, 1, 0, 0, 1},
                               {0, 2, 2, 2, 2, 0, 0, 0, 1, 1}, {6, 0, 0, 0, 0, 0, 0, 0, 0, 0},
                               {1, 1, 1, 1, 1, 1, 0, 0, 0, 0}, {0, 0, 1, 3, 0, 1, 3, 2, 0, 0}};
    for (const PointShoe& shoe : shoes) EXPECT_EQ(fast(shoe), slow(shoe));
}

TEST(PuntoBancoOdds, EightDecksGiveThePublishedCounts) {
    std::int64_t banco = 0, punto = 0, tie = 0;
    for (const CoupWays& coup : coups(point_shoe(8))) {
        const int difference = merit(coup.punto) - merit(coup.banco);
        (difference > 0 ? punto : difference < 0 ? banco : tie) += coup.ways;
    }
    EXPECT_EQ(banco, 2292252566437888);
    EXPECT_EQ(punto, 2230518282592256);
    EXPECT_EQ(tie, 475627426473216);
    EXPECT_EQ(banco + punto + tie, 4998398275503360);
}

TEST(PuntoBancoOdds, R6_15_ADeckHasSixteenTensAndPictures) {
    EXPECT_EQ(point_shoe(1), (PointShoe{16, 4, 4, 4, 4, 4, 4, 4, 4, 4}));
    EXPECT_EQ(point_shoe(8)[0], 128);
}

TEST(PuntoBancoOdds, R6_25_AThreeCardHandNeverMeetsATwoCardEightOrNine) {
    for (int decks = 1; decks <= 8; ++decks)
        for (const CoupWays& coup : coups(point_shoe(decks))) {
            const auto natural = [](Hand hand) { return hand.cards == 2 && hand.points >= 8; };
            if (natural(coup.punto) || natural(coup.banco)) {
                EXPECT_EQ(coup.punto.cards + coup.banco.cards, 4);
            }
            EXPECT_EQ(merit(coup.punto) <=> merit(coup.banco), coup.punto.points <=> coup.banco.points);
        }
}

TEST(PuntoBancoOdds, R6_18_R6_19_R6_20_EightDeckEdges) {
    const PointShoe shoe = point_shoe(8);
    EXPECT_EQ(punto_returns(shoe, kPunto[PuntoWins]).exact_edge(), "241149546272/19524993263685");
    EXPECT_EQ(egalite_returns(shoe, kEgalite[EgaliteWins]).exact_edge(), "103841353768/723147898655");
    const ReturnDistribution banco = banco_returns(shoe, kBanco, false);
    EXPECT_EQ(banco.total(), 4998398275503360);
    EXPECT_EQ(banco.edge() * banco.total(), Ratio("2292252566437888/1") * Ratio(-19, 20) + Ratio("2230518282592256/1"));
    EXPECT_NEAR(nearest(banco.edge()), 0.0105790578425, 1e-12);
}

TEST(PuntoBancoOdds, R6_29_Punto2000Edge) {
    const ReturnDistribution returns = banco_returns(point_shoe(8), kBanco2000, true);
    EXPECT_EQ(returns.exact_edge(), "284694798368/19524993263685");
    std::int64_t sixes = 0;
    for (const CoupWays& coup : coups(point_shoe(8)))
        if (coup.banco.points == 6 && coup.punto.points < 6) sixes += coup.ways;
    EXPECT_EQ(returns.weights().at(Ratio(1, 2)), static_cast<long>(sixes));
}

TEST(PuntoBancoOdds, R6_16_HandsHaveTwoOrThreeCards) {
    for (const CoupWays& coup : coups(point_shoe(6))) {
        EXPECT_TRUE(coup.punto.cards == 2 || coup.punto.cards == 3);
        EXPECT_TRUE(coup.banco.cards == 2 || coup.banco.cards == 3);
        EXPECT_GT(coup.ways, 0);
    }
}

TEST(PuntoBancoOdds, AShoeTooSmallOrTooLargeIsRefused) {
    EXPECT_THROW(coups({5, 0, 0, 0, 0, 0, 0, 0, 0, 0}), std::invalid_argument);
    EXPECT_THROW(coups({1001, 0, 0, 0, 0, 0, 0, 0, 0, 0}), std::invalid_argument);
    EXPECT_THROW(coups({8, -1, 0, 0, 0, 0, 0, 0, 0, 0}), std::invalid_argument);
}

}  // namespace
}  // namespace baize::punto_banco::punto_banco_odds_test
