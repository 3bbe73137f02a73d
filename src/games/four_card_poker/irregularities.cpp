// What a supervisor may rule at a Four Card Poker table (nz-four-card-poker section 11).
#include "games/poker/irregularities.hpp"

#include "games/four_card_poker/four_card_poker.hpp"

namespace baize::four_card_poker {

namespace {

constexpr poker::Division kDivision = {
    .mishandled = "11.1", .wrong_number = "11.2", .cards_to_empty = "11.3", .hand_to_empty = "11.4",
    .collected = "11.5", .wrong_deck = "11.6", .exposed = "11.7", .dealer_exposed = "11.8", .several_exposed = "11.9",
    .player_shows = "11.10", .dealer_shows = "11.11", .misdeal = "11.12", .absent = "11.13", .laid_down = "11.14",
    .viewed_one = "11.15(a)", .viewed_several = "11.15(b)", .shuffle = "7.1(f)",
    .mishandled_title = "A player does not comply with rule 9.6",
    .wrong_number_title = "A player or the dealer has a wrong number of cards",
    .hand_discarded = "The five cards are discarded; the game goes on",
    .hand_is = "a complete hand has five cards; with fewer it is a misdeal by 11.3",
    .second_exposed = "It is turned over and the deal goes on; a second one is a misdeal (11.9)",
    .after_showing_may = "The players still to decide may make a play wager or fold",
    .absent_has_no_decision = "a hand that is played blind with Aces Up alone has no decision to be absent from: it "
                              "stays in by itself",
    .absent_consequence = "The hand is folded and its wagers are forfeited",
    .blind_hands = "5.5.2", .taken_back = "5.8(b)", .hand = 5, .ante = Ante, .play = Play,
    .side_decides = true, .one_by_one = [](const Setup& setup) { return !from_shuffler(setup); },
    .dealers_card = poker::DealersCard::StaysUp,
};

constexpr poker::Irregularities<kDivision> kIrregularities;

}  // namespace

std::span<const IrregularityDef> irregularities() { return kIrregularities.all(); }

}  // namespace baize::four_card_poker
