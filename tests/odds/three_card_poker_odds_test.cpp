// The exact return distributions of Three Card Poker: against published counts, and against literal enumerations.
#include "odds/three_card_poker/returns.hpp"

#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/poker/described.hpp"
#include "odds/poker/own_hand.hpp"
#include "odds/three_card_play.hpp"
#include "support/long_count.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::three_card_poker::three_card_poker_odds_test {
namespace {

using namespace gb_2011::three_card_poker;

void expect_equal(const ReturnDistribution& fast, const ReturnDistribution& slow) {
    EXPECT_EQ(fast.weights(), slow.weights());
    EXPECT_EQ(fast.total(), slow.total());
    EXPECT_EQ(fast.staked(), slow.staked());
}

Ratio net(const Return& result) {
    if (result.outcome == Outcome::Win) return ratio(result.odds);
    return result.outcome == Outcome::Lose ? -1 : 0;
}

template <class Visit>
void for_each_hand(const std::vector<Card>& deck, Visit visit) {
    for (std::size_t a = 0; a < deck.size(); ++a)
        for (std::size_t b = a + 1; b < deck.size(); ++b)
            for (std::size_t c = b + 1; c < deck.size(); ++c) visit(ThreeCardHand{deck[a], deck[b], deck[c]});
}

std::vector<Card> without(std::vector<Card> deck, const ThreeCardHand& hand) {
    std::erase_if(deck, [&](Card card) { return std::ranges::find(hand, card) != hand.end(); });
    return deck;
}

struct SlowSolution {
    std::set<std::vector<int>> played;  // by the places of the cards, rising
    ReturnDistribution returns;

