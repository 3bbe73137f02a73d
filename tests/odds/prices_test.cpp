// Price lists: laws and what is read off them, options, pay tables, own pay rows, published figures; and one signature
// over all prices, so that a commit that changes a price says so.
#include "odds/prices.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/blackjack/nz_blackjack.hpp"
#include "games/list.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/sic_bo/sic_bo.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/verify.hpp"
#include "support/paths.hpp"

namespace baize {
namespace {

bool sanitized() { return std::getenv("BAIZE_SANITIZED") != nullptr; }

auto setup_of(const Game& game, const Choices& choices = {}) {
    auto setup = baize::Setup::make(game, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

// Edges alone: the spread of blackjack takes longer than its edge.
PriceRequest edges_of(std::string_view wager = "") {
    PriceRequest request;
    request.wager = wager;
    request.spread = false;
    return request;
}

std::map<std::string, Price> prices_of(const baize::Setup& setup, std::string_view wager = "") {
    const auto list = price(setup, edges_of(wager));
    if (!list) throw std::logic_error(to_string(list.refusal()));
    std::map<std::string, Price> prices;
    for (const Price& each : *list) prices[each.wager] = each;
    return prices;
}

// The edge as a fraction.
Ratio exact(const Price& price) {
    Ratio value(price.exact);
    value.canonicalize();
    return value;
}

Ratio fraction(const std::string& text) {
    Ratio value(text);
    value.canonicalize();
    return value;
}

// ---- Laws -------------------------------------------------------------------------------------------------------

Law small_law() {  // of six equally likely deals: three lose, one stands off, two win half a wager
    Law law;
    law.add(-1, 2);
    law.add(Ratio(1, 2), 2);
    law.add(0, 1);
    law.add(-1, 1);
    return law;
}

TEST(Law, MomentsAreExact) {
    const Law law = small_law();
    EXPECT_EQ(law.total(), 6);
    EXPECT_EQ(law.weights().size(), 3u);  // equal returns are one
    EXPECT_EQ(law.mean(), Ratio(-1, 3));
    EXPECT_EQ(law.edge(), Ratio(1, 3));
    EXPECT_EQ(law.variance(), Ratio(17, 36));  // (3 + 2/4) / 6 - 1/9
    EXPECT_EQ(law.hit(), Ratio(1, 3));
    EXPECT_EQ(law.staked(), 1);
}

TEST(Law, TheExactEdgeIsInLowestTerms) {
    EXPECT_EQ(small_law().exact_edge(), "1/3");
    Law banco;  // 19 to 20 makes a fraction of a deal
    banco.add(Ratio(19, 20), 1);
    banco.add(-1, 1);
    EXPECT_EQ(banco.exact_edge(), "1/40");
    Law generous;
    generous.add(2, 3);
    generous.add(-1, 1);
    EXPECT_EQ(generous.exact_edge(), "-5/4");
    Law fair;
    fair.add(1, 2);
    fair.add(-1, 2);
    EXPECT_EQ(fair.exact_edge(), "0/1");
}

TEST(Law, AWeightIsNeverNegativeAndNothingWeighsNothing) {
    Law law = small_law();
    EXPECT_THROW(law.add(1, -1), std::logic_error);
    law.add(7, 0);
    EXPECT_EQ(law.total(), 6);
    EXPECT_FALSE(law.weights().contains(7));
}

TEST(Law, FillGivesEveryFigureOfAPrice) {
    Law law = small_law();
    law.staked(Ratio(4, 3));
    Price price;
    price.hit = -1;
    price.standard_error = 0.5;
    price.method = Method::Simulated;
    price.returns = {{"9", 1.0}};
    fill(price, law);
    EXPECT_EQ(price.edge, 1.0 / 3);
    EXPECT_EQ(price.sd, std::sqrt(17.0 / 36));
    EXPECT_EQ(price.hit, 1.0 / 3);
    EXPECT_EQ(price.exact, "1/3");
    EXPECT_EQ(price.method, Method::Exact);
    EXPECT_FALSE(price.standard_error.has_value());
    EXPECT_EQ(price.edge_of_total, 0.25);  // a third per initial wager, which is three quarters of all that is wagered
    const std::vector<std::pair<std::string, double>> returns{{"-1", 0.5}, {"0", 1.0 / 6}, {"1/2", 1.0 / 3}};
    EXPECT_EQ(price.returns, returns);
}

// ---- Rounding -----------------------------------------------------------------------------------------------------

// IEEE division of whole numbers is rounded to the nearest, and so an oracle for it.
TEST(Nearest, IsTheNearestDoubleOfAFraction) {
    int cut_short = 0;
    for (int a = -60; a <= 60; ++a)
        for (int b = 1; b <= 120; ++b) {
            Ratio value(a, b);
            value.canonicalize();
            ASSERT_EQ(nearest(value), static_cast<double>(a) / b) << a << "/" << b;
            cut_short += value.get_d() != static_cast<double>(a) / b;
        }
    EXPECT_GT(cut_short, 1000);  // where GMP's own conversion would have been one off
}

TEST(Nearest, LargeNumeratorsAndDenominators) {
    EXPECT_EQ(nearest(fraction("61734283845632/4998398275503360")), 61734283845632.0 / 4998398275503360.0);
    EXPECT_EQ(nearest(fraction("-123456789012345678901234567890/123456789012345678901234567890")), -1);
    EXPECT_EQ(nearest(0), 0);
    const Ratio above_one =
        1 + Ratio(fraction("1/9007199254740992")) + Ratio(fraction("1/1000000000000000000000000000000"));
    EXPECT_EQ(nearest(above_one), std::nextafter(1.0, 2.0));  // just past half way
}

// ---- Figures in percent ---------------------------------------------------------------------------------------------

TEST(ComparePercent, AgreesTruncatedOrDiffers) {
    EXPECT_EQ(compare_percent(0.50643, "0.506"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(0.50661, "0.507"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(0.50661, "0.506"), Verdict::Truncated);
    EXPECT_EQ(compare_percent(0.50661, "0.508"), Verdict::Differs);
    EXPECT_EQ(compare_percent(0.50661, "0.505"), Verdict::Differs);
    EXPECT_EQ(compare_percent(2.7027, "2.7"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(2.7027, "2.70"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(2.7027, "2.71"), Verdict::Differs);
    EXPECT_EQ(compare_percent(2.9, "3"), Verdict::Agrees);    // no point at all
    EXPECT_EQ(compare_percent(2.9, "2"), Verdict::Truncated);
    EXPECT_EQ(compare_percent(2.4, "3"), Verdict::Differs);
}

TEST(ComparePercent, BelowZeroCutsTowardZeroToo) {
    EXPECT_EQ(compare_percent(-0.0406, "-0.04"), Verdict::Agrees);
    EXPECT_EQ(compare_percent(-0.0476, "-0.04"), Verdict::Truncated);
    EXPECT_EQ(compare_percent(-0.0476, "0.05"), Verdict::Differs);
}

TEST(Verify, EveryPublishedFigureOfAGameInTheProgramIsMet) {
    if (sanitized()) GTEST_SKIP() << "prices blackjack six times";
    std::map<Verdict, int> verdicts;
    const auto list = verify_figures();
    for (const Verification& each : list) {
        ++verdicts[each.verdict];
        EXPECT_NE(each.verdict, Verdict::Differs)
            << each.figure->source << " " << each.figure->game << " " << each.figure->wager << ": printed "
            << each.figure->printed << ", ours " << each.ours;
        EXPECT_EQ(each.ours.empty(), each.verdict == Verdict::NotYet) << each.figure->source;
        if (find_game(each.figure->game) == nullptr) {
            EXPECT_EQ(each.verdict, Verdict::NotYet);
        }
    }
    EXPECT_EQ(list.size(), std::size(published::kIndependent) + std::size(published::kBooks));
    EXPECT_GE(verdicts[Verdict::Agrees], static_cast<int>(std::size(published::kIndependent)));
    // The books' figures and ours are counted apart: no book is credited with what it does not print.
    const auto sum = [](const VerdictCounts& counts) {
        return static_cast<std::size_t>(std::accumulate(counts.begin(), counts.end(), 0));
    };
    EXPECT_EQ(sum(count_verdicts(list, false)), std::size(published::kIndependent));
    EXPECT_EQ(sum(count_verdicts(list, true)), std::size(published::kBooks));
    EXPECT_EQ(count_verdicts(list, false)[static_cast<std::size_t>(Verdict::Agrees)],
              static_cast<int>(std::size(published::kIndependent)));
}

TEST(Verify, ASpanIsHeldAgainstBothItsEnds) {
    const Span span{11.2838, 16.7751, "", ""};
    EXPECT_EQ(compare_span(span, "11.3-16.8"), Verdict::Agrees);
    EXPECT_EQ(compare_span(span, "11.2-16.7"), Verdict::Truncated);
    EXPECT_EQ(compare_span(span, "11.2-16.8"), Verdict::Truncated);
    EXPECT_EQ(compare_span(span, "11.3-16.6"), Verdict::Differs);
    EXPECT_EQ(compare_span(span, "11.3"), Verdict::Differs) << "one figure for two";
    EXPECT_EQ(compare_span({-0.04, -0.04, "", ""}, "-0.04"), Verdict::Agrees) << "a sign is no span";
}

// What a row says of a figure is believed only as far as it is recomputed.
TEST(Verify, EachRowIsOneOfFive) {
    const auto verdict = [](const published::Figure& figure) { return verify_figure(figure).verdict; };
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "dragon-bonus", "min", "decks=6..8", "11.2-16.7"}), Verdict::Truncated);
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "ur-way-egalite", "3", "", "17.9"}), Verdict::Differs);
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "ur-way-egalite", "3", "", "17.9", "odds-over-chances"}),
              Verdict::OtherReading);
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "ur-way-egalite", "3", "", "17.8", "odds-over-chances"}),
              Verdict::Differs);
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "ur-way-egalite", "3", "", "17.6", "mean-of-spots"}),
              Verdict::OtherReading);
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "punto", "", "decks=8", "1.29", "decks=1"}), Verdict::OtherReading);
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "punto", "", "decks=8", "1.5", "decks=1", "1.24"}), Verdict::BookWrong);
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "punto", "", "decks=8", "1.5", "", "1.25"}), Verdict::Differs)
        << "ours is 1.235";
    EXPECT_EQ(verdict({"t", "gb.punto-banco", "punto", "", "decks=8 return", "98.76"}), Verdict::Agrees);
    EXPECT_EQ(verdict({"t", "nz.baccarat", "any-pair:player", "1..2", "", "10.36-17.83"}), Verdict::Agrees);
    EXPECT_EQ(verdict({"t", "xx.none", "punto", "", "", "1"}), Verdict::NotYet);
    EXPECT_THROW(verdict({"t", "gb.punto-banco", "punto", "", "decks=8..9", "1"}), std::logic_error);
    EXPECT_THROW(verdict({"t", "gb.punto-banco", "punto", "", "by-moonlight", "1"}), std::logic_error);
}

