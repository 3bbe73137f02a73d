// What `check`, the limits and the notices can say of a table, a row for each place in `src/table_file` that says it: a
// table file that makes it speak, and a neighbouring one that does not (check_lines_test.cpp).
#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "games/list.hpp"
#include "table_file/config.hpp"

namespace baize::check_lines_test {

using Change = std::function<void(TableConfig&)>;

// A table file, and what no file can say.
struct Written {
    std::string toml;
    Change change{};
};

struct Row {
    std::string_view place;  // the first text in quotes there
    Weight weight;
    std::string_view clause, words;
    Written prints, does_not;
};

inline std::string game(std::string_view id, std::string_view keys = "") {
    return fmt::format("id='a'\ngame='{}'\n{}\n", id, keys);
}
inline std::string sic_bo(std::string_view keys = "") { return game("gb.sic-bo", keys); }
inline std::string punto(std::string_view keys = "") { return game("gb.punto-banco", keys); }
inline std::string blackjack(std::string_view keys = "") { return game("nz.blackjack", keys); }
inline std::string three_card(std::string_view keys = "") { return game("nz.three-card-poker", keys); }
inline std::string live_draw(std::string_view option, std::string_view jackpot) {
    return game("gb.live-draw-poker") +
           fmt::format("[options]\n{}\n[limits]\nmin=10\nmax=100\nincrement=10\n{}", option, jackpot);
}
inline std::string rocket(std::string_view side_wager, std::string_view jackpot) {
    return game("gb.rocket-7") +
           fmt::format("[options]\nside-wager='{}'\n[limits]\nmin=10\nmax=100\nincrement=10\n{}", side_wager, jackpot);
}

inline const std::string kLimits = "[limits]\nmin=10\nmax=100\nincrement=5\n";
constexpr Weight kForbidden = Weight::Forbidden, kWarning = Weight::Warning, kNote = Weight::Note;

// ---- What `check` says -----------------------------------------------------------------------------------------

inline std::vector<Row> rows_of_terminals() {
    const auto at_terminal = [](int number) {
        return [number](TableConfig& config) { config.terminal_limits[number]["*"].min = Money{10'00}; };
    };
    return {
        {"{} terminals: a table needs at least one", kForbidden, "nz-electronic-tai-sai 3.1(b)", "0 terminals",
         {blackjack("terminals=0") + kLimits}, {blackjack("terminals=1") + kLimits}},
        {"{} terminals: at most {} belong to a table", kForbidden, "nz-electronic-tai-sai 3.1(b)",
         "31 terminals: at most 30",
         {blackjack("terminals=31") + kLimits}, {blackjack("terminals=30") + kLimits}},
        {"{} terminals: this system serves up to {} at a table", kForbidden, "the capacity of this system",
         "31 terminals: this system serves up to 30",
         {sic_bo("terminals=31") + kLimits}, {sic_bo("terminals=30") + kLimits}},
        {"limits are given for terminal {}, and there are {}", kForbidden, "nz-electronic-tai-sai 4.8",
         "terminal 8, and there are 7",
         {blackjack() + kLimits, at_terminal(8)}, {blackjack() + kLimits, at_terminal(7)}},
        {"limits are given for terminal {}, and there are {}", kForbidden, "nz-electronic-tai-sai 4.8",
         "terminal 0, and there are 7",
         {blackjack() + kLimits, at_terminal(0)}, {blackjack() + kLimits, at_terminal(1)}},
        {"{} seconds for wagers: there must be at least {} from the last result to the next \\\"no more bets\\\"",
         kForbidden,
         "nz-electronic-tai-sai 3.3(b)(ii)", "29 seconds for wagers: there must be at least 30",
         {blackjack("betting-seconds=29") + kLimits}, {blackjack("betting-seconds=30") + kLimits}},
        {"{}, but {} has no boxes", kForbidden, "gb-2011 9.10", "the box maximum, but gb.sic-bo has no boxes",
         {sic_bo("box-max='0.01'") + kLimits}, {sic_bo("box-max=0") + kLimits}},
        {"{}, but {} has no boxes", kForbidden, "gb-2011 9.10",
         "the maximum of one person on a box, but gb.sic-bo has no boxes",
         {sic_bo("person-box-max='0.01'") + kLimits}, {sic_bo("person-box-max=0") + kLimits}},
        {"{} of {} is below the minimum of {}, {}{}", kForbidden, "nz-blackjack 14.2",
         "the box maximum of 9.99 is below the minimum of main, 10",
         {blackjack("box-max='9.99'") + kLimits}, {blackjack("box-max=10") + kLimits}},
        {"{} of {} is below the minimum of {}, {}{}", kForbidden, "nz-blackjack 14.2",
         "the maximum of one person on a box of 9.99 is below the minimum of main, 10",
         {blackjack("person-box-max='9.99'") + kLimits}, {blackjack("person-box-max=10") + kLimits}},
        {"the maximum of one person on a box, {}, is above the box's own, {}, and never reached", kWarning,
         "nz-blackjack 14.2", "50.01, is above the box's own, 50",
         {blackjack("box-max=50\nperson-box-max='50.01'") + kLimits},
         {blackjack("box-max=50\nperson-box-max=50") + kLimits}},
        {"the maximum of one person on a box, {}, is above the box's own, {}, and never reached", kWarning,
         "nz-blackjack 14.2", "0.02, is above the box's own, 0.01",
         {blackjack("box-max='0.01'\nperson-box-max='0.02'") + kLimits},
         {blackjack("person-box-max='0.02'") + kLimits}},
    };
}

inline std::vector<Row> rows_of_equipment() {
    const auto cut = [](int percent) { return [percent](TableConfig& config) { config.cut_percent = percent; }; };
    const std::string wheel = fmt::format("wheel-order='{}'", find_game("gb.big-six")->equipment.segments);
    return {
        {"the cutting card at {} % from the back: it goes in no more than half way", kForbidden, "nz-blackjack 7.6",
         "at 51 % from the back",
         {blackjack("cut-percent=51") + kLimits}, {blackjack("cut-percent=50") + kLimits}},
        {"the cutting card at {} % from the back: expected {} to {}", kForbidden, "the capacity of this system",
         "at 91 % from the back: expected 1 to 90",
         {game("gb.blackjack", "cut-percent=91") + kLimits}, {game("gb.blackjack", "cut-percent=90") + kLimits}},
        {"the cutting card at {} % from the back: expected {} to {}", kForbidden, "the capacity of this system",
         "at 0 % from the back: expected 1 to 90",
         {blackjack() + kLimits, cut(0)}, {blackjack() + kLimits, cut(1)}},
        {"{}: the rules of the game are those of {}, borrowed", kNote, "ruling D4",
         "NZ casino: the rules of the game are those of gb-2011, borrowed",
         {sic_bo("profile='nz'") + kLimits}, {sic_bo("profile='gb'") + kLimits}},
        {"no wheel-order is given: no screen draws the wheel", kWarning, "gb-2011 10.2", "no wheel-order is given",
         {game("gb.big-six") + kLimits}, {game("gb.big-six", wheel) + kLimits}},
        {"the wheel's order is the table file's: whether it is the drawing's somebody must see", kNote, "gb-2011 10.2",
         "the wheel's order is the table file's",
         {game("gb.big-six", wheel) + kLimits}, {game("gb.big-six") + kLimits}},
        {"{} from the server's generator: equipment that the regulator must have approved", kNote, "gb-2011 2.3",
         "the dice come, without a tumbler, from",
         {sic_bo("chance='server'") + kLimits}, {sic_bo("chance='dealer'") + kLimits}},
        {"{} from the server's generator: equipment that the regulator must have approved", kNote,
         "nz-electronic-tai-sai 3.4", "the cards come from",
         {blackjack("chance='server'") + kLimits}, {blackjack("chance='scanner'") + kLimits}},
        {"{} from the server's generator: equipment that the regulator must have approved", kNote, "gb-2011 2.3",
         "the numbers come, without a wheel, from",
         {game("gb.roulette", "chance='server'") + kLimits}, {game("gb.roulette", "chance='dealer'") + kLimits}},
    };
}

inline std::vector<Row> rows_of_limits() {
    const std::string several = "[limits]\nmin={}\nmax={}\nincrement={}\n";
    const auto limits = [](std::string_view min, std::string_view max, std::string_view step) {
        return fmt::format("[limits]\nmin='{}'\nmax='{}'\nincrement='{}'\n", min, max, step);
    };
    const std::string between = "[differential]\nmax=1000\nbetween=['punto','banco']\n";
    const auto opposed = [](std::int64_t cents, std::vector<std::string> group) {
        return [=](TableConfig& config) {
            config.differential_max = {cents};
            if (!group.empty()) config.opposed = {group};
        };
    };
    return {
        {"the minimum of {} is above the maximum of {}", kForbidden, "nz-electronic-tai-sai 3.3(b)(i)",
         "the minimum of 20 is above the maximum of 10",
         {blackjack() + limits("20", "10", "10")}, {blackjack() + limits("10", "10", "10")}},
        {"the minimum of {} is not a multiple of the increment of {}", kForbidden,
         "nz-electronic-tai-sai 3.3(c)(iii)(A)", "the minimum of 10 is not a multiple of the increment of 4",
         {blackjack() + limits("10", "100", "4")}, {blackjack() + limits("8", "100", "4")}},
        {"the maximum of {} cannot be reached in steps of {}", kForbidden, "nz-electronic-tai-sai 3.3(c)(iii)(B)",
         "the maximum of 99.99 cannot be reached in steps of 5",
         {blackjack() + limits("10", "99.99", "5")}, {blackjack() + limits("10", "100", "5")}},
        {"{}{}: {}", kForbidden, "nz-electronic-tai-sai 3.3(b)(i)",
         "main at terminal 2: the minimum of 105 is above the maximum of 100",
         {blackjack() + kLimits + "[terminal.2.limits]\nmin=105\n"},
         {blackjack() + kLimits + "[terminal.2.limits]\nmin=100\n"}},
        {"no minimum is given for {}, and it must be displayed", kForbidden, "gb-2011 6.13",
         "no minimum is given for punto",
         {punto("electronic=false") + "[limits]\nmax=10\n"}, {punto("electronic=false") + "[limits]\nmin=5\nmax=10\n"}},
        {"no maximum is given for {}", kForbidden, "nz-electronic-tai-sai 3.3(b)(i)",
         "no maximum is given for main, and terminals must display it",
         {blackjack() + "[limits]\nmin=10\n"}, {blackjack() + "[limits]\nmin=10\nmax=10\n"}},
        {", and terminals must display it", kForbidden, "nz-electronic-tai-sai 3.3(b)(i)",
         "and terminals must display it",
         {blackjack("electronic=true") + "[limits]\nmin=10\n"}, {blackjack("electronic=false") + "[limits]\nmin=10\n"}},
        {"{}; it is then {}", kWarning, "gb-2011 6.13", "; it is then",
         {punto("electronic=false") + "[limits]\nmin=10\n"}, {punto("electronic=true") + "[limits]\nmin=10\nmax=10\n"}},
        {"minimum and maximum of every wager are displayed at the table and on every terminal", kNote,
         "nz-electronic-tai-sai 3.3(b)(i)", "minimum and maximum of every wager",
         {blackjack() + "[limits]\nmin=10\nmax=10\n"}, {blackjack() + "[limits]\nmin=10\n"}},
        {"the aggregate minimum of {} cannot be reached: all wagers at their maximum{} make {}", kForbidden,
         "nz-electronic-tai-sai 3.3(c)(iv)",
         "the aggregate minimum of 900.01 cannot be reached: all wagers at their maximum make 900",
         {blackjack("aggregate-min='900.01'") + kLimits},
         {blackjack("aggregate-min=900") + kLimits}},
        {"a differential needs both a maximum and the wagers that stand against each other", kForbidden, "gb-2011 6.13",
         "a differential needs both",
         {punto() + kLimits, opposed(1000'00, {})}, {punto() + kLimits, opposed(1000'00, {"punto", "banco"})}},
        {"a differential needs both a maximum and the wagers that stand against each other", kForbidden, "gb-2011 6.13",
         "a differential needs both",
         {punto() + kLimits, opposed(0, {"punto", "banco"})}, {punto() + kLimits, opposed(0, {})}},
        {"the differential names {}, which {}", kForbidden, "gb-2011 6.13",
         "the differential names punto, which it names already",
         {punto() + kLimits, opposed(1000'00, {"punto", "punto"})},
         {punto() + kLimits, opposed(1000'00, {"punto", "banco"})}},
        {"the differential names {}, which {}", kForbidden, "gb-2011 6.13",
         "the differential names banco, which opens no round at this table",
         {punto("not-offered=['banco']") + kLimits + between}, {punto() + kLimits + between}},
        {"the differential of {} is below the minimum of {}: nobody could wager first", kForbidden, "gb-2011 6.13",
         "the differential of 9.99 is below the minimum of punto, banco",
         {punto() + kLimits, opposed(9'99, {"punto", "banco"})},
         {punto() + kLimits, opposed(10'00, {"punto", "banco"})}},
    };
}

inline std::vector<Row> rows_of_pays() {
    const std::string meter = "[jackpot]\nid='rocket'\nseed=50\ncontribution-percent=";
    return {
        {"{} in steps of {}{}: {} at {} can win a fraction of a cent, which is cut; steps of {} avoid that", kWarning,
         "ruling D5",
         "banco in steps of 0.19: banco at 19 to 20 can win a fraction of a cent, which is cut; steps of 3.80 avoid "
         "that",
         {punto() + "[limits]\nmin='0.19'\nmax='1.90'\nincrement='0.19'\n"},
         {punto() + "[limits]\nmin='0.20'\nmax='2'\nincrement='0.20'\n"}},
        {"terminal {} has a maximum pay-out of its own; expected the table's", kForbidden, "nz-blackjack 14.6",
         "terminal 1 has a maximum pay-out of its own",
         {blackjack() + kLimits + "[terminal.1.limits]\npayout-max=100000\n"},
         {blackjack() + kLimits + "payout-max=100000\n[terminal.1.limits]\nmax=95\n"}},
        {"{} by the minimum odds, which are no balanced pay table by themselves: one of the tables of the book is "
         "recommended", kNote, "gb-2011 2.7", "main by the minimum odds, which are no balanced pay table",
         {game("gb.let-it-ride") + kLimits + "[paytables]\nmain='min'\n"},
         {game("gb.let-it-ride") + kLimits + "[paytables]\nmain=1\n"}},
        {"{} is a progressive wager, and no [jackpot] says to which meter it adds; leave it out {}, or add one",
         kForbidden, "gb-2011 2.4",
         "rocket-7-jackpot is a progressive wager, and no [jackpot]", {rocket("both", "")},
         {rocket("both", meter + "75\n")}},
        {"{} is a progressive wager, and no [jackpot] says to which meter it adds; leave it out {}, or add one",
         kForbidden, "gb-2011 2.4", "meter it adds; leave it out by its option, or add one",
         {live_draw("progressive=true", "")}, {live_draw("progressive=true", meter + "1\n")}},
        {"no part of the wagers goes to the meter of {}; expected 1 to 100 %", kForbidden, "gb-2011 16.29",
         "no part of the wagers goes to the meter of progressive",
         {live_draw("progressive=true", meter + "0\n")}, {live_draw("progressive=true", meter + "1\n")}},
        {"a maximum pay-out is given for {}, a fee, which wins nothing", kForbidden, "nz-lunar-poker 8.5",
         "a maximum pay-out is given for exchange-fee, a fee",
         {game("nz.lunar-poker") + kLimits + "[limits.exchange-fee]\npayout-max=50\n"},
         {game("nz.lunar-poker") + kLimits + "[limits.bet]\npayout-max=50\n"}},
        {"a jackpot, but {} offers no progressive wager here", kForbidden, "gb-2011 2.4",
         "a jackpot, but gb.rocket-7 offers no progressive wager here",
         {rocket("none", meter + "75\n")}, {rocket("both", meter + "75\n")}},
        {"{} % of the progressive wagers go to the meter; expected at least {} %", kForbidden, "gb-2011 2.4",
         "69 % of the progressive wagers go to the meter; expected at least 70 %",
         {rocket("both", meter + "69\n")}, {rocket("both", meter + "70\n")}},
        {"the meter's ceiling of {} is below its seed of {}", kForbidden, "gb-2011 2.4",
         "the meter's ceiling of 49.99 is below its seed of 50",
         {rocket("both", meter + "75\nceiling='49.99'\n")}, {rocket("both", meter + "75\nceiling=50\n")}},
        {"the meter has no seed: after a win it starts from nothing", kWarning, "gb-2011 2.4", "the meter has no seed",
         {rocket("both", "[jackpot]\nid='rocket'\ncontribution-percent=75\nseed=0\n")},
         {rocket("both", "[jackpot]\nid='rocket'\ncontribution-percent=75\nseed='0.01'\n")}},
    };
}

inline std::vector<Row> rows_of_the_offer() {
    const auto limits_for = [](const char* wager) {
        return [wager](TableConfig& config) { config.limits[wager].max = Money{50'00}; };
    };
    return {
        {"no wager that opens a round is offered", kForbidden, "nz-blackjack 3.1",
         "no wager that opens a round is offered",
         {blackjack("not-offered=['main']") + kLimits}, {blackjack() + kLimits}},
        {"{} is left out, but it is offered only with {} anyhow", kWarning, "gb-2011 9.12(c)",
         "odd is left out, but it is offered only with layout=106 anyhow",
         {sic_bo("not-offered=['odd']") + "[options]\nlayout=50\n" + kLimits},
         {sic_bo("not-offered=['odd']") + "[options]\nlayout=106\n" + kLimits}},
        {"limits are given for {}, which is not offered", kWarning, "gb-2011 9.10",
         "limits are given for odd, which is not offered",
         {sic_bo("not-offered=['odd']") + kLimits, limits_for("odd")}, {sic_bo() + kLimits, limits_for("odd")}},
        {"limits are given for {0}, which has none of its own: it is {1} wagers of {2}, limited as {2} is", kForbidden,
         "gb-2011 3.2(A)",
         "limits are given for neighbours, which has none of its own",
         {game("gb.roulette") + kLimits, limits_for("neighbours")},
         {game("gb.roulette") + kLimits, limits_for("straight-up")}},
        {"limits are given for {}, which has none of its own: {} {}", kForbidden, "gb-2011 11.49",
         "limits are given for blind, which has none of its own: it is laid with ante",
         {game("gb.ultimate-holdem") + kLimits, limits_for("blind")},
         {game("gb.ultimate-holdem") + kLimits, limits_for("trips")}},
        {"limits are given for {}, which has none of its own: {} {}", kForbidden, "gb-2011 11.52",
         "limits are given for play, which has none of its own: a decision lays it by the amount of ante",
         {game("gb.ultimate-holdem") + kLimits, limits_for("play")},
         {game("gb.ultimate-holdem") + kLimits, limits_for("ante")}},
        {"the {} of {} binds nobody: {}", kWarning, "nz-blackjack 9.1",
         "the minimum and the maximum of insurance binds nobody: a decision's rule says how much it may be",
         {blackjack() + kLimits + "[limits.insurance]\nmin=5\nmax=50\nincrement=5\n"},
         {blackjack() + kLimits + "[limits.insurance]\nincrement=5\n"}},
        {"the {} of {} binds nobody: {}", kWarning, "nz-blackjack 15B.9",
         "the increment of extra-perfect-pair binds nobody",
         {blackjack() + "[options]\nperfect-pair='yes'\nextra-pairs='yes'\n" + kLimits +
          "[limits.extra-perfect-pair]\nincrement=5\n"},
         {blackjack() + "[options]\nperfect-pair='yes'\nextra-pairs='yes'\n" + kLimits +
          "[limits.perfect-pair]\nincrement=5\n"}},
        {"the {} of {} binds nobody: {}", kWarning, "gb-2011 5.20",
         "the minimum of ante-bonus binds nobody: it has no stake of its own",
         {game("gb.three-card-poker") + kLimits + "[limits.ante-bonus]\nmin=5\n"},
         {game("gb.three-card-poker") + kLimits}},
        {"{}={} does nothing here: it is only for {}", kWarning, "gb-2011 16.12",
         "wild-3=all does nothing here: it is only for wild-cards=yes",
         {live_draw("wild-3='all'", "")}, {live_draw("wild-cards=true\nwild-3='all'", "")}},
        {"{} is one amount at a table, its minimum of {}: a maximum of {} binds nobody", kWarning, "ruling R64",
         "progressive is one amount at a table, its minimum of 2: a maximum of 5 binds nobody",
         {game("gb.casino-holdem") + kLimits + "[limits.progressive]\nmin=2\nmax=5\n"},
         {game("gb.casino-holdem") + kLimits + "[limits.progressive]\nmin=2\nmax=2\n"}},
        {"{}={} does nothing here: it is only for {}", kWarning, "gb-2011 11.34",
         "jackpot-ceiling=500 does nothing here: it is only for bonus-jackpot=yes dealer-aces=yes",
         {game("gb.holdem-bonus") + "[options]\njackpot-ceiling='500'\ndealer-aces=false\n" + kLimits},
         {game("gb.holdem-bonus") + "[options]\njackpot-ceiling='500'\n" + kLimits}},
        {"displayed at the table by itself: {}", kNote, "nz-blackjack 12.8, 12.10",
         "displayed at the table by itself: Splitting a second time",
         {blackjack() + kLimits + "[options]\nresplit=false\n"}, {blackjack() + kLimits + "[options]\nresplit=true\n"}},
        {"the sign must show the house edge of {} with the table's own odds", kNote, "gb-2011 2.6(d)",
         "house edge of total",
         {sic_bo() + kLimits + "[pays]\n'total.4-or-17'='62:1'\n"}, {sic_bo() + kLimits}},
        {"the sign must show the house edge of {} with the table's own odds", kNote, "gb-2011 2.6(d)", "house edge",
         {sic_bo() + kLimits + "[pays]\n'total.4-or-17'='62:1'\n"},
         {three_card() + kLimits + "[pays]\n'six-card-bonus.flush'='16:1'\n"}},
        {"refusal.what", kForbidden, "nz-three-card-poker 10A.7",
         "the pay table of six-card-bonus is none of the book's",
         {three_card() + kLimits + "[pays]\n'six-card-bonus.flush'='16:1'\n"},
         {three_card() + kLimits + "[paytables]\nsix-card-bonus=2\n"}},
    };
}

// What makes no set-up at all; `check` says it alone.
inline std::vector<Row> rows_of_setups() {
    const auto named = [](const char* game) { return [game](TableConfig& config) { config.game = game; }; };
    const auto boxes = [](int number) { return [number](TableConfig& config) { config.boxes = number; }; };
    const auto without = [](const char* wager) {
        return [wager](TableConfig& config) { config.not_offered = {wager}; };
    };
    const auto increment = [](std::int64_t cents) {
        return [cents](TableConfig& config) { config.limits["*"].increment = Money{cents}; };
    };
    const auto max = [](std::int64_t cents) {
        return [cents](TableConfig& config) { config.limits["*"].max = Money{cents}; };
    };
    return {
        {"there is no game '{}'", kForbidden, "", "there is no game 'whist'", {blackjack() + kLimits, named("whist")},
         {blackjack() + kLimits}},
        {"", kForbidden, "", "has no option 'luck'",
         {blackjack() + kLimits, [](TableConfig& c) { c.choices.options.emplace_back("luck", "yes"); }},
         {blackjack() + kLimits, [](TableConfig& c) { c.choices.options.emplace_back("resplit", "no"); }}},
        {"{} has one common layout and no boxes", kForbidden, "gb-2011 9.10",
         "gb.sic-bo has one common layout and no boxes", {sic_bo() + kLimits, boxes(1)},
         {sic_bo() + kLimits, boxes(0)}},
        {"{} has one common layout and no boxes", kForbidden, "nz-blackjack 3.1",
         "nz.blackjack has 1 to 9 boxes, not 10", {blackjack() + kLimits, boxes(10)},
         {blackjack() + kLimits, boxes(9)}},
        {"{} has one common layout and no boxes", kForbidden, "nz-blackjack 3.1",
         "nz.blackjack has 1 to 9 boxes, not 0", {blackjack() + kLimits, boxes(0)},
         {blackjack() + kLimits, boxes(1)}},
        {"{} has no wager '{}' to leave out", kForbidden, "", "nz.blackjack has no wager 'tie' to leave out",
         {blackjack() + kLimits, without("tie")},
         {blackjack() + kLimits, without("perfect-pairs")}},
        {"{} is not made before the round and cannot be left out; the options of {} decide on it", kForbidden,
         "nz-blackjack 11.2", "double is not made before the round",
         {blackjack() + kLimits, without("double")}, {blackjack() + kLimits, without("perfect-pairs")}},
        {"the limits of {} are no amounts that can be staked", kForbidden, "nz-blackjack 14.6",
         "the limits of main are no amounts", {blackjack() + kLimits, increment(0)},
         {blackjack() + kLimits, increment(1)}},
        {"the limits of {} are no amounts that can be staked", kForbidden, "nz-blackjack 14.6",
         "the limits of main are no amounts",
         {blackjack() + kLimits, max(kMoneyMax.cents + 1)}, {blackjack() + kLimits, max(kMoneyMax.cents)}},
    };
}

// ---- What the notices say -------------------------------------------------------------------------------------------

inline std::vector<Row> rows_of_notices() {
    const std::string between = "[differential]\nmax=50\nbetween=['small','big']\n";
    return {
        {"Play money: nothing can be won or lost here", kNote, "", "Play money", {sic_bo("play-money=true") + kLimits},
         {sic_bo("play-money=false") + kLimits}},
        {"{}: {}{}", kNote, "nz-blackjack 11.6, 11.8", "Doubling after a split: no",
         {blackjack() + kLimits + "[options]\ndouble-after-split=false\n"},
         {blackjack() + kLimits + "[options]\ndouble-after-split=true\n"}},
        {"{}: {} pays {}", kNote, "gb-2011 9.12(a), 2.5", "Small: small pays 2 to 1",
         {sic_bo() + "[pays]\nsmall='2:1'\n" + kLimits}, {sic_bo() + "[pays]\nsmall='1:1'\n" + kLimits}},
        {"{}: {} pays {}", kNote, "gb-2011 9.12(h)(i), 2.5", "Three dice total: 4 or 17 pays 61 to 1",
         {sic_bo() + kLimits + "[pays]\n'total.4-or-17'='61:1'\n'total.5-or-16'='31:1'\n"},
         {sic_bo() + kLimits + "[pays]\n'total.4-or-17'='60:1'\n'total.5-or-16'='31:1'\n"}},
        {"{}: pay table {}", kNote, "nz-baccarat 11C.8, 11C.9", "Any Pair: pay table 2",
         {game("nz.baccarat") + "[options]\nside-wagers='any-pair'\n[paytables]\nany-pair='2'\n" + kLimits},
         {game("nz.baccarat") + "[options]\nside-wagers='none'\n" + kLimits}},
        {"{}: pay table {}", kNote, "nz-three-card-poker 10A.7, 10A.8", "Six Card Bonus: pay table 2",
         {three_card() + kLimits + "[paytables]\nsix-card-bonus=2\n"},
         {three_card("not-offered=['six-card-bonus']") + kLimits}},
        {"words", kNote, "gb-2011 11.70",
         "A royal flush on the Blind pays no player more than 500 GBP, or 50 to 1 if that is more, whatever he has "
         "wagered",
         {game("gb.ultimate-holdem", "currency='GBP'") + "[options]\nroyal-ceiling=500\n" + kLimits},
         {game("gb.ultimate-holdem", "currency='GBP'") + "[options]\nroyal-ceiling='none'\n" + kLimits}},
        {"{}: no win pays more than {} {}{}, whatever is wagered", kNote, "nz-three-card-poker 5.10",
         "Six Card Bonus: no win pays more than 0.01 NZD",
         {three_card() + kLimits + "[limits.six-card-bonus]\npayout-max='0.01'\n"}, {three_card() + kLimits}},
        {"All wagers of a terminal together: at least {}, or none of them stands", kNote,
         "nz-electronic-tai-sai 3.3(c)(iv)", "at least 0.01 NZD",
         {blackjack("aggregate-min='0.01'") + kLimits}, {blackjack("aggregate-min=0") + kLimits}},
        {"All wagers on one box together: at most {}", kNote, "nz-blackjack 14.2", "at most 10 NZD",
         {blackjack("box-max=10") + kLimits}, {blackjack("box-max=0") + kLimits}},
        {"All wagers of one person on one box together: at most {}", kNote, "nz-blackjack 14.2",
         "of one person on one box together: at most 10 NZD",
         {blackjack("person-box-max=10") + kLimits}, {blackjack("person-box-max=0") + kLimits}},
        {"Progressive meter {}: {} % of each wager is added to it, shown at the table{}", kNote, "gb-2011 2.4",
         "after any payment the house fills it up to 500",
         {rocket("both", "[jackpot]\nid='rocket'\ncontribution-percent=75\nseed=500\n")},
         {rocket("both", "[jackpot]\nid='rocket'\ncontribution-percent=75\n")}},
        {"Progressive meter {}: {} % of each wager is added to it, shown at the table{}", kNote, "gb-2011 2.4",
         "Progressive meter rocket: 75 % of each wager",
         {rocket("both", "[jackpot]\nid='rocket'\ncontribution-percent=75\n")}, {rocket("none", "")}},
        {"Between {}: a difference of at most {}{}", kNote, "gb-2011 9.5",
         "Between small, big: a difference of at most 50 NZD", {sic_bo() + kLimits + between}, {sic_bo() + kLimits}},
        {"Between {}: a difference of at most {}{}", kNote, "gb-2011 9.5",
         "Between small, big: a difference of at most 0.01 NZD",
         {sic_bo() + kLimits + "[differential]\nmax='0.01'\nbetween=['small','big']\n"}, {sic_bo() + kLimits}},
        {"Between {}: a difference of at most {}{}", kNote, "nz-dragon21 5.12", "wagers are reduced pro rata",
         {game("nz.dragon21") + kLimits + "[differential]\nmax=50\nbetween=['dragon','tiger']\n"},
         {sic_bo() + kLimits + between}},
        {"{} is not offered at this table", kNote, "gb-2011 9.12(c)", "Odd is not offered at this table",
         {sic_bo("not-offered=['odd']") + kLimits},
         {sic_bo("not-offered=['odd']") + "[options]\nlayout=50\n" + kLimits}},
    };
}

}  // namespace baize::check_lines_test
