// Rulings on irregularities, and what two people void: a hand once it can be known what it comes to, a round always
// (ruling R86).
#include <fmt/format.h>

#include <algorithm>

#include "engine/describe.hpp"
#include "floor/commands/handlers.hpp"
#include "floor/commands/parts.hpp"
#include "floor/course.hpp"
#include "floor/money.hpp"

namespace baize::floor {

namespace {

// A ruling, or what else voids a round, with the round that it is of.
struct OfRound {
    const LiveTable& table;
    const PastRound* past;  // none: the open one
    Event event;

    const Game& game() const { return past ? past->offer->setup.game() : table.game(); }
    const Ruled& ruled() const { return std::get<Ruled>(event); }
    const IrregularityDef& irregularity() const { return game().irregularities[ruled().irregularity]; }
    std::string clause() const { return cite(game(), irregularity().clause); }
};

// The round of that number, open or settled.
Result<OfRound> round_of(const LiveTable& table, std::uint64_t number) {
    const bool open = table.session && table.round == number;
    OfRound round{table, open ? nullptr : table.find_past(number), {}};
    if (!open && !round.past)
        return Refusal{fmt::format("round {} is not among the last {} of {}", number, kPastRounds, table.id)};
    return round;
}

// ... with what is ruled of it, which `read` reads by the round's game.
template <class Read>
Result<OfRound> ruling_of(const LiveTable& table, std::uint64_t number, const Read& read_by) {
    auto ruling = round_of(table, number);
    if (!ruling) return ruling;
    const Result<Event> read = read_by(ruling->game());
    if (!read) return read.refusal();
    if (!std::holds_alternative<Ruled>(*read)) return Refusal{"a ruling was expected"};
    ruling->event = *read;
    return ruling;
}

// `hands`: how many the box had when a void of one of them was proposed. A split since then gives them other numbers.
MaybeRefusal would_be_taken(const OfRound& ruling, std::uint64_t hands = 0) {
    std::unique_ptr<Session> settled;
    if (ruling.past) {
        auto again = Session::replay(ruling.past->offer->setup, ruling.past->at_start, ruling.past->events);
        if (!again) return again.refusal();
        settled = std::move(*again);
    }
    const Session& session = settled ? *settled : *ruling.table.session;
    const auto refusal = session.check(ruling.event);
    if (!refusal && hands != 0 && session.table().box(ruling.ruled().box).hands.size() != hands)
        return Refusal{"the box has other hands than when this was proposed: reject it, and propose it anew",
                       ruling.clause()};
    if (refusal) return Refusal{refusal->what, cite(ruling.game(), refusal->clause)};
    return std::nullopt;
}

// As `rule` takes it: of the open round anything but a void of it, of a settled one a void hand.
Result<OfRound> ruling_on_hand(const LiveTable& table, const RuleArgs& args) {
    if (args.round == 0 && !table.session) return Refusal{"the table is closed"};
    const auto sent = [&](const Game& game) { return event_from_json(args.event.json, game); };
    auto ruling = ruling_of(table, args.round ? args.round : table.round, sent);
    if (!ruling) return ruling;
    // First, and whichever they are: a refusal that depended on the cards would tell what lies face down.
    if (table.server_chance() && !ruling->ruled().cards.empty())
        return Refusal{"nobody names or removes a card that the server has drawn"};
    if (auto refusal = would_be_taken(*ruling, args.hands)) return *refusal;
    const Effect effect = ruling->irregularity().effect;
    if (effect == Effect::VoidRound)
        return Refusal{fmt::format("this voids the round: use void-round with the ruling '{}', which two people "
                                   "complete", ruling->irregularity().id),
                       ruling->clause()};
    if (ruling->past && effect != Effect::VoidHand)
        return Refusal{"of a round that is settled no more is ruled than that a hand, or all of it, is void",
                       ruling->clause()};
    return ruling;
}

// What is recorded of a void: that it was ordered, or the ruling that it is made by, whose clause the lines then cite.
Result<OfRound> void_of(const LiveTable& table, const VoidRoundArgs& args) {
    if (args.ruling.empty()) {
        auto round = round_of(table, args.round);
        if (round) round->event = CalledOff{args.malfunction ? CallOff::Malfunction : CallOff::Ordered};
        return round;
    }
    protocol::TableEvent event{.kind = protocol::EventKind::Rule, .irregularity = args.ruling};
    if (args.box) event.box = args.box;
    auto ruling = ruling_of(table, args.round, [&](const Game& game) { return event_from(event, game); });
    if (!ruling) return ruling;
    if (args.malfunction)
        return Refusal{"a round is void by a ruling or by a malfunction, not by both", ruling->clause()};
    if (ruling->irregularity().effect != Effect::VoidRound)
        return Refusal{fmt::format("'{}' does not void the round", ruling->irregularity().title), ruling->clause()};
    if (auto refusal = would_be_taken(*ruling)) return *refusal;
    return ruling;
}

std::vector<Event> events_and(std::vector<Event> events, const Event& one_more) {
    events.push_back(one_more);
    return events;
}

// The game by which a round of a table was played; none where there is no such table.
const Game* game_of(const State& state, const std::string& id, std::uint64_t round) {
    const LiveTable* table = state.table(id);
    if (!table) return nullptr;
    const PastRound* past = table->find_past(round);
    return past ? &past->offer->setup.game() : &table->game();
}

std::string in_words(const Game& game, const IrregularityDef& irregularity) {
    return fmt::format("{} ({})", irregularity.title, cite(game, irregularity.clause));
}

// Of a round that is settled a hand is void as any correction is made, whatever lies on the table now.
Result<OfRound> ruling_on(const State& state, const RuleArgs& args) {
    auto table = my_table(state, args.table);
    if (!table) return table.refusal();
    const bool settled = args.round != 0 && !((*table)->session && (*table)->round == args.round);
    if (!settled)
        if (auto in_play = table_in_play(state, args.table); !in_play) return in_play.refusal();
    return ruling_on_hand(**table, args);
}

// What was judged already.
Result<RuleReply> carry_out(Act& act, const OfRound& ruling) {
    const LiveTable& at = ruling.table;
    if (const PastRound* const past = ruling.past) {
        const auto revised = revise(act, at, *past, {.event = ruling.event}, events_and(past->events, ruling.event),
                                    past->refused, ruling.clause());
        if (!revised) return revised.refusal();
        return RuleReply{at.phase, act.clawback(), *revised};
    }
    // a ruling may give a wager back (nz-lunar-poker 5.10)
    const auto stakes = course::stakes_of_answer(act.books(), at, ruling.event);
    if (!stakes) return stakes.refusal();
    const std::vector<Line> before = at.session->table().lines();
    act.record_events(at, {ruling.event}, *stakes);
    act.set_clawback(taken_back(at.id, before, at.session->table().lines()));
    course::advance(act, at);
    return RuleReply{at.phase, act.clawback(), {}};
}

}  // namespace

namespace rulings {

Result<std::variant<RuleReply, RuleArgs>> rule_or_propose(Act& act, RuleArgs args) {
    using Either = std::variant<RuleReply, RuleArgs>;
    const auto ruling = ruling_on(act.state(), args);
    if (!ruling) return ruling.refusal();
    const LiveTable& table = ruling->table;
    const Ruled& ruled = ruling->ruled();
    if (!ruling->past && !table.session->wants_two(ruled, table.was_known)) {
        auto reply = carry_out(act, *ruling);
        return reply ? Result<Either>(Either(std::move(*reply))) : Result<Either>(reply.refusal());
    }
    if (args.why.find_first_not_of(' ') == args.why.npos)
        return Refusal{"cards that were hidden have been turned over, or a wager is settled: two people rule this, and "
                       "say why", ruling->clause()};
    if (args.round == 0) args.round = table.round;
    if (!ruling->past && ruled.hand != kEveryHand) args.hands = table.session->table().box(ruled.box).hands.size();
    return Either(std::move(args));
}

Result<RuleReply> rule(Act& act, const RuleArgs& args) {
    const auto ruling = ruling_on(act.state(), args);
    return ruling ? carry_out(act, *ruling) : Result<RuleReply>(ruling.refusal());
}

MaybeRefusal check_void_round(const Act& act, const VoidRoundArgs& args) {
    auto table = my_table(act.state(), args.table);
    if (!table) return table.refusal();
    if (args.ruling.empty()) return std::nullopt;
    const auto ruling = void_of(**table, args);
    return ruling ? std::nullopt : MaybeRefusal(ruling.refusal());
}

Result<VoidRoundReply> void_round(Act& act, const VoidRoundArgs& args) {
    auto table = my_table(act.state(), args.table);
    if (!table) return table.refusal();
    const auto what = void_of(**table, args);
    if (!what) return what.refusal();
    const PastRound* const past = what->past;
    if (!past) {
        course::call_off(act, **table, what->event);
        return VoidRoundReply{args.round, {}};
    }
    const auto* off = std::get_if<CalledOff>(&what->event);
    const std::string clause =
        off ? std::string(call_off_clause(past->offer->setup.profile(), off->why)) : what->clause();
    const auto revised = revise(act, **table, *past, {.event = what->event}, events_and(past->events, what->event),
                                past->refused, clause);
    if (!revised) return revised.refusal();
    return VoidRoundReply{{}, *revised};
}

std::string ruled_by(const State& state, const RuleArgs& args) {
    const Game* game = game_of(state, args.table, args.round);
    const auto event = game ? event_from_json(args.event.json, *game) : Result<Event>(Refusal{});
    const auto* ruled = event ? std::get_if<Ruled>(&*event) : nullptr;
    return ruled ? in_words(*game, game->irregularities[ruled->irregularity]) : "";
}

std::string ruled_by(const State& state, const VoidRoundArgs& args) {
    const Game* game = game_of(state, args.table, args.round);
    for (const IrregularityDef& each : game ? game->irregularities : std::span<const IrregularityDef>())
        if (each.id == args.ruling) return in_words(*game, each);
    return "";
}

}  // namespace rulings

}  // namespace baize::floor
