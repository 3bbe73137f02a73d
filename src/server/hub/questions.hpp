// Who may ask what, and what it is answered with. Questions change nothing.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "floor/floor.hpp"

namespace baize::server {

class JournalWriter;
class Feed;
class CredentialStore;

// Where answers are looked up, while a question is answered.
struct Sources {
    const floor::Floor& floor;
    const Feed& feed;   // tables, with who deals
    const CredentialStore& credentials;
    JournalWriter& journal;   // the journal
};

struct QuestionDef {
    std::string_view what;
    floor::Roles roles;      // who may ask
    bool anybody;            // also who has not signed in
    std::string_view answers;
    wire::TypesIn types;     // of its arguments and its answer
    // The answer as it travels.
    Result<std::string> (*ask)(const Sources& from, const std::optional<floor::Actor>& by, const floor::Json& args);
};
std::span<const QuestionDef> questions();
const QuestionDef* find_question(std::string_view what);
bool may_ask(const QuestionDef& question, std::optional<floor::Role> role);

}  // namespace baize::server
