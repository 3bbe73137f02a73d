// The step-by-step table (baize/table.hpp), over every game: walks end, chances are whole, what a seat knows is what
// it may know, and what was played is a scenario that holds.
#include "baize/table.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <string>

#include "baize/scenario.hpp"
#include "core/random.hpp"
#include "core/ratio.hpp"
#include "engine/describe.hpp"
#include "games/list.hpp"
#include "library/information_state.hpp"
#include "library/steps.hpp"
#include "odds/view_key.hpp"
#include "support/long_count.hpp"

namespace baize::table_test {
namespace {

using library::Steps;
using testing_support::sanitized;

const int kWalks = sanitized() ? 2 : 12;

Ratio ratio_of(const v0::Exact& exact) { return fraction(Integer(exact.numerator), Integer(exact.denominator)); }

// One of the outcomes, as likely as it says.
v0::Action by_chance(const v0::Table& table, Random& random) {
    const auto outcomes = table.chance_outcomes();
    double left = double(random() >> 11) * 0x1p-53;
    for (const auto& [action, chance] : outcomes)
        if ((left -= chance.value) < 0) return action;
    return outcomes.back().action;
}

v0::Action any_of(const std::vector<v0::Action>& actions, Random& random) {
    return actions.at(below(random, static_cast<std::uint32_t>(actions.size())));
}

v0::Table opened(const v0::Game& game, const v0::TableRequest& request = {}) {
    auto table = v0::Table::open(v0::Setup(game), request);
    if (!table) throw std::logic_error(to_string(table.refusal()));
    return std::move(*table);
}

// To the end of the round; `look` at every step before it is taken.
template <class Look>
void walk(v0::Table& table, Random& random, const Look& look) {
    for (int steps = 0; !table.is_terminal(); ++steps) {
        ASSERT_LT(steps, 500) << "a walk without end";
        look();
        const v0::Action action =
            table.is_chance_node() ? by_chance(table, random) : any_of(table.legal_actions(), random);
        const auto refusal = table.apply_action(action);
        ASSERT_FALSE(refusal) << to_string(*refusal);
    }
}

TEST(LibraryTable, RandomWalksEndAndChancesAreWhole) {
    for (const v0::Game& game : v0::games()) {
        Random random(1, 0);
        for (int i = 0; i < kWalks; ++i) {
            v0::Table table = opened(game);
            walk(table, random, [&] {
                ASSERT_FALSE(table.legal_actions().empty()) << game.id();
                if (!table.is_chance_node()) return;
                Ratio sum = 0;
                for (const auto& outcome : table.chance_outcomes()) sum += ratio_of(outcome.chance);
                ASSERT_EQ(sum, 1) << game.id() << ": " << table.waiting_for();
            });
            EXPECT_TRUE(table.legal_actions().empty());
            EXPECT_EQ(table.current_player(), v0::kTerminalPlayer);
        }
    }
}

TEST(LibraryTable, ReturnsAreTheLinesOfTheSettlement) {
    for (const v0::Game& game : v0::games()) {
        Random random(2, 0);
        for (int i = 0; i < kWalks; ++i) {
            v0::Table table = opened(game);
            walk(table, random, [] {});
            Money lines{}, nets{};
            for (const auto& line : table.lines()) lines += line.net();
            for (const auto& [wager, net] : table.nets(0)) nets += net;
            EXPECT_EQ(lines, nets) << game.id();
            EXPECT_DOUBLE_EQ(table.returns().at(0), static_cast<double>(lines.cents) / 100) << game.id();
        }
    }
}

// A clone goes its own way; every action that is called legal is taken; the scenario says the same round again.
TEST(LibraryTable, ClonesAndScenariosAreTheSameRound) {
    for (const v0::Game& game : v0::games()) {
        Random random(3, 0);
        for (int i = 0; i < kWalks; ++i) {
            v0::Table table = opened(game);
            walk(table, random, [&] {
                v0::Table clone = table.clone();
                const auto legal = table.legal_actions();
                ASSERT_EQ(clone.legal_actions(), legal) << game.id();
                ASSERT_EQ(clone.information_state_string(0), table.information_state_string(0)) << game.id();
                const auto refusal = clone.apply_action(any_of(legal, random));
                ASSERT_FALSE(refusal) << game.id() << ": " << to_string(*refusal);
                ASSERT_EQ(table.legal_actions(), legal) << game.id() << ": the clone moved the table";
            });
            const auto fault = v0::run_scenario(table.scenario());
            EXPECT_FALSE(fault) << game.id() << " line " << fault->line << ": " << fault->what << "\n"
                                << table.scenario();
        }
    }
}

TEST(LibraryTable, SeveralRoundsFromASeedAreAScenario) {
    for (const v0::Game& game : v0::games()) {
        v0::Table table = opened(game, {.seed = 5}), clone = opened(game, {.seed = 5});
        Random random(4, 0);
        for (int round = 0; round < 3; ++round) {
            if (round > 0) {
                ASSERT_FALSE(table.next_round());
                ASSERT_EQ(table.phase(), v0::Phase::Betting);
                ASSERT_FALSE(table
                                 .place({game.wagers()[0].id +
                                             (game.wagers()[0].spots.empty() ? "" : ":" + game.wagers()[0].spots[0]),
                                         table.setup().limits(game.wagers()[0].id).min})
                                 .has_value() &&
                             table.close_bets().has_value())
                    << game.id();
                if (table.phase() == v0::Phase::Betting) {
                    ASSERT_FALSE(table.close_bets());
                }
            }
            walk(table, random, [&] { ASSERT_FALSE(table.is_chance_node()) << game.id(); });
        }
        const auto fault = v0::run_scenario(table.scenario());
        EXPECT_FALSE(fault) << game.id() << " line " << fault->line << ": " << fault->what << "\n" << table.scenario();
    }
}

TEST(LibraryTable, TheSameSeedIsTheSameRound) {
    for (const v0::Game& game : v0::games()) {
        std::string first;
        for (int i = 0; i < 2; ++i) {
            v0::Table table = opened(game, {.seed = 77});
            Random random(5, 0);
            walk(table, random, [] {});
            if (i == 0) first = table.scenario();
            else EXPECT_EQ(table.scenario(), first);
        }
    }
}

// ---- What a seat knows ----------------------------------------------------------------------------------------------

std::vector<PlaceBet> bets_of_two(const baize::Setup& setup) {
    auto bets = library::standard_bets(setup, 0);
    if (setup.game().layout.boxes > 1)
        for (const PlaceBet& each : library::standard_bets(setup, 1)) bets.push_back(each);
    return bets;
}

bool shows(const Session& session, const Need& dealt, PlayerId player) {
    const Box& box = dealt.box ? session.table().box(dealt.box) : session.table().house();
    if (dealt.to_burn) return false;
    return dealt.hand >= box.hands.size() || box.hands[dealt.hand].cards.empty() ||
           may_see(box.hands[dealt.hand].faces[box.hands[dealt.hand].cards.size() - 1], box, player);
}

// Of a card that a seat does not see its state says nothing: another card in its place gives the same text.
TEST(LibraryTable, R5_12_AStateDoesNotChangeWithACardThatTheSeatMayNotSee) {
    int compared = 0;
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        Random random(6, 0);
        for (int i = 0; i < kWalks; ++i) {
            Steps steps(setup, std::nullopt);
            ASSERT_FALSE(steps.bet_all(bets_of_two(setup)));
            ASSERT_FALSE(steps.close_bets());
            while (!steps.finished()) {
                const bool chance = steps.by_chance();
                std::vector<v0::Action> actions;
                if (chance)
                    for (const auto& outcome : library::chance_outcomes(steps.session()))
                        actions.push_back(outcome.first);
                else actions = library::legal_actions(steps.session());
                const v0::Action action = any_of(actions, random), other = any_of(actions, random);
                const Need need = steps.session().need();
                if (chance && need.kind == NeedKind::Card && action != other) {
                    Steps one(steps), two(steps);
                    ASSERT_FALSE(one.apply(action));
                    ASSERT_FALSE(two.apply(other));
                    // Where the round goes on otherwise the house or its player has shown what the card is.
                    if (!shows(one.session(), need, 0) && !shows(two.session(), need, 0) &&
                        one.session().events().size() == two.session().events().size() &&
                        describe(one.session().need(), one.table()) == describe(two.session().need(), two.table())) {
                        ASSERT_EQ(library::information_state(one.session(), 0),
                                  library::information_state(two.session(), 0))
                            << game->id;
                        ++compared;
                    }
                }
                ASSERT_FALSE(steps.apply(action));
            }
        }
    }
    EXPECT_GT(compared, sanitized() ? 20 : 200);
}

// The other way: courses with one text looked alike from the first event to the last, as the search for the best play
// tells them apart.
TEST(LibraryTable, OneStateIsOneInformationSet) {
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        Random random(7, 0);
        std::map<std::string, std::string> courses;
        for (int i = 0; i < 4 * kWalks; ++i) {
            Steps steps(setup, std::nullopt);
            ASSERT_FALSE(steps.bet_all(library::standard_bets(setup, 0)));
            ASSERT_FALSE(steps.close_bets());
            std::string course;
            while (!steps.finished()) {
                if (steps.deciding()) {
                    course += as_key(view_of(steps.table(), 0));
                    const auto [at, is_new] = courses.emplace(library::information_state(steps.session(), 0), course);
                    ASSERT_TRUE(at->second == course) << game->id << ":\n" << at->first;
                    ASSERT_FALSE(steps.apply(any_of(library::legal_actions(steps.session()), random)));
                    continue;
                }
                const auto outcomes = library::chance_outcomes(steps.session());
                ASSERT_FALSE(steps.apply(
                    outcomes.at(below(random, static_cast<std::uint32_t>(std::min<std::size_t>(outcomes.size(), 4))))
                        .first));
            }
        }
    }
}

