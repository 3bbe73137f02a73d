// The exact return distributions of Dragon21: against the real round played through short decks, against a literal
// count of single cards, and against what rulings and hand counts say.
#include "odds/dragon21/returns.hpp"

#include <gtest/gtest.h>

#include <ctime>
#include <map>
#include <tuple>

#include "games/dragon21/dragon21.hpp"
#include "odds/enumerate.hpp"
#include "odds/prices.hpp"
#include "odds/verify.hpp"
#include "report/table_report.hpp"
#include "support/floor.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::dragon21::dragon21_odds_test {
namespace {

using namespace nz_dragon21;

baize::Setup setup_of(int decks, std::uint64_t without = 0) {
    auto setup = baize::Setup::make(kGame, {{{"decks", std::to_string(decks)}}, {}, {}});
    if (!setup) throw std::logic_error(setup.refusal().what);
    setup->strip_decks(without);
    return *setup;
}

ValueShoe values_of(const baize::Setup& setup) { return blackjack::value_shoe(count::face_shoe(setup.shoe())); }

// A deck of these cards alone.
std::uint64_t all_but(std::initializer_list<const char*> cards) {
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (const char* card : cards) without &= ~(std::uint64_t{1} << parse_card(card).value().index());
    return without;
}

TEST(Dragon21Odds, FastEqualsTheRealRoundOnShortDecks) {
    for (const auto& setup :
         {setup_of(2, all_but({"5s", "9h", "Td", "Ac"})), setup_of(2, all_but({"As", "7h", "6d", "Kc"})),
          setup_of(1, all_but({"7s", "8h", "8d", "Tc", "Ks", "Ah", "3c"})), setup_of(3, all_but({"9s", "8h", "4d"}))}) {
        const auto counted = rounds(values_of(setup));
        for (const auto& [position, returns] : enumerate_distributions(setup)) {
            const Rows rows = setup.pays(position.wager);
            const ReturnDistribution ours = position.wager == Dragon  ? dragon_returns(counted, rows)
                             : position.wager == Tiger ? tiger_returns(counted, rows)
                             : position.wager == Tie   ? tie_returns(counted, rows)
                                                       : perfect_pairs_returns(count::face_shoe(setup.shoe()), rows);
            EXPECT_EQ(ours.edge(), returns.edge()) << position_name(kGame, position);
            EXPECT_EQ(ours.variance(), returns.variance()) << position_name(kGame, position);
            EXPECT_EQ(ours.hit(), returns.hit()) << position_name(kGame, position);
        }
    }
}

// ---- A literal count: single cards, one after the other, as they are dealt ------------------------------------------

using Conclusion = std::tuple<int, bool, int, bool>;

class Literal {
public:
    explicit Literal(const ValueShoe& shoe) : left_(shoe.of_each_kind()), cards_(shoe.size()) {}
    std::map<Conclusion, Ratio> count() {
        draw(1, [&](int d1, const Ratio& a) {
            draw(a, [&](int t1, const Ratio& b) {
                draw(b, [&](int d2, const Ratio& c) {
                    draw(c, [&](int t2, const Ratio& chance) { initial({d1, d2}, {t1, t2}, chance); });
                });
            });
        });
        return chances_;
    }

private:
    using Cards = std::vector<int>;

    template <class Then>
    void draw(const Ratio& chance, Then then) {
        for (int value = 1; value <= 10; ++value) {
            int& left = left_[static_cast<std::size_t>(value)];
            if (left == 0) continue;
            const Ratio here = chance * baize::fraction(left, cards_);
            --left, --cards_;
            then(value, here);
            ++left, ++cards_;
        }
    }
    static int total(const Cards& cards) {
        int sum = 0, aces = 0;
        for (const int card : cards) { sum += card == 1 ? 11 : card; aces += card == 1; }
        for (; sum > 21 && aces > 0; --aces) sum -= 10;  // every ace that must be one is one
        return sum;
    }
    void initial(const Cards& dragon, const Cards& tiger, const Ratio& chance) {
        if (total(dragon) == 21 || total(tiger) == 21) {
            const auto one = [](const Cards& cards) {
                return total(cards) == 21 ? std::pair(21, true) : std::pair(0, false);
            };
            chances_[{one(dragon).first, one(dragon).second, one(tiger).first, one(tiger).second}] += chance;
            return;
        }
        play(dragon, tiger, chance);
    }
    void play(const Cards& dragon, const Cards& tiger, const Ratio& chance) {
        const bool first = total(dragon) <= 16;
        if (!first && total(tiger) > 16) { chances_[{total(dragon), false, total(tiger), false}] += chance; return; }
        draw(chance, [&](int value, const Ratio& here) {
            Cards more = first ? dragon : tiger;
            more.push_back(value);
            play(first ? more : dragon, first ? tiger : more, here);
        });
    }

