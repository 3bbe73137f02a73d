#include "wire/read.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace baize::wire {

Wrong no_object(std::string_view what) { return fmt::format("{}: an object was expected", what); }

const nlohmann::json* Fields::find(std::string_view name) {
    if (asked) asked->push_back(name);
    if (all_found()) return nullptr;
    const auto at = json.find(name);
    if (at == json.end()) return nullptr;
    ++found;
    return &*at;
}

Wrong not_known(const nlohmann::json& json, std::string_view what, std::span<const std::string_view> known) {
    for (const auto& [name, value] : json.items())
        if (std::find(known.begin(), known.end(), name) == known.end())
            return fmt::format("{}: '{}' is not known; expected {}", what, name,
                               known.empty() ? "nothing" : fmt::format("{}", fmt::join(known, ", ")));
    return std::nullopt;
}

std::string list_of_words(const std::vector<std::string_view>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += fmt::format("{}{}", i == 0 ? "" : i + 1 < words.size() ? ", " : " or ", words[i]);
    return list;
}

std::uint64_t Sent::longest(std::int64_t of_untrusted) const {
    const std::int64_t unsaid = trust == Trust::Trusted ? INT64_MAX : of_untrusted;
    return static_cast<std::uint64_t>(reach.said() ? reach.most : unsaid);
}

Wrong Sent::must_be(std::string_view expected) const {
    return fmt::format("{}: '{}' must be {}{}", what, name, expected, json ? "" : ", and is missing");
}

Wrong Sent::must_be_list(std::uint64_t most, bool all) const {
    if (most == INT64_MAX) return must_be("a list");
    return must_be(fmt::format("a list of {}{}", all ? "" : "at most ", most));
}

Wrong Sent::read_text(std::string& to) const {
    if (!json || !json->is_string()) return must_be("a text");
    const auto& text = json->get_ref<const std::string&>();
    if (text.size() > longest(kTextMax))
        return must_be(fmt::format("a text of at most {} characters", longest(kTextMax)));
    to = text;
    return std::nullopt;
}

Wrong Sent::read_number(std::int64_t least, std::uint64_t most, std::int64_t& to) const {
    if (!json || !json->is_number_integer()) return must_be("a whole number");
    const auto value = json->get<std::int64_t>();  // or the same bits
    const bool below_zero = !json->is_number_unsigned() && value < 0;
    const bool within = below_zero ? value >= least
                                   : (least < 0 || json->get<std::uint64_t>() >= static_cast<std::uint64_t>(least)) &&
                                         json->get<std::uint64_t>() <= most;
    if (!within) return must_be(fmt::format("from {} to {}, not {}", least, most, json->dump()));
    to = value;
    return std::nullopt;
}

Wrong Sent::read_flag(bool& to) const {
    if (!json || !json->is_boolean()) return must_be("true or false");
    to = json->get<bool>();
    return std::nullopt;
}

Wrong Sent::read_object(nlohmann::json& to) const {
    if (!json || !json->is_object()) return must_be("an object");
    to = *json;
    return std::nullopt;
}

Wrong Sent::read_any(nlohmann::json& to) const {
    if (!json) return must_be("a value");
    to = *json;
    return std::nullopt;
}

bool Sent::is_list() const { return json && json->is_array(); }
bool Sent::is_map() const {
    if (!json || !json->is_object()) return false;
    const auto names = json->items();
    const auto short_enough = [&](const auto& each) {
        return trust == Trust::Trusted || each.key().size() <= static_cast<std::size_t>(kTextMax);
    };
    return json->size() <= longest(kListMax) && std::all_of(names.begin(), names.end(), short_enough);
}

}  // namespace baize::wire
