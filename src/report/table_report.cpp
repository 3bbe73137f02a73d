#include "report/table_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "odds/prices.hpp"
#include "report/price_json.hpp"

namespace baize {

using Json = nlohmann::ordered_json;

std::string_view weight_name(Weight weight) {
    static constexpr std::string_view kNames[] = {"forbidden", "warning", "note"};
    return kNames[static_cast<std::size_t>(weight)];
}

bool lawful(const std::vector<Finding>& findings) {
    return std::none_of(findings.begin(), findings.end(),
                        [](const Finding& finding) { return finding.weight == Weight::Forbidden; });
}

std::vector<Price> prices_of(const TableConfig& config, const std::function<void(double)>& progress) {
    auto setup = setup_of(config);
    if (!setup) return {};
    for (std::size_t w = 0; w < setup->game().wagers.size(); ++w) setup->limits(w, Limits{});
    auto rows = price(*setup, {.spread = false, .progress = progress});
    if (!rows) throw std::logic_error(rows.refusal().what);  // every wager was asked for, none by name
    return *rows;
}

std::vector<Finding> check_prices(const std::vector<Price>& rows, double bound) {
    std::vector<Finding> findings;
    for (const Price& row : rows) {
        if (row.edge < 0)
            findings.push_back(
                {Weight::Warning,
                 fmt::format("{} favours the player: the house edge is {:.4f} %", row.wager, 100 * row.edge), ""});
        if (row.edge > bound)
            findings.push_back({Weight::Warning,
                                fmt::format("{} has a house edge of {:.4f} %, above the bound of {:g} %", row.wager,
                                            100 * row.edge, 100 * bound),
                                ""});
    }
    return findings;
}

Json table_report(const TableConfig& config, double bound, const std::function<void(double)>& progress) {
    auto findings = check_table(config);
    const auto prices = prices_of(config, progress);
    const auto warnings = check_prices(gathered(prices), bound);
    const auto notes = std::find_if(findings.begin(), findings.end(),
                                    [](const Finding& finding) { return finding.weight == Weight::Note; });
    findings.insert(notes, warnings.begin(), warnings.end());
    Json rows = Json::array(), list = Json::array();
    for (const Price& price : prices) rows.push_back(to_json(price));
    for (const Finding& finding : findings)
        list.push_back({{"weight", weight_name(finding.weight)}, {"what", finding.what}, {"clause", finding.clause}});
    return {{"table", config.id},
            {"game", config.game},
            {"lawful", lawful(findings)},
            {"findings", list},
            {"prices", rows}};
}

}  // namespace baize
