// What a supervisor may rule at an NZ Caribbean Stud table (nz-caribbean-stud section 12; rulings R69, R72, R83).
#include "games/poker/irregularities.hpp"

#include "games/casino_stud/casino_stud.hpp"

namespace baize::casino_stud {

namespace {

constexpr poker::Division kDivision = {
    .mishandled = "12.1", .wrong_number = "12.2", .cards_to_empty = "12.8", .hand_to_empty = "12.9",
    .collected = "12.13", .wrong_deck = "12.10", .exposed = "12.3", .dealer_exposed = "12.4", .several_exposed = "12.5",
    .player_shows = "12.6", .dealer_shows = "12.7", .misdeal = "12.11", .absent = "12.12", .laid_down = "12.14",
    .viewed_one = "12.15(a)", .viewed_several = "12.15(b)", .shuffle = "7.1(f)",
    .mishandled_title = "A player does not comply with rule 9.5",
    .wrong_number_title = "A player or the dealer has a wrong number of cards",
    .hand_discarded = "The five cards are discarded; the game goes on",
    .hand_is = "a complete hand has five cards; with fewer it is a misdeal by 12.8",
    .second_exposed = "It is turned over and the deal goes on; a second one is a misdeal (12.5)",
    .after_showing_may = "The players still to decide may raise or fold; who has raised keeps his raise",
    .absent_has_no_decision = "without an Ante the area has no decision to be absent from",
    .absent_consequence = "The hand is folded and the ante is forfeited; a Progressive wager stays in action",
    .blind_hands = "5.6.2", .hand = kHand, .ante = Ante, .play = Raise, .cards_for = {Ante},
    .dealers_card = poker::DealersCard::StaysUp,
};

constexpr poker::Irregularities<kDivision> kIrregularities;

}  // namespace

std::span<const IrregularityDef> nz_irregularities() { return kIrregularities.all(); }

}  // namespace baize::casino_stud