// gb-2011 6.50, 6.51: 19.9 is cut off and not rounded; 11.7 follows from chances
// rounded to a thousandth of a percent, and not from exact ones.
TEST(Verify, WhatTheBookDidToUrWay) {
    const auto of = [](std::string_view table, std::string_view printed, std::string_view reading) {
        return verify_figure({"t", "gb.punto-banco", "ur-way-egalite", table, "decks=8", printed, reading});
    };
    EXPECT_EQ(of("min", "19.9", "odds-over-chances").other_reading, "19.988791, cut off and not rounded");
    EXPECT_EQ(of("min", "20.0", "odds-over-chances").other_reading, "19.988791");
    EXPECT_EQ(of("1", "11.7", "odds-over-chances").verdict, Verdict::Differs);
    EXPECT_EQ(of("1", "11.7", "odds-over-rounded-chances").verdict, Verdict::OtherReading);
    EXPECT_EQ(of("2", "14.4", "odds-over-rounded-chances").verdict, Verdict::OtherReading);
    EXPECT_EQ(of("3", "17.9", "odds-over-rounded-chances").verdict, Verdict::OtherReading);
    EXPECT_EQ(of("min", "19.9", "odds-over-rounded-chances").verdict, Verdict::Differs) << "20.004";
}

// ---- Which wagers have a price --------------------------------------------------------------------------------------

