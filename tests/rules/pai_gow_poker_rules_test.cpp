// Rules of Pai Gow Poker that no single round shows (gb-2011 section 13).
#include "games/pai_gow_poker/pai_gow_poker.hpp"

#include "print/sign.hpp"
#include "rules/rules_table.hpp"
#include "table_file/config.hpp"

namespace baize::pai_gow_poker_rules_test {
namespace {

using namespace rules_table;
using namespace pai_gow_poker;

Faces cards(std::string_view text) {
    Faces faces = 0;
    for (; !text.empty(); text.remove_prefix(std::min<std::size_t>(3, text.size())))
        faces |= rank::face(kCardsAndJoker.find(text.substr(0, 2)).value());
    return faces;
}
HighRank high(std::string_view five) { return high_rank(cards(five)); }
LowRank low(std::string_view two) { return low_rank(cards(two)); }

TEST(PaiGowPokerRules, R13_1_TheOnlyWagers) {
    std::vector<std::string_view> laid;
    for (const WagerDef& wager : kGame.wagers) laid.push_back(wager.id);
    EXPECT_EQ(laid, (std::vector<std::string_view>{"main", "fortune", "envy", "jokolor"}));
    EXPECT_EQ(cards_of_the_shoe(setup_of(kGame.id)), 53);
    EXPECT_EQ(kGame.layout.boxes, 6);
}

// Deals to box 1 and the dealer, so that the table waits for the box to be set.
void deal(Session& session, std::string_view box, std::string_view dealer) {
    for (const Event& event : {Event(Shuffled{}), Event(bet(kGame, 0, 1, "main", 10)), Event(CloseBets{})})
        ASSERT_FALSE(session.apply(event));
    for (const std::string_view hand : {box, dealer})
        for (std::size_t i = 0; i < hand.size(); i += 3)
            ASSERT_FALSE(session.apply(DealtCard{*kCardsAndJoker.find(hand.substr(i, 2))}));
}

constexpr std::string_view kBox = "As Kd Qh Jc 9s 9d 9c", kDealer = "Kc Qc 8h 7s 5d 3c 2h";

// Rulings R57, R77: silence is the house way, where the operator sets hands; else the best five cards (13.6, 13.19).
TEST(PaiGowPokerRules, R13_6_WhoIsSilentHasHisBestFiveCards) {
    for (const char* sets : {"yes", "no"}) {
        const auto setup = setup_of(kGame.id, {{"house-way-for-players", sets}});
        Session session(setup);
        deal(session, kBox, kDealer);
        const Table& table = session.table();
        const Question question = session.need().question;
        const Answer silence = silent_answer(table, question);
        EXPECT_EQ(kGame.choices[silence.choice].id, std::string_view(*sets == 'y' ? "house-way" : "set"));
        ASSERT_FALSE(session.apply(table.answered(question, silence)));
        const Box& box = table.box(1);
        EXPECT_EQ(setting_of(box), set(cards(kBox), cards(*sets == 'y' ? "As Kd" : "Qh Jc"))) << sets;
    }
    const Faces straight = cards("9d 9c 8c 8h 7h 6s 5d");
    EXPECT_EQ(set(straight, best_high(straight)), set(straight, cards("9c 8c"))) << "though two pairs could be set";
}

// 13.19: refused with the words that explain it; the other settings of the same hand are open.
TEST(PaiGowPokerRules, R13_19_ATerminalExplainsTheFoul) {
    const auto setup = setup_of(kGame.id);
    Session session(setup);
    deal(session, "Kh Kd 2s 4h 6d 8c Ts", kDealer);
    const auto setting = [](Card one, Card other) {
        Answered answered{0, SetLow, {}, {}};
        for (const Card card : {one, other}) answered.cards.push_back(card);
        return answered;
    };
    const auto refusal = session.check(setting({kKing, Suit::Hearts}, {kKing, Suit::Diamonds}));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->clause, "13.19");
    EXPECT_NE(refusal->what.find("pair of kings"), std::string::npos) << refusal->what;
    EXPECT_NE(refusal->what.find("ten high"), std::string::npos) << refusal->what;
    EXPECT_FALSE(session.check(setting({2, Suit::Spades}, {4, Suit::Hearts})));
}

TEST(PaiGowPokerRules, R13_19_WhatIsFoul) {
    const auto foul = [](std::string_view five, std::string_view two) { return is_foul({high(five), low(two)}); };
    EXPECT_TRUE(foul("Ah Qc 9s 7d 5c", "Ks Kc"));
    EXPECT_TRUE(foul("Kh Qc 9s 7d 5c", "As 2c"));
    EXPECT_TRUE(foul("Ah Qc 9s 7d 5c", "As Kc"));
    EXPECT_TRUE(foul("4h 4c 9s 7d 5c", "5s 5c"));
    EXPECT_FALSE(foul("Ah Kc 9s 7d 5c", "As Kd")) << "equal is not higher";
    EXPECT_FALSE(foul("4h 4c 9s 7d 5c", "4s 4d")) << "equal is not higher";
    EXPECT_FALSE(foul("4h 4c 9s 7d 5c", "As Kd"));
    EXPECT_FALSE(foul("2h 2c 3s 3d 5c", "As Ad")) << "two pairs stand above any pair";
    EXPECT_FALSE(foul("2h 3c 4s 5d 6c", "As Ad"));
}

// The highest of each ranking, and the lowest of the one above it.
TEST(PaiGowPokerRules, R13_7_TheLowestOfEachRankingBeatsTheHighestOfTheNext) {
    const std::pair<const char*, const char*> neighbours[] = {
        {"2h 2c 3s 4d 5c", "Ah Kc Qs Jd 9c"}, {"2h 2c 3s 3d 4c", "Ah Ac Ks Qd Jc"},
        {"2h 2c 2s 3d 4c", "Ah Ac Ks Kd Qc"}, {"2h 3c 4s 5d 6c", "Ah Ac As Kd Qc"},
        {"2h 3h 4h 5h 7h", "Ah Kc Qs Jd Tc"}, {"2h 2c 2s 3d 3c", "Ah Kh Qh Jh 9h"},
        {"2h 2c 2s 2d 3c", "Ah Ac As Kd Kc"}, {"2h 3h 4h 5h 6h", "Ah Ac As Ad Kc"},
        {"Th Jh Qh Kh Ah", "Ah 2h 3h 4h 5h"}, {"Ah Ac As Ad Jo", "Th Jh Qh Kh Ah"}};
    for (const auto& [above, below] : neighbours) EXPECT_GT(high(above), high(below)) << above << " and " << below;
    EXPECT_GT(high("Ah 2c 3s 4d 5c"), high("9h Tc Js Qd Kc")) << "A-5 is the second-highest straight";
    EXPECT_LT(high("Ah 2c 3s 4d 5c"), high("Th Jc Qs Kd Ac"));
    EXPECT_GT(high("Ah 2h 3h 4h 5h"), high("9h Th Jh Qh Kh")) << "... and straight flush";
    EXPECT_EQ(high("Ah Kc 9s 7d 5c"), high("Ac Kd 9h 7s 5d")) << "suits have no rank";
}

TEST(PaiGowPokerRules, R13_8_APairOrTwoCards) {
    EXPECT_GT(low("2h 2c"), low("Ah Kc"));
    EXPECT_GT(low("Ah Ac"), low("Kh Kc"));
    EXPECT_GT(low("Ah 2c"), low("Kh Qc"));
    EXPECT_GT(low("Kh Qc"), low("Kc Jc")) << "a flush does not apply";
    EXPECT_EQ(low("Kh Qh"), low("Kc Qd"));
    for (const char* other : {"4h 2c", "Ah 2c", "2h 2c"}) EXPECT_LT(low("3h 2c"), low(other)) << other;
    EXPECT_EQ(low("Jo Kc"), low("Ah Kc")) << "the joker is an ace there";
    EXPECT_EQ(low("Jo Ac"), low("Ah Ac"));
}

TEST(PaiGowPokerRules, R13_9_TheJokerIsAnAceOrCompletes) {
    EXPECT_EQ(high("Jo Kc 9s 7d 5c"), high("Ac Kc 9s 7d 5c"));
    EXPECT_EQ(high("Jo Kc Ks 7d 5c"), high("Ac Kc Ks 7d 5c")) << "no third king";
    EXPECT_EQ(high("Jo Ac Ks 7d 5c"), high("Ah Ac Ks 7d 5c"));
    EXPECT_EQ(high("Jo Kc Ks 5d 5c"), high("Ac Kc Ks 5d 5c")) << "no full house";
    EXPECT_EQ(high("Jo 9c 8s 7d 5c"), high("6h 9c 8s 7d 5c"));
    EXPECT_EQ(high("Jo 9c 8s 7d 6c"), high("Th 9c 8s 7d 6c"));
    EXPECT_EQ(high("Jo 2c 3s 4d 5c"), high("Ah 2c 3s 4d 5c")) << "A-5 and not 6-2: it is the higher (ruling R77)";
    EXPECT_EQ(high("Jo 9h 7h 4h 2h"), high("Ah 9h 7h 4h 2h"));
    EXPECT_EQ(high("Jo Ah 9h 7h 4h"), high("Ah Kh 9h 7h 4h")) << "the highest rank missing (ruling R77)";
    EXPECT_EQ(high("Jo Kh Qh Jh Th"), high("Ah Kh Qh Jh Th"));
    EXPECT_EQ(high("Jo Kh Qh Jh 9h"), high("Th Kh Qh Jh 9h"));
    EXPECT_EQ(high("Jo Ac Ad Ah As").kind(), Kind::FiveOfAKind);
    EXPECT_EQ(high("Jo Ac Ad Ah Ks"), high("As Ac Ad Ah Ks"));
}

// ---- The house way --------------------------------------------------------------------------------------------------

struct SetSo {
    const char *seven, *low;
};

void expect_house_way(std::span<const SetSo> hands) {
    for (const auto& [seven, front] : hands)
        EXPECT_EQ(set(cards(seven), house_way(cards(seven))), set(cards(seven), cards(front))) << seven;
}

TEST(PaiGowPokerRules, R13_21_EveryRowOfTheHouseWay) {
    constexpr SetSo kHands[] = {
        {"Kd Qc 9h 7s 5d 3c 2h", "Qc 9h"},                                              // no pair
        {"Jo Qc 9h 7s 5d 3c 2h", "Qc 9h"},
        {"Kd Kc 9h 7s 5d 3c 2h", "9h 7s"},                                              // one pair
        {"Jo Ac 9h 7s 6d 3c 2h", "9h 7s"},
        {"3d 3c 8h 8s Kd Kc 2h", "Kd Kc"},                                              // three pairs
        {"8d 8c 8h Ks 5d 3c 2h", "Ks 5d"},                                              // three of a kind
        {"Ad Ac Ah Ks 9d 7c 5h", "Ad Ks"},
        {"Ad Ac Jo Ks 9d 7c 5h", "Ad Ks"},
        {"Ad Ac Jo Kh 9d 7d 4d", "Ac Kh"},  // of the three aces the one that leaves a flush (ruling R95)
        {"Ad Ac Jo Kh 9c 7c 4c", "Ad Kh"},
        {"8d 8c 8h 5s 5d 5c 2h", "8d 8c"},                                              // three of a kind twice
        {"8d 8c 8h 5s 5d 3c 2h", "5s 5d"},                                              // full house
        {"8d 8c 8h 2s 2d Ac Kh", "Ac Kh"},
        {"8d 8c 8h 2s 2d Jo Kh", "Jo Kh"},
        {"8d 8c 8h 2s 2d Ac Qh", "2s 2d"},
        {"8d 8c 8h 3s 3d Ac Kh", "3s 3d"},
        {"8d 8c 8h 5s 5d 3c 3h", "5s 5d"},
        {"Ad Ac Ah 5s 5d 3c 2h", "5s 5d"},
    };
    expect_house_way(kHands);
}

TEST(PaiGowPokerRules, R13_21_TwoPairs) {
    constexpr SetSo kHands[] = {
        {"3d 3c 5h 5s 9d 7c Qh", "3d 3c"}, {"3d 3c 5h 5s 9d 7c Kh", "Kh 9d"}, {"3d 3c 5h 5s 9d 7c Ah", "Ah 9d"},
        {"3d 3c 8h 8s 9d Qc 2h", "3d 3c"}, {"3d 3c 8h 8s 9d Qc Kh", "Kh Qc"}, {"6d 6c 7h 7s 9d Qc Ah", "Ah Qc"},
        {"3d 3c Jh Js 9d Kc 2h", "3d 3c"}, {"3d 3c Jh Js 9d Ac 2h", "Ac 9d"}, {"3d 3c Jh Js 9d Jo 2h", "Jo 9d"},
        {"8d 8c Th Ts 4d Kc 2h", "8d 8c"}, {"8d 8c Th Ts 4d Ac 2h", "Ac 4d"}, {"7d 7c Th Ts 4d Jo 2h", "Jo 4d"},
        {"8d 8c Jh Js 4d Ac 2h", "8d 8c"}, {"Jd Jc Kh Ks 4d Ac 2h", "Jd Jc"}, {"Ad Ac 3h 3s 9d Kc 7h", "3h 3s"},
        {"Jo Ac 3h 3s 9d Kc 7h", "3h 3s"},
    };
    expect_house_way(kHands);
}

TEST(PaiGowPokerRules, R13_21_StraightsAndFlushes) {
    constexpr SetSo kHands[] = {
        {"9d 8c 7h 6s 5d Qc Td", "Qc Td"},  // the lower straight
        {"9h 8h 7h 6c 5d 3h 2h", "6c 5d"},  // the flush leaves the better front
        {"Kh Qd 9h 8h 7h 6h 5c", "Kh Qd"},  // the straight does
        {"Ah Kh 9h 7h 4h 2h Qs", "Ah Qs"},  // a sixth card of the suit
        {"Ad Kd Qd Jd Td 9d 8c", "Ad Kd"},  // a royal flush is broken for a better front
        {"9d 8c 7h 6s 5d Kc Kh", "Kc Kh"},  // with one pair
        {"9d 8c 7h 6s 5d 5c Kh", "Kh 5c"},  // ... that cannot go in front (ruling R51)
        {"9d 9c 8c 8h 7h 6s 5d", "8c 8h"},  // with two pairs
        {"9d 9c 8c 8h 7h 7s 5d", "9d 9c"},
        {"9h 9c 8h 8c 7h 7s 6h", "9h 9c"},  // with three pairs
        {"Kh Kd Ks 9h 7h 4h 2h", "Kd Ks"},  // with three of a kind
        {"Ad Ac Jo 5s 4d 3h 2c", "Ac Jo"},
        {"Ad Ac Jo Ks Qd Jh 4c", "Ad Ks"},  // three aces, of which the straight would take the joker
        {"Jo 9d 8c 7h 6s Kd Qc", "Kd Qc"},
    };
    expect_house_way(kHands);
}

TEST(PaiGowPokerRules, R13_21_FourOfAKindAndFiveAces) {
    constexpr SetSo kHands[] = {
        {"5d 5c 5h 5s Kd 9c 7h", "Kd 9c"}, {"6d 6c 6h 6s 4d 9c 7h", "9c 7h"}, {"7d 7c 7h 7s Kd 9c 4h", "Kd 9c"},
        {"8d 8c 8h 8s Qd 9c 7h", "8d 8c"}, {"Td Tc Th Ts Jo 9c 7h", "Jo 9c"}, {"Jd Jc Jh Js Kd 9c 7h", "Jd Jc"},
        {"Jd Jc Jh Js Ad 9c 7h", "Ad 9c"}, {"Ad Ac Ah As Kd 9c 7h", "Ad Ac"}, {"Ad Ac Ah Jo Kd 9c 7h", "Ad Ac"},
        {"Ad Ac Ah Jo 9d 7d 4d", "Ac Ah"},  // leaves a flush (ruling R95)
        {"5d 5c 5h 5s Kd Kc 7h", "Kd Kc"}, {"Ad Ac Ah As 3d 3c 7h", "3d 3c"},  // with a pair (ruling R51)
        {"5d 5c 5h 5s 3d 3c 3h", "3d 3c"}, {"3d 3c 3h 3s Kd Kc Kh", "Kd Kc"},  // with three of a kind
        {"Ad Ac Ah As Jo 9c 7h", "Ad Ac"}, {"Ad Ac Ah As Jo 9c 9h", "Ad Ac"}, {"Ad Ac Ah As Jo Kc Kh", "Kc Kh"},
    };
    expect_house_way(kHands);
}

// The other reading of three aces of which a straight or flush needs the joker: nothing else is set otherwise.
TEST(PaiGowPokerRules, R13_21_TheOtherReadingOfThreeAces) {
    const auto differs = [](std::string_view seven, std::string_view front) {
        const Faces all = cards(seven);
        EXPECT_EQ(set(all, house_way(all, ThreeAces::StraightBehind)), set(all, cards(front))) << seven;
        return set(all, house_way(all)) != set(all, cards(front));
    };
    EXPECT_TRUE(differs("Ad Ac Jo Ks Qd Jh 4c", "Ac 4c"));
    EXPECT_TRUE(differs("Ad Ac Jo Kd 9d 7d 4c", "Ac 4c")) << "a flush";
    EXPECT_FALSE(differs("Ad Ac Jo 5s 4d 3h 2c", "Ac Jo")) << "a pair can go in front";
    EXPECT_FALSE(differs("Ad Ac Ah Ks Qd Jh 4c", "Ad Ks"));
    EXPECT_FALSE(differs("Ad Jo Ks Qd Jh 4c 2h", "4c 2h")) << "two aces: ruling R51";
}

// 13.20, 13.21: the dealer's own hand is never foul.
TEST(PaiGowPokerRules, R13_21_TheHouseWayIsNeverFoul) {
    std::uint64_t state = 7;
    for (int hand = 0; hand < 50'000; ++hand) {
        Faces seven = 0;
        while (std::popcount(seven) < kSeven) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            seven |= Faces{1} << (state >> 33) % 53;
        }
        const Faces front = house_way(seven);
        ASSERT_EQ(std::popcount(front), 2);
        ASSERT_EQ(front & ~seven, 0u);
        ASSERT_FALSE(is_foul(set(seven, front))) << seven;
        ASSERT_FALSE(is_foul(set(seven, house_way(seven, ThreeAces::StraightBehind)))) << seven;
        ASSERT_FALSE(is_foul(set(seven, best_high(seven)))) << seven;
    }
}

