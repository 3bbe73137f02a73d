// Games of the rule books as the solver is told of them.
#pragma once

#include "games/big_raise_stud/big_raise_stud.hpp"
#include "games/casino_stud/casino_stud.hpp"
#include "games/crazy_4_poker/crazy_4_poker.hpp"
#include "games/four_card_poker/four_card_poker.hpp"
#include "games/let_it_ride/let_it_ride.hpp"
#include "games/mississippi_stud/mississippi_stud.hpp"
#include "odds/poker/describe/describe.hpp"

namespace baize::poker {

// A settlement that asks for ranks of an order: `settle(wager, player, dealer, folded)`.
template <rank::Order kOrder, class Settle>
auto settle_by(Settle settle) {
    return [settle](int wager, const End& end) -> Return {
        using Rank = rank::Rank<kOrder>;
        return settle(wager, Rank::from_value(end.player), Rank::from_value(end.dealer), end.folded);
    };
}

using rank::kFiveCards;
using rank::kFourCards;
using rank::Kind;
using Five = rank::Rank<kFiveCards>;
using Four = rank::Rank<kFourCards>;

// Games that are in the program: their plans at the book's odds.
namespace mississippi {
inline Showdown game() { return describe(mississippi_stud::kPlan, baize::Setup(mississippi_stud::kGame)); }
}  // namespace mississippi
namespace let_it_ride {
inline Showdown game() { return describe(baize::let_it_ride::kPlan, baize::Setup(baize::let_it_ride::kGame)); }
}  // namespace let_it_ride
namespace big_raise {
inline Showdown game() { return describe(big_raise_stud::kPlan, baize::Setup(big_raise_stud::kGame)); }
}  // namespace big_raise

inline Return pays(int odds, Clause clause) { return win({odds, 1}, clause); }

// ---- gb-2011 7.1-7.35: Casino Stud, as the game itself describes it ----------------------------------------------

namespace casino_stud {

inline Showdown game() { return describe(baize::casino_stud::kAntePlan, baize::Setup(baize::casino_stud::kGbGame)); }
inline Showdown insurance() {
    return describe(baize::casino_stud::kInsurancePlan, baize::Setup(baize::casino_stud::kGbGame));
}
inline bool two_to_five(Card up) { return baize::casino_stud::may_double(up); }

}  // namespace casino_stud

// ---- gb-2011 section 15: Crazy 4 Poker ------------------------------------------------------------------------------

namespace crazy_4 {

inline Showdown game() { return describe(crazy_4_poker::kAntePlan, baize::Setup(crazy_4_poker::kGame)); }

}  // namespace crazy_4

// ---- nz-four-card-poker (seed 001, Appendix B) ----------------------------------------------------------------------

namespace four_card {

inline Showdown game() { return describe(four_card_poker::kAntePlan, baize::Setup(four_card_poker::kGame)); }

}  // namespace four_card

}  // namespace baize::poker
