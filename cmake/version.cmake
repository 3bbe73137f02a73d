# cmake -P version.cmake SOURCE VERSION: writes a source with the version and the commit of the folder in which it runs, as
# src/core/version.hpp declares them. It runs at each build, and leaves the file alone where neither has changed.

# A tree without git has no commit of its own; one that lies unpacked within somebody else's repository must not take theirs,
# which is why the place within the repository is asked for too: at its top it is empty.
set(commit "unknown")
execute_process(COMMAND git rev-parse --show-prefix HEAD OUTPUT_VARIABLE said ERROR_QUIET RESULT_VARIABLE status)
if(status EQUAL 0 AND said MATCHES "^\n([0-9a-f]+)\n$")
  set(commit "${CMAKE_MATCH_1}")
endif()

file(CONFIGURE OUTPUT "${CMAKE_ARGV3}" CONTENT "#include \"core/version.hpp\"

namespace baize {

std::string_view version() { return \"${CMAKE_ARGV4}\"; }
std::string_view commit() { return \"${commit}\"; }

}  // namespace baize
" @ONLY)
