// What a Lunar Poker player is told and asked where he must declare his hand himself (nz-lunar-poker 9.2, ruling R75).
#include <gtest/gtest.h>

#include "chance/chance.hpp"
#include "coach/trainer.hpp"
#include "core/random.hpp"
#include "games/lunar_poker/lunar_poker.hpp"
#include "odds/lunar_poker/short_rules.hpp"
#include "odds/prices.hpp"
#include "support/scenario.hpp"

namespace baize::lunar_poker::lunar_advice_test {
namespace {

std::string advised(std::string_view script) {
    std::string words;
    const auto listen = [&](const Session* session, const Event* event, std::string_view line) {
        if (!event && session && line.starts_with("offers"))
            words = advise_at(session->table(), session->need().question);
    };
    if (const auto wrong = testing_support::play_script("advice", script, listen)) ADD_FAILURE() << *wrong;
    return words;
}

const std::string kDealer = "deal D As Kc 9d 6d 3s\n", kAsked = "offers A fold bet exchange sixth-card declare\n";

// Who draws to a hand that wins and says nothing of it loses what it wins.
TEST(LunarAdvice, R9_2_AWinningHandIsDeclared) {
    const std::string by_word = "game nz.lunar-poker\nset declaring=player\nbet A ante 10 super 5\n";
    EXPECT_EQ(advised(by_word + "deal A 7h 7d 7s 4c 2c\n" + kDealer + kAsked), "declare");
    EXPECT_EQ(advised(by_word + "deal A 5h 6h 7h 8h 9h\n" + kDealer + kAsked), "declare");
    EXPECT_NE(advised(by_word + "deal A 7h 7d 8s 4c 2c\n" + kDealer + kAsked), "declare");
    const std::string no_super = "game nz.lunar-poker\nset declaring=player\nbet A ante 10\n";
    EXPECT_NE(advised(no_super + "deal A 7h 7d 7s 4c 2c\n" + kDealer + kAsked), "declare") << "it wins nothing";
    EXPECT_EQ(advised(no_super + "deal A 5h 6h 7h 8h 9h\n" + kDealer + kAsked), "declare") << "instant cash (5.6)";
    EXPECT_EQ(advised("game nz.lunar-poker\nbet A ante 10 super 5\ndeal A 7h 7d 7s 4c 2c\n" + kDealer +
                      "offers A wait fold bet exchange sixth-card\n"),
              "wait");
    EXPECT_NE(advised(by_word + "deal A 7h 7d 7s 4c 2c\n" + kDealer + "act A declare\n"
                      "offers A fold bet exchange sixth-card\n"),
              "declare")
        << "once is enough";
}

// Every first decision is asked and scored; a word too many costs nothing, for he decides behind it.
TEST(LunarAdvice, R9_2_TheTrainerAsksWhereHandsAreDeclared) {
    const auto setup = baize::Setup::make(kGame, {{{"declaring", "player"}}, {}, {}});
    ASSERT_TRUE(setup);
    ShuffledShoe chance(Random(3, 0));
    Trainer trainer(*setup, chance, main_bets(*setup));
    for (int round = 0; round < 3; ++round) {
        ASSERT_FALSE(trainer.begin());
        ASSERT_TRUE(trainer.asks());
        ASSERT_TRUE(trainer.question().offers(Declare)) << "the first decision, not the one behind a draw";
        const auto scored = trainer.answer({Declare});
        ASSERT_TRUE(scored);
        EXPECT_TRUE(scored->right());
        ASSERT_TRUE(trainer.asks());
        EXPECT_FALSE(trainer.question().offers(Declare));
        ASSERT_TRUE(trainer.answer({Fold}));
        ASSERT_FALSE(trainer.asks());
    }
}

// The rules that a player can learn stand where every verb and page shows them, with what they cost.
TEST(LunarAdvice, TheShortRulesAreTold) {
    const auto told = explain(baize::Setup(kGame), {});
    ASSERT_TRUE(told && told->words);
    EXPECT_EQ(told->words->lines, rules_in_words());
    EXPECT_NEAR(told->words->costs, 0.006609958, 1e-9);
    EXPECT_NEAR(told->words->edge, told->edge + 0.006609958, 1e-9);
    const auto other = baize::Setup::make(kGame, {{{"second-combination", "other-line"}}, {}, {}});
    ASSERT_TRUE(other);
    const auto uncounted = explain(*other, {});
    ASSERT_TRUE(uncounted);
    EXPECT_FALSE(uncounted->words) << "what they cost by this reading was not counted";
    EXPECT_EQ(uncounted->remarks, rules_in_words());
}

}  // namespace
}  // namespace baize::lunar_poker::lunar_advice_test
