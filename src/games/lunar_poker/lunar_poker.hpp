// nz.lunar-poker (seed 000, Division 21).
#pragma once

#include "definition/game.hpp"
#include "engine/table.hpp"
#include "games/lunar_poker/settle.hpp"
#include "games/poker/irregularities.hpp"

namespace baize::lunar_poker {

namespace book = nz_lunar_poker;

// The last three are fees, no stakes: each is an ante, laid on an area of its own (3.3(d)) and lost whatever happens,
// but for a void hand, which has it back (ruling R74).
enum Wager : std::uint8_t { Ante, Super, Bet, SecondPaid, ExchangeFee, SixthFee, ForceFee };

// Who holds a Super or instant cash hand may wait until the others are locked in (5.10, 9.3): his terminal declares for
// him (`Wait`, which silence takes too), or he must say so himself (`Declare`, which everybody may say). He is paid
// either way where terminals declare, and an instant cash hand is, whatever he answers.
enum Choice : std::uint8_t { Wait, Fold, Play, ExchangeCards, BuySixth, Declare, LetHimBe, ForceHim };

constexpr std::size_t kBoxes = 5;                                                              // 3.1

// The places of the house: its hand, the card that it was forced to replace (10.4), and cards that were drawn and go to
// whoever draws next (11.15).
enum HousePlace : std::size_t { kDealer, kReplaced, kDrawnBefore };

// Marks of the round, beside those of games/poker/irregularities.hpp; all but the first are boxes, as bits.
enum Mark : std::size_t {
    kDraw = poker::kOwnMarks,  // bits of `InTheDraw`
    kDecidesAgain,             // whose player has changed his decision and is asked once more (5.10)
    kLaidDown,                 // whose cards are lost in the pile (11.14)
    kPassedOver,               // that were passed over (9.8)
};
enum InTheDraw : int {
    kLockedIn = 1,  // all decisions are, and nobody can change his (5.7, 5.10)
    kDrawn = 2,     // a card was drawn for a player (8.7)
};
inline bool happened(const Table& t, InTheDraw what) { return (t.marks()[kDraw] & what) != 0; }
inline void mark(Table& t, InTheDraw what) { t.marks()[kDraw] |= what; }

// The dealer's card that everybody sees: the last (8.2), the bottom one of a shuffler's five (8.4), or one that was
// exposed in error (11.4).
std::size_t up_card(const Table& t);

// How this table reads what the book leaves open.
Second second_of(const Setup& setup);
SuperReadings super_readings(const Setup& setup);

bool served_at_once(const Setup& setup);                                                       // 9.8
bool from_shuffler(const Setup& setup);                                                        // 8.4
bool player_declares(const Setup& setup);                                                      // 9.2

// Has its player folded, bet or chosen a draw?
bool has_decided(const Table& t, const Box& box);
// Where the dealer serves at once (9.8): has another player still to decide, who sees no hand before that?
bool others_decide(const Table& t, const Box& box);
// How many cards of a box lie among the discards; those of an exchange are not there any more once the discards were
// shuffled (11.17).
std::size_t given_away_by(const Table& t, const Box& box);
// What was dealt to a box: with the cards that its player gave away, and without those that he drew. The first so many
// of its hand are the cards that he kept.
std::size_t kept_of(const Table& t, const Box& box);
FixedVector<Card, kSixCards> dealt_to(const Table& t, const Box& box);

// One that is still to be settled; null: none lies there.
Stake* open_stake(Table& t, const Box& box, Wager wager);
const Stake* open_stake(const Table& t, const Box& box, Wager wager);
// The fee for a draw that was chosen, until the box's turn is over (8.5, 8.6).
Stake* open_draw_fee(Table& t, const Box& box);
void collect_draw_fee(Table& t, const Box& box);

// 5.6, 5.9, 5.12: within the table's maxima, for one payment and over all of them. What was paid so stays paid,
// whatever is ruled of the hand later (ruling R98).
void pay_super(Table& t, Stake& super, const Return& verdict);
void pay_instant_cash(Table& t, Box& box, const Return& verdict, Clause fee_returned);

// 5.12, ruling R67: whose wagers a maximum may touch knows it while he can still change them.
std::string told_before_close(const Table& t, PlayerId player);

std::span<const IrregularityDef> irregularities();
Drawing drawing(const Setup& setup);

extern const Game kGame;

}  // namespace baize::lunar_poker
