// What a box and the dealer end with depends on which cards each took, not on whose came first: any order of
// the shoe is as likely as any other, so the box is drawn out before the dealer. Courses of one hand are
// counted as sets of cards taken, each with the number of orders in which it is drawn to one end. A discarded
// card is taken from the shoe too, and counts as the last.
#include "odds/blackjack/neverbust.hpp"

#include <map>
#include <numeric>
#include <stdexcept>

namespace baize::blackjack::gb::neverbust {

namespace {

// Ordered draws of one hand. The longest takes 14 cards, most of them aces: fewer than 2^100 ways in 416 cards.
__extension__ using Ways = unsigned __int128;
constexpr std::size_t kCardsMax = 14;
constexpr std::size_t kEnds = 11;  // 12 to 21, and a blackjack
constexpr int kLowest = 12;        // what a card can bust
constexpr std::size_t kBlackjackEnd = kEnds - 1;

using Values = std::array<std::uint8_t, 11>;
using Orders = std::array<std::int64_t, kEnds>;

HandResult result(std::size_t end) {
    return end == kBlackjackEnd ? HandResult{21, true} : HandResult{kLowest + static_cast<int>(end), false};
}

Points points_of(const Values& hand) {
    Points points;
    for (int value = 1; value <= 10; ++value)
        for (int i = 0; i < hand[static_cast<std::size_t>(value)]; ++i) points.add(value);
    return points;
}

std::size_t cards_of(const Values& hand) {
    return static_cast<std::size_t>(std::accumulate(hand.begin(), hand.end(), 0));
}

// A set of cards, reached from the set without its highest: the ways to take it follow by one product.
struct Step {
    std::size_t before = 0;
    int value = 0;
    int taken = 0;      // cards of that value before it
    bool ends = false;  // some course ends having taken this set
    Orders orders{};    // in which it is drawn, by end
    std::size_t cards = 0;
};

class Courses {
public:
    explicit Courses(const Rules& rules) {
        steps_.push_back({});
        index_[Values{}] = 0;
        std::map<Values, std::int64_t> drawing{{Values{}, 1}};
        while (!drawing.empty()) {  // all hands of one length at a time
            std::map<Values, std::int64_t> longer;
            for (const auto& [hand, orders] : drawing)
                for (int value = 1; value <= 10; ++value) {
                    Values next = hand;
                    ++next[static_cast<std::size_t>(value)];
                    const Points points = points_of(next);
                    const Drawn card = cards_of(next) < 2 ? Drawn::DrawsOn : drawn(points, rules);
                    if (card == Drawn::DrawsOn) longer[next] += orders;
                    else end(next, (card == Drawn::Discarded ? points_of(hand) : points).total(), orders);
                }
            drawing = std::move(longer);
        }
    }

    const std::vector<Step>& steps() const { return steps_; }

    // In how many ordered ways each step's set can be taken from a shoe, one order of the values for each.
    void count_ways(const ValueShoe& shoe, std::vector<Ways>& ways) const {
        ways.resize(steps_.size());
        ways[0] = 1;
        for (std::size_t i = 1; i < steps_.size(); ++i) {
            const int left = shoe[static_cast<std::size_t>(steps_[i].value)] - steps_[i].taken;
            ways[i] = left > 0 ? ways[steps_[i].before] * static_cast<unsigned>(left) : 0;
        }
    }

    ValueShoe without(ValueShoe shoe, std::size_t step) const {
        for (; step != 0; step = steps_[step].before) --shoe[static_cast<std::size_t>(steps_[step].value)];
        return shoe;
    }

private:
    void end(const Values& taken, int total, std::int64_t orders) {
        const std::size_t cards = cards_of(taken);
        const bool blackjack = cards == 2 && total == 21;
        if (cards > kCardsMax || total < kLowest) throw std::logic_error("a hand is longer or lower than any can be");
        Step& step = steps_[find(taken)];
        step.ends = true;
        step.cards = cards;
        step.orders[blackjack ? kBlackjackEnd : static_cast<std::size_t>(total - kLowest)] += orders;
    }

    std::size_t find(const Values& hand) {
        if (const auto found = index_.find(hand); found != index_.end()) return found->second;
        Values before = hand;
        int value = 10;
        while (hand[static_cast<std::size_t>(value)] == 0) --value;
        --before[static_cast<std::size_t>(value)];
        const std::size_t from = find(before);
        steps_.push_back({from, value, before[static_cast<std::size_t>(value)], false, {}, 0});
        return index_[hand] = steps_.size() - 1;
    }

    std::vector<Step> steps_;
    std::map<Values, std::size_t> index_;
};

Integer to_integer(Ways ways) {
    Integer value = static_cast<unsigned long>(ways >> 64);
    value <<= 64;
    return value + static_cast<unsigned long>(ways);
}

using BothEnds = std::array<std::array<Integer, kEnds>, kEnds>;

// By the ends of box and dealer: in how many orders of the shoe's first cards, as many as both hands can take.
BothEnds both_ends(const ValueShoe& shoe, const Courses& of_box, const Courses& of_dealer) {
    const int all = std::accumulate(shoe.begin(), shoe.end(), 0);
    const std::size_t most = std::min<std::size_t>(2 * kCardsMax, static_cast<std::size_t>(all));
    std::vector<Integer> rest(2 * kCardsMax + 1, 1);  // orders of the cards that a course leaves undrawn
    for (std::size_t n = most; n-- > 0;) rest[n] = rest[n + 1] * (all - static_cast<int>(n));

    BothEnds both{};
    std::vector<Ways> box, dealer;
    of_box.count_ways(shoe, box);
    const std::vector<Step>& steps = of_box.steps();
    const std::vector<Step>& dealers = of_dealer.steps();
    for (std::size_t b = 0; b < steps.size(); ++b) {
        if (!steps[b].ends || box[b] == 0) continue;
        of_dealer.count_ways(of_box.without(shoe, b), dealer);
        std::array<std::array<Ways, kCardsMax + 1>, kEnds> sums{};
        for (std::size_t d = 0; d < dealers.size(); ++d)
            for (std::size_t e = 0; dealers[d].ends && dealer[d] != 0 && e < kEnds; ++e)
                sums[e][dealers[d].cards] += dealer[d] * static_cast<unsigned long>(dealers[d].orders[e]);
        for (std::size_t e = 0; e < kEnds; ++e) {
            Integer ways = 0;
            for (std::size_t cards = 2; cards <= kCardsMax; ++cards)
                if (sums[e][cards] != 0) ways += to_integer(sums[e][cards]) * rest[steps[b].cards + cards];
            for (std::size_t mine = 0; mine < kEnds; ++mine)
                if (steps[b].orders[mine] != 0)
                    both[mine][e] += to_integer(box[b]) * static_cast<long>(steps[b].orders[mine]) * ways;
        }
    }
    Integer counted = 0;
    for (const auto& row : both)
        for (const Integer& ways : row) counted += ways;
    if (counted != rest[0]) throw std::invalid_argument("the shoe can run out within a round");
    return both;
}

}  // namespace

Law main_law(const ValueShoe& shoe, const TableRules& rules, std::span<const PayRow> rows) {
    const BothEnds both = both_ends(shoe, Courses(players_rules(rules)), Courses(rules));
    Law law;
    for (std::size_t mine = 0; mine < kEnds; ++mine)
        for (std::size_t e = 0; e < kEnds; ++e) {
            const HandResult dealer = result(e);
            law.add(net_of(settle(result(mine), {dealer.total, dealer.blackjack}, rules, rows)), both[mine][e]);
        }
    return law;
}

}  // namespace baize::blackjack::gb::neverbust
