// How the rules that seed 001 (item 8) amends in Division 12, Pai Gow, are met. They let a casino have fewer boxes; the
// rest of Division 12 is not among the seeds, and nz.pai-gow has the rules of gb.pai-gow-tiles (ruling D4).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_pai_gow::pai_gow_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"3.1",   Met::Enforced, "NzPaiGow.R3_1_UpToEightBoxesWithTheBanks", "the drop box is physical"},
    {"3.2",   Met::Enforced, "NzPaiGow.R3_1_UpToEightBoxesWithTheBanks",
                             "eight boxes and a dealer would need 36 tiles: the eighth is the bank's (ruling R80)"},
    {"10.2B", Met::Enforced, "NzPaiGow.R10_2B_TilesOfMissingBoxesStayUndisclosed"},
    {"10.3",  Met::Enforced, "Scenario.nz.pai_gow/10.3_boxes_without_wagers_and_tiles_face_down"},
};

}  // namespace baize::nz_pai_gow::pai_gow_rules