// ---- Side wagers ----------------------------------------------------------------------------------------------------

struct FortuneHand {
    const char* seven;
    int odds[3];  // minimum, tables 1 and 2; 0: a stand-off, -1: lost
};
constexpr FortuneHand kFortuneHands[] = {
    {"8d 7d 6d 5d 4d 3d 2d", {2500, 5000, 8000}}, {"Ad 7d 6d 5d 4d 3d 2d", {2500, 5000, 8000}},
    {"Ad Kd Qd Jd Td 9d 8d", {2500, 5000, 8000}}, {"Ad Kd Qd Jd Td Kh Qh", {1000, 1000, 2000}},
    {"Ad Kd Jo Jd Td Kh Qh", {1000, 1000, 2000}}, {"Ad Kd Qd Jd Td Kh Qc", {100, 100, 150}},
    {"8d 7d Jo 5d 4d 3d 2d", {500, 750, 1000}},   {"Jo 7d 6d 5d 4d 3d 2d", {500, 750, 1000}},
    {"Ad Ac Ah As Jo 9c 4h", {250, 250, 400}},    {"Ad Kd Qd Jd Td 9c 4h", {100, 100, 150}},
    {"Ad Kd Qd Jd Jo 9c 4h", {100, 100, 150}},    {"9d 8d 7d 6d 5d Kc 4h", {50, 50, 50}},
    {"Ad 2d 3d 4d 5d Kc 4h", {50, 50, 50}},       {"9d 9c 9h 9s Jd 6c 4h", {20, 20, 25}},
    {"Ad Ac Ah Jo Jd 6c 4h", {20, 20, 25}},       {"9d 9c 9h Js Jd 6c 4h", {5, 5, 5}},
    {"Jo Ac Ah Js Jd 6c 4h", {5, 5, 5}},          {"Ad 9d 7d 5d 3d Kc 4h", {4, 4, 4}},
    {"9d 9c 9h Jd 7d 4d 2d", {4, 4, 4}},          {"9d 9c 9h Js Qd 6c 4h", {3, 3, 3}},
    {"9d 9c 9h 8s 7d 6c 5h", {3, 3, 3}},          {"9d 8c 7h 6s 5d Kc 2h", {2, 2, 2}},
    {"9d 9c 7h 7s 5d 5c 2h", {0, 0, -1}},         {"Jo Ac 7h 7s 5d 5c 2h", {0, 0, -1}},
    {"9d 9c 7h 7s 5d Kc 2h", {-1, -1, -1}},       {"Ad Ac 7h 6s 5d Kc 2h", {-1, -1, -1}},
};

