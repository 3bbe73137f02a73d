// The flags of option rows, checked against tests/options/GAME.txt, where they are read from the book a second time. A
// line is an option, or one of its values, and what is said of it:
//     procedure      who sits where, what lies on the layout, how cards are handled: a unit wagered costs the same
//     shown          a notice says which value is used, whichever it is: the book orders it, or the clause is unclear
//     priced-only    it is priced, but no table may be run so
//     terminals      it is for electronic tables alone
//     doubtful       another reading than the ruled one, which the text bears: `check` warns with its cost (ruling R99)
//     against-text   ... which the text does not bear: no table may be run so
//     doubtful-amount  ... an amount of it is
//     elective       it is the operator's choice, though the option's title cites a ruling
// What is not listed has none of them, and a game of which nothing is said needs no file.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "definition/setup.hpp"
#include "games/list.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

NOT_FOR_SANITIZERS("rows are compared");

namespace baize::option_rows_test {
namespace {

namespace fs = std::filesystem;

using Lines = std::set<std::string>;  // "won-war shown"

fs::path folder() { return fs::path(testing_support::tests_dir()) / "options"; }

Lines read(const fs::path& file) {
    Lines lines;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        std::string what;
        words >> what;
        const auto before = lines.size();
        for (std::string flag; words >> flag;) lines.insert(fmt::format("{} {}", what, flag));
        EXPECT_GT(lines.size(), before) << file << ": " << line << " says nothing new";
    }
    return lines;
}

Lines rows_of(const Game& game) {
    Lines lines;
    const auto say = [&](bool holds, std::string what) { if (holds) lines.insert(std::move(what)); };
    for (const OptionDef& option : game.options) {
        say(!option.moves_price, fmt::format("{} procedure", option.id));
        say(option.always_shown, fmt::format("{} shown", option.id));
        for (const OptionValue& value : option.values) {
            say(!value.permitted, fmt::format("{}={} priced-only", option.id, value.id));
            say(!value.electronic_only.empty(), fmt::format("{}={} terminals", option.id, value.id));
            say(value.reading == Reading::Doubtful, fmt::format("{}={} doubtful", option.id, value.id));
            say(value.reading == Reading::AgainstText, fmt::format("{}={} against-text", option.id, value.id));
        }
        say(option.doubtful_amount, fmt::format("{} doubtful-amount", option.id));
    }
    return lines;
}

bool is_elective(const std::string& line) { return line.ends_with(" elective"); }

TEST(OptionRows, AreAsReadASecondTime) {
    for (const Game* game : games()) {
        Lines read_again = read(folder() / fmt::format("{}.txt", game->id));
        std::erase_if(read_again, is_elective);
        EXPECT_EQ(rows_of(*game), read_again) << game->id;
    }
}

// Ruling R99: where an option says that it is a reading, each value but the ruled one is doubtful, or no table may be
// run so; and what is neither is named as the operator's.
TEST(OptionRows, EveryOtherReadingIsOfAKind) {
    int readings = 0;
    for (const Game* game : games()) {
        const Lines lines = read(folder() / fmt::format("{}.txt", game->id));
        std::size_t elective = 0;
        for (const OptionDef& option : game->options) {
            const bool cites = option.title.find("ruling") != std::string_view::npos;
            for (std::size_t v = 0; v < option.values.size(); ++v) {
                const OptionValue& value = option.values[v];
                const bool of_a_kind = value.reading != Reading::AsRuled || !value.permitted;
                const bool operators = lines.contains(fmt::format("{}={} elective", option.id, value.id));
                elective += operators;
                readings += of_a_kind;
                if (!cites || static_cast<int>(v) == option.standard) continue;
                EXPECT_NE(of_a_kind, operators) << game->id << " " << option.id << "=" << value.id;
            }
        }
        EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(lines, is_elective)), elective) << game->id;
    }
    EXPECT_GT(readings, 50);
}

TEST(OptionRows, EveryFileIsAGames) {
    for (const auto& file : fs::directory_iterator(folder()))
        EXPECT_TRUE(find_game(file.path().stem().string())) << file.path();
}

// An option is the number of decks if the shoe has as many as it says, and no other is.
TEST(OptionRows, DecksAreTheShoes) {
    for (const Game* game : games())
        for (const OptionDef& option : game->options) {
            bool of_decks = option.values.size() > 1;
            for (const OptionValue& value : option.values) {
                const Choices chosen{{{std::string(option.id), std::string(value.id)}}, {}, {}};
                const auto setup = baize::Setup::make(*game, chosen);
                of_decks = of_decks && setup && std::to_string(setup->shoe().decks) == value.id;
            }
            EXPECT_EQ(option.of_decks, of_decks) << game->id << " " << option.id;
        }
}

}  // namespace
}  // namespace baize::option_rows_test
