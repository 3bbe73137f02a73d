#include "floor/views.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/captions.hpp"
#include "engine/names.hpp"
#include "engine/view.hpp"
#include "floor/close.hpp"
#include "floor/drawing_json.hpp"
#include "floor/jackpot.hpp"
#include "ledger/names.hpp"
#include "table/differential.hpp"

namespace baize::floor {

namespace {

constexpr std::size_t kResultsShown = 20, kWinsShown = 5;

std::string_view chance_name(ChanceFrom chance) {
    static constexpr std::string_view kNames[] = {"server", "dealer", "scanner"};
    return kNames[static_cast<std::size_t>(chance)];
}

Json limits_json(const Limits& limits) {
    Json json = {{"min", limits.min.cents}, {"max", limits.max.cents}, {"increment", limits.increment.cents}};
    if (limits.payout_max.cents) json["payout-max"] = limits.payout_max.cents;
    return json;
}

Json pays_json(const Setup& setup, const Pays& pays) {
    Json rows = Json::array();
    for (const PayRow& row : pays)
        rows.push_back({{"id", row.id}, {"odds", to_string(row)}, {"clause", cite(setup.game(), row.clause)}});
    return rows;
}

// Positions, places and the words for them.
Json track_json(const View& view) {
    Json runners = Json::array();
    for (const Runner& runner : view.track->runners)
        runners.push_back({{"name", runner.name},
                           {"suit", kSuitLetters.substr(static_cast<std::size_t>(runner.suit), 1)},
                           {"at", runner.at},
                           {"place", runner.place}});
    return {{"length", view.track->length},
            {"runners", std::move(runners)},
            {"remark", view.track->remark},
            {"words", describe(*view.track)}};
}

// One of the tables that follow from a split or a second box is named by its own hand number.
Json hands_json(const View& view, const Game& game) {
    Json hands = Json::array();
    for (const SeenHand& hand : view.hands) {
        Json cards = Json::array();
        for (const auto& card : hand.cards) cards.push_back(card ? Json(to_string(*card)) : Json(nullptr));
        const bool split = std::any_of(view.hands.begin(), view.hands.end(), [&](const SeenHand& other) {
            return other.box == hand.box && other.box != 0 && other.hand > 0;
        });
        hands.push_back({{"name", hand.name},
                         {"box", hand.box},
                         {"hand", hand.hand},
                         {"cards", cards},
                         {"caption", caption(game, hand.cards, split)}});
    }
    return hands;
}

Json question_json(const Question& question, const Game& game, std::int64_t until_ms) {
    Json choices = Json::array();
    for (std::size_t i = 0; i < game.choices.size(); ++i) {
        if (!question.offers(static_cast<int>(i))) continue;
        Json choice = {{"id", game.choices[i].id},
                       {"title", game.choices[i].title},
                       {"clause", cite(game, game.choices[i].clause)}};
        if (question.with_amount >> i & 1u)
            choice["amount"] = {{"min", question.amount_min.cents},
                                {"max", question.amount_max.cents},
                                {"step", question.amount_step.cents}};
        choices.push_back(std::move(choice));
    }
    return {{"box", question.box},
            {"hand", question.hand},
            {"choices", choices},
            {"until", until_ms},
            {"clause", cite(game, question.clause)}};
}

// dragon21 5.13: which of a player's wagers the dealer made smaller, from
// what to what; everybody's for who is no player.
Json reduced_json(std::span<const Event> events, const Game& game, PlayerId player) {
    Json list = Json::array();
    if (pro_rata_clause(game).empty()) return list;  // this book has nobody's wagers reduced
    for (const Reduced& each : reduced_in(events))
        if (player == kNobody || each.bet.player == player)
            list.push_back({{"p", each.bet.player},
                            {"b", each.bet.box},
                            {"w", position_name(game, each.bet.position)},
                            {"from", each.was.cents},
                            {"to", each.bet.stake.cents},
                            {"clause", cite(game, pro_rata_clause(game))}});
    return list;
}

// Which wagers the dealer put where they were meant to lie; everybody's for who is no player.
Json moved_json(std::span<const Event> events, const Game& game, PlayerId player) {
    Json list = Json::array();
    for (const Event& event : events)
        if (const auto* moved = std::get_if<Moved>(&event); moved && (player == kNobody || moved->player == player))
            list.push_back({{"p", moved->player},
                            {"b", moved->box},
                            {"from", position_name(game, moved->from)},
                            {"to", position_name(game, moved->to)},
                            {"clause", cite(game, game.misplaced)}});
    return list;
}

Json stakes_json(const std::vector<Stake>& stakes, const Game& game) {
    Json list = Json::array();
    for (const Stake& stake : stakes) {
        list.push_back(object_of("p", stake.player, "b", stake.box, "h", stake.hand, "w",
                                 position_name(game, stake.position), "s", stake.amount.cents, "open", stake.open,
                                 "carried", stake.carried));
        if (stake.declared) list.back()["declared"] = game.declarations[stake.declared - 1u].id;
    }
    return list;
}

// Lammers are no money, so they stand apart from the stakes (nz-blackjack 20.3).
Json lammers_json(const std::vector<Lammer>& lammers, const Game& game) {
    Json list = Json::array();
    for (const Lammer& lammer : lammers)
        list.push_back({{"p", lammer.player},
                        {"b", lammer.box},
                        {"h", lammer.hand},
                        {"w", position_name(game, lammer.position)},
                        {"worth", lammer.worth.cents},
                        {"open", lammer.open}});
    return list;
}

// A nominee handles the cards and decides, so he sees what his player sees; not his credit.
Json acting_view(const LiveTable& table, PlayerId player) {
    const View view = view_of(table.session->table(), player);
    Json json = {
        {"p", player}, {"terminal", terminal_name(table.id, player)}, {"hands", hands_json(view, table.game())}};
    if (view.question) json["question"] = question_json(*view.question, table.game(), table.decide_ms);
    return json;
}

// The names of the compartments by number, and in their order around the wheel.
Json wheel_json(const Setup& setup) {
    const Game& game = setup.game();
    Json order = Json::array();
    if (game.wheel_order)
        for (const std::uint8_t compartment : game.wheel_order(setup))
            order.push_back(compartment_name(game, compartment));
    return {{"compartments", game.compartments}, {"order", order}};
}

Json shared_json(const LiveTable& table) {
    Json json = {{"id", table.id},   {"title", table.config().title}, {"game", table.game().id},
                 {"round", table.round}, {"phase", phase_name(table.phase)},
                 {"closing", table.closing}, {"play-money", table.config().play_money}};
    if (!table.locked.empty()) json["locked"] = table.locked;
    else if (!table.broken.empty()) json["locked"] = table.broken;
    if (!table.frozen.empty()) json["frozen"] = table.frozen;
    return json;
}

}  // namespace

Json offer_view(const LiveTable& table, int terminal) {
    const Setup& setup = table.offer->setup;
    const Game& game = setup.game();
    Json json = shared_json(table);
    json["book"] = game.book;
    json["profile"] = table.profile().id;
    json["currency"] = table.config().currency;
    json["boxes"] = table.config().boxes ? table.config().boxes : game.boxes;
    json["places"] = game.places;
    json["terminals"] = table.config().terminals;
    json["dice"] = game.dice;
    if (!game.compartments.empty()) json["wheel"] = wheel_json(setup);
    json["chance"] = chance_name(table.config().chance);
    json["electronic"] = table.config().electronic;
    if (!game.misplaced.empty() && !table.config().electronic) json["misplaced"] = cite(game, game.misplaced);
    json["betting-seconds"] = table.config().betting_seconds;
    json["decision-seconds"] = table.config().decision_seconds;
    json["aggregate-min"] = table.config().aggregate_min.cents;
    json["house-hands"] = Json::array();
    for (const auto name : game.house_hands) json["house-hands"].push_back(name);
    json["options"] = Json::object();
    for (const auto& [id, value] : setup.options_in_use()) json["options"][id] = value;
    json["notices"] = table.config().notices;
    for (const std::string& notice : required_notices(table.config())) json["notices"].push_back(notice);
    json["wagers"] = Json::array();
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const WagerDef& wager = game.wagers[w];
        if (!setup.offered(w)) continue;
        Json one = {{"id", wager.id},
                    {"title", wager.title},
                    {"clause", cite(game, wager.clause)},
                    {"opening", wager.kind == WagerKind::Opening},
                    {"paytable", setup.paytable(w)},
                    {"pays", pays_json(setup, setup.pays(w))},
                    {"limits", limits_json(limits_at(table.config(), game, wager.id, terminal))}};
        one["spots"] = Json::array();
        for (const auto spot : setup.spots(w)) one["spots"].push_back(spot);
        if (!wager.travels_to.empty()) one["travels-to"] = wager.travels_to;
        if (wager.lives) one["lives"] = true;
        if (wager.made_of >= 0) one["made-of"] = game.wagers[static_cast<std::size_t>(wager.made_of)].id;
        for (const SpotPays& own : setup.pays_of_spots())
            if (own.position.wager == w)
                one["pays-of-spots"][std::string(wager.spots[own.position.spot])] = {
                    {"paytable", own.paytable}, {"pays", pays_json(setup, own.pays)}};
        json["wagers"].push_back(std::move(one));
    }
    json["drawing"] = drawing_json(setup);
    json["declarations"] = Json::array();
    for (const DeclarationDef& each : game.declarations)
        json["declarations"].push_back(
            {{"id", each.id}, {"title", each.title}, {"clause", cite(game, each.clause)}, {"of-wager", each.of_wager}});
    json["irregularities"] = Json::array();
    for (const IrregularityDef& each : game.irregularities)
        json["irregularities"].push_back({{"id", each.id},
                                          {"title", each.title},
                                          {"clause", cite(game, each.clause)},
                                          {"consequence", each.consequence},
                                          {"stages", each.stages},
                                          {"target", static_cast<int>(each.target)},
                                          {"voids-round", each.effect == Effect::VoidRound}});
    return json;
}

