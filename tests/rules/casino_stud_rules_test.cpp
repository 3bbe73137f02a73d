// Rules of Casino Stud that no single round shows (gb-2011 7.1-7.35; nz-caribbean-stud).
#include "games/casino_stud/casino_stud.hpp"

#include "rules/rules_table.hpp"

namespace baize::casino_stud_rules_test {
namespace {

using namespace rules_table;
using casino_stud::FiveCardRank;
using casino_stud::kGbGame;
using casino_stud::kNzGame;

TEST(CasinoStudRules, R7_2_ProgressiveAndInsuranceAreTheOnlySideWagers) {
    const auto opening = [](const Game& game) {
        std::vector<std::string_view> ids;
        for (const WagerDef& wager : game.wagers)
            if (wager.kind == WagerKind::Opening) ids.push_back(wager.id);
        return ids;
    };
    EXPECT_EQ(opening(kGbGame), (std::vector<std::string_view>{"ante", "progressive", "bonus-insurance"}));
    EXPECT_EQ(opening(kNzGame), (std::vector<std::string_view>{"ante", "progressive"})) << "12.1 names no other";
    const TableSetup setup(kGbGame);
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    const auto refusal = session.check(PlaceBet{0, 1, {6, 0}, {1000}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "7.1");
}

TEST(DrawnLayouts, NzCaribbeanStud3_2_TheLayoutSaysWithWhatTheDealerPlays) {
    EXPECT_EQ(drawing_of(TableSetup(kNzGame)).sayings,
              std::vector<std::string>{"dealer only plays with ace and king or higher"});
    EXPECT_TRUE(drawing_of(TableSetup(kGbGame)).sayings.empty()) << "the GB book asks for none";
}

FiveCardRank rank_of(std::string_view text) {
    std::vector<Card> cards;
    for (std::size_t i = 0; i < text.size(); i += 3) cards.push_back(*parse_card(text.substr(i, 2)));
    return rank::best<rank::kFiveCards>(cards);
}

// 7.7(a)-(j), from the lowest up: the highest hand of each ranking, and the lowest of the next.
TEST(CasinoStudRules, R7_7_TheLowestOfEachRankingBeatsTheHighestOfTheNext) {
    const char* rising[] = {"7s 5h 4s 3s 2s", "As Kh Qs Js 9s",  // no pair
                            "2s 2h 5s 4s 3s", "As Ah Ks Qs Js",  // one pair
                            "3s 3h 2s 2h 4s", "As Ah Ks Kh Qs",  // two pairs
                            "2s 2h 2d 4s 3s", "As Ah Ad Ks Qs",  // three of a kind
                            "As 2h 3s 4s 5s", "As Kh Qs Js Ts",  // straight
                            "7s 5s 4s 3s 2s", "As Ks Qs Js 9s",  // flush
                            "2s 2h 2d 3s 3h", "As Ah Ad Ks Kh",  // full house
                            "2s 2h 2d 2c 3s", "As Ah Ad Ac Ks",  // four of a kind
                            "As 2s 3s 4s 5s", "Ks Qs Js Ts 9s",  // straight flush
                            "As Ks Qs Js Ts"};
    for (std::size_t i = 0; i + 1 < std::size(rising); ++i)
        EXPECT_LT(rank_of(rising[i]), rank_of(rising[i + 1])) << rising[i] << " and " << rising[i + 1];
}

// 7.13: no hand below A-K-4-3-2 has both an ace and a king, and none from it on lacks what is wanted.
TEST(CasinoStudRules, R7_13_AceKingOrBetterQualifies) {
    EXPECT_TRUE(casino_stud::kQualifies(rank_of("As Kh 4s 3s 2s")));
    EXPECT_FALSE(casino_stud::kQualifies(rank_of("As Qh Js Ts 9s")));
    EXPECT_FALSE(casino_stud::kQualifies(rank_of("Ks Qh Js Ts 8s")));
    EXPECT_TRUE(casino_stud::kQualifies(rank_of("2s 2h 5s 4s 3s")));
}

// Ruling R65: the hand that folds is dealt with to the end, whoever else has folded; and nobody has to raise.
TEST(CasinoStudRules, R65_EverybodyFoldsAndTheSideWagersAreSettled) {
    EXPECT_ROUND(
        "game gb.casino-stud\nbet A ante 10 progressive 1 bonus-insurance 5\nbet B ante 10\n"
        "deal A Qh 6h 5h 3h 2h\ndeal B Kh Kd 7c 4s 2d\ndeal D Ts Jc 9d 6c 3s\n"
        "act A double\nact A fold\nact B fold\nmeter 1000\n----\n"
        "A ante -10 7.12\nB ante -10 7.12\nA bonus-insurance +30 7.33\nA double +30 7.33\n"
        "A progressive-prize +50 7.21(e)\nA progressive -1 7.21(e)\nbank -89\n");
}

}  // namespace
}  // namespace baize::casino_stud_rules_test
