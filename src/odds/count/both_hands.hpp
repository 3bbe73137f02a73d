// Two hands that are drawn out of one shoe, each by a rule of its own (hand_sets.hpp).
//
// An exchangeable shoe lets the first be drawn out before the second: for each set with which the first can end, the
// second's sets are counted in what is left, by result and number of cards, and all courses are brought over orders of
// one number of cards by the falling factorial of what they leave undrawn. Whole numbers; that they add up to all
// orders is checked.
//
// Cost: O(M N) products for M sets of the first and N ends of the second.
#pragma once

#include <algorithm>
#include <stdexcept>

#include "odds/count/hand_sets.hpp"

namespace baize::count {

// By the result of the first hand and that of the second.
using BothResults = std::vector<std::vector<Integer>>;

template <std::size_t kKinds>
class BothHands {
public:
    BothHands(const Shoe<kKinds>& shoe, const HandSets<kKinds>& first, const HandSets<kKinds>& second)
        : shoe_(shoe), first_(first), second_(second), width_(second.cards_max() + 1),
          sums_(second.results() * width_), both_(first.results() * second.results(), ByCards(longest() + 1)) {}

    BothResults count() {
        const std::vector<Wide> ways = first_.ways(shoe_);
        const auto& ends = first_.ends();
        for (std::size_t at = 0; at < ends.size(); ++at) {
            if (ways[ends[at].set] == 0) continue;
            if (at == 0 || ends[at].set != ends[at - 1].set) count_second(first_.without(shoe_, ends[at].set));
            add(ends[at], integer(ways[ends[at].set]) * integer(ends[at].orders));
        }
        return over_one_number_of_cards();
    }

private:
    using ByCards = std::vector<Integer>;  // by how many cards both hands have together

    std::size_t longest() const { return first_.cards_max() + second_.cards_max(); }

    // By the second hand's result and its number of cards.
    void count_second(const Shoe<kKinds>& left) {
        second_.count_ways(left, second_ways_);
        std::ranges::fill(sums_, Wide{0});
        for (const auto& end : second_.ends())
            sums_[end.result * width_ + end.cards] += second_ways_[end.set] * end.orders;
    }

    void add(const typename HandSets<kKinds>::End& end, const Integer& ways) {
        for (std::size_t result = 0; result < second_.results(); ++result)
            for (std::size_t cards = 0; cards < width_; ++cards)
                if (const Wide sum = sums_[result * width_ + cards]) {
                    assign(scratch_, sum);
                    both_[end.result * second_.results() + result][end.cards + cards] += ways * scratch_;
                }
    }

    // With the orders of what a course leaves undrawn, of the most cards that any can take.
    BothResults over_one_number_of_cards() const {
        const int drawn = std::min<int>(longest(), shoe_.size());
        BothResults results(first_.results(), std::vector<Integer>(second_.results()));
        Integer counted = 0;
        for (std::size_t place = 0; place < both_.size(); ++place) {
            Integer& sum = results[place / second_.results()][place % second_.results()];
            for (int cards = 0; cards <= drawn; ++cards)
                sum += both_[place][cards] * falling<Integer>(shoe_.size() - cards, drawn - cards);
            counted += sum;
        }
        if (counted != falling<Integer>(shoe_.size(), drawn))
            throw std::invalid_argument("the shoe can run out within a round");
        return results;
    }

    const Shoe<kKinds>& shoe_;
    const HandSets<kKinds>& first_;
    const HandSets<kKinds>& second_;
    std::size_t width_;
    std::vector<Wide> second_ways_, sums_;
    std::vector<ByCards> both_;
    Integer scratch_;
};

// In how many orders of a shoe's first cards two hands end with these results, by that of the first and that of the
// second. The second is drawn from what the first leaves: whose cards come first at the table does not matter, because
// any order of the shoe is as likely as any other. All are counted over orders of the same number of cards. Throws
// std::invalid_argument for a shoe that can run out within a round.
template <std::size_t kKinds>
BothResults both_hands(const Shoe<kKinds>& shoe, const HandSets<kKinds>& first, const HandSets<kKinds>& second) {
    return BothHands<kKinds>(shoe, first, second).count();
}

}  // namespace baize::count
