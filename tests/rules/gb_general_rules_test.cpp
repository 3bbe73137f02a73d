// The general rules of the GB book, over every game that is in it (gb-2011 1.2-2.7).
#include <fmt/format.h>

#include <sstream>

#include "games/list.hpp"
#include "odds/prices.hpp"
#include "rulebooks/gb_2011/general.hpp"
#include "rules/rules_table.hpp"
#include "table_file/config.hpp"

namespace baize::gb_general_rules_test {
namespace {

using namespace rules_table;

std::vector<const Game*> gb_games() {
    std::vector<const Game*> list;
    for (const Game* game : games())
        if (game->book == "gb-2011") list.push_back(game);
    return list;
}

// A row's odds as a table file holds them, by half a unit more or less; out of a meter by a whole percent, or once; a
// fixed sum by a cent.
std::string odds_text(const PayRow& row, int more) {
    const std::int64_t num = row.odds.num, den = row.odds.den;
    if (row.quoted == Quoted::OfMeter) return fmt::format("{} %", num * 100 / den + more);
    if (row.quoted == Quoted::Times) return fmt::format("{} times", num / den + more);
    if (row.quoted == Quoted::Sum) return to_string(sum_of(row) + Money{more});
    return fmt::format("{}:{}", 2 * num + more, 2 * den);
}
bool is_all_there_is(const PayRow& row) { return row.quoted == Quoted::OfMeter && row.odds.num == row.odds.den; }

// A set-up in which this pay table is the one in use, but for one row.
TableSetup with_row(const Game& game, const WagerDef& wager, const PayTable& table, const PayRow& row,
                    const std::string& odds) {
    Pairs options;
    std::istringstream conditions{std::string(table.when)};
    for (std::string each; conditions >> each;)
        options.emplace_back(each.substr(0, each.find('=')), each.substr(each.find('=') + 1));
    auto setup = TableSetup::make(
        game,
        {options, {{std::string(wager.id), std::string(table.id)}}, {{fmt::format("{}.{}", wager.id, row.id), odds}}});
    if (!setup) throw std::logic_error(setup.refusal().what);
    return *setup;
}

// Where the book prints several tables, one of them may have lower odds in this row and no higher ones elsewhere.
bool another_is_lower(const WagerDef& wager, const PayTable& table, std::size_t row) {
    for (const PayTable& other : wager.paytables) {
        bool lower = other.when == table.when && other.rows.size() == table.rows.size();
        for (std::size_t i = 0; lower && i < table.rows.size(); ++i)
            lower = table.rows[i].odds.at_least(other.rows[i].odds) &&
                    (i != row || !other.rows[i].odds.at_least(table.rows[i].odds));
        if (lower) return true;
    }
    return false;
}

TEST(GbGeneralRules, R1_5_WhereTheBookIsSilentTheOperatorGivesTheWagersBack) {
    for (const Game* game : gb_games()) {
        const auto list = game->irregularities;
        std::size_t ruling = 0;
        while (ruling < list.size() && list[ruling].effect != Effect::VoidRound) ++ruling;
        ASSERT_LT(ruling, list.size()) << game->id;
        EXPECT_EQ(list[ruling].clause, "1.5");
        const TableSetup setup(*game);
        Session session(setup);
        if (session.need().kind == NeedKind::Shuffle) { ASSERT_FALSE(session.apply(Shuffled{})); }
        ASSERT_FALSE(session.apply(PlaceBet{0, static_cast<BoxNo>(game->layout.boxes ? 1 : 0), {0, 0}, {1000}}));
        ASSERT_FALSE(session.apply(CloseBets{}));
        Ruled ruled;
        ruled.irregularity = static_cast<std::uint8_t>(ruling);
        ASSERT_FALSE(session.apply(ruled));
        ASSERT_TRUE(session.finished());
        ASSERT_EQ(session.table().lines().size(), laid_together(setup, 0).size());
        for (const Line& line : session.table().lines()) {
            EXPECT_EQ(line.outcome, Outcome::Void);
            EXPECT_EQ(line.net(), Money{});
            EXPECT_EQ(line.clause, "1.5");
        }
    }
}

// Players on opposite sides of one coup: each has his business with the bank, as though the other were not there.
TEST(GbGeneralRules, R2_2_EveryWagerIsMadeWithTheBank) {
    EXPECT_ROUND(
        "game gb.punto-banco\nbet A punto 10\nbet B banco 20\ndeal punto 9h Th\ndeal banco 2c 5c\n----\nA punto +10 "
        "6.19\nB banco -20 6.25\nbank +10\n");
    EXPECT_ROUND(
        "game gb.punto-banco\nbet A punto 10\ndeal punto 9h Th\ndeal banco 2c 5c\n----\nA punto +10 6.19\nbank -10\n");
    EXPECT_ROUND(
        "game gb.punto-banco\nbet B banco 20\ndeal punto 9h Th\ndeal banco 2c 5c\n----\nB banco -20 6.25\nbank +20\n");
}

constexpr std::string_view kOwnOdds = "gb.live-draw-poker";

TEST(GbGeneralRules, R2_5_NoOddsBelowTheMinimumAndAnyAbove) {
    for (const Game* game : gb_games()) {
        int rows = 0;
        for (const WagerDef& wager : game->wagers)
            for (const PayTable& table : wager.paytables) {
                if (table.binding != Binding::Floor) continue;
                for (std::size_t i = 0; i < table.rows.size(); ++i) {
                    const PayRow& row = table.rows[i];
                    ++rows;
                    for (const int more : {0, is_all_there_is(row) ? 0 : 1})
                        EXPECT_EQ(forbidden_by(with_row(*game, wager, table, row, odds_text(row, more))), "")
                            << wager.id << " " << row.id;
                    if (row.odds.num == 0 || another_is_lower(wager, table, i)) continue;  // a stand-off is the least
                    const std::string lower = forbidden_by(with_row(*game, wager, table, row, odds_text(row, -1)));
                    EXPECT_NE(lower, "") << wager.id << " " << row.id << " may be lowered";
                    EXPECT_EQ(lower, row.clause) << wager.id << " " << row.id;
                }
            }
        EXPECT_EQ(rows > 0, game->id != kOwnOdds) << game->id << " (16.25 leaves its odds to the licence holder)";
    }
}

TEST(GbGeneralRules, R2_6_EveryGameShowsWhatTheBookWantsShown) {
    for (const Game* game : gb_games()) {
        ASSERT_TRUE(game->notices.displayed) << game->id;
        const Displayed& shown = *game->notices.displayed;
        EXPECT_FALSE(shown.paytable.empty() || shown.better_odds.empty() || shown.edge_of_own_odds.empty()) << game->id;
        if (game->id != kOwnOdds) {  // 16.2-16.4 are its own rules on that
            EXPECT_EQ(game->notices.displayed, &gb_2011::kDisplayed) << game->id;
        }
    }
}

TEST(GbGeneralRules, R2_6_a_AWholePayTableIsHeldAgainstTheMinimumRowByRow) {
    const std::string game = "gb.three-card-poker";
    EXPECT_EQ(forbidden_by(setup_of(game, {}, {{"pair-plus.straight-flush", "40:1"}, {"pair-plus.flush", "5:1"}})), "");
    // Better for the player as a whole, and forbidden all the same.
    EXPECT_EQ(forbidden_by(setup_of(game, {}, {{"pair-plus.straight-flush", "200:1"}, {"pair-plus.flush", "3:1"}})),
              "5.22(b)");
}

// The lowest odds of all tables together are worse than any of the tables.
TEST(GbGeneralRules, R2_7_TheMinimumIsNoWellBalancedTable) {
    const auto edge = [](const char* paytable) {
        Choices choices;
        choices.paytables["royal-match"] = paytable;
        const auto setup = Setup::make(*find_game("gb.blackjack"), choices);
        const auto rows = price(*setup, {"royal-match", false, {}});
        return rows->at(0).edge;
    };
    EXPECT_GT(edge("min"), edge("1") + 0.02);
    EXPECT_GT(edge("min"), edge("2") + 0.02);
}

// ... and the recommendation is said of a table that plays by them, of which it is printed (12.27, 12.30, 15.26).
TEST(GbGeneralRules, R2_7_ATableThatPlaysByTheMinimumIsTold) {
    const auto told = [](const char* game, const std::string& paytables) {
        const auto config = parse_table(fmt::format(
            "id = 'one'\ngame = '{}'\n[limits]\nmin = 1\nmax = 50\nincrement = 1\n[paytables]\n{}", game, paytables));
        std::string wagers;
        for (const Finding& finding : check_table(*config))
            if (finding.clause == "gb-2011 2.7") wagers += finding.what.substr(0, finding.what.find(' ')) + " ";
        return wagers;
    };
    EXPECT_EQ(told("gb.let-it-ride", "main = 'min'\nthree-card-bonus = 'min'\n"), "main three-card-bonus ");
    EXPECT_EQ(told("gb.let-it-ride", "main = 1\nthree-card-bonus = 'min'\n"), "three-card-bonus ");
    EXPECT_EQ(told("gb.crazy-4-poker", "queens-up = 'min'\n"), "queens-up ");
    EXPECT_EQ(told("gb.crazy-4-poker", "queens-up = 2\n"), "");
    EXPECT_EQ(told("gb.mississippi-stud", ""), "") << "the book prints no other table of it";
}

TEST(GbGeneralRules, R2_6_b_d_APayTableOfTheOperatorsOwnHasItsOwnEdge) {
    const PriceRequest request{"pair-plus", false, {}};
    const auto book = price(setup_of("gb.three-card-poker"), request);
    const auto own = price(setup_of("gb.three-card-poker", {}, {{"pair-plus.flush", "5:1"}}), request);
    ASSERT_TRUE(book && own);
    ASSERT_EQ(own->size(), 1u);
    EXPECT_EQ((*book)[0].paytable, "min");
    EXPECT_EQ((*own)[0].paytable, "own");
    // One more unit on each of the 1096 flushes of 22100 hands.
    EXPECT_NEAR((*book)[0].edge - (*own)[0].edge, 1096.0 / 22100, 1e-12);
}

}  // namespace
}  // namespace baize::gb_general_rules_test
