// Rules of Let it Ride that no single round shows (gb-2011 section 12).
#include "games/let_it_ride/let_it_ride.hpp"

#include "games/let_it_ride/settle.hpp"
#include "rules/rules_table.hpp"

namespace baize::let_it_ride_rules_test {
namespace {

using namespace rules_table;
using let_it_ride::kGame;

std::vector<Card> cards(std::string_view text) {
    std::vector<Card> hand;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        hand.push_back(parse_card(text.substr(0, 2)).value());
    return hand;
}

Return hand(const char* five) {
    return let_it_ride::settle_hand(rank::best<rank::kFiveCards>(cards(five)),
                                    gb_2011::let_it_ride::kHandTables[0].rows);
}

Return bonus(const char* three) {
    return let_it_ride::settle_bonus(rank::best<rank::kThreeCards>(cards(three)),
                                     gb_2011::let_it_ride::kBonusTables[0].rows);
}

TEST(LetItRideRules, R12_2_TheOnlyWagers) {
    std::vector<std::string_view> laid;
    for (const WagerDef& wager : kGame.wagers) laid.push_back(wager.id);
    EXPECT_EQ(laid, (std::vector<std::string_view>{"main", "first", "second", "three-card-bonus"}));
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id)), 52);
}

TEST(LetItRideRules, R12_27_EveryHandByItsRow) {
    const std::pair<const char*, int> wins[] = {
        {"Ah Kh Qh Jh Th", 100}, {"Kh Qh Jh Th 9h", 50}, {"5h 4h 3h 2h Ah", 50}, {"2h 2d 2c 2s 3h", 25},
        {"2h 2d 2c 3s 3h", 11},  {"2h 3h 4h 5h 7h", 8},  {"5h 4d 3c 2s Ah", 5},  {"2h 2d 2c 3s 4h", 3},
        {"2h 2d 3c 3s 4h", 2},   {"Th Td 2c 3s 4h", 1},  {"Ah Ad 2c 3s 4h", 1}};
    for (const auto& [five, odds] : wins) {
        EXPECT_EQ(hand(five).outcome, Outcome::Win) << five;
        EXPECT_EQ(hand(five).odds, (Odds{odds, 1})) << five;
    }
    for (const char* five : {"9h 9d Ac Ks Qh", "2h 2d Ac Ks Qh", "Ah Kd Qc Js 9h"}) {
        EXPECT_EQ(hand(five).outcome, Outcome::Lose) << five;
        EXPECT_EQ(hand(five).clause, "12.28") << five;
    }
}

TEST(LetItRideRules, R12_30_EveryThreeCardHandByItsRow) {
    const std::pair<const char*, int> wins[] = {{"Qh Kh Ah", 50}, {"Kh Qh Jh", 40}, {"3h 2h Ah", 40}, {"7h 7d 7c", 8},
                                                {"Qh Kd Ah", 4},  {"3h 2d Ah", 4},  {"2h 9h Jh", 3},  {"2h 2d Ah", 1}};
    for (const auto& [three, odds] : wins) EXPECT_EQ(bonus(three).odds, (Odds{odds, 1})) << three;
    EXPECT_EQ(bonus("Ah Kd Jc").outcome, Outcome::Lose);
    EXPECT_EQ(bonus("Kh Ah 2h").odds, (Odds{3, 1})) << "the ace does not join both ends";
}

TEST(LetItRideRules, R12_27_MinimumOddsOrOneOfFourTables) {
    for (const char* table : {"min", "1", "2", "3", "4"})
        EXPECT_TRUE(TableSetup::make(kGame, {{}, {{"main", table}}, {}})) << table;
    EXPECT_FALSE(TableSetup::make(kGame, {{}, {{"main", "5"}}, {}}));
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"main.flush", "10:1"}})), "");
    for (const PayRow& row : gb_2011::let_it_ride::kHandTables[0].rows)
        EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"main." + std::string(row.id), "1:2"}})), "12.27") << row.id;
}

TEST(LetItRideRules, R12_31_OneOfThreeTables) {
    for (const char* table : {"min", "1", "2", "3"})
        EXPECT_TRUE(TableSetup::make(kGame, {{}, {{"three-card-bonus", table}}, {}})) << table;
    EXPECT_FALSE(TableSetup::make(kGame, {{}, {{"three-card-bonus", "4"}}, {}}));
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"three-card-bonus.flush", "2:1"}})), "12.30");
}

// 12.27*: a) only the 1000 to 1 of table 4, or of an operator's own.
TEST(LetItRideRules, R12_27_ACeilingIsForThousandToOneOnly) {
    const auto with = [](const char* table, const char* ceiling) {
        return *TableSetup::make(kGame, {{{"royal-ceiling", ceiling}}, {{"main", table}}, {}});
    };
    EXPECT_EQ(forbidden_by(with("4", "50000")), "");
    EXPECT_EQ(forbidden_by(with("4", "none")), "");
    EXPECT_EQ(forbidden_by(with("3", "50000")), "12.27");
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {{"royal-ceiling", "50000"}}, {{"main.royal-flush", "1000:1"}})), "");
}

}  // namespace
}  // namespace baize::let_it_ride_rules_test
