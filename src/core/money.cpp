#include "core/money.hpp"

#include <fmt/format.h>

namespace baize {

std::string to_string(Money amount) {
    const char* sign = amount.cents < 0 ? "-" : "";
    const std::uint64_t cents = amount.cents < 0 ? 0 - static_cast<std::uint64_t>(amount.cents) : static_cast<std::uint64_t>(amount.cents);
    if (cents % 100 == 0) return fmt::format("{}{}", sign, cents / 100);
    return fmt::format("{}{}.{:02}", sign, cents / 100, cents % 100);
}

std::string to_string(Odds odds) { return fmt::format("{} to {}", odds.num, odds.den); }

}  // namespace baize
