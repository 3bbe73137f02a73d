// Which Baize this is. The functions are in a source that the build writes (cmake/version.cmake): a new commit compiles
// that one file, and the compiler cache keeps the rest.
#pragma once

#include <string_view>

namespace baize {

std::string_view version();  // "0.1.0", as semantic versions go
std::string_view commit();   // of the sources, in full; "unknown" where they came without git

}  // namespace baize
