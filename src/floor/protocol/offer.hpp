// What a table offers, as it travels: the part of a table that changes only with its file.
#pragma once

#include <map>
#include <vector>

#include "wire/wire.hpp"
#include "definition/words.hpp"
#include "floor/phase.hpp"
#include "floor/protocol/drawing.hpp"
#include "table_file/config.hpp"

namespace baize::protocol {

using wire::always, wire::filled, wire::fields_of, wire::part;
using Texts = std::vector<std::string>;

struct TableHead {
    std::string id{}, title{};
    std::string_view game{};
    std::uint64_t round = 0;
    floor::Phase phase{};
    bool closing = false, play_money = false;
    std::string locked{}, frozen{};
    static constexpr auto kPart = part("TableHead", "what is said of a table wherever it is named",
        always("id",         &TableHead::id,         "the table"),
        always("title",      &TableHead::title,      "as it is shown"),
        always("game",       &TableHead::game,       "the game's id"),
        always("round",      &TableHead::round,      "the number of the open round, or of the last"),
        always("phase",      &TableHead::phase,      "where the round is"),
        always("closing",    &TableHead::closing,    "no round follows this one"),
        always("play-money", &TableHead::play_money, "at a demonstration"),
        filled("locked",     &TableHead::locked,     "why nobody may bet; to a terminal: why it may not"),
        filled("frozen",     &TableHead::frozen,
               "who announced no spin: the open round is void, and waits for a second person"));
};

struct TableRow {
    TableHead head{};
    std::string_view game_title{}, book{};
    std::span<const std::string_view> house_hands{};
    std::string owner{};
    ChanceFrom chance{};
    int terminals = 0;
    Money min{}, max{};
    std::string currency{};
    std::optional<bool> dealer_here{};
    static constexpr auto kPart = part("TableRow", "a table of the floor's list",
        fields_of(&TableRow::head),
        always("title-of-game", &TableRow::game_title,  "the game's name"),
        always("book",          &TableRow::book,        "the rule book that the game is from"),
        always("house-hands",   &TableRow::house_hands, "the names of the hands that the house holds"),
        always("owner",         &TableRow::owner,       "the server that runs it"),
        always("chance",        &TableRow::chance,      "where cards, throws and spins come from"),
        always("terminals",     &TableRow::terminals,   "how many it has"),
        always("min",           &TableRow::min,         "the least stake on its first wager"),
        always("max",           &TableRow::max,         "the largest stake on its first wager"),
        always("currency",      &TableRow::currency,    "three capitals"),
        filled("dealer-here",   &TableRow::dealer_here,
               "where the chance is not the server's: does a dealer look at this table?"));
};

struct StakeLimits {
    Money min{}, max{}, increment{}, payout_max{};
    static constexpr auto kPart = part("Limits", "what may be staked at this terminal",
        always("min",        &StakeLimits::min,        "the least"),
        always("max",        &StakeLimits::max,        "the most"),
        always("increment",  &StakeLimits::increment,  "a stake is a multiple of it"),
        filled("payout-max", &StakeLimits::payout_max, "the most that is paid"));
};

struct Pay {
    std::string_view id{};
    std::string odds{}, clause{};
    static constexpr auto kPart = part("Pay", "a row of a pay table",
        always("id",     &Pay::id,     "what it is paid for"),
        always("odds",   &Pay::odds,   "in words: 35 to 1"),
        always("clause", &Pay::clause, "the rule, with its book"));
};

struct SpotPaytable {
    std::string_view paytable{};
    std::vector<Pay> pays{};
    static constexpr auto kPart = part("SpotPays", "the odds of a spot that has its own",
        always("paytable", &SpotPaytable::paytable, "which one is used"),
        always("pays",     &SpotPaytable::pays,     "its rows"));
};

struct Wager {
    std::string_view id{}, title{};
    std::string clause{};
    bool opening = false;
    std::string_view paytable{};
    std::vector<Pay> pays{};
    StakeLimits limits{};
    std::vector<std::string_view> spots{};
    std::span<const std::string_view> travels_to{};
    bool lives = false;
    std::string_view made_of{}, laid_with{}, paid_as{};
    std::vector<std::string> laid{};
    std::map<std::string, SpotPaytable> pays_of_spots{};
    static constexpr auto kPart = part("Wager", "a wager of the layout; with spots it is named `id:spot` there",
        always("id",            &Wager::id,            "its name in commands; a spot without a name is named so too"),
        always("title",         &Wager::title,         "as it is shown"),
        always("clause",        &Wager::clause,        "the rule, with its book"),
        always("opening",       &Wager::opening,       "false: it is made by a decision, or laid with another"),
        always("paytable",      &Wager::paytable,      "which one is used"),
        always("pays",          &Wager::pays,          "its rows"),
        always("limits",        &Wager::limits,        "what may be staked"),
        always("spots",         &Wager::spots,         "places of the layout; none: it has one, without a name"),
        filled("travels-to",    &Wager::travels_to,
               "places to which a stake moves by itself; they take no new chips"),
        filled("lives",         &Wager::lives,         "a round may leave it undecided"),
        filled("made-of",       &Wager::made_of,
               "it is nothing but wagers of that kind, whose odds it shows"),
        filled("laid-with",     &Wager::laid_with,
               "the wager that it is laid, changed and taken back with, always in the same amount"),
        filled("paid-as",       &Wager::paid_as,       "the wager by whose rows it is paid"),
        filled("laid",          &Wager::laid,
               "how much lies in it where its player does not choose, in words with the rule; more than one: by when"),
        filled("pays-of-spots", &Wager::pays_of_spots, "spots with odds of their own, by name"));
};

struct Declaration {
    std::string_view id{}, title{};
    std::string clause{};
    bool of_wager = false;
    static constexpr auto kPart = part("Declaration", "what the game lets players say while bets are open",
        always("id",       &Declaration::id,       "its name in `declare`"),
        always("title",    &Declaration::title,    "as it is shown"),
        always("clause",   &Declaration::clause,   "the rule, with its book"),
        always("of-wager", &Declaration::of_wager, "said of one wager, else of oneself"));
};

struct Irregularity {
    std::string_view id{}, title{};
    std::string clause{};
    std::string_view consequence{};
    std::vector<Stage> stages{};
    Target target{};
    bool voids_round = false, voids_hand = false;
    static constexpr auto kPart = part("Irregularity", "what may be ruled on",
        always("id",          &Irregularity::id,          "its name in a ruling"),
        always("title",       &Irregularity::title,       "as it is shown"),
        always("clause",      &Irregularity::clause,      "the rule, with its book"),
        always("consequence", &Irregularity::consequence, "what the rule does, to be read before it is ruled"),
        always("stages",      &Irregularity::stages,      "when it can be ruled"),
        always("target",      &Irregularity::target,
               "what a ruling names: of a player also his box, for it is about his wagers there"),
        always("voids-round", &Irregularity::voids_round, "then it is `void-round`, not `rule`"),
        filled("voids-hand",  &Irregularity::voids_hand,
               "or folds it: two people rule it once what the hand comes to can be known, and say why"));
};

struct Wheel {
    std::span<const std::string_view> compartments{};
    Texts order{};
    static constexpr auto kPart = part("WheelOf", "the wheel's compartments by name",
        always("compartments", &Wheel::compartments, "by number"),
        always("order",        &Wheel::order,        "as they follow each other around the wheel"));
};

struct FaceOf {
    std::string_view name{}, title{};
    int copies = 0;
    DrawnAs drawn{};
    static constexpr auto kPart = part("FaceOf", "a face of the deck",
        always("name",   &FaceOf::name,   "as cards are named everywhere"),
        filled("title",  &FaceOf::title,  "what people call it"),
        always("copies", &FaceOf::copies, "how many bear it"),
        always("drawn",  &FaceOf::drawn,  "how it is drawn"));
};

struct Offer {
    TableHead head{};
    std::string_view book{}, profile{};
    std::string currency{};
    int boxes = 0, places = 0, terminals = 0, dice = 0;
    std::optional<Wheel> wheel{};
    std::vector<FaceOf> deck{};
    ChanceFrom chance{};
    bool electronic = false;
    std::string misplaced{};
    int betting_seconds = 0, decision_seconds = 0;
    Money aggregate_min{};
    std::span<const std::string_view> house_hands{};
    std::map<std::string, std::string> options{};
    Texts notices{}, prominent{};
    std::vector<Wager> wagers{};
    SentDrawing drawing{};
    std::vector<Declaration> declarations{};
    std::vector<Irregularity> irregularities{};
    static constexpr auto kPart = part("Offer", "what changes only with the table file",
        fields_of(&Offer::head),
        always("book",             &Offer::book,             "the rule book that the game is from"),
        always("profile",          &Offer::profile,          "the book that the table is under: `gb`, `nz`"),
        always("currency",         &Offer::currency,         "three capitals"),
        always("boxes",            &Offer::boxes,            "0: one layout for all"),
        always("places",           &Offer::places,           "numbered seats; 0: none"),
        always("terminals",        &Offer::terminals,        "how many it has"),
        always("dice",             &Offer::dice,             "how many are thrown; 0: none"),
        filled("wheel",            &Offer::wheel,            "of a game with one"),
        filled("deck",             &Offer::deck,             "its faces, where it is not the 52 cards"),
        always("chance",           &Offer::chance,           "where cards, throws and spins come from"),
        always("electronic",       &Offer::electronic,       "a table of terminals"),
        filled("misplaced",        &Offer::misplaced,
               "the clause, where a dealer may put a wager where it was meant"),
        always("betting-seconds",  &Offer::betting_seconds,  "how long bets stay open at least"),
        always("decision-seconds", &Offer::decision_seconds, "how long an answer is waited for"),
        always("aggregate-min",    &Offer::aggregate_min,    "all stakes of a terminal together; 0: no such limit"),
        always("house-hands",      &Offer::house_hands,      "the names of the hands that the house holds"),
        always("options",          &Offer::options,          "those of the game that are in use, by name"),
        always("notices",          &Offer::notices,          "to be displayed"),
        filled("prominent",        &Offer::prominent,        "those of the notices to be displayed very clearly"),
        always("wagers",           &Offer::wagers,           "the layout"),
        always("drawing",          &Offer::drawing,          "of its layout, and of its past results"),
        always("declarations",     &Offer::declarations,     "what players may say"),
        always("irregularities",   &Offer::irregularities,   "what may be ruled on"));
};

}  // namespace baize::protocol
