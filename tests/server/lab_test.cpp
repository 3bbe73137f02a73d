// The lab's answers: what an inventor changes is what is priced, and what no table may do is said with its clause.
#include "server/lab.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "odds/prices.hpp"
#include "report/price_json.hpp"
#include "support/long_count.hpp"

namespace baize::server::lab_test {
namespace {

LabJson ask(const std::string& what, const floor::Json& args) {
    const auto answer = lab_answer(what, args, {});
    if (!answer) return {{"no", answer.refusal().what}, {"clause", answer.refusal().clause}};
    return *answer;
}

const LabJson* row(const LabJson& answer, const std::string& wager) {
    for (const LabJson& each : answer.at("prices"))
        if (each["wager"] == wager) return &each;
    return nullptr;
}

TEST(Lab, GamesAreTheCatalogue) {
    const LabJson list = ask("games", floor::Json::object());
    ASSERT_EQ(list.size(), games().size());
    EXPECT_EQ(list[0]["id"], games()[0]->id);
    EXPECT_FALSE(list[0]["wagers"][0]["paytables"].empty());
}

TEST(Lab, PriceIsThatOfTheCommandLine) {
    const LabJson answer = ask("price", {{"game", "gb.three-card-poker"}});
    const LabJson* ante = row(answer, "ante");
    ASSERT_TRUE(ante);
    EXPECT_EQ((*ante)["exact"], "686689/20358520");
    EXPECT_TRUE(answer["forbidden"].empty());
}

// Odds that no chip or cap of a table would carry are priced all the same: a price does not depend on limits.
TEST(Lab, OddsBehindALineAreNoFaultOfTheProgram) {
    const LabJson own =
        ask("price",
            {{"game", "gb.craps"}, {"wager", "behind-dont-win:6"}, {"pays", {{"behind-dont-win.6-or-8", "100:1"}}}});
    ASSERT_TRUE(own.contains("prices")) << own.dump();
    EXPECT_NEAR((*row(own, "behind-dont-win:6"))["edge"].get<double>(), 1 - 6.0 / 11 * 101, 1e-12);
    for (const char* odds : {"1000000:1", "1:1000000", "999983:999979", "0:1", "77:13"})
        for (const char* wager : {"behind-dont-come", "behind-win", "field"}) {
            const std::string line = fmt::format("{}.{}", wager, wager == std::string("field") ? "2" : "6-or-8");
            EXPECT_TRUE(
                ask("price", {{"game", "gb.craps"}, {"wager", wager}, {"pays", {{line, odds}}}}).contains("prices"))
                << line << " " << odds;
        }
    EXPECT_EQ(ask("price", {{"game", "gb.craps"}, {"pays", {{"field.2", "1000001:1"}}}})["clause"], "gb-2011 8.17(t)");
    EXPECT_TRUE(
        ask("price",
            {{"game", "gb.craps"}, {"wager", "field"}, {"pays", {{"field.2", "1:999983"}, {"field.12", "1:999979"}}}})
            .contains("prices"));
    EXPECT_EQ(ask("price", {{"game", "gb.roulette"}, {"pays", {{"neighbours", "31:5"}}}})["clause"], "gb-2011 3.2(A)");
}

// What stands on a sign: odds as the book binds them, the rows of the free roll, and that the meter is empty.
TEST(Lab, Rocket7sSignSaysForOneAndThatTheMeterIsEmpty) {
    const std::string toml =
        "id='r'\ntitle='R'\ngame='gb.rocket-7'\nchance='server'\nterminals=5\n[limits]\nmin=2\nmax=100\nincrement=2\n";
    const LabJson answer = ask("sign", {{"toml", toml}}), sign = answer["sign"];
    std::string all;
    for (const LabJson& wager : sign["wagers"])
        for (const LabJson& each : wager["pays"])
            all += fmt::format("{} {} {}; ", wager["id"].get<std::string>(), each["row"].get<std::string>(),
                               each["odds"].get<std::string>());
    EXPECT_NE(all.find("rocket-7-jackpot two sevens 2.5 for 1"), std::string::npos) << all;
    EXPECT_NE(all.find("free-roll bonus 1 12.5 for 1"), std::string::npos) << all;
    EXPECT_NE(all.find("seven  4 to 1"), std::string::npos) << all;
    bool said = false;
    for (const LabJson& wager : sign["wagers"])
        for (const LabJson& edge : wager["edges"])
            said = said || (wager["id"] == "rocket-7-jackpot" && edge["percent"] == "53.427" &&
                            edge["supposes"].get<std::string>().find("meter is empty") != std::string::npos);
    EXPECT_TRUE(said) << sign.dump();
    EXPECT_NE(answer["html"].get<std::string>().find("while the meter is empty"), std::string::npos);
}

// 1096 of the 22100 hands are flushes: a unit more for each.
TEST(Lab, APayRowOfOnesOwnMovesTheEdgeByItsOwnChance) {
    const LabJson book = ask("price", {{"game", "gb.three-card-poker"}, {"wager", "pair-plus"}});
    const LabJson own =
        ask("price", {{"game", "gb.three-card-poker"}, {"wager", "pair-plus"}, {"pays", {{"pair-plus.flush", "5:1"}}}});
    const double difference =
        (*row(book, "pair-plus"))["edge"].get<double>() - (*row(own, "pair-plus"))["edge"].get<double>();
    EXPECT_NEAR(difference, 1096.0 / 22100, 1e-12);
    EXPECT_EQ((*row(own, "pair-plus"))["paytable"], "own");
}

TEST(Lab, OddsBelowTheBooksArePricedAndNamedAsForbidden) {
    const LabJson answer = ask("price", {{"game", "gb.three-card-poker"}, {"pays", {{"pair-plus.flush", "2:1"}}}});
    ASSERT_TRUE(row(answer, "pair-plus"));
    ASSERT_EQ(answer["forbidden"].size(), 1u);
    EXPECT_EQ(answer["forbidden"][0]["clause"], "gb-2011 5.22(b)");
}

TEST(Lab, OddsAreComparedAsNumbersNotAsTheyAreWritten) {
    const LabJson answer = ask("price", {{"game", "nz.blackjack"},
                                         {"sd", false},
                                         {"wager", "insurance"},
                                         {"options", {{"blackjack-pays", "1:1"}}},
                                         {"pays", {{"main.blackjack", "2:2"}}}});
    ASSERT_TRUE(answer.contains("forbidden")) << answer;
    EXPECT_TRUE(answer["forbidden"].empty()) << answer["forbidden"];
}

TEST(Lab, ATableFileIsReadBackByItsOwnCheck) {
    const LabJson made = ask("table", {{"id", "mine"},
                                       {"title", "Mine \"own\""},
                                       {"game", "nz.blackjack"},
                                       {"options", {{"decks", "8"}}},
                                       {"min", "10.00"},
                                       {"max", "200.00"},
                                       {"increment", "5.00"}});
    ASSERT_TRUE(made.contains("toml")) << made;
    const LabJson checked = ask("check", {{"toml", made["toml"]}});
    EXPECT_EQ(checked["lawful"], true);
    EXPECT_EQ(checked["prices"][0]["options"]["decks"], "8");
    const LabJson sign = ask("sign", {{"toml", made["toml"]}});
    EXPECT_EQ(sign["sign"]["title"], "Mine \"own\"");
    EXPECT_NE(sign["html"].get<std::string>().find("Mine &quot;own&quot;"), std::string::npos);
}

// Odds beside a board that no 64 bits hold are the question's, and no fault of the lab: every question says so.
TEST(Lab, OddsThatAreTooFineAreRefusedByEveryQuestion) {
    const floor::Json pays = {{"blind.straight-flush", "1001:20"}, {"blind.four-of-a-kind", "211:19"},
                              {"blind.full-house", "52:17"},       {"blind.flush", "21:13"},
                              {"blind.straight", "12:11"}};
    std::string toml = "id = 'one'\ngame = 'gb.ultimate-holdem'\nlimits = { min = 2, max = 100, increment = 2 }\n"
                       "[pays]\n";
    for (const auto& [row, odds] : pays.items()) toml += "'" + row + "' = '" + odds.get<std::string>() + "'\n";
    const floor::Json setup = {{"game", "gb.ultimate-holdem"}, {"pays", pays}};
    floor::Json lesson = setup;
    lesson["seed"] = 1;
    for (const auto& [what, args] : {std::pair{"price", setup}, {"strategy", setup}, {"train", lesson},
                                     {"check", floor::Json{{"toml", toml}}},
                                     {"sign", floor::Json{{"toml", toml}}}}) {
        const auto answer = lab_answer(what, args, {});
        ASSERT_FALSE(answer) << what;
        EXPECT_NE(answer.refusal().what.find("too fine"), std::string::npos) << what << ": " << answer.refusal().what;
    }
}

// Ruling R67: the edge that a page shows beside a ceiling is that of the table's highest stake, as on its sign.
TEST(Lab, ACeilingIsPricedForTheHighestStakeOfTheTable) {
    const floor::Json asked = {{"game", "gb.holdem-bonus"}, {"wager", "bonus-jackpot"},
                               {"options", {{"jackpot-ceiling", "25000"}}}};
    const auto edge = [&](const char* most) {
        floor::Json args = asked;
        if (*most) args["highest"] = {{"bonus-jackpot", most}};
        const LabJson answer = ask("price", args);
        return (answer.contains("prices") ? answer["prices"][0]["exact"] : answer["no"]).get<std::string>();
    };
    EXPECT_EQ(edge("25.00"), "13873/162435") << "1000 to 1 on 25 are 25000";
    EXPECT_EQ(edge("50"), "14173/162435") << "as check says of the example";
    EXPECT_EQ(edge("x"), "'bonus-jackpot: x' is no highest stake of a wager of gb.holdem-bonus");
    EXPECT_NE(edge(""), edge("50")) << "nobody said how much is staked";
}

// ... and so is a maximum pay-out: what a terminal asks for is what `check` says of the table's file.
TEST(Lab, AMaximumPayOutIsPricedForTheHighestStakeOfTheTable) {
    floor::Json asked = {{"game", "nz.three-card-poker"}, {"wager", "six-card-bonus"},
                         {"highest", {{"ante", "100"}, {"six-card-bonus", "25"}}}};
    const LabJson free = ask("price", asked)["prices"][0];
    asked["paid-at-most"] = {{"six-card-bonus", "20000"}};
    const LabJson cut = ask("price", asked)["prices"][0];
    const LabJson checked = ask("check", {{"toml", "id='a'\ngame='nz.three-card-poker'\n[limits]\nmin=5\nmax=100\n"
                                                   "increment=5\n[limits.six-card-bonus]\nmax=25\npayout-max=20000\n"}});
    EXPECT_EQ(cut["exact"], (*row(checked, "six-card-bonus"))["exact"]);
    EXPECT_GT(cut["edge"].get<double>(), free["edge"].get<double>());
    EXPECT_EQ(cut["note"], "a wager of 25, of which Six Card Bonus wins no more than 20000");
    asked["paid-at-most"] = {{"six-card-bonus", "0"}};
    EXPECT_EQ(ask("price", asked)["no"], "'six-card-bonus: 0' is no maximum pay-out of a wager of nz.three-card-poker");
}

// What the sign says is what is paid and priced.
TEST(Lab, TheSignShowsThePaysInUseAndTheirEdge) {
    const std::string toml = "id = 'one'\ngame = 'gb.three-card-poker'\nlimits = { min = 5, max = 100, increment = 5 "
                             "}\n[pays]\n'pair-plus.flush' = '5:1'\n";
    const LabJson answer = ask("sign", {{"toml", toml}}), sign = answer["sign"];
    const LabJson prices = ask("check", {{"toml", toml}});
    for (const LabJson& wager : sign["wagers"]) {
        if (wager["id"] != "pair-plus") continue;
        bool flush = false;
        for (const LabJson& pay : wager["pays"]) flush = flush || (pay["row"] == "flush" && pay["odds"] == "5 to 1");
        EXPECT_TRUE(flush) << wager;
        EXPECT_EQ(wager["limits"]["max"], "100");
        ASSERT_EQ(wager["edges"].size(), 1u);
        EXPECT_NEAR(std::stod(wager["edges"][0]["percent"].get<std::string>()),
                    100 * (*row(prices, "pair-plus"))["edge"].get<double>(), 0.0005);
        return;
    }
    FAIL() << "no pair-plus on the sign";
}

TEST(Lab, BadQuestionsAreRefusedInWords) {
    EXPECT_EQ(ask("weather", floor::Json::object())["no"],
              "the lab answers no question 'weather'; expected games, price, strategy, advise, train, table, check or "
              "sign");
    EXPECT_EQ(ask("price", {{"game", "no.game"}})["no"], "there is no game 'no.game'");
    EXPECT_TRUE(ask("price", {{"game", "gb.sic-bo"}, {"options", {{"decks", 6}}}}).contains("no"));
    EXPECT_TRUE(ask("price", {{"game", "gb.sic-bo"}, {"colour", "red"}}).contains("no"));
    EXPECT_TRUE(
        ask("price", {{"game", "gb.three-card-poker"}, {"pays", {{"pair-plus.flush", "nothing"}}}}).contains("no"));
    EXPECT_TRUE(ask("strategy", {{"game", "gb.sic-bo"}}).contains("no"));
    EXPECT_TRUE(ask("advise", {{"game", "gb.sic-bo"}}).contains("no"));
    EXPECT_TRUE(ask("advise", {{"game", "nz.blackjack"}, {"hand", "10,Z"}, {"dealer", "9"}}).contains("no"));
    EXPECT_TRUE(ask("advise", {{"game", "nz.blackjack"}, {"hand", "10,6"}}).contains("no"));  // against what?
    EXPECT_TRUE(
        ask("advise", {{"game", "nz.blackjack"}, {"hand", "10,10,10"}, {"dealer", "9"}}).contains("no"));  // bust
    EXPECT_TRUE(
        ask("advise", {{"game", "nz.blackjack"}, {"hand", "8,3"}, {"dealer", "9"}, {"split-of", "7"}}).contains("no"));
    EXPECT_TRUE(ask("check", {{"toml", "id = "}}).contains("no"));
}

TEST(Lab, EndsTheWorkThatItIsToldToEnd) {
    LONG_COUNT();
    EXPECT_THROW(lab_answer("price", {{"game", "nz.blackjack"}, {"options", {{"decks", "1"}}}, {"full", true}},
                            [](double) { return false; }),
                 Cancelled);
}

}  // namespace
}  // namespace baize::server::lab_test
