// Lunar Poker prices: the Super wager by figures from elsewhere, the solver of the main game against a plain recursion
// by the settlement functions, on a deck of eighteen cards, and what is kept of it against the count made anew.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/random.hpp"
#include "games/lunar_poker/lunar_poker.hpp"
#include "odds/lunar_poker/laws.hpp"
#include "odds/lunar_poker/play.hpp"
#include "odds/lunar_poker/short_rules.hpp"
#include "report/trainer.hpp"
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
    const double ante = net(settle_ante(player, his, forced, game.ante)) - forced;
    if (bet.outcome != Outcome::Win) return ante + 2 * net(bet);
    const auto second = second_row(own, player, game.second);
    const double first = std::min<double>(game.most.each, 2 * net(bet)),
                 other = second ? std::min<double>(game.most.each, 2 * net(settle_second(*second, game.bet))) : 0;
    return ante + std::min<double>(game.most.in_all, first + other);
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

// ---- What comes of it -----------------------------------------------------------------------------------------------

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

// The best play of some hands, followed card by card: every way to end, and by which combinations a win is paid.
TEST(LunarPokerOdds, WhatComesOfTheBestPlayByThePlainWay) {
    const char* const hands[] = {"7c8c9cTdKd", "AcAdQcQd9c", "Kc9c8c7cTd", "7c8dTcJdKd", "AcKcQcJcTd", "9c9dAdKd8d"};
    bool seen[kFirsts] = {};
    for (std::size_t at = 0; at < std::size(hands); ++at) {
        const MainGame game{.second = static_cast<Second>(at % 3), .ranks = 0x1fe0, .suits = 2};
        Deck hand;
        for (std::size_t i = 0; i < 10; i += 2) hand.push_back(*parse_card(std::string_view(hands[at]).substr(i, 2)));
        const Card up(at % 2 ? 8 : kJack, at % 2 ? Suit{0} : Suit{1});
        ASSERT_EQ(std::ranges::count(hand, up), 0) << at;
        const Deck unseen = without(without(deck_of(game), hand), {up});
        const Option best = options_of(game, CardSet(hand), up)[0];
        const Deck kept = best.first >= Exchanges2 ? poker::cards_of(best.kept) : hand;
        const std::size_t drawn = best.first == BuysSixth ? 1 : hand.size() - kept.size();
        seen[best.first] = true;
        Returns slow;
        Deck drawing;
        each_choice(unseen, drawn, drawing, [&](const Deck& cards) {
            Deck own = kept;
            own.insert(own.end(), cards.begin(), cards.end());
            const Deck left = without(unseen, cards);
            if (best.first == Bets || slow_bet(game, own, left, up) > -1) count_slowly(game, own, left, up, slow);
        });
        const Followed followed = follow_hand(game, CardSet(hand), up);
        EXPECT_EQ(followed.sums[best.first].hands, 1) << at;
        EXPECT_TRUE(followed.returns[best.first] == slow) << at << ", first " << best.first;
    }
    EXPECT_TRUE(seen[BuysSixth] && (seen[Exchanges2] || seen[Exchanges3]));
}

// The law has the mean of the sums, and every deal is in it.
TEST(LunarPokerOdds, TheLawHasTheMeanOfTheSums) {
    for (const Second second : {Second::Any, Second::OtherLine, Second::None}) {
        const MainGame game{.second = second};
        const auto returns = kept_returns(game);
        if (returns.empty()) continue;
        const Law law = main_law(game, returns);
        const MainWorth worth = main_worth(game, *kept_for(game));
        EXPECT_EQ(law.mean(), worth.mean);
        EXPECT_EQ(law.staked(), worth.staked);
    }
    EXPECT_FALSE(kept_returns({}).empty()) << "the default has a law";
}

// ---- Maxima (5.12) --------------------------------------------------------------------------------------------------

baize::Setup setup_with(const char* maximum) {
    return *baize::Setup::make(kGame, {{{"maximum-payout", maximum}}, {}, {}});
}

