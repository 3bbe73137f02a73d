// The smallest amount there is: a cent is paid, given back and taken back as any other amount.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::one_cent_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

// A table whose dealer enters the dice, with stakes of one cent and up.
class OneCent : public ::testing::Test {
protected:
    void open(const std::string& game, const std::string& more = "") {
        floor.open("id = 'cent'\ngame = '" + game + "'\ncurrency = 'NZD'\nchance = 'dealer'\nelectronic = false\n"
                   "terminals = 2\nbetting-seconds = 30\n[limits]\nmin = '0.01'\nmax = '1.00'\nincrement = '0.01'\n" +
                   more);
        for (const char* seat : {"cent/01", "cent/02"}) notes(floor, seat, 1);
    }
    std::string bet(const char* seat, const char* wager, std::int64_t cents = 1) {
        return said(floor.at(seat, "bet", {{"wager", wager}, {"stake", cents}}));
    }
    std::string dealer(const char* verb, Json args) {
        args["table"] = "cent";
        return said(floor.as(Role::Dealer, "dora", verb, std::move(args)));
    }
    static Json thrown(std::initializer_list<int> dice) { return {{"e", "throw"}, {"d", dice}}; }
    void enter(const Json& event) { ASSERT_EQ(dealer("enter", {{"event", event}}), "ok") << event; }
    void confirm() {
        ASSERT_EQ(dealer("confirm", {{"round", floor.table("cent").round}}), "ok");
        floor.check();
    }
    // The bets close, and the dice lie so: the round is settled by them.
    void settle(std::initializer_list<int> dice) {
        floor.wait(30);
        enter(thrown(dice));
        confirm();
    }
    // The dice of the round that was settled last lay in truth so.
    std::string correct(std::initializer_list<int> dice) {
        const floor::PastRound& past = floor.table("cent").past.back();
        std::size_t index = 0;
        while (!std::holds_alternative<Thrown>(past.events[index])) ++index;
        const auto corrected = floor.two(
            "correct", {{"table", "cent"}, {"round", past.number}, {"index", index}, {"event", thrown(dice)}});
        floor.check();
        return said(corrected);
    }
    std::int64_t won(const char* seat) const { return floor.credit(seat).cents - 100'00; }

    TestFloor floor;
};

TEST_F(OneCent, IsWonAndLost) {
    open("gb.sic-bo");
    ASSERT_EQ(bet("cent/01", "big"), "ok");
    ASSERT_EQ(bet("cent/02", "small"), "ok");
    settle({6, 6, 1});
    EXPECT_EQ(won("cent/01"), 1);
    EXPECT_EQ(won("cent/02"), -1);
    ASSERT_EQ(correct({1, 2, 1}), "ok");
    EXPECT_EQ(won("cent/01"), -1);
    EXPECT_EQ(won("cent/02"), 1);
}

// gb-2011 8.17(b): with two the wager is void, so that the stake alone comes back.
TEST_F(OneCent, IsGivenBackAndTakenBack) {
    open("gb.craps");
    ASSERT_EQ(bet("cent/01", "dont-win-line"), "ok");
    settle({1, 1});
    EXPECT_EQ(won("cent/01"), 0);
    ASSERT_EQ(correct({5, 6}), "ok");
    EXPECT_EQ(won("cent/01"), -1);
    ASSERT_EQ(correct({1, 1}), "ok");
    EXPECT_EQ(won("cent/01"), 0);
    ASSERT_EQ(correct({6, 6}), "ok");
    EXPECT_EQ(won("cent/01"), 1);
}

// gb-2011 3.9: a wager that was misplaced is not put right where another lies that stays over rounds.
TEST_F(OneCent, LiesInTheWayOfAWagerThatIsMoved) {
    open("gb.roulette");
    for (const char* wager : {"colours:red", "colours:black"}) ASSERT_EQ(bet("cent/01", wager), "ok") << wager;
    ASSERT_EQ(bet("cent/02", "colours:red"), "ok");
    floor.wait(30);
    const auto moved = [&](const char* seat) {
        return said(floor.two("move-wager", {{"terminal", seat}, {"round", 1}, {"from", "colours:red"},
                                             {"to", "colours:black"}}));
    };
    EXPECT_NE(moved("cent/01").find("another wager of the player lies there"), std::string::npos);
    EXPECT_EQ(moved("cent/02"), "ok");
    floor.check();
}

// ---- From a meter -------------------------------------------------------------------------------------------------

// gb-2011 7.21: one player or two have an ante of one cent and a progressive wager each, and fold.
struct StudOfCents : OneCent {
    void open_stud(const std::string& progressive) {
        open("gb.casino-stud", "[limits.progressive]\nmin = '" + progressive + "'\n[options]\nprogressive = true\n"
                               "[jackpot]\nid = 'stud'\ncontribution-percent = 75\n");
        enter({{"e", "shuffle"}});
    }
    void lay(int box, std::int64_t progressive) {
        for (const auto& [wager, cents] : {std::pair{"ante", std::int64_t{1}}, {"progressive", progressive}})
            ASSERT_EQ(said(floor.at(seat(box), "bet", {{"box", box}, {"wager", wager}, {"stake", cents}})), "ok");
    }
    void deal(std::initializer_list<const char*> cards, std::initializer_list<int> boxes) {
        floor.wait(30);
        for (const char* each : cards) enter({{"e", "card"}, {"c", each}});
        for (const int box : boxes) ASSERT_EQ(said(floor.at(seat(box), "answer", {{"choice", "fold"}})), "ok");
        confirm();
    }
    static std::string seat(int box) { return "cent/0" + std::to_string(box); }
    std::int64_t meter() const { return floor.floor.state().books.account("jackpot:stud"_account)->balance.cents; }
};

TEST_F(StudOfCents, R7_21_AllOfAMeterThatHoldsOne) {
    open_stud("0.01");
    lay(1, 1);
    deal({"As", "Ks", "Qs", "Js", "Ts", "2c", "3d", "4c", "6c", "Jd"}, {1});
    EXPECT_EQ(won("cent/01"), 1 - 2) << "what his own wager brought";
    EXPECT_EQ(meter(), 0);
}

// The royal flush takes all, and nothing is left for the straight flush. Once the first hand is void, there is a tenth:
// the meter, which has begun to grow again, pays it.
TEST_F(StudOfCents, R7_21_AShareThatACorrectionPays) {
    open_stud("0.07");
    for (const int box : {1, 2}) lay(box, 7);
    deal({"9h", "8h", "7h", "6h", "5h", "As", "Ks", "Qs", "Js", "Ts", "2c", "3d", "4c", "6c", "Jd"}, {1, 2});
    EXPECT_EQ(won("cent/01"), -8);
    EXPECT_EQ(won("cent/02"), 12 - 8);
    EXPECT_EQ(meter(), 0);
    enter({{"e", "shuffle"}});
    lay(1, 7);
    floor.wait(30);
    ASSERT_EQ(meter(), 6);
    ASSERT_EQ(said(floor.two("rule", {{"table", "cent"}, {"round", 1}, {"why", "two of its cards stuck together"},
                                      {"event", {{"e", "rule"}, {"i", "void-hand"}, {"b", 2}}}})),
              "ok");
    floor.check();
    EXPECT_EQ(won("cent/01"), 1 - 8 - 8);
    EXPECT_EQ(won("cent/02"), 0);
    EXPECT_EQ(meter(), 6 + 12 - 1);
}

}  // namespace
}  // namespace baize::one_cent_test
