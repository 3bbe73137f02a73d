// The types of the pages.
#include "server/protocol/schema.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "server/protocol/described.hpp"

namespace baize::server {

namespace {

constexpr std::string_view kHead =
    "// Made from the description of the protocol in {}: do not edit.\n"
    "// baize_tests --gtest_filter='ProtocolFiles*' compares it, and writes it anew with BAIZE_UPDATE=1.\n"
    "// Money is whole cents, times are milliseconds of the server's clock.\n"
    "\n"
    "export type Args = Record<string, unknown>;\n";

std::string key_of(const std::string& name) { return name.find('-') == name.npos ? name : "'" + name + "'"; }

std::string taken_and_given(const std::vector<NamedTypes>& list, std::string_view given) {
    std::string out;
    for (const NamedTypes& each : list)
        out += fmt::format("  {}: {{ args: {}; {}: {} }};\n", key_of(each.name), each.types.args, given,
                           each.types.reply);
    return out + "}\n";
}

std::string commands_ts() {
    std::string out = "\n// What each command takes, and what it is replied with; of two people the first is, and the "
                      "second\n// when he approves it.\nexport interface Commands {\n";
    for (const NamedTypes& each : described_protocol().commands) {
        std::string reply = each.types.reply;
        if (each.two_people) reply = "Proposed; approved: " + reply;
        if (each.at_times_two) reply = reply + " | Proposed; approved: " + reply;
        out += fmt::format("  {}: {{ args: {}; reply: {} }};\n", key_of(each.name), each.types.args, reply);
    }
    return out + "}\n"
                 "// As a page gets it: `repeat` or `fault` may stand in the place of all else.\n"
                 "export type Reply<Verb extends keyof Commands> = Partial<Commands[Verb]['reply']> & Otherwise;\n";
}

}  // namespace

std::string protocol_ts() {
    const DescribedProtocol& all = described_protocol();
    std::string out = fmt::format(kHead, "src/floor/protocol and src/server/protocol");
    out += wire::typescript(all.schema);
    out += "export type StaffRole = Exclude<Role, 'terminal'>;\n" + commands_ts();
    out += "\n// What each question takes, and what it is answered with.\nexport interface Questions {\n";
    out += taken_and_given(all.questions, "answer");
    out += "\n// Every message, both ways.\n";
    return out + wire::typescript_union("ToServer", all.to_server) +
           wire::typescript_union("FromServer", all.from_server);
}

std::string lab_ts() {
    std::string out = fmt::format(kHead, "src/{coach,report,server}/protocol");
    out.resize(out.rfind("\nexport type Args"));
    out += "\n" + wire::typescript(described_lab().schema);
    out += "\n// What each question takes, and its answer.\nexport interface LabQuestions {\n";
    return out + taken_and_given(described_lab().questions, "answer");
}

}  // namespace baize::server
