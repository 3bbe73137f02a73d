// Numbers, colours and wheels of every roulette (gb-2011 3.5). A number is 0 to 36, and 37 stands for the double zero;
// the compartments of a wheel are numbered from 1, so number 0 lies in compartment 1.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace baize::roulette {

inline constexpr int kDoubleZero = 37;
inline constexpr int kSingleZeroCompartments = 37, kDoubleZeroCompartments = 38;

// A set of numbers, a bit for each.
using Numbers = std::uint64_t;
constexpr Numbers bit(int number) { return Numbers{1} << number; }
constexpr bool holds(Numbers numbers, int number) { return (numbers >> number & 1u) != 0; }
constexpr Numbers of(std::initializer_list<int> list) {
    Numbers numbers = 0;
    for (const int number : list) numbers |= bit(number);
    return numbers;
}
// Those of 1 to 36 for which a condition holds.
template <class Condition>
constexpr Numbers where(Condition condition) {
    Numbers numbers = 0;
    for (int number = 1; number <= 36; ++number)
        if (condition(number)) numbers |= bit(number);
    return numbers;
}

enum Colour : int { Green, Red, Black };
inline constexpr Numbers kReds = of({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36});
inline constexpr Numbers kBlacks = where([](int number) { return !holds(kReds, number); });
inline constexpr Numbers kOdds = where([](int number) { return number % 2 == 1; });
inline constexpr Numbers kEvens = where([](int number) { return number % 2 == 0; });
inline constexpr Numbers kLows = where([](int number) { return number <= 18; });
inline constexpr Numbers kHighs = where([](int number) { return number > 18; });
constexpr Numbers dozen(int which) { return where([=](int number) { return (number - 1) / 12 == which - 1; }); }

constexpr bool is_zero(int number) { return number == 0 || number == kDoubleZero; }
constexpr Colour colour_of(int number) { return is_zero(number) ? Green : holds(kReds, number) ? Red : Black; }
constexpr std::string_view colour_name(Colour colour) {
    return colour == Red ? "red" : colour == Black ? "black" : "green";
}

// ---- Compartments -----------------------------------------------------------------------------------------

constexpr int number_in(std::uint8_t compartment) { return compartment - 1; }
constexpr std::uint8_t compartment_of(int number) { return static_cast<std::uint8_t>(number + 1); }

inline constexpr std::string_view kNames[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11",
                                              "12", "13", "14", "15", "16", "17", "18",
                                              "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
                                              "31", "32", "33", "34", "35", "36", "00"};

template <std::size_t N>
constexpr std::array<std::uint8_t, N> compartments(const int (&numbers)[N]) {
    std::array<std::uint8_t, N> list{};
    for (std::size_t i = 0; i < N; ++i) list[i] = compartment_of(numbers[i]);
    return list;
}
// 3.5(a), figure 3; 3.5(b) prints its own.
inline constexpr auto kSingleZeroWheel =
    compartments({0, 32, 15, 19, 4, 21, 2,  25, 17, 34, 6,  27, 13, 36, 11, 30, 8, 23, 10,
                  5, 24, 16, 33, 1, 20, 14, 31, 9,  22, 18, 29, 7,  28, 12, 35, 3, 26});
inline constexpr auto kDoubleZeroWheel =
    compartments({0,           28, 9,  26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1,
                  kDoubleZero, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2});

// A number and its neighbours by the order of the wheel, so many on each side.
constexpr Numbers neighbours(std::span<const std::uint8_t> wheel, int number, int each_side) {
    const int size = static_cast<int>(wheel.size());
    Numbers numbers = 0;
    for (int at = 0; at < size; ++at) {
        if (number_in(wheel[at]) != number) continue;
        for (int i = -each_side; i <= each_side; ++i)
            numbers |= bit(number_in(wheel[(at + i + size) % size]));
    }
    return numbers;
}

}  // namespace baize::roulette
