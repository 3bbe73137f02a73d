// A maximum pay-out of a wager that no decision touches (Three Card and Four Card 5.10), in its own stakes. What caps
// do to the wagers of a plan is in payout_caps.hpp.
#pragma once

#include <optional>

#include "definition/setup.hpp"
#include "odds/return_distribution.hpp"

namespace baize::poker {

// A maximum is an amount of money: what it takes depends on the stakes, and the price is that of a wager's highest.
std::optional<Ratio> maximum_of(const Setup& setup, std::size_t option, std::size_t wager);
// ... of that wager alone, as its own limit has it (ruling R97).
std::optional<Ratio> payout_max_of(const Setup& setup, std::size_t wager);
// Of two maxima that bind the same wager.
std::optional<Ratio> lower_of(const std::optional<Ratio>& one, const std::optional<Ratio>& other);

// No net return is more.
ReturnDistribution paid_at_most(const std::optional<Ratio>& maximum, const ReturnDistribution& returns);

}  // namespace baize::poker
