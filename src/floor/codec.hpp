// Events and lines as the journal keeps them: JSON with the book's names, so that an auditor can read it.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "definition/game.hpp"
#include "engine/event.hpp"
#include "engine/table.hpp"
#include "floor/protocol/past.hpp"

namespace baize::floor {

using Json = nlohmann::json;

// Which fields an event of each kind has, for the page (floor/event_fields.hpp).
struct EventKindText {
    struct Field {
        std::string_view name;
        bool may_be_left_out;
    };
    std::string_view kind;
    std::vector<Field> fields;
};
std::vector<EventKindText> event_kinds();

protocol::TableEvent event_of(const Event& event, const Game& game);
// Strict: a field that is missing, unknown, of another type or out of range is refused.
Result<Event> event_from_json(const Json& json, const Game& game);
// Of an event that is put together here, in the words of the game.
Result<Event> event_from(const protocol::TableEvent& sent, const Game& game);

protocol::Line line_of(const Line& line, const Game& game);
Json to_json(const Line& line, const Game& game);

}  // namespace baize::floor
