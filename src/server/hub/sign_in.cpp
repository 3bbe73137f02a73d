#include "server/hub/sign_in.hpp"

#include <fmt/format.h>

#include <array>

#include "store/store.hpp"

namespace baize::server {

using floor::Actor;
using floor::Role;

namespace {

const Refusal kNoHash{"the server has no room to hash a password now: try again"};

}  // namespace

void hash_then(const Offload& offload, const std::string& password,
               std::function<void(const Result<std::string>&)> then) {
    auto hash = std::make_shared<std::string>();
    offload([hash, password] { *hash = hash_password(password); },
            [hash, then = std::move(then)](bool done) {
                if (done) then(*hash);
                else then(kNoHash);
            });
}

// ---- In and out -----------------------------------------------------------------------------------------------------

bool SignIn::ended(const Connection& connection) const {
    return connection.actor && !parts_.credentials.holder_by_hash(connection.token_hash, parts_.now_ms());
}

void SignIn::revoke_sessions(const std::string& name, const std::string& why, ConnectionId but) {
    for (const ConnectionId id : parts_.connections.signed_in_as(name)) {
        if (id == but) continue;
        parts_.feed.leave(id);
        parts_.connections.find(id)->actor.reset();
        parts_.replies.close(id, why);
    }
}

void SignIn::start_session(ConnectionId id, Connection& connection, const TokenHolder& holder) {
    const std::string token = parts_.credentials.issue(holder, parts_.entropy);
    become(id, connection, holder, token);
    parts_.replies.answer(id, frames::Token{token});
    welcome(id, connection);
}

void SignIn::become(ConnectionId id, Connection& connection, const TokenHolder& holder, const std::string& token) {
    parts_.feed.changes_who(id);
    connection.actor = Actor{holder.role, holder.name, holder.source};
    connection.token_hash = CredentialStore::token_hash(token);
    parts_.feed.changes_who(id);
}

void SignIn::welcome(ConnectionId id, const Connection& connection) {
    const Actor& actor = *connection.actor;
    protocol::Welcome welcome{.role = actor.role,
                              .name = actor.name,
                              .number = parts_.floor->state().last_number(actor.source),
                              .currency = parts_.floor->state().settings.currency,
                              .play_money = parts_.demonstration,
                              .now = parts_.now_ms()};
    if (actor.role == Role::Auditor) welcome.journal = parts_.journal_length();
    if (actor.role == Role::Terminal) {
        const auto at = floor::parse_terminal(actor.name);
        if (const floor::LiveTable* table = at ? parts_.floor->state().table(at->table) : nullptr)
            parts_.feed.welcome(id, welcome, *table, at->player);
        revoke_sessions(actor.name, "this terminal was opened elsewhere", id);  // one screen for one terminal
    }
    parts_.replies.answer(id, frames::Welcomed{std::move(welcome)});
}

void SignIn::take(ConnectionId id, Connection& connection, const frames::UseToken& frame) {
    const TokenHolder* holder = parts_.credentials.holder(frame.token, parts_.now_ms());
    if (!holder) return parts_.replies.refuse(id, Refusal{"the token is not known any more: sign in again"});
    become(id, connection, *holder, frame.token);
    welcome(id, connection);
}

void SignIn::take(ConnectionId id, Connection& connection, const frames::SignOut&) {
    if (connection.actor) note("signed out", connection.actor->name);
    if (!connection.token_hash.empty()) parts_.credentials.revoke_hash(connection.token_hash);
    parts_.feed.leave(id);
    connection.actor.reset();
    parts_.replies.answer(id, frames::Bye{});
}

// ---- People ---------------------------------------------------------------------------------------------------------

void SignIn::take(ConnectionId id, Connection& connection, const frames::SignIn& frame) {
    const std::string name = frame.sign_in.user, password = frame.sign_in.password;
    if (connection.signing_in) return parts_.replies.refuse(id, Refusal{"one sign-in at a time"});
    const User* user = parts_.credentials.user(name);
    if (user && user->locked)
        return parts_.replies.refuse(id,
                                  Refusal{"this user is locked after three wrong tries: an engineer can unlock it"});
    // Somebody who does not exist costs as much time as a wrong password.
    static const std::string kNobodysHash =
        "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    connection.signing_in = true;
    auto fits = std::make_shared<bool>(false);
    const std::string hash = user ? user->hash : kNobodysHash;
    parts_.offload([=] { *fits = password_fits(hash, password); },
                   [=, this](bool done) { done ? after_password(id, name, *fits) : after_no_check(id); });
}

// Nobody knows whether it was the right one: that is no wrong try.
void SignIn::after_no_check(ConnectionId id) {
    if (Connection* connection = parts_.connections.find(id)) connection->signing_in = false;
    parts_.replies.refuse(id, kNoHash);
}

void SignIn::after_password(ConnectionId id, const std::string& name, bool fits) {
    Connection* connection = parts_.connections.find(id);
    if (connection) connection->signing_in = false;
    const User* user = parts_.credentials.user(name);
    if (!fits || !user || user->locked) {
        ++failures_;
        const bool locked = parts_.credentials.wrong_password(name);
        note(locked ? "locked after three wrong passwords" : "wrong password", user ? name : "unknown user");
        return parts_.replies.refuse(id, Refusal{locked ? "wrong, for the third time: this user is locked now"
                                                     : "the user or the password is wrong"});
    }
    parts_.credentials.right_password(name);
    ++sign_ins_;
    if (!connection) return;
    std::array<std::uint8_t, 6> random{};
    parts_.entropy.fill(random);
    note("signed in", name);
    // No table's id has a colon: a transfer of the staff is in no book of a round, whatever they are called.
    start_session(id, *connection,
           {user->role, name, fmt::format("user:{}/{}", name, store::to_hex(random)), parts_.now_ms()});
}

void SignIn::take(ConnectionId id, Connection& connection, const frames::SetUp& frame) {
    const std::string code = frame.set_up.code, name = frame.set_up.who.user, password = frame.set_up.who.password;
    if (auto refusal = parts_.credentials.check_set_up_code(code)) {
        ++failures_;
        return parts_.replies.refuse(id, *refusal);
    }
    if (auto refusal = parts_.credentials.check_new_user(name, Role::Engineer))
        return parts_.replies.refuse(id, *refusal);
    if (auto refusal = password_too_weak(password, name)) return parts_.replies.refuse(id, *refusal);
    if (std::exchange(connection.signing_in, true))
        return parts_.replies.refuse(id, Refusal{"one sign-in at a time"});
    hash_then(parts_.offload, password, [=, this](const Result<std::string>& hash) {
        if (Connection* still = parts_.connections.find(id)) still->signing_in = false;
        if (!hash) return parts_.replies.refuse(id, hash.refusal());
        if (auto refusal = parts_.credentials.check_set_up_code(code)) return parts_.replies.refuse(id, *refusal);
        parts_.credentials.add_user(name, Role::Engineer, *hash);
        note("set up the floor", name);
        parts_.replies.answer(id, frames::SetUpDone{.user = name});
    });
}

// ---- Terminals of a demonstration floor -----------------------------------------------------------------------------

void SignIn::take(ConnectionId id, Connection& connection, const frames::OpenTerminal& frame) {
    const std::string& table_id = frame.wanted.table;
    if (!parts_.demonstration)
        return parts_.replies.refuse(id, Refusal{"terminals of this floor are enrolled by an engineer"});
    const floor::LiveTable* table = parts_.floor->state().table(table_id);
    if (!table) return parts_.replies.refuse(id, Refusal{fmt::format("there is no table '{}'", table_id)});
    const int wanted = frame.wanted.terminal, number = wanted ? wanted : free_terminal(*table);
    if (number < 1 || number > table->config().terminals || in_use(*table, number))
        return parts_.replies.refuse(id, Refusal{wanted ? fmt::format("terminal {} is in use or not there", wanted)
                                                     : "every terminal of this table is in use"});
    const std::string name = floor::terminal_name(table_id, player_no(number - 1));
    parts_.credentials.revoke_all(name);
    if (parts_.floor->state().is_mine(*table)) parts_.floor->new_player_at(name, parts_.now_ms());
    start_session(id, connection, {Role::Terminal, name, name, parts_.now_ms()});
}

// 0 where there is none.
int SignIn::free_terminal(const floor::LiveTable& table) const {
    for (int i = 1; i <= table.config().terminals; ++i)
        if (!table.locked_terminals.contains(i) && !in_use(table, i)) return i;
    return 0;
}

bool SignIn::in_use(const floor::LiveTable& table, int number) const {
    const auto player = player_no(number - 1);
    const std::string terminal = floor::terminal_name(table.id, player);
    if (!parts_.connections.signed_in_as(terminal).empty()) return true;
    const auto* account = parts_.floor->state().books.account(floor::terminal_account(table.id, player));
    return parts_.credentials.terminal_taken(terminal) && account &&
           (account->free().cents > 0 || account->reserved.cents > 0);
}

}  // namespace baize::server
