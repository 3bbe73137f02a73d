// The course of a round: what follows by itself once somebody, or the clock, has done something.
#include <fmt/format.h>

#include <algorithm>

#include "core/json_text.hpp"
#include "engine/names.hpp"
#include "floor/close.hpp"
#include "floor/floor.hpp"
#include "floor/guard.hpp"
#include "floor/jackpot.hpp"
#include "floor/money.hpp"
#include "ledger/json.hpp"
#include "store/store.hpp"
#include "table/differential.hpp"

namespace baize::floor {

using ledger::Transfer;

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

void Floor::record(Json entry) {
    entry["t"] = now_ms_;
    if (number_ != 0) {
        entry["src"] = source_;
        entry["n"] = number_;
    }
    if (!by_.empty() && !entry.contains("by")) entry["by"] = by_;
    live_ = true;
    const std::unique_ptr<bool, void (*)(bool*)> end(&live_, [](bool* live) { *live = false; });  // however it ends
    apply(entry);
    outbox_.entries.push_back({json_text(entry)});
}

void Floor::put_transfers(Json& entry, const std::vector<Transfer>& transfers) const {
    for (const Transfer& each : transfers) entry["transfers"].push_back(ledger::to_json(each));
}

void Floor::record_events(LiveTable& table, const std::vector<Event>& events, const std::vector<Transfer>& transfers,
                          Json entry) {
    entry["k"] = "ev";
    entry["table"] = table.id;
    entry["round"] = table.round;
    for (const Event& event : events) entry["events"].push_back(to_json(event, table.game()));
    put_transfers(entry, transfers);
    record(std::move(entry));
}

// ---- From round to round --------------------------------------------------------------------------------------

std::vector<PlayerId> Floor::participants(const LiveTable& table) const {
    std::vector<PlayerId> list;
    const auto& places = table.session ? table.session->table().between().places : table.between.places;
    const auto& stakes = table.session ? table.session->table().stakes() : table.between.remaining;
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
    return table.waits_for() && (!table.between.shoe.shuffle_due || !not_agreed(table).empty());
}

void Floor::open_round(LiveTable& table, Entropy& entropy) {
    if (table.over() || !table.locked.empty()) return;
    Json entry = {{"k", "round"}, {"table", table.id}, {"round", table.round + 1}};
    const LiveTable& before = table;
    const bool waits = change_waits(table);
    if (waits) entry["keep"] = true;
    const Offer& offer =
        before.next_offer && !waits && before.between.remaining.empty() ? *before.next_offer : *before.offer;
    const bool lasting = offer.setup.shoe().lasts && !offer.setup.shoe().continuous;
    if (offer.config.chance == ChanceFrom::Server && !lasting) entry["commit"] = fresh_seed(entropy, table.id);
    if (offer.config.chance == ChanceFrom::Server && lasting && table.next_shoe.empty())
        entry["next-shoe"] = fresh_seed(entropy, table.id);
    record(std::move(entry));
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
            Json entry = {{"k", "shoe"}, {"table", table.id}};
            if (!table.shoe_commit.empty()) {  // the old shoe is over: anybody may check it now
                entry["ended"] = table.shoe_commit;
                entry["seed"] = reveal(table.shoe_commit);
                outbox_.secrets.push_back({fmt::format("seed/{}/{}", table.id, table.shoe_commit), std::nullopt});
            }
            entry["commit"] = table.next_shoe;
            entry["next-shoe"] = fresh_seed(entropy, table.id);
            record(std::move(entry));
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

// A wager that may not outlast another of its player goes with it: where a drop alone would be refused, all of his go.
std::set<StakeKey> with_what_rests_on_them(const LiveTable& table, std::set<StakeKey> which) {
    const auto copy = Session::replay(table.offer->setup, table.session->at_start(), table.session->events());
    const auto& stakes = table.session->table().stakes();
    const auto all_of = [&](PlayerId player) {
        for (const Stake& other : stakes)
            if (other.player == player) which.insert({other.player, other.box, other.position});
    };
    if (!copy) {  // what cannot be tried one by one goes as a whole
        const std::set<StakeKey> named = which;
        for (const StakeKey& key : named) all_of(key.player);
        return which;
    }
    for (auto stake = stakes.rbegin(); stake != stakes.rend(); ++stake) {
        if (!which.contains({stake->player, stake->box, stake->position})) continue;
        if (!(*copy)->apply(PlaceBet{stake->player, stake->box, stake->position, {}})) continue;
        const std::size_t before = which.size();
        all_of(stake->player);
        return which.size() == before ? which : with_what_rests_on_them(table, std::move(which));
    }
    return which;
}

}  // namespace

void Floor::drop_stakes(LiveTable& table, const std::set<StakeKey>& named, std::string_view clause) {
    if (named.empty()) return;
    const std::set<StakeKey> which = with_what_rests_on_them(table, named);
    std::vector<Event> drops;
    std::vector<Transfer> back;
    if (which.empty()) return;
    for (const PlaceBet& bet : taken_back(
             table, [&](const Stake& stake) { return which.contains({stake.player, stake.box, stake.position}); })) {
        drops.push_back(bet);
        back.push_back(take_back(table.opening.at({bet.player, bet.box, bet.position})));
    }
    if (!drops.empty()) record_events(table, drops, back, {{"dropped", clause}});
}

// dragon21 5.13: each smaller stake takes the place of the one that lay there; what is taken off is the player's again.
void Floor::reduce_stakes(LiveTable& table) {
    std::vector<Event> events;
    std::vector<Transfer> transfers;
    std::uint64_t number = table.next_stake;
    for (const PlaceBet& bet : reductions(table.session->table(), table.config())) {
        events.push_back(bet);
        transfers.push_back(take_back(table.opening.at({bet.player, bet.box, bet.position})));
        if (bet.stake.cents > 0) transfers.push_back(lay_stake(table, bet.player, bet.stake, number++));
    }
    if (!events.empty())
        record_events(table, events, transfers, {{"reduced", cite(table.game(), pro_rata_clause(table.game()))}});
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
                  {{"layout", store::to_hex(layout_hash(text))}, {"chips", text}});
    advance(table, entropy);
}

