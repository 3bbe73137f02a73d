// `check`: the examples are lawful, the bad files are refused by the clause they name, and notices are derived.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "games/list.hpp"
#include "support/paths.hpp"
#include "table_file/config.hpp"

namespace baize::check_test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> toml_files(const std::string& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

const std::string kExamples = testing_support::source_dir() + "/examples/tables";
const std::string kBad = testing_support::tests_dir() + "/table_file/bad";

std::string text_of(const std::vector<Finding>& findings) {
    std::string text;
    for (const Finding& finding : findings) text += std::to_string(static_cast<int>(finding.weight))
        + " " + finding.what + " (" + finding.clause + ")\n";
    return text;
}

bool found(const std::vector<Finding>& findings, Weight weight, std::string_view clause, std::string_view words) {
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.weight == weight && finding.clause == clause && finding.what.find(words) != std::string::npos;
    });
}

std::vector<Finding> check(const std::string& text) {
    const auto config = parse_table(text, "t.toml");
    if (config) return check_table(*config);
    ADD_FAILURE() << to_string(config.refusal());
    return {};
}

const std::string kSicBo = "id='a'\ngame='gb.sic-bo'\n";
const std::string kPunto = "id='a'\ngame='gb.punto-banco'\n";
const std::string kTaiSai = kSicBo + "profile='nz'\n";  // electronic: Division 9A binds it
const std::string kBlackjack = "id='a'\ngame='nz.blackjack'\n";
const std::string kLimits = "[limits]\nmin=10\nmax=100\nincrement=5\n";

// A fee wins nothing, so that no maximum touches it (nz-lunar-poker 8.5); and where the odds are the operator's own
// (gb-2011 16.25) so is what cuts them: there is no approval to ask for.
TEST(TableCheck, WhatAMaximumPayOutTouches) {
    const std::string low = kLimits + "payout-max=50\n";
    const std::string lunar = text_of(check("id='a'\ngame='nz.lunar-poker'\n" + low)),
                      live_draw = text_of(check("id='a'\ngame='gb.live-draw-poker'\n" + low));
    EXPECT_NE(lunar.find("bet: "), std::string::npos) << lunar;
    EXPECT_EQ(lunar.find("fee: "), std::string::npos) << lunar;
    EXPECT_EQ(lunar.find("Secretary"), std::string::npos) << "5.12 asks for no approval: " << lunar;
    EXPECT_NE(live_draw.find("but no more than 50 is paid (gb-2011 16.31)"), std::string::npos) << live_draw;
    EXPECT_EQ(live_draw.find("Secretary"), std::string::npos) << live_draw;
}

TEST(TableCheck, EveryExampleIsLawful) {
    for (const fs::path& file : toml_files(kExamples)) {
        const auto config = read_table(file);
        ASSERT_TRUE(config) << to_string(config.refusal());
        for (const Finding& finding : check_table(*config)) EXPECT_NE(finding.weight, Weight::Forbidden)
            << file << ": " << finding.what << " (" << finding.clause << ")";
        EXPECT_TRUE(setup_of(*config));
    }
}

// Whatever a table's options are, amounts among them, it may also be one where
// players sit: `check` then says what is for terminals alone.
TEST(TableCheck, EveryExampleCanBeCheckedAsATableThatIsNotElectronic) {
    for (const fs::path& file : toml_files(kExamples)) {
        auto config = read_table(file.string());
        ASSERT_TRUE(config) << file << ": " << config.refusal().what;
        config->electronic = false;
        for (const Finding& finding : check_table(*config))
            EXPECT_TRUE(finding.weight != Weight::Forbidden ||
                        finding.what.ends_with("for electronic versions of the game only"))
                << file << ": " << finding.what;
    }
}

// An operator who copies an example copies no line that does nothing.
TEST(TableCheck, NoExampleHasLimitsThatBindNobody) {
    for (const fs::path& file : toml_files(kExamples)) {
        const auto config = read_table(file.string());
        ASSERT_TRUE(config) << file << ": " << config.refusal().what;
        for (const Finding& finding : check_table(*config))
            EXPECT_EQ(finding.what.find("binds nobody"), std::string::npos) << file << ": " << finding.what;
    }
}

