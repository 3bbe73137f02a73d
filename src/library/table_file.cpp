#include "library/table_file.hpp"

#include "core/words.hpp"
#include "library/call.hpp"
#include "library/inside.hpp"
#include "report/table_report.hpp"

namespace baize {

namespace {

Result<v0::TableFile> outer(Result<TableConfig> config) {
    if (!config) return config.refusal();
    return v0::TableFile(std::make_shared<const v0::TableFile::Inside>(v0::TableFile::Inside{std::move(*config)}));
}

// The tables of a house, and which of them is the one that is asked about: it is not compared with itself.
struct House {
    std::vector<TableConfig> tables;
    const TableConfig* own;

    House(const v0::TableFile& asked, const std::vector<v0::TableFile>& house) : own(&inner(asked)) {
        for (const v0::TableFile& each : house) tables.push_back(inner(each));
        for (std::size_t i = 0; i < house.size(); ++i)
            if (&house[i].inside() == &asked.inside()) own = &tables[i];
    }
};

}  // namespace

}  // namespace baize

namespace baize::v0 {

std::string_view word_of(Weight weight) { return baize::word_of(weight); }

Result<TableFile> TableFile::parse(std::string_view toml, std::string_view name) {
    return outer(parse_table(toml, name));
}
Result<TableFile> TableFile::read(const std::string& path) { return outer(read_table(path)); }

const std::string& TableFile::id() const { return inside_->config.id; }
const std::string& TableFile::title() const { return inside_->config.title; }
const std::string& TableFile::game() const { return inside_->config.game; }
const std::string& TableFile::currency() const { return inside_->config.currency; }
double TableFile::edge_warning() const { return inside_->config.edge_warning; }

Result<Setup> TableFile::setup() const {
    auto made = setup_of(inside_->config);
    if (!made) return made.refusal();
    return baize::outer(std::move(*made), inside_->config.choices);
}

std::vector<std::string> TableFile::notices() const {
    std::vector<std::string> lines = required_notices(inside_->config);
    lines.insert(lines.end(), inside_->config.notices.begin(), inside_->config.notices.end());
    return lines;
}

std::vector<Finding> TableFile::findings(const std::vector<TableFile>& house) const {
    const House of(*this, house);
    return findings_of(*of.own, of.tables);
}

Result<TableReport> TableFile::check(double edge_warning, const std::vector<TableFile>& house,
                                     const Progress& progress) const {
    return ended_well(progress, [&](const Progress& asked) -> Result<TableReport> {
        const House of(*this, house);
        return report_of(*of.own, edge_warning, asked, of.tables);
    });
}

}  // namespace baize::v0
