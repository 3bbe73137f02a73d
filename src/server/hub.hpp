// The server without its sockets: connections, sign-in, messages in and out, and the commit of everything that happened
// in one turn. Whoever drives it (the network, a test, the simulation) calls `receive` as messages come, and `turn`
// again and again. One thread at a time.
//
// Nobody is told anything that is not stored: answers and views go out after the commit. Where nobody else writes in
// the store, the hub goes on while a commit is under way: its memory is ahead of the store then, and whatever is said
// of that memory is held back until the store has caught up. Where the store fails, the hub throws its memory away and
// replays the journal; clients sign in again and find everything as it was.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>

#include "floor/floor.hpp"
#include "server/hub/gate.hpp"
#include "server/protocol/frames.hpp"
#include "server/hub/questions.hpp"
#include "server/hub/watchers.hpp"
#include "server/hub/writer.hpp"
#include "store/store.hpp"

namespace baize::server {

using floor::Json;
namespace frames = protocol::frames;

struct HubSettings {
    floor::FloorSettings floor;
    bool demonstration = false;        // terminals open without enrolment; play money
    std::size_t message_max = 16'384;  // bytes of one message (a table file in `table`
                                       // may be longer: message_max_staff)
    std::size_t message_max_staff = 98'304;
    int messages_a_second = 50;        // of one connection, with as many again in reserve
    std::size_t batch_max = 1'024;     // messages in one turn
    std::size_t queue_max = 65'536;    // beyond it a connection is told to try again
    std::int64_t lease_ms = 6'000;
    std::int64_t push_ms = 200;        // chips of others are shown at most so often
    std::int64_t look_ms = 300;        // how often the journal is read for tables that another
                                       // server runs, while somebody watches them
};

// The house's own set-up was refused: there will be no floor. What it says is for whoever starts the server.
struct SetUpError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// What the driver brings.
struct HubDependencies {
    std::function<std::int64_t()> now_ms;
    floor::Entropy entropy;
    std::function<void(ConnectionId, std::string)> send;
    std::function<void(ConnectionId, std::string why)> close;
    std::function<void()> sent = [] {};  // that was all for now: a driver may have waited for it
    // Runs slow work (argon2id) somewhere and then hands its result to `finish`, on the hub's thread. Inline is fine.
    std::function<void(std::function<void()> work, std::function<void()> finish)> offload;
    std::function<void(const Json&)> log;  // one structured line
    // Carries out commits of a store that is this server's alone, and has `turn` called when one is done. None: each
    // turn waits for its own commit.
    std::shared_ptr<Writer> writer{};
};

// Counted since the start, for the metrics.
struct HubCounts {
    std::uint64_t commands = 0, refused = 0, repeats = 0, entries = 0, commits = 0, messages = 0, bad_messages = 0,
                  rate_limited = 0;
    std::uint64_t reloads = 0, sign_ins = 0, sign_in_failures = 0, rounds = 0;
};

class Hub {
public:
    Hub(std::unique_ptr<store::Store> store, HubSettings settings, HubDependencies dependencies);
    ~Hub() { writer_->wait(); }
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
    bool idle() const { return queue_.empty(); }
    bool stored() const { return !unstored() && stored_batch() == batch_; }  // the memory is not ahead of the store
    void flush();                                                           // waits until all is stored, and sends it
    std::optional<std::int64_t> wakes_at() const;  // when `turn` is due though nothing was received

    // As the house itself, for set-up from the command line: a table file, a fill of the cage. Part of the next turn.
    void as_house(std::string verb, Json args);

    const floor::Floor& floor() const { return *floor_; }
    Gate& gate() { return gate_; }
    const HubCounts& counts() const { return counts_; }
    // Tables of any server that a fault of the program has stopped, and why; a null object where there is none.
    Json faults() const;
    std::size_t connections() const { return connections_.size(); }
    std::uint64_t journal_length() const;  // what is stored
    store::Store& store() {
        writer_->wait();
        return *store_;
    }

private:
    struct Connection {
        std::string peer;
        std::optional<floor::Actor> actor;   // once signed in
        std::string token_hash;
        double allowance = 0;                // messages that may come now
        std::int64_t allowance_at = 0;
        bool signing_in = false;             // one password at a time: each costs the server much
    };
    struct Received {
        ConnectionId connection;
        std::string text;
        std::function<void()> finish;  // instead of a text: the end of slow work
    };
    struct Told {
        ConnectionId connection;
        std::string text;   // or why it is closed
        bool close = false;
    };
    // What turns and writer share; the mutex guards all of it.
    struct Desk {
        mutable std::mutex mutex;
        floor::Outbox outbox;        // waits to be written, all in one transaction
        std::uint64_t batch = 0;     // the last that was laid into the outbox
        bool writing = false;        // the writer will look here again
        std::uint64_t stored = 0;    // the last batch that is durable ...
        std::uint64_t seq = 0;       // ... and the last entry, with its hash
        store::Hash head{};
        HubCounts counts;            // entries, commits, rounds
        std::vector<Json> settled;   // lines for the log
        std::exception_ptr fault;    // what is not stored never will be
    };

