// For those who apply entries.
#pragma once

#include <stdexcept>
#include <string>

#include "floor/floor.hpp"

namespace baize::floor {

// The journal, or the program, is wrong.
[[noreturn]] void misfit(const std::string& what);

}  // namespace baize::floor
