// Messages of clients, one after another, inside a turn.
#include <fmt/format.h>

#include <algorithm>

#include "core/json_text.hpp"
#include "engine/names.hpp"
#include "floor/views.hpp"
#include "server/hub.hpp"
#include "server/messages.hpp"
#include "server/permissions.hpp"

namespace baize::server {

using floor::Actor;
using floor::Fields;
using floor::Role;

void Hub::answer(ConnectionId id, const Json& message) { told_.push_back({id, json_text(message, NotUtf8::Replace)}); }

void Hub::refuse(ConnectionId id, const Json& message, const Refusal& refusal) {
    Json json = {{"no", message.value("n", message.value("id", Json(0)))}, {"what", refusal.what}};
    if (!refusal.clause.empty()) json["clause"] = refusal.clause;
    answer(id, json);
}

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
    if (connection.actor && !gate_.holder_by_hash(connection.token_hash, around_.now_ms())) {
        connection.actor.reset();
        closes_.emplace_back(id, "this sign-in has ended: sign in again");
        return refuse(id, message, Refusal{"this sign-in has ended: sign in again"});
    }
    if (message.contains("do")) return handle_command(id, connection, message);
    if (message.contains("ask")) return handle_question(id, connection, message);
    if (message.contains("watch") || message.contains("unwatch")) {
        const bool on = message.contains("watch");
        Fields fields(message[on ? "watch" : "unwatch"], on ? "watch" : "unwatch");
        const std::string table = fields.text("table");
        if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
        const floor::LiveTable* found = floor_->table(table);
        if (!found) return refuse(id, message, Refusal{fmt::format("there is no table '{}'", table)});
        return watch(id, connection, *found, on);
    }
    if (message.contains("token")) return handle_token(id, connection, message);
    if (message.contains("sign-in")) return handle_sign_in(id, message);
    if (message.contains("set-up")) return handle_set_up(id, message);
    if (message.contains("open-terminal")) return handle_open_terminal(id, connection, message);
    if (message.contains("sign-out")) {
        if (connection.actor) journal_staff("signed out", connection.actor->name);
        if (!connection.token_hash.empty()) gate_.revoke_hash(connection.token_hash);
        unwatch_all(id, connection);
        connection.actor.reset();
        return answer(id, {{"bye", Json::object()}});
    }
    ++counts_.bad_messages;
    refuse(id, message,
           Refusal{"a message has 'do', 'ask', 'watch', 'unwatch', 'token', 'sign-in', 'open-terminal', 'set-up' or "
                   "'sign-out'"});
}

// ---- Commands -------------------------------------------------------------------------------------------------

void Hub::handle_command(ConnectionId id, Connection& connection, const Json& message) {
    ++counts_.commands;
    if (!connection.actor) return refuse(id, message, Refusal{"sign in first"});
    Fields fields(message, "command");
    const std::string verb = fields.text("do");
    const auto number = static_cast<std::uint64_t>(fields.number("n", 1, INT64_MAX));
    const Json none = Json::object();
    const Json& args = fields.has("args") ? fields.object("args") : none;
    if (auto refusal = fields.finish()) { ++counts_.refused; return refuse(id, message, *refusal); }
    if (find_staff_command(verb)) return handle_staff_command(id, connection, message);
    auto reply = floor_->perform({*connection.actor, number, verb, args}, around_.now_ms(), around_.entropy);
    if (!reply) { ++counts_.refused; return refuse(id, message, reply.refusal()); }
    if (reply->repeat) ++counts_.repeats;
    if (connection.actor->role != Role::Terminal)
        around_.log({{"level", "info"}, {"what", verb}, {"who", connection.actor->name}, {"args", args}});
    answer(id, floor::object_of("ok", number, "reply", std::move(reply->body)));
}

void Hub::journal_staff(const std::string& what, const std::string& who) {
    floor_->note_staff(what, who, around_.now_ms());
}

