// What the arguments of an incident say, by the description of the command that it proposes, or of what it reports.
#pragma once

#include <optional>
#include <string>

#include "floor/incident.hpp"
#include "wire/read.hpp"

namespace baize::floor {

// The round that a report, a call for a supervisor or a dispute is about; of a dispute also whose it is.
struct RoundConcerned {
    std::string table{}, terminal{};
    std::uint64_t round = 0;
    static constexpr auto kPart = wire::part("RoundConcerned", "the round that an incident is about",
        wire::always("table",    &RoundConcerned::table,    "where"),
        wire::filled("terminal", &RoundConcerned::terminal, "of a dispute: who disputes it"),
        wire::always("round",    &RoundConcerned::round,    "its number"));
};

// Nothing where they are those of another kind of incident.
template <class Args>
std::optional<Args> args_of(const Incident& incident) {
    Args args;
    if (wire::read(incident.args, args, incident.verb, wire::Trust::Trusted)) return std::nullopt;
    return args;
}

}  // namespace baize::floor
