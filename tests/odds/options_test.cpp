// Options: what moves no price, and what can only cost the player.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "games/blackjack/nz_blackjack.hpp"
#include "games/list.hpp"
#include "odds/blackjack/analyser.hpp"
#include "price_lists.hpp"
#include "support/long_count.hpp"

namespace baize::options_test {
namespace {

LONG_COUNTS_ONLY("every option of every game is priced");
SLOW_SUITE(Options, "every option of every game is priced");

using namespace price_lists;

// ---- Options --------------------------------------------------------------------------------------------------------

using Chosen = std::vector<std::pair<std::string, std::string>>;

// The value that stands at a place of each option that is said to move no price; the last where there are fewer.
Chosen procedure(const Game& game, std::size_t place) {
    Chosen chosen;
    for (const OptionDef& option : game.options)
        if (!option.moves_price && !option.values.empty())
            chosen.emplace_back(option.id, option.values[std::min(place, option.values.size() - 1)].id);
    return chosen;
}

std::size_t places(const Game& game) {
    std::size_t most = 0;
    for (const OptionDef& option : game.options)
        if (!option.moves_price) most = std::max(most, option.values.size());
    return most;
}

bool is_standard(const Game& game, const Chosen& chosen) {
    return std::ranges::all_of(chosen, [&](const auto& each) {
        const auto option = std::ranges::find(game.options, each.first, &OptionDef::id);
        return option->values[static_cast<std::size_t>(option->standard)].id == each.second;
    });
}

// Blackjack is priced by these rules and nothing else; the best player takes no even money.
void expect_the_same_rules(const baize::Setup& setup, const baize::Setup& standard) {
    blackjack::Rules rules = setup.compiled<blackjack::Rules>();
    rules.even_money = standard.compiled<blackjack::Rules>().even_money;
    EXPECT_EQ(rules, standard.compiled<blackjack::Rules>());
}

void expect_the_same_prices(const baize::Setup& setup, const std::map<std::string, Price>& before,
                            const Chosen& chosen) {
    for (const auto& [wager, price] : prices_of(setup)) {
        if (!before.contains(wager)) continue;  // it is offered with such an option alone
        EXPECT_EQ(price.exact, before.at(wager).exact) << wager;
        for (const auto& [id, value] : price.options)
            for (const auto& [option, other] : chosen) EXPECT_NE(id, option);  // nor is it said beside the price
    }
}

// All such options are moved at once, for a price may take a second; one by one only where the book forbids them
// together.
TEST(Options, WhatOnlyChangesProcedureMovesNoPrice) {
    for (const Game* game : games()) {
        const baize::Setup standard(*game);
        std::map<std::string, Price> before;
        const auto moves_nothing = [&](const Chosen& chosen) {
            SCOPED_TRACE(fmt::format("{} {}", game->id, fmt::join(std::views::values(chosen), " ")));
            const auto setup = setup_of(*game, {chosen, {}, {}});
            if (setup.forbidden().size() > standard.forbidden().size()) return false;
            if (game->id.ends_with(".blackjack")) return expect_the_same_rules(setup, standard), true;
            if (before.empty()) before = prices_of(standard);
            return expect_the_same_prices(setup, before, chosen), true;
        };
        for (std::size_t place = 0; place < places(*game); ++place) {
            const Chosen all = procedure(*game, place);
            if (is_standard(*game, all) || moves_nothing(all)) continue;
            for (const auto& one : all) moves_nothing({one});
        }
    }
}

// Rules from which one liberty has been taken.
std::vector<std::pair<std::string, blackjack::Rules>> stricter(const blackjack::Rules& rules) {
    using namespace blackjack;
    std::vector<std::pair<std::string, Rules>> list;
    const auto add = [&](const char* what, auto change) {
        Rules changed = rules;
        change(changed);
        if (changed != rules) list.emplace_back(what, changed);
    };
    add("fewer totals doubled", [](Rules& r) {
        if (r.double_rule != DoubleRule::None)
            r.double_rule = static_cast<DoubleRule>(static_cast<int>(r.double_rule) + 1);
    });
    add("no double after a split", [](Rules& r) { r.double_after_split = false; });
    add("doubles lost to a blackjack", [](Rules& r) { r.double_lost_to_blackjack = true; });
    add("no splitting of pairs", [](Rules& r) { r.split_pairs = false; });
    add("no splitting of aces", [](Rules& r) { r.split_aces = false; });
    add("no second split", [](Rules& r) { r.hands_max = 2; });
    add("more lost to a blackjack", [](Rules& r) {
        if (r.split_loss != SplitLoss::All) r.split_loss = static_cast<SplitLoss>(static_cast<int>(r.split_loss) + 1);
    });
    add("blackjack at 6 to 5", [](Rules& r) { if (r.blackjack_pays == Odds{3, 2}) r.blackjack_pays = {6, 5}; });
    add("blackjack at even money", [](Rules& r) { r.blackjack_pays = {1, 1}; });
    return list;
}

TEST(Options, TakingAChoiceFromTheBlackjackPlayerNeverHelpsHim) {
    using namespace blackjack;
    std::vector<Rules> starts(5);
    starts[1].draws_to_soft_17 = true;
    starts[2].double_rule = DoubleRule::NineToEleven;
    starts[2].split_loss = SplitLoss::First;
    starts[3].double_rule = DoubleRule::TenOrEleven;
    starts[3].hands_max = 2;
    starts[3].split_loss = SplitLoss::BustAndOne;
    starts[4].split_aces = false;
    starts[4].double_lost_to_blackjack = true;
    starts[4].double_after_split = false;
    Analyser analyser(6);
    for (const Rules& rules : starts) {
        const double edge = analyser.analyse(rules).edge();
        for (const auto& [what, worse] : stricter(rules))
            EXPECT_GT(analyser.analyse(worse).edge(), edge - 1e-12) << what;
    }
}

TEST(Options, TheDealersDrawToSoft17IsTheHouses) {
    blackjack::Analyser analyser(6);
    blackjack::Rules rules;
    const double stands = analyser.analyse(rules).edge();
    rules.draws_to_soft_17 = true;
    EXPECT_GT(analyser.analyse(rules).edge(), stands + 0.001);
}

// With six decks 11.6(a) costs nothing; that it is looked at shows with
// one deck, where an 8 is doubled against a 5 or 6.
TEST(Options, R11_6a_CostsSomethingWithOneDeck) {
    blackjack::Analyser analyser(1);
    blackjack::Rules rules;
    rules.decks = 1;
    const double any = analyser.analyse(rules).edge();
    rules.double_rule = blackjack::DoubleRule::NineToEleven;
    EXPECT_GT(analyser.analyse(rules).edge(), any + 1e-6);
}

}  // namespace
}  // namespace baize::options_test
