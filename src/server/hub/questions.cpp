#include "server/hub/questions.hpp"

#include <fmt/format.h>

#include "wire/read.hpp"
#include "wire/schema.hpp"
#include "floor/views.hpp"
#include "server/hub/feed.hpp"
#include "server/hub/journal_writer.hpp"
#include "server/permissions.hpp"
#include "server/protocol/asked.hpp"

namespace baize::server {

using namespace protocol::asked;
using floor::Actor;
using floor::LiveTable;
using floor::Role;

namespace {

// One function each: from its arguments to its answer, both as server/protocol and floor/protocol describe them.
namespace answer_to {

using By = std::optional<Actor>;  // nothing: nobody has signed in

struct At {
    const LiveTable* table;
    PlayerId player = kNobody;  // whose table it is
    bool terminal = false;      // a terminal asks
};

// A terminal asks about its own table where it names none, and sees other tables as anybody does.
Result<At> at(const Sources& from, const By& by, const OfTable& args) {
    const bool terminal = by && by->role == Role::Terminal;
    const auto place = terminal ? floor::parse_terminal(by->name) : std::nullopt;
    if (args.table.empty() && !place) return Refusal{"'table' must be a text, and is missing"};
    const std::string& id = args.table.empty() ? place->table : args.table;
    const LiveTable* table = from.floor.state().table(id);
    if (!table) return Refusal{fmt::format("there is no table '{}'", id)};
    return At{table, place && place->table == id ? place->player : kNobody, terminal};
}

// ... of its own alone.
Result<At> own(const Sources& from, const By& by, const OfTable& args) {
    auto found = at(from, by, args);
    if (found && found->terminal && found->player == kNobody) return Refusal{"a terminal sees its own table's games"};
    return found;
}

Result<const floor::PastRound*> past(const At& at, std::uint64_t round) {
    if (const floor::PastRound* found = at.table->find_past(round)) return found;
    return Refusal{fmt::format("round {} is not among the last {}; the journal has it", round, floor::kPastRounds)};
}

Result<std::vector<protocol::TableRow>> tables(const Sources& from, const By&, const NoArgs&) {
    return from.feed.tables();
}

// ---- Of a table -----------------------------------------------------------------------------------------------------

Result<protocol::Offer> offer(const Sources& from, const By& by, const OfTable& args) {
    const auto found = at(from, by, args);
    if (!found) return found.refusal();
    return floor::offer_view(*found->table, found->player == kNobody ? 0 : found->player + 1);
}

Result<protocol::State> table(const Sources& from, const By& by, const OfTable& args) {
    const auto found = at(from, by, args);
    if (!found) return found.refusal();
    return from.feed.state_of(*found->table, found->player);
}

Result<std::vector<protocol::PastResult>> results(const Sources& from, const By& by, const LastOfTable& args) {
    const auto found = at(from, by, args.of);
    if (!found) return found.refusal();
    return floor::results_view(*found->table, args.most);
}

Result<std::vector<protocol::PastGame>> recall(const Sources& from, const By& by, const LastOfTable& args) {
    const auto found = own(from, by, args.of);
    if (!found) return found.refusal();
    return floor::recall_view(*found->table, found->player, args.most);
}

Result<protocol::PastGame> round(const Sources& from, const By& by, const RoundOfTable& args) {
    const auto found = own(from, by, args.of);
    if (!found) return found.refusal();
    const auto round = past(*found, args.round);
    if (!round) return round.refusal();
    protocol::PastGame game = floor::round_view(*found->table, **round, found->player);
    if (!found->terminal) game.entries = floor::round_entries(**round);
    return game;
}

Result<protocol::Replay> replay(const Sources& from, const By& by, const RoundOfTable& args) {
    const auto found = at(from, by, args.of);
    if (!found) return found.refusal();
    const auto round = past(*found, args.round);
    if (!round) return round.refusal();
    return floor::replay_view(**round);
}

Result<std::vector<protocol::Entry>> entries(const Sources& from, const By& by, const OfTable& args) {
    const auto found = at(from, by, args);
    if (!found) return found.refusal();
    return floor::entries_view(*found->table);
}

Result<protocol::TableToml> file(const Sources& from, const By& by, const OfTable& args) {
    const auto found = at(from, by, args);
    if (!found) return found.refusal();
    return protocol::TableToml{(found->table->next_offer ? found->table->next_offer : found->table->offer)->toml};
}

Result<protocol::FloatOf> float_of(const Sources& from, const By& by, const OfTable& args) {
    const auto found = at(from, by, args);
    if (!found) return found.refusal();
    const auto account = ledger::AccountId::of_float(found->table->id);
    return protocol::FloatOf{account.text(), -from.floor.state().books.free(account)};
}

Result<std::vector<protocol::IncidentRow>> incidents(const Sources& from, const By&, const WhichIncidents& args) {
    return floor::incidents_view(from.floor, args.open);
}

// ---- Of the books ---------------------------------------------------------------------------------------------------

Result<std::vector<protocol::Account>> accounts(const Sources& from, const By&, const NoArgs&) {
    return floor::accounts_view(from.floor);
}

Result<protocol::Account> account(const Sources& from, const By&, const OfAccount& args) {
    const auto id = ledger::AccountId::parse(args.account);
    const auto* found = id ? from.floor.state().books.account(*id) : nullptr;
    if (!found) return Refusal{fmt::format("there is no account '{}'", args.account)};
    return floor::account_view(*id, *found);
}

Result<std::vector<protocol::StatementRow>> statement(const Sources& from, const By&, const LastOfAccount& args) {
    const auto id = ledger::AccountId::parse(args.of.account);
    if (!id || !from.floor.state().books.account(*id))
        return Refusal{fmt::format("there is no account '{}'", args.of.account)};
    return floor::statement_view(from.floor, *id, args.most);
}

Result<std::optional<protocol::Voucher>> voucher(const Sources& from, const By&, const OfVoucher& args) {
    return floor::voucher_view(from.floor.state().books, args.number);
}

Result<std::vector<protocol::JournalEntry>> journal(const Sources& from, const By&, const OfJournal& args) {
    std::vector<protocol::JournalEntry> list;
    for (store::Entry& entry : from.journal.store().read(args.from, args.most)) {
        list.push_back({entry.seq, {Json::parse(entry.payload)}, store::to_hex(entry.hash), {}});
        if (args.raw) list.back().text = std::move(entry.payload);
    }
    return list;
}

// ---- Of people ------------------------------------------------------------------------------------------------------

Result<std::vector<protocol::UserRow>> users(const Sources& from, const By&, const NoArgs&) {
    return users_view(from.credentials);
}

Result<std::vector<protocol::CommandRow>> commands(const Sources&, const By&, const NoArgs&) {
    return commands_view();
}

}  // namespace answer_to

// ---- The table ------------------------------------------------------------------------------------------------------

using floor::Roles, floor::roles_of;
constexpr Roles kStaff = floor::kAllStaff, kAll = kStaff | roles_of(Role::Terminal);
constexpr Roles kBooks = roles_of(Role::Supervisor, Role::Cashier, Role::Auditor);
constexpr Roles kAuditors = roles_of(Role::Auditor), kEngineers = roles_of(Role::Engineer);

template <class Function>
struct Question;
template <class AnswerPart, class ArgsPart>
struct Question<Result<AnswerPart> (*)(const Sources&, const std::optional<Actor>&, const ArgsPart&)> {
    using Answer = AnswerPart;
    using Args = ArgsPart;
};

// Reads the arguments, asks, and writes the answer: all by their descriptions.
template <auto kFunction>
Result<std::string> ask(const Sources& from, const std::optional<Actor>& by, const Json& args) {
    typename Question<decltype(kFunction)>::Args read;
    if (auto wrong = wire::read(args, read, "args")) return Refusal{*wrong};
    const auto answer = kFunction(from, by, read);
    if (!answer) return answer.refusal();
    return wire::text_of(*answer, NotUtf8::Replace);
}

template <auto kFunction>
constexpr QuestionDef question(std::string_view what, Roles roles, bool anybody, std::string_view answers) {
    using Of = Question<decltype(kFunction)>;
    return {what, roles, anybody, answers, wire::types<typename Of::Args, typename Of::Answer>, ask<kFunction>};
}

namespace Q = answer_to;
constexpr QuestionDef kQuestions[] = {
    question<Q::tables>   ("tables",    kAll,   true,  "the tables of the floor"),
    question<Q::offer>    ("offer",     kAll,   true,  "a table's layout, pay tables and limits, those of the terminal "
                                                       "that asks"),
    question<Q::table>    ("table",     kAll,   true,  "a table's state, as the asker may see it"),
    question<Q::results>  ("results",   kAll,   true,  "a table's last results, newest last, and which positions they "
                                                       "made win"),
    question<Q::recall>   ("recall",    kAll,   false, "the last games, newest first: a terminal's own; all for staff"),
    question<Q::round>    ("round",     kAll,   false, "one of the last games; for staff with its entries"),
    question<Q::replay>   ("replay",    roles_of(Role::Supervisor, Role::Auditor), false,
                           "one of the last games, event by event, and what a spectator saw after each"),
    question<Q::entries>  ("entries",   roles_of(Role::Dealer, Role::Supervisor, Role::Auditor), false,
                           "the events of the open round by number"),
    question<Q::file>     ("file",      roles_of(Role::Supervisor, Role::Auditor, Role::Engineer), false,
                           "a table's file, as it will be from the next round on"),
    question<Q::float_of> ("float",     kBooks | roles_of(Role::Dealer), false, "what a table's float holds"),
    question<Q::incidents>("incidents", kStaff, false, "what waits for a second person, reports, disputes"),
    question<Q::accounts> ("accounts",  kBooks, false, "every account with its meters"),
    question<Q::account>  ("account",   kBooks, false, "one account"),
    question<Q::statement>("statement", kBooks, false, "the last movements of an account, newest first"),
    question<Q::voucher>  ("voucher",   kBooks, false, "a voucher and its state; null where there is none"),
    question<Q::journal>  ("journal",   kAuditors, false, "entries of the journal with their hashes"),
    question<Q::users>    ("users",     kEngineers, false, "who may sign in"),
    question<Q::commands> ("commands",  kAll,   true,  "who may do what"),
};

}  // namespace

std::span<const QuestionDef> questions() { return kQuestions; }

const QuestionDef* find_question(std::string_view what) {
    for (const QuestionDef& each : kQuestions)
        if (each.what == what) return &each;
    return nullptr;
}

bool may_ask(const QuestionDef& question, std::optional<Role> role) {
    return question.anybody || (role && floor::is_one_of(question.roles, *role));
}

}  // namespace baize::server