// Ruling R23: the joker may stand inside a royal flush with its match; three of a kind with a straight pays as three.
TEST(PaiGowPokerRules, R13_36_EverySevenCardHandByItsRow) {
    for (const auto& [seven, odds] : kFortuneHands)
        for (std::size_t table = 0; table < 3; ++table) {
            const Return verdict = settle_fortune(fortune_row(cards(seven)), book::kFortuneTables[table].rows, true);
            const Outcome outcome = odds[table] > 0    ? Outcome::Win
                                    : odds[table] == 0 ? Outcome::StandOff
                                                       : Outcome::Lose;
            EXPECT_EQ(verdict.outcome, outcome) << seven << " by table " << table;
            EXPECT_EQ(verdict.odds, (Odds{std::max(0, odds[table]), 1})) << seven << " by table " << table;
        }
}

TEST(PaiGowPokerRules, R13_37_MinimumOddsOrOneOfTwoTables) {
    for (const char* table : {"min", "1", "2"})
        EXPECT_TRUE(TableSetup::make(kGame, {{}, {{"fortune", table}}, {}})) << table;
    EXPECT_FALSE(TableSetup::make(kGame, {{}, {{"fortune", "3"}}, {}}));
    // What tells the printed tables apart, the minimum (13.36) and 1 and 2: read from the book again.
    const std::pair<book::FortuneRow, std::array<int, 3>> rows[] = {
        {book::SevenStraightFlush, {2500, 5000, 8000}}, {book::RoyalAndMatch, {1000, 1000, 2000}},
        {book::SevenStraightFlushJoker, {500, 750, 1000}}, {book::FiveAces, {250, 250, 400}},
        {book::RoyalFlush, {100, 100, 150}}, {book::FourOfAKind, {20, 20, 25}}};
    for (const auto& [row, odds] : rows)
        for (std::size_t table = 0; table < 3; ++table)
            EXPECT_EQ(settle_fortune(row, book::kFortuneTables[table].rows, true).odds, (Odds{odds[table], 1}))
                << "row " << row << " of table " << table;
    EXPECT_EQ(settle_fortune(book::ThreePairs, book::kFortuneTables[1].rows, true).outcome, Outcome::StandOff);
    EXPECT_EQ(settle_fortune(book::ThreePairs, book::kFortuneTables[2].rows, true).outcome, Outcome::Lose);
    EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"fortune.flush", "5:1"}})), "");
    for (const PayRow& row : book::kFortuneTables[0].rows.first(book::ThreePairs))
        EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{"fortune." + std::string(row.id), "1:1"}})), "13.36") << row.id;
}

