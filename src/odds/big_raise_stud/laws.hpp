// The exact laws of Big Raise Stud; every verdict comes from games/big_raise_stud/settle.
#pragma once

#include "games/big_raise_stud/settle.hpp"
#include "odds/poker/showdown.hpp"
#include "odds/pricer.hpp"

namespace baize::big_raise_stud {

// What ante and raise are paid by. The rows must outlive the call they are given to.
struct AntePays {
    Rows ante = nz_big_raise_stud::kAnte;
    Rows raise = nz_big_raise_stud::kRaise;
    Readings readings{};
    std::optional<Ratio> maximum{};  // 5.8: the most that is paid on a raise, in antes
};

// The game as the solver is told of it: fold, or once to four times the ante, with three cards in view (5.2).
poker::Showdown described(const AntePays& pays = {}, poker::CardSet deck = poker::kFullDeck);
// ... with a raise of so many antes that was laid before the deal: let it stand, or fold and have it back (5.9(b)).
poker::Showdown described_blind(int times, const AntePays& pays = {}, poker::CardSet deck = poker::kFullDeck);

Law bonus_law(Rows bonus, poker::CardSet deck = poker::kFullDeck);

// How the game is priced: its line of the list in odds/list.cpp.
extern const Pricer kPricer;

}  // namespace baize::big_raise_stud
