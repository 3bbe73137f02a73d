// The side wagers of NZ blackjack: which a table may offer, at what limits and scales,
// and what each settlement says (nz-blackjack 15-15H, 20A).
#include "games/blackjack/side_wagers.hpp"

#include <algorithm>

#include "games/blackjack/nz_sides.hpp"
#include "rules/rules_table.hpp"
#include "table_file/config.hpp"

namespace baize::nz_blackjack_sides_test {
namespace {

using namespace rules_table;
using namespace blackjack;

const Game& game() { return nz::kGame; }

const std::string kTable = "id = 't-1'\ngame = 'nz.blackjack'\nterminals = 7\ncut-percent = 25\n";
const std::string kLimits = "[limits]\nmin = '10.00'\nmax = '500.00'\nincrement = '5.00'\n";

std::vector<std::string> notices(const std::string& text) { return required_notices(*parse_table(text)); }

bool shown(const std::vector<std::string>& list, std::string_view words) {
    return std::any_of(list.begin(), list.end(),
                       [&](const std::string& line) { return line.find(words) != line.npos; });
}

std::vector<std::string> side_ids() {
    std::vector<std::string> ids;
    for (std::size_t wager = 0; wager < game().wagers.size(); ++wager)
        if (nz::is_side(wager)) ids.emplace_back(game().wagers[wager].id);
    return ids;
}

TEST(NzBlackjackSides, R15_1_EachIsAnOptionOfItsOwnAndTheStandardTableHasNone) {
    const TableSetup standard(game());
    EXPECT_EQ(forbidden_by(standard), "");
    for (const std::string& id : side_ids()) {
        const std::size_t wager = find_wager(game(), id).value();
        EXPECT_FALSE(standard.offered(wager)) << id;
        const TableSetup with_it = setup_of("nz.blackjack", {{id, "yes"}});
        EXPECT_EQ(forbidden_by(with_it), "") << id;
        for (std::size_t other = 0; other < game().wagers.size(); ++other)
            EXPECT_TRUE(!nz::is_side(other) || with_it.offered(other) == (other == wager)) << id;
        Session session(standard);
        ASSERT_FALSE(session.apply(Shuffled{}));
        ASSERT_FALSE(session.apply(bet(game(), 0, 1, "main", 10)));
        EXPECT_TRUE(session.check(bet(game(), 0, 1, id, 10))) << id;
    }
}

TEST(NzBlackjackSides, R15_3_LimitsOfTheirOwn) {
    for (const std::string& id : side_ids()) {
        TableSetup setup = setup_of("nz.blackjack", {{id, "yes"}});
        setup.limits(find_wager(game(), id).value(), {Money{500}, Money{2000}, Money{500}});
        Session session(setup);
        ASSERT_FALSE(session.apply(Shuffled{}));
        ASSERT_FALSE(session.apply(bet(game(), 0, 1, "main", 10)));
        for (const int refused : {1, 7, 25}) EXPECT_TRUE(session.check(bet(game(), 0, 1, id, refused))) << id;
        for (const int taken : {5, 20}) EXPECT_FALSE(session.check(bet(game(), 0, 1, id, taken))) << id;
    }
}

TEST(NzBlackjackSides, R15B_8_TheScaleIsDisplayed) {
    for (const auto& [id, scale, clause] : std::vector<std::array<std::string, 3>>{
             {"perfect-pair", "2", "15B.8"}, {"any-pair", "2", "15C.9"}, {"lucky-match", "4", "15F.11"},
             {"lucky-lucky", "3", "15G.9"}, {"buster", "f", "15H.8"}, {"push-22", "2", "20A.7"}}) {
        const auto list =
            notices(kTable + "[options]\n" + id + " = true\n[paytables]\n" + id + " = '" + scale + "'\n" + kLimits);
        EXPECT_TRUE(shown(list, "pay table " + scale)) << id;
        EXPECT_TRUE(shown(list, clause)) << id;
    }
}

// 15D.6(b), 15E.5(b), 14.2: what rides stays within what the table's file says of a box, whoever wagers there.
TEST(NzBlackjackSides, R15D_6_b_R15E_5_b_RidingWithinTheBoxMaximumOfTheTable) {
    for (const char* id : {"house-money", "let-it-ride"}) {
        const auto most_with = [&](const std::string& box_max) {
            const auto config = parse_table(kTable + box_max + "[options]\n" + id +
                                            " = true\n[limits]\nmin = '1.00'\nmax = '500.00'\nincrement = '1.00'\n");
            const auto setup = baize::setup_of(*config);
            Session session(*setup);
            std::vector<Event> events{Shuffled{}, bet(game(), 0, 1, "main", 10), bet(game(), 1, 1, "main", 20),
                                      bet(game(), 0, 1, id, 5), CloseBets{}};
            for (const char* card : {"Th", "6c", "Jh"}) events.push_back(DealtCard{parse_card(card).value()});
            for (const Event& event : events) EXPECT_FALSE(session.apply(event));
            return session.need().question.amount_max;
        };
        const Money all = id[0] == 'h' ? Money{25'00} : Money{15'00};  // the wager and what it won
        EXPECT_EQ(most_with(""), all) << id;
        EXPECT_EQ(most_with("box-max = '100.00'\n"), all) << id;
        EXPECT_EQ(most_with("box-max = '37.00'\n"), Money{7'00}) << id;
        EXPECT_EQ(most_with("person-box-max = '18.00'\n"), Money{8'00}) << id;
    }
}

TEST(NzBlackjackSides, R15F_12_AMaximumPayOutIsDisplayedAndOfLuckyMatchAlone) {
    const auto list = notices(kTable + "[options]\nlucky-match = true\n" + kLimits +
                              "[limits.lucky-match]\nmax = '100.00'\npayout-max = '5000.00'\n");
    EXPECT_TRUE(shown(list, "15F.12"));
}

TEST(NzBlackjackSides, R15H_10a_SixScales) {
    const int odds[6][6] = {{250, 50, 15, 4, 2, 2}, {200, 50, 15, 4, 2, 2}, {250, 50, 12, 4, 2, 2},
                            {200, 50, 12, 4, 2, 2}, {250, 50, 12, 3, 2, 2}, {250, 50, 20, 8, 2, 1}};
    ASSERT_EQ(game().wagers[nz::Buster].paytables.size(), 6u);
    for (std::size_t scale = 0; scale < 6; ++scale) {
        const auto rows = game().wagers[nz::Buster].paytables[scale].rows;
        for (std::size_t cards = 3; cards <= 9; ++cards)
            EXPECT_EQ(settle_buster(22, cards, rows).odds.num, odds[scale][8 - std::min<std::size_t>(cards, 8)]);
        EXPECT_EQ(settle_buster(21, 2, rows).clause, "15H.6(a)");
        EXPECT_EQ(settle_buster(21, 3, rows).clause, "15H.6(b)");
        EXPECT_EQ(settle_buster(17, 2, rows).outcome, Outcome::Lose);
    }
}

TEST(NzBlackjackSides, R15A_6_EveryPrizeAsOftenAsTheTableSays) {
    using namespace nz_blackjack;
    std::array<int, kMadnessRows> drawn{};
    for (int draw = 1; draw <= kMadnessPrizesInAll; ++draw) ++drawn[madness_row(draw)];
    for (std::size_t row = 0; row < kMadnessRows; ++row) EXPECT_EQ(drawn[row], kMadnessPrizes[row]) << kMadness[row].id;
    EXPECT_EQ(kMadness[madness_row(1)].odds.num, 1000);
    EXPECT_EQ(kMadness[madness_row(11)].odds.num, 100);
    EXPECT_EQ(kMadness[madness_row(3750)].odds.num, 5);
}

TEST(NzBlackjackSides, R15F_9_R15G_8_R20A_6_EveryScale) {
    const Card nine(9, Suit::Clubs), other(9, Suit::Hearts);
    const int triples[] = {100, 500, 200, 300}, matches[] = {25, 20, 25, 25};
    for (std::size_t scale = 0; scale < 4; ++scale) {
        const auto rows = game().wagers[nz::LuckyMatch].paytables[scale].rows;
        EXPECT_EQ(settle_lucky_match(nine, nine, nine, rows).odds.num, triples[scale]);
        EXPECT_EQ(settle_lucky_match(nine, nine, other, rows).odds.num, matches[scale]);
        EXPECT_EQ(settle_lucky_match(nine, other, nine, rows).odds.num, 5);
    }
    const int suited_21[] = {10, 15, 10}, any_19[] = {2, 1, 1};
    for (std::size_t scale = 0; scale < 3; ++scale) {
        const auto rows = game().wagers[nz::LuckyLucky].paytables[scale].rows;
        EXPECT_EQ(settle_lucky_lucky(nine, Card(10, Suit::Clubs), Card(2, Suit::Clubs), rows).odds.num,
                  suited_21[scale]);
        EXPECT_EQ(settle_lucky_lucky(nine, Card(8, Suit::Clubs), Card(2, Suit::Hearts), rows).odds.num, any_19[scale]);
    }
    const int other_22[] = {8, 7};
    for (std::size_t scale = 0; scale < 2; ++scale)
        EXPECT_EQ(settle_push_22(22, false, false, game().wagers[nz::Push22].paytables[scale].rows).odds.num,
                  other_22[scale]);
}

}  // namespace
}  // namespace baize::nz_blackjack_sides_test
