// What tests of price lists share.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>

#include "odds/prices.hpp"

namespace baize::price_lists {

inline Setup setup_of(const Game& game, const Choices& choices = {}) {
    auto setup = Setup::make(game, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

// Edges alone: the spread of blackjack takes longer than its edge.
inline PriceRequest edges_of(std::string_view wager = "") {
    PriceRequest request;
    request.wager = wager;
    request.spread = false;
    return request;
}

inline std::map<std::string, Price> prices_of(const Setup& setup, std::string_view wager = "") {
    const auto list = price(setup, edges_of(wager));
    if (!list) throw std::logic_error(to_string(list.refusal()));
    std::map<std::string, Price> prices;
    for (const Price& each : *list) prices[each.wager] = each;
    return prices;
}

// The edge as a fraction.
inline Ratio exact(const Price& price) {
    Ratio value(price.exact);
    value.canonicalize();
    return value;
}

inline Ratio fraction(const std::string& text) {
    Ratio value(text);
    value.canonicalize();
    return value;
}

}  // namespace baize::price_lists
