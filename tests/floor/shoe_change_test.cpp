// gb-2011 4.4, 6.11: the number of decks changes at the end of a shoe and with the agreement of every player;
// nz-baccarat 8.5: a style stays to the end of its shoe.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::shoe_change_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::clause_of;
using testing_support::example_table;
using testing_support::notes;
using testing_support::said;
using testing_support::TestFloor;

// Punto banco from a shoe that the dealer enters: the test says when the cutting card comes.
class ShoeChange : public ::testing::Test {
protected:
    void SetUp() override {
        id = floor.open(file(8));
        one = id + "/01", two = id + "/02";
        enter({{"e", "shuffle"}});
        notes(floor, one, 1);
        notes(floor, two, 1);
    }
    void TearDown() override { floor.check(); }

    static std::string file(int decks) {
        return example_table("gb.punto-banco.toml", {{"chance", "\"dealer\""}, {"decks", std::to_string(decks)}});
    }
    Result<floor::Reply> announce(int decks) {
        return floor.as(Role::Supervisor, "sue", "table", {{"toml", file(decks)}});
    }
    void enter(const Json& event) {
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", event}})), "ok");
    }
    // A coup of four cards; `last`: the cutting card comes in it.
    void coup(bool last) {
        ASSERT_EQ(said(floor.at(one, "bet", {{"wager", "punto"}, {"stake", 10'00}})), "ok");
        floor.wait(60);
        for (const char* card : {"9h", "5c"}) enter({{"e", "card"}, {"c", card}});
        if (last) enter({{"e", "cut"}});
        for (const char* card : {"Ks", "2d"}) enter({{"e", "card"}, {"c", card}});
        ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", table().round}})), "ok");
    }
    const floor::LiveTable& table() const { return floor.table(id); }
    int decks() const { return table().offer->setup.shoe().decks; }
    int cards_left() const { return table().session->table().carried().shoe.cards_left; }

    TestFloor floor;
    std::string id, one, two;
};

TEST_F(ShoeChange, R6_11_TheShoeIsKeptToItsEnd) {
    coup(false);
    const auto reply = announce(6);
    ASSERT_EQ(said(reply), "ok");
    EXPECT_EQ(reply->body["from"], "the end of the shoe at which every player has agreed");
    EXPECT_EQ(reply->body["clause"], "gb-2011 6.11");
    for (const std::string& terminal : {one, two}) ASSERT_EQ(said(floor.at(terminal, "agree")), "ok");
    coup(false);
    EXPECT_EQ(decks(), 8) << "all agree, but the shoe lasts";
    EXPECT_EQ(cards_left(), 8 * 52 - 8) << "and no card of it is lost";
    coup(true);
    EXPECT_EQ(decks(), 6);
    EXPECT_FALSE(table().next_offer);
    EXPECT_TRUE(table().agreed.empty());
}

TEST_F(ShoeChange, R6_11_EveryPlayerMustAgreeAndSilenceDoesNot) {
    ASSERT_EQ(said(announce(6)), "ok");
    const Json asked = floor.state(one)["change"];
    EXPECT_EQ(asked["what"], "8 decks become 6");
    EXPECT_EQ(asked["asked"], true);
    EXPECT_EQ(asked["open"], Json({0, 1}));
    ASSERT_EQ(said(floor.at(one, "agree")), "ok");
    EXPECT_EQ(floor.state(two)["change"]["open"], Json::array({1}));
    coup(true);
    EXPECT_EQ(decks(), 8) << "the second player said nothing";
    ASSERT_TRUE(table().next_offer);
    enter({{"e", "shuffle"}});
    ASSERT_EQ(said(floor.at(two, "agree", {{"yes", true}})), "ok");
    ASSERT_EQ(said(floor.at(two, "agree", {{"yes", false}})), "ok");
    coup(true);
    EXPECT_EQ(decks(), 8) << "he has thought better of it";
    enter({{"e", "shuffle"}});
    ASSERT_EQ(said(floor.at(two, "agree")), "ok");
    coup(true);
    EXPECT_EQ(decks(), 6);
}

TEST_F(ShoeChange, R6_11_WhoLeavesIsNotAskedAndWhoComesIs) {
    ASSERT_EQ(said(announce(6)), "ok");
    ASSERT_EQ(said(floor.at(two, "agree")), "ok");
    ASSERT_EQ(said(floor.at(two, "voucher-out")), "ok");
    EXPECT_FALSE(table().agreed.contains(1)) << "the next person at his terminal has agreed to nothing";
    EXPECT_EQ(floor.state(one)["change"]["open"], Json::array({0}));
    const std::string three = id + "/03";
    notes(floor, three, 1);
    EXPECT_EQ(floor.state(one)["change"]["open"], Json({0, 2}));
    ASSERT_EQ(said(floor.at(one, "agree")), "ok");
    coup(true);
    EXPECT_EQ(decks(), 8);
    enter({{"e", "shuffle"}});
    ASSERT_EQ(said(floor.at(three, "voucher-out")), "ok");
    coup(true);
    EXPECT_EQ(decks(), 6);
}

TEST_F(ShoeChange, R6_11_AnotherChangeIsAskedAnew) {
    ASSERT_EQ(said(announce(6)), "ok");
    for (const std::string& terminal : {one, two}) ASSERT_EQ(said(floor.at(terminal, "agree")), "ok");
    ASSERT_EQ(said(announce(4)), "ok");
    EXPECT_EQ(floor.state(one)["change"]["open"], Json({0, 1}));
    ASSERT_EQ(said(announce(8)), "ok") << "withdrawn";
    EXPECT_FALSE(floor.state(one).contains("change"));
    EXPECT_NE(said(floor.at(one, "agree")), "ok") << "there is nothing to agree to";
}

TEST_F(ShoeChange, AfterARestartTheAnswersAreKnown) {
    ASSERT_EQ(said(announce(6)), "ok");
    for (const std::string& terminal : {one, two}) ASSERT_EQ(said(floor.at(terminal, "agree")), "ok");
    coup(false);
    const auto again = floor.replayed();
    EXPECT_EQ(again->state().table(id)->offer->setup.shoe().decks, 8);
    EXPECT_EQ(again->state().table(id)->agreed, (std::set<PlayerId>{0, 1}));
    coup(true);
    const auto later = floor.replayed();
    EXPECT_EQ(later->state().table(id)->offer->setup.shoe().decks, 6);
    EXPECT_TRUE(later->state().table(id)->agreed.empty());
}

TEST_F(ShoeChange, AClosedTableHasNoShoeToEnd) {
    coup(false);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "close-table", {{"table", id}})), "ok");
    const auto reply = announce(6);
    ASSERT_EQ(said(reply), "ok");
    EXPECT_EQ(reply->body["from"], "now");
    EXPECT_EQ(decks(), 6);
}

// Ruling R95: while a stake is open the table is not closed yet: the round is played out from the shoe that it began
// with, whatever is announced meanwhile.
TEST_F(ShoeChange, R95_NoTableClosesOverAnOpenStake) {
    coup(false);
    const std::uint64_t round = table().round;
    ASSERT_EQ(said(floor.at(one, "bet", {{"wager", "punto"}, {"stake", 10'00}})), "ok");
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "close-table", {{"table", id}})), "ok");
    EXPECT_EQ(table().phase, Phase::Betting) << "it closes after this round";
    EXPECT_EQ(table().session->table().stakes().size(), 1u);
    const auto reply = announce(6);
    ASSERT_EQ(said(reply), "ok");
    EXPECT_EQ(reply->body["from"], "the end of the shoe at which every player has agreed");
    EXPECT_EQ(decks(), 8);
    floor.wait(60);
    for (const char* card : {"9h", "5c", "Ks", "2d"}) enter({{"e", "card"}, {"c", card}});
    EXPECT_EQ(cards_left(), 8 * 52 - 8);
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", id}, {"round", round}})), "ok");
    EXPECT_EQ(table().phase, Phase::Closed);
    EXPECT_EQ(table().round, round) << "no further round";
    EXPECT_EQ(decks(), 8);
}

// ... and once it is closed the shoe has ended with it, whether the change was announced before or after.
TEST_F(ShoeChange, R95_AChangeThatWaitedComesWhenAClosedTableOpens) {
    ASSERT_EQ(said(announce(6)), "ok");
    coup(false);
    EXPECT_EQ(decks(), 8);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "close-table", {{"table", id}})), "ok");
    ASSERT_EQ(table().phase, Phase::Closed);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "open-table", {{"table", id}})), "ok");
    EXPECT_EQ(decks(), 6);
    EXPECT_FALSE(table().next_offer);
    EXPECT_EQ(floor.replayed()->state().table(id)->offer->setup.shoe().decks, 6);
}

