// Books that say "the dealer shall collect all losing wagers and pay all winning wagers" give an order: what is lost
// leaves the layout before anything is paid (nz-baccarat 11C.7, 11D.7, 14.6, nz-dragon21 10.2, racing card derby 9.2).
#pragma once

#include "engine/table.hpp"

namespace baize {

// `verdict` says of a stake what becomes of it; `pay` settles each that was not lost.
template <class Verdict, class Pay>
void collect_then_pay_by(Table& t, Verdict verdict, Pay pay) {
    for (Stake& stake : t.stakes()) {
        if (!stake.open) continue;
        const Return result = verdict(stake);
        if (result.outcome == Outcome::Lose) t.settle(stake, result);
    }
    for (Stake& stake : t.stakes()) {
        if (stake.open) pay(stake, verdict(stake));
    }
}

// ... `paid` is told of each of them, once it is settled.
template <class Verdict, class Paid>
void collect_then_pay(Table& t, Verdict verdict, Paid paid) {
    collect_then_pay_by(t, verdict, [&](Stake& stake, const Return& result) {
        t.settle(stake, result);
        paid(stake);
    });
}

template <class Verdict>
void collect_then_pay(Table& t, Verdict verdict) {
    collect_then_pay(t, verdict, [](const Stake&) {});
}

}  // namespace baize
