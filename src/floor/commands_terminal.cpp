// What a player does at a terminal.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/handlers.hpp"
#include "floor/money.hpp"
#include "table_file/differential.hpp"

namespace baize::floor {

using ledger::Purpose;
using ledger::Transfer;

namespace {

// Of the book that the table is under; else of the wager, or of the game.
std::string no_more_bets(const LiveTable& table, std::string_view wager = {}) {
    if (!table.profile().no_more_bets.empty()) return std::string(table.profile().no_more_bets);
    const auto position = find_position(table.game(), wager);
    const Clause own = position ? table.game().wagers[position->wager].no_more_bets : Clause{};
    return cite(table.game(), own.empty() ? table.game().clauses.no_more_bets : own);
}

// The rest that limits over several wagers leave for this one; `other`: what lies there already without it; `chips`:
// how many such stakes it lays at once.
void cut_to(CutStake& cut, const Limits& limits, Money most, Money other, std::string_view what,
            std::string_view clause, int chips = 1) {
    if (most.cents == 0 || other + cut.stake * chips <= most) return;
    const Money left = most > other ? Money{(most - other).cents / chips} : Money{};
    const Money wanted = cut.stake;
    cut = cut_stake(limits, left);
    cut.because = fmt::format("{} would take {} over its maximum of {}: cut to {}", to_string(wanted), what,
                              to_string(most), to_string(cut.stake));
    cut.clause = clause;
}

// What lies on a box already, of everybody or of one person, without the wagers that are laid with this one.
Money on_box(const Table& table, BoxNo box, const StakeKey& without, PlayerId of = kNobody) {
    const auto together = laid_together(table.setup(), without.position.wager);
    const auto is_changed = [&](const Stake& stake) {
        return stake.player == without.player && stake.box == without.box &&
               stake.position.spot == without.position.spot &&
               std::find(together.begin(), together.end(), stake.position.wager) != together.end();
    };
    Money sum{};
    for (const Stake& stake : table.stakes())
        if (stake.box == box && (of == kNobody || stake.player == of) && !is_changed(stake)) sum += stake.amount;
    return sum;
}

// The differential: how far one side may exceed the other (all sides but this one together).
struct Sides { Money own{}, other{}; bool opposed = false; };
Sides sides_of(const LiveTable& table, const StakeKey& key) {
    Sides sides;
    const std::string mine(table.game().wagers[key.position.wager].id);
    for (const auto& group : table.config().opposed) {
        if (std::find(group.begin(), group.end(), mine) == group.end()) continue;
        sides.opposed = true;
        for (const Stake& stake : table.session->table().stakes()) {
            const std::string wager(table.game().wagers[stake.position.wager].id);
            if (StakeKey{stake.player, stake.box, stake.position} == key) continue;
            if (wager == mine) sides.own += stake.amount;
            else if (std::find(group.begin(), group.end(), wager) != group.end()) sides.other += stake.amount;
        }
    }
    return sides;
}

CutStake permitted_stake(const LiveTable& table, const StakeKey& key, Money wanted) {
    const TableConfig& config = table.config();
    const Game& game = table.game();
    const Table& layout = table.session->table();
    const Limits limits = limits_at(config, game, game.wagers[key.position.wager].id, key.player + 1);
    if (game.wagers[key.position.wager].kind == WagerKind::Later) return {wanted, {}, {}};  // the game says how much
    CutStake cut = cut_stake(limits, wanted, limit_clauses(table.offer->setup, key.position.wager));
    if (cut.stake.cents == 0) return cut;
    const std::string box_clause = box_max_clause(game);
    const auto chips = static_cast<int>(laid_together(table.offer->setup, key.position.wager).size());
    if (key.box != 0) {
        cut_to(cut, limits, config.box_max, on_box(layout, key.box, key), fmt::format("box {}", int{key.box}),
               box_clause, chips);
        cut_to(cut, limits, config.person_box_max, on_box(layout, key.box, key, key.player),
               fmt::format("one person on box {}", int{key.box}), box_clause, chips);
    }
    const Sides sides = sides_of(table, key);
    if (config.differential_max.cents > 0 && sides.opposed &&
        pro_rata_clause(game).empty())  // else it is reduced at the close
        cut_to(cut, limits, config.differential_max + sides.other, sides.own, "the difference between the sides",
               differential_clause(game));
    if (table.limited.contains(key.player))
        cut_to(cut, limits, limits.min, {}, "one wager", cite(game, game.clauses.person));
    return cut;
}

// A maximum that the game itself holds over several wagers (neighbours and straight-up wagers, all players of a box)
// cuts a stake too, to the next lowest that it permits. Any other condition of the game refuses.
void cut_to_games_maximum(const LiveTable& table, const StakeKey& key, CutStake& cut) {
    const Setup& setup = table.offer->setup;
    const auto refused = [&](std::int64_t cents) {
        return table.session->check(PlaceBet{key.player, key.box, key.position, {cents}});
    };
    const auto refusal = refused(cut.stake.cents);
    if (!refusal || refusal->clause != setup.maximum_clause(key.position.wager)) return;
    const Limits limits =
        limits_at(table.config(), table.game(), table.game().wagers[key.position.wager].id, key.player + 1);
    if (refused(limits.min.cents)) return;
    const std::int64_t step = limits.increment.cents;
    std::int64_t taken = limits.min.cents / step, not_taken = cut.stake.cents / step;
    while (not_taken - taken > 1) {
        const std::int64_t middle = taken + (not_taken - taken) / 2;
        (refused(middle * step) ? not_taken : taken) = middle;
    }
    cut = {{taken * step}, fmt::format("{}: cut to {}", refusal->what, to_string(Money{taken * step})),
           limit_clauses(setup, key.position.wager).above};
}

// nz-blackjack 5.8: who is limited wagers on one box only.
MaybeRefusal on_one_box(const LiveTable& table, const PlaceBet& bet) {
    if (bet.stake.cents == 0 || !table.limited.contains(bet.player)) return std::nullopt;
    for (const Stake& stake : table.session->table().stakes())
        if (stake.player == bet.player && stake.box != bet.box)
            return Refusal{fmt::format("this player is limited to one box, and has wagered on box {}", int{stake.box}),
                           cite(table.game(), table.game().clauses.person)};
    return std::nullopt;
}

std::string credit_clause(const LiveTable& table) { return table.profile().or_house(table.profile().credit_shown); }

// A nominee moves his player's chips, but what credit the player has is not his to know.
Refusal told_to(const Actor& by, const std::string& player, const Refusal& refusal, const LiveTable& table) {
    const bool for_another = !player.empty() && player != by.name;
    if (!for_another || refusal.clause != credit_clause(table)) return refusal;
    return {"the player's credit does not cover that", credit_clause(table)};
}

Refusal too_little_credit(const LiveTable& table, Money free, Money needed) {
    return {fmt::format("the credit of {} does not cover {}", to_string(free), to_string(needed)),
            credit_clause(table)};
}

}  // namespace

// 9A 3.3(c), 4.2, 4.6, 5.1.
Result<BetReply> Handlers::bet(Floor& floor, const Actor& by, const BetArgs& args, Entropy&) {
    auto at = acting(floor, by, args.player);
    if (!at) return at.refusal();
    LiveTable& table = *at->table;
    if (table.phase == Phase::Preparing || table.phase == Phase::Closed)
        return Refusal{"bets are not open yet", no_more_bets(table, args.wager)};
    if (table.phase != Phase::Betting || (table.closes_ms != 0 && floor.now_ms_ >= table.closes_ms))
        return Refusal{"no more bets: a wager cannot be made, changed or withdrawn now",
                       no_more_bets(table, args.wager)};
    if (table.closing && !table.carried.remaining.empty())
        return Refusal{"the table is closing: only wagers in play are played out", no_more_bets(table)};
    const auto position = find_position(table.game(), args.wager);
    if (!position)
        return Refusal{fmt::format("there is no wager '{}' on the layout", args.wager),
                       cite(table.game(), table.game().clauses.position)};
    const StakeKey key{at->player, args.box, *position};
    CutStake cut = permitted_stake(table, key, args.stake);
    if (cut.stake.cents > 0) cut_to_games_maximum(table, key, cut);
    const PlaceBet event{at->player, args.box, *position, cut.stake};
    if (auto refusal = on_one_box(table, event)) return *refusal;
    const std::set<StakeNo> area = yielding(table, event);
    if (auto refusal = area.empty() ? table.session->check(event) : after_yielding(table, area, event))
        return Refusal{refusal->what, cite(table.game(), refusal->clause)};
    const Money before = table.session->table().staked(at->player, args.box, *position);
    const Money free = floor.books_.free(at->account);
    const auto chips = static_cast<int>(laid_together(table.offer->setup, position->wager).size());
    const Money more = (cut.stake - before) * chips;
    if (free < more) return told_to(by, args.player, too_little_credit(table, free, more), table);
    floor.drop_stakes(table, area, cite(table.game(), table.game().clauses.areas_yield));
    if (cut.stake != before) floor.record_events(table, {event}, change_stake(table, event));
    BetReply reply{cut.stake, floor.books_.free({ledger::AccountKind::Terminal, by.name}), {}};
    if (!cut.because.empty()) reply.cut = {cut.because, cut.clause};
    return reply;
}

Result<DeclareReply> Handlers::declare(Floor& floor, const Actor& by, const DeclareArgs& args, Entropy&) {
    auto at = acting(floor, by, args.player);
    if (!at) return at.refusal();
    LiveTable& table = *at->table;
    if (table.phase != Phase::Betting || (table.closes_ms != 0 && floor.now_ms_ >= table.closes_ms))
        return Refusal{"no bets are open", no_more_bets(table)};
    Declared event{at->player, 0, {}};
    const auto list = table.game().declarations;
    while (event.declaration < list.size() && list[event.declaration].id != args.what) ++event.declaration;
    if (event.declaration == list.size())
        return Refusal{fmt::format("{} knows no declaration '{}'", table.game().id, args.what)};
    const auto position = find_position(table.game(), args.wager);
    if (list[event.declaration].of_wager != !args.wager.empty() || (!args.wager.empty() && !position))
        return Refusal{
            fmt::format("'{}' is {}", args.what,
                        list[event.declaration].of_wager ? "said of a wager on the layout" : "not said of a wager")};
    if (position) event.position = *position;
    if (auto refusal = table.session->check(event)) return Refusal{refusal->what, cite(table.game(), refusal->clause)};
    floor.record_events(table, {event}, {});
    return DeclareReply{args.what};
}

Result<ClearReply> Handlers::clear(Floor& floor, const Actor& by, const ClearArgs& args, Entropy&) {
    auto at = acting(floor, by, args.player);
    if (!at) return at.refusal();
    LiveTable& table = *at->table;
    if (table.phase != Phase::Betting || (table.closes_ms != 0 && floor.now_ms_ >= table.closes_ms))
        return Refusal{"no more bets: a wager cannot be withdrawn now", no_more_bets(table)};
    std::vector<Event> events;
    std::vector<Transfer> transfers;
    for (const PlaceBet& bet : taken_back(table, [&](const Stake& stake) { return stake.player == at->player; })) {
        events.push_back(bet);
        const auto back = change_stake(table, bet);
        transfers.insert(transfers.end(), back.begin(), back.end());
    }
    if (!events.empty()) floor.record_events(table, events, std::move(transfers));
    return ClearReply{events.size(), floor.books_.free({ledger::AccountKind::Terminal, by.name})};
}

// Everybody is ready: nobody need wait longer than 9A 3.3(b)(ii) wants. Where no
// terminal shows the time, who has wagered is everybody.
Result<ReadyReply> Handlers::ready(Floor& floor, const Actor& by, const NoArgs&, Entropy& entropy) {
    auto at = terminal(floor, by.name);
    if (!at) return at.refusal();
    if (auto refusal = frozen(*at->table)) return *refusal;
    LiveTable& table = *at->table;
    if (table.phase != Phase::Betting) return Refusal{"no bets are open", no_more_bets(table)};
    floor.record(entry::Ready{table.id, at->player});
    const auto& stakes = table.session->table().stakes();
    const bool all = !stakes.empty() && (!table.config().electronic || everybody_ready(floor, table)) &&
                     std::all_of(stakes.begin(), stakes.end(),
                                 [&](const Stake& stake) { return table.ready.contains(stake.player); });
    const std::int64_t earliest = earliest_close(table);
    if (all && floor.now_ms_ >= earliest && table.server_chance()) floor.close_bets(table, entropy);
    return ReadyReply{true, earliest};
}

// What an answer or a ruling would stake anew, or take back: known by playing it on a copy of the round.
Result<std::vector<Transfer>> Floor::stakes_of_answer(const LiveTable& table, const Event& event) const {
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
        const Money free = books_.free(terminal_account(table.id, player));
        if (free >= sum) continue;
        if (!said || player != said->player)
            return Refusal{"another player's credit does not cover his part in this",
                           credit_clause(table)};  // how much he has is his to know
        return too_little_credit(table, free, sum);
    }
    return transfers;
}