Json table_view(const Floor& floor, const LiveTable& table, PlayerId player, std::int64_t now_ms) {
    Json json = shared_json(table);
    const Game& game = table.game();
    json["now"] = now_ms;
    json["opened"] = table.opened_ms;
    json["closes"] = table.closes_ms;
    if (table.next_offer) json["announced"] = required_notices(table.next_offer->config);
    if (const ShoeRule rule = table.waits_for()) {
        json["change"] = {{"what", rule.what}, {"clause", cite(game, rule.clause)}, {"asked", rule.agreed}};
        if (rule.agreed) json["change"]["agreed"] = table.agreed;
        if (rule.agreed) json["change"]["open"] = floor.not_agreed(table);
    }
    if (!table.commit.empty()) json["commit"] = table.commit;
    if (!table.shoe_commit.empty()) json["shoe-commit"] = table.shoe_commit;
    if (!table.next_shoe.empty()) json["next-shoe-commit"] = table.next_shoe;
    if (!table.past.empty()) {
        json["last"] = round_view(table, table.past.back(), player);
        const View last = view_of(table.last_session->table(), player);
        const Game& played = table.last_session->table().game();  // the table may offer another game by now
        json["last"]["hands"] = hands_json(last, played);
        if (last.track) json["last"]["track"] = track_json(last);
        json["last"]["winning"] = winning_of(table.past.back());
        if (!last.dice.empty())
            json["last"]["dice-caption"] = caption(played, std::span<const std::uint8_t>(last.dice));
        if (!last.spun.empty()) json["last"]["spun-caption"] = caption(played, std::span<const std::string>(last.spun));
    }
    if (!table.config().jackpot.id.empty()) json["jackpot"] = jackpot_view(floor, table.config().jackpot);
    json["results"] = Json::array();
    for (std::size_t i = table.past.size() > kResultsShown ? table.past.size() - kResultsShown : 0;
         i < table.past.size(); ++i)
        json["results"].push_back(table.past[i].result);
    if (player != kNobody) {
        json["mine"] = credit_view(floor, table, player);
        const auto locked = table.locked_terminals.find(player + 1);
        if (locked != table.locked_terminals.end()) json["locked"] = locked->second;
    }
    json["ready"] = table.ready;
    json["nominees"] = Json::array();  // the marker before the player (dragon21 2.2(c))
    for (const auto& [nominee, represented] : table.nominees)
        json["nominees"].push_back({{"p", represented}, {"by", nominee}});
    if (!table.session) return json;
    if (const auto acts = table.nominees.find(player); acts != table.nominees.end())
        json["acting-for"] = acting_view(table, acts->second);
    const View view = view_of(table.session->table(), player);
    json["waiting-for"] = view.waiting_for;
    json["stage"] = static_cast<int>(view.stage);
    json["stakes"] = stakes_json(view.stakes, game);
    if (!view.lammers.empty()) json["lammers"] = lammers_json(view.lammers, game);
    if (Json reduced = reduced_json(table.session->events(), game, player); !reduced.empty())
        json["reduced"] = std::move(reduced);
    if (Json moved = moved_json(table.session->events(), game, player); !moved.empty())
        json["moved"] = std::move(moved);
    json["hands"] = hands_json(view, game);
    json["dice"] = view.dice;
    if (!view.dice.empty()) json["dice-caption"] = caption(game, std::span<const std::uint8_t>(view.dice));
    json["spun"] = view.spun;
    if (!view.spun.empty()) json["spun-caption"] = caption(game, std::span<const std::string>(view.spun));
    json["standing"] = view.standing;
    if (view.track) json["track"] = track_json(view);
    if (view.exposed_next) json["exposed-next"] = to_string(*view.exposed_next);
    json["cards-left"] = view.cards_left;
    json["lines"] = Json::array();
    for (const Line& line : view.lines) json["lines"].push_back(to_json(line, game));
    if (view.question) json["question"] = question_json(*view.question, game, table.decide_ms);
    else if (table.decide_ms)
        json["deciding"] = {{"p", table.session->need().question.player},
                            {"box", table.session->need().question.box},
                            {"until", table.decide_ms}};
    json["places"] = Json::array();
    for (int i = 0; i < game.places; ++i) {
        const PlayerId there = table.session->table().between().places[static_cast<std::size_t>(i)];
        json["places"].push_back(there == kNobody ? Json(nullptr) : Json(there));
    }
    const Need& need = table.session->need();
    static constexpr std::string_view kNeeds[] = {"bets", "shuffle", "card", "throw", "spin", "meter", "decision",
                                                  "finished"};
    json["need"] = kNeeds[static_cast<std::size_t>(need.kind)];
    if (need.kind == NeedKind::Throw) json["need-dice"] = need.dice;
    return json;
}

