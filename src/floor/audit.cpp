#include "floor/audit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "engine/names.hpp"

namespace baize::floor {

namespace {

struct Bad : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class... Args>
[[noreturn]] void bad(fmt::format_string<Args...> format, Args&&... args) {
    throw Bad(fmt::format(format, std::forward<Args>(args)...));
}

bool is_chance(const Event& event) {
    return std::holds_alternative<DealtCard>(event) || std::holds_alternative<CutCardOut>(event) ||
           std::holds_alternative<Thrown>(event) || std::holds_alternative<Spun>(event);
}

std::vector<Event> events_of(const Json& list, const Game& game) {
    std::vector<Event> events;
    for (const Json& each : list) {
        auto event = event_from_json(each, game);
        if (!event) bad("{}", event.refusal().what);
        events.push_back(*event);
    }
    return events;
}

Seed seed_from(const std::string& hex, const std::string& commit) {
    const auto bytes = store::from_hex(hex);
    if (!bytes || bytes->size() != 32) bad("the revealed seed is not 32 bytes");
    Seed seed{};
    std::copy(bytes->begin(), bytes->end(), seed.begin());
    if (store::to_hex(commitment(seed)) != commit) bad("the revealed seed is not the one that was committed to");
    return seed;
}

// What each player gets back of a round, by the engine's lines.
std::map<PlayerId, std::int64_t> due_by_player(const std::vector<Line>& lines) {
    std::map<PlayerId, std::int64_t> due;
    for (const Line& line : lines) due[line.player] += (line.returned + line.won).cents;
    return due;
}

// What was laid from the round's own winnings and comes back as it was: nothing moved for it.
std::map<PlayerId, std::int64_t> never_moved(const Table& played) {
    std::map<PlayerId, std::int64_t> sums;
    for (const Stake& stake : played.stakes())
        for (const Line& line : played.lines())
            if (stake.won_before && line.player == stake.player && line.box == stake.box && line.hand == stake.hand &&
                line.position == stake.position && line.returned == line.stake && line.won.cents == 0)
                sums[stake.player] += stake.amount.cents;
    return sums;
}

}  // namespace

struct Auditor::Played {
    std::uint64_t number = 0;
    OfferPtr offer;
    Between at_start;
    std::vector<Event> events;
    std::string commit, layout;
    std::int64_t opened_ms = 0, closed_ms = 0;
    std::set<PlayerId> refused;
    bool announced_void = false;              // 9A 7.2
    std::map<PlayerId, std::int64_t> paid;    // by the books so far
    std::map<PlayerId, std::int64_t> staked;
};

struct Auditor::TableBook {
    std::string id;
    OfferPtr offer, next;
    std::set<PlayerId> agreed;  // to a change of the cards
    bool closing = false;
    Between between;
    std::uint64_t last_round = 0;
    std::optional<Played> open;
    std::map<std::uint64_t, Played> past;
    // The shoe that is in use: its commitment, and the rounds it served, each from which of its events on.
    std::string shoe_commit, next_shoe, shoe_layout;
    std::uint64_t shoe_round = 0;
    std::vector<std::pair<Played, std::size_t>> shoe_rounds;
    std::size_t shoe_from = 0;
    std::int64_t settled_ms = 0;
    bool locked = false;
};

Auditor::Auditor() = default;
Auditor::~Auditor() = default;

void Auditor::take(const store::Entry& entry) {
    if (fault_) return;
    try {
        if (entry.seq != seq_ + 1) bad("entry {} follows entry {}", entry.seq, seq_);
        if (store::chain(head_, entry.seq, entry.payload) != entry.hash)
            bad("the hash does not fit: this entry, or one before it, was changed");
        seq_ = entry.seq;
        head_ = entry.hash;
        look_at(Json::parse(entry.payload));
        ++counts_.entries;
    } catch (const Bad& error) {
        fault_ = Fault{entry.seq, error.what()};
    } catch (const Json::exception& error) {
        fault_ = Fault{entry.seq, fmt::format("the entry is not as entries are: {}", error.what())};
    }
}

Auditor::TableBook& Auditor::book(const Json& entry) {
    const auto found = tables_.find(entry.at("table").get<std::string>());
    if (found == tables_.end()) bad("there is no table {}", entry.at("table").dump());
    return *found->second;
}

void Auditor::look_at(const Json& entry) {
    const auto time = entry.at("t").get<std::int64_t>();
    if (time < time_ms_) bad("the time goes back");
    time_ms_ = time;
    const auto kind = entry.at("k").get<std::string>();
    if (entry.contains("transfers"))
        for (const Json& each : entry["transfers"]) post(each, entry);
    if (kind == "table") {
        auto offer = make_offer(entry.at("toml").get<std::string>());
        if (!offer) bad("the table file cannot be read: {}", offer.refusal().what);
        auto& table = tables_[(*offer)->config.id];
        if (!table) table = std::make_unique<TableBook>();
        table->id = (*offer)->config.id;
        table->next = *offer;
        table->agreed.clear();
        const bool waits = table->offer && !table->closing && shoe_rule(*table->offer, *table->next);
        if (!table->open && !waits) take_next_offer(table->offer, table->between, table->next);
    } else if (kind == "round") look_at_round(book(entry), entry);
    else if (kind == "shoe") look_at_shoe(book(entry), entry);
    else if (kind == "ev") look_at_events(book(entry), entry);
    else if (kind == "fix") {
        TableBook& table = book(entry);
        if (!table.open) bad("no round is open to be put right");
        const Event fixed = events_of(Json::array({entry.at("event")}), table.offer->setup.game())[0];
        table.open->events =
            Session::put_right(table.offer->setup, table.open->at_start, std::move(table.open->events),
                               entry.at("index").get<std::size_t>(), fixed);
        std::erase_if(table.open->events, [](const Event& each) {
            return std::holds_alternative<MeterRead>(each);
        });  // it followed from what was wrong
    } else if (kind == "move") look_at_move(book(entry), entry);
    else if (kind == "settle") look_at_settlement(book(entry), entry);
    else if (kind == "revise") look_at_revision(book(entry), entry);
    else if (kind == "voucher" || kind == "redeem") look_at_voucher(entry);
    else if (kind == "closing") book(entry).closing = entry.at("closing").get<bool>();
    else if (kind == "agree") {
        auto& agreed = book(entry).agreed;
        if (entry.at("yes").get<bool>()) agreed.insert(entry.at("p").get<PlayerId>());
        else agreed.erase(entry.at("p").get<PlayerId>());
    }
    else if (kind == "fault") look_at_fault(book(entry), entry);
    else if (kind == "lock" && !entry.contains("terminal")) look_at_lock(book(entry), entry);
    else if (kind == "incident") look_at_incident(entry);
    const auto vouchers = balances_.find("voucher");
    if ((vouchers == balances_.end() ? 0 : vouchers->second) != voucher_open_)
        bad("the voucher account is not the sum of the open vouchers");
}

// ---- Money --------------------------------------------------------------------------------------------------

std::int64_t Auditor::free(const std::string& account) const {
    const auto balance = balances_.find(account), reserved = reserved_.find(account);
    return (balance == balances_.end() ? 0 : balance->second) - (reserved == reserved_.end() ? 0 : reserved->second);
}

void Auditor::move(const std::string& debit, const std::string& credit, std::int64_t amount) {
    balances_[debit] -= amount;
    balances_[credit] += amount;
}

void Auditor::meter(const std::string& account, std::int64_t Meters::*which, std::int64_t amount) {
    if (account.starts_with("terminal:") || account.starts_with("player:")) meters_[account].*which += amount;
}

void Auditor::check_account(const std::string& account) {
    const bool owed = account.starts_with("terminal:") || account.starts_with("player:") ||
                      account.starts_with("jackpot:") || account == "voucher";
    const bool held = account.starts_with("cash:") || account.starts_with("float:") || account == "shortfall";
    if (owed && free(account) < 0) bad("{} is overdrawn by {}", account, to_string(Money{-free(account)}));
    if (held && balances_[account] > 0)
        bad("{} gave {} that it did not hold", account, to_string(Money{balances_[account]}));
    const auto found = meters_.find(account);
    if (found == meters_.end()) return;
    const Meters& m = found->second;
    if (m.in + m.won != m.out + m.staked + free(account))
        bad("{}: in {} + won {} is not out {} + staked {} + balance {}", account, m.in, m.won, m.out, m.staked,
            free(account));
}

void Auditor::post(const Json& transfer, const Json& entry) {
    const auto id = transfer.at("id").get<std::string>();
    if (!ids_.insert(id).second) bad("the transfer {} is there twice", id);
    ++counts_.transfers;
    const std::string phase = transfer.value("phase", "single"), purpose = transfer.value("purpose", "other");
    std::string debit = transfer.value("from", ""), credit = transfer.value("to", "");
    std::int64_t amount = transfer.value("amount", std::int64_t{0});
    if (phase == "post" || phase == "void") {
        const auto found = pending_.find(transfer.at("pending").get<std::string>());
        if (found == pending_.end()) bad("the transfer {} ends one that is not pending", id);
        debit = found->second.debit, credit = found->second.credit, amount = found->second.amount;
        pending_.erase(found);
        reserved_[debit] -= amount;
        if (phase == "post") move(debit, credit, amount);
        else
            meter(debit, purpose == "take-back" ? &Meters::staked : &Meters::won,
                  purpose == "take-back" ? -amount : amount);
    } else {
        if (amount <= 0) bad("the transfer {} moves {}", id, amount);
        if (purpose == "correct" && (transfer.value("corrects", "").empty() || transfer.value("by", "").empty() ||
                                     transfer.value("clause", "").empty()))
            bad("the correction {} does not say what it corrects, who ordered it and by which clause", id);
        if (phase == "pending") {
            pending_[id] = {debit, credit, amount};
            reserved_[debit] += amount;
            meter(debit, &Meters::staked, amount);
        } else {
            move(debit, credit, amount);
            if (purpose == "correct") meter(debit, &Meters::won, -amount), meter(credit, &Meters::won, amount);
            else
                meter(debit, &Meters::out, amount),
                    meter(credit, purpose == "win" ? &Meters::won : &Meters::in, amount);
        }
    }
    // gb-2011 2.4: out of a fund only to a winner, or back with a wager that is
    // void; what was kept for a round is set free again.
    if (debit.starts_with("jackpot:") && credit == "house" &&
        (phase == "post" || (phase == "single" && purpose != "contribute")))
        bad("the transfer {} takes {} out of {} for the house (gb-2011 2.4)", id, amount, debit);
    check_account(debit);
    check_account(credit);
    // What a terminal gets at a settlement or a correction is compared with the engine's lines.
    if (!entry.contains("round") || !entry.contains("table")) return;
    const std::string& terminal = debit.starts_with("terminal:") ? debit : credit;
    if (!terminal.starts_with("terminal:")) return;
    const auto at = parse_terminal(std::string_view(terminal).substr(9));
    TableBook& table = book(entry);
    if (!at || at->table != table.id) bad("the transfer {} concerns {}, which is not at this table", id, terminal);
    const auto kind = entry.at("k").get<std::string>();
    Played* round = table.open ? &*table.open : nullptr;
    if (kind == "revise") {
        const auto past = table.past.find(entry.at("round").get<std::uint64_t>());
        round = past == table.past.end() ? nullptr : &past->second;
    }
    if (!round && kind == "fault") return;  // between rounds: what lived over them goes back
    if (!round) bad("the transfer {} belongs to a round that is not there", id);
    if (kind == "ev") round->staked[at->player] += phase == "pending" ? amount : -amount;
    else if (phase == "pending") round->staked[at->player] += amount;  // laid from winnings of the
                                                                       // round that is settled
    else if (phase == "void") round->paid[at->player] += amount;
    else if (phase == "single" && debit != "shortfall")
        round->paid[at->player] += credit == terminal ? amount : -amount;
}

void Auditor::look_at_voucher(const Json& entry) {
    if (entry.at("k") == "voucher") {
        const Json& voucher = entry.at("voucher");
        const auto number = voucher.at("number").get<std::string>();
        if (!ledger::voucher_number_holds(number)) bad("{} is no voucher's number", number);
        if (vouchers_.contains(number)) bad("voucher {} was issued twice", number);
        vouchers_[number] = {voucher.at("amount").get<std::int64_t>(), voucher.value("expires", std::int64_t{0}),
                             false};
        voucher_open_ += vouchers_[number].amount;
        ++counts_.vouchers;
        return;
    }
    const auto found = vouchers_.find(entry.at("number").get<std::string>());
    if (found == vouchers_.end()) bad("a voucher was paid that was never issued");
    if (found->second.paid) bad("voucher {} was paid twice", found->first);
    if (found->second.expires != 0 && found->second.expires <= time_ms_)
        bad("voucher {} was paid after it expired", found->first);
    found->second.paid = true;
    voucher_open_ -= found->second.amount;
    ++counts_.redeemed;
}

// ---- Rounds ---------------------------------------------------------------------------------------------------

// gb-2011 4.4, 6.11, nz-baccarat 8.5: the cards are changed at the end of a
// shoe, the number of decks with everybody's agreement.
void Auditor::check_change(const TableBook& table) const {
    if (!table.next || !table.offer || !table.between.remaining.empty()) return;
    const ShoeRule rule = shoe_rule(*table.offer, *table.next);
    if (!rule) return;
    if (!table.between.shoe.shuffle_due) bad("{}: {} before the end of the shoe", table.id, rule.what);
    for (int i = 0; rule.agreed && i < table.offer->config.terminals; ++i) {
        const auto player = static_cast<PlayerId>(i);
        const auto& places = table.between.places;
        const bool there = free(terminal_account(table.id, player)) > 0 ||
                           std::find(places.begin(), places.end(), player) != places.end();
        if (there && !table.agreed.contains(player))
            bad("{}: {} without the agreement of {}", table.id, rule.what, terminal_name(table.id, player));
    }
}

void Auditor::look_at_round(TableBook& table, const Json& entry) {
    if (table.open) bad("{}: a round is opened while round {} is open", table.id, table.open->number);
    if (table.locked) bad("{}: a round is opened while the table is locked", table.id);
    if (!entry.value("keep", false)) {
        check_change(table);
        take_next_offer(table.offer, table.between, table.next);
        if (!table.next) table.agreed.clear();
    }
    Played round;
    round.number = entry.at("round").get<std::uint64_t>();
    if (round.number != table.last_round + 1)
        bad("{}: round {} follows round {}", table.id, round.number, table.last_round);
    round.offer = table.offer;
    round.at_start = table.between;
    round.commit = entry.value("commit", "");
    round.opened_ms = time_ms_;
    const ShoePolicy& shoe = table.offer->setup.shoe();
    if (table.offer->config.chance == ChanceFrom::Server && !(shoe.lasts && !shoe.continuous) && round.commit.empty())
        bad("{}: a round without a commitment", table.id);
    if (entry.contains("next-shoe")) table.next_shoe = entry["next-shoe"].get<std::string>();
    table.last_round = round.number;
    table.open = std::move(round);
    table.shoe_from = 0;
}

void Auditor::look_at_events(TableBook& table, const Json& entry) {
    if (!table.open || entry.at("round") != table.open->number)
        bad("{}: events for a round that is not open", table.id);
    Played& round = *table.open;
    const Game& game = round.offer->setup.game();
    const Profile& book = round.offer->setup.profile();
    for (const Event& event : events_of(entry.at("events"), game)) {
        if (std::holds_alternative<PlaceBet>(event) && round.closed_ms != 0)
            bad("{} round {}: a wager after no more bets", table.id, round.number);
        if (!std::holds_alternative<CalledOff>(event) && (table.locked || round.announced_void))
            bad("{} round {}: {} while {} ({})", table.id, round.number, describe(event, game),
                table.locked ? "the table is locked" : "the round is void by an announced no spin",
                table.locked ? book.or_house(book.locked) : std::string(call_off_clause(book, CallOff::NoSpin)));
        round.events.push_back(event);
        if (const auto* read = std::get_if<MeterRead>(&event)) check_meter(round, *read, entry);
        // nz-baccarat 5.14A: a ruling may open the bets again
        const bool reopens = std::holds_alternative<Ruled>(event) && round.closed_ms != 0;
        if (!std::holds_alternative<CloseBets>(event) && !reopens) continue;
        auto session = Session::replay(round.offer->setup, round.at_start, round.events);
        if (!session) bad("{} round {}: {}", table.id, round.number, session.refusal().what);
        if (reopens) {
            if ((*session)->need().kind == NeedKind::Bets) round.closed_ms = 0;
            continue;
        }
        if (round.layout.empty()) check_contribution(round, (*session)->table(), entry);
        round.closed_ms = time_ms_;
        round.layout = entry.at("layout").get<std::string>();
        if (time_ms_ - round.opened_ms < book.betting_seconds_min * 1000)
            bad("{} round {}: bets were open for less than {} s ({})", table.id, round.number, book.betting_seconds_min,
                book.betting_clock);
        const std::string text = layout_text((*session)->table(), table.id, round.number);
        if (store::to_hex(layout_hash(text)) != round.layout)
            bad("{} round {}: the layout's hash is not that of the wagers", table.id, round.number);
    }
}

// nz-roulette 5.6, nz-racing-card-derby 5.7: two people, at no terminal, and
// the wager lies from the close on where it was meant.
void Auditor::look_at_move(TableBook& table, const Json& entry) {
    if (!table.open || entry.at("round") != table.open->number)
        bad("{}: a wager is put right in a round that is not open", table.id);
    Played& round = *table.open;
    if (round.offer->config.electronic) bad("{} round {}: a wager on a terminal was moved", table.id, round.number);
    if (entry.value("by", "").find(", ") == std::string::npos)
        bad("{} round {}: a wager was moved by one person alone", table.id, round.number);
    std::size_t at = round.events.size();
    while (at > 0 && !std::holds_alternative<CloseBets>(round.events[at - 1]) &&
           !std::holds_alternative<Moved>(round.events[at - 1]))
        --at;
    if (at == 0) bad("{} round {}: a wager was put right while bets were open", table.id, round.number);
    round.events.insert(round.events.begin() + static_cast<std::ptrdiff_t>(at),
                        events_of(Json::array({entry.at("event")}), round.offer->setup.game())[0]);
    const auto session = Session::replay(round.offer->setup, round.at_start, round.events);
    if (!session) bad("{} round {}: {}", table.id, round.number, session.refusal().what);
}

// gb-2011 2.4: at least seven tenths of what was wagered went to the fund, and no less than the table said.
void Auditor::check_contribution(const Played& round, const Table& table, const Json& entry) {
    const JackpotConfig& jackpot = round.offer->config.jackpot;
    std::int64_t wagered = 0, added = 0;
    for (const Stake& stake : table.stakes())
        if (!stake.carried && !table.game().wagers[stake.position.wager].progressive.empty())
            wagered += stake.amount.cents;
    for (const Json& each : entry.value("transfers", Json::array()))
        if (each.value("to", "").starts_with("jackpot:" + jackpot.id)) added += each.at("amount").get<std::int64_t>();
    if (jackpot.id.empty() && wagered + added == 0) return;
    if (100 * added < wagered * std::max(70, jackpot.percent))
        bad("round {}: of {} wagered on the jackpot only {} reached the meter (gb-2011 2.4)", round.number, wagered,
            added);
}

// What the meter read is what was in it, and was kept for this round.
void Auditor::check_meter(const Played& round, const MeterRead& read, const Json& entry) {
    std::int64_t kept = 0;
    for (const Json& each : entry.value("transfers", Json::array()))
        if (each.value("phase", "") == "pending" &&
            each.value("from", "") == "jackpot:" + round.offer->config.jackpot.id)
            kept += each.at("amount").get<std::int64_t>();
    if (kept != read.amount.cents)
        bad("round {}: the meter read {}, but {} was kept for it", round.number, read.amount.cents, kept);
}

void Auditor::look_at_settlement(TableBook& table, const Json& entry) {
    if (!table.open || entry.at("round") != table.open->number)
        bad("{}: a round is settled that is not open", table.id);
    Played& round = *table.open;
    auto session = Session::replay(round.offer->setup, round.at_start, round.events);
    if (!session) bad("{} round {}: {}", table.id, round.number, session.refusal().what);
    const Table& played = (*session)->table();
    if (!(*session)->finished()) bad("{} round {}: settled before it was finished", table.id, round.number);
    Json lines = Json::array();
    std::map<PlayerId, std::int64_t> staked;
    for (const Line& line : played.lines()) {
        lines.push_back(to_json(line, round.offer->setup.game()));
        staked[line.player] += line.stake.cents;
        counts_.staked += line.stake;
        counts_.paid += line.returned + line.won;
    }
    counts_.lines += lines.size();
    if (lines != entry.at("lines"))
        bad("{} round {}: the recorded settlement is not the engine's", table.id, round.number);
    for (const auto& [player, amount] : never_moved(played)) {
        round.staked[player] += amount;
        round.paid[player] += amount;
    }
    // What is settled is what was laid in this round and before it, but for what is still in play.
    for (const Stake& stake : round.at_start.remaining) round.staked[stake.player] += stake.amount.cents;
    std::map<PlayerId, std::int64_t> in_play;
    for (const Stake& stake : played.between().remaining) in_play[stake.player] += stake.amount.cents;
    for (const auto& [player, amount] : in_play) round.staked[player] -= amount;
    for (auto* sums : {&round.staked, &staked})
        std::erase_if(*sums, [](const auto& each) { return each.second == 0; });  // a bonus has no stake
    if (staked != round.staked)
        bad("{} round {}: the stakes in the books are not those on the layout", table.id, round.number);
    auto due = due_by_player(played.lines());
    for (const auto& [player, amount] : due)
        if (round.paid[player] != amount)
            bad("{} round {}: {} was paid {}, not {}", table.id, round.number, terminal_name(table.id, player),
                round.paid[player], amount);
    for (const auto& [player, amount] : round.paid)
        if (amount != due[player])
            bad("{} round {}: {} was paid {}, not {}", table.id, round.number, terminal_name(table.id, player), amount,
                due[player]);
    const std::string of_table = table.id + "/r";
    for (auto each = pending_.lower_bound(of_table); each != pending_.end() && each->first.starts_with(of_table);
         ++each) {
        const auto at =
            parse_terminal(std::string_view(each->second.debit).substr(std::string_view("terminal:").size()));
        if (!at || (in_play[at->player] -= each->second.amount) < 0)
            bad("{} round {}: the stake {} is still pending", table.id, round.number, each->first);
    }
    for (const auto& [player, amount] : in_play)
        if (amount != 0)
            bad("{} round {}: {} has {} in play that nothing is reserved for", table.id, round.number,
                terminal_name(table.id, player), amount);
    if (table.locked || round.announced_void)
        if (round.events.empty() || !std::holds_alternative<CalledOff>(round.events.back()))
            bad("{} round {}: settled although it is void, or the table locked", table.id, round.number);
    const auto* off = round.events.empty() ? nullptr : std::get_if<CalledOff>(&round.events.back());
    const bool lost =
        off && off->why == CallOff::Malfunction && entry.value("seed", "").empty();  // a lost seed decided nothing
    if (!round.commit.empty() && !lost) check_seed(table, round, entry.at("seed").get<std::string>());
    if (!table.shoe_commit.empty()) table.shoe_rounds.emplace_back(round, table.shoe_from);
    table.between = played.between();
    table.settled_ms = time_ms_;
    table.past[round.number] = std::move(round);
    while (table.past.size() > 10'000) table.past.erase(table.past.begin());
    table.open.reset();
    ++counts_.rounds;
}

// ---- Locks, faults, "no spin" -----------------------------------------------------------------------------------

void Auditor::look_at_lock(TableBook& table, const Json& entry) {
    table.locked = !entry.at("why").get<std::string>().empty();
    const std::string by = entry.value("by", "");
    if (!table.locked && by != "house" && by.find(", ") == by.npos) bad("{}: unlocked by one person alone", table.id);
}

void Auditor::look_at_incident(const Json& entry) {
    if (entry.value("verb", "") != "no-spin" || entry.contains("state")) return;
    const Json& args = entry.at("args");
    const auto found = tables_.find(args.value("table", ""));
    if (found != tables_.end() && found->second->open &&
        args.value("round", std::uint64_t{0}) == found->second->open->number)
        found->second->open->announced_void = true;
}

// The program failed at this table: whatever lay there has gone back to
// whom it belongs, and nothing is reserved any longer.
void Auditor::look_at_fault(TableBook& table, const Json& entry) {
    const std::string of_table = table.id + "/r";
    if (const auto left = pending_.lower_bound(of_table); left != pending_.end() && left->first.starts_with(of_table))
        bad("{}: {} is still pending after the table was called off", table.id, left->first);
    if (table.open) {
        Played& round = *table.open;
        for (const Stake& stake : round.at_start.remaining) round.staked[stake.player] += stake.amount.cents;
        for (auto* sums : {&round.staked, &round.paid})
            std::erase_if(*sums, [](const auto& each) { return each.second == 0; });
        if (round.staked != round.paid)
            bad("{} round {}: what went back is not what was staked", table.id, round.number);
        if (!entry.value("seed", "").empty()) check_seed(table, round, entry.at("seed").get<std::string>());
        if (!table.shoe_commit.empty()) table.shoe_rounds.emplace_back(round, table.shoe_from);
    }
    table.between = Between{};
    table.between.memory = entry.at("memory").get<std::array<int, 8>>();
    table.between.places = entry.at("places").get<std::array<PlayerId, kPlacesMax>>();
    table.open.reset();
    table.locked = true;
    ++counts_.faults;
}

// ---- Chance -----------------------------------------------------------------------------------------------------

namespace {

// The events of a round from `from` on are what this source gives.
void check_chance(ShuffledShoe& chance, const OfferPtr& offer, const Between& at_start,
                  const std::vector<Event>& events, std::size_t from, std::string_view where) {
    Session session(offer->setup, at_start);
    const bool lasting = offer->setup.shoe().lasts && !offer->setup.shoe().continuous;
    bool closed = lasting;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool shuffle = std::holds_alternative<Shuffled>(events[i]);
        const bool drawn = is_chance(events[i]) || (shuffle && !lasting && closed);
        if (i >= from && lasting && shuffle && i > from) return;  // the next shoe begins
        if (i >= from && closed && drawn && chance.answer(session.need(), session.table()) != events[i])
            bad("{}: {} is not what the seed gives", where, describe(events[i], offer->setup.game()));
        closed = closed || std::holds_alternative<CloseBets>(events[i]);
        if (auto refusal = session.apply(events[i])) bad("{}: {}", where, refusal->what);
    }
}

}  // namespace

void Auditor::check_seed(const TableBook& table, const Played& round, const std::string& hex) {
    const Seed seed = seed_from(hex, round.commit);
    const auto layout = store::from_hex(round.layout).value_or(std::vector<std::uint8_t>{});
    ShuffledShoe chance(SeededBits(outcome_key(seed, layout, table.id, round.number)), round.offer->config.cut_percent);
    check_chance(chance, round.offer, round.at_start, round.events, 0,
                 fmt::format("{} round {}", table.id, round.number));
    ++counts_.seeds;
}

void Auditor::look_at_shoe(TableBook& table, const Json& entry) {
    if (!table.open) bad("{}: a shoe is shuffled outside a round", table.id);
    if (!table.shoe_commit.empty()) {
        if (entry.at("ended") != table.shoe_commit) bad("{}: another shoe ended than the one in use", table.id);
        const Seed seed = seed_from(entry.at("seed").get<std::string>(), table.shoe_commit);
        table.shoe_rounds.emplace_back(*table.open, table.shoe_from);  // what the old shoe served of this round
        const auto layout = store::from_hex(table.shoe_layout).value_or(std::vector<std::uint8_t>{});
        ShuffledShoe chance(SeededBits(outcome_key(seed, layout, table.id, table.shoe_round)),
                            table.offer->config.cut_percent);
        for (const auto& [round, from] : table.shoe_rounds)
            check_chance(chance, round.offer, round.at_start, round.events, from,
                         fmt::format("{} round {}", table.id, round.number));
        ++counts_.shoes;
    }
    table.shoe_rounds.clear();
    table.shoe_commit = entry.at("commit").get<std::string>();
    if (table.shoe_commit != table.next_shoe)
        bad("{}: the shoe's seed is not the one that was committed to before", table.id);
    table.next_shoe = entry.at("next-shoe").get<std::string>();
    table.shoe_layout = table.open->layout;
    table.shoe_round = table.open->number;
    table.shoe_from = table.open->events.size();  // the shuffle itself, then the cards
}

// ---- Corrections --------------------------------------------------------------------------------------------------

void Auditor::look_at_revision(TableBook& table, const Json& entry) {
    const auto found = table.past.find(entry.at("round").get<std::uint64_t>());
    if (found == table.past.end()) bad("{}: a round is corrected that is not there", table.id);
    Played& round = found->second;
    const Game& game = round.offer->setup.game();
    if (entry.value("by", "").find(", ") == std::string::npos)
        bad("{} round {}: a settled round was changed by one person alone", table.id, round.number);
    if (entry.contains("index"))
        round.events = Session::put_right(round.offer->setup, round.at_start, std::move(round.events),
                                          entry["index"].get<std::size_t>(),
                                          events_of(Json::array({entry.at("event")}), game)[0]);
    else if (entry.contains("event")) round.events.push_back(events_of(Json::array({entry["event"]}), game)[0]);
    if (entry.contains("refused")) round.refused.insert(entry["refused"].get<PlayerId>());
    auto session = Session::replay(round.offer->setup, round.at_start, round.events);
    if (!session) bad("{} round {}: {}", table.id, round.number, session.refusal().what);
    auto due = due_by_player(lines_of((*session)->table(), round.refused));
    for (const auto& [player, amount] : due)
        if (round.paid[player] != amount)
            bad("{} round {}: after the correction {} was paid {}, not {}", table.id, round.number,
                terminal_name(table.id, player), round.paid[player], amount);
    ++counts_.corrections;
}

}  // namespace baize::floor
