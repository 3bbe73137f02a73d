// The streets of a game without a dealer's hand: what is seen on each, and where each action leads (pay_table.cpp). A
// prefix is what has been done before a street, so there are at most O(sequences x streets) of them. The decisions take
// a byte for each prefix of a street and each set of cards up to suits; the sets of a whole deck are listed once and
// kept.
#pragma once

#include <map>
#include <memory>

#include "odds/poker/orbits.hpp"
#include "odds/poker/sequences.hpp"

namespace baize::poker {

// What is known of the sequences: those that are not at their end on a street, and where each action leads.
struct Prefix {
    Actions actions;
    std::vector<std::size_t> next;  // by action: a prefix of the next street, or a sequence where it ends
    std::vector<bool> ends;
};

struct PayNode {
    int cards = 0;  // seen on this street
    std::vector<Prefix> prefixes{};
    std::int64_t deals_after = 0;
};

class Streets {
public:
    explicit Streets(const Showdown& described);

    const Orbits& sets(int cards) const { return *orbits.at(cards); }

    // In how many ways the cards after a street can come, streets told apart.
    std::int64_t deals_after(std::size_t street) const { return nodes[street].deals_after; }
    // ... and in how many of them each set of final cards comes.
    std::int64_t deals_of_one(std::size_t street) const {
        return deals_after(street) / choose(game.deck.size() - nodes[street].cards, last - nodes[street].cards);
    }

    Showdown game;
    Symmetry symmetry;
    std::vector<ActionSequence> sequences;
    int last;  // cards at the end
    std::vector<PayNode> nodes;
    std::map<int, std::shared_ptr<const Orbits>> orbits;
    std::vector<std::vector<std::uint8_t>> decisions;  // by street: [set][prefix]

private:
    void make_sets(int cards);
    std::int64_t count_deals_after(std::size_t street) const;
    void make_prefixes();
    void lead_on(std::size_t s, std::size_t p, std::size_t a);
};

}  // namespace baize::poker
