// The pipe to dieharder, a battery of tests that is a program of its own.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/refusal.hpp"

namespace baize::cli {

// Runs "dieharder -g 200" with these arguments and feeds it numbers until it has enough; its report goes to stdout.
// The exit status of dieharder, or why it could not be run.
Result<int> run_dieharder(const std::vector<std::string>& arguments, const std::function<std::uint64_t()>& bits);

}  // namespace baize::cli
