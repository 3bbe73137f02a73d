// How a coup of Punto Banco is drawn and what becomes of its wagers, in the book's order (gb-2011 6.15-6.29). The round
// pays by these functions and the analyser prices by them.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/card.hpp"
#include "core/deck.hpp"
#include "core/pay.hpp"
#include "rulebooks/gb_2011/punto_banco.hpp"

namespace baize::punto_banco {

// 6.15: aces one, tens and pictures ten.
inline constexpr auto kCountValues = [] {
    std::array<std::uint16_t, kFacesMax> values{};
    for (int i = 0; i < kCardsInDeck; ++i) {
        const int rank = Card::from_index(i).rank();
        values[i] = static_cast<std::uint16_t>(rank == kAce ? 1 : rank > 10 ? 10 : rank);
    }
    return values;
}();

constexpr int count_value(Card card) { return kCountValues[card.index()]; }

// 6.17: a single figure. A sum of points and count values may be given too.
constexpr int points_of(int total) { return total % 10; }

constexpr int points_of(std::span<const Card> cards) {
    int total = 0;
    for (const Card card : cards) total += count_value(card);
    return points_of(total);
}

// What a hand is called on the screens: its points.
inline std::string hand_caption(std::span<const Card> cards, bool) { return std::to_string(points_of(cards)); }

// A hand at the conclusion.
struct Hand {
    int points = 0;
    int cards = 2;  // two or three (6.16)

    constexpr bool operator==(const Hand&) const = default;
};

// 6.23: a point of 8 or 9 on the initial deal, by either hand, ends the draw for both.
constexpr bool ends_draw(int punto_points, int banco_points) { return punto_points >= 8 || banco_points >= 8; }

// 6.22, 6.23, on the points of the initial deal.
constexpr bool punto_draws(int punto_points, int banco_points) {
    return !ends_draw(punto_points, banco_points) && punto_points <= 5;
}

// 6.27: the banker's points 3 to 7 against the punter's third card 0 to 9, and the last column where none was given.
inline constexpr std::string_view kTableau[] = {
    "DDDDDDDDSDD",
    "SSDDDDDDSSD",
    "SSSSDDDDSSD",
    "SSSSSSDDSSS",
    "SSSSSSSSSSS",
};

// 6.24, 6.27, on the points of the initial deal and the count value of the punter's third card.
constexpr bool banco_draws(int punto_points, int banco_points, std::optional<int> punto_third) {
    if (ends_draw(punto_points, banco_points)) return false;                                   // 6.23
    if (banco_points <= 2) return true;
    const int column = punto_third ? points_of(*punto_third) : 10;
    return kTableau[banco_points - 3][column] == 'D';
}

// 6.25 literally: a point of 9 or 8 is better in two cards than in three, and a two-card 8 than a three-card 9. By 6.23
// this never decides: a two-card 8 or 9 ends the draw, so the other hand has two cards as well, and a three-card hand
// never meets one. Merit then orders the hands as their points do.
constexpr int merit(Hand hand) {
    if (hand.cards == 2 && hand.points >= 8) return hand.points + 2;
    return hand.points;
}

constexpr Return settle_punto(Hand punto, Hand banco, const PayRow& row) {
    if (merit(punto) == merit(banco)) return voided("6.26");
    return merit(punto) > merit(banco) ? win(row) : lose("6.25");                              // 6.19
}

// In Punto 2000 the rows are two: a win, and a win with six (6.28, 6.29).
constexpr Return settle_banco(Hand punto, Hand banco, std::span<const PayRow> rows, bool punto_2000) {
    using namespace gb_2011::punto_banco;
    assert(punto_2000 ? rows.size() == kBanco2000Rows : rows.size() == kBancoRows);
    if (merit(punto) == merit(banco)) return voided("6.26");
    if (merit(banco) < merit(punto)) return lose("6.25");
    if (!punto_2000) return win(rows[BancoWins]);                                              // 6.18
    return win(rows[banco.points == 6 ? Banco2000WinsWithSix : Banco2000Wins]);                // 6.29
}

constexpr Return settle_egalite(Hand punto, Hand banco, const PayRow& row) {
    return merit(punto) == merit(banco) ? win(row) : lose("6.26");                             // 6.20, 6.26
}

}  // namespace baize::punto_banco