// At the highest Ante. Where only instant cash is cut the play stays the best: 36 straight flushes and 4 royal ones.
TEST(LunarPokerOdds, R5_12_AMaximumThatOnlyInstantCashReaches) {
    const baize::Setup setup(kGame);
    const Money ante = setup.limits(Ante).max;
    const MainGame game;
    const auto returns = kept_returns(game);
    const Ratio plain = main_law(game, returns).edge();
    const Ratio cut = main_law(game, returns, {.in_all = Ratio(350)}).edge();
    EXPECT_EQ(cut - plain, fraction(4, 2598960) * 250);
    const auto prices = pricer_of("nz.lunar-poker").price(setup_with(to_string(ante * 350).c_str()), {.wager = "ante"});
    ASSERT_EQ(prices.size(), 1u);
    EXPECT_EQ(prices[0].exact, in_lowest_terms(cut));
    EXPECT_GT(prices[0].sd, 0);
    EXPECT_EQ(prices[0].supposes, "the best play, an Ante of " + to_string(ante) + " alone");
}

// Where bets reach it, the price is of the play that is best without it, with what no play can do better than.
TEST(LunarPokerOdds, R5_12_AMaximumThatBetsReach) {
    const baize::Setup setup(kGame);
    const Money ante = setup.limits(Ante).max;
    const MainGame game;
    const auto returns = kept_returns(game);
    const Ratio cut = main_law(game, returns, {.in_all = Ratio(30)}).edge(),
                least = main_law(game, returns, {.in_all = Ratio(30), .cash_alone = true}).edge();
    EXPECT_GT(cut, least);
    EXPECT_GT(least, main_law(game, returns).edge());
    const auto prices = pricer_of("nz.lunar-poker").price(setup_with(to_string(ante * 30).c_str()), {.wager = "ante"});
    ASSERT_EQ(prices.size(), 1u);
    EXPECT_EQ(prices[0].exact, in_lowest_terms(cut));
    EXPECT_NE(prices[0].supposes.find(fmt::format("no play costs less than {:.3f} %", percent(least))),
              std::string::npos) << prices[0].supposes;
}

TEST(LunarPokerOdds, R5_12_TheSuperWagerWithinAMaximum) {
    const Law plain = super_law(nz_lunar_poker::kSupers[0]),
              cut = super_law(nz_lunar_poker::kSupers[0], {}, poker::kFullDeck, Ratio(180));
    EXPECT_EQ(cut.edge() - plain.edge(), fraction(624, 2598960) * 20);
}

// ---- What the trainer scores by -------------------------------------------------------------------------------------

// What the player who is asked has seen.
struct Seen {
    Seen(const Trainer& trainer, Deck& dealt) {
        const Table& table = trainer.session().table();
        const auto& cards = table.hand_of(trainer.question()).cards;
        const auto& house = table.house().hand().cards;
        own.assign(cards.begin(), cards.end());
        dealer.assign(house.begin(), house.end());
        up = house[up_card(table)];
        if (dealt.empty()) dealt = own;
        cards_seen = own;
        for (const Card card : dealt)
            if (std::ranges::find(own, card) == own.end()) cards_seen.push_back(card);
    }
    Deck unseen(const Deck& besides) const {
        Deck deck;
        for (int place = 0; place < kCardsInDeck; ++place) deck.push_back(poker::card_at(place));
        return without(without(deck, cards_seen), besides);
    }
    Deck own, dealer, cards_seen;
    Card up;
};

double worth_of(const Trainer& trainer, std::uint8_t choice) {
    return std::ranges::find(trainer.weighing().choices, choice, &Weighing::Choice::choice)->worth;
}

// Each pick of cards by the cards that it leaves.
void expect_options(const Trainer& trainer, const Seen& seen) {
    ASSERT_EQ(trainer.weighing().choices.size(), 29u);
    const auto options = options_of({}, CardSet(seen.own), seen.up);
    for (const Weighing::Choice& each : trainer.weighing().choices) {
        CardSet kept;
        for (std::size_t i = 0; i < seen.own.size() && each.choice == ExchangeCards; ++i)
            if (!(each.cards >> i & 1u)) kept = kept | CardSet{seen.own[i]};
        const First first = each.choice == Fold       ? Folds
                            : each.choice == Play     ? Bets
                            : each.choice == BuySixth ? BuysSixth
                                                      : static_cast<First>(Exchanges2 + std::popcount(each.cards) - 2);
        const auto option = std::ranges::find_if(options, [&](const Option& one) {
            return one.first == first && one.kept.bits() == kept.bits();
        });
        ASSERT_NE(option, options.end());
        EXPECT_EQ(each.worth, option->worth);
    }
}

