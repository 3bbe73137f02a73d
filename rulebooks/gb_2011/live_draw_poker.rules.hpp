// How the rules of Live Draw Poker are met (gb-2011 section 16). 16.13 is printed twice, and answered twice in the
// order in which it is printed; there is no 16.16.
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::live_draw_poker_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"16.1",  Met::Enforced,   "Scenario.gb.live_draw_poker/16.1_52_cards_or_53"},
    {"16.2",  Met::Shown,      "baize sign (LiveDrawRules.R16_2_TheSignSaysHowManyCards)"},
    {"16.3",  Met::Shown,      "baize sign (LiveDrawRules.R16_3_TheSignHasTheHouseEdge)",
                               "by whichever table is offered; recomputed: LiveDrawOdds"},
    {"16.4",  Met::Shown,      "baize sign (LiveDrawRules.R16_4_TheSignHasThePayTable)"},
    {"16.5",  Met::Enforced,   "Scenario.gb.live_draw_poker/16.5_shuffled_for_each_round",
                               "by hand or by a machine is the house's"},
    {"16.6",  Met::Physical,   "security of the cards: procedures and staff of the house"},
    {"16.7",  Met::Physical,   "the dealer alone touches the cards", "on screens players name what they hold"},
    {"16.8",  Met::Physical,   "the shoe on the table"},
    {"16.9",  Met::Shown,      "baize sign (ShownRules.TheSignOfATableHasItsLimits)",
                               "others are refused: scenario 16.9"},
    {"16.10", Met::Enforced,   "Scenario.gb.live_draw_poker/16.10_the_ace_is_high_or_low_in_a_straight"},
    {"16.11", Met::Enforced,   "LiveDrawRules.R16_11_EveryHandByItsRow",
                               "two pairs are paid (16.23, 16.31), though it forgets them (ruling R81); what hands are "
                               "called: scenario 16.11"},
    {"16.12", Met::Enforced,   "Scenario.gb.live_draw_poker/16.12_any_set_of_cards_may_be_wild"},
    {"16.13", Met::Enforced,   "Scenario.gb.live_draw_poker/16.13_the_joker_is_wild",
                               "the first of the two rules with this number"},
    {"16.13", Met::Enforced,   "Scenario.gb.live_draw_poker/16.13_five_cards_face_up_for_all",
                               "the second rule with this number"},
    {"16.14", Met::Enforced,   "Scenario.gb.live_draw_poker/16.14_each_position_holds_what_it_wants",
                               "others are not told before the draw: scenario 16.14-holds-are-kept-from-the-others"},
    {"16.15", Met::Enforced,   "Scenario.gb.live_draw_poker/16.15_as_many_as_the_neediest_hand_wants"},
    {"16.17", Met::Enforced,   "Scenario.gb.live_draw_poker/16.17_who_holds_nothing_has_five_new_cards",
                               "for who says nothing (ruling R73): LiveDrawRules.R16_17_SilenceReplacesAllFive"},
    {"16.18", Met::Enforced,   "Scenario.gb.live_draw_poker/16.18_the_first_cards_of_the_draw"},
    {"16.19", Met::Enforced,   "Scenario.gb.live_draw_poker/16.18_the_first_cards_of_the_draw"},
    {"16.20", Met::Enforced,   "Scenario.gb.live_draw_poker/16.20_a_hand_below_the_odds_loses"},
    {"16.21", Met::Enforced,   "Scenario.gb.live_draw_poker/16.21_several_wagers_on_a_position",
                               "the first player of a position holds for it (ruling R85); the others are told: "
                               "LiveDrawRules.R16_21_WhoDoesNotHoldIsTold"},
    {"16.22", Met::Enforced,   "Scenario.gb.live_draw_poker/16.22_before_any_card"},
    {"16.23", Met::Enforced,   "Scenario.gb.live_draw_poker/16.23_only_the_highest_hand_is_paid"},
    {"16.24", Met::Enforced,   "Scenario.gb.live_draw_poker/16.24_odds_are_for_one"},
    {"16.25", Met::Enforced,   "Scenario.gb.live_draw_poker/16.25_a_pair_of_tens_or_lower",
                               "its \"1.12\" is 16.11 (ruling D2), of which every hand may have odds (ruling R100); "
                               "the others: scenario 16.25-odds-of-the-house"},
    {"16.26", Met::Enforced,   "Scenario.gb.live_draw_poker/16.26_any_set_of_hands_rises",
                               "until it is won: scenario 16.26-odds-that-rise-until-won; by a hand that pays: "
                               "scenario 16.26-a-hand-that-pays-nothing-is-not-won"},
    {"16.27", Met::Enforced,   "Scenario.gb.live_draw_poker/16.12_any_set_of_cards_may_be_wild"},
    {"16.28", Met::Enforced,   "Scenario.gb.live_draw_poker/16.28_a_royal_flush_wins_the_jackpot"},
    {"16.29", Met::Enforced,   "LiveDrawJackpot.R16_29_APartOfEveryWagerGoesToTheFund",
                               "more than the edge is warned of (ruling R100): "
                               "LiveDrawOdds.R16_29_MoreThanTheEdgeWarns"},
    {"16.30", Met::Enforced,   "Scenario.gb.live_draw_poker/16.30_shared_equally_by_players"},
    {"16.31", Met::Enforced,   "LiveDrawOdds.R16_31_EveryCombinationOfTheThreeTables"},
};

}  // namespace baize::gb_2011::live_draw_poker_rules
