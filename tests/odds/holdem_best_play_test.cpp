// The Hold 'Em games: the best play of the real rounds, by brute force on short decks, against the solver, value and
// answers. If a seat's view showed a card too many, the best play would beat the solver.
#include <gtest/gtest.h>

#include "enumerated.hpp"
#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "odds/best_play.hpp"
#include "odds/poker/describe/describe.hpp"
#include "odds/view_key.hpp"
#include "support/long_count.hpp"

namespace baize::holdem::holdem_best_play_test {
namespace {

using namespace enumerated;

BestPlay play_of(const Setup& setup, std::initializer_list<std::uint8_t> wagers) {
    BestPlayRequest request;
    for (const std::uint8_t wager : wagers) request.bets.push_back({0, 1, {wager, 0}, priced_stake(setup)});
    request.same_worth = [](const View& view) { return as_key(without_order(view)); };
    return best_play(setup, request);
}

// One of them is enumerated in every run of the tests, all in long ones.
std::vector<Cards> decks(std::vector<Cards> all) {
    if (!testing_support::long_run()) all.resize(1);
    return all;
}

poker::Seen seen_by(const InformationSet& set) {
    Cards own, board;
    for (const SeenHand& hand : set.seen.hands)
        for (const auto& each : hand.cards)
            if (each) (hand.community ? board : own).push_back(*each);
    return {.own = own, .board = board};
}
bool lies(const InformationSet& set, std::uint8_t wager) {
    return std::ranges::any_of(set.seen.stakes, [&](const Stake& stake) { return stake.position.wager == wager; });
}

// `choice` names the choice of an action on a street, `complete` adds what was done before.
template <class Complete, class Choice>
void expect_best(const Game& game, const BestPlay& play, const poker::Solution& solution, const Complete& complete,
                 const Choice& choice) {
    EXPECT_EQ(play.net_of(game, 0), solution.returns.mean());
    EXPECT_EQ(play.staked_on(game, 0), solution.returns.staked());
    EXPECT_GT(play.decisions.size(), 10u);
    for (const InformationSet& set : play.decisions) {
        poker::Seen seen = seen_by(set);
        EXPECT_EQ(seen.own.size(), 2);
        complete(set, seen);
        const std::size_t action = solution.play(seen);
        EXPECT_EQ(set.worth_of(choice(seen.street, action)), set.worth[set.best]);
        const poker::ActionValues worths = solution.choice_values(seen);  // what an adviser says of the same choice
        ASSERT_GT(worths.size(), action);
        EXPECT_NEAR(*worths[action], nearest(set.worth[set.best]), 1e-9);
    }
}

TEST(BestPlay, UltimateHoldem) {
    LONG_COUNT();
    using namespace ultimate;
    for (const Cards& deck : decks({deck_of({"2c", "2d", "7h", "Js", "Jc", "Kd", "Ks", "9h", "3c"}),
                                    deck_of({"9s", "Ts", "Js", "Qs", "Ks", "Kh", "4d", "4c", "As"})})) {
        const auto setup = short_deck(kGbGame, deck);
        const poker::Solution solution = poker::solve(poker::describe(kPlan, setup, deck));
        const auto complete = [](const InformationSet&, poker::Seen& seen) {
            seen.street = seen.board.size() == 0 ? BeforeFlop : seen.board.size() == 3 ? OnFlop : OnRiver;
            for (std::size_t checked = 0; checked < seen.street; ++checked) seen.before.push_back(0);
        };
        const auto choice = [](std::size_t street, std::size_t action) -> int {
            if (street == BeforeFlop) return action == 0 ? Check : action == 1 ? Bet3x : Bet4x;
            if (street == OnFlop) return action == 0 ? Check : Bet2x;
            return action == 0 ? Fold : Bet1x;
        };
        expect_best(kGbGame, play_of(setup, {Ante}), solution, complete, choice);
    }
}

TEST(BestPlay, CasinoHoldem) {
    LONG_COUNT();
    using namespace casino;
    for (const Cards& deck : decks({deck_of({"2c", "3d", "7h", "Js", "4c", "Kd", "Ks", "9h", "4d"}),
                                    deck_of({"9s", "Ts", "Js", "Qs", "2s", "Kh", "4d", "3c", "8s"})})) {
        const auto setup = short_deck(kGame, deck);
        const poker::Solution solution = poker::solve(poker::describe(kPlan, setup, deck));
        const auto complete = [](const InformationSet&, poker::Seen&) {};
        const auto choice = [](std::size_t, std::size_t action) -> int { return action == 0 ? Fold : CallIt; };
        expect_best(kGame, play_of(setup, {Ante}), solution, complete, choice);
    }
}

TEST(BestPlay, HoldemBonus) {
    LONG_COUNT();
    using namespace bonus;
    for (const Cards& deck : decks({deck_of({"2c", "3d", "7h", "Js", "4c", "Kd", "Ks", "9h", "4d"}),
                                    deck_of({"9s", "Ts", "Js", "Qs", "2s", "Kh", "4d", "3c", "8s"})})) {
        const auto setup = short_deck(kGame, deck);
        const poker::Solution solution = poker::solve(poker::describe(kPlan, setup, deck));
        const auto complete = [](const InformationSet& set, poker::Seen& seen) {
            seen.street = seen.board.size() == 0 ? 0u : seen.board.size() == 3 ? 1u : 2u;
            if (seen.street > 0) seen.before.push_back(1);
            if (seen.street > 1) seen.before.push_back(lies(set, Turn) ? 1 : 0);
        };
        const auto choice = [](std::size_t street, std::size_t action) -> int {
            return street == 0 ? (action == 0 ? Fold : Stay) : action == 0 ? Check : Bet;
        };
        expect_best(kGame, play_of(setup, {Ante}), solution, complete, choice);
    }
}

TEST(BestPlay, TwoWayHoldem) {
    LONG_COUNT();
    using namespace two_way;
    for (const Cards& deck : decks({deck_of({"2c", "3d", "7h", "Js", "4c", "Kd", "Ks", "9h", "4d"}),
                                    deck_of({"9s", "Ts", "Js", "Qs", "2s", "Kh", "4d", "3c", "8s"})})) {
        const auto setup = short_deck(kGame, deck);
        const poker::Solution solution = poker::solve(poker::describe(kPlan, setup, deck));
        const auto complete = [](const InformationSet& set, poker::Seen& seen) {
            seen.street = seen.board.size() == 3 ? 0u : 1u;
            if (seen.street > 0) seen.before.push_back(lies(set, Flop) ? 1 : 0);
        };
        const auto choice = [](std::size_t street, std::size_t action) -> int {
            return action == 0 ? Check : street == 0 ? BetFlop : BetRiver;
        };
        expect_best(kGame, play_of(setup, {Ante}), solution, complete, choice);
    }
}

}  // namespace
}  // namespace baize::holdem::holdem_best_play_test
