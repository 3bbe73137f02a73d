#include "games/blackjack/gb_sides.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "games/perfect_pairs.hpp"
#include "rulebooks/gb_2011/blackjack.hpp"
#include "rulebooks/gb_2011/blackjack_switch.hpp"

namespace baize::blackjack::gb {

namespace {

namespace book = gb_2011::blackjack;

// 4.36: an ace is low in A-2-3 and high in Q-K-A, and never in the middle.
bool in_sequence(std::array<int, 3> ranks) {
    std::sort(ranks.begin(), ranks.end());
    const bool wheel = ranks == std::array{2, 3, kAce};
    return wheel || (ranks[1] == ranks[0] + 1 && ranks[2] == ranks[1] + 1);
}

// 4.45, ruling R42: an ace is next to the two and to the king, or by other readings to one of them.
bool consecutive(int first, int second, NextToAce ace) {
    const auto [low, high] = std::minmax(first, second);
    if (high == kAce && low == 2) return ace != NextToAce::King;
    if (high == kAce && low == kKing) return ace != NextToAce::Two;
    return high - low == 1;
}

}  // namespace

Return settle_twenty_one_plus_3(Card first, Card second, Card dealer, Rows rows) {
    assert(rows.size() == 1);
    const bool flush = first.suit() == second.suit() && second.suit() == dealer.suit();
    const bool three = first.rank() == second.rank() && second.rank() == dealer.rank();
    const bool straight = in_sequence({first.rank(), second.rank(), dealer.rank()});
    return flush || three || straight ? win(rows[0]) : lose("4.38");  // one win, however many of them it is
}

Return settle_royal_match(Card first, Card second, NextToAce ace, Rows rows) {
    assert(rows.size() == book::kRoyalMatchRows);
    if (first.suit() != second.suit()) return lose("4.47");
    if (std::min(first.rank(), second.rank()) == kQueen && std::max(first.rank(), second.rank()) == kKing)
        return win(rows[book::KingAndQueen]);
    if (first.rank() == second.rank()) return win(rows[book::SuitedPair]);
    return win(rows[consecutive(first.rank(), second.rank(), ace) ? book::Consecutive : book::TwoSuited]);
}

Return settle_perfect_pairs(Card first, Card second, Rows rows) {
    return baize::settle_perfect_pairs(first, second, rows, "4.56");
}

Return settle_super_match(const std::array<Card, 4>& cards, bool suits_too, Rows rows) {
    using namespace gb_2011::blackjack_switch;
    assert(rows.size() == kSuperMatchRows);
    int matches = 0;  // pairs of cards that match, of six: one in a pair, two in two pairs, three in three of a kind
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            matches += suits_too ? cards[i] == cards[j] : cards[i].rank() == cards[j].rank();
    switch (matches) {
        case 0: return lose("4.71");
        case 1: return win(rows[SinglePair]);
        case 2: return win(rows[TwoPairs]);
        case 3: return win(rows[ThreeOfAKind]);
        default: return win(rows[FourOfAKind]);
    }
}

}  // namespace baize::blackjack::gb
