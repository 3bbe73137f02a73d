// How the rules of Big Six are met (gb-2011 section 10).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::big_six_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"10.2",  Met::Physical,
     "the wheel is the house's own, and figure 13, which has its order, a drawing that our text lacks",
                               "a table file gives the order, checked for as many of each symbol as 10.2 wants "
                               "(BigSixRules.R10_2); screens draw that one or none"},
    {"10.3",  Met::Physical,   "the clapper", "a live table enters the segment it rests in"},
    {"10.4",  Met::Enforced,   "BigSixRules.R10_4_R10_11_ThereAreNoVariations"},
    {"10.5",  Met::Physical,   "security of the wheel: procedures of the house"},
    {"10.6",  Met::Enforced,   "Scenario.gb.big-six/10.6-minimum-and-maximum",
     "shown by baize play, sign and terminals; partnerships: the staff"},
    {"10.7",  Met::Enforced,   "CoveredWagers.WhatCreditDoesNotCoverIsNotTaken", "what is said is physical"},
    {"10.8",  Met::Enforced,   "Scenario.gb.big-six/10.8-chips-as-they-lie-when-the-wheel-rests"},
    {"10.9",  Met::Enforced,   "Scenario.gb.big-six/10.9-symbols-and-odds",
     "odds are held to their minimum by GbGeneralRules.R2_5"},
    {"10.10", Met::Enforced,   "Scenario.gb.big-six/10.10a-the-segment-passed-last-wins",
                               "(b): scenario 10.10b; the notice: BigSixRules.R10_10_TheNoticeSaysWhichever"},
    {"10.11", Met::Enforced,   "BigSixRules.R10_4_R10_11_ThereAreNoVariations"},
};

}  // namespace baize::gb_2011::big_six_rules