void Hub::handle_staff_command(ConnectionId id, Connection& connection, const Json& message) {
    const auto verb = message.at("do").get<std::string>();
    const Json args = message.value("args", Json::object());
    const Json number = message.at("n");
    if (!may_staff(*find_staff_command(verb), connection.actor->role))
        return refuse(id, message,
                      Refusal{fmt::format("'{}' is not for a {}", verb, word_of(connection.actor->role))});
    Fields fields(args, verb);
    const std::string by = connection.actor->name;
    if (verb == "enrol-terminal") {
        const std::string terminal = fields.text("terminal");
        if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
        const auto at = floor::parse_terminal(terminal);
        const floor::LiveTable* table = at ? floor_->table(at->table) : nullptr;
        if (!table || at->player >= table->config().terminals)
            return refuse(id, message, Refusal{fmt::format("there is no terminal '{}'", terminal),
                                               table ? table->profile().or_house(table->profile().terminals) : ""});
        gate_.revoke_all(terminal);
        sign_out_all(terminal, "this terminal was enrolled anew");
        const std::string token = gate_.issue({Role::Terminal, terminal, terminal, around_.now_ms()}, around_.entropy);
        journal_staff("enrolled " + terminal, by);
        return answer(id, {{"ok", number}, {"reply", {{"terminal", terminal}, {"token", token}}}});
    }
    const std::string user = verb == "change-password" ? by : fields.text("user");
    if (verb == "unlock-user" || verb == "remove-user") {
        if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
        if (user == by) return refuse(id, message, Refusal{"somebody else has to do that for you"});
        if (auto refusal = verb == "unlock-user" ? gate_.unlock_user(user) : gate_.remove_user(user))
            return refuse(id, message, *refusal);
        if (verb == "remove-user") sign_out_all(user, "an engineer removed this user");
        journal_staff(verb + " " + user, by);
        return answer(id, {{"ok", number}, {"reply", {{"user", user}}}});
    }
    const std::string role = verb == "add-user" ? fields.text("role") : std::string(word_of(connection.actor->role));
    const std::string password = fields.text("password", 200);
    if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
    if (verb == "add-user")
        if (auto refusal = gate_.check_new_user(user, role)) return refuse(id, message, *refusal);
    if (auto refusal = password_too_weak(password, user)) return refuse(id, message, *refusal);
    auto hash = std::make_shared<std::string>();
    around_.offload([hash, password, this] { *hash = hash_password(password, around_.entropy); }, [=, this] {
        queue_.push_back({id, "", [=, this] {
            if (verb == "add-user")
                if (auto refusal = gate_.check_new_user(user, role)) return refuse(id, {{"n", number}}, *refusal);
            if (verb == "change-password" && !gate_.user(user))
                return refuse(id, {{"n", number}}, Refusal{"this user was removed"});
            gate_.add_user(user, *from_word<floor::Role>(role), *hash);
            journal_staff(verb + " " + user, by);
            answer(id, {{"ok", number}, {"reply", {{"user", user}, {"role", role}}}});
        }});
    });
}

// ---- Signing in -------------------------------------------------------------------------------------------------

void Hub::welcome(ConnectionId id, Connection& connection) {
    const Actor& actor = *connection.actor;
    protocol::Welcome welcome{.role = actor.role,
                              .name = actor.name,
                              .number = floor_->last_number(actor.source),
                              .currency = settings_.floor.currency,
                              .play_money = settings_.demonstration,
                              .now = around_.now_ms()};
    if (actor.role == Role::Auditor) welcome.journal = journal_length();
    if (actor.role == Role::Terminal) {
        const auto at = floor::parse_terminal(actor.name);
        const floor::LiveTable* table = at ? floor_->table(at->table) : nullptr;
        if (table) {
            show_in(welcome, *table, at->player);
            watchers_.watch(id, table->id);
        }
        sign_out_all(actor.name, "this terminal was opened elsewhere", id);  // one screen for one terminal
    }
    told_.push_back({id, "{\"welcome\":" + wire::text_of(welcome, NotUtf8::Replace) + "}"});
}

void Hub::show_in(protocol::Welcome& welcome, const floor::LiveTable& table, PlayerId player) {
    try {
        welcome.offer = floor::offer_view(table, player + 1);
        welcome.state = state_of(table, player);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        cannot_show(table, error);
    }
}

