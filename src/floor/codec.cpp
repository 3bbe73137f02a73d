#include "floor/codec.hpp"

#include <fmt/format.h>

#include "definition/setup.hpp"
#include "engine/describe.hpp"
#include "floor/event_fields.hpp"
#include "wire/read.hpp"

namespace baize::floor {

namespace {

using event_fields::Named;
using protocol::EventKind;
using protocol::TableEvent;
template <EventKind kind>
using EventOf = std::variant_alternative_t<static_cast<std::size_t>(kind), Event>;
static_assert(std::variant_size_v<Event> == kWords<EventKind>.list.size());
static_assert(std::is_same_v<EventOf<EventKind::Card>, DealtCard> && std::is_same_v<EventOf<EventKind::Rule>, Ruled> &&
              std::is_same_v<EventOf<EventKind::Next>, NextRound>);

constexpr CallOff kCallOffs[] = {CallOff::NoSpin, CallOff::Malfunction, CallOff::Ordered};

// ---- Writing --------------------------------------------------------------------------------------------

struct EventWriter {
    const Game& game;
    TableEvent& sent;

    template <auto kMember, class Value>
    void must(Named<kMember>, const Value& value, wire::Reach = {}) const { sent.*kMember = value; }
    template <auto kMember, class Value>
    void may(Named<kMember>, const Value& value) const { sent.*kMember = value; }
    template <auto kMember, class Value>
    void unless(Named<kMember>, const Value& value, Value unsaid) const {
        if (value != unsaid) sent.*kMember = value;
    }
    template <auto kMember>
    void flag(Named<kMember>, bool value) const { sent.*kMember = value; }
    template <auto kMember>
    void position(Named<kMember>, const Position& position) const { sent.*kMember = position_name(game, position); }
    template <auto kMember>
    void position_where(Named<kMember> field, const Position& at, const auto& is_there) const {
        if (is_there(game)) position(field, at);
    }
    template <auto kMember, class Defs>
    void one_of(Named<kMember>, std::uint8_t index, Defs Game::*defs) const {
        sent.*kMember = std::string((game.*defs)[index].id);
    }
    template <auto kMember>
    void why(Named<kMember>, CallOff why) const { sent.*kMember = std::string(call_off_name(why)); }
    template <auto kMember>
    void card(Named<kMember>, Card card, bool there) const {
        if (there) sent.*kMember = std::string(game.deck().name(card));
    }
    template <auto kMember, class Cards>
    void cards(Named<kMember>, const Cards& cards) const {
        if (cards.empty()) return;
        std::vector<std::string> names;
        for (const Card card : cards) names.emplace_back(game.deck().name(card));
        sent.*kMember = std::move(names);
    }
    template <auto kMember, class Faces>
    void faces(Named<kMember>, const Faces& faces) const { (sent.*kMember).emplace(faces.begin(), faces.end()); }
    template <auto kMember, class Rings>
    void rings(Named<kMember>, const Rings& rings) const {
        auto& names = (sent.*kMember).emplace();
        for (const Compartment compartment : rings) names.emplace_back(compartment_name(game, compartment));
    }
};

// ---- Reading --------------------------------------------------------------------------------------------

// Takes the fields that an event of its kind has, one by one; the first thing that was wrong is kept.
class EventReader {
public:
    EventReader(const Game& game, wire::Fields& fields) : game_(game), fields_(fields) {}

    Event read();
    const wire::Wrong& wrong() const { return wrong_; }