    static std::vector<int> key(const ThreeCardHand& hand) {
        std::vector<int> cards{hand[0].index(), hand[1].index(), hand[2].index()};
        std::ranges::sort(cards);
        return cards;
    }
};

// The rows that the three payments are made by.
struct AntePays {
    Rows ante = gb_2011::three_card_poker::kAnte, play = gb_2011::three_card_poker::kPlay,
         bonus = gb_2011::three_card_poker::kAnteBonus;
};
poker::Solution solve_ante(const AntePays& pays, poker::CardSet deck = kDeck) {
    Choices choices;
    poker::pay(choices, "ante-bonus", pays.bonus);
    return poker::solve(poker::describe(kAntePlan, poker::table_of(kGbGame, choices), deck));
}

// Deals every pair of hands, and decides each player's hand by the sum of what its deals would bring.
SlowSolution solve_ante_slow(const AntePays& pays, const std::vector<Card>& deck) {
    SlowSolution solution;
    long hands = 0, played = 0;
    for_each_hand(deck, [&](const ThreeCardHand& player) {
        ReturnDistribution play, fold;
        for_each_hand(without(deck, player), [&](const ThreeCardHand& dealer) {
            const ThreeCardRank mine = rank_three(player), theirs = rank_three(dealer);
            Ratio result = net(settle_ante(mine, theirs, false, pays.ante));
            result += net(settle_play(mine, theirs, pays.play[0]));
            if (const auto bonus = settle_ante_bonus(mine, false, pays.bonus)) result += net(*bonus);
            play.add(result, 1);
            fold.add(net(settle_ante(mine, theirs, true, pays.ante)), 1);
        });
        const bool plays = play.mean() > fold.mean();
        if (plays) solution.played.insert(SlowSolution::key(player));
        for (const auto& [result, weight] : (plays ? play : fold).weights()) solution.returns.add(result, weight);
        ++hands;
        played += plays;
    });
    Ratio staked(hands + played, hands);
    staked.canonicalize();
    solution.returns.staked(staked);
    return solution;
}

const std::vector<Card> kCards = poker::cards_of(kDeck);

std::vector<Card> sample_deck(std::size_t size, unsigned seed) {
    std::vector<Card> deck = kCards;
    std::shuffle(deck.begin(), deck.end(), std::mt19937(seed));
    deck.resize(size);
    return deck;
}

std::vector<Card> ranks_between(int lowest, int highest) {
    std::vector<Card> deck;
    std::ranges::copy_if(kCards, std::back_inserter(deck),
                         [&](Card card) { return card.rank() >= lowest && card.rank() <= highest; });
    return deck;
}

// Fractional odds, so that net returns have several denominators; and a bonus that makes more hands worth playing.
constexpr PayRow kOddBonus[] = {{"straight-flush", {81, 2}, "5.20(c)"}, {"three-of-a-kind", {13, 3}, "5.20(b)"},
                                {"straight", {6, 5}, "5.20(a)"}};

void expect_fast_equals_slow(const std::vector<Card>& deck, const AntePays& pays) {
    const poker::Solution fast = solve_ante(pays, deck);
    const SlowSolution slow = solve_ante_slow(pays, deck);
    expect_equal(fast.returns, slow.returns);
    for_each_hand(deck, [&](const ThreeCardHand& hand) {
        EXPECT_EQ(plays(fast, hand), slow.played.contains(SlowSolution::key(hand)));
    });
}

TEST(ThreeCardPokerOdds, AnteFastEqualsSlowOnShortDecks) {
    for (unsigned seed = 1; seed <= 8; ++seed) expect_fast_equals_slow(sample_deck(6 + seed, seed), {});
    expect_fast_equals_slow(sample_deck(16, 9), {kAnte, kPlay, kOddBonus});
    expect_fast_equals_slow(ranks_between(9, kQueen), {});
    expect_fast_equals_slow(ranks_between(8, kJack), {});   // a dealer's high card never qualifies
    expect_fast_equals_slow(ranks_between(kQueen, kAce), {});  // a dealer always qualifies
}

TEST(ThreeCardPokerOdds, AnteAtMinimumOddsIsThePublishedEdge) {
    const ReturnDistribution returns = solve_ante({}).returns;
    EXPECT_EQ(returns.exact_edge(), "686689/20358520");
    EXPECT_EQ(returns.total(), 407170400);
    EXPECT_EQ(returns.staked() * 221, 370);  // 14900 of the 22100 hands are played
}

TEST(ThreeCardPokerOdds, OptimalPlayIsQueenSixFourOrBetter) {
    const poker::Solution solution = solve_ante({});
    const auto card = [](const char* text) { return parse_card(text).value(); };
    for_each_hand(poker::cards_of(kDeck), [&](const ThreeCardHand& hand) {
        ASSERT_EQ(plays(solution, hand), rank_three(hand) >= rank_three({card("Qs"), card("6h"), card("4d")}));
    });
    EXPECT_TRUE(plays(solution, {card("4d"), card("Qs"), card("6h")}));
    EXPECT_FALSE(plays(solution, {card("3d"), card("Qs"), card("6h")}));
}

TEST(ThreeCardPokerOdds, StrategyRefusesWhatIsNoHandOfItsDeck) {
    const auto deck = ranks_between(9, kQueen);
    const poker::Solution solution = solve_ante({}, deck);
    EXPECT_THROW((void)plays(solution, {deck[0], deck[0], deck[1]}), std::invalid_argument);
    EXPECT_THROW((void)plays(solution, {deck[0], deck[1], kCards[0]}), std::invalid_argument);
    EXPECT_THROW(solve_ante({}, std::vector<Card>(deck.begin(), deck.begin() + 5)), std::invalid_argument);
}

TEST(ThreeCardPokerOdds, R50_AnEqualChoiceIsFolded) {
    // Of a deck of six the dealer holds what the player leaves.
    const std::vector<Card> deck = {{kAce, Suit::Clubs},  {kAce, Suit::Spades},  {kAce, Suit::Hearts},
                                    {kKing, Suit::Clubs}, {kKing, Suit::Spades}, {kKing, Suit::Hearts}};
    const PayRow bonus[] = {{"straight-flush", {5, 1}, ""}, {"three-of-a-kind", {1, 1}, ""}, {"straight", {1, 1}, ""}};
    // Three kings always meet three aces: playing brings -2 + 1, just as folding does.
    const poker::Solution solution = solve_ante({kAnte, kPlay, bonus}, deck);
    EXPECT_FALSE(plays(solution, {deck[3], deck[4], deck[5]}));
    EXPECT_TRUE(plays(solution, {deck[0], deck[1], deck[2]}));
    expect_equal(solution.returns, solve_ante_slow({kAnte, kPlay, bonus}, deck).returns);
}

TEST(ThreeCardPokerOdds, PairPlusFastEqualsSlow) {
    for (const auto& deck : {kCards, sample_deck(17, 3)}) {
        ReturnDistribution slow;
        for_each_hand(deck, [&](const auto& hand) { slow.add(net(settle_pair_plus(rank_three(hand), kPairPlus)), 1); });
        expect_equal(pair_plus_returns(kPairPlus, deck), slow);
    }
}

TEST(ThreeCardPokerOdds, PairPlusAtMinimumOddsIsThePublishedEdge) {
    EXPECT_EQ(pair_plus_returns(kPairPlus).exact_edge(), "149/5525");
}

TEST(ThreeCardPokerOdds, PrimeFastEqualsSlowOnShortDecks) {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        const auto deck = sample_deck(8 + seed, seed);
        ReturnDistribution slow;
        for_each_hand(deck, [&](const ThreeCardHand& player) {
            for_each_hand(without(deck, player), [&](const ThreeCardHand& dealer) {
                slow.add(net(settle_prime(player, dealer, kPrime)), 1);
            });
        });
        expect_equal(prime_returns(kPrime, deck), slow);
    }
}

