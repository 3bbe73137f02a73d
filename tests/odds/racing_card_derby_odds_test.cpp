// The exact return distributions of Racing Card Derby: against the real round played through every course on short
// decks, against every order of a short deck of four suits, and against what symmetry says about full ones.
#include "odds/racing_card_derby/returns.hpp"

#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <vector>

#include "games/racing_card_derby/racing_card_derby.hpp"
#include "odds/enumerate.hpp"
#include "odds/prices.hpp"
#include "odds/wagers.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::racing_card_derby::racing_card_derby_odds_test {
namespace {

using Key = std::tuple<Suit, Suit, Suit, bool>;
Key key(const Result& result) { return {result.place[0], result.place[1], result.place[2], result.protested}; }

baize::Setup with_decks(int decks, std::uint64_t without = 0) {
    auto setup = baize::Setup::make(kGame, {{{"decks", std::to_string(decks)}}, {}, {}});
    setup->strip_decks(without);
    return *setup;
}

std::uint64_t all_but(std::initializer_list<const char*> cards) {
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (const char* card : cards) without &= ~(std::uint64_t{1} << parse_card(card)->index());
    return without;
}

// ---- Against slow counts --------------------------------------------------------------------------------------------

// Three suits only, so that the courses of a race are few enough for the round itself to be played through each.
TEST(RacingCardDerbyOdds, FastEqualsTheRealRoundOnAShortDeck) {
    const baize::Setup setup = with_decks(4, all_but({"2s", "4h", "5c"}));
    std::map<Key, Ratio> slow;
    enumerate(setup, {}, {}, nullptr, [&](const Session& session, const Ratio& chance) {
        Race race;
        for (const baize::Hand& area : session.table().house().hands)
            for (const Card card : area.cards) race.run(card);
        slow[key(race.result())] += chance;
    });
    const auto fast = results(race_shoe(setup.shoe()));
    EXPECT_EQ(fast.size(), slow.size());
    for (const ResultChance& each : fast) EXPECT_EQ(each.chance, slow[key(each.result)]);
}

// The money of the real round, for a wager of each type.
TEST(RacingCardDerbyOdds, DistributionsEqualWhatTheRealRoundPays) {
    const baize::Setup setup = with_decks(4, all_but({"2s", "4h", "5c"}));
    std::vector<PlaceBet> bets;
    for (const char* name : {"red", "black", "suit:spades", "suit:hearts", "exact-quinella:heart-spade",
                             "exact-trifecta:spade-heart-club"})
        bets.push_back({0, 0, find_position(kGame, name).value(), {200}});
    std::vector<std::map<Ratio, Ratio>> slow(bets.size());
    enumerate(setup, {}, bets, nullptr, [&](const Session& session, const Ratio& chance) {
        for (std::size_t i = 0; i < bets.size(); ++i)
            for (const Line& line : session.table().lines())
                if (line.position == bets[i].position) slow[i][fraction(line.net().cents, 200)] += chance;
    });
    const auto races = results(race_shoe(setup.shoe()));
    for (std::size_t i = 0; i < bets.size(); ++i) {
        const ReturnDistribution fast = returns_of(races, bets[i].position, setup.pays(bets[i].position.wager));
        EXPECT_EQ(fast.weights().size(), slow[i].size());
        for (const auto& [net, weight] : fast.weights())
            EXPECT_EQ(Ratio(weight) / fast.total(), slow[i][net]) << position_name(kGame, bets[i].position);
    }
}

// Ruling R11, the other reading: every line that is right is paid.
TEST(RacingCardDerbyOdds, R5_8_d_EveryLineOfATrifectaEqualsTheRealRound) {
    auto setup = baize::Setup::make(kGame, {{{"decks", "4"}, {"exact-trifecta-pays", "every-line"}}, {}, {}});
    ASSERT_TRUE(setup);
    setup->strip_decks(all_but({"2s", "4h", "5c"}));
    for (const char* name : {"exact-trifecta:spade-heart-club", "exact-trifecta:heart-club-spade"}) {
        std::map<Ratio, Ratio> slow;
        enumerate(*setup, {}, {{0, 0, find_position(kGame, name).value(), {200}}}, nullptr,
                  [&](const Session& session, const Ratio& chance) {
                      Money net{};
                      for (const Line& line : session.table().lines()) net += line.net();
                      slow[fraction(net.cents, 200)] += chance;
                  });
        const auto prices = price(*setup, {.wager = std::string(name)});
        ASSERT_TRUE(prices);
        ASSERT_EQ(prices->at(0).returns.size(), slow.size());
        for (const auto& [net, chance] : prices->at(0).returns)
            EXPECT_EQ(chance, nearest(slow[Ratio(net)])) << name << " " << net;
        EXPECT_EQ(slow.begin()->first, -1);
        EXPECT_EQ(slow.rbegin()->first, 13);
    }
    const auto four_suits = price(*baize::Setup::make(kGame, {{{"exact-trifecta-pays", "every-line"}}, {}, {}}),
                                  {.wager = "exact-trifecta:spade-heart-club"});
    ASSERT_TRUE(four_suits);  // of 24 orders 18 lose, 4 have the first alone right, one the first two and one all three
    EXPECT_EQ(four_suits->at(0).exact, in_lowest_terms(fraction(18 - 4 * 1 - 1 * 3 - 1 * 13, 24)));
}

// Every order of the suits of a deck, the protest a kind of its own; each weighted with the orders of single cards that
// it stands for, those of the cards that stay in the shoe included.
class EveryOrder {
public:
    explicit EveryOrder(const RaceShoe& shoe) {
        for (std::size_t s = 0; s < 4; ++s) left_[s] = shoe.quiet.of_each_kind()[s];
        left_[4] = shoe.cards.size() - shoe.quiet.size();
        cards_ = std::accumulate(left_.begin(), left_.end(), 0);
        run({}, 1);
    }
    std::map<Key, std::int64_t> ways;

private:
    void run(const Race& race, std::int64_t so_far) {
        if (race.over()) {
            for (int i = cards_; i > 1; --i) so_far *= i;
            ways[key(race.result())] += so_far;
            return;
        }
        --cards_;
        for (std::size_t kind = 0; kind < 5; ++kind) {
            if (left_[kind] == 0) continue;
            Race next = race;
            next.run(kind == 4 ? kProtest : Card(3, static_cast<Suit>(kind)));
            const std::int64_t here = so_far * left_[kind]--;
            run(next, here);
            ++left_[kind];
        }
        ++cards_;
    }

