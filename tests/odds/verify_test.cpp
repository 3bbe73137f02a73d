// Published figures recomputed: what is said of each, and that it is believed only as far as it is counted.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>

#include "games/list.hpp"
#include "odds/verify.hpp"
#include "support/long_count.hpp"

namespace baize::verify_test {
namespace {

// ---- Figures in percent ---------------------------------------------------------------------------------------------

TEST(ComparePercent, AgreesTruncatedOrDiffers) {
    EXPECT_EQ(compare_percent(0.50643, "0.506"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(0.50661, "0.507"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(0.50661, "0.506"), Verdict::Truncated);
    EXPECT_EQ(compare_percent(0.50661, "0.508"), Verdict::Differs);
    EXPECT_EQ(compare_percent(0.50661, "0.505"), Verdict::Differs);
    EXPECT_EQ(compare_percent(2.7027, "2.7"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(2.7027, "2.70"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(2.7027, "2.71"), Verdict::Differs);
    EXPECT_EQ(compare_percent(2.9, "3"), Verdict::Agrees);    // no point at all
    EXPECT_EQ(compare_percent(2.9, "2"), Verdict::Truncated);
    EXPECT_EQ(compare_percent(2.4, "3"), Verdict::Differs);
}

TEST(ComparePercent, BelowZeroCutsTowardZeroToo) {
    EXPECT_EQ(compare_percent(-0.0406, "-0.04"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(-0.0476, "-0.04"), Verdict::Truncated);
    EXPECT_EQ(compare_percent(-0.0476, "0.05"), Verdict::Differs);
}

TEST(Verify, EveryPublishedFigureOfAGameInTheProgramIsMet) {
    LONG_COUNT();
    std::map<Verdict, int> verdicts;
    const auto list = verify_figures();
    for (const Verification& each : list) {
        ++verdicts[each.verdict];
        EXPECT_NE(each.verdict, Verdict::Differs)
            << each.figure->source << " " << each.game << " " << each.figure->wager << ": printed "
            << each.figure->printed << ", ours " << each.ours;
        EXPECT_EQ(each.ours.empty(), each.verdict == Verdict::NotYet) << each.figure->source;
        if (find_game(each.game) == nullptr) {
            EXPECT_EQ(each.verdict, Verdict::NotYet);
        }
    }
    EXPECT_FALSE(list.empty());
    // The books' figures and ours are counted apart: no book is credited with what it does not print, and every count
    // that is not a book's is met.
    const auto own = count_verdicts(list, false), books = count_verdicts(list, true);
    const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
    EXPECT_EQ(sum(own) + sum(books), static_cast<int>(list.size()));
    EXPECT_EQ(sum(own), own[static_cast<std::size_t>(Verdict::Agrees)]);
    EXPECT_GT(sum(own), 50);
    EXPECT_GT(sum(books), 50);
}

// "004:6.50" is a seed and a clause; a ruling or a count is no book's.
TEST(Verify, ASourceTellsABookFromACount) {
    EXPECT_TRUE((Figure{"004:6.50", "a", "", "", "1"}.of_a_book()));
    EXPECT_TRUE((Figure{"001:1", "a", "", "", "1"}.of_a_book()));
    EXPECT_FALSE((Figure{"ruling R1", "a", "", "", "1"}.of_a_book()));
    EXPECT_FALSE((Figure{"count of 8 decks", "a", "", "", "1"}.of_a_book()));
}

TEST(Verify, ASpanIsHeldAgainstBothItsEnds) {
    const Span span{11.2838, 16.7751, "", ""};
    EXPECT_EQ(compare_span(span, "11.3-16.8"), Verdict::Agrees);
    EXPECT_EQ(compare_span(span, "11.2-16.7"), Verdict::Truncated);
    EXPECT_EQ(compare_span(span, "11.2-16.8"), Verdict::Truncated);
    EXPECT_EQ(compare_span(span, "11.3-16.6"), Verdict::Differs);
    EXPECT_EQ(compare_span(span, "11.3"), Verdict::Differs) << "one figure for two";
    EXPECT_EQ(compare_span({-0.04, -0.04, "", ""}, "-0.04"), Verdict::Agrees) << "a sign is no span";
}

// What a row says of a figure is believed only as far as it is recomputed.
TEST(Verify, EachRowIsOneOfFive) {
    const auto verdict = [](std::string_view game, const Figure& figure) {
        return verify_figure(game, figure).verdict;
    };
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "dragon-bonus", "min", "decks=6..8", "11.2-16.7"}), Verdict::Truncated);
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "ur-way-egalite", "3", "", "17.9"}), Verdict::Differs);
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "ur-way-egalite", "3", "", "17.9", "odds-over-chances"}),
              Verdict::OtherReading);
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "ur-way-egalite", "3", "", "17.8", "odds-over-chances"}),
              Verdict::Differs);
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "ur-way-egalite", "3", "", "17.6", "mean-of-spots"}),
              Verdict::OtherReading);
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "punto", "", "decks=8", "1.29", "decks=1"}), Verdict::OtherReading);
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "punto", "", "decks=8", "1.5", "decks=1", "1.24"}), Verdict::BookWrong);
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "punto", "", "decks=8", "1.5", "", "1.25"}), Verdict::Differs)
        << "ours is 1.235";
    EXPECT_EQ(verdict("gb.punto-banco", {"t", "punto", "", "decks=8 return", "98.76"}), Verdict::Agrees);
    EXPECT_EQ(verdict("nz.baccarat", {"t", "any-pair:player", "1..2", "", "10.36-17.83"}), Verdict::Agrees);
    EXPECT_EQ(verdict("xx.none", {"t", "punto", "", "", "1"}), Verdict::NotYet);
    EXPECT_THROW(verdict("gb.punto-banco", {"t", "punto", "", "decks=8..9", "1"}), std::logic_error);
    EXPECT_THROW(verdict("gb.punto-banco", {"t", "punto", "", "by-moonlight", "1"}), std::logic_error);
}

