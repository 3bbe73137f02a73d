// A whole floor in one thread, repeatable from a seed: servers on a disk that crashes, a network that loses, doubles
// and reorders, players, dealers, supervisors and cashiers who retry. After every turn of a server an auditor with
// books of his own looks at what is durable.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "floor/audit.hpp"
#include "server/hub.hpp"
#include "store/memory.hpp"
#include "support/account.hpp"

namespace baize::testing_support {

struct SimulationCounts {
    std::uint64_t turns = 0, crashes = 0, store_errors = 0, acknowledged = 0, repeats = 0, refused = 0, lost = 0,
                  doubled = 0, rounds = 0, takeovers = 0, vouchers = 0, redeemed = 0, corrections = 0, turns_ahead = 0,
                  crashes_while_writing = 0;
};

// After which acts a floor was started again beside the running one and found the same, over the runs of many seeds:
// every command, "approve" with what was approved; and which kinds of entries the journals held.
struct Restarts {
    std::map<std::string, int> acts;
    std::set<std::string> kinds;
    static constexpr int kEnough = 4;  // of each act
};

class Simulation {
public:
    explicit Simulation(std::uint64_t seed, Restarts* restarts = nullptr);
    ~Simulation();
    // Runs for so long in virtual time; throws std::runtime_error where an invariant breaks.
    void run(std::int64_t seconds);
    const SimulationCounts& counts() const { return counts_; }
    std::string transcript() const;  // the last things that happened, for a failing seed

private:
    struct Server;
    struct SlowWriter;
    struct Client;
    using Json = floor::Json;

    bool chance(std::uint32_t percent) { return below(random_, 100u) < percent; }
    std::int64_t between(std::int64_t least, std::int64_t most) {
        return least + below(random_, static_cast<std::uint32_t>(most - least + 1));
    }
    void later(std::int64_t delay_ms, std::function<void()> what);
    void note(std::string what);
    [[noreturn]] void fail(const std::string& what);

    // Servers.
    void start(std::size_t server);
    std::shared_ptr<SlowWriter> slow_writer();
    void crash(std::size_t server);
    void turn(std::size_t server);
    void come_to_rest(std::size_t server);
    void expect_durable(std::uint64_t connection, const std::string& text);
    void agree_on_turn(std::size_t server, std::int64_t delay_ms);
    void audit(std::size_t server);
    void note_acts(const std::vector<store::Entry>& entries);
    void start_again_beside(std::size_t server);
    void plan_fault();

    // The network.
    void connect(Client& client);
    void disconnect(Client& client);
    void send(Client& client, const std::string& text);
    void deliver(std::uint64_t connection, const std::string& text);

    // Who acts.
    void act(Client& client);
    void hear(Client& client, const Json& message);
    void hear_state(Client& client, const Json& state);
    void command(Client& client, const std::string& verb, Json args, const std::string& of = "");
    void play(Client& client);
    void play_otherwise(Client& client);
    static std::string pit_of(const Client& client);
    void deal(Client& client);
    void deal_otherwise(Client& client);
    void supervise(Client& client);
    void rule_the_pit(Client& client);
    void correct_a_throw(Client& client);
    void fix_a_throw(Client& client);
    const floor::LiveTable* dice_table(const Client& client) const;
    Json a_throw();
    void see_to_incidents(Client& client);
    void engineer(Client& client);
    void cash(Client& client);

    Random random_;
    std::int64_t now_ = 1'700'000'000'000;
    std::shared_ptr<store::MemoryDisk> disk_;
    std::vector<std::unique_ptr<Server>> servers_;
    std::vector<std::unique_ptr<Client>> clients_;
    std::map<std::uint64_t, Client*> connected_;
    std::map<std::uint64_t, std::int64_t> last_delivery_;  // by connection
    std::multimap<std::int64_t, std::function<void()>> agenda_;
    std::uint64_t next_connection_ = 1;
    std::uint64_t writes_ = 0;  // of the server that writes while it goes on
    std::uint64_t numbered_ = 0;  // how far the journal was read for the numbers of commands
    std::map<std::string, std::uint64_t> durable_numbers_;  // by source
    std::string told_early_;  // what somebody was told before it was stored
    bool quiet_ = false;  // no more faults: everything is to come to rest
    std::vector<std::pair<std::string, std::int64_t>> vouchers_;
    floor::Auditor auditor_;
    Restarts* restarts_;
    std::map<std::string, std::string> acts_;  // by source and number of the command
    std::set<std::string> due_;                // acts since the last look, of which there were not enough yet
    SimulationCounts counts_;
    std::deque<std::string> notes_;
};

}  // namespace baize::testing_support
