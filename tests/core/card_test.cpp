// Cards as they are written and read.
#include "core/card.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <set>

namespace baize::card_test {
namespace {

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string upper(std::string text) {
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

TEST(Card, EveryCardIsReadAsItIsWritten) {
    std::set<std::string> names;
    for (int i = 0; i < kCardsInDeck; ++i) {
        const Card card = Card::from_index(i);
        const std::string name = to_string(card);
        names.insert(name);
        EXPECT_EQ(parse_card(name), card) << name;
        EXPECT_EQ(parse_card(lower(name)), card) << name;
        EXPECT_EQ(parse_card(upper(name)), card) << name;
    }
    EXPECT_EQ(names.size(), 52u);
}

TEST(Card, RankAndSuitMakeTheIndexAndBack) {
    int index = 0;
    for (int rank = 2; rank <= kAce; ++rank)
        for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
            const Card card(rank, suit);
            EXPECT_EQ(card.index(), index++);  // rank by rank: tables are laid out by it
            EXPECT_EQ(card.rank(), rank);
            EXPECT_EQ(card.suit(), suit);
            EXPECT_EQ(card.red(), suit == Suit::Diamonds || suit == Suit::Hearts);
        }
    EXPECT_EQ(index, kCardsInDeck);
}

TEST(Card, NamesAreTheUsualOnes) {
    EXPECT_EQ(to_string(Card(kQueen, Suit::Spades)), "Qs");
    EXPECT_EQ(to_string(Card(10, Suit::Hearts)), "Th");
    EXPECT_EQ(to_string(Card(2, Suit::Diamonds)), "2d");
    EXPECT_EQ(to_string(Card(kAce, Suit::Clubs)), "Ac");
}

TEST(Card, TheTenMayBeWrittenInFigures) {
    EXPECT_EQ(parse_card("10h"), Card(10, Suit::Hearts));
    EXPECT_EQ(parse_card("10S"), Card(10, Suit::Spades));
}

TEST(Card, WhatIsNoCardIsNotRead) {
    for (const char* text :
         {"", "Q", "1s", "Qx", "sQ", "Qss", "11h", "10", "10x", "0h", "Zs", " Qs", "Qs ", "Q\xff", "2["})
        EXPECT_FALSE(parse_card(text).has_value()) << text;
}

// A digit turned to "lower case" must not become a suit, nor any other byte: 'C' + 32 is 'c', and nothing else is.
TEST(Card, OnlyEightLettersAreSuits) {
    int suits = 0;
    for (int c = 1; c < 256; ++c) suits += parse_card(std::string{'7', static_cast<char>(c)}).has_value();
    EXPECT_EQ(suits, 8);
}

}  // namespace
}  // namespace baize::card_test
