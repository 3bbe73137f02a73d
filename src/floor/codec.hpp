// Events and lines as the journal keeps them: JSON with the book's names, so that an auditor can read it.
#pragma once

#include <nlohmann/json.hpp>

#include "core/refusal.hpp"
#include "definition/game.hpp"
#include "engine/event.hpp"
#include "engine/table.hpp"
#include "floor/protocol/past.hpp"

namespace baize::floor {

using Json = nlohmann::json;

protocol::TableEvent event_of(const Event& event, const Game& game);
Json to_json(const Event& event, const Game& game);
// Strict: a field that is missing, unknown, of another type or out of range is refused.
Result<Event> event_from_json(const Json& json, const Game& game);

protocol::Line line_of(const Line& line, const Game& game);
Json to_json(const Line& line, const Game& game);

// ---- Reading JSON that somebody sent ------------------------------------------------------------------

// Takes fields out of an object one by one and remembers the first thing that was wrong; `finish` also refuses fields
// that nobody asked for.
class Fields {
public:
    explicit Fields(const Json& json, std::string_view what);

    std::string text(std::string_view name, std::size_t longest = 64);
    std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
    std::int64_t number_or(std::string_view name, std::int64_t standard, std::int64_t least, std::int64_t most);
    bool flag_or(std::string_view name, bool standard);
    const Json& list(std::string_view name, std::size_t longest);  // empty where there is none
    bool has(std::string_view name) const { return json_.is_object() && json_.contains(name); }
    Money money(std::string_view name) { return {number(name, 0, kMoneyMax.cents)}; }

    void fail(std::string what);
    MaybeRefusal finish();

private:
    const Json* find(std::string_view name);

    const Json& json_;
    std::string what_;
    std::vector<std::string_view> asked_;  // the names are words of the program
    MaybeRefusal refusal_;
};

}  // namespace baize::floor
