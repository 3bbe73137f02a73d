#include "chance/unseen_cards.hpp"

#include <numeric>
#include <stdexcept>

namespace baize {

namespace {

Card any_of(const ShoeState& shoe, Random& random) {
    const auto cards = std::accumulate(shoe.left.begin(), shoe.left.end(), std::uint32_t{0});
    if (cards == 0) throw std::logic_error("a card is wanted, and every card of the shoe lies on the table");
    std::uint32_t pick = below(random, cards);
    int face = 0;
    while (pick >= shoe.left[face]) pick -= shoe.left[face++];
    return Card::from_index(face);
}

}  // namespace

Event UnseenCards::answer(const Need& need, const Table& table) {
    switch (need.kind) {
        case NeedKind::Shuffle:
            return Shuffled{};
        case NeedKind::Card:
            if (need.to_burn && !need.burn_read) return DealtCard{{}, true};
            return DealtCard{any_of(table.carried().shoe, random_)};
        case NeedKind::Throw: {
            Thrown thrown;
            for (int i = 0; i < need.dice; ++i)
                thrown.faces.push_back(static_cast<std::uint8_t>(below(random_, 6) + 1));
            return thrown;
        }
        case NeedKind::Spin: {
            Spun spun;
            for (int i = 0; i < need.rings; ++i)
                spun.compartments.push_back(
                    static_cast<Compartment>(below(random_, static_cast<std::uint32_t>(need.compartments)) + 1));
            return spun;
        }
        default:
            throw std::logic_error("chance was asked for what a player decides");
    }
}

}  // namespace baize