namespace {

Result<ChosenCards> cards_named(const std::vector<std::string>& names, const Deck& deck) {
    ChosenCards cards;
    for (const std::string& name : names) {
        const auto card = deck.find(name);
        if (!card) return Refusal{fmt::format("answer: 'cards' holds '{}', which is no card of this game", name)};
        cards.push_back(*card);
    }
    return cards;
}

}  // namespace

Result<AnswerReply> Handlers::answer(Floor& floor, const Actor& by, const AnswerArgs& args, Entropy& entropy) {
    auto at = acting(floor, by, args.player);
    if (!at) return at.refusal();
    LiveTable& table = *at->table;
    const auto cards = cards_named(args.cards, table.game().deck());
    if (!cards) return cards.refusal();
    if (args.round.value_or(table.round) != table.round || !table.session ||
        table.session->need().kind != NeedKind::Decision)
        return Refusal{"no decision is waited for"};
    const auto& choices = table.game().choices;
    std::size_t index = 0;
    while (index < choices.size() && choices[index].id != args.choice) ++index;
    if (index == choices.size()) return Refusal{fmt::format("there is no choice '{}'", args.choice)};
    const Answered event{at->player, static_cast<std::uint8_t>(index), args.amount, *cards};
    if (auto refusal = table.session->check(event)) return Refusal{refusal->what, cite(table.game(), refusal->clause)};
    auto stakes = floor.stakes_of_answer(table, event);
    if (!stakes) return told_to(by, args.player, stakes.refusal(), table);
    floor.record_events(table, {event}, *stakes);
    floor.advance(table, entropy);
    return AnswerReply{args.choice, floor.books_.free({ledger::AccountKind::Terminal, by.name})};
}

