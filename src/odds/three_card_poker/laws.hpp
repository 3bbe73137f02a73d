// Exact laws of the Three Card Poker wagers, by counting deals; every verdict comes from games/three_card_poker/settle.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/three_card_poker/settle.hpp"
#include "odds/law.hpp"
#include "odds/pricer.hpp"

namespace baize::three_card_poker {

// gb-2011 5.3: a single deck.
constexpr std::array<Card, kCardsInDeck> full_deck() {
    std::array<Card, kCardsInDeck> deck;
    for (int i = 0; i < kCardsInDeck; ++i) deck[static_cast<std::size_t>(i)] = Card::from_index(i);
    return deck;
}

inline constexpr auto kDeck = full_deck();

// What the three payments of the ante game are made by. The rows must outlive the call they are given to.
struct AntePays {
    Rows ante = gb_2011::three_card_poker::kAnte;
    Rows play = gb_2011::three_card_poker::kPlay;
    Rows bonus = gb_2011::three_card_poker::kAnteBonus;
};

// For each hand of three cards of a deck, whether to make the play wager (5.13) or to surrender the ante (5.14).
class AnteStrategy {
public:
    explicit AnteStrategy(std::span<const Card> deck);

    bool should_play(const ThreeCardHand& hand) const { return plays_[place(hand)]; }
    void should_play(const ThreeCardHand& hand, bool plays) { plays_[place(hand)] = plays; }

    // The lowest hand played, where every hand that ranks as high is played too and every lower one is folded. Nothing
    // where the strategy is not such a threshold, or plays no hand.
    std::optional<ThreeCardHand> threshold() const;

private:
    std::size_t place(const ThreeCardHand& hand) const;

    std::vector<Card> deck_;
    std::array<std::uint8_t, kCardsInDeck> place_of_card_{};
    std::vector<bool> plays_;
};

struct AnteSolution {
    AnteStrategy strategy;
    Law law;  // of ante, play and ante bonus together, per ante; `staked` is the mean of ante and play
};

// The ante game when every hand is played the better way by exact comparison; an equal choice is folded (ruling R50).
// A deck must have six distinct cards or more.
AnteSolution solve_ante(const AntePays& pays, std::span<const Card> deck = kDeck);

Law ante_law(Rows ante_bonus);
Law pair_plus_law(Rows pair_plus, std::span<const Card> deck = kDeck);
Law prime_law(Rows prime, std::span<const Card> deck = kDeck);
Law six_card_bonus_law(Rows bonus);

// How many of the six-card hands of the full deck have each category as their best five, with one such hand's rank.
struct SixCardClass {
    FiveCardRank example;
    std::int64_t ways = 0;
};

std::array<SixCardClass, kFiveCardCategories> six_card_classes();

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::three_card_poker
