// The stakes of one box that are still to be settled, all of them or those on one wager, in the order they were laid.
#pragma once

#include <algorithm>

#include "engine/table.hpp"

namespace baize {

inline bool is_open_on(const Stake& stake, const Box& box) { return stake.open && stake.box == box.number; }
inline bool is_open_on(const Stake& stake, const Box& box, std::size_t wager) {
    return is_open_on(stake, box) && stake.position.wager == wager;
}

template <class Do>
[[gnu::always_inline]] inline void each_open(Table& t, const Box& box, const Do& act) {
    for (Stake& stake : t.stakes())
        if (is_open_on(stake, box)) act(stake);
}
template <class Do>
[[gnu::always_inline]] inline void each_open(Table& t, const Box& box, std::size_t wager, const Do& act) {
    for (Stake& stake : t.stakes())
        if (is_open_on(stake, box, wager)) act(stake);
}

inline void settle_open(Table& t, const Box& box, const Return& verdict) {
    each_open(t, box, [&](Stake& stake) { t.settle(stake, verdict); });
}

inline bool lies_open(const Table& t, const Box& box, std::size_t wager) {
    return std::ranges::any_of(t.stakes(), [&](const Stake& stake) { return is_open_on(stake, box, wager); });
}

}  // namespace baize
