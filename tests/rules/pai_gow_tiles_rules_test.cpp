// Rules of Pai Gow Tiles that no single round shows (gb-2011 section 14; nz-pai-gow).
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"

#include <numeric>

#include "core/deck.hpp"
#include "rules/rules_table.hpp"
#include "table/config.hpp"

namespace baize::pai_gow_tiles::pai_gow_tiles_rules_test {
namespace {

using namespace rules_table;

Stack stack(std::initializer_list<std::string_view> names) {
    Stack four{};
    std::size_t at = 0;
    for (const std::string_view name : names) four.at(at++) = kTiles.find(name).value();
    return four;
}

TileRank hand(std::string_view a, std::string_view b, WildTiles wild = WildTiles::InPointsToo) {
    return rank_of(kTiles.find(a).value(), kTiles.find(b).value(), wild);
}

// ---- Tiles and hands --------------------------------------------------------------------------------------------

TEST(PaiGowTilesRules, R14_1_TheOnlyWagers) {
    std::vector<std::string_view> laid;
    for (const WagerDef& wager : kGbGame.wagers) laid.push_back(wager.id);
    EXPECT_EQ(laid, (std::vector<std::string_view>{"main", "bank", "bonanza-bonus", "bonanza-tie"}));
    EXPECT_EQ(kNzGame.wagers.size(), 2u) << "no Bonanza wagers";
}

// 14.2, 14.5: read from the book a second time.
TEST(PaiGowTilesRules, R14_5_TheSetOf32Tiles) {
    const char* const twice[] = {"6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6", "1-5"};
    const char* const once[] = {"3-6", "4-5", "2-6", "3-5", "2-5", "3-4", "2-4", "1-4", "2-3", "1-2"};
    for (const char* tile : twice) EXPECT_EQ(kTiles.face(kTiles.find(tile).value()).copies, 2) << tile;
    for (const char* tile : once) EXPECT_EQ(kTiles.face(kTiles.find(tile).value()).copies, 1) << tile;
    EXPECT_EQ(std::size(twice) + std::size(once), kTiles.faces.size());
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGbGame.id)), 32);
    EXPECT_EQ(kGbGame.dice, 3);
    for (const CardFace& face : kTiles.faces) {  // a face of the deck is the kind of tile in the same place
        const Tile tile = tile_of(kTiles.find(face.name).value());
        EXPECT_EQ(face.name, std::to_string(tile.low) + "-" + std::to_string(tile.high));
    }
}

// 14.7, 14.9-14.12: from the highest down, each below the one before.
TEST(PaiGowTilesRules, R14_7_TheOrderOfHands) {
    const std::pair<const char*, const char*> order[] = {
        {"1-2", "2-4"}, {"6-6", "6-6"}, {"1-1", "1-1"}, {"4-4", "4-4"}, {"1-3", "1-3"}, {"5-5", "5-5"}, {"3-3", "3-3"},
        {"2-2", "2-2"}, {"5-6", "5-6"}, {"4-6", "4-6"}, {"1-6", "1-6"}, {"1-5", "1-5"}, {"3-6", "4-5"}, {"2-6", "3-5"},
        {"2-5", "3-4"}, {"1-4", "2-3"}, {"6-6", "3-6"}, {"1-1", "4-5"}, {"6-6", "4-4"}, {"1-1", "3-5"}, {"6-6", "1-6"},
        {"1-1", "2-5"}, {"4-4", "5-6"}, {"6-6", "1-5"}, {"5-5", "4-6"}};
    for (std::size_t i = 1; i < std::size(order); ++i)
        EXPECT_GT(hand(order[i - 1].first, order[i - 1].second), hand(order[i].first, order[i].second)) << i;
    EXPECT_EQ(hand("6-6", "3-6"), hand("6-6", "4-5"));
    EXPECT_EQ(hand("6-6", "2-6"), hand("6-6", "4-4"));
    EXPECT_EQ(hand("1-1", "2-6"), hand("1-1", "3-5"));
}

TEST(PaiGowTilesRules, R14_8_WildTiles) {
    EXPECT_EQ(hand("1-2", "5-6").within(), 7) << "1-2 as a six";
    EXPECT_EQ(hand("1-2", "5-6", WildTiles::InPairsOnly).within(), 4);
    EXPECT_EQ(hand("2-4", "1-5").within(), 9) << "2-4 as a three";
    EXPECT_EQ(hand("2-4", "1-5", WildTiles::InPairsOnly).within(), 2);
    EXPECT_EQ(hand("2-4", "1-2", WildTiles::InPairsOnly).hand(), TileHand::SupremePair);
}

