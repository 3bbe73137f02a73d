// What travels, described once. A struct lists its fields: the name on the wire, the member, when it is left out, and
// what it means. The encoder runs from that list, and so does the reader of what clients send (wire/read.hpp); the
// types of the pages and the lists of docs/protocol.md are made of it (wire/schema.hpp).
//
//     struct Deciding {
//         PlayerId player = 0;
//         std::int64_t until = 0;
//         static constexpr auto kPart = wire::part("Deciding", "who is asked, to everybody else",
//             wire::always("p",     &Deciding::player, "the player"),
//             wire::filled("until", &Deciding::until,  "until when an answer is waited for"));
//     };
//
// A value is a number, Money (its cents), a text, a truth, an enumeration with words, a described struct, a list, a map
// by name, one of several kinds, any JSON, or an optional one: absent it is null where the field is always there, and
// else left out.
#pragma once

#include <concepts>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "wire/json_text.hpp"
#include "core/money.hpp"
#include "core/words.hpp"

namespace baize::wire {

// ---- Describing -----------------------------------------------------------------------------------------

enum class Rule : std::uint8_t {
    Always,
    Filled,    // left out where it is empty: nothing, false, 0, no text, no items, the first of its words
    Together,  // there exactly where the field before it is
    Inline,  // no field of its own: the fields of the part, or what a map names, stand among those of its owner
};

// How far a value may reach that somebody sends: a number from least to most, a text or list as long as most. Where
// nothing is said, what its type holds (wire/read.hpp).
struct Reach {
    std::int64_t least = 0, most = -1;
    constexpr bool said() const { return most >= least; }
};

template <class Owner, class Value>
struct Field {
    std::string_view name;
    Value Owner::*member;
    Rule rule;
    std::string_view says;
    Reach reach{};

    constexpr Field within(std::int64_t least, std::int64_t most) const {
        return {name, member, rule, says, {least, most}};
    }
    constexpr Field up_to(std::int64_t longest) const { return within(0, longest); }
};

template <class Owner, class Value>
constexpr Field<Owner, Value> always(std::string_view name, Value Owner::*member, std::string_view says) {
    return {name, member, Rule::Always, says};
}
template <class Owner, class Value>
constexpr Field<Owner, Value> filled(std::string_view name, Value Owner::*member, std::string_view says) {
    return {name, member, Rule::Filled, says};
}
template <class Owner, class Value>
constexpr Field<Owner, Value> together(std::string_view name, Value Owner::*member, std::string_view says) {
    return {name, member, Rule::Together, says};
}
// The fields of a part among one's own; all of them or none where it is optional. Of a map, whatever it names.
template <class Owner, class Value>
constexpr Field<Owner, Value> fields_of(Value Owner::*member, std::string_view says = {}) {
    return {{}, member, Rule::Inline, says};
}

template <class... Fields>
struct Part {
    std::string_view name;
    std::string_view says;
    std::tuple<Fields...> fields;
};

template <class... Fields>
constexpr Part<Fields...> part(std::string_view name, std::string_view says, Fields... fields) {
    return {name, says, std::tuple<Fields...>(fields...)};
}

// A struct's description: its `kPart`, or a specialisation where the struct is of a layer that knows nothing of what
// travels.
template <class T>
inline constexpr auto kPartOf = nullptr;
template <class T>
    requires requires { T::kPart; }
inline constexpr auto kPartOf<T> = T::kPart;

// The field that a member is, and what it holds.
template <class Owner, class Value>
Owner owner_of(Value Owner::*);
template <class Owner, class Value>
Value value_of(Value Owner::*);
template <auto kMember>
using OwnerOf = decltype(owner_of(kMember));
template <auto kMember>
using ValueOf = decltype(value_of(kMember));
template <auto kMember>
inline constexpr auto kFieldOf = std::apply(
    [](const auto&... field) {
        using Found = Field<OwnerOf<kMember>, ValueOf<kMember>>;
        Found found{};
        const auto look_at = [&](const auto& each) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(each)>, Found>)
                if (each.member == kMember) found = each;
        };
        (look_at(field), ...);
        return found;
    },
    kPartOf<OwnerOf<kMember>>.fields);

