#include "floor/codec.hpp"

#include <fmt/format.h>

#include "definition/setup.hpp"
#include "engine/describe.hpp"
#include "wire/read.hpp"

namespace baize::floor {

namespace {

using protocol::EventKind;
using protocol::TableEvent;
template <EventKind kind>
using EventOf = std::variant_alternative_t<static_cast<std::size_t>(kind), Event>;
static_assert(std::variant_size_v<Event> == kWords<EventKind>.list.size());
static_assert(std::is_same_v<EventOf<EventKind::Card>, DealtCard> && std::is_same_v<EventOf<EventKind::Rule>, Ruled> &&
              std::is_same_v<EventOf<EventKind::Next>, NextRound>);

// ---- Writing --------------------------------------------------------------------------------------------

struct EventWriter {
    const Game& game;
    TableEvent& to;

    void operator()(const PlaceBet& bet) const {
        to.player = bet.player;
        to.box = bet.box;
        to.wager = position_name(game, bet.position);
        to.amount = bet.stake;
        to.reduced = bet.reduced;
    }
    void operator()(const Declared& declared) const {
        const DeclarationDef& declaration = game.declarations[declared.declaration];
        to.player = declared.player;
        to.what = declaration.id;
        if (declaration.of_wager) to.wager = position_name(game, declared.position);
    }
    void operator()(const Moved& moved) const {
        to.player = moved.player;
        to.box = moved.box;
        to.from = position_name(game, moved.from);
        to.to = position_name(game, moved.to);
    }
    void operator()(const DealtCard& dealt) const {
        to.unseen = dealt.unseen;
        if (!dealt.unseen) to.cards = std::string(game.deck().name(dealt.card));
    }
    void operator()(const Thrown& thrown) const { to.dice.emplace(thrown.faces.begin(), thrown.faces.end()); }
    void operator()(const Spun& spun) const {
        to.at.emplace();
        for (const Compartment compartment : spun.compartments)
            to.at->emplace_back(compartment_name(game, compartment));
    }
    void operator()(const MeterRead& read) const { to.amount = read.amount; }
    void operator()(const Answered& answered) const {
        to.player = answered.player;
        to.choice = game.choices[answered.choice].id;
        to.amount = answered.amount;
        write(answered.cards);
    }
    void operator()(const Ruled& ruled) const {
        to.irregularity = game.irregularities[ruled.irregularity].id;
        if (ruled.box) to.box = ruled.box;
        if (ruled.hand != kEveryHand) to.hand = ruled.hand;
        if (ruled.player != kNobody) to.player = ruled.player;
        write(ruled.cards);
    }
    void operator()(const Seated& seated) const {
        to.player = seated.player;
        to.place = seated.place;
    }
    void operator()(const CalledOff& off) const { to.why = call_off_name(off.why); }
    template <class Plain>
    void operator()(const Plain&) const { static_assert(std::is_empty_v<Plain>); }

private:
    template <class Cards>
    void write(const Cards& cards) const {
        if (cards.empty()) return;
        std::vector<std::string> names;
        for (const Card card : cards) names.emplace_back(game.deck().name(card));
        to.cards = std::move(names);
    }
};

// ---- Reading --------------------------------------------------------------------------------------------

// Takes the fields that an event of its kind has, one by one; the first thing that was wrong is kept.
class EventReader {
public:
    const Game& game;
    wire::Fields& fields;
    wire::Wrong wrong{};

private:
    template <std::size_t... kKinds>
    static Event blank(EventKind kind, std::index_sequence<kKinds...>) {
        Event event;
        static_cast<void>(((static_cast<std::size_t>(kind) == kKinds && (event.emplace<kKinds>(), true)) || ...));
        return event;
    }
    void fail(const std::string& what) {
        if (!wrong) wrong = "event: " + what;
    }
    template <auto kMember>
    auto take(bool needed = false, wire::Reach reach = {}) {
        wire::ValueOf<kMember> value{};
        auto refused = wire::read_field<kMember>(fields, value, needed, reach);
        if (!wrong) wrong = std::move(refused);
        return value;
    }
    template <auto kMember>
    auto must(wire::Reach reach = {}) {
        auto value = take<kMember>(true, reach);
        if constexpr (wire::kOptional<decltype(value)>) return std::move(*value);
        else return value;
    }
    PlayerId player() { return must<&TableEvent::player>({0, kPlayersMax - 1}); }
    Position position(const std::string& wager) {
        const auto position = find_position(game, wager);
        if (!position) fail(fmt::format("there is no wager '{}' on the layout", wager));
        return position.value_or(Position{});
    }
    template <auto kMember, class Defs>
    std::uint8_t index(const Defs& defs) {
        const std::string id = must<kMember>();
        for (std::size_t i = 0; i < defs.size(); ++i)
            if (defs[i].id == id) return static_cast<std::uint8_t>(i);
        fail(fmt::format("'{}' is not known to this game", id));
        return 0;
    }
    // As many as there is room for.
    template <class Items>
    static wire::Reach room_in(const Items& items) { return {0, static_cast<std::int64_t>(items.capacity())}; }
    template <auto kMember, class Items>
    auto list(const Items& items) {
        return take<kMember>(false, room_in(items)).value_or(typename wire::ValueOf<kMember>::value_type{});
    }
    Card card() {
        const auto cards = must<&TableEvent::cards>();
        const auto* name = std::get_if<std::string>(&cards);
        const auto card = name ? game.deck().find(*name) : std::nullopt;
        if (!name) fail("'c' must be a text");
        else if (!card) fail(fmt::format("'{}' is no card; expected such as {}", *name, game.deck().such_as));
        return card.value_or(Card{});
    }
    template <class Cards>
    void read(Cards& cards) {
        const auto field = take<&TableEvent::cards>(false, room_in(cards));
        if (!field || wrong) return;
        const auto* names = std::get_if<std::vector<std::string>>(&*field);
        if (!names) return fail(fmt::format("'c' must be a list of at most {}", cards.capacity()));
        for (const std::string& name : *names) {
            const auto card = game.deck().find(name);
            if (!card) return fail("'c' holds what is no card");
            cards.push_back(*card);
        }
    }

public:
    Event read() {
        Event event = blank(must<&TableEvent::kind>(), std::make_index_sequence<std::variant_size_v<Event>>());
        std::visit(*this, event);
        return event;
    }

