// The compiled part of the package: everything but how results are held (baize/_values.py, _results.py).
#include "parts.hpp"

PYBIND11_MODULE(_baize, module) {
    module.doc() = "The compiled part of the package baize.";
    baize_python::define_games(module);
    baize_python::define_prices(module);
    baize_python::define_files(module);
    baize_python::define_tables(module);
    baize_python::define_batches(module);
}
