// What Lunar Poker's wagers are worth; every verdict comes from games/lunar_poker/settle.
//
// The main game's distribution is read off the counted outcomes of each first action (returns.hpp): every end with its
// net, weighted over one common number of draws and dealer's cards. Another pay table or a ceiling therefore needs no
// second count where it leaves the play as it is. Cost: O(up cards x first actions x combinations paid), 13 x 7 x 110
// at most; to solve again takes thirteen solutions, two at a time. The Super wager is settled for each of the C(52, 5)
// hands.
#pragma once

#include "odds/return_distribution.hpp"
#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

// 5.9, hand by hand: colours matter, so suits are not alike. `most` is the most that is paid (5.12), in Super wagers.
ReturnDistribution super_returns(Rows super, SuperReadings readings = {}, poker::CardSet deck = poker::kFullDeck,
                                 const std::optional<Ratio>& most = {});

// The ante with all that is laid and paid in fees in the course of a round, under the best play.
struct MainWorth {
    Ratio mean;    // of the net return, in antes
    Ratio staked;  // ante and bets, without fees, which are no stakes
    std::array<Ratio, kFirsts> first{};  // how often each is done first
    Ratio instant_cash;                  // how often it ends the round
};
// What is kept of `solve_against`, by the up card from the 2; nothing for other pay tables than the book's.
std::optional<std::array<AgainstUp, kRanks>> precomputed_for(const MainGame& game);
std::array<AgainstUp, kRanks> solve_all(const MainGame& game, const Progress& progress = {},
                                        const FirstPlayOf& plays = {});
MainWorth main_worth(const MainGame& game, const std::array<AgainstUp, kRanks>& solved);

// The outcomes of the best play: against each up card, or summed over all of them, as it is kept.
std::vector<PlayOutcomes> precomputed_returns(const MainGame& game);  // empty: nothing is kept
std::vector<PlayOutcomes> outcomes_by_up(const MainGame& game, const Progress& progress = {});
std::vector<PlayOutcomes> outcomes_of_betting_by_up(const MainGame& game);  // of who never draws

// The most that is paid (5.12), in antes: at once on an ante, on a bet and for its second combination, and in all on
// one hand.
struct Ceilings {
    std::optional<Ratio> ante{}, bet{}, second{}, in_all{};
};
ReturnDistribution main_returns(const MainGame& game, const std::vector<PlayOutcomes>& outcomes,
                                const Ceilings& most = {});

extern const Pricer kPricer;

}  // namespace baize::lunar_poker