    void operator()(PlaceBet& bet) {
        bet.player = player();
        bet.box = must<&TableEvent::box>();
        bet.position = position(must<&TableEvent::wager>());
        bet.stake = must<&TableEvent::amount>();
        bet.reduced = take<&TableEvent::reduced>();
    }
    void operator()(Declared& declared) {
        declared.player = player();
        declared.declaration = index<&TableEvent::what>(game.declarations);
        if (const auto wager = take<&TableEvent::wager>()) declared.position = position(*wager);
    }
    void operator()(Moved& moved) {
        moved.player = player();
        moved.box = must<&TableEvent::box>();
        moved.from = position(must<&TableEvent::from>());
        moved.to = position(must<&TableEvent::to>());
    }
    void operator()(DealtCard& dealt) {
        dealt.unseen = take<&TableEvent::unseen>();
        if (!dealt.unseen) dealt.card = card();
    }
    void operator()(Thrown& thrown) {
        for (const std::uint8_t face : list<&TableEvent::dice>(thrown.faces)) thrown.faces.push_back(face);
    }
    void operator()(Spun& spun) {
        for (const std::string& name : list<&TableEvent::at>(spun.compartments)) {
            const auto compartment = find_compartment(game, name);
            if (!compartment) return fail("'at' holds what is no compartment of the wheel");
            spun.compartments.push_back(*compartment);
        }
    }
    void operator()(MeterRead& read) { read.amount = must<&TableEvent::amount>(); }
    void operator()(Answered& answered) {
        answered.player = player();
        answered.choice = index<&TableEvent::choice>(game.choices);
        answered.amount = take<&TableEvent::amount>().value_or(Money{});
        read(answered.cards);
    }
    void operator()(Ruled& ruled) {
        ruled.irregularity = index<&TableEvent::irregularity>(game.irregularities);
        ruled.box = take<&TableEvent::box>().value_or(ruled.box);
        ruled.hand = take<&TableEvent::hand>().value_or(ruled.hand);
        ruled.player = take<&TableEvent::player>().value_or(ruled.player);
        read(ruled.cards);
    }
    void operator()(Seated& seated) {
        seated.player = must<&TableEvent::player>();
        seated.place = must<&TableEvent::place>({1, kPlacesMax});
    }
    void operator()(CalledOff& off) {
        const std::string why = must<&TableEvent::why>();
        for (const CallOff each : {CallOff::NoSpin, CallOff::Malfunction, CallOff::Ordered})
            if (call_off_name(each) == why) return void(off.why = each);
        fail("'why' must be no-spin, malfunction or ordered");
    }
    template <class Plain>
    void operator()(Plain&) { static_assert(std::is_empty_v<Plain>); }
};

}  // namespace

TableEvent event_of(const Event& event, const Game& game) {
    TableEvent made;
    made.kind = static_cast<EventKind>(event.index());
    std::visit(EventWriter{game, made}, event);
    return made;
}
Json to_json(const Event& event, const Game& game) { return wire::json_of(event_of(event, game)); }

Result<Event> event_from_json(const Json& json, const Game& game) {
    if (!json.is_object()) return Refusal{*wire::no_object("event")};
    wire::Fields fields{json, "event"};
    EventReader reader{game, fields};
    const Event event = reader.read();
    if (!reader.wrong && !fields.all_found())
        reader.wrong = wire::unasked(fields, [&](wire::Fields& again) { EventReader{game, again}.read(); });
    if (reader.wrong) return Refusal{*reader.wrong};
    return event;
}

protocol::Line line_of(const Line& line, const Game& game) {
    protocol::Line made{line.player, line.box, line.hand, position_name(game, line.position), line.outcome,
                        line.stake, line.returned, line.won, cite(game, line.clause), line.from_meter, {}};
    if (line.cut_num) made.cut = fmt::format("{}/{}", line.cut_num, line.cut_den);  // ruling D5
    return made;
}

Json to_json(const Line& line, const Game& game) { return wire::json_of(line_of(line, game)); }

}  // namespace baize::floor
