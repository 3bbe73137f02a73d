// Rules of the GB book's blackjack that no single round shows (gb-2011 section 4).
#include "games/blackjack/gb_blackjack.hpp"

#include <set>

#include "games/blackjack/gb_neverbust.hpp"
#include "games/blackjack/gb_sides.hpp"
#include "rulebooks/gb_2011/blackjack.hpp"
#include "rulebooks/gb_2011/neverbust.hpp"
#include "rules/rules_table.hpp"
#include "support/long_count.hpp"

namespace baize::gb_blackjack_rules_test {
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
    for (int decks = 1; decks <= 8; ++decks)
        EXPECT_EQ(cards_of_the_shoe(setup_of(kId, {{"decks", std::to_string(decks)}})), 52 * decks);
    EXPECT_EQ(refused_option(kId, "decks", "9"), "4.5");
}

TEST(GbBlackjackRules, R4_6_R4_43_RoyalMatchIsOnTheLayoutWithFourOrSixDecks) {
    for (int decks = 1; decks <= 8; ++decks)
        EXPECT_EQ(setup_of(kId, {{"decks", std::to_string(decks)}}).offered(gb::RoyalMatch), decks == 4 || decks == 6)
            << decks;
}

TEST(GbBlackjackRules, R4_61_SixOrEightDecks) {
    const std::string id = "gb.blackjack-switch";
    EXPECT_EQ(cards_of_the_shoe(setup_of(id)), 312);
    EXPECT_EQ(cards_of_the_shoe(setup_of(id, {{"decks", "8"}})), 416);
    for (const char* decks : {"1", "4", "5", "7"}) EXPECT_EQ(refused_option(id, "decks", decks), "4.61") << decks;
    EXPECT_FALSE(find_wager(gb::kGame, "super-match").has_value());
    EXPECT_FALSE(find_wager(gb::kGame, "switch").has_value());
}

// 4.64, 4.43: the side wagers of the normal game, and Royal Match with six decks alone, since Switch is never played
// with four.
TEST(GbBlackjackRules, R4_64_TheSideWagersOfTheNormalGameOnEachHand) {
    for (const char* decks : {"6", "8"}) {
        const baize::Setup setup = setup_of("gb.blackjack-switch", {{"decks", decks}});
        for (const std::string wager : {"21+3", "royal-match", "perfect-pairs"}) {
            const auto first = find_position(setup.game(), wager + ":first"),
                       second = find_position(setup.game(), wager + ":second");
            ASSERT_TRUE(first && second) << wager;
            EXPECT_EQ(setup.offered(first->wager), wager != "royal-match" || decks[0] == '6')
                << wager << " with " << decks;
            EXPECT_EQ(setup.pays(first->wager).size(), setup_of(kId).pays(find_wager(gb::kGame, wager).value()).size());
        }
    }
}

// Every score of a hand against every score of the dealer, and blackjacks against both.
TEST(GbBlackjackRules, R4_19_R4_20_EachWayToWinLoseOrStandOff) {
    const blackjack::Rules rules = setup_of(kId).compiled<blackjack::Rules>();
    const PayRow row = book::kThreeToTwo[book::Blackjack];
    for (int hand = 4; hand <= 26; ++hand)
        for (int dealer = 17; dealer <= 26; ++dealer) {
            const Return verdict = blackjack::settle_main({hand, false}, {dealer, false}, row, rules);
            if (hand > 21) { EXPECT_EQ(verdict.outcome, Outcome::Lose); continue; }
            const Outcome expected = dealer > 21 || hand > dealer ? Outcome::Win
                                     : hand == dealer             ? Outcome::StandOff
                                                                  : Outcome::Lose;
            EXPECT_EQ(verdict.outcome, expected) << hand << " against " << dealer;
            EXPECT_EQ(verdict.clause, dealer > 21     ? "4.19(a)"
                                      : hand > dealer ? "4.19(b)"
                                      : hand < dealer ? "4.19"
                                      : hand == 21    ? "4.20(c)"
                                                      : "4.20(a)");
        }
    const auto of_blackjack = [&](blackjack::DealerResult dealer) {
        return blackjack::settle_main({21, true}, dealer, row, rules);
    };
    EXPECT_EQ(of_blackjack({21, false}).clause, "4.21(a)");
    EXPECT_EQ(of_blackjack({21, false}).odds, (Odds{3, 2}));
    EXPECT_EQ(of_blackjack({21, true}).clause, "4.20(b)");
    EXPECT_EQ(blackjack::settle_main({21, false}, {21, true}, row, rules).outcome, Outcome::Lose);  // ruling R40
}

