// What may stand next on the command line. The shells' scripts (shells.cpp) ask the program at each press of the key,
// so that they know no verb and no game themselves.
#pragma once

#include <CLI/CLI.hpp>

#include <span>
#include <string>

namespace baize::cli {

// `words`: those behind the program's name; the last one is being typed, and may be empty. The first line of the answer
// says whether files may stand there too: words (none), files, tables (*.toml) or folders. Each further line is a word,
// a tabulator, and what it means. A word that ends with = or : has more to come.
std::string completions(const CLI::App& app, std::span<const std::string> words);

// The script for one of these shells.
std::string_view completion_script(std::string_view shell);
std::span<const std::string_view> shells_with_completion();

}  // namespace baize::cli
