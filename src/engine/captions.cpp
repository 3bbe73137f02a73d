#include "engine/captions.hpp"

#include <vector>

namespace baize {

std::string caption(const Game& game, std::span<const std::optional<Card>> cards, bool split, bool house) {
    if (!game.hand_caption || cards.empty()) return {};
    std::vector<Card> seen;
    for (const auto& card : cards) {
        if (!card) return {};
        seen.push_back(*card);
    }
    return house && game.house_caption ? game.house_caption(seen) : game.hand_caption(seen, split);
}

std::string caption(const Game& game, const View& view, const SeenHand& hand, bool split) {
    std::vector<std::optional<Card>> cards = hand.cards;
    if (!game.community_joins) return caption(game, cards, split, hand.is_house());
    if (hand.community) return {};
    for (const SeenHand& other : view.hands)
        for (const auto& card : other.cards)
            if (other.community && card) cards.push_back(card);
    return caption(game, cards, split, hand.is_house());
}

std::string caption(const Game& game, std::span<const std::uint8_t> dice) {
    return game.dice_caption && !dice.empty() ? game.dice_caption(dice) : std::string();
}

std::string caption(const Game& game, std::span<const std::string> spun) {
    return game.spin_caption && !spun.empty() ? game.spin_caption(spun) : std::string();
}

std::string_view compartment_colour(const Game& game, std::string_view name) {
    return game.compartment_colour ? game.compartment_colour(name) : std::string_view();
}

}  // namespace baize
