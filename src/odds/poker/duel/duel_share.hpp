// One thread's part of a duel: own hands from one rank to another, against the dealer's in the order of their ranks.
//
// The sweep (below.hpp) stands at each rank in turn, and every own hand of the rank takes the sequence that is worth
// most, or that a rule says. With a card of the dealer's seen most hands are played alike against all of them: the
// counts over all cards, less those of the cards against which another sequence is taken, are those of the sequence
// that is taken mostly. Nets are added to the return distribution when the settlement changes, not hand by hand.
//
// Cost: O(2^n) terms for a hand of n own cards; with a card seen up to 52 - n decisions, each of bounds first and of
// O(2^n) terms where they leave it open. Each thread repeats the sweep below its first rank.
#pragma once

#include <mutex>

#include "odds/poker/duel/duel_stakes.hpp"

namespace baize::poker {

// Everything that the threads share, and that the solved play keeps.
struct Duel {
    Duel(const Showdown& described, int up_cards);

    std::int64_t rest(int seen) const { return choose(game.deck.size() - game.own - seen, game.dealer - seen); }

    Showdown game;
    int up;
    Symmetry symmetry;
    std::vector<ActionSequence> sequences;
    std::vector<Settled> settled;
    std::array<SequenceSet, kCardsInDeck> against{};  // by the card that is seen: sequences that are open
    DealersHands dealers;
    const std::shared_ptr<Orbits> own_hands;  // the dealer's, where he has as many cards
    Orbits& hands = *own_hands;
    std::vector<RankedHand> rising;       // own hands by rank
    std::vector<std::uint8_t> decisions;  // a sequence, by own hand and card of the dealer's that is seen
    mutable std::once_flag numbered;
};

// What each sequence is worth with the own hands of one rank, over all of the dealer's.
struct RankWorth {
    RankValue own;
    std::vector<std::optional<Ratio>> of_sequence;
    std::int64_t deals;
};
struct WorthNotes {
    std::vector<RankWorth> all;
    std::array<std::array<std::vector<RankWorth>, 2>, 13> against;  // as in Solution
};

class Share {
public:
    Share(Duel& duel, std::size_t first, std::size_t last, const SolveOptions& options);

    void run();

    ReturnDistribution returns;
    std::vector<std::int64_t> visits;  // own hands with a card seen, by sequence
    WorthNotes worth;
    std::vector<Mistake> mistakes;

private:
    void prepare(RankValue rank);
    void flush();
    template <std::size_t kUsed>
    void run_with();
    void solve_hand(const Lanes& apart, std::size_t id);
    // `Hand` is one of a Sweep.
    template <class Hand>
    void solve_by_up_card(const Hand& hand, std::size_t id);
    template <class Hand>
    std::size_t sequence_against(const Hand& hand, std::size_t id, int up);
    template <class Hand>
    std::size_t best_sequence(const Hand& hand, int up);
    template <class Hand>
    Counts counts_against(const Hand& hand, int up) const;
    std::size_t by_rule(CardSet up, std::size_t id) const;
    void take(std::size_t id, std::size_t sequence, std::int64_t cards_seen, const Counts& counts);
    void note_against(std::size_t id, int up, const Counts& counts);
    void note_mistake(std::size_t id, CardSet up, std::size_t sequence, std::size_t best, const Counts& counts);
    void note_worth(RankValue rank);
    RankWorth worth_of(RankValue rank, const Counts& counts, SequenceSet open) const;

    Duel& duel_;
    std::size_t first_, last_;
    const SolveOptions& options_;
    std::int64_t total_;                   // dealer's hands to what is seen, times the symmetry
    double deals_;                         // own hands, with a card seen
    std::array<std::int64_t, 3> slack_{};  // by cards of the own hand after which a sum is cut off
    std::optional<Intervals> intervals_;
    std::optional<Stakes> stakes_;
    std::vector<std::int64_t> said_;
    std::vector<Counts> weights_;
    std::vector<int> by_sequence_;
    // Of all hands of the rank, by interval; as all counts here, times the symmetry.
    Counts of_rank_{};
    std::array<std::array<Counts, 2>, 13> of_rank_against_{};
};

}  // namespace baize::poker
