// Hands of two dominoes: gb-2011 14.5-14.13, 14.35, rulings R53, R84.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

#include "core/rank/tiles.hpp"

namespace baize::rank::tile_rank_test {
namespace {

std::vector<Tile> whole_set() {
    std::vector<Tile> set;
    for (const TileKind& kind : kTileKinds) set.insert(set.end(), static_cast<std::size_t>(kind.copies), kind.tile);
    return set;
}

void expect_falling(const std::vector<TileRank>& ranks) {
    for (std::size_t i = 1; i < ranks.size(); ++i) EXPECT_GT(ranks[i - 1], ranks[i]) << i;
}

TEST(TileRank, R14_5_ASetHas32TilesOf21Kinds) {
    EXPECT_EQ(whole_set().size(), 32u);
    int pips = 0;
    std::set<std::pair<int, int>> kinds;
    for (const Tile tile : whole_set()) pips += tile.pips(), kinds.emplace(tile.high, tile.low);
    EXPECT_EQ(kinds.size(), 21u) << "every throw of two dice, once";
    EXPECT_EQ(pips, 227);
    for (const TileKind& kind : kTileKinds) EXPECT_GE(kind.tile.high, kind.tile.low);
}

TEST(TileRank, R14_9_PairsFromTheHighestDown) {
    expect_falling({rank_tiles({2, 1}, {4, 2}), rank_tiles({6, 6}, {6, 6}), rank_tiles({1, 1}, {1, 1}),
                    rank_tiles({4, 4}, {4, 4}), rank_tiles({3, 1}, {3, 1}), rank_tiles({5, 5}, {5, 5}),
                    rank_tiles({3, 3}, {3, 3}), rank_tiles({2, 2}, {2, 2}), rank_tiles({6, 5}, {6, 5}),
                    rank_tiles({6, 4}, {6, 4}), rank_tiles({6, 1}, {6, 1}), rank_tiles({5, 1}, {5, 1}),
                    rank_tiles({6, 3}, {5, 4}), rank_tiles({6, 2}, {5, 3}), rank_tiles({5, 2}, {4, 3}),
                    rank_tiles({4, 1}, {3, 2}), rank_tiles({6, 6}, {6, 3}), rank_tiles({1, 1}, {5, 4}),
                    rank_tiles({6, 6}, {4, 4}), rank_tiles({1, 1}, {6, 2}), rank_tiles({6, 6}, {6, 1})});
}

TEST(TileRank, R14_10_14_11_WongsAndGongsOfOneKindAreEqual) {
    EXPECT_EQ(rank_tiles({6, 6}, {6, 3}), rank_tiles({5, 4}, {6, 6}));
    EXPECT_EQ(rank_tiles({1, 1}, {6, 2}), rank_tiles({4, 4}, {1, 1}));
    EXPECT_EQ(rank_tiles({6, 6}, {5, 3}).hand(), TileHand::Gong);
    EXPECT_EQ(rank_tiles({1, 1}, {6, 3}).hand(), TileHand::Wong);
}

TEST(TileRank, R14_12_PointsAreTheLastFigureOfTheSum) {
    EXPECT_EQ(rank_tiles({5, 1}, {4, 1}).within(), 1);   // the book's own example: 6 and 5
    EXPECT_EQ(rank_tiles({5, 5}, {6, 4}).within(), 0);
    EXPECT_EQ(rank_tiles({6, 6}, {6, 1}).within(), 9);   // twelve and seven
    EXPECT_EQ(rank_tiles({6, 6}, {4, 3}).hand(), TileHand::Points);
}

TEST(TileRank, R14_13_TheHigherTileDecidesEqualPoints) {
    EXPECT_GT(rank_tiles({6, 6}, {4, 3}), rank_tiles({1, 1}, {6, 1}));       // nine with Heaven, with Earth
    EXPECT_GT(rank_tiles({5, 5}, {6, 4}), rank_tiles({6, 5}, {6, 3}));       // R84: zero points too
    EXPECT_EQ(rank_tiles({4, 4}, {6, 3}), rank_tiles({4, 4}, {5, 4}));       // Man and a mixed nine
    EXPECT_LT(rank_tiles({4, 2}, {2, 2}, WildTiles::InPairsOnly), rank_tiles({5, 5}, {5, 5}));
}

TEST(TileRank, R53_AWildTileCountsThreeOrSix) {
    EXPECT_EQ(rank_tiles({2, 1}, {5, 5}).within(), 6);
    EXPECT_EQ(rank_tiles({4, 2}, {5, 1}).within(), 9);
    EXPECT_EQ(rank_tiles({2, 1}, {5, 1}).within(), 9);
    EXPECT_EQ(rank_tiles({2, 1}, {5, 5}, WildTiles::InPairsOnly).within(), 3);
    EXPECT_EQ(rank_tiles({4, 2}, {5, 1}, WildTiles::InPairsOnly).within(), 2);
}

// All 496 hands: 16 pairs with the Supreme Pair, 8 Wongs, 16 Gongs, and every order of two tiles alike.
TEST(TileRank, AllHandsOfTheSet) {
    const auto set = whole_set();
    std::map<TileHand, int> hands;
    for (std::size_t i = 0; i < set.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            ++hands[rank_tiles(set[i], set[j]).hand()];
            EXPECT_EQ(rank_tiles(set[i], set[j]), rank_tiles(set[j], set[i]));
        }
    EXPECT_EQ(hands, (std::map<TileHand, int>{{TileHand::Points, 456}, {TileHand::Gong, 16}, {TileHand::Wong, 8},
                                              {TileHand::Pair, 15}, {TileHand::SupremePair, 1}}));
}

}  // namespace
}  // namespace baize::rank::tile_rank_test
