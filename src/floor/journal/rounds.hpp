// Entries of the rounds that are played at a table, and of their settlement.
#pragma once

#include <array>

#include "engine/carried_state.hpp"
#include "engine/event.hpp"
#include "engine/stake.hpp"
#include "floor/journal/tables.hpp"
#include "floor/protocol/past.hpp"

namespace baize {

// In the words of the game that the round was played by, which is found by the entry's table and round.
template <>
struct wire::TravelsAs<Event> {
    using Type = protocol::TableEvent;
};

template <>
inline constexpr auto wire::kPartOf<StakeNo> = wire::part("Stake", "which stake something concerns",
    wire::always("n", &StakeNo::value, "100 times the number of the event that opened it, and one more for each "
                                       "further stake of that event; 0: none"));

}  // namespace baize

namespace baize::floor::entry {

// `kOfRound`: what is lost with a table at which the program failed, and with no other.

struct Opened {
    static constexpr std::string_view kKind = "round";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    bool keep = false;
    std::string commit{}, next_shoe{};
    static constexpr auto kPart = part(kKind, "a round is opened",
        always("table",     &Opened::table,     "where"),
        always("round",     &Opened::round,     "its number"),
        filled("keep",      &Opened::keep,      "the file that is announced waits for a later round"),
        filled("commit",    &Opened::commit,    "the commitment to its seed, in hex"),
        filled("next-shoe", &Opened::next_shoe, "the commitment to the first shoe's seed, in hex"));
    bool operator==(const Opened&) const = default;
};

struct Shoe {
    static constexpr std::string_view kKind = "shoe";
    static constexpr bool kOfRound = true;
    std::string table{}, commit{}, next_shoe{}, ended{}, seed{};
    static constexpr auto kPart = part(kKind, "a shoe that lasts over rounds begins",
        always("table",     &Shoe::table,     "where"),
        always("commit",    &Shoe::commit,    "the commitment to its seed, in hex"),
        always("next-shoe", &Shoe::next_shoe, "the commitment to the seed of the one after it, in hex"),
        filled("ended",     &Shoe::ended,     "the commitment of the one that ended, in hex"),
        filled("seed",      &Shoe::seed,      "the seed of that one, revealed, in hex"));
    bool operator==(const Shoe&) const = default;
};

struct Events {
    static constexpr std::string_view kKind = "ev";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    std::vector<Event> events{};
    std::string layout{}, chips{}, dropped{}, reduced{};
    bool late = false;
    static constexpr auto kPart = part(kKind, "what happens in the open round",
        always("table",   &Events::table,   "where"),
        always("round",   &Events::round,   "its number"),
        always("events",  &Events::events,  "in their order"),
        filled("layout",  &Events::layout,  "at the close of bets: the hash of the layout, in hex"),
        filled("chips",   &Events::chips,   "at the close of bets: what lay there, as it is hashed"),
        filled("dropped", &Events::dropped, "its wagers did not take part: by which clause"),
        filled("reduced", &Events::reduced, "its wagers became smaller: by which clause"),
        filled("late",    &Events::late,    "nobody answered in time"));
    bool operator==(const Events&) const = default;
};

struct Ready {
    static constexpr std::string_view kKind = "ready";
    static constexpr bool kOfRound = true;
    std::string table{};
    PlayerId player = 0;
    static constexpr auto kPart = part(kKind, "a player waits for nobody before the bets are closed",
        always("table", &Ready::table,  "where"),
        always("p",     &Ready::player, "the player, from 0"));
    bool operator==(const Ready&) const = default;
};

struct PutRight {
    static constexpr std::string_view kKind = "move";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    Event event = Moved{};
    static constexpr auto kPart = part(kKind, "a misplaced wager of the open round is put where it was meant",
        always("table", &PutRight::table, "where"),
        always("round", &PutRight::round, "its number"),
        always("event", &PutRight::event, "a move"));
    bool operator==(const PutRight&) const = default;
};

struct Fixed {
    static constexpr std::string_view kKind = "fix";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0, index = 0;
    Event event = NextRound{};
    static constexpr auto kPart = part(kKind, "an event of the open round is put right before the result is confirmed",
        always("table", &Fixed::table, "where"),
        always("round", &Fixed::round, "its number"),
        always("index", &Fixed::index, "the number of the event in its round, from 0"),
        always("event", &Fixed::event, "what stands in its place"));
    bool operator==(const Fixed&) const = default;
};

// ---- Settlement -----------------------------------------------------------------------------------------

struct SettledLine {
    StakeNo number{};
    protocol::Line line{};
    static constexpr auto kPart = part("SettledLine", "a line of a settlement, and which stake it settles",
        fields_of(&SettledLine::number), fields_of(&SettledLine::line));
    bool operator==(const SettledLine&) const = default;
};

struct Settled {
    static constexpr std::string_view kKind = "settle";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    std::vector<SettledLine> lines{};
    protocol::Result result{};
    std::string commit{}, seed{};
    static constexpr auto kPart = part(kKind, "a round is settled and over",
        always("table",  &Settled::table,  "where"),
        always("round",  &Settled::round,  "its number"),
        always("lines",  &Settled::lines,  "what becomes of each stake"),
        always("result", &Settled::result, "what lay on the table"),
        filled("commit", &Settled::commit, "the commitment to its seed, in hex; none where chance was entered, or is "
                                           "the shoe's"),
        together("seed", &Settled::seed,   "the seed, revealed, in hex"));
    bool operator==(const Settled&) const = default;
};

struct Revised {
    static constexpr std::string_view kKind = "revise";
    static constexpr bool kOfRound = true;
    std::string table{};
    std::uint64_t round = 0;
    std::optional<std::uint64_t> index{};
    std::optional<Event> event{};
    std::optional<PlayerId> refused{};
    std::string clause{};
    static constexpr auto kPart = part(kKind, "a settled round is put right",
        always("table",   &Revised::table,   "where"),
        always("round",   &Revised::round,   "its number"),
        filled("index",   &Revised::index,   "the event that another one stands in the place of, from 0"),
        filled("event",   &Revised::event,   "that one; where there is no index, one more"),
        filled("refused", &Revised::refused, "a player who is not paid, from 0"),
        always("clause",  &Revised::clause,  "the rule, with its book"));
    bool operator==(const Revised&) const = default;
};

struct CalledOffByFault {
    static constexpr std::string_view kKind = "fault";
    std::string table{};
    std::uint64_t round = 0;
    std::string what{};
    Memory memory{};
    std::array<PlayerId, kPlacesMax> places{};
    std::string commit{}, seed{};
    static constexpr auto kPart = part(kKind,
        "the program failed at a table: its round is called off, the table locked",
        always("table",  &CalledOffByFault::table,  "where"),
        always("round",  &CalledOffByFault::round,  "its number"),
        always("what",   &CalledOffByFault::what,   "how it failed"),
        always("memory", &CalledOffByFault::memory, "what the game goes on with: eight numbers of its own"),
        always("places", &CalledOffByFault::places, "who sits where, from 0; 255: nobody"),
        filled("commit", &CalledOffByFault::commit, "the commitment to the round's seed, in hex"),
        together("seed", &CalledOffByFault::seed,   "the seed, revealed, in hex"));
    bool operator==(const CalledOffByFault&) const = default;
};

}  // namespace baize::floor::entry
