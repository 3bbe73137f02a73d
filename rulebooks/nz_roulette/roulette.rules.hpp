// How the rules that seed 001 (item 6) amends in Division 8, Roulette, are met. They concern the call of "no more
// bets", which the floor makes at every table; wagers and odds of Division 8 are not among the seeds, and nz.roulette
// has those of gb.roulette (ruling D4).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_roulette::roulette_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"2.6", Met::Physical, "(g): a bell, at the operator's option"},
    {"3.6", Met::Enforced, "NoMoreBets.NzRoulette3_6_AtTheCallOrWhenTheBallDropsWhicheverIsFirst",
                           "and nothing is laid, changed or entered out of turn: "
                           "NzRoulette.R3_6_AfterNoMoreBetsNothingIsLaidOrChanged"},
    {"4.3", Met::Enforced, "NzRoulette.R4_3_NoMoreBetsIsCalledAtEveryTerminal", "bell or hand are the dealer's"},
    {"5.6", Met::Enforced, "MisplacedWager.NzRoulette5_6_TwoPeoplePutItRightBeforeTheBallRests",
     "at a terminal a wager lies where the player touched"},
};

}  // namespace baize::nz_roulette::roulette_rules
