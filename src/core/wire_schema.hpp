// The descriptions as data, and what is written of them: types for the pages, lists of fields for the documentation.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/wire.hpp"

namespace baize::wire {

struct FieldText {
    std::string name, type, says;
    bool may_be_left_out = false;
};
struct PartText {
    std::string name, says;
    std::vector<std::string> bases;  // whose fields it has too; "Partial<X>": all of them or none
    std::vector<FieldText> fields;
};
struct WordsText {
    std::string name;
    std::vector<std::string> words;
};

// Parts in the order in which they were added, each behind those that it is made of.
struct Schema {
    std::vector<WordsText> words;
    std::vector<PartText> parts;
    std::set<std::string> known;

    template <Described T>
    Schema& add();
    template <HasWords T>
    Schema& add_words();

    const PartText* find(std::string_view part) const;

private:
    template <class T>
    std::string type_of();
    template <class Owner, class Value>
    void add_field(PartText& part, const Field<Owner, Value>& field);
};

// Words in lines of 120 columns, each behind the same beginning.
std::string wrapped(std::string_view before, std::string_view text);
// export interface X { ... }
std::string typescript(const Schema& schema);
std::string typescript(const PartText& part);
std::string typescript(const WordsText& words);
// A table of its fields.
std::string markdown(const PartText& part);
std::string markdown(const WordsText& words);

// ---- How a schema is made -------------------------------------------------------------------------------

template <class T>
std::string Schema::type_of() {
    if constexpr (Described<T>) return add<T>(), std::string(T::kPart.name);
    else if constexpr (HasWords<T>) return add_words<T>(), std::string(kWords<T>.name);
    else if constexpr (kRaw<T>) return std::string(T::Of::kType);
    else if constexpr (kOptional<T>) return type_of<typename T::value_type>() + " | null";
    else if constexpr (kOneOf<T>) return [&]<class... Kinds>(const std::variant<Kinds...>*) {
        std::string type;
        ((type += (type.empty() ? "" : " | ") + type_of<Kinds>()), ...);
        return type;
    }(static_cast<const T*>(nullptr));
    else if constexpr (Text<T>) return "string";
    else if constexpr (ByName<T>) return "Record<string, " + type_of<typename T::mapped_type>() + ">";
    else if constexpr (List<T>) {
        const std::string item = type_of<std::remove_cvref_t<decltype(*std::declval<T>().begin())>>();
        return item.find(' ') == item.npos ? item + "[]" : "(" + item + ")[]";
    }
    else if constexpr (std::is_same_v<T, bool>) return "boolean";
    else return "number";
}

template <class Owner, class Value>
void Schema::add_field(PartText& part, const Field<Owner, Value>& field) {
    if (field.rule == Rule::Inline) {
        if constexpr (kOptional<Value>) part.bases.push_back("Partial<" + type_of<typename Value::value_type>() + ">");
        else part.bases.push_back(type_of<Value>());
        return;
    }
    const bool filled = field.rule == Rule::Filled;
    std::string type;
    if constexpr (kOptional<Value>) type = filled ? type_of<typename Value::value_type>() : type_of<Value>();
    else type = type_of<Value>();
    part.fields.push_back({std::string(field.name), type, std::string(field.says), filled});
}

template <HasWords T>
Schema& Schema::add_words() {
    if (!known.insert(std::string(kWords<T>.name)).second) return *this;
    WordsText text{std::string(kWords<T>.name), {}};
    for (const auto& each : kWords<T>.list) text.words.emplace_back(each.word);
    words.push_back(std::move(text));
    return *this;
}

template <Described T>
Schema& Schema::add() {
    if (!known.insert(std::string(T::kPart.name)).second) return *this;
    PartText text{std::string(T::kPart.name), std::string(T::kPart.says), {}, {}};
    std::apply([&](const auto&... field) { (add_field(text, field), ...); }, T::kPart.fields);
    parts.push_back(std::move(text));
    return *this;
}

}  // namespace baize::wire
