// Odds of one's own: every pay row of every game takes any odds, and each is priced or refused with its clause, never
// thrown.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "core/random.hpp"
#include "games/list.hpp"
#include "odds/pricer.hpp"
#include "odds/prices.hpp"
#include "odds/wagers.hpp"
#include "server/lab.hpp"
#include "support/long_count.hpp"

namespace baize::own_pays_test {
namespace {

LONG_COUNTS_ONLY("every pay row of every game is priced with odds of every kind");
SLOW_SUITE(OwnPays, "every pay row of every game is priced");

// ---- Random odds ------------------------------------------------------------------------------------------------

enum class Kind { Small, Large, OddDenominators };
constexpr int kKinds = 3;
constexpr int kTrials = 2;  // of each pay table, a row with another kind each time

std::string random_odds(Random& random, Kind kind) {
    const auto up_to = [&](std::uint32_t most) { return 1 + below(random, most); };
    switch (kind) {
        case Kind::Small: return fmt::format("{}:{}", below(random, 12), up_to(4));
        case Kind::Large: return fmt::format("{}:1", up_to(kOddsMax));
        default: return fmt::format("{}:{}", up_to(kOddsMax), 2 * up_to(kOddsMax / 2) - 1);
    }
}

// ---- What is priced ------------------------------------------------------------------------------------------------

// "variant=a|b six=yes": the first value of each.
void hold(Choices& choices, std::string_view condition) {
    while (!condition.empty()) {
        const std::string_view word = condition.substr(0, condition.find(' '));
        const auto equals = word.find('=');
        choices.options.emplace_back(word.substr(0, equals), word.substr(equals + 1, word.find('|') - equals - 1));
        condition.remove_prefix(std::min(condition.size(), word.size() + 1));
    }
}

// The wager in whose price a row counts, on one of its spots.
std::string priced_wager(Random& random, const Game& game, std::size_t w) {
    const WagerDef& wager =
        game.wagers[game.wagers[w].part_of >= 0 ? static_cast<std::size_t>(game.wagers[w].part_of) : w];
    if (wager.spots.empty()) return std::string(wager.id);
    return fmt::format("{}:{}", wager.id, wager.spots[below(random, static_cast<std::uint32_t>(wager.spots.size()))]);
}

struct Trial {
    const Game& game;
    Choices choices;
    std::string wager;

