// Where the repository lies. One source file knows: a path on the command line of every test would make each of them
// another file to ccache in another folder.
#pragma once

#include <string>

namespace baize::testing_support {

std::string source_dir();  // the repository
std::string tests_dir();   // its folder tests

}  // namespace baize::testing_support