// 13.37*: at 1000 to 1 and above alone, and only who could win more than the ceiling.
TEST(PaiGowPokerRules, R13_37_WhoACeilingTouchesIsTold) {
    const auto setup = *TableSetup::make(kGame, {{{"fortune-ceiling", "10000"}}, {}, {}});
    Session session(setup);
    ASSERT_FALSE(session.apply(Shuffled{}));
    for (PlayerId player = 0; player < 3; ++player)
        ASSERT_FALSE(session.apply(bet(kGame, player, static_cast<BoxNo>(player + 1), "main", 10)));
    ASSERT_FALSE(session.apply(bet(kGame, 0, 1, "fortune", 4)));
    ASSERT_FALSE(session.apply(bet(kGame, 1, 2, "fortune", 5)));
    EXPECT_EQ(kGame.notices.told_before_close(session.table(), 0), "") << "4 wins 10000 at 2500 to 1";
    const std::string told = kGame.notices.told_before_close(session.table(), 1);
    EXPECT_NE(told.find("12500"), std::string::npos) << told;
    EXPECT_NE(told.find("10000"), std::string::npos) << told;
    EXPECT_EQ(kGame.notices.told_before_close(session.table(), 2), "") << "he has no Fortune wager";
    using namespace book;
    for (int row = 0; row < kFortuneRows - 1; ++row)
        EXPECT_EQ(under_ceiling(static_cast<FortuneRow>(row), kFortuneTables[2].rows), row <= SevenStraightFlushJoker);
    EXPECT_FALSE(under_ceiling(SevenStraightFlushJoker, kFortuneTables[1].rows)) << "750 to 1";
}

