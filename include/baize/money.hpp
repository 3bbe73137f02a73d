// Money in whole minor units, the odds at which it is paid, and the limits of what is staked.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "baize/namespace.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

struct Money {
    std::int64_t cents = 0;

    constexpr auto operator<=>(const Money&) const = default;
    constexpr Money operator+(Money other) const { return {cents + other.cents}; }
    constexpr Money operator-(Money other) const { return {cents - other.cents}; }
    constexpr Money operator-() const { return {-cents}; }
    constexpr Money operator*(std::int64_t times) const { return {cents * times}; }
    constexpr Money& operator+=(Money other) { cents += other.cents; return *this; }
    constexpr Money& operator-=(Money other) { cents -= other.cents; return *this; }
};

// No stake may be larger, and no odds higher: their product then stays far inside 64 bits.
inline constexpr Money kMoneyMax{1'000'000'000'000};
inline constexpr std::int32_t kOddsMax = 1'000'000;
inline constexpr Money kMajorUnit{100};  // a pound, a dollar

// "12.50", "-3", "0": the shortest form that loses nothing.
std::string to_string(Money amount);
// The same back, from a file or a command line: digits, with one or two behind a point; at most kMoneyMax.
std::optional<Money> to_money(std::string_view text);

// Odds are "num to den"; the stake comes back beside them.
struct Odds {
    std::int32_t num = 0;
    std::int32_t den = 1;

    constexpr bool operator==(const Odds&) const = default;
    constexpr bool at_least(Odds other) const {
        return static_cast<std::int64_t>(num) * other.den >= static_cast<std::int64_t>(other.num) * den;
    }
};

std::string to_string(Odds odds);  // "3 to 2"

// What may be staked on a wager.
struct Limits {
    Money min{100};
    Money max{100'000'00};
    Money increment{100};
    Money payout_max{};  // the most that is paid on it; zero: no such maximum

    Limits at_minimum() const { return {min, min, min, payout_max}; }  // of a wager that is one amount
    bool operator==(const Limits&) const = default;
};

}  // namespace v0
}  // namespace baize
