#include "odds/poker/board_shared.hpp"

#include <stdexcept>

namespace baize::poker {

BoardShared::BoardShared(const Showdown& described)
    : game(described), tree(game), symmetry(game.deck),
      stakes(game, tree.ways, choose(game.deck.size() - game.own - game.board, game.dealer)),
      by_rank(game.deck, game.board, std::nullopt) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
        std::size_t alike = 0;
        while (alike < by_suit.size() && by_suit[alike].suited() != game.deck.suit(suit)) ++alike;
        if (alike == by_suit.size()) by_suit.emplace_back(game.deck, game.board, suit);
        plane_of[suit] = alike;
    }
    for (const int cards : tree.cards)
        if (cards < game.board && !sets.contains(cards)) sets.try_emplace(cards, symmetry, cards);
    add_sources();
    make_room();
}

void BoardShared::add_sources() {
    of_way.assign(tree.ways.size(), kNoSource);
    of_node.assign(tree.nodes.size(), kNoSource);
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
        const BoardNode& node = tree.nodes[at];
        if (is_whole(node.street)) {
            of_node[at] = add_source({false, at, node.street > 0 ? std::optional(tree.cards[node.street - 1])
                                                                 : std::nullopt});
            continue;
        }
        for (std::size_t action = 0; action < node.next.size(); ++action)
            if (node.ends[action] && !stakes.constant(node.next[action]))
                of_way[node.next[action]] = add_source({true, node.next[action], tree.cards[node.street]});
    }
}

std::size_t BoardShared::add_source(const BoardSource& source) {
    for (std::size_t i = 0; source.is_way && i < sources.size(); ++i)
        if (sources[i].is_way && sources[i].to == source.to && stakes.alike(sources[i].of, source.of)) return i;
    sources.push_back(source);
    return sources.size() - 1;
}

void BoardShared::make_room() {
    decisions.resize(tree.cards.size());
    for (std::size_t street = 0; street < decisions.size(); ++street) {
        if (is_whole(street)) continue;
        int used = 0;
        for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
            if (tree.nodes[at].street != street) continue;
            decisions[street].shift[at] = used;
            used += decisions[street].bits[at] = std::bit_width(tree.nodes[at].next.size() - 1);
        }
        if (used > 8) throw std::length_error("more decisions on a street beside a board than a byte holds");
        decisions[street].of.resize(sets.at(tree.cards[street]).size() * kPairsOfSet);
    }
}

// ---- Real cards -----------------------------------------------------------------------------------------------------

// The board's cards off the suit are spread over other suits so that no third of one comes; where a short deck leaves
// no such choice the board is nobody's, and any will do.
RealCards::RealCards(CardSet deck, const PlaneBoard& board, std::optional<std::size_t> suit)
    : deck_(deck), suit_(suit) {
    for (unsigned rest = board.suited; rest; rest &= rest - 1)
        board_ = board_.with(static_cast<int>(*suit * kRanks) + std::countr_zero(rest));
    if (!take(board, 0, kFlushOnBoard - 1)) take(board, 0, kBoardMost);
}

bool RealCards::take(const PlaneBoard& board, std::size_t at, int most) {
    if (at == board.off.size()) return true;
    for (std::size_t s = 0; s < 4; ++s) {
        const int card = static_cast<int>(s * kRanks) + board.off[at];
        if (s == suit_ || !deck_.has(card) || board_.has(card) || std::popcount(board_.suit(s)) >= most) continue;
        board_ = board_.with(card);
        if (take(board, at + 1, most)) return true;
        board_ = board_ - CardSet{}.with(card);
    }
    return false;
}

std::optional<int> RealCards::free_card(std::size_t rank, CardSet taken) const {
    for (std::size_t s = 0; s < 4; ++s) {
        const int card = static_cast<int>(s * kRanks + rank);
        if (s != suit_ && deck_.has(card) && !board_.has(card) && !taken.has(card)) return card;
    }
    return std::nullopt;
}

CardSet RealCards::own(OwnKind kind) const {
    CardSet own;
    for (const std::uint8_t card : {kind.a, kind.b}) {
        if (card >= kRanks) own = own.with(static_cast<int>(*suit_ * kRanks + card - kRanks));
        else own = own.with(free_card(card, own).value());
    }
    return own;
}

}  // namespace baize::poker
