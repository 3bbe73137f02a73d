// What others than their player do to chips on a layout, and what ends the wagering:
// nz-roulette 3.6 and 5.6, nz-racing-card-derby 5.7, Division 9A 3.3(b)(ii), 4.6 and 4.7,
// nz-three-card-poker 5.5.1; and vouchers that never expire (9A 6.3).
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::layout_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

// ---- Misplaced wagers -----------------------------------------------------------------------------------------

// A pit's roulette: the dealer calls, spins and enters.
struct Pit : TestFloor {
    std::string table;
    explicit Pit(const std::string& file, const std::map<std::string, std::string>& with = {}) {
        table = open(example_table(file, with));
        for (const char* seat : {"/01", "/02"}) notes(*this, table + seat, 3);
    }
    std::string seat(int number) const { return table + (number == 1 ? "/01" : "/02"); }
    Result<floor::Reply> bet(int number, const std::string& wager, std::int64_t stake) {
        return at(seat(number), "bet", {{"wager", wager}, {"stake", stake}});
    }
    Result<floor::Reply> dealer(const std::string& verb, Json args = Json::object()) {
        args["table"] = table;
        return as(Role::Dealer, "dora", verb, std::move(args));
    }
    std::uint64_t round() const { return TestFloor::table(table).round; }
    Json move(int number, const std::string& from, const std::string& to) const {
        return {{"terminal", seat(number)}, {"round", round()}, {"from", from}, {"to", to}, {"why", "it slipped"}};
    }
    Result<floor::Reply> spin(const std::string& number) {
        return dealer("enter", {{"event", {{"e", "spin"}, {"at", {number}}}}});
    }
};