void Hub::sign_out_all(const std::string& name, const std::string& why, ConnectionId but) {
    for (auto& [id, each] : connections_) {
        if (id == but || !each.actor || each.actor->name != name) continue;
        unwatch_all(id, each);
        each.actor.reset();
        closes_.emplace_back(id, why);
    }
}

void Hub::handle_token(ConnectionId id, Connection& connection, const Json& message) {
    Fields fields(message, "token");
    const std::string token = fields.text("token", 64);
    if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
    const TokenHolder* holder = gate_.holder(token, around_.now_ms());
    if (!holder) return refuse(id, message, Refusal{"the token is not known any more: sign in again"});
    connection.actor = Actor{holder->role, holder->name, holder->source};
    connection.token_hash = Gate::token_hash(token);
    welcome(id, connection);
}

void Hub::handle_sign_in(ConnectionId id, const Json& message) {
    Fields fields(message.at("sign-in"), "sign-in");
    const std::string name = fields.text("user");
    const std::string password = fields.text("password", 200);
    if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
    Connection& connection = connections_.at(id);
    if (connection.signing_in) return refuse(id, message, Refusal{"one sign-in at a time"});
    const User* user = gate_.user(name);
    if (user && user->locked)
        return refuse(id, message, Refusal{"this user is locked after three wrong tries: an engineer can unlock it"});
    // Somebody who does not exist costs as much time as a wrong password.
    static const std::string kNobodysHash =
        "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    connection.signing_in = true;
    auto fits = std::make_shared<bool>(false);
    const std::string hash = user ? user->hash : kNobodysHash;
    around_.offload([=] { *fits = password_fits(hash, password); }, [=, this] {
        queue_.push_back({id, "", [=, this] {
            const auto found = connections_.find(id);
            if (found != connections_.end()) found->second.signing_in = false;
            const User* now_user = gate_.user(name);
            if (!*fits || !now_user || now_user->locked) {
                ++counts_.sign_in_failures;
                const bool locked = gate_.wrong_password(name);
                journal_staff(locked ? "locked after three wrong passwords" : "wrong password",
                              now_user ? name : "unknown user");
                return refuse(id, Json::object(),
                              Refusal{locked ? "wrong, for the third time: this user is locked now"
                                             : "the user or the password is wrong"});
            }
            gate_.right_password(name);
            ++counts_.sign_ins;
            if (found == connections_.end()) return;
            std::array<std::uint8_t, 6> random{};
            around_.entropy.fill(random);
            // No table's id has a colon: a transfer of the staff is in no book of a round, whatever they are called.
            const TokenHolder holder{now_user->role, name, fmt::format("user:{}/{}", name, store::to_hex(random)),
                                     around_.now_ms()};
            const std::string token = gate_.issue(holder, around_.entropy);
            found->second.actor = Actor{holder.role, holder.name, holder.source};
            found->second.token_hash = Gate::token_hash(token);
            journal_staff("signed in", name);
            answer(id, {{"token", token}});
            welcome(id, found->second);
        }});
    });
}

void Hub::handle_set_up(ConnectionId id, const Json& message) {
    Fields fields(message.at("set-up"), "set-up");
    const std::string code = fields.text("code");
    const std::string name = fields.text("user");
    const std::string password = fields.text("password", 200);
    if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
    if (auto refusal = gate_.check_set_up_code(code)) {
        ++counts_.sign_in_failures;
        return refuse(id, message, *refusal);
    }
    if (auto refusal = gate_.check_new_user(name, "engineer")) return refuse(id, message, *refusal);
    if (auto refusal = password_too_weak(password, name)) return refuse(id, message, *refusal);
    Connection& connection = connections_.at(id);
    if (std::exchange(connection.signing_in, true)) return refuse(id, message, Refusal{"one sign-in at a time"});
    auto hash = std::make_shared<std::string>();
    around_.offload([=, this] { *hash = hash_password(password, around_.entropy); }, [=, this] {
        queue_.push_back({id, "", [=, this] {
            if (const auto found = connections_.find(id); found != connections_.end()) found->second.signing_in = false;
            if (auto refusal = gate_.check_set_up_code(code)) return refuse(id, Json::object(), *refusal);
            gate_.add_user(name, Role::Engineer, *hash);
            journal_staff("set up the floor", name);
            answer(id, {{"set-up", "done"}, {"user", name}});
        }});
    });
}

