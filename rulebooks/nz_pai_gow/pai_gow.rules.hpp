// How the rules that seed 001 (item 8) amends in Division 12, Pai Gow, are met. They let a casino have fewer boxes; the
// rest of Division 12 is not among the seeds, and nz.pai-gow has the rules of gb.pai-gow-tiles (ruling D4).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_pai_gow::pai_gow_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"3.1",   Met::Enforced, "NzPaiGow.R3_1_UpToEightBoxesWithTheBanks", "the drop box is physical"},
    {"3.2",   Met::Enforced, "NzPaiGow.R3_2_EightBoxesOfWhichOneIsTheBanks",
                             "eight boxes and a dealer would need 36 tiles: one of them is the bank's (rulings R80, "
                             "R94): NzPaiGow.R3_2_SevenOpponentsWhicheverBoxIsTheBanks"},
    {"10.2B", Met::Enforced, "NzPaiGow.R10_2B_TilesOfMissingBoxesStayUndisclosed"},
    {"10.3",  Met::Enforced, "NzPaiGow.R10_3a_TilesOfBoxesWithoutWagersAreUndisclosed",
                             "(b): scenario 10.3"},
};

}  // namespace baize::nz_pai_gow::pai_gow_rules
