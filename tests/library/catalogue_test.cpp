// The catalogue and set-ups through the public headers alone: these tests see no other (CMakeLists.txt).
#include <gtest/gtest.h>

#include <algorithm>

#include "baize/baize.hpp"

namespace baize_library::catalogue_test {

using namespace baize;

TEST(LibraryCatalogue, HasEveryGameWithWhatItIsMadeOf) {
    const auto all = games();
    ASSERT_GT(all.size(), 30u);
    for (const Game game : all) {
        EXPECT_EQ(*find_game(game.id()), game);
        EXPECT_FALSE(game.title().empty()) << game.id();
        EXPECT_FALSE(game.book().empty()) << game.id();
        ASSERT_FALSE(game.wagers().empty()) << game.id();
        for (const Wager& wager : game.wagers()) {
            EXPECT_FALSE(wager.clause.empty()) << game.id() << ' ' << wager.id;
            EXPECT_EQ(game.wager(wager.id), &wager);
        }
        for (const Option& option : game.options()) {
            const auto standard = std::ranges::find(option.values, option.standard, &OptionValue::id);
            EXPECT_NE(standard, option.values.end()) << game.id() << ' ' << option.id;
        }
    }
}

TEST(LibraryCatalogue, SaysWhatThereIsWhereAGameIsUnknown) {
    const auto none = find_game("gb.tiddlywinks");
    ASSERT_FALSE(none);
    EXPECT_NE(none.refusal().what.find("there is no game 'gb.tiddlywinks'; expected one of"), std::string::npos);
    EXPECT_NE(none.refusal().what.find("gb.sic-bo"), std::string::npos);
    EXPECT_EQ(find_game("gb.sic-bo")->wager("tiddlywinks"), nullptr);
}

// Of every game the standard set-up is what an empty request makes, and every option and wager can be asked of it.
TEST(LibrarySetup, StandsAsTheGameHasItByItself) {
    for (const Game game : games()) {
        const auto made = game.setup({});
        ASSERT_TRUE(made) << game.id();
        EXPECT_EQ(made->options_in_use(), game.setup().options_in_use());
        EXPECT_FALSE(made->positions().empty()) << game.id();
        for (const Option& option : game.options()) EXPECT_FALSE(made->option(option.id).empty()) << option.id;
        for (const Wager& wager : game.wagers()) {
            if (!made->offered(wager.id) || wager.paytables.empty()) continue;
            EXPECT_EQ(made->paytable(wager.id), made->paytables_open(wager.id).at(0)) << game.id() << ' ' << wager.id;
        }
    }
}

TEST(LibrarySetup, TakesOptionsPayTablesAndRowsOfOnesOwn) {
    const Game blackjack = *find_game("nz.blackjack");
    const auto eight = blackjack.setup({.options = {{"decks", "8"}}});
    ASSERT_TRUE(eight);
    EXPECT_EQ(eight->option("decks"), "8");
    EXPECT_TRUE(eight->holds("decks=8"));
    const auto own = find_game("gb.three-card-poker")->setup({.pays = {{"pair-plus.flush", "3:1"}}});
    ASSERT_TRUE(own);
    EXPECT_EQ(own->paytable("pair-plus"), "own");
    const auto rows = own->pays("pair-plus");
    const auto flush = std::ranges::find(rows, "flush", &PayRow::id);
    ASSERT_NE(flush, rows.end());
    EXPECT_EQ(flush->odds, (Odds{3, 1}));
    EXPECT_EQ(own->option("no-such-option"), "");
    EXPECT_FALSE(own->offered("no-such-wager"));
}

TEST(LibrarySetup, RefusesInOneLineAndSaysWhatWasExpected) {
    const Game game = *find_game("gb.three-card-poker");
    const auto what = [&](const SetupRequest& request) {
        const auto made = game.setup(request);
        return made ? std::string() : made.refusal().what;
    };
    EXPECT_NE(what({.options = {{"no-such", "1"}}}).find("no-such"), std::string::npos);
    EXPECT_NE(what({.paytables = {{"pair-plus", "77"}}}).find("77"), std::string::npos);
    EXPECT_NE(what({.pays = {{"pair-plus.flush", "x"}}}).find("x"), std::string::npos);
    EXPECT_NE(what({.limits = {{"no-such", {}}}}).find("expected one of ante"), std::string::npos);
    EXPECT_NE(what({.limits = {{"ante", {.min = {500}, .max = {100}}}}}).find("the least no more"), std::string::npos);
    EXPECT_NE(what({.highest = {-1}}).find("the highest stake"), std::string::npos);
    EXPECT_NE(what({.withdrawn = {"play"}}).find("only opening wagers"), std::string::npos);
    EXPECT_NE(what({.boxes = 99}).find("99"), std::string::npos);
    EXPECT_NE(what({.meter = {-1}}).find("meter"), std::string::npos);
    EXPECT_NE(what({.stripped = {"Zz"}}).find("no card 'Zz'"), std::string::npos);
}

TEST(LibrarySetup, CarriesLimitsBoxesAndWithdrawnWagers) {
    const Game game = *find_game("gb.three-card-poker");
    const auto made = game.setup({.limits = {{"", {.min = {500}, .max = {5000}, .increment = {500}}},
                                             {"pair-plus", {.min = {100}, .max = {900}, .increment = {100}}}},
                                  .withdrawn = {"pair-plus"},
                                  .boxes = 2});
    ASSERT_TRUE(made) << made.refusal().what;
    EXPECT_EQ(made->limits("ante").max, Money{5000});
    EXPECT_EQ(made->limits("pair-plus").max, Money{900});
    EXPECT_FALSE(made->offered("pair-plus"));
    EXPECT_EQ(made->boxes(), 2);
    EXPECT_EQ(to_string(game.setup({.highest = {1250}})->limits("ante").max), "12.50");
}

// gb-2011 2.5: a pay table at worse odds than the book's least can be priced, but no table may be run so.
TEST(LibrarySetup, SaysByWhichClauseATableIsForbidden) {
    const auto poor = find_game("gb.three-card-poker")->setup({.pays = {{"pair-plus.flush", "1:1"}}});
    ASSERT_TRUE(poor);
    const auto forbidden = poor->forbidden();
    ASSERT_FALSE(forbidden.empty());
    EXPECT_TRUE(forbidden[0].clause.starts_with("gb-2011")) << forbidden[0].clause;
    EXPECT_TRUE(find_game("gb.three-card-poker")->setup().forbidden().empty());
}

TEST(LibraryVersion, IsThatOfTheHeaders) {
    EXPECT_EQ(version(), std::to_string(BAIZE_VERSION_MAJOR) + "." + std::to_string(BAIZE_VERSION_MINOR) + "." +
                             std::to_string(BAIZE_VERSION_PATCH));
}

}  // namespace baize_library::catalogue_test
