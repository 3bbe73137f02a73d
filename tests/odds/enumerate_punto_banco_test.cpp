// Real coups against the count of draws, as exact fractions, on short shoes.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "enumerated.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "odds/punto_banco/returns.hpp"
#include "support/long_count.hpp"

namespace baize::enumerate_punto_banco_test {
namespace {

using testing_support::sanitized;
using namespace enumerated;
using enumerated::Counted;

// ---- Punto Banco ------------------------------------------------------------------------------------------------

struct PuntoShoe {
    std::vector<std::pair<Card, int>> cards;

    punto_banco::PointShoe counts() const {
        punto_banco::PointShoe shoe{};
        for (const auto& [face, count] : cards)
            shoe.add(face.rank() == kAce ? 1 : face.rank() >= 10 ? 0 : face.rank(), count);
        return shoe;
    }
};

// Between them: naturals, every draw of the tableau's four rows, egalites, and banco winning with six.
std::vector<PuntoShoe> punto_shoes() {
    std::vector<PuntoShoe> shoes{
        {{{card("Ks"), 2}, {card("3h"), 2}, {card("6d"), 2}, {card("8c"), 2}}},
        {{{card("Tc"), 3}, {card("2s"), 1}, {card("4s"), 2}, {card("5h"), 2}}},
        {{{card("Ah"), 3}, {card("5d"), 2}, {card("7c"), 2}, {card("9s"), 2}}},
    };
    if (!sanitized())
        shoes.push_back({{{card("Qd"), 1},
                          {card("Jd"), 1},
                          {card("As"), 1},
                          {card("3c"), 2},
                          {card("4h"), 1},
                          {card("6s"), 2},
                          {card("7h"), 1}}});
    return shoes;
}

void expect_punto_banco(bool punto_2000) {
    using namespace punto_banco;
    const auto setup = setup_of(kGame, {{"variant", punto_2000 ? "punto-2000" : "standard"}});
    Ratio won_half = 0;
    for (const PuntoShoe& shoe : punto_shoes()) {
        Counted counted = count_round(setup, shoe_with(shoe.cards), {Punto, Banco, Egalite}, nullptr);
        EXPECT_EQ(counted.total, 1);
        EXPECT_FALSE(counted.ran_out);
        EXPECT_EQ(counted.distributions[Punto], chances_of(punto_returns(shoe.counts(), setup.pays(Punto)[0])));
        EXPECT_EQ(counted.distributions[Banco],
                  chances_of(banco_returns(shoe.counts(), setup.pays(Banco), punto_2000)));
        EXPECT_EQ(counted.distributions[Egalite], chances_of(egalite_returns(shoe.counts(), setup.pays(Egalite)[0])));
        won_half += counted.distributions[Banco][Ratio(1, 2)];
    }
    EXPECT_EQ(won_half > 0, punto_2000);  // so that a win with six was among the courses
}

TEST(EnumeratePuntoBanco, R6_21_RealCoupsEqualTheCountOfDraws) { expect_punto_banco(false); }
TEST(EnumeratePuntoBanco, R6_28_RealCoupsOfPunto2000EqualTheCountOfDraws) { expect_punto_banco(true); }

}  // namespace
}  // namespace baize::enumerate_punto_banco_test
