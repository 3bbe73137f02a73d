// Properties that hold in every game whatever happens at the table: random sessions of lawful and unlawful events, with
// random options, driven by a tape of numbers that RapidCheck makes and shortens.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "engine/names.hpp"
#include "engine/session.hpp"
#include "engine/view.hpp"
#include "floor/views.hpp"
#include "games/list.hpp"
#include "support/fixture_games.hpp"
#include "support/long_count.hpp"
#include "support/state.hpp"

namespace baize::properties_test {
namespace {

using testing_support::all_views;
using testing_support::fault_in_books;
using testing_support::fault_in_replay;
using testing_support::state_of;

constexpr int kPlayers = 4, kBoxes = 3;

// ---- The tape ---------------------------------------------------------------------------------------------------

// Numbers to choose by. An empty tape answers zero, so that every shortened tape is a session too.
class Tape {
public:
    explicit Tape(std::vector<std::uint16_t> numbers) : numbers_(std::move(numbers)) {}
    bool empty() const { return next_ >= numbers_.size(); }
    std::size_t below(std::size_t bound) { return bound == 0 || empty() ? 0 : numbers_[next_++] % bound; }
    bool chance(std::size_t percent) { return below(100) < percent; }

private:
    std::vector<std::uint16_t> numbers_;
    std::size_t next_ = 0;
};

// At full size from the first case on: a tape of small numbers would tell the same story again and again.
std::vector<std::uint16_t> a_tape(std::size_t length) {
    return *rc::gen::container<std::vector<std::uint16_t>>(
        length, rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint16_t>()));
}

using testing_support::sanitized;

// Those of the tests ask for cards, and have other decks.
std::vector<const Game*> games_and_fixtures() {
    std::vector<const Game*> all(games().begin(), games().end());
    const auto fixtures = testing_support::fixture_games();
    all.insert(all.end(), fixtures.begin(), fixtures.end());
    return all;
}

// Runs the property so many times for each game, from one seed, so that a run can be repeated; RC_PARAMS="seed=N" or
// "max_success=N" looks further.
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
    return static_cast<BoxNo>(game.boxes == 0   ? tape.chance(3)
                              : tape.chance(98) ? 1 + tape.below(kBoxes)
                                                : tape.below(12));
}
Card any_card(const Game& game, Tape& tape) {
    return Card::from_index(static_cast<int>(tape.below(game.deck->faces.size())));
}

