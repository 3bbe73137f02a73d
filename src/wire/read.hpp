// JSON that somebody sent, or that was stored, read by its description: a field that is missing, unknown, of another
// type or out of reach is refused by name, with what was expected. A field that is always there must be; one that is
// left out where it is empty may be.
#pragma once

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "wire/wire.hpp"

namespace baize::wire {

inline constexpr std::int64_t kTextMax = 64;   // characters, where nothing else is said
inline constexpr std::int64_t kListMax = 200;  // items

using Wrong = std::optional<std::string>;  // in words; nothing where all is well

// Where a description says no reach, texts, lists and amounts that somebody sends have the bounds above; what we wrote
// ourselves may be all that its type holds.
enum class Trust : std::uint8_t { Untrusted, Trusted };

// One value on its way: the field `name` of `what`.
struct Sent {
    std::string_view what, name;
    const nlohmann::json* json;  // none where it is missing
    Reach reach;
    Trust trust = Trust::Untrusted;

    Sent item(const nlohmann::json& each) const { return {what, name, &each, {}, trust}; }
    std::uint64_t longest(std::int64_t of_untrusted) const;  // text or list
    Wrong must_be(std::string_view expected) const;
    Wrong must_be_list(std::uint64_t most, bool all) const;
    Wrong read_text(std::string& to) const;
    Wrong read_number(std::int64_t least, std::uint64_t most, std::int64_t& to) const;
    Wrong read_flag(bool& to) const;
    Wrong read_object(nlohmann::json& to) const;
    Wrong read_any(nlohmann::json& to) const;
    bool is_list() const;
    bool is_map() const;
};

// An object out of which fields are taken by name.
struct Fields {
    const nlohmann::json& json;
    std::string_view what;
    Trust trust = Trust::Untrusted;
    std::vector<std::string_view>* asked = nullptr;  // where somebody wants to know their names
    std::size_t found = 0;

