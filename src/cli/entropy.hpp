// Random numbers for live play, from the operating system.
#pragma once

#include <cstdint>

namespace baize::cli {

// 64 bits from the operating system's CSPRNG. Throws std::system_error where there is none: no game is dealt without.
std::uint64_t entropy();

}  // namespace baize::cli
