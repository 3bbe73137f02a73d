#include "server/entropy.hpp"

#include <sodium.h>

#include <stdexcept>

namespace baize {

namespace {

// Once for the process; the compiler's lock on a local static makes it
// safe from any thread. A failed start is tried again.
void start_sodium() {
    static const bool started = [] {
        if (sodium_init() < 0)
            throw std::runtime_error("libsodium could not be started: the system gives no random numbers");
        return true;
    }();
    static_cast<void>(started);
}

}  // namespace

void fill(std::span<std::uint8_t> bytes) {
    start_sodium();
    randombytes_buf(bytes.data(), bytes.size());
}

std::uint64_t system_bits() {
    std::uint64_t number = 0;
    start_sodium();
    randombytes_buf(&number, sizeof number);
    return number;
}

Seed fresh_seed() {
    Seed seed;
    fill(seed);
    return seed;
}

}  // namespace baize
