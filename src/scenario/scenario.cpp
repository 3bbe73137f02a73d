#include "scenario/scenario.hpp"

#include <sstream>
#include <vector>

#include "scenario/runner.hpp"

namespace baize::scenario {

namespace {

std::vector<ScriptLine> lines_of(std::string_view text) {
    std::vector<ScriptLine> script;
    std::istringstream in{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(in, line);)
        if (Words words = split_words((++number, line)); !words.empty())
            script.push_back({number, std::move(words), line});
    return script;
}

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
