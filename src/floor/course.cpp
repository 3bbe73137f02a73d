#include "floor/course.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/close.hpp"
#include "floor/jackpot.hpp"
#include "floor/money.hpp"
#include "store/store.hpp"
#include "table_file/differential.hpp"

namespace baize::floor::course {

using ledger::Transfer;

namespace {

void append(std::vector<Transfer>& to, std::vector<Transfer> from) {
    std::move(from.begin(), from.end(), std::back_inserter(to));
}

// gb-2011 4.4, 6.11, nz-baccarat 8.5: not while the shoe lasts, and some changes not without everybody's agreement.
bool change_waits(const State& state, const LiveTable& table) {
    return table.waits_for() && (!table.carried.shoe.shuffle_due || !state.not_agreed(table).empty());
}

}  // namespace

// Ruling R95: a table that was closed has no shoe to end, so that nobody is asked.
void open_round(Act& act, const LiveTable& table, ShoeBefore shoe) {
    if (table.over() || !table.locked.empty()) return;
    const bool waits = shoe == ShoeBefore::GoesOn && change_waits(act.state(), table);
    entry::Opened opened{table.id, table.round + 1, waits};
    const Offer& offer =
        table.next_offer && !waits && table.carried.remaining.empty() ? *table.next_offer : *table.offer;
    const bool lasting = offer.setup.shoe().lasts && !offer.setup.shoe().continuous;
    if (offer.config.chance == ChanceFrom::Server && !lasting) opened.commit = act.fresh_seed(table.id);
    if (offer.config.chance == ChanceFrom::Server && lasting && table.next_shoe.empty())
        opened.next_shoe = act.fresh_seed(table.id);
    act.record(std::move(opened));
    advance(act, table);
}

namespace {

// A lasting shoe begins with the seed that was committed to before anybody knew when.
void begin_shoe(Act& act, const LiveTable& table) {
    entry::Shoe shoe{table.id, table.next_shoe};
    if (!table.shoe_commit.empty()) {  // the old shoe is over: anybody may check it now
        shoe.ended = table.shoe_commit;
        shoe.seed = act.seed_of(table.shoe_commit);
    }
    shoe.next_shoe = act.fresh_seed(table.id);
    const std::string ended = shoe.ended;
    act.record(std::move(shoe));
    act.forget_seed(table.id, ended);
}

}  // namespace

void advance(Act& act, const LiveTable& table) {
    while (table.session && !table.halted()) {
        const Need need = table.session->need();
        if (need.kind == NeedKind::Bets || need.kind == NeedKind::Decision) return;
        if (need.kind == NeedKind::Finished) {
            if (!table.confirms()) settle(act, table);
            return;
        }
        if (need.kind == NeedKind::Meter) {
            const Reading reading = read_meter(act.books(), table);
            act.record_events(table, {MeterRead{reading.amount}}, reading.transfers);
            continue;
        }
        if (!table.server_chance()) return;  // the dealer's turn
        if (need.kind == NeedKind::Shuffle && table.lasting_shoe()) {
            begin_shoe(act, table);
            act.record_events(table, {Shuffled{}}, {});
        } else if (need.kind == NeedKind::Shuffle && !table.chance) {
            act.record_events(table, {Shuffled{}}, {});
        } else if (!table.chance) {  // the seed is lost: nothing may be decided by anything else
            act.record_events(table, {CalledOff{CallOff::Malfunction}}, {});
            settle(act, table);
            return;
        } else {
            act.record_events(table, {table.chance->answer(need, table.session->table())}, {});
        }
    }
}

// ---- The close of bets ------------------------------------------------------------------------------------------

namespace {

bool is_bundled(const LiveTable& table, const Stake& stake) {
    return table.game().wagers[stake.position.wager].kind == WagerKind::Bundled;
}

// What is laid with one word goes with one word: a bundled stake by the wager that it lies with.
void add_what_lies_with_them(const LiveTable& table, std::set<StakeNo>& which) {
    const Table& round = table.session->table();
    for (const Stake& stake : round.stakes()) {
        if (!which.contains(stake.number)) continue;
        const WagerDef& def = table.game().wagers[stake.position.wager];
        const auto first = is_bundled(table, stake) ? static_cast<std::size_t>(def.part_of) : stake.position.wager;
        for (const std::uint8_t wager : laid_together(table.offer->setup, first))
            if (const Stake* with = round.lying(stake.player, stake.box, {wager, stake.position.spot}))
                which.insert(with->number);
    }
}

// A wager that may not outlast another of its player goes with it: where a drop alone would be refused, all of his go.
std::set<StakeNo> with_what_rests_on_them(const LiveTable& table, std::set<StakeNo> which) {
    add_what_lies_with_them(table, which);
    const auto copy = Session::replay(table.offer->setup, table.session->at_start(), table.session->events());
    const auto& stakes = table.session->table().stakes();
    const auto all_of = [&](PlayerId player) {
        for (const Stake& other : stakes)
            if (other.player == player) which.insert(other.number);
    };
    if (!copy) {  // what cannot be tried one by one goes as a whole
        const std::set<StakeNo> named = which;
        for (const Stake& stake : stakes)
            if (named.contains(stake.number)) all_of(stake.player);
        return which;
    }
    for (auto stake = stakes.rbegin(); stake != stakes.rend(); ++stake) {
        if (!which.contains(stake->number) || is_bundled(table, *stake)) continue;
        if (!(*copy)->apply(PlaceBet{stake->player, stake->box, stake->position, {}})) continue;
        const std::size_t before = which.size();
        all_of(stake->player);
        return which.size() == before ? which : with_what_rests_on_them(table, std::move(which));
    }
    return which;
}

}  // namespace

void drop_stakes(Act& act, const LiveTable& table, const std::set<StakeNo>& named, std::string_view clause) {
    if (named.empty()) return;
    const std::set<StakeNo> which = with_what_rests_on_them(table, named);
    std::vector<Event> drops;
    std::vector<Transfer> back;
    if (which.empty()) return;
    for (const PlaceBet& bet :
         taken_back(table, [&](const Stake& stake) { return which.contains(stake.number); })) {
        drops.push_back(bet);
        append(back, change_stake(table, bet));
    }
    if (!drops.empty()) act.record_events(table, drops, back, {.dropped = std::string(clause)});
}

namespace {

// dragon21 5.13: each smaller stake takes the place of the one that lay there; what is taken off is the player's again.
void reduce_stakes(Act& act, const LiveTable& table) {
    std::vector<Event> events;
    std::vector<Transfer> transfers;
    for (const PlaceBet& bet : reductions(table.session->table(), table.config())) {
        events.push_back(bet);
        append(transfers, change_stake(table, bet, static_cast<std::uint32_t>(events.size())));
    }
    if (!events.empty())
        act.record_events(table, events, transfers, {.reduced = cite(table.game(), pro_rata_clause(table.game()))});
}

}  // namespace

void close_bets(Act& act, const LiveTable& table) {
    if (pro_rata_clause(table.game()).empty())
        drop_stakes(act, table, beyond_differential(table), differential_clause(table.game()));
    drop_stakes(act, table, below_aggregate(table), aggregate_clause(table));
    if (!pro_rata_clause(table.game()).empty()) reduce_stakes(act, table);
    // once cards are out the round is completed all the same
    if (table.session->table().stakes().empty() && table.layout.empty()) return;
    const std::string text = layout_text(table.session->table(), table.id, table.round);
    act.record_events(table, {CloseBets{}}, contribute(act.books(), table),
                      {.layout = store::to_hex(layout_hash(text)), .chips = text});
    advance(act, table);
}

// ---- Settlement ----------------------------------------------------------------------------------------------------

namespace {

// By what the meter will hold once its winners are paid, and void wagers have taken back what they brought.
std::vector<Transfer> reseed_after(const ledger::Ledger& books, const LiveTable& table,
                                   const std::vector<Line>& lines) {
    const JackpotConfig& jackpot = table.config().jackpot;
    const ledger::Account* meter = jackpot.id.empty() ? nullptr : books.account(meter_account(jackpot.id));
    if (!meter) return {};
    Money paid{};
    for (const Line& line : lines) paid += line.from_meter;
    const VoidBack back = void_back(books, table, lines);
    return reseed(jackpot, book_of(table.id, table.round) + "/j", meter->balance - paid - back.meter,
                  books.free(overflow_account(jackpot.id)) - back.overflow);
}

}  // namespace

void settle(Act& act, const LiveTable& table) {
    entry::Settled settled{table.id, table.round};
    const std::vector<Line>& lines = table.session->table().lines();
    for (const Line& line : lines) settled.lines.push_back({line.number, line_of(line, table.game())});
    settled.result = result_of(table.session->table());
    if (!table.commit.empty()) {
        settled.commit = table.commit;
        settled.seed = act.seed_of(table.commit);
    }
    std::vector<Transfer> transfers = release_meter(act.books(), table, lines);
    append(transfers, settle_lines(table, lines));
    append(transfers, reseed_after(act.books(), table, lines));
    const std::string commit = table.commit;
    act.record(std::move(settled), std::move(transfers)).settled = {table.id, table.round};
    act.forget_seed(table.id, commit);
    open_round(act, table);
}

void call_off(Act& act, const LiveTable& table, const Event& why) {
    const std::vector<Line> before = table.session->table().lines();
    act.record_events(table, {why}, {});
    act.set_clawback(taken_back(table.id, before, table.session->table().lines()));
    settle(act, table);
}

// ---- What an answer moves -----------------------------------------------------------------------------------

std::string credit_clause(const LiveTable& table) { return table.profile().or_house(table.profile().credit_shown); }

Refusal too_little_credit(const LiveTable& table, Money free, Money needed) {
    return {fmt::format("the credit of {} does not cover {}", to_string(free), to_string(needed)),
            credit_clause(table)};
}

Result<std::vector<Transfer>> stakes_of_answer(const ledger::Ledger& books, const LiveTable& table,
                                               const Event& event) {
    std::vector<Event> events = table.session->events();
    events.push_back(event);
    auto trial = Session::replay(table.offer->setup, table.session->at_start(), events);
    if (!trial) return trial.refusal();
    std::vector<Transfer> transfers = taken_back_by(table, (*trial)->table());
    std::map<PlayerId, Money> needed;
    for (const Stake& stake : (*trial)->table().stakes()) {
        // what is laid from winnings the round itself owes: see settle_lines
        if (stake.won_before || table.reserved.contains(stake.number)) continue;
        transfers.push_back(lay_stake(table, stake.player, stake.amount, stake.number, stake.number));
        needed[stake.player] += stake.amount;
    }
    const auto* const said = std::get_if<Answered>(&event);
    for (const auto& [player, sum] : needed) {
        const Money free = books.free(terminal_account(table.id, player));
        if (free >= sum) continue;
        if (!said || player != said->player)
            return Refusal{"another player's credit does not cover his part in this",
                           credit_clause(table)};  // how much he has is his to know
        return too_little_credit(table, free, sum);
    }
    return transfers;
}

// ---- The clock ------------------------------------------------------------------------------------------------------

namespace {

// The book's rule on a player who is not there, ruled on the box that waits for him; nothing where it has none, or
// where it is another who decides.
std::optional<Event> ruled_absent(const LiveTable& table, const Question& question) {
    const auto rules = table.game().irregularities;
    if (question.box == 0 || table.session->table().box(question.box).seated != question.player) return std::nullopt;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        Ruled ruled;
        ruled.irregularity = static_cast<std::uint8_t>(i);
        ruled.box = question.box;
        if (rules[i].effect == Effect::AbsentBox && !table.session->check(ruled)) return ruled;
    }
    return std::nullopt;
}

// Nobody waits for ever. Ruling R57: who is silent is answered for with what costs nothing. Only who has missed a whole
// turn, and is silent at the next hand too, is taken as absent: one slow answer makes nobody so.
void on_decision_timeout(Act& act, const LiveTable& table) {
    const Question& question = table.session->need().question;
    const auto silence = table.silent.find(question.player);
    const bool missed = !question.side && silence != table.silent.end() && silence->second.questions >= kTurnMissed &&
                        !(silence->second.box == question.box && silence->second.hand == question.hand);
    const auto absent = missed ? ruled_absent(table, question) : std::nullopt;
    const Table& played = table.session->table();
    const Event unsaid = played.answered(question, silent_answer(played, question));
    // silence lays nothing; it may take back (ruling R73)
    const auto moves = stakes_of_answer(act.books(), table, unsaid);
    act.record_events(table, {absent.value_or(unsaid)}, absent || !moves ? std::vector<Transfer>{} : *moves,
                      {.late = true});
    advance(act, table);
}

}  // namespace

void on_tick(Act& act, const LiveTable& table) {
    const auto is_due = [&](std::int64_t at) { return at != 0 && act.now_ms() >= at; };
    if (table.phase == Phase::Betting && is_due(table.closes_ms)) close_bets(act, table);
    else if (is_due(table.decide_ms)) on_decision_timeout(act, table);
    else if (table.phase == Phase::Closed && table.offer && !table.over()) open_round(act, table);
}

}  // namespace baize::floor::course
