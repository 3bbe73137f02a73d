// How the rules of Casino Stud Poker are met (gb-2011 7.1-7.35).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::gb_2011::casino_stud_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"7.1",  Met::Physical,   "the layout cloth", "on screens it is drawn: src/games/casino_stud/drawing.cpp"},
    {"7.2",  Met::Enforced,   "CasinoStudRules.R7_2_ProgressiveAndInsuranceAreTheOnlySideWagers"},
    {"7.3",  Met::Enforced,   "Scenario.gb.casino_stud/7.3_a_single_deck"},
    {"7.4",  Met::Physical,   "security of the cards: procedures and staff of the house"},
    {"7.5",  Met::Shown,      "baize play, terminals, baize sign (ShownRules.TheSignOfATableHasItsLimits)",
                              "others are refused: scenario 7.5; partnerships: the staff"},
    {"7.6",  Met::Enforced,   "Scenario.gb.casino_stud/7.6_the_ace_is_high_or_low_in_a_straight",
                              "its \"3, 2, Ace\" is read as 5-4-3-2-A (ruling R20)"},
    {"7.7",  Met::Enforced,   "CasinoStudRules.R7_7_TheLowestOfEachRankingBeatsTheHighestOfTheNext",
                              "what each is called: scenario 7.7"},
    {"7.8",  Met::Enforced,   "Scenario.gb.casino_stud/7.8_one_player_a_position_one_position_a_player"},
    {"7.9",  Met::Enforced,   "Scenario.gb.casino_stud/7.9_before_any_card_is_dealt"},
    {"7.10", Met::Enforced,   "Scenario.gb.casino_stud/7.10_five_cards_and_the_dealers_last_face_up"},
    {"7.11", Met::Physical,   "a responsibility of the player's",
                              "screens name his hand to him: scenario 7.7"},
    {"7.12", Met::Enforced,   "Scenario.gb.casino_stud/7.12_the_raise_is_exactly_twice_the_ante",
                              "who does not raise: scenario 7.12-a-fold-surrenders-the-ante"},
    {"7.13", Met::Enforced,   "Scenario.gb.casino_stud/7.13b_what_the_raise_pays",
                              "(a): scenarios 7.13a; the lowest hand that qualifies: scenario 7.13; the notice: baize "
                              "sign (ShownRules.Gb7_13_TheSignOfATableHasItsOdds)"},
    {"7.14", Met::Enforced,   "Scenario.gb.casino_stud/7.14_a_higher_dealer_wins_both"},
    {"7.15", Met::Enforced,   "Scenario.gb.casino_stud/7.15_equal_hands_are_void",
                              "where the dealer does not qualify 7.13(a) comes first (ruling R81)"},
    {"7.16", Met::Enforced,   "Scenario.gb.casino_stud/7.16_not_offered",
                              "its \"2.7\" is 2.4 (ruling D2): tests Jackpots, TableCheck"},
    {"7.17", Met::Enforced,   "Scenario.gb.casino_stud/7.9_before_any_card_is_dealt"},
    {"7.18", Met::Enforced,   "Scenario.gb.casino_stud/7.18_only_beside_an_ante",
                              "one amount for all (ruling R64): scenario 7.18-one-amount-at-the-table"},
    {"7.19", Met::Physical,   "slots and spots set into the table",
                              "on screens each box has its own: src/games/casino_stud/drawing.cpp"},
    {"7.20", Met::Enforced,   "Scenario.gb.casino_stud/7.20_whatever_the_dealer_holds",
                              "on a folded hand too (ruling R65): scenario 7.20-alive-on-a-folded-hand"},
    {"7.21", Met::Enforced,   "Scenario.gb.casino_stud/7.21_what_each_hand_wins",
                              "several winners (rulings R63, R90): scenarios 7.21-several-winners-by-seats, "
                              "7.21-the-next-share-is-of-the-seed-at-least; MeterPrizes"},
    {"7.22", Met::Enforced,   "Scenario.gb.casino_stud/7.16_not_offered", "the proprietor's agreement is the house's"},
    {"7.23", Met::Enforced,   "Scenario.gb.casino_stud/7.16_not_offered", "marks on the table are physical"},
    {"7.24", Met::Enforced,   "Scenario.gb.casino_stud/7.24_insurance_only_beside_an_ante"},
    {"7.25", Met::Enforced,   "Scenario.gb.casino_stud/7.5_minimum_and_maximum",
                              "before any card: scenario 7.9; limits of its own are noted (ruling R87): "
                              "CheckLines.LimitsBeside"},
    {"7.26", Met::Enforced,   "Scenario.gb.casino_stud/7.10_five_cards_and_the_dealers_last_face_up"},
    {"7.27", Met::Enforced,   "Scenario.gb.casino_stud/7.27_doubled_against_a_two_to_a_five",
                              "two, three and four: scenario 7.27-each-up-card"},
    {"7.28", Met::Enforced,   "Scenario.gb.casino_stud/7.28_not_against_another_card"},
    {"7.29", Met::Enforced,   "Scenario.gb.casino_stud/7.29_folded_antes_come_first"},
    {"7.30", Met::Enforced,   "Scenario.gb.casino_stud/7.29_folded_antes_come_first"},
    {"7.31", Met::Enforced,   "Scenario.gb.casino_stud/7.31_insurance_stays_when_the_hand_folds",
                              "covering the ante's place with the cards is physical"},
    {"7.32", Met::Enforced,   "Scenario.gb.casino_stud/7.32_a_qualifying_dealer_takes_insurance"},
    {"7.33", Met::Enforced,   "Scenario.gb.casino_stud/7.34_by_the_players_own_hand_from_a_flush_up"},
    {"7.34", Met::Enforced,   "Scenario.gb.casino_stud/7.34_by_the_players_own_hand_from_a_flush_up"},
    {"7.35", Met::Enforced,   "Scenario.gb.casino_stud/7.35_by_the_dealers_hand_below_a_flush",
                              "one set of odds: scenario 7.35-one-set-of-odds"},
};

}  // namespace baize::gb_2011::casino_stud_rules
