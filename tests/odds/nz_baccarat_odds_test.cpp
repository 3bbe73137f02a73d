// NZ Baccarat: against the real round on short shoes, closed forms, and figures from elsewhere.
#include "games/baccarat/nz_baccarat.hpp"
#include "odds/punto_banco/returns.hpp"
#include "odds/slow_prices.hpp"
#include "odds/wagers.hpp"
#include "support/long_count.hpp"

LONG_COUNTS_ONLY("whole decks and shoes are counted");

namespace baize::nz_baccarat_odds_test {
namespace {

using TableSetup = Setup;

TableSetup table(const Choices& choices = {}) {
    auto setup = TableSetup::make(baccarat::kNzGame, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

std::map<std::string, Price> prices(const TableSetup& setup, std::string_view wager = "") {
    const auto list = price(setup, {std::string(wager), false, false, {}});
    if (!list) throw std::logic_error(to_string(list.refusal()));
    std::map<std::string, Price> named;
    for (const Price& each : *list) named[each.wager] = each;
    return named;
}

Ratio exact(const Price& price) {
    Ratio edge(price.exact);
    edge.canonicalize();
    return edge;
}

// A side wager needs an initial wager beside it, so one player has both.
std::map<std::string, Ratio> edges_by_rounds(const TableSetup& setup, const std::vector<std::string>& sides) {
    const Money unit = priced_stake(setup);
    std::vector<PlaceBet> bets;
    for (const char* main : {"player", "banker", "tie"})
        bets.push_back({0, 0, find_position(setup.game(), main).value(), unit});
    for (const std::string& name : sides) bets.push_back({0, 0, find_position(setup.game(), name).value(), unit});
    std::map<std::string, Ratio> edges;
    enumerate(setup, {}, bets, nullptr, [&](const Session& session, const Ratio& chance) {
        for (const Line& line : session.table().lines())
            edges[position_name(setup.game(), line.position)] -= chance * exact_net(line, unit);
    });
    return edges;
}

void expect_equal(const TableSetup& setup, const std::vector<std::string>& sides) {
    const auto fast = prices(setup);
    for (const auto& [name, edge] : edges_by_rounds(setup, sides))
        EXPECT_EQ(exact(fast.at(name)).get_str(), edge.get_str()) << name;
}

const std::vector<std::string> kSides = {"any-pair:player", "any-pair:banker", "lucky-match:player",
                                         "lucky-match:banker", "perfect-pairs:player", "perfect-pairs:banker"};

TEST(NzBaccaratOdds, EqualTheRealRoundOnShortShoes) {
    for (const char* variant : {"standard", "two-to-one"})
        for (const std::string_view cards : {"Ah Ad 2c 8s 3h Kd Kc", "3h 3c Kd 5s 8h 6c 2h"}) {
            TableSetup setup = table({{{"decks", "1"}, {"variant", variant}}, {}, {}});
            setup.strip_decks(slow_prices::all_but(cards));
            expect_equal(setup, kSides);
        }
}

// Ruling R14, the other reading: 5 % of what the banker's hand wins is kept back, and nothing else changes.
TEST(NzBaccaratOdds, R13_1_TwoToOneWithACommission) {
    for (const char* six : {"1:1", "1:2"})
        for (const std::string_view cards : {"Ah Ad 2c 8s 3h Kd Kc", "3h 3c Kd 5s 8h 6c 2h"}) {
            TableSetup setup = table(
                {{{"decks", "1"}, {"variant", "two-to-one"}, {"banker-six", six}, {"two-to-one-commission", "yes"}},
                 {},
                 {}});
            setup.strip_decks(slow_prices::all_but(cards));
            expect_equal(setup, {});
        }
    const auto without = prices(table({{{"variant", "two-to-one"}}, {}, {}})),
               with = prices(table({{{"variant", "two-to-one"}, {"two-to-one-commission", "yes"}}, {}, {}}));
    EXPECT_EQ(exact(with.at("player")), exact(without.at("player")));
    Ratio won = 0;  // what the banker's hand wins on average: all but what it loses
    for (const auto& [net, chance] : without.at("banker").returns)
        if (Ratio(net) > 0) won += Ratio(net) * Ratio(chance);
    EXPECT_NEAR(with.at("banker").edge - without.at("banker").edge, nearest(won) / 20, 1e-12);
}

// Three of every card: enough for a Lucky Triple Match, on either hand.
TEST(NzBaccaratOdds, R11D_8_TriplesEqualTheRealRound) {
    for (const std::string_view cards : {"Ah Kd 7c", "2h 2c 6d", "Th 3h 8s"})
        for (const char* scale : {"1", "2"}) {
            TableSetup setup = table(
                {{{"decks", "3"}, {"banker-six", "1:2"}, {"variant", "two-to-one"}}, {{"lucky-match", scale}}, {}});
            setup.strip_decks(slow_prices::all_but(cards));
            expect_equal(setup, kSides);
        }
}

TEST(NzBaccaratOdds, R5_10_EightDecksGiveThePublishedEdges) {
    const auto eight = prices(table());
    EXPECT_EQ(eight.at("player").exact, "241149546272/19524993263685");
    EXPECT_EQ(eight.at("banker").exact, "114753351728/10847218479825");
    EXPECT_NEAR(eight.at("tie").edge, 0.1436, 5e-5);
    EXPECT_NEAR(prices(table({{}, {{"tie", "9:1"}}, {}})).at("tie").edge, 0.0484, 5e-5);
}

TEST(NzBaccaratOdds, R11C_8_R11A_PairsByTheClosedForm) {
    for (int decks = 1; decks <= 8; ++decks) {
        const auto all = prices(table({{{"decks", std::to_string(decks)}}, {}, {}}));
        const auto of_rest = [&](int cards) { return fraction(cards, 52 * decks - 1); };
        for (const char* hand : {"player", "banker"}) {
            EXPECT_EQ(exact(all.at(std::string("any-pair:") + hand)), 1 - 12 * of_rest(4 * decks - 1)) << decks;
            EXPECT_EQ(exact(all.at(std::string("perfect-pairs:") + hand)),
                      1 - 6 * of_rest(2 * decks) - 11 * of_rest(decks) - 31 * of_rest(decks - 1))
                << decks;
        }
    }
}

// A Lucky Match is a perfect pair paid by its own scale, but for the hands that go on to a triple.
TEST(NzBaccaratOdds, R11D_9_WhatATripleAdds) {
    const TableSetup setup = table();
    const auto shoe = count::face_shoe(setup.shoe());
    std::int64_t triples[2] = {};
    for (int face = 0; face < kCardsInDeck; ++face) {
        triples[0] += punto_banco::punto_triples(shoe, Card::from_index(face));
        triples[1] += punto_banco::banco_triples(shoe, Card::from_index(face));
    }
    const auto all = prices(setup, "lucky-match");
    const Ratio pairs = 1 - 6 * fraction(16, 415) - 11 * fraction(8, 415) - 26 * fraction(7, 415);
    for (const int hand : {0, 1})
        EXPECT_EQ(exact(all.at(hand ? "lucky-match:banker" : "lucky-match:player")),
                  pairs - 75 * fraction(triples[hand], 4998398275503360))
            << hand;
}

TEST(NzBaccaratOdds, R14_TheAnteAtItsMostAndAtZero) {
    const auto plain = prices(table()), ante = prices(table({{{"variant", "ante-up"}}, {}, {}}));
    for (const std::string wager : {"player", "banker", "tie"}) {
        EXPECT_EQ(exact(ante.at(wager)), exact(plain.at(wager)));
        EXPECT_EQ(exact(ante.at(wager + "+ante")), exact(plain.at(wager)) + Ratio(1, 8));
    }
    EXPECT_EQ(exact(ante.at("ante")), 1);
    EXPECT_EQ(plain.count("player+ante"), 0u);
    const auto both = prices(table({{{"variant", "ante-up-two-to-one"}}, {}, {}})),
               two = prices(table({{{"variant", "two-to-one"}}, {}, {}}));
    EXPECT_EQ(exact(both.at("banker+ante")), exact(two.at("banker")) + Ratio(1, 8));
}

}  // namespace
}  // namespace baize::nz_baccarat_odds_test
