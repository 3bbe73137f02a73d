// How the rules of Dragon21 are met (seed 000, Dragon21).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_dragon21::dragon21_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"2.1",   Met::Definition, "game nz.dragon21", "the general rules of Division 1 are in no seed (ruling D4)"},
    {"2.2",   Met::Enforced,   "Nominees.R2_2_a_OnlyWithASupervisorsApproval",
                               "the floor's `nominate`, for every game; who is an employee (h) is for the supervisor "
                               "to know"},
    {"3.1",   Met::Enforced,   "Dragon21Rules.R3_1_R3_3_SevenSetsOfAreas", "the table and its drop box are physical"},
    {"3.2",   Met::Physical,   "the layout cloth", "the pages draw the areas: web/src/layouts/dragon21.ts"},
    {"3.3",   Met::Enforced,   "Dragon21Rules.R3_1_R3_3_SevenSetsOfAreas"},
    {"3.4",   Met::Enforced,   "Dragon21Rules.R3_4_DecksShoesAndShufflers",
     "(b) to (d) are physical; (e): displays show the last results"},
    {"4.1",   Met::Enforced,   "Dragon21Rules.R4_1_PointValues"},
    {"4.2",   Met::Physical,   "who touches the cards is watched at the table"},
    {"5.1",   Met::Enforced,   "Dragon21Rules.R5_1_EveryPairOfTotals", "in play: scenarios 5.1"},
    {"5.1a",  Met::Enforced,   "Dragon21Rules.R5_1a_WhatAWinPays",
     "as printed the player has the advantage (ruling R16)"},
    {"5.2",   Met::Enforced,   "Dragon21Rules.R5_2_TheSevenCombinations"},
    {"5.3",   Met::Physical,   "how chips are stacked"},
    {"5.4",   Met::Enforced,   "CoveredWagers.WhatCreditDoesNotCoverIsNotTaken", "what is said is physical"},
    {"5.5",   Met::Physical,   "the player's own responsibility", "terminals show every stake as it lies there"},
    {"5.6",   Met::Enforced,   "Scenario.nz.dragon21/5.6_a_standing_player_wagers_but_handles_no_cards",
     "the cut of the cards is physical"},
    {"5.7",   Met::Enforced,   "Scenario.nz.dragon21/5.7a_three_players_on_an_area",
     "(b): scenario 5.7b; one player on an area: person-box-max of the table file, as BoxMaxima.R14_2"},
    {"5.8",   Met::Enforced,   "Scenario.nz.dragon21/5.8_several_areas_of_one_player"},
    {"5.9",   Met::Enforced,   "Scenario.nz.dragon21/5.9_no_more_bets"},
    {"5.10",  Met::Physical,   "hands off the chips", "in the program a lost wager is collected with the settlement"},
    {"5.11",  Met::Enforced,   "Scenario.nz.dragon21/5.11_after_a_tie_wagers_are_made_anew",
                               "every round is wagered anew; a terminal repeats the last wagers on request"},
    {"5.12",  Met::Enforced,   "Differential.Dragon21_5_12_IsDisplayed"},
    {"5.13",  Met::Enforced,   "Differential.Dragon21_5_13_TheHeavierHandIsReducedProRata",
     "exactly: tests of Differential.ProRata"},
    {"6.1",   Met::Physical,   "opening of the table: cards are inspected and laid out"},
    {"7.1",   Met::Enforced,   "Scenario.nz.dragon21/7.1_an_ordered_shuffle", 
                               "how the cards are shuffled and cut is physical; what is discarded, by nz-baccarat "
                               "7.7(i), (ii), and shown on request: scenarios 7.1"},
    {"8.1",   Met::Enforced,   "Scenario.nz.dragon21/8.1_dragon_tiger_dragon_tiger", "Style B: scenarios 9.4"},
    {"9.1",   Met::Enforced,   "Scenario.nz.dragon21/9.1_a_blackjack_ends_the_draw"},
    {"9.2",   Met::Enforced,   "Scenario.nz.dragon21/9.2_the_dragon_draws_first"},
    {"9.3",   Met::Enforced,   "Scenario.nz.dragon21/9.3_face_up_in_styles_a_and_c"},
    {"9.4",   Met::Enforced,   "Scenario.nz.dragon21/9.4_style_b_the_players_turn_the_cards"},
    {"9.5",   Met::Enforced,   "Scenario.nz.dragon21/9.5_style_b_with_additional_cards_face_up"},
    {"10.1",  Met::Shown,      "baize play (each hand with its total)",
     "terminals and displays too: Captions.Dragon21"},
    {"10.2",  Met::Enforced,   "Scenario.nz.dragon21/10.2_losing_wagers_are_collected_first"},
    {"11.1",  Met::Enforced,   "Scenario.nz.dragon21/11.1_the_cutting_card_comes"},
    {"11A.1", Met::Enforced,   "Dragon21Odds.R11A_1_PerfectPairsByHand",
     "in play: scenarios 11A.1; pay scale one by ruling D4"},
    {"12.1",  Met::Enforced,   "Scenario.nz.dragon21/12.1_a_void_round",
     "the section named is in no seed (ruling D4): what can be ruled gives wagers back"},
};

}  // namespace baize::nz_dragon21::dragon21_rules
