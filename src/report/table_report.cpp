#include "report/table_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "odds/prices.hpp"
#include "odds/too_fine.hpp"
#include "report/price_json.hpp"

namespace baize {

protocol::lab::FindingRow row_of(const Finding& finding) { return {finding.weight, finding.what, finding.clause}; }

bool lawful(const std::vector<Finding>& findings) {
    return std::none_of(findings.begin(), findings.end(),
                        [](const Finding& finding) { return finding.weight == Weight::Forbidden; });
}

void free_of_limits(Setup& setup) {
    const Game& game = setup.game();
    bool amounts = false;
    for (std::size_t o = 0; o < game.options.size(); ++o)
        amounts |= game.options[o].moves_price && setup.option_amount(o);
    for (std::size_t w = 0; w < game.wagers.size(); ++w) amounts |= setup.limits(w).payout_max.cents > 0;
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const Limits any, own = setup.limits(w);
        setup.limits(w, amounts ? Limits{std::min(any.min, own.max), own.max, any.increment, own.payout_max} : any);
    }
}

std::vector<Price> prices_of(const TableConfig& config, const std::function<void(double)>& progress) {
    auto setup = setup_of(config);
    if (!setup) return {};
    free_of_limits(*setup);
    auto rows = price(*setup, {.spread = false, .progress = progress});
    if (!rows) throw OddsTooFine(rows.refusal().what);  // every wager was asked for, none by name
    return *rows;
}

std::vector<Finding> check_prices(const std::vector<Price>& rows, double bound) {
    std::vector<Finding> findings;
    for (const Price& row : rows) {
        if (row.edge < 0)
            findings.push_back(
                {Weight::Warning,
                 fmt::format("{} favours the player: the house edge is {:.4f} %", called(row), 100 * row.edge), ""});
        if (row.edge > bound)
            findings.push_back({Weight::Warning,
                                fmt::format("{} has a house edge of {:.4f} %, above the bound of {:g} %", called(row),
                                            100 * row.edge, 100 * bound),
                                ""});
    }
    return findings;
}

protocol::lab::Checked table_report(const TableConfig& config, double bound,
                                    const std::function<void(double)>& progress) {
    auto findings = check_table(config);
    const auto prices = prices_of(config, progress);
    const auto warnings = check_prices(gathered(prices), bound);
    const auto notes = std::find_if(findings.begin(), findings.end(),
                                    [](const Finding& finding) { return finding.weight == Weight::Note; });
    findings.insert(notes, warnings.begin(), warnings.end());
    protocol::lab::Checked made{config.id, config.game, lawful(findings), {}, {}};
    for (const Finding& finding : findings) made.findings.push_back(row_of(finding));
    for (const Price& price : prices) made.prices.push_back(row_of(price));
    return made;
}

}  // namespace baize
