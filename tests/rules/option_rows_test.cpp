// The flags of option rows, held against tests/options/GAME.txt, where they are read from the book a second time. A
// line is an option, or one of its values, and what is said of it:
//     procedure      who sits where, what lies on the layout, how cards are handled: a unit wagered costs the same
//     shown          a notice says which value is used, whichever it is: the book orders it, or the clause is unclear
//     priced-only    it is priced, but no table may be run so
//     terminals      it is for electronic tables alone
// What is not listed has none of them, and a game of which nothing is said needs no file.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "engine/setup.hpp"
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
        }
    }
    return lines;
}

TEST(OptionRows, AreAsReadASecondTime) {
    for (const Game* game : games())
        EXPECT_EQ(rows_of(*game), read(folder() / fmt::format("{}.txt", game->id))) << game->id;
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
