// What the prices of both books' blackjack share: the main wager by the combinatorial analyser, insurance, and the play
// it found. Analysers are kept for each number of decks, and analyses for each set of rules, so that a price list finds
// most of what it asks for; the costs are theirs (analyser.hpp, switch_solver.hpp).
#pragma once

#include "odds/blackjack/analyser.hpp"
#include "odds/pricer.hpp"

namespace baize {

// The set-up's compiled rules are blackjack::Rules, and its main wager comes first.
Price blackjack_main_price(const Setup& setup, const PriceRequest& request);
// The same by these rules, where a table has boxes of several kinds.
Price blackjack_box_price(const Setup& setup, const blackjack::Rules& rules, const PriceRequest& request);
// Of both hands together (gb-2011 4.62).
Price switch_main_price(const Setup& setup);
Price blackjack_insurance_price(const Setup& setup);

// The best value of each deal, with so much riding beside each wager (nz-blackjack 15D, 15E).
blackjack::DealValues blackjack_deal_values(const blackjack::Rules& rules, Odds ride);
// Mean of all that is wagered in a round, in initial wagers.
double blackjack_staked(const blackjack::Rules& rules, const blackjack::Strategy& strategy);
blackjack::Analysis blackjack_analysis(const blackjack::Rules& rules);
std::unique_ptr<Strategy> blackjack_strategy(const Setup& setup);
// By a chart: somebody's own, or the best one.
std::unique_ptr<Strategy> blackjack_chart(const Setup& setup, const blackjack::Chart& chart);
std::unique_ptr<Strategy> switch_chart(const Setup& setup, const blackjack::Chart& chart);
blackjack::Chart blackjack_best_chart(const Setup& setup);
// By the chart; two hands of Switch are switched as the learned worths of the hands say.
double blackjack_chart_edge(const Setup& setup, const blackjack::Chart& chart);
std::unique_ptr<Strategy> switch_strategy(const Setup& setup);

}  // namespace baize
