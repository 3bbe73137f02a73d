// The outcomes of hands that are played in one way, counted: the return distribution is made of it.
#pragma once

#include "odds/lunar_poker/forcing.hpp"

namespace baize::lunar_poker {

// Of all ways in which draw, dealer's hand and the card that he is forced to take can come (`parts` in solve.hpp):
// those in which the hand is bet on. In the rest it is folded.
struct Returns {
    std::int64_t no_hand = 0, tie = 0, lose = 0, forced_no_hand = 0, forced_tie = 0, forced_lose = 0;
    std::array<std::int64_t, Combinations::kDifferent> win{}, forced_win{};  // by what is paid

    void add(const Final& own, const Ends& ends, const Forced& forced, int to_draw, std::int64_t times) {
        no_hand += times * to_draw * (ends.no_hand - forced.hands);
        tie += times * to_draw * ends.tie;
        lose += times * to_draw * ends.lose;
        win[own.paid.number()] += times * to_draw * ends.win;
        forced_no_hand += times * (to_draw * forced.hands - forced.win - forced.tie - forced.lose);
        forced_tie += times * forced.tie;
        forced_lose += times * forced.lose;
        forced_win[own.paid.number()] += times * forced.win;
    }
    void add(const Returns& more, std::int64_t times) {
        no_hand += times * more.no_hand;
        tie += times * more.tie;
        lose += times * more.lose;
        forced_no_hand += times * more.forced_no_hand;
        forced_tie += times * more.forced_tie;
        forced_lose += times * more.forced_lose;
        for (std::size_t i = 0; i < win.size(); ++i) win[i] += times * more.win[i];
        for (std::size_t i = 0; i < win.size(); ++i) forced_win[i] += times * more.forced_win[i];
    }
    bool operator==(const Returns&) const = default;
};

}  // namespace baize::lunar_poker