// ---- Refusals -------------------------------------------------------------------------------------------------------

TEST(LibraryTable, WhatIsRefusedChangesNothing) {
    const auto game = v0::find_game("gb.three-card-poker");
    ASSERT_TRUE(game);
    EXPECT_FALSE(v0::Table::open(v0::Setup(*game), {.bets = {{"no-such", {1000}}}}));
    EXPECT_FALSE(v0::Table::open(v0::Setup(*game), {.bets = {{"ante", {1}}}})) << "below the minimum";
    v0::Table table = opened(*game, {.open_bets = true});
    EXPECT_EQ(table.current_player(), v0::kBettingPlayers);
    EXPECT_TRUE(table.apply_action(0)) << "bets are open";
    EXPECT_FALSE(table.place({"ante", {1000}}));
    EXPECT_EQ(table.place({"play", {1000}}).value().clause, "gb-2011 5.13");
    EXPECT_FALSE(table.close_bets());
    EXPECT_TRUE(table.is_chance_node());
    EXPECT_EQ(table.chance_outcomes().size(), 52u);
    const std::string before = table.scenario();
    EXPECT_EQ(table.apply_action(52).value().what, "the deck has no such card; expected such as Qs or 10h");
    EXPECT_TRUE(table.bring("Xx"));
    EXPECT_TRUE(table.answer("play")) << "nobody is asked";
    EXPECT_EQ(table.scenario(), before);
    for (const char* card : {"Ah", "Kd", "2c", "Qc", "9d", "4s"}) ASSERT_FALSE(table.bring(card)) << card;
    EXPECT_TRUE(table.bring("Ah")) << "it is for A to decide";
    EXPECT_EQ(table.asked(), "gb-2011 5.13");
    EXPECT_TRUE(table.answer("raise"));
    EXPECT_FALSE(table.answer("play"));
    EXPECT_EQ(table.returns(), (std::vector<double>{20})) << table.scenario();
}

}  // namespace
}  // namespace baize::table_test
