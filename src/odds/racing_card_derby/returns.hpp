// Exact return distributions of the Racing Card Derby wagers over a finite shoe; every verdict comes from
// games/racing_card_derby/settle.
//
// A race's winner is decided by how many cards of each suit have come, not by their order: for each winner and each 0
// to 3 cards of the other suits, the draws are a multinomial of orders times falling factorials, the winner's card
// last. Second and third place follow from the suits that are left, and races without a protest are counted in the shoe
// without that card. Cost: O(4 x 4^3) counts and six places each, in whole numbers and fractions.
#pragma once

#include <vector>

#include "definition/game.hpp"
#include "games/racing_card_derby/settle.hpp"
#include "odds/count/shoe.hpp"
#include "odds/return_distribution.hpp"
#include "odds/pricer.hpp"

namespace baize::racing_card_derby {

// A shoe as a race sees it: how many cards of each suit.
using SuitShoe = count::Shoe<4, Suit>;
struct RaceShoe {
    SuitShoe cards;
    SuitShoe quiet;  // ... without the twos of spades, which bring a protest
};

RaceShoe race_shoe(const ShoePolicy& shoe);

struct ResultChance {
    Result result;
    Ratio chance;
};

// Every result that can occur, once. Throws std::invalid_argument where a race from this shoe may not end.
//
// Only the numbers of cards that each suit has in the first area matter. With a, b, c of the others when the winner's
// fourth card comes, there are (a+b+c+3)! / (a! b! c! 3!) orders of suits, each as likely as any other. Which of its
// cards a suit has dealt is independent of that, so leaving the twos out of the spades counts the races without a
// protest. After it, the first card of another suit than the winner's is any of those that are left of them with equal
// chance, however many cards of the winner's suit lie before it, so the places behind the first need no further walk.
std::vector<ResultChance> results(const RaceShoe& shoe);

ReturnDistribution returns_of(const std::vector<ResultChance>& results, Position position, const Pays& pays,
                              bool every_line = false);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::racing_card_derby
