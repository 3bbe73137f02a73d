// Chips that somebody else than their player moves, and the call that ends the wagering.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/handlers.hpp"
#include "floor/money.hpp"

namespace baize::floor {

// ---- Misplaced wagers ---------------------------------------------------------------------------------------

namespace {

// Something was dealt, thrown or spun since the bets were closed.
bool result_has_begun(const Session& session) {
    const auto& events = session.events();
    const auto close = std::find_if(events.rbegin(), events.rend(),
                                    [](const Event& event) { return std::holds_alternative<CloseBets>(event); });
    return std::any_of(events.rbegin(), close, [](const Event& event) {
        return std::holds_alternative<DealtCard>(event) || std::holds_alternative<Thrown>(event) ||
               std::holds_alternative<Spun>(event);
    });
}

// 9A 4.6, 4.7 on terminals; elsewhere the game's own clause, and until when it lets the dealer do so.
MaybeRefusal may_be_put_right(const LiveTable& table, std::uint64_t round) {
    const Game& game = table.game();
    const Profile& book = table.profile();
    if (table.config().electronic)
        return Refusal{"a wager on a terminal lies where its player touched, and is settled so",
                       book.or_house(book.as_at_close)};
    if (game.clauses.misplaced.empty())
        return Refusal{fmt::format("the rules of {} do not let the dealer move a wager", game.title),
                       cite(game, game.clauses.position)};
    if (!table.session || table.round != round)
        return Refusal{fmt::format("round {} is not open", round), cite(game, game.clauses.misplaced)};
    if (table.layout.empty())
        return Refusal{"bets are open: the player moves the wager himself", cite(game, game.clauses.misplaced)};
    if (!game.clauses.misplaced_after_result && result_has_begun(*table.session))
        return Refusal{"the result is there: wagers are settled where they lie", cite(game, game.clauses.misplaced)};
    return std::nullopt;
}

}  // namespace

namespace {

struct Move {
    LiveTable* table;
    Moved moved;
};

// The wager that is named, if it may be put right now.
Result<Move> read_move(Floor& floor, const MoveWagerArgs& args) {
    auto at = Handlers::terminal(floor, args.terminal);
    if (!at) return at.refusal();
    LiveTable& table = *at->table;
    if (auto refusal = Handlers::frozen(table)) return *refusal;
    if (auto refusal = may_be_put_right(table, args.round)) return *refusal;
    const auto lies = find_position(table.game(), args.from), meant = find_position(table.game(), args.to);
    if (!lies || !meant)
        return Refusal{fmt::format("there is no wager '{}' on the layout", lies ? args.to : args.from),
                       cite(table.game(), table.game().clauses.position)};
    const Move move{&table, {at->player, args.box, *lies, *meant}};
    auto again = with_moved(table, move.moved);
    if (!again) return Refusal{again.refusal().what, cite(table.game(), again.refusal().clause)};
    return move;
}

}  // namespace

MaybeRefusal Handlers::check_move(Floor& floor, const MoveWagerArgs& args) {
    const auto move = read_move(floor, args);
    return move ? std::nullopt : MaybeRefusal(move.refusal());
}

// nz-roulette 5.6, nz-racing-card-derby 5.7. The stake keeps its pending transfer: no money moves.
Result<MoveWagerReply> Handlers::move_wager(Floor& floor, const Actor&, const MoveWagerArgs& args, Entropy&) {
    const auto move = read_move(floor, args);
    if (!move) return move.refusal();
    const Game& game = move->table->game();
    floor.record(entry::PutRight{move->table->id, move->table->round, move->moved});
    return MoveWagerReply{args.to, args.from, cite(game, game.clauses.misplaced)};
}

// ---- No more bets ---------------------------------------------------------------------------------------------

// nz-roulette 3.6: the ball has dropped before anybody called. A sensor at the wheel
// says so through the dealer's console, as a scanner does.
Result<PhaseReply> Handlers::ball_dropped(Floor& floor, const Actor&, const TableArgs& args, Entropy& entropy) {
    auto table = table_in_play(floor, args.table);
    if (!table) return table.refusal();
    LiveTable& at = **table;
    const std::string clause = cite(at.game(), at.game().clauses.no_more_bets);
    if (at.game().equipment.compartments.empty())
        return Refusal{fmt::format("{} has no wheel", at.game().title), clause};
    if (at.config().electronic)
        return Refusal{"terminals take wagers until the time that they show: announce no spin", clause};
    if (at.phase != Phase::Betting) return Refusal{"no bets are open", clause};
    if (at.session->table().stakes().empty())
        return Refusal{"there is no wager on the layout: nobody plays this spin", clause};
    floor.close_bets(at, entropy);
    return PhaseReply{at.phase};
}

// 9A 3.3(b)(ii): a terminal that is shown more time is not cut short, unless whoever plays there has said that he waits
// for nobody. In use is a terminal with credit or with a wager; at any other nobody could make one.
bool Handlers::everybody_ready(const Floor& floor, const LiveTable& table) {
    for (int i = 0; i < table.config().terminals; ++i) {
        const auto player = static_cast<PlayerId>(i);
        const auto& stakes = table.session->table().stakes();
        const bool wagers =
            std::any_of(stakes.begin(), stakes.end(), [&](const Stake& stake) { return stake.player == player; });
        const bool in_use = wagers || floor.books().free(terminal_account(table.id, player)).cents > 0;
        if (in_use && !table.ready.contains(player)) return false;
    }
    return true;
}

// ---- Additional areas --------------------------------------------------------------------------------------------

namespace {

// Of several areas a player keeps the one where he sits, else the first on which he wagered.
BoxNo area_kept(const Table& table, PlayerId player) {
    const BoxNo seat = table.seat_of(player);
    const auto of_player = [&](const Stake& stake) { return stake.player == player; };
    const auto& stakes = table.stakes();
    if (seat != 0 && std::any_of(stakes.begin(), stakes.end(),
                                 [&](const Stake& stake) { return of_player(stake) && stake.box == seat; }))
        return seat;
    return std::find_if(stakes.begin(), stakes.end(), of_player)->box;
}

}  // namespace

// nz-three-card-poker 5.5.1: nobody has a second area while a player who wants to wager has none.
std::set<StakeNo> Handlers::yielding(const LiveTable& table, const PlaceBet& bet) {
    const Table& round = table.session->table();
    std::set<StakeNo> area;
    std::set<BoxNo> taken;
    if (table.game().clauses.areas_yield.empty() || bet.stake.cents == 0 || bet.box == 0) return area;
    for (const Stake& stake : round.stakes()) {
        if (stake.player == bet.player) return {};  // no newcomer: he has an area
        taken.insert(stake.box);
        if (stake.box == bet.box && area_kept(round, stake.player) != bet.box)
            area.insert(stake.number);
    }
    return static_cast<int>(taken.size()) < table.offer->setup.boxes() ? std::set<StakeNo>{} : area;
}

// Would the newcomer's wager be taken, once the area is free?
MaybeRefusal Handlers::after_yielding(const LiveTable& table, const std::set<StakeNo>& area, const PlaceBet& bet) {
    auto trial = Session::replay(table.offer->setup, table.session->at_start(), table.session->events());
    if (!trial) return trial.refusal();
    for (const PlaceBet& back :
         taken_back(table, [&](const Stake& stake) { return area.contains(stake.number); }))
        if (auto refusal = (*trial)->apply(back)) return refusal;
    return (*trial)->check(bet);
}

}  // namespace baize::floor
