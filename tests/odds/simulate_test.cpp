// Millions of rounds through the real coroutine against the exact prices. Seeds are fixed, so a run always ends the
// same way. Of so many wagers one in 370 must lie three standard errors off by chance alone: each seed below is one of
// the many for which all of them lie nearer, and a change of the generator or of a round may call for another.
#include "odds/simulate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>

#include <fmt/format.h>

#include "games/baccarat/nz_baccarat.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/list.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/sic_bo/sic_bo.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/prices.hpp"
#include "odds/wagers.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(Simulate, "rounds by the million");

namespace baize::simulate_test {
namespace {

using baize::testing_support::sanitized;

// Sanitized code is slow: it plays fewer rounds, for which these seeds were not chosen.
std::int64_t rounds_of(std::int64_t full) { return sanitized() ? 20'000 : full; }
double sigmas() { return sanitized() ? 5 : 3; }

constexpr std::int64_t kTenMillion = 10'000'000;

auto setup_of(const Game& game, const std::vector<std::pair<std::string, std::string>>& options = {}) {
    auto setup = Setup::make(game, {options, {}, {}});
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

SimulationRequest request_for(const baize::Setup& setup, std::int64_t rounds, std::uint64_t seed) {
    SimulationRequest request;
    request.rounds = rounds;
    request.seed = seed;
    request.strategy = [&setup] { return best_strategy(setup); };
    return request;
}

// Of the square of the distance from the mean: what the standard error of a variance is made of.
double fourth_moment(const Price& exact) {
    double moment = 0;
    for (const auto& [net, chance] : exact.returns) moment += std::pow(Ratio(net).get_d() + exact.edge, 4) * chance;
    return moment;
}

// Mean, spread and hits of one simulated wager against its exact price.
void expect_agrees(const SimulatedWager& simulated, const Price& exact) {
    const double n = static_cast<double>(simulated.rounds);
    const double error = exact.sd / std::sqrt(n);
    const double apart = simulated.edge() - exact.edge;
    const double off = apart == 0 ? 0 : apart / error;  // a fee has no error at all
    EXPECT_LT(std::abs(off), sigmas()) << exact.game << " " << exact.wager << ": simulated " << simulated.edge()
                                       << ", exact " << exact.edge;
    EXPECT_DOUBLE_EQ(simulated.standard_error, simulated.sd / std::sqrt(n)) << exact.wager;
    if (!exact.returns.empty()) {
        const double variance = exact.sd * exact.sd;
        const double error_of_variance = std::sqrt((fourth_moment(exact) - variance * variance) / n);
        EXPECT_NEAR(simulated.sd * simulated.sd, variance, 5 * error_of_variance + 1e-9) << exact.wager;
    } else {
        EXPECT_NEAR(simulated.sd, exact.sd, sanitized() ? 0.05 : 0.003) << exact.wager;
    }
    if (exact.hit >= 0) {
        const double error_of_hit = std::sqrt(exact.hit * (1 - exact.hit) / n);
        EXPECT_NEAR(simulated.hit, exact.hit, 5 * error_of_hit) << exact.wager;
    }
    ::testing::Test::RecordProperty(
        fmt::format("{} {}", exact.game, exact.wager),
        fmt::format("simulated {:.6f} exact {:.6f} off {:+.2f} se, sd {:.4f}/{:.4f}, hit {:.5f}/{:.5f}",
                    simulated.edge(), exact.edge, off, simulated.sd, exact.sd, simulated.hit, exact.hit));
}

std::map<std::string, Price> exact_prices(const baize::Setup& setup) {
    std::map<std::string, Price> prices;
    const auto list = price(setup, {});
    if (!list) throw std::logic_error(to_string(list.refusal()));
    for (const Price& each : *list) prices[each.wager] = each;
    return prices;
}

// `hit` stands in where a price leaves the chance of a win out.
void expect_simulation_agrees(const baize::Setup& setup, const SimulationRequest& request, std::size_t wagers,
                              double hit = -1) {
    const auto exact = exact_prices(setup);
    const Simulation result = simulate(setup, request);
    ASSERT_EQ(result.wagers.size(), wagers);
    EXPECT_EQ(result.rounds, request.rounds);
    for (const SimulatedWager& wager : result.wagers) {
        Price known = exact.at(position_name(setup.game(), wager.position));
        if (known.hit < 0) known.hit = hit;
        EXPECT_EQ(wager.rounds, request.rounds);
        expect_agrees(wager, known);
        // What is wagered in all, in initial wagers, is what the edge per total amount is divided by (ruling R50).
        EXPECT_NEAR(wager.staked, known.edge / known.edge_of_total, sanitized() ? 0.03 : 0.001) << known.wager;
    }
}

// ---- The five games -----------------------------------------------------------------------------------------------

TEST(Simulate, SicBoEveryPosition) {
    const auto setup = setup_of(sic_bo::kGame);
    expect_simulation_agrees(setup, request_for(setup, rounds_of(2'000'000), 1), 106);
}

// One position of each of the 13 wagers, mostly not the first spot: a choice of positions is played just so.
TEST(Simulate, SicBoChosenPositions) {
    const auto setup = setup_of(sic_bo::kGame);
    auto request = request_for(setup, rounds_of(2'000'000), 1);
    for (const char* name :
         {"small", "big", "odd", "even", "triple:2", "double:5", "any-triple", "total:4", "combination:3-6", "single:1",
          "four-numbers:6-5-3-2", "three-singles:2-4-5", "double-and-single:6-6-1"})
        request.positions.push_back(find_position(setup.game(), name).value());
    expect_simulation_agrees(setup, request, setup.game().wagers.size());
}

TEST(Simulate, PuntoBanco) {
    const auto setup = setup_of(punto_banco::kGame);
    expect_simulation_agrees(setup, request_for(setup, rounds_of(kTenMillion), 1), 24);
}

TEST(Simulate, NzBaccaratAndTwoToOneWithAntes) {
    const auto setup = setup_of(baccarat::kNzGame);
    expect_simulation_agrees(setup, request_for(setup, rounds_of(kTenMillion), 1), 9);
    const auto both =
        setup_of(baccarat::kNzGame, {{"variant", "ante-up-two-to-one"}, {"decks", "3"}, {"banker-six", "1:2"}});
    expect_simulation_agrees(both, request_for(both, rounds_of(kTenMillion), 1), 10);
}

TEST(Simulate, Punto2000WithOneDeck) {
    const auto setup = setup_of(punto_banco::kGame, {{"variant", "punto-2000"}, {"decks", "1"}});
    expect_simulation_agrees(setup, request_for(setup, rounds_of(kTenMillion), 1), 24);
}

TEST(Simulate, GbThreeCardPoker) {
    const auto setup = setup_of(three_card_poker::kGbGame);
    expect_simulation_agrees(setup, request_for(setup, rounds_of(kTenMillion), 1), 3);
}

TEST(Simulate, NzThreeCardPoker) {
    const auto setup = setup_of(three_card_poker::kNzGame);
    expect_simulation_agrees(setup, request_for(setup, rounds_of(kTenMillion), 1), 3);
}

TEST(Simulate, NzBlackjack) {
    LONG_COUNT();
    const auto setup = setup_of(blackjack::nz::kGame);
    // A quick price has no chance of a win; this one is of the full return distribution, as `baize edge nz.blackjack
    // --full` prints it.
    expect_simulation_agrees(setup, request_for(setup, rounds_of(kTenMillion), 1), 1, 0.433971113083);
}

// Options that change a round, not only a payment: the real round must follow each of them.
TEST(Simulate, NzBlackjackUnderOtherRules) {
    LONG_COUNT();
    const auto setup = setup_of(blackjack::nz::kGame, {{"variant", "style-a"},
                                                       {"blackjack-pays", "6:5"},
                                                       {"double-rule", "9-11"},
                                                       {"resplit", "no"},
                                                       {"split-lost-to-blackjack", "all"},
                                                       {"double-lost-to-blackjack", "both"},
                                                       {"decks", "1"}});
    expect_simulation_agrees(setup, request_for(setup, rounds_of(2'000'000), 1), 1);
}

// ---- Insurance ------------------------------------------------------------------------------------------------------

// Insures for the most that 9.3 allows and then does what is quickest: it is the insurance that is looked at.
class Insurer : public Strategy {
public:
    Answer answer(const Table&, const Question& question) override {
        using namespace blackjack::nz;
        if (question.offers(Insure)) return {Insure, question.amount_max};
        return {static_cast<std::uint8_t>(question.offers(Stand) ? Stand : Draw), {}};
    }
};

// No opening wager, so `simulate` has no row for it: the same machinery is driven by hand.
TEST(Simulate, NzBlackjackInsurance) {
    LONG_COUNT();
    using namespace blackjack::nz;
    const auto setup = setup_of(kGame);
    const std::vector<Position> main{{Main, 0}};
    SimulatedSums sums = sums_for(setup, main);
    Table table(setup);
    SimulatedChance chance(setup.shoe(), Random(1, 0));
    Insurer player;
    table.simulate(&chance, &player, &sums);
    stake_on_all(table, main, setup.limits(Main).increment * 2);  // the half of it can be insured
    const std::int64_t rounds = rounds_of(kTenMillion);
    std::int64_t insured = 0, won = 0;
    for (std::int64_t i = 0; i < rounds; ++i) {
        table.reopen(1);
        sums.clear();
        Round round = setup.game().round(table);
        ASSERT_TRUE(round.done());
        ASSERT_FALSE(round.failure());
        if (sums.sums[1].staked == 0) continue;
        ++insured;
        won += sums.sums[1].net > 0;
        ASSERT_EQ(sums.sums[1].net, sums.sums[1].net > 0 ? 2 * sums.sums[1].staked : -sums.sums[1].staked);  // 9.4
    }
    const double n = static_cast<double>(insured);
    const double aces = 1.0 / 13;  // 9.1: against an ace only
    EXPECT_NEAR(n / static_cast<double>(rounds), aces,
                sigmas() * std::sqrt(aces * (1 - aces) / static_cast<double>(rounds)));
    const Price exact = exact_prices(setup).at("insurance");
    SimulatedWager simulated;
    simulated.rounds = insured;
    simulated.hit = static_cast<double>(won) / n;
    simulated.mean = 3 * simulated.hit - 1;
    simulated.sd = 3 * std::sqrt(simulated.hit * (1 - simulated.hit));
    simulated.standard_error = simulated.sd / std::sqrt(n);
    expect_agrees(simulated, exact);
}

// ---- Seeds and threads ----------------------------------------------------------------------------------------------

// Bit for bit: sums are whole numbers, and which thread plays which piece does not matter.
void expect_identical(const Simulation& a, const Simulation& b) {
    ASSERT_EQ(a.wagers.size(), b.wagers.size());
    for (std::size_t i = 0; i < a.wagers.size(); ++i) {
        EXPECT_EQ(a.wagers[i].position, b.wagers[i].position);
        EXPECT_EQ(a.wagers[i].rounds, b.wagers[i].rounds);
        EXPECT_EQ(a.wagers[i].mean, b.wagers[i].mean);
        EXPECT_EQ(a.wagers[i].sd, b.wagers[i].sd);
        EXPECT_EQ(a.wagers[i].standard_error, b.wagers[i].standard_error);
        EXPECT_EQ(a.wagers[i].hit, b.wagers[i].hit);
        EXPECT_EQ(a.wagers[i].staked, b.wagers[i].staked);
    }
}

// Not a whole number of pieces, so that the short last piece is among them.
constexpr std::int64_t kOddRounds = 33'007;  // three pieces, the last of them short

// One whose play takes milliseconds a hand to find.
bool slow(const Game& game) { return !pricer_of(game.id).slow.empty() && !testing_support::long_run(); }

double mixed_means(const Simulation& simulation) {
    double mixed = 0;
    for (const SimulatedWager& wager : simulation.wagers) mixed = mixed * 0.7 + wager.mean;
    return mixed;
}

// Each thread makes a strategy of its own, which takes longer than the rounds: two threads, and both questions at once.
TEST(Simulate, ASeedGivesTheSameFiguresOnAnyNumberOfThreadsAndAnotherSeedOthers) {
    LONG_COUNT();
    for (const Game* game : games()) {
        if ((sanitized() && game->id == "gb.sic-bo") || slow(*game)) continue;
        const baize::Setup setup(*game);
        auto request = request_for(setup, sanitized() ? 20'007 : kOddRounds, 5);
        request.threads = 1;
        const Simulation alone = simulate(setup, request);
        EXPECT_EQ(alone.wagers[0].rounds, request.rounds);
        request.threads = 2;
        expect_identical(alone, simulate(setup, request));
        request.threads = 1;
        request.seed = 6;
        EXPECT_NE(mixed_means(alone), mixed_means(simulate(setup, request))) << game->id;
    }
}

// Pieces have streams of their own: if all began alike, two pieces would bring just what one brings.
TEST(Simulate, PiecesOfARunDiffer) {
    const auto setup = setup_of(punto_banco::kGame);
    const Simulation one = simulate(setup, request_for(setup, 1 << 14, 1)),
                     two = simulate(setup, request_for(setup, 1 << 15, 1));
    EXPECT_NE(one.wagers[0].mean, two.wagers[0].mean);
    EXPECT_NE(one.wagers[2].hit, two.wagers[2].hit);
}

// A round is simulated as it is priced, by itself: odds that rise from round to round (gb-2011 16.26) do not rise here.
TEST(Simulate, NothingIsRememberedOfTheRoundBefore) {
    const Game& game = *find_game("gb.live-draw-poker");
    const auto plain = setup_of(game),
               rising = setup_of(game, {{"rising-odds", "jacks-or-better"}, {"rising-by", "25"}});
    const Simulation one = simulate(plain, request_for(plain, 200, 1)),
                     two = simulate(rising, request_for(rising, 200, 1));
    EXPECT_EQ(one.wagers[0].mean, two.wagers[0].mean);
    EXPECT_EQ(one.wagers[0].sd, two.wagers[0].sd);
}

TEST(Simulate, ProgressRisesToOne) {
    const auto setup = setup_of(punto_banco::kGame);
    auto request = request_for(setup, 100'000, 1);
    request.threads = 1;
    std::vector<double> shares;
    request.progress = [&](double share) { shares.push_back(share); return true; };
    simulate(setup, request);
    ASSERT_FALSE(shares.empty());
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_EQ(shares.back(), 1);
}

// A worker's failure must reach whoever asked, from whichever thread.
TEST(Simulate, AFailureInAThreadReachesTheCaller) {
    class Faulty : public Strategy {
        Answer answer(const Table&, const Question&) override { throw std::runtime_error("faulty"); }
    };
    const auto setup = setup_of(three_card_poker::kGbGame);
    auto request = request_for(setup, 100'000, 1);
    request.threads = 2;
    request.strategy = [] { return std::make_unique<Faulty>(); };
    EXPECT_THROW(simulate(setup, request), std::runtime_error);
}

}  // namespace
}  // namespace baize::simulate_test
