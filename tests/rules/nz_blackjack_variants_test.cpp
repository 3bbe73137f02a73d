// The versions of NZ blackjack as sets of rules and on the notices of a table (nz-blackjack 17-20).
#include <algorithm>

#include "games/blackjack/nz_blackjack.hpp"
#include "rulebooks/nz_blackjack/blackjack.hpp"
#include "rules/rules_table.hpp"
#include "table_file/config.hpp"

namespace baize::nz_blackjack_variants_test {
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
    for (const char* variant : {"style-a", "free-bet"})
        EXPECT_TRUE(rules_with({{"variant", variant}}).draws_to_soft_17) << variant;  // 17.2, 20.6
}

// Each version changes what its section says and leaves the rest as the operator elected it.
TEST(NzBlackjackVariants, R18_1_R19_1_R20_1_TheRulesOfBlackjackApplyToo) {
    const Rules standard = rules_with({{"double-rule", "10-11"}});
    Rules plus = rules_with({{"double-rule", "10-11"}, {"variant", "blackjack-plus"}}),
          free = rules_with({{"double-rule", "10-11"}, {"variant", "free-bet"}});
    EXPECT_TRUE(plus.twenty_one_wins && plus.five_and_under && plus.dealer_22_stands_off && !plus.free_bets);
    EXPECT_TRUE(free.free_bets && free.dealer_22_stands_off && !free.twenty_one_wins && !free.five_and_under);
    EXPECT_EQ(plus.split_loss, SplitLoss::First);  // ruling R55: what is bust or won is settled at once
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
    const std::string limits =
        "[limits]\nmin = '10.00'\nmax = '500.00'\nincrement = '5.00'\n[limits.ante]\nmin = '1.00'\nmax = "
        "'1.00'\nincrement = '1.00'\n";
    const auto shown = [&](const std::string& options, std::string_view words) {
        const auto list = required_notices(*parse_table(table + options + limits));
        return std::any_of(list.begin(), list.end(),
                           [&](const std::string& line) { return line.find(words) != line.npos; });
    };
    EXPECT_TRUE(shown("variant = 'ante-up'\n", "18.2"));
    EXPECT_TRUE(shown("variant = 'ante-up'\nante-waived-from = '125.50'\n",
                      "so much on: 125.50 NZD (nz-blackjack 18.4, 18.3)"));
    EXPECT_TRUE(shown("variant = 'blackjack-plus'\n", "19.2"));
    EXPECT_TRUE(shown("variant = 'free-bet'\n", "20.2"));
    EXPECT_FALSE(shown("decks = 6\n", "20.2"));
}

