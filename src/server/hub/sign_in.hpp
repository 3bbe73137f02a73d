// Who somebody is: people sign in by password or token, a terminal by its token, and on a demonstration floor whoever
// sits down opens one; a new floor is set up. Owned by the hub; on its thread alone, but for the hashing of passwords,
// which `offload` runs elsewhere and ends in a turn. What it refuses is answered; it throws what the floor throws.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/hub/credential_store.hpp"
#include "server/hub/feed.hpp"
#include "server/hub/reply_queue.hpp"
#include "server/hub/settings.hpp"

namespace baize::server {

// Hashes the password elsewhere; `then` gets the hash, or why there is none, in a turn.
void hash_then(const Offload& offload, const std::string& password,
               std::function<void(const Result<std::string>& hash)> then);

class SignIn {
public:
    // What it works with; all of it outlives it.
    struct Parts {
        bool demonstration;  // as in HubSettings
        const CurrentFloor& floor;
        std::function<std::uint64_t()> journal_length;
        Connections& connections;
        CredentialStore& credentials;
        Feed& feed;
        ReplyQueue& replies;
        floor::Entropy& entropy;
        Clock now_ms;
        Offload offload;  // `finish` is part of a turn
    };
    explicit SignIn(Parts parts) : parts_(std::move(parts)) {}

    // A frame of this connection.
    void take(ConnectionId id, Connection& connection, const frames::UseToken& frame);
    void take(ConnectionId id, Connection& connection, const frames::SignIn& frame);
    void take(ConnectionId id, Connection& connection, const frames::OpenTerminal& frame);
    void take(ConnectionId id, Connection& connection, const frames::SetUp& frame);
    void take(ConnectionId id, Connection& connection, const frames::SignOut& frame);

    // Who was removed, enrolled anew, or signed in more than twelve hours ago is signed in no more.
    bool ended(const Connection& connection) const;
    void revoke_sessions(const std::string& name, const std::string& why, ConnectionId but = 0);

    std::uint64_t sign_ins() const { return sign_ins_; }
    std::uint64_t failures() const { return failures_; }

private:
    void after_password(ConnectionId id, const std::string& name, bool fits);
    void after_no_check(ConnectionId id);
    void start_session(ConnectionId id, Connection& connection, const TokenHolder& holder);  // with a fresh token
    void become(ConnectionId id, Connection& connection, const TokenHolder& holder, const std::string& token);
    void welcome(ConnectionId id, const Connection& connection);
    int free_terminal(const floor::LiveTable& table) const;
    bool in_use(const floor::LiveTable& table, int number) const;
    void note(const std::string& what, const std::string& who) { parts_.floor->note_staff(what, who, parts_.now_ms()); }

    Parts parts_;
    std::uint64_t sign_ins_ = 0, failures_ = 0;
};

}  // namespace baize::server
