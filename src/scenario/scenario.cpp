#include "scenario/scenario.hpp"

#include "scenario/runner.hpp"

namespace baize::scenario {

namespace {

// Inside a fault is thrown from wherever it is found; nobody outside sees that.
std::optional<ScenarioFault> run(Runner runner, std::string_view text) {
    try {
        runner.run(lines_of(text));
    } catch (const std::exception& fault) {
        return ScenarioFault{runner.line(), fault.what()};
    }
    return std::nullopt;
}

}  // namespace

std::optional<ScenarioFault> run_scenario(std::string_view text) { return run(Runner(), text); }

std::optional<ScenarioFault> play_script(std::string_view text, const Witness& witness) {
    return run(Runner(witness), text);
}

}  // namespace baize::scenario