TEST(TableCheck, EveryGameHasAnExample) {
    std::set<std::string> shown, ids;
    for (const fs::path& file : toml_files(kExamples))
        if (const auto config = read_table(file)) {
            shown.insert(config->game);
            EXPECT_TRUE(ids.insert(config->id).second) << file << ": the id " << config->id << " is another example's";
        }
    for (const Game* game : games())
        EXPECT_TRUE(shown.count(std::string(game->id))) << "examples/tables/ has no table of " << game->id;
}

// The first line of a bad file says what becomes of it: "# forbidden:
// CLAUSE | words" or "# unreadable: LINE:COLUMN | words".
TEST(TableCheck, EveryBadFileIsRefusedAsItSays) {
    const auto files = toml_files(kBad);
    EXPECT_FALSE(files.empty());
    for (const fs::path& file : files) {
        std::string line;
        std::getline(std::ifstream(file) >> std::ws, line);
        const auto colon = line.find(": "), bar = line.find(" | ");
        ASSERT_TRUE(colon != line.npos && bar != line.npos) << file;
        const std::string kind = line.substr(2, colon - 2), where = line.substr(colon + 2, bar - colon - 2),
                          words = line.substr(bar + 3);
        const auto config = read_table(file);
        if (kind == "unreadable") {
            ASSERT_FALSE(config) << file;
            EXPECT_NE(config.refusal().what.find(file.string() + ":" + where + ": "), std::string::npos)
                << config.refusal().what;
            EXPECT_NE(config.refusal().what.find(words), std::string::npos) << config.refusal().what;
            continue;
        }
        ASSERT_EQ(kind, "forbidden") << file;
        ASSERT_TRUE(config) << to_string(config.refusal());
        const auto findings = check_table(*config);
        EXPECT_TRUE(found(findings, Weight::Forbidden, where, words)) << file << ":\n" << text_of(findings);
        EXPECT_EQ(std::count_if(findings.begin(), findings.end(),
                                [](const Finding& f) { return f.weight == Weight::Forbidden; }),
                  1)
            << file << ":\n"
            << text_of(findings);
    }
}

TEST(TableCheck, ForbiddenThenWarningsThenNotes) {
    const auto findings =
        check(kTaiSai + "betting-seconds=1\nnot-offered=['small']\n[limits]\nmin=1\nmax=10\n[limits.small]\nmax=5\n");
    EXPECT_TRUE(std::is_sorted(findings.begin(), findings.end(),
                               [](const Finding& a, const Finding& b) { return a.weight < b.weight; }));
    EXPECT_EQ(findings.front().weight, Weight::Forbidden);
    EXPECT_EQ(findings.back().weight, Weight::Note);
    EXPECT_TRUE(found(findings, Weight::Warning, "gb-2011 9.10", "limits are given for small, which is not offered"));
}

TEST(TableCheck, Nz9A_3_3_b_ii_BettingTime) {
    const std::string clause = "nz-electronic-tai-sai 3.3(b)(ii)";
    EXPECT_TRUE(found(check(kTaiSai + "betting-seconds=29\n" + kLimits), Weight::Forbidden, clause, "29 seconds"));
    EXPECT_FALSE(found(check(kTaiSai + "betting-seconds=30\n" + kLimits), Weight::Forbidden, clause, ""));
    EXPECT_FALSE(
        found(check(kTaiSai + "betting-seconds=29\nelectronic=false\n" + kLimits), Weight::Forbidden, clause, ""))
        << "Division 9A binds terminals only";
}

TEST(TableCheck, Nz9A_3_1_b_Terminals) {
    const std::string clause = "nz-electronic-tai-sai 3.1(b)";
    EXPECT_FALSE(found(check(kTaiSai + "terminals=30\n" + kLimits), Weight::Forbidden, clause, ""));
    EXPECT_TRUE(found(check(kTaiSai + "terminals=31\n" + kLimits), Weight::Forbidden, clause, "at most 30"));
    EXPECT_TRUE(found(check(kBlackjack + "terminals=0\n" + kLimits), Weight::Forbidden, clause, "at least one"));
}

