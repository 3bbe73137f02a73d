// How the rules of Pocket Pairs are met (gb-2011 section 18).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::pocket_pairs_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"18.1",  Met::Definition, "gb.pocket-pairs, a wager with the bank",
     "the poker game beside it is between the players and no part of the program"},
    {"18.2",  Met::Enforced,   "PocketPairsRules.R18_2_TwoCardsInTheInitialDeal",
     "the layout, and which poker game is played, are the house's"},
    {"18.3",  Met::Enforced,   "PocketPairsRules.R18_3_SameColourOrMixedColourPairs",
                               "cards stay concealed: scenario 18.3-concealed-until-the-conclusion"},
    {"18.4",  Met::Enforced,   "Scenario.gb.pocket_pairs/18.4_before_any_card_and_at_ones_own_seat",
                               "the dealer's question, and the position before the dealer, are physical"},
    {"18.5",  Met::Enforced,   "Scenario.gb.pocket_pairs/18.5_no_wager_once_the_deal_commences"},
    {"18.6",  Met::Enforced,   "Scenario.gb.pocket_pairs/18.6_a_fold_leaves_the_wager_in_play",
                               "forfeited with the fold: scenario 18.6-a-fold-that-forfeits"},
    {"18.7",  Met::Enforced,   "Scenario.gb.pocket_pairs/18.7_who_stays_shows_his_hand", "the pot is the players'"},
    {"18.8",  Met::Enforced,   "Scenario.gb.pocket_pairs/18.8_in_rotation_from_seat_1",
                               "cards that are not exposed: scenario 18.8-concealed-cards-forfeit; the spoken advice "
                               "is the dealer's"},
    {"18.9",  Met::Enforced,   "PocketPairsRules.R18_9_OneOfTheTwelveRowsOrBetter", "in play: scenarios 18.9"},
    {"18.10", Met::Enforced,   "PocketPairsOdds.R18_10_AllTwelvePrintedEdges", "shown by baize edge, verify and check"},
};

}  // namespace baize::gb_2011::pocket_pairs_rules
