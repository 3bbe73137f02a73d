// Money in whole minor units and the odds at which it is paid, as users have them too; and how winnings are counted.
#pragma once

#include "baize/money.hpp"

namespace baize {

using v0::kMajorUnit;
using v0::kMoneyMax;
using v0::kOddsMax;
using v0::Money;
using v0::Odds;
using v0::to_money;
using v0::to_string;

inline constexpr Odds kEvenMoney{1, 1};

// Winnings, rounded down to a whole minor unit, and the fraction of one that was cut (ruling D5).
struct Winnings {
    Money paid;
    std::int64_t cut_num = 0;  // cut_num / odds.den of a minor unit
};

constexpr Winnings winnings(Money stake, Odds odds) {
    const std::int64_t product = stake.cents * odds.num;
    // Nearly always, and a division is slow: unless it is called likely, the compiler takes the question away and
    // divides by one.
    if (odds.den == 1) [[likely]] return {{product}, 0};
    return {{product / odds.den}, product % odds.den};
}

}  // namespace baize
