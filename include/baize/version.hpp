// The version of the library: of these headers at compile time, of the archive that was linked at run time.
#pragma once

#include <string_view>

#include "baize/namespace.hpp"

// By semantic versions: within one minor version of 0.x nothing public is taken away or changed.
#define BAIZE_VERSION_MAJOR 0
#define BAIZE_VERSION_MINOR 1
#define BAIZE_VERSION_PATCH 0

namespace baize {
BAIZE_INLINE namespace v0 {

std::string_view version();  // "0.1.0"

}  // namespace v0
}  // namespace baize
