#include "support/simulation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

#include "support/floor.hpp"

namespace baize::testing_support {

using floor::Role;
using server::Hub;

// A write that lasts a while, and that a crash may find anywhere: not begun, or done and nobody told.
struct Simulation::SlowWriter final : server::Writer {
    std::function<bool()> under_way;
    std::function<void()> started;

    void start(std::function<bool()> write) override {
        under_way = std::move(write);
        started();
    }
    void wait() override {
        while (commit()) {}
    }
    bool commit() {
        if (under_way && under_way()) return true;
        under_way = nullptr;
        return false;
    }
};

struct Simulation::Server {
    std::string name;
    std::shared_ptr<SlowWriter> writer;  // none: the turn waits for its commit
    std::unique_ptr<Hub> hub;
    bool up = false;
    std::uint64_t agreed = 0;  // number of the turn that comes next
};

struct Simulation::Client {
    Role role;
    std::string name;        // of a person; of a terminal once it has one
    std::string table;
    std::string token;
    std::size_t server = 0;
    std::uint64_t connection = 0;
    bool welcome = false;
    std::uint64_t number = 0, acknowledged = 0;
    std::int64_t acknowledged_ms = 0;
    std::string pending;     // the command that has no answer yet
    std::string verb;
    std::int64_t since = 0;
    Json state;
    // What the last answer said of this terminal's own, to be found again in any state of the same number.
    std::optional<std::int64_t> credit;
    std::uint64_t credit_number = 0;
};

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
    for (const auto& [id, table] : hub.floor().tables()) hub.as_house("open-table", {{"table", id}});
    const auto person = [&](Role role, const std::string& name) {
        auto client = std::make_unique<Client>();
        client->role = role;
        client->name = name;
        floor::Entropy entropy{[&](std::span<std::uint8_t> bytes) {
            for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random_() >> 56);
        }};
        client->token = hub.gate().issue({role, name, "user:" + name, now_}, entropy);
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
        auto table = hub.floor().tables().begin();
        std::advance(table, static_cast<long>(below(random_, static_cast<std::uint32_t>(hub.floor().tables().size()))));
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
    server::HubSurroundings around;
    around.now_ms = [this] { return now_; };
    around.entropy.fill = [this](std::span<std::uint8_t> bytes) {
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random_() >> 56);
    };
    around.send = [this](server::ConnectionId id, const std::string& text) {
        expect_durable(id, text);
        if (!quiet_ && chance(3)) { ++counts_.lost; return; }
        // One connection keeps its order, as TCP does.
        std::int64_t& last = last_delivery_[id];
        last = std::max(last + 1, now_ + between(1, 60));
        later(last - now_, [this, id, text] { deliver(id, text); });
    };
    around.close = [this](server::ConnectionId id, const std::string&) {
        later(between(1, 60), [this, id] {
            if (const auto found = connected_.find(id); found != connected_.end()) disconnect(*found->second);
        });
    };
    around.offload = [](std::function<void()> work, std::function<void()> finish) { work(); finish(); };
    around.log = [this](const Json& line) {
        if (line["what"] == "taking over a table") ++counts_.takeovers;
        note(line.dump());
    };
    around.writer = server.writer;
    server.hub = std::make_unique<Hub>(store::open_memory(disk_, server.writer != nullptr), settings, around);
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
        const ledger::Account* theirs = hub.floor().books().account(account);
        if (!theirs || theirs->balance.cents != balance)
            fail(fmt::format("{} has {} in the server's books, {} in the auditor's", account,
                             theirs ? theirs->balance.cents : 0, balance));
    }
    if (!due_.empty()) start_again_beside(index);
    if (counts_.turns % 16 != 0) return;
    if (const auto broken = hub.floor().books().broken()) fail(*broken);
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
    floor::Floor again(running.settings());
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

// ---- Clients --------------------------------------------------------------------------------------------------------

