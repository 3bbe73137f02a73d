// What verdicts move, and how counts of them become return distributions.
#include "odds/count/returns.hpp"

#include <gtest/gtest.h>

#include "slow.hpp"

namespace baize::count::returns_test {
namespace {

TEST(CountNet, EveryVerdict) {
    const auto expect = [](const Return& verdict, const Ratio& worth) {
        EXPECT_EQ(net<Ratio>(verdict), worth);
        EXPECT_EQ(net<double>(verdict), nearest(worth));
    };
    expect(win({3, 2}, ""), fraction(3, 2));
    expect(win(PayRow{"for", {5, 2}, "", Quoted::For}), fraction(3, 2));
    expect(lose(""), -1);
    expect(lose_part({1, 2}, ""), fraction(-1, 2));
    expect(stand_off(""), 0);
    expect(voided(""), 0);
    expect(remains(""), 0);
    Return one_of_four = win({35, 1}, "");  // a quarter of the stake wins 35 times itself
    one_of_four.parts = 4;
    expect(one_of_four, fraction(36, 4) - 1);
}

// A wager with every kind of verdict, on three cards: the first decides how it ends, the others at what odds.
Return settle(int first, int second, int third) {
    if (first == 0) return lose_part({1, 3}, "");
    if (first == 1) return stand_off("");
    if (second == third) return win({second + 1, 2}, "");
    return second < third ? win({2, 1}, "") : lose("");
}

TEST(CountDistributions, OfDrawsEqualTheSingleCardsInEveryOrder) {
    for (const Shoe<4>& shoe : {Shoe<4>{2, 1, 2, 2}, Shoe<4>{0, 0, 3, 3}, Shoe<4>{1, 1, 1, 4}}) {
        ReturnDistribution by_hand;
        for (const auto& [kinds, ways] : slow::draws<3>(shoe))
            by_hand.add(net<Ratio>(std::apply(settle, kinds)), ways);
        const ReturnDistribution returns = returns_of_draws<3>(shoe, settle);
        EXPECT_EQ(returns.weights(), by_hand.weights());
        EXPECT_EQ(returns.total(), falling<Integer>(shoe.size(), 3));
    }
}

TEST(CountDistributions, OfSetsEqualTheSingleCardsInEverySubset) {
    for (const Shoe<4>& shoe : {Shoe<4>{2, 1, 2, 2}, Shoe<4>{0, 0, 3, 3}, Shoe<4>{1, 1, 1, 4}}) {
        ReturnDistribution by_hand;
        for (const auto& [kinds, ways] : slow::sets<3>(shoe)) by_hand.add(net<Ratio>(std::apply(settle, kinds)), ways);
        const ReturnDistribution returns = returns_of_sets<3>(shoe, settle);
        EXPECT_EQ(returns.weights(), by_hand.weights());
        EXPECT_EQ(returns.total(), choose<Integer>(shoe.size(), 3));
    }
}

// Two wagers together, as what they move; and cards instead of kinds.
TEST(CountDistributions, OfWhatSeveralVerdictsMove) {
    const auto both = [](int first, int second) -> Ratio { return fraction(first, 2) + second; };
    const ReturnDistribution returns = returns_of_draws<2>(Shoe<3>{0, 1, 2}, both);
    EXPECT_EQ(returns.weights(), (std::map<Ratio, Integer>{{fraction(5, 2), 2}, {2, 2}, {3, 2}}));
    const ReturnDistribution pairs = returns_of_draws<2>(face_shoe({.decks = 1}), [](Card first, Card second) {
        return first.rank() == second.rank() ? win({11, 1}, "") : lose("");
    });
    EXPECT_EQ(pairs.weights(), (std::map<Ratio, Integer>{{-1, 52 * 48}, {11, 52 * 3}}));
}

TEST(CountDistributions, OfConclusions) {
    struct Counted { int points; std::int64_t ways; };
    struct CountedLong { int points; Integer ways; };
    const auto by_points = [](const auto& each) { return each.points > 5 ? win({1, 1}, "") : lose(""); };
    const std::map<Ratio, Integer> expected{{-1, 7}, {1, 11}};
    EXPECT_EQ(returns_over(std::vector<Counted>{{3, 2}, {6, 11}, {5, 5}}, by_points).weights(), expected);
    EXPECT_EQ(returns_over(std::vector<CountedLong>{{3, 2}, {6, 11}, {5, 5}}, by_points).weights(), expected);
}

TEST(CountTally, KeepsMoreThan64Bits) {
    Tally tally;
    const std::int64_t many = std::int64_t{1} << 62;
    for (int i = 0; i < 40; ++i) tally.add(win({1, 1}, "this way"), many);
    tally.add(win({2, 2}, "that way"), 1);  // the same, written otherwise
    tally.add(Ratio(1), 1);
    tally.add(lose(""), 0);
    EXPECT_EQ(tally.returns().weights(), (std::map<Ratio, Integer>{{1, Integer(many) * 40 + 2}}));
}

// What moves different sums is never put together: a win of the whole stake, one of a part of it, what comes back.
TEST(CountTally, TellsVerdictsApart) {
    Return one_of_two = win({3, 1}, "");
    one_of_two.parts = 2;
    Tally tally;
    for (const Return& verdict : {win({3, 1}, ""), one_of_two, win({3, 2}, ""), lose_part({3, 4}, ""), lose("")})
        tally.add(verdict, 1);
    EXPECT_EQ(tally.returns().weights(),
              (std::map<Ratio, Integer>{{-1, 1}, {fraction(-1, 4), 1}, {1, 1}, {fraction(3, 2), 1}, {3, 1}}));
}

TEST(CountDistributions, OfChances) {
    const auto returns = returns_of_chances({{-1, fraction(1, 2)}, {2, fraction(1, 3)}, {5, fraction(1, 6)}});
    EXPECT_EQ(returns.weights(), (std::map<Ratio, Integer>{{-1, 3}, {2, 2}, {5, 1}}));
    EXPECT_THROW(returns_of_chances({{-1, fraction(1, 2)}, {2, fraction(1, 3)}}), std::logic_error);
    EXPECT_THROW(returns_of_chances({}), std::logic_error);
}

TEST(CountDistributions, OneWithinAnother) {
    ReturnDistribution inner, outer;
    inner.add(1, 2);
    inner.add(-1, 1);
    outer.add(-1, 3 * 4);
    outer.add(inner, 5);
    EXPECT_EQ(outer.weights(), (std::map<Ratio, Integer>{{-1, 17}, {1, 10}}));
    EXPECT_EQ(outer.total(), 27);
}

}  // namespace
}  // namespace baize::count::returns_test
