#include "games/pai_gow_tiles/house_way.hpp"

#include <algorithm>

#include "definition/setup.hpp"
#include "games/chosen.hpp"
#include "games/pai_gow_tiles/balanced.hpp"

namespace baize::pai_gow_tiles {

namespace {

// ---- When a pair is split: the rows of 14.31 --------------------------------------------------------------------

// Tiles by the sum of their pips, as the rows name them; some rows name one tile of a sum.
using Named = std::uint32_t;
constexpr Named kFlower = 1u << 13, kMixedEight = 1u << 14;
constexpr Named sum(std::initializer_list<int> pips) {
    Named named = 0;
    for (const int each : pips) named |= 1u << each;
    return named;
}

// A wild tile counts three or six, whichever makes more points with the tile beside it: six with a 7, 8 or 9, three
// with a 4, 5 or 6 (ruling R93). Where it is wild in pairs only it has its pips.
constexpr int counted(Tile tile, Tile beside, WildTiles wild) {
    if (!rank::is_wild(tile) || wild == WildTiles::InPairsOnly) return tile.pips();
    return (6 + beside.pips()) % 10 > (3 + beside.pips()) % 10 ? 6 : 3;
}
constexpr Named named(Card card, Card beside, WildTiles wild) {
    const Tile tile = tile_of(card);
    const bool mixed_eight = tile.pips() == 8 && is_mixed(card);
    return 1u << counted(tile, tile_of(beside), wild) | (tile == Tile{5, 5} ? kFlower : 0) |
           (mixed_eight ? kMixedEight : 0);
}

// "(2, 12) with (10, 11)": one of the two other tiles is of the first set, the other of the second.
struct With {
    Named one, other;
    constexpr bool holds(Named a, Named b) const { return (a & one && b & other) || (b & one && a & other); }
};

constexpr With kTwoAndTwelve = {sum({2}), sum({12})};

constexpr With kSupreme[] = {{sum({6}), sum({4, 5, 6})}};                                      // ruling R84
constexpr With kHeavenEarth[] = {
    {sum({8}), sum({5, 6, 7})},  // a Gong, and 7, 8 or 9 points with the other tile of the pair (ruling R92)
    {sum({4}), sum({6, 7, 8, 9})},
    {sum({6, 7}), sum({5, 6, 7, 8, 9})},
    {sum({8}), sum({5, 8})},
    {kMixedEight, sum({9})},
    {sum({9}), sum({5, 11})},
};
constexpr With kMan[] = {{sum({2, 10, 12}), sum({10, 11})}, kTwoAndTwelve, {sum({9}), sum({11})}};
constexpr With kLong[] = {{sum({2, 12}), sum({2, 11, 12})}};
constexpr With kLongLeg[] = {kTwoAndTwelve, {sum({2, 12}), sum({10, 11})}, {sum({10}), sum({11})}};
constexpr With kLongLegSecond[] = {{sum({2, 12}), sum({2, 10, 11, 12})}};
constexpr With kBigHead[] = {kTwoAndTwelve, {sum({2, 12}), kFlower | sum({11})}};
constexpr With kMixedNine[] = {kTwoAndTwelve, {sum({10}), sum({2, 12})}, {sum({10}), sum({10})}};
constexpr With kMixedEights[] = {kTwoAndTwelve, {sum({2, 10, 12}), sum({10, 11})}, {sum({9}), sum({11})}};
constexpr With kMixedSeven[] = {kTwoAndTwelve, {sum({2, 10, 12}), sum({10, 11})}};
constexpr With kMixedFive[] = {kTwoAndTwelve};

// Of the pair of this tile; empty: it is never split.
std::span<const With> row_of(Tile tile, const HouseWay& way) {
    if (rank::is_wild(tile)) return kSupreme;
    if (tile == rank::kHeaven || tile == rank::kEarth) return kHeavenEarth;
    if (tile == Tile{4, 4}) return kMan;
    if (tile == Tile{3, 3}) return way.never_long ? std::span<const With>() : kLong;
    if (tile == Tile{6, 1}) return way.second_long_leg ? std::span<const With>(kLongLegSecond) : kLongLeg;
    if (tile == Tile{5, 1}) return way.never_big_head ? std::span<const With>() : kBigHead;
    if (tile == Tile{6, 3} || tile == Tile{5, 4}) return kMixedNine;
    if (tile == Tile{6, 2} || tile == Tile{5, 3}) return kMixedEights;
    if (tile == Tile{5, 2} || tile == Tile{4, 3}) return kMixedSeven;
    if (tile == Tile{4, 1} || tile == Tile{3, 2}) return way.never_mixed_five ? std::span<const With>() : kMixedFive;
    return {};  // Goose, Flower, Board, Hatchet, Red Ten
}

// A Gong or a Wong is better than any points.
int points_of(TileRank hand) { return hand.hand() == TileHand::Points ? hand.within() : 10; }

// Heaven and Earth, the second text: "split to make 6-8 or better", and with 9 and 11. With a wild tile that counts
// three beside the other both hands would be lower than they are together (ruling R93).
bool makes_six_and_eight(Card of_pair, Card a, Card b, WildTiles wild) {
    const Named both = named(a, b, wild) | named(b, a, wild);
    if (wild == WildTiles::InPointsToo && both & sum({3})) return false;
    const int one = points_of(rank_of(of_pair, a, wild)), other = points_of(rank_of(of_pair, b, wild));
    if (std::min(one, other) >= 6 && std::max(one, other) >= 8) return true;
    return With{sum({9}), sum({11})}.holds(named(a, b, wild), named(b, a, wild));
}

bool is_split(const Stack& stack, const Split& with_pair, const HouseWay& way) {
    const Card of_pair = stack[with_pair.high[0]], a = stack[with_pair.low[0]], b = stack[with_pair.low[1]];
    const Tile tile = tile_of(of_pair);
    if (way.second_heaven_earth && (tile == rank::kHeaven || tile == rank::kEarth))
        return makes_six_and_eight(of_pair, a, b, way.wild);
    const auto row = row_of(tile, way);
    const Named one = named(a, b, way.wild), other = named(b, a, way.wild);
    return std::any_of(row.begin(), row.end(), [&](const With& with) { return with.holds(one, other); });
}

// ---- The local rule ---------------------------------------------------------------------------------------------

const Split& strongest(const std::array<Split, 3>& ways, TileRank Setting::*first, TileRank Setting::*second) {
    return *std::max_element(ways.begin(), ways.end(), [&](const Split& a, const Split& b) {
        const auto strength = [&](const Split& way) { return std::pair(way.ranks.*first, way.ranks.*second); };
        return strength(a) < strength(b);
    });
}

Split by_chart(const Stack& stack, const HouseWay& way) {
    std::array<std::size_t, kStack> from_highest{0, 1, 2, 3};
    std::sort(from_highest.begin(), from_highest.end(),
              [&](std::size_t a, std::size_t b) { return place_of(stack[a]) > place_of(stack[b]); });
    std::array<int, kStack> places{};
    for (std::size_t i = 0; i < kStack; ++i) places[i] = place_of(stack[from_highest[i]]);
    const auto with = static_cast<std::size_t>(way.chart[chart_square(places)] - '1');
    const std::size_t highest = from_highest[0], beside = from_highest[with];
    // They are one of the two hands; of a hand without the first tile, the other two make the hand that has it.
    if (highest == 0 || beside == 0) return split(stack, highest + beside, way.wild);
    return split(stack, 6 - highest - beside, way.wild);
}

bool is_pair(TileRank hand) { return hand.hand() >= TileHand::Pair; }

}  // namespace

Chart balanced_chart(WildTiles wild) { return wild == WildTiles::InPointsToo ? kBalanced : kBalancedPairsOnly; }

bool has_pair(const Stack& stack) {
    for (std::size_t a = 0; a < kStack; ++a)
        for (std::size_t b = a + 1; b < kStack; ++b)
            if (pairs(stack[a], stack[b])) return true;
    return false;
}

// Without a local rule the book leaves the dealer free; what is priced then is the highest high hand.
Split HouseWay::set(const Stack& stack) const {
    const auto ways = splits(stack, wild);
    const Split& with_high = strongest(ways, &Setting::high, &Setting::low);
    if (!has_pair(stack)) {
        if (local == LocalRule::Balanced) return by_chart(stack, *this);
        return local == LocalRule::StrengthenLow ? strongest(ways, &Setting::low, &Setting::high) : with_high;
    }
    // A pair is higher than anything else, so the highest high hand is the pair; two pairs are never split (R79).
    if (is_pair(with_high.ranks.low) || !is_split(stack, with_high, *this)) return with_high;
    const auto unpaired = [](const Split& way) { return !is_pair(way.ranks.high); };
    const auto one = std::find_if(ways.begin(), ways.end(), unpaired);
    const auto other = std::find_if(one + 1, ways.end(), unpaired);
    return one->ranks.high >= other->ranks.high ? *one : *other;
}

HouseWay house_way_of(const Setup& setup) {
    const auto other = [&](book::Option row) { return chosen(setup, row, book::Row::Alternative); };
    const auto wild = chosen<WildTiles>(setup, book::WildTiles);
    return {chosen<LocalRule>(setup, book::LocalRule), other(book::SplitHeavenEarth),
            other(book::SplitLong), other(book::SplitLongLeg), other(book::SplitBigHead),
            other(book::SplitMixedFive), wild, balanced_chart(wild)};
}

}  // namespace baize::pai_gow_tiles
