// nz-electronic-tai-sai, Division 9A: what the first file leaves out, and what other books want live tables to show.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/describe.hpp"
#include "support/floor.hpp"

namespace baize::division_9a_more_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

Json bet(const std::string& wager, std::int64_t cents) { return {{"wager", wager}, {"stake", cents}}; }
Json thrown(std::vector<int> faces) { return {{"e", "throw"}, {"d", faces}}; }

// A table whose throw a dealer enters, and a player with 100.00.
class Division9AMore : public ::testing::Test {
protected:
    void SetUp() override {
        floor.open(example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""}, {"chance", "\"dealer\""}}));
        ASSERT_EQ(said(floor.at(kPlayer, "insert-cash", {{"amount", 100'00}})), "ok");
    }
    void TearDown() override { floor.check(); }

    Result<floor::Reply> dealer(const std::string& verb, Json args = Json::object()) {
        args["table"] = "tai-1";
        return floor.as(Role::Dealer, "dora", verb, args);
    }
    void play(const std::string& wager, std::vector<int> faces) {
        ASSERT_EQ(said(floor.at(kPlayer, "bet", bet(wager, 10'00))), "ok");
        floor.wait(30);
        ASSERT_EQ(said(dealer("enter", {{"event", thrown(faces)}})), "ok");
    }
    void confirm() { ASSERT_EQ(said(dealer("confirm", {{"round", floor.table("tai-1").round}})), "ok"); }

    const std::string kPlayer = "tai-1/01";
    TestFloor floor;
};

// ---- 3: terminals ----------------------------------------------------------------------------------------------

TEST_F(Division9AMore, C3_2_c_i_ThreeFacesAreEnteredAndShownBack) {
    ASSERT_EQ(said(floor.at(kPlayer, "bet", bet("small", 10'00))), "ok");
    floor.wait(30);
    for (const std::vector<int>& faces : {std::vector<int>{1, 2}, {1, 2, 3, 4}, {0, 1, 2}, {1, 2, 7}})
        EXPECT_EQ(clause_of(dealer("enter", {{"event", thrown(faces)}})), "gb-2011 9.3");
    ASSERT_EQ(said(dealer("enter", {{"event", thrown({1, 1, 2})}})), "ok");
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Confirming);
    EXPECT_EQ(floor.state(kPlayer)["dice"], Json({1, 1, 2})) << "verified by eye before it counts";
    EXPECT_TRUE(floor.table("tai-1").past.empty());
}

// Every area that the dice made win, whether anybody had staked there or not.
TEST_F(Division9AMore, C3_2_c_ii_WinningAreasAreShown) {
    ASSERT_NO_FATAL_FAILURE(play("small", {1, 1, 2}));
    confirm();
    const Json last = floor.state(kPlayer)["last"];
    const std::set<std::string> winning = last["winning"];
    for (const char* wins : {"small", "total:4", "double:1", "combination:1-2", "single:1", "single:2"})
        EXPECT_TRUE(winning.contains(wins)) << wins << " of " << last["winning"];
    for (const char* loses : {"big", "total:5", "any-triple", "triple:1", "single:3"})
        EXPECT_FALSE(winning.contains(loses)) << loses;
    ASSERT_EQ(
        said(floor.two("correct", {{"table", "tai-1"}, {"round", 1}, {"index", 2}, {"event", thrown({6, 6, 6})}})),
        "ok");
    const std::set<std::string> corrected = floor.state(kPlayer)["last"]["winning"];
    EXPECT_TRUE(corrected.contains("triple:6") && !corrected.contains("small")) << "with the result that was put right";
}

TEST_F(Division9AMore, C3_3_b_i_TheMostOfAWagerIsShownToo) {
    const auto most = [&](int terminal, const std::string& id) {
        const Json offer = wire::json_of(floor::offer_view(floor.table("tai-1"), terminal));
        for (const Json& wager : offer["wagers"])
            if (wager["id"] == id) return wager["limits"]["max"].get<int>();
        return -1;
    };
    EXPECT_EQ(most(1, "big"), 500'00);
    EXPECT_EQ(most(1, "triple"), 50'00);
    EXPECT_EQ(most(7, "triple"), 20'00);
}

// Of all permitted wagers the largest that is no more than what was asked for; found here by looking at every one.
TEST(Division9ALimits, C3_3_c_ii_iii_TheNextLowestPermittedWager) {
    for (const auto& [min, max, step] : std::vector<std::tuple<int, int, int>>{
             {100, 500, 50}, {250, 1000, 250}, {5, 12, 5}, {100, 1050, 100}, {1, 9, 1}}) {
        const Limits limits{{min}, {max}, {step}, {}};
        for (int wanted = 0; wanted <= 2 * max; ++wanted) {
            int expected = 0;
            for (int stake = min; stake <= std::min(wanted, max); ++stake)
                if (stake % step == 0) expected = stake;
            const floor::CutStake cut = floor::cut_stake(limits, {wanted}, {"below", "odd", "above"});
            ASSERT_EQ(cut.stake.cents, expected) << wanted << " of " << min << " to " << max << " by " << step;
            ASSERT_EQ(cut.because.empty(), cut.stake.cents == wanted);
            ASSERT_EQ(cut.clause.empty(), cut.because.empty());
        }
    }
}

TEST_F(Division9AMore, C3_5_ATerminalThatIsInterferedWithIsLockedAtOnce) {
    ASSERT_EQ(said(dealer("lock", {{"terminal", 1}, {"why", "tilted"}})), "ok");
    EXPECT_EQ(clause_of(floor.at(kPlayer, "bet", bet("big", 10'00))), "nz-electronic-tai-sai 7.5(b)");
    EXPECT_EQ(clause_of(floor.at(kPlayer, "voucher-out")), "nz-electronic-tai-sai 7.5(b)");
    EXPECT_EQ(floor.state(kPlayer)["locked"], "tilted");
    EXPECT_EQ(said(floor.at("tai-1/02", "insert-cash", {{"amount", 5'00}})), "ok") << "the others play on";
}

// ---- 4: wagers -------------------------------------------------------------------------------------------------

TEST_F(Division9AMore, C4_5_CashGoesToTheDropBoxAndTheTerminalHasIt) {
    const Json cash = {{"terminal", "tai-1/02"}, {"amount", 40'00}, {"tender", "cash"}};
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", cash)), "ok");
    EXPECT_EQ(floor.floor.state().books.account("cash:drop/tai-1"_account)->balance, Money{-40'00});
    EXPECT_EQ(floor.state("tai-1/02")["mine"]["credit"], 40'00);
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", "tai-1/31"}, {"amount", 40'00}})), "ok")
        << "there is no such terminal to give";
    EXPECT_EQ(clause_of(floor.as(Role::Dealer, "dora", "credit",
                                 {{"terminal", "tai-1/02"}, {"amount", 40'00}, {"tender", "watch"}})),
              "nz-electronic-tai-sai 4.3(b)");
}

TEST_F(Division9AMore, C4_6_ThePlayerAloneIsResponsibleForHisChips) {
    for (const Role role : {Role::Dealer, Role::Supervisor, Role::Cashier, Role::Auditor, Role::Engineer})
        EXPECT_NE(said(floor.as(role, "somebody", "bet", bet("small", 10'00))), "ok");
    play("big", {1, 1, 2});  // he meant small
    confirm();
    EXPECT_EQ(floor.credit(kPlayer), Money{90'00}) << "settled where it lies";
}

// ---- 5: the game -----------------------------------------------------------------------------------------------

TEST_F(Division9AMore, C5_3_NoResultWhileBetsAreOpen) {
    ASSERT_EQ(said(floor.at(kPlayer, "bet", bet("small", 10'00))), "ok");
    EXPECT_NE(said(dealer("enter", {{"event", thrown({1, 1, 2})}})), "ok");
    EXPECT_NE(said(dealer("confirm", {{"round", 1}})), "ok");
    floor.wait(30);
    EXPECT_NE(said(dealer("confirm", {{"round", 1}})), "ok") << "there is nothing to confirm yet";
    EXPECT_EQ(said(dealer("enter", {{"event", thrown({1, 1, 2})}})), "ok");
    EXPECT_NE(said(dealer("enter", {{"event", thrown({6, 6, 5})}})), "ok") << "one throw a round";
}

TEST_F(Division9AMore, C5_4_b_i_TheOutcomeIsOnRecordWithWhoEnteredIt) {
    play("small", {1, 1, 2});
    const Json entry = Json::parse(floor.journal.back().payload);
    EXPECT_EQ(entry["events"], Json::array({thrown({1, 1, 2})}));
    EXPECT_EQ(entry["by"], "dora");
    EXPECT_EQ(entry["t"], floor.now);
}

// ---- 6: settlement ---------------------------------------------------------------------------------------------

TEST_F(Division9AMore, C6_2_CreditsDueArePaidToTheLastCent) {
    play("total:4", {1, 1, 2});  // 62 to 1
    confirm();
    const ledger::Account* account = floor.floor.state().books.account(account_of("terminal:" + kPlayer));
    EXPECT_EQ(account->free(), Money{100'00 + 620'00});
    EXPECT_TRUE(account->credit_identity_holds());
    const auto out = floor.at(kPlayer, "voucher-out");
    ASSERT_TRUE(out);
    EXPECT_EQ(out->body["amount"], 720'00);
    EXPECT_EQ(floor.credit(kPlayer), Money{});
    EXPECT_EQ(floor.floor.state().books.account("voucher"_account)->balance, Money{720'00});
    EXPECT_EQ(clause_of(floor.as(Role::Dealer, "dora", "cancel-credit", {{"terminal", kPlayer}})),
              "nz-electronic-tai-sai 3.3(e)")
        << "it is not paid in chips as well";
}

// ---- 7: irregularities -----------------------------------------------------------------------------------------

TEST_F(Division9AMore, C7_1_TheGamesOwnIrregularities) {
    play("small", {1, 1, 2});
    const Json ruling = {{"table", "tai-1"}, {"event", {{"e", "rule"}, {"i", "no-throw"}}}};
    EXPECT_NE(said(floor.as(Role::Supervisor, "sue", "rule", ruling)).find("two people"), std::string::npos);
    ASSERT_EQ(said(floor.two("void-round", {{"table", "tai-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(kPlayer), Money{100'00});
    EXPECT_EQ(floor.table("tai-1").past.at(0).credited.at(0).line.clause, kHouseRule);
}

TEST_F(Division9AMore, C7_2_TheAnnouncementStopsTheRoundWhileAResultWaits) {
    play("small", {1, 1, 2});
    const auto proposed = dealer("no-spin", {{"round", 1}});
    ASSERT_TRUE(proposed);
    EXPECT_EQ(floor.state(kPlayer)["frozen"], "dora");
    EXPECT_EQ(floor.table("tai-1").round, 1u);
    const std::string clause(call_off_clause(floor.table("tai-1").offer->setup.profile(), CallOff::NoSpin));
    EXPECT_EQ(clause_of(dealer("confirm", {{"round", 1}})), clause);
    EXPECT_EQ(clause_of(dealer("fix", {{"index", 2}, {"event", thrown({6, 6, 5})}})), clause);
    EXPECT_EQ(clause_of(dealer("no-spin", {{"round", 1}})), clause) << "it was announced already";
    floor.check();  // a restart finds it as it is
    const Json incident = {{"incident", proposed->body["incident"]}};
    EXPECT_NE(said(floor.as(Role::Dealer, "dan", "approve", incident)), "ok")
        << "two dealers do not void what they have seen";
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "approve", incident)), "ok");
    EXPECT_EQ(floor.credit(kPlayer), Money{100'00});
    EXPECT_FALSE(floor.state(kPlayer).contains("frozen"));
}

TEST_F(Division9AMore, C7_2_TheAnnouncementStopsTheClock) {
    ASSERT_EQ(said(floor.at(kPlayer, "bet", bet("small", 10'00))), "ok");
    const auto proposed = dealer("no-spin", {{"round", 1}});
    ASSERT_TRUE(proposed);
    floor.wait(90);
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Betting) << "the bets are not closed";
    const std::string clause(call_off_clause(floor.table("tai-1").offer->setup.profile(), CallOff::NoSpin));
    for (const char* verb : {"clear", "ready"}) EXPECT_EQ(clause_of(floor.at(kPlayer, verb)), clause) << verb;
    EXPECT_EQ(clause_of(floor.at(kPlayer, "bet", bet("big", 10'00))), clause);
    EXPECT_EQ(clause_of(dealer("close-bets")), clause);
    EXPECT_EQ(clause_of(dealer("enter", {{"event", thrown({1, 1, 2})}})), clause);
    ASSERT_EQ(said(floor.as(Role::Dealer, "dan", "approve", {{"incident", proposed->body["incident"]}})), "ok");
    EXPECT_EQ(floor.credit(kPlayer), Money{100'00});
    floor.check();
}

TEST_F(Division9AMore, C7_2_ARejectedNoSpinDoesNotLetTheRoundGoOn) {
    play("small", {1, 1, 2});
    const auto proposed = dealer("no-spin", {{"round", 1}});
    ASSERT_TRUE(proposed);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "reject",
                            {{"incident", proposed->body["incident"]}, {"note", "nothing happened"}})),
              "ok");
    EXPECT_NE(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", proposed->body["incident"]}})), "ok");
    EXPECT_NE(said(dealer("confirm", {{"round", 1}})), "ok") << "the spin is void from the announcement on";
    floor.check();
    ASSERT_EQ(said(floor.two("no-spin", {{"table", "tai-1"}, {"round", 1}})), "ok") << "whoever completes it";
    EXPECT_EQ(floor.credit(kPlayer), Money{100'00});
    floor.check();
}

TEST_F(Division9AMore, C7_2_OrTwoPeopleVoidTheRound) {
    play("small", {1, 1, 2});
    const auto proposed = dealer("no-spin", {{"round", 1}});
    ASSERT_EQ(said(floor.two("void-round", {{"table", "tai-1"}, {"round", 1}})), "ok");
    EXPECT_EQ(floor.credit(kPlayer), Money{100'00});
    EXPECT_NE(said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", proposed->body["incident"]}})), "ok")
        << "there is nothing left to refund";
    floor.check();
}

TEST_F(Division9AMore, C7_2_NothingIsAnnouncedOfARoundThatIsNotOpen) {
    EXPECT_NE(said(dealer("no-spin", {{"round", 7}})), "ok");
    EXPECT_TRUE(floor.floor.state().incidents.empty());
    EXPECT_FALSE(floor.state(kPlayer).contains("frozen"));
}

TEST(Division9AAudit, C7_2_TheAuditorFindsARoundThatWentOn) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml", {{"id", "\"tai-1\""}, {"chance", "\"dealer\""}}));
    ASSERT_EQ(said(floor.at("tai-1/01", "insert-cash", {{"amount", 100'00}})), "ok");
    ASSERT_EQ(said(floor.at("tai-1/01", "bet", bet("small", 10'00))), "ok");
    floor.wait(30);
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "no-spin", {{"table", "tai-1"}, {"round", 1}})), "ok");
    ASSERT_FALSE(floor.auditor.fault());
    const_cast<floor::LiveTable&>(floor.table("tai-1")).frozen.clear();  // a program that forgets it
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter", {{"table", "tai-1"}, {"event", thrown({1, 1, 2})}})), "ok");
    ASSERT_TRUE(floor.auditor.fault());
    EXPECT_NE(floor.auditor.fault()->what.find("void by an announced no spin"), std::string::npos)
        << floor.auditor.fault()->what;
}

TEST_F(Division9AMore, C7_3_TheCorrectionNamesWhatWhoAndWhy) {
    play("small", {6, 6, 5});
    confirm();
    ASSERT_EQ(
        said(floor.two("correct", {{"table", "tai-1"}, {"round", 1}, {"index", 2}, {"event", thrown({1, 1, 2})}})),
        "ok");
    const auto entry = std::find_if(floor.journal.rbegin(), floor.journal.rend(), [](const store::Entry& each) {
        return Json::parse(each.payload)["k"] == "revise";
    });
    ASSERT_NE(entry, floor.journal.rend());
    const Json json = Json::parse(entry->payload);
    ASSERT_EQ(json["transfers"].size(), 1u);
    const Json& transfer = json["transfers"][0];
    EXPECT_EQ(transfer["amount"], 20'00);
    EXPECT_EQ(transfer["by"], "sue, tom");
    EXPECT_EQ(transfer["clause"], "nz-electronic-tai-sai 7.3");
    EXPECT_TRUE(floor.floor.state().books.find(transfer["corrects"].get<std::string>()));
    EXPECT_EQ(floor.floor.state().books.account(account_of("terminal:" + kPlayer))->won, Money{20'00})
        << "the meters are put right with it";
}

TEST_F(Division9AMore, C7_5_a_TheReportStaysOpenUntilItIsResolved) {
    play("small", {1, 1, 2});
    confirm();
    const auto refused = floor.two("refuse-pay", {{"terminal", kPlayer}, {"round", 1}, {"note", "display froze"}});
    ASSERT_TRUE(refused);
    const floor::Incident& report = floor.floor.state().incidents.at(refused->body["report"].get<std::uint64_t>());
    EXPECT_EQ(report.state, floor::IncidentState::Open);
    EXPECT_EQ(report.note, "display froze");
    EXPECT_EQ(report.by, "sue, tom");
    EXPECT_NE(said(floor.as(Role::Dealer, "dora", "resolve", {{"incident", report.number}})), "ok");
    ASSERT_EQ(
        said(floor.as(Role::Auditor, "ada", "resolve", {{"incident", report.number}, {"note", "inspector informed"}})),
        "ok");
    EXPECT_EQ(report.state, floor::IncidentState::Done);
}

TEST_F(Division9AMore, C7_5_b_TheGameSystemIsLockedAndTwoPeopleUnlockIt) {
    ASSERT_EQ(said(floor.as(Role::Engineer, "eve", "lock", {{"table", "tai-1"}, {"why", "wrong sums"}})), "ok");
    EXPECT_EQ(clause_of(floor.at(kPlayer, "bet", bet("big", 10'00))), "nz-electronic-tai-sai 7.5(b)");
    EXPECT_EQ(floor.state(kPlayer)["locked"], "wrong sums");
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "unlock", {{"table", "tai-1"}})), "ok");
    EXPECT_EQ(clause_of(floor.at(kPlayer, "bet", bet("big", 10'00))), "nz-electronic-tai-sai 7.5(b)")
        << "one person only proposes it";
    ASSERT_EQ(said(floor.two("unlock", {{"table", "tai-1"}})), "ok");
    EXPECT_EQ(said(floor.at(kPlayer, "bet", bet("big", 10'00))), "ok");
}

TEST_F(Division9AMore, C7_5_b_NobodyOperatesALockedTable) {
    play("small", {1, 1, 2});
    ASSERT_EQ(said(dealer("lock", {{"why", "wrong sums"}})), "ok");
    const std::string clause = floor::lock_clause(floor.table("tai-1"));
    EXPECT_EQ(clause_of(dealer("confirm", {{"round", 1}})), clause);
    EXPECT_EQ(clause_of(dealer("fix", {{"index", 2}, {"event", thrown({6, 6, 5})}})), clause);
    EXPECT_EQ(clause_of(dealer("close-bets")), clause);
    EXPECT_EQ(clause_of(dealer("enter", {{"event", thrown({6, 6, 5})}})), clause);
    EXPECT_EQ(clause_of(floor.as(Role::Supervisor, "sue", "rule",
                                 {{"table", "tai-1"}, {"event", {{"e", "rule"}, {"i", "no-throw"}}}})),
              clause);
    EXPECT_EQ(clause_of(floor.as(Role::Dealer, "dora", "credit", {{"terminal", kPlayer}, {"amount", 100}})), clause);
    EXPECT_EQ(clause_of(floor.as(Role::Dealer, "dora", "cancel-credit", {{"terminal", kPlayer}})), clause);
    EXPECT_EQ(
        clause_of(floor.as(Role::Supervisor, "sue", "nominate", {{"terminal", kPlayer}, {"nominee", "tai-1/02"}})),
        clause);
    EXPECT_EQ(clause_of(floor.as(Role::Supervisor, "sue", "limit", {{"terminal", kPlayer}})), clause);
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Confirming);
    EXPECT_EQ(said(dealer("call")), "ok") << "what deals with the malfunction itself is taken";
    ASSERT_EQ(said(floor.two("void-round", {{"table", "tai-1"}, {"round", 1}, {"malfunction", true}})), "ok")
        << "7.5(c)";
    EXPECT_EQ(floor.credit(kPlayer), Money{100'00});
    EXPECT_FALSE(floor.table("tai-1").session) << "and no round follows it";
    floor.check();
    ASSERT_EQ(said(floor.two("unlock", {{"table", "tai-1"}})), "ok");
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Betting);
    floor.check();
}

TEST_F(Division9AMore, C7_5_b_TheClockBeginsAnewWhenTheTableIsUnlocked) {
    ASSERT_EQ(said(floor.at(kPlayer, "bet", bet("small", 10'00))), "ok");
    ASSERT_EQ(said(dealer("lock", {{"why", "wrong sums"}})), "ok");
    floor.wait(300);
    EXPECT_EQ(floor.table("tai-1").phase, Phase::Betting);
    ASSERT_EQ(said(floor.two("unlock", {{"table", "tai-1"}})), "ok");
    EXPECT_EQ(floor.table("tai-1").closes_ms, floor.now + floor.table("tai-1").config().betting_seconds * 1000);
    ASSERT_EQ(said(floor.at(kPlayer, "bet", bet("big", 10'00))), "ok") << "who was kept out has his time";
    floor.check();
}

// ---- Of other books: what a live table displays ------------------------------------------------------------------

TEST(LiveTable, TheMostRecentResultsAreDisplayed) {
    TestFloor floor;
    const std::string id = floor.open(example_table("gb.sic-bo.toml")), terminal = floor::terminal_name(id, 0);
    ASSERT_EQ(said(floor.at(terminal, "insert-cash", {{"amount", 100'00}})), "ok");
    std::vector<Json> seen;
    for (int round = 0; round < 22; ++round) {
        ASSERT_EQ(said(floor.at(terminal, "bet", bet("big", 2'00))), "ok");
        floor.wait(30);
        seen.push_back(wire::json_of(floor.table(id).past.back().result));
    }
    EXPECT_EQ(floor.state(terminal)["results"], Json(std::vector<Json>(seen.end() - 20, seen.end())))
        << "the last twenty, the newest last";
}

TEST(LiveTable, NzBlackjack3_6_TheMostRecentResultsAreDisplayed) {
    TestFloor floor;
    const std::string id = floor.open(example_table("nz.blackjack.toml")), terminal = floor::terminal_name(id, 0);
    for (int note = 0; note < 3; ++note) ASSERT_EQ(said(floor.at(terminal, "insert-cash", {{"amount", 100'00}})), "ok");
    std::vector<Json> seen;
    for (std::uint64_t round = 1; round <= 3; ++round) {
        ASSERT_EQ(said(floor.at(terminal, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
        for (int step = 0; step < 60 && floor.table(id).round == round; ++step) floor.wait(10);
        ASSERT_EQ(floor.table(id).round, round + 1);
        seen.push_back(wire::json_of(floor.table(id).past.back().result));
        EXPECT_GE(seen.back()["hands"]["dealer"].size(), 1u)
            << "the dealer's cards are part of it: " << seen.back().dump();
    }
    EXPECT_EQ(floor.state(terminal)["results"], Json(seen)) << "the newest last";
    EXPECT_EQ(wire::json_of(floor::table_view(floor.floor, floor.table(id), kNobody, floor.now))["results"], Json(seen))
        << "on the display of the table too";
}

TEST(LiveTable, NzBlackjack11_8_12_10_17_3_ModificationsAreShownWhileInEffect) {
    TestFloor floor;
    const std::string id = floor.open(example_table("nz.blackjack.toml")), terminal = floor::terminal_name(id, 0);
    const auto shown = [&](const std::string& clause) {
        return wire::json_of(floor::offer_view(floor.table(id), 1))["notices"].dump().find(clause) != std::string::npos;
    };
    const auto announced = [&](const std::string& clause) {
        return floor.state(terminal).value("announced", Json()).dump().find(clause) != std::string::npos;
    };
    ASSERT_EQ(said(floor.at(terminal, "insert-cash", {{"amount", 100'00}})), "ok");
    ASSERT_EQ(said(floor.at(terminal, "bet", {{"box", 1}, {"wager", "main"}, {"stake", 10'00}})), "ok");
    const std::string changed =
        example_table("nz.blackjack.style-a.toml", {{"id", "\"" + id + "\""}, {"shoe", "\"shoe\""}});
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "table", {{"toml", changed}})), "ok");
    for (const char* clause : {"11.8", "12.10", "17.2"})
        EXPECT_TRUE(!shown(clause) && announced(clause)) << clause << " is announced, and not in effect yet";
    floor.wait(30);
    for (int step = 0; step < 20 && floor.table(id).round == 1; ++step) floor.wait(20);
    ASSERT_EQ(floor.table(id).round, 2u);
    for (const char* clause : {"11.8", "12.10", "17.2"})
        EXPECT_TRUE(shown(clause) && !announced(clause)) << clause << " is in effect from this round on";
}

}  // namespace
}  // namespace baize::division_9a_more_test
