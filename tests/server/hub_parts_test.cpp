// The parts of a hub that need no floor: what waits to be carried out, what waits to be said, and how much one
// connection may say.
#include <gtest/gtest.h>

#include "server/hub/inbox.hpp"
#include "server/hub/reply_queue.hpp"

namespace baize::server::hub_parts_test {
namespace {

struct ReplyQueueTest : ::testing::Test {
    std::vector<std::string> heard;  // "1 text", or "1 closed: why"
    int sent = 0;
    ReplyQueue replies{[this](ConnectionId to, const std::string& text) { heard.push_back(name(to) + text); },
                      [this](ConnectionId to, const std::string& why) { heard.push_back(name(to) + "closed: " + why); },
                      [this] { ++sent; }};

    static std::string name(ConnectionId id) { return std::to_string(id) + " "; }
    std::vector<std::string> released(std::uint64_t stored) {
        replies.release(stored);
        return std::exchange(heard, {});
    }
};
using Lines = std::vector<std::string>;

TEST_F(ReplyQueueTest, WhatWasSaidWaitsForItsBatch) {
    replies.send(1, "first");
    replies.hold_until(1);
    replies.send(2, "second");
    replies.hold_until(2);
    replies.send(1, "third");
    EXPECT_EQ(released(0), Lines{});
    EXPECT_EQ(released(1), Lines{"1 first"});
    EXPECT_EQ(released(9), Lines{"2 second"}) << "nobody has said yet what the third waits for";
    replies.hold_until(2);
    EXPECT_EQ(released(2), Lines{"1 third"});
    EXPECT_EQ(sent, 4);
}

TEST_F(ReplyQueueTest, WhoIsClosedHasHisAnswersBefore) {
    replies.close(1, "too long");
    replies.send(1, "answer");
    replies.end_of_work();
    replies.send(2, "state");
    replies.hold_until(1);
    EXPECT_EQ(released(1), (Lines{"1 answer", "1 closed: too long", "2 state"}));
}

TEST_F(ReplyQueueTest, WhatIsForgottenIsNeverSaid) {
    replies.send(1, "held");
    replies.hold_until(1);
    replies.send(1, "said");
    replies.close(1, "closed");
    replies.forget();
    replies.end_of_work();
    replies.hold_until(1);
    EXPECT_EQ(released(1), Lines{});
}

TEST_F(ReplyQueueTest, ARefusalCarriesTheNumberThatWasSent) {
    replies.refuse(1, Refusal{"no"});
    replies.refuse(1, Refusal{"no", "5.22"}, "seven");
    replies.hold_until(0);
    EXPECT_EQ(released(0), (Lines{R"(1 {"no":0,"what":"no"})", R"(1 {"no":"seven","what":"no","clause":"5.22"})"}));
}

TEST(Inbox, IsBoundedForMessagesAlone) {
    Inbox inbox(2);
    bool done = false;
    EXPECT_TRUE(inbox.push(1, "a"));
    EXPECT_TRUE(inbox.push(2, "b"));
    EXPECT_FALSE(inbox.push(1, "c"));
    inbox.push([&] { done = true; });
    EXPECT_EQ(inbox.pop().text, "a");
    EXPECT_EQ(inbox.pop().from, 2u);
    inbox.pop().work();
    EXPECT_TRUE(done && inbox.empty());
}

TEST(Connections, OneSaysSoMuchASecondAndAsMuchInReserve) {
    Connections connections;
    connections.open(1, "here", 10, 1'000);
    Connection& connection = *connections.find(1);
    int taken = 0;
    for (int i = 0; i < 50; ++i) taken += connection.within_rate(10, 1'000);
    EXPECT_EQ(taken, 20);
    for (int i = 0; i < 50; ++i) taken += connection.within_rate(10, 1'500);
    EXPECT_EQ(taken, 25);
    for (int i = 0; i < 50; ++i) taken += connection.within_rate(10, 100'000);
    EXPECT_EQ(taken, 45);
}

TEST(Connections, AreFoundByWhoHasSignedIn) {
    Connections connections;
    for (const ConnectionId id : {1, 2, 3}) connections.open(id, "here", 10, 0);
    connections.find(1)->actor = connections.find(3)->actor = floor::Actor{floor::Role::Dealer, "dora", "user:dora/1"};
    EXPECT_EQ(connections.signed_in_as("dora"), (std::vector<ConnectionId>{1, 3}));
    connections.close(1);
    EXPECT_EQ(connections.find(1), nullptr);
    EXPECT_EQ(connections.signed_in_as("dora"), std::vector<ConnectionId>{3});
    EXPECT_EQ(connections.close_all(), (std::vector<ConnectionId>{2, 3}));
    EXPECT_EQ(connections.size(), 0u);
}

}  // namespace
}  // namespace baize::server::hub_parts_test