TEST(TableCheck, Nz9A_4_8_TerminalsMayHaveOtherLimits) {
    const auto lawful = check(kTaiSai + kLimits + "[terminal.2.limits]\nmin=20\nmax=60\n");
    EXPECT_NE(lawful.front().weight, Weight::Forbidden) << text_of(lawful);
    EXPECT_TRUE(found(check(kTaiSai + kLimits + "[terminal.2.limits]\nmin=200\n"), Weight::Forbidden,
                      "nz-electronic-tai-sai 3.3(b)(i)", "at terminal 2: the minimum of 200"));
    TableConfig made = *parse_table(kTaiSai + kLimits);
    made.terminal_limits[8]["*"].min = Money{1000};
    EXPECT_TRUE(
        found(check_table(made), Weight::Forbidden, "nz-electronic-tai-sai 4.8", "terminal 8, and there are 7"));
}

TEST(TableCheck, Nz9A_3_3_c_iv_AggregateMinimum) {
    const std::string clause = "nz-electronic-tai-sai 3.3(c)(iv)", punto = kPunto + "profile='nz'\n";
    EXPECT_FALSE(found(check(punto + "aggregate-min=2400\n" + kLimits), Weight::Forbidden, clause, ""))
        << "24 positions at 100";
    EXPECT_TRUE(found(check(punto + "aggregate-min='2400.01'\n" + kLimits), Weight::Forbidden, clause, "make 2400"));
    EXPECT_TRUE(found(check(punto + "aggregate-min=2400\nnot-offered=['egalite', 'ur-way-egalite']\n" + kLimits),
                      Weight::Forbidden, clause, "make 1300"));
    EXPECT_FALSE(found(check(kBlackjack + "aggregate-min=900\n" + kLimits), Weight::Forbidden, clause, ""))
        << "nine boxes";
    EXPECT_TRUE(
        found(check(kBlackjack + "aggregate-min=900\nboxes=8\n" + kLimits), Weight::Forbidden, clause, "make 800"));
    EXPECT_TRUE(
        found(check(kBlackjack + "aggregate-min=900\nbox-max=50\n" + kLimits), Weight::Forbidden, clause, "make 450"));
    EXPECT_TRUE(found(check(kBlackjack + "aggregate-min=900\nperson-box-max=50\n" + kLimits), Weight::Forbidden, clause,
                      "make 450"));
}

TEST(TableCheck, NzBlackjack7_6_TheCuttingCard) {
    EXPECT_FALSE(found(check(kBlackjack + "cut-percent=50\n" + kLimits), Weight::Forbidden, "nz-blackjack 7.6", ""));
    EXPECT_TRUE(
        found(check(kBlackjack + "cut-percent=51\n" + kLimits), Weight::Forbidden, "nz-blackjack 7.6", "half way"));
    EXPECT_FALSE(found(check(kBlackjack + "cut-percent=51\n" + kLimits + "[options]\nshoe='continuous'\n"),
                       Weight::Forbidden, "nz-blackjack 7.6", ""))
        << "it has none";
    EXPECT_FALSE(found(check(kSicBo + "cut-percent=51\n" + kLimits), Weight::Forbidden, "nz-blackjack 7.6", ""))
        << "dice";
}

// Ruling D7: nothing of Division 9A, nor of another game's division, judges a table on GB premises.
TEST(TableCheck, RulingD7_AGbTableIsUnderTheGbBookAlone) {
    for (const char* game : {"gb.sic-bo", "gb.blackjack", "gb.punto-banco", "gb.roulette"})
        for (const char* electronic : {"true", "false"}) {
            const std::string head = std::string("id='a'\ngame='") + game + "'\nelectronic=" + electronic + "\n";
            const auto findings = check(head + "betting-seconds=10\ncut-percent=60\nterminals=30\naggregate-min=10\n" +
                                        kLimits + "[terminal.2.limits]\nmin=20\n");
            for (const Finding& finding : findings) {
                EXPECT_NE(finding.weight, Weight::Forbidden) << finding.what;
                EXPECT_EQ(finding.clause.find("nz-"), std::string::npos)
                    << finding.what << " (" << finding.clause << ")";
            }
        }
    EXPECT_TRUE(found(check(kSicBo + "terminals=31\n" + kLimits), Weight::Forbidden, "the capacity of this system",
                      "31 terminals"));
    EXPECT_TRUE(found(check(kTaiSai + kLimits), Weight::Note, "ruling D4",
                      "NZ casino: the rules of the game are those of gb-2011, borrowed"));
    EXPECT_FALSE(found(check(kSicBo + kLimits), Weight::Note, "ruling D4", ""));
    EXPECT_FALSE(found(check(kBlackjack + kLimits), Weight::Note, "ruling D4", ""));
    EXPECT_TRUE(
        found(check(kSicBo + "aggregate-min=10\n" + kLimits), Weight::Note, "the house's own rule", "at least 10"))
        << "no book of theirs has it";
}

