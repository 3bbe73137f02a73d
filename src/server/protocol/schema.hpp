// The files that are made of the whole protocol: web/src/lib/protocol.ts, web/src/pages/lab/types.ts and the lists of
// docs/protocol.md, docs/protocol-commands.md and docs/journal.md.
#pragma once

#include <map>
#include <string>

#include "wire/schema.hpp"

namespace baize::server {

std::string protocol_ts();
std::string lab_ts();
// The page with what stands between `<!-- fields of X -->`, `<!-- commands X -->`, `<!-- questions -->` or
// `<!-- lab -->` and `<!-- end -->` made anew.
// Throws std::runtime_error where it names what is not described, or leaves out what is.
std::string protocol_page(const std::string& page);
// By command: what was sent to a floor and what it answered, in lines.
using Examples = std::map<std::string, std::string>;
// docs/protocol-commands.md, of the same kind: between `<!-- entries X -->` and `<!-- end -->` everything about these
// commands, each with its example. Throws std::runtime_error too where there is none of a command.
std::string commands_page(const std::string& page, const Examples& examples);
std::string journal_page(const std::string& page);

}  // namespace baize::server
