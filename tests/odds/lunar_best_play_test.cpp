// Lunar Poker: the best play of the real round, by brute force from one deal of a short deck on, against the solver:
// every first answer, what is done with the cards that it brings, and who forces the dealer. What the round shows a
// seat too much, or settles otherwise than the solver counts, would make them differ.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "enumerated.hpp"
#include "games/lunar_poker/lunar_poker.hpp"
#include "odds/best_play.hpp"
#include "odds/lunar_poker/play.hpp"
#include "odds/view_key.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("rounds are gone through course by course");

namespace baize::lunar_poker::lunar_best_play_test {
namespace {

using enumerated::deck_of;
using poker::CardSet;
using Deck = enumerated::Cards;

// Sevens and higher in two suits: one card is left to force the dealer with after an exchange of five.
MainGame short_game(Second second) { return {.second = second, .ranks = 0x1fe0, .suits = 2}; }

struct Deal {
    Second second;
    Deck hand;
    Card up;
    std::vector<Picked> picks;  // exchanges that every run of the tests goes through; a long one goes through all
};

Setup setup_of(const Deal& deal) {
    Deck deck;
    for (int rank = 7; rank <= kAce; ++rank)
        for (const Suit suit : {Suit{0}, Suit{1}}) deck.push_back(Card(rank, suit));
    const char* const seconds[] = {"any", "other-line", "none"};
    return enumerated::short_deck(
        kGame, deck,
        {{{"dealing", "shuffler"}, {"second-combination", seconds[static_cast<std::size_t>(deal.second)]}}, {}, {}});
}

// From a shuffler the five own cards come first, and then the dealer's bottom card, which is turned up.
BestPlayRequest request_for(const Setup& setup, const Deal& deal) {
    BestPlayRequest request;
    request.bets = {{0, 1, {Ante, 0}, priced_stake(setup)}};
    request.first_cards = deal.hand;
    request.first_cards.push_back(deal.up);
    if (!testing_support::long_run())
        request.picks = [&](const Question&, Picked cards) { return std::ranges::count(deal.picks, cards) > 0; };
    request.same_worth = [](const View& view) { return as_key(without_order(view)); };
    request.same_course = [](const Table& table) {
        std::vector<int> dealers;
        for (const Card card : table.house().hand().cards) dealers.push_back(card.index());
        std::ranges::sort(dealers);
        std::string key;
        for (const int card : dealers) key += static_cast<char>('0' + card);
        return key;
    };
    return request;
}

// What the seat saw at a question.
struct AtQuestion {
    AtQuestion(const InformationSet& set, const Deal& deal) {
        for (const SeenHand& hand : set.seen.hands)
            for (const auto& each : hand.cards)
                if (each && hand.hand == 0) (hand.box == 1 ? own : dealer).push_back(*each);
        given = CardSet(deal.hand) - CardSet(own);
    }
    Deck own, dealer;
    CardSet given;
};

double worth_by_solver(const std::vector<Option>& options, const Answer& answer, const Deck& hand) {
    CardSet kept;
    for (std::size_t i = 0; i < hand.size() && answer.choice == ExchangeCards; ++i)
        if (!(answer.cards >> i & 1u)) kept = kept | CardSet{hand[i]};
    const First first = answer.choice == Fold       ? Folds
                        : answer.choice == Play     ? Bets
                        : answer.choice == BuySixth ? BuysSixth
                                                    : static_cast<First>(Exchanges2 + std::popcount(answer.cards) - 2);
    for (const Option& option : options)
        if (option.first == first && option.kept.bits() == kept.bits()) return option.worth;
    ADD_FAILURE() << "the solver knows no such play";
    return 0;
}

void expect_solved(const Deal& deal) {
    const Setup setup = setup_of(deal);
    const MainGame game = short_game(deal.second);
    const BestPlay play = best_play(setup, request_for(setup, deal));
    EXPECT_FALSE(play.shuffled);
    const Player player(game);
    const auto options = options_of(game, CardSet(deal.hand), deal.up);
    int firsts = 0, bets = 0, forces = 0, forced = 0;
    for (const InformationSet& set : play.decisions) {
        const AtQuestion seen(set, deal);
        if (set.question().offers(ForceHim)) {
            ++forces;
            const bool pays = *set.worth_of(ForceHim) > *set.worth_of(LetHimBe);
            EXPECT_EQ(player.forces(seen.own, seen.given, seen.dealer), pays);
            forced += pays;
        } else if (set.question().offers(BuySixth)) {
            ++firsts;
            for (std::size_t i = 0; i < set.answers.size(); ++i)
                EXPECT_NEAR(nearest(set.worth[i]), worth_by_solver(options, set.answers[i], deal.hand), 1e-11);
        } else {
            ++bets;
            EXPECT_NEAR(nearest(*set.worth_of(Play) - *set.worth_of(Fold)),
                        player.worth_of_bet(seen.own, seen.given, deal.up), 1e-11);
        }
    }
    EXPECT_EQ(firsts, 1);
    EXPECT_GT(bets, 50);
    EXPECT_GT(forces, 50);
    EXPECT_GT(forced, 0);
    if (!testing_support::long_run()) return;
    EXPECT_NEAR(nearest(play.value), options[0].worth, 1e-11);
}

// Deals in which every flush that can come is worth a bet, which the solver takes for granted: on a whole deck it is.
TEST(BestPlay, LunarPokerFromOneDeal) {
    const Deal deals[] = {
        {Second::Any, deck_of({"9c", "Tc", "Jc", "Qd", "7d"}), Card(8, Suit{1}), {0b11000, 0b11111}},
        {Second::OtherLine, deck_of({"Ac", "Ad", "Kd", "9c", "8c"}), Card(kJack, Suit{0}), {0b11000, 0b11100}},
        {Second::None, deck_of({"7c", "8c", "Tc", "Kc", "Qc"}), Card(kKing, Suit{1}), {0b00011, 0b00111}},
    };
    for (const Deal& deal : deals) expect_solved(deal);
}

}  // namespace
}  // namespace baize::lunar_poker::lunar_best_play_test
