#include "odds/poker/hand_tables.hpp"

namespace baize::poker {

BoardSets::BoardSets(const Symmetry& symmetry, int cards)
    : symmetry_(symmetry), orbits_(symmetry, cards),
      brought_(static_cast<std::size_t>(choose(kCardsInDeck, cards))) {
    const auto& exchanges = symmetry.exchanges();
    for (std::uint32_t id = 0; id < orbits_.size(); ++id)
        for (std::size_t e = 0; e < exchanges.size(); ++e)
            brought_[number_of(exchanged(orbits_.hand(id), exchanges[e]))] = {id, static_cast<std::uint8_t>(e)};
}

}  // namespace baize::poker
