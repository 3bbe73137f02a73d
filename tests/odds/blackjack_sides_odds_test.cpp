// The counts of NZ blackjack's side wagers: against the real round through
// every course of a short shoe, and against known figures.
#include "odds/blackjack/sides.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/blackjack/nz_blackjack.hpp"
#include "odds/blackjack/main_wager.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/count/net.hpp"
#include "odds/enumerate.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "odds/slow_prices.hpp"
#include "odds/wagers.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::blackjack::blackjack_sides_odds_test {
namespace {

// Draws to as many points as are named, and never doubles, splits, insures or adds anything.
class Plain : public baize::Strategy {
public:
    explicit Plain(int draws_below) : draws_below_(draws_below) {}
    Answer answer(const Table& table, const Question& question) override {
        using namespace nz;
        for (const int no : {int{NoInsurance}, int{NoPairWager}, int{Cash}, int{PressButton}})
            if (question.offers(no)) return {static_cast<std::uint8_t>(no), {}};
        const Points points = points_of(table.box(question.box).hands[question.hand]);
        return {static_cast<std::uint8_t>(points.total() < draws_below_ || !question.offers(Stand) ? Draw : Stand), {}};
    }

private:
    int draws_below_;
};

baize::Setup setup_of(const std::vector<std::string>& sides, int decks, std::uint64_t without) {
    Choices choices;
    choices.options.emplace_back("decks", std::to_string(decks));
    for (const std::string& side : sides) choices.options.emplace_back(side, "yes");
    auto setup = baize::Setup::make(nz::kGame, choices);
    if (!setup) throw std::logic_error(setup.refusal().what);
    setup->strip_decks(without);
    return *setup;
}

std::map<std::string, Ratio> edges_by_rounds(const baize::Setup& setup, const std::vector<std::string>& sides,
                                             int draws_below) {
    const Money unit = priced_stake(setup);
    std::vector<PlaceBet> bets{{0, 1, {nz::Main, 0}, unit}};
    for (const std::string& side : sides) bets.push_back({0, 1, find_position(nz::kGame, side).value(), unit});
    std::map<std::string, Ratio> edges;
    Plain player(draws_below);
    enumerate(setup, {}, bets, &player, [&](const Session& session, const Ratio& chance) {
        for (const Line& line : session.table().lines())
            edges[position_name(nz::kGame, line.position)] -= chance * exact_net(line, unit);
    });
    return edges;
}

const std::vector<std::string> kOnTheDeal = {"perfect-pair", "any-pair", "lucky-match", "lucky-lucky"};

// Shoes in which nobody can draw the last card: big cards, or few of the small ones.
TEST(BlackjackSidesOdds, TheFirstCardsAreCountedAsTheRealRoundDealsThem) {
    for (const std::string_view cards : {"7c 7h 6c 8c Td", "9h 9c Kd As", "7c 6c 8h Kc"}) {
        const auto setup = setup_of(kOnTheDeal, 3, slow_prices::all_but(cards));
        const auto slow = edges_by_rounds(setup, kOnTheDeal, 12);
        const FaceShoe shoe = count::face_shoe(setup.shoe());
        EXPECT_EQ(perfect_pair_returns(shoe, setup.pays(nz::PerfectPair)).edge(), slow.at("perfect-pair")) << cards;
        EXPECT_EQ(any_pair_returns(shoe, setup.pays(nz::AnyPair)).edge(), slow.at("any-pair")) << cards;
        EXPECT_EQ(lucky_match_returns(shoe, setup.pays(nz::LuckyMatch)).edge(), slow.at("lucky-match")) << cards;
        EXPECT_EQ(lucky_lucky_returns(shoe, setup.pays(nz::LuckyLucky)).edge(), slow.at("lucky-lucky")) << cards;
    }
}

TEST(BlackjackSidesOdds, TakenInCashAsTheRealRoundPaysIt) {
    for (const std::string_view cards : {"Ah Kh Kd 2h", "Ts 9s 9h Jd"}) {
        const std::vector<std::string> sides = {"house-money", "let-it-ride"};
        const auto setup = setup_of(sides, 3, slow_prices::all_but(cards));
        const auto slow = edges_by_rounds(setup, sides, 12);
        const FaceShoe shoe = count::face_shoe(setup.shoe());
        EXPECT_EQ(house_money_returns(shoe, setup.pays(nz::HouseMoney)).edge(), slow.at("house-money")) << cards;
        EXPECT_EQ(let_it_ride_returns(shoe, setup.pays(nz::LetItRide)).edge(), slow.at("let-it-ride")) << cards;
    }
}

// What may ride, by the values of the two cards and by what they won, is all there is.
TEST(BlackjackSidesOdds, TheSeamForWhatRidesCountsEveryPair) {
    const FaceShoe shoe = count::face_shoe({.decks = 6});
    ReturnDistribution returns;
    for (const FirstTwo& two : first_two_by_win(shoe, nz_blackjack::kHouseMoney, settle_house_money))
        returns.add(count::net<Ratio>(two.verdict), Integer(static_cast<long>(two.ways)));
    const ReturnDistribution whole = house_money_returns(shoe, nz_blackjack::kHouseMoney);
    EXPECT_EQ(returns.weights(), whole.weights());
    EXPECT_EQ(returns.total(), 312 * 311);
}

TEST(BlackjackSidesOdds, R38_SuperSevensWithAThirdCardAlwaysOrNever) {
    for (const int draws_below : {12, 18}) {
        const auto setup = setup_of({"super-sevens"}, 3, slow_prices::all_but("7c 7h 9d Ts"));
        const auto slow = edges_by_rounds(setup, {"super-sevens"}, draws_below);
        const FaceShoe shoe = count::face_shoe(setup.shoe());
        EXPECT_EQ(super_sevens_returns(shoe, setup.pays(nz::SuperSevens), [&](int) { return draws_below > 14; }).edge(),
                  slow.at("super-sevens"))
            << draws_below;
    }
}

// Ruling R36: whatever the player draws, the dealer's hand has the distribution of a fresh shoe.
TEST(BlackjackSidesOdds, R36_BusterAndPush22WhateverThePlayerDraws) {
    for (const std::string_view cards : {"6c 6h Ts 9s", "Ac 5c Td Ks"})
        for (const int draws_below : {12, 17}) {
            const auto setup = setup_of({"buster", "push-22"}, 3, slow_prices::all_but(cards));
            const auto slow = edges_by_rounds(setup, {"buster", "push-22"}, draws_below);
            const FaceShoe shoe = count::face_shoe(setup.shoe());
            const auto& rules = setup.compiled<Rules>();
            EXPECT_EQ(buster_returns(shoe, rules, setup.pays(nz::Buster)).edge(), slow.at("buster"))
                << cards << " " << draws_below;
            EXPECT_EQ(push_22_returns(shoe, rules, setup.pays(nz::Push22)).edge(), slow.at("push-22"))
                << cards << " " << draws_below;
        }
}

// ---- What depends on how the box is played --------------------------------------------------------------------------

// Splits by a plan whatever may be split, adds a pair wager to every hand so formed, and draws to as many points as are
// named.
class Splits : public Plain {
public:
    Splits(int draws_below, Money unit, SplitPlan plan) : Plain(draws_below), unit_(unit), plan_(plan) {}
    Answer answer(const Table& table, const Question& question) override {
        if (question.offers(nz::PairWager)) return {nz::PairWager, unit_};
        if (question.offers(nz::SplitPair) && splits(table, question)) return {nz::SplitPair, {}};
        return Plain::answer(table, question);
    }

private:
    bool splits(const Table& table, const Question& question) const {
        if (table.box(question.box).hands.size() == 1) return true;
        return question.hand == 0 ? splits_first_again(plan_) : splits_later_again(plan_);
    }
    Money unit_;
    SplitPlan plan_;
};

// nz-blackjack 15B.9, 15B.10, 15C.10, 15C.11, by the real round: what one additional wager costs.
Ratio extra_edge_by_rounds(const baize::Setup& setup, std::size_t wager, int draws_below, SplitPlan plan) {
    const Money unit = setup.limits(0).increment * setup.exact_unit().cents;
    Splits player(draws_below, unit, plan);
    Ratio lost = 0, wagers = 0;
    enumerate(setup, {}, {{0, 1, {nz::Main, 0}, unit}}, &player, [&](const Session& session, const Ratio& chance) {
        for (const Line& line : session.table().lines()) {
            if (line.position.wager != wager) continue;
            lost -= chance * fraction(line.net().cents, unit.cents);
            wagers += chance;
        }
    });
    return lost / wagers;
}

TEST(BlackjackSidesOdds, R15B_9_R15C_10_AdditionalPairsAreCountedAsTheRealRoundDealsThem) {
    struct Shoe {
        std::string_view cards;
        const char* decks;
        int draws_below;
    };
    // None of them can run out before the dealer's hand is done: what a
    // shuffle in mid-round (16.7) would do is not counted.
    for (const SplitPlan again : {SplitPlan::Once, SplitPlan::FirstAgain, SplitPlan::LaterAgain, SplitPlan::Again})
        for (const auto& [cards, decks, draws_below] : {Shoe{"8c 8h 9d Ts", "2", 12},
                                                        {"8c 8h 9d Ts", "3", 17},
                                                        {"Tc Kc Qd 9s", "2", 17},
                                                        {"Ac 9c Th Ts", "3", 12}}) {
            for (const bool perfect : {true, false}) {
                const Choices choices{{{"decks", decks},
                                       {perfect ? "perfect-pair" : "any-pair", "yes"},
                                       {"extra-pairs", "yes"},
                                       {"resplit", again == SplitPlan::Once ? "no" : "yes"}},
                                      {},
                                      {}};
                auto setup = baize::Setup::make(nz::kGame, choices);
                ASSERT_TRUE(setup);
                setup->strip_decks(slow_prices::all_but(cards));
                const std::size_t extra = perfect ? nz::ExtraPerfectPair : nz::ExtraAnyPair,
                                  pair = perfect ? nz::PerfectPair : nz::AnyPair;
                const auto plan = [&](int value, int) {
                    return value == 1 ? SplitPlan::Once : again;
                };
                const auto returns = extra_pairs_returns(count::face_shoe(setup->shoe()), setup->pays(pair),
                                                         perfect ? settle_perfect_pair : settle_any_pair, plan);
                EXPECT_EQ(returns.edge(), extra_edge_by_rounds(*setup, extra, draws_below, again))
                    << cards << " " << static_cast<int>(again) << " " << perfect;
            }
        }
}

// Ruling R36 the other way: the dealer draws for hands that wait for him, and for a Push 22 wager beside them.
TEST(BlackjackSidesOdds, R36_Push22WhereNobodyDrawsForItAlone) {
    for (const std::string variant : {"standard", "blackjack-plus", "free-bet"})
        for (const std::string_view cards : {"6c 6h Ts 9s", "Ac 5c Td Ks"}) {
            auto setup = baize::Setup::make(
                nz::kGame,
                {{{"decks", "3"}, {"variant", variant}, {"push-22", "yes"}, {"push-22-draws", "no"}}, {}, {}});
            ASSERT_TRUE(setup);
            setup->strip_decks(slow_prices::all_but(cards));
            Strategy strategy = blackjack_analysis(setup->compiled<Rules>()).strategy;
            for (int value = 1; value <= kValues; ++value)
                for (int up = 1; up <= kValues; ++up) strategy.set_plan(value, up, SplitPlan::Never);
            BoxPlayer player(strategy);
            Ratio edge = 0;
            const Money unit = setup->limits(0).increment * setup->exact_unit().cents;
            enumerate(*setup, {}, {{0, 1, {nz::Main, 0}, unit}, {0, 1, {nz::Push22, 0}, unit}}, &player,
                      [&](const Session& session, const Ratio& chance) {
                          for (const Line& line : session.table().lines())
                              if (line.position.wager == nz::Push22)
                                  edge -= chance * fraction(line.net().cents, unit.cents);
                      });
            const auto prices = price(*setup, {.wager = "push-22"});
            ASSERT_TRUE(prices);
            EXPECT_NEAR(prices->at(0).edge, nearest(edge), 1e-12) << variant << " " << cards;
            EXPECT_NE(nearest(edge), nearest(push_22_returns(count::face_shoe(setup->shoe()),
                                                             setup->compiled<Rules>(), setup->pays(nz::Push22))
                                                 .edge()));
        }
}

Ratio edge_of(std::string_view wager, const std::string& paytable,
              const std::vector<std::pair<std::string, std::string>>& options = {}) {
    const auto setup = baize::Setup::make(nz::kGame, {options, {{std::string(wager), paytable}}, {}});
    const auto prices = price(*setup, {.wager = std::string(wager)});
    Ratio edge(prices->at(0).exact);
    edge.canonicalize();
    return edge;
}

TEST(BlackjackSidesOdds, KnownFigures) {
    EXPECT_NEAR(100 * nearest(edge_of("perfect-pair", "1")), 5.79, 0.005);
    EXPECT_NEAR(100 * nearest(edge_of("perfect-pair", "2")), 6.11, 0.005);
    EXPECT_NEAR(100 * nearest(edge_of("madness-21", "fixed")), 29.36, 0.005);  // ruling R37
    EXPECT_EQ(edge_of("any-pair", "1"), fraction(10920, 97032));  // 12 * 23/311 - 1
    EXPECT_NEAR(100 * nearest(edge_of("lucky-lucky", "3", {{"decks", "6"}})), 12.57, 0.005);
    const auto sevens = price(baize::Setup(nz::kGame), {.wager = "super-sevens"});
    EXPECT_NEAR(100 * sevens->at(1).edge, 11.40, 0.005);  // a third card always drawn
    EXPECT_GT(sevens->at(0).edge, sevens->at(1).edge);    // to split sevens costs the third
}

// 15H.10a: 17 and style A differ, and a bust hand has 3 cards at least;
// the Free Bonus adds what it pays and nothing else.
TEST(BlackjackSidesOdds, BusterAndItsBonus) {
    const FaceShoe shoe = count::face_shoe({.decks = 6});
    const Rules standard, style_a = [] { Rules rules; rules.draws_to_soft_17 = true; return rules; }();
    const Rows rows = nz_blackjack::kBusterA;
    EXPECT_NEAR(nearest(buster_returns(shoe, standard, rows).hit()), 0.28192, 0.00001);
    EXPECT_NEAR(nearest(buster_returns(shoe, style_a, rows).hit()), 0.28584, 0.0001);
    const ReturnDistribution alone = buster_returns(shoe, standard, rows),
              both = buster_with_bonus_returns(shoe, standard, rows, nz_blackjack::kFreeBonusB1, Money{100});
    EXPECT_EQ(alone.hit(), both.hit());
    const auto dearer = buster_with_bonus_returns(shoe, standard, rows, nz_blackjack::kFreeBonusB1, Money{500});
    EXPECT_EQ(both.mean() - alone.mean(), 5 * (dearer.mean() - alone.mean()));  // a fixed amount
}

// 15H.9: an amount of money is worth what the price says only if the simulated stake is the price's.
TEST(BlackjackSidesOdds, TheFreeBonusIsSimulatedAtTheStakeOfItsPrice) {
    Choices choices;
    choices.options = {{"buster", "yes"}, {"free-bonus", "b3"}};
    const auto setup = baize::Setup::make(nz::kGame, choices);
    ASSERT_TRUE(setup);
    EXPECT_EQ(simulated_stake(*setup), setup->limits(nz::Buster).min);
    const Simulation result = simulate(*setup, {.rounds = 400'000, .strategy = [&] { return best_strategy(*setup); }});
    const auto buster = std::find_if(result.wagers.begin(), result.wagers.end(),
                                     [](const auto& each) { return each.position.wager == nz::Buster; });
    ASSERT_NE(buster, result.wagers.end());
    ASSERT_EQ(simulated_as(*setup, buster->position), "buster+free-bonus");
    const auto prices = price(*setup, {.wager = "buster"});
    const auto priced = std::find_if(prices->begin(), prices->end(),
                                     [](const Price& each) { return each.wager == "buster+free-bonus"; });
    ASSERT_NE(priced, prices->end());
    EXPECT_NEAR(buster->edge(), priced->edge, 4 * buster->standard_error);
    EXPECT_NEAR(buster->sd / priced->sd, 1, 0.5);  // a stake of two cents would have a spread of hundreds
}

}  // namespace
}  // namespace baize::blackjack::blackjack_sides_odds_test