TEST(PaiGowTilesRules, R14_12_PointsAreASingleFigure) {
    EXPECT_EQ(hand("1-5", "2-3").within(), 1) << "6 and 5";
    EXPECT_EQ(hand("5-6", "4-6").within(), 1) << "21: twice ten is taken off";
    EXPECT_EQ(hand("5-5", "4-6").within(), 0);
    EXPECT_EQ(hand("1-3", "2-3").within(), 9);
}

// 14.13: with the same points the higher tile decides, and two that share a place are equal.
TEST(PaiGowTilesRules, R14_13_TheOrderOfTiles) {
    const char* const order[] = {"6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6",
                                 "1-5", "3-6", "2-6", "2-5", "1-4", "2-4", "1-2"};
    for (std::size_t i = 1; i < std::size(order); ++i)
        EXPECT_GT(place_of(kTiles.find(order[i - 1]).value()), place_of(kTiles.find(order[i]).value())) << order[i];
    EXPECT_GT(hand("4-4", "2-3"), hand("2-2", "4-5")) << "3 points each";
    EXPECT_EQ(hand("4-4", "2-3"), hand("4-4", "1-4"));
}

TEST(PaiGowTilesRules, R14_14_WhatIsAFoul) {
    EXPECT_TRUE(is_foul({hand("4-4", "3-6"), hand("6-6", "2-3")})) << "7 and 7, the higher tile in the low hand";
    EXPECT_FALSE(is_foul({hand("6-6", "2-3"), hand("4-4", "3-6")}));
    EXPECT_FALSE(is_foul({hand("6-6", "2-6"), hand("6-6", "3-5")})) << "exactly equal (ruling R84)";
    EXPECT_TRUE(is_foul({hand("4-6", "5-5"), hand("6-6", "1-3")}));
}

// ---- The deal ---------------------------------------------------------------------------------------------------

// The first stack's place for each sum of three dice, counted on the fingers.
TEST(PaiGowTilesRules, R14_26_WhoHasTheFirstStack) {
    for (int sum = 3; sum <= 18; ++sum) {
        int position = 0;  // the dealer is 1
        for (int count = 1; count < sum; ++count) position = position == 7 ? 0 : position + 1;
        for (const bool from_left : {true, false}) {
            const auto setup = setup_of(kGbGame.id, {{"deal-from", from_left ? "left" : "right"}});
            Session session(setup);
            ASSERT_FALSE(session.apply(Shuffled{}));
            for (BoxNo box = 1; box <= 7; ++box) ASSERT_FALSE(session.apply(bet(kGbGame, box, box, "main", 10)));
            ASSERT_FALSE(session.apply(CloseBets{}));
            Thrown thrown;
            for (int die = 0, left = sum; die < 3; ++die) {
                thrown.faces.push_back(static_cast<std::uint8_t>(std::min(6, left - (2 - die))));
                left -= thrown.faces.back();
            }
            ASSERT_FALSE(session.apply(thrown));
            const int expected = position == 0 || from_left ? position : 8 - position;
            EXPECT_EQ(int{session.need().box}, expected) << sum << (from_left ? " left" : " right");
        }
    }
}

// Deals tiles in the order of the deck until somebody is asked; how many stacks lie on the table then.
int stacks_dealt(Session& session) {
    int tiles = 0;
    for (int face = 0; session.need().kind == NeedKind::Card;) {
        if (session.apply(DealtCard{Card::from_index(face)})) ++face;
        else ++tiles;
    }
    return tiles / kStack;
}

int left_after_the_deal(const TableSetup& setup, std::initializer_list<BoxNo> boxes, int& dealt) {
    Session session(setup);
    EXPECT_FALSE(session.apply(Shuffled{}));
    for (const BoxNo box : boxes) EXPECT_FALSE(session.apply(bet(setup.game(), 0, box, "main", 10)));
    EXPECT_FALSE(session.apply(CloseBets{}));
    Thrown thrown;
    for (const std::uint8_t face : {1, 3, 4}) thrown.faces.push_back(face);
    EXPECT_FALSE(session.apply(thrown));
    dealt = stacks_dealt(session);
    EXPECT_EQ(session.need().kind, NeedKind::Decision);
    return session.table().between().shoe.cards_left;
}

