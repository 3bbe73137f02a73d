// How the rules of Three Card Poker are met (gb-2011 section 5).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::three_card_poker_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"5.1",  Met::Physical,   "the proprietor's layout cloth"},
    {"5.2",  Met::Enforced,   "ThreeCardPokerRules.R5_2_PrimeIsTheOnlySideBet"},
    {"5.3",  Met::Enforced,   "ThreeCardPokerRules.R5_3_OneDeckForEveryRound"},
    {"5.4",  Met::Physical,   "security of the cards: procedures and staff of the house"},
    {"5.5",  Met::Shown,      "baize sign (ShownRules.TheSignOfATableHasItsLimits)",
                              "others are refused: scenario 5.5; also in baize play; partnerships: the staff"},
    {"5.6",  Met::Shown,      "baize play (header: what each wager pays)",
                              "ShownRules.Gb2_5_Gb5_6; on the sign: Lab.TheSignShowsThePaysInUse; print on the cloth "
                              "is physical"},
    {"5.7",  Met::Enforced,   "ThreeCardRank.R5_7_TheAceIsLowOnlyInThreeTwoAce",
                              "the order of the cards: R5_7_CardsFallFromTheAceToTheTwo"},
    {"5.8",  Met::Enforced,   "ThreeCardRank.R5_8_TheLowestOfEachRankingBeatsTheHighestOfTheNext"},
    {"5.9",  Met::Enforced,   "Scenario.gb.three_card_poker/5.9_one_player_a_position_one_position_a_player"},
    {"5.10", Met::Enforced,   "Scenario.gb.three_card_poker/5.10_before_any_card_is_dealt",
                              "5.11 admits a Prime alone, which this rule does not name; 5.11 is followed"},
    {"5.11", Met::Enforced,   "Scenario.gb.three_card_poker/5.11_one_two_or_all_three_wagers"},
    {"5.12", Met::Enforced,   "Scenario.gb.three_card_poker/5.12_three_cards_face_down"},
    {"5.13", Met::Enforced,   "Scenario.gb.three_card_poker/5.13_the_play_wager_equals_the_ante",
                              "where the cards are put is physical"},
    {"5.14", Met::Enforced,   "Scenario.gb.three_card_poker/5.14_a_fold_surrenders_the_ante"},
    {"5.15", Met::Enforced,   "Scenario.gb.three_card_poker/5.15_pair_plus_alone_is_not_asked",
                              "where the cards are put is physical"},
    {"5.16", Met::Enforced,   "ThreeCardPoker.R5_16_QueenHighQualifies",
                              "(a) and (b), each part and their order: tests R5_16_a_i to R5_16_b, scenarios 5.16"},
    {"5.17", Met::Enforced,   "ThreeCardPoker.R5_17_ATieStandsOffButTheBonusIsPaid",
                              "the third card: R5_17_TheThirdCardDecides"},
    {"5.18", Met::Enforced,   "Scenario.gb.three_card_poker/5.18_the_player_wins_ante_and_play"},
    {"5.19", Met::Enforced,   "ThreeCardPoker.R5_19_AHigherDealerTakesAnteAndPlay"},
    {"5.20", Met::Enforced,   "ThreeCardPoker.R5_16_a_ii_b_ii_AnteBonusIsPaidOnStraightsOrBetterOnly",
                              "each line: tests R5_20_a to R5_20_c"},
    {"5.21", Met::Enforced,   "ThreeCardPoker.R5_21_HandsOfEqualRankMoveNoMoney"},
    {"5.22", Met::Enforced,   "ThreeCardPoker.R5_16_a_iv_b_iv_PairPlusIsPaidOrTakenByThePlayersHandAlone",
                              "each line: tests R5_22_a to R5_22_e"},
    {"5.23", Met::Enforced,   "ThreeCardPoker.R5_23_LessThanAPairLoses"},
    {"5.24", Met::Definition, "wager prime of gb.three-card-poker",
                              "offered unless the table file leaves it out "
                              "(TableSetup.TheTableRefusesAWagerThatIsNotOffered)"},
    {"5.25", Met::Shown,      "baize play (header: the wagers of the table)",
                              "test ShownRules.Gb5_25; marks on the table are physical"},
    {"5.26", Met::Enforced,   "ThreeCardPoker.R5_26_ColourNotSuitDecidesPrime"},
    {"5.27", Met::Enforced,   "ThreeCardPoker.R5_27_OneColourAgainstAnotherOrMixedPaysThreeToOne"},
    {"5.28", Met::Enforced,   "ThreeCardPoker.R5_28_TheDealersColourTooPaysFourToOne"},
    {"5.29", Met::Enforced,   "ThreeCardPoker.R5_29_MixedColoursLose"},
    {"5.30", Met::Enforced,   "ThreeCardPoker.R5_30_MixedColoursLoseToADealerOfOneColour"},
};

}  // namespace baize::gb_2011::three_card_poker_rules
