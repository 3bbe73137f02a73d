// Rules of the GB book's blackjack that no single round shows (gb-2011 section 4).
#include "games/blackjack/gb_blackjack.hpp"

#include <set>

#include "games/blackjack/gb_neverbust.hpp"
#include "games/blackjack/gb_sides.hpp"
#include "rulebooks/gb_2011/blackjack.hpp"
#include "rulebooks/gb_2011/neverbust.hpp"
#include "rules/rules_table.hpp"

namespace baize {
namespace {

using namespace rules_table;
namespace gb = blackjack::gb;
namespace book = gb_2011::blackjack;

const std::string kId = "gb.blackjack";

TEST(GbBlackjackRules, R4_3_NoOtherSideWagers) {
    std::set<std::string_view> opening;
    for (const WagerDef& wager : gb::kGame.wagers)
        if (wager.kind == WagerKind::Opening) opening.insert(wager.id);
    EXPECT_EQ(opening, (std::set<std::string_view>{"main", "21+3", "royal-match", "perfect-pairs"}));
}

TEST(GbBlackjackRules, R4_5_OneToEightDecksAndSixUnlessTheTableSaysOtherwise) {
    EXPECT_EQ(cards_of_the_shoe(setup_of(kId)), 312);
    for (int decks = 1; decks <= 8; ++decks) EXPECT_EQ(cards_of_the_shoe(setup_of(kId, {{"decks", std::to_string(decks)}})), 52 * decks);
    EXPECT_EQ(refused_option(kId, "decks", "9"), "4.5");
}

TEST(GbBlackjackRules, R4_6_R4_43_RoyalMatchIsOnTheLayoutWithFourOrSixDecks) {
    for (int decks = 1; decks <= 8; ++decks)
        EXPECT_EQ(setup_of(kId, {{"decks", std::to_string(decks)}}).offered(gb::RoyalMatch), decks == 4 || decks == 6) << decks;
}

TEST(GbBlackjackRules, R4_61_SixOrEightDecks) {
    const std::string id = "gb.blackjack-switch";
    EXPECT_EQ(cards_of_the_shoe(setup_of(id)), 312);
    EXPECT_EQ(cards_of_the_shoe(setup_of(id, {{"decks", "8"}})), 416);
    for (const char* decks : {"1", "4", "5", "7"}) EXPECT_EQ(refused_option(id, "decks", decks), "4.61") << decks;
    EXPECT_FALSE(find_wager(gb::kGame, "super-match").has_value());
}

// Every score of a hand against every score of the dealer, and blackjacks against both.
TEST(GbBlackjackRules, R4_19_R4_20_EachWayToWinLoseOrStandOff) {
    const blackjack::Rules rules = setup_of(kId).compiled<blackjack::Rules>();
    const PayRow row = book::kThreeToTwo[book::Blackjack];
    for (int hand = 4; hand <= 26; ++hand)
        for (int dealer = 17; dealer <= 26; ++dealer) {
            const Return verdict = blackjack::settle_main({hand, false}, {dealer, false}, row, rules);
            if (hand > 21) { EXPECT_EQ(verdict.outcome, Outcome::Lose); continue; }
            const Outcome expected = dealer > 21 || hand > dealer ? Outcome::Win : hand == dealer ? Outcome::StandOff : Outcome::Lose;
            EXPECT_EQ(verdict.outcome, expected) << hand << " against " << dealer;
            EXPECT_EQ(verdict.clause, dealer > 21 ? "4.19(a)" : hand > dealer ? "4.19(b)" : hand < dealer ? "4.19" : hand == 21 ? "4.20(c)" : "4.20(a)");
        }
    const auto of_blackjack = [&](blackjack::DealerResult dealer) { return blackjack::settle_main({21, true}, dealer, row, rules); };
    EXPECT_EQ(of_blackjack({21, false}).clause, "4.21(a)");
    EXPECT_EQ(of_blackjack({21, false}).odds, (Odds{3, 2}));
    EXPECT_EQ(of_blackjack({21, true}).clause, "4.20(b)");
    EXPECT_EQ(blackjack::settle_main({21, false}, {21, true}, row, rules).outcome, Outcome::Lose);  // ruling R40
}

// The list of 4.36, told off card by card: which three cards make one of its hands.
TEST(GbBlackjackRules, R4_36_EveryHandOfTheList) {
    const auto wins = [](Card a, Card b, Card c) {
        std::set<int> ranks{a.rank(), b.rank(), c.rank()};
        std::set<Suit> suits{a.suit(), b.suit(), c.suit()};
        bool sequence = ranks == std::set<int>{kAce, 2, 3};
        for (int low = 2; low <= kQueen; ++low) sequence = sequence || ranks == std::set<int>{low, low + 1, low + 2};
        return suits.size() == 1 || ranks.size() == 1 || sequence;
    };
    int won = 0;
    for (int a = 0; a < kCardsInDeck; ++a)
        for (int b = 0; b < kCardsInDeck; ++b)
            for (int c = 0; c < kCardsInDeck; ++c) {
                const Card first = Card::from_index(a), second = Card::from_index(b), dealer = Card::from_index(c);
                const bool win = gb::settle_twenty_one_plus_3(first, second, dealer, book::kTwentyOnePlus3).outcome == Outcome::Win;
                if (win != wins(first, second, dealer)) ADD_FAILURE() << to_string(first) << to_string(second) << to_string(dealer);
                won += win;
            }
    EXPECT_GT(won, 0);
}

TEST(GbBlackjackRules, R4_45_EveryPairOfFirstCards) {
    for (int a = 0; a < kCardsInDeck; ++a)
        for (int b = 0; b < kCardsInDeck; ++b) {
            const Card first = Card::from_index(a), second = Card::from_index(b);
            const Return verdict = gb::settle_royal_match(first, second, book::kRoyalMatchMin);
            const auto one_is = [&](int rank) { return first.rank() == rank || second.rank() == rank; };
            const int apart = std::abs(first.rank() - second.rank());
            Odds pays{3, 2};
            if (apart == 1 || apart == kAce - 2) pays = {4, 1};
            if (apart == 0) pays = {8, 1};
            if (one_is(kKing) && one_is(kQueen)) pays = {30, 1};
            if (first.suit() != second.suit()) {
                EXPECT_EQ(verdict.clause, "4.47");
                continue;
            }
            EXPECT_EQ(verdict.odds, pays) << to_string(first) << " " << to_string(second);
        }
}

// The same cards with a side wager beside the main one: the same questions, and the same end of the main wager.
TEST(GbBlackjackRules, R4_39_R4_48_R4_57_ASideWagerChangesNoDecision) {
    for (const std::string side : {"", " 21+3 5", " royal-match 5", " perfect-pairs 5"}) {
        std::string lines = "A main +10 4.19(b)\nbank ";
        if (side == " 21+3 5") lines = "A 21+3 -5 4.38\nA main +10 4.19(b)\nbank -5\n";
        else if (side == " royal-match 5") lines = "A royal-match -5 4.47\nA main +10 4.19(b)\nbank -5\n";
        else if (side == " perfect-pairs 5") lines = "A perfect-pairs +25 4.54\nA main +10 4.19(b)\nbank -35\n";
        else lines += "-10\n";
        EXPECT_ROUND("game gb.blackjack\nbet A main 10" + side + "\ndeal A 9h 9s\ndeal D 7c\noffers A stand draw double split\nact A stand\ndeal D Ts\n----\n" + lines);
    }
}

TEST(GbBlackjackRules, R4_77_R4_80_EveryTotalAgainstEveryTotal) {
    const auto& rows = gb_2011::neverbust::kMain;
    for (int hand = 12; hand <= 21; ++hand)
        for (int dealer = 12; dealer <= 21; ++dealer) {
            const Return verdict = gb::neverbust::settle({hand, false}, {dealer, false}, rows);
            const bool off = dealer == 15 || hand == dealer;
            EXPECT_EQ(verdict.outcome, off ? Outcome::StandOff : hand > dealer ? Outcome::Win : Outcome::Lose) << hand << " against " << dealer;
            EXPECT_EQ(gb::neverbust::settle({21, true}, {dealer, false}, rows).odds, (Odds{3, 2}));
            EXPECT_EQ(gb::neverbust::settle({hand, false}, {21, true}, rows).outcome, Outcome::Lose);
        }
    EXPECT_EQ(gb::neverbust::settle({21, true}, {21, true}, rows).clause, "4.79");
}

}  // namespace
}  // namespace baize
