// The parts of the module, each in a source of its own.
#pragma once

#include "values.hpp"

namespace baize_python {

void define_games(py::module_& module);
void define_prices(py::module_& module);
void define_tables(py::module_& module);
void define_batches(py::module_& module);
void define_files(py::module_& module);

}  // namespace baize_python
