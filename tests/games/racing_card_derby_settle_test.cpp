// The race and the settlement of Racing Card Derby, one test for each rule.
#include "games/racing_card_derby/settle.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace baize::racing_card_derby::racing_card_derby_settle_test {
namespace {

using namespace nz_racing_card_derby;

Race raced(const std::string& cards) {
    Race race;
    std::istringstream words(cards);
    for (std::string word; words >> word;) race.run(parse_card(word).value());
    return race;
}

std::vector<Result> every_result() {
    std::vector<Result> results;
    std::array<Suit, 4> order{Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
    do {
        for (const bool protested : {false, true}) results.push_back({{order[0], order[1], order[2]}, protested});
    } while (std::ranges::next_permutation(order).found);
    return results;
}

TEST(RacingCardDerby, R4_1_OnlySuitsCountAndTheTwoOfSpades) {
    for (int rank = 2; rank <= kAce; ++rank)
        for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
            Race race;
            race.run({rank, suit});
            EXPECT_EQ(race.ran(suit), 1);
            EXPECT_EQ(race.protested(), rank == 2 && suit == Suit::Spades);
        }
}

TEST(RacingCardDerby, R4_2_AProtestOnlyAmongTheCardsThatDetermineTheWinner) {
    EXPECT_TRUE(raced("2s 3h 4h 5h 6h 3c 3d").result().protested);
    EXPECT_TRUE(raced("3s 4s 5s 2s 3c 3d").result().protested) << "the fourth card too";
    EXPECT_FALSE(raced("3h 4h 5h 6h 2s 3d").result().protested);
    EXPECT_FALSE(raced("3h 4h 5h 6h 3d 2s").result().protested);
    EXPECT_EQ(raced("3s 4s 5s 2s 3c 3d").result().place[0], Suit::Spades);
}

TEST(RacingCardDerby, R8_1_a_FourOfASuitWinAndNoFewer) {
    const Race open = raced("3d 4d 5d 3h 4h 5h 3s 4s 5s 3c 4c 5c");
    EXPECT_EQ(open.area(), 0u);
    for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
        Race race = open;
        race.run({9, suit});
        EXPECT_EQ(race.area(), 1u);
        EXPECT_EQ(race.place_of(suit), 1);
    }
}

TEST(RacingCardDerby, R8_1_b_c_TheNextSuitsWithoutAPlace) {
    Race race = raced("3d 4d 5d 6d 7d 8d");
    EXPECT_EQ(race.area(), 1u) << "cards of the winning suit are passed over";
    race.run(parse_card("3s").value());
    EXPECT_EQ(race.place_of(Suit::Spades), 2);
    for (const char* passed_over : {"9d", "4s", "Td", "5s"}) race.run(parse_card(passed_over).value());
    EXPECT_EQ(race.area(), 2u);
    EXPECT_FALSE(race.over());
    race.run(parse_card("3h").value());
    EXPECT_TRUE(race.over());
    EXPECT_EQ(race.result(), (Result{{Suit::Diamonds, Suit::Spades, Suit::Hearts}, false}));
    EXPECT_EQ(race.place_of(Suit::Clubs), 0);
}

// The lists of 5.1(c), (d), (e) as words, against what the round reads off them.
TEST(RacingCardDerby, R5_1_SpotsMeanWhatTheySay) {
    constexpr std::string_view kNames[] = {"club", "diamond", "heart", "spade"};
    const auto name = [&](std::span<const Suit> suits) {
        std::string text;
        for (const Suit suit : suits)
            text += (text.empty() ? "" : "-") + std::string(kNames[static_cast<std::size_t>(suit)]);
        return text;
    };
    for (std::size_t i = 0; i < kSuits.size(); ++i) EXPECT_EQ(name(kSuits[i]) + "s", kSuitSpots[i]);
    for (std::size_t i = 0; i < kQuinellas.size(); ++i) EXPECT_EQ(name(kQuinellas[i]), kQuinellaSpots[i]);
    for (std::size_t i = 0; i < kTrifectas.size(); ++i) EXPECT_EQ(name(kTrifectas[i]), kTrifectaSpots[i]);
}

// Every wager on every spot against every result, by the words of 5.1 and 5.8 written out once more.
TEST(RacingCardDerby, R5_1_EveryWagerOnEveryResult) {
    const auto expect = [](const Return& got, Odds odds, Clause clause) {
        EXPECT_EQ(got.outcome, odds.num == 0 ? Outcome::Lose : Outcome::Win);
        EXPECT_EQ(got.odds, odds);
        EXPECT_EQ(got.clause, clause);
    };
    for (const Result& race : every_result()) {
        const auto [first, second, third] = race.place;
        const bool red_won = first == Suit::Diamonds || first == Suit::Hearts;
        const Odds even = race.protested ? Odds{1, 2} : Odds{1, 1}, three = race.protested ? Odds{2, 1} : Odds{3, 1},
                   nothing{0, 1};
        expect(settle(Red, 0, race, kRed), red_won ? even : nothing, red_won ? "5.8(a)" : "5.1(a)(ii)");
        expect(settle(Black, 0, race, kBlack), red_won ? nothing : even, red_won ? "5.1(b)(ii)" : "5.8(a)");
        for (std::size_t i = 0; i < kSuits.size(); ++i)
            expect(settle(SuitWager, i, race, kSuit), kSuits[i][0] == first ? three : nothing,
                   kSuits[i][0] == first ? "5.8(b)" : "5.1(c)(ii)");
        for (std::size_t i = 0; i < kQuinellas.size(); ++i) {
            const bool won = kQuinellas[i][0] == first && kQuinellas[i][1] == second;
            expect(settle(ExactQuinella, i, race, kQuinella), won ? Odds{10, 1} : nothing,
                   won ? "5.8(c)" : "5.1(d)(ii)");
        }
        for (std::size_t i = 0; i < kTrifectas.size(); ++i) {
            const auto& [a, b, c] = kTrifectas[i];
            const Return got = settle(ExactTrifecta, i, race, kTrifecta);
            if (a != first) expect(got, nothing, "5.1(e)(iv)");
            else if (b != second) expect(got, {1, 1}, "5.8(d)(i)");
            else if (c != third) expect(got, {2, 1}, "5.8(d)(ii)");
            else expect(got, {10, 1}, "5.8(d)(iii)");
        }
    }
}

}  // namespace
}  // namespace baize::racing_card_derby::racing_card_derby_settle_test
