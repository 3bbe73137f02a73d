// A ceiling on what one person is paid by a line of long odds (gb-2011 11.34*, 11.70*, 12.27*, 13.37*; rulings R67,
// R88). Rounds pay by it, the analyser prices by it, and who is told of one is told what it leaves.
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "core/pay.hpp"
#include "core/refusal.hpp"

namespace baize {

// It may not touch the line beneath, which the same cards make too: no less than that one pays. Of amounts of money, or
// of stakes.
template <class Amount>
Amount left_by_ceiling(const Amount& ceiling, const Amount& beneath) { return std::max(ceiling, beneath); }

// ... of one stake, by what the line beneath would have become of it.
inline Money left_by_ceiling(Money ceiling, Money stake, const Return& beneath) {
    return left_by_ceiling(ceiling, winnings(stake, beneath.odds).paid);
}

// Forbidden where it already cuts the lowest line that it may cap at the least that a table takes.
inline MaybeRefusal ceiling_cuts_the_least(Money ceiling, Money least, Odds lowest, Clause clause) {
    const Money won = winnings(least, lowest).paid;
    if (won <= ceiling) return std::nullopt;
    return Refusal{fmt::format("a ceiling of {} would be no ceiling but the pay-out: the least that may be wagered, "
                               "{}, wins {}", to_string(ceiling), to_string(least), to_string(won)),
                   std::string(clause)};
}

}  // namespace baize
