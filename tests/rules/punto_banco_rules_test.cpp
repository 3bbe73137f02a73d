// Rules of Punto Banco that no settlement shows: the shoe, who has it, and what is offered (gb-2011 section 6).
#include "games/punto_banco/punto_banco.hpp"

#include "engine/names.hpp"
#include "rules/rules_table.hpp"

namespace baize {
namespace {

using namespace rules_table;
using punto_banco::kHolder;

const Game& game() { return punto_banco::kGame; }

// A table at which the bank goes round, with players A, B, ... at the places given.
class Bank {
public:
    explicit Bank(std::initializer_list<int> places) : setup_(setup_of("gb.punto-banco", {{"banker", "players"}})), session_(setup_) {
        PlayerId player = 0;
        for (const int place : places) take(Seated{player++, static_cast<std::uint8_t>(place)});
        take(Shuffled{});
    }
    void take(const Event& event) {
        const auto refusal = session_.apply(event);
        ASSERT_FALSE(refusal) << to_string(*refusal);
    }
    void say(int player, punto_banco::Choice choice) { take(Answered{static_cast<PlayerId>(player), choice, {}}); }
    // Who is asked now; -1: nobody.
    int asked() const { return session_.need().kind == NeedKind::Decision ? session_.need().question.player : -1; }
    int holder() const { return session_.table().between().memory[kHolder]; }
    // A coup of two cards each: natural nine against nothing.
    void coup(bool punto_wins) {
        take(CloseBets{});
        for (const char* card : punto_wins ? std::initializer_list<const char*>{"9h", "Th", "Kh", "Td"} : std::initializer_list<const char*>{"Th", "9h", "Td", "Kh"})
            take(DealtCard{parse_card(card).value()});
    }
    Session& session() { return session_; }

private:
    Setup setup_;
    Session session_;
};

TEST(PuntoBancoRules, R6_1_PuntoBancoAndEgaliteAndNothingElse) {
    const Setup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_EQ(game().wagers.size(), 3u);
    for (const char* position : {"punto", "banco", "egalite"}) EXPECT_FALSE(session.check(bet(game(), 0, 0, position, 10)));
    const auto refusal = session.check(PlaceBet{0, 0, {3, 0}, {1000}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "6.1");
}

TEST(PuntoBancoRules, R6_2_R6_3_WithTheDealerAsBankerNobodyIsOfferedTheShoe) {
    const Setup setup(game());
    EXPECT_EQ(setup.option_id(punto_banco::Banker), "dealer");
    Session session(setup);
    ASSERT_FALSE(session.apply(Seated{0, 1}));
    ASSERT_FALSE(session.apply(Shuffled{}));
    EXPECT_EQ(session.need().kind, NeedKind::Bets);
    EXPECT_EQ(refused_option("gb.punto-banco", "banker", "nobody"), "6.2");
}

TEST(PuntoBancoRules, R6_2_b_R6_4_TheShoeIsOfferedFromSeatOneInTurn) {
    Bank bank({5, 2, 9});  // A, B, C
    EXPECT_EQ(bank.asked(), 1);
    bank.say(1, punto_banco::Decline);
    EXPECT_EQ(bank.asked(), 0);
    bank.say(0, punto_banco::Accept);
    EXPECT_EQ(bank.asked(), -1);
    EXPECT_EQ(bank.holder(), 5);
}

// 6.5: the holder only draws the cards; others' wins and losses are none of his business.
TEST(PuntoBancoRules, R6_5_TheHolderHasNoShareInTheBank) {
    EXPECT_ROUND("game gb.punto-banco\nset banker=players\nseat A 1\nact A accept\nbet B punto 10\nbet C banco 40\ndeal punto 9h Th\ndeal banco Kh Td\n----\n"
                 "B punto +10 6.19\nC banco -40 6.25\nbank +30\n");
}

TEST(PuntoBancoRules, R6_6_AfterALossTheShoeIsOfferedToTheNextPlace) {
    Bank bank({1, 2, 3});
    bank.say(0, punto_banco::Accept);
    bank.coup(true);
    EXPECT_TRUE(bank.session().finished());
    EXPECT_EQ(bank.holder(), 0);
    bank.take(NextRound{});
    EXPECT_EQ(bank.asked(), 1);
    bank.say(1, punto_banco::Decline);
    bank.say(2, punto_banco::Decline);
    EXPECT_EQ(bank.asked(), 0);  // round the table
}

TEST(PuntoBancoRules, R6_7_OnlySeatedPlayersAreOfferedTheShoe) {
    Bank bank({4});
    EXPECT_EQ(bank.asked(), 0);
    bank.say(0, punto_banco::Decline);
    EXPECT_EQ(bank.asked(), -1);  // B and C stand, and are not asked
    EXPECT_FALSE(bank.session().check(bet(game(), 1, 0, "banco", 10)));
    EXPECT_TRUE(bank.session().check(Seated{1, 10}));
}

TEST(PuntoBancoRules, R6_7_ANewShoeChangesNothingAboutTheTransfer) {
    Bank bank({1, 2});
    bank.say(0, punto_banco::Accept);
    bank.take(CloseBets{});
    bank.take(DealtCard{parse_card("Th").value()});
    bank.take(CutCardOut{});
    for (const char* card : {"9h", "Td", "Kh"}) bank.take(DealtCard{parse_card(card).value()});
    bank.say(0, punto_banco::Keep);
    bank.take(NextRound{});
    EXPECT_EQ(bank.session().need().kind, NeedKind::Shuffle);
    bank.take(Shuffled{});
    EXPECT_EQ(bank.holder(), 1);
    EXPECT_EQ(bank.asked(), -1);
}

TEST(PuntoBancoRules, R6_8_TheHolderMayWagerOnEgaliteOnly) {
    Bank bank({1, 2});
    bank.say(0, punto_banco::Accept);
    for (const char* position : {"punto", "banco"}) {
        const auto refusal = bank.session().check(bet(game(), 0, 0, position, 10));
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->clause, "6.8");
        EXPECT_FALSE(bank.session().check(bet(game(), 1, 0, position, 10)));
    }
    EXPECT_FALSE(bank.session().check(bet(game(), 0, 0, "egalite", 10)));
}

TEST(PuntoBancoRules, R6_9_TheHolderMayPassTheShoeAfterAnyCoup) {
    Bank bank({1, 2});
    bank.say(0, punto_banco::Accept);
    bank.coup(false);
    EXPECT_EQ(bank.asked(), 0);
    bank.say(0, punto_banco::Keep);
    bank.take(NextRound{});
    EXPECT_EQ(bank.holder(), 1);
    bank.coup(false);
    bank.say(0, punto_banco::Pass);
    bank.take(NextRound{});
    EXPECT_EQ(bank.asked(), 1);
}

// 6.10, 6.22, 6.24: no player has a say in a coup; a third card follows the Table of Play.
TEST(PuntoBancoRules, R6_10_NobodyDecidesForThePunter) {
    const Setup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(bet(game(), 0, 0, "punto", 10)));
    ASSERT_FALSE(session.apply(CloseBets{}));
    for (const char* card : {"2h", "3h", "3d", "2d", "8c"}) {
        ASSERT_EQ(session.need().kind, NeedKind::Card);
        ASSERT_FALSE(session.apply(DealtCard{parse_card(card).value()}));
    }
    EXPECT_TRUE(session.finished());
}

TEST(PuntoBancoRules, R6_11_TheShoeHoldsItsDecksAndNoOther) {
    for (int decks = 1; decks <= 8; ++decks) EXPECT_EQ(cards_of_the_shoe(setup_of("gb.punto-banco", {{"decks", std::to_string(decks)}})), 52 * decks);
    const Setup one = setup_of("gb.punto-banco", {{"decks", "1"}});
    Session session(one);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(CloseBets{}));
    ASSERT_FALSE(session.apply(DealtCard{parse_card("9h").value()}));
    const auto refusal = session.check(DealtCard{parse_card("9h").value()});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "6.11");
}

