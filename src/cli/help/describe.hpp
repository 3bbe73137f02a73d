// The verbs as plain data, taken from the one description that also reads the command line. Help, man pages and
// completion are made of this, so that none of them can say anything else than what the program takes.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace baize::cli {

// What stands where in a command, in capitals: GAME, FILE, OPTION=VALUE. The shell's completion goes by these names
// (complete.cpp); alternatives stand beside each other, best|chart|FILE, and what has no capitals is typed as it is.
struct OptionText {
    std::vector<std::string> names;  // "--set"; none: it is known by its place
    std::string placed;              // by which name, where it is known by its place: "game"
    std::string value;               // what it takes; empty: nothing, it is a flag
    std::string bounds;              // "from 1 to 16"
    std::string description;
    std::string standard;  // what it is where nobody says otherwise
    bool required = false;
    bool again = false;  // it may be given more than once
};

struct VerbText {
    std::string name;
    std::string description;
    std::vector<OptionText> places;   // in their order
    std::vector<OptionText> options;  // those that are shown
    std::vector<std::string> notes;   // lines; one that begins with a blank is to stand as it is
    std::vector<std::string> examples;
};

VerbText describe(const CLI::App& verb);
// Those that are shown, in the order in which they were added.
std::vector<VerbText> describe_verbs(const CLI::App& app);

}  // namespace baize::cli
