#include "cli/screen/draw_cards.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize::cli {

namespace {

constexpr std::string_view kReset = "\033[0m";
constexpr std::string_view kSuits[] = {"\u2663", "\u2666", "\u2665", "\u2660"};

std::string_view code(Ink colour) {
    switch (colour) {
        case Ink::Bold: return "\033[1m";
        case Ink::Dim: return "\033[2m";
        case Ink::Red: return "\033[1;31m";
        case Ink::Green: return "\033[32m";
        case Ink::Yellow: return "\033[33m";
        case Ink::Blue: return "\033[34m";
    }
    return "";
}

std::string rank_text(Card card) {
    return card.rank() == 10 ? "10" : std::string(1, kRankLetters[card.rank() - 2]);
}

bool red(const Deck& deck, Card card) { return deck.face(card).drawn == DrawnAs::Card && card.red(); }

// Three columns: "Q♠ ", "10♥", "Jo ", "6-4".
std::string face(const Style& style, const Deck& deck, Card card) {
    if (deck.face(card).drawn != DrawnAs::Card) return ink(style, Ink::Bold, padded(deck.name(card), 3));
    const std::string text = fmt::format("{}{}", rank_text(card), kSuits[static_cast<std::size_t>(card.suit())]);
    return ink(style, card.red() ? Ink::Red : Ink::Bold, padded(text, 3));
}

Picture card_boxes(const Style& style, const Deck& deck, std::span<const std::optional<Card>> cards) {
    Picture picture(3);
    for (const auto& card : cards) {
        picture[0] += ink(style, Ink::Dim, "\u256d\u2500\u2500\u2500\u256e");
        const std::string side = ink(style, Ink::Dim, "\u2502");
        picture[1] += side + (card ? face(style, deck, *card) : ink(style, Ink::Blue, "\u2592\u2592\u2592")) + side;
        picture[2] += ink(style, Ink::Dim, "\u2570\u2500\u2500\u2500\u256f");
    }
    return picture;
}

// The pips of a die as a man sees them: three rows of three places, a bit for each.
constexpr unsigned kPips[] = {0, 0020, 0104, 0124, 0505, 0525, 0555};

Picture die_box(const Style& style, std::uint8_t die) {
    Picture picture{ink(style, Ink::Dim, "\u256d\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u256e")};
    const std::string side = ink(style, Ink::Dim, "\u2502");
    for (int row = 0; row < 3; ++row) {
        std::string pips;
        for (int place = 0; place < 3; ++place) pips += kPips[die] >> (8 - 3 * row - place) & 1u ? " \u25cf" : "  ";
        picture.push_back(side + ink(style, die == 1 || die == 4 ? Ink::Red : Ink::Bold, pips + " ") +
                          side);  // red as on Sic Bo dice
    }
    picture.push_back(ink(style, Ink::Dim, "\u2570\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u256f"));
    return picture;
}

std::size_t width_of(const Picture& picture) {
    std::size_t width = 0;
    for (const std::string& line : picture) width = std::max(width, columns(line));
    return width;
}

}  // namespace

std::string ink(const Style& style, Ink colour, std::string_view text) {
    if (!style.colour || text.empty()) return std::string(text);
    return fmt::format("{}{}{}", code(colour), text, kReset);
}

std::size_t columns(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\033') i = std::min(text.find('m', i), text.size());
        // a continuation byte of UTF-8 has no column
        else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) ++count;
    }
    return count;
}

std::string padded(std::string_view text, std::size_t wanted) {
    const std::size_t has = columns(text);
    return std::string(text) + std::string(wanted > has ? wanted - has : 0, ' ');
}

Picture draw_cards(const Style& style, const Deck& deck, std::span<const std::optional<Card>> cards) {
    if (style.pictures) return card_boxes(style, deck, cards);
    std::string line;
    for (const auto& card : cards) {
        const std::string text = fmt::format("[{}]", card ? deck.name(*card) : "##");
        line +=
            (line.empty() ? "" : " ") +
            (card && !red(deck, *card) ? text : ink(style, card ? Ink::Red : Ink::Blue, text));
    }
    return {line};
}

Picture draw_dice(const Style& style, std::span<const std::uint8_t> dice) {
    Picture picture(style.pictures ? 5 : 1);
    for (const std::uint8_t die : dice) {
        const Picture one = style.pictures ? die_box(style, die) : Picture{fmt::format("[{}]", int{die})};
        for (std::size_t i = 0; i < one.size(); ++i) picture[i] += (picture[i].empty() ? "" : " ") + one[i];
    }
    return picture;
}

Picture draw_compartments(const Style& style, std::span<const Compartment> compartments) {
    Picture picture(style.pictures ? 3 : 1);
    for (const Compartment& each : compartments) {
        std::string bar;
        for (std::size_t i = 0; i < each.name.size() + 2; ++i) bar += "\u2500";
        const Picture box = style.pictures ? Picture{"\u256d" + bar + "\u256e", "\u2502 " + each.name + " \u2502",
                                                     "\u2570" + bar + "\u256f"}
                                           : Picture{"(" + each.name + ")"};
        for (std::size_t i = 0; i < box.size(); ++i)
            picture[i] += (picture[i].empty() ? "" : " ") + ink(style, each.colour, box[i]);
    }
    return picture;
}

std::string in_rows(const Style& style, const std::vector<Picture>& pictures) {
    std::string text;
    for (std::size_t first = 0, next = 0; first < pictures.size(); first = next) {
        std::size_t used = 0, height = 0;
        for (; next < pictures.size(); ++next) {
            const std::size_t wide = width_of(pictures[next]) + 4;
            if (next > first && used + wide > static_cast<std::size_t>(style.width)) break;
            used += wide;
            height = std::max(height, pictures[next].size());
        }
        for (std::size_t line = 0; line < height; ++line) {
            std::string row;
            for (std::size_t i = first; i < next; ++i)
                row += "  " + padded(line < pictures[i].size() ? pictures[i][line] : "", width_of(pictures[i]) + 2);
            row.erase(row.find_last_not_of(' ') + 1);
            text += row + "\n";
        }
    }
    return text;
}

}  // namespace baize::cli
