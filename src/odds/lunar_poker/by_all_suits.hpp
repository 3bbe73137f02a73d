// The backward pass with all suits: the choice values of a hand, and the best of them.
//
// Of the hands of one colouring those that differ in the names of the other suits alone are counted once, as often as
// they are alike. To what bets and draws are worth by the up card's suit (by_up_suit.hpp) is added what depends on
// another: the dealer may be forced on four cards of it where his up card is the highest and goes (10.4), and one's own
// flushes may be of it. What forcing adds to a draw in another suit depends on the ranks of the hand and on those of
// the suit alone, so that it is a sum over suits, each found once for all hands of the same ranks.
// The best choice is the maximum in whole numbers, by the order of solve.hpp where two are equal. Draws are taken by
// their falling bounds, until none that is left can be better.
// Cost: O(suitings) hands, 434,550 of them by a whole deck; for each O(1) draws that are not bounded away, and for
// those a look at every flush that can be drawn.
#pragma once

#include <optional>

#include "odds/lunar_poker/by_up_suit.hpp"

namespace baize::lunar_poker {

// A hand with all its suits, the up card's named first.
struct SuitedHand {
    SuitedHand(const Problem& problem, const HandRanks& hand, const std::array<unsigned, 4>& own);

    std::array<unsigned, 4> own;       // ranks of each suit
    std::array<int, kOwn> suits{};     // of the cards in the order of their ranks
    std::optional<int> flush;          // the suit of five
    Unseen unseen;
};

// The ranks of a suit that would make flushes with the kept cards; nothing where those are not all of it.
unsigned completes(const HandRanks& hand, const SuitedHand& suits, unsigned kept, int suit);
// The cards of a suit, as places of the hand.
unsigned places_of_suit(const HandRanks& hand, const SuitedHand& suits, int suit);

// What forcing in one suit adds to draws, of all hands of the same ranks.
class OtherSuitValues {
public:
    OtherSuitValues(const Problem& problem, const HandRanks& hand) : problem_(problem), hand_(hand) {}

    std::int64_t of_draw(unsigned kept, const SuitedHand& suits, int suit);

private:
    const Problem& problem_;
    const HandRanks& hand_;
    Memo<std::int64_t, kParts * kParts> known_;  // by the cards that are kept and those of the suit
};

// A first action, what is then kept, and what it is worth: in whole numbers, and in antes above nothing at all.
struct ChoiceValue {
    First first = Folds;
    unsigned kept = 0;  // of an exchange
    Worth worth{};
    double antes = -1;
};

// What is known of a hand before its other suits are.
struct BeforeSuits {
    const Problem& problem;
    const ByRanks& by_ranks;
    const DrawBounds& bounds;
    const Coloured& hand;
    const BetValues& bets;
};

// A sixth card's bet. `flush`: five of the six are of one suit.
std::int64_t sixth_card_value(const BeforeSuits& before, const SuitedHand& suits, int rank, int suit, bool flush);
bool may_flush_with_sixth(const SuitedHand& suits, int suit);
// One's own six cards, in such suits.
Final final_with_sixth(const BeforeSuits& before, const SuitedHand& suits, int rank, int suit);

// The choice values of one hand. What is asked for more than once is in what it is made of.
class Choices {
public:
    Choices(const BeforeSuits& before, const SuitedHand& suits, DrawValues& draws, OtherSuitValues& other_suits)
        : before_(before), problem_(before.problem), hand_(before.hand), suits_(suits), draws_(draws),
          other_suits_(other_suits) {}

    ChoiceValue bet() const;
    ChoiceValue sixth() const;
    ChoiceValue exchange(unsigned kept) const;
    // As it is told; what follows is played best.
    ChoiceValue given(const FirstPlayOf& plays) const;
    // Where nobody draws; of all; and all of them, a fold first.
    ChoiceValue best_without_draws() const;
    ChoiceValue best() const;
    std::vector<ChoiceValue> all() const;

private:
    // A draw that may be the best: no more than this is it worth, and what of that flushes may add.
    struct Candidate {
        double bound = 0;
        unsigned kept = 0;
        double flushes = 0;
    };
    ChoiceValue valued(First first, unsigned kept, const Worth& worth) const;
    ChoiceValue better_of(const ChoiceValue& one, const ChoiceValue& other) const;
    double bound_of_flushes(unsigned kept) const;
    FixedVector<Candidate, kParts> candidates_above(double antes) const;
    Worth draw_worth(unsigned kept) const;
    std::int64_t other_suits_of_flush(unsigned kept, unsigned drawn, int suit) const;

