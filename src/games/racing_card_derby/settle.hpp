// How a race is run, card by card, and what becomes of its wagers, in the
// book's order (nz-racing-card-derby 4.2, 5.1, 5.8,
// 8.1). The round pays by these functions, the screens show the race by them and the analyser prices by them.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <span>
#include <string_view>

#include "core/card.hpp"
#include "core/pay.hpp"
#include "rulebooks/nz_racing_card_derby/racing_card_derby.hpp"

namespace baize::racing_card_derby {

enum Wager : std::uint8_t { Red, Black, SuitWager, ExactQuinella, ExactTrifecta, TrifectaLines };

inline constexpr int kCardsToWin = 4;                            // 8.1(a)
inline constexpr int kPlaces = 3;
inline constexpr Card kProtest{2, Suit::Spades};                 // 4.1

// ---- The race -----------------------------------------------------------------------------------------------

struct Result {
    std::array<Suit, kPlaces> place{};  // first, second, third
    bool protested = false;
    bool operator==(const Result&) const = default;
};

// The cards of a race in the order of the deal. Each falls on the area of the next place that is still open.
class Race {
public:
    constexpr void run(Card card) {
        assert(!over());
        const Suit suit = card.suit();
        if (placed_ == 0) {
            if (card == kProtest) result_.protested = true;      // 4.2: only among the cards that determine the winner
            if (++ran_[static_cast<std::size_t>(suit)] == kCardsToWin)
                take_place(suit);  // 8.1(a); the protest counts too (4.2)
        } else if (!place_of(suit)) {
            take_place(suit);                                    // 8.1(b), (c): the first suit that has no place yet
        }
    }

    constexpr bool over() const { return placed_ == kPlaces; }
    constexpr std::size_t area() const { return placed_; }       // where the next card goes: "Racing
                                                                 // Cards 1st Place" is 0
    constexpr int ran(Suit suit) const { return ran_[static_cast<std::size_t>(suit)]; }
    constexpr bool protested() const { return result_.protested; }
    // 1, 2 or 3; 0 for a suit that has no place yet.
    constexpr int place_of(Suit suit) const {
        for (std::size_t i = 0; i < placed_; ++i)
            if (result_.place[i] == suit) return static_cast<int>(i) + 1;
        return 0;
    }
    constexpr const Result& result() const { assert(over()); return result_; }

private:
    constexpr void take_place(Suit suit) { result_.place[placed_++] = suit; }

    std::array<int, 4> ran_{};
    std::size_t placed_ = 0;
    Result result_;
};

// ---- The spots of the layout ----------------------------------------------------------------------------------

// "diamond-heart": the suits by their first letters, which differ.
template <std::size_t Suits>
constexpr std::array<Suit, Suits> suits_of(std::string_view spot) {
    std::array<Suit, Suits> suits{};
    for (std::size_t i = 0; i < Suits; ++i) {
        suits[i] = static_cast<Suit>(kSuitLetters.find(spot[0]));
        spot.remove_prefix(i + 1 < Suits ? spot.find('-') + 1 : 0);
    }
    return suits;
}

template <std::size_t Suits, std::size_t Spots>
constexpr auto selections(const std::string_view (&spots)[Spots]) {
    std::array<std::array<Suit, Suits>, Spots> list{};
    for (std::size_t i = 0; i < Spots; ++i) list[i] = suits_of<Suits>(spots[i]);
    return list;
}

inline constexpr auto kSuits = selections<1>(nz_racing_card_derby::kSuitSpots);
inline constexpr auto kQuinellas = selections<2>(nz_racing_card_derby::kQuinellaSpots);
inline constexpr auto kTrifectas = selections<3>(nz_racing_card_derby::kTrifectaSpots);

// How many places, from the first on, a selection has right.
constexpr std::size_t places_right(std::span<const Suit> selected, const Result& race) {
    std::size_t right = 0;
    while (right < selected.size() && selected[right] == race.place[right]) ++right;
    return right;
}

// ---- Settlement -------------------------------------------------------------------------------------------------

constexpr bool red(Suit suit) { return suit == Suit::Diamonds || suit == Suit::Hearts; }

constexpr Return settle_colour(bool won, const Result& race, std::span<const PayRow> rows, Clause lost) {
    using namespace nz_racing_card_derby;
    return won ? win(rows[race.protested ? ColourProtested : ColourWins]) : lose(lost);                 // 5.8(a)
}

constexpr Return settle_suit(Suit selected, const Result& race, std::span<const PayRow> rows) {
    using namespace nz_racing_card_derby;
    if (selected != race.place[0]) return lose("5.1(c)(ii)");
    return win(rows[race.protested ? SuitProtested : SuitWins]);                                        // 5.8(b)
}

constexpr Return settle_quinella(std::span<const Suit> selected, const Result& race, std::span<const PayRow> rows) {
    return places_right(selected, race) == 2 ? win(rows[0]) : lose("5.1(d)(ii)");                       // 5.8(c)
}

// Its highest line; ruling R11 has it that no other is paid beside it.
constexpr Return settle_trifecta(std::span<const Suit> selected, const Result& race, std::span<const PayRow> rows) {
    const std::size_t right = places_right(selected, race);
    return right > 0 ? win(rows[right - 1]) : lose("5.1(e)(iv)");                                       // 5.8(d)
}

// The lines below the highest, which the other reading of 5.8(d) pays too.
constexpr std::span<const PayRow> lower_lines(std::span<const Suit> selected, const Result& race,
                                              std::span<const PayRow> rows) {
    const std::size_t right = places_right(selected, race);
    return rows.first(right > 0 ? right - 1 : 0);
}

constexpr Return settle(std::size_t wager, std::size_t spot, const Result& race, std::span<const PayRow> rows) {
    switch (wager) {
        case Red: return settle_colour(red(race.place[0]), race, rows, "5.1(a)(ii)");
        case Black: return settle_colour(!red(race.place[0]), race, rows, "5.1(b)(ii)");
        case SuitWager: return settle_suit(kSuits[spot][0], race, rows);
        case ExactQuinella: return settle_quinella(kQuinellas[spot], race, rows);
        default: return settle_trifecta(kTrifectas[spot], race, rows);
    }
}

}  // namespace baize::racing_card_derby
