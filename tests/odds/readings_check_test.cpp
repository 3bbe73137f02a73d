// Ruling R99: `check` says of every doubtful reading that a table chose what it costs the player, counted and not
// typed.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/list.hpp"
#include "report/table_report.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("tables are priced twice");

namespace baize::readings_check_test {
namespace {

TableConfig table(std::string_view game, std::string_view options) {
    const auto config = parse_table(fmt::format("id='a'\ngame='{}'\n[options]\n{}\n[limits]\nmin=10\nmax=100\n"
                                                "increment=10\n", game, options));
    EXPECT_TRUE(config) << config.refusal().what;
    return *config;
}

std::string costs(const TableConfig& config) {
    std::string text;
    for (const Finding& finding : check_readings(config, prices_of(config))) {
        EXPECT_EQ(finding.weight, Weight::Warning);
        text += fmt::format("{}{} ({})", text.empty() ? "" : "\n", finding.what, finding.clause);
    }
    return text;
}

// The figures are rulings', or `edge`'s own of the two tables.
TEST(ReadingsCheck, R99_WhatADoubtfulReadingCosts) {
    EXPECT_EQ(costs(table("gb.casino-war", "won-war='original-paid'")),
              "won-war=original-paid against won-war=original-returned: gains the player 3.9713 % of the original "
              "wager on main (gb-2011 17.5)");
    EXPECT_EQ(costs(table("gb.sic-bo", "triple-holds-double='no'")),
              "triple-holds-double=no against triple-holds-double=yes: costs the player 5.0926 % of the initial wager "
              "on double (6 spots) (gb-2011 9.12(f))");
    EXPECT_EQ(costs(table("gb.crazy-4-poker", "does-not-qualify='play-compared'")),
              "does-not-qualify=play-compared against does-not-qualify=play-paid: costs nothing to who plays his best "
              "and wins alone; others may lose by it, or several who win at once (gb-2011 15.20)");
}

// An empty meter tells nothing of what it pays, so whoever has one is told of its seed, whatever the reading moves.
TEST(ReadingsCheck, R99_WithTheSeedInTheMeter) {
    TableConfig config = table("gb.holdem-bonus", "folded-jackpot='lost'\nboard-straight-flush='one'");
    EXPECT_EQ(costs(config).find("in the meter"), std::string::npos) << "it has none";
    config.jackpot = {"a", 75, Money{10'000'00}, {}};
    const std::string all = costs(config);
    for (const char* said : {"against folded-jackpot=kept, with its seed in the meter: costs nothing",
                             "against board-straight-flush=each, with its seed in the meter: costs nothing"})
        EXPECT_NE(all.find(said), std::string::npos) << all;
}

TEST(ReadingsCheck, R99_EachOfSeveralByItself) {
    const std::string both = costs(table("gb.two-way-holdem", "equal-hands='lose'\nriver-wager='2x'"));
    EXPECT_NE(both.find("river-wager=2x against river-wager=1x: gains the player"), std::string::npos) << both;
    EXPECT_NE(both.find("equal-hands=lose against equal-hands=stand-off: costs the player"), std::string::npos) << both;
}

TEST(ReadingsCheck, R99_AsRuledSaysNothing) {
    EXPECT_EQ(costs(table("gb.casino-war", "")), "");
    EXPECT_EQ(costs(table("gb.casino-war", "won-war='original-returned'")), "");
    EXPECT_EQ(costs(table("gb.casino-war", "decks=8")), "") << "an option that is no reading";
}

// Ruling R74: the maximum of each payment is the ruled reading of 5.12, their sum the other.
TEST(ReadingsCheck, R74_LunarsMaximumOverAllPayments) {
    const std::string sum = costs(table("nz.lunar-poker", "maximum-payout='500'"));
    EXPECT_NE(sum.find("maximum-payout=500 against the same maximum of each payment: what it costs the player on ante "
                       "is not known exactly: the edges are at most "), std::string::npos) << sum;
    EXPECT_EQ(sum.find("gains the"), std::string::npos) << sum;
}

// ---- Every option of every game ----------------------------------------------------------------------------------

// "a=b|c d=e" as options that make it hold, with what those need.
void satisfy(const Game& game, std::string_view condition, Choices& choices) {
    while (!condition.empty()) {
        const std::string_view word = condition.substr(0, condition.find(' '));
        condition.remove_prefix(std::min(condition.size(), word.size() + 1));
        const std::size_t equals = word.find('=');
        const std::string id(word.substr(0, equals));
        const std::string any = fmt::format("|{}|", word.substr(equals + 1));
        for (const OptionDef& option : game.options) {
            if (option.id != id) continue;
            satisfy(game, option.when, choices);
            std::erase_if(choices.options, [&](const auto& given) { return given.first == id; });
            const auto value = std::ranges::find_if(option.values, [&](const OptionValue& each) {
                return any.find(fmt::format("|{}|", each.id)) != any.npos;
            });
            ASSERT_NE(value, option.values.end()) << game.id << " " << word;
            choices.options.emplace_back(id, value->id);
        }
    }
}

std::optional<TableConfig> table_with(const Game& game, const OptionDef& option, const OptionValue& value) {
    TableConfig config = table(game.id, "");
    satisfy(game, option.when, config.choices);
    if (option.id == "jackpot-royal") satisfy(game, "wild-cards=yes", config.choices);  // all are natural without
    config.jackpot = {"a", 75, Money{10'000'00}, {}};
    config.choices.options.emplace_back(option.id, value.id);
    const auto setup = setup_of(config);
    if (!setup) ADD_FAILURE() << game.id << " " << option.id << "=" << value.id << ": " << setup.refusal().what;
    return setup ? std::optional(config) : std::nullopt;
}

// What none of these moves is the price of one who plays his best alone.
const std::set<std::string> kMovesNothing = {
    "gb.crazy-4-poker does-not-qualify=play-compared",
    "gb.casino-stud equal-hands=void",      // he folds what equals a hand that does not qualify
    "nz.caribbean-stud equal-hands=void",
    "gb.holdem-bonus folded-jackpot=lost",  // he folds no hand that wins it
    "gb.casino-holdem board-straight-flush=one",
    "gb.holdem-bonus board-straight-flush=one",
};

TEST(ReadingsCheck, R99_EveryOtherReadingIsForbiddenOrWarnedOfWithItsCost) {
    for (const Game* game : games())
        for (const OptionDef& option : game->options)
            for (const OptionValue& value : option.values) {
                if (value.reading == Reading::AsRuled) continue;
                const auto config = table_with(*game, option, value);
                if (!config) continue;
                const std::string name = fmt::format("{} {}={}", game->id, option.id, value.id);
                const auto findings = check_table(*config);
                const bool forbidden = std::ranges::any_of(findings, [&](const Finding& finding) {
                    return finding.weight == Weight::Forbidden &&
                           finding.what.starts_with(fmt::format("{}={} is against the text", option.id, value.id));
                });
                EXPECT_EQ(forbidden, value.reading == Reading::AgainstText) << name;
                const auto setup = setup_of(*config);
                const auto index = static_cast<std::size_t>(&option - game->options.data());
                const bool ruled = setup->option(index) == setup->standard(index);
                const std::string said = forbidden || ruled ? "" : costs(*config);
                EXPECT_EQ(said.empty(), forbidden || ruled) << name;
                const bool counted = said.find(" costs the player ") != said.npos ||
                                     said.find(" gains the player ") != said.npos;
                EXPECT_EQ(counted, !said.empty() && !kMovesNothing.contains(name)) << name << ": " << said;
            }
}

}  // namespace
}  // namespace baize::readings_check_test
