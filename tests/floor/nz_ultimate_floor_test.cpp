// NZ Ultimate Texas Hold'em on the floor, where a seed deals in the order of a shuffler (nz-ultimate-holdem 8.4).
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "support/floor.hpp"

namespace baize::nz_ultimate_floor_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

class NzUltimateFloor : public ::testing::Test {
protected:
    void open(const char* community) {
        id = floor.open(
            example_table("nz.ultimate-holdem.toml", {{"community", fmt::format("\"{}\"", community)}}));
        for (int who = 1; who <= 2; ++who) {
            ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat(who)}, {"amount", 200'00}})),
                      "ok");
            ASSERT_EQ(bet(who), "ok");
        }
    }
    std::string seat(int terminal) const { return floor::terminal_name(id, static_cast<PlayerId>(terminal - 1)); }
    std::string bet(int who) {
        return said(floor.at(seat(who), "bet", {{"box", who}, {"wager", "ante"}, {"stake", 10'00}}));
    }
    // Where the cards of the round went, one after the other: "box 1, box 1, dealer".
    std::string where_cards_went() {
        const Session& now = *floor.table(id).session;
        std::vector<Card> cards;
        for (const Event& event : now.events())
            if (const auto* dealt = std::get_if<DealtCard>(&event)) cards.push_back(dealt->card);
        std::string text;
        for (const Card card : cards) text += (text.empty() ? "" : ", ") + place_of(now.table(), card);
        return text;
    }
    static std::string place_of(const Table& table, Card card) {
        const auto holds = [&](const Hand& hand) {
            return std::find(hand.cards.begin(), hand.cards.end(), card) != hand.cards.end();
        };
        if (holds(table.house().hands[0])) return "dealer";
        if (holds(table.house().hands[1])) return "community";
        for (const Box& box : table.boxes())
            if (holds(box.hand())) return fmt::format("box {}", int{box.number});
        return "nowhere";
    }

    TestFloor floor;
    std::string id;
};

TEST_F(NzUltimateFloor, R8_4a_TwoCardsAnAreaThenTheDealerThenTheCommunity) {
    open("face-down");
    floor.wait(30);
    EXPECT_EQ(where_cards_went(), "box 1, box 1, box 2, box 2, dealer, dealer, community, community, community, "
                                  "community, community");
    floor.check();
}

TEST_F(NzUltimateFloor, R8_4b_TheCommunityThenTwoCardsAnAreaThenTheDealer) {
    open("first");
    floor.wait(30);
    EXPECT_EQ(where_cards_went(), "community, community, community, community, community, box 1, box 1, box 2, box 2, "
                                  "dealer, dealer");
    floor.check();
}

// A dealer's table: cards at an area without a wager, before all are dealt, are a misdeal, of which two people say so.
// No area with a wager is one.
TEST_F(NzUltimateFloor, R11_8_CardsToAnEmptyAreaAreAMisdealOfTheRound) {
    id = floor.open(example_table("nz.ultimate-holdem.toml", {{"chance", "\"dealer\""}}));
    const auto enter = [&](Json event) {
        return said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", std::move(event)}}));
    };
    ASSERT_EQ(enter({{"e", "shuffle"}}), "ok");
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat(1)}, {"amount", 200'00}})), "ok");
    ASSERT_EQ(bet(1), "ok");
    floor.wait(30);
    for (const char* card : {"Ah", "Ad"}) ASSERT_EQ(enter({{"e", "card"}, {"c", card}}), "ok");
    const auto misdeal = [&](int box) {
        return said(floor.two("void-round",
                              {{"table", id}, {"round", 1}, {"ruling", "cards-to-empty-area"}, {"box", box}}));
    };
    EXPECT_NE(misdeal(1), "ok") << "a wager lies there";
    ASSERT_EQ(misdeal(3), "ok");
    EXPECT_EQ(floor.credit(seat(1)), Money{200'00});
    for (const auto& each : floor.table(id).past.back().credited) {
        EXPECT_EQ(each.line.outcome, Outcome::Void);
        EXPECT_EQ(each.line.clause, "nz-ultimate-holdem 11.8");
    }
    floor.check();
}

}  // namespace
}  // namespace baize::nz_ultimate_floor_test
