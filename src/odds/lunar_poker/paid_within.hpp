// What a maximum pay-out leaves of a win (nz-lunar-poker 5.12), in units of the opening wager.
#pragma once

#include <optional>

#include "core/pay.hpp"
#include "core/ratio.hpp"

namespace baize::lunar_poker {

// A win comes out of what the winnings before it have left. `times` is how often the opening wager lies there. Throws
// OddsTooFine where what is left is no odds that a row could have.
Return paid_within(const std::optional<Ratio>& maximum, const Return& verdict, int times, const Ratio& before = 0);

}  // namespace baize::lunar_poker
