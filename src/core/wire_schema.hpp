// The descriptions as data, and what is written of them: types for the pages, lists of fields for the documentation.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/wire.hpp"

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

// Parts in the order in which they were added, each behind those that it is made of.
struct Schema {
    std::vector<WordsText> words;
    std::vector<PartText> parts;
    std::map<std::string, const void*> known;  // by name: which description it is

    template <Described T>
    Schema& add();
    template <HasWords T>
    Schema& add_words();

    const PartText* find(std::string_view part) const;
    // As the pages know it; its description is added.
    template <class T>
    std::string type_of();

private:
    template <class Owner, class Value>
    void add_field(PartText& part, const Field<Owner, Value>& field);
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
std::string Schema::type_of() {
    if constexpr (Described<T>) return add<T>(), std::string(T::kPart.name);
    else if constexpr (HasWords<T>) return add_words<T>(), std::string(kWords<T>.name);
    else if constexpr (kRaw<T> || kWritten<T>) return std::string(T::Of::kType);
    else if constexpr (kOptional<T>) return type_of<typename T::value_type>() + " | null";
    else if constexpr (kOneOf<T>) return [&]<class... Kinds>(const std::variant<Kinds...>*) {
        std::string type;
        ((type += (type.empty() ? "" : " | ") + type_of<Kinds>()), ...);
        return type;
    }(static_cast<const T*>(nullptr));
    else if constexpr (Text<T>) return "string";
    else if constexpr (ByName<T>) return "Record<string, " + type_of<Mapped<T>>() + ">";
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
        if constexpr (ByName<Value>) {
            type_of<Mapped<Value>>();
            if (!field.says.empty()) part.open = field.says;
        } else if constexpr (kOptional<Value>) {
            part.bases.push_back("Partial<" + type_of<typename Value::value_type>() + ">");
        } else {
            part.bases.push_back(type_of<Value>());
        }
        return;
    }
    const bool filled = field.rule == Rule::Filled;
    std::string type;
    if constexpr (kOptional<Value>) type = filled ? type_of<typename Value::value_type>() : type_of<Value>();
    else type = type_of<Value>();
    part.fields.push_back({std::string(field.name), type, std::string(field.says), filled,
                           reach_of(field.reach, type == "string")});
}

template <HasWords T>
Schema& Schema::add_words() {
    if (!is_new(kWords<T>.name, &kWords<T>)) return *this;
    WordsText text{std::string(kWords<T>.name), {}};
    for (const auto& each : kWords<T>.list) text.words.emplace_back(each.word);
    words.push_back(std::move(text));
    return *this;
}

template <Described T>
Schema& Schema::add() {
    if (!is_new(T::kPart.name, &T::kPart)) return *this;
    PartText text{std::string(T::kPart.name), std::string(T::kPart.says), {}, {}};
    std::apply([&](const auto&... field) { (add_field(text, field), ...); }, T::kPart.fields);
    parts.push_back(std::move(text));
    return *this;
}

template <class Args, class Reply>
Types types(Schema& schema) {
    return {schema.type_of<Args>(), schema.type_of<Reply>()};
}

}  // namespace baize::wire
