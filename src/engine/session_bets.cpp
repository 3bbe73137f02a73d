// Which wagers may be laid, changed, declared and moved.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "engine/session.hpp"

namespace baize {

MaybeRefusal Session::check_event(const PlaceBet& bet) const {
    const Game& game = setup().game();
    if (bet.player >= kPlayersMax)
        return Refusal{fmt::format("there is no player {}; a table takes {}", bet.player, kPlayersMax)};
    if (bet.position.wager >= game.wagers.size() || bet.position.spot >= game.wagers[bet.position.wager].all_spots())
        return Refusal{"there is no such wager on the layout", std::string(game.clauses.position)};
    const WagerDef& wager = game.wagers[bet.position.wager];
    if (need().kind != NeedKind::Bets)
        return Refusal{"no more bets: a wager cannot be made or changed now",
                       std::string(wager.no_more_bets.empty() ? game.clauses.no_more_bets : wager.no_more_bets)};
    if (auto refusal = check_layout(bet)) return refusal;
    if (bet.position.spot >= wager.open_spots() && table_.staked(bet.player, bet.box, bet.position).cents == 0)
        return Refusal{fmt::format("no chips are laid on {}: a wager on {} moves there by itself",
                                   position_name(game, bet.position), wager.id),
                       std::string(wager.clause)};
    if (bet.reduced) return check_reduced(bet);
    if (auto refusal = check_stake(bet)) return refusal;
    if (bet.stake.cents == 0 && table_.staked(bet.player, bet.box, bet.position).cents == 0)
        return std::nullopt;  // nothing is taken back where nothing lies, be the place another's
    return game.accept ? game.accept(table_, bet) : std::nullopt;
}

// Is there such a place for chips at this table?
MaybeRefusal Session::check_layout(const PlaceBet& bet) const {
    const Game& game = setup().game();
    const WagerDef& wager = game.wagers[bet.position.wager];
    if (game.layout.boxes == 0 ? bet.box != 0 : bet.box < 1 || bet.box > setup().boxes())
        return Refusal{game.layout.boxes == 0 ? std::string("this game has one common layout and no boxes")
                                       : fmt::format("there is no box {}; the layout has 1 to {}", bet.box,
                                                     setup().boxes()),
                       std::string(game.clauses.position)};
    if (!setup().offered(bet.position.wager))
        return Refusal{fmt::format("{} is not offered at this table", wager.id), std::string(wager.clause)};
    if (!setup().has_spot(bet.position))
        return Refusal{fmt::format("{} is not on the layout of this table", position_name(game, bet.position)),
                       std::string(wager.clause)};
    if (wager.kind == WagerKind::Bundled)
        return Refusal{fmt::format("{} is laid with {}, in the same amount, and not by itself", wager.id,
                                   game.wagers[wager.part_of].id),
                       std::string(wager.amount_clause())};
    if (!setup().laid_before(bet.position.wager))
        return Refusal{fmt::format("{} is not made before the round", wager.id), std::string(wager.clause)};
    return std::nullopt;
}

// Limits and conditions held when the wager was made; now it only becomes smaller.
MaybeRefusal Session::check_reduced(const PlaceBet& bet) const {
    const Money now = table_.staked(bet.player, bet.box, bet.position);
    if (bet.stake.cents >= 0 && bet.stake < now) return std::nullopt;
    return Refusal{fmt::format("{} on {} is no reduction of {}", to_string(bet.stake),
                               position_name(setup().game(), bet.position), to_string(now)),
                   std::string(setup().game().clauses.limits)};
}

MaybeRefusal Session::check_stake(const PlaceBet& bet) const {
    if (bet.stake.cents == 0) return std::nullopt;
    Limits limits = setup().limits(bet.position.wager);
    if (setup().game().wagers[bet.position.wager].kind == WagerKind::Later) limits = {{1}, kMoneyMax, {1}, {}};
    const Money max = std::min(limits.max, kMoneyMax);
    const Clause minimum = setup().minimum_clause(bet.position.wager),
                 maximum = setup().maximum_clause(bet.position.wager);
    const auto refused = [&](std::string_view why, Money limit, Clause clause) {
        return Refusal{fmt::format("{} on {} is {} {}", to_string(bet.stake),
                                   position_name(setup().game(), bet.position), why, to_string(limit)),
                       std::string(clause)};
    };
    if (bet.stake < limits.min) return refused("below the minimum of", limits.min, minimum);
    if (bet.stake > max) return refused("above the maximum of", max, maximum);
    if (bet.stake.cents % limits.increment.cents != 0) return refused("not a multiple of", limits.increment, minimum);
    return std::nullopt;
}

MaybeRefusal Session::check_event(const Declared& declared) const {
    const Game& game = setup().game();
    if (declared.player >= kPlayersMax)
        return Refusal{fmt::format("there is no player {}; a table takes {}", declared.player, kPlayersMax)};
    if (declared.declaration >= game.declarations.size())
        return Refusal{fmt::format("{} knows no such declaration", game.id)};
    const DeclarationDef& declaration = game.declarations[declared.declaration];
    const std::string clause(declaration.clause);
    if (need().kind != NeedKind::Bets)
        return Refusal{fmt::format("'{}' is said while bets are open", declaration.title), clause};
    if (declaration.of_wager && table_.staked(declared.player, 0, declared.position).cents == 0)
        return Refusal{
            fmt::format("{} has no wager on {}", player_name(declared.player), position_name(game, declared.position)),
            clause};
    return declaration.check ? declaration.check(table_, declared) : std::nullopt;
}

// Where it goes the wager must be one that its player could have made, with what he has there already.
MaybeRefusal Session::check_event(const Moved& moved) const {
    const Game& game = setup().game();
    const std::string clause(game.clauses.misplaced);
    if (clause.empty())
        return Refusal{fmt::format("the rules of {} do not let the dealer move a wager", game.title),
                       std::string(game.clauses.position)};
    if (events_.empty() ||
        !(std::holds_alternative<CloseBets>(events_.back()) || std::holds_alternative<Moved>(events_.back())))
        return Refusal{
            "a misplaced wager is put right after the bets are closed and before anything is dealt, thrown or spun",
            clause};
    for (const Position position : {moved.from, moved.to})
        if (position.wager >= game.wagers.size() || position.spot >= game.wagers[position.wager].open_spots())
            return Refusal{"there is no such wager on the layout", std::string(game.clauses.position)};
    const auto stake = std::find_if(table_.stakes().begin(), table_.stakes().end(), [&](const Stake& each) {
        return each.player == moved.player && each.box == moved.box && each.position == moved.from && !each.carried;
    });
    if (stake == table_.stakes().end())
        return Refusal{fmt::format("{} has laid nothing on {} in this round", player_name(moved.player),
                                   position_name(game, moved.from)),
                       clause};
    if (moved.from == moved.to) return Refusal{"the wager lies there already", clause};
    const Money there = table_.staked(moved.player, moved.box, moved.to);
    if (there.cents > 0 && game.wagers[moved.to.wager].lives)
        return Refusal{"another wager of the player lies there, and each stays until it is decided", clause};
    const PlaceBet bet{moved.player, moved.box, moved.to, there + stake->amount};
    if (auto refusal = check_layout(bet)) return refusal;
    if (auto refusal = check_stake(bet)) return refusal;
    return game.accept ? game.accept(table_, bet) : std::nullopt;
}

}  // namespace baize
