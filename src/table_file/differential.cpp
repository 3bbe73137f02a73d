#include "table_file/differential.hpp"

#include <algorithm>
#include <numeric>
#include <string>

namespace baize {

namespace {

__extension__ using Wide = __int128;  // a stake times another does not fit 64 bits

bool among(const std::vector<std::string>& group, std::string_view wager) {
    return std::find(group.begin(), group.end(), wager) != group.end();
}

std::string_view wager_of(const Game& game, const Stake& stake) { return game.wagers[stake.position.wager].id; }

void reduce_side(std::vector<PlaceBet>& list, const Table& table, const TableConfig& config, std::string_view side,
                 Money most) {
    std::vector<Share> shares;
    std::vector<const Stake*> stakes;
    for (const Stake& stake : table.stakes()) {
        if (wager_of(table.game(), stake) != side) continue;
        stakes.push_back(&stake);
        shares.push_back({stake.amount, limits_at(config, table.game(), side, stake.player + 1).increment});
    }
    const std::vector<Money> left = pro_rata(shares, most);
    for (std::size_t i = 0; i < stakes.size(); ++i)
        if (left[i] != stakes[i]->amount)
            list.push_back({stakes[i]->player, stakes[i]->box, stakes[i]->position, left[i], true});
}

}  // namespace

std::vector<Money> pro_rata(std::span<const Share> shares, Money most) {
    Money all{}, rest = most;
    for (const Share& share : shares) all += share.stake;
    std::vector<Money> parts;
    if (all <= most) {
        for (const Share& share : shares) parts.push_back(share.stake);
        return parts;
    }
    std::vector<Wide> remainders;  // of each part, over `all`
    for (const Share& share : shares) {
        const Wide exact = Wide{share.stake.cents} * most.cents;  // over `all`
        const std::int64_t steps = exact / all.cents / share.step.cents;
        parts.push_back(share.step * steps);
        remainders.push_back(exact - Wide{parts.back().cents} * all.cents);
        rest -= parts.back();
    }
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
    for (const std::size_t i : order) {
        if (shares[i].step > rest || parts[i] + shares[i].step > shares[i].stake) continue;
        parts[i] += shares[i].step;
        rest -= shares[i].step;
    }
    return parts;
}

std::vector<PlaceBet> reductions(const Table& table, const TableConfig& config) {
    std::vector<PlaceBet> list;
    if (config.differential_max.cents == 0) return list;
    for (const auto& group : config.opposed) {
        Money all{};
        for (const Stake& stake : table.stakes())
            if (among(group, wager_of(table.game(), stake))) all += stake.amount;
        for (const std::string& side : group) {
            Money own{};
            for (const Stake& stake : table.stakes())
                if (wager_of(table.game(), stake) == side) own += stake.amount;
            const Money most = all - own + config.differential_max;
            if (own > most) reduce_side(list, table, config, side, most);  // one side at most is so heavy
        }
    }
    return list;
}

std::vector<Reduced> reduced_in(std::span<const Event> events) {
    std::vector<PlaceBet> laid;
    std::vector<Reduced> list;
    for (const Event& event : events) {
        const auto* bet = std::get_if<PlaceBet>(&event);
        if (!bet) continue;
        const auto before = std::find_if(laid.rbegin(), laid.rend(), [&](const PlaceBet& each) {
            return each.player == bet->player && each.box == bet->box && each.position == bet->position;
        });
        if (bet->reduced && before != laid.rend()) list.push_back({*bet, before->stake});
        laid.push_back(*bet);
    }
    return list;
}

}  // namespace baize
