// Real rounds of three cards against the count of hands, as exact fractions, on short decks.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "enumerated.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/poker/describe/describe.hpp"
#include "odds/prices.hpp"
#include "odds/three_card_play.hpp"
#include "odds/three_card_poker/returns.hpp"
#include "support/long_count.hpp"

namespace baize::enumerate_three_card_poker_test {
namespace {

using testing_support::sanitized;
using namespace enumerated;
using enumerated::Counted;

// ---- Three Card Poker ---------------------------------------------------------------------------------------------

poker::Solution solve_ante(const Setup& setup, const Cards& deck) {
    return poker::solve(poker::describe(three_card_poker::kAntePlan, setup, deck));
}

// The solved strategy at a real table. Counts its answers, so that a test can insist on both of them.
class Solved : public Strategy {
public:
    explicit Solved(const poker::Solution& solution) : solution_(solution) {}

    Answer answer(const Table& table, const Question& question) override {
        const auto& cards = table.box(question.box).hand().cards;
        const bool plays = three_card_poker::plays(solution_, {cards[0], cards[1], cards[2]});
        ++(plays ? played : folded);
        return {static_cast<std::uint8_t>(plays ? three_card_poker::PlayOn : three_card_poker::Fold), {}};
    }

    int played = 0, folded = 0;

private:
    const poker::Solution& solution_;
};

// Low cards that fold against a dealer who mostly qualifies; straights and flushes; pairs and threes of a kind.
std::vector<Cards> short_decks() {
    std::vector<Cards> decks{
        deck_of({"2c", "5d", "7h", "9s", "Jc", "Kd", "Ah"}),
        deck_of({"9s", "Ts", "Js", "Qs", "Qh", "Td", "3d"}),
        deck_of({"Kc", "Kd", "Kh", "2s", "2h", "4c", "3d"}),
    };
    if (!sanitized()) decks.push_back(deck_of({"Ac", "2c", "3c", "4d", "Qh", "Qd", "8s", "Ks"}));
    return decks;
}

TEST(EnumerateThreeCardPoker, R5_12_GbRoundsEqualTheCountOfHands) {
    using namespace three_card_poker;
    for (const Cards& deck : short_decks()) {
        const auto setup = short_deck(kGbGame, deck);
        const poker::Solution solution = solve_ante(setup, deck);
        Solved player(solution);
        Counted counted = count_round(setup, {}, {Ante, PairPlus, Prime}, &player);
        EXPECT_EQ(counted.total, 1);
        EXPECT_EQ(counted.distributions[Ante], chances_of(solution.returns));
        EXPECT_EQ(counted.staked[Ante], solution.returns.staked());
        EXPECT_EQ(counted.distributions[PairPlus], chances_of(pair_plus_returns(setup.pays(PairPlus), deck)));
        EXPECT_EQ(counted.distributions[Prime], chances_of(prime_returns(setup.pays(Prime), deck)));
        EXPECT_GT(player.played, 0);
        EXPECT_GT(player.folded, 0);
    }
}

// The best five of six by trying each five, and each five by counting equal ranks: nothing of core/rank.
int slow_category(const std::vector<Card>& five) {
    std::map<int, int> times;
    for (const Card each : five) ++times[each.rank()];
    std::vector<int> shape;
    for (const auto& [rank, count] : times) shape.push_back(count);
    std::sort(shape.rbegin(), shape.rend());
    const bool flush = std::ranges::all_of(five, [&](Card each) { return each.suit() == five[0].suit(); });
    const bool wheel = times.size() == 5 && times.contains(kAce) && std::next(times.rbegin())->first == 5;
    const bool run = times.size() == 5 && (wheel || times.rbegin()->first - times.begin()->first == 4);
    if (run && flush) return !wheel && times.contains(kAce) ? 9 : 8;
    if (shape[0] == 4) return 7;
    if (shape[0] == 3 && shape[1] == 2) return 6;
    if (flush) return 5;
    if (run) return 4;
    return shape[0] == 3 ? 3 : 0;
}

// nz-three-card-poker 10A.5 with the odds of 10A.7, pay scale one, over every choice of six cards of a deck: the bonus
// asks only which six they are.
ReturnDistribution slow_six_card_bonus(const Cards& deck) {
    const std::map<int, int> odds{{9, 1000}, {8, 200}, {7, 50}, {6, 25}, {5, 20}, {4, 10}, {3, 5}};
    ReturnDistribution returns;
    for (unsigned chosen = 0; chosen < 1u << deck.size(); ++chosen) {
        if (std::popcount(chosen) != 6) continue;
        std::vector<Card> six;
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (chosen >> i & 1u) six.push_back(deck[i]);
        int best = 0;
        for (std::size_t out = 0; out < 6; ++out) {
            std::vector<Card> five = six;
            five.erase(five.begin() + static_cast<std::ptrdiff_t>(out));
            best = std::max(best, slow_category(five));
        }
        returns.add(odds.contains(best) ? odds.at(best) : -1, 1);
    }
    return returns;
}

TEST(EnumerateThreeCardPoker, R10A_5_NzRoundsEqualTheCountOfHands) {
    using namespace three_card_poker;
    std::vector<Cards> decks{
        deck_of({"Ts", "Js", "Qs", "Ks", "As", "9s", "2d"}), deck_of({"5c", "5d", "5h", "5s", "8c", "8d", "8h"}),
        deck_of({"Ah", "2h", "3h", "4h", "5h", "9c", "Kd"}), deck_of({"7c", "7d", "7h", "8h", "9h", "Th", "2h"}),
        deck_of({"6c", "7d", "8h", "9h", "Ts", "2h", "7c"})};
    if (sanitized()) decks.resize(1);
    std::set<Ratio> nets;
    for (const Cards& deck : decks) {
        const auto setup = short_deck(kNzGame, deck);
        const poker::Solution solution = solve_ante(setup, deck);
        Solved player(solution);
        Counted counted = count_round(setup, {}, {Ante, PairPlus, SixCardBonus}, &player);
        EXPECT_EQ(counted.total, 1);
        EXPECT_EQ(counted.distributions[Ante], chances_of(solution.returns));
        EXPECT_EQ(counted.distributions[PairPlus], chances_of(pair_plus_returns(setup.pays(PairPlus), deck)));
        EXPECT_EQ(counted.distributions[SixCardBonus], chances_of(slow_six_card_bonus(deck)));
        for (const auto& [net, chance] : counted.distributions[SixCardBonus]) nets.insert(net);
    }
    if (!sanitized()) {  // every line of the pay scale was paid, and a loss taken
        EXPECT_EQ(nets, (std::set<Ratio>{-1, 5, 10, 20, 25, 50, 200, 1000}));
    }
}

// An operator's own bonus moves which hands are worth playing: both sides must see it.
TEST(EnumerateThreeCardPoker, OwnPayRowsReachTheRoundAndTheSolverAlike) {
    using namespace three_card_poker;
    const Cards deck = deck_of({"2c", "3d", "4h", "9s", "Kc", "Kd", "Ah"});
    const auto setup = short_deck(
        kGbGame, deck, {{}, {}, {{"ante-bonus.straight", "7:3"}, {"ante.beats-dealer", "3:2"}, {"play", "6:5"}}});
    const poker::Solution solution = solve_ante(setup, deck);
    Solved player(solution);
    Counted counted = count_round(setup, {}, {Ante}, &player);
    EXPECT_EQ(counted.distributions[Ante], chances_of(solution.returns));
    EXPECT_NE(mean_of(counted.distributions[Ante]), solve_ante(baize::Setup(kGbGame), deck).returns.mean());
}

TEST(Enumerate, AQuestionWithoutAStrategyIsAFaultOfTheCaller) {
    const auto setup = short_deck(three_card_poker::kGbGame, short_decks()[0]);
    const auto nothing = [](const Session&, const Ratio&) {};
    EXPECT_THROW(enumerate(setup, {}, {{0, 1, {three_card_poker::Ante, 0}, {1000}}}, nullptr, nothing),
                 std::logic_error);
}

}  // namespace
}  // namespace baize::enumerate_three_card_poker_test
