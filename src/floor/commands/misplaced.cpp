// Misplaced wagers, which the dealer puts right.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/commands/handlers.hpp"
#include "floor/commands/parts.hpp"

namespace baize::floor {

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

struct Move {
    const LiveTable* table;
    Moved moved;
};

// The wager that is named, if it may be put right now.
Result<Move> read_move(const State& state, const MoveWagerArgs& args) {
    auto at = terminal_at(state, args.terminal);
    if (!at) return at.refusal();
    const LiveTable& table = *at->table;
    if (auto refusal = frozen(table)) return *refusal;
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

namespace dealer {

MaybeRefusal check_move(const Act& act, const MoveWagerArgs& args) {
    const auto move = read_move(act.state(), args);
    return move ? std::nullopt : MaybeRefusal(move.refusal());
}

// nz-roulette 5.6, nz-racing-card-derby 5.7. The stake keeps its pending transfer: no money moves.
Result<MoveWagerReply> move_wager(Act& act, const MoveWagerArgs& args) {
    const auto move = read_move(act.state(), args);
    if (!move) return move.refusal();
    const Game& game = move->table->game();
    act.record(entry::PutRight{move->table->id, move->table->round, move->moved});
    return MoveWagerReply{args.to, args.from, cite(game, game.clauses.misplaced)};
}

}  // namespace dealer

}  // namespace baize::floor
