// The best play of the real round, by brute force, against every solver of decisions: as exact fractions, on short
// decks, decision by decision. Blackjack is in best_play_blackjack_test.cpp.
#include "odds/best_play.hpp"

#include <gtest/gtest.h>

#include "enumerated.hpp"
#include "games/casino_war/casino_war.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/casino_war/laws.hpp"
#include "odds/pocket_pairs/laws.hpp"
#include "odds/three_card_poker/laws.hpp"
#include "support/long_count.hpp"

namespace baize {
namespace {

using namespace enumerated;
using testing_support::sanitized;

using Deck = std::vector<Card>;

Deck deck_of(const std::vector<std::string_view>& names) {
    Deck deck;
    for (const std::string_view name : names) deck.push_back(card(name));
    return deck;
}

// One of each of these cards for every deck of the set-up.
Setup short_deck(const Game& game, const Deck& deck, const Choices& choices = {}) {
    auto setup = Setup::make(game, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (const Card each : deck) without &= ~(std::uint64_t{1} << each.index());
    setup->strip_decks(without);
    return *setup;
}

BestPlayRequest one_box(const Setup& setup, std::initializer_list<std::uint8_t> wagers) {
    BestPlayRequest request;
    for (const std::uint8_t wager : wagers) request.bets.push_back({0, 1, {wager, 0}, priced_stake(setup)});
    return request;
}

// ---- Three Card Poker -----------------------------------------------------------------------------------------------

std::vector<Deck> poker_decks() {
    std::vector<Deck> decks{
        deck_of({"2c", "5d", "7h", "9s", "Jc", "Kd", "Ah"}),
        deck_of({"9s", "Ts", "Js", "Qs", "Qh", "Td", "3d"}),
        deck_of({"Kc", "Kd", "Kh", "2s", "2h", "4c", "3d"}),
    };
    if (!sanitized()) decks.push_back(deck_of({"Ac", "2c", "3c", "4d", "Qh", "Qd", "8s", "Ks"}));
    return decks;
}

// Every hand of the deck by its answer; both must come, and each must be the solver's or worth as much.
void expect_solved_play(const BestPlay& play, const three_card_poker::AnteStrategy& strategy) {
    int played = 0, folded = 0;
    for (const InformationSet& set : play.decisions) {
        std::vector<Card> own;
        for (const SeenHand& hand : set.seen.hands)
            for (const auto& each : hand.cards) {
                if (hand.box == 1) own.push_back(each.value());
                else EXPECT_FALSE(each) << "the dealer's cards lie face down";
            }
        ASSERT_EQ(own.size(), 3u);
        const bool plays = strategy.should_play({own[0], own[1], own[2]});
        ++(plays ? played : folded);
        EXPECT_EQ(set.worth_of(plays ? three_card_poker::PlayOn : three_card_poker::Fold), set.worth[set.best]);
    }
    EXPECT_GT(played, 0);
    EXPECT_GT(folded, 0);
}

TEST(BestPlay, ThreeCardPokerIsSolved) {
    LONG_COUNT();
    using namespace three_card_poker;
    for (const Game* game : {&kGbGame, &kNzGame})
        for (const Deck& deck : poker_decks()) {
            const auto setup = short_deck(*game, deck);
            const AnteSolution solution =
                solve_ante({setup.pays(Ante), setup.pays(Play), setup.pays(AnteBonus)}, deck);
            const BestPlay play = best_play(setup, one_box(setup, {Ante}));
            EXPECT_EQ(play.value, solution.law.mean()) << game->id;
            EXPECT_EQ(play.net_of(*game, Ante), solution.law.mean()) << game->id;
            EXPECT_EQ(play.staked_on(*game, Ante), solution.law.staked()) << game->id;
            // The three cards in their order, no more and no less.
            EXPECT_EQ(play.decisions.size(), deck.size() * (deck.size() - 1) * (deck.size() - 2));
            expect_solved_play(play, solution.strategy);
        }
}

}  // namespace
}  // namespace baize
