// A play that is held, and other stakes at the ends of the same tree: is it still the best, and what does it yield?
//
// Let c be what the last sequence brings more at an end, a row of the own hand and an interval of the dealer's, by the
// other stakes. If each decision on a full board stays the same and its sequence shifts by c at every end, and so does
// each sequence that ends before, then with any cards in view all actions rise by the mean of c, and the best stays the
// best (proof: docs/decisions/0019-showdowns.md). Decisions are shared then, and the return distribution is read from
// the held counts, by sequence, row and lane, with the new nets. Sequences that end before the first card of the board
// may shift as they like: the first decision is made again from what was kept.
//
// Cost: O(sequences x rows x lanes) where all shift alike; rows in which some sequence does not are looked at on whole
// boards, O(boards x own kinds) for each plane. Streets are summed by the caller, where the proof fails.
#pragma once

#include "odds/poker/board/shared.hpp"

namespace baize::poker {

class BoardReprice {
public:
    // Of two games with the same tree: can what was counted with the held play be read by the other stakes?
    static bool reads(const BoardShared& held, const BoardShared& wanted);

    // For what it `reads`; `wanted` stays where it is.
    BoardReprice(std::shared_ptr<const BoardShared> held, BoardShared& wanted, unsigned threads);

    // Gives the held play to `wanted` where it is proven to be the best without looking at streets after the first.
    bool take_proven();
    // ... where all decisions of streets, which `wanted` has solved again, and all on full boards are the held ones.
    bool take_found();

private:
    using OfRows = BoardValues::OfRows;  // by row of the held stakes, in common parts of both units
    OfRows shift(std::size_t sequence) const;
    bool is_in_step(std::size_t sequence, std::size_t row) const {
        return in_step_[sequence * held_->stakes.rows() + row];
    }
    void find_steps();

    // ---- Decisions on full boards ----
    struct ScanResult {
        bool is_same = true;  // is each action the one that is held?
        bool in_step = true;  // ... and does each that is taken shift as the last sequence does?
    };
    struct NodeScan;
    struct Scan;
    const ScanResult& scan_full_boards();
    template <class Number>
    void scan_plane(std::size_t p, Scan& scan) const;
    template <class Number>
    struct PlaneWork;
    template <class Number>
    void scan_board(std::uint32_t board, PlaneWork<Number>& work, Scan& scan) const;

    // ---- Decisions before ----
    bool is_same_on(std::size_t street) const;
    std::vector<OwnTable<std::int64_t>> first_worths() const;
    bool decides_first_as_held(const std::vector<OwnTable<std::int64_t>>& worths) const;

    void take();

    std::shared_ptr<const BoardShared> held_;
    BoardShared& wanted_;
    unsigned threads_;
    std::vector<std::size_t> rows_;  // by row of the held stakes: that of the others
    Integer of_held_, of_wanted_;    // common parts in a part of either unit
    OfRows common_;                  // what the last sequence, which lays most, shifts by
    std::vector<bool> in_step_;      // [sequence][row]: does it shift as the last does?
    bool is_open_ = false;           // a sequence that ends on a street between shifts in another way
    bool is_other_ = false;          // some decision was seen to be another
    std::optional<ScanResult> scanned_;
};

}  // namespace baize::poker