namespace {

// What this player may say now: of himself, or of a wager that lies there.
Json may_declare(const LiveTable& table, PlayerId player) {
    Json list = Json::array();
    if (!table.session || table.session->need().kind != NeedKind::Bets) return list;
    const auto declarations = table.game().declarations;
    for (std::size_t d = 0; d < declarations.size(); ++d) {
        Declared declared{player, static_cast<std::uint8_t>(d), {}};
        if (!declarations[d].of_wager) {
            if (!table.session->check(declared)) list.push_back({{"what", declarations[d].id}});
            continue;
        }
        for (const Stake& stake : table.session->table().stakes()) {
            declared.position = stake.position;
            if (stake.player == player && stake.declared != d + 1 && !table.session->check(declared))
                list.push_back({{"what", declarations[d].id}, {"w", position_name(table.game(), stake.position)}});
        }
    }
    return list;
}

}  // namespace

// gb-2011 2.4: the meter at each participating table, with what it has paid of late.
Json jackpot_view(const Floor& floor, const JackpotConfig& jackpot) {
    const ledger::Account* meter = floor.books().account(meter_account(jackpot.id));
    Json json = {{"id", jackpot.id},
                 {"meter", meter ? meter->balance.cents : 0},
                 {"seed", jackpot.seed.cents},
                 {"percent", jackpot.percent},
                 {"wins", Json::array()}};
    if (jackpot.ceiling.cents) json["ceiling"] = jackpot.ceiling.cents;
    const auto found = floor.jackpots().find(jackpot.id);
    if (found == floor.jackpots().end()) return json;
    const std::deque<JackpotWin>& wins = found->second.wins;
    for (std::size_t i = wins.size() > kWinsShown ? wins.size() - kWinsShown : 0; i < wins.size(); ++i)
        json["wins"].push_back({{"at", wins[i].at_ms},
                                {"table", wins[i].table},
                                {"round", wins[i].round},
                                {"terminal", wins[i].terminal},
                                {"amount", wins[i].amount.cents}});
    return json;
}

