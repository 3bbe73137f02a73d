// The state of a table as one viewer may see it, as it travels: what changes with every event.
#pragma once

#include "engine/words.hpp"
#include "floor/protocol/past.hpp"

namespace baize::protocol {

// ---- What lies on the table -----------------------------------------------------------------------------

struct Chips {
    PlayerId player = 0;
    BoxNo box = 0;
    std::uint8_t hand = 0;
    std::string wager{};
    Money amount{};
    bool open = false, carried = false;
    std::string_view declared{};
    static constexpr auto kPart = part("Stake", "chips on the layout",
        always("p",        &Chips::player,   "the player, from 0"),
        always("b",        &Chips::box,      "the box; 0: the layout"),
        always("h",        &Chips::hand,     "the hand of the box"),
        always("w",        &Chips::wager,    "the wager"),
        always("s",        &Chips::amount,   "how much"),
        always("open",     &Chips::open,     "not settled yet"),
        always("carried",  &Chips::carried,  "laid in an earlier round"),
        filled("declared", &Chips::declared, "what its player called of it"));
};

struct Lammer {
    PlayerId player = 0;
    BoxNo box = 0;
    std::uint8_t hand = 0;
    std::string wager{};
    Money worth{};
    bool open = false;
    static constexpr auto kPart = part("Lammer", "no money: it wins as a stake of its worth would, and loses nothing",
        always("p",     &Lammer::player, "the player, from 0"),
        always("b",     &Lammer::box,    "the box"),
        always("h",     &Lammer::hand,   "the hand of the box"),
        always("w",     &Lammer::wager,  "the wager"),
        always("worth", &Lammer::worth,  "what it stands for"),
        always("open",  &Lammer::open,   "not settled yet"));
};

struct HandOf {
    std::string name{};
    BoxNo box = 0;
    std::uint8_t hand = 0;
    std::vector<std::optional<std::string>> cards{};
    std::string caption{};
    bool community = false, folded = false;
    Texts made_of{};
    static constexpr auto kPart = part("HandOf", "a hand, as this viewer sees it",
        always("name",    &HandOf::name,    "whose"),
        always("box",     &HandOf::box,     "0: the house"),
        always("hand",    &HandOf::hand,    "of the box, from 0"),
        always("cards",   &HandOf::cards,   "null: this viewer may not see it"),
        always("caption", &HandOf::caption, "what it is called"),
        filled("community", &HandOf::community, "it lies in the middle, for every box"),
        filled("folded",  &HandOf::folded,  "out of the round, but for wagers that are alive"),
        filled("made-of", &HandOf::made_of,
               "the cards, its own and those in the middle, that make the hand, where others are left out"));
};

struct RunnerAt {
    std::string_view name{};
    Suit suit{};
    int at = 0, place = 0;
    static constexpr auto kPart = part("Runner", "one that runs",
        always("name",  &RunnerAt::name,  "its name"),
        always("suit",  &RunnerAt::suit,  "its suit"),
        always("at",    &RunnerAt::at,    "how far it has come of the length"),
        always("place", &RunnerAt::place, "1: first; 0: none yet"));
};

struct RaceTrack {
    int length = 0;
    std::vector<RunnerAt> runners{};
    std::string_view remark{};
    std::string words{};
    static constexpr auto kPart = part("Track", "a race, of a game that is one",
        always("length",  &RaceTrack::length,  "where it ends"),
        always("runners", &RaceTrack::runners, "in their order"),
        always("remark",  &RaceTrack::remark,  "such as \"protested race\""),
        always("words",   &RaceTrack::words,   "all of it in words"));
};

// The step of a replayed round has no more.
struct Felt {
    std::string waiting_for{};
    Stage stage{};
    std::vector<Chips> stakes{};
    std::vector<HandOf> hands{}, discards{};
    std::vector<std::uint8_t> dice{};
    std::optional<std::string> dice_caption{};
    Texts spun{};
    std::optional<std::string> spun_caption{};
    Texts standing{};
    std::optional<RaceTrack> track{};
    std::vector<Line> lines{};
    static constexpr auto kPart = part("Felt", "what lies on the table",
        always("waiting-for",  &Felt::waiting_for,  "what the round waits for, in words"),
        always("stage",        &Felt::stage,
               "of the round; the offer's irregularities name those at which they can be ruled"),
        always("stakes",       &Felt::stakes,       "chips on the layout"),
        always("hands",        &Felt::hands,        "cards"),
        filled("discards",     &Felt::discards,
               "cards that were exchanged, by box: one's own, and how many the others gave away"),
        always("dice",         &Felt::dice,         "the faces of the last throw"),
        filled("dice-caption", &Felt::dice_caption, "what the throw is called"),
        always("spun",         &Felt::spun,         "compartments of the wheel by name"),
        filled("spun-caption", &Felt::spun_caption, "what the spin is called"),
        always("standing",     &Felt::standing,     "what earlier rounds left, in words: `point 8`"),
        filled("track",        &Felt::track,        "of a race"),
        always("lines",        &Felt::lines,        "what is settled already"));
};

// ---- Who is asked ---------------------------------------------------------------------------------------

struct Amount {
    Money min{}, max{}, step{};
    static constexpr auto kPart = part("Amount", "how much a choice takes",
        always("min",  &Amount::min,  "the least"),
        always("max",  &Amount::max,  "the most"),
        always("step", &Amount::step, "a multiple of it"));
};

struct CardsWanted {
    std::uint8_t min = 0, max = 0;
    static constexpr auto kPart = part("CardsWanted", "how many cards of the hand a choice takes",
        always("min", &CardsWanted::min, "the fewest"),
        always("max", &CardsWanted::max, "the most"));
};

struct Pick {
    std::vector<std::string_view> cards{};
    std::string caption{}, others{}, refused{};
    static constexpr auto kPart = part("Pick", "cards that a choice may take of the hand",
        always("cards",   &Pick::cards,   "in the order of the hand"),
        filled("caption", &Pick::caption, "what they are called together"),
        filled("others",  &Pick::others,  "... and those that stay"),
        filled("refused", &Pick::refused, "why the table does not take them, as of a foul hand"));
};

struct Choice {
    std::string_view id{}, title{};
    std::string clause{};
    std::optional<Amount> amount{};
    std::optional<CardsWanted> cards{};
    std::vector<Pick> picks{};
    std::optional<Money> cost{};
    static constexpr auto kPart = part("Choice", "one answer to a question",
        always("id",     &Choice::id,     "its name in `answer`"),
        always("title",  &Choice::title,  "as it is shown"),
        always("clause", &Choice::clause, "the rule, with its book"),
        filled("amount", &Choice::amount, "where it takes one"),
        filled("cards",  &Choice::cards,  "where it takes cards of the hand"),
        filled("picks",  &Choice::picks,  "where it divides the hand in two: every way, with the names of both parts"),
        filled("cost",   &Choice::cost,   "what it lays beyond what lies there, with the least amount"));
};

struct Asked {
    BoxNo box = 0;
    std::uint8_t hand = 0;
    std::vector<Choice> choices{};
    std::int64_t until = 0;
    std::string clause{};
    static constexpr auto kPart = part("Question", "to the one who is asked",
        always("box",     &Asked::box,     "about which box"),
        always("hand",    &Asked::hand,    "about which hand of it"),
        always("choices", &Asked::choices, "what may be answered"),
        always("until",   &Asked::until,   "who has not answered by then is taken as absent by the game's rule"),
        always("clause",  &Asked::clause,  "the rule, with its book"));
};

struct Deciding {
    PlayerId player = 0;
    BoxNo box = 0;
    std::int64_t until = 0;
    static constexpr auto kPart = part("Deciding", "who is asked, to everybody else",
        always("p",     &Deciding::player, "the player, from 0"),
        always("box",   &Deciding::box,    "about which box"),
        always("until", &Deciding::until,  "until when an answer is waited for"));
};

struct ActingFor {
    PlayerId player = 0;
    std::string terminal{};
    std::vector<HandOf> hands{};
    std::optional<Asked> question{};
    static constexpr auto kPart = part("ActingFor", "to a nominee: what his player sees",
        always("p",        &ActingFor::player,   "the player, from 0"),
        always("terminal", &ActingFor::terminal, "his terminal"),
        always("hands",    &ActingFor::hands,    "cards, as he sees them"),
        filled("question", &ActingFor::question, "where he is asked"));
};

// ---- A terminal's own -----------------------------------------------------------------------------------

struct MayDeclare {
    std::string_view what{};
    std::string wager{};
    static constexpr auto kPart = part("MayDeclare", "what this player may say now",
        always("what", &MayDeclare::what,  "one of the offer's declarations"),
        filled("w",    &MayDeclare::wager, "of which wager"));
};

struct AtClose {
    BoxNo box = 0;
    std::string wager{};
    Money stake{};
    std::string because{}, clause{};
    static constexpr auto kPart = part("AtClose", "a wager that would be dropped or cut if the bets closed now",
        always("b",       &AtClose::box,     "the box"),
        always("w",       &AtClose::wager,   "the wager"),
        always("s",       &AtClose::stake,   "what would be left; 0: it would not take part"),
        always("because", &AtClose::because, "with what would mend it"),
        always("clause",  &AtClose::clause,  "the rule, with its book"));
};

struct DroppedWager {
    std::uint64_t round = 0;
    BoxNo box = 0;
    std::string wager{};
    Money stake{};
    std::string clause{};
    static constexpr auto kPart = part("Dropped", "a wager that did not take part, or made room for a newcomer",
        always("round",  &DroppedWager::round,  "in which round"),
        always("b",      &DroppedWager::box,    "the box"),
        always("w",      &DroppedWager::wager,  "the wager"),
        always("s",      &DroppedWager::stake,  "what went back"),
        always("clause", &DroppedWager::clause, "the rule, with its book"));
};

struct IssuedVoucher {
    std::string number{};
    Money amount{};
    std::int64_t expires = 0;
    static constexpr auto kPart = part("IssuedVoucher", "a voucher as its terminal knows it",
        always("voucher", &IssuedVoucher::number,  "18 digits"),
        always("amount",  &IssuedVoucher::amount,  "what it is worth"),
        always("expires", &IssuedVoucher::expires, "0: never"));
};

struct Mine {
    PlayerId player = 0;
    std::string terminal{};
    Money credit{}, staked{}, due{}, last_win{};
    std::uint64_t number = 0;
    std::vector<AtClose> at_close{};
    std::vector<DroppedWager> dropped{};
    std::string told{}, limited{};
    std::optional<std::vector<MayDeclare>> may_declare{};
    std::optional<IssuedVoucher> last_voucher{};
    static constexpr auto kPart = part("Mine", "a terminal's own standing",
        always("p",            &Mine::player,       "its player number, from 0"),
        always("terminal",     &Mine::terminal,     "its name"),
        always("credit",       &Mine::credit,       "free to be staked"),
        always("staked",       &Mine::staked,       "on the layout"),
        filled("due",          &Mine::due,
               "settled in the round that is open, stakes that came back included: credited when the round ends"),
        always("last-win",     &Mine::last_win,     "what it was last paid"),
        always("number",       &Mine::number,       "of its last command"),
        filled("at-close",     &Mine::at_close,     "what the close would do to its wagers"),
        filled("dropped",      &Mine::dropped,
               "what did not take part at the last close, until chips are laid again, or went back in this round"),
        filled("told",         &Mine::told,
               "what it must know of its wagers before the bets are closed, with the rule"),
        filled("limited",      &Mine::limited,
               "the clause, where this player is limited to one box and the minimum"),
        filled("may-declare",  &Mine::may_declare,  "at a game with declarations"),
        filled("last-voucher", &Mine::last_voucher, "where the last command printed one and it is not paid"));
};

// ---- The state ------------------------------------------------------------------------------------------

struct OpenRound {
    Felt felt{};
    std::optional<ActingFor> acting_for{};
    std::vector<Lammer> lammers{};
    std::vector<Reduced> reduced{};
    std::vector<MovedWager> moved{};
    std::string exposed_next{};
    int cards_left = 0;
    std::optional<Asked> question{};
    std::optional<Deciding> deciding{};
    std::vector<std::optional<PlayerId>> places{};
    NeedKind need{};
    std::optional<int> need_dice{};
    static constexpr auto kPart = part("OpenRound", "the round that is open",
        fields_of(&OpenRound::felt),
        filled("acting-for",   &OpenRound::acting_for,   "to a nominee"),
        filled("lammers",      &OpenRound::lammers,      "where the game has them (nz-blackjack 20.3)"),
        filled("reduced",      &OpenRound::reduced,
               "wagers that the dealer reduced at the close (nz-dragon21 5.13); a terminal's own"),
        filled("moved",        &OpenRound::moved,        "wagers that the dealer put right; a terminal's own"),
        filled("exposed-next", &OpenRound::exposed_next, "a card that lies exposed and is dealt next"),
        always("cards-left",   &OpenRound::cards_left,   "in the shoe"),
        filled("question",     &OpenRound::question,     "to the one who is asked"),
        filled("deciding",     &OpenRound::deciding,     "to everybody else"),
        always("places",       &OpenRound::places,       "who sits where: a player number or null"),
        always("need",         &OpenRound::need,         "what the round waits for"),
        filled("need-dice",    &OpenRound::need_dice,    "of a throw: how many"));
};

struct LastSeen {
    RoundFacts facts{};
    std::vector<HandOf> hands{};
    std::optional<RaceTrack> track{};
    Texts winning{};
    std::optional<std::string> dice_caption{}, spun_caption{};
    static constexpr auto kPart = part("LastSeen", "what the last round left, until chips lie there anew",
        fields_of(&LastSeen::facts),
        always("hands",        &LastSeen::hands,        "cards, as this viewer may see them"),
        filled("track",        &LastSeen::track,        "of a race"),
        always("winning",      &LastSeen::winning,
               "positions of a common layout that the result made win, staked or not (9A 3.2(c)(ii))"),
        filled("dice-caption", &LastSeen::dice_caption, "what the throw is called"),
        filled("spun-caption", &LastSeen::spun_caption, "what the spin is called"));
};

struct LastGame {
    OwnLines own{};
    LastSeen seen{};
    static constexpr auto kPart =
        part("LastGame", "the last game", fields_of(&LastGame::own), fields_of(&LastGame::seen));
};

struct MeterWin {
    std::int64_t at = 0;
    std::string table{};
    std::uint64_t round = 0;
    std::string terminal{};
    Money amount{}, from_meter{}, by_house{};
    static constexpr auto kPart = part("JackpotWin", "a prize of the fund, or what a correction changed of one",
        always("at",       &MeterWin::at,       "when"),
        always("table",    &MeterWin::table,    "where"),
        always("round",    &MeterWin::round,    "in which round"),
        always("terminal", &MeterWin::terminal, "to whom"),
        always("amount",   &MeterWin::amount,   "the whole prize; below 0 where a correction took it back"),
        always("meter",    &MeterWin::from_meter, "of it, what the meter paid"),
        always("house",    &MeterWin::by_house, "... and what the house added"));
};

struct MeterShown {
    std::string id{};
    Money meter{}, seed{};
    int percent = 0;
    std::vector<MeterWin> wins{};
    Money ceiling{};
    static constexpr auto kPart = part("Jackpot", "a progressive meter, shown at every table that shares it",
        always("id",      &MeterShown::id,      "its name"),
        always("meter",   &MeterShown::meter,   "what it stands at"),
        always("seed",    &MeterShown::seed,    "what the house fills it up to after any payment"),
        always("percent", &MeterShown::percent, "of each progressive wager that is added"),
        always("wins",    &MeterShown::wins,    "the last five"),
        filled("ceiling", &MeterShown::ceiling, "above it contributions start the next one"));
};

struct Change {
    std::string what{}, clause{};
    bool asked = false;
    std::optional<std::vector<PlayerId>> agreed{}, open{};
    static constexpr auto kPart = part("Change", "an announced change of the cards that waits for the end of the shoe",
        always("what",   &Change::what,   "in words"),
        always("clause", &Change::clause, "the rule, with its book"),
        always("asked",  &Change::asked,  "every player must agree (gb-2011 4.4, 6.11)"),
        filled("agreed", &Change::agreed, "who has"),
        filled("open",   &Change::open,   "who has not"));
};

struct Nominee {
    PlayerId player = 0, by = 0;
    static constexpr auto kPart = part("Nominee", "who acts for whom",
        always("p",  &Nominee::player, "the player"),
        always("by", &Nominee::by,     "who acts for him"));
};

struct State {
    TableHead head{};
    std::int64_t now = 0, opened = 0, closes = 0;
    Texts announced{};
    std::optional<Change> change{};
    std::string commit{}, shoe_commit{}, next_shoe_commit{};
    std::optional<LastGame> last{};
    std::optional<MeterShown> jackpot{};
    std::vector<Result> results{};
    std::optional<Mine> mine{};
    std::vector<PlayerId> ready{};
    std::vector<Nominee> nominees{};
    std::optional<bool> dealer_here{};
    std::optional<OpenRound> open{};
    static constexpr auto kPart = part("State", "a table as this viewer may see it",
        fields_of(&State::head), fields_of(&State::open),
        always("now",              &State::now,              "the server's clock"),
        always("opened",           &State::opened,           "when the bets were opened"),
        always("closes",           &State::closes,           "when they close; 0 until there is a wager"),
        filled("announced",        &State::announced,        "notices of a changed offer that the next round brings"),
        filled("change",           &State::change,           "of the cards, announced"),
        filled("commit",           &State::commit,
               "the hash of this round's seed; `baize audit` says what can be checked by it"),
        filled("shoe-commit",      &State::shoe_commit,      "the hash of the shoe's seed"),
        filled("next-shoe-commit", &State::next_shoe_commit, "the hash of the seed of the shoe after it"),
        filled("last",             &State::last,             "the last game"),
        filled("jackpot",          &State::jackpot,          "of a table with a progressive meter"),
        always("results",          &State::results,          "the last 20, oldest first"),
        filled("mine",             &State::mine,             "a terminal's own"),
        always("ready",            &State::ready,            "the players who are"),
        always("nominees",         &State::nominees,         "who acts for whom"),
        filled("dealer-here",      &State::dealer_here,
               "where a dealer or a device enters the results: does a dealer look at this table?"));
};

// ---- A replayed round -----------------------------------------------------------------------------------

struct ReplayStep {
    std::int64_t index = 0;
    std::string words{};
    std::optional<TableEvent> event{};
    Felt state{};
    static constexpr auto kPart = part("ReplayStep", "an event of a settled round, and what a spectator saw after it",
        always("index", &ReplayStep::index, "-1: before the first event"),
        always("words", &ReplayStep::words, "what happened; hidden cards are named too"),
        always("event", &ReplayStep::event, "null before the first"),
        always("state", &ReplayStep::state, "what lay on the table then"));
};

struct Replay {
    std::uint64_t round = 0;
    std::vector<ReplayStep> steps{};
    static constexpr auto kPart = part("Replay", "a settled round, event by event",
        always("round", &Replay::round, "its number"),
        always("steps", &Replay::steps, "one after another"));
};

}  // namespace baize::protocol
