// Pay rows with their clauses, and the verdict on a wager.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "baize/kinds.hpp"
#include "core/fixed_vector.hpp"
#include "core/money.hpp"

namespace baize {

// A clause of a rule book, without the book: "5.22(e)". The game knows its book.
using Clause = std::string_view;

using v0::Binding;
using v0::Quoted;

inline constexpr std::string_view kStandOff = "stand-off";  // odds of nothing to one, in words

struct PayRow {
    std::string_view id;  // what wins: "straight-flush"
    Odds odds;            // as the book prints them
    Clause clause;
    Quoted quoted = Quoted::To;
};

constexpr bool paid_from_meter(const PayRow& row) {
    return row.quoted == Quoted::OfMeter || row.quoted == Quoted::Times;
}

// Odds of nothing "for 1": such a hand has no line, and none is shown (gb-2011 16.25, ruling R100).
constexpr bool pays_nothing(const PayRow& row) { return row.quoted == Quoted::For && row.odds.num == 0; }

// "3 to 2", "12.5 for 1", "stand-off", "10 % of the meter", "50 times the wager", "500 GBP": as the book binds it. What
// is no table's has no currency: "500 in money".
std::string to_string(const PayRow& row, std::string_view currency = {});

// What such a row pays while the meter holds so much, rounded down (ruling D5).
constexpr Money prize_of(const PayRow& row, Money stake, Money meter) {
    return winnings(row.quoted == Quoted::OfMeter ? meter : stake, row.odds).paid;
}

// "500", "500 GBP": the odds of a row that pays this sum.
std::optional<Odds> parse_sum(std::string_view text);
// "500 USD" at a table of pounds.
bool is_in_other_currency(std::string_view sum, std::string_view currency);
constexpr Money sum_of(const PayRow& row) {
    assert(row.quoted == Quoted::Sum);
    return winnings(kMajorUnit, row.odds).paid;
}

struct PayTable {
    std::string_view id;  // "min", "1", "2"
    Binding binding;
    std::span<const PayRow> rows;
    std::string_view when{};  // "variant=punto-2000": only with that option
    bool complete = false;    // of the least odds: the book has them among its complete pay tables
};

// The rows in use at a table: those of a pay table, or an operator's own.
using Pays = FixedVector<PayRow, 24>;

enum class Outcome : std::uint8_t { Win, Lose, StandOff, Void, Remains };

// What happens to a wager, at which odds and by which clause.
struct Return {
    Outcome outcome = Outcome::Lose;
    Odds odds{0, 1};  // of a win, what is paid beside the stake; of a loss, the part of the stake that comes back
    Clause clause{};
    std::uint8_t parts = 1;  // of a win: the stake lies in so many equal parts, one
                             // of them wins and the others are lost
};

constexpr Return win(Odds odds, Clause clause) { return {Outcome::Win, odds, clause}; }
constexpr Return lose(Clause clause) { return {Outcome::Lose, {0, 1}, clause}; }
// Lost but for a part that comes back: half of an even chance when zero is spun.
constexpr Return lose_part(Odds comes_back, Clause clause) { return {Outcome::Lose, comes_back, clause}; }
// A row that pays nothing beside the stake is a stand-off ("push"), unless an operator pays more by it.
constexpr Return win(const PayRow& row) {
    assert(!paid_from_meter(row) && row.quoted != Quoted::Sum);
    if (row.quoted == Quoted::To && row.odds.num == 0) return {Outcome::StandOff, {0, 1}, row.clause};
    if (row.quoted == Quoted::To) return win(row.odds, row.clause);
    if (row.odds.num < row.odds.den) return lose_part(row.odds, row.clause);  // less than the stake, for it
    return win(Odds{row.odds.num - row.odds.den, row.odds.den}, row.clause);
}
// A fixed sum is told as odds on the wager for which it is paid.
constexpr Return win_sum(const PayRow& row, Money stake) {
    return win({static_cast<std::int32_t>(sum_of(row).cents), static_cast<std::int32_t>(stake.cents)}, row.clause);
}
constexpr Return stand_off(Clause clause) { return {Outcome::StandOff, {0, 1}, clause}; }
constexpr Return voided(Clause clause) { return {Outcome::Void, {0, 1}, clause}; }
constexpr Return remains(Clause clause) { return {Outcome::Remains, {0, 1}, clause}; }

}  // namespace baize
