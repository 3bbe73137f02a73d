// The whole protocol as data, and the files that are made of it: web/src/lib/protocol.ts and the lists of fields in
// docs/protocol.md.
#pragma once

#include <string>

#include "core/wire_schema.hpp"

namespace baize::server {

const wire::Schema& protocol_schema();

std::string protocol_ts();
// The page with what stands between `<!-- fields of X -->` and `<!-- end -->` made anew.
// Throws std::runtime_error where it names what is not described, or leaves out what is.
std::string protocol_page(const std::string& page);

}  // namespace baize::server
