#include "floor/codec.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "definition/setup.hpp"
#include "engine/describe.hpp"

namespace baize::floor {

// ---- Writing --------------------------------------------------------------------------------------------

namespace {

using protocol::EventKind;
using protocol::TableEvent;

struct Writer {
    const Game& game;

    TableEvent operator()(const PlaceBet& bet) const {
        TableEvent event{.kind = EventKind::Bet, .player = bet.player, .box = bet.box};
        event.wager = position_name(game, bet.position);
        event.amount = bet.stake;
        event.reduced = bet.reduced;
        return event;
    }
    TableEvent operator()(const Declared& declared) const {
        const DeclarationDef& declaration = game.declarations[declared.declaration];
        TableEvent event{.kind = EventKind::Declare, .player = declared.player};
        event.what = declaration.id;
        if (declaration.of_wager) event.wager = position_name(game, declared.position);
        return event;
    }
    TableEvent operator()(const CloseBets&) const { return {.kind = EventKind::Close}; }
    TableEvent operator()(const Moved& moved) const {
        TableEvent event{.kind = EventKind::Move, .player = moved.player, .box = moved.box};
        event.from = position_name(game, moved.from);
        event.to = position_name(game, moved.to);
        return event;
    }
    TableEvent operator()(const DealtCard& dealt) const {
        TableEvent event{.kind = EventKind::Card};
        event.unseen = dealt.unseen;
        if (!dealt.unseen) event.cards = std::string(game.deck().name(dealt.card));
        return event;
    }
    TableEvent operator()(const CutCardOut&) const { return {.kind = EventKind::Cut}; }
    TableEvent operator()(const Shuffled&) const { return {.kind = EventKind::Shuffle}; }
    TableEvent operator()(const Thrown& thrown) const {
        TableEvent event{.kind = EventKind::Throw};
        event.dice.emplace(thrown.faces.begin(), thrown.faces.end());
        return event;
    }
    TableEvent operator()(const Spun& spun) const {
        TableEvent event{.kind = EventKind::Spin};
        event.at.emplace();
        for (const Compartment compartment : spun.compartments)
            event.at->push_back(compartment_name(game, compartment));
        return event;
    }
    TableEvent operator()(const MeterRead& read) const {
        TableEvent event{.kind = EventKind::Meter};
        event.amount = read.amount;
        return event;
    }
    TableEvent operator()(const Answered& answered) const {
        TableEvent event{.kind = EventKind::Answer, .player = answered.player};
        event.amount = answered.amount;
        event.choice = game.choices[answered.choice].id;
        if (!answered.cards.empty()) event.cards = names_of(answered.cards);
        return event;
    }
    TableEvent operator()(const Ruled& ruled) const {
        TableEvent event{.kind = EventKind::Rule};
        event.irregularity = game.irregularities[ruled.irregularity].id;
        if (ruled.box) event.box = ruled.box;
        if (ruled.hand != kEveryHand) event.hand = ruled.hand;
        if (ruled.player != kNobody) event.player = ruled.player;
        if (!ruled.cards.empty()) event.cards = names_of(ruled.cards);
        return event;
    }
    TableEvent operator()(const Seated& seated) const {
        TableEvent event{.kind = EventKind::Seat, .player = seated.player};
        event.place = seated.place;
        return event;
    }
    TableEvent operator()(const CalledOff& off) const {
        TableEvent event{.kind = EventKind::Off};
        event.why = call_off_name(off.why);
        return event;
    }
    TableEvent operator()(const NextRound&) const { return {.kind = EventKind::Next}; }

private:
    template <class Cards>
    std::vector<std::string> names_of(const Cards& cards) const {
        std::vector<std::string> names;
        for (const Card card : cards) names.emplace_back(game.deck().name(card));
        return names;
    }
};

}  // namespace

TableEvent event_of(const Event& event, const Game& game) { return std::visit(Writer{game}, event); }
Json to_json(const Event& event, const Game& game) { return wire::json_of(event_of(event, game)); }

protocol::Line line_of(const Line& line, const Game& game) {
    protocol::Line made{line.player, line.box, line.hand, position_name(game, line.position), line.outcome,
                        line.stake, line.returned, line.won, cite(game, line.clause), line.from_meter, {}};
    if (line.cut_num) made.cut = fmt::format("{}/{}", line.cut_num, line.cut_den);  // ruling D5
    return made;
}

Json to_json(const Line& line, const Game& game) { return wire::json_of(line_of(line, game)); }

// ---- Reading --------------------------------------------------------------------------------------------

Fields::Fields(const Json& json, std::string_view what) : json_(json), what_(what) {
    asked_.reserve(8);
    if (!json.is_object()) fail("an object was expected");
}

void Fields::fail(std::string what) {
    if (!refusal_) refusal_ = Refusal{fmt::format("{}: {}", what_, what)};
}

const Json* Fields::find(std::string_view name) {
    asked_.emplace_back(name);
    if (!json_.is_object()) return nullptr;
    const auto found = json_.find(name);
    return found == json_.end() ? nullptr : &*found;
}

std::string Fields::text(std::string_view name, std::size_t longest) {
    const Json* found = find(name);
    if (!found || !found->is_string()) { fail(fmt::format("'{}' must be a text", name)); return {}; }
    const auto& text = found->get_ref<const std::string&>();
    if (text.size() > longest) { fail(fmt::format("'{}' is longer than {} characters", name, longest)); return {}; }
    return text;
}

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) {
    const Json* found = find(name);
    if (!found || !found->is_number_integer()) { fail(fmt::format("'{}' must be a whole number", name)); return least; }
    if (found->is_number_unsigned() && found->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) {
        fail(fmt::format("'{}' must be from {} to {}", name, least, most));
        return least;
    }
    const auto value = found->get<std::int64_t>();
    if (value < least || value > most) {
        fail(fmt::format("'{}' must be from {} to {}, not {}", name, least, most, value));
        return least;
    }
    return value;
}

