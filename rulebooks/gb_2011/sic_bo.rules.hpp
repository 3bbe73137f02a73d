// How the rules of Sic Bo are met (gb-2011 section 9).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::sic_bo_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"9.1",  Met::Enforced,   "SicBoRules.R9_1_LayoutsOf106AndOf50Positions",
                              "the drawing on the cloth is the house's"},
    {"9.2",  Met::Enforced,   "SicBoRules.R9_2_R9_13_ThereAreNoVariations"},
    {"9.3",  Met::Enforced,   "Scenario.gb.sic_bo/9.3_three_dice_with_faces_1_to_6",
                              "how the faces lie on a die is for the inspection of the dice"},
    {"9.4",  Met::Physical,   "security of the dice: procedures and staff of the house"},
    {"9.5",  Met::Shown,      "baize sign (ShownRules.TheSignOfATableHasItsLimits)",
                              "others are refused: scenario 9.5; also in baize play; partnerships: the staff"},
    {"9.6",  Met::Enforced,   "CoveredWagers.WhatCreditDoesNotCoverIsNotTaken",
     "what is said to the dealer is physical"},
    {"9.7",  Met::Physical,   "the shaker",
     "baize play throws from the system's random numbers; a live table by a committed seed, or as the dealer enters"},
    {"9.8",  Met::Enforced,   "SicBoRules.R9_8_TheWinningAreasOfAThrow",
                              "lit on the terminal's page (Division9AMore.C3_2_c_ii); lamps in a table are equipment"},
    {"9.9",  Met::Physical,   "certification of the electrical equipment"},
    {"9.10", Met::Enforced,   "Scenario.gb.sic_bo/9.10_only_the_wagers_on_the_layout",
                              "odds are held to their minimum by GbGeneralRules.R2_5"},
    {"9.11", Met::Enforced,   "Scenario.gb.sic_bo/9.11_chips_as_they_lie_when_uncovered",
                              "chips stand as they lie when the bets are closed, no later than the uncovering"},
    {"9.12", Met::Enforced,   "SicBoRules.R9_12_WinningThrowsOfEveryPosition",
                              "each wager and its odds: scenarios 9.12a to 9.12m"},
    {"9.13", Met::Enforced,   "SicBoRules.R9_2_R9_13_ThereAreNoVariations"},
};

}  // namespace baize::gb_2011::sic_bo_rules
