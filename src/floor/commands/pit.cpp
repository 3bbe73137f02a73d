// What supervisors and engineers do.
#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "definition/names.hpp"
#include "floor/commands/handlers.hpp"
#include "floor/commands/list.hpp"
#include "floor/commands/parts.hpp"
#include "floor/course.hpp"
#include "floor/incident_args.hpp"
#include "floor/jackpot.hpp"
#include "table_file/house.hpp"

namespace baize::floor {

// ---- Locks --------------------------------------------------------------------------------------------------------

namespace {

std::optional<int> terminal_in(const LockArgs& args) {
    return args.terminal ? std::optional(args.terminal) : std::nullopt;
}
MaybeRefusal says_why(const LockArgs& args) {
    return args.why.empty() ? MaybeRefusal(Refusal{"say why"}) : std::nullopt;
}

}  // namespace

namespace pit {

Result<LockReply> lock(Act& act, const LockArgs& args) {
    if (auto refusal = says_why(args)) return *refusal;
    auto table = my_table(act.state(), args.table);
    if (!table) return table.refusal();
    act.record(entry::Locked{args.table, terminal_in(args), args.why});
    return LockReply{args.terminal ? terminal_name(args.table, static_cast<PlayerId>(args.terminal - 1)) : args.table};
}

// 9A 7.5(b): only after the malfunction was investigated; two people say so.
Result<UnlockReply> unlock(Act& act, const LockArgs& args) {
    if (auto refusal = says_why(args)) return *refusal;
    auto table = my_table(act.state(), args.table);
    if (!table) return table.refusal();
    const bool locked =
        args.terminal ? (*table)->locked_terminals.contains(args.terminal) : !(*table)->locked.empty();
    if (!locked) return Refusal{"it is not locked"};
    act.record(entry::Locked{args.table, terminal_in(args), ""});
    if ((*table)->phase == Phase::Closed) course::open_round(act, **table);
    else course::advance(act, **table);
    return UnlockReply{};
}

// ---- Nominees -----------------------------------------------------------------------------------------------------

// As dragon21 2.2 has it, at every table: the supervisor approves, and everybody is told by the state of the table.
// Where the game's division has no such rule it is the house's own. `nominee` left out: he ceases to act.
Result<NominateReply> nominate(Act& act, const NominateArgs& args) {
    const std::string &player = args.terminal, &nominee = args.nominee;
    auto at = terminal_at(act.state(), player, true);
    if (!at) return at.refusal();
    if (auto refusal = locked(*at->table)) return *refusal;
    const auto& nominees = at->table->nominees;
    const auto acts =
        std::find_if(nominees.begin(), nominees.end(), [&](const auto& each) { return each.second == at->player; });
    if (nominee.empty()) {
        if (acts == nominees.end())
            return Refusal{fmt::format("nobody acts for {}", player), nominee_clause(*at->table, "(e)")};
        act.record(entry::Nominee{at->table->id, acts->first});
        return NominateReply{player, {}};
    }
    auto other = terminal_at(act.state(), nominee, true);
    if (!other) return other.refusal();
    if (other->table != at->table || other->player == at->player)
        return Refusal{"a nominee sits at another terminal of the same table", nominee_clause(*at->table, "(a)")};
    if (acts != nominees.end())
        return Refusal{fmt::format("{} acts for {} already", terminal_name(at->table->id, acts->first), player),
                       nominee_clause(*at->table, "(e)")};
    if (nominees.contains(other->player))
        return Refusal{fmt::format("{} acts for another player already", nominee), nominee_clause(*at->table, "(d)")};
    act.record(entry::Nominee{at->table->id, other->player, at->player});
    return NominateReply{player, nominee};
}

// ---- Limits of one person -----------------------------------------------------------------------------------------

// nz-blackjack 5.8, where a book has such a rule. It holds for wagers that are laid from now on.
Result<LimitReply> limit(Act& act, const LimitArgs& args) {
    const std::string& player = args.terminal;
    const bool limited = args.limited;
    auto at = terminal_at(act.state(), player, true);
    if (!at) return at.refusal();
    if (auto refusal = locked(*at->table)) return *refusal;
    const Game& game = at->table->game();
    if (game.clauses.person.empty())
        return Refusal{
            fmt::format("the rules of {} do not let one person be limited to one box and the minimum", game.title)};
    if (at->table->limited.contains(at->player) == limited)
        return Refusal{fmt::format("{} {}", player, limited ? "is limited already" : "is not limited"),
                       cite(game, game.clauses.person)};
    act.record(entry::Limited{at->table->id, at->player, limited});
    return LimitReply{player, limited, cite(game, game.clauses.person)};
}

// ---- Tables ---------------------------------------------------------------------------------------------------------

namespace {

bool runs(const LiveTable& table) { return !table.closing || table.phase != Phase::Closed; }

// 001 10A.8: where a book wants one pay scale in the whole house, a table may not run beside one that uses another.
MaybeRefusal check_scales(const State& state, const Offer& offer) {
    const Game& game = offer.setup.game();
    for (const auto& [id, table] : state.tables) {
        if (id == offer.config.id || !table.offer || !runs(table) || table.game().id != game.id) continue;
        const Setup& other = (table.next_offer ? table.next_offer : table.offer)->setup;
        if (const auto w = other_scale(offer.setup, other))
            return Refusal{fmt::format("table {} offers {} by pay scale {}: every table uses the same one. Close "
                                       "the others, change them, open them",
                                       id, game.wagers[*w].title, other.paytable(*w)),
                           cite(game, game.wagers[*w].one_paytable)};
    }
    return std::nullopt;
}

MaybeRefusal other_meter(const State& state, const Offer& offer) {
    for (const auto& [id, table] : state.tables) {
        if (id == offer.config.id || !table.offer) continue;
        const Offer& linked = *(table.next_offer ? table.next_offer : table.offer);
        if (auto refusal = baize::other_meter(offer.config, linked.config)) return refusal;
    }
    return std::nullopt;
}

// A meter never shows less than its posted seed when bets open (ruling R90), and nobody brings the house's money into
// it alone: before a higher seed is posted, two people fill it.
MaybeRefusal seed_above_meter(const State& state, const Offer& offer) {
    const JackpotConfig& jackpot = offer.config.jackpot;
    const ledger::Account* meter = jackpot.id.empty() ? nullptr : state.books.account(meter_account(jackpot.id));
    if (!meter || meter->balance >= jackpot.seed) return std::nullopt;
    return Refusal{fmt::format("the meter {} holds {}: two people fill it up before a seed of {} is posted", jackpot.id,
                               to_string(meter->balance), to_string(jackpot.seed)),
                   "gb-2011 2.4"};
}

// A meter that no table had before starts with its seed.
void start_meter(Act& act, const Offer& offer) {
    const JackpotConfig& jackpot = offer.config.jackpot;
    if (jackpot.id.empty() || act.books().account(meter_account(jackpot.id))) return;
    const auto transfers = reseed(jackpot, fmt::format("meter/{}/", jackpot.id), {}, {});
    if (!transfers.empty()) act.record(entry::MoneyMoved{"seed"}, transfers);
}

// A table that is there already keeps its game while it is open, and a terminal for everybody who has credit.
MaybeRefusal check_change(const State& state, const LiveTable& old, const Offer& offer) {
    if (!state.is_mine(old))
        return Refusal{fmt::format("table {} is run by the server '{}'", old.id, old.owner)};
    if (!old.offer) return std::nullopt;
    if (old.game().id != offer.config.game && old.phase != Phase::Closed)
        return Refusal{"another game needs the table closed first"};
    for (int i = offer.config.terminals; i < old.config().terminals; ++i) {
        const auto* account = state.books.account(terminal_account(old.id, player_no(i)));
        if (account && account->balance.cents != 0)
            return Refusal{fmt::format("terminal {} still has credit and cannot be taken away",
                                       terminal_name(old.id, player_no(i)))};
    }
    return runs(old) ? check_scales(state, offer) : std::nullopt;
}

MaybeRefusal check_file(const State& state, const LiveTable* old, const Offer& offer) {
    for (const Finding& finding : offer.findings)
        if (finding.weight == Weight::Forbidden) return Refusal{finding.what, finding.clause};
    if (offer.config.currency != state.settings.currency)
        return Refusal{fmt::format("this floor's currency is {}", state.settings.currency)};
    if (old)
        if (auto refusal = check_change(state, *old, offer)) return refusal;
    if (auto refusal = other_meter(state, offer)) return refusal;
    return seed_above_meter(state, offer);
}

}  // namespace

// 003 11.8, 12.10: a change takes effect with a round, and is shown from now on.
Result<FileReply> table(Act& act, const FileArgs& args) {
    auto offer = make_offer(args.toml);
    if (!offer) return offer.refusal();
    const std::string& id = (*offer)->config.id;
    const LiveTable* old = act.state().table(id);
    if (auto refusal = check_file(act.state(), old, **offer)) return *refusal;
    act.record(entry::TableFile{id, args.toml});
    start_meter(act, **offer);
    if (!old) {
        act.record(entry::Taken{id, act.state().settings.server});
        act.record(entry::Closing{id, true});
    }
    const LiveTable& now = *act.state().table(id);
    if (const ShoeRule rule = now.waits_for())
        return FileReply{
            id, rule.agreed ? "the end of the shoe at which every player has agreed" : "the end of the shoe",
            cite(now.game(), rule.clause)};
    return FileReply{id, now.next_offer ? "the next round" : "now", {}};
}

Result<OpenTableReply> open_table(Act& act, const TableArgs& args) {
    const std::string& id = args.table;
    auto table = my_table(act.state(), id);
    if (!table) return table.refusal();
    if (auto refusal = locked(**table)) return *refusal;
    if (!(*table)->closing) return Refusal{"the table is open"};
    if (auto refusal = check_scales(act.state(), *((*table)->next_offer ? (*table)->next_offer : (*table)->offer)))
        return *refusal;
    act.record(entry::Closing{id, false});
    if ((*table)->phase == Phase::Closed) course::open_round(act, **table, course::ShoeBefore::EndedWithTheTable);
    return OpenTableReply{id};
}

Result<CloseTableReply> close_table(Act& act, const TableArgs& args) {
    const std::string& id = args.table;
    auto table = my_table(act.state(), id);
    if (!table) return table.refusal();
    if ((*table)->closing) return Refusal{"the table is closed, or closes after this round"};
    act.record(entry::Closing{id, true});
    const bool idle = (*table)->phase == Phase::Preparing || (*table)->phase == Phase::Betting;
    if (idle && (*table)->session->table().stakes().empty())
        course::call_off(act, **table, CalledOff{CallOff::Ordered});
    return CloseTableReply{id};
}

// ---- Two people -----------------------------------------------------------------------------------------------------

namespace {

Result<Incident> open_incident(const State& state, std::uint64_t number) {
    const auto found = state.incidents.find(number);
    if (found == state.incidents.end()) return Refusal{fmt::format("there is no incident {}", number)};
    if (found->second.state != IncidentState::Open)
        return Refusal{fmt::format("incident {} is closed already", number)};
    return found->second;
}

entry::IncidentNote became_of(const IncidentArgs& args, IncidentState state, const Actor& by) {
    return {.incident = args.incident, .state = state, .second = by.name, .note = args.note};
}

}  // namespace

Result<ApproveReply> approve(Act& act, const IncidentArgs& args) {
    const auto incident = open_incident(act.state(), args.incident);
    if (!incident) return incident.refusal();
    const CommandRow* row = find_command(incident->verb);
    if (!row || !row->def.proposes())
        return Refusal{fmt::format("'{}' is not a proposal: resolve it", incident->verb)};
    if (incident->by == act.actor().name) return Refusal{"a second person is needed, not the same one twice"};
    if (!may(row->def, act.actor().role))
        return Refusal{fmt::format("a {} cannot agree to '{}'", word_of(act.actor().role), incident->verb)};
    act.seconds(incident->by);
    auto reply = row->carry_out(act, incident->verb, incident->args);
    if (!reply) return reply.refusal();
    entry::IncidentNote done = became_of(args, IncidentState::Done, act.actor());
    done.took = act.clawback();
    act.record(std::move(done));
    reply->body["incident"] = args.incident;
    return ApproveReply{std::move(reply->body)};
}

Result<RejectReply> reject(Act& act, const IncidentArgs& args) {
    const auto incident = open_incident(act.state(), args.incident);
    if (!incident) return incident.refusal();
    const CommandRow* row = find_command(incident->verb);
    if (!row || !row->def.proposes() || !may(row->def, act.actor().role))
        return Refusal{fmt::format("a {} cannot reject this", word_of(act.actor().role))};
    act.record(became_of(args, IncidentState::Rejected, act.actor()));
    return RejectReply{args.incident};
}

Result<ResolveReply> resolve(Act& act, const IncidentArgs& args) {
    const auto incident = open_incident(act.state(), args.incident);
    if (!incident) return incident.refusal();
    if (const CommandRow* row = find_command(incident->verb); row && row->def.proposes())
        return Refusal{"this waits for a second person: approve or reject it"};
    entry::IncidentNote resolved = became_of(args, IncidentState::Done, act.actor());
    if (incident->verb == "dispute")
        if (const auto of = args_of<RoundConcerned>(*incident))
            resolved.dispute = entry::Disputed{of->table, of->round, false};
    act.record(std::move(resolved));
    return ResolveReply{args.incident};
}

}  // namespace pit

}  // namespace baize::floor
