// Who may do what.
#include "floor/commands/list.hpp"

#include <algorithm>

#include "floor/commands/handlers.hpp"
#include "wire/read.hpp"
#include "wire/schema.hpp"

namespace baize::floor {

namespace {

constexpr Roles kTerminal = roles_of(Role::Terminal);
constexpr Roles kDealer = roles_of(Role::Dealer, Role::Supervisor);
constexpr Roles kPit = roles_of(Role::Supervisor);
constexpr Roles kCage = roles_of(Role::Cashier);

// ---- From JSON to a function's arguments, and from its reply to JSON ------------------------------------------------

template <class Function>
struct Signature;
template <class ReplyPart, class ArgsPart>
struct Signature<Result<ReplyPart> (*)(Act&, const ArgsPart&)> {
    using Reply = ReplyPart;
    using Args = ArgsPart;
};
template <auto kFunction>
using ArgsOf = typename Signature<decltype(kFunction)>::Args;
template <auto kFunction>
using ReplyOf = typename Signature<decltype(kFunction)>::Reply;

template <auto kFunction>
Result<Reply> carry_out(Act& act, std::string_view verb, const Json& given) {
    ArgsOf<kFunction> args;
    if (auto wrong = wire::read(given, args, verb)) return Refusal{*wrong};
    const auto reply = kFunction(act, args);
    if (!reply) return reply.refusal();
    return Reply{wire::json_of(*reply)};
}

template <class Args>
using Check = MaybeRefusal (*)(const Act&, const Args&);  // what must hold before it is proposed
template <class Args>
using Note = std::string (*)(const State&, const Args&);  // of the proposal
template <class Args>
constexpr Note<Args> kNoNote = [](const State&, const Args&) { return std::string(); };

template <auto kFunction>
constexpr CommandRow alone(std::string_view verb, Roles roles, std::string_view does) {
    return {{verb, roles, false, does, wire::types<ArgsOf<kFunction>, ReplyOf<kFunction>>}, carry_out<kFunction>};
}

template <auto kFunction, Check<ArgsOf<kFunction>> kCheck = nullptr,
          Note<ArgsOf<kFunction>> kNote = kNoNote<ArgsOf<kFunction>>>
constexpr CommandRow two_people(std::string_view verb, Roles roles, std::string_view does) {
    CommandRow row = alone<kFunction>(verb, roles, does);
    row.def.two_people = true;
    row.begin = [](Act& act, std::string_view named, const Json& given) -> Result<std::variant<Reply, Proposal>> {
        ArgsOf<kFunction> args;
        if (auto wrong = wire::read(given, args, named)) return Refusal{*wrong};
        if constexpr (kCheck != nullptr)
            if (auto refusal = kCheck(act, args)) return *refusal;
        return std::variant<Reply, Proposal>(Proposal{given, kNote(act.state(), args)});
    };
    return row;
}

// `kEither` carries it out, or gives what is proposed.
template <auto kFunction, auto kEither, Note<ArgsOf<kFunction>> kNote>
constexpr CommandRow at_times_two(std::string_view verb, Roles roles, std::string_view does) {
    CommandRow row = alone<kFunction>(verb, roles, does);
    row.def.at_times_two = true;
    row.begin = [](Act& act, std::string_view named, const Json& given) -> Result<std::variant<Reply, Proposal>> {
        using Either = std::variant<Reply, Proposal>;
        ArgsOf<kFunction> args;
        if (auto wrong = wire::read(given, args, named)) return Refusal{*wrong};
        const auto either = kEither(act, std::move(args));
        if (!either) return either.refusal();
        if (const auto* done = std::get_if<ReplyOf<kFunction>>(&*either)) return Either(Reply{wire::json_of(*done)});
        const auto& proposed = std::get<ArgsOf<kFunction>>(*either);
        return Either(Proposal{wire::json_of(proposed), kNote(act.state(), proposed)});
    };
    return row;
}

constexpr CommandRow kRows[] = {
    alone<terminal::bet>("bet", kTerminal, "sets the stake on a position of the layout"),
    alone<terminal::declare>("declare", kTerminal,
        "says what the game lets a player say while bets are open: a wager on or off, the dice passed"),
    alone<terminal::clear>("clear", kTerminal, "takes every stake back while bets are open"),
    alone<terminal::ready>("ready", kTerminal, "says that this terminal waits for nobody"),
    alone<terminal::answer>("answer", kTerminal, "decides"),
    alone<terminal::agree>("agree", kTerminal,
        "agrees, or not, to the number of decks that is announced for the end of the shoe"),
    alone<terminal::sit>("sit", kTerminal, "takes or leaves a numbered place"),
    alone<terminal::insert_cash>("insert-cash", kTerminal, "the note acceptor took a note"),
    alone<terminal::voucher_out>("voucher-out", kTerminal, "prints a voucher for all credit"),
    alone<terminal::dispute>("dispute", kTerminal, "disputes a round, which freezes it"),
    alone<dealer::close_bets>("close-bets", kDealer, "calls no more bets"),
    alone<dealer::ball_dropped>("ball-dropped", kDealer, "the ball has dropped: no more bets"),
    alone<dealer::enter>("enter", kDealer, "enters a card, a throw, a shuffle"),
    alone<dealer::confirm>("confirm", kDealer, "confirms the result"),
    alone<dealer::fix>("fix", kDealer, "puts an entry right before the result is confirmed"),
    alone<dealer::credit>("credit", kDealer, "credits a terminal with cash or chips tendered"),
    alone<dealer::cancel_credit>("cancel-credit", kDealer, "cancels a terminal's credit and pays it in chips"),
    alone<dealer::call>("call", kDealer, "calls a supervisor to the table"),
    two_people<dealer::move_wager, dealer::check_move>("move-wager", kDealer,
        "puts a wager where it was meant, that was misplaced or moved by accident"),
    two_people<dealer::no_spin, dealer::check_no_spin>("no-spin", kDealer,
        "announces no spin: the open round stands still, and its stakes go back"),
    at_times_two<rulings::rule, rulings::rule_or_propose, rulings::ruled_by>("rule", kPit,
        "rules on an irregularity; what takes back what can be known of a hand, or was won, is only proposed"),
    two_people<rulings::void_round, rulings::check_void_round, rulings::ruled_by>("void-round", kPit,
        "voids a round, open or settled"),
    two_people<pit::correct>("correct", kPit, "puts a wrong entry of a settled round right"),
    two_people<pit::refuse_pay>("refuse-pay", kPit, "refuses what a malfunction credited, and locks the terminal"),
    alone<pit::lock>("lock", roles_of(Role::Dealer, Role::Supervisor, Role::Engineer), "locks a terminal or a table"),
    two_people<pit::unlock>("unlock", roles_of(Role::Supervisor, Role::Engineer, Role::Auditor),
        "unlocks a terminal or a table after it was investigated"),
    alone<pit::nominate>("nominate", kPit,
        "approves a nominee, who wagers and decides for another player, or ends that"),
    alone<pit::limit>("limit", kPit, "limits a player to one box and the minimum wager, or ends that"),
    alone<pit::table>("table", roles_of(Role::Supervisor, Role::Engineer),
        "adds a table, or changes one from its next round on"),
    alone<pit::open_table>("open-table", kPit, "opens a table"),
    alone<pit::close_table>("close-table", kPit, "closes a table after this round"),
    alone<pit::approve>("approve", kAllStaff, "agrees as the second person"),
    alone<pit::reject>("reject", kAllStaff, "disagrees as the second person"),
    alone<pit::resolve>("resolve", roles_of(Role::Supervisor, Role::Auditor), "closes a report or a dispute"),
    two_people<cashier::fill, cashier::check_fill>("fill", roles_of(Role::Supervisor, Role::Cashier),
        "brings chips or cash to a float, a drawer or a progressive meter, or takes them away, but never from a meter"),
    alone<cashier::redeem>("redeem", kCage, "pays a voucher"),
    alone<cashier::deposit>("deposit", kCage, "takes cash into a player's account"),
    alone<cashier::withdraw>("withdraw", kCage, "pays cash out of a player's account"),
    alone<cashier::to_terminal>("to-terminal", kCage, "moves a player's money to a terminal"),
    alone<cashier::from_terminal>("from-terminal", kCage, "moves a terminal's credit to a player's account"),
};

}  // namespace

std::span<const CommandDef> commands() {
    static const std::vector<CommandDef> kAll = [] {
        std::vector<CommandDef> all;
        for (const CommandRow& row : kRows) all.push_back(row.def);
        return all;
    }();
    return kAll;
}

const CommandRow* find_command(std::string_view verb) {
    const auto found =
        std::find_if(std::begin(kRows), std::end(kRows), [&](const CommandRow& row) { return row.def.verb == verb; });
    return found == std::end(kRows) ? nullptr : found;
}

}  // namespace baize::floor
