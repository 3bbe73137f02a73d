// The lists of docs/protocol.md, docs/protocol-commands.md and docs/journal.md.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <stdexcept>

#include "server/protocol/described.hpp"
#include "server/protocol/schema.hpp"

namespace baize::server {

namespace {

[[noreturn]] void wrong(const std::string& what) { throw std::runtime_error("the page " + what); }

// Makes the lists, and remembers what it has shown.
class PageWriter {
public:
    explicit PageWriter(std::vector<const wire::Schema*> schemas, Examples examples = {})
        : schemas_(std::move(schemas)), examples_(std::move(examples)) {}
    std::string page(const std::string& page);
    void check_parts() const;
    void check_commands() const;
    void check_questions() const;

private:
    // `kind` is what the opening comment says: "fields of X, Y", "commands X, Y", "entries X, Y", "events", "questions"
    // or "lab".
    std::string list(std::string_view kind);
    std::string fields(const std::string& name);
    static std::string events();
    const NamedTypes& command(const std::string& verb);
    std::string commands(const std::vector<std::string>& verbs);
    std::string entry(const std::string& verb);
    std::string table_of(std::string_view head, const std::string& type);
    std::string questions(const std::vector<NamedTypes>& all);
    std::string rows_of(const std::string& type, std::string_view before);
    const wire::PartText* find(const std::string& name) const;

    std::vector<const wire::Schema*> schemas_;
    Examples examples_;
    std::set<std::string> shown_, shown_commands_;
    bool questions_ = false, lab_ = false;
};

const wire::PartText* PageWriter::find(const std::string& name) const {
    for (const wire::Schema* each : schemas_)
        if (const wire::PartText* found = each->find(name)) return found;
    return nullptr;
}

std::string PageWriter::fields(const std::string& name) {
    shown_.insert(name);
    if (const wire::PartText* part = find(name)) return "\n" + wire::markdown(*part);
    for (const wire::Schema* each : schemas_)
        for (const wire::WordsText& words : each->words)
            if (words.name == name) return "\n" + wire::markdown(words);
    wrong(fmt::format("shows the fields of '{}', which is not described", name));
}

// Which fields of TableEvent each kind of event has.
std::string PageWriter::events() {
    std::string out = "\n| event | its fields |\n|---|---|\n";
    for (const floor::EventKindText& kind : floor::event_kinds()) {
        std::vector<std::string> names;
        for (const auto& field : kind.fields)
            names.push_back(fmt::format("`{}`{}", field.name, field.may_be_left_out ? " ?" : ""));
        out += fmt::format("| `{}` | {} |\n", kind.kind, fmt::join(names, ", "));
    }
    return out;
}

// A row for each field, those of the parts among them too.
std::string PageWriter::rows_of(const std::string& type, std::string_view before) {
    const wire::PartText* part = find(type);
    if (!part) return fmt::format("{}| {} | |\n", before, type);
    shown_.insert(type);
    std::string rows;
    for (const std::string& base : part->bases) {
        const bool partial = base.starts_with("Partial<");
        rows += rows_of(partial ? base.substr(8, base.size() - 9) : base, before);
    }
    for (const wire::FieldText& field : part->fields) rows += fmt::format("{}| {}", before, wire::markdown(field));
    return rows;
}

const NamedTypes& PageWriter::command(const std::string& verb) {
    const auto& all = described_protocol().commands;
    const auto found = std::find_if(all.begin(), all.end(), [&](const NamedTypes& each) { return each.name == verb; });
    if (found == all.end()) wrong(fmt::format("shows the command '{}', which there is not", verb));
    shown_commands_.insert(verb);
    return *found;
}

// One row each. What they take and are replied is on the other page: there its parts are shown.
std::string PageWriter::commands(const std::vector<std::string>& verbs) {
    std::string out = "\n| command | given by | people | |\n|---|---|---|---|\n";
    for (const std::string& verb : verbs) {
        const NamedTypes& shown = command(verb);
        out += fmt::format("| [`{0}`](protocol-commands.md#{0}) | {1} | {2} | {3} |\n", verb,
                           fmt::join(shown.who, ", "),
                           shown.two_people ? "two" : shown.at_times_two ? "one or two" : "one", shown.says);
        rows_of(shown.types.args, "");
        rows_of(shown.types.reply, "");
    }
    return out;
}

std::string PageWriter::table_of(std::string_view head, const std::string& type) {
    if (!find(type)) return fmt::format("The {} is `{}`.\n\n", head, type);
    const std::string rows = rows_of(type, "");
    return rows.empty() ? "" : fmt::format("| {} | type | |\n|---|---|---|\n{}\n", head, rows);
}

std::string_view people(const NamedTypes& command) {
    if (command.two_people) return "Two people: the first is replied **Proposed**";
    return command.at_times_two ? "One person, or two, of whom the first is replied **Proposed**" : "One person";
}

// All that there is to know of a command, with an example.
std::string PageWriter::entry(const std::string& verb) {
    const NamedTypes& shown = command(verb);
    const auto example = examples_.find(verb);
    if (example == examples_.end()) wrong(fmt::format("has no example of the command '{}'", verb));
    std::string says = shown.says;
    says.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(says.front())));
    std::string out = fmt::format("\n### {}\n\n{}.\n\nGiven by: {}. {}.\n\n", verb, says,
                                  fmt::join(shown.who, ", "), people(shown));
    out += table_of("argument", shown.types.args);
    out += table_of(shown.two_people ? "reply to the second" : "reply", shown.types.reply);
    return out + "```\n" + example->second + "```\n";
}