// 14.26, 14.27: eight stacks, one for each position with or without a wager, and the dealer's: no tile is left.
TEST(PaiGowTilesRules, R14_27_StacksForPositionsWithoutAWager) {
    const auto setup = setup_of(kGbGame.id);
    int dealt = 0;
    EXPECT_EQ(left_after_the_deal(setup, {1, 2, 3, 4, 5, 6, 7}, dealt), 0);
    EXPECT_EQ(dealt, 8);
    EXPECT_EQ(left_after_the_deal(setup, {3}, dealt), 0) << "six stacks went unread";
    EXPECT_EQ(dealt, 2);
    EXPECT_EQ(left_after_the_deal(setup, {2, 7}, dealt), 0);
    EXPECT_EQ(dealt, 3);
}

// Where nobody wagers nothing is thrown, and the dealer deals himself no stack.
TEST(PaiGowTilesRules, R14_24_NobodyPlays) {
    const auto setup = setup_of(kGbGame.id);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(CloseBets{}));
    EXPECT_TRUE(session.finished());
}

// ---- The house way ----------------------------------------------------------------------------------------------

struct Row {
    std::initializer_list<std::string_view> four;
    bool split;
};

bool splits_pair(const HouseWay& way, std::initializer_list<std::string_view> four) {
    return way.set(stack(four)).ranks.high.hand() < TileHand::Pair;
}

// 14.31: for each row a hand on either side of what it says.
TEST(PaiGowTilesRules, R14_31_EveryRowOfTheHouseWay) {
    const Row rows[] = {
        {{"1-2", "2-4", "3-3", "1-3"}, true}, {{"1-2", "2-4", "1-5", "2-3"}, true},
        {{"1-2", "2-4", "1-5", "3-3"}, true}, {{"1-2", "2-4", "3-3", "1-6"}, false},
        {{"1-2", "2-4", "1-6", "1-3"}, false}, {{"6-6", "6-6", "4-4", "1-6"}, true},
        {{"1-1", "1-1", "2-6", "4-4"}, true}, {{"6-6", "6-6", "4-4", "3-6"}, true},
        {{"6-6", "6-6", "1-3", "1-5"}, true}, {{"6-6", "6-6", "2-2", "4-5"}, true},
        {{"6-6", "6-6", "1-3", "2-3"}, false}, {{"1-1", "1-1", "2-4", "2-3"}, true},
        {{"1-1", "1-1", "1-6", "1-5"}, true}, {{"1-1", "1-1", "1-6", "4-6"}, false},
        {{"6-6", "6-6", "2-6", "1-4"}, true}, {{"6-6", "6-6", "3-5", "4-5"}, true},
        {{"6-6", "6-6", "4-4", "5-6"}, false}, {{"6-6", "6-6", "3-6", "1-4"}, true},
        {{"1-1", "1-1", "3-6", "5-6"}, true}, {{"6-6", "6-6", "3-6", "5-5"}, false},
        {{"4-4", "4-4", "1-1", "4-6"}, true}, {{"4-4", "4-4", "6-6", "5-6"}, true},
        {{"4-4", "4-4", "5-5", "4-6"}, true}, {{"4-4", "4-4", "1-1", "6-6"}, true},
        {{"4-4", "4-4", "3-6", "5-6"}, true}, {{"4-4", "4-4", "3-6", "5-5"}, false},
        {{"1-3", "1-3", "6-6", "1-1"}, false}, {{"5-5", "5-5", "6-6", "1-1"}, false},
        {{"2-2", "2-2", "6-6", "1-1"}, false}, {{"5-6", "5-6", "6-6", "1-1"}, false},
        {{"4-6", "4-6", "6-6", "1-1"}, false}, {{"3-3", "3-3", "1-1", "6-6"}, true},
        {{"3-3", "3-3", "1-1", "5-6"}, true}, {{"3-3", "3-3", "1-1", "4-6"}, false},
        {{"1-6", "1-6", "1-1", "6-6"}, true}, {{"1-6", "1-6", "6-6", "4-6"}, true},
        {{"1-6", "1-6", "5-5", "5-6"}, true}, {{"1-6", "1-6", "5-5", "4-6"}, false},
        {{"1-6", "1-6", "1-1", "5-6"}, true}, {{"1-5", "1-5", "1-1", "6-6"}, true},
        {{"1-5", "1-5", "1-1", "5-5"}, true}, {{"1-5", "1-5", "1-1", "4-6"}, false},
        {{"1-5", "1-5", "6-6", "5-6"}, true}, {{"1-5", "1-5", "5-5", "5-6"}, false},
        {{"3-6", "4-5", "1-1", "6-6"}, true}, {{"3-6", "4-5", "4-6", "6-6"}, true},
        {{"3-6", "4-5", "5-5", "4-6"}, true}, {{"3-6", "4-5", "5-5", "5-6"}, false},
        {{"3-6", "4-5", "1-1", "5-6"}, false}, {{"2-6", "3-5", "1-1", "6-6"}, true},
        {{"2-6", "3-5", "5-5", "5-6"}, true}, {{"2-6", "3-5", "5-5", "4-6"}, true},
        {{"2-6", "3-5", "3-6", "5-6"}, true}, {{"2-6", "3-5", "3-6", "5-5"}, false},
        {{"2-5", "3-4", "1-1", "6-6"}, true}, {{"2-5", "3-4", "1-1", "4-6"}, true},
        {{"2-5", "3-4", "3-6", "5-6"}, false}, {{"1-4", "2-3", "1-1", "6-6"}, true},
        {{"1-4", "2-3", "1-1", "4-6"}, false},
    };
    for (const Row& row : rows) {
        std::string names;
        for (const std::string_view name : row.four) names += std::string(name) + " ";
        EXPECT_EQ(splits_pair({}, row.four), row.split) << names;
    }
    const Setting nine_seven{hand("3-3", "2-4"), hand("1-3", "1-2")};
    EXPECT_EQ(HouseWay{}.set(stack({"1-2", "2-4", "3-3", "1-3"})).ranks, nine_seven) << "as the row has it";
}

