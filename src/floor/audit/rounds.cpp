// Every round again with the engine: what happened, and what it pays.
#include "floor/audit/parts.hpp"

namespace baize::floor {

using auditing::bad;
using auditing::events_of;

std::vector<Event> auditing::events_of(const Json& list, const Game& game) {
    std::vector<Event> events;
    for (const Json& each : list) {
        auto event = event_from_json(each, game);
        if (!event) bad("{}", event.refusal().what);
        events.push_back(*event);
    }
    return events;
}

namespace {

// What each player gets back of a round, by the engine's lines.
std::map<PlayerId, std::int64_t> due_by_player(const std::vector<Line>& lines) {
    std::map<PlayerId, std::int64_t> due;
    for (const Line& line : lines) due[line.player] += (line.returned + line.won).cents;
    return due;
}

// What was laid from the round's own winnings and comes back as it was: nothing moved for it.
std::vector<Stake> never_moved(const Table& played) {
    std::vector<Stake> list;
    for (const Stake& stake : played.stakes())
        for (const Line& line : played.lines())
            if (stake.won_before && line.number == stake.number && line.returned == line.stake && line.won.cents == 0)
                list.push_back(stake);
    return list;
}

}  // namespace

// gb-2011 4.4, 6.11, nz-baccarat 8.5: the cards are changed at the end of a
// shoe, the number of decks with everybody's agreement.
void Auditor::check_change(const TableBook& table) const {
    if (!table.next || !table.offer || !table.carried.remaining.empty()) return;
    const ShoeRule rule = shoe_rule(*table.offer, *table.next);
    if (!rule) return;
    if (!table.carried.shoe.shuffle_due) bad("{}: {} before the end of the shoe", table.id, rule.what);
    for (int i = 0; rule.agreed && i < table.offer->config.terminals; ++i) {
        const auto player = player_no(i);
        const auto& places = table.carried.places;
        const bool there = free(terminal_account(table.id, player).text()) > 0 ||
                           std::find(places.begin(), places.end(), player) != places.end();
        if (there && !table.agreed.contains(player))
            bad("{}: {} without the agreement of {}", table.id, rule.what, terminal_name(table.id, player));
    }
}

void Auditor::look_at_round(TableBook& table, const Json& entry) {
    if (table.open) bad("{}: a round is opened while round {} is open", table.id, table.open->number);
    if (table.locked) bad("{}: a round is opened while the table is locked", table.id);
    if (!entry.value("keep", false)) {
        if (!table.was_closed) check_change(table);
        take_next_offer(table.offer, table.carried, table.next);
        if (!table.next) table.agreed.clear();
    }
    table.was_closed = false;
    Played round;
    round.number = entry.at("round").get<std::uint64_t>();
    if (round.number != table.last_round + 1)
        bad("{}: round {} follows round {}", table.id, round.number, table.last_round);
    round.offer = table.offer;
    round.at_start = table.carried;
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

// A void of the round, whoever made it: by order, or by a ruling on an irregularity.
bool Auditor::calls_off(const Event& event, const Game& game) {
    const auto* ruled = std::get_if<Ruled>(&event);
    return std::holds_alternative<CalledOff>(event) ||
           (ruled && game.irregularities[ruled->irregularity].effect == Effect::VoidRound);
}

namespace {

// The clock rules that who has been silent for a whole turn is absent, and nothing else.
bool is_the_clocks(const Ruled& ruled, const Game& game, const Json& entry) {
    return entry.value("late", false) && game.irregularities[ruled.irregularity].effect == Effect::AbsentBox;
}

}  // namespace

// Ruling R86: two people void a round, and a hand once it can be known what it comes to.
void Auditor::check_ruling(const TableBook& table, const Played& round, const Ruled& ruled, const std::string& by) {
    if (by.find(", ") != by.npos) return;
    const auto before = Session::replay(round.offer->setup, round.at_start, round.events);
    if (before && (*before)->wants_two(ruled, round.was_known))
        bad("{} round {}: '{}' was ruled by one person alone", table.id, round.number,
            round.offer->setup.game().irregularities[ruled.irregularity].title);
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
        if (!calls_off(event, game) && (table.locked || round.announced_void))
            bad("{} round {}: {} while {} ({})", table.id, round.number, describe(event, game),
                table.locked ? "the table is locked" : "the round is void by an announced no spin",
                table.locked ? book.or_house(book.locked) : std::string(call_off_clause(book, CallOff::NoSpin)));
        if (const auto* ruled = std::get_if<Ruled>(&event); ruled && !is_the_clocks(*ruled, game, entry))
            check_ruling(table, round, *ruled, entry.value("by", ""));
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

void Auditor::look_at_fix(TableBook& table, const Json& entry) {
    if (!table.open) bad("no round is open to be put right");
    const auto before = Session::replay(table.offer->setup, table.open->at_start, table.open->events);
    if (before) table.open->was_known = table.open->was_known || (*before)->outcome_known();
    const Event fixed = events_of(Json::array({entry.at("event")}), table.offer->setup.game())[0];
    table.open->events = Session::put_right(table.offer->setup, table.open->at_start, std::move(table.open->events),
                                            entry.at("index").get<std::size_t>(), fixed);
    // it followed from what was wrong
    std::erase_if(table.open->events, [](const Event& each) { return std::holds_alternative<MeterRead>(each); });
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
    round.events.insert(round.events.begin() + at,
                        events_of(Json::array({entry.at("event")}), round.offer->setup.game())[0]);
    const auto session = Session::replay(round.offer->setup, round.at_start, round.events);
    if (!session) bad("{} round {}: {}", table.id, round.number, session.refusal().what);
}

namespace {

// Of the wagers that were laid in a round, those on a jackpot; and those of which a jackpot beside them takes a part,
// as much as the house says (gb-2011 16.29, ruling R76).
struct Wagered {
    std::int64_t on_jackpot = 0, beside_it = 0;
};
Wagered wagered_in(const Table& table) {
    Wagered sums;
    const auto wagers = table.game().wagers;
    for (const Stake& stake : table.stakes()) {
        if (stake.carried) continue;
        const std::size_t laid = stake.position.wager;
        if (!wagers[laid].progressive.empty()) sums.on_jackpot += stake.amount.cents;
        else for (std::size_t w = 0; w < wagers.size(); ++w)
            if (wagers[w].kind == WagerKind::Bonus && wagers[w].part_of == static_cast<int>(laid) &&
                !wagers[w].progressive.empty() && table.setup().offered(w))
                sums.beside_it += stake.amount.cents;
    }
    return sums;
}

}  // namespace

// gb-2011 2.4: at least seven tenths of what was wagered went to the fund, and no less than the table said.
void Auditor::check_contribution(const Played& round, const Table& table, const Json& entry) {
    const JackpotConfig& jackpot = round.offer->config.jackpot;
    const auto [wagered, beside_it] = wagered_in(table);
    const std::string meter = "jackpot:" + jackpot.id, above_its_ceiling = meter + "/next";
    std::int64_t added = 0;
    for (const Json& each : entry.value("transfers", Json::array()))
        if (const std::string to = each.value("to", ""); to == meter || to == above_its_ceiling)
            added += each.at("amount").get<std::int64_t>();
    if (jackpot.id.empty() && wagered + beside_it + added == 0) return;
    if (100 * added < wagered * std::max(70, jackpot.percent) + beside_it * jackpot.percent)
        bad("round {}: of {} wagered on the jackpot only {} reached the meter (gb-2011 2.4)", round.number,
            wagered + beside_it, added);
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

// ---- Settlement -------------------------------------------------------------------------------------------------

// Each stake, and each player, was paid what the engine's lines say.
void Auditor::check_paid(const TableBook& table, Played& round, const std::vector<Line>& lines, const char* when) {
    auto due = due_by_player(lines);
    for (const auto& [player, amount] : round.paid) due.try_emplace(player, 0);
    for (const auto& [player, amount] : due)
        if (round.paid[player] != amount)
            bad("{} round {}: {}{} was paid {}, not {}", table.id, round.number, when,
                terminal_name(table.id, player), round.paid[player], amount);
    std::map<StakeNo, std::int64_t> due_for;
    for (const Line& line : lines) due_for[line.number] += (line.returned + line.won).cents;
    for (const auto& [stake, amount] : round.paid_for) due_for.try_emplace(stake, 0);
    for (const auto& [stake, amount] : due_for)
        if (round.paid_for[stake] != amount)
            bad("{} round {}: {}for stake {} was paid {}, not {}", table.id, round.number, when, stake.value,
                round.paid_for[stake], amount);
}

// Nothing is reserved but for what is still in play.
void Auditor::check_pending(const TableBook& table, const Played& round,
                            std::map<PlayerId, std::int64_t> in_play) const {
    const std::string of_table = table.id + "/r";
    for (auto each = pending_.lower_bound(of_table); each != pending_.end() && each->first.starts_with(of_table);
         ++each) {
        const auto account = ledger::AccountId::parse(each->second.debit);
        const auto at = account ? terminal_of(*account) : std::nullopt;
        if (!at || (in_play[at->player] -= each->second.amount) < 0)
            bad("{} round {}: the stake {} is still pending", table.id, round.number, each->first);
    }
    for (const auto& [player, amount] : in_play)
        if (amount != 0)
            bad("{} round {}: {} has {} in play that nothing is reserved for", table.id, round.number,
                terminal_name(table.id, player), amount);
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
        lines.back()["n"] = line.number.value;
        staked[line.player] += line.stake.cents;
        counts_.staked += line.stake;
        counts_.paid += line.returned + line.won;
    }
    counts_.lines += lines.size();
    if (lines != entry.at("lines"))
        bad("{} round {}: the recorded settlement is not the engine's", table.id, round.number);
    for (const Stake& stake : never_moved(played)) {
        round.staked[stake.player] += stake.amount.cents;
        round.paid[stake.player] += stake.amount.cents;
        round.paid_for[stake.number] += stake.amount.cents;
    }
    // What is settled is what was laid in this round and before it, but for what is still in play.
    for (const Stake& stake : round.at_start.remaining) round.staked[stake.player] += stake.amount.cents;
    std::map<PlayerId, std::int64_t> in_play;
    for (const Stake& stake : played.carried().remaining) in_play[stake.player] += stake.amount.cents;
    for (const auto& [player, amount] : in_play) round.staked[player] -= amount;
    for (auto* sums : {&round.staked, &staked})
        std::erase_if(*sums, [](const auto& each) { return each.second == 0; });  // a bonus has no stake
    if (staked != round.staked)
        bad("{} round {}: the stakes in the books are not those on the layout", table.id, round.number);
    check_paid(table, round, played.lines(), "");
    check_pending(table, round, in_play);
    if (table.locked || round.announced_void)
        if (round.events.empty() || !calls_off(round.events.back(), round.offer->setup.game()))
            bad("{} round {}: settled although it is void, or the table locked", table.id, round.number);
    const auto* off = round.events.empty() ? nullptr : std::get_if<CalledOff>(&round.events.back());
    const bool lost =
        off && off->why == CallOff::Malfunction && entry.value("seed", "").empty();  // a lost seed decided nothing
    if (!round.commit.empty() && lost) ++counts_.lost;
    else if (!round.commit.empty()) check_seed(table, round, entry.at("seed").get<std::string>());
    if (!table.shoe_commit.empty()) table.shoe_rounds.emplace_back(round, table.shoe_from);
    remember_round(table, round, played.carried());
    table.settled_ms = time_ms_;
    table.past[round.number] = std::move(round);
    while (table.past.size() > 10'000) table.past.erase(table.past.begin());
    table.open.reset();
    ++counts_.rounds;
}

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
    check_paid(table, round, lines_of((*session)->table(), round.refused), "after the correction ");
    follow_correction(table, round);
    ++counts_.corrections;
}

}  // namespace baize::floor
