#include "engine/captions.hpp"

#include <utility>
#include <vector>

namespace baize {

namespace {

std::vector<std::pair<const Game*, HandWords>>& called_at_table() {
    static std::vector<std::pair<const Game*, HandWords>> list;
    return list;
}

}  // namespace

HandsCalledAtTable::HandsCalledAtTable(const Game& game, HandWords words) {
    called_at_table().emplace_back(&game, words);
}

HandWords hand_words_of(const Game& game) {
    for (const auto& [of, words] : called_at_table())
        if (of == &game) return words;
    return nullptr;
}

std::string caption(const Setup& setup, std::span<const std::optional<Card>> cards, bool split, bool house) {
    const Game& game = setup.game();
    std::vector<Card> seen;
    for (const auto& card : cards) {
        if (!card) return {};
        seen.push_back(*card);
    }
    if (seen.empty()) return {};
    if (game.hand_caption)
        return house && game.house_caption ? game.house_caption(seen) : game.hand_caption(seen, split);
    const HandWords words = house ? nullptr : hand_words_of(game);
    return words ? words(setup, seen) : std::string();
}

std::string caption(const Setup& setup, const View& view, const SeenHand& hand, bool split) {
    std::vector<std::optional<Card>> cards = hand.cards;
    if (!setup.game().community_joins) return caption(setup, cards, split, hand.is_house());
    if (hand.community) return {};
    for (const SeenHand& other : view.hands)
        for (const auto& card : other.cards)
            if (other.community && card) cards.push_back(card);
    return caption(setup, cards, split, hand.is_house());
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