TEST(PaiGowPokerRules, R13_45_WhatAnEnvyBonusPays) {
    const std::pair<const char*, std::pair<int, int>> sums[] = {
        {"8d 7d 6d 5d 4d 3d 2d", {500, 2500}}, {"Ad Kd Qd Jd Td Kh Qh", {125, 500}},
        {"8d 7d Jo 5d 4d 3d 2d", {50, 250}},   {"Ad Ac Ah As Jo 9c 4h", {25, 100}},
        {"Ad Kd Qd Jd Td 9c 4h", {10, 25}},    {"9d 8d 7d 6d 5d Kc 4h", {5, 10}},
        {"9d 9c 9h 9s Jd 6c 4h", {2, 2}}};
    for (const auto& [seven, pounds] : sums)
        for (const std::int64_t stake : {5'00, 7'50, 25'00}) {
            const auto paid = [&, hand = seven](std::size_t table) {
                const Return verdict = settle_envy(fortune_row(cards(hand)), {stake}, book::kEnvyTables[table].rows);
                return winnings({stake}, verdict.odds).paid;
            };
            EXPECT_EQ(paid(0), (Money{pounds.first * 100})) << seven;
            EXPECT_EQ(paid(1), (Money{pounds.second * 100})) << seven;
        }
    for (const char* less : {"9d 9c 9h Js Jd 6c 4h", "Ad 9d 7d 5d 3d Kc 4h", "Kd Qc 9h 7s 5d 3c 2h"})
        EXPECT_EQ(settle_envy(fortune_row(cards(less)), {5'00}, book::kEnvyTables[0].rows).outcome, Outcome::Lose);
    for (const PayRow& row : book::kEnvyTables[0].rows) {
        const Money sum = sum_of(row);
        const std::string name = "envy." + std::string(row.id), less = to_string(sum - Money{1});
        EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{name, less}})), "13.45") << name;
        EXPECT_EQ(forbidden_by(setup_of(kGame.id, {}, {{name, to_string(sum) + " GBP"}})), "") << name;
    }
    for (const char* text : {"2", "2.00", "2 GBP", "2 in money"})
        EXPECT_TRUE(TableSetup::make(kGame, {{}, {}, {{"envy.four-of-a-kind", text}}})) << text;
    for (const char* odds : {"2:1", "2 to 1", "2 for 1", "2 gbp", "2 ", "many"})  // a sum is no odds
        EXPECT_FALSE(TableSetup::make(kGame, {{}, {}, {{"envy.four-of-a-kind", odds}}})) << odds;
}

