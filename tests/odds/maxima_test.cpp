// Maximum pay-outs of a table (nz-three-card-poker 5.10, nz-lunar-poker 5.12, nz-blackjack 15F.12): what `check`, the
// sign and the lab show is the price of the table as it is played, at its highest stakes (ruling R67).
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "definition/maxima.hpp"
#include "games/list.hpp"
#include "odds/lunar_poker/maxima.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "report/table_report.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks are counted");

namespace baize::maxima_test {
namespace {

// The price of one wager of a table that takes 1 to 100 on everything, unless its text says otherwise.
Price shown(const std::string& game, std::string_view wager, const std::string& rest) {
    const auto config = parse_table("id='a'\ngame='" + game + "'\n[limits]\nmin=1\nmax=100\nincrement=1\n" + rest);
    if (!config) throw std::logic_error(config.refusal().what);
    const auto prices = prices_of(*config);
    const auto found = std::ranges::find(prices, wager, &Price::wager);
    return found == prices.end() ? Price{} : *found;
}

Ratio exact(const Price& price) {
    Ratio value(price.exact);
    value.canonicalize();
    return value;
}

// 188 of all hands of six cards hold a royal flush. It loses 200 to 1 where 25.00 win no more than 20000.00.
TEST(PricesUnderMaxima, NzThreeCardPoker5_10_TheSixCardBonus) {
    const std::string bonus = "[limits.six-card-bonus]\nmax=25\npayout-max=";
    const Price free = shown("nz.three-card-poker", "six-card-bonus", ""),
                cut = shown("nz.three-card-poker", "six-card-bonus", bonus + "20000\n"),
                never = shown("nz.three-card-poker", "six-card-bonus", bonus + "25000\n");
    EXPECT_EQ(exact(cut) - exact(free), fraction(188 * 200, 20358520));
    EXPECT_EQ(cut.paytable, free.paytable) << "the table is the same";
    EXPECT_EQ(cut.supposes, "a wager of 25, of which Six Card Bonus wins no more than 20000");
    EXPECT_EQ(cut.note, cut.supposes) << "what `check` prints";
    EXPECT_EQ(never.exact, free.exact);
    EXPECT_EQ(never.supposes, "") << "nothing reaches it";
}

// A part of a wager has a maximum of its own, and is paid with the stake of the whole.
TEST(PricesUnderMaxima, NzThreeCardPoker5_10_TheAnteBonus) {
    const Price cut = shown("nz.three-card-poker", "ante", "[limits.ante-bonus]\npayout-max=250\n");
    const Choices pays{{}, {}, {{"ante-bonus.straight-flush", "5:2"}, {"ante-bonus.three-of-a-kind", "5:2"}}};
    const auto own = baize::Setup::make(*find_game("nz.three-card-poker"), pays);
    ASSERT_TRUE(own) << own.refusal().what;
    EXPECT_EQ(cut.exact, price(*own, {.wager = "ante"})->at(0).exact);
    EXPECT_EQ(cut.supposes, "a wager of 100, of which Ante bonus wins no more than 250");
}

// Where no clause lets an operator pay less the table is forbidden, and its price is of what the book asks for.
TEST(PricesUnderMaxima, WhatMayNotBeCutIsPricedInFull) {
    const Price free = shown("gb.punto-banco", "egalite", ""),
                forbidden = shown("gb.punto-banco", "egalite", "[limits.egalite]\npayout-max=799\n");
    EXPECT_EQ(forbidden.exact, free.exact);
    EXPECT_EQ(forbidden.supposes, "a stake that reaches no maximum pay-out");
}

// What pays is what is priced: rounds with a maximum pay what rounds by the cut rows do, at the stake of both.
TEST(PricesUnderMaxima, RoundsPayWhatTheCutRowsSay) {
    const std::tuple<const char*, const char*, const char*, int> tables[] = {
        {"nz.three-card-poker", "pair-plus", "", 5},
        {"nz.three-card-poker", "six-card-bonus", "", 8},
        {"nz.three-card-poker", "ante-bonus", "", 2},
        {"nz.blackjack", "lucky-match", "lucky-match", 3},
        {"gb.live-draw-poker", "main", "", 4}};
    for (const auto& [id, wager, option, times] : tables) {
        Choices choices;
        if (*option) choices.options.emplace_back(option, "yes");
        auto setup = *baize::Setup::make(*find_game(id), choices);
        const Money stake = simulated_stake(setup);
        for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
            setup.limits(w, {stake, stake, stake, setup.game().wagers[w].id == wager ? stake * times : Money{}});
        const auto paid = setup.paid_at_highest();
        ASSERT_TRUE(paid) << id;
        ASSERT_EQ(simulated_stake(*paid), stake) << id;
        const auto rounds_of = [&](const baize::Setup& table) {
            SimulationRequest request;
            request.rounds = 20'000;
            request.strategy = [&] { return best_strategy(*paid); };
            return simulate(table, request).wagers;
        };
        const auto with = rounds_of(setup), by_rows = rounds_of(*paid),
                   free = rounds_of(*baize::Setup::make(*find_game(id), choices));
        bool cuts = false;
        for (std::size_t i = 0; i < with.size(); ++i) {
            EXPECT_EQ(with[i].mean, by_rows[i].mean) << id << ' ' << i;
            cuts |= with[i].mean < free[i].mean;
        }
        EXPECT_TRUE(cuts) << id << ' ' << wager << ": the maximum was reached";
    }
}

// Ruling R97: a maximum of the raise alone is that of nz-big-raise-stud 5.8 by another name, and caps a raise of once
// at the same amount as one of four times.
TEST(PricesUnderMaxima, R97_BigRaise5_8_TheRaiseAlone) {
    const Price option = shown("nz.big-raise-stud", "ante", "[options]\nmaximum-payout=500\n"),
                limit = shown("nz.big-raise-stud", "ante", "[limits.raise]\npayout-max=500\n"),
                both = shown("nz.big-raise-stud", "ante",
                             "[limits.raise]\npayout-max=700\n[options]\nmaximum-payout=500\n");
    EXPECT_EQ(limit.exact, option.exact);
    EXPECT_EQ(both.exact, option.exact);
    EXPECT_EQ(limit.supposes, "an Ante of 100");
}

TEST(PricesUnderMaxima, R97_FourCard5_10_ASingleWager) {
    const auto limit = [](std::string_view wager, std::string_view of, const char* most) {
        return shown("nz.four-card-poker", wager, fmt::format("[limits.{}]\npayout-max={}\n", of, most));
    };
    const Price free = shown("nz.four-card-poker", "ante", "");
    EXPECT_EQ(limit("aces-up", "aces-up", "1000").exact,
              shown("nz.four-card-poker", "aces-up", "[options]\nmaximum-payout=1000\n").exact);
    EXPECT_EQ(limit("aces-up", "aces-up", "1000").supposes, "an Aces Up wager of 100");
    EXPECT_EQ(limit("ante", "play", "300").exact, free.exact) << "three antes at even money";
    EXPECT_EQ(limit("ante", "play", "300").supposes, "an Ante of 100");
    // Of a play wager of three times 299 of 300 is paid; of one of once all.
    EXPECT_GT(exact(limit("ante", "play", "299")), exact(free));
    EXPECT_EQ(exact(limit("ante", "ante-bonus", "2400")) - exact(free), exact(limit("ante", "ante-bonus", "2300")) -
                                                                       exact(limit("ante", "ante-bonus", "2400")))
        << "25 to 1 on four of a kind, cut by 100 and by 200";
}

// What pays is what is priced.
TEST(PricesUnderMaxima, R97_RoundsPayWhatThePriceSays) {
    const std::pair<const char*, const char*> tables[] = {{"nz.four-card-poker", "play"},
                                                          {"nz.big-raise-stud", "raise"}};
    for (const auto& [id, wager] : tables) {
        baize::Setup setup(*find_game(id));
        const Money stake = simulated_stake(setup);
        for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
            setup.limits(w, {stake, stake, stake, setup.game().wagers[w].id == wager ? stake * 2 : Money{}});
        SimulationRequest request;
        request.rounds = 200'000;
        request.strategy = [&] { return best_strategy(setup); };
        const auto simulated = simulate(setup, request).wagers.at(0);
        const auto priced = price(setup, {.wager = "ante"});
        ASSERT_TRUE(priced) << id;
        EXPECT_NEAR(-simulated.mean, priced->at(0).edge, 5 * simulated.standard_error) << id;
        EXPECT_GT(priced->at(0).edge, price(baize::Setup(setup.game()), {.wager = "ante"})->at(0).edge) << id;
    }
}

// ---- Lunar Poker ----------------------------------------------------------------------------------------------------

TEST(PricesUnderMaxima, Lunar5_12_InstantCash) {
    const lunar_poker::MainGame game;
    const ReturnDistribution cut = main_returns(game, precomputed_returns(game), {.ante = Ratio(350)});
    const Price price = shown("nz.lunar-poker", "ante", "[limits.ante]\nmax=50\npayout-max=17500\n");
    EXPECT_EQ(price.exact, cut.exact_edge());
    EXPECT_EQ(price.supposes, "the best play; an Ante of 50 alone");
    EXPECT_NE(price.note.find("an Ante of 50 alone"), std::string::npos) << price.note;
    EXPECT_EQ(shown("nz.lunar-poker", "ante", "[limits.ante]\npayout-max=60000\n").supposes, "the best play");
}

// The bet is two antes: a royal flush would win 20000 on 200.
TEST(PricesUnderMaxima, Lunar5_12_TheBetIsTwoAntes) {
    const lunar_poker::MainGame game;
    const auto plays = plays_within(game);
    const Price price = shown("nz.lunar-poker", "ante", "[limits.bet]\npayout-max=15000\n"),
                second = shown("nz.lunar-poker", "ante", "[limits.second-combination]\npayout-max=300\n");
    EXPECT_EQ(price.edge, nearest(within_maxima(game, plays, {.bet = Ratio(150)}).distribution.edge()));
    EXPECT_EQ(price.method, Method::Bounded) << "ruling R59";
    EXPECT_NE(price.supposes.find("that pays 100 antes at most for a combination; an Ante of 100 alone; no play costs "
                                  "less than 0.803"), std::string::npos) << price.supposes;
    EXPECT_EQ(second.edge, nearest(within_maxima(game, plays, {.second = Ratio(3)}).distribution.edge()));
    EXPECT_NE(second.edge, nearest(main_returns(game, plays.back().returns).edge()));
}

TEST(PricesUnderMaxima, Lunar5_12_Super) {
    const Price cut = shown("nz.lunar-poker", "super", "[limits.super]\nmax=50\npayout-max=9000\n");
    const auto returns = lunar_poker::super_returns(nz_lunar_poker::kSupers[0], {}, poker::kFullDeck, Ratio(180));
    EXPECT_EQ(cut.exact, returns.exact_edge());
    EXPECT_EQ(cut.supposes, "a Super wager of 50 alone");
    EXPECT_EQ(shown("nz.lunar-poker", "super", "[limits.super]\nmax=50\npayout-max=10000\n").supposes, "");
}

}  // namespace
}  // namespace baize::maxima_test
