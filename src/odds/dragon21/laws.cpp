// Which cards a hand ends with decides the round, not their order; and whether a hand goes on depends on the cards it
// holds, not on how they came. So hands are counted as sets of values, each with the number of orders in which it can
// be drawn. For every set of the dragon the tiger's sets are counted in what is left of the shoe. That the cards of the
// two hands come in turn at first does not matter: any order of the shoe is as likely as any other.
#include "odds/dragon21/laws.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>

namespace baize::dragon21 {

namespace {

// A whole number of ordered draws of one hand. The longest hand has twelve cards (six aces, a six, five aces), and 416
// of those are fewer than 2^105.
__extension__ using Ways = unsigned __int128;
constexpr std::size_t kCardsMax = 12, kTotals = 10;  // 17 to 26
constexpr int kShoeMax = 1000;                       // 1000^12 still fits

using Values = std::array<std::uint8_t, 11>;

Points points_of(const Values& hand) {
    Points points;
    for (int value = 1; value <= 10; ++value)
        for (int i = 0; i < hand[static_cast<std::size_t>(value)]; ++i) points.add(value);
    return points;
}

int cards_of(const Values& hand) { return std::accumulate(hand.begin(), hand.end(), 0); }

// 9.1 is counted apart: a blackjack ends the round for both hands.
bool is_blackjack(const Values& hand) { return hand[1] == 1 && hand[10] == 1 && cards_of(hand) == 2; }

// A step on the way from no cards to a set of values, card by card in the order of the values: how many ways the set
// can be taken from a shoe follows from the step before it by one product.
struct Step {
    std::size_t before = 0;
    int value = 0;
    int taken = 0;         // cards of that value before it
    std::int64_t orders = 0;  // in which a hand that ends with this set can be drawn; 0: no hand ends so
    std::size_t total = 0;    // counted from 17
    std::size_t cards = 0;
};

class HandSets {
public:
    HandSets() {
        steps_.push_back({});
        index_[Values{}] = 0;
        std::map<Values, std::int64_t> drawing{{Values{}, 1}}, ended;
        while (!drawing.empty()) {  // all hands of one length at a time
            std::map<Values, std::int64_t> longer;
            for (const auto& [hand, orders] : drawing)
                for (int value = 1; value <= 10; ++value) {
                    Values next = hand;
                    ++next[static_cast<std::size_t>(value)];
                    (draws(points_of(next)) ? longer : ended)[next] += orders;
                }
            drawing = std::move(longer);
        }
        for (const auto& [hand, orders] : ended)
            if (!is_blackjack(hand)) add(hand, orders);
    }

    const std::vector<Step>& steps() const { return steps_; }

private:
    void add(const Values& hand, std::int64_t orders) {
        Step& step = steps_[find(hand)];
        step.orders = orders;
        step.total = static_cast<std::size_t>(points_of(hand).total() - kStands);
        step.cards = static_cast<std::size_t>(cards_of(hand));
        if (step.cards > kCardsMax || step.total >= kTotals)
            throw std::logic_error("a hand is longer or higher than any can be");
    }

    std::size_t find(const Values& hand) {
        if (const auto found = index_.find(hand); found != index_.end()) return found->second;
        Values before = hand;
        int value = 10;
        while (hand[static_cast<std::size_t>(value)] == 0) --value;
        --before[static_cast<std::size_t>(value)];
        const std::size_t from = find(before);
        steps_.push_back({from, value, before[static_cast<std::size_t>(value)], 0, 0, 0});
        return index_[hand] = steps_.size() - 1;
    }

