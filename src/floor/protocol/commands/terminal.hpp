// What a terminal sends, and what it is replied.
#pragma once

#include "wire/wire.hpp"
#include "engine/event.hpp"
#include "engine/table.hpp"

namespace baize::protocol::commands {

using wire::always, wire::filled, wire::part;

struct NoArgs {
    static constexpr auto kPart = part("NoArgs", "nothing");
};

struct BetArgs {
    std::string wager{};
    Money stake{};
    BoxNo box = 0;
    std::string player{};
    static constexpr auto kPart = part("BetArgs", "what the stake on a position shall be",
        always("wager", &BetArgs::wager,  "its id, with its spot: `total:4`"),
        always("stake", &BetArgs::stake,  "0 takes it back"),
        filled("box",   &BetArgs::box,    "in games with boxes"),
        filled("for",   &BetArgs::player, "the terminal of a player who nominated this one: the chips are his"));
};

struct CutStakeSaid {
    std::string because{}, clause{};
    static constexpr auto kPart = part("StakeCut", "why a stake is smaller than what was asked for",
        always("because", &CutStakeSaid::because, "in words"),
        always("clause",  &CutStakeSaid::clause,  "of the limit"));
};

struct BetReply {
    Money stake{}, credit{};
    std::optional<CutStakeSaid> cut{};
    static constexpr auto kPart = part("BetReply", "how it lies now",
        always("stake",  &BetReply::stake,  "as it lies now"),
        always("credit", &BetReply::credit, "this terminal's own"),
        filled("cut",    &BetReply::cut,    "where it is not what was asked for"));
};

struct DeclareArgs {
    std::string what{}, wager{}, player{};
    static constexpr auto kPart = part("DeclareArgs", "what the game lets players say while bets are open",
        always("what",  &DeclareArgs::what,   "one of the offer's `declarations`"),
        filled("wager", &DeclareArgs::wager,  "where it is said of one"),
        filled("for",   &DeclareArgs::player, "the terminal of a player who nominated this one"));
};
struct DeclareReply {
    std::string declared{};
    static constexpr auto kPart = part("DeclareReply", "what was said",
        always("declared", &DeclareReply::declared, "what was said"));
};

struct ClearArgs {
    std::string player{};
    static constexpr auto kPart = part("ClearArgs", "whose stakes are taken back",
        filled("for", &ClearArgs::player, "the terminal of a player who nominated this one"));
};
struct ClearReply {
    std::size_t cleared = 0;
    Money credit{};
    static constexpr auto kPart = part("ClearReply", "what was taken back",
        always("cleared", &ClearReply::cleared, "how many stakes"),
        always("credit",  &ClearReply::credit,  "this terminal's own"));
};

struct ReadyReply {
    bool ready = true;
    std::int64_t earliest = 0;
    static constexpr auto kPart = part("ReadyReply", "when bets may close",
        always("ready",    &ReadyReply::ready,    "this terminal waits for nobody"),
        always("earliest", &ReadyReply::earliest, "when bets may close, if everybody is ready: at a table of terminals "
                                                  "who has credit or a wager, elsewhere who has wagered"));
};

struct AnswerArgs {
    std::string choice{};
    Money amount{};
    std::vector<std::string> cards{};
    std::optional<std::uint64_t> round{};
    std::string player{};
    static constexpr auto kPart = part("AnswerArgs", "a decision",
        always("choice", &AnswerArgs::choice, "one of the question's"),
        filled("amount", &AnswerArgs::amount, "where the choice takes one"),
        filled("cards",  &AnswerArgs::cards,  "where it takes cards of the hand: their names").up_to(kChosenMax),
        filled("round",  &AnswerArgs::round,  "it is refused where that round is over"),
        filled("for",    &AnswerArgs::player, "the terminal of a player who nominated this one"));
};
struct AnswerReply {
    std::string taken{};
    Money credit{};
    static constexpr auto kPart = part("AnswerReply", "what was decided",
        always("taken",  &AnswerReply::taken,  "the choice"),
        always("credit", &AnswerReply::credit, "this terminal's own"));
};

struct AgreeArgs {
    bool yes = true;
    static constexpr auto kPart = part("AgreeArgs", "to the change of the cards that `change` announces",
        filled("yes", &AgreeArgs::yes, "as if left out, or not"));
};
struct AgreeReply {
    bool agreed = false;
    std::string clause{};
    static constexpr auto kPart = part("AgreeReply", "what this terminal said",
        always("agreed", &AgreeReply::agreed, "or not"),
        always("clause", &AgreeReply::clause, "that asks the players"));
};

struct SitArgs {
    std::uint8_t place = 1;
    bool leave = false;
    static constexpr auto kPart = part("SitArgs", "a numbered place",
        always("place", &SitArgs::place, "its number").within(1, kPlacesMax),
        filled("leave", &SitArgs::leave, "gives it up"));
};
struct SitReply {
    std::uint8_t place = 0;
    static constexpr auto kPart = part("SitReply", "where this player sits",
        always("place", &SitReply::place, "0: nowhere"));
};

struct CashArgs {
    Money amount{};
    static constexpr auto kPart = part("CashArgs", "a note",
        always("amount", &CashArgs::amount, "500, 1000, 2000, 5000 or 10000"));
};
struct CreditReply {
    Money credit{};
    static constexpr auto kPart = part("CreditReply", "what a terminal has now",
        always("credit", &CreditReply::credit, "the terminal's"));
};

struct VoucherReply {
    std::string voucher{};
    Money amount{};
    std::int64_t expires = 0;
    static constexpr auto kPart = part("VoucherReply", "a voucher, printed",
        always("voucher", &VoucherReply::voucher, "18 digits"),
        always("amount",  &VoucherReply::amount,  "all credit that there was"),
        always("expires", &VoucherReply::expires, "0: never"));
};

struct DisputeArgs {
    std::uint64_t round = 1;
    std::string note{};
    static constexpr auto kPart = part("DisputeArgs", "a round that is disputed",
        always("round", &DisputeArgs::round, "among the last 80").within(1, INT64_MAX),
        filled("note",  &DisputeArgs::note,  "why").up_to(500));
};
struct IncidentReply {
    std::uint64_t incident = 0;
    static constexpr auto kPart = part("IncidentReply", "what was reported",
        always("incident", &IncidentReply::incident, "its number"));
};

}  // namespace baize::protocol::commands
