// Exact return distributions of the Punto Banco wagers, by counting ordered draws; every verdict comes from
// games/punto_banco. The draw of NZ Baccarat is the same (ruling D4), so its return distributions are taken over these
// counts too.
//
// Cards count by their points, of which there are ten kinds. Four cards are drawn in their order, then a third of each
// side where the rules have one; a coup that ends earlier counts for every draw of the cards up to the sixth, so that
// all have one denominator. Cost: O(10^6) courses of a coup at most, in 64 bits; the pairs and suits of side wagers are
// draws of a few cards by face.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "definition/game.hpp"
#include "games/punto_banco/settle.hpp"
#include "odds/count/shoe.hpp"
#include "odds/return_distribution.hpp"
#include "odds/pricer.hpp"

namespace baize::punto_banco {

// A shoe as a coup sees it: how many cards of each point 0 to 9, tens and pictures at 0.
using PointShoe = count::Shoe<10>;

PointShoe point_shoe(const count::FaceShoe& faces);

// One conclusion of a coup, and how many of the N(N-1)...(N-5) ordered draws of six cards lead to it. A coup that ends
// after four or five cards counts the draws of the cards that it leaves, so that all conclusions have one denominator.
struct CoupWays {
    Hand punto, banco;
    std::int64_t ways = 0;
};

// Every conclusion that can occur. Throws std::invalid_argument unless the shoe has 6 to 1000 cards.
std::vector<CoupWays> coups(const PointShoe& shoe);

// The banker's points on the initial deal, and the punter's third card if he draws one (6.56): ways as above.
struct ThirdCardWays {
    int banco_dealt = 0;
    std::optional<int> punto_third;
    std::int64_t ways = 0;
};
std::vector<ThirdCardWays> third_cards(const PointShoe& shoe);

// In how many of the N(N-1)...(N-5) draws a hand draws a third card that is, like its first two, this very face.
std::int64_t punto_triples(const count::FaceShoe& shoe, Card face);
std::int64_t banco_triples(const count::FaceShoe& shoe, Card face);

ReturnDistribution punto_returns(const PointShoe& shoe, const PayRow& punto);
ReturnDistribution banco_returns(const PointShoe& shoe, std::span<const PayRow> banco,
                                 bool punto_2000);  // 6.18; 6.28, 6.29
ReturnDistribution egalite_returns(const PointShoe& shoe, const PayRow& egalite);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::punto_banco
