#include "server/messages.hpp"

namespace baize::server {

using floor::Json;

namespace {

// Nobody needs deep nesting, and reading it back out costs stack.
bool nested_too_deep(std::string_view text) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quoted && text[i] == '\\') ++i;
        else if (text[i] == '"') quoted = !quoted;
        else if (!quoted && (text[i] == '[' || text[i] == '{') && ++depth > 16) return true;
        else if (!quoted && (text[i] == ']' || text[i] == '}')) --depth;
    }
    return false;
}

}  // namespace

Json parse_message(std::string_view text) {
    Json message = nested_too_deep(text) ? Json() : Json::parse(text, nullptr, false);
    return message.is_object() ? message : Json();
}

}  // namespace baize::server
