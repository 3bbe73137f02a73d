// What supervisors and engineers do.
#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "definition/names.hpp"
#include "floor/handlers.hpp"
#include "floor/jackpot.hpp"
#include "floor/memory.hpp"
#include "floor/money.hpp"
#include "table_file/house.hpp"

namespace baize::floor {

// ---- Rounds that are over -----------------------------------------------------------------------------------

namespace {

// Has a wager that lives over rounds lain on the layout since that round?
// Then what the table remembered of it has been used.
bool living_since(const LiveTable& table, const PastRound& past) {
    const auto lives = [&](const Stake& stake) { return table.game().wagers[stake.position.wager].lives; };
    for (const PastRound& later : table.past)
        if (later.number > past.number && std::any_of(later.stakes.begin(), later.stakes.end(), lives)) return true;
    return table.session &&
           std::any_of(table.session->table().stakes().begin(), table.session->table().stakes().end(), lives);
}

// The next round began with what this one left: a correction may change what was paid, not what is still in play.
bool same_left(const LiveTable& table, const PastRound& past, const Session& was, const Session& now) {
    if (was.table().carried().remaining != now.table().carried().remaining) return false;
    return !living_since(table, past) || left_by(past, now.events(), past.began).value_or(past.left) == past.left;
}

}  // namespace

// One way for every change to a settled round: play its events again as they should have been, and move the difference.
Result<Revised> Handlers::revise(Floor& floor, LiveTable& table, PastRound& past, entry::Revised entry,
                                 const std::vector<Event>& events, const std::set<PlayerId>& refused,
                                 const std::string& clause, Entropy& entropy) {
    if (past.disputed) return Refusal{fmt::format("round {} is disputed: resolve the dispute first", past.number)};
    auto again = Session::replay(past.offer->setup, past.at_start, events);
    if (!again) return Refusal{again.refusal().what, cite(past.offer->setup.game(), again.refusal().clause)};
    if (!(*again)->finished())
        return Refusal{"with that correction the round would not be finished: it can only be called off"};
    auto before = Session::replay(past.offer->setup, past.at_start, past.events);
    if (!before)
        return Refusal{fmt::format("round {} as it was settled does not replay, so it cannot be corrected: {}",
                                   past.number, before.refusal().what)};
    if (!same_left(table, past, **before, **again))
        return Refusal{
            "with that correction other wagers would still be in play, and the next round has begun with those that "
            "are: it cannot be corrected any more"};
    const std::vector<Line> lines = lines_of((*again)->table(), refused);
    auto revision = revise_lines(floor.books_, table, past, lines, floor.by_, clause);
    if (!revision) return revision.refusal();
    floor.took_ = taken_back(table.id, lines_in(past.credited), lines);
    entry.table = table.id;
    entry.round = past.number;
    entry.clause = clause;
    const std::size_t moved = revision->transfers.size();
    floor.record(std::move(entry), std::move(revision->transfers));
    Revised revised{past.number, moved, revision->shortfall, past.afterwards};
    floor.advance(table, entropy);  // a round that has begun again may want something else than before
    return revised;
}

// 9A 7.3.
Result<Revised> Handlers::correct(Floor& floor, const Actor&, const CorrectArgs& args, Entropy& entropy) {
    const std::string& id = args.table;
    const std::uint64_t number = args.round;
    const std::size_t index = args.index;
    auto table = my_table(floor, id);
    if (!table) return table.refusal();
    PastRound* past = (*table)->find_past(number);
    if (!past) return Refusal{fmt::format("round {} is not among the last {} of {}", number, kPastRounds, id)};
    if (past->offer->config.chance == ChanceFrom::Server)
        return Refusal{"the server's own results are not entered: a malfunction is refused or voided instead"};
    const Profile& book = past->offer->setup.profile();
    auto event = event_from_json(args.event.json, past->offer->setup.game());
    if (!event) return event.refusal();
    if (index >= past->events.size() || past->events[index].index() != event->index())
        return Refusal{fmt::format("entry {} of round {} is not of that kind", index, number)};
    if (std::holds_alternative<MeterRead>(*event))
        return Refusal{"what the meter read stands; two people change the fund itself", "gb-2011 2.4"};
    if (std::holds_alternative<PlaceBet>(*event) || std::holds_alternative<Answered>(*event) ||
        std::holds_alternative<Declared>(*event) || std::holds_alternative<Moved>(*event))
        return Refusal{"what players wagered and decided stands", book.or_house(book.as_at_close)};
    if (std::holds_alternative<Ruled>(*event) || std::holds_alternative<CalledOff>(*event))
        return Refusal{"a ruling is not entered wrongly: rule of the round what there is to rule",
                       book.or_house(book.recalculated)};
    const std::vector<Event> events =
        Session::put_right(past->offer->setup, past->at_start, past->events, index, *event);
    return revise(floor, **table, *past, {.index = index, .event = *event}, events, past->refused,
                  book.or_house(book.recalculated), entropy);
}

// 9A 7.4, 7.5: refuse the payment, report it, lock the terminal, refund what was wagered.
Result<RefusePayReply> Handlers::refuse_pay(Floor& floor, const Actor&, const RefusePayArgs& args, Entropy& entropy) {
    const std::uint64_t number = args.round;
    auto at = terminal(floor, args.terminal, true);  // 7.4(b): also what was credited after the malfunction
    if (!at) return at.refusal();
    PastRound* past = at->table->find_past(number);
    if (!past)
        return Refusal{fmt::format("round {} is not among the last {} of {}", number, kPastRounds, at->table->id)};
    std::set<PlayerId> refused = past->refused;
    if (!refused.insert(at->player).second) return Refusal{"that payment was refused already"};
    const Profile& book = past->offer->setup.profile();
    auto revised = revise(floor, *at->table, *past, {.refused = at->player}, past->events, refused,
                          book.or_house(book.refused), entropy);
    if (!revised) return revised.refusal();
    floor.record(entry::Locked{at->table->id, at->player + 1, fmt::format("malfunction in round {}", number)});
    const std::uint64_t incident = floor.next_incident();  // 7.5(a): the report to the inspector
    floor.record(
        entry::IncidentNote{.incident = incident, .verb = "report", .args = wire::json_of(args), .note = args.note});
    return RefusePayReply{*revised, incident};
}

// ---- Locks --------------------------------------------------------------------------------------------------------

namespace {

std::optional<int> terminal_in(const LockArgs& args) {
    return args.terminal ? std::optional(args.terminal) : std::nullopt;
}
MaybeRefusal says_why(const LockArgs& args) {
    return args.why.empty() ? MaybeRefusal(Refusal{"say why"}) : std::nullopt;
}

}  // namespace

Result<LockReply> Handlers::lock(Floor& floor, const Actor&, const LockArgs& args, Entropy&) {
    if (auto refusal = says_why(args)) return *refusal;
    auto table = my_table(floor, args.table);
    if (!table) return table.refusal();
    floor.record(entry::Locked{args.table, terminal_in(args), args.why});
    return LockReply{args.terminal ? fmt::format("{}/{:02}", args.table, args.terminal) : args.table};
}

// 9A 7.5(b): only after the malfunction was investigated; two people say so.
Result<UnlockReply> Handlers::unlock(Floor& floor, const Actor&, const LockArgs& args, Entropy& entropy) {
    if (auto refusal = says_why(args)) return *refusal;
    auto table = my_table(floor, args.table);
    if (!table) return table.refusal();
    const bool locked =
        args.terminal ? (*table)->locked_terminals.contains(args.terminal) : !(*table)->locked.empty();
    if (!locked) return Refusal{"it is not locked"};
    floor.record(entry::Locked{args.table, terminal_in(args), ""});
    if ((*table)->phase == Phase::Closed) floor.open_round(**table, entropy);
    else floor.advance(**table, entropy);
    return UnlockReply{};
}

// ---- Nominees -----------------------------------------------------------------------------------------------------

// As dragon21 2.2 has it, at every table: the supervisor approves, and everybody is told by the state of the table.
// Where the game's division has no such rule it is the house's own. `nominee` left out: he ceases to act.
Result<NominateReply> Handlers::nominate(Floor& floor, const Actor&, const NominateArgs& args, Entropy&) {
    const std::string &player = args.terminal, &nominee = args.nominee;
    auto at = terminal(floor, player, true);
    if (!at) return at.refusal();
    if (auto refusal = locked(*at->table)) return *refusal;
    const auto& nominees = at->table->nominees;
    const auto acts =
        std::find_if(nominees.begin(), nominees.end(), [&](const auto& each) { return each.second == at->player; });
    if (nominee.empty()) {
        if (acts == nominees.end())
            return Refusal{fmt::format("nobody acts for {}", player), nominee_clause(*at->table, "(e)")};
        floor.record(entry::Nominee{at->table->id, acts->first});
        return NominateReply{player, {}};
    }
    auto other = terminal(floor, nominee, true);
    if (!other) return other.refusal();
    if (other->table != at->table || other->player == at->player)
        return Refusal{"a nominee sits at another terminal of the same table", nominee_clause(*at->table, "(a)")};
    if (acts != nominees.end())
        return Refusal{fmt::format("{} acts for {} already", terminal_name(at->table->id, acts->first), player),
                       nominee_clause(*at->table, "(e)")};
    if (nominees.contains(other->player))
        return Refusal{fmt::format("{} acts for another player already", nominee), nominee_clause(*at->table, "(d)")};
    floor.record(entry::Nominee{at->table->id, other->player, at->player});
    return NominateReply{player, nominee};
}

// ---- Limits of one person -----------------------------------------------------------------------------------------

// nz-blackjack 5.8, where a book has such a rule. It holds for wagers that are laid from now on.
Result<LimitReply> Handlers::limit(Floor& floor, const Actor&, const LimitArgs& args, Entropy&) {
    const std::string& player = args.terminal;
    const bool limited = args.limited;
    auto at = terminal(floor, player, true);
    if (!at) return at.refusal();
    if (auto refusal = locked(*at->table)) return *refusal;
    const Game& game = at->table->game();
    if (game.clauses.person.empty())
        return Refusal{
            fmt::format("the rules of {} do not let one person be limited to one box and the minimum", game.title)};
    if (at->table->limited.contains(at->player) == limited)
        return Refusal{fmt::format("{} {}", player, limited ? "is limited already" : "is not limited"),
                       cite(game, game.clauses.person)};
    floor.record(entry::Limited{at->table->id, at->player, limited});
    return LimitReply{player, limited, cite(game, game.clauses.person)};
}

// ---- Tables ---------------------------------------------------------------------------------------------------------

namespace {

bool runs(const LiveTable& table) { return !table.closing || table.phase != Phase::Closed; }

// 001 10A.8: where a book wants one pay scale in the whole house, a table may not run beside one that uses another.
MaybeRefusal check_scales(const Floor& floor, const Offer& offer) {
    const Game& game = offer.setup.game();
    for (const auto& [id, table] : floor.tables()) {
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

}  // namespace

// 003 11.8, 12.10: a change takes effect with a round, and is shown from now on.
Result<FileReply> Handlers::table(Floor& floor, const Actor&, const FileArgs& args, Entropy&) {
    auto offer = make_offer(args.toml);
    if (!offer) return offer.refusal();
    for (const Finding& finding : (*offer)->findings)
        if (finding.weight == Weight::Forbidden) return Refusal{finding.what, finding.clause};
    const std::string& id = (*offer)->config.id;
    if ((*offer)->config.currency != floor.settings_.currency)
        return Refusal{fmt::format("this floor's currency is {}", floor.settings_.currency)};
    const LiveTable* old = floor.table(id);
    if (old && !floor.is_mine(*old)) return Refusal{fmt::format("table {} is run by the server '{}'", id, old->owner)};
    if (old && old->offer && old->game().id != (*offer)->config.game && old->phase != Phase::Closed)
        return Refusal{"another game needs the table closed first"};
    for (int i = (*offer)->config.terminals; old && old->offer && i < old->config().terminals; ++i) {
        const auto* account = floor.books_.account(terminal_account(id, static_cast<PlayerId>(i)));
        if (account && account->balance.cents != 0)
            return Refusal{fmt::format("terminal {} still has credit and cannot be taken away",
                                       terminal_name(id, static_cast<PlayerId>(i)))};
    }
    if (old && old->offer && runs(*old))
        if (auto refusal = check_scales(floor, **offer)) return *refusal;
    if (auto refusal = other_meter(floor, **offer)) return *refusal;
    if (auto refusal = seed_above_meter(floor, **offer)) return *refusal;
    floor.record(entry::TableFile{id, args.toml});
    start_meter(floor, **offer);
    if (!old) {
        floor.record(entry::Taken{id, floor.settings_.server});
        floor.record(entry::Closing{id, true});
    }
    const LiveTable& now = *floor.table(id);
    if (const ShoeRule rule = now.waits_for())
        return FileReply{
            id, rule.agreed ? "the end of the shoe at which every player has agreed" : "the end of the shoe",
            cite(now.game(), rule.clause)};
    return FileReply{id, now.next_offer ? "the next round" : "now", {}};
}

MaybeRefusal Handlers::other_meter(const Floor& floor, const Offer& offer) {
    for (const auto& [id, table] : floor.tables()) {
        if (id == offer.config.id || !table.offer) continue;
        const Offer& linked = *(table.next_offer ? table.next_offer : table.offer);
        if (auto refusal = baize::other_meter(offer.config, linked.config)) return refusal;
    }
    return std::nullopt;
}

// A meter never shows less than its posted seed when bets open (ruling R90), and nobody brings the house's money into
// it alone: before a higher seed is posted, two people fill it.
MaybeRefusal Handlers::seed_above_meter(const Floor& floor, const Offer& offer) {
    const JackpotConfig& jackpot = offer.config.jackpot;
    const ledger::Account* meter =
        jackpot.id.empty() ? nullptr : floor.books_.account(meter_account(jackpot.id));
    if (!meter || meter->balance >= jackpot.seed) return std::nullopt;
    return Refusal{fmt::format("the meter {} holds {}: two people fill it up before a seed of {} is posted", jackpot.id,
                               to_string(meter->balance), to_string(jackpot.seed)),
                   "gb-2011 2.4"};
}

// A meter that no table had before starts with its seed.
void Handlers::start_meter(Floor& floor, const Offer& offer) {
    const JackpotConfig& jackpot = offer.config.jackpot;
    if (jackpot.id.empty() || floor.books_.account(meter_account(jackpot.id))) return;
    const auto transfers = reseed(jackpot, fmt::format("meter/{}/", jackpot.id), {}, {});
    if (!transfers.empty()) money(floor, "seed", transfers);
}

Result<OpenTableReply> Handlers::open_table(Floor& floor, const Actor&, const TableArgs& args, Entropy& entropy) {
    const std::string& id = args.table;
    auto table = my_table(floor, id);
    if (!table) return table.refusal();
    if (auto refusal = locked(**table)) return *refusal;
    if (!(*table)->closing) return Refusal{"the table is open"};
    if (auto refusal = check_scales(floor, *((*table)->next_offer ? (*table)->next_offer : (*table)->offer)))
        return *refusal;
    floor.record(entry::Closing{id, false});
    if ((*table)->phase == Phase::Closed) floor.open_round(**table, entropy, Floor::ShoeBefore::EndedWithTheTable);
    return OpenTableReply{id};
}

Result<CloseTableReply> Handlers::close_table(Floor& floor, const Actor&, const TableArgs& args, Entropy& entropy) {
    const std::string& id = args.table;
    auto table = my_table(floor, id);
    if (!table) return table.refusal();
    if ((*table)->closing) return Refusal{"the table is closed, or closes after this round"};
    floor.record(entry::Closing{id, true});
    const bool idle = (*table)->phase == Phase::Preparing || (*table)->phase == Phase::Betting;
    if (idle && (*table)->session->table().stakes().empty())
        call_off(floor, **table, CalledOff{CallOff::Ordered}, entropy);
    return CloseTableReply{id};
}

// ---- Two people -----------------------------------------------------------------------------------------------------

namespace {

Result<Incident> open_incident(const Floor& floor, std::uint64_t number) {
    const auto found = floor.incidents().find(number);
    if (found == floor.incidents().end()) return Refusal{fmt::format("there is no incident {}", number)};
    if (found->second.state != IncidentState::Open)
        return Refusal{fmt::format("incident {} is closed already", number)};
    return found->second;
}

entry::IncidentNote became_of(const IncidentArgs& args, IncidentState state, const Actor& by) {
    return {.incident = args.incident, .state = state, .second = by.name, .note = args.note};
}

}  // namespace

Result<ApproveReply> Handlers::approve(Floor& floor, const Actor& by, const IncidentArgs& args, Entropy& entropy) {
    const auto incident = open_incident(floor, args.incident);
    if (!incident) return incident.refusal();
    const CommandDef* def = find_command(incident->verb);
    if (!def || !def->proposes()) return Refusal{fmt::format("'{}' is not a proposal: resolve it", incident->verb)};
    if (incident->by == by.name) return Refusal{"a second person is needed, not the same one twice"};
    if (!may(*def, by.role))
        return Refusal{fmt::format("a {} cannot agree to '{}'", word_of(by.role), incident->verb)};
    const Command inner{by, floor.number_, incident->verb, incident->args};
    floor.by_ = fmt::format("{}, {}", incident->by, by.name);
    auto reply = floor.carry_out(inner, entropy);
    if (!reply) return reply.refusal();
    entry::IncidentNote done = became_of(args, IncidentState::Done, by);
    done.took = floor.took_;
    floor.record(std::move(done));
    reply->body["incident"] = args.incident;
    return ApproveReply{std::move(reply->body)};
}

Result<RejectReply> Handlers::reject(Floor& floor, const Actor& by, const IncidentArgs& args, Entropy&) {
    const auto incident = open_incident(floor, args.incident);
    if (!incident) return incident.refusal();
    const CommandDef* def = find_command(incident->verb);
    if (!def || !def->proposes() || !may(*def, by.role))
        return Refusal{fmt::format("a {} cannot reject this", word_of(by.role))};
    floor.record(became_of(args, IncidentState::Rejected, by));
    return RejectReply{args.incident};
}

Result<ResolveReply> Handlers::resolve(Floor& floor, const Actor& by, const IncidentArgs& args, Entropy&) {
    const auto incident = open_incident(floor, args.incident);
    if (!incident) return incident.refusal();
    if (find_command(incident->verb) && find_command(incident->verb)->proposes())
        return Refusal{"this waits for a second person: approve or reject it"};
    entry::IncidentNote resolved = became_of(args, IncidentState::Done, by);
    if (incident->verb == "dispute")
        resolved.dispute = entry::Disputed{incident->args.at("table").get<std::string>(),
                                           incident->args.at("round").get<std::uint64_t>(), false};
    floor.record(std::move(resolved));
    return ResolveReply{args.incident};
}

}  // namespace baize::floor
