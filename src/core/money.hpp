// Money in whole minor units, and the odds at which it is paid.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace baize {

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
        return std::int64_t{num} * other.den >= std::int64_t{other.num} * den;
    }
};

inline constexpr Odds kEvenMoney{1, 1};

std::string to_string(Odds odds);  // "3 to 2"

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
