#include "wire/read.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace baize::wire {

Wrong no_object(std::string_view what) { return fmt::format("{}: an object was expected", what); }

Wrong not_known(const nlohmann::json& json, std::string_view what, const std::vector<std::string_view>& known) {
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

Wrong Sent::must_be(std::string_view expected) const {
    return fmt::format("{}: '{}' must be {}{}", what, name, expected, json ? "" : ", and is missing");
}

Wrong Sent::read_text(std::string& to) const {
    if (!json || !json->is_string()) return must_be("a text");
    const auto longest = static_cast<std::size_t>(reach.said() ? reach.most : kTextMax);
    const auto& text = json->get_ref<const std::string&>();
    if (text.size() > longest) return must_be(fmt::format("a text of at most {} characters", longest));
    to = text;
    return std::nullopt;
}

Wrong Sent::read_number(std::int64_t least, std::int64_t most, std::int64_t& to) const {
    if (!json || !json->is_number_integer()) return must_be("a whole number");
    const bool beyond = json->is_number_unsigned() && json->get<std::uint64_t>() > std::uint64_t{INT64_MAX};
    const auto value = json->get<std::int64_t>();
    if (beyond || value < least || value > most)
        return must_be(fmt::format("from {} to {}, not {}", least, most, json->dump()));
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

bool Sent::is_list() const { return json && json->is_array(); }
bool Sent::is_map() const {
    if (!json || !json->is_object()) return false;
    const auto most = static_cast<std::size_t>(reach.said() ? reach.most : kListMax);
    const auto names = json->items();
    return json->size() <= most && std::all_of(names.begin(), names.end(), [](const auto& each) {
        return each.key().size() <= static_cast<std::size_t>(kTextMax);
    });
}

}  // namespace baize::wire
