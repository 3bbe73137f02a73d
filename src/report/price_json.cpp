#include "report/price_json.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace baize {

protocol::lab::PriceRow row_of(const Price& price) {
    const auto known = [](double figure) { return figure < 0 ? std::nullopt : std::optional(figure); };
    protocol::lab::PriceRow row{.game = price.game,
                                .wager = price.wager,
                                .title = price.title,
                                .paytable = price.paytable,
                                .options = price.options,
                                .edge = price.edge,
                                .method = price.method,
                                .standard_error = price.standard_error,
                                .sd = known(price.sd),
                                .hit = known(price.hit),
                                .unit = price.unit,
                                .edge_of_total = price.edge_of_total,
                                .note = price.note};
    row.further = price.further;
    if (!price.exact.empty()) row.exact = price.exact;
    if (price.rounds != 1) row.edge_resolved = price.edge_resolved, row.rounds = price.rounds;
    for (const auto& [net, chance] : price.returns) row.returns.push_back({net, chance});
    return row;
}

nlohmann::ordered_json to_json(const Price& price) {
    return wire::json_of<protocol::lab::PriceRow, nlohmann::ordered_json>(row_of(price));
}

std::string v0::called(const Price& price) {
    return price.further.empty() ? price.wager : fmt::format("{} ({})", price.wager, price.title);
}

namespace {

std::string_view wager_of(const Price& price) { return std::string_view(price.wager).substr(0, price.wager.find(':')); }

}  // namespace

std::vector<Price> v0::gathered(const std::vector<Price>& prices) {
    std::vector<Price> rows;
    std::vector<std::vector<std::string>> spots;
    for (const Price& price : prices) {
        const auto same = [&](const Price& row) {
            return wager_of(row) == wager_of(price) && row.edge == price.edge && row.exact == price.exact &&
                   row.sd == price.sd && row.hit == price.hit;
        };
        const auto row = std::find_if(rows.begin(), rows.end(), same);
        const std::size_t at = static_cast<std::size_t>(row - rows.begin());
        if (row == rows.end()) { rows.push_back(price); spots.emplace_back(); }
        if (price.wager.find(':') != std::string::npos)
            spots[at].push_back(price.wager.substr(price.wager.find(':') + 1));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (spots[i].size() < 2) continue;
        const std::string wager(wager_of(rows[i]));
        rows[i].wager = spots[i].size() <= 4 ? fmt::format("{}:{}", wager, fmt::join(spots[i], ","))
                                             : fmt::format("{} ({} spots)", wager, spots[i].size());
    }
    return rows;
}

}  // namespace baize
