// Crazy 4 Poker and Four Card Poker on short decks: the solver's play equals the best play of the real round, which
// goes by what a seat's view has shown and by nothing else.
#include <gtest/gtest.h>

#include <algorithm>

#include "enumerated.hpp"
#include "games/crazy_4_poker/crazy_4_poker.hpp"
#include "games/four_card_poker/four_card_poker.hpp"
#include "odds/best_play.hpp"
#include "odds/crazy_4_poker/returns.hpp"
#include "odds/four_card_poker/returns.hpp"
#include "odds/poker/described.hpp"
#include "odds/view_key.hpp"
#include "support/long_count.hpp"

namespace baize::best_play_four_cards_test {
namespace {

using namespace enumerated;

// The order in which cards of a hand came tells nothing.
BestPlayRequest one_box(const Setup& setup, std::initializer_list<std::uint8_t> wagers) {
    BestPlayRequest request;
    for (const std::uint8_t wager : wagers) request.bets.push_back({0, 1, {wager, 0}, priced_stake(setup)});
    request.same_worth = [](const View& view) { return as_key(without_order(view)); };
    request.same_course = [](const Table& table) {
        std::vector<std::string> hidden;
        const Hand& house = table.house().hand();
        for (std::size_t i = 0; i < house.cards.size(); ++i)
            hidden.push_back(to_string(house.cards[i]) + (house.faces[i] == Face::Up ? "!" : ""));
        std::ranges::sort(hidden);
        std::string key;
        for (const std::string& each : hidden) key += each;
        return key;
    };
    return request;
}

// What was seen at a question: the own five, and a dealer's card that lies face up.
poker::Seen seen_at(const InformationSet& set) {
    poker::Seen seen;
    for (const SeenHand& hand : set.seen.hands) {
        poker::CardSet& cards = hand.box == 1 ? seen.own : seen.up;
        for (const auto& each : hand.cards)
            if (each) cards = cards | poker::CardSet{*each};
    }
    return seen;
}

std::vector<Cards> decks(std::size_t size) {
    std::vector<Cards> list{
        deck_of({"Ac", "Ad", "Kh", "Qs", "Jc", "9d", "8h", "7s", "5c", "4d", "3h", "2s"}),
        deck_of({"4s", "3s", "2s", "As", "4h", "4c", "Kd", "Kh", "9c", "Qd", "Jd", "Td"}),
        deck_of({"Qc", "Jd", "Th", "9s", "8c", "6d", "5h", "3s", "2c", "Ks", "Qd", "7h"}),
    };
    for (Cards& deck : list) deck.resize(size);
    return list;
}

template <class Choice>
void expect_solved_play(const BestPlay& play, const poker::Solution& solution, std::size_t ups, Choice choice_of) {
    std::set<std::size_t> taken;
    for (const InformationSet& set : play.decisions) {
        const poker::Seen seen = seen_at(set);
        ASSERT_EQ(seen.own.size(), 5);
        ASSERT_EQ(static_cast<std::size_t>(seen.up.size()), ups);
        const std::size_t action = solution.play(seen);
        EXPECT_EQ(set.worth_of(choice_of(action)), set.worth[set.best]);
        taken.insert(action);
    }
    EXPECT_GT(taken.size(), 1u);
}

TEST(BestPlay, Crazy4Poker) {
    LONG_COUNT();
    using namespace crazy_4_poker;
    for (const char* reading : {"play-paid", "play-compared"})
        for (const Cards& deck : decks(10)) {
            const auto setup = short_deck(kGame, deck, {{{"does-not-qualify", reading}}, {}, {}});
            const poker::Solution solution = poker::solve(poker::describe(kAntePlan, setup, deck));
            const BestPlay play = best_play(setup, one_box(setup, {Ante}));
            EXPECT_EQ(play.value, solution.returns.mean()) << reading;
            EXPECT_EQ(play.net_of(kGame, Ante), solution.returns.mean()) << reading;
            EXPECT_EQ(play.staked_on(kGame, Ante), solution.returns.staked()) << reading;
            expect_solved_play(play, solution, 0, [](std::size_t action) {
                return action == 0 ? Fold : action == 1 ? PlayOn : TripleDown;
            });
        }
}

// Queens Up is kept by a word where it wins, and so changes no decision and is worth what it is worth by itself.
TEST(BestPlay, Crazy4PokerWithQueensUp) {
    LONG_COUNT();
    using namespace crazy_4_poker;
    for (const Cards& deck : decks(10)) {
        const auto setup = short_deck(kGame, deck);
        const BestPlay play = best_play(setup, one_box(setup, {Ante, QueensUp}));
        EXPECT_EQ(play.value, poker::solve(poker::describe(kAntePlan, setup, deck)).returns.mean() +
                                  queens_up_returns(setup.pays(QueensUp), deck).mean());
    }
}

TEST(BestPlay, FourCardPoker) {
    LONG_COUNT();
    using namespace four_card_poker;
    for (const Cards& deck : decks(11)) {
        const auto setup = short_deck(kGame, deck);
        const poker::Solution solution = poker::solve(poker::describe(kAntePlan, setup, deck));
        const BestPlay play = best_play(setup, one_box(setup, {Ante}));
        EXPECT_EQ(play.value, solution.returns.mean());
        EXPECT_EQ(play.staked_on(kGame, Ante), solution.returns.staked());
        expect_solved_play(play, solution, 1, [](std::size_t action) {
            return action == 0 ? Fold : static_cast<Choice>(PlayOnce + action - 1);
        });
        const BestPlay both = best_play(setup, one_box(setup, {Ante, AcesUp})),
                       alone = best_play(setup, one_box(setup, {AcesUp}));
        EXPECT_EQ(alone.value, aces_up_returns(setup.pays(AcesUp), deck).mean());
        EXPECT_EQ(both.value, play.value + alone.value) << "Aces Up is kept by a word (9.3)";
    }
}

// 5.10, ruling R82: a maximum over all that is won on the hand, and the play that it leaves best.
TEST(BestPlay, FourCardPokerWithinAMaximum) {
    LONG_COUNT();
    using namespace four_card_poker;
    const Cards deck = decks(11)[1];  // with a straight flush and three of a kind
    const Money stake = priced_stake(short_deck(kGame, deck));
    Ratio before = -1;
    for (const int antes : {1, 4, 30}) {
        const auto setup = short_deck(kGame, deck, {{{"maximum-payout", to_string(stake * antes)}}, {}, {}});
        const poker::Solution solution =
                poker::solve(poker::describe(kAntePlan, poker::at_highest(setup, stake), deck));
        const BestPlay play = best_play(setup, one_box(setup, {Ante}));
        EXPECT_EQ(play.value, solution.returns.mean()) << antes;
        EXPECT_GT(play.value, before) << antes;
        before = play.value;
        EXPECT_EQ(best_play(setup, one_box(setup, {AcesUp})).value,
                  aces_up_returns(setup.pays(AcesUp), deck, Ratio(antes)).mean()) << antes;
    }
}

// Ruling R70: a play wager that is laid blind gives a choice away, and is worth no more than one that is not.
TEST(BestPlay, FourCardPokerLaidBlind) {
    LONG_COUNT();
    using namespace four_card_poker;
    const Cards deck = decks(11)[0];
    const auto setup = short_deck(kGame, deck);
    const Ratio seen = best_play(setup, one_box(setup, {Ante})).value;
    for (const int times : {1, 2, 3}) {
        BestPlayRequest request = one_box(setup, {Ante});
        request.bets.push_back({0, 1, {Play, 0}, priced_stake(setup) * times});
        poker::Showdown fixed = poker::describe(kAntePlan, setup, deck);
        auto& actions = fixed.streets[0].actions;
        actions = {actions[0], actions[static_cast<std::size_t>(times)]};
        const Ratio blind = best_play(setup, request).value;
        EXPECT_EQ(blind, poker::solve(fixed).returns.mean()) << times;
        EXPECT_LE(blind, seen);
    }
}

}  // namespace
}  // namespace baize::best_play_four_cards_test