std::string refusal_of(const baize::Setup& setup, std::string_view wager) {
    const auto list = price(setup, edges_of(wager));
    return list ? "" : to_string(list.refusal());
}

TEST(Prices, AWagerIsAskedForByNameAndSpot) {
    const auto setup = setup_of(sic_bo::kGame);
    EXPECT_EQ(prices_of(setup, "total").size(), 14u);
    const auto one = prices_of(setup, "total:4");
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one.begin()->first, "total:4");
    EXPECT_EQ(one.begin()->second.exact, "11/72");  // 216 - 3 * 61 of 216
    EXPECT_NE(refusal_of(setup, "total:18"), "");
    EXPECT_NE(refusal_of(setup, "small:1"), "");
    EXPECT_NE(refusal_of(setup, "largest"), "");
    EXPECT_NE(refusal_of(setup_of(sic_bo::kGame, {{{"layout", "50"}}, {}, {}}), "odd"), "");  // not on that layout
}

TEST(Prices, APartOfAnotherWagerHasNoPriceOfItsOwn) {
    EXPECT_NE(refusal_of(setup_of(three_card_poker::kGbGame), "play"), "");
    EXPECT_NE(refusal_of(setup_of(three_card_poker::kGbGame), "ante-bonus"), "");
    EXPECT_NE(refusal_of(setup_of(blackjack::nz::kGame), "double"), "");
    EXPECT_EQ(prices_of(setup_of(blackjack::nz::kGame), "insurance").size(), 1u);
}

