#include "random_play.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <stdexcept>

#include "engine/describe.hpp"
#include "games/list.hpp"
#include "support/fixture_games.hpp"
#include "support/long_count.hpp"

namespace baize::random_play {

using testing_support::sanitized;

std::vector<std::uint16_t> a_tape(std::size_t length) {
    return *rc::gen::container<std::vector<std::uint16_t>>(
        length, rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint16_t>()));
}

std::vector<const Game*> games_and_fixtures() {
    std::vector<const Game*> all(games().begin(), games().end());
    const auto fixtures = testing_support::fixture_games();
    all.insert(all.end(), fixtures.begin(), fixtures.end());
    return all;
}

void for_every_game(int cases, const std::function<void(const Game&)>& property) {
    for (const Game* game : games_and_fixtures()) {
        rc::detail::TestParams params = rc::detail::configuration().testParams;
        if (!std::getenv("RC_PARAMS")) {
            params.seed = 2011;
            params.maxSuccess = sanitized() ? cases / 8 + 1 : cases;
        }
        const auto result = rc::detail::checkTestable([&] { property(*game); },
                                                      rc::detail::TestMetadata{std::string(game->id), ""}, params);
        if (result.template is<rc::detail::SuccessResult>()) continue;
        std::ostringstream text;
        rc::detail::printResultMessage(result, text);
        ADD_FAILURE() << game->id << ": " << text.str();
    }
}

// ---- Random tables ------------------------------------------------------------------------------------------------

