// gb.pai-gow-poker (gb-2011 section 13): seven cards, set as a hand of five and one of two, against the house.
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/pai_gow_poker/settle.hpp"

namespace baize::pai_gow_poker {

enum Wager : std::uint8_t { Main, Fortune, Envy, Jokolor };
// What silence answers comes first: where the operator sets hands for players who ask (ruling R77), he does so.
enum Choice : std::uint8_t { AskHouseWay, SetLow };
enum Option : std::size_t {
    SideWager, EnvyTable, EnvyFrom, ThreePairsPay, FortuneCeiling, FoulHand, HouseWayForPlayers, PlayersSet,
    ThreeAcesSet,
};

constexpr std::size_t kHighHand = 0, kLowHand = 1;  // of a box and of the house, once they are set

// These cards of a hand by their places in it.
Picked picked_of(const Hand& hand, Faces cards);
inline Faces faces_of(const Hand& hand) {
    return faces_of(std::span<const Card>(hand.cards.begin(), hand.cards.size()));
}
// All seven, set or not.
Faces seven_of(const Box& box);
// How a box or the house has set its cards.
Setting setting_of(const Box& box);

bool by_house_way(const Setup& setup);    // nobody is asked: every hand is set as the dealer's
bool three_pairs_push(const Setup& setup);
ThreeAces three_aces(const Setup& setup);
Money envy_from(const Setup& setup);      // 13.32: the stake that qualifies

extern const Game kGame;

}  // namespace baize::pai_gow_poker
