// How the rules that seed 001 (item 6) amends in Division 8, Roulette, are met. They concern the call of "no more bets", which the floor makes at
// every table; wagers and odds of Division 8 are not among the seeds, and gb.roulette stands for them (ruling D4).
#pragma once

#include "rulebooks/answers.hpp"

namespace baize::nz_roulette::roulette_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"2.6", Met::Physical, "(g): a bell, at the operator's option"},
    {"3.6", Met::Enforced, "NzRoulette.R3_6_AfterNoMoreBetsNothingIsLaidOrChanged", "the clock or the dealer calls it, and nothing is entered before"},
    {"4.3", Met::Enforced, "NzRoulette.R4_3_NoMoreBetsIsCalledAtEveryTerminal", "bell or hand are the dealer's"},
    {"5.6", Met::Enforced, "Scenario.gb.roulette/3.9-a-misplaced-wager-is-put-right", "at a terminal a wager lies where the player touched"},
};

}  // namespace baize::nz_roulette::roulette_rules