TEST(PuntoBancoRules, R6_21_PunterBankerPunterBanker) {
    const Setup setup(game());
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    ASSERT_FALSE(session.apply(CloseBets{}));
    for (const int hand : {0, 1, 0, 1}) {
        ASSERT_EQ(session.need().hand, hand);
        EXPECT_EQ(session.need().face, Face::Up);
        EXPECT_EQ(session.need().clause, "6.21");
        ASSERT_FALSE(session.apply(DealtCard{parse_card(hand == 0 ? "4h" : "4c").value()}));
    }
}

TEST(PuntoBancoRules, R6_28_Punto2000DiffersInBancosOddsOnly) {
    const Setup standard(game()), variant = setup_of("gb.punto-banco", {{"variant", "punto-2000"}});
    for (const std::size_t wager : {punto_banco::Punto, punto_banco::Egalite}) EXPECT_EQ(standard.pays(wager)[0].odds, variant.pays(wager)[0].odds);
    EXPECT_EQ(standard.pays(punto_banco::Banco).size(), 1u);
    ASSERT_EQ(variant.pays(punto_banco::Banco).size(), 2u);
    EXPECT_EQ(variant.pays(punto_banco::Banco)[0].odds, (Odds{1, 1}));
    EXPECT_EQ(variant.pays(punto_banco::Banco)[1].odds, (Odds{1, 2}));
}

// 6.30: a table has one variant, and with it one pay table for banco; the other's rows are not to be had.
TEST(PuntoBancoRules, R6_30_NotBesideTheStandardGame) {
    const Setup both = setup_of("gb.punto-banco", {{"variant", "punto-2000"}, {"variant", "standard"}});
    EXPECT_EQ(both.option_id(punto_banco::Variant), "standard");
    EXPECT_EQ(both.paytables_open(punto_banco::Banco).size(), 1u);
    EXPECT_FALSE(Setup::make(game(), {{}, {}, {{"banco.banco-with-six", "1:1"}}}));
    EXPECT_EQ(refused_option("gb.punto-banco", "variant", "both"), "6.28");
}

}  // namespace
}  // namespace baize
