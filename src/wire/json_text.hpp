// JSON as text, as nlohmann's `dump()` writes it, in a third of its time: most
// strings are plain letters, which are copied as they are.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace baize {

// Where a string is not UTF-8 it throws, as `dump()` does, or puts a sign in the place of what cannot be read.
enum class NotUtf8 { Throw, Replace };
std::string json_text(const nlohmann::json& json, NotUtf8 then = NotUtf8::Throw);
// One value behind what is written already.
void write_json_text(std::string_view text, std::string& out, NotUtf8 then = NotUtf8::Throw);
void write_json_number(std::int64_t number, std::string& out);
void write_json_number(std::uint64_t number, std::string& out);
// The name of a field, which needs no escapes, behind the sign that divides it from what went before.
void write_json_name(char before, std::string_view name, std::string& out);

}  // namespace baize
