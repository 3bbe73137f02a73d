// A deck as data: every face is read as it is written, in each of the ways in which people write it.
#include "core/deck.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/random.hpp"
#include "core/rank/wild.hpp"
#include "engine/session.hpp"
#include "support/fixture_games.hpp"

namespace baize::deck_test {
namespace {

TEST(Deck, EveryFaceIsReadAsItIsWritten) {
    for (const Deck* deck : {&kPlayingCards, &kCardsAndJoker, &kTiles}) {
        std::set<std::string_view> names;
        ASSERT_LE(deck->faces.size(), std::size_t{kFacesMax}) << deck->id;
        for (std::size_t i = 0; i < deck->faces.size(); ++i) {
            const Card card = Card::from_index(i);
            EXPECT_TRUE(names.insert(deck->name(card)).second) << deck->name(card);
            EXPECT_EQ(deck->find(deck->name(card)), card) << deck->name(card);
        }
    }
    for (int i = 0; i < kCardsInDeck; ++i)
        EXPECT_EQ(kPlayingCards.name(Card::from_index(i)), to_string(Card::from_index(i)));
}

TEST(Deck, PeopleWriteFacesInSeveralWays) {
    EXPECT_EQ(kPlayingCards.find("10h"), parse_card("Th"));
    EXPECT_EQ(kPlayingCards.find("qS"), parse_card("Qs"));
    EXPECT_EQ(kCardsAndJoker.find("JOKER"), Card::from_index(52));
    EXPECT_EQ(kCardsAndJoker.find("jo"), Card::from_index(rank::kJokerIndex)) << "as it is ranked";
    EXPECT_EQ(kTiles.find("3-1"), kTiles.find("1-3"));
    EXPECT_EQ(kTiles.find("heaven"), kTiles.find("6-6"));
    for (const char* no : {"", "Jo", "joker", "1s", "10", "10x", "Qs ", "6-6"})
        EXPECT_FALSE(kPlayingCards.find(no)) << no;
    for (const char* no : {"", "Qs", "0-6", "7-1", "6-7", "mixed nine", "6"}) EXPECT_FALSE(kTiles.find(no)) << no;
}

// gb-2011 14.5: 32 tiles of 21 faces, eleven of which come twice.
TEST(Deck, R14_5_ThirtyTwoTilesOfWhichElevenComeTwice) {
    std::map<int, int> copies;
    int pips = 0;
    for (const CardFace& face : kTiles.faces) {
        ++copies[face.copies];
        pips += face.copies * (face.name[0] - '0' + face.name[2] - '0');
        EXPECT_EQ(face.drawn, DrawnAs::Tile);
    }
    EXPECT_EQ(copies, (std::map<int, int>{{1, 10}, {2, 11}}));
    EXPECT_EQ(pips, 227);  // the pips of a whole set
}

// What is simulated is drawn from the same cards as what is dealt.
TEST(Deck, ASimulatedDeckHasTheCopiesOfItsFaces) {
    for (const Game* game : testing_support::fixture_games()) {
        const baize::Setup setup(*game);
        SimulatedChance chance(setup.shoe(), Random(1, 1));
        std::map<int, int> drawn;
        for (int i = 0; i < setup.shoe().cards(); ++i) ++drawn[chance.draw().index()];
        ASSERT_EQ(drawn.size(), game->deck().faces.size()) << game->id;
        for (const auto& [face, count] : drawn)
            EXPECT_EQ(count, game->deck().faces[static_cast<std::size_t>(face)].copies) << game->id << " " << face;
    }
}

}  // namespace
}  // namespace baize::deck_test
