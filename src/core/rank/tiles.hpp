// Hands of two Chinese dominoes in their order (gb-2011 14.7-14.13): the Supreme Pair, pairs, Wongs, Gongs, points.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace baize::rank {

// A domino by its two numbers, the higher first.
struct Tile {
    std::uint8_t high = 0, low = 0;

    constexpr bool operator==(const Tile&) const = default;
    constexpr int pips() const { return high + low; }
};

// 14.5, 14.13: the 21 kinds of tile from the highest down, with how many of each a set has. Two kinds that share a
// place are a mixed pair and rank alike.
struct TileKind {
    Tile tile;
    int copies;
    int place;  // 17 is the highest
};

inline constexpr std::array<TileKind, 21> kTileKinds = {{
    {{6, 6}, 2, 17}, {{1, 1}, 2, 16}, {{4, 4}, 2, 15}, {{3, 1}, 2, 14}, {{5, 5}, 2, 13}, {{3, 3}, 2, 12},
    {{2, 2}, 2, 11}, {{6, 5}, 2, 10}, {{6, 4}, 2, 9},  {{6, 1}, 2, 8},  {{5, 1}, 2, 7},
    {{6, 3}, 1, 6},  {{5, 4}, 1, 6},  {{6, 2}, 1, 5},  {{5, 3}, 1, 5},  {{5, 2}, 1, 4},  {{4, 3}, 1, 4},
    {{4, 1}, 1, 3},  {{3, 2}, 1, 3},  {{4, 2}, 1, 2},  {{2, 1}, 1, 1},
}};

constexpr int place_of(Tile tile) {
    for (const TileKind& kind : kTileKinds)
        if (kind.tile == tile) return kind.place;
    return 0;
}

inline constexpr Tile kHeaven{6, 6}, kEarth{1, 1}, kWildSix{4, 2}, kWildThree{2, 1};
constexpr bool is_wild(Tile tile) { return tile == kWildSix || tile == kWildThree; }

// Ruling R53: a wild tile counts 3 or 6 in points too. The letter of 14.8 is that it does so in pairs only.
enum class WildTiles : std::uint8_t { InPointsToo, InPairsOnly };

enum class TileHand : std::uint8_t { Points, Gong, Wong, Pair, SupremePair };

// A hand's place in the order. Equal ranks are exact matches, which the dealer wins (14.35).
class TileRank {
public:
    constexpr TileRank() = default;
    constexpr TileRank(TileHand hand, int within, int higher_tile)
        : value_(static_cast<std::uint16_t>(static_cast<int>(hand) << 10 | within << 5 | higher_tile)) {}

    constexpr TileHand hand() const { return static_cast<TileHand>(value_ >> 10); }
    // Points of 14.12; of a pair the place of its tiles; of a Gong or Wong 1 with Heaven and 0 with Earth.
    constexpr int within() const { return value_ >> 5 & 31; }
    constexpr auto operator<=>(const TileRank&) const = default;

private:
    std::uint16_t value_ = 0;
};

// 14.7, 14.9: two of a kind, or the two of a mixed kind. The two wild tiles are the Supreme Pair.
constexpr bool is_pair(Tile a, Tile b) { return place_of(a) == place_of(b) || (is_wild(a) && is_wild(b)); }

namespace detail {

constexpr int points(Tile a, Tile b, WildTiles wild) {
    int best = (a.pips() + b.pips()) % 10;
    if (wild == WildTiles::InPairsOnly) return best;
    const auto other = [](Tile tile) { return tile == kWildSix ? 3 : 6; };
    if (is_wild(a) && (other(a) + b.pips()) % 10 > best) best = (other(a) + b.pips()) % 10;
    if (is_wild(b) && (a.pips() + other(b)) % 10 > best) best = (a.pips() + other(b)) % 10;
    return best;
}

}  // namespace detail

constexpr TileRank rank_tiles(Tile a, Tile b, WildTiles wild = WildTiles::InPointsToo) {
    if (is_wild(a) && is_wild(b)) return {TileHand::SupremePair, 0, 0};                        // 14.7
    if (is_pair(a, b)) return {TileHand::Pair, place_of(a), 0};                                // 14.9
    const Tile higher = place_of(a) >= place_of(b) ? a : b, lower = higher == a ? b : a;
    if (higher == kHeaven || higher == kEarth) {
        const bool nine = lower.pips() == 9, eight = lower.pips() == 8;
        if (nine) return {TileHand::Wong, higher == kHeaven, 0};                               // 14.10
        if (eight) return {TileHand::Gong, higher == kHeaven, 0};                              // 14.11
    }
    return {TileHand::Points, detail::points(a, b, wild), place_of(higher)};                   // 14.12, 14.13
}

}  // namespace baize::rank
