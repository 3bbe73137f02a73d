// Structured logs: one JSON object a line, on stderr or in a file. From
// any thread, and without waiting for whoever reads.
#pragma once

#include <string>

#include "floor/codec.hpp"

namespace baize::server {

// `level`: trace, debug, info, warning, error, off. `file` empty: stderr. Throws std::runtime_error.
void start_log(const std::string& level, const std::string& file);
// "level" of the line says how much it matters (info where it is left out); "what" says what happened.
void write_log(floor::Json line);
void end_log();  // after the last line is written

}  // namespace baize::server
