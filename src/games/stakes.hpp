// The stakes that are still to be settled, in the order they were laid: those of one box, of one wager, or of both.
#pragma once

#include <algorithm>
#include <type_traits>

#include "engine/table.hpp"

namespace baize {

// A stake's wager by its place in the game's list.
template <class Wager>
Wager wager_of(const Stake& stake) {
    static_assert(std::is_enum_v<Wager>);
    return static_cast<Wager>(stake.position.wager);
}

inline bool is_open_on(const Stake& stake, const Box& box) { return stake.open && stake.box == box.number; }
inline bool is_open_on(const Stake& stake, const Box& box, std::size_t wager) {
    return is_open_on(stake, box) && stake.position.wager == wager;
}

// `AnyTable` is a table, const or not.
template <class AnyTable, class Do>
[[gnu::always_inline]] inline void each_open(AnyTable& t, const Box& box, const Do& act) {
    for (auto& stake : t.stakes())
        if (is_open_on(stake, box)) act(stake);
}
template <class AnyTable, class Do>
[[gnu::always_inline]] inline void each_open(AnyTable& t, const Box& box, std::size_t wager, const Do& act) {
    for (auto& stake : t.stakes())
        if (is_open_on(stake, box, wager)) act(stake);
}
template <class AnyTable, class Do>
[[gnu::always_inline]] inline void each_open(AnyTable& t, std::size_t wager, const Do& act) {
    for (auto& stake : t.stakes())
        if (stake.open && stake.position.wager == wager) act(stake);
}

inline void settle_open(Table& t, const Box& box, const Return& verdict) {
    each_open(t, box, [&](Stake& stake) { t.settle(stake, verdict); });
}

inline std::ptrdiff_t count_open(const Table& t, const Box& box, std::size_t wager) {
    return std::ranges::count_if(t.stakes(), [&](const Stake& stake) { return is_open_on(stake, box, wager); });
}
inline bool lies_open(const Table& t, const Box& box, std::size_t wager) {
    return std::ranges::any_of(t.stakes(), [&](const Stake& stake) { return is_open_on(stake, box, wager); });
}

}  // namespace baize
