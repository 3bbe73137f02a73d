// Cards and dice as text: small boxes with suit symbols on a terminal, "[Qs]" in a pipe.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/deck.hpp"

namespace baize::cli {

// What the reader's end can show.
struct Style {
    bool pictures = false;  // boxes and suit symbols; else one line of ASCII
    bool colour = false;
    int width = 80;
};

enum class Ink { Bold, Dim, Red, Green, Yellow, Blue };

// The text in a colour, and back; the bare text where the style has none.
std::string ink(const Style& style, Ink colour, std::string_view text);
// How many columns the text takes: escape codes take none, and every character of ours takes one.
std::size_t columns(std::string_view text);
// With spaces up to so many columns.
std::string padded(std::string_view text, std::size_t wanted);

// Lines of one picture, from the top; a card that may not be seen shows its back.
using Picture = std::vector<std::string>;
Picture draw_cards(const Style& style, const Deck& deck, std::span<const std::optional<Card>> cards);
Picture draw_dice(const Style& style, std::span<const std::uint8_t> dice);
// Where a ball or a clapper came to rest, in the colour of the compartment.
struct Compartment {
    std::string name;
    Ink colour;
};
Picture draw_compartments(const Style& style, std::span<const Compartment> compartments);

// Pictures side by side, wrapped where the line is full.
std::string in_rows(const Style& style, const std::vector<Picture>& pictures);

}  // namespace baize::cli
