// Scenarios (scenario/scenario.hpp) with a name, for tests and fuzzers: what went wrong is "name:line: what".
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

#include "scenario/scenario.hpp"

namespace baize::testing_support {

inline std::optional<std::string> named(std::string_view name, const std::optional<scenario::ScenarioFault>& fault) {
    return fault ? std::optional(fmt::format("{}:{}: {}", name, fault->line, fault->what)) : std::nullopt;
}

inline std::optional<std::string> run_scenario(std::string_view name, std::string_view text) {
    return named(name, scenario::run_scenario(text));
}

inline std::optional<std::string> play_script(std::string_view name, std::string_view text,
                                              const scenario::Witness& witness) {
    return named(name, scenario::play_script(text, witness));
}

}  // namespace baize::testing_support
