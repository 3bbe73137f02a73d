// The real server: the program is started, and spoken to over its sockets.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "store/store.hpp"
#include "support/long_count.hpp"
#include "support/ws_client.hpp"

NOT_FOR_SANITIZERS("the program is not built with them");

namespace baize::server::net_test {
namespace {

using testing_support::Json;
using testing_support::ServerProcess;
using testing_support::WsClient;
using testing_support::WsError;

constexpr const char* kTable = "sic-bo-1";

class NetTest : public ::testing::Test {
protected:
    void SetUp() override {
        const char* program = std::getenv("BAIZE");
        if (!program || !std::filesystem::exists(program))
            GTEST_SKIP() << "BAIZE does not name the program: run these tests by ./baize test";
        program_ = program;
        folder_ = (std::filesystem::temp_directory_path() / "baize-net.XXXXXX").string();
        ASSERT_NE(mkdtemp(folder_.data()), nullptr);
    }
    void TearDown() override {
        server_.reset();
        if (HasFailure() && !folder_.empty()) std::cout << "the server's log:\n" << log() << "\n";
        if (!folder_.empty()) std::filesystem::remove_all(folder_);
    }
    void start(std::vector<std::string> options = {}) {
        server_.reset();
        options.insert(options.end(), {"--database", folder_ + "/floor.db"});
        server_ = std::make_unique<ServerProcess>(program_, options, folder_ + "/log");
    }
    std::string log() const {
        std::ifstream file(folder_ + "/log");
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }
    // A terminal of the demonstration floor: its welcome, and its token.
    static Json open_terminal(WsClient& client, std::string& token) {
        client.say({{"open-terminal", {{"table", kTable}}}});
        Json welcome;
        for (int i = 0; i < 2 && (token.empty() || welcome.is_null()); ++i) {  // together, or one after the other
            const auto text = client.receive();
            if (!text) throw WsError("no welcome came");
            const Json json = Json::parse(*text);
            if (json.contains("token")) token = json["token"];
            if (json.contains("welcome")) welcome = json["welcome"];
            if (json.contains("no")) throw WsError(*text);
        }
        return welcome;
    }

