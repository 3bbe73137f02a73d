// What the files of the protocol are made of: its types, and by name what each command and question takes and gives.
// And the types of the journal.
#pragma once

#include "wire/schema.hpp"
#include "floor/floor.hpp"

namespace baize::server {

struct NamedTypes {
    std::string name, says;
    std::vector<std::string_view> who;  // may give the command or ask; empty: anybody
    bool two_people = false;
    wire::Types types;
    bool at_times_two = false;
};

struct DescribedProtocol {
    wire::Schema schema;
    std::vector<NamedTypes> commands, questions;
    std::vector<std::string> to_server, from_server;  // frames
};
const DescribedProtocol& described_protocol();

struct DescribedLab {
    wire::Schema schema;
    std::vector<NamedTypes> questions;
};
const DescribedLab& described_lab();

const wire::Schema& described_journal();

}  // namespace baize::server