// ---- Settlement ----------------------------------------------------------------------------------------------------

// What the meter will hold once its winners are paid; where it was won, it starts again.
std::vector<Transfer> Floor::reseed_after(const LiveTable& table, const std::vector<Line>& lines) const {
    Money paid{};
    for (const Line& line : lines) paid += line.from_meter;
    if (paid.cents == 0) return {};
    const JackpotConfig& jackpot = table.config().jackpot;
    const ledger::Account* meter = books_.account(meter_account(jackpot.id));
    return reseed(books_, jackpot, book_of(table.id, table.round) + "/j", meter->balance - paid);
}

void Floor::settle(LiveTable& table, Entropy& entropy) {
    Json entry = {{"k", "settle"}, {"table", table.id}, {"round", table.round}};
    const std::vector<Line>& lines = table.session->table().lines();
    entry["lines"] = Json::array();
    for (const Line& line : lines) entry["lines"].push_back(to_json(line, table.game()));
    entry["result"] = wire::json_of(result_of(table.session->table()));
    if (!table.commit.empty()) {
        entry["commit"] = table.commit;
        entry["seed"] = reveal(table.commit);
        outbox_.secrets.push_back({fmt::format("seed/{}/{}", table.id, table.commit), std::nullopt});
    }
    put_transfers(entry, release_meter(table, lines));
    put_transfers(entry, settle_lines(table, lines));
    put_transfers(entry, reseed_after(table, lines));
    const std::string commit = table.commit;
    record(std::move(entry));
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
    record_events(table, {absent.value_or(unsaid)}, {}, {{"late", true}});
    advance(table, entropy);
}

void Floor::tick(std::int64_t now_ms, Entropy& entropy) {
    for (auto& [id, table] : tables_) {
        if (!is_mine(table) || table.abandoned) continue;
        begin_act(now_ms, "clock");
        if (!table.broken.empty()) table_fault(id, table.broken, now_ms_);
        else if (!table.halted()) holds(id, [&] { clock_strikes(table, entropy); });  // 9A 7.5(b)
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