    std::array<int, 11> left_;
    int cards_;
    std::map<Conclusion, Ratio> chances_;
};

TEST(Dragon21Odds, FastEqualsALiteralCount) {
    const ValueShoe shoes[] = {{0, 2, 1, 0, 1, 1, 1, 0, 1, 1, 2}, {0, 4, 0, 0, 0, 2, 3, 0, 0, 2, 3},
                               {0, 6, 0, 0, 0, 0, 2, 1, 0, 0, 4},
                               {0, 0, 2, 1, 1, 0, 1, 1, 1, 1, 2}, {0, 8, 0, 1, 0, 0, 3, 0, 0, 0, 3}};
    for (const ValueShoe& shoe : shoes) {
        std::map<Conclusion, Ratio> ours;
        Integer all = 0;
        const auto counted = rounds(shoe);
        for (const RoundWays& each : counted) all += each.ways;
        for (const RoundWays& each : counted) {
            Ratio chance(each.ways, all);
            chance.canonicalize();
            ours[{each.dragon.total, each.dragon.blackjack, each.tiger.total, each.tiger.blackjack}] += chance;
        }
        EXPECT_EQ(ours, Literal(shoe).count());
    }
}

// ---- Full shoes -----------------------------------------------------------------------------------------------------

TEST(Dragon21Odds, R16_AsPrintedThePlayerHasAnAdvantageOf10_7Percent) {
    LONG_COUNT();
    const auto counted = rounds(values_of(setup_of(8)));
    EXPECT_NEAR(100 * nearest(dragon_returns(counted, kHand).edge()), -10.7, 0.05);
    int figures = 0;
    for (const Verification& each : verify_figures()) {
        if (each.game != kGame.id) continue;
        ++figures;
        EXPECT_EQ(each.verdict, Verdict::Agrees) << each.figure->wager << ": " << each.ours;
    }
    EXPECT_GE(figures, 1);
}

TEST(Dragon21Odds, R16_CheckWarnsOfIt) {
    const auto config = parse_table(testing_support::example_table("nz.dragon21.toml"));
    ASSERT_TRUE(config) << to_string(config.refusal());
    int warned = 0;
    for (const Finding& finding : check_prices(prices_of(*config, {}), config->edge_warning))
        warned += finding.weight == Weight::Warning &&
                  finding.what.find("favours the player: the house edge is -10.7") != std::string::npos;
    EXPECT_EQ(warned, 2);
}

// The hands differ only in which is drawn first, and any order of the shoe is as likely as any other.
TEST(Dragon21Odds, DragonAndTigerAreWorthTheSame) {
    LONG_COUNT();
    for (int decks = 1; decks <= 8; ++decks) {
        const auto counted = rounds(values_of(setup_of(decks)));
        EXPECT_EQ(dragon_returns(counted, kHand).weights(), tiger_returns(counted, kHand).weights()) << decks;
    }
}

TEST(Dragon21Odds, R5_1c_BlackjackTiesByHand) {
    Integer both = 0, all = 0;
    for (const RoundWays& each : rounds(values_of(setup_of(4)))) {
        all += each.ways;
        if (each.dragon.blackjack && each.tiger.blackjack) both += each.ways;
    }
    Ratio chance(both, all);
    chance.canonicalize();
    EXPECT_EQ(chance, baize::fraction(2L * 16 * 64 * 2 * 15 * 63, 208L * 207 * 206 * 205));
}

// With d decks the second card is one of 4d - 1 of its rank: d - 1 of its suit, d of its colour, 2d of the other.
TEST(Dragon21Odds, R11A_1_PerfectPairsByHand) {
    for (int decks = 1; decks <= 8; ++decks) {
        const long n = 52L * decks - 1;
        const Ratio edge = 1 - baize::fraction(31 * (decks - 1) + 11 * decks + 6 * 2 * decks, n);
        EXPECT_EQ(perfect_pairs_returns(count::face_shoe(setup_of(decks).shoe()), kPerfectPairs).edge(), edge) << decks;
    }
}

TEST(Dragon21Odds, AnswersInTime) {
    const std::clock_t start = std::clock();  // of this process, however busy the machine is
    rounds(values_of(setup_of(8)));
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_LT(seconds, 30);  // it takes a fraction of one: a count that grows beyond all bounds is what is looked for
}

TEST(Dragon21Odds, AShoeThatCanRunOutIsRefused) {
    EXPECT_THROW(rounds({0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0}), std::invalid_argument);
    EXPECT_THROW(rounds({0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0}), std::invalid_argument);
}

// Twelve cards of ten thousand have more draws than 128 bits hold; two cards of any number have not.
TEST(Dragon21Odds, AShoeTooLargeToCountIsRefused) {
    EXPECT_THROW(rounds({0, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000}), std::invalid_argument);
    EXPECT_EQ(rounds({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000}).size(), 1u);
}

}  // namespace
}  // namespace baize::dragon21::dragon21_odds_test
