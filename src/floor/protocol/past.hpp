// Rounds that are over, as they travel: results, lines, recalled games.
#pragma once

#include "floor/protocol/event.hpp"
#include "floor/protocol/offer.hpp"

namespace baize::protocol {

struct Result {
    std::vector<std::uint8_t> dice{};
    Texts spun{};
    std::map<std::string, Texts> hands{};
    std::optional<std::vector<Suit>> placed{};
    static constexpr auto kPart = part("Result", "what a round left on the table",
        filled("dice",   &Result::dice,   "the faces"),
        filled("spun",   &Result::spun,   "the compartments of the wheel by name"),
        filled("hands",  &Result::hands,  "the house's cards by hand; `??` where one was never turned"),
        filled("placed", &Result::placed, "of a race: the suits from the first place on"));
    bool operator==(const Result&) const = default;
};

struct Line {
    PlayerId player = 0;
    BoxNo box = 0;
    std::uint8_t hand = 0;
    std::string wager{};
    Outcome outcome{};
    Money stake{}, returned{}, won{};
    std::string clause{};
    Money meter{};
    std::string cut{};
    static constexpr auto kPart = part("Line", "one wager settled",
        always("p",        &Line::player,   "the player, from 0"),
        filled("b",        &Line::box,      "the box"),
        filled("h",        &Line::hand,     "the hand of the box"),
        always("w",        &Line::wager,    "the wager"),
        always("outcome",  &Line::outcome,  "what became of it"),
        always("stake",    &Line::stake,    "what was staked"),
        always("returned", &Line::returned, "of the stake"),
        always("won",      &Line::won,      "beside it"),
        always("clause",   &Line::clause,   "the rule, with its book"),
        filled("meter",    &Line::meter,    "what of it the progressive fund paid"),
        filled("cut",      &Line::cut,      "the fraction of a cent that rounding took"));
    bool operator==(const Line&) const = default;
};

struct Reduced {
    PlayerId player = 0;
    BoxNo box = 0;
    std::string wager{};
    Money from{}, to{};
    std::string clause{};
    static constexpr auto kPart = part("Reduced", "a wager that the dealer made smaller at the close",
        always("p",      &Reduced::player, "whose"),
        always("b",      &Reduced::box,    "the box"),
        always("w",      &Reduced::wager,  "the wager"),
        always("from",   &Reduced::from,   "what it was"),
        always("to",     &Reduced::to,     "what it is"),
        always("clause", &Reduced::clause, "the rule, with its book"));
};

struct MovedWager {
    PlayerId player = 0;
    BoxNo box = 0;
    std::string from{}, to{}, clause{};
    static constexpr auto kPart = part("MovedWager", "a wager that the dealer put where it was meant to lie",
        always("p",      &MovedWager::player, "whose"),
        always("b",      &MovedWager::box,    "the box"),
        always("from",   &MovedWager::from,   "where it lay"),
        always("to",     &MovedWager::to,     "where it lies"),
        always("clause", &MovedWager::clause, "the rule, with its book"));
};

struct TakenBack {
    std::string terminal{};
    Money amount{};
    static constexpr auto kPart = part("TakenBack", "what a ruling or a correction took from a terminal",
        always("terminal", &TakenBack::terminal, "as `TABLE/NN`"),
        always("amount",   &TakenBack::amount,   "how much less its wagers came to; below zero: more"));
    bool operator==(const TakenBack&) const = default;
};

// What seats see differently of a round that is over.
struct OwnLines {
    std::vector<Line> lines{};
    Money staked{}, paid{};
    std::vector<Reduced> reduced{};
    std::vector<MovedWager> moved{};
    static constexpr auto kPart = part("OwnLines", "a terminal's own wagers of a round; everybody's to others",
        always("lines",   &OwnLines::lines,   "what was settled"),
        always("staked",  &OwnLines::staked,  "all stakes of the lines"),
        always("paid",    &OwnLines::paid,    "what was paid for them, stakes included"),
        filled("reduced", &OwnLines::reduced, "by a table differential (nz-dragon21 5.13)"),
        filled("moved",   &OwnLines::moved,   "misplaced ones"));
};

struct RoundFacts {
    std::string table{};
    std::uint64_t round = 0;
    std::int64_t settled = 0;
    Result result{};
    int corrections = 0;
    bool disputed = false;
    std::string commit{}, seed{}, layout{}, afterwards{};
    static constexpr auto kPart = part("RoundFacts", "what everybody may know of a round that is over",
        always("table",       &RoundFacts::table,       "where"),
        always("round",       &RoundFacts::round,       "its number"),
        always("settled",     &RoundFacts::settled,     "when"),
        always("result",      &RoundFacts::result,      "what lay on the table"),
        always("corrections", &RoundFacts::corrections, "how often it was put right"),
        always("disputed",    &RoundFacts::disputed,    "somebody disputes it"),
        filled("commit",      &RoundFacts::commit,      "the hash of its seed, known before"),
        filled("seed",        &RoundFacts::seed,        "revealed"),
        filled("layout",      &RoundFacts::layout,      "the hash of the chips at the close"),
        filled("afterwards",  &RoundFacts::afterwards,  "what its correction meant for the rounds after it, in words"));
};

struct Entry {
    std::size_t index = 0;
    TableEvent event{};
    std::string words{};
    static constexpr auto kPart = part("Entry", "one event of a round",
        always("index", &Entry::index, "its number, for `fix` and `correct`"),
        always("event", &Entry::event, "what happened"),
        always("words", &Entry::words, "the same in words"));
};

struct PastGame {
    OwnLines own{};
    RoundFacts facts{};
    std::optional<std::vector<Entry>> entries{};
    static constexpr auto kPart = part("PastGame", "a round that is over",
        fields_of(&PastGame::own), fields_of(&PastGame::facts),
        filled("entries", &PastGame::entries, "for staff: every event of it"));
};

struct PastResult {
    std::uint64_t round = 0;
    std::int64_t settled = 0;
    Result result{};
    Texts winning{};
    bool shuffled = false;
    static constexpr auto kPart = part("PastResult", "one of the last results",
        always("round",    &PastResult::round,    "its number"),
        always("settled",  &PastResult::settled,  "when"),
        always("result",   &PastResult::result,   "what lay on the table"),
        always("winning",  &PastResult::winning,  "positions of a common layout that it made win, staked or not"),
        always("shuffled", &PastResult::shuffled, "the first of a shoe"));
};

}  // namespace baize::protocol
