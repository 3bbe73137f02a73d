// Which sum a stake of a simulation counts in, and what an unread burn card does to a count.
#include <gtest/gtest.h>

#include "games/list.hpp"
#include "odds/enumerate.hpp"
#include "odds/wagers.hpp"

namespace baize::wagers_test {
namespace {

TEST(Sums, SomeSpotsOfAWagerHaveSumsOfTheirOwn) {
    const Game& game = *find_game("gb.sic-bo");
    const baize::Setup setup(game);
    const Position four = *find_position(game, "total:4"), seventeen = *find_position(game, "total:17"),
                   nine = *find_position(game, "total:9");
    const SimulatedSums sums = sums_for(setup, {four, seventeen});
    EXPECT_EQ(sums.of(four), 0);
    EXPECT_EQ(sums.of(seventeen), 1);
    EXPECT_EQ(sums.of(nine), 2);  // nobody asked for it
    EXPECT_EQ(sums.sums.size(), 3u);
}

TEST(Sums, LaterWagersCountInTheirOpeningWager) {
    const Game& game = *find_game("nz.blackjack");
    const baize::Setup setup(game);
    const Position main = *find_position(game, "main");
    const SimulatedSums sums = sums_for(setup, {main});
    EXPECT_EQ(sums.of(*find_position(game, "double")), 0);
    EXPECT_EQ(sums.of(*find_position(game, "split")), 0);
    EXPECT_EQ(sums.of(*find_position(game, "insurance")), 1);
}

// nz-blackjack 8.1: a card burned unread is any of those not seen, so that chances still add up to one.
TEST(Enumerate, R8_1_AnUnreadBurnCardLeavesTheChancesWhole) {
    const auto setup = baize::Setup::make(*find_game("nz.blackjack"), {{{"burn", "yes"}}, {}, {}});
    ASSERT_TRUE(setup);
    CarriedState start;
    start.shoe.shuffle_due = false;
    for (const int rank : {8, 9, 10}) start.shoe.left[static_cast<std::size_t>(Card(rank, Suit::Hearts).index())] = 4;
    start.shoe.cards_left = 11;  // twelve that nobody has seen, one of them in the discard rack
    class Stander : public Strategy {
        Answer answer(const Table&, const Question& question) override {
            return {static_cast<std::uint8_t>(question.offers(0) ? 0 : 1), {}};
        }
    } stander;
    Ratio total = 0;
    enumerate(*setup, start, {{0, 1, {0, 0}, Money{1000}}}, &stander,
              [&](const Session&, const Ratio& chance) { total += chance; });
    EXPECT_EQ(total, 1);
}

}  // namespace
}  // namespace baize::wagers_test
