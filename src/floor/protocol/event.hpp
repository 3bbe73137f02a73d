// An event of a round, as the journal keeps it and as it travels. Of which kind it has which fields, and what they mean
// to a game, is in floor/event_fields.hpp.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "wire/wire.hpp"
#include "engine/event.hpp"

namespace baize::protocol {

enum class EventKind : std::uint8_t {  // in the order of `Event`
    Bet, Declare, Close, Move, Card, Cut, Shuffle, Throw, Spin, Meter, Answer, Rule, Seat, Off, Next
};

struct TableEvent {
    EventKind kind{};
    std::optional<PlayerId> player{};
    std::optional<BoxNo> box{};
    std::optional<std::uint8_t> hand{};
    std::optional<std::string> wager{};
    std::optional<Money> amount{};
    std::optional<std::string> choice{}, what{}, irregularity{}, why{}, from{}, to{};
    std::optional<std::variant<std::string, std::vector<std::string>>> cards{};
    bool unseen = false;
    std::optional<std::vector<std::uint8_t>> dice{};
    std::optional<std::vector<std::string>> at{};
    std::optional<std::uint8_t> place{};
    bool reduced = false;
    static constexpr auto kPart = wire::part("TableEvent", "an event of a round; its kind says which fields it has",
        wire::always("e",       &TableEvent::kind,         "the kind"),
        wire::filled("p",       &TableEvent::player,       "the player, from 0"),
        wire::filled("b",       &TableEvent::box,          "the box"),
        wire::filled("h",       &TableEvent::hand,         "the hand of the box"),
        wire::filled("w",       &TableEvent::wager,        "the wager"),
        wire::filled("s",       &TableEvent::amount,       "an amount: the stake, of a meter what it read"),
        wire::filled("a",       &TableEvent::choice,       "an answer"),
        wire::filled("what",    &TableEvent::what,         "a declaration"),
        wire::filled("i",       &TableEvent::irregularity, "a ruling: on which irregularity"),
        wire::filled("why",     &TableEvent::why,          "called off: no-spin, malfunction or ordered"),
        wire::filled("from",    &TableEvent::from,         "a move: where the wager lay"),
        wire::filled("to",      &TableEvent::to,           "a move: where it lies now"),
        wire::filled("c",       &TableEvent::cards,        "a card; the cards of a ruling or of an answer"),
        wire::filled("unseen",  &TableEvent::unseen,       "a card that is burned unread"),
        wire::filled("d",       &TableEvent::dice,         "the faces of a throw"),
        wire::filled("at",      &TableEvent::at,           "a spin: the compartment of each ring"),
        wire::filled("place",   &TableEvent::place,        "a seat"),
        wire::filled("reduced", &TableEvent::reduced,      "a bet that the dealer made smaller"));
};

}  // namespace baize::protocol

namespace baize {

template <>
inline constexpr auto kWords<protocol::EventKind> = words<protocol::EventKind>("EventKind",
    {{protocol::EventKind::Bet,     "bet"},
     {protocol::EventKind::Declare, "declare"},
     {protocol::EventKind::Close,   "close"},
     {protocol::EventKind::Move,    "move"},
     {protocol::EventKind::Card,    "card"},
     {protocol::EventKind::Cut,     "cut"},
     {protocol::EventKind::Shuffle, "shuffle"},
     {protocol::EventKind::Throw,   "throw"},
     {protocol::EventKind::Spin,    "spin"},
     {protocol::EventKind::Meter,   "meter"},
     {protocol::EventKind::Answer,  "answer"},
     {protocol::EventKind::Rule,    "rule"},
     {protocol::EventKind::Seat,    "seat"},
     {protocol::EventKind::Off,     "off"},
     {protocol::EventKind::Next,    "next"}});

}  // namespace baize
