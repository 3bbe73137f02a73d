// What a hand, a throw or a spin is called, for whoever looks at the table: "soft 18", "pair of queens", "total 11".
// Screens know no rules; they ask here, and the game's definition answers. A game without such words has no captions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/game.hpp"
#include "engine/view.hpp"

namespace baize {

// What a game's hands are called where the table's options have a say in it: which cards are wild. A game that has
// this, beside its definition, has no `hand_caption`; the house's own hand is called nothing.
using HandWords = std::string (*)(const Setup&, std::span<const Card>);
class HandsCalledAtTable {
public:
    HandsCalledAtTable(const Game& game, HandWords words);
};
HandWords hand_words_of(const Game& game);  // null: the game has none

// Empty where a card is hidden or the game has no name for the hand. `split`: the hand is one of several of its box;
// `house`: it is the house's own. What it is called may hang on the table's options: on which cards are wild.
std::string caption(const Setup& setup, std::span<const std::optional<Card>> cards, bool split, bool house = false);
// Of a hand as somebody sees it, with what he sees of the community cards where they join it.
std::string caption(const Setup& setup, const View& view, const SeenHand& hand, bool split);
std::string caption(const Game& game, std::span<const std::uint8_t> dice);
std::string caption(const Game& game, std::span<const std::string> spun);
// "red", "black", "green"; empty where the compartments of a wheel have no colours.
std::string_view compartment_colour(const Game& game, std::string_view name);

}  // namespace baize
