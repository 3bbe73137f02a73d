// How the two rules that seed 001 (item 7) adds to Division 8A are met. They are those of electronic tai-sai, word for
// word, and concern terminals, not the wheel: the floor keeps them at every table.
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_electronic_roulette::electronic_roulette_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"3.7",  Met::Enforced, "NzElectronicRoulette.R3_7_ATerminalThatIsInterferedWithIsLocked",
                            "who tilts a terminal is for the staff to see"},
    {"3.13", Met::Enforced, "NzElectronicRoulette.R3_13_APrizeOnlyFromALegitimateResult",
     "what was not legitimate is refused by two people"},
};

}  // namespace baize::nz_electronic_roulette::electronic_roulette_rules
