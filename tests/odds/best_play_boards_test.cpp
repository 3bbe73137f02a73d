// Games with community cards: the best play of the real round, by brute force on short decks, against the solver of
// showdowns, value and answers. If a seat's view showed a card too many, the best play would beat the solver.
#include <gtest/gtest.h>

#include "enumerated.hpp"
#include "games/big_raise_stud/big_raise_stud.hpp"
#include "games/let_it_ride/let_it_ride.hpp"
#include "games/mississippi_stud/mississippi_stud.hpp"
#include "odds/best_play.hpp"
#include "odds/big_raise_stud/returns.hpp"
#include "odds/let_it_ride/returns.hpp"
#include "odds/poker/described.hpp"
#include "odds/view_key.hpp"
#include "support/long_count.hpp"

namespace baize::best_play_boards_test {
namespace {

using namespace enumerated;

BestPlay play_of(const Setup& setup, std::initializer_list<std::uint8_t> wagers) {
    BestPlayRequest request;
    for (const std::uint8_t wager : wagers) request.bets.push_back({0, 1, {wager, 0}, priced_stake(setup)});
    request.same_worth = [](const View& view) { return as_key(without_order(view)); };
    return best_play(setup, request);
}

poker::CardSet cards_seen(const InformationSet& set, bool community) {
    Cards cards;
    for (const SeenHand& hand : set.seen.hands)
        for (const auto& each : hand.cards)
            if (hand.community == community && each) cards.push_back(*each);
    return cards;
}

// ---- Mississippi Stud -----------------------------------------------------------------------------------------------

TEST(BestPlay, MississippiStud) {
    LONG_COUNT();
    using namespace mississippi_stud;
    for (const Cards& deck : {deck_of({"2c", "6d", "7h", "Js", "Jc", "Kd"}),
                              deck_of({"9s", "Ts", "Js", "Qs", "Ks", "Kh"}),
                              deck_of({"6c", "6d", "6h", "2s", "2h", "Ac"})}) {
        const auto setup = short_deck(kGame, deck);
        const poker::Solution solution = poker::solve(poker::describe(kPlan, setup, deck));
        const BestPlay play = play_of(setup, {Ante});
        EXPECT_EQ(play.value, solution.returns.mean());
        EXPECT_EQ(play.staked_on(kGame, Ante), solution.returns.staked());
        for (const InformationSet& set : play.decisions) {
            poker::Seen seen{.own = cards_seen(set, false), .board = cards_seen(set, true)};
            for (const Stake& stake : set.seen.stakes)
                if (stake.position.wager != Ante)
                    seen.before.push_back(static_cast<std::size_t>(stake.amount.cents / priced_stake(setup).cents));
            seen.street = seen.before.size();
            EXPECT_EQ(seen.own.size(), 2);
            EXPECT_EQ(seen.board.size(), static_cast<int>(seen.street));
            EXPECT_EQ(set.worth_of(static_cast<std::uint8_t>(solution.play(seen))), set.worth[set.best]);
        }
    }
}

// ---- Let it Ride ----------------------------------------------------------------------------------------------------

// What the solver says at each question is worth as much as the best answer there. How often it rides, and withdraws.
std::pair<int, int> expect_rides(const BestPlay& play, const poker::Rule& rule) {
    using namespace let_it_ride;
    int riding = 0, withdrawn = 0;
    for (const InformationSet& set : play.decisions) {
        poker::Seen seen{.own = cards_seen(set, false), .board = cards_seen(set, true)};
        const auto lies = [&](Wager wager) {
            return std::ranges::any_of(set.seen.stakes, [&](const Stake& s) { return s.position.wager == wager; });
        };
        if (seen.board != poker::CardSet{}) {
            seen.street = 1;
            seen.before.push_back(lies(First) ? 1u : 0u);
        }
        EXPECT_EQ(seen.own.size(), 3);
        EXPECT_EQ(seen.board.size(), static_cast<int>(seen.street));
        const bool rides = rule(seen) == 1;
        ++(rides ? riding : withdrawn);
        EXPECT_EQ(set.worth_of(rides ? LetItRide : Withdraw), set.worth[set.best]);
    }
    return {riding, withdrawn};
}

TEST(BestPlay, LetItRide) {
    LONG_COUNT();
    using namespace let_it_ride;
    for (const Cards& deck : {deck_of({"2c", "6d", "7h", "Ts", "Tc", "Kd"}),
                              deck_of({"9s", "Ts", "Js", "Qs", "Ks", "2h"}),
                              deck_of({"6c", "6d", "6h", "2s", "3h", "Ac"})}) {
        const auto setup = short_deck(kGame, deck);
        const poker::Solution solved = poker::solve(poker::describe(kPlan, setup, deck));
        const BestPlay play = play_of(setup, {Main, Bonus});
        EXPECT_EQ(play.net_of(kGame, Main), solved.returns.mean());
        EXPECT_EQ(play.staked_on(kGame, Main), solved.returns.staked());
        EXPECT_EQ(play.net_of(kGame, Bonus), bonus_returns(setup.pays(Bonus), deck).mean());
        const auto [riding, withdrawn] = expect_rides(play, solved.play);
        EXPECT_GT(riding, 0);
        EXPECT_GT(withdrawn, 0);
    }
}

// Rulings R67, R88: with a ceiling what one wager wins is missing to the others, but for what a straight flush wins.
TEST(BestPlay, LetItRideUnderACeiling) {
    LONG_COUNT();
    using namespace let_it_ride;
    const Cards deck = deck_of({"Ts", "Js", "Qs", "Ks", "As", "2h", "3d"});
    const Money stake = priced_stake(short_deck(kGame, deck, {{}, {{"main", "4"}}, {}}));
    std::vector<int> rode;
    for (const int ceiling : {600, 2500, 100}) {
        const auto setup =
            short_deck(kGame, deck, {{{"royal-ceiling", to_string(stake * ceiling)}}, {{"main", "4"}}, {}});
        const poker::Solution solved =
            poker::solve(poker::describe(kPlan, poker::at_highest(setup, stake), deck));
        const BestPlay play = play_of(setup, {Main});
        EXPECT_EQ(play.value, solved.returns.mean()) << ceiling;
        EXPECT_EQ(play.staked_on(kGame, Main), solved.returns.staked()) << ceiling;
        rode.push_back(expect_rides(play, solved.play).first);
    }
    EXPECT_EQ(rode[0], 0) << "one wager alone wins all that is paid";
    EXPECT_GT(rode[2], 0) << "each wins 200 to 1 as a straight flush";
    EXPECT_GT(rode[1], 0);
}

// ---- Big Raise Stud -------------------------------------------------------------------------------------------------

TEST(BestPlay, BigRaiseStud) {
    LONG_COUNT();
    using namespace big_raise_stud;
    for (const Choices& readings : {Choices{}, Choices{{{"sevens", "lose"}, {"stand-off-ante", "paid"}}, {}, {}}})
        for (const Cards& deck : {deck_of({"2c", "7d", "7h", "Ts", "Tc", "Kd"}),
                                  deck_of({"9s", "Ts", "Js", "Qs", "Ks", "2h"}),
                                  deck_of({"6c", "6d", "4h", "2s", "3h", "Ac"})}) {
            const auto setup = short_deck(kGame, deck, readings);
            const poker::Solution solution =
                poker::solve(poker::describe(kPlan, setup, deck));
            const BestPlay play = play_of(setup, {Ante, Bonus});
            EXPECT_EQ(play.net_of(kGame, Ante), solution.returns.mean());
            EXPECT_EQ(play.staked_on(kGame, Ante), solution.returns.staked());
            EXPECT_EQ(play.net_of(kGame, Bonus), bonus_returns(setup.pays(Bonus), deck).mean());
            for (const InformationSet& set : play.decisions) {
                const auto action = solution.play({.own = cards_seen(set, false)});
                EXPECT_EQ(cards_seen(set, true), poker::CardSet{}) << "no community card is seen before the decision";
                EXPECT_EQ(set.worth_of(static_cast<std::uint8_t>(Fold + action)), set.worth[set.best]);
            }
        }
}

// 5.8: with a maximum on the raise the higher ones win no more than the lower, and are not laid.
TEST(BestPlay, BigRaiseStudUnderAMaximum) {
    LONG_COUNT();
    using namespace big_raise_stud;
    const Cards deck = deck_of({"9s", "Ts", "Js", "Qs", "Ks", "2h"});
    std::vector<Ratio> values;
    for (const int antes : {1, 6, 100'000}) {
        const Money ante = priced_stake(short_deck(kGame, deck));
        const auto setup = short_deck(kGame, deck, {{{"maximum-payout", to_string(ante * antes)}}, {}, {}});
        const poker::Showdown game = poker::describe(kPlan, poker::at_highest(setup, ante), deck);
        const BestPlay play = play_of(setup, {Ante});
        values.push_back(play.value);
        EXPECT_EQ(play.value, poker::solve(game).returns.mean()) << antes;
    }
    EXPECT_LT(values[0], values[1]);
    EXPECT_LT(values[1], values[2]);
    EXPECT_EQ(values[2], poker::solve(poker::describe(kPlan, baize::Setup(kGame), deck)).returns.mean());
}

// Ruling R70: a raise that is laid before the deal stands, or comes back with a fold.
TEST(BestPlay, BigRaiseStudLaidBlind) {
    LONG_COUNT();
    using namespace big_raise_stud;
    const Cards deck = deck_of({"2c", "7d", "7h", "Ts", "Tc", "Kd"});
    const auto setup = short_deck(kGame, deck, {{{"blind-betting", "yes"}}, {}, {}});
    for (const int times : {1, 4}) {
        BestPlayRequest request;
        request.bets = {{0, 1, {Ante, 0}, priced_stake(setup)}, {0, 1, {Raise, 0}, priced_stake(setup) * times}};
        EXPECT_EQ(best_play(setup, request).value,
                  poker::solve(poker::describe_blind(kPlan, setup, times, deck)).returns.mean()) << times;
    }
}

}  // namespace
}  // namespace baize::best_play_boards_test