// gb-2011 4.4, 6.11: every player is asked; silence does not agree (ruling R57).
Result<AgreeReply> Handlers::agree(Floor& floor, const Actor& by, const AgreeArgs& args, Entropy&) {
    auto at = terminal(floor, by.name);
    if (!at) return at.refusal();
    const ShoeRule rule = at->table->waits_for();
    if (!rule.agreed) return Refusal{"no change is announced that needs the players' agreement"};
    if (at->table->agreed.contains(at->player) != args.yes)
        floor.record(entry::Agreed{at->table->id, at->player, args.yes});
    return AgreeReply{args.yes, cite(at->table->game(), rule.clause)};
}

Result<SitReply> Handlers::sit(Floor& floor, const Actor& by, const SitArgs& args, Entropy& entropy) {
    auto at = terminal(floor, by.name);
    if (!at) return at.refusal();
    if (auto refusal = frozen(*at->table)) return *refusal;
    LiveTable& table = *at->table;
    if (!table.session) return Refusal{"the table is closed"};
    if (args.leave && table.session->table().carried().places[args.place - 1u] != at->player)
        return Refusal{fmt::format("you do not sit at place {}", int{args.place})};
    const Seated event{args.leave ? kNobody : at->player, args.place};
    if (auto refusal = table.session->check(event)) return Refusal{refusal->what, cite(table.game(), refusal->clause)};
    floor.record_events(table, {event}, {});
    floor.advance(table, entropy);
    return SitReply{args.leave ? std::uint8_t{0} : args.place};
}

