// The server without its sockets. Whoever drives it (the network, a test, the simulation) calls `receive` as messages
// come, and `turn` again and again. One thread at a time: all that hub/ holds lives on it, but for what JournalWriter
// shares with its thread, and for slow work.
//
// The hub owns the floor and the parts below, and takes turns: what was received is carried out, what the clock demands
// is done, what happened is queued to be stored, and those who watch are told.
//
//     Connections      who is connected, and as whom
//     SignIn           who somebody is; CredentialStore: passwords, tokens, terminals
//     StaffCommands    commands that concern users and devices
//     Inbox            what waits for a turn
//     JournalWriter    what waits to be stored, and is
//     ReplyQueue       answers and states until they are true
//     Feed             what those who watch a table are sent
//     Leases           which servers live
//
// Nobody is told anything that is not stored: answers and views go out after the commit. Where nobody else writes in
// the store, the hub goes on while a commit is under way: its memory is ahead of the store then, and whatever is said
// of that memory is held back until the store has caught up. Where the store fails, the hub throws its memory away and
// replays the journal; clients sign in again and find everything as it was.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "server/hub/connections.hpp"
#include "server/hub/credential_store.hpp"
#include "server/hub/feed.hpp"
#include "server/hub/inbox.hpp"
#include "server/hub/journal_writer.hpp"
#include "server/hub/leases.hpp"
#include "server/hub/questions.hpp"
#include "server/hub/reply_queue.hpp"
#include "server/hub/settings.hpp"
#include "server/hub/sign_in.hpp"
#include "server/hub/staff_commands.hpp"
#include "server/hub/table_faults.hpp"

namespace baize::server {

// The house's own set-up was refused: there will be no floor. What it says is for whoever starts the server.
struct SetUpError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Hub {
public:
    Hub(std::unique_ptr<store::Store> store, HubSettings settings, HubDependencies dependencies);
    Hub(const Hub&) = delete;

    // Replays the journal and takes the tables that are this server's or nobody's. Throws store::StoreError, or
    // std::runtime_error where the journal is broken.
    void load();

    void connect(ConnectionId connection, std::string peer);
    void receive(ConnectionId connection, std::string message);
    void disconnect(ConnectionId connection);
    // Carries out what was received and what the clock demands, hands it to the
    // writer as soon as that is free, and sends what may be told.
    void turn();
    bool idle() const { return inbox_.empty(); }
    bool stored() const { return !unstored() && journal_.stored(); }  // the memory is not ahead of the store
    void flush();                                                     // waits until all is stored, and sends it
    std::optional<std::int64_t> wakes_at() const;  // when `turn` is due though nothing was received

    // As the house itself, for set-up from the command line: a table file, a fill of the cage. Part of the next turn.
    void as_house(std::string verb, Json args);

    const floor::Floor& floor() const { return *floor_; }
    CredentialStore& credentials() { return credentials_; }
    HubCounts counts() const;
    // Tables of any server that a fault of the program has stopped, and why; a null object where there is none.
    Json faults() const;
    std::size_t connections() const { return connections_.size(); }
    std::uint64_t journal_length() const { return journal_.length(); }  // what is stored
    store::Store& store() { return journal_.store(); }

private:
    // A message (hub/dispatch.cpp).
    void handle(ConnectionId id, const std::string& text);
    template <class... Frames>
    void take_frame(ConnectionId id, Connection& connection, const Json& message, frames::List<Frames...>);
    void take(ConnectionId id, Connection& connection, const frames::Do& frame);
    void take(ConnectionId id, Connection& connection, const frames::Ask& frame);
    void take(ConnectionId id, Connection& connection, const frames::Watch& frame);
    void take(ConnectionId id, Connection& connection, const frames::Unwatch& frame);
    Result<std::string> try_to_answer(const Connection& connection, const QuestionDef& question, const Json& args);

    // The turn.
    bool work_waits(std::int64_t now) const;
    void work(std::int64_t now);
    void begin();
    bool unstored() const { return floor_->unstored() || credentials_.unstored(); }
    void enqueue_batch();
    bool tell();
    void drain_writes();
    void keep_leases(std::int64_t now);
    void replay();
    void reload(const std::string& why);
    void call_off(const floor::TableFault& fault);
    Offload offload();

    HubSettings settings_;
    HubDependencies dependencies_;
    JournalWriter journal_;
    CredentialStore credentials_;
    CurrentFloor floor_;
    Connections connections_;
    Inbox inbox_;
    ReplyQueue replies_;
    TableFaults table_faults_;
    Feed feed_;
    SignIn sign_in_;
    StaffCommands staff_commands_;
    Leases leases_;
    std::int64_t looked_ms_ = 0;  // when the journal was last read for news of others
    HubCounts counts_;            // but for those that JournalWriter and SignIn count
};

}  // namespace baize::server
