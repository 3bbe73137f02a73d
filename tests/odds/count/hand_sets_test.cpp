// Hands that a rule draws out, one and two of them, against every order of the single cards of short shoes.
#include "odds/count/both_hands.hpp"

#include <gtest/gtest.h>

#include "slow.hpp"

namespace baize::count::hand_sets_test {
namespace {

using Hands = HandSets<5>;
using Ends = std::optional<std::size_t>;

int total(const Hands::Cards& hand) { return hand[1] + 2 * hand[2] + 3 * hand[3] + 4 * hand[4]; }

// Values from 1; a hand is drawn to 6 or more, and a card that would make it 9 is taken and not counted.
Ends drawn_out(const Hands::Cards& before, const Hands::Cards& after) {
    if (total(after) < 6) return std::nullopt;
    return static_cast<std::size_t>(total(after) == 9 ? total(before) : total(after));
}

// The same, with single cards: what the hand that begins at `from` ends with; nothing where the cards run out.
Ends drawn_by_hand(const std::vector<int>& order, std::size_t& from) {
    for (int sum = 0; from < order.size();) {
        const int before = sum;
        sum += order[from++];
        if (sum >= 6) return static_cast<std::size_t>(sum == 9 ? before : sum);
    }
    return std::nullopt;
}

// By the chance of each result, over all orders of a shoe.
template <class Key>
std::map<Key, Ratio> chances(const std::map<Key, Integer>& ways, const Integer& all) {
    std::map<Key, Ratio> list;
    for (const auto& [key, count] : ways)
        if (count != 0) list[key] = fraction(count, all);
    return list;
}

const Shoe<5> kShoes[] = {{0, 2, 2, 2, 1}, {0, 0, 0, 4, 3}, {0, 5, 0, 0, 2}, {0, 1, 1, 2, 3}};

TEST(CountHandSets, EqualEveryOrderOfTheSingleCards) {
    for (const Shoe<5>& shoe : kShoes) {
        const Hands hands(shoe, drawn_out);
        const std::vector<Wide> ways = hands.ways(shoe);
        std::map<std::pair<std::size_t, std::size_t>, Integer> fast, slow;  // by result and number of cards
        for (const auto& end : hands.ends()) {
            const int rest = shoe.size() - static_cast<int>(end.cards);
            fast[{end.result, end.cards}] +=
                integer(ways[end.set]) * integer(end.orders) * falling<Integer>(rest, rest);
        }
        slow::each_order(slow::cards_of(shoe), [&](const std::vector<int>& order) {
            std::size_t cards = 0;
            if (const Ends result = drawn_by_hand(order, cards)) ++slow[{*result, cards}];
        });
        std::erase_if(fast, [](const auto& each) { return each.second == 0; });
        EXPECT_EQ(fast, slow);
    }
}

TEST(CountHandSets, ThatBeginWithOneCard) {
    for (const Shoe<5>& shoe : kShoes)
        for (int first = 1; first <= 4; ++first) {
            const Hands hands(shoe, drawn_out, first);
            const std::vector<Wide> ways = hands.ways(shoe);
            std::map<std::size_t, Integer> fast, slow;
            for (const auto& end : hands.ends()) {
                const int rest = shoe.size() - static_cast<int>(end.cards);
                fast[end.result] += integer(ways[end.set]) * integer(end.orders) * falling<Integer>(rest, rest);
            }
            slow::each_order(slow::cards_of(shoe), [&](const std::vector<int>& order) {
                std::size_t cards = 0;
                if (order[0] != first) return;
                if (const Ends result = drawn_by_hand(order, cards)) ++slow[*result];
            });
            std::erase_if(fast, [](const auto& each) { return each.second == 0; });
            EXPECT_EQ(fast, slow) << first;
        }
}

TEST(CountHandSets, WhatAHandLeaves) {
    const Shoe<5> shoe{0, 2, 2, 2, 1};
    const Hands hands(shoe, drawn_out);
    for (const auto& end : hands.ends())
        EXPECT_EQ(hands.without(shoe, end.set).size(), shoe.size() - static_cast<int>(end.cards));
}

TEST(CountBothHands, EqualEveryOrderOfTheSingleCards) {
    for (const Shoe<5>& shoe : {Shoe<5>{0, 1, 1, 3, 3}, Shoe<5>{0, 2, 0, 3, 3}, Shoe<5>{0, 0, 2, 3, 3}}) {
        const Hands hands(shoe, drawn_out);
        const BothResults ways = both_hands(shoe, hands, hands);
        std::map<std::pair<std::size_t, std::size_t>, Integer> fast, slow;
        Integer fast_all = 0, slow_all = 0;
        for (std::size_t first = 0; first < ways.size(); ++first)
            for (std::size_t second = 0; second < ways[first].size(); ++second) {
                fast[{first, second}] = ways[first][second];
                fast_all += ways[first][second];
            }
        slow::each_order(slow::cards_of(shoe), [&](const std::vector<int>& order) {
            std::size_t at = 0;
            const Ends first = drawn_by_hand(order, at), second = drawn_by_hand(order, at);
            ASSERT_TRUE(first && second);
            ++slow[{*first, *second}];
            ++slow_all;
        });
        EXPECT_EQ(chances(fast, fast_all), chances(slow, slow_all));
    }
}

TEST(CountBothHands, AShoeThatCanRunOutIsRefused) {
    const Shoe<5> shoe{0, 0, 2, 2, 1};
    const Hands hands(shoe, drawn_out);
    EXPECT_THROW(both_hands(shoe, hands, hands), std::invalid_argument);
}

// Hands of up to twenty cards of a thousand: more draws than 128 bits hold.
TEST(CountHandSets, TooManyDrawsAreRefused) {
    const auto twenty = [](const auto&, const auto& hand) { return hand[0] < 20 ? Ends() : Ends(0); };
    EXPECT_THROW((HandSets<1>(Shoe<1>{1000}, twenty)), std::invalid_argument);
    EXPECT_EQ((HandSets<1>(Shoe<1>{20}, twenty).ends().size()), 1u);
}

}  // namespace
}  // namespace baize::count::hand_sets_test
