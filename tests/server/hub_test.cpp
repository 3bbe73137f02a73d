// Who somebody is and what he may do, by messages alone: sign-in,
// tokens, permissions, limits, and what a view contains.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <regex>

#include "server/permissions.hpp"
#include "support/floor.hpp"
#include "support/hub.hpp"

namespace baize::server::hub_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::demonstration;
using testing_support::example_table;
using testing_support::House;
using testing_support::TestHub;

const std::string kPassword = "correct horse battery";

struct HubTest : ::testing::Test {
    std::shared_ptr<House> house = std::make_shared<House>();
    TestHub hub{house};
    std::string what(const Json& answer) { return answer.is_object() ? answer.value("what", "") : answer.dump(); }
    void TearDown() override {
        EXPECT_EQ(house->fault().value_or("nothing"), "nothing");
        EXPECT_EQ(hub.hub().counts().reloads, 0u) << "the hub had to start over";
    }
    // A user whose password is never checked: no argon2 is spent on him.
    void add_user(const std::string& name, Role role, const std::string& hash = "none") {
        hub.hub().credentials().add_user(name, role, hash);
    }
    std::string all_secrets() {
        std::string text;
        for (const auto& [key, value] : hub.hub().store().scan("")) text += key + " " + value + "\n";
        return text;
    }
};

// ---- Signing in (argon2id is slow on purpose: all that needs it is in this one test) --------------------------------

TEST_F(HubTest, SetUpSignInThreeWrongTriesAndTheEngineerWhoUnlocks) {
    const std::string code = hub.hub().credentials().fresh_set_up_code(hub.entropy());
    const ConnectionId one = hub.connect();
    EXPECT_NE(what(hub.say(one, {{"set-up", {{"code", "0123"}, {"user", "emil"}, {"password", kPassword}}}})), "");
    EXPECT_EQ(what(hub.say(one, {{"set-up", {{"code", code}, {"user", "emil"}, {"password", "short"}}}})),
              "a password has at least 10 characters");
    ASSERT_EQ(hub.say(one, {{"set-up", {{"code", code}, {"user", "emil"}, {"password", kPassword}}}})["set-up"],
              "done");
    EXPECT_EQ(what(hub.say(one, {{"set-up", {{"code", code}, {"user", "eve"}, {"password", kPassword}}}})),
              "this floor is set up already: sign in");
    EXPECT_EQ(all_secrets().find(code), std::string::npos);

    const std::string token = hub.say(one, {{"sign-in", {{"user", "emil"}, {"password", kPassword}}}})["token"];
    EXPECT_EQ(token.size(), 64u);
    EXPECT_EQ(all_secrets().find(token), std::string::npos) << "tokens are kept hashed";
    EXPECT_EQ(all_secrets().find(kPassword), std::string::npos);
    EXPECT_NE(all_secrets().find("$argon2id$"), std::string::npos);

    add_user("sue", Role::Supervisor, hub.hub().credentials().user("emil")->hash);  // the same password
    const ConnectionId two = hub.connect();
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(what(hub.say(two, {{"sign-in", {{"user", "sue"}, {"password", "wrong"}}}})),
                  "the user or the password is wrong");
    EXPECT_EQ(what(hub.say(two, {{"sign-in", {{"user", "sue"}, {"password", "wrong"}}}})),
              "wrong, for the third time: this user is locked now");
    EXPECT_NE(what(hub.say(two, {{"sign-in", {{"user", "sue"}, {"password", kPassword}}}})).find("locked"),
              std::string::npos)
        << "the right one comes too late";
    hub.restart();
    EXPECT_TRUE(hub.hub().credentials().user("sue")->locked) << "a restart does not unlock";
    const ConnectionId three = hub.connect();
    ASSERT_TRUE(hub.say(three, {{"token", token}}).contains("welcome"));
    EXPECT_EQ(hub.command(three, "unlock-user", {{"user", "sue"}})["reply"]["user"], "sue");
    const ConnectionId four = hub.connect();
    EXPECT_TRUE(hub.say(four, {{"sign-in", {{"user", "sue"}, {"password", kPassword}}}}).contains("token"));
}

