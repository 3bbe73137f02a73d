// Lunar Poker prices: the Super wager by figures from elsewhere, the solver of the main game against a plain recursion
// by the settlement functions, on a deck of eighteen cards, and what is kept of it against the count made anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "odds/lunar_poker/laws.hpp"
#include "odds/lunar_poker/play.hpp"
#include "odds/lunar_poker/short_rules.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::lunar_poker::lunar_poker_odds_test {
namespace {

using poker::CardSet;
using Deck = std::vector<Card>;

double percent(const Ratio& ratio) { return 100 * nearest(ratio); }

// ---- The Super wager ------------------------------------------------------------------------------------------------

TEST(LunarPokerOdds, R5_9_TheSuperWagerByItsFourTables) {
    const double edges[] = {7.779, 9.892, 10.113, 12.226};
    for (std::size_t table = 0; table < 4; ++table) {
        const Law law = super_law(nz_lunar_poker::kSupers[table]);
        EXPECT_EQ(law.total(), 2598960);
        EXPECT_NEAR(percent(law.edge()), edges[table], 5e-4) << table;
    }
}

// ---- The plain recursion --------------------------------------------------------------------------------------------

double net(const Return& verdict) {
    if (verdict.outcome == Outcome::Lose) return -1;
    return verdict.outcome == Outcome::Win ? static_cast<double>(verdict.odds.num) / verdict.odds.den : 0;
}

double settled(const MainGame& game, const Deck& own, const Deck& dealer, bool forced) {
    const FiveCardRank player = rank_of(own), his = rank_of(dealer);
    const Return bet = settle_bet(player, his, forced, game.bet);
    double sum = net(settle_ante(player, his, forced, game.ante)) + 2 * net(bet) - forced;
    const auto second = second_row(own, player, game.second);
    if (bet.outcome == Outcome::Win && second) sum += 2 * net(settle_second(*second, game.bet));
    return sum;
}

template <class Each>
void each_choice(const Deck& deck, std::size_t cards, Deck& chosen, const Each& each, std::size_t from = 0) {
    if (cards == 0) return each(chosen);
    for (std::size_t i = from; i + cards <= deck.size(); ++i) {
        chosen.push_back(deck[i]);
        each_choice(deck, cards - 1, chosen, each, i + 1);
        chosen.pop_back();
    }
}

Deck without(const Deck& deck, const Deck& gone) {
    Deck rest;
    for (const Card card : deck)
        if (std::ranges::find(gone, card) == gone.end()) rest.push_back(card);
    return rest;
}

double slow_bet(const MainGame& game, const Deck& own, const Deck& unseen, Card up) {
    double sum = 0;
    long hands = 0;
    Deck hidden;
    each_choice(unseen, 4, hidden, [&](const Deck& four) {
        Deck dealer = four;
        dealer.push_back(up);
        double worth = settled(game, own, dealer, false);
        if (!kQualifies(rank_of(dealer))) {
            double forced = 0;
            const Deck left = without(unseen, four);
            for (const Card card : left) {
                Deck again = dealer;
                again[highest_card(dealer)] = card;
                forced += settled(game, own, again, true);
            }
            worth = std::max(worth, forced / static_cast<double>(left.size()));
        }
        sum += worth;
        ++hands;
    });
    return sum / static_cast<double>(hands);
}

double slow_draw(const MainGame& game, const Deck& kept, std::size_t drawn, const Deck& unseen, Card up) {
    double sum = 0;
    long draws = 0;
    Deck drawing;
    each_choice(unseen, drawn, drawing, [&](const Deck& cards) {
        Deck own = kept;
        own.insert(own.end(), cards.begin(), cards.end());
        sum += std::max(-1.0, slow_bet(game, own, without(unseen, cards), up));
        ++draws;
    });
    return sum / static_cast<double>(draws) - 1;
}

double slow_option(const MainGame& game, const Option& option, const Deck& hand, const Deck& unseen, Card up) {
    switch (option.first) {
        case Folds: return -1;
        case Bets: return slow_bet(game, hand, unseen, up);
        case BuysSixth: return slow_draw(game, hand, 1, unseen, up);
        default: break;
    }
    const Deck kept = poker::cards_of(option.kept);
    return slow_draw(game, kept, hand.size() - kept.size(), unseen, up);
}

// Nines and higher in three suits: straights, flushes and full houses, own and the dealer's, are frequent.
MainGame short_game(Second second) { return {.second = second, .ranks = 0x1f80, .suits = 3}; }

Deck deck_of(const MainGame& game) {
    Deck deck;
    for (int rank = 2; rank <= kAce; ++rank)
        for (int suit = 0; suit < game.suits; ++suit)
            if (game.ranks >> (rank - 2) & 1u) deck.push_back(Card(rank, static_cast<Suit>(suit)));
    return deck;
}

TEST(LunarPokerOdds, R59_EveryOptionOnAShortDeckByThePlainRecursion) {
    LONG_COUNT();
    unsigned random = 20261117;
    for (int hands = 0; hands < 6; ++hands) {
        const MainGame game = short_game(static_cast<Second>(hands % 3));
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

// ---- What is kept ---------------------------------------------------------------------------------------------------

TEST(LunarPokerOdds, WhatIsKeptIsOfEveryHand) {
    for (const Second second : {Second::Any, Second::OtherLine, Second::None}) {
        const auto kept = kept_for({.second = second});
        if (!kept) continue;
        for (int up = 0; up < kRanks; ++up) {
            std::int64_t hands = 0;
            for (const Summed& summed : (*kept)[static_cast<std::size_t>(up)]) hands += summed.hands;
            int instant_cash = 40;  // the up card takes straight flushes of its suit away
            for (int low = -1; low <= 8; ++low) instant_cash -= (low < 0 ? 0x100fu : 31u << low) >> up & 1u ? 1 : 0;
            EXPECT_EQ(hands + instant_cash, 2'349'060) << up;
        }
    }
}

TEST(LunarPokerOdds, WhatIsKeptIsFoundAgain) {
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: some minutes";
    for (const Second second : {Second::Any, Second::OtherLine, Second::None}) {
        const MainGame game{.second = second};
        const auto kept = kept_for(game);
        if (!kept) continue;
        EXPECT_TRUE(solve_all(game) == *kept) << static_cast<int>(second);
    }
}

// What the pricer says of the short rules, counted for every hand.
TEST(LunarPokerOdds, TheRulesCostWhatIsSaid) {
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: some minutes";
    const MainGame game;
    const auto by_short_rules = [&](Cards own, Card up) { return by_rules(game.second, own, up); };
    const Ratio best = main_worth(game, *kept_for(game)).mean,
                ruled = main_worth(game, solve_all(game, {}, by_short_rules)).mean;
    EXPECT_NEAR(percent(best - ruled), 0.7, 0.1);
}

}  // namespace
}  // namespace baize::lunar_poker::lunar_poker_odds_test
