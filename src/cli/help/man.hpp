// The man pages, in roff: one of the program, one of each verb.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace baize::cli {

std::string man_page(const CLI::App& app);                          // baize(1)
std::string man_page_of_verb(const CLI::App& app, const CLI::App& verb);  // baize-edge(1)

}  // namespace baize::cli
