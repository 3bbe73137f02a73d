// What two to four cards promise, in words: what a player can see at once of cards that others follow.
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "odds/poker/showdown.hpp"

namespace baize::poker {

// What a pair of a rank is worth when the hand is made: whether it pays, comes back or loses.
enum class PairOf : std::uint8_t { Loses, ComesBack, Pays };
using PairsOf = std::array<PairOf, 13>;  // the 2 first
// As the game's settlement says; `made` cards are ranked at the end.
PairsOf pairs_of(const Showdown& game);

// Cards of one class look alike: the same pair, or as many high, middle and low cards, suited or not, that fit as many
// straights.
struct HeldClass {
    int groups = 0;                 // 2: a pair, 22: two, 3: three of a kind, 4: four; 0: all ranks differ
    int of = -1;                    // the highest rank that is there more than once
    bool suited = false;            // all of one suit
    bool royal = false;             // ... and all of them ten or higher
    int straights = 0;              // how many runs of five have room for all of them
    int high = 0, middle = 0;       // cards whose pair pays, comes back

    auto operator<=>(const HeldClass&) const = default;
};
HeldClass class_of(CardSet held, const PairsOf& pairs);

// "a pair of sixes", "3 suited for 2 straights with 2 high and 1 middle cards".
std::string words_of_class(const HeldClass& held, int cards, const PairsOf& pairs);
// Of neighbouring classes: "pairs of sixes to aces"; "suited, 2 straights", whichever are high.
std::string words_of_classes(const HeldClass& first, const HeldClass& last);

}  // namespace baize::poker
