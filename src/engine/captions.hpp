// What a hand, a throw or a spin is called, for whoever looks at the table: "soft 18", "pair of queens", "total 11".
// Screens know no rules; they ask here, and the game's definition answers. A game without such words has no captions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "definition/game.hpp"
#include "engine/view.hpp"

namespace baize {

// Empty where a card is hidden or the game has no name for the hand. `split`: the hand is one of several of its box;
// `house`: it is the house's own. What it is called may depend on the table's options: on which cards are wild.
std::string caption(const Setup& setup, std::span<const std::optional<Card>> cards, bool split, bool house = false);
// Of a hand as somebody sees it, with what he sees of the community cards where they join it.
std::string caption(const Setup& setup, const View& view, const SeenHand& hand, bool split);
// The cards that make it, its own first, where others are left out. Empty where somebody who sees this does not see
// every card of the hand, and where there is nothing to choose.
std::vector<Card> made_of(const Setup& setup, const View& view, const SeenHand& hand);
std::string caption(const Game& game, std::span<const std::uint8_t> dice);
std::string caption(const Game& game, std::span<const std::string> spun);
// "red", "black", "green"; empty where the compartments of a wheel have no colours.
std::string_view compartment_colour(const Game& game, std::string_view name);

}  // namespace baize
