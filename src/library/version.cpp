#include "baize/version.hpp"

#include "core/version.hpp"

namespace baize::v0 {

std::string_view version() { return baize::version(); }

}  // namespace baize::v0
