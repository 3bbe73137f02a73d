// What a second pair of eyes found wrong with the floor, each as what should hold.
#include <gtest/gtest.h>

#include <set>

#include "games/list.hpp"
#include "support/floor.hpp"

namespace baize::review_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

TEST(FloorReview, AggregateMinimumWithAWagerThatRestsOnAnother) {
    TestFloor f;
    f.open(example_table("nz.three-card-poker.toml", {{"aggregate-min", "\"20.00\""}}));
    const std::string t = "three-card-nz-1/01";
    notes(f, t, 1);
    ASSERT_EQ(said(f.at(t, "bet", {{"box", 1}, {"wager", "ante"}, {"stake", 2'50}})), "ok");
    ASSERT_EQ(said(f.at(t, "bet", {{"box", 1}, {"wager", "six-card-bonus"}, {"stake", 2'50}})), "ok");
    EXPECT_NO_THROW(f.wait(31));
    EXPECT_EQ(f.credit(t), Money{100'00});
}

TEST(FloorReview, ASupervisorAloneNamesTheNextCardOfTheServersShoe) {
    TestFloor f;
    f.open(example_table("nz.blackjack.toml"));
    const std::string a = "blackjack-1/01";
    notes(f, a, 20);
    std::string seen;
    for (int round = 0; round < 10 && seen.empty(); ++round) {
        f.at(a, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}});
        f.wait(30);
        if (f.table("blackjack-1").phase != Phase::Playing) continue;
        for (const auto& irr : f.table("blackjack-1").game().irregularities) {
            if (irr.effect != Effect::ExposeNextCard && irr.effect != Effect::DiscardCards) continue;
            const auto r = f.as(Role::Supervisor, "sue", "rule",
                                {{"table", "blackjack-1"}, {"event", {{"e", "rule"}, {"i", irr.id}, {"c", {"Ah"}}}}});
            seen += std::string(irr.id) + ": " + said(r) + "\n";
        }
    }
    EXPECT_EQ(seen.find(": ok"), std::string::npos) << seen;
    f.check();
}

// Whoever names a card to a table whose cards the server has drawn is told the same, wherever that card lies: else a
// ruling on the dealer's hand, refused and never recorded, would find out what lies in it face down.
TEST(FloorReview, NoRefusedRulingTellsWhereACardLies) {
    TestFloor f;
    const std::string id = f.open(example_table("nz.caribbean-stud.toml")), seat = id + "/01";
    notes(f, seat, 1);
    ASSERT_EQ(said(f.at(seat, "bet", {{"box", 1}, {"wager", "ante"}, {"stake", 10'00}})), "ok");
    f.wait(31);
    ASSERT_EQ(f.table(id).phase, Phase::Playing);
    const auto ruled = [&](Json event) {
        event["e"] = "rule";
        return said(f.as(Role::Supervisor, "sue", "rule", {{"table", id}, {"event", event}}));
    };
    std::set<std::string> told;
    for (int face = 0; face < 52; ++face) {
        const std::string card(f.table(id).game().deck().name(Card::from_index(face)));
        told.insert(ruled({{"i", "dealer-shows-cards"}, {"c", {card}}}));
        told.insert(ruled({{"i", "hand-to-empty-area"}, {"b", 2}, {"c", {card, card, card, card, card}}}));
    }
    EXPECT_EQ(told.size(), 1u) << *told.begin() << *told.rbegin();
    f.check();
}

TEST(FloorReview, AnOlderAnnouncementReplacesANewerFile) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "table",
                        {{"toml", example_table("gb.sic-bo.toml", {{"title", "\"Older\""}})}})),
              "ok");
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "close-table", {{"table", "sic-bo-1"}})), "ok");
    f.wait(30);
    ASSERT_EQ(f.table("sic-bo-1").phase, Phase::Closed);
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "table",
                        {{"toml", example_table("gb.sic-bo.toml", {{"title", "\"Newer\""}})}})),
              "ok");
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "open-table", {{"table", "sic-bo-1"}})), "ok");
    EXPECT_EQ(f.table("sic-bo-1").config().title, "Newer");
}

TEST(FloorReview, AShoeOfTheOldFileAtAClosedTable) {
    TestFloor f;
    f.open(example_table("nz.blackjack.toml"));
    notes(f, "blackjack-1/01", 1);
    ASSERT_EQ(said(f.at("blackjack-1/01", "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "close-table", {{"table", "blackjack-1"}})), "ok");
    f.wait(30);
    for (int i = 0; i < 20 && f.table("blackjack-1").phase != Phase::Closed; ++i) f.wait(20);
    ASSERT_EQ(f.table("blackjack-1").phase, Phase::Closed);
    ASSERT_EQ(
        said(f.as(Role::Supervisor, "sue", "table", {{"toml", example_table("nz.blackjack.toml", {{"decks", "8"}})}})),
        "ok");
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "open-table", {{"table", "blackjack-1"}})), "ok");
    EXPECT_GT(f.state("blackjack-1/01")["cards-left"].get<int>(), 7 * 52) << "the offer says 8 decks";
    f.check();
}

TEST(FloorReview, AnotherGameAtAClosedTable) {
    TestFloor f;
    f.open(example_table("nz.blackjack.toml"));
    notes(f, "blackjack-1/01", 1);
    ASSERT_EQ(said(f.at("blackjack-1/01", "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "close-table", {{"table", "blackjack-1"}})), "ok");
    f.wait(30);
    for (int i = 0; i < 20 && f.table("blackjack-1").phase != Phase::Closed; ++i) f.wait(20);
    const std::string other = example_table("gb.punto-banco.toml", {{"id", "\"blackjack-1\""}});
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "table", {{"toml", other}})), "ok");
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "open-table", {{"table", "blackjack-1"}})), "ok");
    EXPECT_GT(f.state("blackjack-1/01")["cards-left"].get<int>(), 400) << "eight fresh decks";
    f.check();
}

