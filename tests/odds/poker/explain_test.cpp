// The play in words and charts, of games whose rounds the books describe: every figure of it is the solver's.
#include <gtest/gtest.h>

#include "odds/poker/describe/hand_names.hpp"
#include "odds/poker/explain/explain_poker.hpp"
#include "odds/poker/explain/held_class.hpp"
#include "showdown_games.hpp"
#include "support/long_count.hpp"

namespace baize::poker::tell_test {
namespace {

double gained(const std::vector<Exception>& list) {
    double sum = 0;
    for (const Exception& each : list) sum += each.gain_a_round();
    return sum;
}

const Square& square(const Chart& chart, std::string_view section, std::string_view row, std::string_view column) {
    for (const Section& each : chart.sections)
        for (const Square& found : each.squares)
            if (each.id == section && found.row == row && found.column == column) return found;
    throw std::out_of_range("no such square");
}

TEST(Tell, HandsAreNamedByWhatDecides) {
    EXPECT_EQ(name_by<kFiveCards>(Five(Kind::HighCard, 0, 0x1807).value()), "A-K-4-3-2");
    EXPECT_EQ(name_by<kFiveCards>(Five(Kind::Pair, 1, 0x1802).value()), "2-2-A-K-3");
    EXPECT_EQ(name_by<kFiveCards>(Five(Kind::Pair, 1, 0).value()), "a pair of twos");
    EXPECT_EQ(name_by<kFiveCards>(Five(Kind::Pair, 0, 0).value()), "any pair");
    EXPECT_EQ(name_by<kFiveCards>(Five(Kind::FullHouse, 2, 0).value()), "a full house of threes");
}

// 15.15, 15.18: two thresholds, five sorts of hands that they get wrong, and what those add up to.
TEST(Tell, R15_15_Crazy4InWords) {
    Showdown game = crazy_4::game();
    game.name = name_by<kFourCards>;
    Explanation play;
    explain_duel(game, {}, play);
    ASSERT_TRUE(play.words.has_value());
    EXPECT_EQ(play.words->lines, (std::vector<std::string>{"triple-down with a pair of aces or better",
                                                           "play with K-Q-8-4 or better",
                                                           "fold with anything lower"}));
    EXPECT_EQ(play.words->exceptions.size(), 5u);
    EXPECT_GT(play.words->costs, 0);
    EXPECT_NEAR(gained(play.words->exceptions), play.words->costs, 1e-12);
    EXPECT_FALSE(play.chart.has_value());
    EXPECT_FALSE(play.threshold.has_value()) << "three ways to act";
}

// 7.9: against the card that is seen. What the chart costs is what its exceptions gain.
TEST(Tell, R7_12_CasinoStudByUpCard) {
    LONG_COUNT();
    Showdown game = casino_stud::game();
    game.name = name_by<kFiveCards>;
    Explanation play;
    explain_duel(game, {}, play);
    EXPECT_EQ(play.words->lines.front(), "raise with A-K-J-8-3 or better");
    ASSERT_TRUE(play.chart.has_value());
    EXPECT_NEAR(gained(play.chart->exceptions), play.chart->costs, 1e-12);
    EXPECT_NEAR(gained(play.words->exceptions), play.words->costs, 1e-12);
    EXPECT_LT(play.chart->costs, 1e-6);
    EXPECT_EQ(square(*play.chart, "not-held", "any pair", "A").play, "R");
    EXPECT_EQ(square(*play.chart, "not-held", "A-K-Q-J-2", "J").play, "-") << "each of these holds a jack";
    const Square& close = square(*play.chart, "not-held", "A-K-Q-9-2", "T");
    EXPECT_EQ(close.play, "F");
    ASSERT_EQ(close.worth.size(), 2u);
    EXPECT_EQ(close.worth[0].first, "fold");
    EXPECT_NEAR(close.worth[0].second, -1, 1e-12);
    EXPECT_LT(close.worth[1].second, -1);
}

TEST(Tell, R12_19_LetItRideByWhatIsHeld) {
    Explanation play;
    explain_streets(let_it_ride::game(), {}, play);
    ASSERT_TRUE(play.chart.has_value());
    EXPECT_EQ(play.chart->costs, 0) << "these classes tell all that matters";
    EXPECT_TRUE(play.chart->exceptions.empty());
    EXPECT_EQ(square(*play.chart, "3-cards", "pair of twos to nines", "first").play, "W");
    const Square& rides = square(*play.chart, "3-cards", "pair of tens to aces", "first");
    EXPECT_EQ(rides.play, "R");
    EXPECT_GT(rides.worth[1].second, rides.worth[0].second);
    EXPECT_EQ(square(*play.chart, "3-cards", "three to a straight flush without a gap: no high card", "first").play,
              "W");
    EXPECT_EQ(square(*play.chart, "3-cards", "three to a straight flush without a gap: 1 high card or more", "first")
                  .play, "R");
    EXPECT_EQ(square(*play.chart, "4-cards", "four to a straight, open at both ends: no high card", "withdraw").play,
              "W");
    EXPECT_EQ(square(*play.chart, "4-cards", "four to a flush / four to a straight flush / four to a royal flush",
                     "ride").play, "R");
    EXPECT_TRUE(play.chart->how_to_read.starts_with("High cards, whose pair pays, are T to A. "));
}

// 7.41: what was laid before changes what is best, and has its column.
TEST(Tell, R7_41_MississippiByWhatIsHeld) {
    Explanation play;
    explain_streets(mississippi::game(), {}, play);
    ASSERT_TRUE(play.chart.has_value());
    EXPECT_EQ(play.chart->costs, 0);
    EXPECT_EQ(square(*play.chart, "2-cards", "pair of twos to aces", "first").play, "3x");
    const char* const kThreePoints = "no draw: 3 middle + 1 low, 1 high + 2 middle + 1 low";
    EXPECT_EQ(square(*play.chart, "4-cards", kThreePoints, "1x, 1x").play, "F");
    EXPECT_EQ(square(*play.chart, "4-cards", kThreePoints, "1x, 3x").play, "1x");
    EXPECT_EQ(square(*play.chart, "3-cards", "no draw / three to a straight with two gaps: 2 points", "1x").play, "F");
    EXPECT_EQ(play.chart->legend.size(), 3u) << "nobody ever lays twice the ante";
    EXPECT_EQ(play.words->lines.front(), "2 cards seen: 3x with pair of twos to aces");
}

// A rule on one street costs what its mistakes lose together.
TEST(Tell, MistakesAddUpToWhatARuleCosts) {
    const Showdown game = big_raise::game();
    const Rule once = [](const Seen&) -> std::size_t { return 1; };
    const Solution best = solve(game), ruled = solve(game, {.rule = &once, .mistakes = true});
    double sum = 0;
    for (const Mistake& each : ruled.mistakes) sum += each.gain * each.chance;
    EXPECT_GT(sum, 0);
    EXPECT_NEAR(sum, nearest(ruled.returns.edge() - best.returns.edge()), 1e-12);
}

TEST(Tell, APairIsHighMiddleOrLowAsTheSettlementSays) {
    const PairsOf pairs = pairs_of(mississippi::game());
    EXPECT_EQ(pairs[0], PairOf::Loses);
    EXPECT_EQ(pairs[3], PairOf::Loses) << "fives";
    EXPECT_EQ(pairs[4], PairOf::ComesBack) << "sixes";
    EXPECT_EQ(pairs[8], PairOf::ComesBack) << "tens";
    EXPECT_EQ(pairs[9], PairOf::Pays) << "jacks";
    EXPECT_EQ(class_of({{kAce, Suit::Clubs}, {2, Suit::Clubs}, {5, Suit::Clubs}}, pairs),
              (HeldClass{0, -1, true, false, 1, 1, 0}));
    EXPECT_EQ(class_of({{9, Suit::Clubs}, {9, Suit::Hearts}, {5, Suit::Clubs}}, pairs), (HeldClass{2, 7}));
}

}  // namespace
}  // namespace baize::poker::tell_test
