// The ways to act in a showdown, and what they bring: settlements as whole numbers.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "odds/poker/payout_caps.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::poker {

// An action for each street that is asked, the last perhaps a fold; what has been laid at its end.
struct Way {
    Actions actions;
    std::vector<Laid> laid;
    bool folded = false, ended = false;
    std::int64_t staked = 0;
};

// Some ways, by their numbers.
using WaySet = std::uint64_t;
inline constexpr WaySet kAnyWay = ~WaySet{0};
inline constexpr std::size_t kWaysMost = 64;

// In rising order of what they lay, so that of equal ones the first is taken.
std::vector<Way> ways_of(const Showdown& game);
bool may_take(const Showdown& game, const Way& way, RankValue own);
bool may_take_against(const Showdown& game, const Way& way, Card up);

// Every wager that some way lays, as it is settled at its end: each is asked once, however many ways lay it.
struct Settled {
    int wager;
    bool folded;
    auto operator<=>(const Settled&) const = default;
};
std::vector<Settled> settled_by(const std::vector<Way>& ways);

// What one way brings at one end, per unit.
Ratio net_of_way(const Showdown& game, const Way& way, RankValue player, RankValue dealer);

}  // namespace baize::poker
