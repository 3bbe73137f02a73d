// Applying entries of the journal: the only code that changes the floor's state.
#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "engine/names.hpp"
#include "floor/floor.hpp"
#include "floor/money.hpp"
#include "ledger/json.hpp"
#include "store/store.hpp"

namespace baize::floor {

namespace {

[[noreturn]] void misfit(std::string what) {
    throw std::runtime_error(fmt::format("the journal does not fit: {}", what));
}

bool is_chance(const Event& event) {
    return std::holds_alternative<DealtCard>(event) || std::holds_alternative<CutCardOut>(event) ||
           std::holds_alternative<Thrown>(event) || std::holds_alternative<Spun>(event) ||
           std::holds_alternative<Shuffled>(event);
}

bool says(const Json& json, const char* key, std::string_view word) {
    const auto found = json.find(key);
    return found != json.end() && *found == word;
}

// A lasting shoe has its order from the seed that was committed to before
// the shuffle, so the shuffle itself draws nothing.
bool draws(const LiveTable& table, const Need& need) {
    return table.chance && !(need.kind == NeedKind::Shuffle && table.lasting_shoe());
}

Event read_event(const Json& json, const Game& game) {
    auto event = event_from_json(json, game);
    if (!event) misfit(event.refusal().what);
    return *event;
}

std::vector<Credited> credited_of(const std::vector<Line>& lines, const Json& entry) {
    std::vector<Credited> list;
    for (const Line& line : lines) list.push_back({line, "", line.returned + line.won});
    if (!entry.contains("transfers")) return list;
    // The transfer ids end in "l<line>" and a letter; the last that concerns a line is the one a correction names.
    for (const Json& each : entry["transfers"]) {
        const auto& id = each.at("id").get_ref<const std::string&>();
        const auto mark = id.rfind("/l");
        if (mark == id.npos) continue;
        const auto index = static_cast<std::size_t>(std::stoul(id.substr(mark + 2)));
        if (index < list.size()) list[index].transfer = id;
    }
    return list;
}

}  // namespace

LiveTable& Floor::at(const Json& entry) {
    const auto found = tables_.find(entry.at("table").get<std::string>());
    if (found == tables_.end()) misfit(fmt::format("there is no table {}", entry.at("table").dump()));
    outbox_.touched.insert(found->first);
    return found->second;
}

// Every kind of entry, and what it changes beside the money that its transfers move.
std::span<const Floor::EntryKind> Floor::entry_table() {
    static constexpr EntryKind kKinds[] = {
        {"table", &Floor::apply_table},
        {"take", &Floor::apply_take},
        {"closing", &Floor::apply_closing},
        {"round", &Floor::apply_round},
        {"shoe", &Floor::apply_shoe},
        {"ev", &Floor::apply_events},
        {"ready", &Floor::apply_ready},
        {"move", &Floor::apply_move},
        {"fix", &Floor::apply_fix},
        {"settle", &Floor::apply_settle},
        {"revise", &Floor::apply_revise},
        {"voucher", &Floor::apply_voucher},
        {"redeem", &Floor::apply_redeemed},
        {"incident", &Floor::apply_incident},
        {"lock", &Floor::apply_lock},
        {"fault", &Floor::apply_fault},
        {"agree", &Floor::apply_agree},
        {"nominee", &Floor::apply_nominee},
        {"limit", &Floor::apply_limit},
        {"money", &Floor::apply_nothing},
        {"staff", &Floor::apply_nothing},
        {"none", &Floor::apply_nothing},
    };
    return kKinds;
}

std::vector<std::string_view> Floor::entry_kinds() {
    std::vector<std::string_view> names;
    for (const EntryKind& each : entry_table()) names.push_back(each.name);
    return names;
}

void Floor::apply(const Json& entry) {
    time_ms_ = entry.at("t").get<std::int64_t>();
    const auto& kind = entry.at("k").get_ref<const std::string&>();
    // Where the program fails at a table its books are as they were: what concerns
    // the table comes first. A voucher is the books' own.
    const bool of_books = kind == "voucher" || kind == "redeem";
    if (of_books) apply_transfers(entry);
    apply_by_kind(kind, entry);
    if (!of_books) apply_transfers(entry);
    if (const auto source = entry.find("src"); source != entry.end())
        numbers_[source->get<std::string>()] = entry.at("n").get<std::uint64_t>();
}

void Floor::apply_by_kind(const std::string& kind, const Json& entry) {
    for (const EntryKind& each : entry_table())
        if (each.name == kind) return (this->*each.apply)(entry);
    misfit(fmt::format("an entry of kind '{}' is not known", kind));
}

// What a table that is broken here still tells: its numbers, and the money, which the books take in any case.
void Floor::pass_over(LiveTable& table, const std::string& kind, const Json& entry) {
    if (kind == "round") table.round = entry.at("round").get<std::uint64_t>();
    if (kind == "shoe") table.shoe_commit = entry.at("commit").get<std::string>();
    if (entry.contains("next-shoe")) table.next_shoe = entry["next-shoe"].get<std::string>();
}

void Floor::restore(const Json& entry) {
    static constexpr std::string_view kOfRounds[] = {"round", "shoe", "ev", "ready", "move", "fix", "settle", "revise"};
    const auto& kind = entry.at("k").get_ref<const std::string&>();
    if (std::find(std::begin(kOfRounds), std::end(kOfRounds), kind) == std::end(kOfRounds)) return apply(entry);
    LiveTable& table = at(entry);
    time_ms_ = entry.at("t").get<std::int64_t>();
    if (table.broken.empty()) {
        try {
            apply(entry);
            return;
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception& error) {
            if (books_in_doubt_) throw;  // the books are everybody's
            table.broken = error.what();
        }
    }
    if (const auto source = entry.find("src"); source != entry.end())
        numbers_[source->get<std::string>()] = entry.at("n").get<std::uint64_t>();
    pass_over(table, kind, entry);
    apply_transfers(entry);
}

void Floor::apply_transfers(const Json& entry) {
    if (!entry.contains("transfers")) return;
    books_in_doubt_ = true;
    const std::string by = entry.value("by", "");
    for (const Json& each : entry["transfers"]) {
        auto transfer = ledger::transfer_from_json(each);
        if (!transfer) misfit(transfer.refusal().what);
        auto taken = books_.apply(*transfer);
        if (!taken) misfit(fmt::format("transfer {}: {}", transfer->id, taken.refusal().what));
        if (!*taken) misfit(fmt::format("transfer {} is there twice", transfer->id));
        note_movement(*transfer, by);
        note_jackpot(*transfer, entry);
        if (transfer->debit.starts_with("terminal:") || transfer->credit.starts_with("terminal:")) {
            const std::string& account = transfer->debit.starts_with("terminal:") ? transfer->debit : transfer->credit;
            if (const auto terminal = parse_terminal(std::string_view(account).substr(9)))
                outbox_.touched.insert(terminal->table);
        }
    }
    books_in_doubt_ = false;
}

// A statement shows what moved a balance: not what is only reserved, nor what was given back.
void Floor::note_movement(const ledger::Transfer& transfer, const std::string& by) {
    if (transfer.phase != ledger::Phase::Single && transfer.phase != ledger::Phase::Post) return;
    const ledger::Transfer& moved = transfer.phase == ledger::Phase::Post ? *books_.find(transfer.pending) : transfer;
    for (const std::string* account : {&moved.debit, &moved.credit}) {
        std::deque<Movement>& list = movements_[*account];
        const bool in = account == &moved.credit;
        list.push_back({time_ms_, transfer.id, transfer.purpose, in ? moved.amount : -moved.amount,
                        in ? moved.debit : moved.credit, by, transfer.clause, transfer.corrects});
        if (list.size() > kMovements) list.pop_front();
    }
}

// A meter's own account of itself: what came in and what it paid, whatever table it was at.
void Floor::note_jackpot(const ledger::Transfer& transfer, const Json& entry) {
    if (transfer.phase != ledger::Phase::Single) return;
    const auto id_of = [](const std::string& account) { return account.substr(8, account.find('/') - 8); };
    const bool in = transfer.credit.starts_with("jackpot:"), out = transfer.debit.starts_with("jackpot:");
    if (in == out) return;  // neither, or from its overflow to the meter
    Jackpot& jackpot = jackpots_[id_of(in ? transfer.credit : transfer.debit)];
    const Money moved = in ? transfer.amount : -transfer.amount;
    if (transfer.purpose == ledger::Purpose::Contribute) jackpot.contributed += moved;
    else if (transfer.purpose == ledger::Purpose::Seed) jackpot.seeded += moved;
    else if (transfer.credit.starts_with("terminal:") || transfer.debit.starts_with("terminal:")) {
        jackpot.paid -= moved;
        jackpot.wins.push_back({time_ms_, entry.value("table", ""), entry.value("round", std::uint64_t{0}),
                                (in ? transfer.debit : transfer.credit).substr(9), -moved});
        if (jackpot.wins.size() > kJackpotWins) jackpot.wins.pop_front();
    } else {
        jackpot.ordered += moved;
    }
    for (const auto& [id, table] : tables_)
        if (table.offer && !table.config().jackpot.id.empty()) outbox_.touched.insert(id);
}

// ---- Tables -----------------------------------------------------------------------------------------------

void Floor::take_offer(LiveTable& table) {
    take_next_offer(table.offer, table.between, table.next_offer);
    if (!table.next_offer) table.agreed.clear();
}

void Floor::apply_agree(const Json& entry) {
    std::set<PlayerId>& agreed = at(entry).agreed;
    const auto player = entry.at("p").get<PlayerId>();
    if (entry.at("yes").get<bool>()) agreed.insert(player);
    else agreed.erase(player);
}

void Floor::apply_table(const Json& entry) {
    auto offer = make_offer(entry.at("toml").get<std::string>());
    if (!offer) misfit(offer.refusal().what);
    LiveTable& table = tables_[(*offer)->config.id];
    table.id = (*offer)->config.id;
    outbox_.touched.insert(table.id);
    table.next_offer = *offer;
    table.agreed.clear();  // to another change, if to any
    if (table.phase == Phase::Closed && (table.closing || !table.waits_for()))
        take_offer(table);  // a closed table has no shoe to end
}

void Floor::apply_take(const Json& entry) { at(entry).owner = entry.at("server").get<std::string>(); }

void Floor::apply_closing(const Json& entry) { at(entry).closing = entry.at("closing").get<bool>(); }

void Floor::apply_round(const Json& entry) {
    LiveTable& table = at(entry);
    if (table.phase != Phase::Closed) misfit("a round is opened while another is open");
    if (!entry.value("keep", false)) take_offer(table);
    table.session = std::make_unique<Session>(table.offer->setup, table.between);
    table.round = entry.at("round").get<std::uint64_t>();
    std::erase_if(table.dropped, [&](const Dropped& each) { return each.round + 1 < table.round; });
    table.opened_ms = time_ms_;
    table.closes_ms = table.decide_ms = 0;
    table.ready.clear();
    table.silent.clear();
    table.frozen.clear();
    table.opening = std::move(table.carried);
    table.carried.clear();
    table.stake_ids.clear();
    table.meter_hold.clear();
    table.next_stake = 1;
    table.commit = entry.value("commit", "");
    if (entry.contains("next-shoe")) table.next_shoe = entry["next-shoe"].get<std::string>();
    table.layout.clear();
    if (!table.lasting_shoe()) table.chance.reset();
    table.phase = table.session->need().kind == NeedKind::Bets ? Phase::Betting : Phase::Preparing;
    start_betting_clock(table);
}

void Floor::apply_shoe(const Json& entry) {
    LiveTable& table = at(entry);
    table.shoe_commit = entry.at("commit").get<std::string>();
    table.next_shoe = entry.value("next-shoe", "");
    start_chance(table, table.shoe_commit);
}

// ---- Rounds -----------------------------------------------------------------------------------------------

void Floor::take_event(LiveTable& table, const Event& event, std::vector<std::string>& stake_transfers) {
    Session& session = *table.session;
    const auto next_stake = [&] {
        if (stake_transfers.empty()) misfit("a stake without its transfer");
        std::string id = stake_transfers.front();
        stake_transfers.erase(stake_transfers.begin());
        ++table.next_stake;
        return id;
    };
    if (!live_ && is_chance(event) && draws(table, session.need()) &&
        table.chance->answer(session.need(), session.table()) != event)
        misfit(fmt::format("{} round {}: {} is not what the seed gives", table.id, table.round,
                           describe(event, table.game())));
    if (auto refusal = session.apply(event))
        misfit(fmt::format("{} round {}: {}", table.id, table.round, refusal->what));
    if (const auto* bet = std::get_if<PlaceBet>(&event)) {
        const StakeKey key{bet->player, bet->box, bet->position};
        if (bet->stake.cents == 0) table.opening.erase(key);
        else table.opening[key] = next_stake();
        table.stake_ids.clear();  // a ruling may have opened the bets again: what lies
                                  // there at the close is looked up then
        table.ready.erase(bet->player);
    } else if (session.table().stage() != Stage::Betting) {
        if (table.stake_ids.empty())  // the bets were closed, or the round was called off
            for (const Stake& stake : session.table().stakes())
                table.stake_ids.push_back(table.opening.at({stake.player, stake.box, stake.position}));
        const auto& stakes = session.table().stakes();
        while (table.stake_ids.size() < stakes.size())
            table.stake_ids.push_back(stakes[table.stake_ids.size()].won_before ? std::string() : next_stake());
    }
}

// Who lets a turn go by: counted from the entries, so that a restart knows it too.
void Floor::note_answer(LiveTable& table, const Question& question, bool late) {
    if (!late) {
        table.silent.erase(question.player);  // he is there
        return;
    }
    const bool his_turn =
        !question.side && question.box != 0 && table.session->table().box(question.box).seated == question.player;
    if (!his_turn) return;
    Silence& silence = table.silent[question.player];
    if (silence.box != question.box || silence.hand != question.hand) silence = {question.box, question.hand, 0};
    ++silence.questions;
}

void Floor::note_dropped(LiveTable& table, const Event& event, const std::string& clause) {
    const auto* bet = std::get_if<PlaceBet>(&event);
    if (!bet) misfit("only a wager is dropped");
    const Money stake = table.session->table().staked(bet->player, bet->box, bet->position);
    table.dropped.push_back(
        {table.round, bet->player, bet->box, position_name(table.game(), bet->position), stake, clause});
}

void Floor::apply_events(const Json& entry) {
    LiveTable& table = at(entry);
    if (table.phase == Phase::Closed || entry.at("round") != table.round)
        misfit(fmt::format("{} has no round {} open", table.id, entry.at("round").dump()));
    std::vector<std::string> stakes;
    if (entry.contains("transfers"))
        for (const Json& each : entry["transfers"])
            if (says(each, "phase", "pending"))
                (says(each, "purpose", "stake") ? stakes.emplace_back() : table.meter_hold) =
                    each.at("id").get<std::string>();
    for (const Json& each : entry.at("events")) {
        const Event event = read_event(each, table.game());
        if (std::holds_alternative<Answered>(event))
            note_answer(table, table.session->need().question, entry.contains("late"));
        // The chips as they lie when the bets close decide what the seed gives, before any chance is drawn.
        if (entry.contains("dropped")) note_dropped(table, event, entry["dropped"].get<std::string>());
        take_event(table, event, stakes);
        if (!std::holds_alternative<CloseBets>(event)) continue;
        table.layout = entry.at("layout").get<std::string>();
        if (!table.lasting_shoe()) start_chance(table, table.commit);
    }
    if (!stakes.empty()) misfit("a transfer without its stake");
    const Need& need = table.session->need();
    const bool betting = need.kind == NeedKind::Bets;
    table.phase = betting ? Phase::Betting
                : need.kind == NeedKind::Finished ? Phase::Confirming
                : table.layout.empty() ? Phase::Preparing : Phase::Playing;
    const Json& events = entry["events"];
    const bool same_question = table.decide_ms != 0 && std::all_of(events.begin(), events.end(), [](const Json& each) {
                                   return each["e"] == "seat";
                               });
    if (need.kind != NeedKind::Decision) table.decide_ms = 0;
    else if (!same_question) table.decide_ms = time_ms_ + table.config().decision_seconds * 1000;
    start_betting_clock(table);
}

// The clock runs while bets are open and a wager lies on the layout, be it from an earlier round.
void Floor::start_betting_clock(LiveTable& table) {
    if (table.phase != Phase::Betting || table.session->table().stakes().empty()) table.closes_ms = 0;
    else if (table.closes_ms == 0) table.closes_ms = time_ms_ + table.config().betting_seconds * 1000;
}

void Floor::apply_ready(const Json& entry) { at(entry).ready.insert(entry.at("p").get<PlayerId>()); }

// A misplaced wager: the transfer that reserves its money stays the same.
void Floor::apply_move(const Json& entry) {
    LiveTable& table = at(entry);
    const Event event = read_event(entry.at("event"), table.game());
    if (!table.session || entry.at("round") != table.round || !std::holds_alternative<Moved>(event))
        misfit("a wager is put right in a round that is not open");
    auto session = with_moved(table, std::get<Moved>(event));
    if (!session) misfit(session.refusal().what);
    table.session = std::move(*session);
}

// The dealer puts an entry of the open round right, before the result is confirmed.
void Floor::apply_fix(const Json& entry) {
    LiveTable& table = at(entry);
    auto session =
        table.session->corrected(entry.at("index").get<std::size_t>(), read_event(entry.at("event"), table.game()));
    if (!session) misfit(session.refusal().what);
    table.session = std::move(*session);
    if (entry.contains("transfers")) table.meter_hold.clear();  // what the wrong entry won of the meter is free again
    const Need& need = table.session->need();
    table.phase = need.kind == NeedKind::Finished ? Phase::Confirming : Phase::Playing;
    table.decide_ms = need.kind == NeedKind::Decision ? time_ms_ + table.config().decision_seconds * 1000 : 0;
}

// 9A 3.3(b)(vi).
void Floor::count_wins(const LiveTable& table, const PastRound& past) {
    for (const Stake& stake : past.stakes) last_wins_[terminal_name(table.id, stake.player)] = {};
    for (const Credited& each : past.credited)
        if (each.line.outcome == Outcome::Win) last_wins_[terminal_name(table.id, each.line.player)] += each.line.won;
}

void Floor::apply_settle(const Json& entry) {
    LiveTable& table = at(entry);
    const Table& played = table.session->table();
    if (!table.session->finished() || entry.at("round") != table.round)
        misfit("a round is settled that is not finished");
    PastRound past{table.round,
                   table.offer,
                   table.session->at_start(),
                   table.session->events(),
                   played.stakes(),
                   {},
                   {},
                   time_ms_,
                   0,
                   false,
                   table.commit,
                   entry.value("seed", ""),
                   table.layout,
                   result_of(played),
                   std::nullopt};
    past.credited = credited_of(played.lines(), entry);
    std::map<StakeKey, std::string> carried;
    for (std::size_t i = 0; i < played.stakes().size(); ++i) {
        const Stake& stake = played.stakes()[i];
        if (stake.open) carried[{stake.player, stake.box, stake.position}] = table.stake_ids.at(i);
    }
    count_wins(table, past);
    table.past.push_back(std::move(past));
    if (table.past.size() > kPastRounds) {  // a disputed round is kept, however old
        const auto oldest = std::find_if(table.past.begin(), table.past.end() - 1,
                                         [](const PastRound& each) { return !each.disputed; });
        if (oldest != table.past.end() - 1) {
            books_.close_book(book_of(table.id, oldest->number));
            table.past.erase(oldest);
        }
    }
    table.between = played.between();
    table.carried.merge(carried);
    table.last_session = std::move(table.session);
    table.frozen.clear();
    table.phase = Phase::Closed;
    table.opened_ms = time_ms_;
    table.decide_ms = table.closes_ms = 0;
    table.opening.clear();
    table.stake_ids.clear();
    table.meter_hold.clear();
}

void Floor::apply_revise(const Json& entry) {
    LiveTable& table = at(entry);
    PastRound* past = table.find_past(entry.at("round").get<std::uint64_t>());
    if (!past) misfit("a round is corrected that is not kept");
    const Game& game = past->offer->setup.game();
    std::vector<Event> events = past->events;
    if (entry.contains("index"))
        events = Session::put_right(past->offer->setup, past->at_start, std::move(events),
                                    entry["index"].get<std::size_t>(), read_event(entry.at("event"), game));
    else if (entry.contains("event")) events.push_back(read_event(entry["event"], game));
    auto session = Session::replay(past->offer->setup, past->at_start, events);
    if (!session) misfit(session.refusal().what);
    past->events = std::move(events);
    if (entry.contains("refused")) past->refused.insert(entry["refused"].get<PlayerId>());
    const std::vector<Credited> old =
        std::exchange(past->credited, credited_of(lines_of((*session)->table(), past->refused), entry));
    for (Credited& each : past->credited)  // a line that the correction paid nothing keeps the
                                           // transfer that concerned it last
        for (std::size_t o = 0; each.transfer.empty() && o < old.size(); ++o)
            if (old[o].line.player == each.line.player && old[o].line.box == each.line.box &&
                old[o].line.hand == each.line.hand && old[o].line.position == each.line.position)
                each.transfer = old[o].transfer;
    past->result = result_of((*session)->table());
    past->winning.reset();
    ++past->corrections;
    if (past != &table.past.back()) return;
    table.last_session = std::move(*session);
    count_wins(table, *past);
}

// ---- Vouchers, incidents, locks -----------------------------------------------------------------------------

void Floor::apply_voucher(const Json& entry) {
    auto voucher = ledger::voucher_from_json(entry.at("voucher"));
    if (!voucher) misfit(voucher.refusal().what);
    if (auto refusal = books_.issue(*voucher)) misfit(refusal->what);
    last_vouchers_[voucher->issued_by] = {entry.value("n", std::uint64_t{0}), voucher->number};
}

void Floor::apply_redeemed(const Json& entry) {
    if (auto refusal = books_.pay(entry.at("number").get<std::string>(), time_ms_, entry.value("by", "")))
        misfit(refusal->what);
}

void Floor::apply_incident(const Json& entry) {
    const auto number = entry.at("incident").get<std::uint64_t>();
    Incident& incident = incidents_[number];
    if (incident.number == 0)
        incident = {number,
                    time_ms_,
                    entry.at("verb").get<std::string>(),
                    entry.at("args"),
                    entry.value("by", ""),
                    "",
                    IncidentState::Open,
                    "",
                    ""};
    const std::string state = entry.value("state", "open");
    incident.state = state == "done"       ? IncidentState::Done
                     : state == "rejected" ? IncidentState::Rejected
                                           : IncidentState::Open;
    if (entry.contains("second")) incident.second = entry["second"].get<std::string>();
    if (entry.contains("note"))
        (incident.state == IncidentState::Open ? incident.note : incident.resolution) =
            entry["note"].get<std::string>();
    if (incident.verb == "no-spin" && incident.state == IncidentState::Open) freeze(incident);
    if (entry.contains("disputed")) {
        LiveTable& table = at(entry);
        if (PastRound* past = table.find_past(entry.at("round").get<std::uint64_t>()))
            past->disputed = entry["disputed"].get<bool>();
    }
}

// 9A 7.2: the spin is void from the announcement on. The second person
// confirms the refund, and cannot bring the round back.
void Floor::freeze(const Incident& incident) {
    const auto found = tables_.find(incident.args.value("table", ""));
    if (found == tables_.end() || !found->second.session ||
        incident.args.value("round", std::uint64_t{0}) != found->second.round)
        return;
    found->second.frozen = incident.by;
    outbox_.touched.insert(found->first);
}

void Floor::apply_nominee(const Json& entry) {
    LiveTable& table = at(entry);
    const auto nominee = entry.at("nominee").get<PlayerId>();
    if (entry.contains("p")) table.nominees[nominee] = entry["p"].get<PlayerId>();
    else table.nominees.erase(nominee);
}

void Floor::apply_limit(const Json& entry) {
    std::set<PlayerId>& limited = at(entry).limited;
    const auto player = entry.at("p").get<PlayerId>();
    if (entry.at("limited").get<bool>()) limited.insert(player);
    else limited.erase(player);
}

void Floor::apply_lock(const Json& entry) {
    LiveTable& table = at(entry);
    const std::string why = entry.at("why").get<std::string>();
    if (!entry.contains("terminal")) {
        table.locked = why;
        if (!why.empty()) return;
        table.fault.clear();
        // Nobody could wager or decide meanwhile: the time for it begins anew.
        if (table.closes_ms != 0) table.closes_ms = time_ms_ + table.config().betting_seconds * 1000;
        if (table.decide_ms != 0) table.decide_ms = time_ms_ + table.config().decision_seconds * 1000;
    } else if (why.empty()) table.locked_terminals.erase(entry["terminal"].get<int>());
    else table.locked_terminals[entry["terminal"].get<int>()] = why;
}

// Nothing is kept of the round that failed: whatever state the table was in, it is closed and empty after this.
void Floor::apply_fault(const Json& entry) {
    LiveTable& table = at(entry);
    table.round = entry.at("round").get<std::uint64_t>();
    table.session.reset();
    table.chance.reset();
    table.phase = Phase::Closed;
    table.between = Between{};
    table.between.memory = entry.at("memory").get<std::array<int, 8>>();
    table.between.places = entry.at("places").get<std::array<PlayerId, kPlacesMax>>();
    table.opened_ms = time_ms_;
    table.closes_ms = table.decide_ms = 0;
    table.ready.clear();
    table.silent.clear();
    table.dropped.clear();
    table.opening.clear();
    table.carried.clear();
    table.stake_ids.clear();
    table.next_stake = 1;
    table.meter_hold.clear();
    table.commit.clear();
    table.layout.clear();
    table.frozen.clear();
    table.broken.clear();
    table.fault = entry.at("what").get<std::string>();
    table.locked = fmt::format("a fault of the program in round {}: {}", table.round, table.fault);
}

}  // namespace baize::floor
