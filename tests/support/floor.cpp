#include "support/floor.hpp"
#include "support/paths.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace baize::testing_support {

using floor::Command;
using floor::Json;
using floor::Role;

void TestFloor::make_entropy() {
    entropy_.fill = [this](std::span<std::uint8_t> bytes) {
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_() >> 56);
    };
}

TestFloor::TestFloor(const TestFloor& before, const std::vector<store::Entry>& stored)
    : floor(before.settings_), journal(stored), secrets(before.secrets), now(before.now), settings_(before.settings_),
      random_(before.random_), numbers_(before.numbers_), head_(stored.back().hash) {
    make_entropy();
    for (const auto& [key, value] : secrets) floor.remember_secret(key, value);
    for (const store::Entry& entry : journal) {
        floor.restore(Json::parse(entry.payload));
        auditor.take(entry);
    }
    floor.take_outbox();
}

TestFloor::TestFloor(floor::FloorSettings settings) : floor(settings), settings_(settings) {
    make_entropy();
    EXPECT_TRUE(floor.as_house("fill", {{"account", "cash:cage"}, {"amount", 10'000'000'00}}, now, entropy_));
    drain();
}

std::string TestFloor::open(const std::string& toml) {
    auto added = floor.as_house("table", {{"toml", toml}}, now, entropy_);
    if (!added) { ADD_FAILURE() << to_string(added.refusal()); return ""; }
    const std::string id = added->body["table"];
    EXPECT_EQ(said(floor.as_house("open-table", {{"table", id}}, now, entropy_)), "ok");
    EXPECT_EQ(said(floor.as_house("fill", {{"account", "float:" + id}, {"amount", 1'000'000'00}}, now, entropy_)),
              "ok");
    drain();
    return id;
}

Result<floor::Reply> TestFloor::as(Role role, const std::string& name, const std::string& verb, Json args) {
    const std::string source = role == Role::Terminal ? name : "user:" + name;
    return send({{role, name, source}, ++numbers_[source], verb, std::move(args)});
}

Result<floor::Reply> TestFloor::send(const Command& command) {
    last_ = command;
    auto reply = floor.perform(command, now, entropy_);
    drain();
    return reply;
}

Result<floor::Reply> TestFloor::two(const std::string& verb, Json args) {
    auto proposed = as(Role::Supervisor, "sue", verb, std::move(args));
    if (!proposed || !proposed->body.contains("incident")) return proposed;
    return as(Role::Supervisor, "tom", "approve", {{"incident", proposed->body["incident"]}});
}

void TestFloor::wait(std::int64_t seconds) {
    const std::int64_t end = now + seconds * 1000;
    while (now < end) {
        const auto next = floor.next_deadline();
        now = next && *next > now && *next < end ? *next : end;
        floor.tick(now, entropy_);
        drain();
    }
}

void TestFloor::drain() {
    for (floor::Outbox outbox = floor.take_outbox(); !outbox.empty(); outbox = floor.take_outbox()) {
        for (const floor::Recorded& recorded : outbox.entries) {
            store::Entry entry{journal.size() + 1, recorded.text, {}};
            entry.hash = head_ = store::chain(head_, entry.seq, entry.payload);
            auditor.take(entry);
            journal.push_back(std::move(entry));
        }
        for (const floor::Secret& secret : outbox.secrets) {
            if (secret.value) secrets[secret.key] = *secret.value;
            else secrets.erase(secret.key);
        }
    }
}

Json TestFloor::state(const std::string& terminal) {
    const auto at = floor::parse_terminal(terminal);
    return wire::json_of(floor::table_view(floor, *floor.state().table(at->table), at->player, now));
}

std::unique_ptr<floor::Floor> TestFloor::replayed() const {
    auto again = std::make_unique<floor::Floor>(settings_);
    for (const auto& [key, value] : secrets) again->remember_secret(key, value);
    for (const store::Entry& entry : journal) again->read(Json::parse(entry.payload));
    again->take_outbox();
    return again;
}

void TestFloor::check() {
    if (auditor.fault())
        ADD_FAILURE() << "entry " << auditor.fault()->seq << ": " << auditor.fault()->what << "\n"
                      << journal[auditor.fault()->seq - 1].payload;
    if (const auto broken = floor.state().books.broken()) ADD_FAILURE() << *broken;
    EXPECT_EQ(fingerprint(*replayed()), fingerprint(floor)) << "a replay of the journal gives another floor";
    for (const auto& [account, balance] : auditor.balances())
        EXPECT_EQ(floor.state().books.account(account_of(account))->balance.cents, balance) << account;
}

void notes(TestFloor& floor, const std::string& terminal, int hundreds) {
    for (int i = 0; i < hundreds; ++i) ASSERT_EQ(said(floor.at(terminal, "insert-cash", {{"amount", 100'00}})), "ok");
}

std::string said(const Result<floor::Reply>& reply) { return reply ? "ok" : to_string(reply.refusal()); }
std::string clause_of(const Result<floor::Reply>& reply) { return reply ? "(taken)" : reply.refusal().clause; }

std::vector<std::string> example_files() {
    std::vector<std::string> files;
    for (const auto& each : std::filesystem::directory_iterator(testing_support::source_dir() + "/examples/tables"))
        files.push_back(each.path().filename().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::string example_table(const std::string& file, const std::map<std::string, std::string>& with) {
    std::ifstream in(testing_support::source_dir() + "/examples/tables/" + file);
    EXPECT_TRUE(in) << file;
    std::string text, line;
    std::map<std::string, std::string> left = with;
    while (std::getline(in, line)) {
        for (auto each = left.begin(); each != left.end();) {
            if (!line.starts_with(each->first + " ")) { ++each; continue; }
            line = each->first + " = " + each->second;
            each = left.erase(each);
        }
        if (line == "currency = \"GBP\"") line = "currency = \"NZD\"";  // a floor has one, as `serve --demo` does
        text += line + "\n";
    }
    for (const auto& [key, value] : left) text = key + " = " + value + "\n" + text;
    return text;
}

}  // namespace baize::testing_support
