#include "floor/close.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "table_file/differential.hpp"

namespace baize::floor {

std::set<StakeNo> below_aggregate(const LiveTable& table) {
    std::map<PlayerId, Money> totals;
    for (const Stake& stake : table.session->table().stakes()) totals[stake.player] += stake.amount;
    std::set<StakeNo> which;
    for (const Stake& stake : table.session->table().stakes())
        if (!stake.carried && totals[stake.player] < table.config().aggregate_min) which.insert(stake.number);
    return which;
}

// Wagers on the other side may have been taken back since.
std::set<StakeNo> beyond_differential(const LiveTable& table) {
    std::set<StakeNo> which;
    if (table.config().differential_max.cents == 0) return which;
    for (const auto& group : table.config().opposed) {
        std::map<std::string, Money> sides;
        Money all{};
        std::vector<const Stake*> laid;
        for (const Stake& stake : table.session->table().stakes()) {
            const std::string wager(table.game().wagers[stake.position.wager].id);
            if (std::find(group.begin(), group.end(), wager) == group.end()) continue;
            sides[wager] += stake.amount;
            all += stake.amount;
            laid.push_back(&stake);
        }
        for (auto each = laid.rbegin(); each != laid.rend(); ++each) {
            const Stake& stake = **each;
            Money& own = sides[std::string(table.game().wagers[stake.position.wager].id)];
            if (own <= all - own + table.config().differential_max) continue;
            which.insert(stake.number);
            own -= stake.amount;
            all -= stake.amount;
        }
    }
    return which;
}

std::string aggregate_clause(const LiveTable& table) { return table.profile().or_house(table.profile().aggregate); }

namespace {

std::vector<AtClose> dropped(const Table& table, PlayerId player, const std::set<StakeNo>& which,
                             const std::string& because, const std::string& clause) {
    std::vector<AtClose> list;
    for (const Stake& stake : table.stakes())
        if (stake.player == player && which.contains(stake.number))
            list.push_back({{stake.player, stake.box, stake.position}, {}, because, clause});
    std::sort(list.begin(), list.end(), [](const AtClose& a, const AtClose& b) { return a.key < b.key; });
    return list;
}

Money staked_by(const Table& table, PlayerId player) {
    Money sum{};
    for (const Stake& stake : table.stakes())
        if (stake.player == player) sum += stake.amount;
    return sum;
}

std::vector<AtClose> to_be_reduced(const LiveTable& table, PlayerId player, Clause clause) {
    std::vector<AtClose> list;
    for (const PlaceBet& bet : reductions(table.session->table(), table.config()))
        if (bet.player == player)
            list.push_back({{bet.player, bet.box, bet.position}, bet.stake,
                            fmt::format("as the layout stands, this wager is reduced to {} at the close",
                                        to_string(bet.stake)),
                            cite(table.game(), clause)});
    return list;
}

}  // namespace

std::vector<AtClose> at_close(const LiveTable& table, PlayerId player) {
    if (table.phase != Phase::Betting) return {};
    const Money sum = staked_by(table.session->table(), player);
    if (sum.cents == 0) return {};
    const Money least = table.config().aggregate_min;
    if (sum < least)
        return dropped(table.session->table(), player, below_aggregate(table),
                       fmt::format("your wagers come to {}, and a player takes part with {} or more in all: add {}",
                                   to_string(sum), to_string(least), to_string(least - sum)),
                       aggregate_clause(table));
    const Clause pro_rata = pro_rata_clause(table.game());
    if (!pro_rata.empty()) return to_be_reduced(table, player, pro_rata);
    return dropped(
        table.session->table(), player, beyond_differential(table),
        fmt::format("as the layout stands, this wager exceeds the other side by more than {} and does not take part",
                    to_string(table.config().differential_max)),
        std::string(differential_clause(table.game())));
}

}  // namespace baize::floor