TEST(TableCheck, Gb6_13_LimitsMustBeThere) {
    EXPECT_TRUE(found(check(kPunto + "electronic=false\n[limits]\nmax=10\n"), Weight::Forbidden, "gb-2011 6.13",
                      "no minimum is given for punto, banco, egalite"));
    EXPECT_TRUE(found(check(kPunto + "electronic=false\n[limits]\nmin=10\n"), Weight::Warning, "gb-2011 6.13",
                      "no maximum is given"))
        << "recommended only";
    EXPECT_TRUE(found(check(kPunto + "[limits]\nmin=10\n"), Weight::Warning, "gb-2011 6.13", "no maximum is given"))
        << "on terminals too";
    EXPECT_TRUE(found(check(kPunto + "profile='nz'\n[limits]\nmin=10\n"), Weight::Forbidden,
                      "nz-electronic-tai-sai 3.3(b)(i)", "no maximum is given"));
    EXPECT_TRUE(found(check(kPunto + "profile='nz'\n" + kLimits), Weight::Note, "nz-electronic-tai-sai 3.3(b)(i)",
                      "are displayed"));
    EXPECT_TRUE(found(check(kPunto + kLimits), Weight::Note, "gb-2011 6.13", "are displayed"));
}

TEST(TableCheck, RulingD5_FractionsOfACent) {
    const auto cut = check(kPunto + "[limits]\nmin=1\nmax=10\nincrement='0.50'\n");
    EXPECT_TRUE(found(
        cut, Weight::Warning, "ruling D5",
        "banco in steps of 0.50: banco at 19 to 20 can win a fraction of a cent, which is cut; steps of 1 avoid that"))
        << text_of(cut);
    EXPECT_FALSE(
        found(check(kPunto + "[limits]\nmin=1\nmax=10\nincrement='0.20'\n"), Weight::Warning, "ruling D5", ""));
    const auto terminal =
        check(kPunto + "[limits]\nmin=1\nmax=10\nincrement=1\n[terminal.1.limits]\nincrement='0.10'\n");
    EXPECT_TRUE(found(terminal, Weight::Warning, "ruling D5", "at terminal 1: banco at 19 to 20")) << text_of(terminal);
    const auto bonus = check(
        "id='a'\ngame='gb.three-card-poker'\n[pays]\n'ante-bonus.straight'='3:2'\n[limits]\nmin='0.01'\nmax="
        "10\nincrement='0.01'\n");
    EXPECT_TRUE(found(bonus, Weight::Warning, "ruling D5", "ante-bonus in steps of 0.01"))
        << "paid on the ante's stake\n"
        << text_of(bonus);
}

TEST(TableCheck, NzThreeCardPoker5_10_MaximumPayout) {
    const std::string limits = "[limits]\nmin=5\nmax=100\nincrement=5\n[limits.six-card-bonus]\nmax=20\npayout-max=";
    const auto cuts = check("id='a'\ngame='nz.three-card-poker'\n" + limits + "19999\n");
    EXPECT_TRUE(found(cuts, Weight::Warning, "nz-three-card-poker 5.10",
                      "20 on royal-flush wins 20000 at 1000 to 1, but no more than 19999 is paid")) << text_of(cuts);
    EXPECT_FALSE(found(check("id='a'\ngame='nz.three-card-poker'\n" + limits + "20000\n"), Weight::Warning,
                       "nz-three-card-poker 5.10", ""));
}

