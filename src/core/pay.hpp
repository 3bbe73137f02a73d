// Pay rows with their clauses, and the verdict on a wager.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/fixed_vector.hpp"
#include "core/money.hpp"

namespace baize {

// A clause of a rule book, without the book: "5.22(e)". The game knows its book.
using Clause = std::string_view;

struct PayRow {
    std::string_view id;  // what wins: "straight-flush"
    Odds odds;
    Clause clause;
};

// How a pay table binds an operator; `permitted` in src/engine/setup.cpp is the one function over these kinds.
enum class Binding : std::uint8_t {
    Fixed,       // exactly these odds
    Floor,       // these odds or better (gb-2011 2.5)
    OneOf,       // one of the tables of this wager, whole (nz "one of the following pay scales")
    Discretion,  // the operator's choice
};

struct PayTable {
    std::string_view id;  // "min", "1", "2"
    Binding binding;
    std::span<const PayRow> rows;
    std::string_view when{};  // "variant=punto-2000": only with that option
};

// The rows in use at a table: those of a pay table, or an operator's own.
using Pays = FixedVector<PayRow, 24>;

enum class Outcome : std::uint8_t { Win, Lose, StandOff, Void, Remains };

// What becomes of a wager, at which odds and by which clause.
struct Return {
    Outcome outcome = Outcome::Lose;
    Odds odds{0, 1};
    Clause clause{};
};

constexpr Return win(const PayRow& row) { return {Outcome::Win, row.odds, row.clause}; }
constexpr Return win(Odds odds, Clause clause) { return {Outcome::Win, odds, clause}; }
constexpr Return lose(Clause clause) { return {Outcome::Lose, {0, 1}, clause}; }
// Lost but for a part that comes back: half of an even chance when zero is spun.
constexpr Return lose_part(Odds comes_back, Clause clause) { return {Outcome::Lose, comes_back, clause}; }
constexpr Return stand_off(Clause clause) { return {Outcome::StandOff, {0, 1}, clause}; }
constexpr Return voided(Clause clause) { return {Outcome::Void, {0, 1}, clause}; }
constexpr Return remains(Clause clause) { return {Outcome::Remains, {0, 1}, clause}; }

}  // namespace baize
