// Rules of Live Draw Poker that no single round shows (gb-2011 section 16).
#include "games/live_draw/live_draw.hpp"

#include "floor/views.hpp"
#include "print/sign.hpp"
#include "report/definition.hpp"
#include "rules/rules_table.hpp"
#include "support/floor.hpp"
#include "table_file/config.hpp"

namespace baize::live_draw_rules_test {
namespace {

using namespace rules_table;
using live_draw::kGame;
using live_draw::Made;
namespace book = gb_2011::live_draw_poker;

std::vector<Card> cards(std::string_view text) {
    std::vector<Card> hand;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        hand.push_back(kCardsAndJoker.find(text.substr(0, 2)).value());
    return hand;
}

Return paid(const char* five, const live_draw::Wilds& wilds = {}) {
    return live_draw::settle_hand(live_draw::made_of(cards(five), wilds), book::kHandTables[0].rows, {});
}

TEST(LiveDrawRules, R16_11_EveryHandByItsRow) {
    const std::pair<const char*, int> wins[] = {
        {"Ah Kh Qh Jh Th", 250}, {"Kh Qh Jh Th 9h", 50}, {"5h 4h 3h 2h Ah", 50}, {"2h 2d 2c 2s 3h", 25},
        {"2h 2d 2c 3s 3h", 8},   {"2h 3h 4h 5h 7h", 5},  {"5h 4d 3c 2s Ah", 4},  {"2h 2d 2c 3s 4h", 3},
        {"2h 2d 3c 3s 4h", 2},   {"Jh Jd 2c 3s 4h", 1},  {"Ah Ad 2c 3s 4h", 1}};
    for (const auto& [five, odds] : wins) {
        EXPECT_EQ(paid(five).outcome, Outcome::Win) << five;
        EXPECT_EQ(paid(five).odds, (Odds{odds - 1, 1})) << five << ": the wager is in it (16.24)";
    }
    for (const char* five : {"Th Td Ac Ks Qh", "2h 2d Ac Ks Qh", "Ah Kd Qc Js 9h"}) {
        EXPECT_EQ(paid(five).outcome, Outcome::Lose) << five;
        EXPECT_EQ(paid(five).clause, "16.20") << five;
    }
}

// 16.12: a wild card may be anything; the highest hand counts.
TEST(LiveDrawRules, R16_12_WhatAWildCardMakes) {
    const live_draw::Wilds joker{rank::kJoker};
    const std::pair<const char*, Made> hands[] = {
        {"Ah Kh Qh Jh Jo", Made::WildRoyal},    {"Kh Qh Jh Th Jo", Made::WildRoyal},
        {"9h Qh Jh Th Jo", Made::StraightFlush}, {"9h 9d 9c 9s Jo", Made::FiveOfAKind},
        {"9h 9d 9c 2s Jo", Made::FourOfAKind},  {"9h 9d 2c 2s Jo", Made::FullHouse},
        {"9h 2h 4h Kh Jo", Made::Flush},        {"9h 8d 7h 6h Jo", Made::Straight},
        {"9h 9d 7h 6h Jo", Made::ThreeOfAKind}, {"Jh 9d 7h 6h Jo", Made::JacksOrBetter},
        {"Th 9d 2h 6h Jo", Made::Pair},         {"Ah Kh Qh Jh Th", Made::NaturalRoyal}};
    for (const auto& [five, made] : hands) EXPECT_EQ(live_draw::made_of(cards(five), joker), made) << five;
}

// 16.25, ruling R76: the odds are the licence holder's own; none are forbidden, and none are a floor.
TEST(LiveDrawRules, R16_25_AnyOddsArePermitted) {
    for (const PayRow& row : book::kHandTables[0].rows) {
        EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"main." + std::string(row.id), "1:2"}})), "") << row.id;
        EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"main." + std::string(row.id), "1000:1"}})), "") << row.id;
    }
}

// ... and of every hand that 16.11 lists, the pair of tens or lower too: where it has no odds it is not shown.
TEST(LiveDrawRules, R16_25_APairOfTensOrLowerIsShownWhereItHasOdds) {
    EXPECT_EQ(live_draw::made_of(cards("Th Td Ac Ks Qh"), {}), Made::Pair);
    const auto told = [](const char* more) {
        const std::string toml = testing_support::example_table("gb.live-draw-poker.toml", {}) + more;
        testing_support::TestFloor floor;
        const std::string table = floor.open(toml);
        const std::string offer = wire::text_of(floor::offer_view(floor.table(table), 1)),
                          sign = sign_json(*sign_text(*parse_table(toml))).dump();
        return std::pair{offer.find("\"pair\"") != std::string::npos, sign.find("\"pair\"") != std::string::npos};
    };
    EXPECT_EQ(told(""), (std::pair{false, false}));
    EXPECT_EQ(told("\n[pays]\n\"main.pair\" = \"1 for 1\"\n"), (std::pair{true, true}));
}

