#include "core/money.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize::v0 {

std::string to_string(Money amount) {
    const char* sign = amount.cents < 0 ? "-" : "";
    const std::uint64_t cents =
        amount.cents < 0 ? 0 - static_cast<std::uint64_t>(amount.cents) : static_cast<std::uint64_t>(amount.cents);
    if (cents % 100 == 0) return fmt::format("{}{}", sign, cents / 100);
    return fmt::format("{}{}.{:02}", sign, cents / 100, cents % 100);
}

std::optional<Money> to_money(std::string_view text) {
    const auto all_digits = [](std::string_view each) {
        return std::all_of(each.begin(), each.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    constexpr std::size_t kWholeDigitsMax = 11;  // kMoneyMax has as many
    const auto dot = text.find('.');
    const std::string_view whole = text.substr(0, dot);
    const std::string_view part = dot == std::string_view::npos ? "" : text.substr(dot + 1);
    const bool part_fits = dot == std::string_view::npos || part.size() == 1 || part.size() == 2;
    if (whole.empty() || whole.size() > kWholeDigitsMax || !part_fits || !all_digits(whole) || !all_digits(part))
        return std::nullopt;
    std::int64_t cents = 0;
    for (const char digit : whole) cents = cents * 10 + (digit - '0');
    for (std::size_t i = 0; i < 2; ++i) cents = cents * 10 + (i < part.size() ? part[i] - '0' : 0);
    return cents <= kMoneyMax.cents ? std::optional(Money{cents}) : std::nullopt;
}

std::string to_string(Odds odds) { return fmt::format("{} to {}", odds.num, odds.den); }

}  // namespace baize::v0
