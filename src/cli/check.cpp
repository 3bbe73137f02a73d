// baize check: an operator's table against the rules, and the price of everything it offers.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <nlohmann/json.hpp>

#include "cli/price_rows.hpp"
#include "cli/screen/progress.hpp"
#include "cli/verbs.hpp"
#include "odds/too_fine.hpp"
#include "report/price_json.hpp"
#include "report/table_report.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;

struct CheckArguments {
    std::vector<std::string> files;
    std::optional<double> max_edge_percent;
    bool json = false;
};

void print(const std::vector<Finding>& findings) {
    for (const Finding& finding : findings)
        fmt::print("  {:<9}  {}{}\n", word_of(finding.weight), finding.what,
                   finding.clause.empty() ? "" : fmt::format(" ({})", finding.clause));
}

// What was found, printed or as JSON; whether it was lawful. Throws OddsTooFine.
bool check_one(const TableConfig& config, const std::vector<TableConfig>& house, const std::string& file, double bound,
               Json* json) {
    ProgressBar bar(fmt::format("pricing {}", config.id));
    if (json) {
        Json report = {{"file", file}};
        report.update(
            wire::json_of<protocol::lab::Checked, Json>(table_report(config, bound, bar.callback(), house)));
        json->push_back(report);
        return report["lawful"];
    }
    auto findings = check_house(config, house);
    for (Finding& finding : check_table(config)) findings.push_back(std::move(finding));
    fmt::print("{}: {}, {}: {}\n", file, config.title, config.game, lawful(findings) ? "lawful" : "not lawful");
    print(findings);
    std::fflush(stdout);  // prices may take a while
    const auto prices = prices_of(config, bar.callback());
    const auto rows = gathered(prices);
    auto warnings = check_readings(config, prices, bar.callback());
    for (Finding& finding : check_prices(rows, bound)) warnings.push_back(std::move(finding));
    std::ranges::move(check_jackpot_part(config, rows), std::back_inserter(warnings));
    if (!rows.empty()) { fmt::print("\n"); print_table(rows); }
    if (!warnings.empty()) { fmt::print("\n"); print(warnings); }
    return lawful(findings);
}

void run(const CheckArguments& arguments, Status& status) {
    Json json = Json::array();
    bool all_lawful = true, all_read = true;
    std::vector<Result<TableConfig>> configs;
    std::vector<TableConfig> house;  // the files of one call are the tables of one house
    for (const std::string& file : arguments.files) {
        configs.push_back(read_table(file));
        if (configs.back()) house.push_back(*configs.back());
    }
    auto table = house.cbegin();
    for (std::size_t i = 0; i < arguments.files.size(); ++i) {
        const std::string& file = arguments.files[i];
        const auto& config = configs[i];
        if (i > 0 && !arguments.json) fmt::print("\n");
        if (!config) {
            std::fflush(stdout);
            refuse(status, config.refusal());
            all_read = false;
            if (arguments.json) json.push_back({{"file", file}, {"error", to_string(config.refusal())}});
            continue;
        }
        const double bound = arguments.max_edge_percent ? *arguments.max_edge_percent / 100 : config->edge_warning;
        try {
            all_lawful &= check_one(*table++, house, file, bound, arguments.json ? &json : nullptr);
        } catch (const OddsTooFine& odds) {  // no reason to leave the other tables out
            std::fflush(stdout);
            refuse(status, {odds.what()});
            all_read = false;
            if (arguments.json) json.push_back({{"file", file}, {"error", odds.what()}});
        }
    }
    if (arguments.json) fmt::print("{}\n", json.dump(1, ' ', false, Json::error_handler_t::replace));
    status.code = !all_read ? 2 : all_lawful ? 0 : 1;
}

}  // namespace

void add_check(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<CheckArguments>();
    CLI::App* verb = app.add_subcommand(
        "check",
        "An operator's table against the rules, with clauses, and the edge of all it offers; several files are the "
        "tables of one house");
    verb->add_option("table", arguments->files, "Table files in TOML; examples/tables/ has one for every game")
        ->required()
        ->type_name("TABLE.toml");
    verb->add_option("--max-edge", arguments->max_edge_percent,
                     "Warn of a house edge above this, in place of the table's edge-warning-percent")
        ->type_name("PERCENT")
        ->check(CLI::Range(0.0, 100.0));
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Exit status: 0 lawful, 1 something is forbidden, 2 a file cannot be read, or its odds are "
                 "too fine to be priced.\n"
                 "Example: baize check examples/tables/gb.punto-banco.toml --max-edge 10");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
