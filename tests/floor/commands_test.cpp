// Every command, with what it needs: what it does not know it names, and where its table or terminal is not there it
// says so. Nothing of it is recorded.
#include <gtest/gtest.h>

#include "support/floor.hpp"

namespace baize::commands_test {
namespace {

using floor::Json;
using floor::Role;
using testing_support::example_table;
using testing_support::said;
using testing_support::TestFloor;

constexpr const char* kTable = "sic-bo-1";
constexpr const char* kTerminal = "sic-bo-1/01";

std::map<std::string, Json> samples(const std::string& table, const std::string& terminal) {
    const Json thrown = {{"e", "throw"}, {"d", {1, 2, 3}}};
    return {
        {"bet", {{"wager", "big"}, {"stake", 10'00}}},
        {"declare", {{"what", "on"}}},
        {"clear", Json::object()},
        {"ready", Json::object()},
        {"answer", {{"choice", "stand"}}},
        {"agree", {{"yes", true}}},
        {"sit", {{"place", 1}}},
        {"insert-cash", {{"amount", 10'00}}},
        {"voucher-out", Json::object()},
        {"dispute", {{"round", 1}}},
        {"close-bets", {{"table", table}}},
        {"ball-dropped", {{"table", table}}},
        {"enter", {{"table", table}, {"event", thrown}}},
        {"confirm", {{"table", table}, {"round", 1}}},
        {"fix", {{"table", table}, {"index", 0}, {"event", thrown}}},
        {"credit", {{"terminal", terminal}, {"amount", 10'00}}},
        {"cancel-credit", {{"terminal", terminal}}},
        {"call", {{"table", table}}},
        {"move-wager", {{"terminal", terminal}, {"round", 1}, {"from", "big"}, {"to", "small"}}},
        {"no-spin", {{"table", table}, {"round", 1}}},
        {"rule", {{"table", table}, {"event", {{"e", "rule"}, {"what", "no-throw"}}}}},
        {"void-round", {{"table", table}, {"round", 1}}},
        {"correct", {{"table", table}, {"round", 1}, {"index", 0}, {"event", thrown}}},
        {"refuse-pay", {{"terminal", terminal}, {"round", 1}}},
        {"lock", {{"table", table}}},
        {"unlock", {{"table", table}}},
        {"nominate", {{"terminal", terminal}}},
        {"limit", {{"terminal", terminal}}},
        {"table", {{"toml", "id='x'"}}},
        {"open-table", {{"table", table}}},
        {"close-table", {{"table", table}}},
        {"approve", {{"incident", 1}}},
        {"reject", {{"incident", 1}}},
        {"resolve", {{"incident", 1}}},
        {"fill", {{"account", "cash:cage"}, {"amount", 100'00}}},
        {"redeem", {{"number", "1"}, {"amount", 10'00}}},
        {"deposit", {{"player", "ann"}, {"amount", 10'00}}},
        {"withdraw", {{"player", "ann"}, {"amount", 10'00}}},
        {"to-terminal", {{"player", "ann"}, {"terminal", terminal}, {"amount", 10'00}}},
        {"from-terminal", {{"player", "ann"}, {"terminal", terminal}}},
    };
}

// As somebody who may; where two people are needed, the second agrees.
std::string carried_out(TestFloor& floor, const floor::CommandDef& def, const std::string& terminal, const Json& args) {
    Role role = Role::Terminal;
    for (const Role each : floor::kRoles)
        if (floor::may(def, each)) role = each;
    const std::string verb(def.verb);
    const auto first = floor.as(role, role == Role::Terminal ? terminal : "ann", verb, args);
    if (!first || !def.two_people) return said(first);
    return said(floor.as(Role::Supervisor, "tom", "approve", {{"incident", first->body["incident"]}}));
}

TEST(EveryCommand, NamesWhatItDoesNotKnow) {
    for (const floor::CommandDef& def : floor::commands()) {
        TestFloor floor;
        floor.open(example_table("gb.sic-bo.toml"));
        Json args = samples(kTable, kTerminal).at(std::string(def.verb));
        args["zzz"] = 1;
        const std::string words = carried_out(floor, def, kTerminal, args);
        EXPECT_NE(words.find("'zzz'"), std::string::npos) << def.verb << ": " << words;
        floor.check();
    }
}

TEST(EveryCommand, NamesWhatItLacks) {
    for (const floor::CommandDef& def : floor::commands()) {
        TestFloor floor;
        floor.open(example_table("gb.sic-bo.toml"));
        const Json whole = samples(kTable, kTerminal).at(std::string(def.verb));
        for (const auto& [name, value] : whole.items()) {
            if (name == "yes") continue;  // who says nothing agrees
            Json args = whole;
            args.erase(name);
            const std::string words = carried_out(floor, def, kTerminal, args);
            EXPECT_TRUE(words.starts_with(std::string(def.verb) + ": '" + name + "' must be "))
                << def.verb << ": " << words;
        }
        floor.check();
    }
}

TEST(EveryCommand, IsRefusedWhereItsTableOrTerminalIsNotThere) {
    const auto there = samples(kTable, kTerminal), nowhere = samples("nowhere", "nowhere/01");
    for (const floor::CommandDef& def : floor::commands()) {
        const std::string verb(def.verb);
        const bool of_terminal = floor::may(def, Role::Terminal);
        if (there.at(verb) == nowhere.at(verb) && !of_terminal) continue;
        TestFloor floor;
        floor.open(example_table("gb.sic-bo.toml"));
        const std::string words = carried_out(floor, def, "nowhere/01", nowhere.at(verb));
        EXPECT_NE(words.find("nowhere"), std::string::npos) << verb << ": " << words;
        floor.check();
    }
}

TEST(EveryCommand, ThatEntersAResultRefusesWhatIsNone) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.dealer.toml"));
    const auto dora = [&](const std::string& verb, const Json& args) {
        return said(floor.as(Role::Dealer, "dora", verb, args));
    };
    const std::string table = floor.floor.state().tables.begin()->first;
    testing_support::notes(floor, table + "/01", 1);
    ASSERT_EQ(said(floor.at(table + "/01", "bet", {{"wager", "big"}, {"stake", 10'00}})), "ok");
    floor.wait(60);
    const Json good = {{"e", "throw"}, {"d", {1, 2, 3}}}, bad = {{"e", "throw"}, {"d", {1, 2, 7}}};
    EXPECT_NE(dora("enter", {{"table", table}, {"event", bad}}).substr(0, 2), "ok");
    ASSERT_EQ(dora("enter", {{"table", table}, {"event", good}}), "ok");
    const auto index = floor.table(table).session->events().size() - 1;
    EXPECT_NE(dora("fix", {{"table", table}, {"index", index}, {"event", bad}}).substr(0, 2), "ok");
    ASSERT_EQ(dora("confirm", {{"table", table}, {"round", 1}}), "ok");
    for (const Json& event : {bad, Json{{"e", "nothing"}}})
        EXPECT_NE(said(floor.two("correct", {{"table", table}, {"round", 1}, {"index", index}, {"event", event}})),
                  "ok");
    EXPECT_EQ(said(floor.two("correct", {{"table", table}, {"round", 1}, {"index", index}, {"event", good}})), "ok");
    floor.check();
}

// What is moved to a player's account is fetched again under the same name: no command takes one that another refuses.
TEST(PlayersAccount, HasTheSameNamesInEveryCommand) {
    TestFloor floor;
    floor.open(example_table("gb.sic-bo.toml"));
    testing_support::notes(floor, kTerminal, 1);
    const auto cara = [&](const std::string& verb, const Json& args) {
        return said(floor.as(Role::Cashier, "cara", verb, args));
    };
    const std::string refused = "'player' must be letters, digits and hyphens";
    for (const char* name : {"4711.", "a/b", "ann bob", "jos\u00e9", ""}) {
        const Json moved = {{"player", name}, {"terminal", kTerminal}, {"amount", 1'00}};
        const Json all = {{"player", name}, {"terminal", kTerminal}}, cash = {{"player", name}, {"amount", 1'00}};
        EXPECT_EQ(cara("deposit", cash), refused) << name;
        EXPECT_EQ(cara("withdraw", cash), refused) << name;
        EXPECT_EQ(cara("to-terminal", moved), refused) << name;
        EXPECT_EQ(cara("from-terminal", all), refused) << name;
    }
    EXPECT_EQ(floor.credit(kTerminal), Money{100'00}) << "nothing was stranded";
    ASSERT_EQ(cara("from-terminal", {{"player", "Ann-4711"}, {"terminal", kTerminal}}), "ok");
    EXPECT_EQ(cara("withdraw", {{"player", "Ann-4711"}, {"amount", 100'00}}), "ok");
    floor.check();
}

}  // namespace
}  // namespace baize::commands_test
