#include "odds/blackjack/residue.hpp"

#include <stdexcept>

namespace baize::blackjack {

thread_local std::uint64_t Residue::prime_ = 3;
thread_local std::uint64_t Residue::negative_inverse_ = 0;
thread_local std::uint64_t Residue::square_ = 0;

void Residue::set_prime(std::uint64_t prime) {
    if (prime % 2 == 0 || prime >> 61 != 0) throw std::invalid_argument("a residue needs an odd prime below 2^61");
    prime_ = prime;
    std::uint64_t inverse = prime;  // right to 3 bits, and each step doubles them
    for (int i = 0; i < 5; ++i) inverse *= 2 - prime * inverse;
    negative_inverse_ = ~inverse + 1;
    const Wide once = (Wide{1} << 64) % prime;
    square_ = static_cast<std::uint64_t>(once * once % prime);
}

// Fermat: the power prime - 2.
Residue Residue::inverse() const {
    if (form_ == 0) throw std::domain_error("zero has no inverse");
    Residue result(1L), base = *this;
    for (std::uint64_t power = prime_ - 2; power != 0; power >>= 1) {
        if (power & 1) result *= base;
        base *= base;
    }
    return result;
}

}  // namespace baize::blackjack