TEST_F(HubTest, SomebodyWhoDoesNotExistIsToldTheSameAsAWrongPassword) {
    TestHub cheap(std::make_shared<House>(), demonstration(), TestHub::Passwords::None);
    cheap.hub().credentials().add_user("sue", Role::Supervisor, "none");
    const ConnectionId id = cheap.connect();
    const Json known = cheap.say(id, {{"sign-in", {{"user", "sue"}, {"password", "wrong"}}}});
    EXPECT_EQ(cheap.say(id, {{"sign-in", {{"user", "nobody"}, {"password", "wrong"}}}}), known);
}

// argon2id needs 64 MB. Where it gets none the try ends with a refusal and counts as none; the next one may work.
TEST_F(HubTest, WithoutMemoryForAPasswordEverySignInEndsWithARefusal) {
    TestHub full(std::make_shared<House>(), demonstration(), TestHub::Passwords::NoMemory);
    const std::string no_room = "the server has no room to hash a password now: try again";
    const std::string code = full.hub().credentials().fresh_set_up_code(full.entropy());
    const ConnectionId id = full.connect();
    for (int i = 0; i < 2; ++i) {
        const Json set_up = full.say(id, {{"set-up", {{"code", code}, {"user", "emil"}, {"password", kPassword}}}});
        EXPECT_EQ(what(set_up), no_room);
    }
    EXPECT_TRUE(full.hub().credentials().needs_set_up());
    full.hub().credentials().add_user("sue", Role::Supervisor, "none");
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(what(full.say(id, {{"sign-in", {{"user", "sue"}, {"password", kPassword}}}})), no_room);
    EXPECT_EQ(full.hub().credentials().user("sue")->wrong, 0);
    const ConnectionId sue = full.signed_in(Role::Supervisor, "sue");
    EXPECT_EQ(what(full.command(sue, "change-password", {{"password", kPassword}})), no_room);
    EXPECT_EQ(full.hub().credentials().user("sue")->hash, "none");
}

// ---- Tokens ---------------------------------------------------------------------------------------------------------

TEST_F(HubTest, ATokenIsWorthNothingAfterSignOut) {
    const std::string token = hub.token_for(Role::Auditor, "ada");
    const ConnectionId id = hub.connect();
    ASSERT_TRUE(hub.say(id, {{"token", token}}).contains("welcome"));
    ASSERT_TRUE(hub.say(id, {{"sign-out", Json::object()}}).contains("bye"));
    EXPECT_TRUE(hub.say(id, {{"token", token}}).contains("no"));
    EXPECT_EQ(what(hub.question(id, "journal")), "'journal' is not for somebody who has not signed in");
}

TEST_F(HubTest, ATokenOfARemovedUserIsWorthNothing) {
    add_user("emil", Role::Engineer);
    add_user("dora", Role::Dealer);
    const std::string token = hub.token_for(Role::Dealer, "dora");
    const ConnectionId engineer = hub.signed_in(Role::Engineer, "emil");
    EXPECT_EQ(what(hub.command(engineer, "remove-user", {{"user", "emil"}})), "somebody else has to do that for you");
    ASSERT_EQ(hub.command(engineer, "remove-user", {{"user", "dora"}})["reply"]["user"], "dora");
    EXPECT_TRUE(hub.say(hub.connect(), {{"token", token}}).contains("no"));
    hub.restart();
    EXPECT_TRUE(hub.say(hub.connect(), {{"token", token}}).contains("no"));
}

// A connection that is open when its sign-in ends must not outlive it.
TEST_F(HubTest, ARemovedUsersOpenConnectionIsClosed) {
    add_user("emil", Role::Engineer);
    add_user("dora", Role::Dealer);
    const ConnectionId engineer = hub.signed_in(Role::Engineer, "emil"), dealer = hub.signed_in(Role::Dealer, "dora");
    ASSERT_EQ(hub.command(engineer, "remove-user", {{"user", "dora"}})["reply"]["user"], "dora");
    EXPECT_TRUE(hub.closed(dealer));
    EXPECT_FALSE(hub.closed(engineer));
}

