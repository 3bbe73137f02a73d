// Hands that are drawn card by card until a rule stops them, as a dealer's is. Whether such a hand goes on depends on
// the cards it holds, not on how they came: so hands are counted as sets of kinds, each with the number of orders in
// which it can be drawn. How many ways a shoe has for one order of a set follows from the set without its last card by
// one product, so all sets of a shoe together cost no more than a product each.
//
// Cost, for S sets and K kinds: O(S K log S) once to list them, with their orders; then O(S) products for each shoe.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <vector>

#include "odds/count/shoe.hpp"
#include "odds/count/ways.hpp"

namespace baize::count {

template <std::size_t kKinds>
class HandSets {
public:
    using Cards = std::array<std::uint8_t, kKinds>;  // how many of each kind

    // A set with which a hand may end, and with what result. So many orders of its kinds lead there; each of them can
    // be drawn in the ways of the set.
    struct End {
        std::size_t set = 0;
        std::size_t result = 0;
        std::size_t cards = 0;
        std::int64_t orders = 0;
    };

    // Of all hands that this shoe can give. `ends(before, after)` says with what result the card between them ends the
    // hand, as a std::optional<std::size_t>; nothing where it draws on. `first`: only hands that begin with this card.
    template <class Ends>
    HandSets(const Shoe<kKinds>& shoe, Ends ends, std::optional<int> first = std::nullopt) {
        Cards begun{};
        find(begun);
        if (first) ++begun[*first];
        for (std::map<Cards, std::int64_t> open{{begun, 1}}; !open.empty();) open = longer(open, shoe, ends);
        if (falling<Integer>(shoe.size(), cards_max_) >> 127 != 0)
            throw std::invalid_argument("such hands of so large a shoe have more draws than are counted here");
    }

    // Those of one set stand side by side.
    const std::vector<End>& ends() const { return ends_; }
    std::size_t results() const { return results_; }      // one more than the highest
    std::size_t cards_max() const { return cards_max_; }

    // In how many ways each set can be taken from a shoe, no larger than the hands' own, in one order of its cards.
    void count_ways(const Shoe<kKinds>& shoe, std::vector<Wide>& ways) const {
        ways.resize(sets_.size());
        ways[0] = 1;
        for (std::size_t i = 1; i < sets_.size(); ++i) {
            const unsigned there = std::max(0, shoe[sets_[i].kind]);
            const unsigned left = there > sets_[i].taken ? there - sets_[i].taken : 0;
            ways[i] = ways[sets_[i].before] * left;
        }
    }
    std::vector<Wide> ways(const Shoe<kKinds>& shoe) const {
        std::vector<Wide> list;
        count_ways(shoe, list);
        return list;
    }

    // What a set leaves of a shoe that holds it.
    Shoe<kKinds> without(Shoe<kKinds> shoe, std::size_t set) const {
        for (; set != 0; set = sets_[set].before) shoe.take(sets_[set].kind);
        return shoe;
    }

private:
    // Reached from the set without its highest card.
    struct Set {
        std::uint32_t before = 0;
        std::uint16_t kind = 0;
        std::uint16_t taken = 0;  // cards of that kind before it
    };

    // All hands of one length at a time: those that the next card does not end.
    template <class Ends>
    std::map<Cards, std::int64_t> longer(const std::map<Cards, std::int64_t>& open, const Shoe<kKinds>& shoe,
                                         Ends& ends) {
        std::map<Cards, std::int64_t> drawing;
        std::map<std::pair<Cards, std::size_t>, std::int64_t> ended;
        for (const auto& [hand, orders] : open)
            for (std::size_t kind = 0; kind < kKinds; ++kind) {
                if (hand[kind] >= shoe[static_cast<int>(kind)]) continue;
                Cards after = hand;
                ++after[kind];
                if (const std::optional<std::size_t> result = ends(hand, after)) ended[{after, *result}] += orders;
                else drawing[after] += orders;
            }
        for (const auto& [end, orders] : ended) add(end.first, end.second, orders);
        return drawing;
    }

    void add(const Cards& hand, std::size_t result, std::int64_t orders) {
        std::size_t cards = 0;
        for (const std::size_t count : hand) cards += count;
        ends_.push_back({find(hand), result, cards, orders});
        results_ = std::max(results_, result + 1);
        cards_max_ = std::max(cards_max_, cards);
    }

    std::size_t find(const Cards& hand) {
        if (const auto found = places_.find(hand); found != places_.end()) return found->second;
        Set set;
        if (!sets_.empty()) {  // the first is that of no cards
            Cards before = hand;
            std::size_t kind = kKinds - 1;
            while (hand[kind] == 0) --kind;
            --before[kind];
            set = {static_cast<std::uint32_t>(find(before)), static_cast<std::uint16_t>(kind), before[kind]};
        }
        sets_.push_back(set);
        return places_[hand] = sets_.size() - 1;
    }

    std::vector<Set> sets_;
    std::vector<End> ends_;
    std::map<Cards, std::size_t> places_;
    std::size_t results_ = 0, cards_max_ = 0;
};

}  // namespace baize::count
