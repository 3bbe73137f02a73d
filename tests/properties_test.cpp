// Properties that hold in every game whatever happens at the table: money is conserved, a refusal changes nothing,
// events replay, a round comes to its end. What is hidden: hidden_cards_test.cpp.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "engine/describe.hpp"
#include "random_play.hpp"
#include "scenario/state.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(Property, "thousands of random sessions");

namespace baize::properties_test {
namespace {

using namespace random_play;
using scenario::fault_in_books;
using scenario::fault_in_replay;
using scenario::state_of;
using testing_support::sanitized;

// What the random sessions have reached, by game: a generator that never gets anywhere proves nothing.
struct Reached {
    std::set<std::string_view> choices, declarations, rulings;
    int rounds = 0, moves = 0;
};

void note(Reached& reached, const Event& event, const Game& game) {
    if (const auto* answered = std::get_if<Answered>(&event)) reached.choices.insert(game.choices[answered->choice].id);
    if (const auto* declared = std::get_if<Declared>(&event))
        reached.declarations.insert(game.declarations[declared->declaration].id);
    if (const auto* ruled = std::get_if<Ruled>(&event))
        reached.rulings.insert(game.irregularities[ruled->irregularity].id);
    if (std::holds_alternative<NextRound>(event)) ++reached.rounds;
    if (std::holds_alternative<Moved>(event)) ++reached.moves;
}

// ---- The properties -------------------------------------------------------------------------------------------------

// What an answer lays is what the definition says of it, and a sign with it; of which it says nothing, that is laid in
// an amount which the player names. What was won and rides on a wager counts with it (nz-blackjack 15D.8, 15E.7).
bool is_laid_by(const Table& table, const Stake& laid, const LaidRow& row) {
    if (!table.setup().holds(row.when)) return false;
    Money riding{};
    for (const Stake& stake : table.stakes())
        if (stake.won_before && stake.player == laid.player && stake.box == laid.box) riding += stake.amount;
    for (const Stake& of : table.stakes()) {
        if (of.player != laid.player || of.box != laid.box || of.position.wager != row.of) continue;
        for (int times = row.from; times <= row.to; ++times)
            if (laid.amount == of.amount * times || laid.amount == (of.amount + riding) * times) return true;
        if (row.up_to && laid.amount * row.part <= (of.amount + riding) * row.to) return true;
    }
    return false;
}

std::optional<std::string> fault_in_what_is_laid(const Table& table, std::size_t before, bool with_amount) {
    for (std::size_t i = before; i < table.stakes().size(); ++i) {
        const Stake& stake = table.stakes()[i];
        const WagerDef& wager = table.game().wagers[stake.position.wager];
        const bool fits = wager.laid.empty() ? with_amount : std::ranges::any_of(wager.laid, [&](const LaidRow& row) {
            return is_laid_by(table, stake, row);
        });
        if (!fits) return fmt::format("no row says that {} lie in {}", to_string(stake.amount), wager.id);
    }
    return std::nullopt;
}

// One event; what went wrong, if anything did.
std::optional<std::string> try_event(Session& session, const Event& event, Reached& reached) {
    const auto foreseen = session.check(event);
    const auto* answered = std::get_if<Answered>(&event);
    const bool with_amount = answered && (session.need().question.with_amount >> answered->choice & 1u);
    const std::size_t stakes = session.table().stakes().size();
    const std::string before = foreseen ? state_of(session) : "";
    const auto refusal = session.apply(event);
    if (foreseen.has_value() != refusal.has_value())
        return "check() and apply() do not agree on " + describe(event, session.setup().game());
    if (!refusal) note(reached, event, session.setup().game());
    if (!refusal && answered)
        if (auto fault = fault_in_what_is_laid(session.table(), stakes, with_amount)) return fault;
    if (refusal && refusal->what.empty()) return "a refusal without a reason";
    if (refusal && state_of(session) != before)
        return "a refused event changed the table: " + describe(event, session.setup().game());
    return std::nullopt;
}

// D9A 7.3: one event of the round is put right; the session that comes of it must be sound too, and ours untouched.
std::optional<std::string> try_correction(const Session& session, Tape& tape) {
    if (session.events().empty()) return std::nullopt;
    const std::string before = state_of(session);
    const std::size_t index = tape.below(session.events().size());
    Event event = any_event(session, tape);
    if (std::holds_alternative<DealtCard>(session.events()[index]))
        event = DealtCard{any_card(session.setup().game(), tape), false};
    if (std::holds_alternative<NextRound>(event)) return std::nullopt;
    const auto again = session.corrected(index, event);
    if (state_of(session) != before) return "a correction changed the session it was made from";
    if (!again) return std::nullopt;
    if ((*again)->finished())
        if (auto fault = fault_in_books((*again)->table())) return "after a correction: " + *fault;
    return fault_in_replay(**again);
}

TEST(Property, Design5_MoneyIsConservedRefusalsChangeNothingAndEventsReplay) {
    std::map<std::string_view, Reached> reached;
    for_every_game(200, [&](const Game& game) {
        Tape tape(a_tape(1500));
        const auto setup = a_setup(game, tape);
        Session session(setup);
        while (!tape.empty()) {
            const bool was_finished = session.finished();
            std::optional<std::string> fault = try_event(
                session, tape.chance(88) ? a_fitting_event(session, tape) : any_event(session, tape), reached[game.id]);
            if (!fault && session.finished()) fault = fault_in_books(session.table());
            if (!fault && ((session.finished() && !was_finished) || tape.chance(4))) fault = fault_in_replay(session);
            if (!fault && tape.chance(3)) fault = try_correction(session, tape);
            if (fault) RC_FAIL(*fault + "\n" + story(session));
        }
    });
    for (const Game* game : games_and_fixtures()) {
        EXPECT_GT(reached[game->id].rounds, sanitized() ? 50 : 500) << game->id;
        if (sanitized()) continue;
        EXPECT_EQ(reached[game->id].moves > 20, !game->clauses.misplaced.empty())
            << game->id << ": " << reached[game->id].moves << " wagers were put right";
        // Half of them: some are offered by one option in twenty alone, and every run draws anew.
        EXPECT_GE(2 * reached[game->id].choices.size(), game->choices.size()) << game->id << " is hardly decided";
        EXPECT_GE(2 * reached[game->id].declarations.size(), game->declarations.size())
            << game->id << " is hardly talked at";
        EXPECT_GE(2 * reached[game->id].rulings.size(), game->irregularities.size()) << game->id << " is hardly ruled";
    }
}

// A round that nobody disturbs comes to its end, in few events: no state is without a way out.
TEST(Property, Design2_EveryRoundComesToAnEnd) {
    for_every_game(400, [](const Game& game) {
        Tape tape(a_tape(800));
        const auto setup = a_setup(game, tape);
        Session session(setup);
        while (!tape.empty()) {
            int events = 0;
            while (!session.finished() && events < 400) {
                (void)session.apply(tape.empty() && session.need().kind == NeedKind::Bets
                                        ? Event(CloseBets{})
                                        : a_fitting_event(session, tape));
                if (session.need().kind == NeedKind::Card && tape.chance(3))
                    (void)session.apply(a_ruling(session.table(), tape));
                ++events;
            }
            if (!session.finished()) RC_FAIL("the round does not end\n" + story(session));
            if (const auto fault = fault_in_books(session.table())) RC_FAIL(*fault + "\n" + story(session));
            RC_ASSERT(!session.apply(NextRound{}));
        }
    });
}

}  // namespace
}  // namespace baize::properties_test
