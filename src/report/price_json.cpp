#include "report/price_json.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace baize {

using Json = nlohmann::ordered_json;

Json to_json(const Price& price) {
    Json options = Json::object();
    for (const auto& [id, value] : price.options) options[id] = value;
    Json row = {{"game", price.game},
                {"wager", price.wager},
                {"paytable", price.paytable},
                {"options", options},
                {"edge", price.edge},
                {"exact", price.exact.empty() ? Json() : Json(price.exact)},
                {"method", price.method == Method::Exact ? "exact" : "simulated"},
                {"stderr", price.standard_error ? Json(*price.standard_error) : Json()},
                {"sd", price.sd < 0 ? Json() : Json(price.sd)},
                {"hit", price.hit < 0 ? Json() : Json(price.hit)},
                {"unit", price.unit},
                {"edge_of_total_wagered", price.edge_of_total}};
    if (price.rounds != 1) row["edge_per_resolved"] = price.edge_resolved, row["rounds"] = price.rounds;
    if (!price.note.empty()) row["note"] = price.note;
    Json returns = Json::array();
    for (const auto& [net, chance] : price.returns) returns.push_back({{"net", net}, {"chance", chance}});
    if (!price.returns.empty()) row["returns"] = returns;
    return row;
}

namespace {

std::string_view wager_of(const Price& price) { return std::string_view(price.wager).substr(0, price.wager.find(':')); }

}  // namespace

std::vector<Price> gathered(const std::vector<Price>& prices) {
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
