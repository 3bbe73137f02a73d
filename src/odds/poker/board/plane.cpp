#include "odds/poker/board/plane.hpp"

#include <algorithm>

namespace baize::poker {

namespace {

// How many there are of a size: 13 ranks, none twice and some more than once.
constexpr std::array<std::size_t, kBoardMost + 1> kSets{1, 13, 78, 286, 715, 1'287};
constexpr std::array<std::size_t, kBoardMost + 1> kMultisets{1, 13, 91, 455, 1'820, 6'188};
constexpr std::size_t sets(int size) { return kSets[size]; }
constexpr std::size_t multisets(int size) { return kMultisets[size]; }
static_assert(sets(5) == choose(13, 5) && multisets(5) == choose(17, 5));

std::uint32_t number_of_ranks(const RanksOff& ranks) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) number += kBinomials.of[ranks[i] + i][i + 1];
    return number;
}

// All multisets and all sets of ranks by their numbers.
struct Numbered {
    std::array<std::vector<RanksOff>, kBoardMost + 1> multisets_of{};
    std::array<std::vector<unsigned>, kBoardMost + 1> sets_of{};
    std::array<std::uint16_t, rank::kAllRanks + 1> number_of_set{};

    Numbered() {
        for (unsigned ranks = 0; ranks <= rank::kAllRanks; ++ranks) {
            const std::size_t size = std::popcount(ranks);
            if (size > kBoardMost) continue;
            number_of_set[ranks] = number_of(CardSet(ranks));
            sets_of[size].resize(sets(static_cast<int>(size)));
            sets_of[size][number_of_set[ranks]] = ranks;
        }
        for (std::size_t size = 0; size <= kBoardMost; ++size) multisets_of[size].resize(kMultisets[size]);
        add({}, 0);
    }
    void add(RanksOff ranks, std::uint8_t from) {
        multisets_of[ranks.size()][number_of_ranks(ranks)] = ranks;
        if (ranks.size() == kBoardMost) return;
        for (std::uint8_t rank = from; rank < kRanks; ++rank) {
            RanksOff more = ranks;
            more.push_back(rank);
            add(more, rank);
        }
    }
};
const Numbered& numbered() {
    static const Numbered all;
    return all;
}

}  // namespace

Plane::Plane(CardSet deck, int board, std::optional<std::size_t> suit) : board_(board), has_suit_(suit.has_value()) {
    if (suit) suited_ = deck.suit(*suit);
    for (std::size_t s = 0; s < 4; ++s)
        for (std::size_t rank = 0; rank < kRanks; ++rank)
            if (s != suit) off_[rank] += deck.suit(s) >> rank & 1;
    for (int cards = 0; cards <= board; ++cards)
        for (int fewer = 0, before = 0; fewer <= kBoardMost + 1; ++fewer) {
            first_[cards][fewer] = before;
            if (fewer >= least(cards) && fewer <= cards)
                before += static_cast<int>(sets(fewer) * multisets(cards - fewer));
        }
}

PlaneBoard Plane::seen(CardSet board, std::size_t suit) const {
    PlaneBoard seen{has_suit_ ? board.suit(suit) : 0u};
    for (std::uint8_t rank = 0; rank < kRanks; ++rank)
        for (std::size_t s = 0; s < 4; ++s)
            if ((!has_suit_ || s != suit) && board.suit(s) >> rank & 1) seen.off.push_back(rank);
    return seen;
}

std::size_t Plane::boards(int cards) const {
    return first(cards, has_suit_ ? cards + 1 : 1);
}

std::uint32_t Plane::id(const PlaneBoard& board) const {
    const int suited = std::popcount(board.suited);
    return first(board.size(), suited) + number_of_ranks(board.off) * static_cast<std::uint32_t>(sets(suited)) +
           numbered().number_of_set[board.suited];
}

PlaneBoard Plane::board(int cards, std::uint32_t id) const {
    int suited = least(cards);
    while (id >= first(cards, suited + 1)) ++suited;
    id -= first(cards, suited);
    return {numbered().sets_of[suited][id % sets(suited)], numbered().multisets_of[cards - suited][id / sets(suited)]};
}

void Plane::parts(const PlaneBoard& board, int cards, std::vector<std::uint32_t>& ids) const {
    ids.clear();
    std::array<std::uint8_t, 8> suited;
    const std::size_t in = places_of(CardSet(board.suited), suited), size = in + board.off.size();
    const std::size_t wanted = cards;
    for (std::size_t i = kParts.first[size][wanted]; i < kParts.first[size][wanted + 1]; ++i) {
        PlaneBoard part;
        for (std::size_t at = 0; at < size; ++at) {
            if (!(kParts.of[size][i] >> at & 1)) continue;
            if (at < in) part.suited |= 1u << suited[at];
            else part.off.push_back(board.off[at - in]);
        }
        if (std::popcount(part.suited) >= least(cards)) ids.push_back(id(part));
    }
}

std::uint32_t number_of_suited(unsigned ranks) { return numbered().number_of_set[ranks]; }
std::span<const unsigned> suited_sets(int size) { return numbered().sets_of[size]; }

std::uint32_t Plane::first_of_slice(const RanksOff& off, int suited) const {
    return first(suited + static_cast<int>(off.size()), suited) +
           number_of_ranks(off) * static_cast<std::uint32_t>(sets(suited));
}

std::vector<Plane::Slice> Plane::slices(int cards) const {
    std::vector<Slice> slices;
    for (int suited = least(cards); suited <= (has_suit_ ? cards : 0); ++suited)
        for (const RanksOff& off : numbered().multisets_of[cards - suited])
            slices.push_back({suited, off, first_of_slice(off, suited), static_cast<std::uint32_t>(sets(suited))});
    return slices;
}

std::uint32_t Plane::id_by_rank(const PlaneBoard& board) const {
    RanksOff all = board.off;
    for (unsigned rest = board.suited; rest; rest &= rest - 1)
        all.push_back(std::countr_zero(rest));
    std::sort(all.begin(), all.end());
    return number_of_ranks(all);
}

std::array<std::uint8_t, kCardKinds> Plane::left(const PlaneBoard& board) const {
    std::array<std::uint8_t, kCardKinds> left{};
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
        left[rank] = off_[rank];
        left[kRanks + rank] = (suited_ & ~board.suited) >> rank & 1;
    }
    for (const std::uint8_t rank : board.off) --left[rank];
    return left;
}

std::int64_t Plane::ways(const PlaneBoard& board) const {
    if (board.suited & ~suited_) return 0;
    std::int64_t ways = 1;
    std::int64_t alike = 0;
    for (std::size_t i = 0; i < board.off.size(); ++i) {
        alike = i > 0 && board.off[i] == board.off[i - 1] ? alike + 1 : 0;
        const std::int64_t left = off_[board.off[i]] - alike;
        ways = left > 0 ? ways * left / (alike + 1) : 0;
    }
    return ways;
}

}  // namespace baize::poker
