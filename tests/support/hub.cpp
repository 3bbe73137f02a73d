#include "support/hub.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <unordered_set>

#include "floor/views.hpp"

namespace baize::testing_support {

using floor::Json;
using floor::Role;

std::optional<std::string> House::fault() {
    store::MemoryStore reader(disk);
    for (const store::Entry& entry : reader.read(auditor.taken(), 1'000'000)) auditor.take(entry);
    if (!auditor.fault()) return std::nullopt;
    return fmt::format("the auditor, at entry {}: {}", auditor.fault()->seq, auditor.fault()->what);
}

server::HubSettings demonstration() {
    server::HubSettings settings;
    settings.demonstration = true;
    return settings;
}

TestHub::TestHub(std::shared_ptr<House> house, server::HubSettings settings, Passwords passwords,
                 std::shared_ptr<server::Writer> writer)
    : house_(std::move(house)), settings_(std::move(settings)), passwords_(passwords), writer_(std::move(writer)) {
    entropy_.fill = [world = house_](std::span<std::uint8_t> bytes) {
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(world->random() >> 56);
    };
    restart();
}

server::HubDependencies TestHub::dependencies() {
    server::HubDependencies dependencies;
    dependencies.now_ms = [this] { return house_->now; };
    dependencies.entropy = entropy_;
    dependencies.send = [this](ConnectionId id, const std::string& text) { heard_[id].push_back(text); };
    dependencies.close = [this](ConnectionId id, const std::string& why) { closed_[id] = why; };
    dependencies.offload = [this](const std::function<void()>& work, const std::function<void(bool)>& finish) {
        if (passwords_ == Passwords::Argon2) work();
        finish(passwords_ != Passwords::NoMemory);
    };
    dependencies.log = [](const Json&) {};
    dependencies.writer = writer_;
    return dependencies;
}

void TestHub::restart() {
    hub_.reset();
    for (ConnectionId id = 1; id < next_; ++id) closed_.try_emplace(id, "the server died");
    hub_ =
        std::make_unique<server::Hub>(store::open_memory(house_->disk, writer_ != nullptr), settings_, dependencies());
    hub_->load();
}

void TestHub::open(const std::string& toml) {
    const auto offer = floor::make_offer(toml);  // read once, and known to the floor from then on
    if (!offer) throw std::runtime_error(to_string(offer.refusal()));
    const std::string id = (*offer)->config.id;
    hub_->as_house("table", {{"toml", toml}});
    hub_->as_house("open-table", {{"table", id}});
    hub_->as_house("fill", {{"account", "float:" + id}, {"amount", 1'000'000'00}});
    turn();
}

// ---- Connections ------------------------------------------------------------------------------------------------

ConnectionId TestHub::connect() {
    const ConnectionId id = next_++;
    hub_->connect(id, "test");
    return id;
}

void TestHub::disconnect(ConnectionId id) {
    hub_->disconnect(id);
    closed_.try_emplace(id, "the client left");
}

std::string TestHub::token_for(Role role, const std::string& name) {
    const std::string source = role == Role::Terminal ? name : "user:" + name + "/test";
    return hub_->credentials().issue({role, name, source, house_->now}, entropy_);
}

ConnectionId TestHub::let_in(Role role, const std::string& name) {
    const ConnectionId id = connect();
    hub_->receive(id, Json({{"token", token_for(role, name)}}).dump());
    turn();
    return id;
}

ConnectionId TestHub::signed_in(Role role, const std::string& name) {
    const ConnectionId id = let_in(role, name);
    const Json welcome = first_heard(id);
    if (!welcome.contains("welcome")) throw std::runtime_error("not let in: " + welcome.dump());
    return id;
}

Json TestHub::say(ConnectionId id, const Json& message) {
    heard_[id].clear();
    hub_->receive(id, message.is_string() ? message.get<std::string>() : message.dump());
    turn();
    return first_heard(id);
}

Json TestHub::first_heard(ConnectionId id) {
    Json first;
    for (const std::string& text : heard_[id]) {
        const Json each = Json::parse(text);
        if (each.contains("welcome")) numbers_[id] = each["welcome"]["number"];
        if (first.is_null() && !each.contains("state")) first = each;
    }
    return first;
}

Json TestHub::command(ConnectionId id, const std::string& verb, Json args) {
    return say(id, {{"n", ++numbers_[id]}, {"do", verb}, {"args", std::move(args)}});
}

Json TestHub::question(ConnectionId id, const std::string& what, Json args) {
    Json answer = say(id, {{"ask", what}, {"id", 1}, {"args", std::move(args)}});
    return answer.contains("is") ? answer["is"] : answer;
}

Json TestHub::state(ConnectionId id) { return question(id, "table"); }

// Most of what a fuzzed floor says it has said before, and to read that again takes a tenth of the time: what was found
// to be JSON is known by its hash from then on.
bool TestHub::heard_json(ConnectionId id) const {
    static constexpr std::size_t kMost = 100'000;
    static std::unordered_set<std::size_t> known;
    const auto is_json = [](const std::string& text) {
        const std::size_t hash = std::hash<std::string>{}(text);
        if (known.contains(hash)) return true;
        if (!Json::accept(text)) return false;
        if (known.size() == kMost) known.clear();
        return known.insert(hash).second;
    };
    const auto heard = heard_.find(id);
    return heard == heard_.end() || std::ranges::all_of(heard->second, is_json);
}

std::vector<Json> TestHub::take_heard(ConnectionId id) {
    std::vector<Json> messages;
    for (const std::string& text : std::exchange(heard_[id], {})) messages.push_back(Json::parse(text));
    return messages;
}

// ---- Time --------------------------------------------------------------------------------------------------------

void TestHub::turn() {
    do hub_->turn();
    while (!hub_->idle());
}

void TestHub::wait(std::int64_t seconds) {
    const std::int64_t end = house_->now + seconds * 1000;
    while (house_->now < end) {
        const auto next = hub_->wakes_at();
        house_->now = next ? std::clamp(*next, house_->now + 1, end) : end;
        turn();
    }
}

std::string standing_of(const floor::Floor& floor) {
    std::string text = wire::text_of(floor::accounts_view(floor)) + wire::text_of(floor::incidents_view(floor, false));
    for (const auto& [number, voucher] : floor.state().books.vouchers())
        text += wire::text_of(floor::voucher_view(floor.state().books, number));
    for (const auto& [id, table] : floor.state().tables) {
        text +=
            fmt::format("{} {} {} {} {}", table.owner, table.layout, table.closes_ms, table.decide_ms, table.opened_ms);
        text += wire::text_of(floor::table_view(floor, table, kNobody, 0)) +
                wire::text_of(floor::table_view(floor, table, 0, 0));
        text += wire::text_of(floor::entries_view(table)) + wire::text_of(floor::recall_view(table, kNobody, 100));
    }
    return text;
}

}  // namespace baize::testing_support
