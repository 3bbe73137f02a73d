#include "floor/views.hpp"

#include <algorithm>
#include <bit>

#include "engine/captions.hpp"
#include "engine/choice_cost.hpp"
#include "engine/describe.hpp"
#include "engine/view.hpp"
#include "floor/close.hpp"
#include "floor/views/felt.hpp"
#include "floor/jackpot.hpp"
#include "floor/money.hpp"

namespace baize::floor {

namespace {

constexpr std::size_t kResultsShown = 20, kWinsShown = 5;

// ---- What lies on the table -----------------------------------------------------------------------------

std::optional<std::string> caption_of(const Game& game, const std::vector<std::uint8_t>& dice) {
    if (dice.empty()) return std::nullopt;
    return caption(game, std::span<const std::uint8_t>(dice));
}

std::optional<std::string> caption_of(const Game& game, const std::vector<std::string>& spun) {
    if (spun.empty()) return std::nullopt;
    return caption(game, std::span<const std::string>(spun));
}

std::vector<protocol::Chips> stakes_of(const std::vector<Stake>& stakes, const Game& game) {
    std::vector<protocol::Chips> list;
    list.reserve(stakes.size());
    for (const Stake& stake : stakes)
        list.push_back({stake.player, stake.box, stake.hand, position_name(game, stake.position), stake.amount,
                        stake.open, stake.carried,
                        stake.declared ? game.declarations[stake.declared - 1u].id : std::string_view{}});
    return list;
}

// Lammers are no money, so they stand apart from the stakes (nz-blackjack 20.3).
std::vector<protocol::Lammer> lammers_of(const std::vector<Lammer>& lammers, const Game& game) {
    std::vector<protocol::Lammer> list;
    for (const Lammer& lammer : lammers)
        list.push_back({lammer.player, lammer.box, lammer.hand, position_name(game, lammer.position), lammer.worth,
                        lammer.open});
    return list;
}

}  // namespace

// Positions, places and the words for them.
protocol::RaceTrack track_of(const Track& track) {
    protocol::RaceTrack made{track.length, {}, track.remark, describe(track)};
    for (const Runner& runner : track.runners)
        made.runners.push_back({runner.name, runner.suit, runner.at, runner.place});
    return made;
}

namespace {

protocol::HandOf hand_of(const SeenHand& hand, const Game& game) {
    protocol::HandOf made{hand.name, hand.box, hand.hand, {}, {}, hand.community, hand.folded, {}};
    for (const auto& card : hand.cards)
        made.cards.push_back(card ? std::optional(std::string(game.deck().name(*card))) : std::nullopt);
    return made;
}

// They are no hand, and are called nothing.
std::vector<protocol::HandOf> discards_of(const View& view, const Game& game) {
    std::vector<protocol::HandOf> discards;
    for (const SeenHand& each : view.discards) discards.push_back(hand_of(each, game));
    return discards;
}

}  // namespace

// One of the tables that follow from a split or a second box is named by its own hand number.
std::vector<protocol::HandOf> hands_at(const View& view, const Setup& setup) {
    std::vector<protocol::HandOf> hands;
    for (const SeenHand& hand : view.hands) {
        const bool split = std::any_of(view.hands.begin(), view.hands.end(), [&](const SeenHand& other) {
            return other.box == hand.box && other.box != 0 && other.hand > 0;
        });
        hands.push_back(hand_of(hand, setup.game()));
        hands.back().caption = caption(setup, view, hand, split);
        for (const Card card : made_of(setup, view, hand))
            hands.back().made_of.emplace_back(setup.game().deck().name(card));
    }
    return hands;
}

protocol::Felt felt_at(const View& view, const Setup& setup) {
    const Game& game = setup.game();
    protocol::Felt felt{.waiting_for = view.waiting_for,
                        .stage = view.stage,
                        .stakes = stakes_of(view.stakes, game),
                        .hands = hands_at(view, setup),
                        .discards = discards_of(view, game),
                        .dice = view.dice,
                        .dice_caption = caption_of(game, view.dice),
                        .spun = view.spun,
                        .spun_caption = caption_of(game, view.spun),
                        .standing = view.standing,
                        .track = {},
                        .lines = {}};
    if (view.track) felt.track = track_of(*view.track);
    for (const Line& line : view.lines) felt.lines.push_back(line_of(line, game));
    return felt;
}

// ---- The open round -------------------------------------------------------------------------------------

namespace {

constexpr int kPicksMax = 35;  // four cards of seven; a choice among more is not told one by one

// What its player would make of his hand by each choice of so many cards: he sees all of them, and nobody else is told.
std::vector<protocol::Pick> picks_of(const Question& question, std::size_t choice, const LiveTable& table) {
    const Table& felt = table.session->table();
    const Game& game = table.game();
    const Hand& hand = felt.hand_of(question);
    const auto held = static_cast<int>(hand.cards.size());
    const bool seen = std::none_of(hand.faces.begin(), hand.faces.end(), [](Face face) { return face == Face::Down; });
    const Setup& setup = felt.setup();
    const bool called = game.captions.hand || game.captions.hand_at;
    if (!called || question.cards_min != question.cards_max || !seen || held > 8) return {};
    std::vector<protocol::Pick> picks;
    for (Picked picked = 0; picked < Picked{1} << held; ++picked) {
        if (std::popcount(picked) != question.cards_max) continue;
        std::vector<std::optional<Card>> parts[2];
        for (std::size_t i = 0; i < hand.cards.size(); ++i) parts[picked >> i & 1u].push_back(hand.cards[i]);
        protocol::Pick pick{{}, caption(setup, parts[1], true), caption(setup, parts[0], true), {}};
        for (const auto& card : parts[1]) pick.cards.push_back(game.deck().name(*card));
        if (const auto check = game.choices[choice].check)
            if (const auto refusal = check(felt, question, picked)) pick.refused = refusal->what;
        picks.push_back(std::move(pick));
        if (picks.size() > kPicksMax) return {};
    }
    return picks;
}

protocol::Asked question_of(const Question& question, const LiveTable& table) {
    const Game& game = table.game();
    protocol::Asked asked{question.box, question.hand, {}, table.decide_ms, cite(game, question.clause)};
    for (std::size_t i = 0; i < game.choices.size(); ++i) {
        if (!question.offers(i)) continue;
        protocol::Choice choice{game.choices[i].id, game.choices[i].title,
                                cite(game, game.choices[i].clause_at(question.clause))};
        if (const auto cost = cost_of(*table.session, question, static_cast<std::uint8_t>(i)); cost && cost->cents > 0)
            choice.cost = *cost;
        if (question.with_amount >> i & 1u)
            choice.amount = {question.amount_min, question.amount_max, question.amount_step};
        if (question.with_cards >> i & 1u) {
            choice.cards = {question.cards_min, question.cards_max};
            choice.picks = picks_of(question, i, table);
        }
        asked.choices.push_back(std::move(choice));
    }
    return asked;
}

// A nominee handles the cards and decides, so he sees what his player sees; not his credit.
protocol::ActingFor acting_view(const LiveTable& table, PlayerId player) {
    const View view = view_of(table.session->table(), player);
    protocol::ActingFor acting{player, terminal_name(table.id, player),
                               hands_at(view, table.session->table().setup()), {}};
    if (view.question) acting.question = question_of(*view.question, table);
    return acting;
}

protocol::OpenRound open_round_of(const LiveTable& table, PlayerId player) {
    const Game& game = table.game();
    const View view = view_of(table.session->table(), player);
    const Need& need = table.session->need();
    protocol::OpenRound open{.felt = felt_at(view, table.session->table().setup()),
                             .lammers = lammers_of(view.lammers, game)};
    if (const auto acts = table.nominees.find(player); acts != table.nominees.end())
        open.acting_for = acting_view(table, acts->second);
    open.reduced = reduced_of(table.session->events(), game, player);
    open.moved = moved_of(table.session->events(), game, player);
    if (view.exposed_next) open.exposed_next = game.deck().name(*view.exposed_next);
    open.cards_left = view.cards_left;
    if (view.question) open.question = question_of(*view.question, table);
    else if (table.decide_ms) open.deciding = {need.question.player, need.question.box, table.decide_ms};
    for (int i = 0; i < game.layout.places; ++i) {
        const PlayerId there = table.session->table().carried().places[i];
        open.places.push_back(there == kNobody ? std::nullopt : std::optional(there));
    }
    open.need = need.kind;
    if (need.kind == NeedKind::Throw) open.need_dice = need.dice;
    return open;
}

// ---- Around it ------------------------------------------------------------------------------------------

protocol::LastGame last_of(const LiveTable& table, PlayerId player) {
    const PastRound& past = table.past.back();
    const View view = view_of(table.last_session->table(), player);
    const Game& played = table.last_session->table().game();  // the table may offer another game by now
    protocol::LastGame last{lines_view(past, player),
                            {.facts = facts_view(table, past),
                             .hands = hands_at(view, table.last_session->table().setup()),
                             .track = {},
                             .winning = winning_of(past),
                             .dice_caption = caption_of(played, view.dice),
                             .spun_caption = caption_of(played, view.spun)}};
    if (view.track) last.seen.track = track_of(*view.track);
    return last;
}

protocol::Change change_of(const Floor& floor, const LiveTable& table, const ShoeRule& rule) {
    protocol::Change change{rule.what, cite(table.game(), rule.clause), rule.agreed, {}, {}};
    if (rule.agreed) change.agreed.emplace(table.agreed.begin(), table.agreed.end());
    if (rule.agreed) change.open = floor.state().not_agreed(table);
    return change;
}

// gb-2011 2.4: the meter at each participating table, with what it has paid of late.
protocol::MeterShown jackpot_of(const Floor& floor, const JackpotConfig& jackpot) {
    const ledger::Account* meter = floor.state().books.account(meter_account(jackpot.id));
    protocol::MeterShown shown{jackpot.id, meter ? meter->balance : Money{}, jackpot.seed, jackpot.percent, {},
                               jackpot.ceiling};
    const auto found = floor.state().jackpots.find(jackpot.id);
    if (found == floor.state().jackpots.end()) return shown;
    const std::deque<JackpotWin>& wins = found->second.wins;
    for (std::size_t i = wins.size() > kWinsShown ? wins.size() - kWinsShown : 0; i < wins.size(); ++i)
        shown.wins.push_back({wins[i].at_ms, wins[i].table, wins[i].round, wins[i].terminal, wins[i].amount,
                              wins[i].from_meter, wins[i].by_house()});
    return shown;
}

}  // namespace

protocol::State table_view(const Floor& floor, const LiveTable& table, PlayerId player, std::int64_t now_ms) {
    protocol::State state{.head = head_of(table), .now = now_ms, .opened = table.opened_ms, .closes = table.closes_ms};
    if (table.next_offer) state.announced = table.next_offer->notices;
    if (const ShoeRule rule = table.waits_for()) state.change = change_of(floor, table, rule);
    state.commit = table.commit;
    state.shoe_commit = table.shoe_commit;
    state.next_shoe_commit = table.next_shoe;
    if (!table.past.empty()) state.last = last_of(table, player);
    if (!table.config().jackpot.id.empty()) state.jackpot = jackpot_of(floor, table.config().jackpot);
    for (std::size_t i = table.past.size() > kResultsShown ? table.past.size() - kResultsShown : 0;
         i < table.past.size(); ++i)
        state.results.push_back(table.past[i].result);
    if (player != kNobody) {
        state.mine = credit_view(floor, table, player);
        const auto locked = table.locked_terminals.find(player + 1);
        if (locked != table.locked_terminals.end()) state.head.locked = locked->second;
    }
    state.ready.assign(table.ready.begin(), table.ready.end());
    for (const auto& [nominee, represented] : table.nominees)  // the marker before the player (dragon21 2.2(c))
        state.nominees.push_back({represented, nominee});
    if (table.session) state.open = open_round_of(table, player);
    return state;
}

// ---- A terminal's own -----------------------------------------------------------------------------------

namespace {

// What this player may say now: of himself, or of a wager that lies there.
std::vector<protocol::MayDeclare> may_declare(const LiveTable& table, PlayerId player) {
    std::vector<protocol::MayDeclare> list;
    if (!table.session || table.session->need().kind != NeedKind::Bets) return list;
    const auto declarations = table.game().declarations;
    for (std::size_t d = 0; d < declarations.size(); ++d) {
        Declared declared{player, static_cast<std::uint8_t>(d), {}};
        if (!declarations[d].of_wager) {
            if (!table.session->check(declared)) list.push_back({declarations[d].id, {}});
            continue;
        }
        for (const Stake& stake : table.session->table().stakes()) {
            declared.position = stake.position;
            if (stake.player == player && stake.declared != d + 1 && !table.session->check(declared))
                list.push_back({declarations[d].id, position_name(table.game(), stake.position)});
        }
    }
    return list;
}

// What will be dropped or cut at the close is said while chips can still be added (9A 3.3(c)).
std::vector<protocol::AtClose> at_close_of(const LiveTable& table, PlayerId player) {
    std::vector<protocol::AtClose> list;
    for (const AtClose& each : at_close(table, player))
        list.push_back({each.key.box, position_name(table.game(), each.key.position), each.stake, each.because,
                        each.clause});
    return list;
}

// What was dropped at the last close, until the player lays chips again; an area
// that he gave up for a newcomer, as long as this round lasts.
std::vector<protocol::DroppedWager> dropped_of(const LiveTable& table, PlayerId player, Money staked) {
    std::vector<protocol::DroppedWager> list;
    const Clause areas_yield = table.game().clauses.areas_yield;
    const std::string yields = areas_yield.empty() ? "" : cite(table.game(), areas_yield);
    for (const Dropped& each : table.dropped)
        if (each.player == player && (staked.cents == 0 || (each.round == table.round && each.clause == yields)))
            list.push_back({each.round, each.box, each.position, each.stake, each.clause});
    return list;
}

}  // namespace

// 9A 3.3(b)(iii), (iv), (vi).
protocol::Mine credit_view(const Floor& floor, const LiveTable& table, PlayerId player) {
    Money staked{};
    for (const Stake& stake : table.session ? table.session->table().stakes() : table.carried.remaining)
        if (stake.player == player && stake.open) staked += stake.amount;
    const std::string terminal = terminal_name(table.id, player);
    protocol::Mine mine{.player = player,
                        .terminal = terminal,
                        .credit = floor.state().books.free(terminal_account(table.id, player)),
                        .staked = staked,
                        .due = table.session ? due_to(table.session->table(), player) : Money{},
                        .last_win = floor.state().last_win(terminal),
                        .number = floor.state().last_number(terminal),
                        .at_close = at_close_of(table, player),
                        .dropped = dropped_of(table, player, staked)};
    if (table.phase == Phase::Betting && table.game().notices.told_before_close)
        mine.told = table.game().notices.told_before_close(table.session->table(), player);
    if (table.limited.contains(player)) mine.limited = cite(table.game(), table.game().clauses.person);
    if (!table.game().declarations.empty()) mine.may_declare = may_declare(table, player);
    const ledger::Voucher* voucher = floor.state().last_voucher(terminal);
    if (voucher && voucher->state == ledger::VoucherState::Open)
        mine.last_voucher = {voucher->number, voucher->amount, voucher->expires_ms};
    return mine;
}

}  // namespace baize::floor