TEST(LiveDrawRules, R16_1_FiftyTwoOrFiftyThreeCards) {
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id)), 52);
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id, {{"deck", "53"}})), 53);
    EXPECT_NE(refused_option(kGame.id, "deck", "54"), "taken");
}

std::string sign_of(const char* options) {
    const auto config = parse_table(std::string("id='a'\ngame='gb.live-draw-poker'\n[options]\n") + options +
                                    "\n[limits]\nmin=1\nmax=100\nincrement=1\n");
    if (!config) throw std::logic_error(config.refusal().what);
    const auto sign = sign_text(*config);
    if (!sign) throw std::logic_error(sign.refusal().what);
    return sign_json(*sign).dump();
}

TEST(LiveDrawRules, R16_2_TheSignSaysHowManyCards) {
    EXPECT_NE(sign_of("").find("which is wild: 52"), std::string::npos);
    EXPECT_NE(sign_of("deck='53'").find("which is wild: 53"), std::string::npos);
    EXPECT_NE(sign_of("wild-cards='yes'").find("Wild twos: all"), std::string::npos);
}

TEST(LiveDrawRules, R16_3_TheSignHasTheHouseEdge) {
    EXPECT_NE(sign_of("").find("\"percent\":\"3.936\""), std::string::npos) << sign_of("");
    EXPECT_NE(sign_of("deck='53'").find("\"percent\":\"-40.135\""), std::string::npos) << "the player's, and said so";
}

TEST(LiveDrawRules, R16_4_TheSignHasThePayTable) {
    EXPECT_NE(sign_of("").find("250 for 1"), std::string::npos);
    EXPECT_EQ(sign_of("").find("five of a kind"), std::string::npos) << "no such hand without a wild card";
    EXPECT_NE(sign_of("deck='53'").find("five of a kind"), std::string::npos);
}

TEST(LiveDrawRules, R16_26_OddsThatRiseHaveRoomTo) {
    const auto forbidden = [](const char* hand, const char* to) {
        return forbidden_by(setup_of(kGame.id, {{"rising-odds", hand}, {"rising-to", to}}));
    };
    EXPECT_EQ(forbidden("royal-flush", "500"), "");
    EXPECT_EQ(forbidden("royal-flush", "250"), "16.26") << "it pays 250 for 1 already";
    EXPECT_EQ(forbidden("four-of-a-kind", "25"), "16.26");
    EXPECT_EQ(forbidden("four-of-a-kind", "50"), "");
    EXPECT_EQ(forbidden("royal-and-straight-flush", "100"), "16.26") << "one of the two has no room";
    EXPECT_EQ(forbidden("no", "5"), "");
}

// 16.26, ruling R100: any set of hands may rise together; one that is said to must be named, and be one of the game.
TEST(LiveDrawRules, R16_26_AnySetOfHands) {
    using Options = std::vector<std::pair<std::string, std::string>>;
    const auto forbidden = [](Options options) {
        options.emplace_back("rising-odds", "named");
        return forbidden_by(setup_of(kGame.id, options));
    };
    EXPECT_EQ(forbidden({}), "16.26") << "none is named";
    EXPECT_EQ(forbidden({{"rising-five-of-a-kind", "yes"}}), "16.26") << "there is none";
    EXPECT_EQ(forbidden({{"rising-five-of-a-kind", "yes"}, {"deck", "53"}}), "");
    EXPECT_EQ(forbidden({{"rising-royal-flush", "yes"}, {"rising-pair", "yes"}, {"rising-to", "100"}}), "16.26");
    Options all = {{"deck", "53"}, {"rising-odds", "named"}};
    for (const PayRow& row : book::kHands<book::kOdds1>) all.emplace_back("rising-" + std::string(row.id), "yes");
    const TableSetup setup = setup_of(kGame.id, all);
    EXPECT_EQ(live_draw::rules_of(setup).rising.hands.size(), std::size_t{book::kWildRows});
}

// 16.2: the notice says which cards are wild, and of the odds that rise, in words.
TEST(LiveDrawRules, R16_2_TheNoticeSaysItInWords) {
    const auto config = parse_table("id='a'\ngame='gb.live-draw-poker'\n[options]\nwild-cards='yes'\nwild-2='cd'\n"
                                    "rising-odds='named'\nrising-flush='yes'\n");
    ASSERT_TRUE(config) << config.refusal().what;
    const auto lines = required_notices(*config);
    for (const char* said : {"Wild twos: clubs and diamonds (",
                             "until they are won: those of the hands that are named"})
        EXPECT_TRUE(std::ranges::any_of(lines, [&](const std::string& line) { return line.find(said) != line.npos; }))
            << said;
}

