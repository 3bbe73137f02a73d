// Lunar Poker: what the trainer scores by, against the solver and the plain recursion.
#include <gtest/gtest.h>

#include <algorithm>

#include "coach/trainer.hpp"
#include "core/random.hpp"
#include "games/lunar_poker/lunar_poker.hpp"
#include "lunar_slow.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::lunar_poker::lunar_trainer_test {
namespace {

using namespace slow;
using poker::CardSet;

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
    return std::ranges::find(trainer.values().choices, choice, &ChoiceValues::Choice::choice)->worth;
}

// Each pick of cards by the cards that it leaves.
void expect_options(const Trainer& trainer, const Seen& seen, const MainGame& game = {}) {
    ASSERT_EQ(trainer.values().choices.size(), 29u);
    const auto options = options_of(game, CardSet(seen.own), seen.up);
    for (const ChoiceValues::Choice& each : trainer.values().choices) {
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

// 5.12: a maximum that the bet of ten reaches is taken into account; one that is no whole antes is refused in a line.
TEST(LunarPokerOdds, R5_12_TheTrainerWeighsWithinAMaximum) {
    const auto within = [](const char* most) {
        return *baize::Setup::make(kGame, {{{"maximum-payout", most}}, {}, {}});
    };
    const baize::Setup setup = within("60"), odd = within("65"), high = within("12345");
    ShuffledShoe chance(Random(12, 0));
    Trainer trainer(setup, chance, main_bets(setup)), refused(odd, chance, main_bets(odd)),
        free(high, chance, main_bets(high));
    EXPECT_FALSE(free.begin()) << "nothing reaches it";
    const auto refusal = refused.begin();
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "5.12");
    ASSERT_FALSE(trainer.begin());
    ASSERT_TRUE(trainer.asks());
    Deck dealt;
    const Seen seen(trainer, dealt);
    expect_options(trainer, seen, {.most = {.in_all = 6}});
}

// Every answer of some rounds: what it is worth by the solver, and by the plain recursion where that takes no hours.
TEST(LunarPokerOdds, TheTrainersValuesAreTheSolvers) {
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

}  // namespace
}  // namespace baize::lunar_poker::lunar_trainer_test
