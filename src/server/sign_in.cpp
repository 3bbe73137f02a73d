// Who somebody is: passwords, tokens, terminals.
#include <fmt/format.h>

#include <algorithm>

#include "floor/views.hpp"
#include "server/hub.hpp"

namespace baize::server {

using floor::Actor;
using floor::Role;

void Hub::welcome(ConnectionId id, Connection& connection) {
    const Actor& actor = *connection.actor;
    protocol::Welcome welcome{.role = actor.role,
                              .name = actor.name,
                              .number = floor_->last_number(actor.source),
                              .currency = settings_.floor.currency,
                              .play_money = settings_.demonstration,
                              .now = dependencies_.now_ms()};
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
    answer(id, frames::Welcomed{std::move(welcome)});
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

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::UseToken& frame) {
    const TokenHolder* holder = gate_.holder(frame.token, dependencies_.now_ms());
    if (!holder) return refuse(id, Json::object(), Refusal{"the token is not known any more: sign in again"});
    connection.actor = Actor{holder->role, holder->name, holder->source};
    connection.token_hash = Gate::token_hash(frame.token);
    welcome(id, connection);
}

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::SignIn& frame) {
    const std::string name = frame.sign_in.user, password = frame.sign_in.password;
    if (connection.signing_in) return refuse(id, Json::object(), Refusal{"one sign-in at a time"});
    const User* user = gate_.user(name);
    if (user && user->locked)
        return refuse(id, Json::object(),
                      Refusal{"this user is locked after three wrong tries: an engineer can unlock it"});
    // Somebody who does not exist costs as much time as a wrong password.
    static const std::string kNobodysHash =
        "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    connection.signing_in = true;
    auto fits = std::make_shared<bool>(false);
    const std::string hash = user ? user->hash : kNobodysHash;
    dependencies_.offload([=] { *fits = password_fits(hash, password); }, [=, this] {
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
            dependencies_.entropy.fill(random);
            // No table's id has a colon: a transfer of the staff is in no book of a round, whatever they are called.
            const TokenHolder holder{now_user->role, name, fmt::format("user:{}/{}", name, store::to_hex(random)),
                                     dependencies_.now_ms()};
            const std::string token = gate_.issue(holder, dependencies_.entropy);
            found->second.actor = Actor{holder.role, holder.name, holder.source};
            found->second.token_hash = Gate::token_hash(token);
            journal_staff("signed in", name);
            answer(id, frames::Token{token});
            welcome(id, found->second);
        }});
    });
}

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::SetUp& frame) {
    const std::string code = frame.set_up.code, name = frame.set_up.who.user, password = frame.set_up.who.password;
    if (auto refusal = gate_.check_set_up_code(code)) {
        ++counts_.sign_in_failures;
        return refuse(id, Json::object(), *refusal);
    }
    if (auto refusal = gate_.check_new_user(name, Role::Engineer)) return refuse(id, Json::object(), *refusal);
    if (auto refusal = password_too_weak(password, name)) return refuse(id, Json::object(), *refusal);
    if (std::exchange(connection.signing_in, true)) return refuse(id, Json::object(), Refusal{"one sign-in at a time"});
    auto hash = std::make_shared<std::string>();
    dependencies_.offload([=, this] { *hash = hash_password(password, dependencies_.entropy); }, [=, this] {
        queue_.push_back({id, "", [=, this] {
            if (const auto found = connections_.find(id); found != connections_.end()) found->second.signing_in = false;
            if (auto refusal = gate_.check_set_up_code(code)) return refuse(id, Json::object(), *refusal);
            gate_.add_user(name, Role::Engineer, *hash);
            journal_staff("set up the floor", name);
            answer(id, frames::SetUpDone{.user = name});
        }});
    });
}

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::OpenTerminal& frame) {
    const std::string& table_id = frame.wanted.table;
    const int wanted = frame.wanted.terminal;
    if (!settings_.demonstration)
        return refuse(id, Json::object(), Refusal{"terminals of this floor are enrolled by an engineer"});
    const floor::LiveTable* table = floor_->table(table_id);
    if (!table) return refuse(id, Json::object(), Refusal{fmt::format("there is no table '{}'", table_id)});
    const auto in_use = [&](const std::string& name) {
        const auto connected = std::any_of(connections_.begin(), connections_.end(), [&](const auto& each) {
            return each.second.actor && each.second.actor->name == name;
        });
        const auto* account = floor_->books().account({ledger::AccountKind::Terminal, name});
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
        return refuse(id, Json::object(),
                      Refusal{wanted ? fmt::format("terminal {} is in use or not there", wanted)
                                     : "every terminal of this table is in use"});
    gate_.revoke_all(name);
    if (floor_->is_mine(*table)) floor_->new_player_at(name, dependencies_.now_ms());
    const std::string token = gate_.issue({Role::Terminal, name, name, dependencies_.now_ms()}, dependencies_.entropy);
    connection.actor = Actor{Role::Terminal, name, name};
    connection.token_hash = Gate::token_hash(token);
    answer(id, frames::Token{token});
    welcome(id, connection);
}

void Hub::handle_frame(ConnectionId id, Connection& connection, const frames::SignOut&) {
    if (connection.actor) journal_staff("signed out", connection.actor->name);
    if (!connection.token_hash.empty()) gate_.revoke_hash(connection.token_hash);
    unwatch_all(id, connection);
    connection.actor.reset();
    answer(id, frames::Bye{});
}

}  // namespace baize::server
