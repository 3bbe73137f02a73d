// The texts of rulebooks/BOOK/*.rules, as they stand in the program (cmake/rule_texts.cmake).
#pragma once

#include <span>
#include <string_view>

namespace baize {

struct RuleText {
    std::string_view file;  // "rulebooks/gb_2011/sic_bo.rules"
    std::string_view text;
};

std::span<const RuleText> rule_texts();

}  // namespace baize