    std::vector<Step> steps_;
    std::map<Values, std::size_t> index_;
};

const HandSets& hand_sets() {
    static const HandSets sets;
    return sets;
}

// In how many ordered ways each step's set can be taken from a shoe, one order of the values for each.
void count_ways(const ValueShoe& shoe, std::vector<Ways>& ways) {
    const std::vector<Step>& steps = hand_sets().steps();
    ways.resize(steps.size());
    ways[0] = 1;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const int left = shoe[static_cast<std::size_t>(steps[i].value)] - steps[i].taken;
        ways[i] = left > 0 ? ways[steps[i].before] * static_cast<unsigned>(left) : 0;
    }
}

// Sums of ways by total and number of cards.
using Sums = std::array<std::array<Ways, kCardsMax + 1>, kTotals>;

Integer to_integer(Ways ways) {
    Integer value = static_cast<unsigned long>(ways >> 64);
    value <<= 64;
    return value + static_cast<unsigned long>(ways);
}

int cards_in(const ValueShoe& shoe) { return std::accumulate(shoe.begin(), shoe.end(), 0); }

// The cards of each set of the dragon, in order; to take them off the shoe.
ValueShoe without(ValueShoe shoe, std::size_t step) {
    for (const auto& steps = hand_sets().steps(); step != 0; step = steps[step].before)
        --shoe[static_cast<std::size_t>(steps[step].value)];
    return shoe;
}

// By the totals of both hands, and how many cards they have together.
using Both = std::array<std::array<std::array<Integer, 2 * kCardsMax + 1>, kTotals>, kTotals>;

// 9.2: neither hand has a blackjack, and both are drawn out.
void count_drawn(const ValueShoe& shoe, Both& both) {
    const std::vector<Step>& steps = hand_sets().steps();
    std::vector<Ways> dragon, tiger;
    count_ways(shoe, dragon);
    for (std::size_t d = 0; d < steps.size(); ++d) {
        if (steps[d].orders == 0 || dragon[d] == 0) continue;
        count_ways(without(shoe, d), tiger);
        Sums sums{};
        for (std::size_t t = 0; t < steps.size(); ++t)
            if (steps[t].orders != 0)
                sums[steps[t].total][steps[t].cards] += tiger[t] * static_cast<unsigned long>(steps[t].orders);
        const Integer ways = to_integer(dragon[d] * static_cast<unsigned long>(steps[d].orders));
        for (std::size_t total = 0; total < kTotals; ++total)
            for (std::size_t cards = 2; cards <= kCardsMax; ++cards)
                if (sums[total][cards] != 0)
                    both[steps[d].total][total][steps[d].cards + cards] += ways * to_integer(sums[total][cards]);
    }
}

// 9.1: one hand has a blackjack, or both. The other hand then has two
// cards, whose total does not matter where it is none.
struct BlackjackWays { Integer both, one; };
BlackjackWays count_blackjacks(const ValueShoe& shoe) {
    const long aces = shoe[1], tens = shoe[10], cards = cards_in(shoe);
    const Integer first = 2 * aces * tens, second = std::max(0L, 2 * (aces - 1) * (tens - 1));
    return {first * second, first * ((cards - 2) * (cards - 3) - second)};
}

}  // namespace

ValueShoe value_shoe(const ShoePolicy& shoe) {
    ValueShoe values{};
    for (int i = 0; i < kCardsInDeck; ++i)
        if (!(shoe.without >> i & 1u))
            values[static_cast<std::size_t>(blackjack::card_value(Card::from_index(i)))] += shoe.decks;
    return values;
}

std::vector<RoundWays> rounds(const ValueShoe& shoe) {
    const int cards = cards_in(shoe);
    if (cards < 4 || cards > kShoeMax) throw std::invalid_argument("a shoe for Dragon21 has 4 to 1000 cards");
    const std::size_t drawn = std::min<std::size_t>(2 * kCardsMax, static_cast<std::size_t>(cards));
    // So many orders have the cards that a conclusion leaves undrawn.
    std::vector<Integer> rest(2 * kCardsMax + 1, 1);
    for (std::size_t n = drawn; n-- > 0;) rest[n] = rest[n + 1] * (cards - static_cast<int>(n));

    Both both{};
    count_drawn(shoe, both);
    std::vector<RoundWays> list;
    Integer all = 0;
    const auto add = [&](HandResult dragon, HandResult tiger, const Integer& ways) {
        if (ways != 0) list.push_back({dragon, tiger, ways});
        all += ways;
    };
    for (std::size_t d = 0; d < kTotals; ++d)
        for (std::size_t t = 0; t < kTotals; ++t) {
            Integer ways = 0;
            for (std::size_t n = 4; n <= drawn; ++n) ways += both[d][t][n] * rest[n];
            add({static_cast<int>(d) + kStands, false}, {static_cast<int>(t) + kStands, false}, ways);
        }
    const BlackjackWays blackjacks = count_blackjacks(shoe);
    add({21, true}, {21, true}, blackjacks.both * rest[4]);
    add({21, true}, {}, blackjacks.one * rest[4]);
    add({}, {21, true}, blackjacks.one * rest[4]);
    if (all != rest[0]) throw std::invalid_argument("the shoe can run out within a round");
    return list;
}

Law dragon_law(const std::vector<RoundWays>& rounds, Rows rows) {
    Law law;
    for (const RoundWays& each : rounds) law.add(net_of(settle_hand(each.dragon, each.tiger, rows)), each.ways);
    return law;
}

Law tiger_law(const std::vector<RoundWays>& rounds, Rows rows) {
    Law law;
    for (const RoundWays& each : rounds) law.add(net_of(settle_hand(each.tiger, each.dragon, rows)), each.ways);
    return law;
}

Law tie_law(const std::vector<RoundWays>& rounds, Rows rows) {
    Law law;
    for (const RoundWays& each : rounds) law.add(net_of(settle_tie(each.dragon, each.tiger, rows)), each.ways);
    return law;
}

Law perfect_pairs_law(const ShoePolicy& shoe, Rows rows) {
    Law law;
    const auto left = [&](int index) { return shoe.without >> index & 1u ? 0L : shoe.decks; };
    for (int first = 0; first < kCardsInDeck; ++first)
        for (int second = 0; second < kCardsInDeck; ++second)
            law.add(net_of(settle_perfect_pairs(Card::from_index(first), Card::from_index(second), rows)),
                    left(first) * std::max(0L, left(second) - (first == second)));
    return law;
}

}  // namespace baize::dragon21
