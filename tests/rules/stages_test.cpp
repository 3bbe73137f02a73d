// What may be ruled, and what a screen says, depends on the stage of a round: each comes in its turn, in every game
// with cards or tiles. Questions name the hand that they are about.
#include <map>
#include <set>

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
    // Words of the table below: a word of dots is so many cards, each the first of the deck that may come now.
    Walk& say(const std::string& word) {
        const Table& table = session_.table();
        if (word == "dice") {
            Thrown thrown;
            for (const std::uint8_t face : {1, 2, 3}) thrown.faces.push_back(face);
            return take(thrown);
        }
        if (word == "silent") {
            const Question& question = session_.need().question;
            return take(table.answered(question, silent_answer(table, question)));
        }
        const auto choices = table.game().choices;
        for (std::uint8_t i = 0; i < choices.size(); ++i)
            if (choices[i].id == word) return answer(i);
        if (word.find_first_not_of('.') != word.npos) return cards({word.c_str()});
        for (std::size_t i = 0; i < word.size(); ++i) take(next_card());
        return *this;
    }
    int asked_hand() const { return session_.need().kind == NeedKind::Decision ? session_.need().question.hand : -1; }
    const std::string& stages() const { return stages_; }

private:
    DealtCard next_card() const {
        for (int face = 0;; ++face)
            if (const DealtCard dealt{Card::from_index(face), false}; !session_.check(dealt)) return dealt;
    }

    static inline const std::map<Stage, char> kLetters = {{Stage::Betting, 'b'}, {Stage::Dealing, 'd'},
                                                          {Stage::Deciding, '?'}, {Stage::DealerDraws, 'h'},
                                                          {Stage::Settled, '.'}};
    Setup setup_;
    Session session_;
    std::string stages_;
};

// ---- Every game that is played with cards or tiles ------------------------------------------------------------------

struct Course {
    std::string_view game;
    std::string_view wager;   // in box 1 where there are boxes
    std::string words;        // what happens after the close of bets
    std::string_view stages;  // after the wager, the close and each of these
};

const Course kCourses[] = {
    // Cards that are dealt, and no decision.
    {"gb.punto-banco",       "punto",        "9h Kh Kd 8d",                    "bdddd."},
    {"nz.baccarat",          "player",       "9h Kh Kd 8d",                    "bdddd."},
    {"nz.racing-card-derby", "red",          "3h 4h 5h 6h 3c 3d",              "bdddddd."},
    {"nz.dragon21",          "dragon",       "5h 6h 5d 6d Th Td",              "bddddhh."},
    // The dealer's cards against the player's.
    {"gb.casino-war",        "main",         "8h 8s war 9h 2s",                "bdd?hh."},
    {"gb.pocket-pairs",      "pocket-pairs", "2h 3d fold conceal",             "bdd?h."},
    {"gb.blackjack",         "main",         "Th Ah 9h no-insurance stand 8h", "bddd??h."},
    {"gb.blackjack-switch",  "main",         "Th Ah 9h no-insurance stand 8h", "bddd??h."},
    {"gb.neverbust",         "main",         "Th Ah 9h no-insurance 8h",       "bddd?h."},
    {"nz.blackjack",         "main",         "Th Ah 9h no-insurance stand 8h", "bddd??h."},
    // Poker.
    {"gb.three-card-poker",  "ante",         "...... play",                    "bdddddd?."},
    {"nz.three-card-poker",  "ante",         "...... play",                    "bdddddd?."},
    {"gb.casino-stud",       "ante",         ".......... raise",               "bdddddddddd?."},
    {"nz.caribbean-stud",    "ante",         ".......... raise",               "bdddddddddd?."},
    {"gb.mississippi-stud",  "ante",         "..... 1x 1x 1x",                 "bddddd???."},
    {"gb.let-it-ride",       "main",         "...... silent silent",           "bdddddd??."},
    {"nz.big-raise-stud",    "ante",         "..... 1x",                       "bddddd?."},
    {"gb.crazy-4-poker",     "ante",         ".......... play",                "bdddddddddd?."},
    {"nz.four-card-poker",   "ante",         "........... once",               "bddddddddddd?."},
    {"gb.live-draw-poker",   "main",         "..... silent .....",             "bddddd?hhhhh."},
    {"gb.pai-gow-poker",     "main",         ".............. silent",          "bdddddddddddddd?."},
    {"nz.lunar-poker",       "ante",         ".......... bet",                 "bdddddddddd?."},
    {"gb.casino-holdem",     "ante",         "....... call ..",                "bddddddd?hh."},
    {"gb.holdem-bonus",      "ante",         ".... play ... check . check .",  "bdddd????????."},
    {"gb.ultimate-holdem",   "ante",         "......... check check 1x",       "bddddddddd???."},
    {"nz.ultimate-holdem",   "ante",         "......... check check 1x",       "bddddddddd???."},
    {"gb.two-way-holdem",    "ante",         "....... check .. check",         "bddddddd????."},
    // Tiles.
    {"gb.pai-gow-tiles",     "main",         "dice ........ silent",           "bddddddddd?."},
    {"nz.pai-gow",           "main",         "dice ........ silent",           "bddddddddd?."},
};

TEST(Stages, EveryGameWithCardsHasItsCourse) {
    std::set<std::string_view> left;
    for (const Game* game : games())
        if (Session(setup_of(game->id)).need().kind == NeedKind::Shuffle) left.insert(game->id);
    EXPECT_EQ(left.size(), std::size(kCourses));
    for (const Course& course : kCourses) EXPECT_EQ(left.erase(course.game), 1u) << course.game;
    for (const std::string_view game : left) ADD_FAILURE() << "no course of " << game;
}

void PrintTo(const Course& course, std::ostream* out) { *out << course.game; }

class StagesOf : public ::testing::TestWithParam<Course> {};

TEST_P(StagesOf, EachComesInItsTurn) {
    const Course& course = GetParam();
    Walk walk(course.game);
    const BoxNo box = find_game(course.game)->layout.boxes > 0 ? 1 : 0;
    walk.bet(course.wager, box).take(CloseBets{});
    std::istringstream words(course.words);
    for (std::string word; words >> word && !HasFailure();) walk.say(word);
    EXPECT_EQ(walk.stages(), course.stages);
}

INSTANTIATE_TEST_SUITE_P(Cards, StagesOf, ::testing::ValuesIn(kCourses), [](const auto& course) {
    std::string name(course.param.game);
    std::ranges::replace_if(name, [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
});

// ---- Questions, and other ways --------------------------------------------------------------------------------------

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
