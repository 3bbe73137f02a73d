// Messages of clients, one after another, inside a turn.
#include <fmt/format.h>

#include "server/hub.hpp"
#include "server/messages.hpp"
#include "wire/read.hpp"

namespace baize::server {

namespace {

// Whatever number came with the message, though it be none.
Json number_in(const Json& message) { return message.value("n", message.value("id", Json(0))); }

template <class Frame>
constexpr std::string_view frame_name() {
    if constexpr (std::is_same_v<Frame, frames::Do>) return "command";
    else if constexpr (std::is_same_v<Frame, frames::Ask>) return "question";
    else return "message";
}

}  // namespace

void Hub::handle(ConnectionId id, const std::string& text) {
    Connection* connection = connections_.find(id);
    if (!connection) return;
    if (text.size() > (connection->is_staff() ? settings_.message_max_staff : settings_.message_max)) {
        ++counts_.bad_messages;
        return replies_.close(id, "a message is too long");
    }
    const Json message = parse_message(text);
    if (!message.is_object()) {
        ++counts_.bad_messages;
        return replies_.refuse(id, Refusal{"a message is one JSON object"});
    }
    if (!connection->within_rate(settings_.messages_a_second, dependencies_.now_ms())) {
        ++counts_.rate_limited;
        return replies_.refuse(
            id, Refusal{fmt::format("too many messages: at most {} a second", settings_.messages_a_second)},
            number_in(message));
    }
    if (sign_in_.ended(*connection)) {
        feed_.leave(id);
        connection->actor.reset();
        replies_.close(id, "this sign-in has ended: sign in again");
        return replies_.refuse(id, Refusal{"this sign-in has ended: sign in again"}, number_in(message));
    }
    take_frame(id, *connection, message, frames::FromClient{});
}

// By the first field of a frame.
template <class... Frames>
void Hub::take_frame(ConnectionId id, Connection& connection, const Json& message, frames::List<Frames...>) {
    const auto take_as = [&]<class Frame>(const Frame*) {
        if (!message.contains(frames::first_field<Frame>())) return false;
        Frame frame;
        const auto wrong = wire::read(message, frame, frame_name<Frame>());
        if (wrong) replies_.refuse(id, Refusal{*wrong}, number_in(message));
        else if constexpr (requires { sign_in_.take(id, connection, frame); }) sign_in_.take(id, connection, frame);
        else take(id, connection, frame);
        return true;
    };
    if ((take_as(static_cast<const Frames*>(nullptr)) || ...)) return;
    ++counts_.bad_messages;
    std::vector<std::string> names = {fmt::format("'{}'", frames::first_field<Frames>())...};
    replies_.refuse(id, Refusal{"a message has " + wire::list_of_words({names.begin(), names.end()})},
                     number_in(message));
}

void Hub::take(ConnectionId id, Connection&, const frames::Watch& frame) {
    const floor::LiveTable* table = floor_->state().table(frame.watch.table);
    if (table) feed_.watch(id, *table);
    else replies_.refuse(id, Refusal{fmt::format("there is no table '{}'", frame.watch.table)});
}

void Hub::take(ConnectionId id, Connection&, const frames::Unwatch& frame) {
    const floor::LiveTable* table = floor_->state().table(frame.unwatch.table);
    if (table) feed_.unwatch(id, *table);
    else replies_.refuse(id, Refusal{fmt::format("there is no table '{}'", frame.unwatch.table)});
}

// ---- Commands -------------------------------------------------------------------------------------------------------

void Hub::take(ConnectionId id, Connection& connection, const frames::Do& frame) {
    ++counts_.commands;
    if (!connection.actor) return replies_.refuse(id, Refusal{"sign in first"}, frame.number);
    if (const auto* row = StaffCommands::find(frame.verb))
        return staff_commands_.run(*row, id, *connection.actor, frame);
    auto reply = floor_->perform({*connection.actor, frame.number, frame.verb, frame.args.json}, dependencies_.now_ms(),
                                 dependencies_.entropy);
    if (!reply) {
        ++counts_.refused;
        return replies_.refuse(id, reply.refusal(), frame.number);
    }
    if (reply->repeat) ++counts_.repeats;
    if (connection.is_staff())
        dependencies_.log({{"level", "info"},
                           {"what", frame.verb},
                           {"who", connection.actor->name},
                           {"args", frame.args.json}});
    replies_.answer(id, frames::Ok{frame.number, {std::move(reply->body)}});
}

// ---- Questions ------------------------------------------------------------------------------------------------------

void Hub::take(ConnectionId id, Connection& connection, const frames::Ask& frame) {
    const QuestionDef* question = find_question(frame.what);
    if (!question) return replies_.refuse(id, Refusal{fmt::format("there is no question '{}'", frame.what)}, frame.id);
    const auto role = connection.actor ? std::optional(connection.actor->role) : std::nullopt;
    if (!may_ask(*question, role))
        return replies_.refuse(id,
                                Refusal{fmt::format("'{}' is not for {}", frame.what,
                                                    role ? fmt::format("a {}", word_of(*role))
                                                         : "somebody who has not signed in")},
                                frame.id);
    auto is = try_to_answer(connection, *question, frame.args.json);
    if (!is) return replies_.refuse(id, is.refusal(), frame.id);
    replies_.answer(id, frames::Answer{frame.id, {std::move(*is)}});
}

// A question changes nothing: where the program fails at one, whoever asked is told, and the floor goes on.
Result<std::string> Hub::try_to_answer(const Connection& connection, const QuestionDef& question, const Json& args) {
    try {
        return question.ask({*floor_, feed_, credentials_, journal_}, connection.actor, args);
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