// 16.25, ruling R100: the catalogue has no row that pays nothing; the lab's form has, for odds may be given to it.
TEST(LiveDrawRules, R16_25_AHandThatPaysNothingIsNotShown) {
    const auto has_pair = [](RowsOf rows) {
        const auto definition = definition_of(kGame, rows);
        const auto& table = definition.wagers.at(0).paytables.at(0);
        return std::ranges::any_of(table.rows, [](const auto& each) { return each.row == "pair"; });
    };
    EXPECT_TRUE(has_pair(RowsOf::Form));
    EXPECT_FALSE(has_pair(RowsOf::Catalogue));
}

// 16.26: what has accumulated is of the hand that was named. Another hand begins with its own odds, another step does
// not reach back, and a hand that is named beside another keeps what it has.
TEST(LiveDrawRules, R16_26_WhatHasRisenIsOfOneHand) {
    const auto now = [](const CarriedState& carried, const char* hand, const char* by) {
        const TableSetup setup = setup_of(kGame.id, {{"rising-odds", hand}, {"rising-by", by}});
        const Session session(setup, carried);
        return kGame.notices.standing(session.table());
    };
    const TableSetup setup = setup_of(kGame.id, {{"rising-odds", "straight-flush"}, {"rising-by", "5"}});
    Session session(setup);
    for (int round = 0; round < 2; ++round) {
        ASSERT_FALSE(round > 0 && session.apply(NextRound{}));
        ASSERT_FALSE(session.apply(Shuffled{}));
        ASSERT_FALSE(session.apply(bet(kGame, 0, 1, "main", 10)));
        ASSERT_FALSE(session.apply(CloseBets{}));
        for (const Card card : cards("Qs Qd 7h 4c 2d")) ASSERT_FALSE(session.apply(DealtCard{card}));
        ASSERT_FALSE(session.apply(Answered{0, 0, {}, {}}));
        for (const Card card : cards("2c 7s 9h Jd 3s")) ASSERT_FALSE(session.apply(DealtCard{card}));
    }
    const CarriedState& left = session.table().carried();
    using Words = std::vector<std::string>;
    EXPECT_EQ(now(left, "straight-flush", "5"), Words{"straight-flush: 60 for 1, rising until won"});
    EXPECT_EQ(now(left, "straight-flush", "25"), Words{"straight-flush: 60 for 1, rising until won"});
    EXPECT_EQ(now(left, "royal-flush", "5"), Words{"royal-flush: 250 for 1, rising until won"});
    EXPECT_EQ(now(left, "royal-and-straight-flush", "5"),
              (Words{"royal-flush: 250 for 1, rising until won", "straight-flush: 60 for 1, rising until won"}));
}

// 16.26: both numbers are on the sign, whichever they are.
TEST(LiveDrawRules, R16_26_TheSignSaysHowOddsRise) {
    const std::string sign = sign_of("rising-odds='royal-flush'");
    EXPECT_NE(sign.find("after each round: 1"), std::string::npos);
    EXPECT_NE(sign.find("no further than so much for 1: 1000"), std::string::npos);
    EXPECT_EQ(sign_of("").find("no further than"), std::string::npos);
}

// 16.21, ruling R85: of the two players on the first position it is B who holds.
TEST(LiveDrawRules, R16_21_WhoDoesNotHoldIsTold) {
    const TableSetup setup = setup_of(kGame.id);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    for (const PlaceBet& each :
         {bet(kGame, 1, 1, "main", 10), bet(kGame, 0, 1, "main", 10), bet(kGame, 0, 2, "main", 10)})
        ASSERT_FALSE(session.apply(each));
    EXPECT_EQ(kGame.notices.told_before_close(session.table(), 1), "");
    EXPECT_EQ(kGame.notices.told_before_close(session.table(), 0),
              "on box 1 another player wagered first, and holds for all (gb-2011 16.21)");
    ASSERT_FALSE(session.apply(bet(kGame, 1, 1, "main", 0)));
    EXPECT_EQ(kGame.notices.told_before_close(session.table(), 0), "");
}

// ---- On the floor ---------------------------------------------------------------------------------------------------

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

constexpr const char *kTable = "live-draw-1", *kOne = "live-draw-1/01", *kTwo = "live-draw-1/02";

