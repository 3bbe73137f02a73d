// What somebody sent, read by its description: a field that is missing, unknown, of another type or out of reach is
// refused by name, with what was expected. A field that is always there must be; one that is left out where it is empty
// may be.
#pragma once

#include <limits>
#include <vector>

#include "wire/wire.hpp"

namespace baize::wire {

inline constexpr std::int64_t kTextMax = 64;   // characters, where nothing else is said
inline constexpr std::int64_t kListMax = 200;  // items

using Wrong = std::optional<std::string>;  // in words; nothing where all is well

// One value on its way: the field `name` of `what`.
struct Sent {
    std::string_view what, name;
    const nlohmann::json* json;  // none where it is missing
    Reach reach;

    Wrong must_be(std::string_view expected) const;
    Wrong read_text(std::string& to) const;
    Wrong read_number(std::int64_t least, std::int64_t most, std::int64_t& to) const;
    Wrong read_flag(bool& to) const;
    Wrong read_object(nlohmann::json& to) const;
    bool is_list() const;
    bool is_map() const;
};

Wrong no_object(std::string_view what);
Wrong not_known(const nlohmann::json& json, std::string_view what, const std::vector<std::string_view>& known);
std::string list_of_words(const std::vector<std::string_view>& words);  // "cash, chips or voucher"

template <Described T>
Wrong read(const nlohmann::json& json, T& to, std::string_view what);

template <class T>
Wrong read_number(const Sent& sent, T& to) {
    using Limits = std::numeric_limits<T>;
    std::int64_t least = 0, most = INT64_MAX, value = 0;
    if constexpr (std::is_signed_v<T>) least = Limits::min();
    if constexpr (sizeof(T) < 8) most = Limits::max();
    if (sent.reach.said()) least = sent.reach.least, most = sent.reach.most;
    if (auto wrong = sent.read_number(least, most, value)) return wrong;
    to = static_cast<T>(value);
    return std::nullopt;
}

template <HasWords T>
Wrong read_word(const Sent& sent, T& to) {
    const bool text = sent.json && sent.json->is_string();
    const auto value = text ? from_word<T>(sent.json->template get_ref<const std::string&>()) : std::nullopt;
    if (value) return to = *value, std::nullopt;
    std::vector<std::string_view> words;
    for (const auto& each : kWords<T>.list) words.push_back(each.word);
    return sent.must_be(list_of_words(words));
}

template <class T>
Wrong read_value(const Sent& sent, T& to);

template <class T>
Wrong read_list(const Sent& sent, T& to) {
    const std::int64_t most = sent.reach.said() ? sent.reach.most : kListMax;
    if (ByName<T> ? !sent.is_map() : !sent.is_list() || static_cast<std::int64_t>(sent.json->size()) > most)
        return sent.must_be((ByName<T> ? "texts by name, at most " : "a list of at most ") + std::to_string(most));
    for (const auto& [name, each] : sent.json->items()) {
        Wrong wrong;
        if constexpr (ByName<T>) wrong = read_value(Sent{sent.what, sent.name, &each, {}}, to[name]);
        else wrong = read_value(Sent{sent.what, sent.name, &each, {}}, to.emplace_back());
        if (wrong) return wrong;
    }
    return std::nullopt;
}

template <class T>
Wrong read_value(const Sent& sent, T& to) {
    if constexpr (kOptional<T>) return read_value(sent, to.emplace());
    else if constexpr (Described<T>) return sent.json ? read(*sent.json, to, sent.name) : sent.must_be("an object");
    else if constexpr (kRaw<T>) return sent.read_object(to.json);
    else if constexpr (HasWords<T>) return read_word(sent, to);
    else if constexpr (std::is_same_v<T, std::string>) return sent.read_text(to);
    else if constexpr (std::is_same_v<T, bool>) return sent.read_flag(to);
    else if constexpr (std::is_same_v<T, Money>)
        return read_number(Sent{sent.what, sent.name, sent.json,
                                sent.reach.said() ? sent.reach : Reach{0, kMoneyMax.cents}}, to.cents);
    else if constexpr (std::is_integral_v<T>) return read_number(sent, to);
    else return read_list(sent, to);
}

// The fields of `to` in their order, up to the first that is wrong; `known`: their names.
template <Described T>
Wrong read_fields(const nlohmann::json& json, T& to, std::string_view what, std::vector<std::string_view>& known) {
    Wrong wrong;
    const auto one = [&](const auto& field) {
        auto& value = to.*field.member;
        using Value = std::remove_cvref_t<decltype(value)>;
        if (wrong) return;
        static_assert(!ByName<Value> || requires { typename Value::mapped_type; }, "what is read has names of its own");
        if constexpr (Described<Value>)
            if (field.rule == Rule::Inline) return void(wrong = read_fields(json, value, what, known));
        known.push_back(field.name);
        const auto found = json.find(field.name);
        if (found == json.end() && field.rule != Rule::Always) return;
        wrong = read_value(Sent{what, field.name, found == json.end() ? nullptr : &*found, field.reach}, value);
    };
    std::apply([&](const auto&... field) { (one(field), ...); }, T::kPart.fields);
    return wrong;
}

template <Described T>
Wrong read(const nlohmann::json& json, T& to, std::string_view what) {
    if (!json.is_object()) return no_object(what);
    std::vector<std::string_view> known;
    known.reserve(8);
    if (auto wrong = read_fields(json, to, what, known)) return wrong;
    return not_known(json, what, known);
}

}  // namespace baize::wire
