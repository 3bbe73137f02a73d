// Exact laws of the Punto Banco wagers, by counting ordered draws; every verdict comes from games/punto_banco/settle.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/punto_banco/settle.hpp"
#include "odds/law.hpp"

namespace baize::punto_banco {

// A shoe as a coup sees it: how many cards of each point 0 to 9, tens and pictures at 0.
using CountShoe = std::array<int, 10>;

CountShoe count_shoe(int decks);

// One conclusion of a coup, and how many of the N(N-1)...(N-5) ordered draws of six cards lead to it. A coup that ends
// after four or five cards counts the draws of the cards that it leaves, so that all conclusions have one denominator.
struct CoupWays {
    Hand punto, banco;
    std::int64_t ways = 0;
};

// Every conclusion that can occur. Throws std::invalid_argument unless the shoe has 6 to 1000 cards.
std::vector<CoupWays> coups(const CountShoe& shoe);

Law punto_law(const CountShoe& shoe, const PayRow& punto);
Law banco_law(const CountShoe& shoe, std::span<const PayRow> banco, bool punto_2000);  // 6.18; 6.28, 6.29
Law egalite_law(const CountShoe& shoe, const PayRow& egalite);

}  // namespace baize::punto_banco