    const BeforeSuits& before_;
    const Problem& problem_;
    const Coloured& hand_;
    const SuitedHand& suits_;
    DrawValues& draws_;
    OtherSuitValues& other_suits_;
};

// ---- All of something -----------------------------------------------------------------------------------------------

// Which of the drawn ranks are of the suit, and in how many ways the others are of other suits; what is left, and what
// of the suit.
template <class Each>
void each_of_suit(const HandRanks& hand, unsigned of_suit, std::span<const std::uint8_t> ranks, const Each& each) {
    Counts left = hand.left, drawn{};
    unsigned once = 0;
    for (const std::uint8_t rank : ranks) {
        if (--left[rank] < 0) return;
        ++drawn[rank];
        once |= 1u << rank;
    }
    for (unsigned some = once & of_suit;; some = (some - 1) & once & of_suit) {
        std::int64_t drawings = 1;
        each_rank(once, [&](int r) {
            const int one = some >> r & 1u, there = of_suit >> r & 1u;
            drawings *= ways(hand.left[r] - there, drawn[r] - one);
        });
        if (drawings > 0) each(drawings, left, of_suit & ~some);
        if (some == 0) break;
    }
}

// Over all hands of a draw that may force the dealer, with one suit but the up card's. Flushes are taken as none.
template <class Each>
void each_in_suit(const Problem& problem, const HandRanks& hand, unsigned kept, unsigned of_suit, const Each& each) {
    const RankExchange exchange(hand.ranks, kept);
    const int to_draw = problem.after_draw(exchange.drawn).to_draw;
    each_drawn(exchange, [&](std::span<const std::uint8_t> drawn, std::uint32_t with) {
        const Final& own = problem.five(with);
        if (!problem.forcing.may_pay(own, to_draw)) return;
        each_of_suit(hand, of_suit, drawn, [&](std::int64_t drawings, const Counts& left, unsigned left_of_suit) {
            each(own, to_draw, drawings, left, left_of_suit);
        });
    });
}

// All draws of a hand that make a flush in a suit, by their ranks.
template <class Each>
void each_flush_drawn(const HandRanks& hand, const SuitedHand& suits, unsigned kept, int suit, const Each& each) {
    const int drawn = kOwn - std::popcount(kept);
    const unsigned ranks = completes(hand, suits, kept, suit);
    for (unsigned some = ranks; some; some = (some - 1) & ranks)
        if (std::popcount(some) == drawn) each(some);
}

namespace detail {

template <class Each>
void suit_from(const MainGame& game, const Coloured& hand, std::array<unsigned, 4>& own, int rank, const Each& each) {
    if (rank == kRanks) {
        std::int64_t alike = 1;
        int run = 1;
        for (int suit = 2; suit < game.suits; ++suit) {
            if (own[suit] > own[suit - 1]) return;
            run = own[suit] == own[suit - 1] ? run + 1 : 1;
            alike = alike * suit / run;
        }
        return each(own, alike);
    }
    const int of_suit = hand.suited >> rank & 1u, held = hand.own[rank] - of_suit;
    if (held == 0) return suit_from(game, hand, own, rank + 1, each);
    for (unsigned suits = 0; suits < 1u << game.suits; suits += 2) {
        if (std::popcount(suits) != held) continue;
        const auto flip = [&] { each_rank(suits, [&](int suit) { own[suit] ^= 1u << rank; }); };
        flip();
        suit_from(game, hand, own, rank + 1, each);
        flip();
    }
}

}  // namespace detail

// Every way to give suits to the cards that are not of the up card's, and how many hands are alike but for their names.
template <class Each>
void each_suiting(const MainGame& game, const Coloured& hand, const Each& each) {
    std::array<unsigned, 4> own = {hand.suited, 0, 0, 0};
    detail::suit_from(game, hand, own, 0, each);
}

}  // namespace baize::lunar_poker
