// What the program says when nothing is asked of it.
#include <fmt/format.h>

#include <algorithm>

#include "cli/help/describe.hpp"
#include "cli/verbs.hpp"
#include "games/list.hpp"

namespace baize::cli {

namespace {

constexpr std::string_view kToTry[] = {"play", "games", "edge", "strategy", "serve"};

// The first example of a verb, as it is typed here, and without what is said behind it.
std::string example_of(const VerbText& verb, const std::string& program) {
    std::string example = verb.examples.front();
    example = example.substr(0, example.find("  "));
    return program + example.substr(example.find(' '));
}

void print_commands_to_try(const std::vector<VerbText>& verbs, const std::string& program) {
    std::vector<std::pair<std::string, std::string>> commands;
    std::size_t wide = 0;
    for (const std::string_view name : kToTry)
        for (const VerbText& verb : verbs)
            if (verb.name == name) {
                commands.emplace_back(example_of(verb, program), verb.description);
                wide = std::max(wide, commands.back().first.size());
            }
    for (const auto& [command, description] : commands) fmt::print("  {:<{}}  {}\n", command, wide, description);
}

void print_verb_names(const std::vector<VerbText>& verbs) {
    std::string line;
    for (const VerbText& verb : verbs) {
        if (line.size() + verb.name.size() > 74) {
            fmt::print(" {}\n", line);
            line.clear();
        }
        line += " " + verb.name;
    }
    fmt::print(" {}\n", line);
}

}  // namespace

void print_guide(const CLI::App& app, const std::string& program) {
    const std::vector<VerbText> verbs = describe_verbs(app);
    fmt::print("{}\n\nFive commands to try, with {} games to name in them:\n", app.get_description(), games().size());
    print_commands_to_try(verbs, program);
    fmt::print("\nAll verbs:\n");
    print_verb_names(verbs);
    fmt::print("\nHelp:\n  {0} help                what each verb does\n"
               "  {0} help edge           how one of them is used, with examples\n"
               "  {0} --version           version, commit, compiler and libraries\n", program);
}

}  // namespace baize::cli