Setup a_setup(const Game& game, Tape& tape) {
    Choices choices;
    for (const OptionDef& option : game.options) {
        choices.options.emplace_back(
            option.id,
            option
                .values[tape.chance(50) ? static_cast<std::size_t>(option.standard) : tape.below(option.values.size())]
                .id);
        if (option.takes_amount && tape.chance(50))
            choices.options.back().second = to_string(Money{1 + static_cast<std::int64_t>(tape.below(10'000))});
    }
    auto made = Setup::make(game, choices);
    if (!made) throw std::logic_error(to_string(made.refusal()));
    for (std::size_t wager = 0; wager < game.wagers.size(); ++wager)
        made->limits(wager, {Money{1}, Money{10'000}, Money{1}, Money{tape.chance(20) ? 700 : 0}});
    return *made;
}

PlayerId a_player(Tape& tape) {
    return static_cast<PlayerId>(tape.chance(98) ? tape.below(kPlayers) : tape.below(256));
}
BoxNo a_box(const Game& game, Tape& tape) {
    return static_cast<BoxNo>(game.layout.boxes == 0   ? tape.chance(3)
                              : tape.chance(98) ? 1 + tape.below(kBoxes)
                                                : tape.below(12));
}
Card any_card(const Game& game, Tape& tape) {
    return Card::from_index(static_cast<int>(tape.below(game.deck().faces.size())));
}

// A card that is in the shoe, or any if there is none.
Card a_card(const Table& table, Tape& tape) {
    const auto& left = table.carried().shoe.left;
    constexpr std::size_t kOften[] = {4 * (8 - 2), 4 * (10 - 2), 4 * (kAce - 2)};  // pairs, blackjacks
    const std::size_t faces = table.game().deck().faces.size();
    const std::size_t from = tape.chance(50) ? kOften[tape.below(3)] + tape.below(4) : tape.below(faces);
    for (std::size_t i = 0; i < faces; ++i)
        if (left[(from + i) % faces]) return Card::from_index(static_cast<int>((from + i) % faces));
    return Card{};
}

// Where a layout leaves opening wagers out, mostly one that it has, and often the first, on which others rest.
std::size_t a_wager(const Setup& setup, Tape& tape) {
    const Game& game = setup.game();
    std::vector<std::size_t> open;
    bool all = true;
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        if (game.wagers[w].kind == WagerKind::Opening) setup.offered(w) ? open.push_back(w) : void(all = false);
    if (all || game.layout.boxes == 0 || tape.chance(10))
        return tape.chance(98) ? tape.below(game.wagers.size()) : tape.below(256);
    return tape.chance(35) ? 0 : open[tape.below(open.size())];
}

PlaceBet a_bet(const Setup& setup, Tape& tape) {
    const Game& game = setup.game();
    const std::size_t wager = a_wager(setup, tape);
    const std::size_t spots =
        wager < game.wagers.size() ? std::max<std::size_t>(1, game.wagers[wager].spots.size()) : 1;
    const Position position{static_cast<std::uint8_t>(wager),
                            static_cast<std::uint16_t>(tape.chance(98) ? tape.below(spots) : tape.below(256))};
    const auto stake = static_cast<std::int64_t>(tape.below(1001));
    return {a_player(tape), a_box(game, tape), position, Money{tape.chance(90) ? stake : tape.chance(50) ? 0 : -stake}};
}

// The wager that comes only in an equal part with another (gb-2011 4.63), where a game has one.
const WagerDef* equal_part(const Game& game) {
    const auto found = std::find_if(game.wagers.begin(), game.wagers.end(), [](const WagerDef& wager) {
        return wager.kind == WagerKind::Opening && wager.part_of >= 0;
    });
    return found == game.wagers.end() ? nullptr : &*found;
}

// Often just that one; or another player wagers as much on the same box.
PlaceBet a_bet_beside(const Table& table, Tape& tape) {
    const Game& game = table.game();
    const WagerDef* equal = equal_part(game);
    if (!equal || table.stakes().empty() || !tape.chance(80)) return a_bet(table.setup(), tape);
    const Stake& beside = table.stakes()[tape.below(table.stakes().size())];
    if (tape.chance(25))
        return {a_player(tape), beside.box, {static_cast<std::uint8_t>(equal->part_of), 0}, beside.amount};
    return {beside.player, beside.box, {static_cast<std::uint8_t>(equal - game.wagers.data()), 0}, beside.amount};
}

Answered an_answer(const Table& table, Tape& tape) {
    const Question& question = table.need().question;
    const Game& game = table.game();
    std::vector<std::uint8_t> open;
    for (std::uint8_t i = 0; i < game.choices.size(); ++i)
        if (question.offers(i)) open.push_back(i);
    const std::uint8_t choice = open[tape.below(open.size())];
    Money amount{};
    if (question.with_amount >> choice & 1u) {
        const std::int64_t steps = (question.amount_max.cents - question.amount_min.cents) / question.amount_step.cents;
        amount.cents =
            question.amount_min.cents +
            question.amount_step.cents * static_cast<std::int64_t>(tape.below(static_cast<std::size_t>(steps + 1)));
    }
    Picked picked = 0;
    if (question.with_cards >> choice & 1u) {
        const std::size_t wanted = question.cards_min + tape.below(std::size_t{question.cards_max} -
                                                                   question.cards_min + (tape.chance(95) ? 1u : 2u));
        const std::size_t held = table.hand_of(question).cards.size();
        for (std::size_t i = 0, from = tape.below(held); i < std::min(wanted, held); ++i)
            picked |= Picked{1} << (from + i) % held;
        // Cards that the game itself refuses are tried too, but not for ever.
        const auto check = game.choices[choice].check;
        if (check && check(table, question, picked) && tape.chance(90))
            return table.answered(question, silent_answer(table, question));
    }
    return table.answered(question, {choice, amount, picked});
}

Ruled a_ruling(const Table& table, Tape& tape) {
    const Game& game = table.game();
    Ruled ruled;
    ruled.irregularity =
        static_cast<std::uint8_t>(tape.chance(98) ? tape.below(game.irregularities.size()) : tape.below(256));
    for (std::size_t tries = 0; tries < 4 && ruled.irregularity < game.irregularities.size(); ++tries)
        if (!(game.irregularities[ruled.irregularity].stages & stage_bit(table.stage())))
            ruled.irregularity = static_cast<std::uint8_t>(tape.below(game.irregularities.size()));
    if (ruled.irregularity >= game.irregularities.size()) return ruled;
    const Target target = game.irregularities[ruled.irregularity].target;
    if (target != Target::None && target != Target::Cards) ruled.box = a_box(game, tape);
    if (target == Target::Player) ruled.player = a_player(tape);
    const Need& need = table.need();
    if (need.kind == NeedKind::Decision && ruled.box != 0 && tape.chance(60)) {
        ruled.box = need.question.box;
        if (target == Target::Player) ruled.player = need.question.player;
    }
    if (target == Target::Box && tape.chance(40)) ruled.hand = static_cast<std::uint8_t>(tape.below(3));
    if (target != Target::Cards && target != Target::BoxAndCards) return ruled;
    const auto& dealer = table.house().hands[0].cards;  // cards that lie there already, too
    const std::size_t count = target == Target::BoxAndCards ? 3 : 1 + tape.below(2);
    for (std::size_t i = 0; i < count; ++i)
        ruled.cards.push_back(!dealer.empty() && tape.chance(50) ? dealer[tape.below(dealer.size())]
                                                                 : a_card(table, tape));
    return ruled;
}

Event a_fitting_event(const Session& session, Tape& tape) {
    const Need& need = session.need();
    const Game& game = session.setup().game();
    switch (need.kind) {
        case NeedKind::Bets:
            return tape.chance(session.table().stakes().size() < (equal_part(game) ? 6 : 3) ? 95 : 50)
                       ? Event(a_bet_beside(session.table(), tape))
                       : Event(CloseBets{});
        case NeedKind::Shuffle: return Shuffled{};
        case NeedKind::Card:
            return need.to_burn && tape.chance(40) ? DealtCard{{}, true}
                                                   : DealtCard{a_card(session.table(), tape), false};
        case NeedKind::Throw: {
            Thrown thrown;
            for (int i = 0; i < need.dice; ++i) thrown.faces.push_back(static_cast<std::uint8_t>(1 + tape.below(6)));
            return thrown;
        }
        case NeedKind::Spin: {
            Spun spun;
            for (int i = 0; i < need.rings; ++i)
                spun.compartments.push_back(
                    static_cast<Compartment>(1 + tape.below(static_cast<std::size_t>(need.compartments))));
            return spun;
        }
        case NeedKind::Meter: return MeterRead{Money{static_cast<std::int64_t>(tape.below(1'000'000))}};
        case NeedKind::Decision: return an_answer(session.table(), tape);
        case NeedKind::Finished: return NextRound{};
    }
    return NextRound{};
}

// Mostly of a wager that lies on the layout.
Declared a_declaration(const Table& table, Tape& tape) {
    const Game& game = table.game();
    Declared declared{a_player(tape), static_cast<std::uint8_t>(tape.below(game.declarations.size() + 1)),
                      a_bet(table.setup(), tape).position};
    if (table.stakes().empty() || tape.chance(20)) return declared;
    const Stake& stake = table.stakes()[tape.below(table.stakes().size())];
    return {stake.player, declared.declaration, stake.position};
}

// Mostly of a wager that lies there, and mostly to another place of its kind.
Moved a_move(const Table& table, Tape& tape) {
    Position to = a_bet(table.setup(), tape).position;
    if (table.stakes().empty() || tape.chance(5)) return {a_player(tape), a_box(table.game(), tape), to, to};
    const Stake& stake = table.stakes()[tape.below(table.stakes().size())];
    if (tape.chance(50))
        to = {stake.position.wager,
              static_cast<std::uint16_t>(tape.below(table.game().wagers[stake.position.wager].open_spots()))};
    return {stake.player, stake.box, stake.position, to};
}

Event any_event(const Session& session, Tape& tape) {
    const Game& game = session.setup().game();
    if (session.need().kind == NeedKind::Decision && tape.chance(50)) return a_ruling(session.table(), tape);
    if (!game.declarations.empty() && session.need().kind == NeedKind::Bets && tape.chance(30))
        return a_declaration(session.table(), tape);
    if (!game.clauses.misplaced.empty() && !session.table().stakes().empty() && tape.chance(40))
        return a_move(session.table(), tape);
    switch (tape.below(12)) {
        case 0: return a_bet(session.setup(), tape);
        case 1: return CloseBets{};
        case 2: return DealtCard{any_card(game, tape), tape.chance(20)};
        case 3: return CutCardOut{};
        case 4: return Shuffled{};
        case 5: {
            Thrown thrown;
            for (std::size_t i = 0,
                 n = tape.below(5); i < n; ++i) thrown.faces.push_back(static_cast<std::uint8_t>(tape.below(8)));
            return thrown;
        }
        case 6:
        {
            Answered answered{a_player(tape), static_cast<std::uint8_t>(tape.below(game.choices.size() + 2)),
                              Money{static_cast<std::int64_t>(tape.below(2000)) - 500}, {}};
            for (std::size_t left = tape.chance(50) ? tape.below(kChosenMax + 1) : 0; left > 0; --left)
                answered.cards.push_back(any_card(game, tape));
            return answered;
        }
        case 7: return Seated{tape.chance(30) ? kNobody : a_player(tape), static_cast<std::uint8_t>(tape.below(12))};
        case 8: return NextRound{};
        default: return a_ruling(session.table(), tape);
    }
}

std::string story(const Session& session) {
    std::string text = fmt::format("{}", session.setup().game().id);
    for (const auto& [id, value] : session.setup().options_in_use()) text += fmt::format(" {}={}", id, value);
    for (const Event& event : session.events()) text += "\n  " + describe(event, session.setup().game());
    return text;
}

}  // namespace baize::random_play
