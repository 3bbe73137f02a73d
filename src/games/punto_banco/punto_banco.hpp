// gb.punto-banco: punto, banco, egalite, the side wagers, Punto 2000 and the rotating bank (gb-2011 6.1-6.79).
#pragma once

#include "definition/game.hpp"

namespace baize::punto_banco {

enum Wager : std::uint8_t { Punto, Banco, Egalite, DragonBonus, UrWay, ThreeGivingEight, SuperPay, BaccaratPairs };
enum Choice : std::uint8_t { Accept, Decline, Keep, Pass };
enum Option : std::size_t { Decks, Variant, Banker, DragonWinner, UrWayNeeds, ThreeGivingEightNeeds,
                           ThreeGivingEightForms };
// Values of theirs, in the order of the rows.
enum class Variants { Standard, Punto2000 };
enum class Bankers { Dealer, Players };
enum class DragonWinners { Any, ThreeCards };
enum class FormsOffered { Both, Eight, AnyCard };

// What lives between coups (6.4-6.9).
enum Memory : std::size_t {
    kHolder,     // the place that holds the shoe; 0: the dealer
    kNextOffer,  // the place it is offered to next
    kAccepted,   // 1 + the player who took it
};

extern const Game kGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::punto_banco
