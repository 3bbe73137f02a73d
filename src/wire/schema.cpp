#include "wire/schema.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

namespace baize::wire {

namespace {

// A name that is no word of the language stands in quotes.
std::string key(const std::string& name) {
    const bool plain = std::all_of(name.begin(), name.end(),
                                   [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
    return plain ? name : "'" + name + "'";
}

// A comment above where it does not fit behind.
std::string field_line(const FieldText& field) {
    const std::string line = fmt::format("  {}{}: {};", key(field.name), field.may_be_left_out ? "?" : "", field.type);
    const std::string says = said_of(field);
    if (says.empty()) return line + "\n";
    if (line.size() + says.size() + 4 <= 120) return line + " // " + says + "\n";
    return wrapped("  // ", says) + line + "\n";
}

}  // namespace

std::string said_of(const FieldText& field) {
    return field.reach.empty() ? field.says : fmt::format("{} ({})", field.says, field.reach);
}

std::string reach_of(Reach reach, bool text) {
    if (!reach.said()) return {};
    if (text) return fmt::format("up to {} characters", reach.most);
    if (reach.most == INT64_MAX) return fmt::format("from {}", reach.least);
    return fmt::format("{} to {}", reach.least, reach.most);
}

bool Schema::is_new(std::string_view name, const void* description) {
    const auto [found, fresh] = known.emplace(name, description);
    if (found->second != description) throw std::logic_error(fmt::format("two descriptions are named '{}'", name));
    return fresh;
}

std::string Schema::part_of(std::string_view name, std::string_view says, const void* description,
                            std::span<const FieldIn> fields) {
    if (is_new(name, description)) {
        PartText text{std::string(name), std::string(says), {}, {}};
        for (const FieldIn& field : fields) add_field(text, field);
        parts.push_back(std::move(text));
    }
    return std::string(name);
}

std::string Schema::words_of(std::string_view name, const void* description, std::span<const std::string_view> list) {
    if (is_new(name, description)) words.push_back({std::string(name), {list.begin(), list.end()}});
    return std::string(name);
}

std::string Schema::one_of(std::span<const TypeIn> kinds) {
    std::string type;
    for (const TypeIn kind : kinds) type += (type.empty() ? "" : " | ") + kind(*this);
    return type;
}

std::string Schema::list_of(TypeIn item) {
    const std::string type = item(*this);
    return type.find(' ') == type.npos ? type + "[]" : "(" + type + ")[]";
}

void Schema::add_field(PartText& part, const FieldIn& field) {
    const bool filled = field.rule == Rule::Filled, optional = field.held && !field.by_name;
    if (field.rule == Rule::Inline) {
        const std::string type = (field.held ? field.held : field.type)(*this);
        if (!field.by_name) part.bases.push_back(optional ? "Partial<" + type + ">" : type);
        else if (!field.says.empty()) part.open = field.says;
        return;
    }
    const std::string type = (optional && filled ? field.held : field.type)(*this);
    std::string says(field.says);
    const bool together = field.rule == Rule::Together;
    if (together) says += fmt::format("; where there is `{}`", part.fields.back().name);
    part.fields.push_back({std::string(field.name), type, std::move(says), filled || together,
                           reach_of(field.reach, type == "string")});
}

const PartText* Schema::find(std::string_view part) const {
    const auto is_it = [&](const PartText& each) { return each.name == part; };
    const auto found = std::find_if(parts.begin(), parts.end(), is_it);
    return found == parts.end() ? nullptr : &*found;
}

std::string wrapped(std::string_view before, std::string_view text) {
    std::string out, line(before);
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (line.size() > before.size() && line.size() + 1 + word.size() > 120) {
            out += line + "\n";
            line = before;
        }
        if (line.size() > before.size()) line += ' ';
        line += word;
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return out + line + "\n";
}

std::string typescript_union(std::string_view name, const std::vector<std::string>& types) {
    std::string line = fmt::format("export type {} =", name), out;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const std::string next = fmt::format("{} {}", i ? " |" : "", types[i]);
        if (line.size() + next.size() >= 120) {
            out += line + "\n";
            line = " ";
        }
        line += next;
    }
    return out + line + ";\n";
}

std::string typescript(const WordsText& words) {
    std::vector<std::string> quoted;
    for (const std::string& word : words.words) {
        const char quote = word.find('\'') == word.npos ? '\'' : '"';
        quoted.push_back(quote + word + quote);
    }
    return typescript_union(words.name, quoted);
}

std::string typescript(const PartText& part) {
    std::string out = wrapped("// ", part.says);
    if (part.fields.empty() && part.bases.empty())
        return out + fmt::format("export type {} = Record<string, never>;\n", part.name);
    if (part.fields.empty())
        return out + fmt::format("export type {} = {};\n", part.name, fmt::join(part.bases, " & "));
    out += fmt::format("export interface {}{}{} {{\n", part.name, part.bases.empty() ? "" : " extends ",
                       fmt::join(part.bases, ", "));
    for (const FieldText& field : part.fields) out += field_line(field);
    if (!part.open.empty()) out += fmt::format("  [name: string]: unknown; // {}\n", part.open);
    return out + "}\n";
}

std::string typescript(const Schema& schema) {
    std::string out;
    for (const WordsText& each : schema.words) out += typescript(each);
    for (const PartText& each : schema.parts) out += "\n" + typescript(each);
    return out;
}

std::string markdown(const FieldText& field) {
    std::string type = field.type;
    for (std::size_t at = 0; (at = type.find('|', at)) != type.npos; at += 2) type.insert(at, "\\");
    return fmt::format("`{}`{} | {} | {} |\n", field.name, field.may_be_left_out ? " ?" : "", type, said_of(field));
}

std::string markdown(const PartText& part) {
    std::string out = fmt::format("**{}**: {}", part.name, part.says);
    for (const std::string& base : part.bases) {
        const bool partial = base.starts_with("Partial<");
        out += fmt::format("; {} the fields of **{}**", partial ? "at times" : "and",
                           partial ? base.substr(8, base.size() - 9) : base);
    }
    out += "\n\n| field | type | |\n|---|---|---|\n";
    for (const FieldText& field : part.fields) out += "| " + markdown(field);
    if (!part.open.empty()) out += fmt::format("| ... | | {} |\n", part.open);
    return out;
}

std::string markdown(const WordsText& words) {
    return fmt::format("**{}**: `{}`\n", words.name, fmt::join(words.words, "`, `"));
}

}  // namespace baize::wire
