// How a message of a client is read.
#pragma once

#include <string_view>

#include "floor/codec.hpp"

namespace baize::server {

// One JSON object, not nested deeper than anybody needs; null where the text is something else.
floor::Json parse_message(std::string_view text);

}  // namespace baize::server