TEST(Prices, TheUnitIsNamed) {
    const auto poker = prices_of(setup_of(three_card_poker::kGbGame));
    EXPECT_EQ(poker.at("ante").unit, "ante");  // ruling R50
    EXPECT_EQ(poker.at("pair-plus").unit, "initial wager");
    EXPECT_EQ(prices_of(setup_of(blackjack::nz::kGame), "insurance").at("insurance").unit, "insurance wager");
    EXPECT_NEAR(poker.at("ante").edge_of_total, poker.at("ante").edge * 221 / 370,
                1e-15);  // 14900 of 22100 hands are played
}

TEST(Prices, GamesThatAskQuestionsHaveAStrategyAndTheOthersNone) {
    for (const Game* game : games()) {
        if (sanitized() && game->id == "nz.blackjack") continue;
        const baize::Setup setup(*game);
        // there only the shoe is offered, or cards are turned
        const bool asks = !game->choices.empty() && game->id != "gb.punto-banco" && game->id != "nz.dragon21";
        EXPECT_EQ(best_strategy(setup) != nullptr, asks) << game->id;
    }
}

// ---- Own pay rows ---------------------------------------------------------------------------------------------------

// The edge of a wager with one pay row changed, less the edge without.
Ratio change(const Game& game, const std::string& wager, const std::string& row, const std::string& odds) {
    const auto own = setup_of(game, {{}, {}, {{row, odds}}});
    const Price changed = prices_of(own, wager).at(wager);
    EXPECT_EQ(changed.paytable, "own") << row;
    return exact(changed) - exact(prices_of(setup_of(game), wager).at(wager));
}

TEST(OwnPays, MoveTheEdgeByExactlyTheCountedAmount) {
    using three_card_poker::kGbGame;
    using three_card_poker::kNzGame;
    // Hands of three cards out of 22100, as any handbook counts them.
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.flush", "3:1"), fraction("1096/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.straight", "5:1"), fraction("720/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.straight-flush", "40:1"), fraction("-240/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.three-of-a-kind", "30:1"), fraction("156/22100"));
    EXPECT_EQ(change(kGbGame, "pair-plus", "pair-plus.pair", "3:2"), fraction("-1872/22100"));
    // These hands are played whatever the bonus pays.
    EXPECT_EQ(change(kGbGame, "ante", "ante-bonus.straight-flush", "4:1"), fraction("48/22100"));
    EXPECT_EQ(change(kGbGame, "ante", "ante-bonus.straight", "2:1"), fraction("-720/22100"));
    // A royal flush in six cards: five of one suit and any sixth.
    EXPECT_EQ(change(kNzGame, "six-card-bonus", "six-card-bonus.royal-flush", "500:1"),
              fraction("94000/20358520"));  // 4 * 47 * 500
    // Throws out of 216.
    EXPECT_EQ(change(sic_bo::kGame, "total:4", "total.4-or-17", "62"), fraction("-6/216"));
    EXPECT_EQ(change(sic_bo::kGame, "single:3", "single.two-dice", "3:1"), fraction("-15/216"));
    EXPECT_EQ(change(sic_bo::kGame, "combination:1-2", "combination", "5"), fraction("30/216"));
    // Coups of eight decks.
    EXPECT_EQ(change(punto_banco::kGame, "egalite", "egalite", "9:1"), fraction("-475627426473216/4998398275503360"));
    EXPECT_EQ(change(punto_banco::kGame, "banco", "banco", "1:1"), fraction("-2292252566437888/4998398275503360") / 20);
}

TEST(OwnPays, LeaveOtherWagersAlone) {
    const auto before = prices_of(setup_of(sic_bo::kGame)),
               after = prices_of(setup_of(sic_bo::kGame, {{}, {}, {{"total.4-or-17", "62"}}}));
    std::set<std::string> moved;
    for (const auto& [wager, price] : before)
        if (price.exact != after.at(wager).exact) moved.insert(wager);
    EXPECT_EQ(moved, (std::set<std::string>{"total:4", "total:17"}));
    EXPECT_EQ(after.at("small").paytable, "min");
}

