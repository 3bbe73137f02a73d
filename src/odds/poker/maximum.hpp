// A most that is paid, in units of the opening wager (Four Card 5.10, Big Raise 5.8): what it leaves of a win.
#pragma once

#include <optional>

#include "core/pay.hpp"
#include "core/ratio.hpp"
#include "engine/setup.hpp"

namespace baize::poker {

// A maximum is an amount of money: what it takes depends on the stakes, and the price is that of a wager's highest.
std::optional<Ratio> maximum_of(const Setup& setup, std::size_t option, std::size_t wager);
// ... of a single wager, as its own limit has it, in units of the wager that it is staked as (ruling R97).
std::optional<Ratio> payout_max_of(const Setup& setup, std::size_t wager, std::size_t staked_as);

// Of two maxima that bind the same wager.
std::optional<Ratio> lower_of(const std::optional<Ratio>& one, const std::optional<Ratio>& other);

// A win comes out of what the winnings before it have left (ruling R82). `times` is how often the opening wager lies
// there. Throws OddsTooFine where what is left is no odds that a row could have.
Return within(const std::optional<Ratio>& maximum, const Return& verdict, int times, const Ratio& before = 0);

}  // namespace baize::poker
