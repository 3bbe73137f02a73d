// What Lunar Poker's wagers are worth; every verdict comes from games/lunar_poker/settle.
#pragma once

#include "odds/law.hpp"
#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

// 5.9, hand by hand: colours matter, so suits are not alike.
Law super_law(Rows super, SuperReadings readings = {}, poker::CardSet deck = poker::kFullDeck);

// The ante with all that is laid and paid in fees in the course of a round, under the best play.
struct MainWorth {
    Ratio mean;    // of the net return, in antes
    Ratio staked;  // ante and bets, without fees, which are no stakes
    std::array<Ratio, kFirsts> first{};  // how often each is done first
    Ratio instant_cash;                  // how often it ends the round
};
// What is kept of `solve_against`, by the up card from the 2; nothing for other pay tables than the book's.
std::optional<std::array<AgainstUp, kRanks>> kept_for(const MainGame& game);
std::array<AgainstUp, kRanks> solve_all(const MainGame& game, const Progress& progress = {},
                                        const FirstPlayOf& plays = {});
MainWorth main_worth(const MainGame& game, const std::array<AgainstUp, kRanks>& solved);

extern const Pricer kPricer;

}  // namespace baize::lunar_poker
