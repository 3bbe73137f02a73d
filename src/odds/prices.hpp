// Prices and best play of every game, by name. A game without a counter of its own is priced by the slow enumeration of
// its real round, which is all that dice need.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/setup.hpp"
#include "engine/strategy.hpp"
#include "odds/law.hpp"

namespace baize::blackjack {
struct Chart;
}

namespace baize {

struct PriceRequest {
    std::string_view wager{};  // "pair-plus", "total:4"; empty: every wager
    bool full = false;         // also what takes long: full laws of return, fractions for blackjack
    bool spread = true;        // standard deviations too, where they take longer than the edge (blackjack)
    std::function<void(double)> progress{};
};

// One row for each wager asked for, with the pay tables and options of the set-up.
Result<std::vector<Price>> price(const Setup& setup, const PriceRequest& request);

// The play that the price supposes. Nothing for a game that asks no questions.
std::unique_ptr<Strategy> best_strategy(const Setup& setup);
// The simpler play of a chart by totals, where a game has one that differs from the best; else nothing.
bool has_chart(const Setup& setup);
std::unique_ptr<Strategy> chart_strategy(const Setup& setup, const blackjack::Chart& chart);

// How a family prices itself. A new card game adds one line to the list in prices.cpp.
struct Pricer {
    std::string_view game;
    std::vector<Price> (*price)(const Setup&, const PriceRequest&);
    std::unique_ptr<Strategy> (*strategy)(const Setup&) = nullptr;
    std::unique_ptr<Strategy> (*chart)(const Setup&, const blackjack::Chart&) = nullptr;
    bool off_layout = false;  // prices a wager asked for by its name though the layout of the set-up lacks it
};

// A row with the names filled in, for a position of a set-up.
Price named_price(const Setup& setup, Position position);
// Does the request ask for this position?
bool wanted(const PriceRequest& request, const Setup& setup, Position position);

// The families.
std::vector<Price> price_punto_banco(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_nz_baccarat(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_three_card_poker(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_racing_card_derby(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_nz_blackjack(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_gb_blackjack(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_gb_switch(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_gb_neverbust(const Setup& setup, const PriceRequest& request);
std::unique_ptr<Strategy> gb_blackjack_strategy(const Setup& setup);
std::unique_ptr<Strategy> gb_blackjack_chart(const Setup& setup, const blackjack::Chart& chart);
std::unique_ptr<Strategy> gb_switch_chart(const Setup& setup, const blackjack::Chart& chart);
std::unique_ptr<Strategy> gb_switch_strategy(const Setup& setup);
std::unique_ptr<Strategy> gb_neverbust_strategy(const Setup& setup);
std::vector<Price> price_pocket_pairs(const Setup& setup, const PriceRequest& request);
std::unique_ptr<Strategy> pocket_pairs_strategy(const Setup& setup);
std::vector<Price> price_dragon21(const Setup& setup, const PriceRequest& request);
std::vector<Price> price_casino_war(const Setup& setup, const PriceRequest& request);
std::unique_ptr<Strategy> casino_war_strategy(const Setup& setup);
std::unique_ptr<Strategy> three_card_poker_strategy(const Setup& setup);
std::unique_ptr<Strategy> nz_blackjack_strategy(const Setup& setup);
std::unique_ptr<Strategy> nz_blackjack_chart(const Setup& setup, const blackjack::Chart& chart);

}  // namespace baize