TEST(OwnPays, ALowerAnteMayMakeHandsWorthFoldingAndTheStrategyFollows) {
    // With play at 1 to 2 fewer hands are worth the second wager: the mean stake falls, and the price is below that of
    // the old strategy at the new odds.
    const auto own = prices_of(setup_of(three_card_poker::kGbGame, {{}, {}, {{"play", "1:2"}}})).at("ante");
    const auto standard = prices_of(setup_of(three_card_poker::kGbGame)).at("ante");
    EXPECT_EQ(own.paytable, "own");  // by a row of one of its parts
    EXPECT_GT(own.edge, standard.edge);
    EXPECT_LT(own.edge / own.edge_of_total, 370.0 / 221);
}

TEST(OwnPays, BlackjacksAreCountedToo) {
    if (sanitized()) GTEST_SKIP() << "prices blackjack twice";
    const auto edge = [](const Choices& choices) {
        return prices_of(setup_of(blackjack::nz::kGame, choices), "main").at("main").edge;
    };
    // 24 aces and 96 tens of 312 cards, when the dealer has no blackjack from what is left.
    const double player = 2 * 24.0 * 96 / (312 * 311), dealer = 2 * 23.0 * 95 / (310 * 309);
    EXPECT_NEAR(edge({{}, {}, {{"main.blackjack", "7:5"}}}) - edge({}), 0.1 * player * (1 - dealer), 1e-12);
}

TEST(OwnPays, InsuranceAtOtherOddsIsPricedThoughForbidden) {
    const auto setup = setup_of(blackjack::nz::kGame, {{}, {}, {{"insurance", "3:1"}}});
    EXPECT_EQ(exact(prices_of(setup, "insurance").at("insurance")), fraction("-73/311"));  // 215 lose, 96 win three
    EXPECT_EQ(setup.forbidden().size(), 1u);  // 9.4
}

TEST(OwnPays, WhatIsForbiddenIsSaid) {
    const auto forbidden = [](const Game& game, const std::string& row, const std::string& odds) {
        return setup_of(game, {{}, {}, {{row, odds}}}).forbidden().size();
    };
    EXPECT_EQ(forbidden(three_card_poker::kGbGame, "pair-plus.flush", "3:1"), 1u);  // a floor (2.5)
    EXPECT_EQ(forbidden(three_card_poker::kGbGame, "pair-plus.flush", "5:1"), 0u);
    EXPECT_EQ(forbidden(three_card_poker::kNzGame, "six-card-bonus.flush", "30:1"), 1u);  // one of four, whole
    EXPECT_EQ(forbidden(three_card_poker::kNzGame, "six-card-bonus.flush", "15:1"),
              0u);  // which makes scale 2 of scale 1
}

TEST(OwnPays, NamesThatAreNoneAreRefused) {
    for (const auto& [row, odds] : std::vector<std::pair<std::string, std::string>>{
             {"pair-plus.royal", "3:1"}, {"pair-plus", "3:1"}, {"side.flush", "3:1"},
             {"pair-plus.flush", "three"}, {"pair-plus.flush", "3:0"}})
        EXPECT_FALSE(baize::Setup::make(three_card_poker::kGbGame, {{}, {}, {{row, odds}}})) << row << " " << odds;
}

// ---- Options --------------------------------------------------------------------------------------------------------

TEST(Options, WhatOnlyChangesProcedureMovesNoPrice) {
    for (const Game* game : games()) {
        const baize::Setup standard(*game);
        for (const OptionDef& option : game->options) {
            if (option.moves_price) continue;
            for (const OptionValue& value : option.values) {
                const auto setup = setup_of(*game, {{{std::string(option.id), std::string(value.id)}}, {}, {}});
                if (game->id.ends_with(".blackjack")) {  // priced by these rules and nothing else; the
                                                         // best player takes no even money
                    blackjack::Rules rules = setup.compiled<blackjack::Rules>();
                    rules.even_money = standard.compiled<blackjack::Rules>().even_money;
                    EXPECT_EQ(rules, standard.compiled<blackjack::Rules>()) << option.id;
                    continue;
                }
                if (setup.forbidden().size() > standard.forbidden().size())
                    continue;  // a bonus number that the wheel has not
                const auto before = prices_of(standard);
                for (const auto& [wager, price] : prices_of(setup)) {
                    EXPECT_EQ(price.exact, before.at(wager).exact) << game->id << " " << option.id;
                    for (const auto& [id, chosen] : price.options)
                        EXPECT_NE(id, option.id);  // nor is it said beside the price
                }
            }
        }
    }
}

