#include "core/deck.hpp"

#include <algorithm>
#include <string>

namespace baize {

namespace {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

bool same(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

// A title that two faces share names neither.
bool titled(const Deck& deck, const CardFace& face, std::string_view text) {
    return same(face.title, text) && std::ranges::count(deck.faces, face.title, &CardFace::title) == 1;
}

bool spelled(const CardFace& face, std::string_view text) {
    if (same(face.name, text)) return true;
    if (text.size() != 3) return false;
    if (face.drawn == DrawnAs::Card && text.starts_with("10")) return same(face.name, std::string{'T', text[2]});
    return face.drawn == DrawnAs::Tile && same(face.name, std::string(text.rbegin(), text.rend()));
}

}  // namespace

std::optional<Card> Deck::find(std::string_view text) const {
    if (text.empty()) return std::nullopt;
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (spelled(faces[i], text) || titled(*this, faces[i], text)) return Card::from_index(i);
    return std::nullopt;
}

}  // namespace baize
