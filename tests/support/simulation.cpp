// The world of a simulation, its servers and its network.
#include "support/simulation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

#include "support/floor.hpp"
#include "support/simulation_parts.hpp"

namespace baize::testing_support {

using floor::Role;
using server::Hub;

// ---- The world ------------------------------------------------------------------------------------------------

Simulation::Simulation(std::uint64_t seed, Restarts* restarts)
    : random_(seed, 77), disk_(std::make_shared<store::MemoryDisk>()), restarts_(restarts) {
    const std::size_t servers = 1 + below(random_, 2);
    for (std::size_t i = 0; i < servers; ++i) {
        servers_.push_back(std::make_unique<Server>());
        servers_.back()->name = fmt::format("server-{}", i + 1);
        if (servers == 1 && chance(80)) servers_.back()->writer = slow_writer();
        start(i);
    }
    Hub& hub = *servers_[0]->hub;
    const std::map<std::string, std::string> fast = {{"decision-seconds", "5"}};
    for (const char* file :
         {"gb.sic-bo.toml", "nz.blackjack.toml", "gb.three-card-poker.toml", "gb.craps.toml", "gb.punto-banco.toml"})
        hub.as_house("table", {{"toml", example_table(file, fast)}});
    hub.as_house("table", {{"toml", example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""}, {"chance", "\"dealer\""}})}});
    hub.as_house("table", {{"toml", example_table("gb.roulette.dealer.toml")}});
    hub.as_house("fill", {{"account", "cash:cage"}, {"amount", 100'000'00}});
    come_to_rest(0);
    for (const auto& [id, table] : hub.floor().state().tables) hub.as_house("open-table", {{"table", id}});
    const auto person = [&](Role role, const std::string& name) {
        auto client = std::make_unique<Client>();
        client->role = role;
        client->name = name;
        floor::Entropy entropy{[&](std::span<std::uint8_t> bytes) {
            for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random_() >> 56);
        }};
        client->token = hub.credentials().issue({role, name, "user:" + name, now_}, entropy);
        clients_.push_back(std::move(client));
    };
    person(Role::Dealer, "dora");
    person(Role::Supervisor, "sue");
    person(Role::Supervisor, "tom");
    person(Role::Cashier, "carl");
    person(Role::Cashier, "cleo");
    person(Role::Dealer, "dick");
    person(Role::Engineer, "emil");
    hub.as_house("fill", {{"account", "float:tai-1"}, {"amount", 1'000'00}});
    come_to_rest(0);
    for (int i = 0; i < 8; ++i) {
        auto client = std::make_unique<Client>();
        client->role = Role::Terminal;
        const auto& tables = hub.floor().state().tables;
        auto table = tables.begin();
        std::advance(table, static_cast<long>(below(random_, static_cast<std::uint32_t>(tables.size()))));
        client->table = table->first;
        clients_.push_back(std::move(client));
    }
    for (auto& client : clients_) later(between(0, 500), [this, &client = *client] { act(client); });
}

Simulation::~Simulation() = default;

void Simulation::later(std::int64_t delay_ms, std::function<void()> what) {
    agenda_.emplace(now_ + delay_ms, std::move(what));
}

void Simulation::note(std::string what) {
    notes_.push_back(fmt::format("{:9.3f} {}", static_cast<double>(now_ - 1'700'000'000'000) / 1000, std::move(what)));
    if (notes_.size() > 60) notes_.pop_front();
}

std::string Simulation::transcript() const { return fmt::format("{}", fmt::join(notes_, "\n")); }

void Simulation::fail(const std::string& what) { throw std::runtime_error(what + "\n" + transcript()); }

