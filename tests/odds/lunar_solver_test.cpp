// Lunar Poker: the solver of the main game against a plain recursion by the settlement functions, on short decks: what
// every option is worth, the outcomes of the best, and the sums over all hands.
#include <gtest/gtest.h>

#include <algorithm>

#include "lunar_slow.hpp"
#include "odds/lunar_poker/play.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::lunar_poker::lunar_solver_test {
namespace {

using namespace slow;
using poker::CardSet;

// Nines and higher in three suits: straights, flushes and full houses, own and the dealer's, are frequent.
MainGame short_game(Second second) { return {.second = second, .ranks = 0x1f80, .suits = 3}; }

TEST(LunarPokerOdds, R59_EveryOptionOnAShortDeckByThePlainRecursion) {
    LONG_COUNT();
    unsigned random = 20261117;
    for (int hands = 0; hands < 7; ++hands) {
        MainGame game = short_game(static_cast<Second>(hands % 3));
        if (hands == 3) game.most = {.each = 9};                                               // 5.12
        if (hands == 6) game.most = {.in_all = 11};
        Deck deck = deck_of(game);
        for (std::size_t i = deck.size() - 1; i > 0; --i) {
            random = random * 1664525u + 1013904223u;
            std::swap(deck[i], deck[(random >> 8) % (i + 1)]);
        }
        const Card up = deck[5];
        const Deck hand(deck.begin(), deck.begin() + 5), unseen(deck.begin() + 6, deck.end());
        const auto options = options_of(game, CardSet(hand), up);
        ASSERT_EQ(options.size(), 29u) << "fold, bet, a sixth card, and every exchange of two to five";
        for (const Option& option : options)
            EXPECT_NEAR(option.worth, slow_option(game, option, hand, unseen, up), 1e-9)
                << hands << ' ' << option.first << ' ' << option.kept.bits();
    }
}

// A flush against a dealer who is forced to give his ace away and keeps four of another suit, whose ace and king are
// dead. Though he holds the highest two that are left of it, a lower card of it can still make his flush the higher.
TEST(LunarPokerOdds, R10_4_AFlushAgainstFourOfASuitWhoseHighestAreDead) {
    const Card up(kAce, Suit{0});
    const Deck own = {Card(kQueen, Suit{2}), Card(kJack, Suit{2}), Card(9, Suit{2}), Card(8, Suit{2}),
                      Card(7, Suit{2})},
               given = {Card(kAce, Suit{1}), Card(kKing, Suit{1})};
    for (const MainGame& game : {MainGame{.ranks = 0x1fe0, .suits = 3}, MainGame{}}) {
        const Deck unseen = without(without(without(deck_of(game), own), given), {up});
        EXPECT_NEAR(Player(game).worth_of_bet(own, CardSet(given), up), slow_bet(game, own, unseen, up) + 1, 1e-9)
            << game.cards();
    }
}

// ---- Outcomes --------------------------------------------------------------------------------------------------

// Hands of the dealer's behind the up card, one by one, forced where it pays.
void count_slowly(const MainGame& game, const Deck& own, const Deck& unseen, Card up, Returns& returns) {
    const Final hand = final_of(own, game);
    const auto to_draw = static_cast<int>(unseen.size()) - 4;
    Deck hidden;
    each_choice(unseen, 4, hidden, [&](const Deck& four) {
        Deck dealer = four;
        dealer.push_back(up);
        const FiveCardRank his = rank_of(dealer);
        Ends ends;
        Forced forced;
        if (kQualifies(his)) {
            (hand.value > his.value() ? ends.win : hand.value == his.value() ? ends.tie : ends.lose) = 1;
            return returns.add(hand, ends, forced, to_draw, 1);
        }
        ends.no_hand = 1;
        double worth = 0;
        Forced cards{.hands = 1};
        for (const Card card : without(unseen, four)) {
            Deck again = dealer;
            again[highest_card(dealer)] = card;
            const FiveCardRank now = rank_of(again);
            worth += settled(game, own, again, true);
            if (kQualifies(now))
                ++(hand.value > now.value() ? cards.win : hand.value == now.value() ? cards.tie : cards.lose);
        }
        if (worth > to_draw * settled(game, own, dealer, false)) forced = cards;
        returns.add(hand, ends, forced, to_draw, 1);
    });
}

Deck cards_of(std::string_view names) {
    Deck cards;
    for (std::size_t i = 0; i < names.size(); i += 2) cards.push_back(*parse_card(names.substr(i, 2)));
    return cards;
}

struct Dealt {
    const char *hand, *up;
    int suits = 2;
};

// Draws of the best play one by one, and the outcomes of each that is bet on; how it began.
First expect_followed(const Dealt& dealt, Second second) {
    const MainGame game{.second = second, .ranks = 0x1fe0, .suits = dealt.suits};
    const Deck hand = cards_of(dealt.hand), unseen = without(without(deck_of(game), hand), cards_of(dealt.up));
    const Card up = cards_of(dealt.up)[0];
    const Option best = options_of(game, CardSet(hand), up)[0];
    const Deck kept = best.first >= Exchanges2 ? poker::cards_of(best.kept) : hand;
    const std::size_t drawn = best.first == BuysSixth ? 1 : hand.size() - kept.size();
    Returns slow;
    Deck drawing;
    each_choice(unseen, drawn, drawing, [&](const Deck& cards) {
        Deck own = kept;
        own.insert(own.end(), cards.begin(), cards.end());
        const Deck left = without(unseen, cards);
        if (best.first == Bets || slow_bet(game, own, left, up) > -1) count_slowly(game, own, left, up, slow);
    });
    const PlayOutcomes outcomes = outcomes_of_hand(game, CardSet(hand), up);
    EXPECT_EQ(outcomes.sums[best.first].hands, 1) << dealt.hand;
    EXPECT_TRUE(outcomes.returns[best.first] == slow) << dealt.hand << ", first " << best.first;
    return best.first;
}

// The best play of some hands, followed card by card: every way to end, and by which combinations a win is paid.
TEST(LunarPokerOdds, WhatComesOfTheBestPlayByThePlainWay) {
    const Dealt dealt[] = {{"7c8c9cTdKd", "Jd"}, {"AcAdQcQd9c", "8c"}, {"Kc9c8c7cTd", "Jd"},
                           {"7c8dTcJdKd", "8c"}, {"AcKcQcJcTd", "Jd"}, {"9c9dAdKd8d", "8c"}};
    bool seen[kFirsts] = {};
    for (std::size_t at = 0; at < std::size(dealt); ++at)
        seen[expect_followed(dealt[at], static_cast<Second>(at % 3))] = true;
    EXPECT_TRUE(seen[BuysSixth] && (seen[Exchanges2] || seen[Exchanges3]));
}

// 10.4 takes the up card where it is the highest, and the four that stay may be of another suit than it was.
TEST(LunarPokerOdds, R10_4_WhatComesOfABetWhereTheUpCardIsReplaced) {
    LONG_COUNT();
    const Dealt dealt[] = {{"Td9d8cQcTc", "Kd"},    {"8cJcTh7cKh", "Qd", 3}, {"8cJd9dJcTd", "Kd"},
                           {"9dTcQcAdTd", "Kc"},    {"Td7d9cKc9d", "Ad"},    {"7c7d7h8c8d", "Ah", 3},
                           {"7d8d9dTdKc", "Ac", 3}, {"7c8dJcAdJd", "Kd"},    {"7c8c9cTcKd", "Qh", 3}};
    bool seen[kFirsts] = {};
    for (std::size_t at = 0; at < std::size(dealt); ++at)
        seen[expect_followed(dealt[at], static_cast<Second>(at % 3))] = true;
    EXPECT_TRUE(seen[BuysSixth] && seen[Exchanges2] && seen[Exchanges3] && seen[Exchanges4]);
}

// ---- Sums -----------------------------------------------------------------------------------------------------------

// What the sums of `solve_against` are sums of: the best option of every hand. Sevens and higher in two suits.
TEST(LunarPokerOdds, TheSumsAreOfTheBestOptions) {
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: a minute";
    const MainGame game{.ranks = 0x1fe0, .suits = 2};
    const Card up(kQueen, Suit::Clubs);
    const AgainstUp solved = solve_against(game, up.rank() - 2);
    double sum = 0, best = 0;
    std::int64_t hands = 0, dealt = 0;
    for (std::size_t first = 0; first < kFirsts; ++first) {
        hands += solved[first].hands;
        sum += static_cast<double>(solved[first].worth) / parts(game, static_cast<First>(first)).get_d() -
               static_cast<double>(solved[first].hands * (first <= Bets ? 1 : 2));
    }
    Deck hand;
    each_choice(without(deck_of(game), {up}), 5, hand, [&](const Deck& own) {
        if (rank_of(own).kind() >= Kind::StraightFlush) return;
        best += options_of(game, CardSet(own), up)[0].worth;
        ++dealt;
    });
    EXPECT_EQ(hands, dealt);
    EXPECT_NEAR(sum, best, 1e-6);
}

TEST(LunarPokerOdds, DecisionsAtTheTableByThePlainRecursion) {
    const Player player{MainGame{}};
    const Card up(7, Suit::Hearts);
    const Deck own = {Card(kQueen, Suit::Clubs), Card(kQueen, Suit::Hearts), Card(9, Suit::Hearts),
                      Card(9, Suit::Spades), Card(9, Suit::Diamonds)};
    const Deck given = {Card(3, Suit::Clubs), Card(4, Suit::Hearts)};
    Deck seen = own;
    seen.insert(seen.end(), given.begin(), given.end());
    seen.push_back(up);
    Deck deck;
    for (int place = 0; place < kCardsInDeck; ++place) deck.push_back(poker::card_at(place));
    EXPECT_NEAR(player.worth_of_bet(own, CardSet(given), up), 1 + slow_bet({}, own, without(deck, seen), up), 1e-9);
    EXPECT_TRUE(player.forces(own, CardSet(given), Deck{up, Card(2, Suit::Clubs), Card(5, Suit::Clubs),
                                                        Card(10, Suit::Spades), Card(kJack, Suit::Spades)}));
}

// One first play for all hands, summed draw by draw with the decisions of a player at the table, whose worth is found
// hand by hand. Sevens and higher in two suits, so that no suit is like another.
TEST(LunarPokerOdds, AGivenFirstPlayIsSummedByThePlainWay) {
    const MainGame game{.ranks = 0x1fe0, .suits = 2};
    const Card up(kQueen, Suit{0});
    const Player player(game);
    const auto kept_of = [](Cards own) {
        Deck cards(own.begin(), own.end());
        std::ranges::sort(cards, {}, &Card::index);
        return CardSet(Cards(cards).first(3));
    };
    const Deck deck = without(deck_of(game), {up});
    for (const First first : {Bets, BuysSixth, Exchanges2}) {
        const AgainstUp solved = solve_against(game, up.rank() - 2, {}, [&](Cards own, Card against) {
            EXPECT_EQ(against, up);
            return FirstPlay{first, kept_of(own)};
        });
        double sum = 0;
        std::int64_t hands = 0;
        Deck hand, drawing;
        each_choice(deck, 5, hand, [&](const Deck& own) {
            if (rank_of(own).kind() >= Kind::StraightFlush) return;
            ++hands;
            if (first == Bets) { sum += player.worth_of_bet(own, {}, up); return; }
            const Deck kept = first == BuysSixth ? own : poker::cards_of(kept_of(own)), unseen = without(deck, own);
            each_choice(unseen, first == BuysSixth ? 1 : 2, drawing, [&](const Deck& drawn) {
                Deck final_hand = kept;
                final_hand.insert(final_hand.end(), drawn.begin(), drawn.end());
                const double worth = player.worth_of_bet(final_hand, CardSet(own) - CardSet(kept), up);
                sum += std::max(worth, 0.0) / draws(game, first).get_d();
            });
        });
        EXPECT_EQ(solved[first].hands, hands) << first;
        EXPECT_NEAR(static_cast<double>(solved[first].worth) / parts(game, first).get_d(), sum, 1e-7) << first;
    }
}

}  // namespace
}  // namespace baize::lunar_poker::lunar_solver_test