void Hub::handle_open_terminal(ConnectionId id, Connection& connection, const Json& message) {
    Fields fields(message.at("open-terminal"), "open-terminal");
    const std::string table_id = fields.text("table");
    const auto wanted = static_cast<int>(fields.number_or("terminal", 0, 1, kPlayersMax));
    if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
    if (!settings_.demonstration)
        return refuse(id, message, Refusal{"terminals of this floor are enrolled by an engineer"});
    const floor::LiveTable* table = floor_->table(table_id);
    if (!table) return refuse(id, message, Refusal{fmt::format("there is no table '{}'", table_id)});
    const auto in_use = [&](const std::string& name) {
        const auto connected = std::any_of(connections_.begin(), connections_.end(), [&](const auto& each) {
            return each.second.actor && each.second.actor->name == name;
        });
        const auto* account = floor_->books().account("terminal:" + name);
        return connected ||
               (gate_.terminal_taken(name) && account && (account->free().cents > 0 || account->reserved.cents > 0));
    };
    int number = wanted;
    for (int i = 1; number == 0 && i <= table->config().terminals; ++i)
        if (!in_use(floor::terminal_name(table_id, static_cast<PlayerId>(i - 1))) &&
            !table->locked_terminals.contains(i))
            number = i;
    const std::string name = floor::terminal_name(table_id, static_cast<PlayerId>(std::max(1, number) - 1));
    if (number == 0 || number > table->config().terminals || in_use(name))
        return refuse(id, message,
                      Refusal{wanted ? fmt::format("terminal {} is in use or not there", wanted)
                                     : "every terminal of this table is in use"});
    gate_.revoke_all(name);
    if (floor_->is_mine(*table)) floor_->new_player_at(name, around_.now_ms());
    const std::string token = gate_.issue({Role::Terminal, name, name, around_.now_ms()}, around_.entropy);
    connection.actor = Actor{Role::Terminal, name, name};
    connection.token_hash = Gate::token_hash(token);
    answer(id, {{"token", token}});
    welcome(id, connection);
}

// ---- Questions ------------------------------------------------------------------------------------------------------

namespace {

template <class Part>
std::string as_text(const Part& part) {
    return wire::text_of(part, NotUtf8::Replace);
}

}  // namespace

void Hub::handle_question(ConnectionId id, Connection& connection, const Json& message) {
    Fields fields(message, "question");
    const std::string what = fields.text("ask");
    const auto number = fields.number_or("id", 0, 0, INT64_MAX);
    const Json none = Json::object();
    const Json& args = fields.has("args") ? fields.object("args") : none;
    if (auto refusal = fields.finish()) return refuse(id, message, *refusal);
    const QuestionDef* question = find_question(what);
    if (!question) return refuse(id, message, Refusal{fmt::format("there is no question '{}'", what)});
    if (!may_ask(*question, connection.actor ? std::optional(connection.actor->role) : std::nullopt))
        return refuse(id, message,
                      Refusal{fmt::format("'{}' is not for {}", what,
                                          connection.actor ? fmt::format("a {}", word_of(connection.actor->role))
                                                           : "somebody who has not signed in")});
    auto is = try_to_answer(connection, what, args);
    if (!is) return refuse(id, message, is.refusal());
    told_.push_back({id, fmt::format("{{\"answer\":{},\"is\":{}}}", number, *is)});
}

// A question changes nothing: where the program fails at one, whoever asked is told, and the floor goes on.
Result<std::string> Hub::try_to_answer(const Connection& connection, const std::string& what, const Json& args) {
    try {
        return answer_question(connection, what, args);
    } catch (const store::StoreError&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        around_.log({{"level", "error"},
                     {"what", "a question failed"},
                     {"question", what},
                     {"args", args},
                     {"why", error.what()}});
        return Refusal{fmt::format("a fault of the program: {}", error.what())};
    }
}