    template <auto kMember, class Value>
    void must(Named<kMember> field, Value& value, wire::Reach reach = {}) { value = read_needed(field, reach); }
    template <auto kMember, class Value>
    void may(Named<kMember> field, Value& value) { value = take(field).value_or(value); }
    template <auto kMember, class Value>
    void unless(Named<kMember> field, Value& value, Value unsaid) { value = take(field).value_or(unsaid); }
    template <auto kMember>
    void flag(Named<kMember> field, bool& value) { value = take(field); }
    template <auto kMember>
    void position(Named<kMember> field, Position& position) { position = position_named(read_needed(field)); }
    template <auto kMember>
    void position_where(Named<kMember> field, Position& position, const auto&) {
        if (const auto name = take(field)) position = position_named(*name);
    }
    template <auto kMember, class Defs>
    void one_of(Named<kMember> field, std::uint8_t& index, Defs Game::*defs) {
        const std::string id = read_needed(field);
        const auto& list = game_.*defs;
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].id == id) return void(index = static_cast<std::uint8_t>(i));
        fail(fmt::format("'{}' is not known to this game", id));
    }
    template <auto kMember>
    void why(Named<kMember> field, CallOff& why) {
        const std::string name = read_needed(field);
        for (const CallOff each : kCallOffs)
            if (call_off_name(each) == name) return void(why = each);
        fail("'why' must be no-spin, malfunction or ordered");
    }
    template <auto kMember>
    void card(Named<kMember> field, Card& card, bool there) {
        if (!there) return;
        const auto cards = read_needed(field);
        const auto* name = std::get_if<std::string>(&cards);
        if (!name) return fail("'c' must be a text");
        const auto found = game_.deck().find(*name);
        if (!found) return fail(fmt::format("'{}' is no card; expected such as {}", *name, game_.deck().such_as));
        card = *found;
    }
    template <auto kMember, class Cards>
    void cards(Named<kMember> field, Cards& cards) {
        const auto sent = take(field, false, room_in(cards));
        if (!sent || wrong_) return;
        const auto* names = std::get_if<std::vector<std::string>>(&*sent);
        if (!names) return fail(fmt::format("'c' must be a list of at most {}", cards.capacity()));
        for (const std::string& name : *names) {
            const auto card = game_.deck().find(name);
            if (!card) return fail("'c' holds what is no card");
            cards.push_back(*card);
        }
    }
    template <auto kMember, class Faces>
    void faces(Named<kMember> field, Faces& faces) {
        for (const std::uint8_t face : list(field, faces)) faces.push_back(face);
    }
    template <auto kMember, class Rings>
    void rings(Named<kMember> field, Rings& rings) {
        for (const std::string& name : list(field, rings)) {
            const auto compartment = find_compartment(game_, name);
            if (!compartment) return fail("'at' holds what is no compartment of the wheel");
            rings.push_back(*compartment);
        }
    }

private:
    template <std::size_t... kKinds>
    static Event blank(EventKind kind, std::index_sequence<kKinds...>) {
        Event event;
        static_cast<void>(((static_cast<std::size_t>(kind) == kKinds && (event.emplace<kKinds>(), true)) || ...));
        return event;
    }
    void fail(const std::string& what) {
        if (!wrong_) wrong_ = "event: " + what;
    }
    template <auto kMember>
    auto take(Named<kMember>, bool needed = false, wire::Reach reach = {}) {
        wire::ValueOf<kMember> value{};
        auto refused = wire::read_field<kMember>(fields_, value, needed, reach);
        if (!wrong_) wrong_ = std::move(refused);
        return value;
    }
    template <auto kMember>
    auto read_needed(Named<kMember> field, wire::Reach reach = {}) {
        auto value = take(field, true, reach);
        if constexpr (wire::kOptional<decltype(value)>) return std::move(*value);
        else return value;
    }
    Position position_named(const std::string& wager) {
        const auto position = find_position(game_, wager);
        if (!position) fail(fmt::format("there is no wager '{}' on the layout", wager));
        return position.value_or(Position{});
    }
    // As many as there is room for.
    template <class Items>
    static wire::Reach room_in(const Items& items) { return {0, static_cast<std::int64_t>(items.capacity())}; }
    template <auto kMember, class Items>
    auto list(Named<kMember> field, const Items& items) {
        return take(field, false, room_in(items)).value_or(typename wire::ValueOf<kMember>::value_type{});
    }

    const Game& game_;
    wire::Fields& fields_;
    wire::Wrong wrong_{};
};

