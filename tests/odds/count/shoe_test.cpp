// Shoes of any kind of cards: 52 by face, rank and suit, 53 with a joker, 32 tiles.
#include "odds/count/shoe.hpp"

#include <gtest/gtest.h>

namespace baize::count::shoe_test {
namespace {

TEST(CountShoe, HoldsWhatIsAdded) {
    Shoe<4> shoe{2, 0, 3};
    EXPECT_EQ(shoe.size(), 5);
    EXPECT_EQ(shoe[0], 2);
    EXPECT_EQ(shoe[1], 0);
    EXPECT_EQ(shoe[3], 0);
    shoe.add(3, 4);
    shoe.take(2);
    EXPECT_EQ(shoe, (Shoe<4>{2, 0, 2, 4}));
    EXPECT_EQ(shoe.size(), 8);
    shoe.put(2);
    EXPECT_EQ(shoe, (Shoe<4>{2, 0, 3, 4}));
    EXPECT_EQ(shoe.without({0, 3, 3}), (Shoe<4>{1, 0, 3, 2}));
    EXPECT_EQ(shoe.without({0, 3, 3}).size(), 6);
}

TEST(CountShoe, RefusesWhatNoShoeIs) {
    EXPECT_THROW((Shoe<2>{1, -1}), std::invalid_argument);
    EXPECT_THROW((Shoe<2>{1, 1, 1}), std::invalid_argument);
    Shoe<2> shoe;
    EXPECT_THROW(shoe.add(0, -1), std::invalid_argument);
}

TEST(CountShoe, OfATable) {
    const std::uint64_t twos = 0b1111;
    const FaceShoe shoe = face_shoe({.decks = 3, .without = twos});
    EXPECT_EQ(shoe.size(), 3 * 48);
    for (int i = 0; i < kCardsInDeck; ++i) EXPECT_EQ(shoe[Card::from_index(i)], i < 4 ? 0 : 3) << i;
    EXPECT_EQ(face_shoe({.decks = 0}).size(), 0);
}

TEST(CountShoe, ProjectedToRankSuitAndColour) {
    const FaceShoe shoe = face_shoe({.decks = 2, .without = std::uint64_t{1} << Card(7, Suit::Hearts).index()});
    const auto ranks = project<kAce + 1>(shoe, &Card::rank);
    const Shoe<4, Suit> suits = project<4>(shoe, &Card::suit);
    EXPECT_EQ(ranks, (Shoe<kAce + 1>{0, 0, 8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8, 8, 8}));
    EXPECT_EQ(suits, (Shoe<4, Suit>{26, 26, 24, 26}));
    EXPECT_EQ(suits[Suit::Hearts], 24);
    const auto red = [](Card card) { return card.red(); };
    EXPECT_EQ(project<2>(shoe, red), (Shoe<2, bool>{52, 50}));
    EXPECT_EQ(only(shoe, red).size(), 50);
    EXPECT_EQ((project<4>(only(shoe, red), &Card::suit)), (Shoe<4, Suit>{0, 26, 24}));
}

// 53 faces, the joker a rank of its own; what the shoe lacks is never asked.
TEST(CountShoe, ADeckWithAJoker) {
    const FaceShoe faces = face_shoe({.decks = 1, .deck = &kCardsAndJoker});
    const auto ranks = project<14>(faces, [](Card face) {
        if (face.index() >= 53) throw std::logic_error("there is no such card");
        return face.index() / 4;
    });
    EXPECT_EQ(ranks.size(), 53);
    for (int rank = 0; rank < 13; ++rank) EXPECT_EQ(ranks[rank], 4);
    EXPECT_EQ(ranks[13], 1);
}

// Chinese dominoes: eleven faces come twice, ten once.
TEST(CountShoe, ThirtyTwoTiles) {
    const FaceShoe tiles = face_shoe({.decks = 1, .deck = &kTiles});
    EXPECT_EQ(tiles.size(), 32);
    EXPECT_EQ((project<2>(tiles, [](Card face) { return face.index() < 11 ? 1 : 0; })), (Shoe<2>{10, 22}));
    EXPECT_EQ(face_shoe({.decks = 1, .deck = &kTiles, .without = 1}).size(), 30);
}

}  // namespace
}  // namespace baize::count::shoe_test