// Ruling R79: the second of two printed texts changes its own row and no other.
TEST(PaiGowTilesRules, R79_TheSecondTextOfFiveRows) {
    HouseWay way;
    way.second_heaven_earth = true;
    EXPECT_TRUE(splits_pair(way, {"6-6", "6-6", "1-3", "1-2"})) << "1-2 is six: 6 and 8";
    EXPECT_FALSE(splits_pair({}, {"6-6", "6-6", "1-3", "1-2"})) << "the first text names tiles";
    EXPECT_TRUE(splits_pair(way, {"1-1", "1-1", "3-6", "5-6"}));
    EXPECT_FALSE(splits_pair(way, {"1-1", "1-1", "1-3", "2-3"})) << "6 and 7";
    way = {.never_long = true};
    EXPECT_FALSE(splits_pair(way, {"3-3", "3-3", "1-1", "6-6"}));
    way = {.second_long_leg = true};
    EXPECT_FALSE(splits_pair(way, {"1-6", "1-6", "5-5", "5-6"}));
    EXPECT_TRUE(splits_pair(way, {"1-6", "1-6", "1-1", "5-5"}));
    way = {.never_big_head = true};
    EXPECT_FALSE(splits_pair(way, {"1-5", "1-5", "1-1", "6-6"}));
    way = {.never_mixed_five = true};
    EXPECT_FALSE(splits_pair(way, {"1-4", "2-3", "1-1", "6-6"}));
    for (const char* option : {"split-heaven-earth", "split-long-leg"})
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{option, "second-text"}})), "") << option;
    for (const char* option : {"split-long", "split-big-head", "split-mixed-five"})
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{option, "never"}})), "") << option;
}

TEST(PaiGowTilesRules, R79_OptionsReachTheirRows) {
    const auto way = [](const char* option, const char* value) {
        return house_way_of(setup_of(kGbGame.id, {{option, value}}));
    };
    EXPECT_TRUE(way("split-heaven-earth", "second-text").second_heaven_earth);
    EXPECT_TRUE(way("split-long", "never").never_long);
    EXPECT_TRUE(way("split-long-leg", "second-text").second_long_leg);
    EXPECT_TRUE(way("split-big-head", "never").never_big_head);
    EXPECT_TRUE(way("split-mixed-five", "never").never_mixed_five);
    EXPECT_EQ(way("wild-tiles", "pairs-only").wild, WildTiles::InPairsOnly);
    EXPECT_EQ(way("house-way", "strengthen-low").local, LocalRule::StrengthenLow);
}

