// A stake is named by the event that opened it, and keeps that name whatever becomes of it.
#include <gtest/gtest.h>

#include "engine/describe.hpp"
#include "engine/session.hpp"
#include "games/list.hpp"

namespace baize::stake_number_test {
namespace {

Setup setup_for(const char* game) { return *Setup::make(*find_game(game), {}); }
Position at(const Session& session, const char* wager) { return *find_position(session.setup().game(), wager); }
void take(Session& session, const Event& event) {
    const auto refusal = session.apply(event);
    ASSERT_FALSE(refusal) << describe(event, session.setup().game()) << ": " << refusal->what;
}
void bet(Session& session, PlayerId player, BoxNo box, const char* wager, std::int64_t cents) {
    take(session, PlaceBet{player, box, at(session, wager), {cents}});
}
Thrown thrown(std::initializer_list<std::uint8_t> faces) {
    Thrown event;
    for (const std::uint8_t face : faces) event.faces.push_back(face);
    return event;
}
std::vector<std::uint32_t> numbers(const Table& table) {
    std::vector<std::uint32_t> list;
    for (const Stake& stake : table.stakes()) list.push_back(stake.number.value);
    return list;
}
using Numbers = std::vector<std::uint32_t>;

// Decision 0005: the whole amount is said anew. That is the same stake; one that was taken back is not.
TEST(StakeNumbers, AChangedStakeKeepsItsNumberAndANewOneHasAnother) {
    const auto setup = setup_for("gb.sic-bo");
    Session session(setup);
    bet(session, 0, 0, "big", 10'00);
    bet(session, 1, 0, "big", 10'00);
    const Numbers two = numbers(session.table());
    EXPECT_EQ(two, (Numbers{200, 300}));  // the opening is the first event
    bet(session, 0, 0, "big", 20'00);
    EXPECT_EQ(numbers(session.table()), two);
    bet(session, 0, 0, "big", 0);
    bet(session, 0, 0, "big", 20'00);
    EXPECT_EQ(numbers(session.table()), (Numbers{300, 600}));
}

TEST(StakeNumbers, LinesSayThem) {
    const auto setup = setup_for("gb.sic-bo");
    Session session(setup);
    bet(session, 0, 0, "big", 10'00);
    bet(session, 1, 0, "small", 10'00);
    EXPECT_EQ(session.next_stake(), (StakeNo{400}));
    take(session, CloseBets{});
    take(session, thrown({1, 2, 3}));
    ASSERT_EQ(session.table().lines().size(), 2u);
    for (const Line& line : session.table().lines())
        EXPECT_EQ(line.number.value, line.player == 0 ? 200u : 300u);
}

// A misplaced wager that is put right, and a meter that is read again, come between events that were there before.
TEST(StakeNumbers, WhatACorrectionPutsInRenamesNothing) {
    const auto setup = setup_for("nz.roulette");
    Session plain(setup), moved(setup);
    for (Session* each : {&plain, &moved}) {
        bet(*each, 0, 0, "straight-up:1", 10'00);
        take(*each, CloseBets{});
    }
    const StakeNo next = plain.next_stake();
    take(moved, Moved{0, 0, at(moved, "straight-up:1"), at(moved, "straight-up:2")});
    EXPECT_EQ(moved.next_stake(), next);
    EXPECT_EQ(numbers(moved.table()), numbers(plain.table()));
}

// A hand that is split moves the hands behind it, with their stakes: 4.28, 4.31.
TEST(StakeNumbers, AStakeIsTheSameOnAnotherHandAndAfterAnotherCard) {
    const auto setup = setup_for("gb.blackjack");
    Session session(setup);
    const auto deal_until = [&](NeedKind kind) {
        for (int i = 0; i < 20 && session.need().kind != kind; ++i) {
            if (session.need().kind == NeedKind::Shuffle) take(session, Shuffled{});
            else if (session.need().to_burn) take(session, DealtCard{*parse_card("2c"), false});
            else take(session, DealtCard{*parse_card(session.need().box == 0 ? "6h" : "8s"), false});
        }
        ASSERT_EQ(session.need().kind, kind);
    };
    deal_until(NeedKind::Bets);
    bet(session, 0, 1, "main", 10'00);
    take(session, CloseBets{});
    deal_until(NeedKind::Decision);
    const auto choice = [&](const char* id) {
        std::uint8_t index = 0;
        while (setup.game().choices[index].id != id) ++index;
        return Answered{0, index, {}};
    };
    const std::size_t first_card = session.events().size() - 1;
    take(session, choice("split"));
    deal_until(NeedKind::Decision);
    take(session, choice("split"));
    deal_until(NeedKind::Decision);
    const Numbers three = numbers(session.table());
    ASSERT_EQ(three.size(), 3u);
    EXPECT_TRUE(three[0] < three[1] && three[1] < three[2]);
    EXPECT_EQ(session.table().stakes()[1].hand, 2);  // it was 1 before the second split
    std::size_t house = first_card;
    while (!(std::get<DealtCard>(session.events()[house]) == DealtCard{*parse_card("6h"), false})) --house;
    const auto corrected = session.corrected(house, DealtCard{*parse_card("5h"), false});
    ASSERT_TRUE(corrected) << corrected.refusal().what;
    EXPECT_EQ(numbers((*corrected)->table()), three);
}

// What lives over rounds keeps its number, and nobody else gets it.
TEST(StakeNumbers, NoWagerOfALaterRoundHasTheNumberOfOneInPlay) {
    const auto setup = setup_for("gb.craps");
    Session session(setup);
    bet(session, 0, 0, "win-line", 10'00);
    take(session, CloseBets{});
    take(session, thrown({2, 2}));  // the point is four
    for (int round = 0; round < 3; ++round) {
        take(session, NextRound{});
        bet(session, 1, 0, "field", 10'00);
        const Numbers two = numbers(session.table());
        ASSERT_EQ(two.size(), 2u);
        EXPECT_EQ(two[0], 200u);
        EXPECT_GT(two[1], two[0]);
        take(session, CloseBets{});
        take(session, thrown({4, 5}));
    }
    const auto again = Session::replay(setup, session.at_start(), session.events());
    ASSERT_TRUE(again);
    EXPECT_EQ(numbers((*again)->table()), numbers(session.table()));
}

}  // namespace
}  // namespace baize::stake_number_test
