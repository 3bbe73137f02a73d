// How the rules of Crazy 4 Poker are met (gb-2011 section 15).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::crazy_4_poker_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"15.1",  Met::Physical,   "the proprietor's layout cloth"},
    {"15.2",  Met::Enforced,   "Crazy4PokerRules.R15_2_QueensUpIsTheOnlySideWager"},
    {"15.3",  Met::Enforced,   "Scenario.gb.crazy_4_poker/15.3_a_single_pack",
                               "a new one for every round: Crazy4PokerRules.R15_3_OnePackForEveryRound"},
    {"15.4",  Met::Physical,   "security of the cards: procedures and staff of the house"},
    {"15.5",  Met::Shown,      "baize sign (ShownRules.TheSignOfATableHasItsLimits)",
                               "others are refused: scenario 15.5; also in baize play; partnerships: the staff"},
    {"15.6",  Met::Enforced,   "FourCardRank.R15_6_TheAceIsLowOnlyInFourThreeTwoAce",
                               "scenarios 15.6; the order of the cards: R15_6_CardsFallFromTheAceToTheTwo"},
    {"15.7",  Met::Enforced,   "FourCardRank.R15_7_TheLowestOfEachRankingBeatsTheHighestOfTheNext",
                               "what hands are called: scenario 15.7"},
    {"15.8",  Met::Enforced,   "Scenario.gb.crazy_4_poker/15.8_one_player_a_position_one_position_a_player"},
    {"15.9",  Met::Enforced,   "Scenario.gb.crazy_4_poker/15.9_against_the_house"},
    {"15.10", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.10_no_queens_up_by_itself",
                               "initial: scenario 15.10-initial-wagers-come-before-the-cards; both at once: 15.11"},
    {"15.11", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.11_ante_and_super_bonus_are_equal",
                               "the limits of Queens Up: scenario 15.5, CheckLines.LimitsBeside (ruling R87)"},
    {"15.12", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.12_five_cards_face_down"},
    {"15.13", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.13_the_best_four_of_five",
                               "each player is told his best hand: scenario 15.7-what-hands-are-called"},
    {"15.14", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.14_the_play_wager_equals_the_ante"},
    {"15.15", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.15_up_to_three_times_with_aces",
                               "from which hand: Crazy4Poker.R15_15_APairOfAcesOrBetter; the offer is its player's "
                               "alone: scenario 15.15-nobody-else-learns-of-the-offer"},
    {"15.16", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.16_a_fold_surrenders_ante_and_super_bonus",
                               "silence folds (ruling R73): Crazy4PokerSilence.R73_FoldsAndLosesQueensUp"},
    {"15.17", Met::Physical,   "where the cards are put", "that they stay face down: scenario 15.16"},
    {"15.18", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.18_king_high_qualifies",
                               "below that: scenario 15.18-queen-high-does-not-qualify"},
    {"15.19", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.19_every_play_wager_is_paid",
                               "ruling R48; the other reading is an option: scenario 15.19-the-other-reading-compares"},
    {"15.20", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.20_in_turn_from_the_dealers_right"},
    {"15.21", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.21_a_tie_returns_ante_and_play"},
    {"15.22", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.22_super_bonus_odds",
                               "whatever the dealer has: scenario 15.22-paid-though-the-hand-is-beaten"},
    {"15.23", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.23_queens_up_is_kept_by_a_word",
                               "without a word all three fall: scenario 15.23-a-fold-loses-super-bonus-and-queens-up"},
    {"15.24", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.24_below_a_straight_it_is_compared"},
    {"15.25", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.25_queens_up_is_optional",
                               "with the initial wagers: scenario 15.10-initial-wagers-come-before-the-cards"},
    {"15.26", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.26_queens_up_table_1",
                               "the minimum and every other table by its own scenario; its edges: baize verify"},
    {"15.27", Met::Enforced,   "Scenario.gb.crazy_4_poker/15.27_less_than_queens_loses"},
};

}  // namespace baize::gb_2011::crazy_4_poker_rules