// Two pairs are never split, and are set with the higher one high.
TEST(PaiGowTilesRules, R79_TwoPairsStayTogether) {
    const Setting set = HouseWay{}.set(stack({"1-1", "6-6", "6-6", "1-1"})).ranks;
    EXPECT_EQ(set, (Setting{hand("6-6", "6-6"), hand("1-1", "1-1")}));
    const Setting flower{hand("5-5", "5-5"), hand("3-6", "4-5")};
    EXPECT_EQ(HouseWay{}.set(stack({"5-5", "4-5", "3-6", "5-5"})).ranks, flower);
}

// Ruling R52: the order in which tiles lie is no matter, nor which of a mixed kind they are.
TEST(PaiGowTilesRules, R52_TheLocalRuleGoesByTheTilesAlone) {
    const HouseWay way;
    Stack four = stack({"6-6", "5-6", "3-6", "1-4"});
    const Setting set = way.set(four).ranks;
    std::sort(four.begin(), four.end(), [](Card a, Card b) { return a.index() < b.index(); });
    do EXPECT_EQ(way.set(four).ranks, set);
    while (std::next_permutation(four.begin(), four.end(), [](Card a, Card b) { return a.index() < b.index(); }));
    EXPECT_EQ(way.set(stack({"6-6", "5-6", "4-5", "2-3"})).ranks, set);
}

TEST(PaiGowTilesRules, R52_ATableWithoutALocalRuleIsRefused) {
    EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{"house-way", "none"}})), "14.31");
    for (const char* rule : {"balanced", "strengthen-high", "strengthen-low"})
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{"house-way", rule}})), "") << rule;
    EXPECT_EQ(forbidden_by(setup_of(kNzGame.id, {{"house-way", "none"}})), "14.31");
}

// ---- Bonanza ----------------------------------------------------------------------------------------------------

Return bonus(std::initializer_list<std::string_view> four, MixedPairs mixed = MixedPairs::Count,
             FourTiles dealer = FourTiles::Nothing) {
    return settle_bonus(four_tiles(stack(four), mixed), dealer, book::kBonusTables[0].rows);
}

TEST(PaiGowTilesRules, R14_44_EveryHandByItsRow) {
    const struct {
        std::initializer_list<std::string_view> four;
        int odds;
    } wins[] = {
        {{"1-2", "6-6", "2-4", "6-6"}, 60}, {{"1-2", "1-1", "1-1", "2-4"}, 30}, {{"3-3", "1-5", "1-6", "1-3"}, 10},
        {{"3-3", "1-5", "2-5", "2-2"}, 10}, {{"3-4", "2-2", "1-5", "3-3"}, 10}, {{"6-6", "1-1", "6-6", "1-1"}, 6},
        {{"3-6", "4-5", "2-6", "3-5"}, 6},  {{"6-6", "6-6", "3-6", "1-3"}, 3},  {{"1-1", "1-1", "5-5", "4-6"}, 3},
        {{"1-2", "2-4", "5-5", "4-6"}, 3},  {{"6-6", "3-6", "1-3", "5-6"}, 2},  {{"1-1", "4-5", "1-3", "5-6"}, 2},
        {{"4-4", "4-4", "1-3", "5-6"}, 2},  {{"1-4", "2-3", "1-3", "5-6"}, 2}};
    for (const auto& [four, odds] : wins) EXPECT_EQ(bonus(four).odds, (Odds{odds, 1})) << *four.begin() << " " << odds;
    EXPECT_EQ(bonus({"6-6", "2-6", "1-3", "5-6"}).outcome, Outcome::Lose) << "a Gong is nothing here";
    EXPECT_EQ(bonus({"3-3", "1-5", "1-6", "1-2"}).outcome, Outcome::Lose) << "no four";
    EXPECT_EQ(bonus({"6-6", "2-6", "1-3", "5-6"}).clause, "14.43");
    const auto against = [](std::initializer_list<std::string_view> four, FourTiles dealer) {
        return bonus(four, MixedPairs::Count, dealer).odds;
    };
    EXPECT_EQ(against({"6-6", "1-1", "6-6", "1-1"}, FourTiles::TwoPairs), (Odds{150, 1}));
    EXPECT_EQ(against({"1-2", "6-6", "2-4", "6-6"}, FourTiles::SupremeAndEarth), (Odds{150, 1}));
    EXPECT_EQ(against({"3-3", "1-5", "1-6", "1-3"}, FourTiles::TwoPairs), (Odds{10, 1}));
}

