// Rules of Roulette that no single round shows (gb-2011 section 3), and of Divisions 8 and 8A as seed 001 amends them.
#include "games/roulette/roulette.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "games/roulette/double_action.hpp"
#include "games/roulette/layout.hpp"
#include "games/roulette/side_wagers.hpp"
#include "odds/wagers.hpp"
#include "rules/rules_table.hpp"
#include "support/floor.hpp"

namespace baize::roulette_rules_test {
namespace {

using namespace rules_table;
using namespace roulette;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

const Game& game() { return roulette::kGame; }
const Rules& rules_of(const TableSetup& setup) { return setup.compiled<Rules>(); }

// The spots of a wager that a layout has.
std::set<std::string> spots(const TableSetup& setup, Wager wager) {
    std::set<std::string> names;
    for (const std::string_view spot : setup.spots(wager)) names.insert(std::string(spot));
    return names;
}

std::size_t of_zero(const std::set<std::string>& names) {
    return static_cast<std::size_t>(
        std::ranges::count_if(names, [](const std::string& name) { return name.starts_with('0'); }));
}

// ---- Layout and wheel -------------------------------------------------------------------------------------------

TEST(RouletteRules, R3_1_PlacesFollowFromTheGridOfNumbers) {
    const TableSetup single = setup_of("gb.roulette"), twice = setup_of("gb.roulette", {{"double-zero", "yes"}});
    const std::map<Wager, std::pair<std::size_t, std::size_t>> counts = {{StraightUp, {37, 38}}, {Split, {60, 62}},
                                                                         {Street, {14, 15}}, {Corner, {22, 22}},
                                                                         {SixLine, {11, 11}},
                                                                         {Column, {3, 3}}, {Dozen, {3, 3}},
                                                                         {SplitColumns, {2, 2}}, {Neighbours, {37, 38}},
                                                                         {FirstFour, {0, 2}}};
    for (const auto& [wager, count] : counts) {
        EXPECT_EQ(spots(single, wager).size(), count.first) << game().wagers[wager].id;
        EXPECT_EQ(spots(twice, wager).size(), count.second) << game().wagers[wager].id;
    }
    EXPECT_EQ(of_zero(spots(single, Split)), 3u);
    EXPECT_EQ(of_zero(spots(single, Street)), 2u);
    EXPECT_EQ(of_zero(spots(twice, Split)), 5u);
    EXPECT_EQ(of_zero(spots(twice, Street)), 3u);
    for (const char* name : {"1-2", "1-4", "0-1", "0-2", "0-3", "33-36", "35-36"})
        EXPECT_TRUE(spots(single, Split).contains(name)) << name;
    for (const char* name : {"3-4", "1-36", "1-5", "36-37", "0-4"})
        EXPECT_FALSE(spots(single, Split).contains(name)) << name;
    EXPECT_TRUE(spots(twice, Street).contains("0-00-2"));
    EXPECT_FALSE(spots(twice, Split).contains("0-3"));
}

// Numbers that touch in the grid, by the distance of their places in it: another way to the same splits and corners.
TEST(RouletteRules, R3_1_NumbersOfAPlaceTouchEachOther) {
    const TableSetup setup = setup_of("gb.roulette");
    const auto row = [](int number) { return (number - 1) / 3; };
    const auto column = [](int number) { return (number - 1) % 3; };
    int touching = 0;
    for (int a = 1; a <= 36; ++a)
        for (int b = a + 1; b <= 36; ++b) {
            const bool touch = std::abs(row(a) - row(b)) + std::abs(column(a) - column(b)) == 1;
            touching += touch;
            EXPECT_EQ(spots(setup, Split).contains(std::to_string(a) + "-" + std::to_string(b)), touch)
                << a << " " << b;
        }
    EXPECT_EQ(touching, 57);
    for (const Position position : opening_positions(setup)) {
        if (position.wager != Corner) continue;
        const Numbers numbers = covered(position, rules_of(setup));
        int rows = 0, columns = 0;
        for (int number = 1; number <= 36; ++number)
            if (holds(numbers, number)) rows |= 1 << row(number), columns |= 1 << column(number);
        EXPECT_EQ(std::popcount(numbers), 4);
        EXPECT_EQ(std::popcount(static_cast<unsigned>(rows)), 2);
        EXPECT_EQ(std::popcount(static_cast<unsigned>(columns)), 2);
    }
}

TEST(RouletteRules, R3_2_NumbersAndOddsOfEveryPlace) {
    const std::map<Wager, int> many = {{StraightUp, 1}, {Split, 2}, {Street, 3}, {Corner, 4}, {FirstFour, 4},
                                       {SixLine, 6}, {Column, 12}, {Dozen, 12}, {RedBlack, 18},
                                       {OddEven, 18}, {LowHigh, 18}, {SplitColumns, 24},
                                       {SplitDozens, 24}, {Neighbours, 5}, {NewAr, 8}};
    for (const char* twice : {"no", "yes"}) {
        const TableSetup setup = setup_of("gb.roulette", {{"double-zero", twice}});
        for (const Position position : opening_positions(setup)) {
            const auto wager = static_cast<Wager>(position.wager);
            if (!many.contains(wager)) continue;
            const Numbers numbers = covered(position, rules_of(setup));
            EXPECT_EQ(std::popcount(numbers), many.at(wager)) << position_name(game(), position);
            EXPECT_EQ(numbers >> rules_of(setup).compartments(), 0u) << position_name(game(), position);
            if (wager == NewAr || wager == Neighbours) continue;
            const Odds odds = setup.pays(wager)[0].odds;  // fair, were there no zero
            EXPECT_EQ((odds.num + odds.den) * many.at(wager), 36 * odds.den) << position_name(game(), position);
        }
    }
}

TEST(RouletteRules, R3_4_WagersMayBeLeftOutAndNoneAdded) {
    TableSetup setup = setup_of("gb.roulette");
    setup.withdraw(SplitColumns);
    Session session(setup);
    const auto refusal = session.check(bet(game(), 0, 0, "split-columns:1-2", 10));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "3.2(L)");
    for (const Position position : {Position{17, 0}, Position{0, 38}, Position{1, 63}, Position{Colours, 6}}) {
        const auto other = session.check(PlaceBet{0, 0, position, {1000}});
        ASSERT_TRUE(other);
        EXPECT_EQ(other->clause, "3.1");
    }
}

TEST(RouletteRules, R3_5_TheWheelsAndTheirOrder) {
    for (const char* twice : {"no", "yes"}) {
        const TableSetup setup = setup_of("gb.roulette", {{"double-zero", twice}});
        const auto wheel = game().equipment.wheel_order(setup);
        ASSERT_EQ(static_cast<int>(wheel.size()), rules_of(setup).compartments());
        EXPECT_EQ(std::set<int>(wheel.begin(), wheel.end()).size(), wheel.size()) << "every compartment once";
        for (std::size_t i = 0; i < wheel.size(); ++i) {  // coloured alternately; a zero lies between any two colours
            const Colour here = colour_of(number_in(wheel[i])),
                         next = colour_of(number_in(wheel[(i + 1) % wheel.size()]));
            if (here != Green && next != Green) { EXPECT_NE(here, next) << i; }
        }
    }
    EXPECT_EQ(neighbours(kSingleZeroWheel, 0, 2), of({3, 26, 0, 32, 15}));
    EXPECT_EQ(neighbours(kDoubleZeroWheel, kDoubleZero, 2), of({13, 1, kDoubleZero, 27, 10}));
    EXPECT_EQ(neighbours(kDoubleZeroWheel, 2, 2), of({35, 14, 2, 0, 28}));
}

// 3.11: 35 throws of 1296 for each of 37 numbers, 34 for each of 38, and what is left is thrown again.
TEST(RouletteRules, R3_11_FourDiceGiveEveryNumberAsOftenAsTheWheel) {
    for (const int compartments : {37, 38}) {
        std::map<int, int> times;
        for (int course = 0; course < 1296; ++course) {
            const std::array<std::uint8_t, 4> faces = {static_cast<std::uint8_t>(course / 216 + 1),
                                                       static_cast<std::uint8_t>(course / 36 % 6 + 1),
                                                       static_cast<std::uint8_t>(course / 6 % 6 + 1),
                                                       static_cast<std::uint8_t>(course % 6 + 1)};
            const auto landed = compartment_of_dice(faces, compartments);
            ++times[landed ? *landed : 0];
        }
        EXPECT_EQ(times[0], compartments == 37 ? 1 : 4);
        for (int compartment = 1; compartment <= compartments; ++compartment)
            EXPECT_EQ(times[compartment], compartments == 37 ? 35 : 34) << compartment;
        EXPECT_EQ(times.size(), static_cast<std::size_t>(compartments + 1));
    }
}

// ---- Side wagers and variants ---------------------------------------------------------------------------------------

TEST(RouletteRules, R3_12_R3_32_R3_41_SideWagersAreOptional) {
    TableSetup setup = setup_of("gb.roulette");
    for (const Wager wager : {RouletteRage, Colours, NewAr}) setup.withdraw(wager);
    Session session(setup);
    for (const char* wager : {"roulette-rage", "colours:red", "new-ar:red-even"})
        EXPECT_TRUE(session.check(bet(game(), 0, 0, wager, 10))) << wager;
    EXPECT_FALSE(session.check(bet(game(), 0, 0, "straight-up:0", 10)));
    EXPECT_TRUE(game().notices.standing(session.table()).empty()) << "no display of a wager that is not offered";
}

TEST(RouletteRules, R3_18_TheEstablishingSpinDoesNotCount) {
    Streak streak;
    EXPECT_FALSE(streak.established());
    streak = streak.after(1);
    EXPECT_TRUE(streak.established());
    EXPECT_EQ(streak.run, 0);
    EXPECT_EQ(streak.after(3).run, 1);
    EXPECT_EQ(streak.after(2).run, 0);
    EXPECT_TRUE(streak.after(2).established());
    EXPECT_FALSE(streak.after(0).established());
    EXPECT_FALSE(streak.after(kDoubleZero).established());
    for (int spin = 0; spin < 20; ++spin) streak = streak.after(5);
    EXPECT_EQ(streak.run, 14) << "3.27";
}

TEST(RouletteRules, R3_21_TheGameGoesOnBesideASideWager) {
    EXPECT_ROUND("game gb.roulette\nspin 2\n----\nbank 0\nnext\nbet A roulette-rage 10\nspin 4\n----\nbank 0\nnext\n"
                 "bet B straight-up:6 10\nspin 6\n----\nB straight-up:6 +350 3.2(A)\nbank -350\n");
}

TEST(RouletteRules, R3_45_CrownDoubleZeroIsAnOption) {
    const TableSetup setup = setup_of("gb.roulette", {{"variant", "crown-double-zero"}});
    EXPECT_EQ(forbidden_by(setup), "");
    EXPECT_EQ(rules_of(setup).compartments(), 38);
    EXPECT_EQ(spots(setup, StraightUp).size(), 38u);
    EXPECT_EQ(setup.pays(StraightUp)[0].clause, "3.49");
    EXPECT_EQ(refused_option("gb.roulette", "variant", "any"), "3.45");
}

// ---- Double Action --------------------------------------------------------------------------------------------------

const Game& two_rings() { return double_action::kGame; }

// A place by its row of the pay table.
std::map<std::string, int> by_kind(std::string_view ring) {
    std::map<std::string, int> kinds;
    for (const std::string_view spot : two_rings().wagers[double_action::SingleRing].spots)
        if (const auto slash = spot.find('/'); spot.substr(slash + 1).starts_with(ring))
            ++kinds[std::string(spot.substr(0, slash))];
    return kinds;
}

TEST(DoubleActionRules, R3_53_TwoIdenticalBettingAreas) {
    const std::map<std::string, int> area = {{"straight-up", 37}, {"split", 66}, {"street", 5},
                                             {"corner", 25}, {"six-line", 6}, {"twelve", 8}};
    EXPECT_EQ(by_kind("inner-"), area);
    EXPECT_EQ(by_kind("outer-"), area);
    for (const char* name : {"corner/inner-1-2-7-8", "split/inner-5-11", "street/inner-0-5-6", "six-line/inner-13-18",
                             "twelve/inner-7-18"})  // examples of 3.56
        EXPECT_TRUE(find_position(two_rings(), std::string("single-ring:") + name)) << name;
    EXPECT_FALSE(find_position(two_rings(), "single-ring:split/inner-6-7"));
}

// 3.56: on how many of the 1369 pairs of numbers each place wins, and at what odds.
TEST(DoubleActionRules, R3_56_NumbersAndOddsOfEveryPlace) {
    const TableSetup setup(two_rings());
    const std::map<std::string, int> many = {{"straight-up", 1}, {"split", 2}, {"street", 3},
                                             {"corner", 4}, {"six-line", 6}, {"twelve", 12}};
    for (const Position position : opening_positions(setup)) {
        int wins = 0;
        std::set<int> odds;
        for (int inner = 0; inner <= 36; ++inner)
            for (int outer = 0; outer <= 36; ++outer) {
                const Return verdict = double_action::settle(static_cast<double_action::Wager>(position.wager),
                                                             position.spot, inner, outer, setup.pays(position.wager));
                if (verdict.outcome == Outcome::Win) ++wins, odds.insert(verdict.odds.num);
            }
        const std::string name = position_name(two_rings(), position), wager = name.substr(0, name.find(':'));
        ASSERT_EQ(odds.size(), 1u) << name;
        if (wager == "identical") { EXPECT_EQ(wins, 1) << name; }
        if (wager == "dual-star") { EXPECT_EQ(wins, 49) << name; }
        if (wager == "star") { EXPECT_EQ(wins, 7 * 37) << name; }
        if (wager == "dual-even-chance") { EXPECT_EQ(wins, 18 * 18) << name; }
        if (wager == "dual-dozen-column") { EXPECT_EQ(wins, 12 * 12) << name; }
        if (wager != "single-ring") continue;
        const int numbers = many.at(name.substr(12, name.find('/') - 12));
        EXPECT_EQ(wins, numbers * 37) << name;
        EXPECT_EQ((*odds.begin() + 1) * numbers, 36) << name;
    }
}

// ---- On the floor ---------------------------------------------------------------------------------------------------

floor::Json stake(const std::string& wager, std::int64_t cents) { return {{"wager", wager}, {"stake", cents}}; }

TEST(RouletteFloor, R3_1_APlaceThatIsNotOnTheLayoutIsRefused) {
    TestFloor floor;
    floor.open(example_table("gb.roulette.toml"));
    testing_support::notes(floor, "roulette-1/01", 1);
    EXPECT_EQ(clause_of(floor.at("roulette-1/01", "bet", stake("split:1-36", 5'00))), "gb-2011 3.1");
    EXPECT_EQ(clause_of(floor.at("roulette-1/01", "bet", stake("straight-up:00", 5'00))), "gb-2011 3.2(A)");
    EXPECT_EQ(clause_of(floor.at("roulette-1/01", "bet", stake("roulette-rage", 5'00))), "gb-2011 3.15");
    EXPECT_EQ(said(floor.at("roulette-1/01", "bet", stake("split:33-36", 5'00))), "ok");
    floor.check();
}

// 3.8: an announced wager is taken only with the chips that cover it; the dealer's word is spoken.
TEST(RouletteFloor, R3_8_AnAnnouncedWagerIsCoveredByChips) {
    TestFloor floor;
    floor.open(example_table("gb.roulette.toml"));
    EXPECT_NE(said(floor.at("roulette-1/01", "bet", stake("neighbours:17", 5'00))), "ok") << "no chips at all";
    testing_support::notes(floor, "roulette-1/01", 1);
    const Money credit = floor.credit("roulette-1/01");
    ASSERT_EQ(credit, Money{100'00});
    EXPECT_EQ(said(floor.at("roulette-1/01", "bet", stake("neighbours:17", 100'00))), "ok");
    EXPECT_NE(said(floor.at("roulette-1/01", "bet", stake("neighbours:20", 5'00))), "ok")
        << "the chips lie on 17 and its neighbours already";
    EXPECT_EQ(said(floor.at("roulette-1/01", "bet", stake("neighbours:17", 95'00))), "ok");
    EXPECT_EQ(said(floor.at("roulette-1/01", "bet", stake("neighbours:20", 5'00))), "ok");
    floor.check();
}

// 3.2(A), 3.10: limits of neighbours are five times the straight-up's, at
// every terminal, and no table file gives others.
TEST(RouletteFloor, R3_2A_LimitsOfNeighboursAreTheStraightUps) {
    const auto table = parse_table(example_table("gb.roulette.toml"));
    ASSERT_TRUE(table);
    const Limits one = limits_at(*table, game(), "straight-up", 1), five = limits_at(*table, game(), "neighbours", 1);
    EXPECT_EQ(five.max, one.max * 5);
    EXPECT_EQ(five.min, one.min * 5);
    EXPECT_EQ(five.increment, one.increment * 5);
    const auto own = parse_table(example_table("gb.roulette.toml") + "\n[limits.neighbours]\nmax = 100\n");
    ASSERT_TRUE(own);
    bool forbidden = false;
    for (const Finding& finding : check_table(*own))
        forbidden = forbidden || (finding.weight == Weight::Forbidden && finding.clause == "gb-2011 3.2(A)");
    EXPECT_TRUE(forbidden);
    for (const Finding& finding : check_table(*table)) EXPECT_NE(finding.weight, Weight::Forbidden) << finding.what;
}

// Where not even the smallest wager fits below the maximum of a number, nothing is cut, and what was asked is refused.
TEST(RouletteFloor, R3_10_OnANumberAtItsMaximumNoNeighboursAreTaken) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.roulette.toml")), terminal = id + "/01";
    const auto limits = [&](const char* wager) { return limits_at(floor.table(id).config(), game(), wager, 1); };
    const Money most = limits("straight-up").max, five = limits("neighbours").min * 2;
    testing_support::notes(floor, terminal, static_cast<int>((most + five).cents / 100'00) + 1);
    ASSERT_EQ(said(floor.at(terminal, "bet", {{"wager", "straight-up:17"}, {"stake", most.cents}})), "ok");
    const std::string words = said(floor.at(terminal, "bet", {{"wager", "neighbours:17"}, {"stake", five.cents}}));
    const Money on_number{most.cents + five.cents / 5};
    EXPECT_EQ(words.substr(0, words.find(',')), to_string(on_number) + " would lie on 17") << words;
}

TEST(RouletteFloor, R3_3_Footnote3_R3_5_TheNoticesOfZeroAndOfTheWheel) {
    TestFloor floor;
    floor.open(example_table("gb.roulette.toml"));
    floor.open(example_table("gb.roulette.dealer.toml"));
    const auto notices = [&](const char* id) { return wire::text_of(floor::offer_view(floor.table(id), 1).notices); };
    EXPECT_NE(notices("roulette-2").find("Even money chances when zero is spun: lose all (gb-2011 3.3(b)(ii))"),
              std::string::npos);
    EXPECT_NE(notices("roulette-2").find("its own order of numbers for neighbours: yes (gb-2011 3.5(b))"),
              std::string::npos);
    EXPECT_NE(notices("roulette-1").find("Even money chances when zero is spun: lose half (gb-2011 3.3(b)(i))"),
              std::string::npos)
        << "whichever rule is used";
    const auto wheel = wire::json_of(floor::offer_view(floor.table("roulette-2"), 1))["wheel"]["order"];
    EXPECT_EQ(wheel.size(), 38u);
    EXPECT_EQ(wheel[19], "00");
}

// A Colours wager over three spins that the dealer enters: its money stays reserved until it is decided.
TEST(RouletteFloor, R3_35_AColoursWagerLivesOverSpins) {
    TestFloor floor;
    floor.open(example_table("gb.roulette.toml", {{"chance", "\"dealer\""}}));
    const std::string terminal = "roulette-1/01";
    testing_support::notes(floor, terminal, 1);
    ASSERT_EQ(said(floor.at(terminal, "bet", stake("colours:red", 10'00))), "ok");
    for (const char* number : {"1", "3", "5"}) {
        floor.wait(30);
        const auto round = floor.table("roulette-1").round;
        ASSERT_EQ(said(floor.as(floor::Role::Dealer, "dora", "enter",
                                {{"table", "roulette-1"}, {"event", {{"e", "spin"}, {"at", {number}}}}})),
                  "ok");
        ASSERT_EQ(said(floor.as(floor::Role::Dealer, "dora", "confirm", {{"table", "roulette-1"}, {"round", round}})),
                  "ok");
        EXPECT_EQ(floor.credit(terminal), Money{std::string(number) == "5" ? 170'00 : 90'00});
    }
    floor.check();
}

// A number that was entered wrongly is put right in a past round, unless a side wager has gone on from it.
TEST(RouletteFloor, R3_9_AWrongNumberOfAPastRoundIsCorrected) {
    TestFloor floor;
    floor.open(example_table("gb.roulette.toml", {{"chance", "\"dealer\""}}));
    const std::string terminal = "roulette-1/01";
    testing_support::notes(floor, terminal, 1);
    const auto spin = [&](const char* number) { return floor::Json{{"e", "spin"}, {"at", {number}}}; };
    const auto correct = [&](const char* number) {
        return said(
            floor.two("correct", {{"table", "roulette-1"}, {"round", 1}, {"index", 2}, {"event", spin(number)}}));
    };
    ASSERT_EQ(said(floor.at(terminal, "bet", stake("straight-up:17", 1'00))), "ok");
    floor.wait(30);
    ASSERT_EQ(said(floor.as(floor::Role::Dealer, "dora", "enter", {{"table", "roulette-1"}, {"event", spin("18")}})),
              "ok");
    ASSERT_EQ(said(floor.as(floor::Role::Dealer, "dora", "confirm", {{"table", "roulette-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(terminal), Money{99'00});
    EXPECT_EQ(correct("17"), "ok");
    EXPECT_EQ(floor.credit(terminal), Money{135'00});
    ASSERT_EQ(said(floor.at(terminal, "bet", stake("roulette-rage", 1'00))), "ok");
    EXPECT_NE(correct("18"), "ok") << "Roulette Rage is wagered on the colour that was established";
    floor.check();
}

// ---- New Zealand, Divisions 8 and 8A --------------------------------------------------------------------------------

TEST(NzRoulette, R3_6_AfterNoMoreBetsNothingIsLaidOrChanged) {
    TestFloor floor;
    floor.open(example_table("nz.roulette.toml"));
    const std::string terminal = "roulette-nz-1/01";
    testing_support::notes(floor, terminal, 1);
    ASSERT_EQ(said(floor.at(terminal, "bet", stake("straight-up:17", 5'00))), "ok");
    floor.wait(30);
    const auto refused_by = [&](const char* verb, floor::Json args) {
        return clause_of(floor.at(terminal, verb, std::move(args)));
    };
    EXPECT_EQ(refused_by("bet", stake("straight-up:18", 5'00)), "nz-roulette 3.6") << "(a)";
    EXPECT_EQ(refused_by("bet", stake("straight-up:17", 10'00)), "nz-roulette 3.6") << "(b)";
    EXPECT_EQ(refused_by("bet", stake("straight-up:17", 0)), "nz-roulette 3.6") << "(b)";
    EXPECT_EQ(refused_by("clear", floor::Json::object()), "nz-roulette 3.6") << "(b)";
    ASSERT_EQ(said(floor.as(floor::Role::Dealer, "dora", "enter",
                            {{"table", "roulette-nz-1"}, {"event", {{"e", "spin"}, {"at", {"17"}}}}})),
              "ok");
    ASSERT_EQ(said(floor.as(floor::Role::Dealer, "dora", "confirm", {{"table", "roulette-nz-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(terminal), Money{100'00 + 35 * 5'00});
    floor.check();
}

TEST(NzRoulette, R4_3_NoMoreBetsIsCalledAtEveryTerminal) {
    TestFloor floor;
    floor.open(example_table("nz.roulette.toml"));
    testing_support::notes(floor, "roulette-nz-1/01", 1);
    ASSERT_EQ(said(floor.at("roulette-nz-1/01", "bet", stake("red-black:red", 5'00))), "ok");
    for (const char* terminal : {"roulette-nz-1/01", "roulette-nz-1/02"})
        EXPECT_EQ(floor.state(terminal)["phase"], "betting");
    floor.wait(30);
    for (const char* terminal : {"roulette-nz-1/01", "roulette-nz-1/02"})
        EXPECT_EQ(floor.state(terminal)["phase"], "playing");
}

TEST(NzElectronicRoulette, R3_7_ATerminalThatIsInterferedWithIsLocked) {
    TestFloor floor;
    floor.open(example_table("nz.electronic-roulette.toml"));
    testing_support::notes(floor, "roulette-nz-2/01", 1);
    ASSERT_EQ(said(floor.as(floor::Role::Dealer, "dora", "lock",
                            {{"table", "roulette-nz-2"}, {"terminal", 1}, {"why", "tilted"}})),
              "ok");
    EXPECT_NE(said(floor.at("roulette-nz-2/01", "bet", stake("red-black:red", 5'00))), "ok");
    EXPECT_EQ(floor.state("roulette-nz-2/01")["locked"], "tilted");
}

TEST(NzElectronicRoulette, R3_13_APrizeOnlyFromALegitimateResult) {
    TestFloor floor;
    floor.open(example_table("nz.electronic-roulette.toml"));
    testing_support::notes(floor, "roulette-nz-2/01", 1);
    ASSERT_EQ(said(floor.at("roulette-nz-2/01", "bet", stake("straight-up:17", 5'00))), "ok");
    floor.wait(29);
    EXPECT_EQ(said(floor.as(floor::Role::Dealer, "dora", "enter",
                            {{"table", "roulette-nz-2"}, {"event", {{"e", "spin"}, {"at", {"17"}}}}})),
              "this table's results come from the server's generator");
    EXPECT_NE(said(floor.at("roulette-nz-2/01", "enter", {{"table", "roulette-nz-2"}})), "ok");
    floor.wait(1);
    ASSERT_EQ(said(floor.two("refuse-pay", {{"terminal", "roulette-nz-2/01"}, {"round", 1}, {"note", "froze"}})), "ok");
    EXPECT_EQ(floor.credit("roulette-nz-2/01"), Money{100'00});
    floor.check();
}

}  // namespace
}  // namespace baize::roulette_rules_test
