// What two to four cards promise, in words: what a player can see at once of cards that others follow. A class is found
// in O(1) from the set's ranks and suits; words are then made from what all classes of a play have in common.
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

// Ranks that are there more than once, of neighbouring classes: "pair of sixes", "pair of sixes to aces".
std::string words_of_groups(const HeldClass& first, const HeldClass& last);

// What cards of different ranks may become: "three to a straight flush without a gap". All classes of a street are
// given, for what they have in common need not be said.
std::string words_of_promises(const std::vector<HeldClass>& some, const std::vector<HeldClass>& all, int cards);

// Which of their cards are high, among all that promise the same: "3 points or more".
std::string words_of_values(const std::vector<HeldClass>& some, const std::vector<HeldClass>& all, int cards,
                            const PairsOf& pairs);

// How to read such words: "High cards, whose pair pays: J to A (2 points each); ...".
std::string legend_of_values(const PairsOf& pairs);

}  // namespace baize::poker