TEST(PaiGowTilesRules, R79_MixedPairs) {
    using enum MixedPairs;
    EXPECT_EQ(bonus({"3-6", "4-5", "1-3", "5-6"}, Count).odds, (Odds{2, 1}));
    EXPECT_EQ(bonus({"3-6", "4-5", "1-3", "5-6"}, NotAsOnePair).outcome, Outcome::Lose);
    EXPECT_EQ(bonus({"3-6", "4-5", "5-6", "5-6"}, NotAsOnePair).odds, (Odds{6, 1}));
    EXPECT_EQ(bonus({"3-6", "4-5", "5-6", "5-6"}, Never).odds, (Odds{2, 1}));
    EXPECT_EQ(bonus({"3-6", "4-5", "2-6", "3-5"}, Never).outcome, Outcome::Lose);
}

TEST(PaiGowTilesRules, R14_45_MinimumOddsOrOneOfFourTables) {
    for (const char* table : {"min", "1", "2", "3", "4"})
        EXPECT_TRUE(TableSetup::make(kGbGame, {{}, {{"bonanza-bonus", table}}, {}})) << table;
    EXPECT_FALSE(TableSetup::make(kGbGame, {{}, {{"bonanza-bonus", "5"}}, {}}));
    for (const PayRow& row : book::kBonusTables[0].rows)
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {}, {{"bonanza-bonus." + std::string(row.id), "1:1"}})), "14.44");
    EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {}, {{"bonanza-bonus.two-pairs", "9:1"}})), "");
}

TEST(PaiGowTilesRules, R14_49_AutomaticWinnersWhateverTheHandsDo) {
    const Rows rows = book::kTieTables[2].rows;
    for (const FourTiles four : {FourTiles::TwoPairs, FourTiles::SupremeAndEarth, FourTiles::SupremeAndHeaven,
                                 FourTiles::LuckyDuck})
        for (const int won : {0, 1, 2}) EXPECT_EQ(settle_tie(four, won, false, rows).odds, (Odds{3, 1}));
    for (const FourTiles four : {FourTiles::Nothing, FourTiles::WongOrPair, FourTiles::HighPair}) {
        EXPECT_EQ(settle_tie(four, 1, false, rows).odds, (Odds{1, 1}));
        for (const int won : {0, 2}) EXPECT_EQ(settle_tie(four, won, false, rows).clause, "14.47");
    }
    EXPECT_EQ(settle_tie(FourTiles::TwoPairs, 1, true, rows).clause, "14.48");
}

TEST(PaiGowTilesRules, R14_50_MinimumOddsOrOneOfTwoTables) {
    for (const char* table : {"min", "1", "2"})
        EXPECT_TRUE(TableSetup::make(kGbGame, {{}, {{"bonanza-tie", table}}, {}})) << table;
    EXPECT_FALSE(TableSetup::make(kGbGame, {{}, {{"bonanza-tie", "3"}}, {}}));
    for (const PayRow& row : book::kTieTables[0].rows)
        EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {}, {{"bonanza-tie." + std::string(row.id), "1:2"}})), "14.49");
}

// ---- A player's bank --------------------------------------------------------------------------------------------

// What a bank of so much gains, or loses, in cents.
std::int64_t bank_net(std::int64_t losing, std::int64_t winning, std::int64_t bank) {
    const Return verdict = settle_bank({losing}, {winning}, {bank});
    const std::int64_t part = winnings({bank}, verdict.odds).paid.cents;
    return verdict.outcome == Outcome::Win ? part : verdict.outcome == Outcome::Lose ? part - bank : 0;
}

