// Side wagers that the dealer's hand decides.
#include "odds/blackjack/sides.hpp"
#include "odds/count/net.hpp"

namespace baize::blackjack {

namespace {

using count::Wide;
using count::falling;
using count::integer;
using count::net;

// The dealer's hands by their totals.
ValueHands dealer_hands(const ValueShoe& shoe, const Rules& rules, std::optional<int> up = std::nullopt) {
    return {shoe, [&](const auto&, const auto& hand) -> std::optional<std::size_t> {
        const Points points = points_of(hand);
        if (cards_of(hand) == 1 || dealer_draws(points, rules)) return std::nullopt;
        return points.total();
    }, up};
}

int total(const ValueHands::End& end) { return end.result; }
int cards(const ValueHands::End& end) { return end.cards; }

// Ordered draws that end so.
Integer draws(const ValueHands::End& end, const std::vector<Wide>& ways) {
    return integer(ways[end.set]) * integer(end.orders);
}

}  // namespace

ReturnDistribution buster_returns(const FaceShoe& shoe, const Rules& rules, Rows rows) {
    const ValueShoe values = value_shoe(shoe);
    const ValueHands hands = dealer_hands(values, rules);
    const std::vector<Wide> ways = hands.ways(values);
    const int drawn = hands.cards_max();
    ReturnDistribution returns;
    for (const auto& end : hands.ends())
        returns.add(net<Ratio>(settle_buster(total(end), end.cards, rows)),
                draws(end, ways) * falling<Integer>(shoe.size() - cards(end), drawn - cards(end)));
    return returns;
}

ReturnDistribution buster_with_bonus_returns(const FaceShoe& shoe, const Rules& rules, Rows rows, Rows bonus,
                                             Money stake) {
    const ValueShoe values = value_shoe(shoe);
    const ValueHands hands = dealer_hands(values, rules);
    const std::vector<Wide> ways = hands.ways(values);
    const std::vector<Wide> ways_left = hands.ways(values.without({1, 10}));  // when the player has an ace and a ten
    const int drawn = hands.cards_max();
    const Integer blackjacks = 2 * integer(std::int64_t{values[1]} * values[10]);
    ReturnDistribution returns;
    for (const auto& end : hands.ends()) {
        const Ratio alone = net<Ratio>(settle_buster(total(end), end.cards, rows));
        const Return paid = settle_free_bonus(true, total(end), end.cards, stake, bonus);
        const Integer all = draws(end, ways) * falling<Integer>(shoe.size() - cards(end), drawn + 2 - cards(end));
        const Integer with_blackjack = blackjacks * draws(end, ways_left) *
                                       falling<Integer>(shoe.size() - 2 - cards(end), drawn - cards(end));
        returns.add(paid.outcome == Outcome::Win ? Ratio(alone + net<Ratio>(paid)) : alone, with_blackjack);
        returns.add(alone, all - with_blackjack);
    }
    return returns;
}

namespace {

// How the draws of a hand divide by what Push 22 looks at beside the total.
class SuitColourCounts {
public:
    SuitColourCounts(const FaceShoe& shoe, const ValueHands& hands) : all_(hands.ways(value_shoe(shoe))) {
        const auto of = [&](auto holds) { return hands.ways(value_shoe(only(shoe, holds))); };
        for (const Suit suit : count::kEverySuit) add(suited_, of([&](Card card) { return card.suit() == suit; }));
        for (const bool red : {false, true}) add(coloured_, of([&](Card card) { return card.red() == red; }));
    }

    // then(one suit, one colour, draws) of each kind.
    template <class Then>
    void each(const ValueHands::End& end, Then then) const {
        const Integer suited = draws(end, suited_), coloured = draws(end, coloured_);
        then(true, true, suited);
        then(false, true, coloured - suited);
        then(false, false, draws(end, all_) - coloured);
    }

private:
    static void add(std::vector<Wide>& sums, const std::vector<Wide>& more) {
        sums.resize(more.size());
        for (std::size_t i = 0; i < more.size(); ++i) sums[i] += more[i];
    }

    std::vector<Wide> all_, suited_, coloured_;
};

}  // namespace

ReturnDistribution push_22_returns(const FaceShoe& shoe, const Rules& rules, Rows rows) {
    const ValueHands hands = dealer_hands(value_shoe(shoe), rules);
    const SuitColourCounts counts(shoe, hands);
    const int drawn = hands.cards_max();
    ReturnDistribution returns;
    for (const auto& end : hands.ends())
        counts.each(end, [&](bool one_suit, bool one_colour, const Integer& draws) {
            returns.add(net<Ratio>(settle_push_22(total(end), one_suit, one_colour, rows)),
                    draws * falling<Integer>(shoe.size() - cards(end), drawn - cards(end)));
        });
    return returns;
}

// A shuffled shoe looks the same from its end, so the dealer's hand may be thought of as dealt first, and the players'
// from what it leaves.
RoundedDistribution push_22_beside_hands(const FaceShoe& shoe, const Rules& rules, Rows rows,
                                         const std::function<double(int up, const ValueShoe& left)>& waits) {
    const ValueShoe values = value_shoe(shoe);
    RoundedDistribution returns;
    for (int up = 1; up <= 10; ++up) {
        const ValueHands hands = dealer_hands(values, rules, up);
        const SuitColourCounts counts(shoe, hands);
        for (const auto& end : hands.ends()) {
            if (total(end) != 22) continue;
            const double drawn = waits(up, hands.without(values, end.set));
            counts.each(end, [&](bool one_suit, bool one_colour, const Integer& draws) {
                const double chance = drawn * nearest(fraction(draws, falling<Integer>(shoe.size(), cards(end))));
                const double won = nearest(net<Ratio>(settle_push_22(total(end), one_suit, one_colour, rows)));
                returns.hit += chance;
                returns.mean += chance * won;
                returns.square += chance * won * won;
            });
        }
    }
    returns.mean -= 1 - returns.hit;
    returns.square += 1 - returns.hit;
    return returns;
}

}  // namespace baize::blackjack
