// How the rules of Casino War are met (gb-2011 section 17).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::casino_war_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"17.1",  Met::Physical,   "the agreement of the proprietor to a variation: the program offers none"},
    {"17.2",  Met::Enforced,   "Scenario.gb.casino_war/17.2_no_bet_after_the_first_card",
                               "decks: CasinoWarRules.R17_2_SixDecksUnlessTheTableSaysOtherwise; Tie beside a wager: "
                               "scenario 17.2-tie-is-an-additional-bet"},
    {"17.3",  Met::Enforced,   "Scenario.gb.casino_war/17.3_three_players_a_box",
                               "the maximum for the box: scenario 17.3-the-maximum-is-for-the-box"},
    {"17.4",  Met::Enforced,   "CasinoWarRules.R17_4_TheHigherCardWinsAcesHighest",
     "in play: scenarios 17.4; aces high is ruling R10"},
    {"17.5",  Met::Enforced,   "Scenario.gb.casino_war/17.5_a_lost_war_takes_both_wagers",
                               "each part: scenarios 17.5, with each reading of a won war (ruling R10); nobody may "
                               "touch the cards is physical"},
    {"17.6",  Met::Enforced,   "Scenario.gb.casino_war/17.6_a_higher_first_card_pays_1_to_1",
     "the minimum: GbGeneralRules.R2_5"},
    {"17.7",  Met::Enforced,   "Scenario.gb.casino_war/17.7_the_same_second_card_pays_the_war_wager", "ruling R10"},
    {"17.8",  Met::Enforced,   "Scenario.gb.casino_war/17.8_a_higher_second_card_pays_the_war_wager", "ruling R10"},
    {"17.9",  Met::Enforced,   "Scenario.gb.casino_war/17.9_tie_pays_10_to_1"},
    {"17.10", Met::Enforced,   "CasinoWarOdds.R17_10_ThePrintedEdges", "shown by baize edge, verify and check"},
};

}  // namespace baize::gb_2011::casino_war_rules
