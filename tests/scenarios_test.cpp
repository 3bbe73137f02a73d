// Every tests/scenarios/GAME/CLAUSE-SLUG.round is a test of its own, Scenario.GAME/CLAUSE_SLUG.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "games/list.hpp"
#include "support/paths.hpp"
#include "support/scenario.hpp"

namespace baize::scenarios_test {
namespace {

namespace fs = std::filesystem;
using testing_support::run_scenario;

const fs::path kScenarios = fs::path(testing_support::tests_dir()) / "scenarios";

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

class ScenarioTest : public testing::Test {
public:
    explicit ScenarioTest(fs::path file) : file_(std::move(file)) {}
    void TestBody() override {
        const auto fault = run_scenario(file_.string(), text_of(file_));
        if (fault) FAIL() << *fault;
    }

private:
    fs::path file_;
};

// A minus would be read by --gtest_filter as the start of what to leave out.
std::string test_name(const fs::path& file) {
    std::string name = file.parent_path().filename().string() + "/" + file.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

bool register_all() {
    std::set<fs::path> files;
    if (fs::exists(kScenarios))
        for (const auto& entry : fs::recursive_directory_iterator(kScenarios))
            if (entry.path().extension() == ".round") files.insert(entry.path());
    for (const fs::path& file : files)
        testing::RegisterTest("Scenario", test_name(file).c_str(), nullptr, nullptr, __FILE__, __LINE__,
                              [file]() -> ScenarioTest* { return new ScenarioTest(file); });
    return true;
}

const bool kRegistered = register_all();

TEST(ScenarioFiles, EveryGameHasScenariosAndEveryFileItsGame) {
    ASSERT_TRUE(kRegistered);
    std::set<std::string> games_with;
    for (const auto& entry : fs::recursive_directory_iterator(kScenarios)) {
        if (entry.path().extension() != ".round") continue;
        const std::string game = entry.path().parent_path().filename().string();
        games_with.insert(game);
        EXPECT_NE(text_of(entry.path()).find("game   " + game + "\n"), std::string::npos)
            << entry.path() << " is not in its game's folder";
    }
    for (const Game* game : games())
        EXPECT_TRUE(games_with.count(std::string(game->id))) << "no scenario for " << game->id;
}

// ---- The runner must itself fail where a scenario is wrong -------------------------------------------------

constexpr const char* kGood = R"(game   gb.three-card-poker
bet    A ante 10
deal   A Ah Kd 2c
deal   D Qc 9d 4s
act    A play
----
A play +10 5.18
A ante +10 5.18
bank -20
)";

std::string with(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

TEST(ScenarioRunner, TakesARightScenario) { EXPECT_EQ(run_scenario("x", kGood), std::nullopt); }

TEST(ScenarioRunner, RefusesAWrongNetClauseBankOrMissingLine) {
    EXPECT_TRUE(run_scenario("x", with(kGood, "+10 5.18", "+11 5.18")));
    EXPECT_TRUE(run_scenario("x", with(kGood, "5.18", "5.19")));
    EXPECT_TRUE(run_scenario("x", with(kGood, "bank -20", "bank -19")));
    EXPECT_TRUE(run_scenario("x", with(kGood, "bank -20", "")));
    EXPECT_TRUE(run_scenario("x", with(kGood, "A play +10 5.18\n", "")));
    EXPECT_TRUE(run_scenario("x", with(kGood, "bank", "A pair-plus +10 5.22(a)\nbank")));
}

TEST(ScenarioRunner, RefusesAWrongOrder) {
    const std::string ante = "A ante +10 5.18\n", play = "A play +10 5.18\n";
    const std::string fault = run_scenario("x", with(kGood, play + ante, ante + play)).value_or("taken");
    EXPECT_EQ(fault.substr(0, 48), "x:7: this line is settled, but not in this order");
    EXPECT_TRUE(run_scenario("x", with(kGood, play + ante, play + play)));
    EXPECT_TRUE(run_scenario("x", with(kGood, play + ante, play + ante + ante)));
}

TEST(ScenarioRunner, KnowsWhatIsSettledInTheMiddleOfARound) {
    // Pair Plus is there before the dealer's cards only if the round settles it then; here it comes with the rest.
    EXPECT_EQ(run_scenario("x", with(kGood, "act ", "settled -\nact ")), std::nullopt);
    EXPECT_EQ(run_scenario("x", with(kGood, "act ", "settled A play +10 5.18\nact ")).value().substr(0, 4), "x:5:");
    const std::string before = "settled A play +10 5.18\nsettled A ante +10 5.18\n----";
    EXPECT_EQ(run_scenario("x", with(kGood, "----", before)), std::nullopt);
    EXPECT_TRUE(run_scenario("x", with(kGood, "----", "settled -\n----")));
    EXPECT_TRUE(run_scenario("x", with(kGood, "----", "settled A play +10 5.18\n----")));
    EXPECT_TRUE(run_scenario("x", with(kGood, "----", "settled A ante +10 5.18\nsettled A play +10 5.18\n----")));
}

TEST(ScenarioRunner, KnowsWhatAHandIsCalledAndToWhom) {
    const auto called = [](const char* words) {
        return run_scenario("x", with(kGood, "act ", std::string("called ") + words + "\nact ")).value_or("taken");
    };
    EXPECT_EQ(called("A ace high, K-2"), "taken");
    EXPECT_EQ(called("@1 -"), "taken");
    EXPECT_EQ(called("A pair of aces"), "x:5: A is called 'ace high, K-2'");
    EXPECT_EQ(called("@1 ace high, K-2"), "x:5: @1 is called '-'");
    EXPECT_EQ(called("B -"), "x:5: no cards lie at B");
    EXPECT_EQ(called("throw total 11"), "x:5: throw is called '-'");
}

TEST(ScenarioRunner, NamesTheLineOfACardThatIsNotWantedOrMissing) {
    EXPECT_EQ(run_scenario("x", with(kGood, "Ah Kd 2c", "Ah Kd 2c 5h")).value().substr(0, 4), "x:3:");
    EXPECT_EQ(run_scenario("x", with(kGood, "Ah Kd 2c", "Ah Kd Ah")).value().substr(0, 4), "x:3:");
    EXPECT_EQ(run_scenario("x", with(kGood, "Ah Kd 2c", "Ah Kd")).value().substr(0, 4), "x:5:");
}

TEST(ScenarioRunner, ARefusalMustHappenAndNameItsClause) {
    EXPECT_EQ(run_scenario("x", with(kGood, "act ", "refused act A fold\nact ")).value().substr(0, 4), "x:5:");
    EXPECT_EQ(run_scenario("x", with(kGood, "act ", "refused bet A ante 5 \"5.11\"\nact ")).value().substr(0, 4),
              "x:5:");
    EXPECT_EQ(run_scenario("x", with(kGood, "act ", "refused bet A ante 5 \"5.10\"\nact ")), std::nullopt);
}

TEST(ScenarioRunner, UsesAsManyBoxesAsItIsTold) {
    const auto boxes = [](const char* number) {
        return run_scenario("x", with(kGood, "bet ", std::string("boxes ") + number + "\nbet ")).value_or("taken");
    };
    EXPECT_EQ(boxes("1"), "taken");
    EXPECT_EQ(boxes("0"), "x:3: gb.three-card-poker has 1 to 7 boxes, not 0");
    EXPECT_EQ(boxes("8"), "x:3: gb.three-card-poker has 1 to 7 boxes, not 8");
    const std::string second = with(kGood, "deal ", "refused bet B ante 10 \"3.1\"\ndeal ");
    EXPECT_EQ(run_scenario("x", second).value_or("").substr(0, 4), "x:3:") << "there are seven";
    const std::string one = run_scenario("x", with(second, "bet ", "boxes 1\nbet ")).value_or("taken");
    EXPECT_EQ(one.substr(0, 14), "x:4: refused b") << one;
}

// A prize of 100 out of a meter that holds 60: the house adds the rest.
constexpr const char* kMeter = R"(game   gb.casino-holdem
meter-seed 500
bet    A ante 10 progressive 1
deal   A 9s 9h
deal   D Jc Jd
deal   community 9d 9c 5s 2d 3h
act    A fold
meter  60
----
A ante -10 11.82
A progressive-prize +100 11.97(c) from 60
A progressive -1 11.97(c)
bank -89
meter 500
)";

TEST(ScenarioRunner, KnowsWhatAMeterPaysAndIsLeftWith) {
    EXPECT_EQ(run_scenario("x", kMeter), std::nullopt);
    EXPECT_EQ(run_scenario("x", with(kMeter, "from 60", "from 59")).value_or("taken").substr(0, 5), "x:11:");
    EXPECT_EQ(run_scenario("x", with(kMeter, "from 60", "from")).value_or("taken").substr(0, 5), "x:11:");
    EXPECT_EQ(run_scenario("x", with(kMeter, "meter 500", "meter 1")), "x:14: the meter is left with 500, expected 1");
    EXPECT_EQ(run_scenario("x", with(kMeter, "meter-seed 500", "meter-seed -1")).value_or("taken").substr(0, 4),
              "x:3:");
    EXPECT_EQ(run_scenario("x", std::string(kGood) + "meter 0\n"), "x:10: the meter was not read");
}

TEST(ScenarioRunner, KnowsWhoIsToldOfACeiling) {
    const std::string round = with(with(kGood, "gb.three-card-poker", "nz.four-card-poker\nset maximum-payout=100"),
                                   "deal ", "told A -\ndeal ");
    EXPECT_EQ(run_scenario("x", round).value_or("taken").substr(0, 52),
              "x:4: A is told 'your wagers on one hand could win 29");
    EXPECT_EQ(run_scenario("x", with(kGood, "deal ", "told A -\ndeal ")), std::nullopt);
    EXPECT_EQ(run_scenario("x", with(kGood, "act ", "told A -\nact ")), "x:5: bets are closed");
    EXPECT_EQ(run_scenario("x", with(kGood, "deal ", "told A that\ndeal ")), "x:3: A is told '-'");
}

}  // namespace
}  // namespace baize::scenarios_test
