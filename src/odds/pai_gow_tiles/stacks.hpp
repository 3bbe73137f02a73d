// Every stack of Pai Gow Tiles by its kind, and how each meets the dealer's: all that does not depend on what is paid.
//
// Tiles of one place are alike, so that K = 4,285 kinds stand for 35,960 stacks, with three settings at most. Beside a
// player's stack each kind is left in a number of ways that follows from which places both hold, by bits; a setting
// then wins none, one or both hands against it as it is set. Cost: O(K) comparisons for a setting, many at a time, and
// O(K^2) for all of them, counted once for a house way and kept.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "definition/game.hpp"
#include "games/pai_gow_tiles/house_way.hpp"

namespace baize::pai_gow_tiles {

// Four tiles by their places. Tiles of one place are alike, so one stack stands for all of its kind.
struct Kind {
    Stack stack;                     // from the highest place down
    int ways = 0;                    // in which it comes out of a whole set
    std::array<Split, 3> settings{}; // none twice
    int settings_count = 0;
    FourTiles four{};
    std::uint32_t any = 0, once = 0, twice = 0, all = 0;  // places, as bits: held; one of two; two; every tile there is
};

// How many of the dealer's stacks leave a setting with none, one or both hands won (14.32).
using Won = std::array<std::int64_t, 3>;

// Of each stack the two hands that it is set to, side by side, so that many are compared at once.
struct Hands {
    std::vector<TileRank> high, low;
    void push_back(const Setting& setting) {
        high.push_back(setting.high);
        low.push_back(setting.low);
    }
    Setting operator[](std::size_t at) const { return {high[at], low[at]}; }
};

// In how many ways none, one or both hands are won, where stack `at` comes in so many: `hands_won_by(at)`.
template <class HandsWon>
Won count_won(const std::vector<std::uint8_t>& ways, const HandsWon& hands_won_by) {
    std::uint32_t all = 0, hands = 0, both = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const int won = hands_won_by(i);
        all += ways[i];
        hands += ways[i] * won;
        both += won == 2 ? ways[i] : 0u;
    }
    const std::uint32_t one = hands - 2 * both;
    return {all - one - both, one, both};
}

class Stacks {
public:
    // The last that was asked for is kept: a table is mostly priced by several pay tables.
    static std::shared_ptr<const Stacks> of(const ShoePolicy& shoe, const HouseWay& dealer, MixedPairs mixed);
    Stacks(const ShoePolicy& shoe, const HouseWay& dealer, MixedPairs mixed);

    const std::vector<Kind>& kinds() const { return kinds_; }
    const Kind& kind_of(const Stack& stack) const;
    std::vector<std::uint8_t> ways_beside(const Kind& player) const;
    std::array<Won, 3> won(const Kind& player) const;
    const std::vector<std::array<Won, 3>>& all_won() const;  // by kind

    // Of a kind: how many stacks are left for the dealer, and how many of them are two pairs.
    struct Beside {
        std::int64_t all = 0, pairs = 0;
    };
    const std::vector<Beside>& beside() const;

private:
    std::vector<Kind> kinds_;
    std::vector<std::uint32_t> any_, once_, twice_, ways_;  // of the kinds, side by side
    Hands dealer_;                                          // by kind, as the dealer sets it
    mutable std::once_flag won_counted_, beside_counted_;
    mutable std::vector<std::array<Won, 3>> won_;
    mutable std::vector<Beside> beside_;
};

}  // namespace baize::pai_gow_tiles
