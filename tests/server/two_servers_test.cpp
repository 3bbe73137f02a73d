// Two servers of one house on one PostgreSQL: accounts and vouchers are shared, a table belongs to one of them, and the
// other takes it over when that one dies.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "floor/audit.hpp"
#include "store/places.hpp"
#include "support/floor.hpp"
#include "support/long_count.hpp"
#include "support/ws_client.hpp"

NOT_FOR_SANITIZERS("the program is not built with them");

namespace baize::server::two_servers_test {
namespace {

using testing_support::Json;
using testing_support::kPatienceMs;
using testing_support::ServerProcess;
using testing_support::WsClient;
using Clock = std::chrono::steady_clock;

constexpr const char* kTable = "sic-bo-1";
constexpr const char* kPassword = "correct horse battery";

class TwoServersTest : public ::testing::Test {
protected:
    void SetUp() override {
        const char* program = std::getenv("BAIZE");
        if (!program || !std::filesystem::exists(program))
            GTEST_SKIP() << "BAIZE does not name the program: run these tests by ./baize test";
        if (!std::getenv("BAIZE_TEST_POSTGRES")) GTEST_SKIP() << store::testing_support::kNoPostgres;
        program_ = program;
        store::testing_support::postgres_execute("DROP SCHEMA IF EXISTS baize CASCADE");
        address_ = store::testing_support::postgres_address();
        std::filesystem::create_directory(folder_.file("tables"));
        std::ofstream(folder_.file("tables/table.toml"))
            << testing_support::example_table("gb.sic-bo.toml", {{"electronic", "false"}, {"betting-seconds", "2"}});
        a_ = start("a");
        b_ = start("b");
    }
    std::unique_ptr<ServerProcess> start(const std::string& name) const {
        const std::vector<std::string> arguments = {"--demo", "--server", name, "--database", address_, "--tables",
                                                    folder_.file("tables")};
        return std::make_unique<ServerProcess>(program_, arguments, folder_.file("log-" + name));
    }
    // Users are made at a.
    void add_user(const std::string& name, const std::string& role) const {
        WsClient engineer = a_->connect();
        engineer.say({{"set-up", {{"code", a_->start().at("set-up-code")}, {"user", "ada"}, {"password", kPassword}}}});
        engineer.expect("set-up");
        engineer.say({{"sign-in", {{"user", "ada"}, {"password", kPassword}}}});
        engineer.expect("welcome");
        const Json added =
            engineer.command(1, "add-user", {{"user", name}, {"role", role}, {"password", kPassword}});
        ASSERT_TRUE(added.contains("ok")) << added;
    }
    static WsClient signed_in(const ServerProcess& server, const std::string& name) {
        WsClient client = server.connect();
        client.say({{"sign-in", {{"user", name}, {"password", kPassword}}}});
        client.expect("welcome");
        return client;
    }
    static WsClient terminal(const ServerProcess& server, int number, std::string& token,
                             const std::string& table = kTable) {
        WsClient client = server.connect();
        client.say({{"open-terminal", {{"table", table}, {"terminal", number}}}});
        token = client.expect("token").at("token");
        client.expect("welcome");
        return client;
    }
    static std::string owner_at(WsClient& client) {
        client.say({{"ask", "tables"}, {"id", 1}});
        return client.expect("answer").at("is").at(0).at("owner");
    }
    static bool wait_for(int timeout_ms, const std::function<bool()>& done) {
        const auto end = Clock::now() + std::chrono::milliseconds(timeout_ms);
        while (!done()) {
            if (Clock::now() > end) return false;
            usleep(100'000);
        }
        return true;
    }
    void expect_a_sound_journal(std::uint64_t rounds, std::uint64_t redeemed) const {
        floor::Auditor auditor;
        const auto store = store::open_store(address_);
        for (const store::Entry& entry : store->read(0, 1'000'000)) auditor.take(entry);
        if (auditor.fault()) ADD_FAILURE() << "entry " << auditor.fault()->seq << ": " << auditor.fault()->what;
        EXPECT_GE(auditor.counts().rounds, rounds);
        EXPECT_EQ(auditor.counts().redeemed, redeemed);
    }

    store::testing_support::TemporaryFolder folder_;
    std::string program_, address_;
    std::unique_ptr<ServerProcess> a_, b_;
};

TEST_F(TwoServersTest, AccountsAndVouchersAreSharedAndAVoucherIsPaidOnce) {
    add_user("carl", "cashier");
    WsClient at_a = signed_in(*a_, "carl"), at_b = signed_in(*b_, "carl");
    std::uint64_t na = 0, nb = 0;
    EXPECT_EQ(at_a.command(++na, "deposit", {{"player", "eve"}, {"amount", 25'00}})["reply"]["balance"], 25'00);
    const Json drawn = at_b.command(++nb, "withdraw", {{"player", "eve"}, {"amount", 20'00}});
    ASSERT_TRUE(drawn.contains("ok")) << drawn;
    EXPECT_EQ(drawn["reply"]["balance"], 5'00);
    EXPECT_TRUE(at_a.command(++na, "withdraw", {{"player", "eve"}, {"amount", 20'00}}).contains("no"))
        << "the same money was paid at both";

    std::string token;
    WsClient player = terminal(*a_, 1, token);
    constexpr int kVouchers = 20;
    int paid_at_a = 0;
    for (int i = 0; i < kVouchers; ++i) {
        ASSERT_TRUE(
            player.command(static_cast<std::uint64_t>(2 * i + 1), "insert-cash", {{"amount", 10'00}}).contains("ok"));
        const Json voucher = player.command(static_cast<std::uint64_t>(2 * i + 2), "voucher-out")["reply"];
        const Json args = {{"number", voucher.at("voucher")}, {"amount", 10'00}};
        ++na, ++nb;
        (i % 2 ? at_a : at_b)
            .say({{"n", i % 2 ? na : nb}, {"do", "redeem"}, {"args", args}});  // both are asked before either answers
        (i % 2 ? at_b : at_a).say({{"n", i % 2 ? nb : na}, {"do", "redeem"}, {"args", args}});
        const auto answer = [](WsClient& client) {
            for (;;)
                if (Json json = Json::parse(client.receive().value()); json.contains("ok") || json.contains("no"))
                    return json;
        };
        const Json from_a = answer(at_a), from_b = answer(at_b);
        ASSERT_NE(from_a.contains("ok"), from_b.contains("ok")) << from_a << from_b;
        EXPECT_EQ((from_a.contains("ok") ? from_b : from_a).value("what", ""), "paid already, by carl");
        paid_at_a += from_a.contains("ok");
    }
    std::cout << paid_at_a << " of " << kVouchers << " vouchers were paid at a, the others at b\n";
    EXPECT_EQ(a_->end(SIGTERM), 0);
    EXPECT_EQ(b_->end(SIGTERM), 0);
    expect_a_sound_journal(0, kVouchers);
}

// gb-2011 2.4: tables of two servers share a meter.
TEST_F(TwoServersTest, AProgressiveMeterIsLinkedOverServers) {
    add_user("sue", "supervisor");
    WsClient at_a = signed_in(*a_, "sue"), at_b = signed_in(*b_, "sue");
    for (const auto& [client, name] : {std::pair(&at_a, "rocket-a"), std::pair(&at_b, "rocket-b")}) {
        const std::string toml = testing_support::example_table(
            "gb.rocket-7.toml",
            {{"id", "\"" + std::string(name) + "\""}, {"electronic", "false"}, {"betting-seconds", "2"}});
        ASSERT_TRUE(client->command(1, "table", {{"toml", toml}}).contains("ok")) << name;
        ASSERT_TRUE(client->command(2, "open-table", {{"table", name}}).contains("ok")) << name;
    }
    std::string token;
    WsClient player = terminal(*a_, 1, token, "rocket-a");
    ASSERT_TRUE(player.command(1, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    ASSERT_TRUE(player.command(2, "bet", {{"wager", "seven"}, {"stake", 2'00}}).contains("ok"));
    const Json side = player.command(3, "bet", {{"wager", "rocket-7-jackpot"}, {"stake", 2'00}});
    ASSERT_EQ(side["reply"]["stake"], 2'00) << side;
    const auto meter = [&] {
        at_b.say({{"ask", "table"}, {"id", 1}, {"args", {{"table", "rocket-b"}}}});
        return at_b.expect("answer").at("is").at("jackpot").at("meter").get<std::int64_t>();
    };
    EXPECT_EQ(meter(), 500'00) << "the seed, once for both tables";
    EXPECT_TRUE(wait_for(kPatienceMs, [&] { return meter() == 501'50; }))
        << "75 % of the wager at the other server, but the meter reads " << meter();
    EXPECT_EQ(a_->end(SIGTERM), 0);
    EXPECT_EQ(b_->end(SIGTERM), 0);
    expect_a_sound_journal(0, 0);
}

TEST_F(TwoServersTest, ATableIsTakenOverWithItsOpenRound) {
    std::string token;
    WsClient player = terminal(*a_, 7, token);
    ASSERT_TRUE(player.command(1, "insert-cash", {{"amount", 100'00}}).contains("ok"));
    const Json bet = player.command(2, "bet", {{"wager", "big"}, {"stake", 30'00}});
    ASSERT_EQ(bet["reply"]["stake"], 30'00) << bet;

    WsClient at_b = b_->connect();
    EXPECT_EQ(owner_at(at_b), "a");
    std::string other_token;
    WsClient stranger = terminal(*b_, 8, other_token);
    EXPECT_EQ(stranger.command(1, "insert-cash", {{"amount", 5'00}}).value("what", ""),
              "table sic-bo-1 is run by the server 'a'");

    ASSERT_EQ(a_->end(SIGKILL), -SIGKILL);
    const auto died = Clock::now();
    ASSERT_TRUE(wait_for(kPatienceMs, [&] { return owner_at(at_b) == "b"; })) << "b did not take the table";
    std::cout << "b took the table "
              << std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - died).count()
              << " ms after a was killed\n";

    WsClient again = b_->connect();
    again.say({{"token", token}});
    EXPECT_EQ(again.expect("welcome")["welcome"]["number"], 2);
    Json rounds;
    EXPECT_TRUE(wait_for(kPatienceMs, [&] {
        again.say({{"ask", "recall"}, {"id", 1}});
        rounds = again.expect("answer")["is"];
        return !rounds.empty();
    })) << "the round that a left open was not finished";
    ASSERT_EQ(rounds.size(), 1u);
    EXPECT_EQ(rounds[0]["staked"], 30'00);
    ASSERT_EQ(rounds[0]["lines"].size(), 1u);
    EXPECT_NE(rounds[0]["lines"][0]["outcome"], "void") << "its seed was there: it is decided by it, not called off";
    again.say({{"ask", "table"}, {"id", 2}});
    EXPECT_EQ(again.expect("answer")["is"]["mine"]["credit"], 100'00 - 30'00 + rounds[0]["paid"].get<int>());

    a_ = start("a");  // it comes back, and the table stays where it is, beyond the next time that leases are looked at
    WsClient at_a = a_->connect();
    EXPECT_EQ(owner_at(at_a), "b");
    EXPECT_FALSE(wait_for(3'000, [&] { return owner_at(at_a) != "b"; }));
    WsClient lost = a_->connect();
    lost.say({{"token", token}});
    lost.expect("welcome");
    EXPECT_EQ(lost.command(3, "bet", {{"wager", "small"}, {"stake", 5'00}}).value("what", ""),
              "table sic-bo-1 is run by the server 'b'");
    WsClient home = b_->connect();
    home.say({{"token", token}});
    home.expect("welcome");
    EXPECT_TRUE(home.command(3, "bet", {{"wager", "small"}, {"stake", 5'00}}).contains("ok"));

    ASSERT_EQ(b_->end(SIGTERM), 0);  // and goes in peace: nobody has to wait for its lease
    EXPECT_TRUE(wait_for(kPatienceMs, [&] { return owner_at(at_a) == "a"; }));
    EXPECT_EQ(a_->end(SIGTERM), 0);
    expect_a_sound_journal(1, 0);
}

}  // namespace
}  // namespace baize::server::two_servers_test
