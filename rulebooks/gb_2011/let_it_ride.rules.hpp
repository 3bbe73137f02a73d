// How the rules of Let it Ride are met (gb-2011 section 12).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::let_it_ride_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"12.1",  Met::Physical,   "the proprietor's layout cloth"},
    {"12.2",  Met::Enforced,   "LetItRideRules.R12_2_TheOnlyWagers"},
    {"12.3",  Met::Enforced,   "Scenario.gb.let_it_ride/12.3_a_single_pack"},
    {"12.4",  Met::Physical,   "security of the cards: procedures and staff of the house"},
    {"12.5",  Met::Shown,      "baize sign (ShownRules.TheSignOfATableHasItsLimits)",
                               "others are refused: scenario 12.5; partnerships: the staff"},
    {"12.6",  Met::Enforced,   "Scenario.gb.let_it_ride/12.6_the_ace_may_be_low",
                               "the printed \"3, 2, Ace\" is a wheel of five cards in the hand (ruling R20), of "
                               "three in the bonus"},
    {"12.7",  Met::Enforced,   "LetItRideRules.R12_27_EveryHandByItsRow", "what hands are called: scenario 12.7"},
    {"12.8",  Met::Enforced,   "Scenario.gb.let_it_ride/12.8_one_player_a_position_one_position_a_player"},
    {"12.9",  Met::Enforced,   "Scenario.gb.let_it_ride/12.9_three_cards_and_the_two_in_the_middle"},
    {"12.10", Met::Enforced,   "Scenario.gb.let_it_ride/12.30_the_bonus_by_the_three_cards_alone"},
    {"12.11", Met::Enforced,   "Scenario.gb.let_it_ride/12.15_three_cards_face_down_from_the_left"},
    {"12.12", Met::Enforced,   "Scenario.gb.let_it_ride/12.12_asked_and_settled_from_the_right"},
    {"12.13", Met::Enforced,   "Scenario.gb.let_it_ride/12.13_three_equal_wagers_laid_together"},
    {"12.14", Met::Enforced,   "Scenario.gb.let_it_ride/12.14_the_bonus_beside_the_mandatory_wagers",
                               "nothing below its minimum: scenario 12.5-minimum-and-maximum; "
                               "limits of its own are noted (ruling R87): CheckLines.LimitsBeside"},
    {"12.15", Met::Enforced,   "Scenario.gb.let_it_ride/12.15_three_cards_face_down_from_the_left"},
    {"12.16", Met::Enforced,   "Scenario.gb.let_it_ride/12.16_the_third_card_is_burned_unseen"},
    {"12.17", Met::Shown,      "baize play (the question to the player)", "what a hand may become is his to weigh"},
    {"12.18", Met::Enforced,   "Scenario.gb.let_it_ride/12.18_withdraw_or_ride"},
    {"12.19", Met::Enforced,   "LetItRideFloor.R12_19_AWithdrawnWagerIsFreeAtOnce",
                               "in the round: scenario 12.18-withdraw-or-ride"},
    {"12.20", Met::Enforced,   "Scenario.gb.let_it_ride/12.18_withdraw_or_ride"},
    {"12.21", Met::Enforced,   "Scenario.gb.let_it_ride/12.21_a_card_when_all_have_decided"},
    {"12.22", Met::Enforced,   "Scenario.gb.let_it_ride/12.22_each_wager_is_decided_for_itself"},
    {"12.23", Met::Enforced,   "Scenario.gb.let_it_ride/12.22_each_wager_is_decided_for_itself"},
    {"12.24", Met::Enforced,   "Scenario.gb.let_it_ride/12.22_each_wager_is_decided_for_itself"},
    {"12.25", Met::Enforced,   "Scenario.gb.let_it_ride/12.21_a_card_when_all_have_decided"},
    {"12.26", Met::Enforced,   "Scenario.gb.let_it_ride/12.12_asked_and_settled_from_the_right"},
    {"12.27", Met::Enforced,   "LetItRideRules.R12_27_EveryHandByItsRow",
                               "minimum odds and tables: LetItRideRules.R12_27_MinimumOddsOrOneOfFourTables; the "
                               "ceiling: scenarios 12.27-ceiling (rulings R67, R88); who is told: LetItRideFloor"},
    {"12.28", Met::Enforced,   "Scenario.gb.let_it_ride/12.28_less_than_a_pair_of_tens_loses_what_is_in_play"},
    {"12.29", Met::Enforced,   "Scenario.gb.let_it_ride/12.29_each_wager_in_play_is_paid"},
    {"12.30", Met::Enforced,   "LetItRideRules.R12_30_EveryThreeCardHandByItsRow"},
    {"12.31", Met::Enforced,   "LetItRideRules.R12_31_OneOfThreeTables"},
    {"12.32", Met::Enforced,   "Scenario.gb.let_it_ride/12.32_no_pair_loses_the_bonus"},
    {"12.33", Met::Enforced,   "Scenario.gb.let_it_ride/12.30_the_bonus_by_the_three_cards_alone"},
};

}  // namespace baize::gb_2011::let_it_ride_rules