std::string PageWriter::questions(const std::vector<NamedTypes>& all) {
    std::string out = "\n| question | argument | type | |\n|---|---|---|---|\n";
    for (const NamedTypes& each : all) {
        std::string answer = each.types.reply;
        for (std::size_t at = 0; (at = answer.find('|', at)) != answer.npos; at += 2) answer.insert(at, "\\");
        out += fmt::format("| `{}` | *{}* | → {} | {} |\n", each.name,
                           each.who.empty() ? "anybody" : fmt::format("{}", fmt::join(each.who, ", ")), answer,
                           each.says);
        out += rows_of(each.types.args, "| ");
    }
    return out;
}

std::vector<std::string> names_in(std::string_view list) {
    std::vector<std::string> names;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(", "), list.size());
        names.emplace_back(list.substr(0, comma));
        list.remove_prefix(std::min(list.size(), comma + 2));
    }
    return names;
}

std::string PageWriter::list(std::string_view kind) {
    constexpr std::string_view kFields = "fields of ", kCommands = "commands ", kEntries = "entries ";
    if (kind == "questions") return questions_ = true, questions(described_protocol().questions);
    if (kind == "events") return events();
    if (kind == "lab") return lab_ = true, questions(described_lab().questions);
    if (kind.starts_with(kCommands)) return commands(names_in(kind.substr(kCommands.size())));
    std::string out;
    if (kind.starts_with(kEntries))
        for (const std::string& verb : names_in(kind.substr(kEntries.size()))) out += entry(verb);
    else
        for (const std::string& name : names_in(kind.substr(kFields.size()))) out += fields(name);
    return out;
}

void PageWriter::check_commands() const {
    for (const NamedTypes& each : described_protocol().commands)
        if (!shown_commands_.contains(each.name)) wrong(fmt::format("does not show the command '{}'", each.name));
}

void PageWriter::check_questions() const {
    if (!questions_ || !lab_) wrong("does not show the questions, or not those of the lab");
}

void PageWriter::check_parts() const {
    for (const wire::Schema* schema : schemas_)
        for (const auto& [name, description] : schema->known)
            if (!shown_.contains(name)) wrong(fmt::format("does not show the fields of '{}'", name));
}

// Where the next list begins.
std::size_t next_list(const std::string& page, std::size_t from) {
    std::size_t next = page.npos;
    for (const char* open :
         {"<!-- fields of ", "<!-- commands ", "<!-- entries ", "<!-- questions -->", "<!-- lab -->",
          "<!-- events -->"})
        next = std::min(next, page.find(open, from));
    return next;
}

std::string PageWriter::page(const std::string& page) {
    constexpr std::string_view kOpen = "<!-- ", kClose = " -->\n", kEnd = "<!-- end -->";
    std::string out;
    std::size_t at = 0;
    for (std::size_t open; (open = next_list(page, at)) != page.npos;) {
        const std::size_t kind = open + kOpen.size(), body = page.find(kClose, kind), end = page.find(kEnd, body);
        if (end == page.npos) wrong("has a list that does not end");
        out += page.substr(at, body + kClose.size() - at);
        out += list(std::string_view(page).substr(kind, body - kind)) + "\n";
        at = end;
    }
    return out + page.substr(at);
}

}  // namespace

std::string protocol_page(const std::string& page) {
    PageWriter writer({&described_protocol().schema, &described_lab().schema});
    const std::string made = writer.page(page);
    writer.check_parts();
    writer.check_commands();
    writer.check_questions();
    return made;
}

std::string commands_page(const std::string& page, const Examples& examples) {
    PageWriter writer({&described_protocol().schema}, examples);
    const std::string made = writer.page(page);
    writer.check_commands();
    return made;
}

std::string journal_page(const std::string& page) {
    PageWriter writer({&described_journal()});
    const std::string made = writer.page(page);
    writer.check_parts();
    return made;
}

}  // namespace baize::server
