// Numbers modulo a prime below 2^61, in Montgomery's form: the analyser runs on them as it does on doubles, and several
// primes together give an exact fraction.
#pragma once

#include <cstdint>

namespace baize::blackjack {

class Residue {
public:
    // All residues of a computation are of one prime. It is set before the first of them is made, and per thread.
    static void set_prime(std::uint64_t prime);

    Residue() = default;
    explicit Residue(long value) : form_(times(reduced(value), square_)) {}
    explicit Residue(int value) : Residue(long{value}) {}

    std::uint64_t value() const { return fold(form_); }

    Residue& operator+=(Residue other) {
        form_ += other.form_;
        if (form_ >= prime_) form_ -= prime_;
        return *this;
    }
    Residue& operator-=(Residue other) {
        form_ += prime_ - other.form_;
        if (form_ >= prime_) form_ -= prime_;
        return *this;
    }
    Residue& operator*=(Residue other) { form_ = times(form_, other.form_); return *this; }
    Residue& operator/=(Residue other) { return *this *= other.inverse(); }
    friend Residue operator+(Residue a, Residue b) { return a += b; }
    friend Residue operator-(Residue a, Residue b) { return a -= b; }
    friend Residue operator*(Residue a, Residue b) { return a *= b; }
    friend Residue operator/(Residue a, Residue b) { return a /= b; }
    bool operator==(const Residue&) const = default;

private:
    __extension__ typedef unsigned __int128 Wide;

    static std::uint64_t reduced(long value) {
        const long rest = value % static_cast<long>(prime_);
        return static_cast<std::uint64_t>(rest < 0 ? rest + static_cast<long>(prime_) : rest);
    }
    static std::uint64_t fold(Wide product) {
        const std::uint64_t factor = static_cast<std::uint64_t>(product) * negative_inverse_;
        const std::uint64_t high = static_cast<std::uint64_t>((product + Wide{factor} * prime_) >> 64);
        return high >= prime_ ? high - prime_ : high;
    }
    static std::uint64_t times(std::uint64_t a, std::uint64_t b) { return fold(Wide{a} * b); }
    Residue inverse() const;

    static thread_local std::uint64_t prime_, negative_inverse_, square_;  // square_ is 2^128 modulo the prime
    std::uint64_t form_ = 0;
};

}  // namespace baize::blackjack
