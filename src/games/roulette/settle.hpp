// What becomes of a wager at roulette, from the final facts alone (gb-2011 section 3).
#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "core/pay.hpp"
#include "games/roulette/wheel.hpp"
#include "rulebooks/gb_2011/roulette.hpp"

namespace baize::roulette {

// In the order of the game's wagers.
enum Wager : std::uint8_t {
    StraightUp, Split, Street, Corner, FirstFour, SixLine, Column, Dozen, RedBlack, OddEven, LowHigh, SplitColumns,
    SplitDozens,
    Neighbours, RouletteRage, Colours, NewAr
};

// The options, read once for a set-up.
struct Rules {
    bool crown = false;          // 3.45
    bool double_zero = false;    // 3.5(b), 3.46
    bool zero_takes_all = false; // 3.3(b)(ii), 3.48
    bool dice = false;           // 3.11
    int bonus_numbers[2] = {0, 0};  // 3.43: of black-odd and of red-even
    bool five_first = false;     // the first four hold both zeros, against ruling R1
    bool rage_counts_all = false;       // the establishing spin is one of those that are paid for, against ruling R2
    bool rage_last_miss_returns = false;  // 3.26 by the letter: only a miss before the last
                                          // spin loses, against ruling R2

    int compartments() const { return double_zero ? kDoubleZeroCompartments : kSingleZeroCompartments; }
    std::span<const std::uint8_t> wheel() const {
        if (double_zero) return kDoubleZeroWheel;
        return kSingleZeroWheel;
    }
};

constexpr bool even_chance(Wager wager) { return wager == RedBlack || wager == OddEven || wager == LowHigh; }

// 3.2, 3.3: a wager that covers these numbers.
inline Return settle_numbers(Wager wager, Numbers covered, int number, const Rules& rules, const Pays& pays) {
    if (holds(covered, number)) return win(pays[0]);                                    // 3.3(a)
    if (!is_zero(number)) return lose(pays[0].clause);
    if (!even_chance(wager)) return lose(rules.crown ? pays[0].clause : "3.3(c)");
    if (rules.crown) return lose("3.48");
    return rules.zero_takes_all ? lose("3.3(b)(ii)") : lose_part({1, 2}, "3.3(b)(i)");
}

// What the table remembers of its spins: the colour of the last one, and how
// often that colour came after the spin that established it.
struct Streak {
    Colour colour = Green;  // after a zero, and before the first spin
    int run = 0;            // never counted beyond 14 (3.27)

    bool established() const { return colour != Green && run == 0; }  // 3.15, 3.17
    Streak after(int number) const {
        const Colour now = colour_of(number);
        if (now == Green || now != colour) return {now, 0};                             // 3.16, 3.17
        return {now, std::min(run + 1, gb_2011::roulette::kRageLast)};
    }
};

// 3.22-3.28. A miss on any of the four spins after the establishing spin loses, which is not one of them (ruling R2).
inline Return settle_rage(const Streak& before, int number, const Rules& rules, const Pays& pays) {
    if (colour_of(number) == before.colour) return remains(before.run == 0 ? "3.22" : "3.25");
    const int counted = before.run + (rules.rage_counts_all ? 1 : 0), first = gb_2011::roulette::kRageFirst;
    if (counted == first - 1 && rules.rage_last_miss_returns) return stand_off("3.26");
    if (counted < first) return lose(before.run == 0 ? "3.24" : "3.26");
    return win(pays[std::min(counted, gb_2011::roulette::kRageLast) - first]);
}

// 3.36-3.39, with so many numbers of the colour since the wager was made. A win returns the stake beside its odds,
// unless the table's row is for one (ruling R3).
inline Return settle_colours(Colour wagered, int seen, int number, const Pays& pays) {
    if (is_zero(number)) return lose("3.39");
    if (colour_of(number) != wagered) return lose("3.38");
    return seen == 2 ? win(pays[0]) : remains("3.35");
}

// 3.43, 3.44: the bonus number lies outside the eight (ruling R4).
inline Return settle_new_ar(Numbers eight, int bonus, int number, const Pays& pays) {
    if (number == bonus) return win(pays[1]);
    return holds(eight, number) ? win(pays[0]) : lose("3.44");
}

// 3.11: four dice give a place on the layout. 1296 throws are shared out equally, 35 to each of 37 numbers or 34 to
// each of 38; what is left over gives none, so that every number is as likely as on the wheel.
template <class Faces>
std::optional<std::uint8_t> compartment_of_dice(const Faces& faces, int compartments) {
    int course = 0;
    for (const std::uint8_t face : faces) course = 6 * course + face - 1;
    const int shared = 6 * 6 * 6 * 6 / compartments * compartments;
    if (course >= shared) return std::nullopt;
    return static_cast<std::uint8_t>(course % compartments + 1);
}

}  // namespace baize::roulette
