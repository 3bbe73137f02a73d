// Exact laws of the Casino Stud wagers, by counting deals; every verdict comes from games/casino_stud/settle.
#pragma once

#include "games/casino_stud/settle.hpp"
#include "odds/law.hpp"
#include "odds/poker/showdown.hpp"
#include "odds/pricer.hpp"

namespace baize::casino_stud {

// gb-2011 7.3: a single deck. Tests take shorter ones.
inline constexpr poker::CardSet kDeck = poker::kFullDeck;

// What ante and raise are paid by. The rows must outlive what is made of them.
struct AntePays {
    Rows ante = gb_2011::casino_stud::kAnte;
    Rows raise = gb_2011::casino_stud::kRaise;
    Readings readings{};
};

// Raise or fold with one's own five cards and the dealer's up card in view (7.10, 7.12). The unit is the ante.
poker::Showdown ante_game(const AntePays& pays, poker::CardSet deck = kDeck);
// Whether to double against a 2 to 5 (7.27), with the same cards in view. The unit is the Insurance wager.
poker::Showdown insurance_game(Rows insurance, poker::CardSet deck = kDeck);

// With so many stakes in the meter, for one player alone (rulings R19, R63).
Law progressive_law(Rows progressive, const Ratio& meter, bool stake_returned, poker::CardSet deck = kDeck);

extern const Pricer kGbPricer, kNzPricer;

}  // namespace baize::casino_stud
