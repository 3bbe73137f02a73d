// How the two rules that seed 001 (item 7) adds to Division 8A are met. They are those of electronic tai-sai, word for
// word, and concern terminals, not the wheel: the floor keeps them at every table.
#pragma once

#include "rulebooks/answers.hpp"

namespace baize::nz_electronic_roulette::electronic_roulette_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"3.7",  Met::Enforced, "Division9AMore.C3_5_ATerminalThatIsInterferedWithIsLockedAtOnce",
                            "who tilts a terminal is for the staff to see"},
    {"3.13", Met::Enforced, "Division9A.C3_6_APrizeOnlyFromALegitimateResult", "roulette itself is not offered yet"},
};

}  // namespace baize::nz_electronic_roulette::electronic_roulette_rules
