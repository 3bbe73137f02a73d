// What becomes of a Pocket Pairs wager (gb-2011 18.3, 18.9). The round
// pays by this function and the analyser prices by it.
#pragma once

#include <cassert>
#include <span>

#include "core/card.hpp"
#include "core/pay.hpp"
#include "rulebooks/gb_2011/pocket_pairs.hpp"

namespace baize::pocket_pairs {

constexpr Return settle(Card first, Card second, std::span<const PayRow> rows) {
    using namespace gb_2011::pocket_pairs;
    assert(rows.size() == kPairRows);
    if (first.rank() != second.rank()) return lose("18.3");
    return win(rows[first.red() == second.red() ? SameColour : MixedColour]);                     // 18.9
}

}  // namespace baize::pocket_pairs