// Rules from which one liberty has been taken.
std::vector<std::pair<std::string, blackjack::Rules>> stricter(const blackjack::Rules& rules) {
    using namespace blackjack;
    std::vector<std::pair<std::string, Rules>> list;
    const auto add = [&](const char* what, auto change) {
        Rules changed = rules;
        change(changed);
        if (changed != rules) list.emplace_back(what, changed);
    };
    add("fewer totals doubled", [](Rules& r) {
        if (r.double_rule != DoubleRule::None)
            r.double_rule = static_cast<DoubleRule>(static_cast<int>(r.double_rule) + 1);
    });
    add("no double after a split", [](Rules& r) { r.double_after_split = false; });
    add("doubles lost to a blackjack", [](Rules& r) { r.double_lost_to_blackjack = true; });
    add("no splitting of pairs", [](Rules& r) { r.split_pairs = false; });
    add("no splitting of aces", [](Rules& r) { r.split_aces = false; });
    add("no second split", [](Rules& r) { r.hands_max = 2; });
    add("more lost to a blackjack", [](Rules& r) {
        if (r.split_loss != SplitLoss::All) r.split_loss = static_cast<SplitLoss>(static_cast<int>(r.split_loss) + 1);
    });
    add("blackjack at 6 to 5", [](Rules& r) { if (r.blackjack_pays == Odds{3, 2}) r.blackjack_pays = {6, 5}; });
    add("blackjack at even money", [](Rules& r) { r.blackjack_pays = {1, 1}; });
    return list;
}

TEST(Options, TakingAChoiceFromTheBlackjackPlayerNeverHelpsHim) {
    using namespace blackjack;
    std::vector<Rules> starts(sanitized() ? 1 : 5);
    if (!sanitized()) {
        starts[1].draws_to_soft_17 = true;
        starts[2].double_rule = DoubleRule::NineToEleven;
        starts[2].split_loss = SplitLoss::First;
        starts[3].double_rule = DoubleRule::TenOrEleven;
        starts[3].hands_max = 2;
        starts[3].split_loss = SplitLoss::BustAndOne;
        starts[4].split_aces = false;
        starts[4].double_lost_to_blackjack = true;
        starts[4].double_after_split = false;
    }
    Analyser analyser(6);
    for (const Rules& rules : starts) {
        const double edge = analyser.analyse(rules).edge();
        for (const auto& [what, worse] : stricter(rules))
            EXPECT_GT(analyser.analyse(worse).edge(), edge - 1e-12) << what;
    }
}

TEST(Options, TheDealersDrawToSoft17IsTheHouses) {
    blackjack::Analyser analyser(6);
    blackjack::Rules rules;
    const double stands = analyser.analyse(rules).edge();
    rules.draws_to_soft_17 = true;
    EXPECT_GT(analyser.analyse(rules).edge(), stands + 0.001);
}

// With six decks 11.6(a) costs nothing; that it is looked at shows with
// one deck, where an 8 is doubled against a 5 or 6.
TEST(Options, R11_6a_CostsSomethingWithOneDeck) {
    blackjack::Analyser analyser(1);
    blackjack::Rules rules;
    rules.decks = 1;
    const double any = analyser.analyse(rules).edge();
    rules.double_rule = blackjack::DoubleRule::NineToEleven;
    EXPECT_GT(analyser.analyse(rules).edge(), any + 1e-6);
}

TEST(Prices, AFullBlackjackPriceHasItsFractionItsLawAndItsHits) {
    if (sanitized()) GTEST_SKIP() << "the whole law of blackjack";
    const auto setup = setup_of(blackjack::nz::kGame, {{{"decks", "1"}}, {}, {}});
    double share = 0;
    PriceRequest request;
    request.wager = "main";
    request.full = true;
    request.progress = [&](double done) { EXPECT_GE(done, share); share = done; };
    const auto full = price(setup, request);
    ASSERT_TRUE(full);
    const Price& main = full->front();
    const Price quick = prices_of(setup, "main").at("main");
    EXPECT_EQ(share, 1);
    EXPECT_EQ(main.edge, nearest(exact(main)));
    EXPECT_NEAR(main.edge, quick.edge, 1e-13);
    EXPECT_EQ(quick.exact, "");   // only its rounded value was computed
    EXPECT_LT(quick.hit, 0);
    double chances = 0, mean = 0, squares = 0, hit = 0;
    for (const auto& [net, chance] : main.returns) {
        const double value = Ratio(net).get_d();
        chances += chance;
        mean += value * chance;
        squares += value * value * chance;
        hit += value > 0 ? chance : 0;
    }
    EXPECT_NEAR(chances, 1, 1e-12);
    EXPECT_NEAR(-mean, main.edge, 1e-12);
    EXPECT_NEAR(std::sqrt(squares - mean * mean), main.sd, 1e-10);
    EXPECT_NEAR(hit, main.hit, 1e-12);
    EXPECT_EQ(main.returns.front().first, "-6");  // three hands, each doubled
}