// ... and without a change too: the cards are shuffled before the next round.
TEST_F(ShoeChange, R95_AClosedTableHasNoShoe) {
    coup(false);
    ASSERT_LT(cards_left(), 8 * 52);
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "close-table", {{"table", id}})), "ok");
    ASSERT_EQ(said(floor.as(Role::Supervisor, "sue", "open-table", {{"table", id}})), "ok");
    EXPECT_EQ(cards_left(), 0);
    EXPECT_TRUE(table().session->table().carried().shoe.shuffle_due);
    enter({{"e", "shuffle"}});
    EXPECT_EQ(cards_left(), 8 * 52);
    floor.check();
}

// The other games with that rule: blackjack, Switch and NeverBust.
class ShoeChangeOfGame : public ::testing::TestWithParam<const char*> {};

TEST_P(ShoeChangeOfGame, R4_4_DecksChangeAtTheEndOfAShoeWithEverybodysAgreement) {
    TestFloor floor;
    const std::string file = std::string("gb.") + GetParam() + ".toml";
    const auto with = [&](int decks) {
        return example_table(file, {{"chance", "\"dealer\""}, {"decks", std::to_string(decks)}});
    };
    const std::string id = floor.open(with(6)), one = id + "/01";
    ASSERT_EQ(said(floor.as(Role::Dealer, "dora", "enter", {{"table", id}, {"event", {{"e", "shuffle"}}}})), "ok");
    notes(floor, one, 1);
    const auto reply = floor.as(Role::Supervisor, "sue", "table", {{"toml", with(8)}});
    ASSERT_EQ(said(reply), "ok");
    EXPECT_EQ(reply->body["clause"], "gb-2011 4.4");
    const auto call_off = [&] {
        ASSERT_EQ(said(floor.two("void-round", {{"table", id}, {"round", floor.table(id).round}, {"why", "a test"}})),
                  "ok");
    };
    const auto decks = [&] { return floor.table(id).offer->setup.shoe().decks; };
    ASSERT_EQ(said(floor.at(one, "agree")), "ok");
    call_off();
    EXPECT_EQ(decks(), 6) << "agreed, but the shoe lasts";
    ASSERT_EQ(
        said(floor.as(Role::Supervisor, "sue", "rule", {{"table", id}, {"event", {{"e", "rule"}, {"i", "new-shoe"}}}})),
        "ok");
    ASSERT_EQ(said(floor.at(one, "agree", {{"yes", false}})), "ok");
    call_off();
    EXPECT_EQ(decks(), 6) << "the shoe is over, but not agreed";
    floor.check();
}

