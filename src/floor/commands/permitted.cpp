#include "floor/commands/permitted.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "floor/money.hpp"
#include "table_file/differential.hpp"

namespace baize::floor {

// ---- Limits -----------------------------------------------------------------------------------------------------

namespace {

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

CutStake within_limits(const LiveTable& table, const StakeKey& key, Money wanted) {
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

}  // namespace

CutStake permitted_stake(const LiveTable& table, const StakeKey& key, Money wanted) {
    CutStake cut = within_limits(table, key, wanted);
    if (cut.stake.cents > 0) cut_to_games_maximum(table, key, cut);
    return cut;
}

MaybeRefusal on_one_box(const LiveTable& table, const PlaceBet& bet) {
    if (bet.stake.cents == 0 || !table.limited.contains(bet.player)) return std::nullopt;
    for (const Stake& stake : table.session->table().stakes())
        if (stake.player == bet.player && stake.box != bet.box)
            return Refusal{fmt::format("this player is limited to one box, and has wagered on box {}", int{stake.box}),
                           cite(table.game(), table.game().clauses.person)};
    return std::nullopt;
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
std::set<StakeNo> yielding(const LiveTable& table, const PlaceBet& bet) {
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
    return std::ssize(taken) < table.offer->setup.boxes() ? std::set<StakeNo>{} : area;
}

MaybeRefusal after_yielding(const LiveTable& table, const std::set<StakeNo>& area, const PlaceBet& bet) {
    auto trial = Session::replay(table.offer->setup, table.session->at_start(), table.session->events());
    if (!trial) return trial.refusal();
    for (const PlaceBet& back :
         taken_back(table, [&](const Stake& stake) { return area.contains(stake.number); }))
        if (auto refusal = (*trial)->apply(back)) return refusal;
    return (*trial)->check(bet);
}

}  // namespace baize::floor