// The bet is twice the ante, and the second combination is paid by its rows.
TEST(TableCheck, NzLunarPoker5_12_MaximumPayout) {
    const std::string limits = "id='a'\ngame='nz.lunar-poker'\n[limits]\nmin=5\nmax=100\nincrement=5\n";
    const auto warns = [&](const std::string& rest, const char* what) {
        return found(check(limits + rest), Weight::Warning, "nz-lunar-poker 5.12", what);
    };
    EXPECT_TRUE(warns("[limits.bet]\npayout-max=19999\n",
                      "bet: 200 on royal-flush wins 20000 at 100 to 1, but no more than 19999 is paid"));
    EXPECT_FALSE(warns("[limits.bet]\npayout-max=20000\n", ""));
    EXPECT_TRUE(warns("[limits.second-combination]\npayout-max=9999\n",
                      "second-combination: 200 on straight-flush wins 10000 at 50 to 1"));
    EXPECT_FALSE(warns("[limits.second-combination]\npayout-max=10000\n", ""));
    EXPECT_TRUE(warns("[limits.super]\nmax=50\npayout-max=9999\n",
                      "super: 50 on four-of-a-kind wins 10000 at 200 to 1, but no more than 9999 is paid"));
    EXPECT_TRUE(warns("[limits.ante]\npayout-max=19999\n", "ante: 100 on royal-flush-dealt wins 60000 at 600 to 1"))
        << "of two rows above it the one that wins most";
}

TEST(TableCheck, Gb2_5_MinimumOddsHoldUnderAMaximumPayout) {
    EXPECT_TRUE(found(check(kPunto + kLimits + "[limits.egalite]\npayout-max=799\n"), Weight::Forbidden, "gb-2011 6.20",
                      "no more than 799 is paid: lower the maximum wager"));
    EXPECT_FALSE(
        found(check(kPunto + kLimits + "[limits.egalite]\npayout-max=800\n"), Weight::Forbidden, "gb-2011 6.20", ""));
    EXPECT_TRUE(found(check(kBlackjack + kLimits + "[limits.double]\npayout-max=99\n"), Weight::Forbidden,
                      "nz-blackjack 11.2", "double: 100"))
        << "a double pays even money";
}

TEST(TableCheck, WhatIsLeftOutTwice) {
    EXPECT_TRUE(found(check(kSicBo + "not-offered=['odd']\n[options]\nlayout=50\n" + kLimits), Weight::Warning,
                      "gb-2011 9.12(c)", "offered only with layout=106 anyhow"));
}

TEST(TableCheck, Differential) {
    TableConfig made = *parse_table(kPunto + kLimits);
    made.differential_max = Money{100000};
    EXPECT_TRUE(found(check_table(made), Weight::Forbidden, "gb-2011 6.13", "a differential needs both"));
    made.opposed = {{"punto", "punto"}};
    EXPECT_TRUE(found(check_table(made), Weight::Forbidden, "gb-2011 6.13", "names punto, which it names already"));
    made.opposed = {{"punto", "banco"}};
    EXPECT_NE(check_table(made).front().weight, Weight::Forbidden);
}

TEST(TableCheck, AConfigurationThatMakesNoSetupIsForbidden) {
    TableConfig made;
    made.game = "whist";
    const auto findings = check_table(made);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].weight, Weight::Forbidden);
    EXPECT_TRUE(required_notices(made).empty());
}

// ---- Notices ---------------------------------------------------------------------------------------------------

std::vector<std::string> notices(const std::string& text) { return required_notices(*parse_table(text)); }

TEST(TableNotices, NzBlackjack11_8_12_10_ModifiedDoublingAndSplitting) {
    const std::vector<std::string> always = {
        "Decks of cards: 6 (nz-blackjack 3.3(a))",
        "Version: Blackjack, Style A, Ante Up, Blackjack +, Free Bet, Player Select: Blackjack (nz-blackjack 13.3, "
        "3.2(b)(ii))",
        "Blackjack pays: 3:2 (nz-blackjack 10.1A, 3.2(b)(i))"};
    const auto beside = [&](std::vector<std::string> more) {
        more.insert(more.begin(), always.begin(), always.end());
        return more;
    };
    EXPECT_EQ(notices(kBlackjack + kLimits), always) << "nothing is modified";
    EXPECT_EQ(notices(kBlackjack + kLimits +
                      "[options]\ndouble-rule='10-11'\ndouble-after-split=false\ndouble-lost-to-blackjack='both'\n"),
              beside({"First two cards that may be doubled: 10-11 (nz-blackjack 11.6(b), 11.8)",
                      "Doubling after a split: no (nz-blackjack 11.6, 11.8)",
                      "What a double loses to a dealer's blackjack: both (nz-blackjack 11.7, "
                      "11.8)"}));
    EXPECT_EQ(notices(kBlackjack + kLimits +
                      "[options]\nsplit-rule='no-aces'\nresplit=false\nsplit-lost-to-blackjack='all'\n"),
              beside({"Pairs that may be split: no aces (nz-blackjack 12.7(b), 12.10)",
                      "Splitting a second time, to three hands: no (nz-blackjack 12.8, 12.10)",
                      "What a split box loses to a dealer's blackjack (ruling R26): every wager "
                      "(nz-blackjack 12.9, 12.10)"}));
    EXPECT_TRUE(found(check(kBlackjack + kLimits + "[options]\nresplit=false\n"), Weight::Note,
                      "nz-blackjack 12.8, 12.10", "displayed at the table by itself"));
}

