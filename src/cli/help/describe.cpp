#include "cli/help/describe.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <string_view>

namespace baize::cli {

namespace {

// CLI11 has what is checked behind the kind of value: "INT:INT in [1 - 16]", "TEXT:{bash,zsh,fish}".
void read_type(const std::string& type, OptionText& text) {
    const std::size_t colon = type.find(':');
    text.value = type.substr(0, colon);
    if (colon == type.npos) return;
    const std::string check = type.substr(colon + 1);
    const std::size_t from = check.find(" in ["), dash = check.find(" - ");
    if (check.starts_with('{')) {
        text.value = check.substr(1, check.size() - 2);
        std::ranges::replace(text.value, ',', '|');
    } else if (from != check.npos && dash != check.npos) {
        text.bounds = fmt::format("from {} to {}", check.substr(from + 5, dash - from - 5),
                                  check.substr(dash + 3, check.size() - dash - 4));
    }
}

OptionText describe(const CLI::Option& option) {
    OptionText text;
    for (const std::string& name : option.get_snames()) text.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) text.names.push_back("--" + name);
    if (text.names.empty()) text.placed = option.get_name(true);
    const bool flag = option.get_items_expected_max() == 0;
    if (!flag) read_type(option.get_type_name(), text);
    text.description = option.get_description();
    text.standard = flag ? "" : option.get_default_str();
    text.required = option.get_required();
    text.again = option.get_expected_max() > 1;
    return text;
}

// "Example: baize ..." is one, and so are the lines of commands below "Examples: baize ...". The rest are notes.
void read_footer(const std::string& footer, VerbText& text) {
    std::istringstream lines(footer);
    bool examples = false;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t start = line.find_first_not_of(' ');
        if (start == line.npos) continue;
        for (const std::string_view head : {"Example: ", "Examples: "}) {
            if (!line.starts_with(head)) continue;
            examples = true;
            line = line.substr(head.size());
        }
        if (start > 0 && examples && line.substr(start).starts_with("baize ")) line = line.substr(start);
        examples = examples && line.starts_with("baize ");
        (examples ? text.examples : text.notes).push_back(line);
    }
}

}  // namespace

VerbText describe(const CLI::App& verb) {
    VerbText text;
    text.name = verb.get_name();
    text.description = verb.get_description();
    for (const CLI::Option* option : verb.get_options()) {
        if (option->get_group().empty()) continue;
        OptionText one = describe(*option);
        (one.names.empty() ? text.places : text.options).push_back(std::move(one));
    }
    read_footer(verb.get_footer(), text);
    return text;
}

std::vector<VerbText> describe_verbs(const CLI::App& app) {
    std::vector<VerbText> list;
    for (const CLI::App* verb : app.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); }))
        list.push_back(describe(*verb));
    return list;
}

}  // namespace baize::cli