// ---- The signature --------------------------------------------------------------------------------------------------

std::string words(const std::vector<std::pair<std::string, std::string>>& options) {
    std::string text;
    for (const auto& [id, value] : options) text += fmt::format("{}{}={}", text.empty() ? "" : ",", id, value);
    return text.empty() ? "-" : text;
}

// All that `edge --json` prints of a row must be there and make sense.
void expect_filled(const Price& row, const Game& game) {
    const std::string name = fmt::format("{} {} {}", row.game, row.wager, words(row.options));
    EXPECT_EQ(row.game, game.id) << name;
    EXPECT_FALSE(row.wager.empty() || row.paytable.empty() || row.unit.empty()) << name;
    if (row.paytable == "fee") {  // no wager: gone whatever happens (ruling R33)
        EXPECT_EQ(row.exact, "1/1") << name;
        return;
    }
    EXPECT_TRUE(std::isfinite(row.edge) && std::abs(row.edge) < 1) << name;
    EXPECT_TRUE(std::isfinite(row.edge_of_total) && std::abs(row.edge_of_total) <= std::abs(row.edge)) << name;
    EXPECT_EQ(row.method, Method::Exact) << name;
    EXPECT_FALSE(row.standard_error.has_value()) << name;
    if ((row.game.ends_with(".blackjack") || row.game == "gb.blackjack-switch") &&
        (row.wager == "main" || row.wager == "upper" || row.wager.ends_with("+ante") || row.wager.ends_with("+ride") ||
         row.wager.ends_with("+alone"))) {
        EXPECT_FALSE(row.note.empty()) << name;  // which says that it is rounded
        EXPECT_LT(row.sd, 0) << name;            // not asked for here; the full price has it
        return;
    }
    EXPECT_TRUE(std::isfinite(row.sd) && row.sd > 0) << name;
    EXPECT_TRUE(row.hit > 0 && row.hit < 1) << name;
    if (row.exact.empty()) {
        EXPECT_NE(row.note.find("double precision"), std::string::npos) << name;
        return;
    }
    EXPECT_EQ(row.edge, nearest(exact(row))) << name;
    double chances = 0;
    for (const auto& [net, chance] : row.returns) chances += chance;
    EXPECT_NEAR(chances, 1, 1e-14) << name;
}

// A game as standard, then with each pay table that is not the standard one, then with each other value of each option
// that moves the price.
std::vector<Choices> variations(const Game& game) {
    std::vector<Choices> list{{}};
    const baize::Setup standard(game);
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        for (const PayTable* table : standard.paytables_open(w))
            if (table->id != standard.paytable(w))
                list.push_back({{}, {{std::string(game.wagers[w].id), std::string(table->id)}}, {}});
    for (std::size_t i = 0; i < game.options.size(); ++i)
        for (const OptionValue& value : game.options[i].values)
            if (game.options[i].moves_price && value.id != standard.option_id(i)) {
                const std::string_view when = game.options[i].when;  // of one version only: in that version
                list.push_back({{}, {}, {}});
                std::istringstream conditions{std::string(when)};  // "variant=a six=yes|no": with the
                                                                   // first value of each
                for (std::string each; conditions >> each;)
                    list.back().options.emplace_back(
                        each.substr(0, each.find('=')),
                        each.substr(each.find('=') + 1, each.find('|') - each.find('=') - 1));
                list.back().options.emplace_back(game.options[i].id, value.id);
            }
    return list;
}

// FNV-1a: any change of any line changes it.
std::uint64_t hash_of(const std::string& text) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return hash;
}

// To twelve decimals: blackjack is summed in double precision, and the last few digits may hang on the compiler.
std::string line_of(const Price& row, const Choices& choices) {
    const double edge = std::abs(row.edge) < 5e-13 ? 0 : row.edge;
    return fmt::format("{} {} {} {} {:.12f}\n", row.game, row.wager, row.paytable, words(choices.options), edge);
}

