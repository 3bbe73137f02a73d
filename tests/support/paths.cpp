#include "support/paths.hpp"

namespace baize::testing_support {

std::string source_dir() { return BAIZE_SOURCE_DIR; }
std::string tests_dir() { return source_dir() + "/tests"; }

}  // namespace baize::testing_support
