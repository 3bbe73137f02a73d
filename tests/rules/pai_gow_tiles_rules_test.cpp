// Rules of Pai Gow Tiles that no single round shows (gb-2011 section 14).
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"

#include "print/sign.hpp"
#include "rules/pai_gow_tiles_table.hpp"
#include "table_file/config.hpp"

namespace baize::pai_gow_tiles::pai_gow_tiles_rules_test {
namespace {

using namespace rules_table;
using namespace pai_gow_tiles_table;

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
    EXPECT_EQ(kGbGame.equipment.dice, 3);
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
            ASSERT_FALSE(session.apply(thrown_as(sum)));
            const int expected = position == 0 || from_left ? position : 8 - position;
            EXPECT_EQ(int{session.need().box}, expected) << sum << (from_left ? " left" : " right");
        }
    }
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
    // Each hand by each of the printed tables: minimum, 1, 2, 3, 4; the last against two pairs of the dealer's.
    const struct {
        std::initializer_list<std::string_view> four;
        int odds[5];
    } hands[] = {{{"1-2", "6-6", "2-4", "6-6"}, {60, 100, 80, 80, 100}}, {{"1-2", "1-1", "1-1", "2-4"},
                  {30, 50, 40, 50, 50}}, {{"3-3", "1-5", "1-6", "1-3"}, {10, 20, 20, 15, 15}},
                 {{"4-4", "5-5", "4-4", "5-5"}, {6, 10, 10, 8, 8}}, {{"6-6", "6-6", "3-6", "1-3"}, {3, 4, 4, 4, 3}},
                 {{"4-4", "4-4", "1-3", "5-6"}, {2, 2, 2, 2, 2}}};
    const int two_against_two[] = {150, 250, 200, 250, 500};
    for (std::size_t table = 0; table < 5; ++table) {
        const Rows rows = book::kBonusTables[table].rows;
        for (const auto& [four, odds] : hands)
            EXPECT_EQ(settle_bonus(four_tiles(stack(four), MixedPairs::Count), FourTiles::Nothing, rows).odds,
                      (Odds{odds[table], 1})) << *four.begin() << " by table " << table;
        EXPECT_EQ(settle_bonus(FourTiles::TwoPairs, FourTiles::TwoPairs, rows).odds, (Odds{two_against_two[table], 1}));
    }
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
    const int always[] = {1, 2, 3};  // what an automatic winner is paid: minimum, 1, 2
    for (std::size_t table = 0; table < 3; ++table) {
        const Rows rows = book::kTieTables[table].rows;
        for (const FourTiles four : {FourTiles::TwoPairs, FourTiles::LuckyDuck})
            EXPECT_EQ(settle_tie(four, 2, false, rows).odds, (Odds{always[table], 1})) << table;
        EXPECT_EQ(settle_tie(FourTiles::Nothing, 1, false, rows).odds, (Odds{1, 1})) << table;
    }
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

// 14.31: the house's rules are displayed. One that is a chart hangs with the sign.
TEST(PaiGowTilesRules, R14_31_TheChartIsOnTheSign) {
    const auto sign = [](const std::string& options) {
        const auto config = parse_table("id='a'\ngame='gb.pai-gow-tiles'\n[options]\n" + options +
                                        "[limits]\nmin=20\nmax=100\nincrement=20\n");
        return sign_html(*sign_text(*config));
    };
    EXPECT_NE(sign("").find("How the dealer plays"), std::string::npos);
    EXPECT_EQ(sign("house-way='strengthen-high'\n").find("How the dealer plays"), std::string::npos);
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
    EXPECT_EQ(warnings("nz.pai-gow", "player-bank='yes'\n"), Clauses{"gb-2011 14.21 against 2.2, borrowed"});
}

}  // namespace
}  // namespace baize::pai_gow_tiles::pai_gow_tiles_rules_test