const std::filesystem::path kSignature = std::filesystem::path(testing_support::tests_dir()) / "odds" / "signature.txt";

// Of the layout, and by their names of the opening wagers that the standard
// layout leaves out but which are priced all the same.
std::vector<Price> all_prices(const baize::Setup& setup) {
    std::vector<Price> rows;
    if (auto of_layout = price(setup, edges_of())) rows = *of_layout;
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        if (setup.offered(w) || setup.game().wagers[w].kind != WagerKind::Opening) continue;
        if (const auto by_name = price(setup, edges_of(setup.game().wagers[w].id)))
            rows.insert(rows.end(), by_name->begin(), by_name->end());
    }
    return rows;
}

// One test for both, because the list takes a while: every value of every option that moves a price is priced with all
// its figures, and the edges are those of tests/odds/signature.txt. BAIZE_UPDATE=1 writes the file anew, and the commit
// then says which prices moved and why.
TEST(Signature, EveryOptionAndPayTableIsPricedAsSigned) {
    if (sanitized()) GTEST_SKIP() << "prices everything there is";
    std::string text;
    for (const Game* game : games()) {
        std::map<std::string, std::string> standard;
        for (const Choices& choices : variations(*game)) {
            // Switch takes seconds for each set of rules; what it shares with gb.blackjack is signed there.
            const std::set<std::string> long_counts{"-", "decks=8", "hole-card=peek", "soft-17=draws",
                                                    "dealer-22=every-box"};
            if (game->id == "gb.blackjack-switch" && choices.paytables.empty() &&
                !long_counts.contains(words(choices.options)))
                continue;
            const auto setup = setup_of(*game, choices);
            const std::vector<Price> rows = all_prices(setup);
            ASSERT_FALSE(rows.empty()) << words(choices.options);
            bool moved = false;
            std::set<std::string> offered;
            for (const Price& row : rows) {
                expect_filled(row, *game);
                if (!choices.options.empty()) {
                    EXPECT_EQ(std::ranges::count(row.options, choices.options.back()), 1) << words(choices.options);
                }
                const std::string edge =
                    fmt::format("{:.12f} {:.9f}", row.edge, row.sd);  // pay tables may share an edge
                offered.insert(row.wager);
                if (choices.options.empty() && choices.paytables.empty()) standard.emplace(row.wager, edge);
                const auto before = standard.find(row.wager);
                moved = moved || before == standard.end() || before->second != edge;  // or it is offered only now
                if (choices.paytables.empty() || choices.paytables.contains(row.wager.substr(0, row.wager.find('+'))))
                    text += line_of(row, choices);
            }
            if (choices.paytables.empty()) moved = moved || offered.size() != standard.size();
            // The best player never takes even money, and with six decks he never doubles 8 or less, or 12 or more.
            // nz-baccarat 13.4 is for 2 to 1 baccarat alone.
            std::set<std::string> idle{"even-money=no", "double-rule=9-11", "banker-six=1:2"};
            // At gb.blackjack soft hands are doubled too; a hole card that nobody looks
            // at is as good as none; and 6 to 5 needs one deck.
            if (game->id.starts_with("gb."))
                idle = {"hole-card=unseen", "single-deck-6-5=yes",
                        "single-deck-6-5=yes,even-money=yes,even-money-6-5=yes"};
            const bool varied = !choices.options.empty() || !choices.paytables.empty();
            const bool as_before = idle.contains(words(choices.options));
            EXPECT_EQ(moved, varied && !as_before) << game->id << " " << words(choices.options);
        }
    }
    text += fmt::format("signature {:016x}\n", hash_of(text));
    if (std::getenv("BAIZE_UPDATE")) {
        std::ofstream(kSignature) << text;
        return;
    }
    std::ifstream file(kSignature);
    ASSERT_TRUE(file) << "there is no tests/odds/signature.txt: BAIZE_UPDATE=1 writes it";
    std::istringstream ours(text);
    std::string written, now;
    while (std::getline(ours, now)) {
        const bool there = static_cast<bool>(std::getline(file, written));
        EXPECT_EQ(there ? written : std::string("(no more lines)"), now)
            << "a price is not as signed; BAIZE_UPDATE=1 writes the list anew";
    }
    EXPECT_FALSE(std::getline(file, written)) << "no longer priced: " << written;
}

}  // namespace
}  // namespace baize