TEST_F(HubTest, AnOpenConnectionEndsWithItsTwelveHours) {
    hub.open(example_table("gb.sic-bo.toml"));
    const ConnectionId dealer = hub.signed_in(Role::Dealer, "dora"),
                       terminal = hub.signed_in(Role::Terminal, "sic-bo-1/01");
    house->now += 13 * 3'600'000;
    EXPECT_EQ(what(hub.command(dealer, "close-bets", {{"table", "sic-bo-1"}})),
              "this sign-in has ended: sign in again");
    EXPECT_TRUE(hub.closed(dealer));
    EXPECT_TRUE(hub.command(terminal, "insert-cash", {{"amount", 20'00}}).contains("ok"));
}

TEST_F(HubTest, AnEnrolledTerminalsOldConnectionIsClosed) {
    hub.open(example_table("gb.sic-bo.toml"));
    const ConnectionId engineer = hub.signed_in(Role::Engineer, "emil"),
                       old = hub.signed_in(Role::Terminal, "sic-bo-1/05");
    ASSERT_TRUE(hub.command(engineer, "enrol-terminal", {{"terminal", "sic-bo-1/05"}}).contains("ok"));
    EXPECT_TRUE(hub.closed(old));
}

TEST_F(HubTest, APersonSignsInAnewEachDayATerminalDoesNot) {
    hub.open(example_table("gb.sic-bo.toml"));
    const std::string person = hub.token_for(Role::Dealer, "dora"),
                      terminal = hub.token_for(Role::Terminal, "sic-bo-1/01");
    house->now += 13 * 3'600'000;
    EXPECT_TRUE(hub.say(hub.connect(), {{"token", person}}).contains("no"));
    EXPECT_TRUE(hub.say(hub.connect(), {{"token", terminal}}).contains("welcome"));
}

TEST_F(HubTest, EnrollingATerminalAnewMakesItsOldTokenWorthless) {
    hub.open(example_table("gb.sic-bo.toml"));
    const ConnectionId engineer = hub.signed_in(Role::Engineer, "emil");
    const std::string first = hub.command(engineer, "enrol-terminal", {{"terminal", "sic-bo-1/05"}})["reply"]["token"];
    const std::string second = hub.command(engineer, "enrol-terminal", {{"terminal", "sic-bo-1/05"}})["reply"]["token"];
    EXPECT_EQ(all_secrets().find(second), std::string::npos);
    EXPECT_TRUE(hub.say(hub.connect(), {{"token", first}}).contains("no"));
    EXPECT_EQ(hub.say(hub.connect(), {{"token", second}})["welcome"]["name"], "sic-bo-1/05");
    EXPECT_EQ(what(hub.command(engineer, "enrol-terminal", {{"terminal", "sic-bo-1/31"}})),
              "there is no terminal 'sic-bo-1/31'");
}

TEST_F(HubTest, ATerminalOpenedElsewhereIsClosedHere) {
    hub.open(example_table("gb.sic-bo.toml"));
    const std::string token = hub.token_for(Role::Terminal, "sic-bo-1/01");
    const ConnectionId old = hub.connect(), fresh = hub.connect();
    ASSERT_TRUE(hub.say(old, {{"token", token}}).contains("welcome"));
    ASSERT_TRUE(hub.say(fresh, {{"token", token}}).contains("welcome"));
    EXPECT_TRUE(hub.closed(old));
    EXPECT_FALSE(hub.closed(fresh));
    EXPECT_EQ(what(hub.command(old, "insert-cash", {{"amount", 500}})), "sign in first")
        << "also while the close is under way";
    EXPECT_EQ(hub.command(fresh, "insert-cash", {{"amount", 500}})["reply"]["credit"], 500);
    EXPECT_NE(
        what(hub.say(hub.connect(), {{"open-terminal", {{"table", "sic-bo-1"}, {"terminal", 1}}}})).find("in use"),
        std::string::npos);
}

TEST_F(HubTest, OnlyADemonstrationFloorOpensTerminalsForAnybody) {
    auto settings = demonstration();
    settings.demonstration = false;
    TestHub real(std::make_shared<House>(), settings);
    real.open(example_table("gb.sic-bo.toml"));
    EXPECT_EQ(what(real.say(real.connect(), {{"open-terminal", {{"table", "sic-bo-1"}}}})),
              "terminals of this floor are enrolled by an engineer");
}

// ---- Terminals of a demonstration floor -----------------------------------------------------------------------------

// Anybody takes a seat there: the first that is free, or the one that he names.
struct OpenTerminals : HubTest {
    void SetUp() override {
        hub.open(example_table("gb.sic-bo.dealer.toml", {{"id", "\"sic-bo-1\""}, {"terminals", "3"},
                                                         {"min", "\"0.01\""}, {"increment", "\"0.01\""}}));
    }
    // Which terminal it is; what was said where it is none.
    std::string opened(ConnectionId id, int wanted = 0) {
        Json args = {{"table", "sic-bo-1"}};
        if (wanted) args["terminal"] = wanted;
        const Json answer = hub.say(id, {{"open-terminal", args}});
        for (const Json& heard : hub.take_heard(id))
            if (heard.contains("welcome")) return heard["welcome"]["name"];
        return what(answer);
    }
    // So many cents at the first terminal, whose player goes without a word.
    void leave_behind(std::int64_t credit, std::int64_t staked) {
        const ConnectionId player = hub.connect(), dealer = hub.signed_in(Role::Dealer, "dora");
        ASSERT_EQ(opened(player, 1), "sic-bo-1/01");
        ASSERT_TRUE(hub.command(dealer, "credit", {{"terminal", "sic-bo-1/01"}, {"amount", credit}}).contains("ok"));
        if (staked) {
            ASSERT_TRUE(hub.command(player, "bet", {{"wager", "big"}, {"stake", staked}}).contains("ok"));
        }
        hub.disconnect(player);
    }
};

TEST_F(OpenTerminals, EachIsOnePersonsAlone) {
    EXPECT_EQ(opened(hub.connect()), "sic-bo-1/01");
    (void)hub.signed_in(Role::Auditor, "ada");
    EXPECT_EQ(opened(hub.connect()), "sic-bo-1/02");
    EXPECT_EQ(opened(hub.connect(), 1), "terminal 1 is in use or not there");
    EXPECT_EQ(opened(hub.connect(), 4), "terminal 4 is in use or not there");
    const ConnectionId third = hub.connect();
    EXPECT_EQ(opened(third), "sic-bo-1/03");
    EXPECT_EQ(opened(hub.connect()), "every terminal of this table is in use");
    hub.disconnect(third);
    EXPECT_EQ(opened(hub.connect()), "sic-bo-1/03") << "nothing was left there";
}

TEST_F(OpenTerminals, ACentThatLiesThereKeepsIt) {
    leave_behind(1, 0);
    EXPECT_EQ(opened(hub.connect(), 1), "terminal 1 is in use or not there");
    EXPECT_EQ(opened(hub.connect()), "sic-bo-1/02");
}

TEST_F(OpenTerminals, ACentThatIsStakedKeepsIt) {
    leave_behind(1, 1);
    EXPECT_EQ(opened(hub.connect(), 1), "terminal 1 is in use or not there");
    EXPECT_EQ(opened(hub.connect()), "sic-bo-1/02");
}

TEST_F(OpenTerminals, WhoSignsOutLeavesItToTheNext) {
    const ConnectionId player = hub.connect();
    ASSERT_EQ(opened(player), "sic-bo-1/01");
    ASSERT_TRUE(hub.command(player, "insert-cash", {{"amount", 20'00}}).contains("ok"));
    ASSERT_TRUE(hub.say(player, {{"sign-out", Json::object()}}).contains("bye"));
    const ConnectionId next = hub.connect();
    EXPECT_EQ(opened(next), "sic-bo-1/01");
    EXPECT_EQ(hub.state(next)["mine"]["credit"], 20'00) << "with what lies there, as at any machine";
}

// Not even a sign-out: the terminal was used, and holds nothing.
TEST_F(OpenTerminals, WhoGoesWithAllHisMoneyLeavesIt) {
    const ConnectionId player = hub.connect();
    ASSERT_EQ(opened(player), "sic-bo-1/01");
    ASSERT_TRUE(hub.command(player, "insert-cash", {{"amount", 20'00}}).contains("ok"));
    ASSERT_TRUE(hub.command(player, "voucher-out").contains("ok"));
    hub.disconnect(player);
    EXPECT_EQ(opened(hub.connect()), "sic-bo-1/01");
}

// ---- Who may do what: the tables in full ----------------------------------------------------------------------------

TEST_F(HubTest, EveryRoleAgainstEveryQuestion) {
    hub.open(example_table("gb.sic-bo.toml"));
    std::map<std::optional<Role>, ConnectionId> everybody = {{std::nullopt, hub.connect()}};
    for (const Role role : floor::kRoles)
        everybody[role] = hub.signed_in(role, role == Role::Terminal ? "sic-bo-1/01" : std::string(word_of(role)));
    int asked = 0;
    for (const QuestionDef& question : questions())
        for (const auto& [role, id] : everybody) {
            const Json answer = hub.say(id, {{"ask", question.what}, {"id", ++asked}});
            const bool turned_away = what(answer).find("is not for") != std::string::npos;
            EXPECT_EQ(turned_away, !may_ask(question, role))
                << question.what << " as " << (role ? word_of(*role) : "nobody") << ": " << answer;
            EXPECT_EQ(answer.contains("no") ? answer["no"] : answer["answer"], asked);
            house->now += 100;  // within the rate
        }
    EXPECT_GT(asked, 0);
}

TEST_F(HubTest, EveryRoleAgainstEveryCommand) {
    hub.open(example_table("gb.sic-bo.toml"));
    std::vector<floor::CommandDef> all(floor::commands().begin(), floor::commands().end());
    all.insert(all.end(), staff_commands().begin(), staff_commands().end());
    std::map<std::optional<Role>, ConnectionId> everybody = {{std::nullopt, hub.connect()}};
    for (const Role role : floor::kRoles)
        everybody[role] = hub.signed_in(role, role == Role::Terminal ? "sic-bo-1/01" : std::string(word_of(role)));
    for (const floor::CommandDef& def : all)
        for (const auto& [role, id] : everybody) {
            const Json answer =
                hub.command(id, std::string(def.verb), {{"nonsense", 1}});  // so that nothing is carried out
            const bool turned_away =
                what(answer) == "sign in first" || what(answer).find("not for a") != std::string::npos;
            EXPECT_EQ(turned_away, !role || !floor::may(def, *role))
                << def.verb << " as " << (role ? word_of(*role) : "nobody") << ": " << answer;
            EXPECT_TRUE(answer.contains("no") || def.two_people) << def.verb << ": " << answer;
            house->now += 100;
        }
    EXPECT_FALSE(all.empty());
}

// ---- Bounds ---------------------------------------------------------------------------------------------------------

TEST_F(HubTest, TooManyMessagesAreRefusedAndTheRestIsServed) {
    const ConnectionId id = hub.connect(), other = hub.connect();
    int refused = 0;
    for (int i = 0; i < 150; ++i)
        refused += what(hub.question(id, "tables")).find("too many messages") != std::string::npos;
    EXPECT_EQ(refused, 50) << "50 a second, and 50 in reserve";
    EXPECT_TRUE(hub.question(other, "tables").is_array()) << "another connection is not concerned";
    house->now += 1'000;
    for (int i = 0; i < 60; ++i)
        refused += what(hub.question(id, "tables")).find("too many messages") != std::string::npos;
    EXPECT_EQ(refused, 60);
    EXPECT_EQ(hub.hub().counts().rate_limited, 60u);
}

TEST_F(HubTest, AnOversizeMessageClosesTheConnection) {
    const ConnectionId stranger = hub.connect(), staff = hub.signed_in(Role::Supervisor, "sue");
    const Json fits = {{"ask", "tables"}, {"args", {{"more", std::string(16'000, 'x')}}}},
    large = {{"ask", "tables"}, {"args", {{"more", std::string(17'000, 'x')}}}};
    EXPECT_NE(what(hub.say(stranger, fits)), "");
    EXPECT_FALSE(hub.closed(stranger));
    EXPECT_TRUE(hub.say(stranger, large).is_null());
    EXPECT_TRUE(hub.closed(stranger));
    EXPECT_NE(what(hub.say(staff, large)), "") << "staff send table files";
    EXPECT_FALSE(hub.closed(staff));
    hub.say(staff, Json(std::string(98'305, ' ')));
    EXPECT_TRUE(hub.closed(staff));
}

TEST_F(HubTest, WhatIsNoMessageIsRefusedAndChangesNothing) {
    const ConnectionId id = hub.signed_in(Role::Supervisor, "sue");
    const std::string deep(40'000, '['), quoted = R"({"ask":")" + std::string(50, '[') + R"("})";
    for (const std::string& text :
         {std::string("{"), std::string("[]"), std::string("null"), std::string("\"do\""), std::string("\xff\xfe"),
          std::string("{\"do\":\"bet\"}}"), deep, R"({"a":)" + std::string(30, '[') + std::string(30, ']') + "}"})
        EXPECT_EQ(what(hub.say(id, Json(text))), "a message is one JSON object") << text.substr(0, 40);
    EXPECT_NE(what(hub.say(id, Json(quoted))).find("there is no question"), std::string::npos)
        << "brackets in a text nest nothing";
    EXPECT_EQ(what(hub.say(id, {{"n", 1.5}, {"do", "approve"}})), "command: 'n' must be a whole number");
    EXPECT_NE(what(hub.say(id, {{"n", 0}, {"do", "approve"}})), "");
    EXPECT_NE(what(hub.say(id, {{"n", 18'446'744'073'709'551'615u}, {"do", "approve"}})), "");
    EXPECT_NE(what(hub.say(id, {{"n", 1}, {"do", Json::array()}})), "");
    EXPECT_EQ(what(hub.say(id, {{"n", 1}, {"do", "approve"}, {"args", 7}})), "command: 'args' must be an object");
    EXPECT_NE(what(hub.say(id, {{"n", 1}, {"do", "approve"}, {"and", 1}})).find("'and' is not known"),
              std::string::npos);
    EXPECT_NE(what(hub.say(id, {{"ask", "tables"}, {"args", {{"colour", 1}}}})).find("'colour' is not known"),
              std::string::npos);
    EXPECT_NE(what(hub.say(id, {{"token", std::string(65, 'a')}})), "");
    EXPECT_EQ(hub.hub().journal_length(), 0u);
}

// ---- What a view contains -------------------------------------------------------------------------------------------

// Two terminals at three card poker: of all that is sent to one while
// cards are hidden, nothing holds the other's cards.
TEST_F(HubTest, NoMessageHoldsAnotherSeatsHiddenCards) {
    hub.open(example_table("gb.three-card-poker.toml"));
    const ConnectionId seats[2] = {hub.signed_in(Role::Terminal, "three-card-1/01"),
                                   hub.signed_in(Role::Terminal, "three-card-1/02")};
    const ConnectionId watcher = hub.connect();
    hub.say(watcher, {{"watch", {{"table", "three-card-1"}}}});
    int hidden = 0, shown = 0;
    const std::regex card(R"re("(10|[2-9TJQKA])[cdhs]")re");
    const auto look = [&](ConnectionId id, int own_box) {
        for (Json message : hub.take_heard(id)) {
            if (!message.contains("state") || message["state"]["need"] != "decision") continue;
            Json& state = message["state"];
            state.erase("last");  // what the round before left lies open
            state.erase("results");
            for (Json& hand : state["hands"]) {
                for (const Json& each : hand["cards"]) (each.is_null() ? hidden : shown) += 1;
                if (hand["box"] == own_box) hand.clear();
            }
            EXPECT_FALSE(std::regex_search(message.dump(), card)) << message;
        }
    };
    for (int round = 1; round <= 5; ++round) {
        for (int seat = 0; seat < 2; ++seat) {
            hub.command(seats[seat], "insert-cash", {{"amount", 2'000}});
            ASSERT_EQ(hub.command(seats[seat], "bet",
                                  {{"box", seat + 1}, {"wager", "ante"}, {"stake", 500}})["reply"]["stake"],
                      500);
        }
        const auto settled = [&] { return hub.hub().floor().state().table("three-card-1")->past.size(); };
        for (int second = 0; second < 200 && settled() < static_cast<std::size_t>(round); ++second) {
            hub.wait(1);
            for (int seat = 0; seat < 2; ++seat) look(seats[seat], seat + 1);
            look(watcher, -1);
        }
        ASSERT_EQ(hub.hub().floor().state().table("three-card-1")->past.size(), static_cast<std::size_t>(round));
    }
    EXPECT_GT(hidden, 100);
    EXPECT_GT(shown, 20) << "a player sees his own";
}

TEST_F(HubTest, ATerminalHearsOfItsOwnMoneyOnly) {
    hub.open(example_table("gb.sic-bo.toml"));
    const ConnectionId one = hub.signed_in(Role::Terminal, "sic-bo-1/01"),
                       two = hub.signed_in(Role::Terminal, "sic-bo-1/02");
    hub.command(one, "insert-cash", {{"amount", 2'000}});
    hub.command(one, "bet", {{"wager", "big"}, {"stake", 500}});
    EXPECT_EQ(hub.state(two)["mine"]["credit"], 0);
    EXPECT_EQ(hub.state(two)["stakes"].size(), 1u) << "chips lie openly on the layout";
    hub.wait(30);
    EXPECT_EQ(hub.question(two, "recall").size(), 0u);
    EXPECT_EQ(hub.question(two, "round", {{"round", 1}})["lines"].size(), 0u);
    EXPECT_FALSE(hub.question(two, "round", {{"round", 1}}).contains("entries"));
    EXPECT_EQ(hub.question(one, "recall").size(), 1u);
}

// ---- Who is told what -----------------------------------------------------------------------------------------------

TEST_F(HubTest, AStrangersWatchingIsAnsweredToHimAlone) {
    hub.open(example_table("gb.sic-bo.dealer.toml"));
    const ConnectionId player = hub.signed_in(Role::Terminal, "sic-bo-2/01"), guest = hub.connect();
    hub.turn();
    hub.take_heard(player);
    for (int i = 0; i < 5; ++i) {
        hub.say(guest, {{"watch", {{"table", "sic-bo-2"}}}});
        EXPECT_EQ(hub.take_heard(guest).size(), 1u);
        hub.say(guest, {{"unwatch", {{"table", "sic-bo-2"}}}});
        EXPECT_EQ(hub.take_heard(guest).size(), 0u);
    }
    hub.say(guest, {{"watch", {{"table", "sic-bo-2"}}}});
    hub.disconnect(guest);
    hub.turn();
    EXPECT_EQ(hub.take_heard(player).size(), 0u) << "others come and go, and cost him nothing";
}

// Seats of a common layout share one text of the state: what is one player's
// alone must not be in it, nor be missing from his.
TEST_F(HubTest, WhoseWagerWasPutRightIsToldAndNobodyElse) {
    hub.open(example_table("nz.roulette.toml"));
    const std::string id = "roulette-nz-1";
    const ConnectionId first = hub.signed_in(Role::Terminal, id + "/01"),
                       second = hub.signed_in(Role::Terminal, id + "/02");
    add_user("dora", Role::Dealer);
    add_user("sue", Role::Supervisor);
    const ConnectionId dora = hub.signed_in(Role::Dealer, "dora"), sue = hub.signed_in(Role::Supervisor, "sue");
    for (const ConnectionId each : {first, second}) {
        hub.command(each, "insert-cash", {{"amount", 100'00}});
        ASSERT_TRUE(hub.command(each, "bet", {{"wager", "split:1-2"}, {"stake", 10'00}}).contains("ok"));
    }
    ASSERT_TRUE(hub.command(dora, "close-bets", {{"table", id}}).contains("ok"));
    const Json asked = hub.command(
        dora, "move-wager", {{"terminal", id + "/02"}, {"round", 1}, {"from", "split:1-2"}, {"to", "split:2-3"}});
    ASSERT_TRUE(asked.contains("ok")) << asked.dump();
    hub.take_heard(first);
    hub.take_heard(second);
    ASSERT_TRUE(hub.command(sue, "approve", {{"incident", asked["reply"]["incident"]}}).contains("ok"));
    hub.wait(1);
    const auto heard_first = hub.take_heard(first), heard_second = hub.take_heard(second);
    ASSERT_FALSE(heard_first.empty() || heard_second.empty());
    EXPECT_FALSE(heard_first.back()["state"].contains("moved"));
    EXPECT_EQ(heard_second.back()["state"]["moved"][0]["to"], "split:2-3");
}

}  // namespace
}  // namespace baize::server::hub_test
