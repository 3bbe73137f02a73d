// What a supervisor may rule at an NZ Ultimate Texas Hold'em table (seed 001 item 4). What it does not print is
// Division 17's (three card poker), by subject and not by number (rulings R71, R83).
#include "games/holdem/hands.hpp"
#include "games/holdem/ultimate.hpp"
#include "games/poker/irregularities.hpp"

namespace baize::holdem::ultimate {

namespace {

constexpr poker::Division kDivision = {
    .mishandled = "nz-ultimate-holdem 11.1", .wrong_number = "nz-ultimate-holdem 11.2",
    .cards_to_empty = "nz-ultimate-holdem 11.8", .hand_to_empty = "nz-ultimate-holdem 11.9",
    .collected = "nz-ultimate-holdem 11.13", .wrong_deck = "nz-three-card-poker 11.6",
    .exposed = "nz-three-card-poker 11.7", .dealer_exposed = "nz-three-card-poker 11.8",
    .several_exposed = "nz-three-card-poker 11.9", .player_shows = "nz-three-card-poker 11.10",
    .dealer_shows = "nz-three-card-poker 11.11", .misdeal = "nz-three-card-poker 11.12",
    .absent = "nz-three-card-poker 11.13", .laid_down = "nz-ultimate-holdem 11.14",
    .viewed_one = "nz-ultimate-holdem 11.15(a)", .viewed_several = "nz-ultimate-holdem 11.15(b)", .shuffle = "7.1(f)",
    .mishandled_title = "A player does not comply with rule 9.9",
    .wrong_number_title = "A player or the dealer has a wrong number of cards",
    .hand_discarded = "The two cards are discarded; the game goes on",
    .hand_is = "a complete hand has two cards; with fewer it is a misdeal by 11.8",
    .second_exposed = "It is turned over and the deal goes on; a second one is a misdeal",
    .after_showing_may = "The players still to decide may bet, check or fold",
    .absent_has_no_decision = "without an Ante the area has no decision to be absent from",
    .absent_consequence = "The hand is folded and its wagers are forfeited",
    .blind_hands = "5.7.2", .hand = kHole, .ante = Ante, .play = Play, .cards_for = {Ante},
};

constexpr poker::Irregularities<kDivision> kIrregularities;

}  // namespace

std::span<const IrregularityDef> nz_irregularities() { return kIrregularities.all(); }

}  // namespace baize::holdem::ultimate