TEST(PaiGowTilesBank, R14_21_LevyAndCover) {
    EXPECT_EQ(bank_net(4000, 1000, 10000), 2850) << "5 % of the excess of 30";
    EXPECT_EQ(bank_net(1000, 4000, 10000), -3000) << "no levy on a loss";
    EXPECT_EQ(bank_net(3000, 3000, 10000), 0);
    EXPECT_EQ(bank_net(0, 10000, 10000), -10000);
    EXPECT_EQ(bank_net(1, 0, 1), 0) << "less than a cent is cut (ruling D5)";
    EXPECT_EQ(settle_bank({1}, {0}, {1}).odds, (Odds{19, 20})) << "and recorded";
    EXPECT_EQ(bank_net(1'999'999'999, 0, 2'000'000'000), 1'899'999'999) << "the largest";
    for (std::int64_t excess = 1; excess < 4000; excess += 7)
        EXPECT_EQ(bank_net(5000 + excess, 5000, 12347), excess * 95 / 100) << excess;
}

// Whoever holds it, from whichever place: the same tiles bring the same.
TEST(PaiGowTilesBank, R14_22_TheSameForWhoeverHoldsTheBank) {
    for (char banker = 'B'; banker <= 'G'; ++banker) {
        const std::string b(1, banker);
        EXPECT_ROUND("game gb.pai-gow-tiles\nset player-bank=yes\nbet A main 10\nbet " + b + " bank 10\nthrow 1 2 3\n"
                     "deal A 5-5 5-5 3-3 2-5\ndeal D 4-6 4-6 1-6 2-3\nact A house-way\nact " + b + " house-way\n----\n"
                     "A main +9.50 14.36\n" + b + " bank -10 14.21\nbank 0.50\n");
    }
}

TEST(PaiGowTilesBank, R80_ATableWithIt) {
    EXPECT_EQ(forbidden_by(setup_of(kGbGame.id, {{"player-bank", "yes"}})), "");
    EXPECT_EQ(setup_of(kGbGame.id).option(book::PlayerBank), 0) << "off unless asked for";
}

// The rules of the bank are accessible to the players: a notice of the table has them, where there is one.
TEST(PaiGowTilesBank, R14_23_TheSignHasItsRules) {
    const auto told = [](const std::string& options) {
        const auto config = parse_table("id='a'\ngame='gb.pai-gow-tiles'\n[options]\n" + options +
                                        "[limits]\nmin=20\nmax=100\nincrement=20\n");
        std::string text;
        for (const Finding& finding : check_table(*config))
            if (finding.weight == Weight::Note) text += finding.what;
        return text;
    };
    for (const char* rule : {"covers all that is wagered", "wins equal hands", "levy of 5 %"}) {
        EXPECT_NE(told("player-bank='yes'\n").find(rule), std::string::npos) << rule;
        EXPECT_EQ(told("").find(rule), std::string::npos) << rule;
    }
}

// 14.21 against 2.2, by which the house alone holds the bank: lawful, with a warning that names both.
TEST(PaiGowTilesBank, R80_ACheckWarnsWithBothClauses) {
    const auto warnings = [](const std::string& game, const std::string& options) {
        const auto config = parse_table("id='a'\ngame='" + game + "'\n[options]\n" + options +
                                        "[limits]\nmin=20\nmax=100\nincrement=20\n");
        std::vector<std::string> clauses;
        for (const Finding& finding : check_table(*config))
            if (finding.weight != Weight::Note) clauses.push_back(finding.clause);
        return clauses;
    };
    using Clauses = std::vector<std::string>;
    EXPECT_EQ(warnings("gb.pai-gow-tiles", ""), Clauses{});
    EXPECT_EQ(warnings("gb.pai-gow-tiles", "player-bank='yes'\n"), Clauses{"gb-2011 14.21 against 2.2"});
    EXPECT_EQ(warnings("nz.pai-gow", "player-bank='yes'\n"), Clauses{"gb-2011 14.21 against 2.2 (borrowed)"});
}

// ---- NZ ---------------------------------------------------------------------------------------------------------

TEST(NzPaiGow, R3_1_UpToEightBoxesWithTheBanks) {
    EXPECT_EQ(kNzGame.boxes, 7) << "and the bank's (ruling R80)";
    auto setup = setup_of(kNzGame.id);
    setup.boxes(5);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_FALSE(session.check(bet(kNzGame, 0, 5, "main", 10)));
    const auto refusal = session.check(bet(kNzGame, 0, 6, "main", 10));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "3.2");
}

// With five boxes two stacks are delivered to nobody; they too are out of play when the last stack lies.
TEST(NzPaiGow, R10_2B_TilesOfMissingBoxesStayUndisclosed) {
    auto setup = setup_of(kNzGame.id);
    setup.boxes(5);
    int dealt = 0;
    EXPECT_EQ(left_after_the_deal(setup, {1, 2, 3, 4, 5}, dealt), 0);
    EXPECT_EQ(dealt, 6);
    EXPECT_EQ(left_after_the_deal(setup, {5}, dealt), 0);
    EXPECT_EQ(dealt, 2);
}

}  // namespace
}  // namespace baize::pai_gow_tiles::pai_gow_tiles_rules_test