// gb-2011 6.50, 6.51: 19.9 is cut off and not rounded; 11.7 follows from chances
// rounded to a thousandth of a percent, and not from exact ones.
TEST(Verify, WhatTheBookDidToUrWay) {
    const auto of = [](std::string_view table, std::string_view printed, std::string_view reading) {
        return verify_figure("gb.punto-banco", Figure{"t", "ur-way-egalite", table, "decks=8", printed, reading});
    };
    EXPECT_EQ(of("min", "19.9", "odds-over-chances").other_reading, "19.988791, cut off and not rounded");
    EXPECT_EQ(of("min", "20.0", "odds-over-chances").other_reading, "19.988791");
    EXPECT_EQ(of("1", "11.7", "odds-over-chances").verdict, Verdict::Differs);
    EXPECT_EQ(of("1", "11.7", "odds-over-rounded-chances").verdict, Verdict::OtherReading);
    EXPECT_EQ(of("2", "14.4", "odds-over-rounded-chances").verdict, Verdict::OtherReading);
    EXPECT_EQ(of("3", "17.9", "odds-over-rounded-chances").verdict, Verdict::OtherReading);
    EXPECT_EQ(of("min", "19.9", "odds-over-rounded-chances").verdict, Verdict::Differs) << "20.004";
}

// gb-2011 7.49: plays that are exactly as good lay more or less, and any mixture of them comes to a figure between.
TEST(Verify, R7_49_AgreesByPlaysThatAreExactlyAsGood) {
    const auto of = [](std::string_view printed) {
        return verify_figure("gb.mississippi-stud", Figure{"004:7.49", "ante", "min", "edge-of-total", printed,
                                                           "edge-of-total-by-equal-plays"});
    };
    const Verification book = of("3.27");
    EXPECT_EQ(book.ours, "3.342683");
    EXPECT_EQ(book.verdict, Verdict::OtherReading);
    EXPECT_EQ(book.other_reading, "3.243976-3.342683");
    EXPECT_EQ(of("3.34").verdict, Verdict::Agrees);
    EXPECT_EQ(of("3.24").verdict, Verdict::OtherReading);
    EXPECT_EQ(of("3.23").verdict, Verdict::Differs);
    EXPECT_EQ(of("3.35").verdict, Verdict::Differs);
    const auto& figures = find_game("gb.mississippi-stud")->figures;
    const auto row = std::ranges::find(figures, std::string_view("004:7.49"), &Figure::source);
    ASSERT_NE(row, figures.end());
    EXPECT_EQ(verify_figure("gb.mississippi-stud", *row).verdict, Verdict::OtherReading);
}

}  // namespace
}  // namespace baize::verify_test