namespace {

// What will be dropped or cut at the close is said while chips can still be added (9A 3.3(c)).
Json at_close_json(const LiveTable& table, PlayerId player) {
    Json list = Json::array();
    for (const AtClose& each : at_close(table, player))
        list.push_back({{"b", each.key.box},
                        {"w", position_name(table.game(), each.key.position)},
                        {"s", each.stake.cents},
                        {"because", each.because},
                        {"clause", each.clause}});
    return list;
}

// What was dropped at the last close, until the player lays chips again; an area
// that he gave up for a newcomer, as long as this round lasts.
Json dropped_json(const LiveTable& table, PlayerId player, Money staked) {
    Json list = Json::array();
    const std::string yields = table.game().areas_yield.empty() ? "" : cite(table.game(), table.game().areas_yield);
    for (const Dropped& each : table.dropped)
        if (each.player == player && (staked.cents == 0 || (each.round == table.round && each.clause == yields)))
            list.push_back({{"round", each.round},
                            {"b", each.box},
                            {"w", each.position},
                            {"s", each.stake.cents},
                            {"clause", each.clause}});
    return list;
}

}  // namespace

// 9A 3.3(b)(iii), (iv), (vi).
Json credit_view(const Floor& floor, const LiveTable& table, PlayerId player) {
    const std::string account = terminal_account(table.id, player);
    Money staked{};
    for (const Stake& stake : table.session ? table.session->table().stakes() : table.between.remaining)
        if (stake.player == player && stake.open) staked += stake.amount;
    const std::string terminal = terminal_name(table.id, player);
    Json json =
        object_of("p", player, "terminal", terminal, "credit", floor.books().free(account).cents, "staked",
                  staked.cents, "last-win", floor.last_win(terminal).cents, "number", floor.last_number(terminal));
    if (Json list = at_close_json(table, player); !list.empty()) json["at-close"] = std::move(list);
    if (Json list = dropped_json(table, player, staked); !list.empty()) json["dropped"] = std::move(list);
    if (table.limited.contains(player)) json["limited"] = cite(table.game(), table.game().person_clause);
    if (!table.game().declarations.empty()) json["may-declare"] = may_declare(table, player);
    const ledger::Voucher* voucher = floor.last_voucher(terminal);
    if (voucher && voucher->state == ledger::VoucherState::Open)
        json["last-voucher"] = {
            {"voucher", voucher->number}, {"amount", voucher->amount.cents}, {"expires", voucher->expires_ms}};
    return json;
}

