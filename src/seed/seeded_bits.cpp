#include "seed/seeded_bits.hpp"

#include <sodium.h>

#include <cassert>
#include <stdexcept>

namespace baize {

namespace {

constexpr std::string_view kCommitmentDomain = "baize 1 seed commitment";
constexpr std::string_view kOutcomeDomain = "baize 1 outcome key";

class Blake2b {
public:
    explicit Blake2b(std::span<const std::uint8_t> key = {}) {
        crypto_generichash_init(&state_, key.data(), key.size(), sizeof(Digest));
    }

    void add(std::span<const std::uint8_t> bytes) { crypto_generichash_update(&state_, bytes.data(), bytes.size()); }
    void add(std::string_view text) { add({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}); }
    void add(std::uint64_t number) {
        std::array<std::uint8_t, 8> bytes;
        for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
        add(bytes);
    }
    Digest digest() {
        Digest result;
        crypto_generichash_final(&state_, result.data(), result.size());
        return result;
    }

private:
    crypto_generichash_state state_;
};

std::uint64_t little_endian(const std::uint8_t* bytes) {
    std::uint64_t number = 0;
    for (int i = 7; i >= 0; --i) number = number << 8 | bytes[i];
    return number;
}

}  // namespace

Digest commitment(const Seed& seed) {
    Blake2b hash;
    hash.add(kCommitmentDomain);
    hash.add(seed);
    return hash.digest();
}

Seed outcome_key(const Seed& seed, std::span<const std::uint8_t> layout_hash, std::string_view table,
                 std::uint64_t round) {
    Blake2b hash(seed);
    hash.add(kOutcomeDomain);
    hash.add(std::uint64_t{layout_hash.size()});
    hash.add(layout_hash);
    hash.add(std::uint64_t{table.size()});
    hash.add(table);
    hash.add(round);
    return hash.digest();
}

void SeededBits::refill() {
    static_assert(crypto_stream_chacha20_ietf_KEYBYTES == sizeof(Seed));
    constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> kNonce{};
    constexpr std::array<std::uint8_t, kBuffered * 8> kZeros{};
    if (drawn_ >= kNumbersMax) throw std::length_error("a key gives 2^35 random numbers, and they are used up");
    const auto counter = static_cast<std::uint32_t>(drawn_ / 8);  // 8 numbers a block
    std::array<std::uint8_t, kBuffered * 8> stream;
    const int failed = crypto_stream_chacha20_ietf_xor_ic(stream.data(), kZeros.data(), stream.size(), kNonce.data(),
                                                          counter, key_.data());
    assert(failed == 0);
    static_cast<void>(failed);
    for (std::size_t i = 0; i < kBuffered; ++i) buffer_[i] = little_endian(&stream[8 * i]);
}

}  // namespace baize
