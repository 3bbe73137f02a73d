// How the rules of NZ Baccarat are met: Appendix F of seed 000, and item 10 of seed 001.
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_baccarat::baccarat_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"4.1",    Met::Enforced,   "Scenario.nz.baccarat/4.1_point_values"},
    {"4.1A",   Met::Enforced,   "Scenario.nz.baccarat/7.7i_a_picture_counts_ten"},
    {"5.10",   Met::Enforced,   "Scenario.nz.baccarat/5.10b_banker_less_commission",
                                "(a), (c): scenarios 5.10a and 5.10c. The commission is kept back from what is paid"},
    {"6.5",    Met::Physical,   "how pre-checked and pre-shuffled cards are secured and shuffled at the table"},
    {"6.6",    Met::Physical,
     "cards shuffled by their manufacturer: the Secretary's approval and the house's procedures"},
    {"7.7",    Met::Enforced,   "Scenario.nz.baccarat/7.7i_as_many_cards_as_the_first_counts", "(ii): scenarios 7.7ii"},
    {"7.8",    Met::Enforced,   "Scenario.nz.baccarat/7.8_a_continuous_shuffler_has_no_cutting_card"},
    {"7.9",    Met::Enforced,   "Scenario.nz.baccarat/7.7i_a_picture_counts_ten"},
    {"8.5",    Met::Enforced,   "StyleChange.R8_5_AStyleStaysToTheEndOfItsShoe", "what is face up: scenarios 8.5"},
    {"11A.2",  Met::Enforced,   "Scenario.nz.baccarat/11A.2_with_perfect_pairs_no_other",
                                "its pay scale is that of nz-blackjack 15B.7 (ruling D4), and it stands beside an "
                                "initial wager: scenarios 11A"},
    {"11C.1",  Met::Enforced,   "NzBaccaratRules.R11C_1_R11D_1_OfferedWhereTheOperatorSaysSo"},
    {"11C.2",  Met::Enforced,   "Scenario.nz.baccarat/11C.2_with_any_pair_no_other"},
    {"11C.3",  Met::Enforced,   "Scenario.nz.baccarat/11C.3_on_either_hand_with_an_initial_wager"},
    {"11C.4",  Met::Enforced,   "Scenario.nz.baccarat/11C.4_before_any_card"},
    {"11C.5",  Met::Enforced,   "Scenario.nz.baccarat/11C.5_within_the_limits"},
    {"11C.6",  Met::Enforced,   "Scenario.nz.baccarat/11C.6_the_first_two_cards"},
    {"11C.7",  Met::Enforced,   "Scenario.nz.baccarat/11C.6_the_first_two_cards",
     "settled with the other wagers, at the end of the round"},
    {"11C.8",  Met::Enforced,   "Scenario.nz.baccarat/11C.8_pay_scale_two", "no other: scenario 11C.8-no-other-scale"},
    {"11C.9",  Met::Enforced,   "NzBaccaratRules.R11C_9_R11D_10_R13_5_R13_6_R14_3_WhatMustBeDisplayed"},
    {"11D.1",  Met::Enforced,   "NzBaccaratRules.R11C_1_R11D_1_OfferedWhereTheOperatorSaysSo"},
    {"11D.2",  Met::Enforced,   "Scenario.nz.baccarat/11D.2_with_lucky_match_no_other"},
    {"11D.3",  Met::Enforced,   "Scenario.nz.baccarat/11D.3_on_either_hand_with_an_initial_wager"},
    {"11D.4",  Met::Enforced,   "Scenario.nz.baccarat/11D.4_before_any_card"},
    {"11D.5",  Met::Enforced,   "NzBaccaratRules.R11D_5_WithinTheLimitsOfTheSign"},
    {"11D.6",  Met::Enforced,   "Scenario.nz.baccarat/11D.6_mixed_coloured_and_lucky"},
    {"11D.7",  Met::Enforced,   "Scenario.nz.baccarat/11D.6_mixed_coloured_and_lucky",
     "settled with the other wagers, at the end of the round"},
    {"11D.8",  Met::Enforced,   "Scenario.nz.baccarat/11D.8_pay_scale_two"},
    {"11D.9",  Met::Enforced,   "Scenario.nz.baccarat/11D.9_the_triple_alone_is_paid"},
    {"11D.10", Met::Enforced,   "NzBaccaratRules.R11C_9_R11D_10_R13_5_R13_6_R14_3_WhatMustBeDisplayed"},
    {"13.1",   Met::Enforced,   "NzBaccaratRules.R13_1_TwoToOneDiffersInTheHandsOddsOnly"},
    {"13.2",   Met::Enforced,   "Scenario.nz.baccarat/13.2_a_tie_loses"},
    {"13.3",   Met::Enforced,   "Scenario.nz.baccarat/13.3_a_three_card_eight_or_nine_pays_2_to_1",
                                "(b): scenario 13.3b; with a commission, the other reading of ruling R14: scenario "
                                "13.3-with-a-commission"},
    {"13.4",   Met::Enforced,   "Scenario.nz.baccarat/13.4_a_bankers_six_at_1_to_2"},
    {"13.5",   Met::Enforced,   "NzBaccaratRules.R11C_9_R11D_10_R13_5_R13_6_R14_3_WhatMustBeDisplayed"},
    {"13.6",   Met::Enforced,   "NzBaccaratRules.R11C_9_R11D_10_R13_5_R13_6_R14_3_WhatMustBeDisplayed"},
    {"14.1",   Met::Enforced,   "Scenario.nz.baccarat/14.1_together_with_2_to_1"},
    {"14.2",   Met::Shown,      "baize play (the ante has an area of its own)",
     "the drawing on the cloth is the house's"},
    {"14.3",   Met::Enforced,   "Scenario.nz.baccarat/14.3_the_ante_is_what_the_sign_says",
     "at most 12.5 % of the minimum: scenario 14.3"},
    {"14.4",   Met::Enforced,   "Scenario.nz.baccarat/14.4_waived_from_a_stated_wager_on",
                                "any amount; displayed: "
                                "NzBaccaratRules.R11C_9_R11D_10_R13_5_R13_6_R14_3_WhatMustBeDisplayed"},
    {"14.5",   Met::Enforced,   "Scenario.nz.baccarat/14.5_an_ante_that_accompanies_nothing"},
    {"14.6",   Met::Enforced,   "Scenario.nz.baccarat/14.6_antes_then_losing_then_winning_wagers"},
    {"14.7",   Met::Enforced,   "Scenario.nz.baccarat/14.7_a_wager_without_its_ante_is_void"},
};

inline constexpr RuleAnswer kAnswers2012[] = {
    {"5.14",  Met::Enforced, "Scenario.nz.baccarat/5.14_no_more_bets"},
    {"5.14A", Met::Enforced, "Scenario.nz.baccarat/5.14A_wagers_are_changed_before_a_card_is_exposed",
                             "a supervisor's ruling; not once a card is exposed: scenarios 5.14A"},
};

inline constexpr Division kOtherTexts[] = {{"nz.baccarat-2012", "nz-baccarat", kAnswers2012}};

}  // namespace baize::nz_baccarat::baccarat_rules
