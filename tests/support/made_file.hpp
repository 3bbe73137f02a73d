// Files that are made by the program and checked in.
#pragma once

#include <string>

namespace baize::testing_support {

std::string text_of_file(const std::string& name);  // below the repository
// Fails where the file is not what was made, and says in which line. BAIZE_UPDATE=1 writes it.
void expect_made(const std::string& name, const std::string& made);

}  // namespace baize::testing_support