TEST(ThreeCardPokerOdds, PrimeAtMinimumOdds) {
    const ReturnDistribution returns = prime_returns(kPrime);
    EXPECT_EQ(returns.total(), 407170400);
    EXPECT_EQ(returns.exact_edge(), "405/11186");
}

TEST(ThreeCardPokerOdds, R10A_7_SixCardBonusEdgesOfTheFourOptions) {
    const std::string expected[] = {"15306/149695", "55546/363545", "26393/391510", "12816/149695"};
    const double percent[] = {10.2248, 15.2790, 6.7413, 8.5614};
    for (std::size_t i = 0; i < 4; ++i) {
        const ReturnDistribution returns = six_card_bonus_returns(nz_three_card_poker::kSixCardBonusTables[i].rows);
        EXPECT_EQ(returns.exact_edge(), expected[i]);
        EXPECT_NEAR(100 * nearest(returns.edge()), percent[i], 0.00005);
    }
}

// All 20,358,520 hands of six, each by the highest of its six fives.
TEST(ThreeCardPokerOdds, R10A_5_SixCardClassesEqualTheWholeEnumeration) {
    LONG_COUNT();
    std::map<Kind, std::int64_t> slow, fast;
    std::array<Card, 5> five;
    const auto highest_of = [&](const std::array<int, 6>& six) {
        FiveCardRank highest{};
        for (std::size_t left_out = 0; left_out < 6; ++left_out) {
            for (std::size_t i = 0, to = 0; i < 6; ++i)
                if (i != left_out) five[to++] = Card::from_index(six[i]);
            highest = std::max(highest, rank::best<rank::kFiveCards>(five));
        }
        return highest;
    };
    for (int a = 5; a < 52; ++a)
        for (int b = 4; b < a; ++b)
            for (int c = 3; c < b; ++c)
                for (int d = 2; d < c; ++d)
                    for (int e = 1; e < d; ++e)
                        for (int f = 0; f < e; ++f)
                            ++slow[highest_of({a, b, c, d, e, f}).kind()];
    poker::every_best_five(6, [&](FiveCardRank best, std::int64_t deals) { fast[best.kind()] += deals; });
    EXPECT_EQ(fast, slow);
}

}  // namespace
}  // namespace baize::three_card_poker::three_card_poker_odds_test