void Simulation::run(std::int64_t seconds) {
    const std::int64_t end = now_ + seconds * 1000, calm = end - std::min<std::int64_t>(60'000, seconds * 250);
    while (!agenda_.empty() && agenda_.begin()->first <= end) {
        auto next = agenda_.extract(agenda_.begin());
        now_ = next.key();
        quiet_ = now_ >= calm;
        if (!quiet_ && below(random_, 400) == 0) plan_fault();
        next.mapped()();
    }
    for (const auto& client : clients_)
        if (!client->pending.empty() && client->connection != 0 && now_ - client->since > 20'000)
            fail(fmt::format("{} has waited 20 s for an answer to {}", client->name, client->pending));
    counts_.rounds = auditor_.counts().rounds;
    counts_.corrections = auditor_.counts().corrections;
    counts_.redeemed = auditor_.counts().redeemed;
}

// ---- Servers -----------------------------------------------------------------------------------------------------

void Simulation::start(std::size_t index) {
    Server& server = *servers_[index];
    server::HubSettings settings;
    settings.floor.server = server.name;
    settings.demonstration = true;
    settings.messages_a_second = 1'000;
    server::HubDependencies dependencies;
    dependencies.now_ms = [this] { return now_; };
    dependencies.entropy.fill = [this](std::span<std::uint8_t> bytes) {
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random_() >> 56);
    };
    dependencies.send = [this](server::ConnectionId id, const std::string& text) {
        expect_durable(id, text);
        if (!quiet_ && chance(3)) { ++counts_.lost; return; }
        // One connection keeps its order, as TCP does.
        std::int64_t& last = last_delivery_[id];
        last = std::max(last + 1, now_ + between(1, 60));
        later(last - now_, [this, id, text] { deliver(id, text); });
    };
    dependencies.close = [this](server::ConnectionId id, const std::string&) {
        later(between(1, 60), [this, id] {
            if (const auto found = connected_.find(id); found != connected_.end()) disconnect(*found->second);
        });
    };
    dependencies.offload = [](const std::function<void()>& work, const std::function<void(bool)>& finish) {
        work();
        finish(true);
    };
    dependencies.log = [this](const Json& line) {
        if (line["what"] == "taking over a table") ++counts_.takeovers;
        note(line.dump());
    };
    dependencies.writer = server.writer;
    server.hub = std::make_unique<Hub>(store::open_memory(disk_, server.writer != nullptr), settings, dependencies);
    try {
        server.hub->load();
    } catch (const store::Crash&) {
        return crash(index);
    }
    server.up = true;
    note(server.name + " is up");
    agree_on_turn(index, 1);
}

// A store that is one server's alone is written while the server goes on.
std::shared_ptr<Simulation::SlowWriter> Simulation::slow_writer() {
    auto writer = std::make_shared<SlowWriter>();
    writer->started = [this, writer = writer.get()] {
        later(between(1, 40), [this, writer, number = ++writes_] {
            if (number != writes_ || !writer->under_way) return;
            if (!quiet_ && below(random_, 200) == 0) return crash(0);
            if (writer->commit()) writer->started();
            agree_on_turn(0, 1);
        });
    };
    return writer;
}

void Simulation::crash(std::size_t index) {
    Server& server = *servers_[index];
    ++counts_.crashes;
    note(server.name + " crashes");
    server.up = false;
    if (server.writer && server.writer->under_way) {
        ++counts_.crashes_while_writing;
        if (chance(50)) server.writer->commit();
        server.writer->under_way = nullptr;
    }
    server.hub.reset();
    for (auto& client : clients_)
        if (client->server == index && client->connection != 0 && chance(70))
            disconnect(*client);  // others notice later
    later(between(10, quiet_ ? 500 : 12'000), [this, index] { start(index); });
}

void Simulation::plan_fault() {
    store::Fault fault;
    fault.at = disk_->operations() + 1 + below(random_, 12);
    fault.when = static_cast<store::Fault::When>(below(random_, 3));
    fault.written = below(random_, 5);
    fault.crash = !chance(25);
    disk_->plan(fault);
}

void Simulation::turn(std::size_t index) {
    Server& server = *servers_[index];
    if (!server.up) return;
    const std::uint64_t reloads = server.hub->counts().reloads;
    try {
        server.hub->turn();
    } catch (const store::Crash&) {
        return crash(index);
    } catch (const store::StoreError&) {  // the store failed again while the server started over
        return crash(index);
    }
    ++counts_.turns;
    counts_.store_errors += server.hub->counts().reloads - reloads;
    audit(index);
    const auto wakes = server.hub->wakes_at();
    const std::int64_t wait = !server.hub->idle() ? 1
                              : wakes             ? std::clamp<std::int64_t>(*wakes - now_, 1, 1'000)
                                                  : 1'000;
    agree_on_turn(index, wait);
}

void Simulation::come_to_rest(std::size_t index) {
    Hub& hub = *servers_[index]->hub;
    do turn(index);
    while (!hub.idle());
    hub.flush();
}

// Nobody is told of a command of his that a crash at this moment would undo. In the middle of a turn the hub would take
// an exception for a fault of its own.
void Simulation::expect_durable(std::uint64_t connection, const std::string& text) {
    const auto found = connected_.find(connection);
    if (found == connected_.end()) return;
    const bool acknowledges = text.starts_with("{\"ok\":");
    if (!acknowledges && below(random_, 4) != 0) return;
    store::MemoryStore reader(disk_);
    for (const store::Entry& entry : reader.read(numbered_, 100'000)) {
        const Json json = Json::parse(entry.payload);
        if (json.contains("src")) durable_numbers_[json["src"]] = json["n"];
        numbered_ = entry.seq;
    }
    const Json message = Json::parse(text);
    const Json state =
        message.contains("welcome") ? message["welcome"].value("state", Json()) : message.value("state", Json());
    if (!acknowledges && !state.contains("mine")) return;
    const std::string source =
        acknowledges ? found->second->role == Role::Terminal ? found->second->name : "user:" + found->second->name
                     : state["mine"]["terminal"].get<std::string>();
    const auto number = (acknowledges ? message["ok"] : state["mine"]["number"]).get<std::uint64_t>();
    if (number > durable_numbers_[source])
        told_early_ = fmt::format("{} was told of command {}, and {} is the last that is stored", source, number,
                                  durable_numbers_[source]);
}

// The last agreement counts.
void Simulation::agree_on_turn(std::size_t index, std::int64_t delay_ms) {
    const std::uint64_t number = ++servers_[index]->agreed;
    later(delay_ms, [this, index, number] { if (servers_[index]->agreed == number) turn(index); });
}

// What is durable is what the auditor sees; a server that says it knows everything must agree with him to the cent.
void Simulation::audit(std::size_t index) {
    store::MemoryStore reader(disk_);
    const auto entries = reader.read(auditor_.taken(), 100'000);
    for (const store::Entry& entry : entries) auditor_.take(entry);
    note_acts(entries);
    if (!told_early_.empty()) fail(told_early_);
    if (auditor_.fault()) fail(fmt::format("entry {}: {}", auditor_.fault()->seq, auditor_.fault()->what));
    const Hub& hub = *servers_[index]->hub;
    if (hub.journal_length() > auditor_.taken()) fail("a server knows of entries that are not durable");
    if (!hub.stored()) ++counts_.turns_ahead;
    if (hub.journal_length() != auditor_.taken() || !hub.stored()) return;
    for (const auto& [account, balance] : auditor_.balances()) {
        const ledger::Account* theirs = hub.floor().state().books.account(account_of(account));
        if (!theirs || theirs->balance.cents != balance)
            fail(fmt::format("{} has {} in the server's books, {} in the auditor's", account,
                             theirs ? theirs->balance.cents : 0, balance));
    }
    if (!due_.empty()) start_again_beside(index);
    if (counts_.turns % 16 != 0) return;
    if (const auto broken = hub.floor().state().books.broken()) fail(*broken);
}

// Which acts these entries belong to, as far as there were not enough of them yet.
void Simulation::note_acts(const std::vector<store::Entry>& entries) {
    if (!restarts_) return;
    for (const store::Entry& entry : entries) {
        const Json json = Json::parse(entry.payload);
        restarts_->kinds.insert(json.at("k").get<std::string>());
        const auto act =
            json.contains("src")
                ? acts_.find(fmt::format("{} {}", json["src"].get<std::string>(), json["n"].get<std::uint64_t>()))
                : acts_.end();
        if (act != acts_.end() && restarts_->acts[act->second] < Restarts::kEnough) due_.insert(act->second);
    }
}

// A server that starts now from what is stored finds the floor as the running one has it, to the last field.
void Simulation::start_again_beside(std::size_t index) {
    const floor::Floor& running = servers_[index]->hub->floor();
    floor::Floor again(running.state().settings);
    store::MemoryStore reader(disk_);
    for (const auto& [key, value] : reader.scan("seed/")) again.remember_secret(key, value);
    for (const store::Entry& entry : reader.read(0, 1'000'000)) again.read(Json::parse(entry.payload));
    const std::string here = TestFloor::fingerprint(running), there = TestFloor::fingerprint(again);
    if (here != there) {
        const auto differ = static_cast<std::size_t>(
            std::mismatch(here.begin(), here.end(), there.begin(), there.end()).first - here.begin());
        const std::size_t from = differ > 200 ? differ - 200 : 0;
        fail(fmt::format("after {} a floor that starts again differs:\n{}\nand not\n{}", fmt::join(due_, ", "),
                         there.substr(from, 400), here.substr(from, 400)));
    }
    for (const std::string& act : due_) ++restarts_->acts[act];
    due_.clear();
}

// ---- The network ----------------------------------------------------------------------------------------------------

void Simulation::connect(Client& client) {
    Server& server = *servers_[client.server];
    if (!server.up) { client.server = below(random_, static_cast<std::uint32_t>(servers_.size())); return; }
    client.connection = next_connection_++;
    client.welcome = false;
    client.since = now_;
    connected_[client.connection] = &client;
    server.hub->connect(client.connection, "sim");
    if (!client.token.empty()) send(client, Json{{"token", client.token}}.dump());
    else send(client, Json{{"open-terminal", {{"table", client.table}}}}.dump());
}

void Simulation::disconnect(Client& client) {
    if (client.connection == 0) return;
    Server& server = *servers_[client.server];
    if (server.up) server.hub->disconnect(client.connection);
    connected_.erase(client.connection);
    client.connection = 0;
    client.welcome = false;
}

// Commands may be lost, doubled and overtake each other, as with clients that send again over a new connection.
void Simulation::send(Client& client, const std::string& text) {
    if (!quiet_ && chance(3)) { ++counts_.lost; return; }
    const int copies = !quiet_ && client.welcome && chance(5) ? 2 : 1;
    counts_.doubled += static_cast<std::uint64_t>(copies - 1);
    for (int i = 0; i < copies; ++i)
        later(between(1, 60), [this, connection = client.connection, index = client.server, text] {
            Server& server = *servers_[index];
            if (!server.up) return;
            server.hub->receive(connection, text);
            if (!server.hub->idle()) agree_on_turn(index, 1);
        });
}

void Simulation::deliver(std::uint64_t connection, const std::string& text) {
    const auto found = connected_.find(connection);
    if (found == connected_.end()) return;
    // Nobody is ever shown a seed of a round or a shoe that is still in use.
    store::MemoryStore reader(disk_);
    if (below(random_, 8) == 0)
        for (const auto& [key, value] : reader.scan("seed/"))
            if (text.find(value) != text.npos) {
                const Server& server = *servers_[found->second->server];
                if (server.up && server.hub->journal_length() == auditor_.taken())
                    fail("a seed was shown that is still secret");
            }
    hear(*found->second, Json::parse(text));
}

}  // namespace baize::testing_support