void expect_forcing(const Trainer& trainer, const Seen& seen) {
    const Deck left = seen.unseen(seen.dealer);
    double sum = 0;
    for (const Card card : left) {
        Deck again = seen.dealer;
        again[highest_card(seen.dealer)] = card;
        sum += settled({}, seen.own, again, true);
    }
    EXPECT_EQ(worth_of(trainer, LetHimBe), 0);
    EXPECT_NEAR(worth_of(trainer, ForceHim),
                sum / static_cast<double>(left.size()) - settled({}, seen.own, seen.dealer, false), 1e-12);
}

// Every answer of some rounds: what it is worth by the solver, and by the plain recursion where that takes no hours.
TEST(LunarPokerOdds, TheTrainersWeighingIsTheSolvers) {
    const baize::Setup setup(kGame);
    ShuffledShoe chance(Random(12, 0));
    Trainer trainer(setup, chance, main_bets(setup));
    int firsts = 0, bets = 0, forces = 0;
    for (int round = 0; round < 40 && (firsts < 3 || bets < 2 || forces < 2); ++round) {
        ASSERT_FALSE(trainer.begin());
        Deck dealt;
        while (trainer.asks()) {
            const Seen seen(trainer, dealt);
            if (trainer.question().offers(BuySixth)) {
                expect_options(trainer, seen);
                if (firsts++ == 0) {
                    EXPECT_NEAR(worth_of(trainer, Play), slow_bet({}, seen.own, seen.unseen({seen.up}), seen.up),
                                1e-11);
                }
                ASSERT_TRUE(trainer.answer({ExchangeCards, {}, Picked(round % 2 ? 0b00011 : 0b11100)}));
            } else if (trainer.question().offers(ForceHim)) {
                expect_forcing(trainer, seen);
                ++forces;
                ASSERT_TRUE(trainer.answer({LetHimBe}));
            } else {
                EXPECT_EQ(worth_of(trainer, Fold), 0);
                if (bets++ == 0) {
                    EXPECT_NEAR(worth_of(trainer, Play),
                                1 + slow_bet({}, seen.own, seen.unseen({seen.up}), seen.up), 1e-11);
                }
                ASSERT_TRUE(trainer.answer({Play}));
            }
        }
    }
    EXPECT_GE(firsts, 3);
    EXPECT_GE(bets, 2);
    EXPECT_GE(forces, 2);
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
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: half an hour of processor time";
    for (const Second second : {Second::Any, Second::OtherLine, Second::None}) {
        const MainGame game{.second = second};
        const auto kept = kept_for(game);
        if (!kept) continue;
        if (kept_returns(game).empty()) {
            EXPECT_TRUE(solve_all(game) == *kept) << static_cast<int>(second);
            continue;
        }
        const auto followed = follow_all(game);
        Followed all;
        for (std::size_t up = 0; up < kRanks; ++up) {
            EXPECT_TRUE(followed[up].sums == (*kept)[up]) << up;
            for (std::size_t first = 0; first < kFirsts; ++first)
                all.returns[first].add(followed[up].returns[first], 1);
        }
        EXPECT_TRUE(all.returns == kept_returns(game)[0].returns) << static_cast<int>(second);
    }
}

// What the pricer says of the short rules, counted for every hand.
TEST(LunarPokerOdds, TheRulesCostWhatIsSaid) {
    if (!testing_support::long_run()) GTEST_SKIP() << "BAIZE_LONG=1: some minutes";
    const MainGame game;
    const auto by_short_rules = [&](Cards own, Card up) { return by_rules(game.second, own, up); };
    const Ratio best = main_worth(game, *kept_for(game)).mean,
                ruled = main_worth(game, solve_all(game, {}, by_short_rules)).mean;
    EXPECT_EQ(best - ruled, *cost_of_rules(game));
}

}  // namespace
}  // namespace baize::lunar_poker::lunar_poker_odds_test