// A card that is in the shoe, or any if there is none.
Card a_card(const Table& table, Tape& tape) {
    const auto& left = table.between().shoe.left;
    constexpr std::size_t kOften[] = {4 * (8 - 2), 4 * (10 - 2), 4 * (kAce - 2)};  // pairs, blackjacks
    const std::size_t faces = table.game().deck->faces.size();
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
    if (all || game.boxes == 0 || tape.chance(10))
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

// An event that fits what the table waits for.
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

// Anything at all, mostly unlawful.
Event any_event(const Session& session, Tape& tape) {
    const Game& game = session.setup().game();
    if (session.need().kind == NeedKind::Decision && tape.chance(50)) return a_ruling(session.table(), tape);
    if (!game.declarations.empty() && session.need().kind == NeedKind::Bets && tape.chance(30))
        return a_declaration(session.table(), tape);
    if (!game.misplaced.empty() && !session.table().stakes().empty() && tape.chance(40))
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

// One event; what went wrong, if anything did.
std::optional<std::string> try_event(Session& session, const Event& event, Reached& reached) {
    const auto foreseen = session.check(event);
    const std::string before = foreseen ? state_of(session) : "";
    const auto refusal = session.apply(event);
    if (foreseen.has_value() != refusal.has_value())
        return "check() and apply() do not agree on " + describe(event, session.setup().game());
    if (!refusal) note(reached, event, session.setup().game());
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
        EXPECT_EQ(reached[game->id].moves > 20, !game->misplaced.empty())
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

// ---- Nothing leaks --------------------------------------------------------------------------------------------------

// Cards of every second pair of faces go where the watcher may not look, the others where he may. The twin table gets
// other cards of the same kind in their place, so the same events fit both.
bool for_hidden(const Deck& deck, Card card) {
    const Card other = Card::from_index(card.index() ^ 1);
    return card.index() / 2 % 2 == 1 && deck.face(card).copies == deck.face(other).copies;
}
Card twin_of(const Deck& deck, Card card) {
    if (deck.faces.size() < kCardsInDeck) return Card::from_index(card.index() ^ 1);  // of which there are as many
    return Card::from_index(2 * (26 - card.index() / 2) + (1 - card.index() % 2));
}

// What a player chose of cards that differ, as he says it at the twin table.
Event twin_of(const Deck& deck, const Answered& answered) {
    Answered other = answered;
    for (Card& card : other.cards)
        if (for_hidden(deck, card)) card = twin_of(deck, card);
    return other;
}

bool sees(const Need& need, const Table& table, PlayerId watcher) {
    if (need.to_burn) return false;
    const Box& box = need.box == 0 ? table.house() : table.box(need.box);  // a player may hold the bank (14.21)
    return need.face == Face::Up || (need.face == Face::Own && watcher != kNobody && box.seated == watcher);
}

std::optional<Card> a_card_of_kind(const Table& table, bool hidden, Tape& tape) {
    const Deck& deck = *table.game().deck;
    const std::size_t from = tape.below(deck.faces.size());
    for (std::size_t i = 0; i < deck.faces.size(); ++i) {
        const Card card = Card::from_index(static_cast<int>((from + i) % deck.faces.size()));
        if (table.between().shoe.left[static_cast<std::size_t>(card.index())] && for_hidden(deck, card) == hidden)
            return card;
    }
    return std::nullopt;
}

// Does a card that differs lie open for the watcher now? Then the tables may look different, by right.
bool shown(const Deck& deck, const Hand& hand, const Box* box, PlayerId watcher) {
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        if (for_hidden(deck, hand.cards[i]) && (hand.faces[i] == Face::Up || (hand.faces[i] == Face::Own && box &&
                                                                        watcher != kNobody && box->seated == watcher)))
            return true;
    return false;
}

bool anything_shown(const Table& table, PlayerId watcher) {
    const Deck& deck = *table.game().deck;
    for (const Hand& hand : table.house().hands)
        if (shown(deck, hand, &table.house(), watcher)) return true;
    for (const Box& box : table.boxes())
        for (const Hand& hand : box.hands)
            if (shown(deck, hand, &box, watcher)) return true;
    return shown(deck, table.burned(), nullptr, watcher);
}

// As text, and as it travels to a page.
std::string all_told(const Session& session, PlayerId watcher) {
    const Game& game = session.setup().game();
    const View view = view_of(session.table(), watcher);
    return to_text(view, game) + wire::text_of(floor::felt_of(view, game));
}

TEST(Property, R5_12_NoSeatSeesWhatLiesFaceDownOrInAnothersHand) {
    int compared = 0, chosen_unseen = 0;
    for_every_game(1000, [&](const Game& game) {
        Tape tape(a_tape(200));
        const auto setup = a_setup(game, tape);
        const PlayerId watcher = tape.chance(20) ? kNobody : static_cast<PlayerId>(tape.below(kPlayers));
        Session session(setup), twin(setup);
        while (!tape.empty() && !anything_shown(session.table(), watcher)) {
            const Need need = session.need();
            Event event = tape.chance(90) ? a_fitting_event(session, tape) : any_event(session, tape);
            Event other = event;
            if (const auto* ruled = std::get_if<Ruled>(&event); ruled && !ruled->cards.empty()) continue;
            if (std::holds_alternative<DealtCard>(event)) {
                if (need.kind != NeedKind::Card) continue;
                const bool hidden = !sees(need, session.table(), watcher);
                const auto card = a_card_of_kind(session.table(), hidden, tape);
                if (!card) return;
                event = DealtCard{*card, false};
                other = DealtCard{hidden ? twin_of(*game.deck, *card) : *card, false};
            }
            // What is open by a player's own cards is open, or refused, to him alone; that he took it all may see.
            if (const auto* answered = std::get_if<Answered>(&event);
                answered && answered->player != watcher && answered->choice < game.choices.size() &&
                game.choices[answered->choice].confidential &&
                session.check(event).has_value() != twin.check(other).has_value())
                continue;
            if (const auto* answered = std::get_if<Answered>(&event); answered && !answered->cards.empty()) {
                other = twin_of(*game.deck, *answered);
                // A foul hand is refused to its own player alone.
                if (answered->player != watcher && session.check(event).has_value() != twin.check(other).has_value())
                    continue;
                chosen_unseen += answered->player != watcher && !session.check(event);
            }
            const bool refused = session.apply(event).has_value();
            if (twin.apply(other).has_value() != refused)
                RC_FAIL("the twin table answers differently\n" + story(session));
            // A dealer who looks at the hole card shows it if it makes a blackjack, at either table; so who sees it not
            // shown knows that (gb-2011 4.17).
            if (anything_shown(session.table(), watcher) || anything_shown(twin.table(), watcher) || session.finished())
                return;
            const std::string seen = all_told(session, watcher), seen_at_twin = all_told(twin, watcher);
            if (seen != seen_at_twin)
                RC_FAIL(fmt::format("{} sees what is hidden:\n{}\n--\n{}\n{}", player_name(watcher), seen, seen_at_twin,
                                    story(session)));
            ++compared;
        }
    });
    EXPECT_GT(compared, 100);
    EXPECT_GT(chosen_unseen, 100) << "hardly anybody chose cards that the watcher may not see";
}

// The same without a twin: no card that the seat may not see is written in its view, in any hand.
TEST(Property, R5_12_AHiddenCardIsAbsentFromTheView) {
    for_every_game(300, [](const Game& game) {
        Tape tape(a_tape(200));
        const auto setup = a_setup(game, tape);
        Session session(setup);
        while (!tape.empty()) {
            (void)session.apply(tape.chance(90) ? a_fitting_event(session, tape) : any_event(session, tape));
            for (int seat = -1; seat < kPlayers; ++seat) {
                const PlayerId player = seat < 0 ? kNobody : static_cast<PlayerId>(seat);
                const View view = view_of(session.table(), player);
                std::size_t open = 0, dealt = 0, may = 0;
                for (const auto* hands : {&view.hands, &view.discards})
                    for (const SeenHand& hand : *hands)
                        for (const auto& card : hand.cards) { ++dealt; open += card.has_value(); }
                const auto count = [&](const Hand& hand, const Box* box) {
                    for (const Face face : hand.faces)
                        may += face == Face::Up || face == Face::Copy ||
                               (face == Face::Own && box && player != kNobody && box->seated == player);
                };
                for (const Hand& hand : session.table().house().hands) count(hand, &session.table().house());
                for (const Box& box : session.table().boxes())
                    for (const Hand& hand : box.hands) count(hand, &box);
                count(session.table().burned(), nullptr);
                for (const Discarded& each : session.table().discards())
                    may += player != kNobody && session.table().box(each.box).seated == player;
                RC_ASSERT(open == may);
                RC_ASSERT(dealt >= open);
                RC_ASSERT(view.question.has_value() ==
                          (session.need().kind == NeedKind::Decision && session.need().question.player == player));
            }
        }
    });
}

}  // namespace
}  // namespace baize::properties_test
