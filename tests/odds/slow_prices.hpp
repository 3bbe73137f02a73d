// The truth that fast counts are checked against: the real round, through every course of a short shoe.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "odds/enumerate.hpp"
#include "odds/prices.hpp"
#include "odds/wagers.hpp"

namespace baize::slow_prices {

// Each deck keeps only these cards: "Ah 2c Kd".
inline std::uint64_t all_but(std::string_view cards) {
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (; cards.size() >= 2; cards.remove_prefix(std::min<std::size_t>(3, cards.size())))
        without &= ~(std::uint64_t{1} << parse_card(cards.substr(0, 2)).value().index());
    return without;
}

// The edge of every position, each staked by a player of his own, so that no wager stands in another's way.
inline std::map<std::string, Ratio> edges_by_rounds(const Setup& setup, const std::vector<std::string>& positions) {
    const Money unit = priced_stake(setup);
    std::vector<PlaceBet> bets;
    for (const std::string& name : positions)
        bets.push_back({static_cast<PlayerId>(bets.size()), 0, find_position(setup.game(), name).value(), unit});
    std::map<std::string, Ratio> edges;
    enumerate(setup, {}, bets, nullptr, [&](const Session& session, const Ratio& chance) {
        for (const Line& line : session.table().lines())
            edges[position_name(setup.game(), line.position)] -= chance * exact_net(line, unit);
    });
    return edges;
}

inline void expect_prices_are_those_of_rounds(const Setup& setup, const std::vector<std::string>& positions) {
    const auto slow = edges_by_rounds(setup, positions);
    const auto fast = price(setup, {});
    ASSERT_TRUE(fast);
    std::map<std::string, Ratio> priced;
    for (const Price& each : *fast) {
        Ratio edge(each.exact);
        edge.canonicalize();
        priced.emplace(each.wager, edge);
    }
    for (const std::string& name : positions) EXPECT_EQ(priced.at(name).get_str(), slow.at(name).get_str()) << name;
}

}  // namespace baize::slow_prices
