// The exact prices of Pai Gow Poker: figures from elsewhere, and the slow count of everything on short packs.
#include "odds/pai_gow_poker/settings.hpp"

#include <gtest/gtest.h>

#include "games/pai_gow_poker/pai_gow_poker.hpp"
#include "odds/best_play.hpp"
#include "odds/prices.hpp"
#include "odds/simulate.hpp"
#include "odds/wagers.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole packs are counted");

namespace baize::pai_gow_poker::pai_gow_poker_odds_test {
namespace {

constexpr std::int64_t kHands = 154'143'080;  // seven of 53

Pack of_ranks(std::initializer_list<int> ranks, bool joker = true) {
    Pack pack{.ranks = 0, .joker = joker};
    for (const int rank : ranks) pack.ranks |= rank::rank_bit(rank);
    return pack;
}

std::vector<Price> priced(const Choices& choices = {}, std::string_view wager = {}) {
    return *price(*Setup::make(kGame, choices), {.wager = std::string(wager)});
}

double edge_of(const Choices& choices, std::string_view wager) { return 100 * priced(choices, wager).at(0).edge; }

// ---- The slow truth -------------------------------------------------------------------------------------------------

// Every hand of seven of a pack, and how the house sets it.
struct SlowHand {
    Faces seven;
    Setting house;
};

std::vector<SlowHand> all_hands(const Pack& pack) {
    std::vector<int> cards;
    for (int face = 0; face < kCardsInDeck; ++face)
        if (pack.ranks >> (face / 4) & 1u) cards.push_back(face);
    if (pack.joker) cards.push_back(rank::kJokerIndex);
    std::vector<SlowHand> hands;
    const auto add = [&](const auto& self, std::size_t from, int left, Faces seven) -> void {
        if (left == 0) return void(hands.push_back({seven, set(seven, house_way(seven))}));
        for (std::size_t i = from; i + static_cast<std::size_t>(left) <= cards.size(); ++i)
            self(self, i + 1, left - 1, seven | Faces{1} << cards[i]);
    };
    add(add, 0, kSeven, 0);
    return hands;
}

// By the function that pays.
Outcomes slowly(const Setting& setting, Faces seven, const std::vector<SlowHand>& dealers) {
    Outcomes outcomes;
    for (const SlowHand& dealer : dealers) {
        if (dealer.seven & seven) continue;
        const Outcome outcome = settle_main(setting, dealer.house, book::kMain).outcome;
        outcomes.won += outcome == Outcome::Win;
        outcomes.lost += outcome == Outcome::Lose;
        ++outcomes.deals;
    }
    return outcomes;
}

std::int64_t worth_of(const Outcomes& outcomes) { return 19 * outcomes.won - 20 * outcomes.lost; }

// Four ranks: every hand against every hand, by the house way and by the best of the 21 settings.
TEST(PaiGowPokerOdds, AShortPackIsCountedAsTheSlowWayCountsIt) {
    for (const Pack& pack : {of_ranks({kAce, kKing, kQueen, kJack}), of_ranks({2, 3, 4, kAce}),
                             of_ranks({5, 9, 10, kKing}), of_ranks({7, 8, kQueen, kKing}, false)}) {
        const auto hands = all_hands(pack);
        Outcomes by_house_way, by_best;
        for (const SlowHand& hand : hands) {
            by_house_way += slowly(hand.house, hand.seven, hands);
            std::vector<SlowHand> dealers;
            for (const SlowHand& other : hands)
                if (!(other.seven & hand.seven)) dealers.push_back(other);
            std::optional<Outcomes> best;
            each_two(hand.seven, [&](Faces low) {
                const Setting setting = set(hand.seven, low);
                if (is_foul(setting)) return;
                const Outcomes one = slowly(setting, hand.seven, dealers);
                if (!best || worth_of(one) > worth_of(*best)) best = one;
            });
            by_best += *best;
        }
        const Settings settings(pack);
        EXPECT_EQ(settings.count({.house_way = true}), by_house_way) << pack.ranks;
        const Outcomes best = settings.count({.house_way = false});
        EXPECT_EQ(worth_of(best), worth_of(by_best)) << pack.ranks;
        EXPECT_EQ(best.deals, by_best.deals) << pack.ranks;
    }
}

// More ranks have flushes of five and six cards: some of the hands, each of its settings against every dealer's hand.
TEST(PaiGowPokerOdds, EachSettingIsWorthWhatTheSlowWayFinds) {
    std::size_t flushes = 0;
    for (const Pack& pack : {of_ranks({10, kJack, kQueen, kKing, kAce}), of_ranks({2, 4, 6, 9, kKing}),
                             of_ranks({2, 3, 4, 5, 7, kAce})}) {
        const auto hands = all_hands(pack);
        const Settings settings(pack);
        const BestSettings best(std::make_shared<const Settings>(pack), {19, 20});
        for (std::size_t i = 0; i < hands.size(); i += hands.size() / 400) {
            const Faces seven = hands[i].seven;
            const auto list = settings.settings_of(seven, {19, 20});
            for (const Worth& each : list) {
                EXPECT_EQ(each.outcomes, slowly(each.setting, seven, hands)) << seven << " " << each.low;
                flushes += each.setting.high.kind() == Kind::Flush;
            }
            EXPECT_EQ(worth_of(settings.of(seven, best.low_of(seven))), worth_of(list[0].outcomes)) << seven;
            const Faces low = house_way(seven);
            EXPECT_EQ(settings.of(seven, low), slowly(set(seven, low), seven, hands)) << seven;
        }
    }
    EXPECT_GT(flushes, 0u);
}

// What the trainer scores by: every setting but a foul, each by the dealers' hands one by one.
TEST(PaiGowPokerOdds, EveryLawfulSettingIsCountedAsTheSlowCountDoes) {
    const Pack pack = of_ranks({2, 4, 6, 9, kKing});
    const auto hands = all_hands(pack);
    const Settings settings(pack);
    std::size_t fouls = 0;
    for (std::size_t i = 0; i < hands.size(); i += hands.size() / 40) {
        const Faces seven = hands[i].seven;
        const auto list = settings.lawful_settings_of(seven);
        for (const Worth& each : list)
            EXPECT_EQ(each.outcomes, slowly(each.setting, seven, hands)) << seven << " " << each.low;
        std::size_t lawful = 0;
        each_two(seven, [&](Faces low) { ++(is_foul(set(seven, low)) ? fouls : lawful); });
        EXPECT_EQ(list.size(), lawful) << seven;
    }
    EXPECT_GT(fouls, 0u);
}

// What a seat holds, whatever its suits are called and in whichever order it came; how many the dealer has.
std::string up_to_suits(const View& view) {
    std::array<int, 4> suits = {0, 1, 2, 3};
    std::vector<int> least;
    do {
        std::vector<int> cards;
        for (const SeenHand& hand : view.hands)
            for (const auto& card : hand.cards)
                if (card) cards.push_back(card->index() / 4 * 4 + suits[static_cast<std::size_t>(card->index() % 4)]);
        std::sort(cards.begin(), cards.end());
        if (least.empty() || cards < least) least = cards;
    } while (std::next_permutation(suits.begin(), suits.end()));
    std::string key = std::to_string(static_cast<int>(view.stage)) + (view.question ? "?" : "");
    for (const int card : least) key += "," + std::to_string(card);
    for (const SeenHand& hand : view.hands) key += "/" + std::to_string(hand.cards.size());
    return view.lines.empty() ? key : std::string();  // once the dealer shows nothing is left to choose
}

// The real round by expectimax: a seat that saw more than its seven cards would do better than the count.
TEST(PaiGowPokerOdds, TheBestPlayOfTheRealRoundIsTheSame) {
    LONG_COUNT();
    const Pack pack = of_ranks({kAce, kKing, kQueen, 9}, false);
    baize::Setup setup(kGame);
    std::uint64_t without = rank::kJoker;
    for (int face = 0; face < kCardsInDeck; ++face)
        if (!(pack.ranks >> (face / 4) & 1u)) without |= std::uint64_t{1} << face;
    setup.strip_decks(without);
    BestPlayRequest request;
    request.bets = {{0, 1, {Main, 0}, priced_stake(setup)}};
    request.considers = [](const Question&) { return 1u << SetLow; };
    request.same_worth = up_to_suits;
    request.same_course = [](const Table& table) {
        Faces dealer = 0;
        for (const Hand& hand : table.house().hands) dealer |= faces_of(hand);
        return std::to_string(dealer) + "/" + std::to_string(table.house().hands[0].cards.size());
    };
    request.list_decisions = false;
    const BestPlay play = best_play(setup, request);
    const Outcomes counted = Settings(pack).count({.house_way = false});
    EXPECT_EQ(play.value, main_returns(counted, book::kMain).mean());
}

// ---- The whole pack -------------------------------------------------------------------------------------------------

TEST(PaiGowPokerOdds, R13_26_TheStandardWager) {
    EXPECT_NEAR(edge_of({{{"players-set", "by-house-way"}}, {}, {}}, "main"), 2.726242, 5e-7);
    EXPECT_NEAR(edge_of({}, "main"), 2.437140, 5e-7);
    EXPECT_EQ(priced({}, "main").at(0).method, Method::Exact);
    EXPECT_FALSE(priced({}, "main").at(0).exact.empty());
}

// The other reading of 13.21 is an option, since it moves the price of the best play.
TEST(PaiGowPokerOdds, R13_21_TheOtherReadingOfThreeAces) {
    const char* const other = "straight-behind";
    EXPECT_NEAR(edge_of({{{"players-set", "by-house-way"}, {"three-aces", other}}, {}, {}}, "main"), 2.724607, 5e-7);
    EXPECT_NEAR(edge_of({{{"three-aces", other}}, {}, {}}, "main"), 2.441411, 5e-7);
    const Pack pack = of_ranks({2, 10, kJack, kQueen, kAce});
    EXPECT_NE(Settings(pack, ThreeAces::StraightBehind).count({}), Settings(pack).count({}));
}

// What a simulation plays unless it is asked for the best: the house way, at its own exact price.
TEST(PaiGowPokerOdds, ASimulationBeginsWithTheHouseWay) {
    const baize::Setup setup(kGame);
    const auto chart = best_chart(setup);
    ASSERT_TRUE(chart);
    auto prices = priced();
    chart->reprice(prices);
    EXPECT_EQ(prices[0].exact, main_returns(kPrecomputed[0].house_way, book::kMain).exact_edge());
    EXPECT_EQ(prices[1].exact, priced()[1].exact) << "a side wager goes by the cards alone";
    EXPECT_EQ(chart->put("hard", {"12", "2", "H", {}})->clause, "13.21");
    SimulationRequest request;
    request.rounds = 40'000;
    request.strategy = [&] { return chart->strategy(); };
    const SimulatedWager main = simulate(setup, request).wagers.at(0);
    EXPECT_LT(std::abs(main.edge() - prices[0].edge), 4 * main.standard_error);
}

TEST(PaiGowPokerOdds, EveryHandIsLookedAt) { EXPECT_EQ(Settings().hands_looked_at(), 6'972'147); }

TEST(PaiGowPokerOdds, TheKeptResultIsWhatIsCounted) {
    if (!testing_support::long_run()) GTEST_SKIP() << "counts all deals twice: BAIZE_LONG";
    for (const ThreeAces three_aces : {ThreeAces::Split, ThreeAces::StraightBehind}) {
        const Settings settings({}, three_aces);
        const Precomputed& kept = kPrecomputed[static_cast<std::size_t>(three_aces)];
        EXPECT_EQ(settings.count({.house_way = true}), kept.house_way);
        EXPECT_EQ(settings.count({.house_way = false}), kept.best);
    }
}

// Of one hand the worth of each setting, by a count of all 53,524,680 hands of the dealer's.
TEST(PaiGowPokerOdds, OneHandAgainstEveryHandOfTheDealers) {
    if (!testing_support::long_run()) GTEST_SKIP() << "sets 53 million hands by the house way: BAIZE_LONG";
    using enum Suit;
    const Card cards[] = {{kAce, Hearts}, {kKing, Hearts}, {9, Hearts}, {7, Hearts}, {4, Hearts}, {9, Clubs},
                          {4, Spades}};
    const Faces seven = faces_of(cards);
    const auto list = Settings().settings_of(seven, {19, 20});
    std::vector<Outcomes> slow(list.size());
    const auto deal = [&](const auto& self, int from, int left, Faces dealer) -> void {
        if (left == 0) {
            const Setting house = set(dealer, house_way(dealer));
            for (std::size_t i = 0; i < list.size(); ++i) {
                const Outcome outcome = settle_main(list[i].setting, house, book::kMain).outcome;
                slow[i] += {outcome == Outcome::Win, outcome == Outcome::Lose, 1};
            }
            return;
        }
        for (int face = from; face <= kCardsInDeck; ++face)
            if (!(seven >> face & 1u)) self(self, face + 1, left - 1, dealer | Faces{1} << face);
    };
    deal(deal, 0, kSeven, 0);
    for (std::size_t i = 0; i < list.size(); ++i) EXPECT_EQ(list[i].outcomes, slow[i]) << list[i].low;
}

// ---- Side wagers ----------------------------------------------------------------------------------------------------

TEST(PaiGowPokerOdds, FortuneHandsOfAShortPack) {
    for (const Pack& pack : {of_ranks({10, kJack, kQueen, kKing, kAce}), of_ranks({2, 3, 4, 5, 6, kAce})}) {
        FortuneHands slow{};
        for (const SlowHand& hand : all_hands(pack)) ++slow[fortune_row(hand.seven).value_or(book::kFortuneRows)];
        EXPECT_EQ(count_fortune_hands(pack), slow) << pack.ranks;
    }
}

// Frequencies as they are published of the game with this joker (wizardofodds.com, Fortune Pai Gow Poker).
TEST(PaiGowPokerOdds, FortuneHandsOfTheWholePack) {
    const FortuneHands hands = count_fortune_hands({});
    EXPECT_EQ(hands, kFortuneHands);
    std::int64_t all = 0;
    for (const std::int64_t each : hands) all += each;
    EXPECT_EQ(all, kHands);
    using namespace book;
    EXPECT_EQ(hands[SevenStraightFlush], 32);
    EXPECT_EQ(hands[RoyalAndMatch], 72);
    EXPECT_EQ(hands[SevenStraightFlushJoker], 196);
    EXPECT_EQ(hands[FiveAces], 1128);
    EXPECT_EQ(hands[RoyalFlush], 26'020);
    EXPECT_EQ(hands[StraightFlush], 184'644);
    EXPECT_EQ(hands[FourOfAKind], 307'472);
    EXPECT_EQ(hands[FullHouse], 4'188'528);
    EXPECT_EQ(hands[Flush], 6'172'088);
    EXPECT_EQ(hands[ThreeOfAKind], 7'672'500);
    EXPECT_EQ(hands[Straight], 11'034'204);
}

// 13.44, 13.45: each other player's hand is worth the same, whatever the cards of one's own.
TEST(PaiGowPokerOdds, EnvyByTheNumberOfPlayers) {
    const FortuneHands& hands = kFortuneHands;
    std::int64_t pounds = 0;
    constexpr int kTable1[] = {500, 125, 50, 25, 10, 5, 2};
    for (std::size_t i = 0; i < book::kEnvyRows; ++i) pounds += hands[i] * kTable1[i];
    const Ratio worth = envy_worth(hands, book::kEnvyTables[0].rows);
    EXPECT_EQ(worth, fraction(pounds, kHands));
    const auto prices = priced({}, "fortune");
    ASSERT_EQ(prices.size(), 6u) << "alone, and with one to five others";
    for (std::size_t others = 1; others < prices.size(); ++others) {
        EXPECT_EQ(prices[others].wager, "fortune+envy:" + std::to_string(others + 1));
        EXPECT_NEAR(prices[others].edge, prices[0].edge - static_cast<double>(others) * nearest(worth) / 5, 1e-12);
    }
}

// By pairs of hands: what an Envy Bonus pays on a short pack with two players, played out.
TEST(PaiGowPokerOdds, EnvyOfTwoPlayersOnAShortPack) {
    const Pack pack = of_ranks({10, kJack, kQueen, kAce});
    std::vector<std::pair<Faces, std::int64_t>> hands;  // with what another player is paid for each
    for (const SlowHand& hand : all_hands(pack)) {
        const Return verdict = settle_envy(fortune_row(hand.seven), {5'00}, book::kEnvyTables[0].rows);
        hands.emplace_back(hand.seven, winnings({5'00}, verdict.odds).paid.cents);
    }
    std::int64_t pence = 0, pairs = 0;
    for (const auto& [own, paid_to_others] : hands)
        for (const auto& [other, paid] : hands)
            if (!(own & other)) ++pairs, pence += paid;
    EXPECT_EQ(envy_worth(count_fortune_hands(pack), book::kEnvyTables[0].rows), fraction(pence, 100 * pairs));
}

TEST(PaiGowPokerOdds, ACeilingCostsWhatItCuts) {
    const auto with = [](const char* ceiling) { return edge_of({{{"fortune-ceiling", ceiling}}, {}, {}}, "fortune"); };
    const double none = with("none");
    EXPECT_GT(with("1000.00"), none);
    EXPECT_EQ(with("250000000.00"), none) << "2500 times the highest wager of a table that says nothing";
    EXPECT_FALSE(priced({{{"fortune-ceiling", "1000.00"}}, {}, {}}, "fortune").at(0).supposes.empty());
    const FortuneHands& hands = kFortuneHands;
    const Rows rows = book::kFortuneTables[0].rows;
    const Ratio cut =
        fortune_returns(hands, rows, true).mean() - fortune_returns(hands, rows, true, Ratio(1500)).mean();
    EXPECT_EQ(cut, fraction(32 * (2500 - 1500), kHands)) << "the seven-card straight flush alone pays more";
}

// Ruling R88: by the lines that have no ceiling, of which a royal flush has the higher. Of 8 suited sequences of seven
// one holds it; with the joker the seven that lack one card of that, and those of 7 to king that lack an 8 or a 9.
TEST(PaiGowPokerOdds, R88_NoLowerThanTheLineBeneath) {
    const FortuneHands& hands = kFortuneHands;
    EXPECT_EQ(count_also_royal({}, hands), (AlsoRoyal{4, 72, 36}));
    const Rows rows = book::kFortuneTables[2].rows;  // 8000, 2000 and 1000 to 1; 150 and 50 beneath
    const auto lost = [&](int ceiling) {
        const Ratio capped = fortune_returns(hands, rows, false, Ratio(ceiling)).mean();
        return Ratio((fortune_returns(hands, rows, false).mean() - capped) * kHands);
    };
    EXPECT_EQ(lost(20), Ratio(28 * 7950 + 4 * 7850 + 72 * 1850 + 160 * 950 + 36 * 850));
    EXPECT_EQ(lost(100), Ratio(28 * 7900 + 4 * 7850 + 72 * 1850 + 160 * 900 + 36 * 850));
    EXPECT_EQ(lost(500), Ratio(32 * 7500 + 72 * 1500 + 196 * 500));
}

// The price with an Envy Bonus is that of its own stake: a ceiling of 10000 is 2000 times 5, and cuts 500 of 2500.
TEST(PaiGowPokerOdds, R67_ACeilingBesideAnEnvyBonusIsOfItsStake) {
    const auto with = priced({{{"fortune-ceiling", "10000"}}, {}, {}}, "fortune"), without = priced({}, "fortune");
    ASSERT_EQ(with[1].wager, "fortune+envy:2");
    EXPECT_EQ(with[1].unit, "wager of 5");
    EXPECT_NEAR(with[1].edge - without[1].edge, 32.0 * 500 / kHands, 1e-12);
    EXPECT_GT(with[0].edge - without[0].edge, with[1].edge - without[1].edge) << "at the highest stake it cuts more";
}

TEST(PaiGowPokerOdds, ThreePairsMoveFortuneByWhatTheyAre) {
    const FortuneHands& hands = kFortuneHands;
    const Rows rows = book::kFortuneTables[0].rows;
    EXPECT_EQ(fortune_returns(hands, rows, true).mean() - fortune_returns(hands, rows, false).mean(),
              fraction(hands[book::ThreePairs], kHands));
}

// 13.51: 26 of each colour and the joker.
TEST(PaiGowPokerOdds, Jokolor) {
    const auto choose = [](long n, long k) {
        long ways = 1;
        for (long i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
        return ways;
    };
    const long six = 2 * choose(26, 6), seven = 2 * choose(26, 7), joker = choose(52, 6) - six;
    const ReturnDistribution returns = jokolor_returns({}, book::kJokolor);
    EXPECT_EQ(returns.total(), kHands);
    EXPECT_EQ(returns.edge(), 1 - fraction(31 * six + 11 * seven + 6 * joker, kHands));
    EXPECT_NEAR(edge_of({}, "jokolor"), 100 * nearest(returns.edge()), 1e-12) << "priced by its name at any table";
    EXPECT_NEAR(edge_of({{{"side-wager", "jokolor"}}, {}, {}}, "jokolor"), 100 * nearest(returns.edge()), 1e-12);
    std::int64_t net = 0, all = 0;
    const Pack pack = of_ranks({2, 3, 4, 5});
    for (const SlowHand& hand : all_hands(pack)) {
        const Return verdict = settle_jokolor(has_joker(hand.seven), red_cards(hand.seven), book::kJokolor);
        net += verdict.outcome == Outcome::Win ? verdict.odds.num : -1;
        ++all;
    }
    EXPECT_EQ(jokolor_returns(pack, book::kJokolor).mean(), fraction(net, all));
}

}  // namespace
}  // namespace baize::pai_gow_poker::pai_gow_poker_odds_test