    friend struct StaffCommands;  // of users and devices (staff_commands.cpp)
    friend struct Questions;      // questions.cpp

    // A message (messages.cpp, sign_in.cpp).
    void handle(ConnectionId id, const std::string& text);
    template <class... Frames>
    void take_frame(ConnectionId id, Connection& connection, const Json& message, frames::List<Frames...>);
    void handle_frame(ConnectionId id, Connection& connection, const frames::Do& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::Ask& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::Watch& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::Unwatch& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::UseToken& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::SignIn& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::OpenTerminal& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::SetUp& frame);
    void handle_frame(ConnectionId id, Connection& connection, const frames::SignOut& frame);
    Result<std::string> try_to_answer(const Connection& connection, const QuestionDef& question, const Json& args);
    void watch_or_not(ConnectionId id, const Connection& connection, const std::string& table, bool on);
    void welcome(ConnectionId id, Connection& connection);
    template <class Frame>
    void answer(ConnectionId id, const Frame& frame) {
        told_.push_back({id, wire::text_of(frame, NotUtf8::Replace)});
    }
    void refuse(ConnectionId id, const Json& message, const Refusal& refusal);  // of a message with its number
    bool within_rate(Connection& connection);
    void sign_out_all(const std::string& name, const std::string& why, ConnectionId but = 0);

    // The turn.
    bool work_waits(std::int64_t now) const;
    bool watches_others() const;
    void work(std::int64_t now);
    void begin();
    void take_others(const std::vector<store::Entry>& entries);
    bool unstored() const { return floor_->unstored() || gate_.unstored(); }
    void store_outbox();
    bool write_next();
    void write(floor::Outbox outbox, std::uint64_t& seq, store::Hash& head, std::vector<Json>& settled) const;
    std::uint64_t stored_batch() const;
    bool tell();
    void drain_writes();
    void keep_leases(std::int64_t now);
    void push_states(std::int64_t now);
    void push_chips(std::int64_t now);
    void push_table(const floor::LiveTable& table, ConnectionId only);
    void show(const floor::LiveTable& table, ConnectionId only = 0);  // to all who watch it, or to one of them
    void show_in(protocol::Welcome& welcome, const floor::LiveTable& table, PlayerId player);
    void cannot_show(const floor::LiveTable& table, const std::exception& error);
    PlayerId player_at(const Connection& connection, const floor::LiveTable& table) const;
    protocol::State state_of(const floor::LiveTable& table, PlayerId player) const;
    std::vector<protocol::TableRow> tables() const;
    bool dealer_at(const std::string& table) const;
    void watch(ConnectionId id, const Connection& connection, const floor::LiveTable& table, bool on);
    void unwatch_all(ConnectionId id, const Connection& connection);
    static bool is_dealer(const Connection& connection);
    void tell_of_dealer(const floor::LiveTable& table);
    void start_over(const std::string& why);
    void call_off(const floor::TableFault& fault);
    void journal_staff(const std::string& what, const std::string& who);

    std::unique_ptr<store::Store> store_;
    HubSettings settings_;
    HubDependencies dependencies_;
    Gate gate_;
    std::unique_ptr<floor::Floor> floor_;
    std::map<ConnectionId, Connection> connections_;
    Watchers watchers_;
    std::deque<Received> queue_;
    std::shared_ptr<Writer> writer_ = std::make_shared<InlineWriter>();
    bool ahead_ = false;                                         // the store is ours alone: turns go
                                                                 // on while it is written
    Desk desk_;
    std::uint64_t batch_ = 0;                                    // the last that was laid on the desk
    std::deque<std::pair<std::uint64_t, Told>> held_;            // by the batch that makes it true
    std::vector<Told> told_;                                     // since then, by the memory as it is
    std::vector<std::pair<ConnectionId, std::string>> closes_;   // after the answers of their turn
    std::set<std::string> dirty_;                                // tables where something happened in this turn
    std::set<std::string> chips_;                                // ... before, and it was but chips,
                                                                 // which are not shown yet
    std::map<std::string, std::int64_t> pushed_ms_;
    std::int64_t chips_rest_ms_ = 0;                             // until when no chips of others are shown
    std::map<std::string, std::string> phases_;                  // as last shown: a new phase is shown at once
    std::int64_t leased_ms_ = 0;
    std::int64_t looked_ms_ = 0;                                 // when the journal was last read for news of others
    bool lost_lease_ = false;
    std::map<std::string, std::string> unshown_;                 // tables that are to be called off with
                                                                 // the next turn, and why
    std::map<std::string, std::string> faults_;                  // by table: what locked it, as last logged
    std::set<std::string> failed_;                               // tables that left the books in doubt since the start
    HubCounts counts_;
};

}  // namespace baize::server
