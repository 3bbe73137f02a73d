// Every line that `check`, the limits and the notices can print is printed here once, and a neighbouring table does not
// print it. A row names the first words of its place in the source; the last test finds places that have no row.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>

#include "check_option_rows.hpp"
#include "games/list.hpp"
#include "support/paths.hpp"

namespace baize::check_lines_test {
namespace {

std::vector<Finding> findings(const Written& written) {
    auto config = parse_table(written.toml, "t.toml");
    if (!config) {
        ADD_FAILURE() << to_string(config.refusal()) << "\n" << written.toml;
        return {};
    }
    if (written.change) written.change(*config);
    return check_table(*config);
}

bool says(const Row& row, const std::vector<Finding>& list) {
    return std::any_of(list.begin(), list.end(), [&](const Finding& finding) {
        return finding.weight == row.weight && finding.clause == row.clause &&
               finding.what.find(row.words) != std::string::npos;
    });
}

// A line without its numbers: those of a neighbouring table are others anyhow.
std::string bare(std::string_view line) {
    std::string text;
    for (const char each : line) {
        const bool digit = (each >= '0' && each <= '9') || (each == '.' && !text.empty() && text.back() == '#');
        if (!digit) text += each;
        else if (text.empty() || text.back() != '#') text += '#';
    }
    return text;
}

bool says_the_like(const Row& row, const std::vector<Finding>& list) {
    return std::any_of(list.begin(), list.end(), [&](const Finding& finding) {
        return finding.weight == row.weight && finding.clause == row.clause &&
               bare(finding.what).find(bare(row.words)) != std::string::npos;
    });
}

std::string text_of(const std::vector<Finding>& list) {
    std::string text;
    for (const Finding& finding : list)
        text += fmt::format("{} {} ({})\n", static_cast<int>(finding.weight), finding.what, finding.clause);
    return text;
}

void expect_rows(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        const auto printed = findings(row.prints), other = findings(row.does_not);
        EXPECT_TRUE(says(row, printed)) << row.place << "\nexpected: " << row.words << " (" << row.clause << ")\n"
                                        << text_of(printed);
        EXPECT_FALSE(says_the_like(row, other)) << row.place << "\n" << text_of(other);
    }
}

TEST(CheckLines, Terminals) { expect_rows(rows_of_terminals()); }
TEST(CheckLines, Options) { expect_rows(rows_of_options()); }
TEST(CheckLines, LimitsBeside) { expect_rows(rows_of_limits_beside()); }
TEST(CheckLines, Maxima) { expect_rows(rows_of_maxima()); }
TEST(CheckLines, Equipment) { expect_rows(rows_of_equipment()); }
TEST(CheckLines, Limits) { expect_rows(rows_of_limits()); }
TEST(CheckLines, Pays) { expect_rows(rows_of_pays()); }
TEST(CheckLines, Offer) { expect_rows(rows_of_the_offer()); }
TEST(CheckLines, Setups) { expect_rows(rows_of_setups()); }
TEST(CheckLines, Notices) { expect_rows(rows_of_notices()); }

// ---- Every option ---------------------------------------------------------------------------------------------------

// A notice shows every value of every option but the standard one, which is shown only where the book wants that.
TEST(CheckLines, EveryValueOfEveryOptionIsShown) {
    int shown = 0, not_shown = 0;
    for (const Game* each : games())
        for (std::size_t o = 0; o < each->options.size(); ++o)
            for (std::size_t v = 0; v < each->options[o].values.size(); ++v) {
                const OptionDef& option = each->options[o];
                auto config = parse_table(game(each->id) + kLimits);
                ASSERT_TRUE(config) << to_string(config.refusal());
                config->choices.options.emplace_back(option.id, option.values[v].id);
                const auto setup = setup_of(*config);
                if (!setup) continue;  // the value needs another option too
                const auto lines = required_notices(*config);
                const bool sum = option.takes_amount && to_money(setup->option_id(o));
                const std::string line = fmt::format("{}: {}{} (", option.title, setup->option_words(o),
                                                     sum ? " " + config->currency : "");
                const bool there = std::any_of(lines.begin(), lines.end(),
                                               [&](const std::string& notice) { return notice.starts_with(line); });
                const bool wanted = setup->applies(o) && (static_cast<int>(v) != option.standard ||
                                                          option.id == "decks" || option.always_shown);
                EXPECT_EQ(there, wanted) << each->id << " " << option.id << "=" << option.values[v].id;
                ++(there ? shown : not_shown);
            }
    EXPECT_GT(shown, 100);
    EXPECT_GT(not_shown, 50);
}

// ---- Bounds of the numbers in a file --------------------------------------------------------------------------------

TEST(CheckLines, EveryNumberOfAFileHasItsBounds) {
    const struct { std::string_view key; int least, most; } kNumbers[] = {
        {"terminals", 0, 999}, {"boxes", 0, 99}, {"cut-percent", 1, 99},
        {"betting-seconds", 1, 3600}, {"decision-seconds", 1, 3600}};
    const auto taken = [](const std::string& toml) { return static_cast<bool>(parse_table(toml)); };
    for (const auto& [key, least, most] : kNumbers) {
        for (const int good : {least, most})
            EXPECT_TRUE(taken(blackjack(fmt::format("{}={}", key, good)))) << key << " " << good;
        for (const int bad : {least - 1, most + 1}) {
            const auto refused = parse_table(blackjack(fmt::format("{}={}", key, bad)), "t.toml");
            ASSERT_FALSE(refused) << key << " " << bad;
            EXPECT_EQ(refused.refusal().what.substr(refused.refusal().what.find('\'')),
                      fmt::format("'{}' is {}; expected a whole number from {} to {}", key, bad, least, most));
        }
    }
    for (const int percent : {-1, 0, 100, 101}) {  // gb-2011 2.4
        const auto read = parse_table(
            rocket("both", fmt::format("[jackpot]\nid='rocket'\ncontribution-percent={}\n", percent)), "t.toml");
        EXPECT_EQ(static_cast<bool>(read), percent >= 0 && percent <= 100) << percent;
        const std::string words = read ? "expected a whole number from 0 to 100" : read.refusal().what;
        EXPECT_NE(words.find("expected a whole number from 0 to 100"), std::string::npos) << words;
    }
    EXPECT_TRUE(taken(blackjack("edge-warning-percent=100")) && taken(blackjack("edge-warning-percent=0")));
    EXPECT_FALSE(taken(blackjack("edge-warning-percent=100.1")) || taken(blackjack("edge-warning-percent=-0.1")));
}

// ---- Every place has a row ------------------------------------------------------------------------------------------

// The text in quotes that comes first in the brackets which open at `from`;
// where there is none, what stands in them up to a comma.
std::string first_text(const std::string& source, std::size_t from) {
    std::size_t depth = 0, end = from;
    do {
        if (source[end] == '"')
            for (++end; source[end] != '"'; ++end) end += source[end] == '\\';
        else
            depth += source[end] == '(' || source[end] == '{'   ? 1
                     : source[end] == ')' || source[end] == '}' ? std::size_t(-1)
                                                                : 0;
        ++end;
    } while (depth > 0);
    const std::string inner = source.substr(from + 1, end - from - 2);
    const auto quote = inner.find('"');
    if (quote == inner.npos)
        return inner.substr(inner.find_first_not_of('{'), inner.find(',') - inner.find_first_not_of('{'));
    std::size_t last = quote + 1;
    for (; inner[last] != '"'; ++last) last += inner[last] == '\\';
    return inner.substr(quote + 1, last - quote - 1);
}

void find_places(const std::string& file, const std::vector<std::string>& calls, std::set<std::string>& places) {
    std::ifstream in(testing_support::source_dir() + "/src/table_file/" + file);
    ASSERT_TRUE(in) << file;
    // A long text stands on several lines, as literals that follow each other.
    const std::string source =
        std::regex_replace(std::string(std::istreambuf_iterator<char>(in), {}), std::regex(R"("\n\s*")"), "");
    for (const std::string& call : calls)
        for (std::size_t at = source.find(call); at != source.npos; at = source.find(call, at + 1)) {
            const std::string place = first_text(source, at + call.size() - 1);
            if (!place.starts_with("std::string what") && !place.starts_with("Weight::") &&
                !place.starts_with("finding"))
                places.insert(place);
        }
}

TEST(CheckLines, EveryPlaceThatCanPrintHasARow) {
    std::set<std::string> places, rows;
    for (const char* file : {"config_check.cpp", "config_check_options.cpp", "config_check_limits.cpp"})
        find_places(file, {".forbid(", ".warn(", ".note(", "faults.push_back("}, places);
    find_places("config_limits.cpp", {"return Refusal{"}, places);
    find_places("config_notices.cpp", {"list.push_back("}, places);
    for (const auto& list : {rows_of_terminals(), rows_of_equipment(), rows_of_limits(), rows_of_limits_beside(),
                             rows_of_pays(), rows_of_maxima(), rows_of_options(), rows_of_the_offer(),
                             rows_of_setups(), rows_of_notices()})
        for (const Row& row : list) rows.insert(std::string(row.place));
    EXPECT_GT(places.size(), 40u);
    for (const std::string& place : places) EXPECT_TRUE(rows.contains(place)) << "no row here prints: " << place;
    rows.erase("no maximum is given for {}");  // the beginning of two lines
    for (const std::string& row : rows) EXPECT_TRUE(places.contains(row)) << "nothing there prints: " << row;
}

}  // namespace
}  // namespace baize::check_lines_test