    std::string program_, folder_;
    std::unique_ptr<ServerProcess> server_;
};

TEST_F(NetTest, ATerminalFindsItsStakeAndItsCreditAgain) {
    start();
    std::string token;
    WsClient client = server_->connect();
    const Json welcome = open_terminal(client, token);
    EXPECT_EQ(welcome["role"], "terminal");
    EXPECT_EQ(welcome["play-money"], true);
    EXPECT_EQ(welcome["number"], 0);
    ASSERT_EQ(token.size(), 64u);
    Json reply = client.command(1, "insert-cash", {{"amount", 5'000}});
    ASSERT_EQ(reply["ok"], 1) << reply;
    EXPECT_EQ(reply["reply"]["credit"], 5'000);
    reply = client.command(2, "bet", {{"wager", "small"}, {"stake", 500}});
    ASSERT_EQ(reply["ok"], 2) << reply;
    EXPECT_EQ(reply["reply"]["credit"], 4'500);
    client.cut();

    WsClient again = server_->connect();
    again.say({{"token", token}});
    const Json found = again.expect("welcome")["welcome"];
    EXPECT_EQ(found["name"], welcome["name"]);
    EXPECT_EQ(found["number"], 2);
    EXPECT_EQ(found["state"]["mine"]["credit"], 4'500);
    EXPECT_EQ(found["state"]["mine"]["staked"], 500);
}

TEST_F(NetTest, ARepeatedCommandIsCarriedOutOnce) {
    start();
    std::string token;
    WsClient client = server_->connect();
    open_terminal(client, token);
    ASSERT_EQ(client.command(1, "insert-cash", {{"amount", 2'000}})["ok"], 1);
    const Json repeat = client.command(1, "insert-cash", {{"amount", 2'000}});
    ASSERT_EQ(repeat["ok"], 1) << repeat;
    EXPECT_EQ(repeat["reply"]["repeat"], true);
    const Json next = client.command(2, "insert-cash", {{"amount", 500}});
    EXPECT_EQ(next["reply"]["credit"], 2'500) << next;
}

TEST_F(NetTest, WhatWasAcknowledgedSurvivesTheServersDeath) {
    start();
    std::string token;
    {
        WsClient client = server_->connect();
        open_terminal(client, token);
        ASSERT_EQ(client.command(1, "insert-cash", {{"amount", 10'000}})["ok"], 1);
        ASSERT_EQ(client.command(2, "bet", {{"wager", "big"}, {"stake", 1'000}})["ok"], 2);
    }
    ASSERT_EQ(server_->end(SIGKILL), -SIGKILL);
    start();
    WsClient client = server_->connect();
    client.say({{"token", token}});
    const Json found = client.expect("welcome")["welcome"];
    EXPECT_EQ(found["number"], 2);
    EXPECT_EQ(found["state"]["mine"]["credit"], 9'000);
    EXPECT_EQ(found["state"]["mine"]["staked"], 1'000);
}

// A page as a probe reads it: the status line and the body.
std::string page(std::uint16_t port, const std::string& path) {
    const int fd = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::string text;
    if (::connect(fd, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0) {
        const std::string question = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        (void)::send(fd, question.data(), question.size(), MSG_NOSIGNAL);
        char piece[4096];
        for (ssize_t read = 0; (read = ::recv(fd, piece, sizeof piece, 0)) > 0;)
            text.append(piece, static_cast<std::size_t>(read));
    }
    ::close(fd);
    return text.substr(0, text.find("\r\n")) + " " + text.substr(std::min(text.size(), text.find("\r\n\r\n") + 4));
}

// What the program cannot have written is in its journal: one table cannot be read back. It is called off and locked,
// and named; the others are played.
TEST_F(NetTest, HealthNamesATableThatFailedAndTheOthersPlayOn) {
    start();
    std::string token;
    {
        WsClient client = server_->connect();
        open_terminal(client, token);
        ASSERT_EQ(client.command(1, "insert-cash", {{"amount", 10'000}})["ok"], 1);
        ASSERT_EQ(client.command(2, "bet", {{"wager", "big"}, {"stake", 1'000}})["ok"], 2);
        EXPECT_NE(page(server_->port(), "/health").find("200 OK {\"ok\":true,\"what\":\"the floor is open\"}"),
                  std::string::npos)
            << page(server_->port(), "/health");
    }
    ASSERT_EQ(server_->end(SIGTERM), 0);
    {
        const auto store = store::open_sqlite(folder_ + "/floor.db");
        ASSERT_TRUE(store->claim("server/test"));
        std::vector<store::Entry> entries;
        for (auto more = store->read(0, 4'096); !more.empty(); more = store->read(entries.back().seq, 4'096))
            entries.insert(entries.end(), more.begin(), more.end());
        store::Entry entry{entries.back().seq + 1, "", {}};
        entry.payload = Json{{"k", "ev"},
                             {"t", Json::parse(entries.back().payload)["t"]},
                             {"table", kTable},
                             {"round", 1},
                             {"events", {{{"e", "shuffle"}}}}}
                            .dump();
        entry.hash = store::chain(entries.back().hash, entry.seq, entry.payload);
        ASSERT_TRUE(store->begin(entries.back().seq).empty());
        store->append({&entry, 1});
        store->commit();
    }
    start();
    WsClient client = server_->connect();
    client.say({{"token", token}});
    EXPECT_EQ(client.expect("welcome")["welcome"]["state"]["mine"]["credit"], 10'000) << "what lay there went back";
    const Json refused = client.command(3, "bet", {{"wager", "big"}, {"stake", 1'000}});
    EXPECT_TRUE(refused.contains("no")) << refused;
    const std::string health = page(server_->port(), "/health");
    EXPECT_NE(health.find("200 OK"), std::string::npos) << health;
    EXPECT_NE(health.find(R"("faults":[{"table":"sic-bo-1")"), std::string::npos) << health;
    EXPECT_NE(page(server_->port(), "/metrics").find("baize_tables_failed 1"), std::string::npos);
    WsClient other = server_->connect();
    other.say({{"open-terminal", {{"table", "roulette-1"}}}});
    EXPECT_EQ(other.expect("welcome")["welcome"]["state"]["phase"], "betting");
    EXPECT_EQ(other.command(1, "insert-cash", {{"amount", 10'000}})["ok"], 1);
}

TEST_F(NetTest, TooManyMessagesAreRefusedAndTheConnectionStays) {
    start();
    WsClient client = server_->connect();
    constexpr int kMany = 400;  // 50 a second, with 50 in reserve
    for (int i = 1; i <= kMany; ++i) client.say({{"ask", "tables"}, {"id", i}});
    int answered = 0, limited = 0;
    for (int i = 1; i <= kMany; ++i) {
        const auto text = client.receive();
        ASSERT_TRUE(text) << "after " << answered << " answers and " << limited << " refusals";
        const Json json = Json::parse(*text);
        answered += json.contains("answer");
        limited +=
            json.contains("no") && json["what"].get<std::string>().find("too many messages") != std::string::npos;
    }
    EXPECT_EQ(answered + limited, kMany);
    EXPECT_GE(answered, 50);
    EXPECT_GE(limited, 100);
}

// Many answers go out in one call: long ones and short ones, with the answers to pings between them.
TEST_F(NetTest, ManyAnswersComeWholeAndInTheirOrder) {
    start();
    WsClient client = server_->connect();
    constexpr int kMany = 80;  // of the 100 that the reserve allows at once
    for (int i = 1; i <= kMany; ++i) {
        client.say({{"ask", i % 3 == 0 ? "commands" : i % 3 == 1 ? "tables" : "no such question"}, {"id", i}});
        if (i % 10 == 0) client.send_frame(9, "still there?");
    }
    for (int i = 1; i <= kMany; ++i) {
        const auto text = client.receive();
        ASSERT_TRUE(text) << i;
        const Json json = Json::parse(*text);
        EXPECT_EQ(json.value("answer", json.value("no", 0)), i) << *text;
    }
}

// Terminals of one table on different network threads: each is answered, and sees what the others laid.
TEST_F(NetTest, ConnectionsOfSeveralNetworkThreadsShareATable) {
    start({"--network-threads", "3"});
    constexpr int kClients = 5;
    std::vector<WsClient> clients;
    for (int i = 0; i < kClients; ++i) {
        std::string token;
        clients.push_back(server_->connect());
        open_terminal(clients.back(), token);
        ASSERT_EQ(clients.back().command(1, "insert-cash", {{"amount", 5'000}})["ok"], 1) << i;
        ASSERT_EQ(clients.back().command(2, "bet", {{"wager", "small"}, {"stake", 500}})["ok"], 2) << i;
    }
    for (WsClient& each : clients) {
        std::size_t seen = 0;
        while (seen < kClients) seen = each.expect("state")["state"]["stakes"].size();
        EXPECT_EQ(seen, static_cast<std::size_t>(kClients));
    }
    clients.clear();
    EXPECT_EQ(server_->end(SIGTERM), 0);
}

TEST_F(NetTest, AnOversizeMessageEndsTheConnection) {
    start();
    WsClient large = server_->connect();
    large.send(std::string(200'000, ' '));  // beyond what anybody may send: the frame itself is refused
    EXPECT_FALSE(large.receive());
    EXPECT_TRUE(large.closed());
    EXPECT_EQ(large.close_code(), 1009);
    WsClient long_for_a_terminal = server_->connect();
    long_for_a_terminal.send(std::string(20'000, ' '));
    EXPECT_FALSE(long_for_a_terminal.receive());
    EXPECT_TRUE(long_for_a_terminal.closed());
    WsClient other = server_->connect();
    other.say({{"ask", "tables"}, {"id", 1}});
    EXPECT_EQ(other.expect("answer")["answer"], 1);
}

TEST_F(NetTest, BinaryMessagesEndTheConnection) {
    start();
    WsClient client = server_->connect();
    client.send_frame(2, "\x01\x02");
    EXPECT_FALSE(client.receive());
    EXPECT_TRUE(client.closed());
    EXPECT_EQ(client.close_reason(), "messages are text");
}

TEST_F(NetTest, PingsAreAnsweredAndBrokenJsonIsRefused) {
    start();
    WsClient client = server_->connect();
    client.send_frame(9, "are you there");
    client.send("{");
    EXPECT_TRUE(client.expect("no").contains("what"));
    EXPECT_FALSE(client.closed());
}

TEST_F(NetTest, PagesOfAnotherSiteAreRefused) {
    start();
    const std::string own = "http://127.0.0.1:" + std::to_string(server_->port());
    EXPECT_NO_THROW(server_->connect(own));
    for (const char* origin : {"http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example:80"}) {
        try {
            server_->connect(origin);
            ADD_FAILURE() << origin << " was let in";
        } catch (const WsError& error) {
            EXPECT_STREQ(error.what(), "refused: HTTP/1.1 403 Forbidden");
        }
    }
}

TEST_F(NetTest, SomebodySetsUpTheFloorOnceAndSignsIn) {
    start();
    const std::string code = server_->start()["set-up-code"];
    WsClient client = server_->connect();
    client.say({{"set-up", {{"code", "wrong"}, {"user", "ada"}, {"password", "correct horse battery"}}}});
    EXPECT_TRUE(client.expect("no").contains("what"));
    client.say({{"set-up", {{"code", code}, {"user", "ada"}, {"password", "correct horse battery"}}}});
    EXPECT_EQ(client.expect("set-up")["user"], "ada");
    client.say({{"set-up", {{"code", code}, {"user", "eve"}, {"password", "correct horse battery"}}}});
    EXPECT_TRUE(client.expect("no").contains("what"));
    client.say({{"sign-in", {{"user", "ada"}, {"password", "correct horse battery"}}}});
    EXPECT_EQ(client.expect("welcome")["welcome"]["role"], "engineer");
    ASSERT_EQ(server_->end(SIGTERM), 0);
    start();
    EXPECT_FALSE(server_->start().contains("set-up-code"));
}

TEST_F(NetTest, AtSigtermClientsAreToldAndTheServerEndsWell) {
    start();
    WsClient client = server_->connect();
    client.say({{"ask", "tables"}, {"id", 1}});
    client.expect("answer");
    std::thread reader([&] {
        EXPECT_NO_THROW(client.expect("stops"));
        while (client.receive()) {}
    });
    EXPECT_EQ(server_->end(SIGTERM), 0);
    reader.join();
    EXPECT_TRUE(client.closed());
    EXPECT_EQ(client.close_code(), 1001);
    EXPECT_EQ(client.close_reason(), "the server stops");
}

// Every line of the log is one JSON object with a time, a level and what happened.
TEST_F(NetTest, LogsAreJson) {
    start();
    ASSERT_EQ(server_->end(SIGTERM), 0);
    std::istringstream lines(log());
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const Json json = Json::parse(line, nullptr, false);
        ASSERT_TRUE(json.is_object()) << line;
        for (const char* key : {"at", "level", "what"}) EXPECT_TRUE(json.contains(key)) << line;
    }
    EXPECT_GE(count, 3);  // open, stops, closed
}

}  // namespace
}  // namespace baize::server::net_test
