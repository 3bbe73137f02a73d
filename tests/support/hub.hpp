// A hub for tests: virtual time, repeatable entropy, a disk in memory, connections that remember what they heard, and
// an auditor who reads the journal from the disk. Throws std::runtime_error where a test asks for what is not there.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "floor/audit.hpp"
#include "server/hub.hpp"
#include "store/memory.hpp"
#include "support/account.hpp"

namespace baize::testing_support {

using server::ConnectionId;

// What several hubs share: the time, the disk, and how the world's entropy goes on.
struct House {
    std::shared_ptr<store::MemoryDisk> disk = std::make_shared<store::MemoryDisk>();
    std::int64_t now = 1'700'000'000'000;
    Random random{1, 1};
    floor::Auditor auditor;
    // What must hold after every turn: the first thing that does not, in words.
    std::optional<std::string> fault();
};

server::HubSettings demonstration();  // the settings of a demonstration floor

class TestHub {
public:
    using Json = floor::Json;
    // None: every password is wrong, and nothing is hashed. NoMemory: nor could it be.
    enum class Passwords : std::uint8_t { Argon2, None, NoMemory };

    // With a writer the disk is this hub's alone, and is written as the writer does it.
    explicit TestHub(std::shared_ptr<House> house, server::HubSettings settings = demonstration(),
                     Passwords passwords = Passwords::Argon2, std::shared_ptr<server::Writer> writer = nullptr);
    TestHub(const TestHub&) = delete;
    TestHub& operator=(const TestHub&) = delete;

    // The server dies and starts again on the same disk: every connection is gone.
    void restart();
    // Adds a table from TOML, opens it and fills its float.
    void open(const std::string& toml);

    ConnectionId connect();
    void disconnect(ConnectionId id);
    // Signed in by a token that the hub made; the name is a terminal's or a person's.
    ConnectionId signed_in(floor::Role role, const std::string& name);
    ConnectionId let_in(floor::Role role, const std::string& name);  // the same, and the welcome is left unread
    std::string token_for(floor::Role role, const std::string& name);

    // One message, and a turn. Returns the first answer that is no state, or null where there was none.
    Json say(ConnectionId id, const Json& message);
    // A command with the next number of this source, as it stands in the last welcome.
    Json command(ConnectionId id, const std::string& verb, Json args = Json::object());
    Json question(ConnectionId id, const std::string& what, Json args = Json::object());  // what it is; a refusal whole
    Json state(ConnectionId id);                                                          // of the terminal's own table

    void turn();
    void wait(std::int64_t seconds);  // in steps, turning whenever the hub wants to wake
    bool closed(ConnectionId id) const { return closed_.contains(id); }
    std::vector<Json> take_heard(ConnectionId id);
    bool heard_json(ConnectionId id) const;  // all that was heard and not taken is JSON
    void forget_heard() { heard_.clear(); }

    server::Hub& hub() { return *hub_; }
    House& house() { return *house_; }
    floor::Entropy& entropy() { return entropy_; }

private:
    server::HubDependencies dependencies();
    Json first_heard(ConnectionId id);  // that is no state

    std::shared_ptr<House> house_;
    server::HubSettings settings_;
    Passwords passwords_;
    std::shared_ptr<server::Writer> writer_;
    floor::Entropy entropy_;
    std::unique_ptr<server::Hub> hub_;
    ConnectionId next_ = 1;
    std::map<ConnectionId, std::vector<std::string>> heard_;
    std::map<ConnectionId, std::string> closed_;
    std::map<ConnectionId, std::uint64_t> numbers_;
};

// Everything that a replay of the journal must reproduce, as text.
std::string standing_of(const floor::Floor& floor);

}  // namespace baize::testing_support