// At a table whose cards the server draws nobody knows them, the dealer included, before they are turned.
Json entries_view(const LiveTable& table) {
    Json list = Json::array();
    if (!table.session) return list;
    const auto& events = table.session->events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool hidden = table.server_chance() && std::holds_alternative<DealtCard>(events[i]);
        list.push_back({{"index", i}, {"event", hidden ? Json{{"e", "card"}} : to_json(events[i], table.game())},
                        {"words", hidden ? std::string("a card") : describe(events[i], table.game())}});
    }
    return list;
}

// What seats see differently of a round that is over.
Json lines_view(const PastRound& past, PlayerId player) {
    const Game& game = past.offer->setup.game();
    Json lines = Json::array();
    Money staked{}, paid{};
    for (const Credited& each : past.credited) {
        if (player != kNobody && each.line.player != player) continue;
        staked += each.line.stake;
        paid += each.paid;
        lines.push_back(to_json(each.line, game));
    }
    Json json = object_of("lines", std::move(lines), "staked", staked.cents, "paid", paid.cents);
    if (Json reduced = reduced_json(past.events, game, player); !reduced.empty()) json["reduced"] = std::move(reduced);
    if (Json moved = moved_json(past.events, game, player); !moved.empty()) json["moved"] = std::move(moved);
    return json;
}

