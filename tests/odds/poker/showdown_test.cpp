// The showdown solver: figures of games whose rounds are still to come, and the slow truth on short decks.
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "odds/poker/explain/thresholds.hpp"
#include "odds/poker/own_hand.hpp"
#include "plain_showdown.hpp"
#include "showdown_games.hpp"
#include "support/long_count.hpp"

namespace baize::poker::showdown_test {
namespace {

double percent(const Ratio& value) { return 100 * nearest(value); }

CardSet short_deck(int lowest, int highest, std::size_t suits = 4) {
    std::array<unsigned, 4> ranks{};
    for (std::size_t s = 0; s < suits; ++s)
        for (int rank = lowest; rank <= highest; ++rank) ranks[s] |= rank::rank_bit(rank);
    return CardSet::of_suits(ranks);
}

CardSet random_deck(int size, unsigned seed) {
    std::mt19937 dice(seed);
    CardSet deck;
    while (deck.size() < size) deck = deck.with(static_cast<int>(dice() % kCardsInDeck));
    return deck;
}

void expect_plain(Showdown game, CardSet deck) {
    game.deck = deck;
    const Solution fast = solve(game);
    const PlainShowdown::Found slow = PlainShowdown(game).solve();
    ASSERT_EQ(fast.returns.mean(), slow.returns.mean());
    EXPECT_EQ(fast.returns.staked(), slow.staked / slow.returns.total());
    ASSERT_EQ(fast.returns.weights().size(), slow.returns.weights().size());
    for (const auto& [net, weight] : slow.returns.weights()) {
        ASSERT_TRUE(fast.returns.weights().contains(net));
        EXPECT_EQ(fast.returns.weights().at(net) * slow.returns.total(), weight * fast.returns.total()) << net;
    }
}

// ---- Figures --------------------------------------------------------------------------------------------------------

TEST(Showdown, R7_49_MississippiStud) {
    const Solution solution = solve(mississippi::game());
    EXPECT_EQ(solution.returns.exact_edge(), "62899/541450");
    EXPECT_NEAR(percent(solution.returns.edge()), 11.616770, 5e-7);
    EXPECT_NEAR(percent(solution.returns.edge() / solution.returns.staked()), 3.34,
                0.005);  // ties to the smaller wager, R50
    EXPECT_EQ(solution.returns.total(), Integer(1326) * 50 * 49 * 48);
    const auto& first = solution.frequency[0];
    EXPECT_EQ(first[0] + first[1] + first[2] + first[3], 1);
    EXPECT_EQ(solution.frequency[1][2], 0) << "twice is never better than once and thrice";
}

TEST(Showdown, R12_27_LetItRideAtMinimumOdds) {
    const Solution solution = solve(let_it_ride::game());
    EXPECT_NEAR(percent(solution.returns.edge()), 5.996953, 5e-7);
    const auto rides = [&](std::vector<Card> own) { return solution.play({.own = own}); };
    EXPECT_EQ(rides({{10, Suit::Clubs}, {10, Suit::Hearts}, {2, Suit::Spades}}), 1u);
    EXPECT_EQ(rides({{9, Suit::Clubs}, {9, Suit::Hearts}, {2, Suit::Spades}}), 0u);
}

TEST(Showdown, R5_7_BigRaiseStud) {
    EXPECT_NEAR(percent(solve(big_raise::game()).returns.edge()), 13.689784, 5e-7);
}

TEST(Showdown, R15_22_Crazy4Poker) {
    const Solution solution = solve(crazy_4::game());
    EXPECT_NEAR(percent(solution.returns.edge()), 3.418855, 5e-7);
    EXPECT_EQ(solution.returns.total(), Integer(2'598'960) * 1'533'939);
}

TEST(Showdown, R7_13_CasinoStud) {
    LONG_COUNT();
    const Solution solution = solve(casino_stud::game(), {.worth = true});
    EXPECT_EQ(solution.returns.exact_edge(), "21956498983/453027966300");
    EXPECT_NEAR(percent(solution.returns.edge()), 4.846610, 5e-7);
    EXPECT_NEAR(nearest(solution.frequency[0][1]), 0.522254, 1e-5);
    // The best that looks at no card of the dealer's: raise with A-K-J-8-3 or better, as is said of this game.
    const ThresholdPlay threshold = best_threshold(solution, solution.worth);
    ASSERT_EQ(threshold.steps.size(), 2u);
    EXPECT_GT(-threshold.worth, solution.returns.edge());
    EXPECT_LT(percent(-threshold.worth - solution.returns.edge()), 0.5);
    const Five from = Five::from_value(threshold.steps[1].from);
    EXPECT_EQ(from.kind(), Kind::HighCard);
    EXPECT_TRUE((from.others() & 0x1800) == 0x1800) << "ace and king";
    // A rule is priced by the same count: this one raises from there.
    const Rule rule = [&](const Seen& seen) -> std::size_t { return rank_by<kFiveCards>(seen.own) >= from.value(); };
    EXPECT_EQ(solve(casino_stud::game(), {.rule = &rule}).returns.mean(), threshold.worth);
}

TEST(Showdown, R5_7_1_FourCardPoker) {
    LONG_COUNT();
    const Solution solution = solve(four_card::game());
    EXPECT_EQ(solution.returns.exact_edge(), "8840827253/317119576410");  // near 3, as is said of it
    EXPECT_EQ(solution.frequency[0][2], 0) << "twice is never better than once and thrice";
}

// ---- The slow truth -------------------------------------------------------------------------------------------------

// Of a whole deck by ranks alone; here by every hand.
template <rank::Order kOrder>
void expect_hands_by_ranks(int cards) {
    std::map<RankValue, std::int64_t> slow, fast;
    const Orbits hands{Symmetry(kFullDeck), cards};
    for (std::size_t id = 0; id < hands.size(); ++id) slow[rank_by<kOrder>(hands.hand(id))] += hands.variants(id);
    every_own_hand<kOrder>(cards, kFullDeck, [&](auto best, std::int64_t deals) { fast[best.value()] += deals; });
    EXPECT_EQ(fast, slow);
}

TEST(Showdown, OwnHandsByRanksAreThoseOfEveryHand) {
    expect_hands_by_ranks<rank::kThreeCards>(3);
    expect_hands_by_ranks<rank::kThreeCards>(4);
    expect_hands_by_ranks<rank::kFourCards>(5);
    expect_hands_by_ranks<rank::kFiveCards>(5);
}

TEST(Showdown, PayTablesEqualThePlainRecursionOnShortDecks) {
    expect_plain(mississippi::game(), random_deck(10, 1));
    LONG_COUNT();
    expect_plain(mississippi::game(), short_deck(kJack, kAce, 2));
    expect_plain(let_it_ride::game(), short_deck(9, kKing, 2));
    expect_plain(let_it_ride::game(), short_deck(10, kQueen));
    expect_plain(big_raise::game(), random_deck(12, 2));
    expect_plain(big_raise::game(), short_deck(kJack, kAce, 3));
}

TEST(Showdown, DuelsEqualThePlainRecursionOnShortDecks) {
    expect_plain(crazy_4::game(), random_deck(12, 3));
    LONG_COUNT();
    expect_plain(crazy_4::game(), short_deck(kJack, kAce, 3));
    expect_plain(casino_stud::game(), short_deck(10, kAce, 2).with(0));
    expect_plain(casino_stud::game(), random_deck(12, 4));
    expect_plain(casino_stud::insurance(), random_deck(12, 5));
    expect_plain(four_card::game(), short_deck(kQueen, kAce));
    expect_plain(four_card::game(), random_deck(12, 6));
}

// A second decision on the same cards changes nothing for the first: the two are worth what each is worth alone.
TEST(Showdown, R7_31_RaiseAndDoubleAreIndependent) {
    Showdown both = casino_stud::game();
    both.deck = random_deck(12, 7);
    Showdown raise = both, insurance = casino_stud::insurance();
    insurance.deck = both.deck;
    both.opening.push_back({baize::casino_stud::Insurance});
    both.streets[0].actions[0].ends = false;  // a folder may double
    both.streets.push_back({.actions = {{"stay"},
                                        {.id = "double", .lays = {{baize::casino_stud::Double}},
                                         .against = casino_stud::two_to_five}}});
    both.dealer_from = insurance.dealer_from;
    EXPECT_EQ(solve(both).returns.mean(), solve(raise).returns.mean() + solve(insurance).returns.mean());
}

// 7.27: a rule that doubles against a six is no rule of this game, whichever thread meets it.
TEST(Showdown, R7_27_ARuleTakesNoActionThatIsClosed) {
    Showdown game = casino_stud::insurance();
    game.deck = short_deck(2, 7, 3);
    const Rule doubles = [](const Seen&) -> std::size_t { return 1; };
    for (const unsigned threads : {1u, 3u})
        EXPECT_THROW(solve(game, {.rule = &doubles, .threads = threads}), std::invalid_argument);
    const Rule as_it_may = [](const Seen& seen) -> std::size_t {
        return casino_stud::two_to_five(cards_of(seen.up).front());
    };
    EXPECT_EQ(solve(game, {.rule = &as_it_may}).frequency[0][1], Ratio(2, 3)) << "four ranks of six";
}

// The result does not depend on how many threads made it, nor on exchanged suits.
TEST(Showdown, ThreadsChangeNothing) {
    Showdown game = casino_stud::game();
    game.deck = short_deck(8, kAce, 3);
    const Solution one = solve(game, {.threads = 1}), three = solve(game, {.threads = 3});
    EXPECT_EQ(one.returns.weights(), three.returns.weights());
    EXPECT_EQ(one.frequency, three.frequency);
    using enum Suit;
    const CardSet own{{kAce, Clubs}, {kKing, Clubs}, {9, Diamonds}, {8, Hearts}, {10, Hearts}};
    const CardSet same{{kAce, Hearts}, {kKing, Hearts}, {9, Clubs}, {8, Diamonds}, {10, Diamonds}};
    const CardSet up{Card(kQueen, Suit::Clubs)}, same_up{Card(kQueen, Suit::Hearts)};
    EXPECT_EQ(one.play({.own = own, .up = up}), three.play({.own = same, .up = same_up}));
}

// Odds of a house's own with large denominators: 64 bits do not hold them, and the return distribution is as exact as
// ever.
TEST(Showdown, FractionsOfAnySize) {
    Showdown duel = crazy_4::game(), table = big_raise::game();
    const auto odd = [](auto settle) {
        return [settle](int wager, const End& end) {
            Return verdict = settle(wager, end);
            if (verdict.outcome == Outcome::Win)
                verdict.odds = {verdict.odds.num * 9973 + 1, 999'983 - verdict.odds.num};
            return verdict;
        };
    };
    duel.settle = odd(duel.settle);
    table.settle = odd(table.settle);
    expect_plain(duel, random_deck(11, 8));
    expect_plain(table, random_deck(11, 9));
}

// At the edge of 31 bits: with such parts of a stake the nets still fit and a difference of two no more, or neither.
TEST(Showdown, FractionsAtTheEdgeOf31Bits) {
    Showdown duel = crazy_4::game();
    const unsigned low = rank::rank_bit(9) | rank::rank_bit(8), high = low | rank::rank_bit(kAce);
    const CardSet deck = CardSet::of_suits({high, low, high, low});  // two aces may raise three times
    for (const int part : {200'000'033, 400'000'009}) {
        duel.settle = [part](int, const End& end) {
            // Who plays is paid for the worse hand, who folds for the other: no two actions lie further apart.
            const bool worse = end.player < end.dealer;
            return worse != end.folded ? win({part - 1, part}, "") : lose("");
        };
        expect_plain(duel, deck);
    }
}

TEST(Showdown, AnEqualChoiceIsTheSmallerWager) {
    Showdown game = big_raise::game();
    game.settle = [](int, const End&) { return stand_off(""); };
    const Solution solution = solve(game);
    EXPECT_EQ(solution.frequency[0][0], 1);
    EXPECT_EQ(solution.returns.staked(), 1);
}

TEST(Showdown, RefusesShapesThatItDoesNotKnow) {
    Showdown late = casino_stud::game();
    late.streets.push_back({.up = 1, .actions = {{"stay"}}});
    EXPECT_THROW(solve(late), std::invalid_argument);
    Showdown few = casino_stud::game();
    few.deck = random_deck(9, 1);
    EXPECT_THROW(solve(few), std::invalid_argument);
}

}  // namespace
}  // namespace baize::poker::showdown_test