    std::string name() const {
        std::string text = fmt::format("edge {} {}", game.id, wager);
        for (const auto& [id, value] : choices.options) text += fmt::format(" --set {}={}", id, value);
        for (const auto& [row, odds] : choices.own_pays) text += fmt::format(" --pay {}={}", row, odds);
        return text;
    }
};

// Where odds change how the game is played, pricing may take seconds: one trial then has rows of every kind.
bool is_played_anew(const Game& game, std::size_t w) {
    return !game.choices.empty() && (w == 0 || game.wagers[w].part_of == 0);
}

int trials_of(const Game& game, std::size_t w, const PayTable& table) {
    if (table.rows.empty()) return 0;
    return is_played_anew(game, w) ? 1 : kTrials;
}

void each_trial(const std::function<void(const Trial&)>& take) {
    Random random(12, 7);
    for (const Game* game : games())
        for (std::size_t w = 0; w < game->wagers.size(); ++w)
            for (const PayTable& table : game->wagers[w].paytables)
                for (int trials = 0; trials < trials_of(*game, w, table); ++trials) {
                    Trial trial{*game, {}, priced_wager(random, *game, w)};
                    hold(trial.choices, game->wagers[w].when);
                    hold(trial.choices, table.when);
                    for (std::size_t row = 0; row < table.rows.size(); ++row)
                        trial.choices.own_pays.emplace_back(
                            fmt::format("{}.{}", game->wagers[w].id, table.rows[row].id),
                            random_odds(random, static_cast<Kind>((static_cast<int>(row + w) + trials) % kKinds)));
                    take(trial);
                }
}

// ---- Each is priced or refused
// ------------------------------------------------------------------------------------------

struct Answer {
    bool priced = false;
    MaybeRefusal refusal;
};

Answer by_setup(const Trial& trial) {
    const auto setup = Setup::make(trial.game, trial.choices);
    if (!setup) return {false, setup.refusal()};
    const auto rows = price(*setup, {.wager = std::string(trial.wager), .spread = false});
    if (!rows) return {false, rows.refusal()};
    bool finite = !rows->empty();
    for (const Price& row : *rows) finite = finite && std::isfinite(row.edge) && row.paytable == "own";
    return {finite, std::nullopt};
}

Answer by_lab(const Trial& trial) {
    floor::Json args = {{"game", trial.game.id}, {"wager", trial.wager}, {"sd", false}};
    for (const auto& [id, value] : trial.choices.options) args["options"][id] = value;
    for (const auto& [row, odds] : trial.choices.own_pays) args["pays"][row] = odds;
    const auto answer = server::lab_answer("price", args, {});
    if (!answer) return {false, answer.refusal()};
    return {!answer->at("prices").empty(), std::nullopt};
}

// Every so many of them.
void expect_answers(Answer (*ask)(const Trial&), int every) {
    int asked = 0, priced = 0, all = 0;
    each_trial([&](const Trial& trial) {
        if (all++ % every != 0) return;
        if (trial.wager == pricer_of(trial.game.id).slow && !testing_support::long_run()) return;
        ++asked;
        try {
            const Answer answer = ask(trial);
            EXPECT_TRUE(answer.priced || (answer.refusal && !answer.refusal->clause.empty()))
                << trial.name() << (answer.refusal ? ": " + answer.refusal->what : "");
            priced += answer.priced;
        } catch (const std::exception& fault) { ADD_FAILURE() << trial.name() << ": " << fault.what(); }
    });
    EXPECT_GT(priced, asked * 9 / 10);
}

TEST(OwnPays, EveryRowOfEveryGameIsPricedOrRefusedWithItsClause) { expect_answers(by_setup, 1); }
TEST(OwnPays, InTheLabToo) { expect_answers(by_lab, 4); }

TEST(OwnPays, OddsBeyondAllMoneyAreRefusedWithTheClauseOfTheRow) {
    for (const char* odds :
         {"1000001:1", "1:1000001", "2147483647:1", "99999999999:1", "-1:1", "1:0", "nonsense", ""}) {
        const auto setup = Setup::make(*find_game("gb.three-card-poker"),
                                       {.options = {}, .paytables = {}, .own_pays = {{"pair-plus.flush", odds}}});
        ASSERT_FALSE(setup) << odds;
        EXPECT_EQ(setup.refusal().clause, "5.22(b)") << odds;
    }
    EXPECT_TRUE(Setup::make(*find_game("gb.three-card-poker"),
                            {.options = {}, .paytables = {}, .own_pays = {{"pair-plus.flush", "1000000:1000000"}}}));
}

// What odds leave of a cent counts in the price: no chip divides by 1000003 or by 7 times 11 times 13.
TEST(OwnPays, APriceIsExactWhateverTheDenominator) {
    const Game& sic_bo = *find_game("gb.sic-bo");
    const auto setup = Setup::make(
        sic_bo,
        {.options = {},
         .paytables = {},
         .own_pays = {{"single.one-die", "1:999983"}, {"single.two-dice", "1:1001"}, {"single.three-dice", "7:13"}}});
    ASSERT_TRUE(setup);
    const auto rows = price(*setup, {.wager = "single:3"});
    ASSERT_TRUE(rows);
    const Ratio edge = fraction(125, 216) - fraction(75, 216) * fraction(1, 999983) -
                       fraction(15, 216) * fraction(1, 1001) - fraction(1, 216) * fraction(7, 13);
    EXPECT_EQ(rows->at(0).exact, in_lowest_terms(edge));
}

}  // namespace
}  // namespace baize::own_pays_test
