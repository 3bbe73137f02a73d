// What may be ruled, and what a screen says, depends on the stage of a round: each comes in its turn. Questions name
// the hand that they are about.
#include <map>

#include "games/baccarat/nz_baccarat.hpp"
#include "games/casino_war/casino_war.hpp"
#include "games/dragon21/dragon21.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/three_card_poker/three_card_poker.hpp"
#include "rules/rules_table.hpp"

namespace baize::stages_test {
namespace {

using namespace rules_table;

// A round, event by event; after each a letter for the stage.
class Walk {
public:
    explicit Walk(std::string_view game, const Pairs& options = {})
        : setup_(setup_of(game, options)), session_(setup_) {
        if (session_.need().kind == NeedKind::Shuffle) take(Shuffled{});
        if (session_.need().kind == NeedKind::Card) cards({"2c"});  // burned
        stages_.clear();
    }

    Walk& take(const Event& event) {
        const auto refusal = session_.apply(event);
        EXPECT_FALSE(refusal) << refusal->what;
        stages_ += kLetters.at(session_.table().stage());
        return *this;
    }
    Walk& bet(std::string_view position, BoxNo box = 0) {
        return take(rules_table::bet(session_.table().game(), 0, box, position, 10));
    }
    Walk& cards(std::initializer_list<const char*> list) {
        for (const char* card : list) take(DealtCard{parse_card(card).value(), false});
        return *this;
    }
    Walk& rule(std::string_view id) {
        const auto list = session_.table().game().irregularities;
        Ruled ruled;
        while (list[ruled.irregularity].id != id) ++ruled.irregularity;
        return take(ruled);
    }
    Walk& answer(std::uint8_t choice) { return take(Answered{0, choice, {}}); }
    int asked_hand() const { return session_.need().kind == NeedKind::Decision ? session_.need().question.hand : -1; }
    const std::string& stages() const { return stages_; }

private:
    static inline const std::map<Stage, char> kLetters = {{Stage::Betting, 'b'}, {Stage::Dealing, 'd'},
                                                          {Stage::Deciding, '?'}, {Stage::DealerDraws, 'h'},
                                                          {Stage::Settled, '.'}};
    Setup setup_;
    Session session_;
    std::string stages_;
};

TEST(Stages, GbCasinoWar) {
    Walk walk("gb.casino-war");
    walk.bet("main", 1).take(CloseBets{}).cards({"8h", "8s"});
    EXPECT_EQ(walk.asked_hand(), 0);
    EXPECT_EQ(walk.answer(casino_war::GoToWar).cards({"9h", "2s"}).stages(), "bdd?hh.");
}

TEST(Stages, GbPocketPairs) {
    Walk walk("gb.pocket-pairs");
    walk.bet("pocket-pairs", 1).take(CloseBets{}).cards({"2h", "3d"});
    EXPECT_EQ(walk.asked_hand(), 0);
    walk.answer(pocket_pairs::Fold);
    EXPECT_EQ(walk.asked_hand(), 0);
    EXPECT_EQ(walk.answer(pocket_pairs::Conceal).stages(), "bdd?h.");
}

TEST(Stages, ThreeCardPoker) {
    for (const char* game : {"gb.three-card-poker", "nz.three-card-poker"}) {
        Walk walk(game);
        walk.bet("ante", 1).take(CloseBets{}).cards({"2h", "3d", "4c", "9h", "Td", "Qs"});
        EXPECT_EQ(walk.asked_hand(), 0) << game;
        EXPECT_EQ(walk.answer(three_card_poker::PlayOn).stages(), "bdddddd?.") << game;
    }
}

// 8.1, 9.2: the stage is the dealer's from the fourth card on; the handler of each hand is asked to turn his own.
TEST(Stages, NzDragon21) {
    Walk walk("nz.dragon21");
    EXPECT_EQ(walk.bet("dragon", 1).take(CloseBets{}).cards({"5h", "6h", "5d", "6d", "Th", "Td"}).stages(), "bddddhh.");
}

// 9.4: who turns a hand's cards is asked about that hand.
TEST(Stages, NzDragon21StyleB) {
    Walk walk("nz.dragon21", {{"dealing-style", "b"}});
    walk.take(Seated{0, 1}).bet("tiger", 1).take(CloseBets{}).cards({"Kh", "9h", "Qd", "Td"});
    EXPECT_EQ(walk.asked_hand(), 1) << "the tiger's";
    EXPECT_EQ(walk.answer(dragon21::TurnCards).stages(), "bbddddh.");
}

// nz-blackjack 15A.9: the button is pressed for the first hand, the only one that can be a blackjack.
TEST(Stages, NzBlackjackButton) {
    Walk walk("nz.blackjack", {{"madness-21", "yes"}});
    walk.bet("main", 1).bet("madness-21", 1).take(CloseBets{}).cards({"Ah", "9c", "Kd"});
    EXPECT_EQ(walk.asked_hand(), 0);
}

// gb-2011 6.2(b): the shoe is offered to a player, and to none of his hands.
TEST(Stages, GbPuntoBancoOffersTheShoe) {
    Walk walk("gb.punto-banco", {{"banker", "players"}});
    walk.take(Seated{0, 1}).bet("punto").take(CloseBets{}).cards({"9h", "Kh", "Kd", "8d"}).take(NextRound{});
    EXPECT_EQ(walk.asked_hand(), 0);
    // 6.9: and whoever has not lost with the bank is asked whether he passes it.
    walk.answer(punto_banco::Accept).bet("egalite").take(CloseBets{}).cards({"2h", "9h", "Kd", "Kc"});
    EXPECT_EQ(walk.asked_hand(), 0);
}

// nz-baccarat 5.14A: whoever may change his wagers again is betting.
TEST(Stages, NzBaccarat) {
    Walk walk("nz.baccarat", {{"style", "b"}});
    walk.bet("player").take(CloseBets{}).cards({"9h"}).rule("change-of-wagers").take(CloseBets{});
    EXPECT_EQ(walk.cards({"Th", "9d", "8d"}).stages(), "bddbddd.");
}

}  // namespace
}  // namespace baize::stages_test
