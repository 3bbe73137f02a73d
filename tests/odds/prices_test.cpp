// Price lists: which wagers have a price, in what unit, and what a full one holds.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>

#include "engine/table.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/list.hpp"
#include "games/sic_bo/sic_bo.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/simulate.hpp"
#include "price_lists.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("every game is priced");

namespace baize::prices_test {
namespace {

using namespace price_lists;

// ---- Which wagers have a price --------------------------------------------------------------------------------------

std::string refusal_of(const baize::Setup& setup, std::string_view wager) {
    const auto list = price(setup, edges_of(wager));
    return list ? "" : to_string(list.refusal());
}

TEST(Prices, AWagerIsAskedForByNameAndSpot) {
    const auto setup = setup_of(sic_bo::kGame);
    EXPECT_EQ(prices_of(setup, "total").size(), 14u);
    const auto one = prices_of(setup, "total:4");
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one.begin()->first, "total:4");
    EXPECT_EQ(one.begin()->second.exact, "11/72");  // 216 - 3 * 61 of 216
    EXPECT_NE(refusal_of(setup, "total:18"), "");
    EXPECT_NE(refusal_of(setup, "small:1"), "");
    EXPECT_NE(refusal_of(setup, "largest"), "");
    EXPECT_NE(refusal_of(setup_of(sic_bo::kGame, {{{"layout", "50"}}, {}, {}}), "odd"), "");  // not on that layout
}

TEST(Prices, APartOfAnotherWagerHasNoPriceOfItsOwn) {
    EXPECT_NE(refusal_of(setup_of(three_card_poker::kGbGame), "play"), "");
    EXPECT_NE(refusal_of(setup_of(three_card_poker::kGbGame), "ante-bonus"), "");
    EXPECT_NE(refusal_of(setup_of(blackjack::nz::kGame), "double"), "");
    EXPECT_EQ(prices_of(setup_of(blackjack::nz::kGame), "insurance").size(), 1u);
}

TEST(Prices, TheUnitIsNamed) {
    const auto poker = prices_of(setup_of(three_card_poker::kGbGame));
    EXPECT_EQ(poker.at("ante").unit, "ante");  // ruling R50
    EXPECT_EQ(poker.at("pair-plus").unit, "initial wager");
    EXPECT_EQ(prices_of(setup_of(blackjack::nz::kGame), "insurance").at("insurance").unit, "insurance wager");
    EXPECT_NEAR(poker.at("ante").edge_of_total, poker.at("ante").edge * 221 / 370,
                1e-15);  // 14900 of 22100 hands are played
}

// Says nothing, as far as a game allows, and remembers that it was asked.
class Asked : public Strategy {
public:
    explicit Asked(bool& asked) : asked_(asked) {}
    Answer answer(const Table& table, const Question& question) override {
        asked_ = true;
        return {silent_choice(table.game(), question), {}};
    }

private:
    bool& asked_;
};

TEST(Prices, GamesThatAskQuestionsHaveAStrategyAndTheOthersNone) {
    for (const Game* game : games()) {
        const baize::Setup setup(*game);
        bool asked = false;
        SimulationRequest request;
        request.rounds = 2000;
        request.threads = 1;
        request.strategy = [&] { return std::make_unique<Asked>(asked); };
        simulate(setup, request);
        EXPECT_EQ(pricer_of(game->id).strategy != nullptr, asked) << game->id;
    }
}

TEST(Prices, AFullBlackjackPriceHasItsFractionItsDistributionAndItsHits) {
    LONG_COUNT();
    const auto setup = setup_of(blackjack::nz::kGame, {{{"decks", "1"}}, {}, {}});
    double share = 0;
    PriceRequest request;
    request.wager = "main";
    request.full = true;
    request.progress = [&](double done) { EXPECT_GE(done, share); share = done; return true; };
    const auto full = price(setup, request);
    ASSERT_TRUE(full);
    const Price& main = full->front();
    const Price quick = prices_of(setup, "main").at("main");
    EXPECT_EQ(share, 1);
    EXPECT_EQ(main.edge, nearest(exact(main)));
    EXPECT_NEAR(main.edge, quick.edge, 1e-13);
    EXPECT_EQ(quick.exact, "");   // only its rounded value was computed
    EXPECT_LT(quick.hit, 0);
    double chances = 0, mean = 0, squares = 0, hit = 0;
    for (const auto& [net, chance] : main.returns) {
        const double value = Ratio(net).get_d();
        chances += chance;
        mean += value * chance;
        squares += value * value * chance;
        hit += value > 0 ? chance : 0;
    }
    EXPECT_NEAR(chances, 1, 1e-12);
    EXPECT_NEAR(-mean, main.edge, 1e-12);
    EXPECT_NEAR(std::sqrt(squares - mean * mean), main.sd, 1e-10);
    EXPECT_NEAR(hit, main.hit, 1e-12);
    EXPECT_EQ(main.returns.front().first, "-6");  // three hands, each doubled
}

}  // namespace
}  // namespace baize::prices_test