TEST(FloorReview, TheNextPlayerReadsTheLastPlayersVoucher) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.at("sic-bo-1/01", "voucher-out")), "ok");
    ASSERT_EQ(said(f.at("sic-bo-1/01", "insert-cash", {{"amount", 5'00}})),
              "ok");  // somebody else sits down an hour later
    f.wait(3600);
    EXPECT_FALSE(f.state("sic-bo-1/01")["mine"].contains("last-voucher")) << f.state("sic-bo-1/01")["mine"].dump();
}

TEST(FloorReview, OneLargeNumberSilencesATerminalForEver) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    const floor::Actor actor{Role::Terminal, "sic-bo-1/01", "sic-bo-1/01"};
    const auto r = f.send({actor, static_cast<std::uint64_t>(INT64_MAX), "clear", Json::object()});
    EXPECT_NE(said(r), "ok");
}

TEST(FloorReview, LastWinAfterACorrection) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""}, {"chance", "\"dealer\""}}));
    notes(f, "tai-1/01", 1);
    ASSERT_EQ(said(f.at("tai-1/01", "bet", {{"wager", "small"}, {"stake", 10'00}})), "ok");
    f.wait(30);
    ASSERT_EQ(
        said(f.as(Role::Dealer, "dora", "enter", {{"table", "tai-1"}, {"event", {{"e", "throw"}, {"d", {6, 6, 5}}}}})),
        "ok");
    ASSERT_EQ(said(f.as(Role::Dealer, "dora", "confirm", {{"table", "tai-1"}, {"round", 1}})), "ok");
    ASSERT_EQ(
        said(f.two("correct",
                   {{"table", "tai-1"}, {"round", 1}, {"index", 2}, {"event", {{"e", "throw"}, {"d", {1, 1, 2}}}}})),
        "ok");
    EXPECT_EQ(f.state("tai-1/01")["mine"]["last-win"], 10'00);
}

TEST(FloorReview, RefusePayAtALockedTerminal) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    f.wait(30);
    ASSERT_EQ(
        said(f.as(Role::Engineer, "eve", "lock", {{"table", "sic-bo-1"}, {"terminal", 1}, {"why", "malfunction"}})),
        "ok");
    EXPECT_EQ(said(f.two("refuse-pay", {{"terminal", "sic-bo-1/01"}, {"round", 1}})), "ok") << "7.4, 7.5";
}

TEST(FloorReview, TheDifferentialAfterTheOtherSideWithdraws) {
    TestFloor f;
    f.open(example_table("gb.punto-banco.toml"));
    const std::string a = "punto-banco-1/01";
    std::vector<std::string> bs;
    for (int i = 2; i <= 7; ++i) bs.push_back(floor::terminal_name("punto-banco-1", static_cast<PlayerId>(i - 1)));
    for (const auto& b : bs)
        ASSERT_EQ(said(f.as(Role::Dealer, "dora", "credit", {{"terminal", b}, {"amount", 3000'00}})), "ok");
    ASSERT_EQ(said(f.as(Role::Dealer, "dora", "credit", {{"terminal", a}, {"amount", 3000'00}})), "ok");
    ASSERT_EQ(said(f.at(a, "bet", {{"wager", "banco"}, {"stake", 2000'00}})), "ok");
    std::int64_t punto = 0;
    for (const auto& b : bs) {
        auto r = f.at(b, "bet", {{"wager", "punto"}, {"stake", 2000'00}});
        if (r) punto += r->body["stake"].get<std::int64_t>();
    }
    EXPECT_EQ(punto, 7000'00);
    ASSERT_EQ(said(f.at(a, "clear")), "ok");
    f.wait(30);
    std::int64_t left = 0;
    for (const Stake& each : f.table("punto-banco-1").past.at(0).stakes) left += each.amount.cents;
    EXPECT_GT(left, 0);
    EXPECT_LE(left, 5000'00) << "the table's difference of at most 5000.00";
}

TEST(FloorReview, ATerminalsOwnMaximumPayOut) {
    TestFloor f;
    const std::string toml = example_table("nz.three-card-poker.toml", {{"id", "\"tcp\""}}) +
                             "\n[terminal.1.limits.six-card-bonus]\npayout-max = \"100.00\"\n";
    EXPECT_NE(said(f.as(Role::Supervisor, "sue", "table", {{"toml", toml}})).find("maximum pay-out of its own"),
              std::string::npos);
}

TEST(FloorReview, AnIdleTableCloses) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.as(Role::Supervisor, "sue", "close-table", {{"table", "sic-bo-1"}})), "ok");
    f.wait(120);
    EXPECT_EQ(f.table("sic-bo-1").phase, Phase::Closed);
    EXPECT_NE(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
}

TEST(FloorReview, AFriendExtendsADecision) {
    TestFloor f;
    f.open(example_table("nz.blackjack.toml"));
    const std::string a = "blackjack-1/01", b = "blackjack-1/02";
    notes(f, a, 20);
    for (int round = 0; round < 10; ++round) {
        f.at(a, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}});
        f.wait(30);
        if (f.table("blackjack-1").phase == Phase::Playing) break;
    }
    ASSERT_EQ(f.table("blackjack-1").phase, Phase::Playing);
    const auto until = f.table("blackjack-1").decide_ms;
    for (int i = 0; i < 5; ++i) { f.wait(10); f.at(b, "sit", {{"place", 5}, {"leave", i % 2 == 1}}); }
    EXPECT_TRUE(f.table("blackjack-1").phase != Phase::Playing || f.table("blackjack-1").decide_ms == until)
        << "50 s later the same question waits";
}

TEST(FloorReview, ADisputeOlderThanTheAuditorsMemory) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 9);
    for (std::size_t round = 0; round < 2 * floor::kPastRounds + 4; ++round) {
        ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 2'00}})), "ok");
        f.wait(30);
        if (round == 0) { ASSERT_EQ(said(f.at("sic-bo-1/01", "dispute", {{"round", 1}})), "ok"); }
    }
    EXPECT_EQ(f.table("sic-bo-1").past.size(), floor::kPastRounds + 1) << "the last ones, and beside them this one";
    ASSERT_EQ(said(f.as(Role::Auditor, "ada", "resolve", {{"incident", 1}})), "ok");
    ASSERT_EQ(said(f.two("void-round", {{"table", "sic-bo-1"}, {"round", 1}})), "ok");
    EXPECT_FALSE(f.auditor.fault()) << f.auditor.fault()->what;
}

TEST(FloorReview, ARoundOfTheServerWithoutACommitment) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    f.wait(30);
    floor::Auditor auditor;
    store::Hash head{};
    for (store::Entry entry : f.journal) {
        Json json = Json::parse(entry.payload);
        for (const char* key : {"commit", "seed"}) json.erase(key);
        entry.payload = json.dump();
        entry.hash = head = store::chain(head, entry.seq, entry.payload);
        auditor.take(entry);
    }
    EXPECT_TRUE(auditor.fault()) << "the server's result was never committed to, and the audit says nothing";
}

TEST(FloorReview, AnAuditOfARoundWhoseSeedWasLost) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    f.secrets.clear();
    auto again = f.replayed();
    Random random{2, 2};
    floor::Entropy entropy{[&](std::span<std::uint8_t> bytes) {
        for (auto& b : bytes) b = static_cast<std::uint8_t>(random() >> 56);
    }};
    again->tick(f.now + 31'000, entropy);
    EXPECT_EQ(again->state().books.free("terminal:sic-bo-1/01"_account), Money{100'00});
    store::Hash head = f.journal.back().hash;
    std::uint64_t seq = f.journal.size();
    for (const floor::Recorded& recorded : again->take_outbox().entries) {
        store::Entry entry{++seq, recorded.text, {}};
        entry.hash = head = store::chain(head, entry.seq, entry.payload);
        f.auditor.take(entry);
    }
    EXPECT_FALSE(f.auditor.fault()) << f.auditor.fault()->what;
}

TEST(FloorReview, ADealerReadsFaceDownCardsBeforeTheDecision) {
    TestFloor f;
    f.open(example_table("gb.three-card-poker.toml"));
    const std::string a = "three-card-1/01";
    notes(f, a, 1);
    ASSERT_EQ(said(f.at(a, "bet", {{"box", 1}, {"wager", "ante"}, {"stake", 10'00}})), "ok");
    f.wait(30);
    ASSERT_EQ(f.table("three-card-1").phase, Phase::Playing);
    // `ask entries`: dealer, supervisor, auditor
    const Json entries = wire::json_of(floor::entries_view(f.table("three-card-1")));
    int cards = 0;
    for (const Json& e : entries) cards += e["event"]["e"] == "card" && e["event"].contains("c");
    EXPECT_EQ(cards, 0) << entries.dump();
}

TEST(FloorReview, FewerTerminalsLeaveCreditBehind) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/30", 1);
    notes(f, "sic-bo-1/01", 1);
    const auto changed =
        f.as(Role::Supervisor, "sue", "table", {{"toml", example_table("gb.sic-bo.toml", {{"terminals", "20"}})}});
    if (!changed) return;
    ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    f.wait(30);
    EXPECT_EQ(said(f.at("sic-bo-1/30", "voucher-out")), "ok") << "its 100.00 must have a way out";
}

TEST(FloorReview, TwoDealersVoidAResultTheyHaveSeen) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""}, {"chance", "\"dealer\""}}));
    notes(f, "tai-1/01", 1);
    ASSERT_EQ(said(f.at("tai-1/01", "bet", {{"wager", "small"}, {"stake", 10'00}})), "ok");
    f.wait(30);
    ASSERT_EQ(
        said(f.as(Role::Dealer, "dora", "enter", {{"table", "tai-1"}, {"event", {{"e", "throw"}, {"d", {1, 1, 2}}}}})),
        "ok");
    auto p = f.as(Role::Dealer, "dora", "no-spin", {{"table", "tai-1"}, {"round", 1}});
    ASSERT_TRUE(p);
    EXPECT_NE(said(f.as(Role::Dealer, "dan", "approve", {{"incident", p->body["incident"]}})), "ok")
        << "the spin was made and read";
}

TEST(FloorReview, ALockedTableIsNotOperated) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    ASSERT_EQ(said(f.as(Role::Engineer, "eve", "lock", {{"table", "sic-bo-1"}, {"why", "the game system fails"}})),
              "ok");
    f.wait(60);
    EXPECT_EQ(f.table("sic-bo-1").past.size(), 0u)
        << "7.5(b): the game system drew and settled a round while it was locked";
    EXPECT_NE(said(f.at("sic-bo-1/01", "insert-cash", {{"amount", 5'00}})), "ok");
}

TEST(FloorReview, ALockedTerminalCanDispute) {
    TestFloor f;
    f.open(example_table("gb.sic-bo.toml"));
    notes(f, "sic-bo-1/01", 1);
    ASSERT_EQ(said(f.at("sic-bo-1/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    f.wait(30);
    ASSERT_EQ(said(f.two("refuse-pay", {{"terminal", "sic-bo-1/01"}, {"round", 1}})), "ok");
    EXPECT_EQ(said(f.at("sic-bo-1/01", "dispute", {{"round", 1}})), "ok");
}

}  // namespace
}  // namespace baize::review_test
