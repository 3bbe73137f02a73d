// An operator's table: a TOML file, read, checked against the rules of its book, and priced.
//
//     const auto table = baize::TableFile::read("examples/tables/gb.punto-banco.toml");
//     if (table)
//         for (const baize::Finding& each : table->findings()) std::cout << each.what << '\n';
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "baize/price.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

enum class Weight : std::uint8_t { Forbidden, Warning, Note };
std::string_view word_of(Weight weight);  // "forbidden", "warning", "note"

struct Finding {
    Weight weight;
    std::string what;
    std::string clause;  // with its book: "gb-2011 2.5"; empty where no rule is concerned
};

// Nothing of it is forbidden.
bool lawful(const std::vector<Finding>& findings);

struct TableReport {
    std::vector<Finding> findings;  // what the rules say of the table
    std::vector<Price> prices;      // of every wager that it offers
    std::vector<Finding> warnings;  // what its prices say: dear wagers, readings that cost the player
    bool is_lawful() const { return lawful(findings); }
};

// It never changes; copies share what they hold, and any number of threads may use one at once.
class TableFile {
public:
    // A refusal says file, line and column, what was wrong and what was expected. Unknown keys are refused.
    static Result<TableFile> parse(std::string_view toml, std::string_view name = "table");
    static Result<TableFile> read(const std::string& path);

    const std::string& id() const;
    const std::string& title() const;
    const std::string& game() const;      // by its id
    const std::string& currency() const;
    double edge_warning() const;          // an edge above this is warned of: 0.2

    // The game as this table offers it, with the widest limits that any terminal has.
    Result<Setup> setup() const;
    // What must be displayed while it is in use, a line each with its clause, and the operator's own lines.
    std::vector<std::string> notices() const;

    // What the rules say of it, beside the other tables of its house where they are given (this one among them).
    std::vector<Finding> findings(const std::vector<TableFile>& house = {}) const;
    // Prices, and what they say. Refused where a pay row is too fine to be counted exactly.
    Result<TableReport> check(double edge_warning, const std::vector<TableFile>& house = {},
                              const Progress& progress = {}) const;

    struct Inside;  // the library's own
    explicit TableFile(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    const Inside& inside() const { return *inside_; }

private:
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v0
}  // namespace baize
