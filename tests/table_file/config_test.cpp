// Table files: every key, every kind of error, limits by circles, and the way from the text to a set-up.
#include "table_file/config.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "engine/session.hpp"
#include "games/list.hpp"
#include "table_file/config_text.hpp"

namespace baize::config_test {
namespace {

TableConfig read(std::string_view text) {
    auto config = parse_table(text, "t.toml");
    if (config) return *config;
    ADD_FAILURE() << to_string(config.refusal());
    return {};
}

std::string refused(std::string_view text) {
    const auto config = parse_table(text, "t.toml");
    return config ? "(taken)" : to_string(config.refusal());
}

constexpr std::string_view kFull = R"(
id = "Tai-Sai-7"
title = "Tai Sai – sieben"
game = "gb.sic-bo"
currency = "EUR"
play-money = true
electronic = false
chance = "scanner"
terminals = 12
boxes = 0
cut-percent = 40
betting-seconds = 45
decision-seconds = 15
aggregate-min = "5.00"
box-max = 900
edge-warning-percent = 12.5
notices = ["One.", "Two."]
not-offered = ["four-numbers", "odd"]
[options]
layout = 106
[paytables]
"*" = "min"
triple = "min"
[pays]
"total.4-or-17" = "62:1"
any-triple = "31"
[pays.single]
two-dice = "5:2"
[limits]
min = "1.00"
max = 500
increment = "0.5"
payout-max = "99999.99"
[limits.triple]
max = "50"
[terminal.7.limits]
min = 5
[terminal.7.limits.triple]
max = 20
increment = "0.05"
[differential]
max = "5000.00"
between = [["small", "big"], ["odd", "even"]]
)";

TEST(TableFile, EveryKey) {
    const TableConfig config = read(kFull);
    EXPECT_EQ(config.id, "Tai-Sai-7");
    EXPECT_EQ(config.title, "Tai Sai – sieben");
    EXPECT_EQ(config.game, "gb.sic-bo");
    EXPECT_EQ(config.currency, "EUR");
    EXPECT_TRUE(config.play_money);
    EXPECT_FALSE(config.electronic);
    EXPECT_EQ(config.chance, ChanceFrom::Scanner);
    EXPECT_TRUE(config.dealer_confirms) << "what a scanner reads is always confirmed";
    EXPECT_EQ(config.terminals, 12);
    EXPECT_EQ(config.cut_percent, 40);
    EXPECT_EQ(config.betting_seconds, 45);
    EXPECT_EQ(config.decision_seconds, 15);
    EXPECT_EQ(config.aggregate_min, Money{500});
    EXPECT_EQ(config.box_max, Money{90000});
    EXPECT_DOUBLE_EQ(config.edge_warning, 0.125);
    EXPECT_EQ(config.notices, (std::vector<std::string>{"One.", "Two."}));
    EXPECT_EQ(config.not_offered, (std::vector<std::string>{"four-numbers", "odd"}));
    EXPECT_EQ(config.choices.options, (std::vector<std::pair<std::string, std::string>>{{"layout", "106"}}));
    EXPECT_EQ(config.choices.paytables, (std::map<std::string, std::string>{{"", "min"}, {"triple", "min"}}));
    EXPECT_EQ(config.choices.own_pays.size(), 3u);
    EXPECT_EQ(config.limits.at("*").payout_max, Money{9999999});
    EXPECT_EQ(config.limits.at("triple").max, Money{5000});
    EXPECT_FALSE(config.limits.at("triple").min);
    EXPECT_EQ(config.terminal_limits.at(7).at("*").min, Money{500});
    EXPECT_EQ(config.terminal_limits.at(7).at("triple").increment, Money{5});
    EXPECT_EQ(config.differential_max, Money{500000});
    EXPECT_EQ(config.opposed, (std::vector<std::vector<std::string>>{{"small", "big"}, {"odd", "even"}}));
}

TEST(TableFile, WhatIsLeftOut) {
    const TableConfig config = read("id='a'\ngame='gb.punto-banco'");
    EXPECT_EQ(config.title, "Punto Banco");
    EXPECT_EQ(config.currency, "NZD");
    EXPECT_EQ(config.chance, ChanceFrom::Server);
    EXPECT_FALSE(config.dealer_confirms);
    EXPECT_TRUE(config.electronic);
    EXPECT_EQ(config.terminals, 7);
    EXPECT_TRUE(config.limits.empty());
    EXPECT_TRUE(read("id='a'\ngame='gb.punto-banco'\nchance='dealer'").dealer_confirms);
    const std::string meter = "id='a'\ngame='gb.rocket-7'\n[jackpot]\nid='a'\ncontribution-percent=75\n";
    EXPECT_EQ(read(meter + "ceiling='0.01'").jackpot.ceiling, Money{1});
    EXPECT_EQ(read("id='a'\ngame='gb.punto-banco'\n[differential]\nmax=1\nbetween=['punto','banco']").opposed.size(),
              1u);
}

struct Wrong {
    std::string_view text;      // after a lawful head of two lines, unless it begins with '!'
    std::string_view expected;  // place and words
};

constexpr Wrong kWrong[] = {
    {"!game = 'gb.sic-bo'", "t.toml:1:1: the key 'id' is missing; expected"},
    {"!id = 'a'",
     "t.toml:1:1: the key 'game' is missing; expected one of gb.roulette, gb.double-action-roulette, gb.sic-bo"},
    {"!id = 'a'\ngame = 'gb.sick-bo'", "t.toml:2:8: there is no game 'gb.sick-bo'; did you mean 'gb.sic-bo'?"},
    {"!id = 'a'\ngame = 'chess'", "there is no game 'chess'; expected one of gb.roulette"},
    {"!id = 'a b'\ngame = 'gb.sic-bo'", "t.toml:1:6: 'id' is 'a b'; expected letters, digits and '-' only"},
    {"!id = ''\ngame = 'gb.sic-bo'", "'id' is 0 bytes long; expected one line of 1 to 32 bytes"},
    {"!id = 'a23456789012345678901234567890123'\ngame = 'gb.sic-bo'", "'id' is 33 bytes long"},
    {"!id = 7\ngame = 'gb.sic-bo'", "'id' is a whole number; expected text in quotes"},
    {"!id = 'a'\nid = 'b'",
     "t.toml:2:6: this is no TOML: Error while parsing key-value pair: cannot redefine existing string 'id'"},
    {"!id = \"a\x01\"", "this is no TOML"},
    {"!id = \"\xff\"", "this is no TOML"},
    {"!id = \"\"\"a\"\"\"", "t.toml:1:6: text over several lines"},
    {"termnials = 7", "t.toml:3:1: there is no key 'termnials'; did you mean 'terminals'?"},
    {"speed = 7", "there is no key 'speed'; expected one of game, id, title"},
    {"\"bell\\u0007\" = 7", "there is no key 'bell?'"},
    {"title = \"two\\nlines\"", "'title' is more than one line"},
    {"title = []", "'title' is a list; expected text"},
    {"currency = 'nzd'", "'currency' is 'nzd'; expected three capitals"},
    {"play-money = 'yes'", "'play-money' is text; expected true or false"},
    {"electronic = 1", "'electronic' is a whole number; expected true or false"},
    {"chance = 'sever'", "t.toml:3:10: 'chance' is 'sever'; did you mean 'server'?"},
    {"chance = 'dealer'\ndealer-confirms = false", "t.toml:4:19: 'dealer-confirms' is false"},
    {"terminals = 1000", "'terminals' is 1000; expected a whole number from 0 to 999"},
    {"terminals = -1", "'terminals' is -1; expected"},
    {"terminals = 7.0", "'terminals' is a fraction; expected a whole number"},
    {"terminals = 2024-01-01", "'terminals' is a date or a time"},
    {"boxes = 100", "'boxes' is 100; expected a whole number from 0 to 99"},
    {"cut-percent = 0", "'cut-percent' is 0; expected a whole number from 1 to 99"},
    {"betting-seconds = 3601", "expected a whole number from 1 to 3600"},
    {"decision-seconds = 0", "expected a whole number from 1 to 3600"},
    {"aggregate-min = -1", "'aggregate-min' is no such amount; expected an amount from 0 to"},
    {"aggregate-min = '1.005'", "'aggregate-min' is no such amount"},
    {"box-max = 1.50", "'box-max' is a fraction; expected an amount"},
    {"edge-warning-percent = nan", "expected a number from 0 to 100"},
    {"edge-warning-percent = 100.5", "expected a number from 0 to 100"},
    {"edge-warning-percent = '5'", "expected a number from 0 to 100"},
    {"notices = 'x'", "'notices' is text; expected a list of texts"},
    {"notices = ['x', 3]", "t.toml:3:17: 'notices' is a whole number; expected text"},
    {"not-offered = ['tripel']", "gb.sic-bo has no wager 'tripel'; did you mean 'triple'?"},
    {"options = 3", "'options' is a whole number; expected a table, [options]"},
    {"[options]\nlayuot = 50", "t.toml:4:1: there is no option of gb.sic-bo 'layuot'; did you mean 'layout'?"},
    {"[options]\nlayout = 51", "t.toml:4:10: gb.sic-bo has no layout=51; expected one of 106, 50 (gb-2011 9.1)"},
    {"[options]\nlayout = 5.5", "'layout' is a fraction; expected text"},
    {"[paytables]\ntripl = 'min'", "t.toml:4:1: gb.sic-bo has no wager 'tripl'; did you mean 'triple'?"},
    {"[paytables]\ntriple = 2", "t.toml:4:10: triple has no pay table '2'; expected one of min"},
    {"[pays]\ntriple = 'lots'", "t.toml:4:10: 'triple' pays 'lots'; expected odds such as \"35:1\""},
    {"[pays]\ntriple = '1000001:1'", "neither number above 1000000"},
    {"[pays]\ntriple = '1:0'", "expected odds such as"},
    {"[pays]\n'total.9' = '7:1'", "total has no pay row of that name; expected one of 4-or-17"},
    {"[pays]\n'all.9' = '7:1'", "gb.sic-bo has no wager 'all'"},
    {"[pays]\nsmall = '999983:999983'\nbig='999979:999979'",
     "t.toml:4:9: 'small' pays '999983:999983'; expected odds with which all rows together"},
    {"[pays.total]\n4-or-17 = { a = 1 }", "'total.4-or-17' is a table; expected text"},
    {"[limits]\nmni = 1", "t.toml:4:1: there is no limit or wager 'mni'; did you mean 'min'?"},
    {"[limits]\nmin = 0", "expected an amount from 0.01"},
    {"[limits]\nmax = 10000000001", "expected an amount from 0.01 to 10000000000"},
    {"[limits]\ntriple = 5", "'limits.triple' is a whole number; expected a table, [limits.triple]"},
    {"[limits.triple]\nmaxx = 5", "t.toml:4:1: there is no limit 'maxx'; did you mean 'max'?"},
    {"[terminal.8.limits]\nmin = 5", "there is no terminal '8'; expected 1 to 7"},
    {"[terminal.07.limits]\nmin = 5", "there is no terminal '07'"},
    {"[terminal.0.limits]\nmin = 5", "there is no terminal '0'"},
    {"[terminal.x.limits]\nmin = 5", "there is no terminal 'x'"},
    {"[terminal.7]\nlimit = 5", "there is no key of a terminal 'limit'; did you mean 'limits'?"},
    {"[terminal.7x.limits]\nmin = 5", "there is no terminal '7x'"},
    {"terminal.7 = 5", "'terminal.7' is a whole number; expected a table"},
    {"terminal = 5", "'terminal' is a whole number; expected a table"},
    {"differential = 5", "'differential' is a whole number; expected a table"},
    {"jackpot = 5", "'jackpot' is a whole number; expected a table"},
    {"[jackpot]\nid = 'Rocket'", "a jackpot's id has small letters, digits and '-' only"},
    {"[jackpot]\nid = 'a'\nsede = 5", "there is no key of the jackpot 'sede'; did you mean 'seed'?"},
    {"[jackpot]\nid = 'a'\nceiling = 0", "expected an amount from 0.01"},
    {"[differential]\nmax = 5", "t.toml:3:1: the differential lacks a key; expected both"},
    {"[differential]\nmax = 5\nbetween = ['small', 'bid']", "gb.sic-bo has no wager 'bid'; did you mean 'big'?"},
    {"[differential]\nmax = 5\nbetween = ['small']", "'between' needs two wagers or more"},
    {"[differential]\nmax = 5\nbetwen = ['small']", "there is no key of the differential 'betwen'"},
};

TEST(TableFile, EveryErrorSaysWhereAndWhatWasExpected) {
    for (const Wrong& wrong : kWrong) {
        const bool bare = wrong.text.starts_with('!');
        const std::string text =
            bare ? std::string(wrong.text.substr(1)) : "id = 'a'\ngame = 'gb.sic-bo'\n" + std::string(wrong.text);
        const std::string refusal = refused(text);
        EXPECT_NE(refusal.find(wrong.expected), std::string::npos)
            << "of: " << text << "\nexpected: " << wrong.expected << "\n     got: " << refusal;
    }
}

// Ruling R99: what a meter pays is written as the book writes it, a share of it or so many times the wager.
TEST(TableFile, Gb7_21_WhatAMeterPays) {
    const std::string head = "id='a'\ngame='gb.casino-stud'\n[pays.progressive]\n";
    const auto config = parse_table(head + "straight-flush = '12%'\nfour-of-a-kind = '120 times'\nflush = '60x'\n");
    ASSERT_TRUE(config) << config.refusal().what;
    const auto setup = setup_of(*config);
    ASSERT_TRUE(setup);
    const auto w = find_wager(setup->game(), "progressive").value();
    std::string rows;
    for (const PayRow& row : setup->pays(w)) rows += to_string(row) + "; ";
    EXPECT_EQ(rows, "100 % of the meter; 12 % of the meter; 120 times the wager; 75 times the wager; 60 times the "
                    "wager; ");
    EXPECT_TRUE(setup->forbidden().empty());
    const auto as_shown = parse_table(head + "straight-flush = '12 % of the meter'\nfour-of-a-kind = '120 times the "
                                             "wager'\nflush = '60 times the wager'\n");
    ASSERT_TRUE(as_shown) << as_shown.refusal().what;
    EXPECT_TRUE(std::ranges::equal(setup_of(*as_shown)->pays(w), setup->pays(w), {}, &PayRow::odds, &PayRow::odds));
    EXPECT_NE(refused(head + "flush = '60 times times'\n").find("cannot be paid out of a meter"), std::string::npos);
    EXPECT_EQ(refused(head + "flush = '60:1'\n"),
              "t.toml:4:9: '60:1' cannot be paid out of a meter here; expected such as '120 times' (gb-2011 7.21(e))");
    EXPECT_EQ(refused(head + "straight-flush = '12 times'\n"),
              "t.toml:4:18: '12 times' cannot be paid out of a meter here; expected such as '15 %' (gb-2011 7.21(b))");
    EXPECT_EQ(refused(head + "straight-flush = 'lots'\n"),
              "t.toml:4:18: 'lots' cannot be paid out of a meter here; expected such as '15 %' (gb-2011 7.21(b))");
    for (const char* odds : {"60 times", "60:1", "3 GBP"})
        EXPECT_NE(refused(head + "fush = '" + odds + "'\n").find("no pay row"), std::string::npos)
            << refused(head + "fush = '" + odds + "'\n");
    const std::string raise = refused("id='a'\ngame='gb.casino-stud'\n[pays.raise]\nflush = '60 times'\n");
    EXPECT_NE(raise.find("expected odds such as"), std::string::npos) << raise;
}

TEST(TableFile, Nz_LaterWagersCannotBeLeftOut) {
    EXPECT_EQ(refused("id='a'\ngame='nz.blackjack'\nnot-offered=['insurance']"),
              "t.toml:3:13: 'insurance' is not made before the round and cannot be left out; expected wagers that open "
              "a round (nz-blackjack 9.1)");
    EXPECT_EQ(refused("id='a'\ngame='gb.ultimate-holdem'\nnot-offered=['blind']"),
              "t.toml:3:13: 'blind' is laid with ante and cannot be left out; expected wagers that open a round "
              "(gb-2011 11.49)");
}

TEST(TableFile, SizeAndDepthAreBounded) {
    const std::string head = "id='a'\ngame='gb.sic-bo'\n";
    EXPECT_EQ(refused(head + std::string(table_file::kFileBytesMax - head.size(), ' ')), "(taken)");
    EXPECT_NE(refused(head + std::string(table_file::kFileBytesMax, ' ')).find("expected at most 65536"),
              std::string::npos);
    std::string deep = "a";
    for (int i = 0; i < 4096; ++i) deep += ".a";
    EXPECT_NE(refused(deep + " = 1").find("there is no key 'a'"), std::string::npos);
    EXPECT_NE(refused(deep + ".a = 1").find("more than 4096 dots"), std::string::npos);
    EXPECT_NE(refused("a = " + std::string(60000, '[')).find("this is no TOML"), std::string::npos);
    EXPECT_EQ(refused(head + "notices = ['" + std::string(250, '.') + "'] # " + std::string(9000, '.')), "(taken)")
        << "dots in quotes and comments are free";
    EXPECT_EQ(refused("\xef\xbb\xbf" + head), "(taken)") << "a byte order mark";
}

TEST(TableFile, WhatCannotBeRead) {
    EXPECT_NE(to_string(read_table("/nowhere/t.toml").refusal()).find("/nowhere/t.toml: the file cannot be opened"),
              std::string::npos);
    EXPECT_NE(to_string(read_table("/").refusal()).find("cannot be"), std::string::npos);
    const auto path = std::filesystem::temp_directory_path() / "baize-config-test-large.toml";
    std::ofstream(path) << std::string(200'000, ' ');
    EXPECT_NE(to_string(read_table(path).refusal()).find("expected at most 65536"), std::string::npos);
    std::filesystem::remove(path);
}

TEST(TableFile, Money) {
    EXPECT_EQ(to_money("0"), Money{0});
    EXPECT_EQ(to_money("12.5"), Money{1250});
    EXPECT_EQ(to_money("0.01"), Money{1});
    EXPECT_EQ(to_money("10000000000.00"), kMoneyMax);
    for (const std::string_view bad : {"", ".", ".5", "5.", "1.234", "-1", "+1", " 1", "1e3", "1,50", "10000000000.01",
                                       "99999999999", "999999999999", "0x10"})
        EXPECT_FALSE(to_money(bad)) << bad;
}

// ---- Limits --------------------------------------------------------------------------------------------------

TEST(TableLimits, WagerBeforeEveryWagerTerminalBeforeTable) {
    const TableConfig config = read(kFull);
    const Game& game = *find_game("gb.sic-bo");
    const Limits small = limits_at(config, game, "small", 0), triple = limits_at(config, game, "triple", 0);
    EXPECT_EQ(small.min, Money{100});
    EXPECT_EQ(small.max, Money{50000});
    EXPECT_EQ(small.increment, Money{50});
    EXPECT_EQ(small.payout_max, Money{9999999});
    EXPECT_EQ(triple.min, Money{100});
    EXPECT_EQ(triple.max, Money{5000});
    const Limits small_7 = limits_at(config, game, "small", 7), triple_7 = limits_at(config, game, "triple", 7);
    EXPECT_EQ(small_7.min, Money{500});
    EXPECT_EQ(small_7.max, Money{50000});
    EXPECT_EQ(triple_7.min, Money{500});
    EXPECT_EQ(triple_7.max, Money{2000});
    EXPECT_EQ(triple_7.increment, Money{5});
    EXPECT_EQ(limits_at(config, game, "small", 6).min, small.min) << "a terminal without limits of its own";
}

TEST(TableLimits, AWagersOwnLimitAtTheTableComesBeforeATerminalsForEveryWager) {
    const TableConfig config = read("id='a'\ngame='gb.sic-bo'\n[limits.triple]\nmax=50\n[terminal.1.limits]\nmax=1000");
    EXPECT_EQ(limits_at(config, *find_game("gb.sic-bo"), "triple", 1).max, Money{5000});
    EXPECT_EQ(limits_at(config, *find_game("gb.sic-bo"), "small", 1).max, Money{100000});
}

TEST(TableLimits, APartFollowsItsWagerButNotItsMaximumPayout) {
    const TableConfig config =
        read("id='a'\ngame='nz.blackjack'\n[limits]\nmin=1\n[limits.main]\nmin=10\nincrement=5\npayout-max=700\n");
    const Game& game = *find_game("nz.blackjack");
    EXPECT_EQ(limits_at(config, game, "double", 0).increment, Money{500});
    EXPECT_EQ(limits_at(config, game, "double", 0).min, Money{1000});
    EXPECT_EQ(limits_at(config, game, "double", 0).payout_max, Money{});
    EXPECT_EQ(limits_at(config, game, "insurance", 0).min, Money{100});
}

// ---- From the text to the engine -------------------------------------------------------------------------------

TEST(TableSetup, FromTextToSetup) {
    const TableConfig config = read(kFull);
    const auto made = setup_of(config);
    ASSERT_TRUE(made) << to_string(made.refusal());
    const baize::Setup& setup = *made;
    const auto wager = [&](std::string_view id) { return *find_wager(setup.game(), id); };
    EXPECT_EQ(setup.pays(wager("total"))[0].odds, (Odds{62, 1}));
    EXPECT_EQ(setup.pays(wager("total"))[1].odds, (Odds{30, 1}));
    EXPECT_EQ(setup.pays(wager("any-triple"))[0].odds, (Odds{31, 1}));
    EXPECT_EQ(setup.pays(wager("single"))[1].odds, (Odds{5, 2}));
    EXPECT_FALSE(setup.offered(wager("odd")));
    EXPECT_FALSE(setup.offered(wager("four-numbers")));
    EXPECT_TRUE(setup.offered(wager("even")));
    const Limits& triple = setup.limits(wager("triple"));  // the widest of the table and terminal 7
    EXPECT_EQ(triple.min, Money{100});
    EXPECT_EQ(triple.max, Money{5000});
    EXPECT_EQ(triple.increment, Money{5});
}

TEST(TableSetup, WidestLimits) {
    const auto setup = setup_of(
        read("id='a'\ngame='gb.punto-banco'\n[limits]\nmin=5\nmax=100\nincrement=5\npayout-max=700\n"
             "[terminal.1.limits]\nmin=2\nmax=50\nincrement=2\npayout-max=900\n[terminal.2.limits.punto]\nmax=200"));
    ASSERT_TRUE(setup);
    const Limits& punto = setup->limits(0);
    const Limits& banco = setup->limits(1);
    EXPECT_EQ(punto.min, Money{200});
    EXPECT_EQ(punto.max, Money{20000});
    EXPECT_EQ(punto.increment, Money{100}) << "a step that both 5 and 2 are multiples of";
    EXPECT_EQ(punto.payout_max, Money{90000});
    EXPECT_EQ(banco.max, Money{10000});
    EXPECT_EQ(setup_of(read("id='a'\ngame='gb.punto-banco'\n[terminal.1.limits]\npayout-max=9"))->limits(0).payout_max,
              Money{})
        << "the table itself has none";
}

TEST(TableSetup, TheTableRefusesAWagerThatIsNotOffered) {
    const auto setup = setup_of(read("id='a'\ngame='gb.sic-bo'\nnot-offered=['small']\n[limits]\nmin=1\nmax=10"));
    ASSERT_TRUE(setup);
    Session session(*setup);
    const auto refusal = session.apply(PlaceBet{0, 0, *find_position(setup->game(), "small"), Money{500}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->what, "small is not offered at this table");
    EXPECT_FALSE(session.apply(PlaceBet{0, 0, *find_position(setup->game(), "big"), Money{500}}));
}

TEST(TableSetup, BoxesInUse) {
    EXPECT_EQ(setup_of(read("id='a'\ngame='nz.blackjack'\nboxes=5"))->boxes(), 5);
    EXPECT_EQ(setup_of(read("id='a'\ngame='nz.blackjack'"))->boxes(), 9);
    EXPECT_EQ(setup_of(read("id='a'\ngame='gb.sic-bo'"))->boxes(), 0);
}

TEST(TableSetup, RefusesWhatOnlyAProgramCouldAskFor) {
    TableConfig config;
    config.game = "whist";
    EXPECT_EQ(setup_of(config).refusal().what, "there is no game 'whist'");
    config.game = "gb.sic-bo";
    config.limits["*"].increment = Money{0};
    EXPECT_NE(setup_of(config).refusal().what.find("no amounts that can be staked"), std::string::npos);
    config.limits.clear();
    config.not_offered = {"tripel"};
    EXPECT_EQ(setup_of(config).refusal().what, "gb.sic-bo has no wager 'tripel' to leave out");
    config.not_offered.clear();
    config.choices.options = {{"layout", "7"}};
    EXPECT_EQ(setup_of(config).refusal().clause, "gb-2011 9.1");
}

}  // namespace
}  // namespace baize::config_test
