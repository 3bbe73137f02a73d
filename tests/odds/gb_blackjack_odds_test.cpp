// Prices of the GB book's blackjack: side wagers against counts by hand, NeverBust against the slow count of its real round.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "games/blackjack/gb_neverbust.hpp"
#include "games/list.hpp"
#include "odds/enumerate.hpp"
#include "odds/gb_blackjack_sides.hpp"
#include "odds/neverbust.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "rulebooks/gb_2011/blackjack.hpp"
#include "rulebooks/gb_2011/blackjack_switch.hpp"

namespace baize {
namespace {

namespace gb = blackjack::gb;
namespace book = gb_2011::blackjack;

long choose(long n, long k) { return k == 0 ? 1 : choose(n - 1, k - 1) * n / k; }

Law law_of(const std::string& game, const std::string& wager, const Choices& choices) {
    const auto setup = baize::Setup::make(*find_game(game), choices);
    const auto position = find_position(setup->game(), wager).value();
    if (wager == "21+3") return gb::twenty_one_plus_3_law(setup->shoe(), setup->pays(position.wager));
    if (wager == "royal-match") return gb::royal_match_law(setup->shoe(), setup->pays(position.wager));
    if (wager == "perfect-pairs") return gb::perfect_pairs_law(setup->shoe(), setup->pays(position.wager));
    return gb::super_match_law(setup->shoe(), setup->option_id(gb_2011::blackjack_switch::SuperMatchSuits) == "yes", setup->pays(position.wager));
}

Integer weight_of(const Law& law, const Ratio& net) {
    const auto found = law.weights().find(net);
    return found == law.weights().end() ? Integer(0) : found->second;
}

TEST(GbBlackjackOdds, R4_36_TwentyOnePlus3ByHand) {
    for (long decks = 1; decks <= 8; ++decks) {
        const Law law = law_of("gb.blackjack", "21+3", {{{"decks", std::to_string(decks)}}, {}, {}});
        const long flushes = 4 * choose(13 * decks, 3), threes = 13 * choose(4 * decks, 3), straights = 12 * 64 * decks * decks * decks;
        const long twice = 52 * choose(decks, 3) + 12 * 4 * decks * decks * decks;  // flushes of one rank, straight flushes
        EXPECT_EQ(law.total(), Integer(choose(52 * decks, 3)));
        EXPECT_EQ(weight_of(law, 9), Integer(flushes + threes + straights - twice)) << decks;
    }
}

TEST(GbBlackjackOdds, R4_45_RoyalMatchByHand) {
    for (const long decks : {4L, 6L}) {
        const Law law = law_of("gb.blackjack", "royal-match", {{{"decks", std::to_string(decks)}}, {}, {}});
        EXPECT_EQ(weight_of(law, 30), Integer(4 * decks * decks));
        EXPECT_EQ(weight_of(law, 8), Integer(52 * choose(decks, 2)));
        EXPECT_EQ(weight_of(law, 4), Integer(4 * 12 * decks * decks));                 // thirteen neighbours, less king and queen
        EXPECT_EQ(weight_of(law, fraction(3, 2)), Integer(4 * (choose(13, 2) - 13) * decks * decks));
        EXPECT_EQ(law.total(), Integer(choose(52 * decks, 2)));
    }
}

TEST(GbBlackjackOdds, R4_54_PerfectPairsByHand) {
    EXPECT_EQ(law_of("gb.blackjack", "perfect-pairs", {{{"decks", "8"}}, {}, {}}).edge(), fraction(49, 415));
    EXPECT_EQ(law_of("gb.blackjack", "perfect-pairs", {}).edge(), fraction(43, 311));
}

TEST(GbBlackjackOdds, R4_69_SuperMatchByHand) {
    for (const long decks : {6L, 8L}) {
        const Law law = law_of("gb.blackjack-switch", "super-match", {{{"decks", std::to_string(decks)}}, {}, {}});
        const long of_a_rank = 4 * decks;
        EXPECT_EQ(weight_of(law, 25), Integer(13 * choose(of_a_rank, 4)));
        EXPECT_EQ(weight_of(law, 3), Integer(13 * choose(of_a_rank, 3) * 12 * of_a_rank));
        EXPECT_EQ(weight_of(law, 5), Integer(choose(13, 2) * choose(of_a_rank, 2) * choose(of_a_rank, 2)));
        EXPECT_EQ(weight_of(law, 1), Integer(13 * choose(of_a_rank, 2) * choose(12, 2) * of_a_rank * of_a_rank));
        EXPECT_EQ(law.total(), Integer(choose(52 * decks, 4)));
        // With suits too it is the same count over 52 faces of as many cards as there are decks (ruling R43).
        const Law literal = law_of("gb.blackjack-switch", "super-match", {{{"decks", std::to_string(decks)}, {"super-match-suits", "yes"}}, {}, {}});
        EXPECT_EQ(weight_of(literal, 25), Integer(52 * choose(decks, 4)));
        EXPECT_EQ(weight_of(literal, 5), Integer(choose(52, 2) * choose(decks, 2) * choose(decks, 2)));
        EXPECT_GT(literal.edge(), fraction(3, 5));
    }
}

// ---- NeverBust ------------------------------------------------------------------------------------------------------------

class NeverInsures : public Strategy {
public:
    Answer answer(const Table&, const Question&) override { return {0, {}}; }
};

// One deck with three suits of these ranks.
baize::Setup short_deck(std::initializer_list<int> ranks, const Choices& choices) {
    Choices one = choices;
    one.options.emplace_back("decks", "1");
    baize::Setup setup = *baize::Setup::make(gb::neverbust::kGame, one);
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (const int rank : ranks)
        for (const Suit suit : {Suit::Clubs, Suit::Hearts, Suit::Spades}) without &= ~(std::uint64_t{1} << Card(rank, suit).index());
    setup.strip_decks(without);
    return setup;
}

TEST(NeverBustOdds, R4_75_R4_80_TheFastCountIsTheSlowCount) {
    for (const std::initializer_list<int> ranks : {std::initializer_list<int>{kAce, 7, 10}, {kAce, 6, kKing}, {5, 10, kAce}})
        for (const char* soft_17 : {"stands", "draws"})
            for (const char* hole_card : {"none", "unseen", "peek"}) {
                const baize::Setup setup = short_deck(ranks, {{{"soft-17", soft_17}, {"hole-card", hole_card}}, {}, {}});
                NeverInsures strategy;
                const Money unit{200};
                std::map<Ratio, Ratio> slow;
                enumerate(setup, {}, {{0, 1, {gb::Main, 0}, unit}}, &strategy, [&](const Session& session, const Ratio& chance) {
                    slow[fraction(session.table().lines()[0].net().cents, unit.cents)] += chance;
                });
                const Law fast = gb::neverbust::main_law(dragon21::value_shoe(setup.shoe()), setup.compiled<blackjack::Rules>(), setup.pays(gb::Main));
                EXPECT_EQ(slow.size(), fast.weights().size());
                for (const auto& [net, weight] : fast.weights()) {
                    Ratio chance(weight, fast.total());
                    chance.canonicalize();
                    EXPECT_EQ(slow[net], chance) << net << " " << soft_17 << " " << hole_card;
                }
            }
}

TEST(NeverBustOdds, SixDecksAsAnalysedElsewhere) {
    const auto prices = price(baize::Setup(gb::neverbust::kGame), {"main", false, false, {}});
    EXPECT_NEAR(100 * (*prices)[0].edge, 1.85999, 0.000005);
}

// ---- Simulation -------------------------------------------------------------------------------------------------------------

TEST(GbBlackjackOdds, SimulationAgreesWithTheExactPriceOfEachWager) {
    if (std::getenv("BAIZE_SANITIZED")) GTEST_SKIP() << "plays two million rounds of each";
    for (const auto& [game, options] : std::vector<std::pair<std::string, std::vector<std::pair<std::string, std::string>>>>{
             {"gb.neverbust", {{"soft-17", "draws"}}}, {"gb.blackjack", {{"hands", "3"}}}, {"gb.blackjack", {{"hands", "2"}, {"hole-card", "peek"}, {"split-rule", "not-4-5-10"}}},
             {"gb.blackjack-switch", {}}}) {
        const baize::Setup setup = *baize::Setup::make(*find_game(game), {options, {}, {}});
        SimulationRequest request;
        request.rounds = 2'000'000;
        request.strategy = [&] { return best_strategy(setup); };
        const auto prices = price(setup, {"", false, false, {}});
        for (const SimulatedWager& wager : simulate(setup, request).wagers)
            for (const Price& row : *prices)
                if (row.wager == position_name(setup.game(), wager.position)) { EXPECT_NEAR(wager.mean, -row.edge, 3.5 * wager.standard_error) << game << " " << row.wager; }
    }
}

}  // namespace
}  // namespace baize