// Of a value that travels in words which are not its own: what it is then. Who writes and reads it brings the words.
template <class T>
struct TravelsAs {
    using Type = T;
};

// JSON that nothing here describes; `Tag::kType` is its type in the pages.
template <class Tag>
struct Raw {
    using Of = Tag;
    nlohmann::json json;
};
// JSON that was written before, by its own description.
template <class Tag>
struct Written {
    using Of = Tag;
    std::string text;
};
struct Anything {
    static constexpr std::string_view kType = "Args";
};

// What is asked for, and what comes of it, by name; `TypesIn` adds their descriptions to a schema (wire/schema.hpp).
struct Schema;
struct Types {
    std::string args, reply;
};
using TypesIn = Types (*)(Schema&);

// ---- Kinds of values ------------------------------------------------------------------------------------

template <class T>
concept Described = requires { kPartOf<T>.fields; };
template <class T>
concept AnyJson = std::is_same_v<T, nlohmann::json>;
template <class T>
concept Text = !AnyJson<T> && std::is_convertible_v<const T&, std::string_view>;
template <class T>  // a value with a text of its own
concept HasText = requires(const T& value, std::string_view text) {
    { value.text() } -> std::same_as<std::string>;
    { T::parse(text) } -> std::same_as<std::optional<T>>;
};
template <class T>
concept List = !AnyJson<T> && !Text<T> && requires(const T& list) { list.begin(); list.empty(); };
template <class T>  // a map, or pairs in an order of their own
concept ByName = List<T> && requires(const T& list) {
    { list.begin()->first } -> std::convertible_to<std::string_view>;
    list.begin()->second;
};
template <ByName T>
using Mapped = std::remove_cvref_t<decltype(std::declval<const T&>().begin()->second)>;
template <class T>
inline constexpr bool kOptional = false;
template <class T>
inline constexpr bool kOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kOneOf = false;
template <class... Kinds>
inline constexpr bool kOneOf<std::variant<Kinds...>> = true;
template <class T>
inline constexpr bool kRaw = false;
template <class Tag>
inline constexpr bool kRaw<Raw<Tag>> = true;
template <class T>
inline constexpr bool kWritten = false;
template <class Tag>
inline constexpr bool kWritten<Written<Tag>> = true;

template <class T>
bool is_empty(const T& value) {
    if constexpr (Described<T> || kOneOf<T>) return false;
    else if constexpr (kOptional<T>) return !value;
    else if constexpr (HasWords<T>) return value == T{};
    else if constexpr (kRaw<T>) return value.json.empty();
    else if constexpr (kWritten<T>) return value.text.empty();
    else if constexpr (std::is_same_v<T, Money>) return value.cents == 0;
    else if constexpr (std::is_arithmetic_v<T>) return value == T{};
    else return value.empty();
}

// Calls `take(name, value)` for every field that is not left out.
template <Described T, class Take>
void each_field(const T& owner, const Take& take) {
    bool there = false;  // the field before
    const auto one = [&](const auto& field) {
        const auto& value = owner.*field.member;
        using Value = std::remove_cvref_t<decltype(value)>;
        if constexpr (Described<Value>) {
            if (field.rule == Rule::Inline) return each_field(value, take);
        } else if constexpr (kOptional<Value>) {
            if constexpr (Described<typename Value::value_type>)
                if (field.rule == Rule::Inline) return value ? each_field(*value, take) : void();
        } else if constexpr (ByName<Value>) {
            if (field.rule == Rule::Inline) {
                for (const auto& [name, each] : value) take(name, each);
                return;
            }
        }
        there = field.rule == Rule::Filled ? !is_empty(value) : field.rule == Rule::Always || there;
        if (!there) return;
        if constexpr (kOptional<Value>)
            if (field.rule == Rule::Filled) return take(field.name, *value);
        take(field.name, value);
    };
    std::apply([&](const auto&... field) { (one(field), ...); }, kPartOf<T>.fields);
}

// ---- As text --------------------------------------------------------------------------------------------

template <class T>
void write(const T& value, std::string& out, NotUtf8 then = NotUtf8::Throw);

// One kind of taker for all objects: with a kind for each, the fields of a part are compiled for every owner of it.
struct ObjectText {
    std::string& out;
    NotUtf8 then;
    char& before;  // what stands before the next field

