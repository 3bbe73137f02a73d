#include "engine/captions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize {

namespace {

using SeenCards = std::vector<std::optional<Card>>;

// With what is seen of the community cards, where they join the hand.
SeenCards joined(const Game& game, const View& view, const SeenHand& hand) {
    SeenCards cards = hand.cards;
    if (!game.layout.community_joins) return cards;
    for (const SeenHand& other : view.hands)
        for (const auto& card : other.cards)
            if (other.community && card) cards.push_back(card);
    return cards;
}

// None where one of them is hidden.
std::vector<Card> all_seen(std::span<const std::optional<Card>> cards) {
    std::vector<Card> seen;
    for (const auto& card : cards) {
        if (!card) return {};
        seen.push_back(*card);
    }
    return seen;
}

// What the hand's own cards are for the wager on them alone; nothing where it is not laid there.
std::string own_cards(const Game& game, const View& view, const SeenHand& hand) {
    const OwnCardsCaption& own = game.captions.own_cards;
    const auto laid = [&](const auto& each) { return each.box == hand.box && each.position.wager == own.wager; };
    const bool lies = std::ranges::any_of(view.stakes, laid) || std::ranges::any_of(view.lines, laid);
    if (!own.caption || hand.box == 0 || !lies) return {};
    const std::vector<Card> seen = all_seen(hand.cards);
    return seen.empty() ? std::string() : fmt::format("{}: {}", game.wagers[own.wager].title, own.caption(seen));
}

// The cards in the middle make a hand with those of a box, and none by themselves.
bool is_no_hand(const Game& game, const SeenHand& hand) { return game.layout.community_joins && hand.community; }

}  // namespace

std::string caption(const Setup& setup, std::span<const std::optional<Card>> cards, bool split, bool house) {
    const Game& game = setup.game();
    const std::vector<Card> seen = all_seen(cards);
    if (seen.empty()) return {};
    if (house && game.captions.house) return game.captions.house(seen);
    if (game.captions.hand) return game.captions.hand(seen, split);
    if (house) return game.captions.house_at ? game.captions.house_at(setup, seen) : std::string();
    return game.captions.hand_at ? game.captions.hand_at(setup, seen, split) : std::string();
}

std::string caption(const Setup& setup, const View& view, const SeenHand& hand, bool split) {
    if (is_no_hand(setup.game(), hand)) return {};
    const std::string whole = caption(setup, joined(setup.game(), view, hand), split, hand.is_house());
    const std::string own = own_cards(setup.game(), view, hand);
    return whole + (whole.empty() || own.empty() ? "" : "; ") + own;
}

std::vector<Card> made_of(const Setup& setup, const View& view, const SeenHand& hand) {
    const Game& game = setup.game();
    if (!game.captions.hand_made_of || is_no_hand(game, hand)) return {};
    const std::vector<Card> seen = all_seen(joined(game, view, hand));
    const Picked picked = seen.empty() ? 0 : game.captions.hand_made_of(seen);
    std::vector<Card> made;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (picked >> i & 1u) made.push_back(seen[i]);
    return made;
}

std::string caption(const Game& game, std::span<const std::uint8_t> dice) {
    return game.captions.dice && !dice.empty() ? game.captions.dice(dice) : std::string();
}

std::string caption(const Game& game, std::span<const std::string> spun) {
    return game.captions.spin && !spun.empty() ? game.captions.spin(spun) : std::string();
}

std::string_view compartment_colour(const Game& game, std::string_view name) {
    return game.captions.compartment_colour ? game.captions.compartment_colour(name) : std::string_view();
}

}  // namespace baize