// 13.45: its table 1 is the minimum itself; that of Fortune is a guide and no pay table (13.36, 2.7).
TEST(PaiGowPokerRules, R13_45_TheMinimumIsATableOfTheBook) {
    const auto guides = [](const std::string& fortune) {
        const auto config = parse_table("id='a'\ngame='gb.pai-gow-poker'\n[paytables]\nfortune='" + fortune +
                                        "'\n[limits]\nmin=20\nmax=100\nincrement=20\n");
        std::string wagers;
        for (const Finding& finding : check_table(*config))
            if (finding.clause == "gb-2011 2.7") wagers += finding.what.substr(0, finding.what.find(' ')) + " ";
        return wagers;
    };
    EXPECT_EQ(guides("1"), "");
    EXPECT_EQ(guides("min"), "fortune ");
}

// The sign and the notices tell sums of money, and no odds that would grow with the stake.
TEST(PaiGowPokerRules, R13_45_SumsAreToldInMoney) {
    const auto config = parse_table(
        "id='a'\ngame='gb.pai-gow-poker'\ncurrency='GBP'\n[pays]\n'envy.four-of-a-kind'='3'\n[limits]\nmin=20\n"
        "max=100\nincrement=20\n");
    ASSERT_TRUE(config) << config.refusal().what;
    const auto sign = sign_text(*config);
    ASSERT_TRUE(sign);
    bool told = false;
    for (const auto& wager : sign->wagers) {
        if (wager.id != "envy") continue;
        told = true;
        EXPECT_EQ(wager.pays.at(0).odds, "500 GBP");
        EXPECT_EQ(wager.pays.at(6).odds, "3 GBP");
    }
    EXPECT_TRUE(told);
    const auto notices = required_notices(*config);
    EXPECT_TRUE(std::any_of(notices.begin(), notices.end(), [](const std::string& line) {
        return line.starts_with("Envy Bonus: four of a kind pays 3 GBP");
    }));
}

// A table file takes a sum in money, of its own currency, and no odds.
TEST(PaiGowPokerRules, R13_45_ATableFileTakesSums) {
    const auto read = [](const std::string& sum) {
        return parse_table("id='a'\ngame='gb.pai-gow-poker'\ncurrency='GBP'\n[pays]\n'envy.four-of-a-kind'='" + sum +
                           "'\n[limits]\nmin=20\nmax=100\nincrement=20\n");
    };
    for (const char* sum : {"3", "2.50", "3 GBP", "3 in money"}) EXPECT_TRUE(read(sum)) << read(sum).refusal().what;
    for (const char* sum : {"3 to 1", "3:1", "3 gbp", "many", "-3"}) EXPECT_FALSE(read(sum)) << sum;
    const auto other = read("3 USD");
    ASSERT_FALSE(other);
    EXPECT_NE(other.refusal().what.find("this table's currency is GBP"), std::string::npos) << other.refusal().what;
    EXPECT_EQ(other.refusal().clause, "gb-2011 13.45");
}

}  // namespace
}  // namespace baize::pai_gow_poker_rules_test
