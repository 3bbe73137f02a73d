// A figure that was printed somewhere else, for `baize verify` to recompute: one that a book prints itself, or an
// independent count.
#pragma once

#include "baize/verify.hpp"

namespace baize {

using v0::Figure;

}  // namespace baize
