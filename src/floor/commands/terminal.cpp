// What a player does at a terminal.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/commands/handlers.hpp"
#include "floor/commands/parts.hpp"
#include "floor/commands/permitted.hpp"
#include "floor/course.hpp"
#include "floor/incident_args.hpp"
#include "floor/money.hpp"

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

bool bets_are_open(const Act& act, const LiveTable& table) {
    return table.phase == Phase::Betting && (table.closes_ms == 0 || act.now_ms() < table.closes_ms);
}

MaybeRefusal no_wager_now(const Act& act, const LiveTable& table, std::string_view wager) {
    if (table.phase == Phase::Preparing || table.phase == Phase::Closed)
        return Refusal{"bets are not open yet", no_more_bets(table, wager)};
    if (!bets_are_open(act, table))
        return Refusal{"no more bets: a wager cannot be made, changed or withdrawn now", no_more_bets(table, wager)};
    if (table.closing && !table.carried.remaining.empty())
        return Refusal{"the table is closing: only wagers in play are played out", no_more_bets(table)};
    return std::nullopt;
}

// The terminal whose chips a command moves: the actor's own, or the one of the player who nominated him.
Result<AtTerminal> acting(const Act& act, const std::string& player) {
    auto own = terminal_at(act.state(), act.actor().name);
    if (own)
        if (auto refusal = frozen(*own->table)) return *refusal;
    if (!own || player.empty()) return own;
    const auto at = parse_terminal(player);
    const auto acts = own->table->nominees.find(own->player);
    if (!at || at->table != own->table->id || acts == own->table->nominees.end() || acts->second != at->player)
        return Refusal{
            fmt::format("{} is not the nominee of {}: a supervisor approves that", act.actor().name, player),
            nominee_clause(*own->table, "(a)")};
    return terminal_at(act.state(), player);
}

// Of the terminal that acts, whoever it acts for.
Money own_credit(const Act& act) {
    const auto own = parse_terminal(act.actor().name);
    return own ? act.books().free(terminal_account(own->table, own->player)) : Money{};
}

// A nominee moves his player's chips, but what credit the player has is not his to know.
Refusal told_to(const Act& act, const std::string& player, const Refusal& refusal, const LiveTable& table) {
    const bool for_another = !player.empty() && player != act.actor().name;
    if (!for_another || refusal.clause != course::credit_clause(table)) return refusal;
    return {"the player's credit does not cover that", course::credit_clause(table)};
}

}  // namespace

