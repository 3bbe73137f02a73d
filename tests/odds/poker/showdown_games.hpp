// Games of the rule books as the solver is told of them, with settlements written here from the books: what proves the
// solver before its games exist.
#pragma once

#include "odds/big_raise_stud/laws.hpp"
#include "odds/casino_stud/laws.hpp"
#include "odds/crazy_4_poker/laws.hpp"
#include "odds/four_card_poker/laws.hpp"
#include "odds/let_it_ride/laws.hpp"
#include "odds/mississippi_stud/laws.hpp"
#include "odds/poker/showdown.hpp"

namespace baize::poker {

using rank::kFiveCards;
using rank::kFourCards;
using rank::Kind;
using Five = rank::Rank<kFiveCards>;
using Four = rank::Rank<kFourCards>;

// Games that are in the program describe themselves.
namespace mississippi { inline Showdown game() { return mississippi_stud::described(); } }
namespace let_it_ride { inline Showdown game() { return baize::let_it_ride::described(); } }
namespace big_raise { inline Showdown game() { return big_raise_stud::described(); } }

inline Return pays(int odds, Clause clause) { return win({odds, 1}, clause); }

// ---- gb-2011 7.1-7.35: Casino Stud, as the game itself describes it ----------------------------------------------

namespace casino_stud {

inline Showdown game() { return baize::casino_stud::ante_game({}); }
inline Showdown insurance() { return baize::casino_stud::insurance_game(gb_2011::casino_stud::kInsurance); }
inline bool two_to_five(Card up) { return baize::casino_stud::may_double(up); }

}  // namespace casino_stud

// ---- gb-2011 section 15: Crazy 4 Poker ------------------------------------------------------------------------------

namespace crazy_4 {

inline Showdown game() { return crazy_4_poker::ante_game({}); }

}  // namespace crazy_4

// ---- nz-four-card-poker (seed 001, Appendix B) ----------------------------------------------------------------------

namespace four_card {

inline Showdown game() { return four_card_poker::ante_game({}); }

}  // namespace four_card

}  // namespace baize::poker
