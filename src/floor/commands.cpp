// Who may do what, and how a command goes through.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "wire/read.hpp"
#include "wire/schema.hpp"
#include "engine/describe.hpp"
#include "floor/guard.hpp"
#include "floor/handlers.hpp"
#include "store/store.hpp"

namespace baize::floor {

namespace {

constexpr std::uint8_t bits(std::initializer_list<Role> roles) {
    std::uint8_t sum = 0;
    for (const Role role : roles) sum = static_cast<std::uint8_t>(sum | static_cast<int>(role));
    return sum;
}

constexpr auto kTerminal = bits({Role::Terminal});
constexpr auto kDealer = bits({Role::Dealer, Role::Supervisor});
constexpr auto kPit = bits({Role::Supervisor});
constexpr auto kCage = bits({Role::Cashier});

// ---- From JSON to a function's arguments, and from its reply to JSON ------------------------------------------------

template <class Function>
struct Signature;
template <class ReplyPart, class ArgsPart>
struct Signature<Result<ReplyPart> (*)(Floor&, const Actor&, const ArgsPart&, Entropy&)> {
    using Reply = ReplyPart;
    using Args = ArgsPart;
};
template <auto kFunction>
using Of = Signature<decltype(kFunction)>;

template <auto kFunction>
Result<Reply> run_command(Floor& floor, const Command& command, Entropy& entropy) {
    typename Of<kFunction>::Args args;
    if (auto wrong = wire::read(command.args, args, command.verb)) return Refusal{*wrong};
    const auto reply = kFunction(floor, command.actor, args, entropy);
    if (!reply) return reply.refusal();
    return Reply{wire::json_of(*reply)};
}

template <auto kFunction, auto kCheck>
MaybeRefusal check_proposal(Floor& floor, const Command& command) {
    typename Of<kFunction>::Args args;
    if (auto wrong = wire::read(command.args, args, command.verb)) return Refusal{*wrong};
    if constexpr (kCheck != nullptr) return kCheck(floor, args);
    else return std::nullopt;
}

struct Row {
    CommandDef def;
    Handlers::Function function;
    Handlers::Check check = nullptr;  // of two people's: what must hold before it is proposed
    Handlers::Proposal proposal = nullptr;  // of what wants two people at times
};

template <auto kFunction>
constexpr Row alone(std::string_view verb, std::uint8_t roles, std::string_view does) {
    return {{verb, roles, false, does, wire::types<typename Of<kFunction>::Args, typename Of<kFunction>::Reply>},
            run_command<kFunction>};
}
template <auto kFunction, auto kCheck = nullptr>
constexpr Row two_people(std::string_view verb, std::uint8_t roles, std::string_view does) {
    return {{verb, roles, true, does, wire::types<typename Of<kFunction>::Args, typename Of<kFunction>::Reply>},
            run_command<kFunction>, check_proposal<kFunction, kCheck>};
}

template <auto kFunction, auto kProposal, auto kCheck>
constexpr Row at_times_two(std::string_view verb, std::uint8_t roles, std::string_view does) {
    Row row = two_people<kFunction, kCheck>(verb, roles, does);
    row.def.two_people = false;
    row.def.at_times_two = true;
    row.proposal = [](Floor& floor, const Command& command) -> std::optional<Json> {
        typename Of<kFunction>::Args args;
        if (wire::read(command.args, args, command.verb) || !kProposal(floor, args)) return std::nullopt;
        return wire::json_of(args);
    };
    return row;
}

using H = Handlers;

constexpr auto kAllStaff = bits({Role::Dealer, Role::Supervisor, Role::Cashier, Role::Engineer, Role::Auditor});

constexpr Row kRows[] = {
    alone<H::bet>("bet", kTerminal, "sets the stake on a position of the layout"),
    alone<H::declare>("declare", kTerminal,
        "says what the game lets a player say while bets are open: a wager on or off, the dice passed"),
    alone<H::clear>("clear", kTerminal, "takes every stake back while bets are open"),
    alone<H::ready>("ready", kTerminal, "says that this terminal waits for nobody"),
    alone<H::answer>("answer", kTerminal, "decides"),
    alone<H::agree>("agree", kTerminal,
        "agrees, or not, to the number of decks that is announced for the end of the shoe"),
    alone<H::sit>("sit", kTerminal, "takes or leaves a numbered place"),
    alone<H::insert_cash>("insert-cash", kTerminal, "the note acceptor took a note"),
    alone<H::voucher_out>("voucher-out", kTerminal, "prints a voucher for all credit"),
    alone<H::dispute>("dispute", kTerminal, "disputes a round, which freezes it"),
    alone<H::close_bets>("close-bets", kDealer, "calls no more bets"),
    alone<H::ball_dropped>("ball-dropped", kDealer, "the ball has dropped: no more bets"),
    alone<H::enter>("enter", kDealer, "enters a card, a throw, a shuffle"),
    alone<H::confirm>("confirm", kDealer, "confirms the result"),
    alone<H::fix>("fix", kDealer, "puts an entry right before the result is confirmed"),
    alone<H::credit>("credit", kDealer, "credits a terminal with cash or chips tendered"),
    alone<H::cancel_credit>("cancel-credit", kDealer, "cancels a terminal's credit and pays it in chips"),
    alone<H::call>("call", kDealer, "calls a supervisor to the table"),
    two_people<H::move_wager, H::check_move>("move-wager", kDealer,
        "puts a wager where it was meant, that was misplaced or moved by accident"),
    two_people<H::no_spin, H::check_no_spin>("no-spin", kDealer,
        "announces no spin: the open round stands still, and its stakes go back"),
    at_times_two<H::rule, H::rule_of_two, H::check_rule>("rule", kPit,
        "rules on an irregularity; what takes back what can be known of a hand, or was won, is only proposed"),
    two_people<H::void_round, H::check_void_round>("void-round", kPit, "voids a round, open or settled"),
    two_people<H::correct>("correct", kPit, "puts a wrong entry of a settled round right"),
    two_people<H::refuse_pay>("refuse-pay", kPit, "refuses what a malfunction credited, and locks the terminal"),
    alone<H::lock>("lock", bits({Role::Dealer, Role::Supervisor, Role::Engineer}), "locks a terminal or a table"),
    two_people<H::unlock>("unlock", bits({Role::Supervisor, Role::Engineer, Role::Auditor}),
        "unlocks a terminal or a table after it was investigated"),
    alone<H::nominate>("nominate", kPit,
        "approves a nominee, who wagers and decides for another player, or ends that"),
    alone<H::limit>("limit", kPit, "limits a player to one box and the minimum wager, or ends that"),
    alone<H::table>("table", bits({Role::Supervisor, Role::Engineer}),
        "adds a table, or changes one from its next round on"),
    alone<H::open_table>("open-table", kPit, "opens a table"),
    alone<H::close_table>("close-table", kPit, "closes a table after this round"),
    alone<H::approve>("approve", kAllStaff, "agrees as the second person"),
    alone<H::reject>("reject", kAllStaff, "disagrees as the second person"),
    alone<H::resolve>("resolve", bits({Role::Supervisor, Role::Auditor}), "closes a report or a dispute"),
    two_people<H::fill, H::check_fill>("fill", bits({Role::Supervisor, Role::Cashier}),
        "brings chips or cash to a float, a drawer or a progressive meter, or takes them away, but never from a meter"),
    alone<H::redeem>("redeem", kCage, "pays a voucher"),
    alone<H::deposit>("deposit", kCage, "takes cash into a player's account"),
    alone<H::withdraw>("withdraw", kCage, "pays cash out of a player's account"),
    alone<H::to_terminal>("to-terminal", kCage, "moves a player's money to a terminal"),
    alone<H::from_terminal>("from-terminal", kCage, "moves a terminal's credit to a player's account"),
};

}  // namespace

std::span<const CommandDef> commands() {
    static const std::vector<CommandDef> kAll = [] {
        std::vector<CommandDef> all;
        for (const Row& row : kRows) all.push_back(row.def);
        return all;
    }();
    return kAll;
}

const CommandDef* find_command(std::string_view verb) {
    for (const CommandDef& each : commands())
        if (each.verb == verb) return &each;
    return nullptr;
}

Handlers::Check Handlers::check_of(std::string_view verb) {
    for (const Row& row : kRows)
        if (row.def.verb == verb) return row.check;
    return nullptr;
}

std::optional<Json> Handlers::proposal_of(Floor& floor, const Command& command) {
    for (const Row& row : kRows)
        if (row.def.verb == command.verb && row.proposal) return row.proposal(floor, command);
    return std::nullopt;
}

Handlers::Function Handlers::find(std::string_view verb) {
    for (const Row& row : kRows)
        if (row.def.verb == verb) return row.function;
    return nullptr;
}

// ---- The way of a command ---------------------------------------------------------------------------------

Floor::Floor(FloorSettings settings) : settings_(std::move(settings)), books_(settings_.currency) {}

Result<Reply> Floor::perform(const Command& command, std::int64_t now_ms, Entropy& entropy) {
    const CommandDef* def = find_command(command.verb);
    if (!def) return Refusal{fmt::format("there is no command '{}'", command.verb)};
    if (!may(*def, command.actor.role)) {
        std::vector<std::string_view> who;
        for (const Role role : kRoles)
            if (may(*def, role)) who.push_back(word_of(role));
        return Refusal{fmt::format("'{}' is for {}, not for a {}", command.verb, fmt::join(who, ", "),
                                   word_of(command.actor.role))};
    }
    if (command.number != 0 && command.number <= last_number(command.actor.source))
        return Reply{wire::json_of(Otherwise{.repeat = true}), true};
    if (command.number > last_number(command.actor.source) + 1'000)
        return Refusal{fmt::format("commands are numbered one after another: the last one was {}",
                                   last_number(command.actor.source))};
    begin_act(now_ms, command.actor.name, command.actor.source, command.number);
    const std::size_t before = outbox_.entries.size();
    auto reply = guarded(command, entropy, def);
    // Whatever is acknowledged is in the journal, even where it changed
    // nothing: after a crash its number is still known.
    if (reply && number_ != 0 && outbox_.entries.size() == before) record(entry::Nothing{command.verb});
    return reply;
}

// What is recorded from here on is this one's, at this time; the time never runs back.
void Floor::begin_act(std::int64_t now_ms, std::string by, std::string source, std::uint64_t number) {
    now_ms_ = std::max(now_ms, time_ms_);
    by_ = std::move(by);
    source_ = std::move(source);
    number_ = number;
    took_.clear();
}

Result<Reply> Floor::as_house(const std::string& verb, const Json& args, std::int64_t now_ms, Entropy& entropy) {
    if (!find_command(verb)) return Refusal{fmt::format("there is no command '{}'", verb)};
    begin_act(now_ms, "house");
    return guarded({{Role::Supervisor, "house", ""}, 0, verb, args}, entropy, nullptr);
}

void Floor::note_staff(const std::string& what, const std::string& who, std::int64_t now_ms) {
    begin_act(now_ms, who);
    record(entry::StaffNote{what});
}

void Floor::end_nominations(const LiveTable& table, PlayerId player) {
    const auto nominees = table.nominees;
    for (const auto& [nominee, represented] : nominees)
        if (nominee == player || represented == player)
            record(entry::Nominee{table.id, nominee});
}

void Floor::player_leaves(const LiveTable& table, PlayerId player) {
    end_nominations(table, player);
    if (table.agreed.contains(player)) record(entry::Agreed{table.id, player, false});
}

void Floor::new_player_at(const std::string& terminal, std::int64_t now_ms) {
    const auto at = parse_terminal(terminal);
    const LiveTable* found = at ? table(at->table) : nullptr;
    if (!found) return;
    begin_act(now_ms, "house");
    player_leaves(*found, at->player);
}

Result<Reply> Floor::carry_out(const Command& command, Entropy& entropy) {
    return Handlers::find(command.verb)(*this, command, entropy);
}

// What the rules want a second person for is only proposed.
Result<Reply> Floor::carry_out_or_propose(const Command& command, const CommandDef& def, Entropy& entropy) {
    if (def.two_people) return propose(command);
    const std::optional<Json> proposal = Handlers::proposal_of(*this, command);
    if (!proposal) return carry_out(command, entropy);
    return propose({command.actor, command.number, command.verb, *proposal});
}

Result<Reply> Floor::propose(const Command& command) {
    if (auto refusal = Handlers::check_of(command.verb)(*this, command)) return *refusal;
    const std::uint64_t number = next_incident();
    record(entry::IncidentNote{.incident = number,
                               .verb = command.verb,
                               .args = command.args,
                               .note = Handlers::ruled_by(*this, command)});
    return Reply{wire::json_of(Proposed{number, "a second person"})};
}

std::uint64_t Floor::last_number(const std::string& source) const {
    const auto found = numbers_.find(source);
    return found == numbers_.end() ? 0 : found->second;
}

const LiveTable* Floor::table(std::string_view id) const {
    const auto found = tables_.find(std::string(id));
    return found == tables_.end() ? nullptr : &found->second;
}

const std::deque<Movement>& Floor::movements(const ledger::AccountId& account) const {
    static const std::deque<Movement> kNone;
    const auto found = movements_.find(account);
    return found == movements_.end() ? kNone : found->second;
}

Money Floor::last_win(const std::string& terminal) const {
    const auto found = last_wins_.find(terminal);
    return found == last_wins_.end() ? Money{} : found->second;
}

const ledger::Voucher* Floor::last_voucher(const std::string& terminal) const {
    const auto found = last_vouchers_.find({ledger::AccountKind::Terminal, terminal});
    if (found == last_vouchers_.end() || found->second.first != last_number(terminal)) return nullptr;
    return books_.voucher(found->second.second);
}

void Floor::remember_secret(const std::string& key, const std::string& value) {
    const auto slash = key.rfind('/');
    const auto bytes = store::from_hex(value);
    if (!key.starts_with("seed/") || slash == key.npos || !bytes || bytes->size() != 32) return;
    Seed seed{};
    std::copy(bytes->begin(), bytes->end(), seed.begin());
    seeds_[key.substr(slash + 1)] = seed;
}

MaybeRefusal Floor::take_table(const std::string& id, std::int64_t now_ms, Entropy& entropy) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return Refusal{fmt::format("there is no table '{}'", id)};
    begin_act(now_ms, settings_.server);
    record(entry::Taken{id, settings_.server});
    if (!found->second.broken.empty()) table_fault(id, found->second.broken, now_ms_);
    else if (found->second.session) run_isolated(id, [&] { advance(found->second, entropy); });
    return std::nullopt;
}

// ---- Helpers ------------------------------------------------------------------------------------------------

Result<LiveTable*> Handlers::my_table(Floor& floor, const std::string& id) {
    const auto found = floor.tables_.find(id);
    if (found == floor.tables_.end()) return Refusal{fmt::format("there is no table '{}'", id)};
    if (!floor.is_mine(found->second))
        return Refusal{fmt::format("table {} is run by the server '{}'", id, found->second.owner)};
    if (!found->second.broken.empty())
        return Refusal{fmt::format("table {} is out of order until it is called off: {}", id, found->second.broken)};
    return &found->second;
}

// 9A 7.5(b): not operated or otherwise dealt with until it was investigated.
MaybeRefusal Handlers::locked(const LiveTable& table) {
    if (table.locked.empty()) return std::nullopt;
    return Refusal{fmt::format("the table is locked: {}", table.locked), lock_clause(table)};
}

// 9A 7.2.
MaybeRefusal Handlers::frozen(const LiveTable& table) {
    if (table.frozen.empty()) return std::nullopt;
    return Refusal{
        fmt::format("{} announced no spin: round {} is void, and waits for a second person", table.frozen, table.round),
        std::string(call_off_clause(table.offer->setup.profile(), CallOff::NoSpin))};
}

Result<LiveTable*> Handlers::table_in_play(Floor& floor, const std::string& id) {
    auto table = my_table(floor, id);
    if (!table) return table;
    if (auto refusal = locked(**table)) return *refusal;
    if (auto refusal = frozen(**table)) return *refusal;
    return table;
}

Result<Handlers::AtTerminal> Handlers::terminal(Floor& floor, const std::string& name, bool even_locked) {
    const auto at = parse_terminal(name);
    if (!at) return Refusal{fmt::format("'{}' is no terminal; expected such as sic-bo-1/07", name)};
    auto table = my_table(floor, at->table);
    if (!table) return table.refusal();
    const Profile& book = (*table)->profile();
    if (at->player >= (*table)->config().terminals)
        return Refusal{fmt::format("{} has {} terminals", at->table, (*table)->config().terminals),
                       book.or_house(book.terminals)};
    if (even_locked) return AtTerminal{*table, at->player, terminal_account(at->table, at->player)};
    if (auto refusal = locked(**table)) return *refusal;
    if (const auto found = (*table)->locked_terminals.find(at->player + 1); found != (*table)->locked_terminals.end())
        return Refusal{fmt::format("terminal {} is locked: {}", name, found->second), lock_clause(**table)};
    return AtTerminal{*table, at->player, terminal_account(at->table, at->player)};
}

Result<Handlers::AtTerminal> Handlers::acting(Floor& floor, const Actor& by, const std::string& player) {
    auto own = terminal(floor, by.name);
    if (own)
        if (auto refusal = frozen(*own->table)) return *refusal;
    if (!own || player.empty()) return own;
    const auto at = parse_terminal(player);
    const auto acts = own->table->nominees.find(own->player);
    if (!at || at->table != own->table->id || acts == own->table->nominees.end() || acts->second != at->player)
        return Refusal{
            fmt::format("{} is not the nominee of {}: a supervisor approves that", by.name, player),
            nominee_clause(*own->table, "(a)")};
    return terminal(floor, player);
}

std::string Handlers::nominee_clause(const LiveTable& table, std::string_view part) {
    const Clause own = table.game().clauses.nominee;
    return own.empty() ? std::string(kHouseRule) : cite(table.game(), own) + std::string(part);
}

// Every command is carried out once, and its source and number are its name.
std::string Handlers::fresh_id(Floor& floor, std::string_view what) {
    if (floor.number_ != 0) return fmt::format("{}/{}/{}", floor.source_, floor.number_, what);
    return fmt::format("{}/{}/{}", floor.by_, floor.books_.transfers(), what);
}

void Handlers::money(Floor& floor, std::string_view what, std::vector<ledger::Transfer> transfers) {
    floor.record(entry::MoneyMoved{std::string(what)}, std::move(transfers));
}

}  // namespace baize::floor
