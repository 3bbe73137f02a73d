// What a supervisor may rule at a Big Raise Stud table (nz-big-raise-stud section 11).
#include "games/poker/irregularities.hpp"

#include "games/big_raise_stud/big_raise_stud.hpp"

namespace baize::big_raise_stud {

namespace {

constexpr poker::Division kDivision = {
    .mishandled = "11.1", .wrong_number = "11.2", .cards_to_empty = "11.8", .hand_to_empty = "11.9",
    .collected = "11.13", .wrong_deck = "11.10", .exposed = "11.3", .dealer_exposed = "11.4",
    .several_exposed = "11.5", .player_shows = "11.6", .dealer_shows = "11.7", .misdeal = "11.11", .absent = "11.12",
    .laid_down = "11.14", .viewed_one = "11.15(a)", .viewed_several = "11.15(b)", .shuffle = "7.1(f)",
    .mishandled_title = "A player does not comply with rule 9.5",
    .wrong_number_title = "A player or the community card area has a wrong number of cards",
    .hand_discarded = "The three cards are discarded; the game goes on",
    .hand_is = "a complete hand has three cards; with fewer it is a misdeal by 11.8",
    .second_exposed = "It is turned over and the deal goes on; a second one is a misdeal (11.5)",
    .after_showing_may = "The players still to decide may raise once the ante, or fold",
    .absent_has_no_decision = "without an Ante the area has no decision to be absent from",
    .absent_consequence = "The hand is folded and its wagers are forfeited, the Three Card Bonus too",
    .dealer_exposed_title = "A community card is exposed in error in the deal",
    .dealer_shows_title = "The dealer exposes community cards before all have decided",
    .house_hand = "the community cards",
    .blind_hands = "5.5.2", .taken_back = "5.9(b)", .hand = 3, .ante = Ante, .play = Raise,
    .cards_for = {Ante}, .one_by_one = [](const Setup& setup) { return !from_shuffler(setup); },
    .after_showing = poker::AfterShowing::OnceOrFold,
};

constexpr poker::Irregularities<kDivision> kIrregularities;

}  // namespace

std::span<const IrregularityDef> irregularities() { return kIrregularities.all(); }

}  // namespace baize::big_raise_stud
