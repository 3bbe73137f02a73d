// Exact laws of the Punto Banco wagers, by counting ordered draws; every verdict comes from games/punto_banco. The draw
// of NZ Baccarat is the same (ruling D4), so its laws are taken over these counts too.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/game.hpp"
#include "games/punto_banco/settle.hpp"
#include "odds/law.hpp"
#include "odds/pricer.hpp"

namespace baize::punto_banco {

// A shoe as a coup sees it: how many cards of each point 0 to 9, tens and pictures at 0.
using CountShoe = std::array<int, 10>;
// A shoe by face, where suits or ranks matter.
using FaceShoe = std::array<int, kCardsInDeck>;

CountShoe count_shoe(int decks);
CountShoe count_shoe(const FaceShoe& faces);
FaceShoe face_shoe(const ShoePolicy& shoe);

// One conclusion of a coup, and how many of the N(N-1)...(N-5) ordered draws of six cards lead to it. A coup that ends
// after four or five cards counts the draws of the cards that it leaves, so that all conclusions have one denominator.
struct CoupWays {
    Hand punto, banco;
    std::int64_t ways = 0;
};

// Every conclusion that can occur. Throws std::invalid_argument unless the shoe has 6 to 1000 cards.
std::vector<CoupWays> coups(const CountShoe& shoe);

// The banker's points on the initial deal, and the punter's third card if he draws one (6.56): ways as above.
struct ThirdCardWays {
    int banco_dealt = 0;
    std::optional<int> punto_third;
    std::int64_t ways = 0;
};
std::vector<ThirdCardWays> third_cards(const CountShoe& shoe);

// The first two cards of a hand, either hand: N(N-1) ways in all.
struct PairWays {
    Card first, second;
    std::int64_t ways = 0;
};
std::vector<PairWays> first_pairs(const FaceShoe& shoe);

// In how many of the N(N-1)...(N-5) draws a hand draws a third card that is, like its first two, this very face.
std::int64_t punto_triples(const FaceShoe& shoe, Card face);
std::int64_t banco_triples(const FaceShoe& shoe, Card face);

// N(N-1)...: how many ordered draws of so many cards there are.
std::int64_t ordered_draws(int cards, int drawn);

// What a verdict is worth to who staked one.
Ratio net(const Return& result);

template <class Ways, class Settle>
Law law_over(const std::vector<Ways>& list, Settle settle) {
    Law law;
    for (const Ways& each : list) law.add(net(settle(each)), Integer(static_cast<long>(each.ways)));
    return law;
}

Law punto_law(const CountShoe& shoe, const PayRow& punto);
Law banco_law(const CountShoe& shoe, std::span<const PayRow> banco, bool punto_2000);  // 6.18; 6.28, 6.29
Law egalite_law(const CountShoe& shoe, const PayRow& egalite);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::punto_banco
