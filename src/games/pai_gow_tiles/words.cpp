#include "games/pai_gow_tiles/words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace baize::pai_gow_tiles {

namespace {

struct Name {
    std::string_view chinese, english;
};

// By place (14.13), the lowest first; the two wild tiles together are Gee Joon.
constexpr Name kNames[] = {
    {},
    {"Gee Joon", "Three"},       {"Gee Joon", "Six"},      {"Chop Ng", "Mixed Five"},   {"Chop Chit", "Mixed Seven"},
    {"Chop Bot", "Mixed Eight"}, {"Chop Gow", "Mixed Nine"}, {"Look", "Big Head Six"},  {"Tit", "Long Leg Seven"},
    {"Ping", "Red Ten"},         {"Foo", "Hatchet"},       {"Bon", "Board"},            {"Chong", "Long"},
    {"Mooy", "Flower"},          {"Gor", "Goose"},         {"Yun", "Man"},              {"Day", "Earth"},
    {"Teen", "Heaven"},
};

const Name& name_at(int place) { return kNames[place]; }

std::string pair_name(Tile tile) {
    if (rank::is_wild(tile)) return "Gee Joon, the Supreme Pair";
    const auto& [chinese, english] = name_at(rank::place_of(tile));
    return fmt::format("{}, pair of {}", chinese, english);
}

std::string points_name(Tile a, Tile b, int points) {
    const Tile higher = rank::place_of(a) >= rank::place_of(b) ? a : b;
    return fmt::format("{} {}, high {}", points, points == 1 ? "point" : "points",
                       name_at(rank::place_of(higher)).chinese);
}

std::string two_tiles(Card a, Card b, WildTiles wild) {
    const TileRank hand = rank_of(a, b, wild);
    const bool heaven = hand.within() == 1;
    switch (hand.hand()) {
        case TileHand::SupremePair:
        case TileHand::Pair: return pair_name(tile_of(a));
        case TileHand::Wong: return heaven ? "Teen Wong, King of Heaven" : "Day Wong, King of Earth";
        case TileHand::Gong: return heaven ? "Teen Gong, Treasure of Heaven" : "Day Gong, Treasure of Earth";
        default: return points_name(tile_of(a), tile_of(b), hand.within());
    }
}

std::string four_tiles_name(const Stack& stack) {
    if (is_lucky_duck(stack)) return "Lucky Duck";
    std::vector<std::string_view> found;
    Tile last{};
    for (std::size_t a = 0; a < kStack; ++a)
        for (std::size_t b = a + 1; b < kStack; ++b)
            if (pairs(stack[a], stack[b])) {
                last = tile_of(stack[a]);
                found.push_back(name_at(rank::place_of(last)).chinese);
            }
    if (found.empty()) return {};
    return found.size() == 1 ? pair_name(last) : fmt::format("two pairs, {}", fmt::join(found, " and "));
}

}  // namespace

std::string words_for(std::span<const Card> cards, bool set, WildTiles wild) {
    if (cards.size() == 2 && set) return two_tiles(cards[0], cards[1], wild);
    if (cards.size() == kStack) return four_tiles_name({cards[0], cards[1], cards[2], cards[3]});
    return {};
}

}  // namespace baize::pai_gow_tiles
