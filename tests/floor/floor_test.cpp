// The floor beside Division 9A: every game, decisions and their clock, boxes, corrections of cards, repeats, disputes.
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "support/floor.hpp"

namespace baize::floor_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_files;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

TEST(Floor, ARepeatedCommandIsCarriedOutOnce) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    notes(floor, "sic-bo-1/01", 1);
    auto again = floor.again();
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->repeat);
    EXPECT_EQ(floor.credit("sic-bo-1/01"), Money{100'00});
    floor.check();
}

TEST(Floor, AnOldBetThatComesLateChangesNothing) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    notes(floor, "sic-bo-1/01", 1);
    const floor::Actor actor{Role::Terminal, "sic-bo-1/01", "sic-bo-1/01"};
    const floor::Command first{actor, 11, "bet", {{"wager", "big"}, {"stake", 10'00}}},
        second{actor, 12, "bet", {{"wager", "big"}, {"stake", 20'00}}};
    ASSERT_EQ(said(floor.send(first)), "ok");
    ASSERT_EQ(said(floor.send(second)), "ok");
    ASSERT_TRUE(floor.send(first)->repeat);
    EXPECT_EQ(floor.credit("sic-bo-1/01"), Money{80'00});
    floor.check();
}

// A number far ahead would let nobody through who numbers one after another.
TEST(Floor, ACommandIsNoMoreThanAThousandAhead) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    const floor::Actor actor{Role::Terminal, "sic-bo-1/01", "sic-bo-1/01"};
    EXPECT_EQ(said(floor.send({actor, 1'001, "insert-cash", {{"amount", 10'00}}})).substr(0, 12), "commands are");
    EXPECT_EQ(said(floor.send({actor, 1'000, "insert-cash", {{"amount", 10'00}}})), "ok");
    EXPECT_EQ(said(floor.send({actor, 2'001, "insert-cash", {{"amount", 10'00}}})).substr(0, 12), "commands are");
    EXPECT_EQ(floor.credit("sic-bo-1/01"), Money{10'00});
    floor.check();
}

TEST(Floor, NobodyStakesMoreThanHeHas) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    ASSERT_EQ(said(floor.at("sic-bo-1/01", "insert-cash", {{"amount", 10'00}})), "ok");
    EXPECT_EQ(said(floor.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 8'00}})), "ok");
    EXPECT_NE(said(floor.at("sic-bo-1/01", "bet", {{"wager", "small"}, {"stake", 8'00}})), "ok");
    EXPECT_EQ(said(floor.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok")
        << "what lies there already counts";
    EXPECT_EQ(floor.credit("sic-bo-1/01"), Money{});
    floor.check();
}

TEST(Floor, BlackjackWithDecisionsAndTheirClock) {
    TestFloor floor;
    floor.open(example_table("nz.blackjack.toml"));
    const std::string a = "blackjack-1/01", b = "blackjack-1/02";
    notes(floor, a, 5);
    notes(floor, b, 5);
    int asked = 0;
    for (int round = 0; round < 30 && floor.credit(a) >= Money{100'00} && floor.credit(b) >= Money{100'00}; ++round) {
        ASSERT_EQ(said(floor.at(a, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 20'00}})), "ok");
        ASSERT_EQ(said(floor.at(b, "bet", {{"box", 2}, {"wager", "main"}, {"stake", 10'00}})), "ok");
        floor.wait(30);
        for (int step = 0; step < 60 && floor.table("blackjack-1").phase == Phase::Playing; ++step) {
            const Json state = floor.state(a);
            if (!state.contains("question")) { floor.wait(20); continue; }  // the other one is absent: 16.6
            ++asked;
            EXPECT_FALSE(floor.state(b).contains("question"));
            const Json& choices = state["question"]["choices"];
            const Json& choice = choices[static_cast<std::size_t>(step) % choices.size()];
            Json args = {{"choice", choice["id"]}};
            if (choice.contains("amount")) args["amount"] = choice["amount"]["max"];
            EXPECT_NE(said(floor.at(b, "answer", args)), "ok") << "it is not his turn";
            ASSERT_EQ(said(floor.at(a, "answer", args)), "ok") << choice.dump();
        }
        ASSERT_EQ(floor.table("blackjack-1").phase, Phase::Betting);
    }
    EXPECT_GT(asked, 10);
    EXPECT_GT(floor.table("blackjack-1").past.size(), 3u);
    floor.check();
}

TEST(Floor, AnswersThatCostMoreThanTheCreditAreRefused) {
    TestFloor floor;
    floor.open(example_table("nz.blackjack.toml", {{"chance", "\"dealer\""}}));
    const std::string a = "blackjack-1/01";
    const auto enter = [&](Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", "blackjack-1"}, {"event", event}}));
    };
    ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", a}, {"amount", 15'00}})), "ok");
    ASSERT_EQ(said(floor.at(a, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
    floor.wait(30);
    for (const char* card : {"6h", "6c", "5d"}) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok");
    EXPECT_NE(said(floor.at(a, "answer", {{"choice", "double"}, {"amount", 10'00}})).find("credit"), std::string::npos);
    ASSERT_EQ(said(floor.at(a, "answer", {{"choice", "double"}, {"amount", 5'00}})), "ok");
    ASSERT_EQ(enter({{"e", "card"}, {"c", "Th"}}), "ok");
    ASSERT_EQ(enter({{"e", "card"}, {"c", "Td"}}), "ok");
    ASSERT_EQ(enter({{"e", "card"}, {"c", "Ts"}}), "ok");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", "blackjack-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(a), Money{30'00});
    floor.check();
    // 16.5: the dealer's last card was another one. The dealer then stands on 19.
    ASSERT_EQ(said(floor.two(
                  "correct",
                  {{"table", "blackjack-1"}, {"round", 1}, {"index", 9}, {"event", {{"e", "card"}, {"c", "5s"}}}})),
              "ok");
    EXPECT_EQ(floor.credit(a), Money{15'00}) << "21 against 21 stands off (5.1(e))";
    floor.check();
}

TEST(Floor, EveryGamePlaysTheSameWay) {
    for (const std::string& file : example_files()) {
        TestFloor floor;
        const std::string id = floor.open(example_table(file, {{"chance", "\"server\""}}));
        const std::string terminal = floor::terminal_name(id, 0);
        notes(floor, terminal, 20);
        const floor::LiveTable& table = floor.table(id);
        for (int round = 0; round < 12; ++round) {
            const Json offer = wire::json_of(floor::offer_view(table, 1));
            int laid = 0;
            std::string refusals;
            for (const Json& wager : offer["wagers"]) {
                if (!wager["opening"].get<bool>()) continue;
                const std::string spot = wager["spots"].empty() ? "" : ":" + wager["spots"][0].get<std::string>();
                Json args = {{"wager", wager["id"].get<std::string>() + spot}, {"stake", wager["limits"]["min"]}};
                if (table.game().layout.boxes > 0) args["box"] = 1;
                const auto reply = floor.at(terminal, "bet", args);
                laid += reply && reply->body["stake"].get<int>() > 0;
                refusals += said(reply) + "; ";
            }
            ASSERT_GT(laid, 0) << file << " round " << round << " phase " << word_of(table.phase) << ": "
                               << refusals;
            floor.wait(table.config().betting_seconds);
            for (int step = 0; step < 40 && table.phase == Phase::Playing; ++step)
                floor.wait(table.config().decision_seconds);
            ASSERT_EQ(table.past.size(), static_cast<std::size_t>(round + 1)) << file;
            EXPECT_EQ(!table.past.back().result.hands.empty(), table.offer->setup.shoe().decks > 0) << file;
        }
        EXPECT_EQ(floor.auditor.counts().rounds, 12u);
        floor.check();
    }
}

// Another server reads the same journal; what it does not run it leaves to the clock of who does.
TEST(Floor, TheClockMovesNoTableOfAnotherServer) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.sic-bo.toml"));
    floor::FloorSettings settings;
    settings.server = "two";
    floor::Floor other(settings);
    for (const store::Entry& entry : floor.journal) other.restore(Json::parse(entry.payload));
    ASSERT_FALSE(other.state().is_mine(*other.state().table(id)));
    EXPECT_FALSE(other.next_deadline());
    floor::Entropy entropy;
    entropy.fill = [](std::span<std::uint8_t> bytes) { std::fill(bytes.begin(), bytes.end(), std::uint8_t{1}); };
    other.tick(floor.now + 3'600'000, entropy);
    EXPECT_EQ(other.state().table(id)->phase, Phase::Betting);
    EXPECT_EQ(other.state().table(id)->round, 1u);
}

// The auditor settles by the offer of the round, also once it has changed.
TEST(Floor, TheAuditorTakesANewOfferWithItsRound) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.sic-bo.dealer.toml")), terminal = id + "/01";
    notes(floor, terminal, 1);
    const auto play = [&] {
        ASSERT_EQ(said(floor.at(terminal, "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
        floor.wait(60);
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter",
                                {{"table", id}, {"event", {{"e", "throw"}, {"d", {4, 5, 6}}}}})), "ok");
        ASSERT_EQ(
            said(floor.as(Role::Dealer, "dora", "confirm",
                          {{"table", id}, {"round", floor.table(id).round}})),
            "ok");
        floor.check();
    };
    play();
    EXPECT_EQ(floor.credit(terminal), Money{110'00});
    const std::string dearer = example_table("gb.sic-bo.dealer.toml") + "\n[pays]\nbig = '2:1'\n";
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "table", {{"toml", dearer}})), "ok");
    play();  // the round that was open keeps its offer
    play();
    EXPECT_EQ(floor.credit(terminal), Money{140'00});
}

TEST(Floor, TheHousesOwnNoticesStandBeforeThoseOfTheRules) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.sic-bo.toml", {{"notices", "['Mind the step']"}}));
    const auto notices = floor::offer_view(floor.table(id), 1).notices;
    ASSERT_GT(notices.size(), 1u);
    EXPECT_EQ(notices[0], "Mind the step");
}

// gb-2011 8.17(j): said at a terminal, journalled, part of the layout that
// is hashed at the close, and the same after a replay.
TEST(Floor, ADeclarationStaysOnItsStake) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.craps.toml"));
    const std::string a = floor::terminal_name(id, 0), b = floor::terminal_name(id, 1);
    notes(floor, a, 1);
    const Json on = {{"what", "on"}, {"wager", "place-to-win:6"}};
    EXPECT_EQ(clause_of(floor.at(a, "declare", on)), "gb-2011 8.17") << "there is no such wager yet";
    ASSERT_EQ(said(floor.at(a, "bet", {{"wager", "place-to-win:6"}, {"stake", 12'00}})), "ok");
    EXPECT_EQ(clause_of(floor.at(b, "declare", on)), "gb-2011 8.17") << "another's wager";
    EXPECT_NE(said(floor.at(a, "declare", {{"what", "on"}})), "ok");
    EXPECT_NE(said(floor.at(a, "declare", {{"what", "on"}, {"wager", "place-to-win:7"}})), "ok");
    EXPECT_NE(said(floor.at(a, "declare", {{"what", "pass-dice"}, {"wager", "place-to-win:6"}})), "ok");
    EXPECT_NE(said(floor.at(a, "declare", {{"what", "loudly"}})), "ok");
    const std::string before = floor::layout_text(floor.table(id).session->table(), id, 1);
    ASSERT_EQ(said(floor.at(a, "declare", on)), "ok");
    EXPECT_NE(floor::layout_text(floor.table(id).session->table(), id, 1), before);
    EXPECT_EQ(floor.state(a)["stakes"][0]["declared"], "on");
    const Json may = floor.state(a)["mine"]["may-declare"];
    const auto offers = [&](const char* what) {
        return std::count(may.begin(), may.end(), Json{{"what", what}, {"w", "place-to-win:6"}});
    };
    EXPECT_EQ(offers("on"), 0) << "it is said already: " << may;
    EXPECT_EQ(offers("off"), 1) << may;
    EXPECT_EQ(floor.credit(a), Money{88'00});
    floor.check();
    floor.wait(30);
    EXPECT_EQ(floor.table(id).past.size(), 1u);
    floor.check();
}

// gb-2011 8.35: the wager that the side wager needs may have been laid after it.
TEST(Floor, WagersThatRestOnEachOtherAreClearedInALawfulOrder) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.rocket-7.toml"));
    const std::string a = floor::terminal_name(id, 0);
    notes(floor, a, 1);
    for (const auto& [wager, stake] : std::vector<std::pair<std::string, int>>{
             {"seven", 200}, {"rocket-7-jackpot", 200}, {"low", 200}, {"seven", 0}})
        ASSERT_EQ(said(floor.at(a, "bet", {{"wager", wager}, {"stake", stake}})), "ok") << wager;
    const auto reply = floor.at(a, "clear");
    ASSERT_EQ(said(reply), "ok");
    EXPECT_EQ(reply->body["cleared"], 2);
    EXPECT_EQ(floor.credit(a), Money{100'00});
    floor.check();
}

TEST(Floor, ADisputeFreezesItsRound) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    notes(floor, "sic-bo-1/01", 1);
    ASSERT_EQ(said(floor.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    floor.wait(30);
    EXPECT_NE(said(floor.at("sic-bo-1/02", "dispute", {{"round", 1}})), "ok") << "only who played it";
    auto dispute = floor.at("sic-bo-1/01", "dispute", {{"round", 1}, {"note", "I saw three sixes"}});
    ASSERT_TRUE(dispute);
    EXPECT_NE(said(floor.two("void-round", {{"table", "sic-bo-1"}, {"round", 1}})), "ok");
    ASSERT_EQ(said(floor.as(Role::Auditor, "ada", "resolve",
                            {{"incident", dispute->body["incident"]}, {"note", "replayed"}})),
              "ok");
    EXPECT_EQ(said(floor.two("void-round", {{"table", "sic-bo-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit("sic-bo-1/01"), Money{100'00});
    floor.check();
}

TEST(Floor, AChangedOptionTakesEffectAtANewRoundAndIsAnnounced) {
    TestFloor floor;
    floor.open(example_table("nz.blackjack.toml"));
    notes(floor, "blackjack-1/01", 1);
    ASSERT_EQ(said(floor.at("blackjack-1/01", "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
    const std::string changed = example_table("nz.blackjack.toml", {{"blackjack-pays", "\"6:5\""}, {"decks", "8"}});
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "table", {{"toml", changed}})), "ok");
    EXPECT_TRUE(floor.state("blackjack-1/01").contains("announced"));
    EXPECT_EQ(wire::json_of(floor::offer_view(floor.table("blackjack-1"), 1))["options"]["blackjack-pays"], "3:2")
        << "the open round is played as it was offered";
    floor.wait(30);
    for (int step = 0; step < 10 && floor.table("blackjack-1").phase == Phase::Playing; ++step) floor.wait(20);
    EXPECT_EQ(wire::json_of(floor::offer_view(floor.table("blackjack-1"), 1))["options"]["blackjack-pays"], "6:5");
    EXPECT_EQ(floor.state("blackjack-1/01")["cards-left"], 8 * 52);
    floor.check();
}

TEST(Floor, AReplayAtEveryPointGivesTheSameFloor) {
    TestFloor floor;
    floor.open(example_table("nz.blackjack.toml"));
    floor.open(example_table("gb.sic-bo.toml"));
    notes(floor, "blackjack-1/01", 3);
    notes(floor, "sic-bo-1/01", 3);
    for (int step = 0; step < 25; ++step) {
        floor.at("blackjack-1/01", "bet", {{"box", 1 + step % 3}, {"wager", "main"}, {"stake", 10'00}});
        floor.at("sic-bo-1/01", "bet", {{"wager", "total:9"}, {"stake", 2'00}});
        floor.at("blackjack-1/01", "answer", {{"choice", step % 2 ? "draw" : "stand"}});
        floor.wait(11);
        floor.check();
    }
    EXPECT_GT(floor.auditor.counts().rounds, 4u);
}

// Where nothing is left to play for, the round is settled with the ruling: nobody waits for the clock or another word.
TEST(Floor, ARulingThatEndsTheRoundSettlesItAtOnce) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.casino-stud.toml")), player = id + "/01";
    notes(floor, player, 1);
    ASSERT_EQ(said(floor.at(player, "bet", {{"box", 1}, {"wager", "ante"}, {"stake", 5'00}})), "ok");
    floor.wait(30);
    ASSERT_EQ(floor.table(id).phase, floor::Phase::Playing);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "rule",
                            {{"table", id}, {"event", {{"e", "rule"}, {"i", "void-hand"}, {"b", 1}}}})),
              "ok");
    ASSERT_EQ(floor.table(id).past.size(), 1u);
    EXPECT_EQ(floor.table(id).past.back().credited.at(0).line.outcome, Outcome::Void);
    EXPECT_EQ(floor.credit(player).cents, 100'00);
    EXPECT_EQ(floor.table(id).round, 2u) << "the next one is open";
    floor.check();
}

TEST(Floor, AChangedBitIsFound) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    notes(floor, "sic-bo-1/01", 1);
    ASSERT_EQ(said(floor.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    floor.wait(30);
    for (std::size_t bad = 0; bad < floor.journal.size(); ++bad) {
        floor::Auditor auditor;
        for (std::size_t i = 0; i < floor.journal.size(); ++i) {
            store::Entry entry = floor.journal[i];
            if (i == bad) entry.payload[entry.payload.size() / 2] ^= 1;
            auditor.take(entry);
        }
        ASSERT_TRUE(auditor.fault());
        EXPECT_EQ(auditor.fault()->seq, bad + 1);
    }
}

// Somebody who can re-compute the whole chain after his change is still found by what the entries say.
TEST(Floor, AForgedChainIsFoundByWhatItSays) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    notes(floor, "sic-bo-1/01", 1);
    ASSERT_EQ(said(floor.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    floor.wait(30);
    const auto forged = [&](const std::function<bool(Json&)>& change) {
        floor::Auditor auditor;
        store::Hash head{};
        bool done = false;
        for (store::Entry entry : floor.journal) {
            Json json = Json::parse(entry.payload);
            done = change(json) || done;
            entry.payload = json.dump();
            entry.hash = head = store::chain(head, entry.seq, entry.payload);
            auditor.take(entry);
        }
        EXPECT_TRUE(done);
        return auditor.fault() ? auditor.fault()->what : std::string("nothing found");
    };
    const auto throws = [](Json& json) { return json["k"] == "ev" && json["events"][0]["e"] == "throw"; };
    EXPECT_NE(forged([&](Json& json) {
                  if (!throws(json)) return false;
                  json["events"][0]["d"] = {6, 6, 6};
                  return true;
              }),
              "nothing found");
    EXPECT_NE(forged([](Json& json) {
                  if (json["k"] != "settle") return false;
                  json["seed"] = std::string(64, '0');
                  return true;
              }),
              "nothing found");
    EXPECT_NE(forged([](Json& json) {
                  if (json["k"] != "ev" || json["events"][0]["e"] != "bet") return false;
                  json["events"][0]["s"] = 20'00;
                  return true;
              }),
              "nothing found");
    EXPECT_NE(forged([](Json& json) {
                  if (json["k"] != "money" || !json["transfers"][0].contains("amount")) return false;
                  json["transfers"][0]["amount"] = 1;
                  return true;
              }),
              "nothing found");
    EXPECT_NE(forged([](Json& json) {
                  if (json["k"] != "settle") return false;
                  json["transfers"].erase(0);
                  return true;
              }),
              "nothing found");
    EXPECT_NE(forged([](Json& json) {
                  if (json["k"] != "settle") return false;
                  json["lines"][0]["clause"] = "gb-2011 1.1";
                  return true;
              }),
              "nothing found");
}

TEST(Floor, EveryRoleAgainstEveryCommand) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    std::set<std::string> tried;
    for (const floor::CommandDef& def : floor::commands()) {
        for (const Role role : floor::kRoles) {
            const std::string name = role == Role::Terminal ? "sic-bo-1/01" : "somebody";
            const std::string words = said(floor.as(role, name, std::string(def.verb)));
            const bool turned_away = words.find("not for a") != std::string::npos;
            EXPECT_EQ(turned_away, !floor::may(def, role))
                << def.verb << " as " << word_of(role) << ": " << words;
        }
        tried.insert(std::string(def.verb));
    }
    EXPECT_EQ(tried.size(), floor::commands().size());
    floor.check();
}

}  // namespace
}  // namespace baize::floor_test