Result<std::string> Hub::answer_question(const Connection& connection, const std::string& what, const Json& args) {
    Fields fields(args, what);
    if (find_question(what)->about == About::Table) return answer_about_table(connection, what, fields);
    if (find_question(what)->about == About::Money) return answer_about_money(what, fields);
    const auto most = static_cast<std::size_t>(fields.number_or("most", 20, 1, 1'000));
    const auto from = static_cast<std::uint64_t>(fields.number_or("from", 0, 0, INT64_MAX));
    const bool open_only = fields.flag_or("open", false), raw = fields.flag_or("raw", false);
    if (auto refusal = fields.finish()) return *refusal;
    if (what == "tables") return as_text(tables());
    if (what == "incidents") return as_text(floor::incidents_view(*floor_, open_only));
    if (what == "users") return as_text(users_view(gate_));
    if (what == "commands") return as_text(commands_view());
    std::vector<protocol::JournalEntry> list;  // journal
    for (store::Entry& entry : store().read(from, most)) {
        list.push_back({entry.seq, {Json::parse(entry.payload)}, store::to_hex(entry.hash), {}});
        if (raw) list.back().text = std::move(entry.payload);
    }
    return as_text(list);
}

// A terminal asks about its own table where it names none, and sees other tables as anybody does.
Result<std::string> Hub::answer_about_table(const Connection& connection, const std::string& what, Fields& fields) {
    const bool terminal = connection.actor && connection.actor->role == Role::Terminal;
    const auto at = terminal ? floor::parse_terminal(connection.actor->name) : std::nullopt;
    const PlayerId player = at ? at->player : kNobody;
    const std::string id = at && !fields.has("table") ? at->table : fields.text("table");
    const auto most = static_cast<std::size_t>(fields.number_or("most", 20, 1, 1'000));
    const auto round = static_cast<std::uint64_t>(fields.number_or("round", 0, 0, INT64_MAX));
    if (auto refusal = fields.finish()) return *refusal;
    const floor::LiveTable* table = floor_->table(id);
    if (!table) return Refusal{fmt::format("there is no table '{}'", id)};
    const bool own = at && at->table == id;
    if (what == "offer") return as_text(floor::offer_view(*table, own ? player + 1 : 0));
    if (what == "table") return as_text(state_of(*table, own ? player : kNobody));
    if (what == "results") return as_text(floor::results_view(*table, most));
    if (what == "entries") return as_text(floor::entries_view(*table));
    if (what == "file")
        return as_text(protocol::TableToml{(table->next_offer ? table->next_offer : table->offer)->toml});
    if (what == "float") return as_text(protocol::FloatOf{"float:" + id, -floor_->books().free("float:" + id)});
    if (at && !own) return Refusal{"a terminal sees its own table's games"};
    if (what == "recall") return as_text(floor::recall_view(*table, player, most));
    const floor::PastRound* past = table->find_past(round);
    if (!past)
        return Refusal{fmt::format("round {} is not among the last {}; the journal has it", round, floor::kPastRounds)};
    if (what == "replay") return as_text(floor::replay_view(*past));
    protocol::PastGame game = floor::round_view(*table, *past, player);
    if (!terminal) game.entries = floor::round_entries(*past);
    return as_text(game);
}

Result<std::string> Hub::answer_about_money(const std::string& what, Fields& fields) {
    const std::string number = fields.text_or("number", ""), account = fields.text_or("account", "", 80);
    const auto most = static_cast<std::size_t>(fields.number_or("most", 20, 1, 1'000));
    if (auto refusal = fields.finish()) return *refusal;
    if (what == "accounts") return as_text(floor::accounts_view(*floor_));
    if (what == "voucher") return as_text(floor::voucher_view(floor_->books(), number));
    const auto* found = floor_->books().account(account);
    if (!found) return Refusal{fmt::format("there is no account '{}'", account)};
    if (what == "statement") return as_text(floor::statement_view(*floor_, account, most));
    return as_text(floor::account_view(account, *found));
}

}  // namespace baize::server