// A table whose dealer enters the cards; its jackpot takes one per cent of every wager.
struct LiveTable {
    LiveTable() {
        floor.open(example_table("gb.live-draw-poker.toml", {{"chance", "\"dealer\""}}));
        enter({{"e", "shuffle"}});
        for (const char* seat : {kOne, kTwo})
            EXPECT_EQ(said(floor.as(Role::Dealer, "dora", "credit", {{"terminal", seat}, {"amount", 100'00}})), "ok");
    }
    void enter(Json event) {
        EXPECT_EQ(said(floor.as(Role::Dealer, "dora", "enter", {{"table", kTable}, {"event", event}})), "ok")
            << event.dump();
    }
    void bet(const char* seat, int box, std::int64_t cents) {
        EXPECT_EQ(said(floor.at(seat, "bet", {{"box", box}, {"wager", "main"}, {"stake", cents}})), "ok");
    }
    void deal(std::initializer_list<const char*> cards) {
        for (const char* card : cards) enter({{"e", "card"}, {"c", card}});
        floor.check();
    }
    void hold(const char* seat, std::initializer_list<const char*> cards) {
        Json names = Json::array();
        for (const char* card : cards) names.push_back(card);
        EXPECT_EQ(said(floor.at(seat, "answer", {{"choice", "hold"}, {"cards", names}})), "ok");
    }
    void confirm() {
        EXPECT_EQ(said(floor.as(Role::Dealer, "dora", "confirm", {{"table", kTable}, {"round", 1}})), "ok");
        floor.check();
    }
    std::int64_t meter() { return floor.state(kOne)["jackpot"]["meter"]; }

    TestFloor floor;
};

// 16.17, ruling R73: a made hand too, and the page says it while the clock runs.
TEST(LiveDrawRules, R16_17_SilenceReplacesAllFive) {
    LiveTable table;
    table.bet(kOne, 1, 10'00);
    table.floor.wait(30);
    table.deal({"Qs", "Qd", "Qh", "4c", "4d"});
    EXPECT_NE(table.floor.state(kOne).dump().find("who says nothing has all five cards replaced"), std::string::npos);
    table.floor.wait(30);
    table.deal({"2c", "7s", "9h", "Jd", "3s"});
    table.confirm();
    EXPECT_EQ(table.floor.credit(kOne), Money{90'00});
}

// What the second terminal, and a spectator, are sent once the first has held these.
std::pair<std::string, std::string> told_after(std::initializer_list<const char*> held) {
    LiveTable table;
    table.bet(kOne, 1, 10'00);
    table.bet(kTwo, 2, 10'00);
    table.floor.wait(30);
    table.deal({"Qs", "Qd", "7h", "4c", "2d"});
    table.hold(kOne, held);
    const auto& live = table.floor.table(kTable);
    return {table.floor.state(kTwo).dump(),
            wire::text_of(floor::table_view(table.floor.floor, live, kNobody, table.floor.now))};
}

// To the last letter the same, whatever was held, and however many cards.
TEST(LiveDrawRules, R16_14_NobodyIsToldOfAHold) {
    const auto pair = told_after({"Qs", "Qd"});
    EXPECT_EQ(told_after({}), pair);
    EXPECT_EQ(told_after({"Qs", "Qd", "7h", "4c", "2d"}), pair);
    EXPECT_EQ(told_after({"2d"}), pair);
}

// 16.29, ruling R76: out of the wager, which is paid in full all the same; the 70 % of 2.4 do not bind it.
TEST(LiveDrawJackpot, R16_29_APartOfEveryWagerGoesToTheFund) {
    LiveTable table;
    EXPECT_EQ(table.meter(), 500'00);
    table.bet(kOne, 1, 10'00);
    table.bet(kTwo, 1, 50'00);
    table.floor.wait(30);
    EXPECT_EQ(table.meter(), 500'60) << "one per cent of 10.00 and of 50.00";
    table.deal({"As", "Ks", "Qs", "Js", "2d"});
    table.hold(kOne, {"As", "Ks", "Qs", "Js"});
    table.deal({"Ts"});
    table.confirm();
    EXPECT_EQ(table.floor.credit(kOne), Money{100'00 + 2490'00 + 250'30}) << "16.30: half of the fund";
    EXPECT_EQ(table.floor.credit(kTwo), Money{100'00 + 12450'00 + 250'30}) << "he wagered on the same position";
    EXPECT_EQ(table.meter(), 500'00) << "the seed";
}

// What a void wager brought to the fund goes back out of it (ruling R82).
TEST(LiveDrawJackpot, R16_29_AVoidWagerTakesItsPartBack) {
    LiveTable table;
    table.bet(kOne, 1, 10'00);
    table.floor.wait(30);
    EXPECT_EQ(table.meter(), 500'10);
    EXPECT_EQ(said(table.floor.two("no-spin", {{"table", kTable}, {"round", 1}})), "ok");
    EXPECT_EQ(table.meter(), 500'00);
    EXPECT_EQ(table.floor.credit(kOne), Money{100'00});
    table.floor.check();
}

}  // namespace
}  // namespace baize::live_draw_rules_test
