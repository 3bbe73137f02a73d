// How the rules of Mississippi Stud are met (gb-2011 7.36-7.49).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::mississippi_stud_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"7.36",  Met::Physical,   "the proprietor's layout cloth"},
    {"7.37",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.37_dealt_and_asked_from_the_left",
                               "of the rules that it takes over: 11.3, 11.5 and 11.7 by scenarios of those numbers, "
                               "11.9 by 7.39; 11.15 gives way to 7.48 (ruling R81)"},
    {"11.13", Met::Definition, "printed in this section as the one general rule that does not apply",
                               "7.38 stands in its place: scenario 7.38"},
    {"7.38",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.38_against_a_pay_table"},
    {"7.39",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.39_one_player_a_position_one_position_a_player"},
    {"7.40",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.40_the_ante_before_any_card"},
    {"7.41",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.41_two_cards_and_three_in_the_middle"},
    {"7.42",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.42_once_twice_or_three_times_the_ante",
                               "a fold: scenario 7.42-a-fold-loses-the-ante; silence folds: SilenceProperty"},
    {"7.43",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.43_a_street_for_all"},
    {"7.44",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.44_a_fold_loses_ante_and_third_street"},
    {"7.45",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.43_a_street_for_all"},
    {"7.46",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.46_a_fold_loses_all_that_lies_there"},
    {"7.47",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.43_a_street_for_all"},
    {"7.48",  Met::Enforced,   "Scenario.gb.mississippi_stud/7.48_revealed_and_settled_from_the_left"},
    {"7.49",  Met::Enforced,   "MississippiStudRules.R7_49_EveryHandByItsRow",
                               "in play: scenarios 7.49; the printed edge: MississippiStudOdds and baize verify"},
};

}  // namespace baize::gb_2011::mississippi_stud_rules
