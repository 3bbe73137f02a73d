#include "odds/blackjack/gb_sides.hpp"

#include <map>

namespace baize::blackjack::gb {

namespace {

// None of these wagers asks in which order its cards came, so a set of N faces counts once for every choice of N cards
// of the shoe that shows it. Verdicts are few: their counts are added up as machine words before they become a law.
template <std::size_t N, class Settle>
class Sets {
public:
    Sets(const ShoePolicy& shoe, Settle settle) : shoe_(shoe), settle_(settle) { choose(0, 0, 1, 0); }

    Law law() const {
        Law law;
        for (const auto& [net, count] : counts_)
            law.add(fraction(net.first, net.second), Integer(static_cast<unsigned long>(count)));
        return law;
    }

private:
    // `ways` to have chosen the cards so far, the last `same` of them of one face; faces never go down.
    void choose(std::size_t chosen, int from, std::uint64_t ways, int same) {
        if (chosen == N) {
            const Ratio net = net_of(settle_(cards_));
            counts_[{net.get_num().get_si(), net.get_den().get_si()}] += ways;
            return;
        }
        for (int face = from; face < kCardsInDeck; ++face) {
            if (shoe_.without >> face & 1u) continue;
            const int before = chosen > 0 && face == from ? same : 0;
            if (before >= shoe_.decks) continue;
            cards_[chosen] = Card::from_index(face);
            // C(d, k+1) = C(d, k) * (d - k) / (k + 1), and `ways` holds C(d, k) as a factor.
            choose(chosen + 1, face,
                   ways * static_cast<std::uint64_t>(shoe_.decks - before) / static_cast<std::uint64_t>(before + 1),
                   before + 1);
        }
    }

    const ShoePolicy& shoe_;
    Settle settle_;
    std::array<Card, N> cards_{};
    std::map<std::pair<long, long>, std::uint64_t> counts_;
};

template <std::size_t N, class Settle>
Law law_of_sets(const ShoePolicy& shoe, Settle settle) { return Sets<N, Settle>(shoe, settle).law(); }

}  // namespace

Law twenty_one_plus_3_law(const ShoePolicy& shoe, Rows rows) {
    return law_of_sets<3>(
        shoe, [=](const auto& cards) { return settle_twenty_one_plus_3(cards[0], cards[1], cards[2], rows); });
}

Law royal_match_law(const ShoePolicy& shoe, NextToAce ace, Rows rows) {
    return law_of_sets<2>(shoe, [=](const auto& cards) { return settle_royal_match(cards[0], cards[1], ace, rows); });
}

Law perfect_pairs_law(const ShoePolicy& shoe, Rows rows) {
    return law_of_sets<2>(shoe, [=](const auto& cards) { return settle_perfect_pairs(cards[0], cards[1], rows); });
}

Law super_match_law(const ShoePolicy& shoe, bool suits_too, Rows rows) {
    return law_of_sets<4>(shoe, [=](const auto& cards) { return settle_super_match(cards, suits_too, rows); });
}

}  // namespace baize::blackjack::gb
