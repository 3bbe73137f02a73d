// Every row of every pay table against tests/paytables/BOOK/GAME.tsv, a second transcription of the books that was made
// from the seeds and not from the rows: what two readers wrote down alike is what is printed. Both ways: no row is
// missing, none is extra.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/list.hpp"
#include "report/definition.hpp"
#include "rulebooks/nz_blackjack/side_wagers.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

NOT_FOR_SANITIZERS("words and rows are compared");

namespace baize::pay_tables_test {
namespace {

namespace fs = std::filesystem;

const fs::path kTables = fs::path(testing_support::tests_dir()) / "paytables";

// "straight-up min variant=standard: straight-up", and "35 to 1, minimum, 3.2(A)". In the order of the file, because
// rows are read by their place: a table whose rows changed places pays one hand as another.
using Rows = std::vector<std::pair<std::string, std::string>>;

Rows rows_of_the_book(const fs::path& file) {
    std::ifstream in(file);
    Rows rows;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream cells(line);
        std::string wager, table, when, row, odds, binding, clause;
        for (std::string* cell : {&wager, &table, &when, &row, &odds, &binding}) std::getline(cells, *cell, '\t');
        std::getline(cells, clause);
        EXPECT_FALSE(clause.empty()) << file << ": " << line;
        rows.emplace_back(wager + " " + table + " " + when + ": " + row, odds + ", " + binding + ", " + clause);
    }
    return rows;
}

// Games that share rows leave out tables for a variant that is not theirs: "variant=crown-double-zero" in New Zealand.
bool possible(const Game& game, std::string_view when) {
    if (!when.starts_with("variant=")) return true;
    const std::string_view value = when.substr(8, when.find_first_of(" |") - 8);
    for (const OptionDef& option : game.options)
        if (option.id == "variant")
            return std::any_of(option.values.begin(), option.values.end(),
                               [&](const OptionValue& each) { return each.id == value; });
    return true;
}

Rows rows_of_the_program(const Game& game) {
    Rows rows;
    for (const WagerDef& wager : game.wagers)
        for (const PayTable& table : wager.paytables)
            for (const PayRow& row : table.rows) {
                if (!possible(game, table.when) || pays_nothing(row)) continue;  // a hand without a line
                const std::string when = table.when.empty() ? "-" : std::string(table.when);
                rows.emplace_back(fmt::format("{} {} {}: {}", wager.id, table.id, when, row.id),
                                  fmt::format("{}, {}, {}", to_string(row), word_of(table.binding), row.clause));
            }
    return rows;
}

std::set<std::string> keys(const Rows& rows) {
    std::set<std::string> names;
    for (const auto& [name, row] : rows) EXPECT_TRUE(names.insert(name).second) << name << " is there twice";
    return names;
}

// The rows of one pay table, in their order.
std::map<std::string, std::vector<std::string>> by_table(const Rows& rows) {
    std::map<std::string, std::vector<std::string>> tables;
    for (const auto& [name, row] : rows) {
        const auto colon = name.find(": ");
        tables[name.substr(0, colon)].push_back(name.substr(colon + 2));
    }
    return tables;
}

TEST(PayTables, EveryRowIsThatOfTheSecondTranscription) {
    std::size_t compared = 0;
    for (const Game* game : games()) {
        const fs::path file = kTables / game->book / (std::string(game->id) + ".tsv");
        ASSERT_TRUE(fs::exists(file)) << "no second transcription of " << game->id << ": " << file;
        const Rows book = rows_of_the_book(file), program = rows_of_the_program(*game);
        const std::set<std::string> in_book = keys(book), in_program = keys(program);
        const std::map<std::string, std::string> printed(book.begin(), book.end());
        for (const auto& [name, row] : program) {
            ASSERT_TRUE(in_book.contains(name)) << game->id << " " << name << " is no row of " << file;
            EXPECT_EQ(row, printed.at(name)) << game->id << " " << name;
            ++compared;
        }
        for (const std::string& name : in_book)
            EXPECT_TRUE(in_program.contains(name)) << game->id << " lacks " << name << " of " << file;
        const auto tables = by_table(book);
        for (const auto& [table, order] : by_table(program))
            EXPECT_EQ(order, tables.at(table)) << game->id << " " << table;
    }
    EXPECT_GE(compared, 660u);
}

TEST(PayTables, EveryTranscriptionIsOfAGame) {
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(kTables)) {
        if (!entry.is_regular_file()) continue;
        ++files;
        const Game* game = find_game(entry.path().stem().string());
        ASSERT_TRUE(game) << entry.path();
        EXPECT_EQ(entry.path().parent_path().filename().string(), game->book) << entry.path();
    }
    EXPECT_EQ(files, games().size());
}

// nz-blackjack 15A.6 prints beside each prize how often it is among the 3,750: that decides what the wager is worth.
TEST(PayTables, Madness21HasItsPrizesAsOftenAsPrinted) {
    const std::vector<int> printed = {1,   10,  25,  50,  60,  70,  105, 108, 110, 112, 115, 134,
                                      150, 175, 200, 250, 350, 400, 225, 260, 270, 280, 290};
    const auto& prizes = nz_blackjack::kMadnessPrizes;
    EXPECT_EQ(std::vector<int>(std::begin(prizes), std::end(prizes)), printed);
    EXPECT_EQ(std::accumulate(printed.begin(), printed.end(), 0), nz_blackjack::kMadnessPrizesInAll);
}

}  // namespace
}  // namespace baize::pay_tables_test
