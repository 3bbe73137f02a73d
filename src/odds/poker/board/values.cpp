#include "odds/poker/board/values.hpp"

#include <algorithm>

namespace baize::poker {

namespace {

// A number for each own kind from one for each of its cards; `pair(p)` where both are of one rank off the suit.
template <class Both, class Pair>
void every_own(std::int32_t* of_own, const Both& both, const Pair& pair) {
    for (std::size_t q = 0; q < kRanks; ++q) {
        std::int32_t* const off = of_own + own_off(0, q);
        std::int32_t* const mixed = of_own + own_mixed(q, 0);
        std::int32_t* const suited = of_own + kOwnOff + kOwnMixed + q * (q - 1) / 2;
        for (std::size_t p = 0; p < q; ++p) off[p] = both(p, q);
        off[q] = pair(q);
        for (std::size_t p = 0; p < kRanks; ++p) mixed[p] = both(p, kRanks + q);
        for (std::size_t p = 0; p < q; ++p) suited[p] = both(kRanks + p, kRanks + q);
    }
}

// A linear scan vectorizes; a binary search would wait for each step.
std::size_t count_below(std::span<const std::uint16_t> ranks, std::uint16_t up_to) {
    std::uint16_t below = 0;
    for (const std::uint16_t rank : ranks) below += rank < up_to;
    return below;
}

}  // namespace

void find_ways(const std::array<std::uint8_t, kCardKinds>& left, std::int64_t board, std::int32_t* of_own) {
    std::array<std::int32_t, kCardKinds> cards;
    std::ranges::copy(left, cards.begin());
    const std::int32_t ways = board;
    every_own(of_own, [&](std::size_t a, std::size_t b) { return cards[a] * cards[b] * ways; },
              [&](std::size_t a) { return cards[a] * (cards[a] - 1) / 2 * ways; });
}

// ---- Reading --------------------------------------------------------------------------------------------------------

BoardReader::BoardReader(const BoardTable& table, const BoardStakes& stakes, std::vector<bool> named, unsigned threads,
                         std::vector<bool> rows)
    : table_(table), stakes_(stakes), wanted_(std::move(named)), rows_(std::move(rows)),
      below_(stakes.named().size()) {
    std::vector<std::uint16_t> ranks;
    for (std::size_t n = 0; n < wanted_.size(); ++n)
        if (wanted_[n]) ranks.push_back(stakes.named()[n]);
    const auto below = table.below(ranks, threads);
    for (std::size_t n = 0, at = 0; n < wanted_.size(); ++n)
        if (wanted_[n]) below_[n] = below[at++];
}

const BoardRow& BoardReader::read(std::uint32_t board) {
    row_.hands = table_.at(board);
    find_segments();
    if (row_.segments.empty()) return row_;
    std::ranges::copy(row_.hands.below, row_.lanes[0].begin());
    std::ranges::copy(row_.hands.up_to, row_.lanes[1].begin());
    read_named(board);
    return row_;
}

// Beside most boards none of the dealer's hands reaches some of the named ranks, or each does.
void BoardReader::read_named(std::uint32_t board) {
    for (std::size_t n = 0; n < wanted_.size(); ++n) {
        if (!wanted_[n]) continue;
        const HandsBelow& below = (*below_[n])[board];
        std::int32_t* const lane = row_.lanes[2 + n].data();
        const std::int32_t all = below[kCardKinds];
        row_.is_even[2 + n] = all == 0 || all == table_.all_hands();
        if (!row_.is_even[2 + n]) read_named(below, stakes_.named()[n], lane);
        else std::fill_n(lane, row_.hands.size(), all == 0 ? 0 : table_.dealers_hands());
    }
}

// Of all hands below, those without either of the own cards: both together are the own hand itself.
void BoardReader::read_named(const HandsBelow& below, std::uint16_t rank, std::int32_t* lane) {
    std::array<std::int32_t, kCardKinds> with;
    std::copy_n(below.begin(), kCardKinds, with.begin());
    const std::int32_t all = below[kCardKinds];
    std::array<std::int32_t, kOwnStride> of_own;
    every_own(of_own.data(), [&](std::size_t a, std::size_t b) { return all - with[a] - with[b]; },
              [&](std::size_t a) { return all - 2 * with[a]; });
    const auto ranks = row_.hands.rank;
    const std::uint16_t* const own = row_.hands.own.data();
    for (std::size_t i = 0, size = ranks.size(); i < size; ++i) lane[i] = of_own[own[i]];
    const auto below_named = std::ranges::lower_bound(ranks, rank) - ranks.begin();
    for (std::ptrdiff_t i = 0; i < below_named; ++i) ++lane[i];
}

void BoardReader::find_segments() {
    const auto ranks = row_.hands.rank;
    row_.segments.clear();
    std::size_t at = 0;
    for (const auto& [up_to, row] : stakes_.segments()) {
        if (at == ranks.size()) return;
        if (ranks[at] >= up_to) continue;
        const std::size_t from = at;
        at = ranks.back() < up_to ? ranks.size() : count_below(ranks, up_to);
        if (rows_.empty() || rows_[row]) row_.segments.push_back({from, at, row});
    }
}

// ---- Values ---------------------------------------------------------------------------------------------------------

std::size_t BoardValues::number(OfRows gains) {
    const auto found = std::ranges::find(gains_, gains);
    if (found != gains_.end()) return found - gains_.begin();
    gains_.push_back(std::move(gains));
    return gains_.size() - 1;
}

std::vector<bool> BoardValues::named() const {
    std::vector<bool> named(stakes_.named().size());
    for (const auto& rows : gains_)
        for (const auto& gains : rows)
            for (std::size_t n = 0; n < named.size(); ++n)
                if (gains[3 + n] != 0) named[n] = true;
    return named;
}

}  // namespace baize::poker