void Simulation::command(Client& client, const std::string& verb, Json args, const std::string& of) {
    client.verb = verb;
    const std::string source = client.role == Role::Terminal ? client.name : "user:" + client.name;
    acts_[fmt::format("{} {}", source, client.number + 1)] = of.empty() ? verb : verb + " " + of;
    client.pending = Json{{"n", ++client.number}, {"do", verb}, {"args", std::move(args)}}.dump();
    client.since = now_;
    send(client, client.pending);
}

void Simulation::act(Client& client) {
    later(between(200, 2'500), [this, &client] { act(client); });
    if (!quiet_ && chance(1)) return disconnect(client);
    if (client.connection == 0) return connect(client);
    if (!client.welcome) {
        if (now_ - client.since > 3'000) disconnect(client);
        return;
    }
    if (!client.pending.empty()) {  // no answer: again with the same number, or over a new connection
        if (now_ - client.since < 2'000) return;
        client.since = now_;
        return chance(50) ? disconnect(client) : send(client, client.pending);
    }
    switch (client.role) {
        case Role::Terminal: return play(client);
        case Role::Dealer: return deal(client);
        case Role::Supervisor: return supervise(client);
        case Role::Engineer: return engineer(client);
        default: return cash(client);
    }
}

void Simulation::hear(Client& client, const Json& message) {
    if (std::getenv("BAIZE_SEED"))
        note(client.name + " at " + std::to_string(client.server) + " hears " + message.dump().substr(0, 160));
    if (message.contains("token")) client.token = message["token"].get<std::string>();
    if (message.contains("welcome")) {
        const Json& welcome = message["welcome"];
        const auto number = welcome["number"].get<std::uint64_t>();
        // A welcome from before the acknowledgement may come late.
        if (welcome["name"] == client.name && number < client.acknowledged &&
            welcome["now"].get<std::int64_t>() > client.acknowledged_ms)
            fail(fmt::format("{}: command {} was acknowledged, and the server knows of {} only", client.name,
                             client.acknowledged, number));
        if (welcome["name"] != client.name) {  // a terminal of its own, at last
            client.name = welcome["name"].get<std::string>();
            client.number = client.acknowledged = number;
            client.credit.reset();
        }
        client.number = std::max(client.number, number);
        client.welcome = true;
        if (welcome.contains("state")) hear_state(client, welcome["state"]);
        if (client.role == Role::Dealer) send(client, Json{{"watch", {{"table", pit_of(client)}}}}.dump());
        if (client.role == Role::Supervisor) send(client, R"({"watch":{"table":"tai-1"}})");
        if (!client.pending.empty()) send(client, client.pending);
        return;
    }
    if (message.contains("state")) return hear_state(client, message["state"]);
    if (message.contains("answer")) {
        client.state["incidents"] = message["is"];
        return;
    }
    if (!message.contains("ok") && !message.contains("no")) return;
    const Json number = message.contains("ok") ? message["ok"] : message["no"];
    if (number != client.number || client.pending.empty()) {
        if (message.contains("no") && number == 0 && !client.welcome && client.role == Role::Terminal)
            client.token.clear();  // the token is not known
        return;
    }
    client.pending.clear();
    if (message.contains("no")) {
        ++counts_.refused;
        const std::string what = message["what"];
        if (what.find("is run by the server") != what.npos && servers_.size() > 1) {
            disconnect(client);
            client.server = 1 - client.server;
        }
        return;
    }
    ++counts_.acknowledged;
    client.acknowledged = client.number;
    client.acknowledged_ms = now_;
    const Json& reply = message["reply"];
    if (reply.contains("repeat")) ++counts_.repeats;
    client.credit.reset();
    if (reply.contains("credit") && client.role == Role::Terminal) {
        client.credit = reply["credit"].get<std::int64_t>();
        client.credit_number = client.number;
    }
    if (reply.contains("voucher")) {
        ++counts_.vouchers;
        vouchers_.emplace_back(reply["voucher"].get<std::string>(), reply["amount"].get<std::int64_t>());
    }
}

void Simulation::hear_state(Client& client, const Json& state) {
    if (client.role != Role::Terminal) { client.state = state; return; }
    if (!state.contains("mine")) return;
    const Json& mine = state["mine"];
    if (mine["terminal"] != client.name) return;  // another terminal than before, and the
                                                  // welcome that names it was lost
    // While bets are open only this terminal's own commands move its credit, where no supervisor corrects older
    // rounds; and the close may drop all wagers of a terminal together (9A 3.3(c)(iv)), which then has none.
    if (client.table != "tai-1" && client.table != "roulette-2" && mine["staked"] != 0 && client.credit &&
        mine["number"] == client.credit_number && client.state.contains("round") &&
        state["round"] == client.state["round"] && state["phase"] == "betting" && client.state["phase"] == "betting" &&
        mine["credit"] != *client.credit && state.value("last", Json()) == client.state.value("last", Json()))
        fail(fmt::format("{}: credit {} was acknowledged, {} is shown", client.name, *client.credit,
                         mine["credit"].dump()));
    if (client.state.contains("now") && state["now"].get<std::int64_t>() < client.state["now"].get<std::int64_t>())
        return;  // an older one came late
    if (!client.state.contains("round") || client.state["round"] != state["round"] ||
        client.state["phase"] != state["phase"])
        client.credit.reset();
    client.state = state;
}

void Simulation::play(Client& client) {
    const Json& state = client.state;
    if (!state.contains("phase")) return;
    const std::int64_t credit = state["mine"]["credit"];
    if (state.contains("question")) {
        const Json& choices = state["question"]["choices"];
        const Json& choice = choices[below(random_, static_cast<std::uint32_t>(choices.size()))];
        Json args = {{"choice", choice["id"]}, {"round", state["round"]}};
        if (choice.contains("amount")) args["amount"] = choice["amount"]["min"];
        return command(client, "answer", args);
    }
    if (credit < 60'00 && chance(70)) return command(client, "insert-cash", {{"amount", chance(50) ? 100'00 : 50'00}});
    if (state.contains("change") && chance(20)) return command(client, "agree", {{"yes", chance(80)}});
    if (chance(4)) return play_otherwise(client);
    if (state["phase"] != "betting") return;
    if (chance(5)) return command(client, "clear", Json::object());
    if (chance(4)) return command(client, "voucher-out", Json::object());
    if (chance(8)) return command(client, "ready", Json::object());
    static const char* kSicBo[] = {"big", "small", "total:10", "single:3", "triple:2", "any-triple"};
    static const char* kRoulette[] = {"red-black:red", "straight-up:7", "split:1-2", "column:1"};
    const bool boxes = client.table == "blackjack-1" || client.table.starts_with("three");
    const std::string wager = client.table == "blackjack-1"     ? "main"
                              : boxes                           ? (chance(70) ? "ante" : "pair-plus")
                              : client.table == "roulette-2"    ? kRoulette[below(random_, 4)]
                              : client.table == "craps-1"       ? "place-to-win:6"
                              : client.table == "punto-banco-1" ? (chance(50) ? "punto" : "banco")
                                                                : kSicBo[below(random_, 6)];
    Json args = {{"wager", wager},
                 {"stake", chance(10) ? 0
                                      : between(1, 30) * 50 *
                                            (boxes || client.table == "punto-banco-1" ? 10
                                             : client.table == "craps-1"              ? 12
                                                                                      : 1)}};
    if (boxes) args["box"] = between(1, 4);
    command(client, "bet", args);
}

// What players do now and then.
void Simulation::play_otherwise(Client& client) {
    const Json& state = client.state;
    if (client.table == "craps-1" && chance(70))
        return command(client, "declare", {{"what", chance(50) ? "on" : "off"}, {"wager", "place-to-win:6"}});
    if (chance(50)) return command(client, "sit", {{"place", between(1, 3)}, {"leave", chance(30)}});
    if (state.contains("last")) command(client, "dispute", {{"round", state["last"]["round"]}});
}

// Dora deals dice, Dick deals roulette, where Division 9A does not bind.
std::string Simulation::pit_of(const Client& client) { return client.name == "dick" ? "roulette-2" : "tai-1"; }

void Simulation::deal(Client& client) {
    const Json& state = client.state;
    const std::string table = pit_of(client);
    if (!state.contains("need")) return send(client, Json{{"watch", {{"table", table}}}}.dump());
    if (chance(15)) return deal_otherwise(client);
    if (state["need"] == "throw")
        return command(
            client, "enter",
            {{"table", table}, {"event", {{"e", "throw"}, {"d", {between(1, 6), between(1, 6), between(1, 6)}}}}});
    if (state["need"] == "spin" && chance(40))
        return command(client, "enter",
                       {{"table", table}, {"event", {{"e", "spin"}, {"at", {std::to_string(between(1, 36))}}}}});
    if (state["phase"] == "confirming" && chance(80))
        return command(client, "confirm", {{"table", table}, {"round", state["round"]}});
    if (state["phase"] == "confirming" && table == "tai-1") return fix_a_throw(client);
    if (state["phase"] == "betting" && table == "roulette-2" && chance(40))
        return command(client, chance(50) ? "close-bets" : "ball-dropped", {{"table", table}});
}

void Simulation::deal_otherwise(Client& client) {
    const Json& state = client.state;
    const std::string table = pit_of(client), terminal = fmt::format("{}/{:02}", table, between(1, 4));
    const Json stakes = state.value("stakes", Json::array());
    if (state["need"] == "spin" && !stakes.empty()) {
        const Json& stake = stakes[below(random_, static_cast<std::uint32_t>(stakes.size()))];
        return command(client, "move-wager",
                       {{"terminal", fmt::format("{}/{:02}", table, stake["p"].get<int>() + 1)},
                        {"round", state["round"]},
                        {"from", stake["w"]},
                        {"to", "split:2-3"}});
    }
    switch (below(random_, 4)) {
        case 0: return command(client, "credit", {{"terminal", terminal}, {"amount", 20'00}});
        case 1: return command(client, "cancel-credit", {{"terminal", terminal}});
        case 2: return command(client, "call", {{"table", table}, {"note", "come here"}});
        default: return command(client, "lock", {{"table", table}, {"terminal", between(4, 6)}, {"why", "dark"}});
    }
}

void Simulation::see_to_incidents(Client& client) {
    const Json& open = client.state["incidents"];
    const Json& incident = open[below(random_, static_cast<std::uint32_t>(open.size()))];
    const std::string verb = incident["verb"];
    const Json args = {{"incident", incident["incident"]}};
    if (verb == "call" || verb == "dispute" || verb == "report") return command(client, "resolve", args);
    if (chance(85)) return command(client, "approve", args, verb);
    command(client, "reject", args);
}

void Simulation::supervise(Client& client) {
    const Json& state = client.state;
    if (chance(50)) send(client, R"({"ask":"incidents","id":1,"args":{"open":true}})");
    if (state.contains("incidents") && !state["incidents"].empty() && chance(60)) return see_to_incidents(client);
    if (chance(6)) return rule_the_pit(client);
    // 9A 7.2: a no spin that was rejected still waits for somebody to complete it.
    if (state.contains("frozen") && chance(40))
        return command(client, "no-spin", {{"table", "tai-1"}, {"round", state["round"]}});
    if (!state.contains("round") || !chance(12)) return;
    const std::int64_t round = state["round"];
    const std::int64_t past = std::max<std::int64_t>(1, round - between(1, 3));
    if (state.contains("last") && chance(50)) {
        if (chance(85)) return correct_a_throw(client);
        return command(client, "correct",
                       {{"table", "tai-1"}, {"round", past}, {"index", between(1, 8)}, {"event", a_throw()}});
    }
    if (chance(20)) return command(client, "no-spin", {{"table", "tai-1"}, {"round", round}});
    if (chance(25)) return command(client, "void-round", {{"table", "tai-1"}, {"round", past}});
    if (chance(35))
        return command(client, "refuse-pay",
                       {{"terminal", fmt::format("tai-1/{:02}", between(1, 6))}, {"round", past}});
    command(client, "unlock", {{"table", "tai-1"}, {"terminal", between(1, 6)}});
}

namespace {

// Which of its entries is the throw, as whoever looks at them finds it; nothing where the round was called off before.
std::optional<std::ptrdiff_t> index_of_throw(const std::vector<Event>& events) {
    const auto found = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return std::holds_alternative<Thrown>(event); });
    return found == events.end() ? std::nullopt : std::optional(found - events.begin());
}

}  // namespace

const floor::LiveTable* Simulation::dice_table(const Client& client) const {
    const Server& server = *servers_[client.server];
    return server.up ? server.hub->floor().table("tai-1") : nullptr;
}

floor::Json Simulation::a_throw() { return {{"e", "throw"}, {"d", {between(1, 6), between(1, 6), between(1, 6)}}}; }

void Simulation::fix_a_throw(Client& client) {
    const floor::LiveTable* table = dice_table(client);
    const auto index = table && table->session ? index_of_throw(table->session->events()) : std::nullopt;
    if (index) command(client, "fix", {{"table", "tai-1"}, {"index", *index}, {"event", a_throw()}});
}

void Simulation::correct_a_throw(Client& client) {
    const floor::LiveTable* table = dice_table(client);
    const auto index = table && !table->past.empty() ? index_of_throw(table->past.back().events) : std::nullopt;
    if (index)
        command(client, "correct",
                {{"table", "tai-1"}, {"round", table->past.back().number}, {"index", *index}, {"event", a_throw()}});
}

// Nominees, limits, rulings; tables that open and close.
void Simulation::rule_the_pit(Client& client) {
    const auto terminal = [&](const char* table) { return fmt::format("{}/{:02}", table, between(1, 3)); };
    switch (below(random_, 6)) {
        case 0:
            return command(client, "nominate",
                           chance(30) ? Json{{"terminal", terminal("tai-1")}}
                                      : Json{{"terminal", terminal("tai-1")}, {"nominee", terminal("tai-1")}});
        case 1: return command(client, "limit", {{"terminal", terminal("blackjack-1")}, {"limited", chance(60)}});
        case 2:
            return command(client, "rule",
                           {{"table", "blackjack-1"}, {"event", {{"e", "rule"}, {"i", "replaced-cards"}}}});
        case 3: return command(client, "close-table", {{"table", "tai-1"}});
        case 4: return command(client, "open-table", {{"table", "tai-1"}});
        default: return command(client, "fill", {{"account", "float:tai-1"}, {"amount", chance(70) ? 50'00 : -50'00}});
    }
}

void Simulation::engineer(Client& client) {
    if (chance(90)) return;
    if (chance(60))
        return command(
            client, "table",
            {{"toml", example_table("gb.punto-banco.toml",
                                    {{"decks", chance(50) ? "6" : "8"}})}});  // gb-2011 6.11: they must agree
    command(client, "table",
            {{"toml", example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""},
                                                       {"chance", "\"dealer\""},
                                                       {"betting-seconds", chance(50) ? "30" : "31"}})}});
}

// Two cashiers are shown the same vouchers; the ledger pays each once.
void Simulation::cash(Client& client) {
    const std::string terminal = fmt::format("tai-1/{:02}", between(1, 3));
    if (chance(4)) return command(client, "deposit", {{"player", "pat"}, {"amount", 30'00}});
    if (chance(2)) return command(client, "withdraw", {{"player", "pat"}, {"amount", 10'00}});
    if (chance(2))
        return command(client, "to-terminal", {{"player", "pat"}, {"terminal", terminal}, {"amount", 10'00}});
    if (chance(2)) return command(client, "from-terminal", {{"player", "pat"}, {"terminal", terminal}});
    if (vouchers_.empty()) return;
    const auto& [number, amount] = vouchers_[below(random_, static_cast<std::uint32_t>(vouchers_.size()))];
    command(client, "redeem", {{"number", number}, {"amount", amount}});
}

}  // namespace baize::testing_support
