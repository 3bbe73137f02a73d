// The versions of NZ blackjack as sets of rules and on the notices of a table (nz-blackjack 17-20).
#include <algorithm>

#include "games/blackjack/nz_blackjack.hpp"
#include "rules/rules_table.hpp"
#include "table/config.hpp"

namespace baize {
namespace {

using namespace rules_table;
using namespace blackjack;

Rules rules_with(const Pairs& options) { return nz::rules_of(setup_of("nz.blackjack", options)); }

TEST(NzBlackjackVariants, R19_1_StyleAMayBeAdoptedToo) {
    for (const char* variant : {"standard", "ante-up", "blackjack-plus"}) {
        EXPECT_FALSE(rules_with({{"variant", variant}}).draws_to_soft_17) << variant;
        EXPECT_TRUE(rules_with({{"variant", variant}, {"soft-17", "draws"}}).draws_to_soft_17) << variant;
        EXPECT_EQ(forbidden_by(setup_of("nz.blackjack", {{"variant", variant}, {"soft-17", "draws"}})), "") << variant;
    }
    for (const char* variant : {"style-a", "free-bet"}) EXPECT_TRUE(rules_with({{"variant", variant}}).draws_to_soft_17) << variant;  // 17.2, 20.6
}

// Each version changes what its section says and leaves the rest as the operator elected it.
TEST(NzBlackjackVariants, R18_1_R19_1_R20_1_TheRulesOfBlackjackApplyToo) {
    const Rules standard = rules_with({{"double-rule", "10-11"}});
    Rules plus = rules_with({{"double-rule", "10-11"}, {"variant", "blackjack-plus"}}), free = rules_with({{"double-rule", "10-11"}, {"variant", "free-bet"}});
    EXPECT_TRUE(plus.twenty_one_wins && plus.five_and_under && plus.dealer_22_stands_off && !plus.free_bets);
    EXPECT_TRUE(free.free_bets && free.dealer_22_stands_off && !free.twenty_one_wins && !free.five_and_under);
    EXPECT_EQ(plus.split_loss, SplitLoss::First);  // 19.6: what is bust or won is settled at once
    plus.split_loss = standard.split_loss;
    plus.twenty_one_wins = plus.five_and_under = plus.dealer_22_stands_off = false;
    plus.clauses = standard.clauses;
    free.free_bets = free.dealer_22_stands_off = free.draws_to_soft_17 = false;
    free.clauses = standard.clauses;
    EXPECT_EQ(plus, standard);
    EXPECT_EQ(free, standard);
    EXPECT_EQ(rules_with({{"variant", "ante-up"}}), rules_with({}));
}

TEST(NzBlackjackVariants, R18_4_R19_2_R20_2_Displayed) {
    const std::string table = "id = 't-1'\ngame = 'nz.blackjack'\nterminals = 7\ncut-percent = 25\n[options]\n";
    const std::string limits = "[limits]\nmin = '10.00'\nmax = '500.00'\nincrement = '5.00'\n[limits.ante]\nmin = '1.00'\nmax = '1.00'\nincrement = '1.00'\n";
    const auto shown = [&](const std::string& options, std::string_view words) {
        const auto list = required_notices(*parse_table(table + options + limits));
        return std::any_of(list.begin(), list.end(), [&](const std::string& line) { return line.find(words) != line.npos; });
    };
    EXPECT_TRUE(shown("variant = 'ante-up'\n", "18.2"));
    EXPECT_TRUE(shown("variant = 'ante-up'\nante-waived-from = 10\n", "18.4, 18.3"));
    EXPECT_TRUE(shown("variant = 'blackjack-plus'\n", "19.2"));
    EXPECT_TRUE(shown("variant = 'free-bet'\n", "20.2"));
    EXPECT_FALSE(shown("decks = 6\n", "20.2"));
}

TEST(NzBlackjackVariants, R21_6_BothSetsOfRulesAreDisplayed) {
    const auto list = required_notices(*parse_table(
        "id = 't-1'\ngame = 'nz.blackjack'\nterminals = 7\ncut-percent = 25\n[options]\nvariant = 'player-select'\ndouble-rule = '10-11'\nupper-double-rule = '9-11'\n"
        "blackjack-pays = '6:5'\nupper-blackjack-pays = '1:1'\n[limits]\nmin = '10.00'\nmax = '500.00'\nincrement = '5.00'\n"));
    for (const std::string_view words : {"11.6(b), 11.8", "21.5, 21.6", "21.3, 21.4"})
        EXPECT_TRUE(std::any_of(list.begin(), list.end(), [&](const std::string& line) { return line.find(words) != line.npos; })) << words;
}

}  // namespace
}  // namespace baize
