// Messages of clients, one after another, inside a turn.
#include <fmt/format.h>

#include <algorithm>

#include "wire/read.hpp"
#include "server/hub.hpp"
#include "server/messages.hpp"
#include "server/hub/questions.hpp"
#include "server/hub/staff_commands.hpp"

namespace baize::server {

using floor::Role;

void Hub::refuse(ConnectionId id, const Json& message, const Refusal& refusal) {
    answer(id, frames::No{{message.value("n", message.value("id", Json(0)))}, refusal.what, refusal.clause});
}

namespace {

template <class Frame>
constexpr std::string_view frame_name() {
    if constexpr (std::is_same_v<Frame, frames::Do>) return "command";
    else if constexpr (std::is_same_v<Frame, frames::Ask>) return "question";
    else return "message";
}

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

void Hub::handle(ConnectionId id, const std::string& text) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    Connection& connection = found->second;
    const bool staff = connection.actor && connection.actor->role != Role::Terminal;
    if (text.size() > (staff ? settings_.message_max_staff : settings_.message_max)) {
        ++counts_.bad_messages;
        closes_.emplace_back(id, "a message is too long");
        return;
    }
    const Json message = parse_message(text);
    if (!message.is_object()) {
        ++counts_.bad_messages;
        return refuse(id, Json::object(), Refusal{"a message is one JSON object"});
    }
    if (!within_rate(connection)) {
        ++counts_.rate_limited;
        return refuse(id, message,
                      Refusal{fmt::format("too many messages: at most {} a second", settings_.messages_a_second)});
    }
    // removed, enrolled anew, or twelve hours old
    if (connection.actor && !gate_.holder_by_hash(connection.token_hash, dependencies_.now_ms())) {
        connection.actor.reset();
        closes_.emplace_back(id, "this sign-in has ended: sign in again");
        return refuse(id, message, Refusal{"this sign-in has ended: sign in again"});
    }
    take_frame(id, connection, message, frames::FromClient{});
}

// By the first field of a frame.
template <class... Frames>
void Hub::take_frame(ConnectionId id, Connection& connection, const Json& message, frames::List<Frames...>) {
    const auto take = [&]<class Frame>(const Frame*) {
        if (!message.contains(frames::first_field<Frame>())) return false;
        Frame frame;
        const auto wrong = wire::read(message, frame, frame_name<Frame>());
        if (wrong) refuse(id, message, Refusal{*wrong});
        else handle_frame(id, connection, frame);
        return true;
    };
    if ((take(static_cast<const Frames*>(nullptr)) || ...)) return;
    ++counts_.bad_messages;
    std::vector<std::string> names = {fmt::format("'{}'", frames::first_field<Frames>())...};
    refuse(id, message, Refusal{"a message has " + wire::list_of_words({names.begin(), names.end()})});
}

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::Watch& frame) {
    watch_or_not(id, connection, frame.watch.table, true);
}

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::Unwatch& frame) {
    watch_or_not(id, connection, frame.unwatch.table, false);
}

void Hub::watch_or_not(ConnectionId id, const Connection& connection, const std::string& table, bool on) {
    const floor::LiveTable* found = floor_->table(table);
    if (!found) return refuse(id, Json::object(), Refusal{fmt::format("there is no table '{}'", table)});
    watch(id, connection, *found, on);
}

// ---- Commands -------------------------------------------------------------------------------------------------

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::Do& frame) {
    ++counts_.commands;
    const Json numbered = {{"n", frame.number}};
    if (!connection.actor) return refuse(id, numbered, Refusal{"sign in first"});
    if (StaffCommands::find(frame.verb)) return StaffCommands::run(*this, id, *connection.actor, frame);
    auto reply = floor_->perform({*connection.actor, frame.number, frame.verb, frame.args.json}, dependencies_.now_ms(),
                                 dependencies_.entropy);
    if (!reply) { ++counts_.refused; return refuse(id, numbered, reply.refusal()); }
    if (reply->repeat) ++counts_.repeats;
    if (connection.actor->role != Role::Terminal)
        dependencies_.log({{"level", "info"},
                     {"what", frame.verb},
                     {"who", connection.actor->name},
                     {"args", frame.args.json}});
    answer(id, frames::Ok{frame.number, {std::move(reply->body)}});
}

void Hub::journal_staff(const std::string& what, const std::string& who) {
    floor_->note_staff(what, who, dependencies_.now_ms());
}

// ---- Questions ------------------------------------------------------------------------------------------------------

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::Ask& frame) {
    const Json numbered = {{"id", frame.id}};
    const QuestionDef* question = find_question(frame.what);
    if (!question) return refuse(id, numbered, Refusal{fmt::format("there is no question '{}'", frame.what)});
    if (!may_ask(*question, connection.actor ? std::optional(connection.actor->role) : std::nullopt))
        return refuse(id, numbered,
                      Refusal{fmt::format("'{}' is not for {}", frame.what,
                                          connection.actor ? fmt::format("a {}", word_of(connection.actor->role))
                                                           : "somebody who has not signed in")});
    auto is = try_to_answer(connection, *question, frame.args.json);
    if (!is) return refuse(id, numbered, is.refusal());
    answer(id, frames::Answer{frame.id, {std::move(*is)}});
}

// A question changes nothing: where the program fails at one, whoever asked is told, and the floor goes on.
Result<std::string> Hub::try_to_answer(const Connection& connection, const QuestionDef& question, const Json& args) {
    try {
        return question.ask(*this, connection.actor, args);
    } catch (const store::StoreError&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        dependencies_.log({{"level", "error"},
                     {"what", "a question failed"},
                     {"question", question.what},
                     {"args", args},
                     {"why", error.what()}});
        return Refusal{fmt::format("a fault of the program: {}", error.what())};
    }
}

}  // namespace baize::server
