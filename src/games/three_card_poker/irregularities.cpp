// What a supervisor may rule at an NZ Three Card Poker table (nz-three-card-poker section 11).
#include "games/poker/irregularities.hpp"

#include "games/three_card_poker/three_card_poker.hpp"

namespace baize::three_card_poker {

namespace {

constexpr poker::Division kDivision = {
    .mishandled = "11.1", .wrong_number = "11.2", .cards_to_empty = "11.3", .hand_to_empty = "11.4",
    .collected = "11.5", .wrong_deck = "11.6", .exposed = "11.7", .dealer_exposed = "11.8", .several_exposed = "11.9",
    .player_shows = "11.10", .dealer_shows = "11.11", .misdeal = "11.12", .absent = "11.13", .laid_down = "11.14",
    .viewed_one = "11.15.1", .viewed_several = "11.15.2", .shuffle = "7.1(f)",
    .mishandled_title = "A player does not comply with rule 9.6",
    .wrong_number_title = "A player or the dealer has a wrong number of cards",
    .hand_discarded = "The three cards are discarded; the game goes on",
    .hand_is = "a complete hand has three cards; with fewer it is a misdeal by 11.3",
    .second_exposed = "It is turned over and the deal goes on; a second one is a misdeal (11.9)",
    .after_showing_may = "The players still to decide may play or fold",
    .absent_has_no_decision = "without an Ante the area has no decision to be absent from: its wagers stay in by "
                              "themselves",
    .absent_consequence = "The hand is folded and its wagers are forfeited",
    .blind_hands = "5.5.2", .hand = 3, .ante = Ante, .play = Play,
    .cards_for = {Ante, PairPlus},
};

constexpr poker::Irregularities<kDivision> kIrregularities;

}  // namespace

std::span<const IrregularityDef> nz_irregularities() { return kIrregularities.all(); }

}  // namespace baize::three_card_poker
