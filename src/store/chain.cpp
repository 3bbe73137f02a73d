#include "store/chain.hpp"

#include <fmt/format.h>
#include <sodium.h>

namespace baize::store {
namespace {

static_assert(crypto_generichash_BYTES == 32, "BLAKE2b-256");

void start_sodium() {
    static const int started = sodium_init();  // 1 where somebody else has started it
    if (started < 0) throw StoreError("libsodium does not start");
}

std::optional<std::uint8_t> hex_digit(char c) {
    if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F') return static_cast<std::uint8_t>(c - 'A' + 10);
    return std::nullopt;
}

}  // namespace

Hash chain(const Hash& before, std::uint64_t seq, std::string_view payload) {
    start_sodium();
    std::array<std::uint8_t, 8> number{};  // big endian
    for (std::size_t i = 0; i < number.size(); ++i) number[i] = static_cast<std::uint8_t>(seq >> (56 - 8 * i));
    Hash hash{};
    crypto_generichash_state state;
    bool good = crypto_generichash_init(&state, nullptr, 0, hash.size()) == 0;
    good = good && crypto_generichash_update(&state, before.data(), before.size()) == 0;
    good = good && crypto_generichash_update(&state, number.data(), number.size()) == 0;
    good = good && crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(payload.data()),
                                             payload.size()) == 0;
    good = good && crypto_generichash_final(&state, hash.data(), hash.size()) == 0;
    if (!good) throw StoreError(fmt::format("the hash of entry {} could not be computed", seq));
    return hash;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text.push_back(kDigits[byte >> 4]);
        text.push_back(kDigits[byte & 15]);
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> from_hex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto high = hex_digit(text[i]), low = hex_digit(text[i + 1]);
        if (!high || !low) return std::nullopt;
        bytes.push_back(static_cast<std::uint8_t>(*high << 4 | *low));
    }
    return bytes;
}

std::optional<std::uint64_t> first_bad(std::span<const Entry> entries, std::uint64_t last_seq, const Hash& last_hash) {
    const Hash* before = &last_hash;
    for (const Entry& entry : entries) {
        if (entry.seq != ++last_seq || entry.hash != chain(*before, entry.seq, entry.payload)) return last_seq;
        before = &entry.hash;
    }
    return std::nullopt;
}

std::vector<Entry> chained(std::span<const std::string> payloads, std::uint64_t last_seq, Hash last_hash) {
    std::vector<Entry> entries;
    entries.reserve(payloads.size());
    for (const std::string& payload : payloads) {
        last_hash = chain(last_hash, ++last_seq, payload);
        entries.push_back({last_seq, payload, last_hash});
    }
    return entries;
}

void expect_to_follow(std::uint64_t last, std::span<const Entry> entries) {
    for (const Entry& entry : entries)
        if (entry.seq != ++last)
            throw StoreError(
                fmt::format("entry {} cannot be appended: the journal expects number {}", entry.seq, last));
}

void expect_to_reach(std::uint64_t last, std::uint64_t after) {
    if (after > last)
        throw StoreError(fmt::format(
            "the journal ends at entry {}, but entry {} was read from it before: it was replaced", last, after));
}

std::unique_ptr<Store> open_store(const std::string& address) {
    for (const std::string_view scheme : {"postgresql://", "postgres://"})
        if (address.starts_with(scheme)) return open_postgres(address);
    return open_sqlite(address);
}

}  // namespace baize::store
