#include "table_file/house.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"

namespace baize {

namespace {

bool pay_alike(const Setup& table, const Setup& other, std::size_t wager) {
    const auto same = [](const PayRow& a, const PayRow& b) {
        return a.odds.at_least(b.odds) && b.odds.at_least(a.odds);
    };
    return table.paytable(wager) == other.paytable(wager) &&
           std::ranges::equal(table.pays(wager), other.pays(wager), same);
}

}  // namespace

std::optional<std::size_t> other_scale(const Setup& table, const Setup& other) {
    const Game& game = table.game();
    if (other.game().id != game.id) return std::nullopt;
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        if (!game.wagers[w].one_paytable.empty() && table.offered(w) && other.offered(w) &&
            !pay_alike(table, other, w))
            return w;
    return std::nullopt;
}

MaybeRefusal other_meter(const TableConfig& table, const TableConfig& other) {
    const JackpotConfig& jackpot = table.jackpot;
    if (jackpot.id.empty() || other.jackpot.id != jackpot.id || other.jackpot == jackpot) return std::nullopt;
    return Refusal{fmt::format("table {} shares the meter {} with another contribution, seed or ceiling", other.id,
                               jackpot.id), "gb-2011 2.4"};
}

namespace {

std::optional<Finding> other_scale_found(const TableConfig& config, const TableConfig& each) {
    const auto setup = setup_of(config), other = setup_of(each);
    const auto w = setup && other ? other_scale(*setup, *other) : std::nullopt;
    if (!w) return std::nullopt;
    const WagerDef& wager = setup->game().wagers[*w];
    return Finding{Weight::Forbidden,
                   fmt::format("{} by pay scale {}, and by {} at table {}: every table of a house uses the same",
                               wager.id, setup->paytable(*w), other->paytable(*w), each.id),
                   cite(setup->game(), wager.one_paytable)};
}

}  // namespace

std::vector<Finding> check_house(const TableConfig& config, std::span<const TableConfig> house) {
    std::vector<Finding> findings;
    for (const TableConfig& each : house) {
        if (&each == &config) continue;
        if (each.id == config.id)
            findings.push_back({Weight::Forbidden,
                                fmt::format("another file of this call has the id {} too: every table of a house "
                                            "has its own", config.id), ""});
        if (const auto refusal = other_meter(config, each))
            findings.push_back({Weight::Forbidden, refusal->what, refusal->clause});
        if (auto finding = other_scale_found(config, each)) findings.push_back(std::move(*finding));
    }
    return findings;
}

}  // namespace baize
