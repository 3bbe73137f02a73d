// The floor that a new server starts with: tables from files, and on a demonstration floor their play money.
#pragma once

#include <string>
#include <vector>

#include "server/hub.hpp"

namespace baize::cli {

// What the program needs beside itself: ../share/baize/INSTALLED from where it lies, or, where it was built and not
// installed, a folder of the source tree ("examples/tables") upwards of there. Empty where there is neither.
std::string data_folder(const std::string& installed, const std::string& in_source);

struct TableFile {
    std::string path, toml, id;
};

// Every *.toml of the folder, in the order of names. A file that is no table is refused with its name.
Result<std::vector<TableFile>> read_tables(const std::string& folder);

// As the demonstration offers it: play money, in the floor's currency, and dealt by the server where the file wants a
// scanner, because nobody has one at home.
std::string for_demonstration(const std::string& toml, const std::string& currency);

// The tables, part of the hub's next turn. A demonstration floor also
// has them open, with chips and a cage full of cash.
void put_tables(server::Hub& hub, const std::vector<TableFile>& files, bool demonstration, const std::string& currency);

}  // namespace baize::cli
