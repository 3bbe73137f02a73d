// nz.baccarat: Division 5 with its side wagers, 2 to 1 Baccarat and Ante Up Baccarat (nz-baccarat 4-14); what the seeds
// lack of it is Punto Banco's (ruling D4).
#pragma once

#include "engine/table.hpp"
#include "games/chosen.hpp"
#include "rulebooks/nz_baccarat/baccarat.hpp"

namespace baize::baccarat {

enum Wager : std::uint8_t { Banker, Player, Tie, AnyPair, LuckyMatch, PerfectPairs, Ante };

// Of the table's marks, for 5.14A: wagers may be changed once more, and
// how many cards were drawn when that was last so.
enum Mark : std::size_t { kReopened, kReopenedAt };

inline bool is_two_to_one(const Setup& setup) {
    const auto variant = chosen<nz_baccarat::VariantValue>(setup, nz_baccarat::Variant);
    return variant == nz_baccarat::TwoToOne || variant == nz_baccarat::AnteUpTwoToOne;
}
inline bool is_ante_up(const Setup& setup) {
    const auto variant = chosen<nz_baccarat::VariantValue>(setup, nz_baccarat::Variant);
    return variant == nz_baccarat::AnteUp || variant == nz_baccarat::AnteUpTwoToOne;
}

std::span<const IrregularityDef> irregularities();

extern const Game kNzGame;

Drawing drawing(const Setup& setup);

}  // namespace baize::baccarat