    template <class T>
    void operator()(std::string_view name, const T& field) const {
        write_json_name(before, name, out);
        before = ',';
        write(field, out, then);
    }
};

template <Described T>
void write_object(const T& value, std::string& out, NotUtf8 then) {
    char before = '{';
    each_field(value, ObjectText{out, then, before});
    out += before == '{' ? "{}" : "}";
}

template <List T>
void write_list(const T& list, std::string& out, NotUtf8 then) {
    constexpr char kOpen = ByName<T> ? '{' : '[';
    char before = kOpen;
    for (const auto& each : list) {
        out += before;
        before = ',';
        if constexpr (ByName<T>) {
            write_json_text(each.first, out, then);
            out += ':';
            write(each.second, out, then);
        } else {
            write(each, out, then);
        }
    }
    if (before == kOpen) out += kOpen;
    out += ByName<T> ? '}' : ']';
}

template <class T>
void write(const T& value, std::string& out, NotUtf8 then) {
    if constexpr (Described<T>) write_object(value, out, then);
    else if constexpr (AnyJson<T>) out += json_text(value, then);
    else if constexpr (kOptional<T>) value ? write(*value, out, then) : void(out += "null");
    else if constexpr (kRaw<T>) out += json_text(value.json, then);
    else if constexpr (kWritten<T>) out += value.text;
    else if constexpr (kOneOf<T>) std::visit([&](const auto& each) { write(each, out, then); }, value);
    else if constexpr (HasWords<T>) write_json_text(word_of(value), out, then);
    else if constexpr (Text<T>) write_json_text(value, out, then);
    else if constexpr (HasText<T>) write_json_text(value.text(), out, then);
    else if constexpr (List<T>) write_list(value, out, then);
    else if constexpr (std::is_same_v<T, bool>) out += value ? "true" : "false";
    else if constexpr (std::is_same_v<T, Money>) write_json_number(value.cents, out);
    else if constexpr (std::is_floating_point_v<T>) out += nlohmann::json(value).dump();
    else if constexpr (std::is_signed_v<T>) write_json_number(std::int64_t{value}, out);
    else write_json_number(std::uint64_t{value}, out);
}

template <class T>
std::string text_of(const T& value, NotUtf8 then = NotUtf8::Throw) {
    std::string out;
    out.reserve(512);
    write(value, out, then);
    return out;
}

// ---- As a tree ------------------------------------------------------------------------------------------

template <class T, class Json = nlohmann::json>
Json json_of(const T& value);

template <class Json>
struct ObjectTree {
    typename Json::object_t& object;

    template <class T>
    void operator()(std::string_view name, const T& field) const {
        object.emplace(std::string(name), json_of<T, Json>(field));
    }
};

template <class T, class Json>
Json json_of(const T& value) {
    if constexpr (Described<T>) {
        Json json = Json::object();
        each_field(value, ObjectTree<Json>{json.template get_ref<typename Json::object_t&>()});
        return json;
    } else if constexpr (kOptional<T>) {
        return value ? json_of<typename T::value_type, Json>(*value) : Json();
    } else if constexpr (AnyJson<T>) {
        return Json(value);
    } else if constexpr (kRaw<T>) {
        return Json(value.json);
    } else if constexpr (kOneOf<T>) {
        return std::visit([](const auto& each) { return json_of<std::remove_cvref_t<decltype(each)>, Json>(each); },
                          value);
    } else if constexpr (HasWords<T>) {
        return Json(word_of(value));
    } else if constexpr (HasText<T>) {
        return Json(value.text());
    } else if constexpr (ByName<T>) {
        Json json = Json::object();
        for (const auto& [name, each] : value) json[std::string(name)] = json_of<Mapped<T>, Json>(each);
        return json;
    } else if constexpr (List<T>) {
        Json json = Json::array();
        for (const auto& each : value) json.push_back(json_of<std::remove_cvref_t<decltype(each)>, Json>(each));
        return json;
    } else if constexpr (std::is_same_v<T, Money>) {
        return Json(value.cents);
    } else {
        return Json(value);
    }
}

}  // namespace baize::wire