TEST(MisplacedWager, NzRoulette5_6_TwoPeoplePutItRightBeforeTheBallRests) {
    Pit pit("nz.roulette.toml");
    ASSERT_EQ(said(pit.bet(1, "split:1-2", 10'00)), "ok");
    ASSERT_EQ(said(pit.bet(2, "split:1-2", 5'00)), "ok");
    EXPECT_EQ(said(pit.two("move-wager", pit.move(1, "split:1-2", "split:2-3"))),
              "bets are open: the player moves the wager himself (nz-roulette 5.6)");
    ASSERT_EQ(said(pit.dealer("close-bets")), "ok");
    EXPECT_EQ(clause_of(pit.bet(1, "split:2-3", 10'00)), "nz-roulette 3.6") << "the player himself may not";
    const Money reserved = pit.floor.state().books.account(account_of("terminal:" + pit.seat(1)))->reserved;

    const auto asked = pit.as(Role::Dealer, "dora", "move-wager", pit.move(1, "split:1-2", "split:2-3"));
    ASSERT_EQ(said(asked), "ok");
    EXPECT_EQ(pit.state(pit.seat(1))["stakes"][0]["w"], "split:1-2") << "one person alone moves nothing";
    EXPECT_EQ(said(pit.as(Role::Dealer, "dora", "approve", {{"incident", asked->body["incident"]}})),
              "a second person is needed, not the same one twice");
    ASSERT_EQ(said(pit.as(Role::Supervisor, "sue", "approve", {{"incident", asked->body["incident"]}})), "ok");

    const Json state = pit.state(pit.seat(1));
    EXPECT_EQ(state["stakes"][0]["w"], "split:2-3");
    EXPECT_EQ(state["moved"][0],
              (Json{{"p", 0}, {"b", 0}, {"from", "split:1-2"}, {"to", "split:2-3"}, {"clause", "nz-roulette 5.6"}}));
    EXPECT_FALSE(pit.state(pit.seat(2)).contains("moved")) << "another player's";
    EXPECT_EQ(state["stakes"][1]["w"], "split:1-2") << "nor is his wager moved";
    EXPECT_EQ(pit.floor.state().books.account(account_of("terminal:" + pit.seat(1)))->reserved, reserved)
        << "the stake is what it was";
    pit.check();

    EXPECT_EQ(said(pit.two("move-wager", pit.move(1, "split:1-2", "split:2-3"))),
              "event 5 (the wager of A on split:1-2 is put where it was meant, on split:2-3) does not fit: A has laid "
              "nothing on split:1-2 in this round (nz-roulette 5.6)");
    ASSERT_EQ(said(pit.spin("3")), "ok");
    EXPECT_EQ(said(pit.two("move-wager", pit.move(2, "split:1-2", "split:2-3"))),
              "the result is there: wagers are settled where they lie (nz-roulette 5.6)");
    ASSERT_EQ(said(pit.dealer("confirm", {{"round", pit.round()}})), "ok");
    EXPECT_EQ(pit.credit(pit.seat(1)).cents, 300'00 + 170'00);
    EXPECT_EQ(pit.credit(pit.seat(2)).cents, 300'00 - 5'00);
    EXPECT_EQ(pit.state(pit.seat(1))["last"]["moved"][0]["to"], "split:2-3") << "the round's record has it";
    pit.check();
}

TEST(MisplacedWager, ItMustBeOneThatThePlayerCouldHaveMade) {
    Pit pit("gb.roulette.dealer.toml");
    ASSERT_EQ(said(pit.bet(1, "straight-up:7", 150'00)), "ok");
    ASSERT_EQ(said(pit.bet(1, "straight-up:8", 60'00)), "ok");
    ASSERT_EQ(said(pit.bet(1, "straight-up:9", 50'00)), "ok");
    ASSERT_EQ(said(pit.dealer("close-bets")), "ok");
    EXPECT_EQ(clause_of(pit.two("move-wager", pit.move(1, "straight-up:8", "straight-up:7"))), "gb-2011 3.10")
        << "210 on one number, and the maximum is 200";
    EXPECT_EQ(clause_of(pit.two("move-wager", pit.move(1, "straight-up:8", "roulette-rage"))), "gb-2011 3.14")
        << "not offered";
    EXPECT_EQ(clause_of(pit.two("move-wager", pit.move(1, "straight-up:8", "straight-up:8"))), "gb-2011 3.9");
    EXPECT_EQ(clause_of(pit.two("move-wager", pit.move(1, "straight-up:8", "straight-up:40"))), "gb-2011 3.1");
    EXPECT_EQ(clause_of(pit.two("move-wager", pit.move(2, "straight-up:8", "straight-up:1"))), "gb-2011 3.9")
        << "another player's wager";
    ASSERT_EQ(said(pit.two("move-wager", pit.move(1, "straight-up:9", "straight-up:7"))), "ok")
        << "150 and 50 on one number: 200";
    ASSERT_EQ(said(pit.spin("7")), "ok");
    ASSERT_EQ(said(pit.dealer("confirm", {{"round", pit.round()}})), "ok");
    EXPECT_EQ(pit.credit(pit.seat(1)).cents, 300'00 - 60'00 + 200'00 * 35);
    pit.check();
}

TEST(MisplacedWager, NzDerby5_7_AlsoWhenTheResultIsKnown) {
    Pit pit("nz.racing-card-derby.scanner.toml", {{"chance", "\"dealer\""}});
    const auto enter = [&](Json event) { return pit.dealer("enter", {{"event", std::move(event)}}); };
    while (pit.TestFloor::table(pit.table).phase == floor::Phase::Preparing)
        ASSERT_EQ(said(enter({{"e", "shuffle"}})), "ok");
    ASSERT_EQ(said(pit.bet(1, "black", 10'00)), "ok");
    ASSERT_EQ(said(pit.dealer("close-bets")), "ok");
    if (pit.state(pit.seat(1))["need"] == "shuffle") {
        ASSERT_EQ(said(enter({{"e", "shuffle"}})), "ok");
    }
    for (const char* card : {"3h", "4h", "5h", "6h", "3c", "3d"}) (void)enter({{"e", "card"}, {"c", card}});
    while (pit.state(pit.seat(1))["phase"] != "confirming") {
        const auto before = pit.journal.size();
        for (const char* card : {"7c", "8c", "9c", "Tc", "7d", "8d", "9d", "Td", "7s", "8s", "9s", "Ts"})
            if (pit.state(pit.seat(1))["phase"] != "confirming") (void)enter({{"e", "card"}, {"c", card}});
        ASSERT_GT(pit.journal.size(), before) << pit.state(pit.seat(1))["waiting-for"];
    }
    EXPECT_EQ(pit.state(pit.seat(1))["lines"][0]["outcome"], "loses");
    ASSERT_EQ(said(pit.two("move-wager", pit.move(1, "black", "red"))), "ok");
    EXPECT_EQ(pit.state(pit.seat(1))["lines"][0]["outcome"], "wins");
    EXPECT_EQ(pit.state(pit.seat(1))["moved"][0]["clause"], "nz-racing-card-derby 5.7");
    ASSERT_EQ(said(pit.dealer("confirm", {{"round", pit.round()}})), "ok");
    EXPECT_EQ(pit.credit(pit.seat(1)).cents, 310'00);
    EXPECT_EQ(said(pit.two("move-wager",
                           {{"terminal", pit.seat(1)}, {"round", pit.round() - 1}, {"from", "red"}, {"to", "black"}})),
              "round 1 is not open (nz-racing-card-derby 5.7)");
    pit.check();
}

TEST(MisplacedWager, Nz9A_4_6_4_7_NeverOnATerminal) {
    Pit pit("nz.racing-card-derby.scanner.toml",
            {{"chance", "\"dealer\""}, {"electronic", "true"}, {"betting-seconds", "30"}});
    while (pit.TestFloor::table(pit.table).phase == floor::Phase::Preparing)
        ASSERT_EQ(said(pit.dealer("enter", {{"event", {{"e", "shuffle"}}}})), "ok");
    ASSERT_EQ(said(pit.bet(1, "black", 10'00)), "ok");
    pit.wait(31);
    EXPECT_EQ(clause_of(pit.two("move-wager", pit.move(1, "black", "red"))), "nz-electronic-tai-sai 4.7");
    Pit dice("gb.sic-bo.dealer.toml", {{"electronic", "false"}});
    ASSERT_EQ(said(dice.bet(1, "big", 10'00)), "ok");
    ASSERT_EQ(said(dice.dealer("close-bets")), "ok");
    EXPECT_EQ(clause_of(dice.two("move-wager", dice.move(1, "big", "small"))), "gb-2011 9.10")
        << "no rule of the game lets the dealer";
}

// ---- No more bets ---------------------------------------------------------------------------------------------

TEST(NoMoreBets, NzRoulette3_6_AtTheCallOrWhenTheBallDropsWhicheverIsFirst) {
    Pit pit("nz.roulette.toml");
    EXPECT_EQ(said(pit.dealer("ball-dropped")),
              "there is no wager on the layout: nobody plays this spin (nz-roulette 3.6)");
    ASSERT_EQ(said(pit.bet(1, "straight-up:7", 10'00)), "ok");
    ASSERT_EQ(said(pit.dealer("ball-dropped")), "ok") << "nobody has called";
    EXPECT_NE(said(pit.bet(1, "straight-up:8", 10'00)), "ok");
    EXPECT_NE(said(pit.at(pit.seat(1), "clear")), "ok");
    EXPECT_EQ(said(pit.dealer("close-bets")), "no bets are open") << "the ball was first";
    ASSERT_EQ(said(pit.spin("7")), "ok");
    ASSERT_EQ(said(pit.dealer("confirm", {{"round", 1}})), "ok");
    ASSERT_EQ(said(pit.bet(1, "straight-up:7", 10'00)), "ok");
    ASSERT_EQ(said(pit.dealer("close-bets")), "ok") << "the call was first, at any time";
    EXPECT_EQ(said(pit.dealer("ball-dropped")), "no bets are open (nz-roulette 3.6)");
    pit.check();
    Pit terminals("gb.roulette.dealer.toml", {{"electronic", "true"}, {"betting-seconds", "30"}});
    ASSERT_EQ(said(terminals.bet(1, "straight-up:7", 10'00)), "ok");
    EXPECT_EQ(said(terminals.dealer("ball-dropped")),
              "terminals take wagers until the time that they show: announce no spin (gb-2011 3.9)");
    Pit dice("gb.sic-bo.dealer.toml");
    EXPECT_EQ(said(dice.dealer("ball-dropped")), "Sic Bo has no wheel (gb-2011 9.11)");
}

// Two terminals are in use, a third has neither credit nor a wager.
TEST(NoMoreBets, Nz9A_3_3_b_ii_NobodyIsCutShortWhoIsShownMoreTime) {
    Pit pit("nz.racing-card-derby.toml", {{"betting-seconds", "60"}});
    pit.wait(31);
    ASSERT_EQ(said(pit.bet(1, "black", 10'00)), "ok");
    EXPECT_EQ(pit.state(pit.seat(2))["closes"], pit.now + 60'000);
    ASSERT_EQ(said(pit.at(pit.seat(1), "ready")), "ok");
    EXPECT_EQ(pit.state(pit.seat(1))["phase"], "betting") << "terminal 2 has credit, and is shown a minute";
    EXPECT_EQ(said(pit.dealer("close-bets")),
              "terminals show 60 s more, and not everybody there is ready (nz-electronic-tai-sai 3.3(b)(ii))");
    pit.wait(48);
    EXPECT_EQ(clause_of(pit.dealer("close-bets")), "nz-electronic-tai-sai 3.3(b)(ii)") << "12 s are left";
    ASSERT_EQ(said(pit.bet(2, "red", 10'00)), "ok");
    ASSERT_EQ(said(pit.at(pit.seat(2), "ready")), "ok");
    EXPECT_EQ(pit.TestFloor::table(pit.table).round, 2u) << "everybody waits for nobody";
    pit.check();
}

TEST(NoMoreBets, Nz9A_3_3_b_ii_TheDealerMayCallWhereEverybodyIsReady) {
    Pit pit("nz.racing-card-derby.scanner.toml",
            {{"chance", "\"dealer\""}, {"electronic", "true"}, {"betting-seconds", "60"}});
    while (pit.TestFloor::table(pit.table).phase == floor::Phase::Preparing)
        ASSERT_EQ(said(pit.dealer("enter", {{"event", {{"e", "shuffle"}}}})), "ok");
    ASSERT_EQ(said(pit.bet(1, "black", 10'00)), "ok");
    for (const int seat : {1, 2}) ASSERT_EQ(said(pit.at(pit.seat(seat), "ready")), "ok");
    EXPECT_EQ(said(pit.dealer("close-bets")), "bets stay open for 30 s more (nz-electronic-tai-sai 3.3(b)(ii))")
        << "never before 30 s";
    pit.wait(30);
    ASSERT_EQ(said(pit.dealer("close-bets")), "ok");
    pit.check();
}

// ---- Additional areas ------------------------------------------------------------------------------------------

struct Areas : TestFloor {
    explicit Areas(const char* file = "nz.three-card-poker.toml") {
        open(example_table(file, {{"id", "\"three\""}, {"boxes", "3"}}));
        for (const char* seat : {"three/01", "three/02", "three/03"}) notes(*this, seat, 2);
    }
    Result<floor::Reply> bet(const char* who, int box, const char* wager, std::int64_t stake) {
        return at(who, "bet", {{"box", box}, {"wager", wager}, {"stake", stake}});
    }
};

TEST(AdditionalAreas, NzThreeCard5_5_1_TheyYieldToANewcomer) {
    Areas floor;
    ASSERT_EQ(said(floor.bet("three/01", 1, "ante", 10'00)), "ok");
    ASSERT_EQ(said(floor.bet("three/01", 2, "ante", 10'00)), "ok");
    ASSERT_EQ(said(floor.bet("three/01", 2, "pair-plus", 5'00)), "ok");
    EXPECT_NE(said(floor.bet("three/02", 2, "ante", 10'00)), "ok") << "area 3 is free: nobody is excluded";
    ASSERT_EQ(said(floor.bet("three/02", 3, "ante", 10'00)), "ok");
    EXPECT_NE(said(floor.bet("three/02", 2, "ante", 10'00)), "ok") << "he has an area";
    EXPECT_NE(said(floor.bet("three/03", 1, "ante", 10'00)), "ok")
        << "the area where the other wagered first is not additional";
    EXPECT_NE(said(floor.bet("three/03", 3, "ante", 10'00)), "ok") << "his one area";
    floor.check();

    ASSERT_EQ(said(floor.bet("three/03", 2, "ante", 20'00)), "ok");
    EXPECT_EQ(floor.credit("three/01").cents, 190'00) << "ante and pair plus are his again";
    EXPECT_EQ(floor.credit("three/03").cents, 180'00);
    const Json told = floor.state("three/01")["mine"]["dropped"];
    ASSERT_EQ(told.size(), 2u) << told;
    EXPECT_EQ(told[0]["b"], 2);
    EXPECT_EQ(told[0]["clause"], "nz-three-card-poker 5.5.1");
    EXPECT_EQ(told[0]["s"].get<int>() + told[1]["s"].get<int>(), 15'00);
    EXPECT_FALSE(floor.state("three/03")["mine"].contains("dropped"));
    EXPECT_NE(said(floor.bet("three/01", 2, "ante", 10'00)), "ok") << "it is the newcomer's now";
    floor.check();
}

TEST(AdditionalAreas, NzBigRaise5_5_1_TheyYieldToANewcomer) {
    Areas floor("nz.big-raise-stud.toml");
    for (const int box : {1, 2}) ASSERT_EQ(said(floor.bet("three/01", box, "ante", 10'00)), "ok");
    ASSERT_EQ(said(floor.bet("three/01", 2, "three-card-bonus", 5'00)), "ok");
    ASSERT_EQ(said(floor.bet("three/02", 3, "ante", 10'00)), "ok");
    EXPECT_NE(said(floor.bet("three/03", 1, "ante", 10'00)), "ok");
    ASSERT_EQ(said(floor.bet("three/03", 2, "ante", 20'00)), "ok");
    EXPECT_EQ(floor.credit("three/01").cents, 190'00) << "ante and bonus of the second area are his again";
    EXPECT_EQ(floor.state("three/01")["mine"]["dropped"][0]["clause"], "nz-big-raise-stud 5.5.1");
    floor.check();
}

// As three card poker's (ruling R71): the jackpot wager goes with the ante that gives way.
TEST(AdditionalAreas, NzCaribbean5_6_1_TheyYieldToANewcomer) {
    TestFloor floor;
    floor.open(example_table("nz.caribbean-stud.toml", {{"id", "\"stud\""}, {"boxes", "2"}}));
    for (const char* seat : {"stud/01", "stud/02"}) notes(floor, seat, 2);
    const auto bet = [&](const char* who, int box, const char* wager, std::int64_t stake) {
        return said(floor.at(who, "bet", {{"box", box}, {"wager", wager}, {"stake", stake}}));
    };
    ASSERT_EQ(bet("stud/01", 1, "ante", 10'00), "ok");
    ASSERT_EQ(bet("stud/01", 2, "ante", 10'00), "ok");
    ASSERT_EQ(bet("stud/01", 2, "progressive", 1'00), "ok");
    EXPECT_NE(bet("stud/02", 1, "ante", 10'00), "ok") << "where the other wagered first is not additional";
    ASSERT_EQ(bet("stud/02", 2, "ante", 10'00), "ok");
    EXPECT_EQ(floor.credit("stud/01").cents, 190'00);
    const Json told = floor.state("stud/01")["mine"]["dropped"];
    ASSERT_EQ(told.size(), 2u) << told;
    EXPECT_EQ(told[0]["clause"], "nz-caribbean-stud 5.6.1");
    floor.check();
}

// As three card poker's (ruling R71): the blind that lies with the ante and Trips give way too.
TEST(AdditionalAreas, NzUltimate5_7_1_TheyYieldToANewcomer) {
    TestFloor floor;
    floor.open(example_table("nz.ultimate-holdem.toml", {{"id", "\"ultimate\""}, {"boxes", "2"}}));
    for (const char* seat : {"ultimate/01", "ultimate/02"}) notes(floor, seat, 2);
    const auto bet = [&](const char* who, int box, const char* wager, std::int64_t stake) {
        return said(floor.at(who, "bet", {{"box", box}, {"wager", wager}, {"stake", stake}}));
    };
    ASSERT_EQ(bet("ultimate/01", 1, "ante", 10'00), "ok");
    ASSERT_EQ(bet("ultimate/01", 2, "ante", 10'00), "ok");
    ASSERT_EQ(bet("ultimate/01", 2, "trips", 5'00), "ok");
    EXPECT_NE(bet("ultimate/02", 1, "ante", 10'00), "ok") << "where the other wagered first is not additional";
    ASSERT_EQ(bet("ultimate/02", 2, "ante", 10'00), "ok");
    EXPECT_EQ(floor.credit("ultimate/01").cents, 180'00);
    const Json told = floor.state("ultimate/01")["mine"]["dropped"];
    ASSERT_EQ(told.size(), 2u) << told;  // the blind goes with the ante
    for (const Json& each : told) EXPECT_EQ(each["clause"], "nz-ultimate-holdem 5.7.1") << told;
    floor.check();
}

TEST(AdditionalAreas, NzThreeCard5_5_1_TheAreaWhereAPlayerSitsIsKept) {
    Areas floor;
    ASSERT_EQ(said(floor.at("three/01", "sit", {{"place", 3}})), "ok");
    for (const int box : {1, 2, 3}) ASSERT_EQ(said(floor.bet("three/01", box, "ante", 10'00)), "ok");
    EXPECT_NE(said(floor.bet("three/02", 3, "ante", 10'00)), "ok") << "he sits there";
    EXPECT_EQ(clause_of(floor.bet("three/04", 1, "ante", 10'00)), "nz-electronic-tai-sai 3.3(b)(iii)") << "no credit";
    EXPECT_EQ(floor.credit("three/01").cents, 170'00) << "a wager that is not taken takes nothing away";
    ASSERT_EQ(said(floor.bet("three/02", 1, "ante", 10'00)), "ok");
    ASSERT_EQ(said(floor.bet("three/03", 2, "ante", 10'00)), "ok");
    EXPECT_EQ(floor.credit("three/01").cents, 190'00);
    floor.check();
}

// Who sits nowhere keeps the first area on which he wagered, whatever its number.
TEST(AdditionalAreas, NzThreeCard5_5_1_WithoutASeatTheFirstIsKept) {
    Areas floor;
    for (const int box : {2, 1}) ASSERT_EQ(said(floor.bet("three/01", box, "ante", 10'00)), "ok");
    ASSERT_EQ(said(floor.bet("three/02", 3, "ante", 10'00)), "ok");
    EXPECT_NE(said(floor.bet("three/03", 2, "ante", 10'00)), "ok") << "his first";
    ASSERT_EQ(said(floor.bet("three/03", 1, "ante", 10'00)), "ok");
    EXPECT_EQ(floor.credit("three/01").cents, 190'00);
    EXPECT_EQ(floor.state("three/01")["mine"]["dropped"][0]["b"], 1);
    floor.check();
}

// nz-four-card-poker 5.5.1: the ante, the play wager that was laid blind with it and Aces Up all give way.
TEST(AdditionalAreas, NzFourCard5_5_1_TheyYieldToANewcomer) {
    TestFloor floor;
    floor.open(example_table("nz.four-card-poker.toml", {{"id", "\"four\""}, {"boxes", "2"}}));
    for (const char* seat : {"four/01", "four/02"}) notes(floor, seat, 2);
    const auto bet = [&](const char* who, int box, const char* wager, std::int64_t stake) {
        return said(floor.at(who, "bet", {{"box", box}, {"wager", wager}, {"stake", stake}}));
    };
    ASSERT_EQ(bet("four/01", 1, "ante", 10'00), "ok");
    ASSERT_EQ(bet("four/01", 2, "ante", 10'00), "ok");
    ASSERT_EQ(bet("four/01", 2, "play", 20'00), "ok");
    ASSERT_EQ(bet("four/01", 2, "aces-up", 5'00), "ok");
    EXPECT_NE(bet("four/02", 1, "ante", 10'00), "ok") << "the area where he wagered first";
    ASSERT_EQ(bet("four/02", 2, "ante", 10'00), "ok");
    EXPECT_EQ(floor.credit("four/01").cents, 190'00);
    EXPECT_EQ(floor.state("four/01")["mine"]["dropped"].size(), 3u);
    floor.check();
}

// ---- Vouchers ----------------------------------------------------------------------------------------------------

TEST(VoucherLife, Nz9A_6_3_AHouseMayLetThemLiveForEver) {
    for (const std::int64_t days : {0, 1}) {
        floor::FloorSettings settings;
        settings.voucher_days = days;
        TestFloor floor(settings);
        const std::string table = floor.open(example_table("gb.sic-bo.toml"));
        notes(floor, table + "/01", 1);
        const auto printed = floor.at(table + "/01", "voucher-out");
        ASSERT_EQ(said(printed), "ok");
        EXPECT_EQ(printed->body["expires"], days == 0 ? 0 : floor.now + 86'400'000);
        floor.now += 100ll * 366 * 86'400'000;
        const auto paid =
            floor.as(Role::Cashier, "carl", "redeem", {{"number", printed->body["voucher"]}, {"amount", 100'00}});
        EXPECT_EQ(said(paid), days == 0 ? "ok" : "expired");
        floor.check();
    }
}

}  // namespace
}  // namespace baize::layout_test