TEST(TableCheck, Gb4_9_4_29_4_31_WhatIsForElectronicVersionsOnly) {
    const std::string gb = "id='a'\ngame='gb.blackjack'\n";
    for (const auto& [option, clause] :
         {std::pair{"parallel-deal='yes'", "gb-2011 4.9"}, std::pair{"split-deal='hand-by-hand'", "gb-2011 4.29"},
          std::pair{"hands=3", "gb-2011 4.31"}}) {
        const std::string options = std::string("[options]\n") + option + "\n";
        EXPECT_TRUE(
            found(check(gb + "electronic=false\n" + kLimits + options), Weight::Forbidden, clause, "electronic"))
            << option;
        EXPECT_FALSE(found(check(gb + "electronic=true\n" + kLimits + options), Weight::Forbidden, clause, ""))
            << option;
    }
}

TEST(TableNotices, NzBlackjack14_2_BoxMaximum) {
    EXPECT_EQ(notices(kBlackjack + "box-max=500\n" + kLimits).back(),
              "All wagers on one box together: at most 500 NZD (nz-blackjack 14.2)");
    EXPECT_EQ(notices(kBlackjack + "person-box-max=50\n" + kLimits).back(),
              "All wagers of one person on one box together: at most 50 NZD (nz-blackjack 14.2)");
    EXPECT_EQ(notices("id='a'\ngame='nz.dragon21'\nperson-box-max=50\n" + kLimits).back(),
              "All wagers of one person on one box together: at most 50 NZD (nz-dragon21 5.7(b))");
    EXPECT_TRUE(found(check(kBlackjack + "box-max=50\nperson-box-max=55\n" + kLimits), Weight::Warning,
                      "nz-blackjack 14.2", "never reached"));
    EXPECT_FALSE(found(check(kBlackjack + "box-max=50\nperson-box-max=50\n" + kLimits), Weight::Warning,
                       "nz-blackjack 14.2", ""));
}

// gb-2011 6.47, footnote to 3.3(b); nz-blackjack 3.2(b): which one is used is displayed, whichever it is.
TEST(TableNotices, WhicheverOptionIsUsed) {
    const auto has = [](const std::string& file, std::string_view line) {
        const auto lines = notices(file);
        return std::find(lines.begin(), lines.end(), line) != lines.end();
    };
    for (const std::string value : {"no", "yes"})
        EXPECT_TRUE(has(kPunto + kLimits + "[options]\nur-way-needs-wager='" + value + "'\n",
                        "UR Way Egalit\u00e9 needs a wager on punto or banco: " + value + " (gb-2011 6.47)"));
    EXPECT_TRUE(has("id='a'\ngame='gb.roulette'\n" + kLimits,
                    "Even money chances when zero is spun: lose half (gb-2011 3.3(b)(i))"));
    EXPECT_TRUE(has(kBlackjack + kLimits, "Blackjack pays: 3:2 (nz-blackjack 10.1A, 3.2(b)(i))"));
    const std::string upper = "Player Select: doubling for wagers of the upper minimum: any (nz-blackjack 21.5, 21.6)";
    EXPECT_FALSE(has(kBlackjack + kLimits, upper)) << "one set of rules";
    EXPECT_TRUE(has(kBlackjack + kLimits + "[options]\nvariant='player-select'\n", upper));
    EXPECT_TRUE(has(kBlackjack + kLimits + "[options]\nvariant='style-a'\n",
                    "Version: Blackjack, Style A, Ante Up, Blackjack +, Free Bet, Player Select: Style A (nz-blackjack "
                    "17.2, 17.3)"));
}

