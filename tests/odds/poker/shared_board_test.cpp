// Hold'em against the house: known results, and the slow truth on short decks.
#include <gtest/gtest.h>

#include <random>

#include "holdem_games.hpp"
#include "odds/count/net.hpp"
#include "odds/poker/board/solver.hpp"
#include "odds/poker/explain/board_conditions.hpp"
#include "odds/poker/choice_values.hpp"
#include "plain_showdown.hpp"
#include "support/long_count.hpp"

namespace baize::poker::shared_board_test {
namespace {

CardSet cards_from(int lowest, std::size_t suits) {
    std::array<unsigned, 4> ranks{};
    for (std::size_t s = 0; s < suits; ++s)
        for (int rank = lowest; rank <= kAce; ++rank) ranks[s] |= rank::rank_bit(rank);
    return CardSet::of_suits(ranks);
}

CardSet random_cards(int size, unsigned seed) {
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

TEST(SharedBoard, EqualsThePlainRecursionOnShortDecks) {
    LONG_COUNT();
    expect_plain(ultimate::game(), random_cards(10, 1));
    expect_plain(ultimate::game(), cards_from(kQueen, 4).with(0) - CardSet{{kAce, Suit::Spades}, {kKing, Suit::Clubs}});
    expect_plain(ultimate::game(3), random_cards(12, 2));
    expect_plain(casino_holdem::game(), random_cards(11, 3));
    expect_plain(casino_holdem::game(), cards_from(kKing, 4).with(0).with(1).with(2));
    expect_plain(holdem_bonus::game(), random_cards(10, 4));
    expect_plain(holdem_bonus::game(), cards_from(10, 2));
}

// Odds so fine that 31 bits do not hold what a hand is worth are counted in 63.
TEST(SharedBoard, FineOddsAreCountedInWiderNumbers) {
    Showdown game = casino_holdem::game();
    game.settle = settle_by<kFiveCards>([](int wager, Five player, Five dealer, bool folded) {
        if (folded || player < dealer) return lose("11.90");
        if (player == dealer) return stand_off("11.91");
        return wager == casino_holdem::Ante && player.kind() >= Kind::Straight ? pays(1'000'003, "11.88")
                                                                               : win({1, 1'009}, "11.88");
    });
    game.deck = random_cards(10, 5);
    expect_plain(game, game.deck);
    EXPECT_GT(solve(game).returns.weights().rbegin()->first, 1'000'000) << "no hand of this deck wins the large odds";
}

// ... on streets between, too.
TEST(SharedBoard, FineOddsOfThreeStreetsAreCountedInWiderNumbers) {
    LONG_COUNT();
    Showdown game = holdem_bonus::game();
    game.settle = settle_by<kFiveCards>([](int wager, Five player, Five dealer, bool folded) {
        const Return verdict = holdem_bonus::settle(wager, player, dealer, folded);
        if (verdict.outcome != Outcome::Win || wager == holdem_bonus::Ante) return verdict;
        return win({250'000'003, 1'009}, "11.37");
    });
    expect_plain(game, random_cards(10, 6));
}

// A play that somebody holds is taken for another game of the same stakes, and for no other.
TEST(SharedBoard, OtherOddsAreNotTakenForThoseThatAreHeld) {
    Showdown game = casino_holdem::game();
    game.deck = random_cards(10, 6);
    const Solution held = solve(game);
    Showdown other = game;
    other.settle = [settle = game.settle](int wager, const End& end) {
        const Return verdict = settle(wager, end);
        return wager == casino_holdem::Ante && verdict.outcome == Outcome::Win ? pays(7, "11.88") : verdict;
    };
    expect_plain(other, game.deck);
    EXPECT_NE(solve(other).returns.weights(), held.returns.weights());
    Showdown on_others = game;
    on_others.deck = random_cards(10, 7);
    expect_plain(on_others, on_others.deck);
    const Solution again = solve(game);
    EXPECT_EQ(again.returns.weights(), held.returns.weights());
    EXPECT_EQ(again.returns.staked(), held.returns.staked());
    EXPECT_EQ(again.frequency, held.frequency);
}

// What is kept of a hand's ranks, and looked at of its suits, is what a look at every card finds.
TEST(BoardConditions, WhatIsKeptByRanksIsWhatEveryHandShows) {
    const auto every_set = [](CardSet of, int size, const auto& each) {
        const auto grow = [&](const auto& self, CardSet some, std::uint64_t rest) -> void {
            if (some.size() == size) return each(some);
            for (; rest; rest &= rest - 1) self(self, some.with(std::countr_zero(rest)), rest & (rest - 1));
        };
        grow(grow, {}, of.bits());
    };
    for (const CardSet deck : {cards_from(8, 2), random_cards(13, 8), random_cards(13, 9),
                               cards_from(kKing, 4).with(0).with(1).with(13).with(8).with(9)}) {
        int wrong = 0;
        for (const int board : {3, 4})
            every_set(deck, 2, [&](CardSet own) {
                every_set(deck - own, board, [&](CardSet seen) {
                    wrong += conditions_of(own, seen, deck, 5) != conditions_before_river_of(own, seen);
                });
            });
        EXPECT_EQ(wrong, 0) << deck.bits();
    }
}

// What is played at a table is what was priced: a rule that asks the play comes to the same return distribution.
TEST(SharedBoard, ThePlayIsThatOfThePrice) {
    for (Showdown game : {ultimate::game(), casino_holdem::game(), holdem_bonus::game()}) {
        game.deck = cards_from(9, 2).with(0);
        const Solution best = solve(game), three = solve(game, {.threads = 3});
        EXPECT_EQ(best.returns.weights(), three.returns.weights());
        const Solution ruled = solve(game, {.rule = &best.play});
        EXPECT_EQ(best.returns.weights(), ruled.returns.weights());
        EXPECT_EQ(best.frequency, ruled.frequency);
    }
}

TEST(SharedBoard, RefusesWhatItDoesNotKnow) {
    Showdown omaha = casino_holdem::game();
    omaha.own = omaha.dealer = omaha.streets[0].own = 4;
    EXPECT_THROW(solve(omaha), std::invalid_argument);
    Showdown shown = casino_holdem::game();
    shown.streets[0].up = 1;
    EXPECT_THROW(solve(shown), std::invalid_argument);
    Showdown odd = casino_holdem::game();
    odd.rank = [](CardSet cards) { return rank_by<kFiveCards>(cards); };
    EXPECT_THROW(solve(odd), std::invalid_argument);
    const Solution solution = [] {
        Showdown game = casino_holdem::game();
        game.deck = cards_from(9, 2);
        return solve(game);
    }();
    EXPECT_THROW((void)solution.play({.own = {{2, Suit::Clubs}, {3, Suit::Clubs}}}), std::invalid_argument);
}

TEST(SharedBoard, R11_91_CasinoHoldem) {
    LONG_COUNT();
    const Solution solution = solve(casino_holdem::game());
    EXPECT_NEAR(100 * nearest(solution.returns.edge()), 2.157646, 5e-7);
    EXPECT_EQ(solution.returns.total(), Integer(1326) * 19'600 * 1'081 * 990);
}

TEST(SharedBoard, R11_76_Ultimate) {
    LONG_COUNT();
    const Solution solution = solve(ultimate::game());
    EXPECT_EQ(solution.returns.exact_edge(), "50643648973/2317817502000");
    EXPECT_EQ(solution.frequency[0][1], 0) << "three times is never better than four";
}

TEST(SharedBoard, R11_38_HoldemBonus) {
    LONG_COUNT();
    const Solution solution = solve(holdem_bonus::game());
    EXPECT_NEAR(100 * nearest(solution.returns.edge()), 2.036922, 5e-7);
}

// ---- What each action is worth ------------------------------------------------------------------------------------

TEST(SharedBoard, BeforeTheFlopTheBestActionsAreWorthTheDistribution) {
    LONG_COUNT();
    const Solution solution = solve(ultimate::game());
    double sum = 0;
    for (int a = 0; a < kCardsInDeck; ++a)
        for (int b = a + 1; b < kCardsInDeck; ++b) {
            const Seen seen{.own = CardSet{}.with(a).with(b)};
            const ActionValues worths = solution.choice_values(seen);
            ASSERT_EQ(worths.size(), 3u);
            EXPECT_GE(*worths[solution.play(seen)], **std::ranges::max_element(worths) - 1e-12);
            sum += **std::ranges::max_element(worths);
        }
    EXPECT_NEAR(sum / 1326, nearest(solution.returns.mean()), 1e-12);
}

// The decision that was kept is the best of actions that are dealt to their ends again.
TEST(SharedBoard, TheKeptDecisionIsTheBestByDealingAnew) {
    LONG_COUNT();
    const Solution casino = solve(casino_holdem::game()), bonus = solve(holdem_bonus::game());
    std::mt19937 dice(7);
    for (int i = 0; i < 40; ++i) {
        CardSet seven;
        while (seven.size() < 6) seven = seven.with(static_cast<int>(dice() % kCardsInDeck));
        std::vector<Card> cards = cards_of(seven);
        std::shuffle(cards.begin(), cards.end(), dice);
        const CardSet own{cards[0], cards[1]}, flop{cards[2], cards[3], cards[4]};
        const Seen call{.own = own, .board = flop};
        Seen turn{.street = 1, .own = own, .board = flop};
        Seen river{.street = 2, .own = own, .board = flop | CardSet{cards[5]}};
        turn.before.push_back(1);
        river.before = turn.before;
        river.before.push_back(static_cast<std::uint8_t>(i % 2));
        for (const auto& [solution, seen] : {std::pair(&casino, &call), {&bonus, &turn}, {&bonus, &river}}) {
            const ActionValues worths = solution->choice_values(*seen);
            EXPECT_GE(*worths.at(solution->play(*seen)), **std::ranges::max_element(worths) - 1e-12);
        }
    }
}

// On a full board, with both of the dealer's cards in view, what an action is worth is what is settled; with one of
// them, and with none, the mean of that over those that are not seen.
TEST(SharedBoard, CardsOfTheDealersInView) {
    LONG_COUNT();
    const Showdown game = ultimate::game();
    const CardSet own{*parse_card("Kh"), *parse_card("5d")},
        board{*parse_card("2s"), *parse_card("7h"), *parse_card("Jc"), *parse_card("8d"), *parse_card("Qs")};
    Seen seen{.street = 2, .own = own, .board = board};
    seen.before.push_back(0), seen.before.push_back(0);
    const auto worth_of_bet = [&](CardSet up) {
        Seen more = seen;
        more.up = up;
        const ActionValues worths = choice_values_unsolved(game, more);
        EXPECT_EQ(worths.size(), 2u);
        return *worths.at(1);
    };
    const auto settled = [&](CardSet dealer) {
        const End end{game.rank(own | board), game.rank(dealer | board), false};
        double sum = 0;
        for (const int wager : {ultimate::Ante, ultimate::Blind, ultimate::Play})
            sum += count::net<double>(game.settle(wager, end));
        return sum;
    };
    const std::vector<Card> left = cards_of(game.deck - own - board);
    double none = 0;
    for (const Card one : left) {
        double mean = 0;
        for (const Card other : left) {
            if (one == other) continue;
            const double both = settled(CardSet{one, other});
            if (one.index() < other.index()) { ASSERT_DOUBLE_EQ(worth_of_bet(CardSet{one, other}), both); }
            mean += both / 44;
        }
        ASSERT_NEAR(worth_of_bet(CardSet{one}), mean, 1e-12);
        none += mean / 45;
    }
    EXPECT_NEAR(worth_of_bet({}), none, 1e-12);
}

// What is dealt again needs no solution, and is what a solution says.
TEST(SharedBoard, WeighedWithoutASolution) {
    Showdown game = holdem_bonus::game();
    game.deck = cards_from(8, 3);
    const Solution solution = solve(game);
    std::mt19937 dice(3);
    for (int i = 0; i < 20; ++i) {
        std::vector<Card> cards = cards_of(game.deck);
        std::shuffle(cards.begin(), cards.end(), dice);
        Seen seen{.street = 1, .own = CardSet{cards[0], cards[1]}, .board = CardSet{cards[2], cards[3], cards[4]}};
        seen.before.push_back(1);
        EXPECT_EQ(choice_values_unsolved(game, seen), choice_values(game, solution, seen));
        EXPECT_TRUE(choice_values_unsolved(game, {.own = seen.own}).empty()) << "too many deals before the flop";
    }
}

// What is told of the decisions adds up to the return distribution too, and to how often each street is reached.
TEST(SharedBoard, EveryDecisionIsTold) {
    for (Showdown game : {ultimate::game(), holdem_bonus::game()}) {
        game.deck = cards_from(10, 2).with(0);
        std::vector<double> come(game.streets.size());
        double first = 0;
        const Solution solution = solve_shared_board(game, {}, [&](const BoardDecision& each) {
            come[each.seen.street] += each.chance;
            if (each.seen.street == 0) first += each.chance * *std::ranges::max_element(each.worth);
        });
        EXPECT_NEAR(first, nearest(solution.returns.mean()), 1e-12);
        for (std::size_t street = 0; street < come.size(); ++street) {
            Ratio asked = 0;
            for (const Ratio& share : solution.frequency[street]) asked += share;
            EXPECT_NEAR(come[street], nearest(asked), 1e-12) << street;
        }
    }
}

}  // namespace
}  // namespace baize::poker::shared_board_test
