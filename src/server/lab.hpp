// The lab: what an inventor of games asks. Games, prices with pay rows of
// one's own, charts of play, table files and signs.
// It knows no floor and keeps nothing; anybody may ask. Some answers take seconds,
// so they are given on threads of their own (net/lab_desk.hpp).
#pragma once

#include <span>
#include <string>

#include "wire/wire.hpp"
#include "core/progress.hpp"
#include "floor/codec.hpp"

namespace baize::server {

using LabJson = nlohmann::ordered_json;

struct LabDef {
    std::string_view what, answers;
    wire::TypesIn types;  // of its arguments and its answer
    Result<LabJson> (*answer)(const floor::Json& args, const Progress& progress);
};
std::span<const LabDef> lab_questions();

// `what` is one of them. Throws Cancelled where `progress` says so.
Result<LabJson> lab_answer(const std::string& what, const floor::Json& args, const Progress& progress);
// Is this a question that may take more than a moment?
bool lab_takes_long(const floor::Json& args);

}  // namespace baize::server
