// A seeded generator for simulation, and unbiased numbers below a bound from any generator of 64 bits.
// Live tables draw from the operating system's CSPRNG instead; the distribution of what comes is the same.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>

namespace baize {

// A uniform number below `bound`, by multiplication with rejection of the uneven rest (Lemire).
// The bound has 32 bits at most; the number has its type.
template <class Generator, std::integral Number>
[[gnu::always_inline]] constexpr Number below(Generator& generator, Number number) {
    const auto bound = static_cast<std::uint32_t>(number);
    std::uint64_t product = (generator() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t uneven = (0u - bound) % bound;
        while (static_cast<std::uint32_t>(product) < uneven) product = (generator() >> 32) * bound;
    }
    return static_cast<Number>(product >> 32);
}

// xoshiro256++, its state filled by splitmix64 from a seed and a stream number: streams are independent pieces of
// work, so that a result does not depend on how many threads shared them.
class Random {
public:
    constexpr Random(std::uint64_t seed, std::uint64_t stream) {
        std::uint64_t x = seed * 0x9e3779b97f4a7c15u ^ (stream + 1) * 0xd1342543de82ef95u;
        for (auto& word : state_) {
            x += 0x9e3779b97f4a7c15u;
            std::uint64_t z = x;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
            word = z ^ (z >> 31);
        }
    }

    constexpr std::uint64_t operator()() {
        const auto rotate = [](std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); };
        const std::uint64_t result = rotate(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace baize
