#pragma once

#include <vector>

#include "baize/price.hpp"
#include "values.hpp"

namespace baize_python {

// A list of baize.Price.
py::list prices_of(const std::vector<baize::Price>& prices);

}  // namespace baize_python
