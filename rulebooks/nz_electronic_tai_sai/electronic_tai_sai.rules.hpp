// How the rules of the electronic game system are met (seed 000, Division 9A). They are written for tai-sai; the floor
// keeps them at every table, and Division9AEveryGame walks all example tables for it.
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_electronic_tai_sai::electronic_tai_sai_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"1.1", Met::Definition, "src/floor and src/server are the game system, Role::Terminal a terminal",
                             "a terminal's screen is a page that the server gives to a browser"},
    {"1.2", Met::Definition, "a bet is a Position, a wager a Stake on it"},
    {"3.1", Met::Enforced,   "Division9A.C3_1_b_UpToThirtyTerminals",
                             "(c): C3_1_c, entered and by itself; (i) to (v): tumbler, seal and cover are physical"},
    {"3.2", Met::Enforced,   "Division9AMore.C3_2_c_i_ThreeFacesAreEnteredAndShownBack",
                             "(c)(ii): C3_2_c_ii, lit by the terminal's page; wagers on the cloth are not offered, the "
                             "rest is equipment"},
    {"3.3", Met::Enforced,   "Division9A.C3_3_b_ii_AtLeastThirtySecondsFromTheLastResult",
                             "each letter: tests C3_3_a to C3_3_e of Division9A and Division9AMore, for every game "
                             "Division9AEveryGame"},
    {"3.4", Met::Physical,   "approval of terminals and game system by the Secretary",
                             "baize check reminds of it where the server's generator makes the results"},
    {"3.5", Met::Enforced,   "Division9AMore.C3_5_ATerminalThatIsInterferedWithIsLockedAtOnce",
                             "who tilts a terminal is for the staff to see"},
    {"3.6", Met::Enforced,   "Division9ADealer.C3_6_APrizeOnlyAsItWasAttained",
                             "who may not enter a result: Division9A.C3_6; baize audit settles every round again"},
    {"4.1", Met::NotOffered, "wagers on the cloth beside the terminals",
                             "which wagers there are: ruling D4, those of GB Sic Bo"},
    {"4.2", Met::Enforced,   "Division9A.C4_1_WagersOfTheGameByTouch", "(b): C4_2_b_AnyCombinationOfWagers"},
    {"4.3", Met::Enforced,   "Division9A.C4_3_a_C4_4_NotesBecomeCredit", "(b): C4_3_b_C4_5_TheDealerCreditsATerminal"},
    {"4.4", Met::Enforced,   "Division9A.C4_3_a_C4_4_NotesBecomeCredit", "the acceptor itself is equipment"},
    {"4.5", Met::Enforced,   "Division9A.C4_3_b_C4_5_TheDealerCreditsATerminal",
                             "cash: Division9AMore.C4_5; handing a terminal over is the dealer's"},
    {"4.6", Met::Enforced,   "Division9AMore.C4_6_ThePlayerAloneIsResponsibleForHisChips"},
    {"4.7", Met::Enforced,   "Division9A.C4_6_C4_7_TheLayoutAtTheCloseIsSettled",
                             "the layout at close is hashed, and baize audit compares"},
    {"4.8", Met::Enforced,   "Division9A.C4_8_LimitsDifferByTerminal", "in the table file: TableCheck.Nz9A_4_8"},
    {"5.1", Met::Enforced,   "Division9A.C5_1_ThePointOfNoMoreWagersIsShown", "nothing is taken after it: C3_3_c_i"},
    {"5.2", Met::NotOffered, "wagers on the cloth beside the terminals"},
    {"5.3", Met::Enforced,   "Division9AMore.C5_3_NoResultWhileBetsAreOpen",
                             "Division 9 is not among the seeds (ruling D4); the tumbler and the calls are the "
                             "dealer's"},
    {"5.4", Met::Enforced,   "Division9ADealer.C5_4_EnteredRecordedShownAndCalculated",
                             "(b)(i): Division9AMore.C5_4_b_i; (ii), (iii): Division9AEveryGame.C3_3_b"},
    {"6.1", Met::Enforced,   "Division9ADealer.C6_1_SettledByTheGamesOdds", "ruling D4: the odds of gb-2011 9.12"},
    {"6.2", Met::Enforced,   "Division9AMore.C6_2_CreditsDueArePaidToTheLastCent", "each way: C3_3_d, C3_3_e"},
    {"6.3", Met::Enforced,   "Division9A.C6_3_AVoucherIsRedeemedOnce",
     "until it expires: C6_3_AVoucherExpires; a house may let them live for ever: VoucherLife"},
    {"7.1", Met::Enforced,   "Division9AMore.C7_1_TheGamesOwnIrregularities",
                             "Division 9 is not among the seeds: ruling D4, gb-2011 1.5"},
    {"7.2", Met::Enforced,   "Division9AMore.C7_2_TheAnnouncementStopsTheRoundWhileAResultWaits",
                             "void from the announcement on (the other tests C7_2); a second person confirms the "
                             "refund"},
    {"7.3", Met::Enforced,   "Division9ADealer.C7_3_AWrongResultIsRecalculated",
                             "by transfers that name what they correct: Division9AMore.C7_3; two people order it"},
    {"7.4", Met::Enforced,   "Division9A.C7_4_C7_5_AMalfunctionIsRefusedReportedLockedRefunded",
                             "whether something malfunctioned is the operator's opinion"},
    {"7.5", Met::Enforced,   "Division9A.C7_4_C7_5_AMalfunctionIsRefusedReportedLockedRefunded",
                             "(a), (b): Division9AMore.C7_5, a fault of the program: FaultOfOneTable; sending the "
                             "report to the inspector is the operator's"},
};

}  // namespace baize::nz_electronic_tai_sai::electronic_tai_sai_rules
