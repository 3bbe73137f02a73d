// A deck as one suit sees it: cards of the suit, and cards that are off it, told apart by rank alone.
//
// Beside a board a hand's suits matter only through a flush, for which three cards of one suit must lie on the board.
// What a hand is worth is therefore what it is worth by ranks alone, and for each suit with three cards what that adds.
// Each part is summed separately, over far fewer boards than there are up to suits: 6,188 by ranks, and for a suit
// 36,608 of five cards where 134,459 boards differ.
//
// A board is numbered by its ranks in the suit and its multiset of ranks off it, in O(cards); its parts of one size are
// found in O(parts).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/fixed_vector.hpp"
#include "odds/poker/card_set.hpp"

namespace baize::poker {

inline constexpr std::size_t kRanks = 13;
inline constexpr int kBoardMost = 5, kFlushOnBoard = 3;

// A card is one of 13 ranks off the suit, or of 13 in it. Two own cards: both off (a rank may come twice), one of the
// suit and one off, both of the suit. Where no suit is looked at all are off.
inline constexpr std::size_t kOwnOff = 91, kOwnMixed = kRanks * kRanks, kOwnSuited = 78;
inline constexpr std::size_t kOwnKinds = kOwnOff + kOwnMixed + kOwnSuited;
inline constexpr std::size_t kCardKinds = 2 * kRanks;

constexpr std::size_t own_off(std::size_t p, std::size_t q) {
    return p < q ? q * (q + 1) / 2 + p : p * (p + 1) / 2 + q;
}
constexpr std::size_t own_mixed(std::size_t in, std::size_t off) { return kOwnOff + in * kRanks + off; }
constexpr std::size_t own_suited(std::size_t p, std::size_t q) {
    return kOwnOff + kOwnMixed + (p < q ? q * (q - 1) / 2 + p : p * (p - 1) / 2 + q);
}

// The two cards of an own kind; a card of the suit is its rank and 13.
struct OwnKind {
    std::uint8_t a, b;
};
struct OwnKinds {
    std::array<OwnKind, kOwnKinds> of{};
    std::array<std::uint8_t, kOwnKinds> by_rank{};  // as cards of no suit
    constexpr OwnKinds() {
        for (std::uint8_t p = 0; p < kRanks; ++p)
            for (std::uint8_t q = 0; q < kRanks; ++q) {
                const auto in_p = static_cast<std::uint8_t>(p + kRanks), in_q = static_cast<std::uint8_t>(q + kRanks);
                if (p <= q) of[own_off(p, q)] = {p, q};
                if (p < q) of[own_suited(p, q)] = {in_p, in_q};
                of[own_mixed(p, q)] = {in_p, q};
                by_rank[own_off(p, q)] = by_rank[own_mixed(p, q)] = own_off(p, q);
                if (p < q) by_rank[own_suited(p, q)] = own_off(p, q);
            }
    }
};
inline constexpr OwnKinds kOwn;

// Ranks of which some may be equal, rising.
using RanksOff = FixedVector<std::uint8_t, kBoardMost>;

struct PlaneBoard {
    unsigned suited = 0;  // ranks in the suit
    RanksOff off{};
    int size() const { return std::popcount(suited) + static_cast<int>(off.size()); }
};

// The number of up to five ranks among all sets of as many, and these sets in the order of their numbers.
std::uint32_t number_of_suited(unsigned ranks);
std::span<const unsigned> suited_sets(int size);

class Plane {
public:
    // By ranks alone where no suit is given. `board`: cards of a full board.
    Plane(CardSet deck, int board, std::optional<std::size_t> suit);

    bool has_suit() const { return has_suit_; }
    unsigned suited() const { return suited_; }
    std::size_t owns() const { return has_suit_ ? kOwnKinds : kOwnOff; }
    std::size_t stride() const { return (owns() + 7) / 8 * 8; }  // of a row with a number for each own kind
    // So many cards of the suit must lie on a board of so many cards for a flush to be possible yet.
    int least(int cards) const { return has_suit_ ? std::max(0, kFlushOnBoard - (board_ - cards)) : 0; }
    PlaneBoard seen(CardSet board, std::size_t suit) const;  // by this plane

    // ---- Boards of some size on which a flush is possible yet ----
    std::size_t boards(int cards) const;
    std::uint32_t id(const PlaneBoard& board) const;
    PlaneBoard board(int cards, std::uint32_t id) const;
    // The ids of its parts of so many cards, equal ones with multiplicity.
    void parts(const PlaneBoard& board, int cards, std::vector<std::uint32_t>& ids) const;
    std::uint32_t id_by_rank(const PlaneBoard& board) const;  // in a plane without a suit

    // Boards with the same cards off the suit lie together, by the numbers of their ranks in the suit.
    struct Slice {
        int suited;  // how many ranks
        RanksOff off;
        std::uint32_t first, size;
    };
    std::vector<Slice> slices(int cards) const;
    std::uint32_t first_of_slice(const RanksOff& off, int suited) const;

    // ---- Cards ----
    // How many cards of each kind a board leaves.
    std::array<std::uint8_t, kCardKinds> left(const PlaneBoard& board) const;
    std::int64_t ways(const PlaneBoard& board) const;  // in which its cards can be taken from the deck
    static int ways(OwnKind own, const std::array<std::uint8_t, kCardKinds>& left) {
        return own.a == own.b ? left[own.a] * (left[own.a] - 1) / 2 : left[own.a] * left[own.b];
    }

private:
    // Where boards with so many cards of the suit begin: those with fewer come first.
    std::uint32_t first(int cards, int suited) const {
        return first_[cards][suited];
    }

    int board_;
    bool has_suit_;
    unsigned suited_ = 0;
    std::array<std::uint8_t, kRanks> off_{};
    std::array<std::array<std::uint32_t, kBoardMost + 2>, kBoardMost + 1> first_{};
};

}  // namespace baize::poker
