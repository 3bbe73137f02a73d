// An operator's table files.
#include <pybind11/pybind11.h>

#include "baize/table_file.hpp"
#include "parts.hpp"
#include "prices.hpp"
#include "work.hpp"

namespace baize_python {

namespace {

using baize::TableFile;

py::list findings_of(const std::vector<baize::Finding>& findings) {
    py::list rows;
    for (const auto& each : findings) {
        py::dict row;
        row["weight"] = std::string(word_of(each.weight));
        row["what"] = each.what;
        row["clause"] = each.clause;
        rows.append(row);
    }
    return rows;
}

py::dict check(const TableFile& file, const py::object& edge_warning, const std::vector<TableFile>& house,
               const py::object& progress) {
    const double bound = edge_warning.is_none() ? file.edge_warning() : edge_warning.cast<double>();
    const auto report = worked(progress, [&](baize::Progress tell) { return file.check(bound, house, tell); });
    py::dict result;
    result["lawful"] = report.is_lawful();
    result["findings"] = findings_of(report.findings);
    result["warnings"] = findings_of(report.warnings);
    result["prices"] = prices_of(report.prices);
    return result;
}

}  // namespace

void define_files(py::module_& module) {
    py::class_<TableFile>(module, "TableFile", "An operator's table, as its TOML file describes it.")
        .def_property_readonly("id", &TableFile::id)
        .def_property_readonly("title", &TableFile::title)
        .def_property_readonly("game", &TableFile::game, "The game's id.")
        .def_property_readonly("currency", &TableFile::currency)
        .def(
            "setup", [](const TableFile& self) { return unwrapped(self.setup()); },
            "The game as this table offers it, with the widest limits that any terminal has.")
        .def("notices", &TableFile::notices, "What must be displayed while it is in use, each line with its clause.")
        .def(
            "findings",
            [](const TableFile& self, const std::vector<TableFile>& house) {
                return findings_of(self.findings(house));
            },
            py::arg("house") = std::vector<TableFile>{},
            "What the rules say of it, beside the other tables of its house: [{'weight', 'what', 'clause'}].")
        .def(
            "check", &check, py::arg("edge_warning") = py::none(), py::arg("house") = std::vector<TableFile>{},
            py::arg("progress") = py::none(),
            "{'lawful', 'findings', 'warnings', 'prices'}: what the rules say of the table and what everything costs.");
    module.def(
        "parse_table",
        [](const std::string& toml, const std::string& name) { return unwrapped(TableFile::parse(toml, name)); },
        py::arg("toml"), py::arg("name") = "table", "A table from the text of its file; Refused with line and column.");
    module.def(
        "read_table",
        [](const py::object& path) { return unwrapped(TableFile::read(py::str(path).cast<std::string>())); },
        py::arg("path"), "A table from its file.");
}

}  // namespace baize_python