Json round_view(const LiveTable& table, const PastRound& past, PlayerId player) {
    Json json = lines_view(past, player);
    json.update({{"table", table.id},
                 {"round", past.number},
                 {"settled", past.settled_ms},
                 {"result", past.result},
                 {"corrections", past.corrections},
                 {"disputed", past.disputed}});
    if (!past.commit.empty()) json["commit"] = past.commit;
    if (!past.seed.empty()) json["seed"] = past.seed;
    if (!past.layout.empty()) json["layout"] = past.layout;
    return json;
}

Json round_entries(const PastRound& past) {
    const Game& game = past.offer->setup.game();
    Json list = Json::array();
    for (std::size_t i = 0; i < past.events.size(); ++i)
        list.push_back(
            {{"index", i}, {"event", to_json(past.events[i], game)}, {"words", describe(past.events[i], game)}});
    return list;
}

Json replay_view(const PastRound& past) {
    const Setup& setup = past.offer->setup;
    const Game& game = setup.game();
    Session session(setup, past.at_start);
    Json steps = Json::array();
    const auto show = [&](std::int64_t index, const std::string& words, const Json& event) {
        const View view = view_of(session.table(), kNobody);
        Json state = {{"hands", hands_json(view, game)},
                      {"dice", view.dice},
                      {"spun", view.spun},
                      {"standing", view.standing},
                      {"stakes", stakes_json(view.stakes, game)},
                      {"waiting-for", view.waiting_for},
                      {"stage", static_cast<int>(view.stage)},
                      {"lines", Json::array()}};
        if (!view.dice.empty()) state["dice-caption"] = caption(game, std::span<const std::uint8_t>(view.dice));
        if (!view.spun.empty()) state["spun-caption"] = caption(game, std::span<const std::string>(view.spun));
        if (view.track) state["track"] = track_json(view);
        for (const Line& line : view.lines) state["lines"].push_back(to_json(line, game));
        steps.push_back({{"index", index}, {"words", words}, {"event", event}, {"state", std::move(state)}});
    };
    show(-1, "", nullptr);
    for (std::size_t i = 0; i < past.events.size(); ++i) {
        if (auto refusal = session.apply(past.events[i]))
            throw std::logic_error("a settled round does not replay: " + refusal->what);
        show(static_cast<std::int64_t>(i), describe(past.events[i], game), to_json(past.events[i], game));
    }
    return {{"round", past.number}, {"steps", std::move(steps)}};
}

Json results_view(const LiveTable& table, std::size_t most) {
    Json list = Json::array();
    for (std::size_t i = table.past.size() > most ? table.past.size() - most : 0; i < table.past.size(); ++i) {
        const PastRound& past = table.past[i];
        const bool shuffled = std::any_of(past.events.begin(), past.events.end(),
                                          [](const Event& event) { return std::holds_alternative<Shuffled>(event); });
        list.push_back({{"round", past.number},
                        {"settled", past.settled_ms},
                        {"result", past.result},
                        {"winning", winning_of(past)},
                        {"shuffled", shuffled}});
    }
    return list;
}

