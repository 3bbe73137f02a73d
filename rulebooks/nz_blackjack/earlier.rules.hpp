// What became of the earlier texts of NZ blackjack: seed 003 supersedes 000 and 001 (ruling D1). Each rule names
// the later clause on its subject, with what changed; where nothing is said, it stands there but for its wording.
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_blackjack::earlier_rules {

inline constexpr RuleAnswer kAnswers2012[] = {  // seed 001
    {"3.1",    Met::Superseded, "nz-blackjack 3.1", "nine boxes, as proposed"},
    {"3.2",    Met::Superseded, "nz-blackjack 3.2", "inscriptions as proposed; one appendix instead of four"},
    {"5.4",    Met::Superseded, "nz-blackjack 5.4", "a blackjack by rule 10"},
    {"10.1",   Met::Superseded, "nz-blackjack 10.1"},
    {"10.1A",  Met::Superseded, "nz-blackjack 10.1A"},
    {"10.3",   Met::Superseded, "nz-blackjack 10.3", "at 3 to 2 only, as proposed"},
    {"5.8",    Met::Superseded, "nz-blackjack 5.8", "without a reason and without an end, as proposed"},
    {"6.5",    Met::Superseded, "nz-blackjack 6.5", "how the cards are shuffled is left open"},
    {"17.1",   Met::Superseded, "nz-blackjack 17.1", "17.3 adds a notice at the table"},
    {"17.2",   Met::Superseded, "nz-blackjack 17.2"},
};

inline constexpr RuleAnswer kAnswers2013[] = {  // seed 000
    {"3.6",    Met::Superseded, "nz-blackjack 3.6", "the final text asks for approval of the device too"},
    {"5.4",    Met::Superseded, "nz-blackjack 5.4",
                                "a blackjack by rule 10, side wagers by their own sections instead of a list"},
    {"5.6",    Met::Superseded, "nz-blackjack 5.6", "every optional wager instead of a list"},
    {"6.5",    Met::Superseded, "nz-blackjack 6.5", "how the cards are shuffled is left open, and the cut is optional"},
    {"6.6",    Met::Superseded, "nz-blackjack 6.6", "without a cut too"},
    {"8.6",    Met::Superseded, "nz-blackjack 8.6", "into the discard rack; the continuous shuffler is not named"},
    {"15B.1A", Met::Superseded, "nz-blackjack 15B.1A", "the reference to 15D is stale in both (ruling D2)"},
    {"15B.2",  Met::Superseded, "nz-blackjack 15B.2", "any number of them; no appendix is named"},
    {"15C.2",  Met::Superseded, "nz-blackjack 15C.2", "the reference to 15D is stale in both (ruling D2)"},
    {"15C.3",  Met::Superseded, "nz-blackjack 15C.3", "any number of them; no appendix is named"},
    {"15D.1",  Met::Superseded, "nz-blackjack 15D.1"},
    {"15D.2",  Met::Superseded, "nz-blackjack 15D.2", "no appendix is named"},
    {"15D.4",  Met::Superseded, "nz-blackjack 15D.4"},
    {"15D.5",  Met::Superseded, "nz-blackjack 15D.5"},
    {"15D.6",  Met::Superseded, "nz-blackjack 15D.6"},
    {"15D.7",  Met::Superseded, "nz-blackjack 15D.7"},
    {"15D.8",  Met::Superseded, "nz-blackjack 15D.8"},
    {"15D.9",  Met::Superseded, "nz-blackjack 15D.9"},
    {"15D.10", Met::Superseded, "nz-blackjack 15D.10", "a blackjack pays the odds of the layout, here 3 to 2"},
    {"15D.11", Met::Superseded, "nz-blackjack 15D.11"},
    {"15.D.12", Met::Superseded, "nz-blackjack 15D.12", "the same rule, numbered rightly"},
    {"15E.1",  Met::Superseded, "nz-blackjack 15E.1"},
    {"15E.2",  Met::Superseded, "nz-blackjack 15E.2", "no appendix is named"},
    {"15E.3",  Met::Superseded, "nz-blackjack 15E.3"},
    {"15E.4",  Met::Superseded, "nz-blackjack 15E.4"},
    {"15E.5",  Met::Superseded, "nz-blackjack 15E.5", "with the maximum of 14.2, which is missing here"},
    {"15E.6",  Met::Superseded, "nz-blackjack 15E.6"},
    {"15E.7",  Met::Superseded, "nz-blackjack 15E.7"},
    {"15E.8",  Met::Superseded, "nz-blackjack 15E.8"},
    {"15E.9",  Met::Superseded, "nz-blackjack 15E.9", "a blackjack pays the odds of the layout, here 3 to 2"},
    {"15E.10", Met::Superseded, "nz-blackjack 15E.10"},
    {"15E.11", Met::Superseded, "nz-blackjack 15E.11"},
    {"15F.1",  Met::Superseded, "nz-blackjack 15F.1"},
    {"15F.2",  Met::Superseded, "nz-blackjack 15F.2"},
    {"15F.3",  Met::Superseded, "nz-blackjack 15F.3", "no appendix is named"},
    {"15F.4",  Met::Superseded, "nz-blackjack 15F.4"},
    {"15F.5",  Met::Superseded, "nz-blackjack 15F.5"},
    {"15F.6",  Met::Superseded, "nz-blackjack 15F.6",
                                "the dealer's first card makes the triple, here the player's third (ruling R35)"},
    {"15F.7",  Met::Superseded, "nz-blackjack 15F.7"},
    {"15F.8",  Met::Superseded, "nz-blackjack 15F.8", "its reference to the revoked 15F.10 was kept"},
    {"15F.9",  Met::Superseded, "nz-blackjack 15F.9", "four pay scales, here two: the first two of them"},
    {"15F.10", Met::Superseded, "nz-blackjack 15F.10", "revoked there: nothing takes its place"},
    {"16.14",  Met::Superseded, "nz-blackjack 16.14"},
    {"16.15",  Met::Superseded, "nz-blackjack 16.15", "its references are put right"},
    {"20.1",   Met::Superseded, "nz-blackjack 20.1", "Style A may be adopted too"},
    {"20.2",   Met::Superseded, "nz-blackjack 20.2", "a notice at the table; no appendix is named"},
    {"20.3",   Met::Superseded, "nz-blackjack 20.3"},
    {"20.4",   Met::Superseded, "nz-blackjack 20.4"},
    {"20.5",   Met::Superseded, "nz-blackjack 20.5"},
    {"20.6",   Met::Superseded, "nz-blackjack 20.6"},
    {"20.7",   Met::Superseded, "nz-blackjack 20.7"},
    {"20.8",   Met::Superseded, "nz-blackjack 20.8"},
    {"20A.1",  Met::Superseded, "nz-blackjack 20A.1"},
    {"20A.2",  Met::Superseded, "nz-blackjack 20A.2", "no appendix is named"},
    {"20A.3",  Met::Superseded, "nz-blackjack 20A.3"},
    {"20A.4",  Met::Superseded, "nz-blackjack 20A.4"},
    {"20A.5",  Met::Superseded, "nz-blackjack 20A.5", "minimum operating standards instead of approved procedures"},
    {"20A.6",  Met::Superseded, "nz-blackjack 20A.6", "it adds in words that any other bust loses"},
    {"20A.7",  Met::Superseded, "nz-blackjack 20A.7"},
};

inline constexpr Division kOtherTexts[] = {
    {"nz.blackjack-2012", "nz-blackjack", kAnswers2012},
    {"nz.blackjack-2013", "nz-blackjack", kAnswers2013},
};

}  // namespace baize::nz_blackjack::earlier_rules
