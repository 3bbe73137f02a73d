// PostgreSQL's binary forms of what a journal holds: numbers in network order, and the data of a binary COPY.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "store/store.hpp"

namespace baize::store::wire {

template <class Integer>
void put(std::string& to, Integer number) {
    for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8)
        to.push_back(static_cast<char>(static_cast<std::uint64_t>(number) >> shift & 0xff));
}

inline std::uint64_t number(std::string_view bytes) {
    std::uint64_t value = 0;
    for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

// A hash of another length cannot be one of ours; all zeros never fit, so that the audit finds the entry.
inline Hash hash(std::string_view bytes) {
    Hash hash{};
    if (bytes.size() == hash.size())
        for (std::size_t i = 0; i < hash.size(); ++i) hash[i] = static_cast<std::uint8_t>(bytes[i]);
    return hash;
}

// Signature, flags and length of the extension; a row is its number of fields, each field its length and its bytes.
inline std::string copy_data(std::span<const Entry> entries) {
    std::string data("PGCOPY\n\377\r\n\0", 11);
    put(data, std::int32_t{0});
    put(data, std::int32_t{0});
    for (const Entry& entry : entries) {
        put(data, std::int16_t{3});
        put(data, std::int32_t{8});
        put(data, entry.seq);
        put(data, static_cast<std::int32_t>(entry.payload.size()));
        data += entry.payload;
        put(data, static_cast<std::int32_t>(entry.hash.size()));
        data.append(reinterpret_cast<const char*>(entry.hash.data()), entry.hash.size());
    }
    put(data, std::int16_t{-1});
    return data;
}

}  // namespace baize::store::wire
