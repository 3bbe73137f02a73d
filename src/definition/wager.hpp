// The wagers of a game: where each lies, how much of it, and what binds it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/fixed_vector.hpp"
#include "core/pay.hpp"

namespace baize {

class Setup;

using v0::WagerKind;

// How much a decision lays in a wager, so many times another; a row for each decision that lays another amount.
struct LaidRow {
    Clause clause;
    int of = 0;               // which wager
    int from = 1, to = 1;     // so many times, in whole numbers
    bool up_to = false;       // ... or any amount up to `to` times
    int part = 1;             // ... of this part of it: 2 for a half
    std::string_view at{};    // when, where there are several: "before the flop"
    std::string_view when{};  // only with these options; see Setup::holds
};

struct WagerDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    WagerKind kind = WagerKind::Opening;
    int part_of = -1;  // the opening wager in whose price this one is counted; -1: its own
    std::span<const PayTable> paytables{};
    std::span<const std::string_view> spots{};  // empty: one spot without a name
    std::string_view when{};                    // "layout=106": offered only with that option; see Setup::holds
    Clause no_more_bets{};                      // where it has a rule of its own on that
    Clause one_paytable{};                      // every table of the house that offers it uses the same pay table
    Clause progressive{};                       // a part of each stake goes to a progressive meter (gb-2011 2.4)
    bool lives = false;                         // may stay on the layout over rounds until it is decided
    std::span<const std::string_view> travels_to{};  // places that it moves to by itself and that take no
                                                     // new chips; counted behind the spots
    bool in_money = false;                      // it pays amounts, whatever the stake
    Clause limits{};                            // minimum and maximum, where it has a rule of its own on them
    bool pays_by_spot = false;                  // each of its spots may have a pay table of its own
    int made_of = -1;                           // it is nothing but `parts` equal wagers of this
                                                // kind: rows and limits are theirs
    int parts = 1;
    Clause payout_max{};                        // the operator may set a highest pay-out,
                                                // where it has a rule of its own
    std::string_view blind{};                   // "blind-play=yes": with that a later wager may be laid before the
                                                // round too; the game says how much (`accept`), without limits
    bool one_stake = false;                     // it is one amount at a table, its minimum (ruling R64)
    int paid_as = -1;                           // it is paid by this one's rows (`paid_by`), a bonus on its stake too,
                                                // once more: by any but the first, which no hand makes twice
    std::span<const LaidRow> laid{};            // how much lies in it; none: its player says (definition/laid.hpp)
    Clause within_limits{};                     // by which it is any amount within the table's limits (ruling R87)

    constexpr std::size_t open_spots() const { return spots.empty() ? 1 : spots.size(); }
    // By which clause a wager that is laid with another is as high as that.
    constexpr Clause amount_clause() const { return limits.empty() ? clause : limits; }
    constexpr std::size_t all_spots() const { return open_spots() + travels_to.size(); }
    constexpr WagerDef limited_by(Clause clause) const {
        WagerDef own = *this;
        own.limits = clause;
        return own;
    }
    constexpr WagerDef paid_at_most(Clause clause) const {
        WagerDef own = *this;
        own.payout_max = clause;
        return own;
    }
    constexpr WagerDef laid_by(std::span<const LaidRow> rows) const {
        WagerDef own = *this;
        own.laid = rows;
        return own;
    }
    constexpr WagerDef within_table_limits(Clause clause) const {
        WagerDef own = *this;
        own.within_limits = clause;
        return own;
    }
    constexpr WagerDef at_one_stake() const {
        WagerDef own = *this;
        own.one_stake = true;
        return own;
    }
};

// What is laid, changed and taken back with one word: a wager, and those that are bundled with it.
FixedVector<std::uint8_t, 4> laid_together(const Setup& setup, std::size_t wager);

}  // namespace baize
