// baize check: an operator's table against the rules, and the price of everything it offers.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <nlohmann/json.hpp>

#include "baize/json.hpp"
#include "price_rows.hpp"
#include "progress.hpp"
#include "verb.hpp"

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

// What was found, printed or as JSON; whether it was lawful.
Result<bool> check_one(const TableFile& table, const std::vector<TableFile>& house, const std::string& file,
                       double bound, Json* json) {
    ProgressBar bar(fmt::format("pricing {}", table.id()));
    if (!json) {
        const auto findings = table.findings(house);
        fmt::print("{}: {}, {}: {}\n", file, table.title(), table.game(), lawful(findings) ? "lawful" : "not lawful");
        print(findings);
        std::fflush(stdout);  // prices may take a while
    }
    const auto report = table.check(bound, house, bar.callback());
    if (!report) return report.refusal();
    if (json) {
        json->push_back({{"file", file}});
        json->back().update(Json::parse(json_of(table, *report)));
        return report->is_lawful();
    }
    const auto rows = gathered(report->prices);
    if (!rows.empty()) { fmt::print("\n"); print_table(rows); }
    if (!report->warnings.empty()) { fmt::print("\n"); print(report->warnings); }
    return report->is_lawful();
}

void run(const CheckArguments& arguments, Status& status) {
    Json json = Json::array();
    bool all_lawful = true, all_read = true;
    std::vector<Result<TableFile>> tables;
    std::vector<TableFile> house;  // the files of one call are the tables of one house
    for (const std::string& file : arguments.files) {
        tables.push_back(TableFile::read(file));
        if (tables.back()) house.push_back(*tables.back());
    }
    for (std::size_t i = 0; i < arguments.files.size(); ++i) {
        const std::string& file = arguments.files[i];
        if (i > 0 && !arguments.json) fmt::print("\n");
        const auto& table = tables[i];
        const auto bound = [&] {
            return arguments.max_edge_percent ? *arguments.max_edge_percent / 100 : table->edge_warning();
        };
        // What cannot be read or priced is no reason to leave the other tables out.
        const auto answer =
            table ? check_one(*table, house, file, bound(), arguments.json ? &json : nullptr) : table.refusal();
        if (answer) {
            all_lawful &= *answer;
            continue;
        }
        std::fflush(stdout);
        refuse(status, answer.refusal());
        all_read = false;
        if (arguments.json) json.push_back({{"file", file}, {"error", to_string(answer.refusal())}});
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
