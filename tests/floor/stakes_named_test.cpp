// Every transfer of a round names its stake, and a correction pays each stake what it should have been paid, however
// often the round was put right before.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::stakes_named_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

std::vector<Json> entries_of(const TestFloor& floor, std::string_view kind) {
    std::vector<Json> list;
    for (const store::Entry& each : floor.journal)
        if (Json json = Json::parse(each.payload); json["k"] == kind) list.push_back(std::move(json));
    return list;
}

Json dealer(TestFloor& floor, const char* verb, Json args) {
    args["table"] = floor.floor.state().tables.begin()->first;
    const auto reply = floor.as(Role::Dealer, "dora", verb, std::move(args));
    EXPECT_EQ(said(reply), "ok");
    return reply ? reply->body : Json();
}

// A changed stake, one that was taken back, and one beside them: what is settled says which is which.
TEST(StakesNamed, ByEveryTransferOfARound) {
    TestFloor floor;
    const std::string table = floor.open(example_table("gb.sic-bo.dealer.toml", {{"electronic", "false"}}));
    const std::string a = table + "/01";
    notes(floor, a, 1);
    const auto bet = [&](const char* wager, int stake) {
        ASSERT_EQ(said(floor.at(a, "bet", {{"wager", wager}, {"stake", stake}})), "ok");
    };
    bet("big", 10'00), bet("small", 10'00), bet("big", 20'00), bet("small", 0), bet("small", 5'00);
    dealer(floor, "close-bets", Json::object());
    dealer(floor, "enter", {{"event", {{"e", "throw"}, {"d", {6, 6, 5}}}}});
    dealer(floor, "confirm", {{"round", 1}});
    std::map<std::string, std::vector<int>> stakes;  // by what was done
    for (const char* kind : {"ev", "settle"})
        for (const Json& entry : entries_of(floor, kind))
            for (const Json& each : entry.value("transfers", Json::array()))
                stakes[each.value("phase", "single")].push_back(each["stake"].get<int>());
    EXPECT_EQ(stakes["pending"], (std::vector{200, 300, 200, 600}));
    EXPECT_EQ(stakes["void"], (std::vector{200, 300, 200})) << "changed; taken back; and the win's own";
    EXPECT_EQ(stakes["post"], (std::vector{600}));
    EXPECT_EQ(stakes["single"], (std::vector{200}));
    for (const Json& line : entries_of(floor, "settle").at(0)["lines"])
        EXPECT_EQ(line["n"], line["w"] == "big" ? 200 : 600);
    EXPECT_EQ(floor.credit(a), Money{115'00});
    EXPECT_TRUE(floor.table(table).reserved.empty());
    floor.check();
}

// ---- Corrections of corrected rounds --------------------------------------------------------------------------------

// A round of three card poker at a dealer's table: ante and pair plus, played on.
struct Poker {
    TestFloor floor;
    std::string table, seat;

    explicit Poker(const std::vector<std::string>& mine) {
        table = floor.open(example_table("gb.three-card-poker.toml", {{"chance", "\"dealer\""}}));
        seat = table + "/01";
        notes(floor, seat, 5);
        dealer(floor, "enter", {{"event", {{"e", "shuffle"}}}});
        for (const char* wager : {"ante", "pair-plus"})
            EXPECT_EQ(said(floor.at(seat, "bet", {{"box", 1}, {"wager", wager}, {"stake", 10'00}})), "ok");
        floor.wait(30);
        const std::vector<std::string> house = {"Qs", "8h", "2d"};
        std::size_t dealt[2] = {0, 0};
        for (int i = 0; i < 20 && floor.table(table).session->need().kind != NeedKind::Finished; ++i) {
            const Need need = floor.table(table).session->need();
            if (need.kind == NeedKind::Decision) {
                EXPECT_EQ(said(floor.at(seat, "answer", {{"choice", "play"}})), "ok");
                continue;
            }
            const auto& from = need.box == 0 ? house : mine;
            dealer(floor, "enter", {{"event", {{"e", "card"}, {"c", from.at(dealt[need.box != 0]++)}}}});
        }
        dealer(floor, "confirm", {{"round", 1}});
    }
    void correct(const std::string& wrong, const std::string& right) {
        const auto& events = floor.table(table).past.at(0).events;
        std::size_t index = 0;
        while (!(events.at(index) == Event(DealtCard{*parse_card(wrong), false}))) ++index;
        ASSERT_EQ(said(floor.two("correct", {{"table", table}, {"round", 1}, {"index", index},
                                             {"event", {{"e", "card"}, {"c", right}}}})),
                  "ok");
    }
    Money credit() { return floor.credit(seat); }
};

// gb-2011 5.20: with a straight the ante has a bonus, a line that the wrong card did not have, and then has again.
TEST(StakesNamed, ABonusThatComesAndGoesIsPaidOnceForItsStake) {
    const std::vector<std::string> straight = {"9s", "10h", "Jd"}, high = {"9s", "10h", "Kd"};
    const Money with = Poker(straight).credit(), without = Poker(high).credit();
    ASSERT_GT(with, without);
    Poker poker(high);
    for (int time = 0; time < 2; ++time) {
        poker.correct("Kd", "Jd");
        EXPECT_EQ(poker.credit(), with) << time;
        poker.correct("Jd", "Kd");
        EXPECT_EQ(poker.credit(), without) << time;
    }
    poker.correct("Kd", "Jd");
    EXPECT_EQ(poker.credit(), with);
    EXPECT_EQ(poker.floor.table(poker.table).past.at(0).corrections, 5);
    std::map<std::string, int> stake_of;  // by transfer
    for (const char* kind : {"settle", "revise"})
        for (const Json& entry : entries_of(poker.floor, kind))
            for (const Json& each : entry.value("transfers", Json::array())) {
                EXPECT_GT(each.value("stake", 0), 0) << each;
                stake_of[each["id"]] = each.value("stake", 0);
                if (each.contains("corrects")) {
                    EXPECT_EQ(stake_of.at(each["corrects"]), each["stake"]) << each;
                }
            }
    poker.floor.check();
}

}  // namespace
}  // namespace baize::stakes_named_test