Json recall_view(const LiveTable& table, PlayerId player, std::size_t most) {
    Json list = Json::array();
    for (auto past = table.past.rbegin(); past != table.past.rend() && list.size() < most; ++past) {
        const bool played = std::any_of(past->stakes.begin(), past->stakes.end(),
                                        [&](const Stake& stake) { return stake.player == player; });
        if (player == kNobody || played) list.push_back(round_view(table, *past, player));
    }
    return list;
}

Json floor_view(const Floor& floor) {
    Json list = Json::array();
    for (const auto& [id, table] : floor.tables()) {
        Json json = shared_json(table);
        json["title-of-game"] = table.game().title;
        json["book"] = table.game().book;
        json["house-hands"] = table.game().house_hands;
        json["owner"] = table.owner;
        json["chance"] = chance_name(table.config().chance);
        json["terminals"] = table.config().terminals;
        json["min"] = limits_at(table.config(), table.game(), table.game().wagers[0].id, 0).min.cents;
        json["max"] = limits_at(table.config(), table.game(), table.game().wagers[0].id, 0).max.cents;
        json["currency"] = table.config().currency;
        list.push_back(std::move(json));
    }
    return list;
}

Json incidents_view(const Floor& floor, bool open_only) {
    static constexpr std::string_view kStates[] = {"open", "done", "rejected"};
    Json list = Json::array();
    for (const auto& [number, incident] : floor.incidents()) {
        if (open_only && incident.state != IncidentState::Open) continue;
        list.push_back({{"incident", number},
                        {"at", incident.at_ms},
                        {"verb", incident.verb},
                        {"args", incident.args},
                        {"by", incident.by},
                        {"second", incident.second},
                        {"state", kStates[static_cast<std::size_t>(incident.state)]},
                        {"note", incident.note},
                        {"resolution", incident.resolution}});
    }
    return list;
}

Json account_view(const std::string& name, const ledger::Account& account) {
    return {{"account", name},         {"balance", account.balance.cents}, {"reserved", account.reserved.cents},
            {"in", account.in.cents},  {"out", account.out.cents},         {"staked", account.staked.cents},
            {"won", account.won.cents}};
}

Json accounts_view(const Floor& floor) {
    std::map<std::string, const ledger::Account*> by_name;
    for (const auto& [name, account] : floor.books().accounts()) by_name[name] = &account;
    Json list = Json::array();
    for (const auto& [name, account] : by_name) list.push_back(account_view(name, *account));
    return list;
}

Json statement_view(const Floor& floor, const std::string& account, std::size_t most) {
    Json list = Json::array();
    const std::deque<Movement>& moves = floor.movements(account);
    for (auto move = moves.rbegin(); move != moves.rend() && list.size() < most; ++move) {
        Json row = {{"at", move->at_ms},
                    {"id", move->id},
                    {"what", ledger::name_of(move->what)},
                    {"amount", move->amount.cents},
                    {"with", move->with},
                    {"by", move->by}};
        if (!move->clause.empty()) row["clause"] = move->clause;
        if (!move->corrects.empty()) row["corrects"] = move->corrects;
        list.push_back(std::move(row));
    }
    return list;
}

Json voucher_view(const ledger::Ledger& books, std::string_view number) {
    const ledger::Voucher* voucher = books.voucher(number);
    if (!voucher) return nullptr;
    Json json = {
        {"number", voucher->number},    {"amount", voucher->amount.cents},
        {"issued", voucher->issued_ms}, {"expires", voucher->expires_ms},
        {"by", voucher->issued_by},     {"state", voucher->state == ledger::VoucherState::Paid ? "paid" : "open"}};
    if (voucher->state == ledger::VoucherState::Paid)
        json["paid"] = {{"at", voucher->paid_ms}, {"by", voucher->paid_by}};
    return json;
}

}  // namespace baize::floor
