// The best play of a question for cards: the fixture game of 53 cards, on ten of them, against a count by hand that
// knows nothing of rounds, views or events.
#include <gtest/gtest.h>

#include "enumerated.hpp"
#include "odds/best_play.hpp"
#include "support/fixture_games.hpp"

namespace baize::best_play_cards_test {
namespace {

using namespace enumerated;
using testing_support::kDrawGame;

// ---- By hand: cards are kinds, three of each rank and a joker -------------------------------------------------------

constexpr std::size_t kKinds = 4, kJokerKind = 3;  // 2, 3, 4, joker
using Counts = std::array<int, kKinds>;
constexpr Counts kAll = {3, 3, 3, 1};

long choose(int n, int k) {
    long ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
}

// Every way to take so many of these, with how many ways it comes.
template <class Take>
void each_part(const Counts& from, int cards, const Take& take) {
    for (int a = 0; a <= from[0]; ++a)
        for (int b = 0; b <= from[1]; ++b)
            for (int c = 0; c <= from[2]; ++c) {
                const int d = cards - a - b - c;
                if (d < 0 || d > from[3]) continue;
                take(Counts{a, b, c, d},
                     choose(from[0], a) * choose(from[1], b) * choose(from[2], c) * choose(from[3], d));
            }
}

Counts less(Counts from, const Counts& what) {
    for (std::size_t i = 0; i < kKinds; ++i) from[i] -= what[i];
    return from;
}
Counts one(std::size_t kind) { Counts counts{}; counts[kind] = 1; return counts; }

// A joker, or a rank that lies in the middle too.
bool wins(const Counts& hand, std::size_t up, std::size_t down) {
    const auto pairs = [&](std::size_t kind) { return kind != kJokerKind && hand[kind] > 0; };
    return hand[kJokerKind] > 0 || pairs(up) || pairs(down);
}

// What a unit on the ante brings on average to who holds this hand, sees `up`, and gives these away.
Ratio worth_of_exchange(const Counts& hand, std::size_t up, const Counts& given) {
    const Counts left = less(less(kAll, hand), one(up));
    const int drawn = given[0] + given[1] + given[2] + given[3];
    Ratio sum = 0;
    for (std::size_t down = 0; down < kKinds; ++down) {
        if (left[down] == 0) continue;
        each_part(less(left, one(down)), drawn, [&](const Counts& draw, long ways) {
            Counts after = less(hand, given);
            for (std::size_t i = 0; i < kKinds; ++i) after[i] += draw[i];
            sum += Ratio(left[down]) * ways * (wins(after, up, down) ? 1 : -1);
        });
    }
    return sum / (4 * choose(3, drawn));
}

Ratio best_by_hand() {
    Ratio value = 0;
    each_part(kAll, 5, [&](const Counts& hand, long ways) {
        for (std::size_t up = 0; up < kKinds; ++up) {
            const int there = less(kAll, hand)[up];
            if (there == 0) continue;
            Ratio best = -1;  // folded
            for (int cards = 0; cards <= 3; ++cards)
                each_part(hand, cards, [&](const Counts& given, long) {
                    best = std::max(best, worth_of_exchange(hand, up, given));
                });
            value += best * ways * there;
        }
    });
    return value / (choose(10, 5) * 5);
}

// ---- By the real round ----------------------------------------------------------------------------------------------

std::size_t kind_of(Card card) { return card.index() == 52 ? kJokerKind : static_cast<std::size_t>(card.rank() - 2); }

Counts counted(const std::vector<std::optional<Card>>& cards, Picked only = ~Picked{0}) {
    Counts counts{};
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (only >> i & 1u) ++counts[kind_of(cards[i].value())];
    return counts;
}

const SeenHand* box_of(const View& view) {
    for (const SeenHand& hand : view.hands)
        if (hand.box == 1) return &hand;
    return nullptr;
}

// Suits and the order in which cards came count for nothing in this game.
std::string told(const View& view) {
    std::string key = std::to_string(static_cast<int>(view.stage));
    for (const auto* hands : {&view.hands, &view.discards})
        for (const SeenHand& hand : *hands) {
            std::string cards;
            for (const auto& card : hand.cards) cards += card ? static_cast<char>('a' + kind_of(*card)) : '?';
            std::ranges::sort(cards);
            key += "/" + hand.name + ":" + cards;
        }
    return key;
}

BestPlay played() {
    const auto setup = short_deck(kDrawGame, deck_of({"2c", "2d", "2h", "3c", "3d", "3h", "4c", "4d", "4h"}));
    BestPlayRequest request;
    request.bets = {{0, 1, {0, 0}, priced_stake(setup)}};
    request.same_worth = told;
    return best_play(setup, request);
}

TEST(BestPlayCards, TheExchangeIsWorthWhatACountByHandFinds) {
    const BestPlay play = played();
    EXPECT_FALSE(play.shuffled) << "ten cards are enough for any exchange";
    EXPECT_EQ(play.value, best_by_hand());
    EXPECT_GT(play.value, 0);
}

// Decision by decision, and every choice of cards in it.
TEST(BestPlayCards, EveryChoiceOfCardsIsWorthWhatACountByHandFinds) {
    std::size_t folds = 0, exchanges = 0;
    for (const InformationSet& set : played().decisions) {
        const auto& held = box_of(set.seen)->cards;
        const std::size_t up = kind_of(set.seen.hands.front().cards.at(0).value());
        ASSERT_EQ(set.answers.size(), 1u + 26u) << "fold; none, five, ten and ten ways to exchange up to three";
        for (std::size_t i = 0; i < set.answers.size(); ++i) {
            const bool folds_now = kDrawGame.choices[set.answers[i].choice].id == "fold";
            (folds_now ? folds : exchanges) += 1;
            const Ratio by_hand =
                folds_now ? Ratio(-1) : worth_of_exchange(counted(held), up, counted(held, set.answers[i].cards));
            EXPECT_EQ(set.worth[i], by_hand) << told(set.seen) << " answer " << i;
        }
        EXPECT_NE(kDrawGame.choices[set.answers[set.best].choice].id, "fold") << "a hand may always still win";
    }
    EXPECT_GT(folds, 20u);
    EXPECT_EQ(exchanges, 26 * folds);
}

}  // namespace
}  // namespace baize::best_play_cards_test
