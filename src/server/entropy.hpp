// The one place where the server asks the operating system for randomness, through libsodium.
// Every function throws std::runtime_error where libsodium cannot start: no game is dealt without entropy.
#pragma once

#include <cstdint>
#include <span>

#include "seed/seeded_bits.hpp"

namespace baize {

void fill(std::span<std::uint8_t> bytes);
std::uint64_t system_bits();
Seed fresh_seed();

}  // namespace baize
