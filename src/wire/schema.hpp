// The descriptions as data, and what is written of them: types for the pages, lists of fields for the documentation.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "wire/wire.hpp"

namespace baize::wire {

struct FieldText {
    std::string name, type, says;
    bool may_be_left_out = false;
    std::string reach{};  // in words, where it is said: "1 to 30"
};
struct PartText {
    std::string name, says;
    std::vector<std::string> bases;  // whose fields it has too; "Partial<X>": all of them or none
    std::vector<FieldText> fields;
    std::string open{};              // what further fields it may have, by names of their own
};
struct WordsText {
    std::string name;
    std::vector<std::string> words;
};

// A field's description without its types, which are a function's: that writes the type, and adds what describes it. So
// hundreds of fields are a table, and only each type is code.
using TypeIn = std::string (*)(Schema&);
struct FieldIn {
    std::string_view name, says;
    Rule rule;
    Reach reach;
    TypeIn type;
    TypeIn held = nullptr;  // what an optional value holds, or a map by its names
    bool by_name = false;
};

// Parts in the order in which they were added, each behind those that it is made of.
struct Schema {
    std::vector<WordsText> words;
    std::vector<PartText> parts;
    std::map<std::string, const void*> known;  // by name: which description it is

    template <class T>
    Schema& add();

    const PartText* find(std::string_view part) const;
    // As the pages know it; its description is added.
    template <class T>
    std::string type_of();

    // What `type_of` is made of.
    std::string part_of(std::string_view name, std::string_view says, const void* description,
                        std::span<const FieldIn> fields);
    std::string words_of(std::string_view name, const void* description, std::span<const std::string_view> list);
    std::string one_of(std::span<const TypeIn> kinds);
    std::string list_of(TypeIn item);

private:
    void add_field(PartText& part, const FieldIn& field);
    // Not known yet. Throws std::logic_error where another description has that name.
    bool is_new(std::string_view name, const void* description);
};

// A field's reach in words.
std::string reach_of(Reach reach, bool text);
// Words in lines of 120 columns, each behind the same beginning.
std::string wrapped(std::string_view before, std::string_view text);
// export interface X { ... }
std::string typescript(const Schema& schema);
std::string typescript(const PartText& part);
std::string typescript(const WordsText& words);
std::string typescript_union(std::string_view name, const std::vector<std::string>& types);
// What a field means, and how far it may reach.
std::string said_of(const FieldText& field);
// The end of a row: its name, type and meaning.
std::string markdown(const FieldText& field);
// A table of its fields.
std::string markdown(const PartText& part);
std::string markdown(const WordsText& words);

// ---- How a schema is made -------------------------------------------------------------------------------

template <class T>
std::string type_in(Schema& schema);

template <class Owner, class Value>
constexpr FieldIn field_in(const Field<Owner, Value>& field) {
    FieldIn in{field.name, field.says, field.rule, field.reach, type_in<Value>};
    if constexpr (kOptional<Value>) in.held = type_in<typename Value::value_type>;
    if constexpr (ByName<Value>) in.held = type_in<Mapped<Value>>, in.by_name = true;
    return in;
}
template <Described T>
inline constexpr auto kFieldsIn = std::apply(
    [](const auto&... field) { return std::array<FieldIn, sizeof...(field)>{field_in(field)...}; }, kPartOf<T>.fields);

template <HasWords T>
inline constexpr auto kWordsIn = [] {
    std::array<std::string_view, std::size(kWords<T>.list)> words;
    std::ranges::transform(kWords<T>.list, words.begin(), [](const auto& each) { return each.word; });
    return words;
}();

template <class T>
inline constexpr std::array<TypeIn, 0> kKindsIn{};
template <class... Kinds>
inline constexpr std::array<TypeIn, sizeof...(Kinds)> kKindsIn<std::variant<Kinds...>>{type_in<Kinds>...};

template <class T>
std::string type_in(Schema& schema) {
    using Type = typename TravelsAs<T>::Type;
    if constexpr (!std::is_same_v<T, Type>) return type_in<Type>(schema);
    else if constexpr (Described<T>)
        return schema.part_of(kPartOf<T>.name, kPartOf<T>.says, &kPartOf<T>, kFieldsIn<T>);
    else if constexpr (AnyJson<T>) return "any";
    else if constexpr (HasWords<T>) return schema.words_of(kWords<T>.name, &kWords<T>, kWordsIn<T>);
    else if constexpr (kRaw<T> || kWritten<T>) return std::string(T::Of::kType);
    else if constexpr (kOptional<T>) return type_in<typename T::value_type>(schema) + " | null";
    else if constexpr (kOneOf<T>) return schema.one_of(kKindsIn<T>);
    else if constexpr (Text<T> || HasText<T>) return "string";
    else if constexpr (ByName<T>) return "Record<string, " + type_in<Mapped<T>>(schema) + ">";
    else if constexpr (List<T>)
        return schema.list_of(type_in<std::remove_cvref_t<decltype(*std::declval<T>().begin())>>);
    else if constexpr (std::is_same_v<T, bool>) return "boolean";
    else return "number";
}

template <class T>
std::string Schema::type_of() {
    return type_in<T>(*this);
}

template <class T>
Schema& Schema::add() {
    type_in<T>(*this);
    return *this;
}

template <class Args, class Reply>
Types types(Schema& schema) {
    return {schema.type_of<Args>(), schema.type_of<Reply>()};
}

}  // namespace baize::wire
