// Exact return distributions of the Casino War wagers, by counting ordered draws; every verdict comes from
// games/casino_war/settle. Two cards by rank, and after a tie two more of what they leave: surrender or war is decided
// rank by rank, by comparing the two exact means. Cost: O(r^2) first draws and O(r^2) second ones for each of the r =
// 13 tied ranks.
#pragma once

#include <array>
#include <cstdint>

#include "definition/setup.hpp"
#include "games/casino_war/settle.hpp"
#include "odds/count/shoe.hpp"
#include "odds/return_distribution.hpp"
#include "odds/pricer.hpp"

namespace baize::casino_war {

// Cards count by their rank alone; a rank is its own index.
using RankShoe = count::Shoe<kAce + 1>;

RankShoe rank_shoe(const ShoePolicy& shoe);

// What the original wager is played for.
struct Terms {
    Rows main, war;
    Original at_won_war = Original::Returned;
};
Terms terms_of(const Setup& setup);

// What a tie on a rank leaves to decide, in original wagers: the mean of going to war, against half a wager lost.
struct TieValue {
    Ratio war = 0;
    Ratio surrender = 0;
    bool go_to_war() const { return war > surrender; }  // equal: the smaller wager (ruling R50)
};

// How the original wager is played.
enum class Plan : std::uint8_t { Best, AlwaysWar, AlwaysSurrender };

struct MainSolution {
    ReturnDistribution returns;
    std::array<TieValue, kAce + 1> ties;  // by rank; a rank that cannot tie has zeros
};

// One box and a fresh shoe of four cards or more; else std::invalid_argument.
MainSolution solve_main(RankShoe shoe, const Terms& terms, Plan plan = Plan::Best);
// ... as a set-up has them.
MainSolution solve_main(const Setup& setup, Plan plan = Plan::Best);
ReturnDistribution tie_returns(const RankShoe& shoe, Rows tie);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::casino_war
