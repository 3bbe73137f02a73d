// The seeded stream that makes a round's outcome verifiable: a seed that the server commits to before the bets open, a
// key that mixes it with the layout at close, and the random numbers that the key gives. Nothing here is secret but the
// seed, and that only until the round is over; docs/verify-a-round.md works an example through, byte by byte.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace baize {

using Seed = std::array<std::uint8_t, 32>;
using Digest = std::array<std::uint8_t, 32>;

// What is published before the bets open: BLAKE2b-256, without a key, of
//     "baize 1 seed commitment" (23 bytes of ASCII, no end mark), then the 32 bytes of the seed.
Digest commitment(const Seed& seed);

// The key of a round's outcome: BLAKE2b-256 keyed with the 32 bytes of the seed, of
//     "baize 1 outcome key" (19 bytes of ASCII, no end mark),
//     the length of the layout hash (8 bytes), the layout hash,
//     the length of the table's name (8 bytes), the table's name,
//     the number of the round (8 bytes).
// Numbers are little-endian. With both lengths written out, no two sets of facts give the same message.
Seed outcome_key(const Seed& seed, std::span<const std::uint8_t> layout_hash, std::string_view table,
                 std::uint64_t round);

// The numbers that a key gives: the ChaCha20 key stream of RFC 8439 with this key, a nonce of
// 12 zero bytes and the block counter from 0. Number i is bytes 8i to 8i+7 of the stream,
// little-endian. How much is computed at a time shows nowhere.
// A copy goes on from where the original stood. The counter has 32 bits, so
// a key gives 2^35 numbers; then std::length_error.
class SeededBits {
public:
    static constexpr std::uint64_t kNumbersMax = std::uint64_t{1} << 35;

    explicit SeededBits(const Seed& key) : key_(key) {}

    std::uint64_t operator()() {
        if (drawn_ % kBuffered == 0) refill();
        return buffer_[drawn_++ % kBuffered];
    }
    std::uint64_t drawn() const { return drawn_; }  // numbers given so far

private:
    static constexpr std::size_t kBuffered = 128;  // numbers: 1 KiB, 16 blocks of ChaCha20

    void refill();

    Seed key_;
    std::array<std::uint64_t, kBuffered> buffer_{};
    std::uint64_t drawn_ = 0;
};

}  // namespace baize