// 15H.8 has the pay scale displayed, 15H.9 that of the Free Bonus.
TEST(TableNotices, NzBlackjack15H_8_15H_9_BothScales) {
    const auto lines = notices(kBlackjack + kLimits + "[options]\nbuster=true\nfree-bonus='b1'\n");
    const auto cites = [&](std::string_view start, std::string_view end) {
        return std::any_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return line.starts_with(start) && line.ends_with(end); });
    };
    EXPECT_TRUE(cites("Buster Blackjack: pay table", "(nz-blackjack 15H.10a, 15H.8)"));
    EXPECT_TRUE(cites("Free Bonus", "(nz-blackjack 15H.10b, 15H.9)"));
}

TEST(TableNotices, Gb2_5_BetterOdds) {
    EXPECT_EQ(notices(kSicBo + kLimits + "[pays]\n'total.4-or-17'='62:1'\n'total.5-or-16'='30:1'\n"),
              (std::vector<std::string>{"Three dice total: 4 or 17 pays 62 to 1 (gb-2011 9.12(h)(i), 2.5)"}))
        << "30 to 1 is what the book pays";
    EXPECT_TRUE(found(check(kSicBo + kLimits + "[pays]\n'total.4-or-17'='62:1'\n"), Weight::Note, "gb-2011 2.6(d)",
                      "house edge of total"));
}

TEST(TableNotices, NzThreeCardPoker10A_8_PayScale) {
    const auto lines = notices("id='a'\ngame='nz.three-card-poker'\n[paytables]\nsix-card-bonus=2\n" + kLimits +
                               "[limits.six-card-bonus]\npayout-max=5000\n");
    EXPECT_EQ(lines, (std::vector<std::string>{"Betting areas one player may use: several (nz-three-card-poker 5.5)",
                                               "Additional hands are played blind: yes (nz-three-card-poker 5.5.2)",
                                               "Six Card Bonus: pay table 2 (nz-three-card-poker 10A.7, 10A.8)",
                                               "Six Card Bonus: no win pays more than 5000 NZD, whatever is wagered "
                                               "(nz-three-card-poker 5.10)"}));
}

TEST(TableNotices, NzFourCardPoker5_7_3_5_10) {
    const std::string four = "id='a'\ngame='nz.four-card-poker'\n";
    const std::string areas = "Betting areas one player may use: several (nz-four-card-poker 5.5)",
                      blind = "Additional hands are played blind: yes (nz-four-card-poker 5.5.2)";
    EXPECT_EQ(notices(four + "[paytables]\naces-up=4\n" + kLimits),
              (std::vector<std::string>{areas, blind, "Aces Up: pay table 4 (nz-four-card-poker 5.7.2, 5.7.3)"}));
    EXPECT_EQ(notices(four + "[options]\nmaximum-payout='25000'\n" + kLimits),
              (std::vector<std::string>{areas, blind,
                                        "One hand is paid no more than 25000 NZD over all its wagers, whatever it "
                                        "would win at the odds shown (nz-four-card-poker 5.10)",
                                        "Aces Up: pay table 1 (nz-four-card-poker 5.7.2, 5.7.3)"}));
}

TEST(TableNotices, WhatElseIsDisplayed) {
    const auto lines = notices(kTaiSai + "play-money=true\naggregate-min=2\nnot-offered=['odd']\n" + kLimits +
                               "payout-max=50000\n[differential]\nmax=50\nbetween=['small','big']\n[terminal.1.limits."
                               "small]\npayout-max=1000\n");
    const auto has = [&](std::string_view line) { return std::find(lines.begin(), lines.end(), line) != lines.end(); };
    EXPECT_TRUE(has("Play money: nothing can be won or lost here"));
    EXPECT_TRUE(has("Odd is not offered at this table (gb-2011 9.12(c))"));
    EXPECT_TRUE(has("Small: no win pays more than 50000 NZD, whatever is wagered (gb-2011 9.5)"));
    EXPECT_TRUE(has("Small: no win pays more than 1000 NZD at terminal 1, whatever is wagered (gb-2011 9.5)"));
    EXPECT_FALSE(has("Odd: no win pays more than 50000 NZD, whatever is wagered (gb-2011 9.5)")) << "it is not offered";
    EXPECT_TRUE(
        has("All wagers of a terminal together: at least 2 NZD, or none of them stands (nz-electronic-tai-sai "
            "3.3(c)(iv))"));
    EXPECT_TRUE(has("Between small, big: a difference of at most 50 NZD (gb-2011 9.5)"));
}

}  // namespace
}  // namespace baize::check_test