// 18.4, 21.2: amounts of money, from a file as a number or as text; the engine refuses what is none.
TEST(NzBlackjackVariants, R18_4_R21_2_AmountsThatTheOperatorPrescribes) {
    for (const char* option : {"ante-waived-from", "upper-minimum"}) {
        const std::size_t index = option[0] == 'a' ? nz_blackjack::AnteWaived : nz_blackjack::UpperMinimum;
        EXPECT_FALSE(setup_of("nz.blackjack").option_amount(index));
        EXPECT_EQ(setup_of("nz.blackjack", {{option, "47.50"}}).option_amount(index), Money{47'50});
        EXPECT_EQ(setup_of("nz.blackjack", {{option, "100.00"}}).option_id(index), "100");
        for (const char* none : {"", "0", "-5", "5.001", "many", "10000000001"})
            EXPECT_EQ(refused_option("nz.blackjack", option, none), option[0] == 'a' ? "18.4" : "21.2") << none;
    }
    TableSetup select = setup_of("nz.blackjack", {{"variant", "player-select"}, {"upper-minimum", "10.50"}});
    EXPECT_EQ(forbidden_by(select), "");
    select.limits(blackjack::table::Main, {Money{10'50}, Money{500'00}, Money{50}});
    EXPECT_EQ(forbidden_by(select), "21.2") << "the upper minimum is above the lower";
    const std::string head =
        "id = 't-1'\ngame = 'nz.blackjack'\nterminals = 7\ncut-percent = 25\n[options]\nvariant = "
        "'player-select'\nupper-minimum = ";
    for (const char* amount : {"50", "'50.00'"})
        EXPECT_EQ(
            TableSetup(*baize::setup_of(*parse_table(head + amount + "\n"))).option_amount(nz_blackjack::UpperMinimum),
            Money{50'00});
    EXPECT_FALSE(parse_table(head + "'fifty'\n"));
    const auto list = required_notices(*parse_table(head + "'50.00'\n"));
    EXPECT_TRUE(std::any_of(list.begin(), list.end(), [](const std::string& line) {
        return line == "Player Select: the upper minimum: 50 NZD (nz-blackjack 21.2)";
    }));
}

// Ruling R55: what is in use is what is said, and what was said is what is in use.
TEST(NzBlackjackVariants, R12_6_R55_TheOptionSaysWhatIsPlayed) {
    const auto said = [](const Pairs& options) {
        for (const auto& [id, value] : setup_of("nz.blackjack", options).options_in_use())
            if (id == "split-lost-to-blackjack") return value;
        return std::string();
    };
    EXPECT_EQ(said({}), "obo");
    EXPECT_EQ(said({{"variant", "free-bet"}}), "obo");
    EXPECT_EQ(said({{"variant", "blackjack-plus"}}), "first");
    EXPECT_EQ(said({{"split-lost-to-blackjack", "obo"}, {"variant", "blackjack-plus"}}), "obo");
    EXPECT_EQ(rules_with({{"variant", "blackjack-plus"}, {"split-lost-to-blackjack", "obo"}}).split_loss,
              SplitLoss::OriginalOnly);
    const auto list = required_notices(*parse_table(
        "id = 't-1'\ngame = 'nz.blackjack'\nterminals = 7\ncut-percent = 25\n[options]\nvariant = 'blackjack-plus'\n"));
    EXPECT_TRUE(std::any_of(list.begin(), list.end(), [](const std::string& line) {
        return line.find("dealer's blackjack (ruling R26): the original wager, and the other") != line.npos;
    }));
}

// Rulings R31, R32, R36, R37: each reading is on the sign wherever it matters, and nowhere else.
TEST(NzBlackjackVariants, R31_R32_R36_R37_TheReadingIsDisplayedWhereItMatters) {
    const std::string head = "id = 't-1'\ngame = 'nz.blackjack'\nterminals = 7\ncut-percent = 25\n[options]\n";
    const auto shown = [&](const std::string& options, std::string_view words) {
        const auto list = required_notices(*parse_table(head + options));
        return std::any_of(list.begin(), list.end(),
                           [&](const std::string& line) { return line.find(words) != line.npos; });
    };
    for (const auto& [where, option, words, standard, other] : std::vector<std::array<std::string, 5>>{
             {"variant = 'free-bet'\n", "free-resplit", "second split is free too (ruling R31)", "yes", "no"},
             {"variant = 'free-bet'\n", "free-double-after-split", "a double after a split is free too (ruling R31)",
              "yes", "no"},
             {"variant = 'blackjack-plus'\n", "five-after-split", "five cards of a split hand count (ruling R32)",
              "yes", "no"},
             {"variant = 'blackjack-plus'\n", "five-and-under-from", "from this total on (ruling R32)", "any", "12"},
             {"push-22 = true\n", "push-22-draws", "for a Push 22 wager alone (ruling R36)", "yes", "no"},
             {"madness-21 = true\n", "madness-stake", "beside the prize (ruling R37)", "returned", "kept"}}) {
        EXPECT_TRUE(shown(where, words + ": " + standard)) << option;
        EXPECT_TRUE(shown(where + option + " = '" + other + "'\n", words + ": " + other)) << option;
        EXPECT_FALSE(shown("", words)) << option;
        EXPECT_FALSE(shown(option + " = '" + other + "'\n", words)) << option << " touches nothing there";
    }
    const std::string plus = "variant = 'blackjack-plus'\n", settled = "a doubled 21 is settled (ruling R32): ";
    EXPECT_TRUE(shown(plus, settled + "at once"));
    EXPECT_TRUE(shown(plus + "doubled-21 = 'by-the-dealer'\n", settled + "by the dealer"));
    EXPECT_FALSE(shown("doubled-21 = 'by-the-dealer'\n", settled)) << "touches nothing there";
}

TEST(NzBlackjackVariants, R21_6_BothSetsOfRulesAreDisplayed) {
    const auto list = required_notices(
        *parse_table("id = 't-1'\ngame = 'nz.blackjack'\nterminals = 7\ncut-percent = 25\n[options]\nvariant = "
                     "'player-select'\ndouble-rule = '10-11'\nupper-double-rule = '9-11'\n"
                     "blackjack-pays = '6:5'\nupper-blackjack-pays = '1:1'\n[limits]\nmin = '10.00'\nmax = "
                     "'500.00'\nincrement = '5.00'\n"));
    for (const std::string_view words : {"11.6(b), 11.8", "21.5, 21.6", "nz-blackjack 21.3"})
        EXPECT_TRUE(std::any_of(list.begin(), list.end(), [&](const std::string& line) {
            return line.find(words) != line.npos;
        })) << words;
}

}  // namespace
}  // namespace baize::nz_blackjack_variants_test
