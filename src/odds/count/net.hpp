// What a verdict moves, in stakes of the wager. Every price and every count reads verdicts through this one function.
#pragma once

#include "core/pay.hpp"

namespace baize::count {

// In fractions, in double precision, in residues: whatever number a count is made in.
template <class Number>
Number net(const Return& verdict) {
    // As a Number: what GMP makes of a quotient is a promise that outlives its parts.
    const auto odds = [&]() -> Number { return Number(verdict.odds.num) / Number(verdict.odds.den); };
    switch (verdict.outcome) {
        case Outcome::Win:
            if (verdict.parts == 1) return odds();
            return (Number(1) + odds()) / Number(verdict.parts) - Number(1);  // one part wins, the others are lost
        case Outcome::Lose: return verdict.odds.num == 0 ? Number(-1) : Number(odds() - Number(1));
        default: return Number(0);
    }
}

}  // namespace baize::count
