#include "wire/json_text.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

namespace baize {
namespace {

using Json = nlohmann::json;

// Neither escaped nor of more than one byte.
bool plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; });
}

void write_string(std::string_view text, std::string& out, NotUtf8 then) {
    if (!plain(text)) {
        out += Json(text).dump(-1, ' ', false,
                               then == NotUtf8::Throw ? Json::error_handler_t::strict : Json::error_handler_t::replace);
        return;
    }
    out += '"';
    out += text;
    out += '"';
}

template <class Number>
void write_number(Number number, std::string& out) {
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    out.append(digits, end);
}

void write(const Json& json, std::string& out, NotUtf8 then) {
    switch (json.type()) {
        case Json::value_t::object: {
            char before = '{';
            for (const auto& [key, value] : json.get_ref<const Json::object_t&>()) {
                out += before;
                before = ',';
                write_string(key, out, then);
                out += ':';
                write(value, out, then);
            }
            out += json.empty() ? "{}" : "}";
            break;
        }
        case Json::value_t::array: {
            char before = '[';
            for (const Json& value : json.get_ref<const Json::array_t&>()) {
                out += before;
                before = ',';
                write(value, out, then);
            }
            out += json.empty() ? "[]" : "]";
            break;
        }
        case Json::value_t::string: write_string(json.get_ref<const std::string&>(), out, then); break;
        case Json::value_t::boolean: out += json.get<bool>() ? "true" : "false"; break;
        case Json::value_t::number_integer: write_number(json.get<std::int64_t>(), out); break;
        case Json::value_t::number_unsigned: write_number(json.get<std::uint64_t>(), out); break;
        default: out += json.dump();  // null, and numbers with a fraction
    }
}

}  // namespace

void write_json_text(std::string_view text, std::string& out, NotUtf8 then) { write_string(text, out, then); }
void write_json_number(std::int64_t number, std::string& out) { write_number(number, out); }
void write_json_number(std::uint64_t number, std::string& out) { write_number(number, out); }

void write_json_name(char before, std::string_view name, std::string& out) {
    (out += before) += '"';
    (out += name) += "\":";
}

std::string json_text(const Json& json, NotUtf8 then) {
    std::string out;
    out.reserve(512);
    write(json, out, then);
    return out;
}

}  // namespace baize