    std::array<int, 5> left_{};
    int cards_;
};

// Four suits alike; and three that differ, where some of the spades are protests.
TEST(RacingCardDerbyOdds, FastEqualsEveryOrderOfShortDecks) {
    LONG_COUNT();
    const RaceShoe shoes[] = {{{4, 4, 4, 4}, {4, 4, 4, 0}}, {{4, 0, 5, 6}, {4, 0, 5, 4}}};
    for (const RaceShoe& shoe : shoes) {
        const EveryOrder slow(shoe);
        std::int64_t orders = 1, counted = 0;
        for (int i = shoe.cards.size(); i > 1; --i) orders *= i;
        for (const auto& [result, ways] : slow.ways) counted += ways;
        ASSERT_EQ(counted, orders);
        const auto fast = results(shoe);
        EXPECT_EQ(fast.size(), slow.ways.size());
        for (const ResultChance& each : fast) EXPECT_EQ(each.chance, fraction(slow.ways.at(key(each.result)), orders));
    }
}

// ---- Full shoes -----------------------------------------------------------------------------------------------------

TEST(RacingCardDerbyOdds, ChancesAddUpToOne) {
    for (int decks = 1; decks <= 8; ++decks) {
        Ratio sum = 0;
        for (const ResultChance& each : results(race_shoe(with_decks(decks).shoe()))) sum += each.chance;
        EXPECT_EQ(sum, 1) << decks;
    }
}

// The suits are alike, so each of the 12 pairs and 24 triples is as likely as any other: 10 for 1 in 12; and 1, 2 and
// 10 for 4, 1 and 1 in 24, whatever the number of decks.
TEST(RacingCardDerbyOdds, R5_8_c_d_QuinellaAndTrifectaKeepATwelfth) {
    for (int decks = 1; decks <= 8; ++decks) {
        const auto setup = with_decks(decks);
        const auto races = results(race_shoe(setup.shoe()));
        for (const Position position : opening_positions(setup))
            if (position.wager == ExactQuinella || position.wager == ExactTrifecta) {
                EXPECT_EQ(returns_of(races, position, setup.pays(position.wager)).edge(), Ratio(1, 12))
                    << decks << position_name(kGame, position);
            }
    }
}

// Without a protest a colour and a suit are fair; a protest costs half a
// stake of each colour that wins and one of the suit.
TEST(RacingCardDerbyOdds, R5_8_a_b_AllThatTheHouseHasIsTheProtest) {
    for (int decks = 1; decks <= 8; ++decks) {
        const auto setup = with_decks(decks);
        const auto races = results(race_shoe(setup.shoe()));
        Ratio red_protested = 0, black_protested = 0, spades_protested = 0;
        for (const ResultChance& each : races) {
            if (!each.result.protested) continue;
            (red(each.result.place[0]) ? red_protested : black_protested) += each.chance;
            if (each.result.place[0] == Suit::Spades) spades_protested += each.chance;
        }
        const auto edge = [&](const char* name) {
            const Position position = find_position(kGame, name).value();
            return returns_of(races, position, setup.pays(position.wager)).edge();
        };
        EXPECT_EQ(edge("red"), red_protested / 2);
        EXPECT_EQ(edge("black"), black_protested / 2);
        EXPECT_EQ(edge("suit:spades"), spades_protested);
        EXPECT_EQ(edge("suit:hearts"), red_protested / 2);
        EXPECT_EQ(edge("suit:clubs"), edge("suit:hearts"));
    }
    // One deck: the two is one of the winner's four spades in 4 of 13 cases, and the spades win one race in four.
    const auto setup = with_decks(1);
    EXPECT_EQ(
        returns_of(results(race_shoe(setup.shoe())), find_position(kGame, "suit:spades").value(), setup.pays(SuitWager))
            .edge(),
        Ratio(1, 13));
}

// Seed 001 item 1: 6.35 % "across all wagering outcomes" is the mean, over one deck, of the four types of wager:
// colour, suit, quinella, trifecta.
TEST(RacingCardDerbyOdds, TheApplicantsAdvantageIsTheMeanOfFourTypesWithOneDeck) {
    const auto mean = [](int decks) {
        const auto setup = with_decks(decks);
        const auto races = results(race_shoe(setup.shoe()));
        std::map<int, std::pair<Ratio, int>> types;  // red and black are one type
        for (const Position position : opening_positions(setup)) {
            auto& [sum, spots] = types[std::max<int>(position.wager, Black)];
            sum += returns_of(races, position, setup.pays(position.wager)).edge();
            ++spots;
        }
        Ratio all = 0;
        for (const auto& [type, of] : types) all += of.first / of.second;
        return nearest(100 * all / static_cast<int>(types.size()));
    };
    EXPECT_NEAR(mean(1), 6.3514, 5e-5);
    for (int decks = 2; decks <= 8; ++decks) EXPECT_LT(mean(decks), 6.22) << "no other number of decks gives it";
}

TEST(RacingCardDerbyOdds, EveryPriceAtOnce) {
    for (int decks = 1; decks <= 8; ++decks) {
        const auto prices = price(with_decks(decks), {});
        ASSERT_TRUE(prices);
        EXPECT_EQ(prices->size(), 42u);
    }
}

TEST(RacingCardDerbyOdds, AShoeFromWhichARaceMayNotEndIsRefused) {
    EXPECT_THROW(results({{4, 1, 0, 0}, {4, 1, 0, 0}}), std::invalid_argument);
    EXPECT_THROW(results({{4, 4, 0, 0}, {4, 4, 0, 0}}), std::invalid_argument);
    EXPECT_THROW(results({{4, 3, 3, 3}, {4, 3, 3, 3}}), std::invalid_argument)
        << "the others may all be dealt before the winner";
}

}  // namespace
}  // namespace baize::racing_card_derby::racing_card_derby_odds_test
