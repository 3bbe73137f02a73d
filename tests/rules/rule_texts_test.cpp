// The texts that say how the rules are met (rulebooks/BOOK/*.rules, docs/rules.md): they are in the program as they
// stand in the folder, can be read, and a fault is told with its file and line.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "report/rules.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

NOT_FOR_SANITIZERS("words and rows are compared");

namespace baize::rule_texts_test {
namespace {

namespace fs = std::filesystem;

Result<std::vector<Division>> read(std::string_view text) {
    return read_divisions({"rulebooks/gb_2011/x.rules", text});
}

std::string fault(std::string_view text) {
    const auto read_text = read(text);
    return read_text ? "" : read_text.refusal().what;
}

TEST(RuleTexts, TheProgramHasThemAsTheyStandInTheFolder) {
    std::size_t files = 0;
    for (const auto& each : fs::recursive_directory_iterator(testing_support::source_dir() + "/rulebooks"))
        files += each.path().extension() == ".rules";
    EXPECT_EQ(rule_texts().size(), files);
    for (const RuleText& each : rule_texts()) {
        std::ifstream file(testing_support::source_dir() + "/" + std::string(each.file));
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        EXPECT_EQ(each.text, text) << each.file;
    }
}

TEST(RuleTexts, EachCanBeRead) {
    for (const RuleText& each : rule_texts()) {
        const auto divisions = read_divisions(each);
        ASSERT_TRUE(divisions) << divisions.refusal().what;
        EXPECT_FALSE(divisions->empty()) << each.file;
    }
}

TEST(RuleTexts, ARuleItsWordsAndItsRemark) {
    const auto divisions = read("# How the rules are met.\n"
                                "\n"
                                "general gb.general\n"
                                "1.2    physical     the layout cloth  \r\n"
                                "# The optional wagers\n"
                                "9.3A   enforced     Scenario.gb.x/9.3A_a_name\n"
                                "                    a remark; it goes on\n"
                                "\ton the next line\n"
                                "9.3A(again)  superseded  nz-blackjack 15F.9\n"
                                "division gb.other\n"
                                "1.2    not-offered  a wager");
    ASSERT_TRUE(divisions) << divisions.refusal().what;
    ASSERT_EQ(divisions->size(), 2u);
    const Division& first = divisions->front();
    EXPECT_EQ(first.id, "gb.general");
    EXPECT_EQ(first.book, "gb-2011");
    EXPECT_TRUE(first.general && !divisions->back().general);
    ASSERT_EQ(first.answers.size(), 3u);
    EXPECT_EQ(first.answers[0].by, "the layout cloth");
    EXPECT_EQ(first.answers[0].line, 4);
    EXPECT_EQ(first.answers[1].rule, "9.3A");
    EXPECT_EQ(first.answers[1].by, "Scenario.gb.x/9.3A_a_name");
    EXPECT_EQ(first.answers[1].note, "a remark; it goes on on the next line");
    EXPECT_EQ(first.answers[2].rule, "9.3A");
    EXPECT_EQ(first.answers[2].met, Met::Superseded);
    ASSERT_EQ(divisions->back().answers.size(), 1u);
    EXPECT_EQ(divisions->back().answers[0].met, Met::NotOffered);
}

TEST(RuleTexts, AFaultIsToldWithItsFileAndLine) {
    EXPECT_EQ(fault("division gb.x\n\n7.1 enforcd A.B\n"),
              "rulebooks/gb_2011/x.rules:3: 'enforcd' is no way to meet a rule; expected enforced, shown, physical, "
              "definition, not-offered or superseded");
    EXPECT_EQ(fault("division gb.x\nphysical the layout cloth"),
              "rulebooks/gb_2011/x.rules:2: 'physical' is no number of a rule, and neither 'division' nor 'general'");
}

struct Fault { const char* text; const char* told; };
constexpr Fault kFaults[] = {
    {"7.1 physical the cloth", "1: a rule before the first division"},
    {"division\n", "1: 'division' takes one name, such as 'gb.sic-bo'"},
    {"general gb.x gb.y", "1: 'general' takes one name, such as 'gb.sic-bo'"},
    {"division gb.x\n  a remark", "2: a remark without a rule"},
    {"division gb.x\n7.1", "2: '' is no way to meet a rule; expected enforced, shown, physical, definition, "
                           "not-offered or superseded"},
    {"division gb.x\n7.1 physical", "2: it is not said how the rule is met"},
    {"division gb.x\n7.1 physical the cloth; drawn on screens",
     "2: a remark stands on a line of its own, indented, not behind ';'"},
    {"division gb.x\n7.1 physical the cloth\n7.2 physical dice\n7.1 physical the cloth",
     "4: 7.1 is answered before; a second rule of that number is '7.1(again)'"},
    {"division gb.x\n7.1(again) physical the cloth", "2: 7.1 is not answered before, and needs no '(again)'"},
    {"division gb.x\n7.1 physical the cloth\n  7.2 physical dice", "3: a rule begins where the line does"},
    {"division gb.x\n7.1 enforced by the staff", "2: 'by the staff' is no name of a test"},
    {"division gb.x\n7.1 enforced scenarios", "2: 'scenarios' is no name of a test"},
    {"division gb.x\n7.1 physical SicBoRules.R7_1_TheCloth",
     "2: 'SicBoRules.R7_1_TheCloth' is the name of a test, which only an enforced rule has here"},
    {"division gb.x\n7.1 superseded 15F.9",
     "2: '15F.9' is no later clause; expected one such as 'nz-blackjack 15F.9'"},
    {"division gb.x\n7.1 superseded nz-blackjack 15F.9 too",
     "2: 'nz-blackjack 15F.9 too' is no later clause; expected one such as 'nz-blackjack 15F.9'"},
};

TEST(RuleTexts, EveryFaultIsTold) {
    for (const Fault& each : kFaults)
        EXPECT_EQ(fault(each.text), std::string("rulebooks/gb_2011/x.rules:") + each.told) << each.text;
}

}  // namespace
}  // namespace baize::rule_texts_test
