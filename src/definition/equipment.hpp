// What a game is played with: cards and how they come, dice, a wheel, a track.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/deck.hpp"
#include "core/fixed_vector.hpp"
#include "core/pay.hpp"

namespace baize {

class Setup;

// What each card counts in a hand, where a book gives cards a count; hands keep the sum.
using CountValues = std::array<std::uint16_t, kFacesMax>;

// How cards come to the table. One deck that is shuffled every round, a shoe that lasts over rounds with a cutting
// card, or a continuous shuffler that takes every card back.
struct ShoePolicy {
    int decks = 0;  // 0: no cards
    const Deck* deck = &kPlayingCards;  // the game's, as Setup puts it here
    bool lasts = false;
    bool continuous = false;
    bool burn = false;          // the first card after a shuffle is discarded unread
    const CountValues* burn_as_many = nullptr;  // or it is read, and as many more follow it unread as it counts
    std::string_view style{};   // a manner of dealing that a shoe keeps to its end
    std::uint64_t without = 0;  // cards, as bits, that each deck lacks
    Clause shuffle{};           // why a shuffle is due before a round
    Clause cut_first{};         // the cutting card comes as the first card of a round
    Clause not_enough{};        // the shoe is empty in a round
    Clause equipment{};         // which cards there are
    Clause decks_agreed{};      // the number of decks changes at the end of a shoe only,
                                // and with the agreement of every player
    Clause style_kept{};        // the style changes at the end of a shoe only
    Clause cut_half_way{};      // the cutting card goes in no more than half way from the
                                // back; empty: the house says how far

    int cards() const { return decks * deck->size(); }  // of whole decks
    int copies(std::size_t face) const {
        return face >= deck->faces.size() || (without >> face & 1u) ? 0 : decks * deck->faces[face].copies;
    }
};

// Where the runners of a race stand. Monitors and screens draw this and know no rules.
struct Runner {
    std::string_view name;
    Suit suit{};
    int at = 0;     // how far it has come, of Track::length
    int place = 0;  // 1: first; 0: none yet
};
struct Track {
    int length = 0;
    FixedVector<Runner, 8> runners;
    std::string_view remark{};  // "protested race"
};

// All that a game is played with.
struct Equipment {
    const Deck* deck = &kPlayingCards;
    const CountValues* counts = nullptr;
    ShoePolicy (*shoe)(const Setup&) = nullptr;
    int dice = 0;
    // What the compartments of its wheel are called, by number; a smaller wheel has the first of them.
    std::span<const std::string_view> compartments{};
    // ... and their order around the wheel, where it matters
    std::span<const std::uint8_t> (*wheel_order)(const Setup&) = nullptr;
    // What each compartment of its wheel bears, where only the house's own wheel
    // has their order; and which clause wants that order.
    std::string_view segments{};
    Clause segments_clause{};
};

}  // namespace baize
