#include "server/protocol/schema.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "server/protocol/people.hpp"

namespace baize::server {

using namespace protocol;

namespace {

// What each question is answered with.
struct Answered {
    std::string_view question, type;
};
constexpr Answered kAnswers[] = {
    {"tables",    "TableRow[]"},
    {"offer",     "Offer"},
    {"table",     "State"},
    {"commands",  "Command[]"},
    {"recall",    "PastGame[]"},
    {"round",     "PastGame"},
    {"entries",   "Entry[]"},
    {"incidents", "Incident[]"},
    {"account",   "Account"},
    {"accounts",  "Account[]"},
    {"statement", "Movement[]"},
    {"results",   "PastResult[]"},
    {"replay",    "Replay"},
    {"file",      "TableToml"},
    {"float",     "Float"},
    {"voucher",   "Voucher | null"},
    {"journal",   "JournalEntry[]"},
    {"users",     "User[]"},
};

constexpr std::string_view kHead =
    "// Made from the description of the protocol in src/floor/protocol and src/server/protocol: do not edit.\n"
    "// ./baize_tests --gtest_filter='ProtocolFiles*' compares it, and writes it anew with BAIZE_UPDATE=1.\n"
    "// Money is whole cents, times are milliseconds of the server's clock.\n"
    "\n"
    "export type Args = Record<string, unknown>;\n";

}  // namespace

const wire::Schema& protocol_schema() {
    static const wire::Schema kSchema = [] {
        wire::Schema schema;
        schema.add<TableRow>().add<Offer>().add<State>().add<PastGame>().add<PastResult>().add<Replay>();
        schema.add<Account>().add<StatementRow>().add<Voucher>().add<IncidentRow>();
        schema.add<Welcome>().add<UserRow>().add<CommandRow>().add<JournalEntry>().add<TableToml>().add<FloatOf>();
        return schema;
    }();
    return kSchema;
}

std::string protocol_ts() {
    std::string out = std::string(kHead) + wire::typescript(protocol_schema());
    out += "export type StaffRole = Exclude<Role, 'terminal'>;\n";
    out += "\n// What each question is answered with.\nexport interface Answers {\n";
    for (const auto& [question, type] : kAnswers) out += fmt::format("  {}: {};\n", question, type);
    out += "}\n";
    out += "// What a command is replied with, as far as a page reads it. `repeat`: it was carried out before.\n"
           "export type Reply = Record<string, unknown> & { repeat?: boolean; incident?: number };\n";
    return out;
}

namespace {

std::string fields_of_name(const std::string& name, std::set<std::string>& shown) {
    shown.insert(name);
    if (const wire::PartText* part = protocol_schema().find(name)) return wire::markdown(*part);
    for (const wire::WordsText& words : protocol_schema().words)
        if (words.name == name) return wire::markdown(words);
    throw std::runtime_error(fmt::format("docs/protocol.md shows the fields of '{}', which is not described", name));
}

}  // namespace

std::string protocol_page(const std::string& page) {
    constexpr std::string_view kOpen = "<!-- fields of ", kClose = " -->\n", kEnd = "<!-- end -->";
    std::string out;
    std::set<std::string> shown;
    std::size_t at = 0;
    for (std::size_t open; (open = page.find(kOpen, at)) != page.npos;) {
        const std::size_t names = open + kOpen.size(), body = page.find(kClose, names), end = page.find(kEnd, body);
        if (end == page.npos) throw std::runtime_error("docs/protocol.md: a list of fields does not end");
        out += page.substr(at, body + kClose.size() - at);
        for (std::size_t name = names; name < body;) {
            const std::size_t comma = std::min(page.find(", ", name), body);
            out += "\n" + fields_of_name(page.substr(name, comma - name), shown);
            name = comma + 2;
        }
        out += "\n";
        at = end;
    }
    for (const std::string& name : protocol_schema().known)
        if (!shown.contains(name))
            throw std::runtime_error(fmt::format("docs/protocol.md does not show the fields of '{}'", name));
    return out + page.substr(at);
}

}  // namespace baize::server
