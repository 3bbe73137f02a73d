// What a supervisor may rule at a blackjack table (nz-blackjack section 16, and 7.1, 7.7, 8.1).
#pragma once

#include <span>
#include <utility>

#include "definition/game.hpp"
#include "engine/table.hpp"

namespace baize::blackjack::nz {

// A missed offer of insurance that waits to be made (16.11), and the mark that says so: 1 + player + 64 * box.
struct OwedInsurance {
    PlayerId player;
    BoxNo box;
};
inline constexpr std::size_t kInsuranceOwed = 0;
inline constexpr int kPlayersToABox = 64;
inline bool insurance_owed(const Table& t) { return t.marks()[kInsuranceOwed] != 0; }
inline void note_owed_insurance(Table& t, const OwedInsurance& owed) {
    t.marks()[kInsuranceOwed] = 1 + owed.player + kPlayersToABox * owed.box;
}
// It is owed no more.
inline OwedInsurance take_owed_insurance(Table& t) {
    const int owed = std::exchange(t.marks()[kInsuranceOwed], 0) - 1;
    return {static_cast<PlayerId>(owed % kPlayersToABox), static_cast<BoxNo>(owed / kPlayersToABox)};
}

std::span<const IrregularityDef> irregularities();

}  // namespace baize::blackjack::nz