    const nlohmann::json* find(std::string_view name);
    bool all_found() const { return found == json.size(); }
};

Wrong no_object(std::string_view what);
Wrong not_known(const nlohmann::json& json, std::string_view what, std::span<const std::string_view> known);
std::string list_of_words(const std::vector<std::string_view>& words);  // "cash, chips or voucher"

template <Described T>
Wrong read(const nlohmann::json& json, T& to, std::string_view what, Trust trust = Trust::Untrusted);

template <class T>
Wrong read_number(const Sent& sent, T& to) {
    using Limits = std::numeric_limits<T>;
    std::int64_t least = Limits::min(), value = 0;
    std::uint64_t most = Limits::max();
    if (sent.trust == Trust::Untrusted) most = std::min(most, std::uint64_t{INT64_MAX});
    if (sent.reach.said()) least = sent.reach.least, most = static_cast<std::uint64_t>(sent.reach.most);
    if (auto wrong = sent.read_number(least, most, value)) return wrong;
    to = static_cast<T>(value);
    return std::nullopt;
}

inline Wrong read_money(Sent sent, Money& to) {
    if (sent.trust == Trust::Untrusted && !sent.reach.said()) sent.reach = {0, kMoneyMax.cents};
    return read_number(sent, to.cents);
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
Wrong read_map(const Sent& sent, T& to) {
    if (!sent.is_map()) return sent.must_be("texts by name, at most " + std::to_string(sent.longest(kListMax)));
    for (const auto& [name, each] : sent.json->items())
        if (auto wrong = read_value(sent.item(each), to[name])) return wrong;
    return std::nullopt;
}

// A list of any length, or one of as many items as it always has.
template <class T>
Wrong read_list(const Sent& sent, T& to) {
    constexpr bool kFixed = requires { std::tuple_size<T>::value; };
    const std::uint64_t most = kFixed ? to.size() : sent.longest(kListMax);
    if (!sent.is_list() || (kFixed ? sent.json->size() != most : sent.json->size() > most))
        return sent.must_be_list(most, kFixed);
    if constexpr (requires { to.reserve(most); }) to.reserve(sent.json->size());
    auto next = to.begin();
    for (const nlohmann::json& each : *sent.json) {
        Wrong wrong;
        if constexpr (kFixed) wrong = read_value(sent.item(each), *next++);
        else wrong = read_value(sent.item(each), to.emplace_back());
        if (wrong) return wrong;
    }
    return std::nullopt;
}

// The first of its kinds that it can be read as; where it is none of them, what the last one expected.
template <class... Kinds>
Wrong read_one_of(const Sent& sent, std::variant<Kinds...>& to) {
    Wrong wrong;
    (void)((wrong = read_value(sent, to.template emplace<Kinds>()), !wrong) || ...);
    return wrong;
}

// A text of which a value is made.
template <HasText T>
Wrong read_from_text(const Sent& sent, std::optional<T>& to) {
    std::string text;
    if (auto wrong = sent.read_text(text)) return wrong;
    to = T::parse(text);
    return to ? std::nullopt : sent.must_be(T::kExpected);
}

template <class T>
Wrong read_value(const Sent& sent, T& to) {
    if constexpr (requires { read_from_text(sent, to); }) return read_from_text(sent, to);
    else if constexpr (kOptional<T>) return read_value(sent, to.emplace());
    else if constexpr (Described<T>)
        return sent.json ? read(*sent.json, to, sent.name, sent.trust) : sent.must_be("an object");
    else if constexpr (AnyJson<T>) return sent.read_any(to);
    else if constexpr (kRaw<T>) return sent.read_object(to.json);
    else if constexpr (kOneOf<T>) return read_one_of(sent, to);
    else if constexpr (HasWords<T>) return read_word(sent, to);
    else if constexpr (std::is_same_v<T, std::string>) return sent.read_text(to);
    else if constexpr (std::is_same_v<T, bool>) return sent.read_flag(to);
    else if constexpr (std::is_same_v<T, Money>) return read_money(sent, to);
    else if constexpr (std::is_integral_v<T>) return read_number(sent, to);
    else if constexpr (ByName<T>) return read_map(sent, to);
    else return read_list(sent, to);
}

// How one field is read. Where some are in words that nothing here knows, who knows them brings another of these.
struct ReadValue {
    template <class T>
    Wrong operator()(const Sent& sent, T& to) const { return read_value(sent, to); }
};

// One field by its member, for whoever takes the fields of a part one by one; one that is `needed` may not be missing.
template <auto kMember>
Wrong read_field(Fields& fields, ValueOf<kMember>& to, bool needed, Reach reach = {}) {
    constexpr std::string_view kName = kFieldOf<kMember>.name;
    const nlohmann::json* json = fields.find(kName);
    return json || needed ? read_value(Sent{fields.what, kName, json, reach, fields.trust}, to) : std::nullopt;
}

template <Described T>
bool has_any_of(const nlohmann::json& json) {
    return std::apply([&](const auto&... field) { return (json.contains(field.name) || ...); }, kPartOf<T>.fields);
}

// The fields of `to` in their order, up to the first that is wrong.
template <Described T, class ReadOne = ReadValue>
Wrong read_fields(Fields& fields, T& to, const ReadOne& read_one = {}) {
    Wrong wrong;
    bool there = false;  // the field before
    const auto one = [&](const auto& field) {
        auto& value = to.*field.member;
        using Value = std::remove_cvref_t<decltype(value)>;
        if (wrong || (field.rule == Rule::Together && !there)) return;
        static_assert(!ByName<Value> || requires { typename Value::mapped_type; }, "what is read has names of its own");
        if constexpr (Described<Value>)
            if (field.rule == Rule::Inline) return void(wrong = read_fields(fields, value, read_one));
        if constexpr (kOptional<Value>)
            if constexpr (Described<typename Value::value_type>)
                if (field.rule == Rule::Inline) {
                    if (has_any_of<typename Value::value_type>(fields.json))
                        wrong = read_fields(fields, value.emplace(), read_one);
                    return;
                }
        const nlohmann::json* json = fields.find(field.name);
        there = json != nullptr;
        if (there || field.rule != Rule::Filled)
            wrong = read_one(Sent{fields.what, field.name, json, field.reach, fields.trust}, value);
    };
    std::apply([&](const auto&... field) { (one(field), ...); }, kPartOf<T>.fields);
    return wrong;
}

// A field that nobody asked for, and what was asked for: `read` asks once more.
template <class Read>
Wrong unasked(const Fields& fields, const Read& read) {
    std::vector<std::string_view> known;
    Fields again{fields.json, fields.what, fields.trust, &known};
    read(again);
    return not_known(fields.json, fields.what, known);
}

template <Described T>
Wrong read(const nlohmann::json& json, T& to, std::string_view what, Trust trust) {
    if (!json.is_object()) return no_object(what);
    Fields fields{json, what, trust};
    if (auto wrong = read_fields(fields, to)) return wrong;
    if (fields.all_found()) return std::nullopt;
    return unasked(fields, [](Fields& again) { T scratch{}; read_fields(again, scratch); });
}

}  // namespace baize::wire