namespace terminal {

// 9A 3.3(c), 4.2, 4.6, 5.1.
Result<BetReply> bet(Act& act, const BetArgs& args) {
    auto at = acting(act, args.player);
    if (!at) return at.refusal();
    const LiveTable& table = *at->table;
    if (auto refusal = no_wager_now(act, table, args.wager)) return *refusal;
    const auto position = find_position(table.game(), args.wager);
    if (!position)
        return Refusal{fmt::format("there is no wager '{}' on the layout", args.wager),
                       cite(table.game(), table.game().clauses.position)};
    const StakeKey key{at->player, args.box, *position};
    const CutStake cut = permitted_stake(table, key, args.stake);
    const PlaceBet event{at->player, args.box, *position, cut.stake};
    if (auto refusal = on_one_box(table, event)) return *refusal;
    const std::set<StakeNo> area = yielding(table, event);
    if (auto refusal = area.empty() ? table.session->check(event) : after_yielding(table, area, event))
        return Refusal{refusal->what, cite(table.game(), refusal->clause)};
    const Money before = table.session->table().staked(at->player, args.box, *position);
    const Money free = act.books().free(at->account);
    const auto chips = static_cast<int>(laid_together(table.offer->setup, position->wager).size());
    const Money more = (cut.stake - before) * chips;
    if (free < more) return told_to(act, args.player, course::too_little_credit(table, free, more), table);
    course::drop_stakes(act, table, area, cite(table.game(), table.game().clauses.areas_yield));
    if (cut.stake != before) act.record_events(table, {event}, change_stake(table, event));
    BetReply reply{cut.stake, own_credit(act), {}};
    if (!cut.because.empty()) reply.cut = {cut.because, cut.clause};
    return reply;
}

Result<DeclareReply> declare(Act& act, const DeclareArgs& args) {
    auto at = acting(act, args.player);
    if (!at) return at.refusal();
    const LiveTable& table = *at->table;
    if (!bets_are_open(act, table)) return Refusal{"no bets are open", no_more_bets(table)};
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
    act.record_events(table, {event}, {});
    return DeclareReply{args.what};
}

Result<ClearReply> clear(Act& act, const ClearArgs& args) {
    auto at = acting(act, args.player);
    if (!at) return at.refusal();
    const LiveTable& table = *at->table;
    if (!bets_are_open(act, table))
        return Refusal{"no more bets: a wager cannot be withdrawn now", no_more_bets(table)};
    std::vector<Event> events;
    std::vector<Transfer> transfers;
    for (const PlaceBet& bet : taken_back(table, [&](const Stake& stake) { return stake.player == at->player; })) {
        events.push_back(bet);
        const auto back = change_stake(table, bet);
        transfers.insert(transfers.end(), back.begin(), back.end());
    }
    if (!events.empty()) act.record_events(table, events, std::move(transfers));
    return ClearReply{events.size(), own_credit(act)};
}

// Everybody is ready: nobody need wait longer than 9A 3.3(b)(ii) wants. Where no
// terminal shows the time, who has wagered is everybody.
Result<ReadyReply> ready(Act& act, const NoArgs&) {
    auto at = terminal_at(act.state(), act.actor().name);
    if (!at) return at.refusal();
    if (auto refusal = frozen(*at->table)) return *refusal;
    const LiveTable& table = *at->table;
    if (table.phase != Phase::Betting) return Refusal{"no bets are open", no_more_bets(table)};
    act.record(entry::Ready{table.id, at->player});
    const auto& stakes = table.session->table().stakes();
    const bool all = !stakes.empty() && (!table.config().electronic || everybody_ready(act.books(), table)) &&
                     std::all_of(stakes.begin(), stakes.end(),
                                 [&](const Stake& stake) { return table.ready.contains(stake.player); });
    const std::int64_t earliest = earliest_close(table);
    if (all && act.now_ms() >= earliest && table.server_chance()) course::close_bets(act, table);
    return ReadyReply{true, earliest};
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

Result<AnswerReply> answer(Act& act, const AnswerArgs& args) {
    auto at = acting(act, args.player);
    if (!at) return at.refusal();
    const LiveTable& table = *at->table;
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
    auto stakes = course::stakes_of_answer(act.books(), table, event);
    if (!stakes) return told_to(act, args.player, stakes.refusal(), table);
    act.record_events(table, {event}, *stakes);
    course::advance(act, table);
    return AnswerReply{args.choice, own_credit(act)};
}

// gb-2011 4.4, 6.11: every player is asked; silence does not agree (ruling R57).
Result<AgreeReply> agree(Act& act, const AgreeArgs& args) {
    auto at = terminal_at(act.state(), act.actor().name);
    if (!at) return at.refusal();
    const ShoeRule rule = at->table->waits_for();
    if (!rule.agreed) return Refusal{"no change is announced that needs the players' agreement"};
    if (at->table->agreed.contains(at->player) != args.yes)
        act.record(entry::Agreed{at->table->id, at->player, args.yes});
    return AgreeReply{args.yes, cite(at->table->game(), rule.clause)};
}

Result<SitReply> sit(Act& act, const SitArgs& args) {
    auto at = terminal_at(act.state(), act.actor().name);
    if (!at) return at.refusal();
    if (auto refusal = frozen(*at->table)) return *refusal;
    const LiveTable& table = *at->table;
    if (!table.session) return Refusal{"the table is closed"};
    if (args.leave && table.session->table().carried().places[args.place - 1u] != at->player)
        return Refusal{fmt::format("you do not sit at place {}", int{args.place})};
    const Seated event{args.leave ? kNobody : at->player, args.place};
    if (auto refusal = table.session->check(event)) return Refusal{refusal->what, cite(table.game(), refusal->clause)};
    act.record_events(table, {event}, {});
    course::advance(act, table);
    return SitReply{args.leave ? std::uint8_t{0} : args.place};
}

// ---- Credit in and out --------------------------------------------------------------------------------------

// 9A 4.3(a), 4.4.
Result<CreditReply> insert_cash(Act& act, const CashArgs& args) {
    auto at = terminal_at(act.state(), act.actor().name);
    if (!at) return at.refusal();
    const Money note = args.amount;
    static constexpr std::int64_t kNotes[] = {5'00, 10'00, 20'00, 50'00, 100'00};
    if (std::find(std::begin(kNotes), std::end(kNotes), note.cents) == std::end(kNotes))
        return Refusal{fmt::format("{} is no note; the acceptor takes 5, 10, 20, 50 and 100", to_string(note)),
                       at->table->profile().or_house(at->table->profile().notes)};
    const auto acceptor = ledger::AccountId::acceptor(at->table->id);
    act.record(entry::MoneyMoved{"note"},
               {{act.fresh_id("note"), acceptor, at->account, note, ledger::Phase::Single, "", Purpose::In}});
    return CreditReply{act.books().free(at->account)};
}

namespace {

// Uniform below 10^17, and not one that exists.
std::string fresh_voucher_number(Act& act) {
    std::string number;
    do {
        std::array<std::uint8_t, 8> bytes{};
        act.draw(bytes);
        std::uint64_t random = 0;
        for (const std::uint8_t byte : bytes) random = random << 8 | byte;
        random >>= 7;  // 57 bits
        if (random < ledger::kVoucherNumbers) number = ledger::voucher_number(random);
    } while (number.empty() || act.books().voucher(number));
    return number;
}

}  // namespace

// 9A 3.3(d), 6.2.
Result<VoucherReply> voucher_out(Act& act, const NoArgs&) {
    auto at = terminal_at(act.state(), act.actor().name);
    if (!at) return at.refusal();
    const Money credit = act.books().free(at->account);
    if (credit.cents <= 0)
        return Refusal{"there is no credit to pay out", at->table->profile().or_house(at->table->profile().voucher)};
    ledger::Voucher voucher;
    voucher.number = fresh_voucher_number(act);
    voucher.amount = credit;
    voucher.issued_ms = act.now_ms();
    if (act.state().settings.voucher_days > 0)
        voucher.expires_ms = act.now_ms() + act.state().settings.voucher_days * 86'400'000;  // 9A 6.3 sets no time
    voucher.issued_by = at->account;
    act.record(entry::VoucherIssued{voucher},
               {{"voucher/" + voucher.number, at->account, ledger::AccountKind::Voucher, credit,
                 ledger::Phase::Single, "", Purpose::Out}});
    player_leaves(act, *at->table, at->player);
    return VoucherReply{voucher.number, credit, voucher.expires_ms};
}

Result<IncidentReply> dispute(Act& act, const DisputeArgs& args) {
    auto at = terminal_at(act.state(), act.actor().name, true);
    if (!at) return at.refusal();
    const std::uint64_t round = args.round;
    const PastRound* past = at->table->find_past(round);
    if (!past) return Refusal{fmt::format("round {} is not among the last {} of this table", round, kPastRounds)};
    if (past->disputed) return Refusal{fmt::format("round {} is disputed already", round)};
    const bool played = std::any_of(past->stakes.begin(), past->stakes.end(),
                                    [&](const Stake& stake) { return stake.player == at->player; });
    if (!played) return Refusal{fmt::format("this terminal had no wager in round {}", round)};
    const std::uint64_t number = act.state().next_incident();
    act.record(entry::IncidentNote{
        .incident = number,
        .verb = "dispute",
        .args = wire::json_of(RoundConcerned{at->table->id, act.actor().name, round}),
        .note = args.note,
        .dispute = entry::Disputed{at->table->id, round, true}});
    return IncidentReply{number};
}

}  // namespace terminal

}  // namespace baize::floor
