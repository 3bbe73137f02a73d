#include "server/protocol/described.hpp"

#include "floor/protocol/commands/pit.hpp"
#include "server/lab.hpp"
#include "server/permissions.hpp"
#include "server/protocol/frames.hpp"
#include "server/hub/questions.hpp"

namespace baize::server {

namespace {

std::vector<std::string_view> who_may(floor::Roles roles) {
    std::vector<std::string_view> who;
    for (const floor::Role role : floor::kRoles)
        if (floor::is_one_of(roles, role)) who.push_back(word_of(role));
    return who;
}

template <class... Frames>
std::vector<std::string> add_frames(wire::Schema& schema, protocol::frames::List<Frames...>) {
    return {schema.type_of<Frames>()...};
}

NamedTypes of_command(const floor::CommandDef& def, wire::Schema& schema) {
    return {std::string(def.verb), std::string(def.does), who_may(def.roles), def.two_people, def.types(schema),
            def.at_times_two};
}

DescribedProtocol describe_protocol() {
    DescribedProtocol made;
    for (const QuestionDef& def : questions())
        made.questions.push_back({std::string(def.what), std::string(def.answers),
                                  def.anybody ? std::vector<std::string_view>() : who_may(def.roles), false,
                                  def.types(made.schema)});
    for (const floor::CommandDef& def : floor::commands()) made.commands.push_back(of_command(def, made.schema));
    for (const floor::CommandDef& def : staff_commands()) made.commands.push_back(of_command(def, made.schema));
    made.schema.add<protocol::commands::Proposed>().add<protocol::commands::Otherwise>();
    made.schema.add<protocol::TableEvent>();
    made.to_server = add_frames(made.schema, protocol::frames::FromClient{});
    made.to_server.push_back(made.schema.type_of<protocol::frames::AskLab>());
    made.from_server = add_frames(made.schema, protocol::frames::FromServer{});
    return made;
}

DescribedLab describe_lab() {
    DescribedLab made;
    for (const LabDef& def : lab_questions())
        made.questions.push_back(
            {std::string(def.what), std::string(def.answers), {}, false, def.types(made.schema)});
    return made;
}

}  // namespace

const DescribedProtocol& described_protocol() {
    static const DescribedProtocol kMade = describe_protocol();
    return kMade;
}

const wire::Schema& described_journal() {
    static const wire::Schema kMade = [] {
        wire::Schema made;
        made.add<floor::Entry>().add<floor::entry::What>();
        return made;
    }();
    return kMade;
}

const DescribedLab& described_lab() {
    static const DescribedLab kMade = describe_lab();
    return kMade;
}

}  // namespace baize::server