// The list of 4.36, told off card by card: which three cards make one of its hands.
TEST(GbBlackjackRules, R4_36_EveryHandOfTheList) {
    LONG_COUNT();
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
                const bool win =
                    gb::settle_twenty_one_plus_3(first, second, dealer, book::kTwentyOnePlus3).outcome == Outcome::Win;
                if (win != wins(first, second, dealer))
                    ADD_FAILURE() << to_string(first) << to_string(second) << to_string(dealer);
                won += win;
            }
    EXPECT_GT(won, 0);
}

TEST(GbBlackjackRules, R4_45_EveryPairOfFirstCards) {
    for (int a = 0; a < kCardsInDeck; ++a)
        for (int b = 0; b < kCardsInDeck; ++b) {
            const Card first = Card::from_index(a), second = Card::from_index(b);
            const Return verdict =
                gb::settle_royal_match(first, second, gb::NextToAce::TwoAndKing, book::kRoyalMatchMin);
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
            // Ruling R42: by another reading an ace is next to one of the two, and so only two suited cards beside the
            // other.
            const bool with_two = one_is(kAce) && one_is(2), with_king = one_is(kAce) && one_is(kKing);
            EXPECT_EQ(gb::settle_royal_match(first, second, gb::NextToAce::Two, book::kRoyalMatchMin).odds,
                      with_king ? (Odds{3, 2}) : pays);
            EXPECT_EQ(gb::settle_royal_match(first, second, gb::NextToAce::King, book::kRoyalMatchMin).odds,
                      with_two ? (Odds{3, 2}) : pays);
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
        EXPECT_ROUND("game gb.blackjack\nbet A main 10" + side +
                     "\ndeal A 9h 9s\ndeal D 7c\noffers A stand draw double split\nact A stand\ndeal D Ts\n----\n" +
                     lines);
    }
}

TEST(GbBlackjackRules, R4_77_R4_80_EveryTotalAgainstEveryTotal) {
    const auto& rows = gb_2011::neverbust::kMain;
    for (int hand = 12; hand <= 21; ++hand)
        for (int dealer = 12; dealer <= 21; ++dealer) {
            const Return verdict = gb::neverbust::settle({hand, false}, {dealer, false}, {}, rows);
            const bool off = dealer == 15 || hand == dealer;
            EXPECT_EQ(verdict.outcome, off             ? Outcome::StandOff
                                       : hand > dealer ? Outcome::Win
                                                       : Outcome::Lose)
                << hand << " against " << dealer;
            EXPECT_EQ(gb::neverbust::settle({21, true}, {dealer, false}, {}, rows).odds, (Odds{3, 2}));
            EXPECT_EQ(gb::neverbust::settle({hand, false}, {21, true}, {}, rows).outcome, Outcome::Lose);
        }
    EXPECT_EQ(gb::neverbust::settle({21, true}, {21, true}, {}, rows).clause, "4.79");
}

// Ruling R44, by its other readings: a total that equals the dealer's loses, and a 21 equals his blackjack.
TEST(GbBlackjackRules, R4_77_R4_78_TheOtherReadingsOfEqualTotals) {
    const auto& rows = gb_2011::neverbust::kMain;
    gb::neverbust::TableRules lose, equal;
    lose.equal_totals_lose = true;
    equal.blackjack_beats_21 = false;
    for (int total = 12; total <= 21; ++total) {
        const Return tied = gb::neverbust::settle({total, false}, {total, false}, lose, rows);
        EXPECT_EQ(tied.outcome, total == 15 ? Outcome::StandOff : Outcome::Lose) << total;  // 4.80 comes first
        EXPECT_EQ(gb::neverbust::settle({total, false}, {21, true}, equal, rows).outcome,
                  total == 21 ? Outcome::StandOff : Outcome::Lose)
            << total;
    }
    equal.equal_totals_lose = true;
    EXPECT_EQ(gb::neverbust::settle({21, false}, {21, true}, equal, rows).clause, "4.77");
    EXPECT_EQ(gb::neverbust::settle({21, true}, {21, true}, equal, rows).outcome, Outcome::StandOff);
}