INSTANTIATE_TEST_SUITE_P(Games, ShoeChangeOfGame, ::testing::Values("blackjack", "blackjack-switch", "neverbust"),
                         [](const auto& info) { std::string name = info.param; std::erase(name, '-'); return name; });

TEST(StyleChange, R8_5_AStyleStaysToTheEndOfItsShoe) {
    TestFloor floor;
    const auto text = [](const std::string& style) {
        return example_table("nz.baccarat.toml", {{"style", "\"" + style + "\""}});
    };
    const std::string id = floor.open(text("a")), player = id + "/01";
    const auto style = [&] { return floor.table(id).offer->setup.shoe().style; };
    const auto play = [&] {
        const std::uint64_t round = floor.table(id).round;
        ASSERT_EQ(said(floor.at(player, "bet", {{"wager", "player"}, {"stake", 10'00}})), "ok");
        for (int i = 0; i < 20 && floor.table(id).round == round; ++i) floor.wait(10);
        ASSERT_EQ(floor.table(id).round, round + 1);
    };
    notes(floor, player, 20);
    const std::string_view before = style();
    play();
    const auto reply = floor.as(Role::Supervisor, "sue", "table", {{"toml", text("b")}});
    ASSERT_EQ(said(reply), "ok");
    EXPECT_EQ(reply->body["from"], "the end of the shoe");
    EXPECT_EQ(reply->body["clause"], "nz-baccarat 8.5");
    EXPECT_EQ(floor.state(player)["change"]["asked"], false) << "no player is asked";
    const std::string shoe = floor.table(id).shoe_commit;
    int rounds = 0;
    for (; rounds < 200 && floor.table(id).shoe_commit == shoe && !::testing::Test::HasFailure(); ++rounds) {
        EXPECT_EQ(style(), before) << "round " << rounds << " of a shoe that has not ended";
        play();
    }
    EXPECT_GT(rounds, 20);
    EXPECT_NE(style(), before) << "the shoe has ended";
    floor.check();
}

}  // namespace
}  // namespace baize::shoe_change_test