Event EventReader::read() {
    Event event = blank(read_needed(event_fields::f<&TableEvent::kind>),
                        std::make_index_sequence<std::variant_size_v<Event>>());
    std::visit([&](auto& of_kind) { event_fields::each(*this, of_kind); }, event);
    return event;
}

// ---- Telling --------------------------------------------------------------------------------------------

struct FieldTeller {
    EventKindText& text;

    template <auto kMember>
    void tell(bool may_be_left_out) const { text.fields.push_back({wire::kFieldOf<kMember>.name, may_be_left_out}); }

    template <auto kMember>
    void must(Named<kMember>, const auto&, wire::Reach = {}) const { tell<kMember>(false); }
    template <auto kMember>
    void may(Named<kMember>, const auto&) const { tell<kMember>(true); }
    template <auto kMember>
    void unless(Named<kMember>, const auto&, auto) const { tell<kMember>(true); }
    template <auto kMember>
    void flag(Named<kMember>, bool) const { tell<kMember>(true); }
    template <auto kMember>
    void position(Named<kMember>, const Position&) const { tell<kMember>(false); }
    template <auto kMember>
    void position_where(Named<kMember>, const Position&, const auto&) const { tell<kMember>(true); }
    template <auto kMember>
    void one_of(Named<kMember>, std::uint8_t, auto) const { tell<kMember>(false); }
    template <auto kMember>
    void why(Named<kMember>, CallOff) const { tell<kMember>(false); }
    template <auto kMember>
    void card(Named<kMember>, Card, bool) const { tell<kMember>(true); }
    template <auto kMember>
    void cards(Named<kMember>, const auto&) const { tell<kMember>(true); }
    template <auto kMember>
    void faces(Named<kMember>, const auto&) const { tell<kMember>(true); }
    template <auto kMember>
    void rings(Named<kMember>, const auto&) const { tell<kMember>(true); }
};

template <std::size_t... kKinds>
std::vector<EventKindText> tell_kinds(std::index_sequence<kKinds...>) {
    const auto told = []<std::size_t kKind>(std::integral_constant<std::size_t, kKind>) {
        EventKindText text{word_of(static_cast<EventKind>(kKind)), {}};
        FieldTeller teller{text};
        const std::variant_alternative_t<kKind, Event> event{};
        event_fields::each(teller, event);
        return text;
    };
    return {told(std::integral_constant<std::size_t, kKinds>{})...};
}

}  // namespace

std::vector<EventKindText> event_kinds() {
    return tell_kinds(std::make_index_sequence<std::variant_size_v<Event>>());
}

TableEvent event_of(const Event& event, const Game& game) {
    TableEvent made;
    made.kind = static_cast<EventKind>(event.index());
    const EventWriter writer{game, made};
    std::visit([&](const auto& of_kind) { event_fields::each(writer, of_kind); }, event);
    return made;
}

Result<Event> event_from_json(const Json& json, const Game& game) {
    if (!json.is_object()) return Refusal{*wire::no_object("event")};
    wire::Fields fields{json, "event"};
    EventReader reader(game, fields);
    const Event event = reader.read();
    wire::Wrong wrong = reader.wrong();
    if (!wrong && !fields.all_found())
        wrong = wire::unasked(fields, [&](wire::Fields& again) { EventReader(game, again).read(); });
    if (wrong) return Refusal{*wrong};
    return event;
}

Result<Event> event_from(const TableEvent& sent, const Game& game) {
    return event_from_json(wire::json_of(sent), game);
}

protocol::Line line_of(const Line& line, const Game& game) {
    protocol::Line made{line.player, line.box, line.hand, position_name(game, line.position), line.outcome,
                        line.stake, line.returned, line.won, cite(game, line.clause), line.from_meter, {}};
    if (line.cut_num) made.cut = fmt::format("{}/{}", line.cut_num, line.cut_den);  // ruling D5
    return made;
}

Json to_json(const Line& line, const Game& game) { return wire::json_of(line_of(line, game)); }

}  // namespace baize::floor