// What may be ruled, and what a screen says, depends on the stage: each comes in its turn, in each of the three games.
TEST(GbBlackjackRules, TheStagesOfARound) {
    const auto after = [](Session& session, const Event& event) {
        EXPECT_FALSE(session.apply(event));
        return session.table().stage();
    };
    const auto card = [](int rank) { return DealtCard{Card(rank, Suit::Hearts), false}; };
    for (const std::string id : {"gb.blackjack", "gb.blackjack-switch", "gb.neverbust"}) {
        const baize::Setup setup = setup_of(id);
        Session session(setup);
        EXPECT_EQ(after(session, Shuffled{}), Stage::Betting) << id;
        EXPECT_EQ(after(session, PlaceBet{0, 1, {gb::Main, 0}, {1000}}), Stage::Betting) << id;
        EXPECT_EQ(after(session, CloseBets{}), Stage::Dealing) << id;
        EXPECT_EQ(after(session, card(10)), Stage::Dealing) << id;
        EXPECT_EQ(after(session, card(kAce)), Stage::Dealing) << id;
        EXPECT_EQ(after(session, card(9)), Stage::Deciding) << id;  // insurance
        const auto no = static_cast<std::uint8_t>(id == "gb.neverbust" ? 0 : int{gb::NoInsurance});
        const Stage insured = after(session, Answered{0, no, {}});
        if (id != "gb.neverbust") {
            EXPECT_EQ(insured, Stage::Deciding) << id;
            EXPECT_EQ(session.need().question.hand, 0) << id;
            EXPECT_EQ(after(session, Answered{0, gb::Stand, {}}), Stage::DealerDraws) << id;
        } else {
            EXPECT_EQ(insured, Stage::DealerDraws) << id;
        }
        EXPECT_EQ(after(session, card(8)), Stage::Settled) << id;
        EXPECT_TRUE(session.finished()) << id;
    }
}

// 4.34, 4.42, 4.51, 4.60, 4.67: what a licence holder does not offer is not on the layout, and nobody can lay it.
TEST(GbBlackjackRules, R4_34_R4_42_R4_51_R4_60_R4_67_WhatATableDoesNotOfferIsRefused) {
    for (const std::string id : {"gb.blackjack", "gb.blackjack-switch"}) {
        const Game& game = *find_game(id);
        for (std::size_t w = 0; w < game.wagers.size(); ++w) {
            if (game.wagers[w].kind != WagerKind::Opening || w == gb::Main) continue;
            baize::Setup offered(game), left_out(game);
            left_out.withdraw(w);
            const PlaceBet main{0, 1, {gb::Main, 0}, {1000}}, also{0, 1, {static_cast<std::uint8_t>(w), 0}, {1000}};
            const auto takes = [&](const baize::Setup& setup) {
                Session session(setup);
                if (session.need().kind == NeedKind::Shuffle) { EXPECT_FALSE(session.apply(Shuffled{})); }
                EXPECT_FALSE(session.apply(main));
                if (game.wagers[w].id == "super-match") {
                    EXPECT_FALSE(session.apply(PlaceBet{0, 1, {gb::kSecondHand, 0}, {1000}}));
                }  // 4.72
                return !session.apply(also);
            };
            EXPECT_TRUE(takes(offered)) << id << " " << game.wagers[w].id;
            EXPECT_FALSE(takes(left_out)) << id << " " << game.wagers[w].id;
        }
    }
}

}  // namespace
}  // namespace baize::gb_blackjack_rules_test
