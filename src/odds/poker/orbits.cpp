#include "odds/poker/orbits.hpp"

#include <algorithm>

namespace baize::poker {

std::vector<Card> cards_of(CardSet set) {
    std::vector<Card> cards;
    for (std::uint64_t rest = set.bits(); rest; rest &= rest - 1) cards.push_back(card_at(std::countr_zero(rest)));
    return cards;
}

Symmetry::Symmetry(CardSet deck) : deck_(deck), order_{0, 1, 2, 3} {
    std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) {
        return deck.suit(a) > deck.suit(b);
    });
    for (std::size_t i = 1; i < 4; ++i) like_before_[i] = deck.suit(order_[i]) == deck.suit(order_[i - 1]);
    Exchange exchange{0, 1, 2, 3};
    do {
        bool keeps_deck = true;
        for (std::size_t s = 0; s < 4; ++s) keeps_deck &= deck.suit(exchange[s]) == deck.suit(s);
        if (keeps_deck) exchanges_.push_back(exchange);
    } while (std::next_permutation(exchange.begin(), exchange.end()));
    // Suits of equal ranks go where they go in their order: any other exchange leads to a set that is reached so too.
    for (std::size_t which = 0; which < to_each_.size(); ++which)
        for (std::size_t e = 0; e < exchanges_.size(); ++e) {
            bool in_order = true;
            for (std::size_t i = 1; i < 4; ++i)
                if (which >> (i - 1) & 1) in_order &= exchanges_[e][order_[i - 1]] < exchanges_[e][order_[i]];
            if (in_order) to_each_[which].push_back(e);
        }
}

CardSet Symmetry::canonical(CardSet set) const {
    std::array<unsigned, 4> ranks{};
    for (std::size_t i = 0; i < 4; ++i) ranks[i] = set.suit(order_[i]);
    for (int pass = 0; pass < 3; ++pass)
        for (std::size_t i = 1; i < 4; ++i)
            if (like_before_[i] && ranks[i] > ranks[i - 1]) std::swap(ranks[i], ranks[i - 1]);
    std::array<unsigned, 4> suits{};
    for (std::size_t i = 0; i < 4; ++i) suits[order_[i]] = ranks[i];
    return CardSet::of_suits(suits);
}

namespace {

// Exchanges of suits that leave a hand as it is, where equal suits stand side by side.
int keeping(const std::array<unsigned, 4>& ranks, const Symmetry& symmetry) {
    int ways = 1, alike = 1;
    for (std::size_t i = 1; i < 4; ++i) {
        alike = symmetry.like_the_suit_before(i) && ranks[i] == ranks[i - 1] ? alike + 1 : 1;
        ways *= alike;
    }
    return ways;
}

}  // namespace

Orbits::Orbits(const Symmetry& symmetry, int cards) : cards_(cards), symmetry_(symmetry) {
    SetsOfRanks sets;
    for (std::size_t at = 0; at < 4; ++at)
        for (unsigned ranks = 0; ranks <= rank::kAllRanks; ++ranks)
            if (std::popcount(ranks) <= cards && (ranks & ~symmetry.deck().suit(symmetry.order_[at])) == 0)
                sets[at][std::popcount(ranks)].push_back(ranks);
    std::array<unsigned, 4> ranks{};
    add_suits(sets, 0, cards, ranks);
}

// Gives each suit some of its ranks; of suits that may change places the first has the higher set.
void Orbits::add_suits(const SetsOfRanks& sets, std::size_t at, int left, std::array<unsigned, 4>& ranks) {
    if (at == 4) {
        std::array<unsigned, 4> suits{};
        for (std::size_t i = 0; i < 4; ++i) suits[symmetry_.order_[i]] = ranks[i];
        hands_.push_back(CardSet::of_suits(suits));
        fixed_by_.push_back(keeping(ranks, symmetry_));
        variants_.push_back(symmetry_.order() / fixed_by_.back());
        return;
    }
    const unsigned highest = symmetry_.like_the_suit_before(at) ? ranks[at - 1] : rank::kAllRanks;
    for (int some = at < 3 ? 0 : left; some <= left && some <= 13; ++some)
        for (const unsigned each : sets[at][some]) {
            if (each > highest) break;
            ranks[at] = each;
            add_suits(sets, at + 1, left - some, ranks);
        }
}

void Orbits::number_all() {
    if (!ids_.empty()) return;
    ids_.assign(choose(kCardsInDeck, cards_), 0);
    every_number([&](std::uint32_t number, std::uint32_t id) { ids_[number] = id; });
}

}  // namespace baize::poker
