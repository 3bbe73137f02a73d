// Every numbered rule of a game's division is answered once, and every answer can be looked up: the test that shows it
// runs, the screen exists, the words are there.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/list.hpp"
#include "report/rules.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

NOT_FOR_SANITIZERS("words and rows are compared");

namespace baize::rules_test {
namespace {

using Counts = std::map<std::string, int>;  // a rule, and how often it is listed or answered

// rules.tsv: seed, division, rule, line. By division.
std::map<std::string, Counts> rules_of_the_books() {
    std::ifstream file(testing_support::source_dir() + "/rulebooks/rules.tsv");
    std::map<std::string, Counts> divisions;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        std::string seed, division, rule;
        std::getline(fields, seed, '\t');
        std::getline(fields, division, '\t');
        std::getline(fields, rule, '\t');
        ++divisions[division][rule];
    }
    return divisions;
}

// Scenario tests are registered with '_' for '-', because of --gtest_filter.
std::string comparable(std::string name) {
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

std::set<std::string> registered_tests() {
    std::set<std::string> names;
    const testing::UnitTest& unit = *testing::UnitTest::GetInstance();
    for (int s = 0; s < unit.total_test_suite_count(); ++s) {
        const testing::TestSuite& suite = *unit.GetTestSuite(s);
        for (int t = 0; t < suite.total_test_count(); ++t)
            names.insert(comparable(std::string(suite.name()) + "." + suite.GetTestInfo(t)->name()));
    }
    return names;
}

// Those of the live floor, which a whole run compiles for the sanitizers alone (CMakeLists.txt): as they are written.
std::set<std::string> tests_of_the_floor() {
    static const std::regex kTest(R"(^(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\((\w+),\s*(\w+))");
    std::set<std::string> names;
    const std::string tests = testing_support::source_dir() + "/tests/";
    for (const char* folder : {"cli", "floor", "server", "ledger", "store", "table_file", "chance"})
        for (const auto& file : std::filesystem::directory_iterator(tests + folder)) {
            std::ifstream source(file.path());
            std::smatch found;
            for (std::string line; file.path().extension() == ".cpp" && std::getline(source, line);)
                if (std::regex_search(line, found, kTest)) names.insert(found.str(1) + "." + found.str(2));
        }
    return names;
}

// "Games/Suite.Name/value", of a test that runs once for each value, is written Suite.Name.
std::string as_written(std::string name) {
    const auto dot = name.find('.');
    if (dot == name.npos) return name;
    if (const auto value = name.find('/', dot); value != name.npos) name.erase(value);
    if (const auto list = name.rfind('/', dot); list != name.npos) name.erase(0, list + 1);
    return name;
}

// Where a rule's words can be shown today.
constexpr std::string_view kScreens[] = {"baize games", "baize edge", "baize play", "baize rules", "baize strategy",
                                         "baize check",
                                          "baize sign", "baize serve"};

bool names_a_screen(std::string_view by) {
    return std::any_of(std::begin(kScreens), std::end(kScreens),
                       [&](std::string_view screen) { return by.starts_with(screen); });
}

// "rulebooks/gb_2011/sic_bo.rules:12: 9.5", to begin a failure with.
std::string place(const Division& division, const RuleAnswer& answer) {
    return std::string(division.file) + ":" + std::to_string(answer.line) + ": " + answer.rule;
}

TEST(RuleAnswers, EveryRuleOfADivisionHasItsAnswerAndNoOther) {
    const auto books = rules_of_the_books();
    ASSERT_FALSE(books.empty()) << "rulebooks/rules.tsv is missing or empty";
    std::set<std::string_view> seen;
    for (const Division& division : divisions()) {
        EXPECT_TRUE(seen.insert(division.id).second) << division.id << " is answered twice";
        const auto book = books.find(std::string(division.id));
        ASSERT_NE(book, books.end()) << division.id << " is no division of rules.tsv";
        Counts answered;
        for (const RuleAnswer& answer : division.answers) {
            ++answered[answer.rule];
            EXPECT_TRUE(book->second.count(answer.rule)) << place(division, answer) << " is no rule of " << division.id;
        }
        for (const auto& [rule, times] : book->second)
            EXPECT_EQ(answered[rule], times)
                << division.file << ": " << division.id << " " << rule << ": answers, against listings";
    }
    for (const auto& [id, rules] : books) EXPECT_TRUE(seen.count(id)) << id << " is answered in no text";
}

TEST(RuleAnswers, AnEnforcedRuleNamesATestThatRuns) {
    LONG_COUNT();
    const auto tests = registered_tests(), of_the_floor = tests_of_the_floor();
    for (const Division& division : divisions())
        for (const RuleAnswer& answer : division.answers)
            if (answer.met == Met::Enforced && !tests.count(comparable(answer.by)) &&
                !of_the_floor.count(as_written(answer.by)))
                ADD_FAILURE() << place(division, answer) << ": there is no test " << answer.by;
}

TEST(RuleAnswers, AShownRuleNamesAScreen) {
    for (const Division& division : divisions())
        for (const RuleAnswer& answer : division.answers)
            if (answer.met == Met::Shown && !names_a_screen(answer.by))
                ADD_FAILURE() << place(division, answer) << ": " << answer.by << " is no screen of the program";
}

// rules.tsv again: in which seed a division stands.
std::map<std::string, std::string> seeds_of_the_divisions() {
    std::ifstream file(testing_support::source_dir() + "/rulebooks/rules.tsv");
    std::map<std::string, std::string> seeds;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto first = line.find('\t'), second = line.find('\t', first + 1);
        seeds[line.substr(first + 1, second - first - 1)] = line.substr(0, first);
    }
    return seeds;
}

// Ruling D1: seed 002 replaces the draft of Big Raise Stud, 003 both earlier
// texts of blackjack, as a whole; nothing else is replaced.
TEST(RuleAnswers, ASupersededRuleNamesARuleOfTheLaterText) {
    const auto books = rules_of_the_books();
    auto seeds = seeds_of_the_divisions();
    const std::map<std::string, std::string> replaced_by = {
        {"nz.blackjack-2012", "003"}, {"nz.blackjack-2013", "003"}, {"nz.big-raise-stud-draft", "002"}};
    std::size_t count = 0;
    for (const Division& division : divisions()) {
        const auto later = replaced_by.find(std::string(division.id));
        for (const RuleAnswer& answer : division.answers) {
            ASSERT_EQ(answer.met == Met::Superseded, later != replaced_by.end()) << place(division, answer);
            if (answer.met != Met::Superseded) continue;
            ++count;
            const auto blank = answer.by.find(' ');
            ASSERT_NE(blank, answer.by.npos) << place(division, answer) << ": " << answer.by;
            std::string by(answer.by.substr(0, blank));
            EXPECT_EQ(by, division.book) << place(division, answer);
            by.replace(by.find('-'), 1, ".");  // the book nz-blackjack is the division nz.blackjack
            EXPECT_EQ(seeds[by], later->second) << place(division, answer);
            const auto book = books.find(by);
            ASSERT_NE(book, books.end()) << by;
            EXPECT_TRUE(book->second.count(std::string(answer.by.substr(blank + 1))))
                << place(division, answer) << ": " << answer.by;
        }
    }
    EXPECT_GT(count, 0u) << "no text is replaced";
}

TEST(RuleAnswers, HaveWords) {
    for (const Division& division : divisions()) {
        EXPECT_FALSE(division.book.empty()) << division.id;
        EXPECT_FALSE(division.answers.empty()) << division.id;
        for (const RuleAnswer& answer : division.answers) {
            EXPECT_GE(answer.by.size(), 4u) << place(division, answer) << " is answered with nothing";
            EXPECT_EQ(answer.by.find_first_of("\n\t;"), std::string_view::npos) << place(division, answer);
            EXPECT_EQ(answer.note.find_first_of("\n\t"), std::string_view::npos) << place(division, answer);
        }
    }
}

// Where games share a division, each rule of it belongs to one of them.
TEST(RuleAnswers, GamesOfOneDivisionShareItWithoutGaps) {
    for (const Division& division : divisions()) {
        std::vector<const Game*> sharing;
        for (const Game* game : games())
            if (game->division == division.id) sharing.push_back(game);
        if (sharing.size() < 2) continue;
        for (const RuleAnswer& answer : division.answers)
            EXPECT_EQ(std::count_if(sharing.begin(), sharing.end(),
                                    [&](const Game* game) { return within(game->sections, answer.rule); }),
                      1)
                << place(division, answer);
    }
    EXPECT_TRUE(within("8.20-8.48", "8.20") && within("8.20-8.48", "8.48"));
    EXPECT_FALSE(within("8.20-8.48", "8.2") || within("8.20-8.48", "8.49") || within("8.20-8.48", "9.21"));
}

TEST(RuleAnswers, EveryGameHasItsDivision) {
    for (const Game* game : games()) {
        const auto found = std::find_if(divisions().begin(), divisions().end(),
                                        [&](const Division& each) { return each.id == game->division; });
        ASSERT_NE(found, divisions().end()) << game->id << " has no answers for " << game->division;
        EXPECT_EQ(found->book, game->book) << game->id;
    }
}

// The clauses that a game's own definition cites are rules of its book, or of the book beneath it.
TEST(RuleAnswers, TheClausesOfADefinitionAreRulesOfItsBook) {
    const auto books = rules_of_the_books();
    const auto is_rule = [&](const Game& game, std::string_view clause) {
        const std::string rule(clause.substr(0, clause.find_first_of("(,")));
        const auto has = [&](std::string_view division, const std::string& wanted) {
            const auto book = books.find(std::string(division));
            return book != books.end() && book->second.count(wanted) > 0;
        };
        // another book by name: "nz-blackjack 15B.7" (ruling D4)
        if (const auto blank = rule.find(' '); blank != std::string::npos)
            return std::any_of(divisions().begin(), divisions().end(), [&](const Division& each) {
                return each.book == rule.substr(0, blank) && has(each.id, rule.substr(blank + 1));
            });
        const auto binds = [&](const Division& text) {
            return text.general && (text.book == game.book || text.book == game.rests_on.book) && has(text.id, rule);
        };
        return has(game.division, rule) || has(std::string(game.division) + "-2012", rule) ||
               has(game.rests_on.division, rule) || std::any_of(divisions().begin(), divisions().end(), binds);
    };
    for (const Game* game : games()) {
        for (const WagerDef& wager : game->wagers) {
            EXPECT_TRUE(is_rule(*game, wager.clause)) << game->id << " " << wager.id << ": " << wager.clause;
            for (const PayTable& table : wager.paytables)
                for (const PayRow& row : table.rows)
                    EXPECT_TRUE(is_rule(*game, row.clause)) << game->id << " " << row.id << ": " << row.clause;
        }
        for (const OptionDef& option : game->options)
            EXPECT_TRUE(is_rule(*game, option.clause)) << game->id << " " << option.id << ": " << option.clause;
        for (const ChoiceDef& choice : game->choices) {
            EXPECT_TRUE(is_rule(*game, choice.clause)) << game->id << " " << choice.id << ": " << choice.clause;
            for (const ClauseAt& each : choice.later)
                EXPECT_TRUE(is_rule(*game, each.asked) && is_rule(*game, each.taken))
                    << game->id << " " << choice.id << ": " << each.asked << ", " << each.taken;
        }
        for (const DeclarationDef& each : game->declarations)
            EXPECT_TRUE(is_rule(*game, each.clause)) << game->id << " " << each.id << ": " << each.clause;
        for (const IrregularityDef& each : game->irregularities)
            EXPECT_TRUE(is_rule(*game, each.clause)) << game->id << " " << each.id << ": " << each.clause;
    }
}

}  // namespace
}  // namespace baize::rules_test
