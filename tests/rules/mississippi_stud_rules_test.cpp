// Rules of Mississippi Stud that no single round shows (gb-2011 7.36-7.49).
#include "games/mississippi_stud/mississippi_stud.hpp"

#include "games/mississippi_stud/settle.hpp"
#include "rules/rules_table.hpp"

namespace baize::mississippi_stud_rules_test {
namespace {

using namespace rules_table;
using mississippi_stud::kGame;

Return settled(const char* cards, mississippi_stud::Rows rows = gb_2011::mississippi_stud::kHands) {
    std::vector<Card> hand;
    for (std::string_view text = cards; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        hand.push_back(parse_card(text.substr(0, 2)).value());
    return mississippi_stud::settle(rank::best<rank::kFiveCards>(hand), rows);
}

TEST(MississippiStudRules, R7_49_EveryHandByItsRow) {
    const std::pair<const char*, int> wins[] = {
        {"Ah Kh Qh Jh Th", 500}, {"Kh Qh Jh Th 9h", 100}, {"5h 4h 3h 2h Ah", 100}, {"2h 2d 2c 2s 3h", 30},
        {"2h 2d 2c 3s 3h", 6},   {"2h 3h 4h 5h 7h", 5},   {"5h 4d 3c 2s Ah", 4},   {"2h 2d 2c 3s 4h", 3},
        {"2h 2d 3c 3s 4h", 2},   {"Jh Jd 2c 3s 4h", 1},   {"Ah Ad 2c 3s 4h", 1}};
    for (const auto& [cards, odds] : wins) {
        EXPECT_EQ(settled(cards).outcome, Outcome::Win) << cards;
        EXPECT_EQ(settled(cards).odds, (Odds{odds, 1})) << cards;
    }
    for (const char* cards : {"6h 6d 2c 3s 4h", "Th Td 2c 3s 4h", "8h 8d Ac Ks Qh"})
        EXPECT_EQ(settled(cards).outcome, Outcome::StandOff) << cards;
    for (const char* cards : {"5h 5d Ac Ks Qh", "2h 2d Ac Ks Qh", "Ah Kd Qc Js 9h"})
        EXPECT_EQ(settled(cards).outcome, Outcome::Lose) << cards;
}

// 2.5: better odds are the operator's to offer, also where the book returns the stake.
TEST(MississippiStudRules, R7_49_MinimumOdds) {
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"ante.pair-of-sixes-to-tens", "1:1"}})), "");
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"ante.royal-flush", "1000:1"}})), "");
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"ante.pair-of-sixes-to-tens", "stand-off"}})), "");
    for (const PayRow& row : gb_2011::mississippi_stud::kHands) {
        const std::string expected = row.odds.num > 0 ? "7.49" : "";
        EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"ante." + std::string(row.id), "0:1"}})), expected) << row.id;
    }
}

TEST(MississippiStudRules, R7_42_TheAnteIsTheOnlyWagerBeforeTheCards) {
    for (const WagerDef& wager : kGame.wagers)
        EXPECT_EQ(wager.kind, wager.id == "ante" ? WagerKind::Opening : WagerKind::Later) << wager.id;
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id, {}, {})), 52);
}

}  // namespace
}  // namespace baize::mississippi_stud_rules_test