// ---- Credit in and out --------------------------------------------------------------------------------------

// 9A 4.3(a), 4.4.
Result<CreditReply> Handlers::insert_cash(Floor& floor, const Actor& by, const CashArgs& args, Entropy&) {
    auto at = terminal(floor, by.name);
    if (!at) return at.refusal();
    const Money note = args.amount;
    static constexpr std::int64_t kNotes[] = {5'00, 10'00, 20'00, 50'00, 100'00};
    if (std::find(std::begin(kNotes), std::end(kNotes), note.cents) == std::end(kNotes))
        return Refusal{fmt::format("{} is no note; the acceptor takes 5, 10, 20, 50 and 100", to_string(note)),
                       at->table->profile().or_house(at->table->profile().notes)};
    money(floor, "note",
          {{fresh_id(floor, "note"), ledger::AccountId(ledger::AccountKind::Cash, "acceptor/" + at->table->id),
            at->account, note, ledger::Phase::Single, "", Purpose::In}});
    return CreditReply{floor.books_.free(at->account)};
}

// 9A 3.3(d), 6.2.
Result<VoucherReply> Handlers::voucher_out(Floor& floor, const Actor& by, const NoArgs&, Entropy& entropy) {
    auto at = terminal(floor, by.name);
    if (!at) return at.refusal();
    const Money credit = floor.books_.free(at->account);
    if (credit.cents <= 0)
        return Refusal{"there is no credit to pay out", at->table->profile().or_house(at->table->profile().voucher)};
    ledger::Voucher voucher;
    do {  // uniform below 10^17, and not one that exists
        std::array<std::uint8_t, 8> bytes{};
        entropy.fill(bytes);
        std::uint64_t random = 0;
        for (const std::uint8_t byte : bytes) random = random << 8 | byte;
        random >>= 7;  // 57 bits
        if (random < ledger::kVoucherNumbers) voucher.number = ledger::voucher_number(random);
    } while (voucher.number.empty() || floor.books_.voucher(voucher.number));
    voucher.amount = credit;
    voucher.issued_ms = floor.now_ms_;
    if (floor.settings_.voucher_days > 0)
        voucher.expires_ms = floor.now_ms_ + floor.settings_.voucher_days * 86'400'000;  // 9A 6.3 sets no time
    voucher.issued_by = at->account;
    floor.record(entry::VoucherIssued{voucher},
                 {{"voucher/" + voucher.number, at->account, ledger::AccountKind::Voucher, credit,
                   ledger::Phase::Single, "", Purpose::Out}});
    floor.player_leaves(*at->table, at->player);
    return VoucherReply{voucher.number, credit, voucher.expires_ms};
}

Result<IncidentReply> Handlers::dispute(Floor& floor, const Actor& by, const DisputeArgs& args, Entropy&) {
    auto at = terminal(floor, by.name, true);
    if (!at) return at.refusal();
    const std::uint64_t round = args.round;
    const PastRound* past = at->table->find_past(round);
    if (!past) return Refusal{fmt::format("round {} is not among the last {} of this table", round, kPastRounds)};
    if (past->disputed) return Refusal{fmt::format("round {} is disputed already", round)};
    const bool played = std::any_of(past->stakes.begin(), past->stakes.end(),
                                    [&](const Stake& stake) { return stake.player == at->player; });
    if (!played) return Refusal{fmt::format("this terminal had no wager in round {}", round)};
    const std::uint64_t number = floor.next_incident();
    floor.record(entry::IncidentNote{
        .incident = number,
        .verb = "dispute",
        .args = {{"table", at->table->id}, {"terminal", by.name}, {"round", round}},
        .note = args.note,
        .dispute = entry::Disputed{at->table->id, round, true}});
    return IncidentReply{number};
}

}  // namespace baize::floor