std::int64_t Fields::number_or(std::string_view name, std::int64_t standard, std::int64_t least, std::int64_t most) {
    return has(name) ? number(name, least, most) : (asked_.emplace_back(name), standard);
}

bool Fields::flag_or(std::string_view name, bool standard) {
    const Json* found = find(name);
    if (!found) return standard;
    if (!found->is_boolean()) { fail(fmt::format("'{}' must be true or false", name)); return standard; }
    return found->get<bool>();
}

const Json& Fields::list(std::string_view name, std::size_t longest) {
    static const Json kNone = Json::array();
    const Json* found = find(name);
    if (!found) return kNone;
    if (!found->is_array() || found->size() > longest) {
        fail(fmt::format("'{}' must be a list of at most {}", name, longest));
        return kNone;
    }
    return *found;
}

MaybeRefusal Fields::finish() {
    if (refusal_) return refusal_;
    for (const auto& [name, value] : json_.items())
        if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
            fail(fmt::format("'{}' is not known; expected {}", name, fmt::join(asked_, ", ")));
    return refusal_;
}

namespace {

template <class Cards>
void read_cards(Fields& f, const Game& game, Cards& cards) {
    for (const Json& each : f.list("c", cards.capacity())) {
        const auto card = each.is_string() ? game.deck().find(each.get_ref<const std::string&>()) : std::nullopt;
        if (!card) return f.fail("'c' holds what is no card");
        cards.push_back(*card);
    }
}

template <class List>
std::size_t index_of(Fields& fields, std::string_view field, const List& list) {
    const std::string id = fields.text(field);
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return i;
    fields.fail(fmt::format("'{}' is not known to this game", id));
    return 0;
}

Position read_position(Fields& f, const Game& game, std::string_view field) {
    const std::string wager = f.text(field);
    const auto position = find_position(game, wager);
    if (!position) f.fail(fmt::format("there is no wager '{}' on the layout", wager));
    return position.value_or(Position{});
}

Event read_bet(Fields& f, const Game& game) {
    PlaceBet bet{
        static_cast<PlayerId>(f.number("p", 0, kPlayersMax - 1)), static_cast<BoxNo>(f.number("b", 0, 255)), {}, {}};
    bet.position = read_position(f, game, "w");
    bet.stake = f.money("s");
    bet.reduced = f.flag_or("reduced", false);
    return bet;
}

Event read_declaration(Fields& f, const Game& game) {
    Declared declared{static_cast<PlayerId>(f.number("p", 0, kPlayersMax - 1)),
                      static_cast<std::uint8_t>(index_of(f, "what", game.declarations)),
                      {}};
    if (f.has("w")) declared.position = read_position(f, game, "w");
    return declared;
}

Event read_move(Fields& f, const Game& game) {
    Moved moved{
        static_cast<PlayerId>(f.number("p", 0, kPlayersMax - 1)), static_cast<BoxNo>(f.number("b", 0, 255)), {}, {}};
    moved.from = read_position(f, game, "from");
    moved.to = read_position(f, game, "to");
    return moved;
}

Event read_card(Fields& f, const Game& game) {
    if (f.flag_or("unseen", false)) return DealtCard{{}, true};
    const std::string text = f.text("c");
    const auto card = game.deck().find(text);
    if (!card)
        f.fail(fmt::format("'{}' is no card; expected such as {}", text, game.deck().such_as));
    return DealtCard{card.value_or(Card{}), false};
}

Event read_throw(Fields& f) {
    Thrown thrown;
    for (const Json& face : f.list("d", 4)) {
        if (!face.is_number_integer() || face < 0 || face > 255) { f.fail("a face must be a number"); break; }
        thrown.faces.push_back(face.get<std::uint8_t>());
    }
    return thrown;
}

Event read_spin(Fields& f, const Game& game) {
    Spun spun;
    for (const Json& each : f.list("at", 2)) {
        const auto compartment =
            each.is_string() ? find_compartment(game, each.get_ref<const std::string&>()) : std::nullopt;
        if (!compartment) { f.fail("'at' holds what is no compartment of the wheel"); break; }
        spun.compartments.push_back(*compartment);
    }
    return spun;
}

Event read_ruling(Fields& f, const Game& game) {
    Ruled ruled;
    ruled.irregularity = static_cast<std::uint8_t>(index_of(f, "i", game.irregularities));
    ruled.box = static_cast<BoxNo>(f.number_or("b", 0, 0, 255));
    ruled.hand = static_cast<std::uint8_t>(f.number_or("h", kEveryHand, 0, 255));
    ruled.player = static_cast<PlayerId>(f.number_or("p", kNobody, 0, 255));
    read_cards(f, game, ruled.cards);
    return ruled;
}

Event read_call_off(Fields& f) {
    const std::string why = f.text("why");
    for (const CallOff each : {CallOff::NoSpin, CallOff::Malfunction, CallOff::Ordered})
        if (call_off_name(each) == why) return CalledOff{each};
    f.fail("'why' must be no-spin, malfunction or ordered");
    return CalledOff{};
}

Event read_answer(Fields& f, const Game& game) {
    const auto player = static_cast<PlayerId>(f.number("p", 0, kPlayersMax - 1));
    const auto choice = static_cast<std::uint8_t>(index_of(f, "a", game.choices));
    Answered answered{player, choice, {f.number_or("s", 0, 0, kMoneyMax.cents)}, {}};
    read_cards(f, game, answered.cards);
    return answered;
}

}  // namespace

