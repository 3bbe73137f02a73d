// The course of a round: what follows by itself once somebody, or the clock, has done something.
#include <fmt/format.h>

#include <algorithm>

#include "wire/json_text.hpp"
#include "definition/names.hpp"
#include "floor/close.hpp"
#include "floor/floor.hpp"
#include "floor/guard.hpp"
#include "floor/jackpot.hpp"
#include "floor/money.hpp"
#include "store/store.hpp"
#include "table_file/differential.hpp"

namespace baize::floor {

using ledger::Transfer;

namespace {

void append(std::vector<Transfer>& to, std::vector<Transfer> from) {
    std::move(from.begin(), from.end(), std::back_inserter(to));
}

}  // namespace

// ---- Chance -----------------------------------------------------------------------------------------------

// The seed is committed to now, kept secret until it is revealed, and must survive a crash meanwhile.
std::string Floor::fresh_seed(Entropy& entropy, std::string_view table) {
    Seed seed{};
    entropy.fill(seed);
    const std::string commit = store::to_hex(commitment(seed));
    seeds_[commit] = seed;
    outbox_.secrets.push_back({fmt::format("seed/{}/{}", table, commit), store::to_hex(seed)});
    return commit;
}

std::string Floor::reveal(const std::string& commit) {
    const auto found = seeds_.find(commit);
    return found == seeds_.end() ? std::string() : store::to_hex(found->second);
}

// The outcome depends on the layout at close too; a shoe that is shuffled before the bets has its order without one.
void Floor::start_chance(LiveTable& table, const std::string& commit) {
    table.chance.reset();
    const auto seed = seeds_.find(commit);
    if (!table.server_chance() || seed == seeds_.end()) return;
    const auto layout = store::from_hex(table.layout).value_or(std::vector<std::uint8_t>{});
    const Seed key = outcome_key(seed->second, layout, table.id, table.round);
    table.chance = std::make_unique<ShuffledShoe>(SeededBits(key), table.config().cut_percent);
}

// ---- Recording ----------------------------------------------------------------------------------------------

void Floor::record(entry::What what, std::vector<Transfer> transfers) {
    if (version_ < entry::kVersion && !std::holds_alternative<entry::Journal>(what)) record(entry::Journal{});
    Entry entry{now_ms_, by_, {}, 0, std::move(what), std::move(transfers)};
    if (number_ != 0) {
        entry.source = source_;
        entry.number = number_;
    }
    std::string text = encode(
        entry, [this](const std::string& table, std::uint64_t round) -> const Game& { return game_of(table, round); });
    live_ = true;
    const std::unique_ptr<bool, void (*)(bool*)> end(&live_, [](bool* live) { *live = false; });  // however it ends
    apply(entry);
    outbox_.entries.push_back({std::move(text)});
}

// `more`: what the entry says beside its events.
void Floor::record_events(LiveTable& table, std::vector<Event> events, std::vector<Transfer> transfers,
                          entry::Events more) {
    more.table = table.id;
    more.round = table.round;
    more.events = std::move(events);
    record(std::move(more), std::move(transfers));
}

// ---- From round to round --------------------------------------------------------------------------------------

std::vector<PlayerId> Floor::participants(const LiveTable& table) const {
    std::vector<PlayerId> list;
    const auto& places = table.session ? table.session->table().carried().places : table.carried.places;
    const auto& stakes = table.session ? table.session->table().stakes() : table.carried.remaining;
    for (int i = 0; i < table.config().terminals; ++i) {
        const auto player = static_cast<PlayerId>(i);
        const bool wagers =
            std::any_of(stakes.begin(), stakes.end(), [&](const Stake& stake) { return stake.player == player; });
        const bool seated = std::find(places.begin(), places.end(), player) != places.end();
        if (wagers || seated || books_.free(terminal_account(table.id, player)).cents > 0) list.push_back(player);
    }
    return list;
}

std::vector<PlayerId> Floor::not_agreed(const LiveTable& table) const {
    if (!table.waits_for().agreed) return {};
    std::vector<PlayerId> list = participants(table);
    std::erase_if(list, [&](PlayerId player) { return table.agreed.contains(player); });
    return list;
}

// gb-2011 4.4, 6.11, nz-baccarat 8.5: not while the shoe lasts, and some changes not without everybody's agreement.
bool Floor::change_waits(const LiveTable& table) const {
    return table.waits_for() && (!table.carried.shoe.shuffle_due || !not_agreed(table).empty());
}

// Ruling R95: a table that was closed has no shoe to end, so that nobody is asked.
void Floor::open_round(LiveTable& table, Entropy& entropy, ShoeBefore shoe) {
    if (table.over() || !table.locked.empty()) return;
    const LiveTable& before = table;
    const bool waits = shoe == ShoeBefore::GoesOn && change_waits(table);
    entry::Opened opened{table.id, table.round + 1, waits};
    const Offer& offer =
        before.next_offer && !waits && before.carried.remaining.empty() ? *before.next_offer : *before.offer;
    const bool lasting = offer.setup.shoe().lasts && !offer.setup.shoe().continuous;
    if (offer.config.chance == ChanceFrom::Server && !lasting) opened.commit = fresh_seed(entropy, table.id);
    if (offer.config.chance == ChanceFrom::Server && lasting && table.next_shoe.empty())
        opened.next_shoe = fresh_seed(entropy, table.id);
    record(std::move(opened));
    advance(table, entropy);
}

void Floor::advance(LiveTable& table, Entropy& entropy) {
    while (table.session && !table.halted()) {
        const Need need = table.session->need();
        if (need.kind == NeedKind::Bets || need.kind == NeedKind::Decision) return;
        if (need.kind == NeedKind::Finished) {
            if (!table.confirms()) settle(table, entropy);
            return;
        }
        if (need.kind == NeedKind::Meter) {
            const Reading reading = read_meter(books_, table);
            record_events(table, {MeterRead{reading.amount}}, reading.transfers);
            continue;
        }
        if (!table.server_chance()) return;  // the dealer's turn
        if (need.kind == NeedKind::Shuffle && table.lasting_shoe()) {
            entry::Shoe shoe{table.id, table.next_shoe};
            if (!table.shoe_commit.empty()) {  // the old shoe is over: anybody may check it now
                shoe.ended = table.shoe_commit;
                shoe.seed = reveal(table.shoe_commit);
                outbox_.secrets.push_back({fmt::format("seed/{}/{}", table.id, table.shoe_commit), std::nullopt});
            }
            shoe.next_shoe = fresh_seed(entropy, table.id);
            record(std::move(shoe));
            record_events(table, {Shuffled{}}, {});
        } else if (need.kind == NeedKind::Shuffle && !table.chance) {
            record_events(table, {Shuffled{}}, {});
        } else if (!table.chance) {  // the seed is lost: nothing may be decided by anything else
            record_events(table, {CalledOff{CallOff::Malfunction}}, {});
            settle(table, entropy);
            return;
        } else {
            record_events(table, {table.chance->answer(need, table.session->table())}, {});
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

void Floor::drop_stakes(LiveTable& table, const std::set<StakeNo>& named, std::string_view clause) {
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
    if (!drops.empty()) record_events(table, drops, back, {.dropped = std::string(clause)});
}

// dragon21 5.13: each smaller stake takes the place of the one that lay there; what is taken off is the player's again.
void Floor::reduce_stakes(LiveTable& table) {
    std::vector<Event> events;
    std::vector<Transfer> transfers;
    for (const PlaceBet& bet : reductions(table.session->table(), table.config())) {
        events.push_back(bet);
        append(transfers, change_stake(table, bet, static_cast<std::uint32_t>(events.size())));
    }
    if (!events.empty())
        record_events(table, events, transfers, {.reduced = cite(table.game(), pro_rata_clause(table.game()))});
}

void Floor::close_bets(LiveTable& table, Entropy& entropy) {
    if (pro_rata_clause(table.game()).empty())
        drop_stakes(table, beyond_differential(table), differential_clause(table.game()));
    drop_stakes(table, below_aggregate(table), aggregate_clause(table));
    if (!pro_rata_clause(table.game()).empty()) reduce_stakes(table);
    // once cards are out the round is completed all the same
    if (table.session->table().stakes().empty() && table.layout.empty()) return;
    const std::string text = layout_text(table.session->table(), table.id, table.round);
    record_events(table, {CloseBets{}}, contribute(books_, table),
                  {.layout = store::to_hex(layout_hash(text)), .chips = text});
    advance(table, entropy);
}

// ---- Settlement ----------------------------------------------------------------------------------------------------

// By what the meter will hold once its winners are paid, and void wagers have taken back what they brought.
std::vector<Transfer> Floor::reseed_after(const LiveTable& table, const std::vector<Line>& lines) const {
    const JackpotConfig& jackpot = table.config().jackpot;
    const ledger::Account* meter = jackpot.id.empty() ? nullptr : books_.account(meter_account(jackpot.id));
    if (!meter) return {};
    Money paid{};
    for (const Line& line : lines) paid += line.from_meter;
    const VoidBack back = void_back(books_, table, lines);
    return reseed(jackpot, book_of(table.id, table.round) + "/j", meter->balance - paid - back.meter,
                  books_.free(overflow_account(jackpot.id)) - back.overflow);
}

void Floor::settle(LiveTable& table, Entropy& entropy) {
    entry::Settled settled{table.id, table.round};
    const std::vector<Line>& lines = table.session->table().lines();
    for (const Line& line : lines) settled.lines.push_back({line.number, line_of(line, table.game())});
    settled.result = result_of(table.session->table());
    if (!table.commit.empty()) {
        settled.commit = table.commit;
        settled.seed = reveal(table.commit);
        outbox_.secrets.push_back({fmt::format("seed/{}/{}", table.id, table.commit), std::nullopt});
    }
    std::vector<Transfer> transfers = release_meter(books_, table, lines);
    append(transfers, settle_lines(table, lines));
    append(transfers, reseed_after(table, lines));
    const std::string commit = table.commit;
    record(std::move(settled), std::move(transfers));
    outbox_.entries.back().settled = {table.id, table.round};
    seeds_.erase(commit);
    open_round(table, entropy);
}

// ---- The clock ------------------------------------------------------------------------------------------------------

// The book's rule on a player who is not there, ruled on the box that waits for him; nothing where it has none, or
// where it is another who decides.
std::optional<Event> Floor::ruled_absent(const LiveTable& table, const Question& question) const {
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
void Floor::time_is_up(LiveTable& table, Entropy& entropy) {
    const Question& question = table.session->need().question;
    const auto silence = table.silent.find(question.player);
    const bool missed = !question.side && silence != table.silent.end() && silence->second.questions >= kTurnMissed &&
                        !(silence->second.box == question.box && silence->second.hand == question.hand);
    const auto absent = missed ? ruled_absent(table, question) : std::nullopt;
    const Table& played = table.session->table();
    const Event unsaid = played.answered(question, silent_answer(played, question));
    const auto moves = stakes_of_answer(table, unsaid);  // silence lays nothing; it may take back (ruling R73)
    record_events(table, {absent.value_or(unsaid)}, absent || !moves ? std::vector<Transfer>{} : *moves,
                  {.late = true});
    advance(table, entropy);
}

void Floor::tick(std::int64_t now_ms, Entropy& entropy) {
    for (auto& [id, table] : tables_) {
        if (!is_mine(table) || table.abandoned) continue;
        begin_act(now_ms, "clock");
        if (!table.broken.empty()) table_fault(id, table.broken, now_ms_);
        else if (!table.halted()) run_isolated(id, [&] { clock_strikes(table, entropy); });  // 9A 7.5(b)
    }
}

void Floor::clock_strikes(LiveTable& table, Entropy& entropy) {
    if (table.phase == Phase::Betting && table.closes_ms != 0 && now_ms_ >= table.closes_ms) close_bets(table, entropy);
    else if (table.decide_ms != 0 && now_ms_ >= table.decide_ms) time_is_up(table, entropy);
    else if (table.phase == Phase::Closed && table.offer && !table.over()) open_round(table, entropy);
}

std::optional<std::int64_t> Floor::next_deadline() const {
    std::optional<std::int64_t> next;
    for (const auto& [id, table] : tables_) {
        if (!is_mine(table) || table.abandoned) continue;
        if (!table.broken.empty()) next = 0;
        if (table.halted()) continue;
        for (const std::int64_t at : {table.closes_ms, table.decide_ms})
            if (at != 0 && (!next || at < *next)) next = at;
    }
    return next;
}

}  // namespace baize::floor
