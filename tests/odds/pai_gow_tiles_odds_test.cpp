// The exact prices of Pai Gow Tiles: figures from elsewhere, single tiles in a slow count, and the balanced rule.
#include "odds/pai_gow_tiles/returns.hpp"

#include <gtest/gtest.h>

#include "core/deck.hpp"
#include "games/pai_gow_tiles/balanced.hpp"
#include "games/pai_gow_tiles/pai_gow_tiles.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole sets are counted");

namespace baize::pai_gow_tiles::pai_gow_tiles_odds_test {
namespace {

const ShoePolicy kSet{.decks = 1, .deck = &kTiles};
using TableSetup = Setup;  // inside a TEST the name Setup is a member of testing::Test

Price priced(const char* wager, const Choices& choices = {}) {
    const auto prices = *price(*Setup::make(kGbGame, choices), {});
    for (const Price& each : prices)
        if (each.wager == wager) return each;
    throw std::logic_error("no such price");
}

// Ruling R79; 14.44 prints 13.2.
TEST(PaiGowTilesOdds, R14_44_TheBonanzaBonus) {
    EXPECT_NEAR(100 * priced("bonanza-bonus").edge, 13.152243, 5e-7);
    EXPECT_NEAR(100 * priced("bonanza-bonus", {{{"mixed-pairs", "not-as-one-pair"}}, {}, {}}).edge, 26.066593, 5e-7);
    EXPECT_NEAR(100 * priced("bonanza-bonus", {{{"mixed-pairs", "never"}}, {}, {}}).edge, 26.838942, 5e-7);
}

// Ruling R52: by the printed rows alone the best player has the advantage; by the balanced rule the house keeps 2.27 %.
TEST(PaiGowTilesOdds, R52_TheLocalRuleDecidesWhoHasTheAdvantage) {
    EXPECT_LT(priced("main", {{{"house-way", "none"}}, {}, {}}).edge, 0);
    EXPECT_EQ(priced("main", {{{"house-way", "none"}}, {}, {}}).supposes,
              "a dealer without a rule who makes the highest high hand he can");
    EXPECT_EQ(priced("main").exact, "41841239/1840702500");
    EXPECT_NEAR(100 * priced("main").edge, 2.273113, 5e-7);
    EXPECT_NEAR(100 * priced("main", {{{"wild-tiles", "pairs-only"}}, {}, {}}).edge, 2.139108, 5e-7);
}

// The best player never does worse than by the house way; a Tie that is played jointly costs less with the main wager
// than both apart.
TEST(PaiGowTilesOdds, R79_TheTieUnderTheMainPlayAndJointly) {
    const TableSetup setup(kGbGame);
    const Deals deals(kSet, terms_of(setup));
    const auto best = deals.distributions(Play::BestMain), house = deals.distributions(Play::HouseWay),
               joint = deals.distributions(Play::BestMainAndTie);
    EXPECT_LT(best.main.edge(), house.main.edge());
    EXPECT_NEAR(100 * nearest(house.main.edge()), 2.291307, 5e-7);
    EXPECT_NEAR(100 * nearest(best.tie.edge()), 13.393372, 5e-7);
    EXPECT_GT(joint.main.edge(), best.main.edge());
    EXPECT_LT(joint.main.edge() + joint.tie.edge(), best.main.edge() + best.tie.edge());
    EXPECT_EQ(priced("bonanza-tie").exact, best.tie.exact_edge());
    EXPECT_EQ(priced("bonanza-tie+jointly").exact, joint.tie.exact_edge());
}

TEST(PaiGowTilesOdds, EveryTableIsBetterThanTheMinimum) {
    for (const char* table : {"1", "2", "3", "4"})
        EXPECT_LT(priced("bonanza-bonus", {{}, {{"bonanza-bonus", table}}, {}}).edge, priced("bonanza-bonus").edge);
    for (const char* table : {"1", "2"})
        EXPECT_LT(priced("bonanza-tie", {{}, {{"bonanza-tie", table}}, {}}).edge, priced("bonanza-tie").edge);
}

// ---- The slow count: single tiles, every four of them and every four of the rest --------------------------------

std::vector<Card> all_tiles(std::uint64_t without) {
    std::vector<Card> tiles;
    for (std::size_t face = 0; face < kTiles.faces.size(); ++face)
        for (int copy = 0; copy < kTiles.faces[face].copies && !(without >> face & 1u); ++copy)
            tiles.push_back(Card::from_index(face));
    return tiles;
}

template <class Each>
void each_four(const std::vector<Card>& tiles, const Each& each) {
    for (std::size_t a = 0; a < tiles.size(); ++a)
        for (std::size_t b = a + 1; b < tiles.size(); ++b)
            for (std::size_t c = b + 1; c < tiles.size(); ++c)
                for (std::size_t d = c + 1; d < tiles.size(); ++d) {
                    std::vector<Card> rest;
                    for (std::size_t i = 0; i < tiles.size(); ++i)
                        if (i != a && i != b && i != c && i != d) rest.push_back(tiles[i]);
                    each(Stack{tiles[a], tiles[b], tiles[c], tiles[d]}, rest);
                }
}

// Means of the main wager by the best setting, and of the main wager and a Tie by the best of both.
struct Slow {
    Ratio main = 0, both = 0, bonus = 0;
    long deals = 0;
};

Slow slow_count(std::uint64_t without, const Terms& terms) {
    Slow slow;
    const auto net = [](const Return& verdict) -> Ratio {
        if (verdict.outcome == Outcome::Win) return ratio(verdict.odds);
        return verdict.outcome == Outcome::Lose ? Ratio(ratio(verdict.odds) - 1) : Ratio(0);
    };
    each_four(all_tiles(without), [&](const Stack& own, const std::vector<Card>& rest) {
        const FourTiles four = four_tiles(own, terms.mixed);
        std::array<Ratio, 3> main{}, tie{};
        long here = 0;
        each_four(rest, [&](const Stack& dealers, const std::vector<Card>&) {
            const Setting dealer = terms.dealer.set(dealers).ranks;
            for (std::size_t with = 1; with <= 3; ++with) {
                const int won = hands_won(split(own, with, terms.dealer.wild).ranks, dealer);
                main[with - 1] += net(settle_main(won, terms.main));
                tie[with - 1] += net(settle_tie(four, won, false, terms.tie));
            }
            slow.bonus += net(settle_bonus(four, four_tiles(dealers, terms.mixed), terms.bonus));
            ++here;
        });
        std::array<Ratio, 3> both{};
        for (std::size_t i = 0; i < 3; ++i) both[i] = main[i] + std::max(tie[i], Ratio(fraction(-here, 2)));
        slow.main += *std::max_element(main.begin(), main.end());
        slow.both += *std::max_element(both.begin(), both.end());
        slow.deals += here;
    });
    return slow;
}

std::uint64_t only(std::initializer_list<std::string_view> names) {
    std::uint64_t without = (std::uint64_t{1} << kTiles.faces.size()) - 1;
    for (const std::string_view name : names) without &= ~(std::uint64_t{1} << kTiles.find(name)->index());
    return without;
}

TEST(PaiGowTilesOdds, EqualToSingleTilesOnShortSets) {
    const std::uint64_t sets[] = {only({"6-6", "1-1", "3-6", "4-5", "2-6", "1-2", "2-4"}),
                                  only({"3-3", "1-5", "1-6", "1-3", "2-3", "1-4", "5-6"}),
                                  only({"4-4", "2-2", "2-6", "3-5", "2-5", "3-4", "1-2", "5-5"}),
                                  // Heaven beside what rulings R92 and R93 speak of
                                  only({"6-6", "4-4", "3-6", "3-5", "2-4", "1-3", "1-6"})};
    const char* const rules[] = {"balanced", "strengthen-high", "strengthen-low", "balanced"};
    for (std::size_t i = 0; i < std::size(sets); ++i) {
        const TableSetup setup =
            *TableSetup::make(kGbGame, {{{"house-way", rules[i]}}, {{"bonanza-tie", "2"}}, {}});
        const Terms terms = terms_of(setup);
        ShoePolicy shoe = kSet;
        shoe.without = sets[i];
        const Deals deals(shoe, terms);
        const Slow slow = slow_count(sets[i], terms);
        EXPECT_EQ(deals.distributions(Play::BestMain).main.mean(), slow.main / slow.deals) << i;
        const auto joint = deals.distributions(Play::BestMainAndTie);
        EXPECT_EQ(joint.main.mean() + joint.tie.mean(), slow.both / slow.deals) << i;
        EXPECT_EQ(deals.bonus_returns().mean(), slow.bonus / slow.deals) << i;
    }
}

TEST(PaiGowTilesOdds, EveryTwoStacksOfAWholeSet) {
    const Deals deals(kSet, Terms{});
    EXPECT_EQ(deals.kinds().size(), 4285u);
    EXPECT_EQ(deals.distributions(Play::BestMain).main.total(), Integer(35960) * 20475) << "C(32,4) and C(28,4)";
    EXPECT_EQ(deals.bonus_returns().total(), Integer(35960) * 20475);
}

// ---- A player's bank --------------------------------------------------------------------------------------------

// What the bank has of some wagers of one unit each, by the function that settles it.
Ratio banked(std::initializer_list<int> hands_won, long units) {
    Money losing{}, winning{};
    const Money unit{100'00}, bank{units * unit.cents};
    for (const int won : hands_won) {
        if (won == 0) losing += unit;
        if (won == 2) winning += unit;
    }
    const Return verdict = settle_bank(losing, winning, bank);
    if (verdict.outcome == Outcome::Win) return ratio(verdict.odds);
    return verdict.outcome == Outcome::Lose ? Ratio(ratio(verdict.odds) - 1) : Ratio(0);
}

// Twelve single tiles: the bank against one player and against two, for each unit covered.
struct SlowBank {
    Ratio one = 0, two = 0;
    long of_one = 0, of_two = 0;
};

SlowBank slow_bank(const std::vector<Card>& tiles, const Deals& deals, Play players, bool best) {
    std::vector<Setting> settings;
    for (const Kind& kind : deals.kinds())
        settings.push_back(
            kind.settings[static_cast<std::size_t>(deals.decide(kind, deals.won(kind), players).setting)].ranks);
    const auto set = [&](const Stack& stack) {
        return settings[static_cast<std::size_t>(&deals.kind_of(stack) - deals.kinds().data())];
    };
    SlowBank slow;
    each_four(tiles, [&](const Stack& bank, const std::vector<Card>& rest) {
        std::array<Ratio, 3> one{}, two{};
        const auto own = splits(bank, deals.terms().dealer.wild);
        each_four(rest, [&](const Stack& a, const std::vector<Card>& left) {
            const Setting first = set(a);
            for (std::size_t i = 0; i < 3; ++i) one[i] += banked({hands_won(first, own[i].ranks)}, 1);
            ++slow.of_one;
            each_four(left, [&](const Stack& b, const std::vector<Card>&) {
                const Setting second = set(b);
                for (std::size_t i = 0; i < 3; ++i)
                    two[i] += banked({hands_won(first, own[i].ranks), hands_won(second, own[i].ranks)}, 2);
                ++slow.of_two;
            });
        });
        const Setting house_way = deals.terms().dealer.set(bank).ranks;
        std::size_t at = 0;
        while (own[at].ranks != house_way) ++at;
        slow.one += best ? *std::max_element(one.begin(), one.end()) : one[at];
        slow.two += best ? *std::max_element(two.begin(), two.end()) : two[at];
    });
    return slow;
}

TEST(PaiGowTilesOdds, R80_TheBankIsWorthWhatSingleTilesShow) {
    const std::uint64_t twelve = only({"6-6", "1-1", "3-6", "4-5", "2-6", "1-2", "2-4", "1-3", "1-4"});
    ShoePolicy shoe = kSet;
    shoe.without = twelve;
    const auto tiles = all_tiles(twelve);
    ASSERT_EQ(tiles.size(), 12u);
    const Deals deals(shoe, Terms{});
    for (const Play players : {Play::HouseWay, Play::BestMain})
        for (const BanksSetting sets : {BanksSetting::HouseWay, BanksSetting::Best}) {
            const BankWorth worth = bank_worth(deals, players, sets);
            const SlowBank slow = slow_bank(tiles, deals, players, sets == BanksSetting::Best);
            EXPECT_EQ(worth.against_one.mean(), slow.one / slow.of_one);
            EXPECT_GT(slow.two / slow.of_two, worth.against_one.mean()) << "the levy is on less";
            EXPECT_LE(slow.two / slow.of_two, worth.at_most);
        }
}

TEST(PaiGowTilesOdds, R80_TheBankOfAWholeSet) {
    const Choices with{{{"player-bank", "yes"}}, {}, {}};
    EXPECT_EQ(priced("bank", with).exact, "11871299/1840702500") << "0.644933 %";
    EXPECT_EQ(priced("bank+best-setting", with).exact, "23522621/3681405000") << "0.638958 %";
    EXPECT_EQ(priced("bank+house-way-players", with).exact, "220733/35398125") << "0.623573 %";
    EXPECT_NE(priced("bank", with).note.find("between 0.1347 % and this one"), std::string::npos);
    EXPECT_EQ(priced("bank", with).supposes, "one opponent, whose winnings count too");
    EXPECT_EQ(priced("main", with).exact, priced("main").exact) << "against the house, who holds it else";
    EXPECT_THROW(priced("bank"), std::logic_error) << "not offered";
}

// A simulation lays the bank against a wager of its own, and finds the price of both.
TEST(PaiGowTilesOdds, R80_TheBankIsSimulated) {
    const TableSetup setup = *TableSetup::make(kGbGame, {{{"player-bank", "yes"}}, {}, {}});
    SimulationRequest request;
    request.rounds = 40'000;
    request.strategy = [&] { return best_strategy(setup); };
    for (const SimulatedWager& wager : simulate(setup, request).wagers) {
        const Price exact = priced(std::string(setup.game().wagers[wager.position.wager].id).c_str(),
                                   {{{"player-bank", "yes"}}, {}, {}});
        EXPECT_LT(std::abs(wager.edge() - exact.edge), 4 * wager.standard_error) << exact.wager;
    }
}

// ---- The balanced rule ------------------------------------------------------------------------------------------

TEST(PaiGowTilesOdds, R52_TheBalancedRuleIsFoundAgain) {
    LONG_COUNT();
    Terms terms;
    EXPECT_EQ(balance(kSet, terms), kBalanced);
    terms.dealer.wild = WildTiles::InPairsOnly;
    EXPECT_EQ(balance(kSet, terms), kBalancedPairsOnly);
}

// To set one hand otherwise, whichever, gives the best player more.
TEST(PaiGowTilesOdds, R52_OtherRulesGiveTheBestPlayerMore) {
    const Ratio balanced = Deals(kSet, Terms{}).distributions(Play::BestMain).main.edge();
    for (const std::size_t square : {100u, 777u, 1500u, 2000u}) {
        std::string chart(kBalanced);
        if (chart[square] == '-') continue;
        for (const char with : {'2', '3', '4'}) {
            chart[square] = with;
            Terms terms;
            terms.dealer.chart = chart;
            EXPECT_LE(Deals(kSet, terms).distributions(Play::BestMain).main.edge(), balanced) << square << with;
        }
    }
    for (const LocalRule rule : {LocalRule::StrengthenHigh, LocalRule::StrengthenLow}) {
        Terms terms;
        terms.dealer.local = rule;
        EXPECT_LT(Deals(kSet, terms).distributions(Play::BestMain).main.edge(), balanced);
    }
}

// The rule cannot be much bettered: the most that any rule could keep is a few millionths more.
TEST(PaiGowTilesOdds, R52_NoRuleKeepsMuchMore) {
    const Deals deals(kSet, Terms{});
    const Ratio kept = deals.distributions(Play::BestMain).main.edge(), most = most_by_any_rule(deals);
    EXPECT_GT(most, kept);
    EXPECT_LT(most - kept, fraction(5, 1'000'000));
    EXPECT_NE(explain(TableSetup(kGbGame))->note.find("keeps 2.2731 %, and no rule whatever keeps more than 2.2736 %"),
              std::string::npos);
}

// Five places leave five hands without a pair: each of the 243 rules, with the player who is best against it.
TEST(PaiGowTilesOdds, R52_TheMostOfAnyRuleOnAShortSet) {
    const char* const names[] = {"6-6", "1-1", "4-4", "1-3", "2-6"};
    ShoePolicy shoe = kSet;
    shoe.without = only({"6-6", "1-1", "4-4", "1-3", "2-6"});
    std::vector<std::size_t> squares;
    for (const char* left_out : names) {
        std::array<int, kStack> places{};
        std::size_t found = 0;
        for (const char* name : names)
            if (name != left_out) places[found++] = place_of(kTiles.find(name).value());
        squares.push_back(chart_square(places));
    }
    std::vector<Ratio> kept, most;
    for (int rule = 0; rule < 243; ++rule) {
        std::string chart(kBalanced);
        for (int i = 0, left = rule; i < 5; ++i, left /= 3)
            chart[squares[static_cast<std::size_t>(i)]] = static_cast<char>('2' + left % 3);
        Terms terms;
        terms.dealer.chart = chart;
        const Deals deals(shoe, terms);
        kept.push_back(deals.distributions(Play::BestMain).main.edge());
        most.push_back(most_by_any_rule(deals));
        EXPECT_GE(most.back(), kept.back());
    }
    EXPECT_LE(*std::max_element(kept.begin(), kept.end()), *std::min_element(most.begin(), most.end()));
    EXPECT_LT(*std::min_element(kept.begin(), kept.end()), *std::max_element(kept.begin(), kept.end()));
}

// The chart that a dealer goes by has a letter for every hand without a pair, and the dealer sets by it.
TEST(PaiGowTilesOdds, R52_TheChartThatIsPrintedIsTheRule) {
    const auto told = *explain(TableSetup(kGbGame));
    ASSERT_TRUE(told.chart);
    std::size_t squares = 0;
    for (const Section& section : told.chart->sections)
        for (const Square& square : section.squares) {
            if (square.play.empty()) continue;
            ++squares;
            const std::string second = square.row.substr(0, 3), third = square.row.substr(4);
            const Stack stack{*kTiles.find(section.id), *kTiles.find(second), *kTiles.find(third),
                              *kTiles.find(square.column)};
            const Split set = HouseWay{}.set(stack);
            const std::uint8_t* beside = set.high[0] == 0 ? set.high : set.low;
            ASSERT_EQ(beside[0], 0);
            EXPECT_EQ(square.play, std::to_string(beside[1] + 1)) << section.id << " " << square.row;
        }
    EXPECT_EQ(squares, 2275u);
}

}  // namespace
}  // namespace baize::pai_gow_tiles::pai_gow_tiles_odds_test
