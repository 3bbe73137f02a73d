// How the rules of Racing Card Derby are met (seed 001, Appendix A).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_racing_card_derby::racing_card_derby_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"3.1",  Met::Physical,   "table, places and drop box are furniture"},
    {"3.2",  Met::Shown,      "baize serve (terminal: the layout of the book)",
     "the drawing on the cloth is the house's"},
    {"3.3",  Met::Enforced,   "RacingCardDerbyRules.R3_3_TheFiveAreasAndAllTheirSpots"},
    {"3.4",  Met::Enforced,   "RacingCardDerbyRules.R3_4_OneToEightDecks",
                              "scanner: a table file with chance = scanner; monitors: display and dealer pages; the "
                              "rest is equipment"},
    {"3.5",  Met::Enforced,   "RacingCardDerbyFloor.R3_5_TheWinningCombinationsAreLit"},
    {"3.6",  Met::Physical,   "approval by the Secretary"},
    {"4.1",  Met::Enforced,   "RacingCardDerby.R4_1_OnlySuitsCountAndTheTwoOfSpades"},
    {"4.2",  Met::Enforced,   "Scenario.nz.racing_card_derby/4.2_a_protested_race_pays_less",
                              "the card still counts for spades: scenario 4.2-the-two-of-spades-counts-for-spades"},
    {"4.3",  Met::Physical,   "who may touch the cards: watched by the staff"},
    {"5.1",  Met::Enforced,   "RacingCardDerby.R5_1_EveryWagerOnEveryResult", "in play: scenarios 5.1"},
    {"5.2",  Met::Enforced,   "Scenario.nz.racing_card_derby/5.2_before_the_first_card",
     "how chips are stacked is the player's"},
    {"5.3",  Met::Enforced,   "CoveredWagers.WhatCreditDoesNotCoverIsNotTaken", "what is said is physical"},
    {"5.4",  Met::Enforced,   "Scenario.nz.racing_card_derby/5.2_before_the_first_card"},
    {"5.5",  Met::Enforced,   "RacingCardDerbyRules.R5_5_NoLosingWagerIsTakenBack"},
    {"5.6",  Met::Physical,   "whose fault a misplaced wager is"},
    {"5.7",  Met::Enforced,   "MisplacedWager.NzDerby5_7_AlsoWhenTheResultIsKnown",
                              "at a terminal nobody can move the wager of another"},
    {"5.8",  Met::Enforced,   "RacingCardDerbyRules.R5_8_TheOddsAreFixed",
     "each line: scenarios 5.1 and 4.2; every line of a trifecta, the other reading of ruling R11: scenario 5.8d"},
    {"6.1",  Met::Physical,   "inspection of the cards by dealer and supervisor"},
    {"6.2",  Met::Physical,   "the cards are spread out for the players"},
    {"6.3",  Met::Physical,   "the cards are stacked and shuffled"},
    {"6.4",  Met::Physical,   "loading of an automatic shuffler"},
    {"6.5",  Met::Physical,   "pre-checked and pre-shuffled cards"},
    {"7.1",  Met::Enforced,   "Scenario.nz.racing_card_derby/7.1_several_decks_are_shuffled_at_the_cutting_card",
                              "ruling R12; (b)-(e): scenarios 7.1b, 7.1c, 7.1d, 7.1e"},
    {"7.2",  Met::Physical,   "the cut by an employee",
     "a shoe that the server shuffles is cut by the table file's cut-percent"},
    {"7.3",  Met::Physical,   "counting the cards of a deck",
     "a card that the decks cannot hold is refused: scenario 3.4a-one-deck-has-each-card-once"},
    {"7.4",  Met::Enforced,   "Scenario.nz.racing_card_derby/7.4_the_cards_are_replaced_after_a_round"},
    {"8.1",  Met::Enforced,   "Scenario.nz.racing_card_derby/8.1a_the_first_suit_with_four_cards",
                              "(b), (c): scenarios 8.1b, 8.1c; the scanner: "
                              "RacingCardDerbyFloor.R8_1_EveryScannedCardMovesTheHorses"},
    {"8.2",  Met::Physical,   "how the cards are laid down"},
    {"9.1",  Met::Enforced,   "RacingCardDerbyFloor.R9_1_ResultProtestAndConfirmation",
     "the words are spoken by the dealer"},
    {"9.2",  Met::Enforced,   "Scenario.nz.racing_card_derby/9.2_losing_wagers_first",
                              "nothing before the result is confirmed: "
                              "RacingCardDerbyFloor.R9_1_ResultProtestAndConfirmation"},
    {"10.1", Met::Enforced,   "Scenario.nz.racing_card_derby/10.1_the_lights_fail"},
    {"10.2", Met::Enforced,   "Scenario.nz.racing_card_derby/10.2_an_incorrect_result_is_corrected"},
    {"10.3", Met::Enforced,   "Scenario.nz.racing_card_derby/10.3_the_first_card_is_found_face_up"},
    {"10.4", Met::Enforced,   "Scenario.nz.racing_card_derby/10.4_a_later_card_is_found_face_up"},
    {"10.5", Met::Enforced,   "Scenario.nz.racing_card_derby/10.5_a_card_drawn_in_error_unseen"},
    {"10.6", Met::Enforced,   "Scenario.nz.racing_card_derby/10.6_an_exposed_card_dealt_in_error"},
    {"10.7", Met::Enforced,   "Scenario.nz.racing_card_derby/10.7_the_round_is_reconstructed",
                              "whether it can be is for the supervisor to see"},
    {"10.8", Met::Enforced,   "Scenario.nz.racing_card_derby/10.8_the_round_cannot_be_reconstructed"},
};

}  // namespace baize::nz_racing_card_derby::racing_card_derby_rules
