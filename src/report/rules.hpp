// How every numbered rule of the books is met. Rules experts write it down in rulebooks/BOOK/*.rules, as docs/rules.md
// says; it is in the program as text, and read when somebody asks.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "baize/rules.hpp"
#include "core/refusal.hpp"
#include "report/rule_texts.hpp"

namespace baize {

using v0::Met;

using v0::Division;
using v0::RuleAnswer;

// The divisions of one text. A refusal names the file and the line: "rulebooks/gb_2011/sic_bo.rules:12: ...".
Result<std::vector<Division>> read_divisions(const RuleText& text);

// Every division that is answered. Texts that are no game's come first. Read at the first call, which throws a
// std::logic_error if there is a fault in one of the texts.
std::span<const Division> divisions();

// Does a rule lie within "8.20-8.48"? Games that share a division are told apart so.
bool within(std::string_view sections, std::string_view rule);

}  // namespace baize
