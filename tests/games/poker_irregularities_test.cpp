// The six NZ divisions as rows of one mechanism (games/poker/irregularities.hpp): a second reading of seeds 000, 001
// and 002 that says which clause has which subject, and where they differ.
#include "games/poker/irregularities.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/three_card_poker/three_card_poker.hpp"

namespace baize::poker::poker_irregularities_test {
namespace {

// What the divisions say of the same subjects: 001 Division 6, 001 Division 20, 002, 000 (Lunar).
constexpr Division kCaribbean = {
    .mishandled = "12.1", .wrong_number = "12.2", .cards_to_empty = "12.8", .hand_to_empty = "12.9",
    .collected = "12.13", .wrong_deck = "12.10", .exposed = "12.3", .dealer_exposed = "12.4", .several_exposed = "12.5",
    .player_shows = "12.6", .dealer_shows = "12.7", .misdeal = "12.11", .absent = "12.12", .laid_down = "12.14",
    .viewed_one = "12.15(a)", .viewed_several = "12.15(b)", .shuffle = "7.1(f)", .blind_hands = "5.6.2", .hand = 5,
    .ante = 0, .play = 1, .dealers_card = DealersCard::StaysUp};
constexpr Division kFourCard = {
    .mishandled = "11.1", .wrong_number = "11.2", .cards_to_empty = "11.3", .hand_to_empty = "11.4",
    .collected = "11.5", .wrong_deck = "11.6", .exposed = "11.7", .dealer_exposed = "11.8", .several_exposed = "11.9",
    .player_shows = "11.10", .dealer_shows = "11.11", .misdeal = "11.12", .absent = "11.13", .laid_down = "11.14",
    .viewed_one = "11.15(a)", .viewed_several = "11.15(b)", .shuffle = "7.1(f)", .blind_hands = "5.5.2", .hand = 5,
    .ante = 0, .play = 1, .dealers_card = DealersCard::StaysUp};
constexpr Division kBigRaise = {
    .mishandled = "11.1", .wrong_number = "11.2", .cards_to_empty = "11.8", .hand_to_empty = "11.9",
    .collected = "11.13", .wrong_deck = "11.10", .exposed = "11.3", .dealer_exposed = "11.4", .several_exposed = "11.5",
    .player_shows = "11.6", .dealer_shows = "11.7", .misdeal = "11.11", .absent = "11.12", .laid_down = "11.14",
    .viewed_one = "11.15(a)", .viewed_several = "11.15(b)", .shuffle = "7.1(f)", .blind_hands = "5.5.2", .hand = 3,
    .ante = 0, .play = 1, .after_showing = AfterShowing::OnceOrFold};
constexpr Division kLunar = {
    .mishandled = "11.1", .wrong_number = "11.2", .cards_to_empty = "11.8", .hand_to_empty = "11.9",
    .collected = "11.13", .wrong_deck = "11.10", .exposed = "11.3", .dealer_exposed = "11.4", .several_exposed = "11.5",
    .player_shows = "11.6", .dealer_shows = "11.7", .misdeal = "11.11", .absent = "11.12", .laid_down = "11.14",
    .hand = 5, .ante = 0, .play = 1, .dealers_card = DealersCard::StaysUp};

constexpr Irregularities<kCaribbean> kCaribbeanRows;
constexpr Irregularities<kFourCard> kFourCardRows;
constexpr Irregularities<kBigRaise> kBigRaiseRows;
constexpr Irregularities<kLunar> kLunarRows;

const IrregularityDef& row(std::span<const IrregularityDef> rows, std::string_view id) {
    for (const IrregularityDef& each : rows)
        if (each.id == id) return each;
    throw std::out_of_range(std::string(id));
}

TEST(PokerIrregularities, EqualNumbersAreNotEqualRules) {
    const auto nz = three_card_poker::nz_irregularities();
    EXPECT_EQ(row(nz, "absent-player").clause, "11.13");
    EXPECT_EQ(row(kBigRaiseRows.all(), "absent-player").clause, "11.12");
    EXPECT_EQ(row(kCaribbeanRows.all(), "absent-player").clause, "12.12");
    EXPECT_EQ(row(nz, "collected-early").clause, "11.5");
    EXPECT_EQ(row(kBigRaiseRows.all(), "collected-early").clause, "11.13");
    EXPECT_EQ(row(kFourCardRows.all(), "cards-exposed").clause, row(nz, "cards-exposed").clause);
}

TEST(PokerIrregularities, ACardExposedToTheDealer) {
    EXPECT_EQ(row(three_card_poker::nz_irregularities(), "dealer-card-exposed").effect, Effect::VoidRound);  // 11.8
    EXPECT_EQ(row(kBigRaiseRows.all(), "dealer-card-exposed").effect, Effect::VoidRound);                    // 11.4
    EXPECT_EQ(row(kFourCardRows.all(), "dealer-card-exposed").effect, Effect::Own);                          // 11.8
    EXPECT_EQ(row(kCaribbeanRows.all(), "dealer-card-exposed").effect, Effect::Own);                         // 12.4
    EXPECT_EQ(row(kLunarRows.all(), "dealer-card-exposed").effect, Effect::Own);                             // 11.4
}

// A division that does not know further hands has no rule on looking at them, and none is offered.
TEST(PokerIrregularities, WhatADivisionDoesNotHaveIsLeftOut) {
    EXPECT_THROW(row(kLunarRows.all(), "viewed-blind-hand"), std::out_of_range);
    EXPECT_THROW(row(kLunarRows.all(), "ordered-shuffle"), std::out_of_range);
    EXPECT_EQ(kLunarRows.all().size(), 16u);
    EXPECT_EQ(kFourCardRows.all().size(), 19u);
}

// Each row that is carried out by its own code has it, and ids are one of a kind: a ruling names a row by its number.
TEST(PokerIrregularities, RowsAreWhole) {
    for (const auto rows : {three_card_poker::nz_irregularities(), kCaribbeanRows.all(), kBigRaiseRows.all()}) {
        std::map<std::string_view, int> ids;
        for (const IrregularityDef& each : rows) {
            EXPECT_EQ(++ids[each.id], 1) << each.id;
            EXPECT_TRUE(each.effect != Effect::Own || each.apply) << each.id;
            EXPECT_FALSE(each.title.empty() && rows.data() == three_card_poker::nz_irregularities().data());
        }
    }
}

}  // namespace
}  // namespace baize::poker::poker_irregularities_test