Result<Event> event_from_json(const Json& json, const Game& game) {
    Fields f(json, "event");
    const std::string kind = f.text("e");
    Event event = NextRound{};
    if (kind == "bet") event = read_bet(f, game);
    else if (kind == "declare") event = read_declaration(f, game);
    else if (kind == "close") event = CloseBets{};
    else if (kind == "move") event = read_move(f, game);
    else if (kind == "card") event = read_card(f, game);
    else if (kind == "cut") event = CutCardOut{};
    else if (kind == "shuffle") event = Shuffled{};
    else if (kind == "throw") event = read_throw(f);
    else if (kind == "spin") event = read_spin(f, game);
    else if (kind == "meter") event = MeterRead{f.money("s")};
    else if (kind == "answer") event = read_answer(f, game);
    else if (kind == "rule") event = read_ruling(f, game);
    else if (kind == "seat")
        event = Seated{static_cast<PlayerId>(f.number("p", 0, 255)),
                       static_cast<std::uint8_t>(f.number("place", 1, kPlacesMax))};
    else if (kind == "off") event = read_call_off(f);
    else if (kind != "next") f.fail(fmt::format("'{}' is no kind of event", kind));
    if (auto refusal = f.finish()) return *refusal;
    return event;
}

}  // namespace baize::floor
