// What the passes of the solver are given, and none of them changes: the main game against one up card.
//
// A first action, a bet and the forcing of the dealer are decided one after another; the best play is found backwards:
//   by_ranks.hpp      what a bet is worth with every hand, as if nobody could have a flush: bounds for every draw
//   by_up_suit.hpp    what the dealer's flushes change, by the cards of the up card's suit, and those of one's own
//   by_all_suits.hpp  what forcing adds that depends on the other suits; the choice values, and the best of them
//   forward_pass.hpp  how often the chosen play ends in each way: the distribution of its returns
// Each is a function of what those before it have found; solve.cpp puts them together. All sums are whole numbers, so
// that their order does not matter, and bounds only leave out draws that cannot be the best.
#pragma once

#include "odds/lunar_poker/forcing.hpp"
#include "odds/lunar_poker/solve.hpp"

namespace baize::lunar_poker {

inline constexpr int kOwn = 5;
inline constexpr std::size_t kParts = 32;  // of a hand: which of its five cards are kept, as bits

constexpr int exchanged(First first) { return first < Exchanges2 ? 0 : static_cast<int>(first - Exchanges2) + 2; }
constexpr First exchange_of(int cards) { return First(Exchanges2 + cards - 2); }

// All hands of five and of six cards by their ranks, in suits that make no flush.
struct Finals {
    explicit Finals(const MainGame& game);
    static std::shared_ptr<const Finals> of(const MainGame& game);

    std::vector<Final> fives, sixes;
};

// Of a player who has given away so many cards, or bought one (`own` is six then).
struct Street {
    Street(const DealersHand& dealer, int own, int given)
        : given(given), unseen(dealer.unseen(own + given)), to_draw(unseen - 4), dealers(ways(unseen, 4)) {}

    int given, unseen;
    int to_draw;            // cards left once the dealer has his four
    std::int64_t dealers;   // hands that he may have
};

struct Problem {
    Problem(const MainGame& game, int up);
    Problem(const Problem&) = delete;

    const MainGame& game() const { return dealer.game(); }
    const Final& five(std::uint32_t hand) const { return finals->fives[hand]; }
    const Final& six(std::uint32_t hand) const { return finals->sixes[hand]; }
    const Street& at_once() const { return streets[0]; }
    const Street& after_draw(int drawn) const { return streets[drawn]; }

    const DealersHand dealer;
    const Forcing forcing;
    const std::shared_ptr<const Finals> finals;
    const std::vector<DealersHand::Place> places;  // of those of five cards
    const std::array<Street, kOwn + 1> streets;    // by the cards given away
    const Street with_sixth;
    const std::array<std::int64_t, kFirsts> parts;  // those of solve.hpp
};

}  // namespace baize::lunar_poker
