// How the dealer sets four tiles (gb-2011 14.31): the printed rows for hands with a pair, and the table's local rule
// for hands without one (ruling R52).
#pragma once

#include <string_view>

#include "games/pai_gow_tiles/settle.hpp"

namespace baize {
class Setup;
}

namespace baize::pai_gow_tiles {

// ---- Hands without a pair ---------------------------------------------------------------------------------------

enum class LocalRule : std::uint8_t { Balanced, StrengthenHigh, StrengthenLow, None };

inline constexpr int kPlaces = 17;  // of tiles in their order (14.13); a mixed pair shares one

// Four tiles of different places, from the highest down, are a square of a chart: one letter says with which of the
// others the highest goes, '2', '3' or '4'. Squares go by the lowest tile, then by the next, and so on.
constexpr std::size_t chart_square(const std::array<int, kStack>& places) {
    std::size_t square = 0;
    for (std::size_t i = 0; i < kStack; ++i) {
        std::size_t below = 1;
        for (std::size_t j = 0; j <= i; ++j)
            below = below * (static_cast<std::size_t>(kPlaces - places[i]) - j) / (j + 1);
        square += below;
    }
    return square;
}
inline constexpr std::size_t kChartSquares = 17 * 16 * 15 * 14 / 24;
using Chart = std::string_view;

// The rule of least gain to the best player, which odds/pai_gow_tiles/returns.hpp finds: by how wild tiles count.
Chart balanced_chart(WildTiles wild);

// ---- The whole way ----------------------------------------------------------------------------------------------

struct HouseWay {
    LocalRule local = LocalRule::Balanced;
    // The second of two printed texts (ruling R79).
    bool second_heaven_earth = false, never_long = false, second_long_leg = false, never_big_head = false,
         never_mixed_five = false;
    WildTiles wild = WildTiles::InPointsToo;
    Chart chart = balanced_chart(wild);

    Split set(const Stack& stack) const;
};

HouseWay house_way_of(const Setup& setup);

bool has_pair(const Stack& stack);

}  // namespace baize::pai_gow_tiles
