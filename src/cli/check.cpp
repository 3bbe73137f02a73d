// baize check: an operator's table against the rules, and the price of everything it offers.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "cli/price_rows.hpp"
#include "cli/progress.hpp"
#include "cli/verbs.hpp"
#include "odds/prices.hpp"
#include "table/config.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

struct CheckArguments {
    std::vector<std::string> files;
    std::optional<double> max_edge_percent;
    bool json = false;
};

std::string_view weight_name(Weight weight) {
    static constexpr std::string_view kNames[] = {"forbidden", "warning", "note"};
    return kNames[static_cast<std::size_t>(weight)];
}

void print(const std::vector<Finding>& findings) {
    for (const Finding& finding : findings)
        fmt::print("  {:<9}  {}{}\n", weight_name(finding.weight), finding.what, finding.clause.empty() ? "" : fmt::format(" ({})", finding.clause));
}

// A maximum pay-out is left aside: the edge is that of stakes which it does not reach.
std::vector<Price> prices_of(const TableConfig& config) {
    auto setup = setup_of(config);
    if (!setup) return {};
    for (std::size_t w = 0; w < setup->game().wagers.size(); ++w) setup->limits(w, Limits{});
    ProgressBar bar(fmt::format("pricing {}", config.id));
    auto rows = price(*setup, {.spread = false, .progress = bar.callback()});
    if (!rows) throw std::logic_error(rows.refusal().what);  // every wager was asked for, none by name
    return *rows;
}

std::string_view wager_of(const Price& price) { return std::string_view(price.wager).substr(0, price.wager.find(':')); }

// Spots of one wager that have one price become one row: "total:4,17", "combination (15 spots)".
std::vector<Price> gathered(const std::vector<Price>& prices) {
    std::vector<Price> rows;
    std::vector<std::vector<std::string>> spots;
    for (const Price& price : prices) {
        const auto same = [&](const Price& row) {
            return wager_of(row) == wager_of(price) && row.edge == price.edge && row.exact == price.exact && row.sd == price.sd && row.hit == price.hit;
        };
        const auto row = std::find_if(rows.begin(), rows.end(), same);
        const std::size_t at = static_cast<std::size_t>(row - rows.begin());
        if (row == rows.end()) { rows.push_back(price); spots.emplace_back(); }
        if (price.wager.find(':') != std::string::npos) spots[at].push_back(price.wager.substr(price.wager.find(':') + 1));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (spots[i].size() < 2) continue;
        const std::string wager(wager_of(rows[i]));
        rows[i].wager = spots[i].size() <= 4 ? fmt::format("{}:{}", wager, fmt::join(spots[i], ",")) : fmt::format("{} ({} spots)", wager,
                                                                                                                   spots[i].size());
    }
    return rows;
}

std::vector<Finding> check_prices(const std::vector<Price>& rows, double bound) {
    std::vector<Finding> findings;
    for (const Price& row : rows) {
        if (row.edge < 0)
            findings.push_back({Weight::Warning, fmt::format("{} favours the player: the house edge is {:.4f} %", row.wager, 100 * row.edge), ""});
        if (row.edge > bound)
            findings.push_back({Weight::Warning, fmt::format("{} has a house edge of {:.4f} %, above the bound of {:g} %", row.wager,
                                                             100 * row.edge, 100 * bound), ""});
    }
    return findings;
}

Json findings_json(const std::vector<Finding>& findings) {
    Json list = Json::array();
    for (const Finding& finding : findings)
        list.push_back({{"weight", weight_name(finding.weight)}, {"what", finding.what}, {"clause", finding.clause}});
    return list;
}

bool lawful(const std::vector<Finding>& findings) {
    return std::none_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.weight == Weight::Forbidden; });
}

// What was found, printed or as JSON; whether it was lawful.
bool check_one(const TableConfig& config, const std::string& file, double bound, Json* json) {
    auto findings = check_table(config);
    if (!json) {
        fmt::print("{}: {}, {}: {}\n", file, config.title, config.game, lawful(findings) ? "lawful" : "not lawful");
        print(findings);
        std::fflush(stdout);  // prices may take a while
    }
    const auto prices = prices_of(config);
    const auto warnings = check_prices(gathered(prices), bound);
    if (json) {
        const auto notes = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) { return finding.weight == Weight::Note; });
        findings.insert(notes, warnings.begin(), warnings.end());
        Json rows = Json::array();
        for (const Price& price : prices) rows.push_back(to_json(price));
        json->push_back({{"file", file}, {"table", config.id}, {"game", config.game}, {"lawful", lawful(findings)},
                         {"findings", findings_json(findings)}, {"prices", rows}});
    } else {
        if (!prices.empty()) { fmt::print("\n"); print_table(gathered(prices)); }
        if (!warnings.empty()) { fmt::print("\n"); print(warnings); }
    }
    return lawful(findings);
}

void run(const CheckArguments& arguments, Status& status) {
    Json json = Json::array();
    bool all_lawful = true, all_read = true;
    for (std::size_t i = 0; i < arguments.files.size(); ++i) {
        const std::string& file = arguments.files[i];
        const auto config = read_table(file);
        if (i > 0 && !arguments.json) fmt::print("\n");
        if (!config) {
            std::fflush(stdout);
            refuse(status, config.refusal());
            all_read = false;
            if (arguments.json) json.push_back({{"file", file}, {"error", to_string(config.refusal())}});
            continue;
        }
        const double bound = arguments.max_edge_percent ? *arguments.max_edge_percent / 100 : config->edge_warning;
        all_lawful &= check_one(*config, file, bound, arguments.json ? &json : nullptr);
    }
    if (arguments.json) fmt::print("{}\n", json.dump(1, ' ', false, Json::error_handler_t::replace));
    status.code = !all_read ? 2 : all_lawful ? 0 : 1;
}

}  // namespace

void add_check(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<CheckArguments>();
    CLI::App* verb = app.add_subcommand("check", "An operator's table against the rules, with clauses, and the edge of all it offers");
    verb->add_option("table", arguments->files, "Table files in TOML; examples/tables/ has one for every game")->required()->type_name("TABLE.toml");
    verb->add_option("--max-edge", arguments->max_edge_percent, "Warn of a house edge above this, in place of the table's edge-warning-percent")
        ->type_name("PERCENT")->check(CLI::Range(0.0, 100.0));
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Exit status: 0 lawful, 1 something is forbidden, 2 a file cannot be read.\n"
                 "Example: baize check examples/tables/gb.punto-banco.toml --max-edge 10");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
