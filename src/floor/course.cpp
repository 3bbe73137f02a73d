// The course of a round: what follows by itself once somebody, or the clock, has done something.
#include <fmt/format.h>

#include <algorithm>

#include "core/json_text.hpp"
#include "engine/names.hpp"
#include "floor/floor.hpp"
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
    apply(entry);
    live_ = false;
    outbox_.entries.push_back({json_text(entry)});
}

void Floor::put_transfers(Json& entry, const std::vector<Transfer>& transfers) const {
    for (const Transfer& each : transfers) entry["transfers"].push_back(ledger::to_json(each));
}

void Floor::record_events(LiveTable& table, const std::vector<Event>& events, const std::vector<Transfer>& transfers, Json entry) {
    entry["k"] = "ev";
    entry["table"] = table.id;
    entry["round"] = table.round;
    for (const Event& event : events) entry["events"].push_back(to_json(event, table.game()));
    put_transfers(entry, transfers);
    record(std::move(entry));
}

// ---- From round to round --------------------------------------------------------------------------------------

void Floor::open_round(LiveTable& table, Entropy& entropy) {
    if (table.over() || !table.locked.empty()) return;
    Json entry = {{"k", "round"}, {"table", table.id}, {"round", table.round + 1}};
    const LiveTable& before = table;
    const Offer& offer = before.next_offer && before.between.remaining.empty() ? *before.next_offer : *before.offer;
    const bool lasting = offer.setup.shoe().lasts && !offer.setup.shoe().continuous;
    if (offer.config.chance == ChanceFrom::Server && !lasting) entry["commit"] = fresh_seed(entropy, table.id);
    if (offer.config.chance == ChanceFrom::Server && lasting && table.next_shoe.empty()) entry["next-shoe"] = fresh_seed(entropy, table.id);
    record(std::move(entry));
    advance(table, entropy);
}

void Floor::advance(LiveTable& table, Entropy& entropy) {
    while (table.session) {
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
    if (!copy) throw std::logic_error(to_string(copy.refusal()));
    const auto& stakes = table.session->table().stakes();
    for (auto stake = stakes.rbegin(); stake != stakes.rend(); ++stake) {
        if (!which.contains({stake->player, stake->box, stake->position})) continue;
        if (!(*copy)->apply(PlaceBet{stake->player, stake->box, stake->position, {}})) continue;
        const std::size_t before = which.size();
        for (const Stake& other : stakes)
            if (other.player == stake->player) which.insert({other.player, other.box, other.position});
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
    for (const PlaceBet& bet : taken_back(table, [&](const Stake& stake) { return which.contains({stake.player, stake.box, stake.position}); })) {
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
    if (!events.empty()) record_events(table, events, transfers, {{"reduced", cite(table.game(), pro_rata_clause(table.game()))}});
}

namespace {

// 9A 3.3(c)(iv): the wagers of terminals that stake less in all than the table wants.
std::set<StakeKey> below_aggregate(const LiveTable& table) {
    std::map<PlayerId, Money> totals;
    for (const Stake& stake : table.session->table().stakes()) totals[stake.player] += stake.amount;
    std::set<StakeKey> which;
    for (const Stake& stake : table.session->table().stakes())
        if (!stake.carried && totals[stake.player] < table.config().aggregate_min) which.insert({stake.player, stake.box, stake.position});
    return which;
}

// Wagers on the other side may have been taken back since: the last ones laid on the heavier side then do not stand.
std::set<StakeKey> beyond_differential(const LiveTable& table) {
    std::set<StakeKey> which;
    if (table.config().differential_max.cents == 0) return which;
    for (const auto& group : table.config().opposed) {
        std::map<std::string, Money> sides;
        Money all{};
        std::vector<std::pair<StakeKey, Money>> laid;
        for (const Stake& stake : table.session->table().stakes()) {
            const std::string wager(table.game().wagers[stake.position.wager].id);
            if (std::find(group.begin(), group.end(), wager) == group.end()) continue;
            sides[wager] += stake.amount;
            all += stake.amount;
            laid.emplace_back(StakeKey{stake.player, stake.box, stake.position}, stake.amount);
        }
        for (auto each = laid.rbegin(); each != laid.rend(); ++each) {
            Money& own = sides[std::string(table.game().wagers[each->first.position.wager].id)];
            if (own <= all - own + table.config().differential_max) continue;
            which.insert(each->first);
            own -= each->second;
            all -= each->second;
        }
    }
    return which;
}

}  // namespace

void Floor::close_bets(LiveTable& table, Entropy& entropy) {
    if (pro_rata_clause(table.game()).empty()) drop_stakes(table, beyond_differential(table), table.game().limits_clause);
    drop_stakes(table, below_aggregate(table), "nz-electronic-tai-sai 3.3(c)(iv)");
    if (!pro_rata_clause(table.game()).empty()) reduce_stakes(table);
    if (table.session->table().stakes().empty() && table.layout.empty()) return;  // once cards are out the round is completed all the same
    const std::string text = layout_text(table.session->table(), table.id, table.round);
    record_events(table, {CloseBets{}}, contribute(books_, table), {{"layout", store::to_hex(layout_hash(text))}, {"chips", text}});
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
    entry["result"] = result_of(table.session->table());
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

// ---- The clock -------------------------------------------------------------------------------------------------------

// 9A has nobody wait for ever: the book's own rule for an absent player, else the choice that stakes nothing more.
void Floor::time_is_up(LiveTable& table, Entropy& entropy) {
    const Question& question = table.session->need().question;
    const Game& game = table.game();
    Event event = Answered{question.player, 0, {}};
    bool found = false;
    for (std::size_t i = 0; !found && question.box != 0 && i < game.irregularities.size(); ++i) {
        if (game.irregularities[i].effect != Effect::AbsentBox || table.session->table().box(question.box).seated != question.player) continue;
        Ruled ruled;
        ruled.irregularity = static_cast<std::uint8_t>(i);
        ruled.box = question.box;
        found = !table.session->check(ruled);
        if (found) event = ruled;
    }
    for (std::size_t i = 0; !found && i < game.choices.size(); ++i) {
        found = game.choices[i].passive && question.offers(static_cast<int>(i));
        if (found) event = Answered{question.player, static_cast<std::uint8_t>(i), {}};
    }
    if (!found) throw std::logic_error(fmt::format("{} has a question without a passive choice", game.id));
    record_events(table, {event}, {}, {{"late", true}});
    advance(table, entropy);
}

void Floor::tick(std::int64_t now_ms, Entropy& entropy) {
    now_ms_ = std::max(now_ms, time_ms_);
    source_.clear();
    number_ = 0;
    by_ = "clock";
    for (auto& [id, table] : tables_) {
        if (!is_mine(table) || !table.locked.empty()) continue;  // 9A 7.5(b)
        if (table.phase == Phase::Betting && table.closes_ms != 0 && now_ms_ >= table.closes_ms) close_bets(table, entropy);
        else if (table.decide_ms != 0 && now_ms_ >= table.decide_ms) time_is_up(table, entropy);
        else if (table.phase == Phase::Closed && table.offer && !table.over() && table.locked.empty()) open_round(table, entropy);
    }
}

std::optional<std::int64_t> Floor::next_deadline() const {
    std::optional<std::int64_t> next;
    for (const auto& [id, table] : tables_) {
        if (!is_mine(table) || !table.locked.empty()) continue;
        for (const std::int64_t at : {table.closes_ms, table.decide_ms})
            if (at != 0 && (!next || at < *next)) next = at;
    }
    return next;
}

}  // namespace baize::floor
