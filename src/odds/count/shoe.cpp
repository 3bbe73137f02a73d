#include "odds/count/shoe.hpp"

namespace baize::count {

FaceShoe face_shoe(const ShoePolicy& policy) {
    FaceShoe faces;
    for (int i = 0; i < kCardsInDeck; ++i)
        if (!(policy.without >> i & 1u)) faces.add(Card::from_index(i), policy.decks);
    return faces;
}

}  // namespace baize::count
