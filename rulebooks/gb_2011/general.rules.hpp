// How the general rules of the GB book are met (gb-2011 sections 1 and 2).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::general_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"1.2", Met::Definition, "Game::book names the edition, gb-2011", "tells how and when the book was published"},
    {"1.3", Met::Definition, "rulebooks/gb_2011", "wagers, odds and side bets of each game as rows with their clause"},
    {"1.4", Met::Physical,   "says whom the book addresses: the operators"},
    {"1.5", Met::Enforced,   "GbGeneralRules.R1_5_WhereTheBookIsSilentTheOperatorGivesTheWagersBack",
                             "training, security and procedures are the house's own; who may void what "
                             "(ruling R86): TwoRule"},
    {"2.1", Met::Physical,   "the licence of the premises"},
    {"2.2", Met::Enforced,   "GbGeneralRules.R2_2_EveryWagerIsMadeWithTheBank",
                             "who may own and hold the bank is a matter of the licence"},
    {"2.3", Met::Physical,   "certification of equipment against the Commission's technical requirements"},
    {"2.4", Met::Enforced,   "Jackpots.R2_4_SevenTenthsAndMoreOfEachWagerAreAdded",
                             "meters, seeds, ceilings and linked tables: the other tests of Jackpots; what a prize "
                             "was in whole: StudMeter.R2_4_TerminalsAreToldEveryPrizeInWhole; the house fills a "
                             "meter up to its seed (ruling R90): StudMeter.R90_TheNextShareIsOfTheSeedAtLeast; the "
                             "Commission's agreement is a matter of the licence"},
    {"2.5", Met::Enforced,   "GbGeneralRules.R2_5_NoOddsBelowTheMinimumAndAnyAbove",
                             "better odds show in baize play (ShownRules.Gb2_5), edge, check and on terminals "
                             "(TableNotices.Gb2_5)"},
    {"2.6", Met::Enforced,   "GbGeneralRules.R2_6_a_AWholePayTableIsHeldAgainstTheMinimumRowByRow",
                             "(b), (d): baize edge and check price every table, own ones too (R2_6_b_d); (c): on signs "
                             "and terminals"},
    {"2.7", Met::Enforced,   "GbGeneralRules.R2_7_TheMinimumIsNoWellBalancedTable",
                             "floors are rows of their own beside the book's tables (ruling D3), and are priced as "
                             "what they are; baize check says where a table plays by them"},
};

inline constexpr Division kText = {.id = "gb.general", .book = "gb-2011", .answers = kAnswers, .general = true};

}  // namespace baize::gb_2011::general_rules
