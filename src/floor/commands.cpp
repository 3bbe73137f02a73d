// Who may do what, and how a command goes through.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/names.hpp"
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

struct Row {
    CommandDef def;
    Handlers::Function function;
    Handlers::Check check = nullptr;  // of two people's: what must hold before it is proposed
};

constexpr Row kRows[] = {
    {{"bet", kTerminal, false, "sets the stake on a position of the layout"}, Handlers::bet},
    {{"declare", kTerminal, false,
      "says what the game lets a player say while bets are open: a wager on or off, the dice passed"},
      Handlers::declare},
    {{"clear", kTerminal, false, "takes every stake back while bets are open"}, Handlers::clear},
    {{"ready", kTerminal, false, "says that this terminal waits for nobody"}, Handlers::ready},
    {{"answer", kTerminal, false, "decides"}, Handlers::answer},
    {{"agree", kTerminal, false, "agrees, or not, to the number of decks that is announced for the end of the shoe"},
     Handlers::agree},
    {{"sit", kTerminal, false, "takes or leaves a numbered place"}, Handlers::sit},
    {{"insert-cash", kTerminal, false, "the note acceptor took a note"}, Handlers::insert_cash},
    {{"voucher-out", kTerminal, false, "prints a voucher for all credit"}, Handlers::voucher_out},
    {{"dispute", kTerminal, false, "disputes a round, which freezes it"}, Handlers::dispute},
    {{"close-bets", kDealer, false, "calls no more bets"}, Handlers::close_bets},
    {{"ball-dropped", kDealer, false, "the ball has dropped: no more bets"}, Handlers::ball_dropped},
    {{"enter", kDealer, false, "enters a card, a throw, a shuffle"}, Handlers::enter},
    {{"confirm", kDealer, false, "confirms the result"}, Handlers::confirm},
    {{"fix", kDealer, false, "puts an entry right before the result is confirmed"}, Handlers::fix},
    {{"credit", kDealer, false, "credits a terminal with cash or chips tendered"}, Handlers::credit},
    {{"cancel-credit", kDealer, false, "cancels a terminal's credit and pays it in chips"}, Handlers::cancel_credit},
    {{"call", kDealer, false, "calls a supervisor to the table"}, Handlers::call},
    {{"move-wager", kDealer, true, "puts a wager where it was meant, that was misplaced or moved by accident"},
     Handlers::move_wager, Handlers::check_move},
    {{"no-spin", kDealer, true, "announces no spin: the open round stands still, and its stakes go back"},
     Handlers::no_spin, Handlers::check_no_spin},
    {{"rule", kPit, false, "rules on an irregularity"}, Handlers::rule},
    {{"void-round", kPit, true, "voids a round, open or settled"}, Handlers::void_round},
    {{"correct", kPit, true, "puts a wrong entry of a settled round right"}, Handlers::correct},
    {{"refuse-pay", kPit, true, "refuses what a malfunction credited, and locks the terminal"}, Handlers::refuse_pay},
    {{"lock", bits({Role::Dealer, Role::Supervisor, Role::Engineer}), false, "locks a terminal or a table"},
     Handlers::lock},
    {{"unlock", bits({Role::Supervisor, Role::Engineer, Role::Auditor}), true,
      "unlocks a terminal or a table after it was investigated"}, Handlers::unlock},
    {{"nominate", kPit, false, "approves a nominee, who wagers and decides for another player, or ends that"},
     Handlers::nominate},
    {{"limit", kPit, false, "limits a player to one box and the minimum wager, or ends that"}, Handlers::limit},
    {{"table", bits({Role::Supervisor, Role::Engineer}), false, "adds a table, or changes one from its next round on"},
     Handlers::table},
    {{"open-table", kPit, false, "opens a table"}, Handlers::open_table},
    {{"close-table", kPit, false, "closes a table after this round"}, Handlers::close_table},
    {{"approve", bits({Role::Dealer, Role::Supervisor, Role::Cashier, Role::Engineer, Role::Auditor}), false,
      "agrees as the second person"}, Handlers::approve},
    {{"reject", bits({Role::Dealer, Role::Supervisor, Role::Cashier, Role::Engineer, Role::Auditor}), false,
      "disagrees as the second person"}, Handlers::reject},
    {{"resolve", bits({Role::Supervisor, Role::Auditor}), false, "closes a report or a dispute"}, Handlers::resolve},
    {{"fill", bits({Role::Supervisor, Role::Cashier}), true,
      "brings chips or cash to a float, a drawer or a progressive meter, or takes them away, but never from a meter"},
      Handlers::fill, Handlers::check_fill},
    {{"redeem", kCage, false, "pays a voucher"}, Handlers::redeem},
    {{"deposit", kCage, false, "takes cash into a player's account"}, Handlers::deposit},
    {{"withdraw", kCage, false, "pays cash out of a player's account"}, Handlers::withdraw},
    {{"to-terminal", kCage, false, "moves a player's money to a terminal"}, Handlers::to_terminal},
    {{"from-terminal", kCage, false, "moves a terminal's credit to a player's account"}, Handlers::from_terminal},
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
        return Reply{{{"repeat", true}}, true};
    if (command.number > last_number(command.actor.source) + 1'000)
        return Refusal{fmt::format("commands are numbered one after another: the last one was {}",
                                   last_number(command.actor.source))};
    begin_act(now_ms, command.actor.name, command.actor.source, command.number);
    const std::size_t before = outbox_.entries.size();
    auto reply = guarded(command, entropy, def->two_people);
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
}

Result<Reply> Floor::as_house(const std::string& verb, const Json& args, std::int64_t now_ms, Entropy& entropy) {
    if (!find_command(verb)) return Refusal{fmt::format("there is no command '{}'", verb)};
    begin_act(now_ms, "house");
    return guarded({{Role::Supervisor, "house", ""}, 0, verb, args}, entropy, false);
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

Result<Reply> Floor::propose(const Command& command) {
    if (!command.args.is_object()) return Refusal{"the arguments must be an object"};
    if (const Handlers::Check check = Handlers::check_of(command.verb))
        if (auto refusal = check(*this, command)) return *refusal;
    const std::uint64_t number = next_incident();
    record(entry::IncidentNote{.incident = number, .verb = command.verb, .args = command.args});
    return Reply{{{"incident", number}, {"needs", "a second person"}}};
}

std::uint64_t Floor::last_number(const std::string& source) const {
    const auto found = numbers_.find(source);
    return found == numbers_.end() ? 0 : found->second;
}

const LiveTable* Floor::table(std::string_view id) const {
    const auto found = tables_.find(std::string(id));
    return found == tables_.end() ? nullptr : &found->second;
}

const std::deque<Movement>& Floor::movements(const std::string& account) const {
    static const std::deque<Movement> kNone;
    const auto found = movements_.find(account);
    return found == movements_.end() ? kNone : found->second;
}

Money Floor::last_win(const std::string& terminal) const {
    const auto found = last_wins_.find(terminal);
    return found == last_wins_.end() ? Money{} : found->second;
}

const ledger::Voucher* Floor::last_voucher(const std::string& terminal) const {
    const auto found = last_vouchers_.find("terminal:" + terminal);
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
    else if (found->second.session) holds(id, [&] { advance(found->second, entropy); });
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

Result<Handlers::AtTerminal> Handlers::acting(Floor& floor, const Command& command, Fields& fields) {
    auto own = terminal(floor, command.actor.name);
    const std::string other = fields.text_or("for", "");
    if (own)
        if (auto refusal = frozen(*own->table)) return *refusal;
    if (!own || other.empty()) return own;
    const auto at = parse_terminal(other);
    const auto acts = own->table->nominees.find(own->player);
    if (!at || at->table != own->table->id || acts == own->table->nominees.end() || acts->second != at->player)
        return Refusal{
            fmt::format("{} is not the nominee of {}: a supervisor approves that", command.actor.name, other),
            nominee_clause(*own->table, "(a)")};
    return terminal(floor, other);
}

std::string Handlers::nominee_clause(const LiveTable& table, std::string_view part) {
    const Clause own = table.game().nominee_clause;
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
