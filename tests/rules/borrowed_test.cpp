// Ruling D4: where another book fills a gap, the line says borrowed. And a side wager's limit is its own section's.
#include <gtest/gtest.h>

#include "definition/names.hpp"
#include "definition/profile.hpp"
#include "definition/setup.hpp"
#include "games/list.hpp"

namespace baize::borrowed_test {
namespace {

TEST(BorrowedClauses, ABookFillsAnothersGapAndTheLineSaysSo) {
    const Game &nz = *find_game("nz.three-card-poker"), &gb = *find_game("gb.three-card-poker");
    EXPECT_EQ(cite(nz, "5.13"), "gb-2011 5.13, borrowed") << "not its own";
    EXPECT_EQ(cite(nz, "10A.4"), "nz-three-card-poker 10A.4");
    EXPECT_EQ(cite(nz, "gb-2011 5.9"), "gb-2011 5.9, borrowed") << "named by its book";
    EXPECT_EQ(cite(gb, "5.13"), "gb-2011 5.13");
    EXPECT_EQ(cite(gb, "nz-electronic-tai-sai 7.2"), "nz-electronic-tai-sai 7.2") << "it binds by the table's profile";
    EXPECT_EQ(cite(nz, kHouseRule), kHouseRule);
    EXPECT_EQ(cite(nz, "ruling D5"), "ruling D5");
}

TEST(BorrowedClauses, NzBlackjack15_3_ASideWagersLimitIsOfItsOwnSection) {
    const Game& game = *find_game("nz.blackjack");
    const baize::Setup setup(game);
    for (const auto& [wager, clause] : {std::pair{"super-sevens", "15.3"},
                                        {"madness-21", "15A.3"},
                                        {"buster", "15H.4"},
                                        {"push-22", "20A.3"},
                                        {"ante", "18.3"}}) {
        EXPECT_EQ(setup.minimum_clause(*find_wager(game, wager)), clause);
        EXPECT_EQ(setup.maximum_clause(*find_wager(game, wager)), clause);
    }
    EXPECT_EQ(setup.minimum_clause(0), "14.6");
    EXPECT_EQ(setup.maximum_clause(0), "14.2");
}

}  // namespace
}  // namespace baize::borrowed_test
