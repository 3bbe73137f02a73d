// What a supervisor may rule at a blackjack table (nz-blackjack section 16, and 7.1, 7.7, 8.1).
#pragma once

#include <span>
#include <utility>

#include "definition/game.hpp"
#include "engine/table.hpp"

namespace baize::blackjack::nz {

// A missed offer of insurance that waits to be made (16.11), and the marks that say so: 1 + the player, and the box.
struct OwedInsurance {
    PlayerId player;
    BoxNo box;
};
inline constexpr std::size_t kInsuranceOwed = 0, kInsuranceOwedOn = 1;
inline bool insurance_owed(const Table& t) { return t.marks()[kInsuranceOwed] != 0; }
inline void note_owed_insurance(Table& t, const OwedInsurance& owed) {
    t.marks()[kInsuranceOwed] = 1 + owed.player;
    t.marks()[kInsuranceOwedOn] = owed.box;
}
// It is owed no more.
inline OwedInsurance take_owed_insurance(Table& t) {
    const int player = std::exchange(t.marks()[kInsuranceOwed], 0) - 1;
    return {static_cast<PlayerId>(player), static_cast<BoxNo>(t.marks()[kInsuranceOwedOn])};
}

std::span<const IrregularityDef> irregularities();

}  // namespace baize::blackjack::nz
