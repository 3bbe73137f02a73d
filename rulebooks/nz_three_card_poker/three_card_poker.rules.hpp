// How the amended rules of NZ Three Card Poker are met (seed 001, item 3).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_three_card_poker::three_card_poker_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"5.2",     Met::Enforced,   "NzThreeCardPokerRules.R5_2_AfterTheDealPlayersSeeTheirCardsAndFoldOrPlay",
                                 "the discard rack is physical"},
    {"5.5",     Met::Enforced,   "Scenario.nz.three_card_poker/5.5_several_areas",
                                 "the operator may hold the table to one area: scenario 5.5-one-area-only"},
    {"5.5.1",   Met::Enforced,   "AdditionalAreas.NzThreeCard5_5_1_TheyYieldToANewcomer",
                                 "no two players share an area: scenario 5.9; option areas=one"},
    {"5.5.2",   Met::Enforced,   "Scenario.nz.three_card_poker/5.5.2_additional_hands_are_blind",
                                 "whose seat is which: scenario 5.5.2-the-hand-seen-is-that-of-the-players-own-seat"},
    {"5.10",    Met::Enforced,   "Scenario.nz.three_card_poker/5.10_the_maximum_is_over_all_wagers_of_a_hand",
                                 "rulings R82, R97; of a single wager: scenario 5.10-the-maximum-payout; the notice: "
                                 "TableNotices.NzThreeCardPoker10A_8; priced: PricesUnderMaxima.NzThreeCardPoker5_10, "
                                 "BestPlay.ThreeCardPokerWithinAMaximum; who is told: "
                                 "NzThreeCardPokerRules.R5_10_WhomAMaximumTouchesIsTold; approval is the Secretary's"},
    {"7.1",     Met::Enforced,   "Scenario.nz.three_card_poker/7.1f_a_shuffle_at_a_supervisors_direction",
                                 "only (f) stands in the seed; besides, the deck is shuffled every round"},
    {"10A.1",   Met::Enforced,   "Scenario.nz.three_card_poker/10A.1_not_offered",
     "offered unless the table says otherwise"},
    {"10A.2",   Met::Enforced,   "Scenario.nz.three_card_poker/10A.2_only_beside_an_ante_or_pair_plus",
                                 "at a dealer's table one that lies alone is void (ruling R83): scenario "
                                 "10A.2-a-bonus-alone-is-void; marks on the cloth are physical"},
    {"10A.3",   Met::Enforced,   "Scenario.nz.three_card_poker/10A.3_before_any_card_is_dealt"},
    {"10A.4",   Met::Enforced,   "Scenario.nz.three_card_poker/10A.4_within_the_limits_of_the_sign",
                                 "shown: baize play (? six-card-bonus), terminals, baize sign"},
    {"10A.5",   Met::Enforced,   "ThreeCardPokerOdds.R10A_5_SixCardClassesEqualTheWholeEnumeration",
                                 "each hand: tests R10A_5_a to R10A_5_g"},
    {"10A.6",   Met::Enforced,   "Scenario.nz.three_card_poker/10A.6_collected_before_any_is_paid",
                                 "what wins nothing: scenario 10A.6-losing-bonuses-are-collected; the spoken "
                                 "announcement is the dealer's"},
    {"10A.7",   Met::Enforced,   "Scenario.nz.three_card_poker/10A.7_a_fold_does_not_lose_it",
                                 "the book's first rule 10A.7: whatever becomes of the initial wager"},
    {"10A.7",   Met::Enforced,   "NzThreeCardPokerRules.R10A_7_OneOfTheFourPayScalesWhole",
                                 "the book's second rule 10A.7: the rows, ThreeCardPoker.R10A_7_TheFourPayScales"},
    {"10A.8",   Met::Enforced,   "PayScale.R10A_8_OneForAllTables",
                                 "shown: baize play (header), baize edge names the scale, terminals show it "
                                 "(TableNotices.NzThreeCardPoker10A_8); several files given to baize check: "
                                 "TableCheck.NzThreeCardPoker10A_8_OneScaleInAHouse"},
    {"11.1",    Met::Enforced,   "Scenario.nz.three_card_poker/11.1_cards_mishandled",
                                 "when it is settled too (ruling R86): scenario 11.1-found-at-the-settlement"},
    {"11.2",    Met::Enforced,   "Scenario.nz.three_card_poker/11.2_wrong_number_of_cards",
                                 "when it is settled too (ruling R86): scenario 11.2-found-at-the-settlement"},
    {"11.3",    Met::Enforced,   "Scenario.nz.three_card_poker/11.3_cards_to_an_area_without_a_wager"},
    {"11.4",    Met::Enforced,   "Scenario.nz.three_card_poker/11.4_a_complete_hand_to_an_area_without_a_wager",
                                 "counting and discarding is the dealer's"},
    {"11.5",    Met::Enforced,   "Scenario.nz.three_card_poker/11.5_collected_too_early_and_lost"},
    {"11.6",    Met::Enforced,   "Scenario.nz.three_card_poker/11.6_the_deck_has_not_52_cards"},
    {"11.7",    Met::Enforced,   "Scenario.nz.three_card_poker/11.7_one_exposed_card_is_turned_over"},
    {"11.8",    Met::Enforced,   "Scenario.nz.three_card_poker/11.8_a_dealers_card_is_exposed_in_the_deal"},
    {"11.9",    Met::Enforced,   "Scenario.nz.three_card_poker/11.9_a_second_exposed_card_is_a_misdeal"},
    {"11.10",   Met::Enforced,   "Scenario.nz.three_card_poker/11.10_a_player_shows_his_cards"},
    {"11.11",   Met::Enforced,   "Scenario.nz.three_card_poker/11.11_the_dealer_shows_cards_before_all_decided"},
    {"11.12",   Met::Enforced,   "Scenario.nz.three_card_poker/11.12_after_a_misdeal_wagers_may_be_changed"},
    {"11.13",   Met::Enforced,   "Scenario.nz.three_card_poker/11.13_an_absent_player_forfeits",
                                 "ruled by a person; who is slow folds and forfeits nothing else (ruling R57): "
                                 "Silent.ThreeCard11_13"},
    {"11.14",   Met::Enforced,   "Scenario.nz.three_card_poker/11.14_laid_down_is_a_fold",
                                 "until the hand is settled (ruling R96): scenario "
                                 "11.14-laid-down-after-the-play-wager; whether the cards still lie on top of the pile "
                                 "is for the supervisor to see"},
    {"11.15",   Met::Enforced,   "Scenario.nz.three_card_poker/11.15.1_one_blind_hand_was_viewed",
                                 "the supervisor chooses between 11.15.1 and 11.15.2, as long as the player can have "
                                 "seen one hand only"},
    {"11.15.1", Met::Enforced,   "Scenario.nz.three_card_poker/11.15.1_one_blind_hand_was_viewed",
                                 "at a dealer's table (ruling R96): scenarios 11.15.1-not-at-a-terminal, "
                                 "11.15.1-not-once-his-own-hand-is-played"},
    {"11.15.2", Met::Enforced,   "Scenario.nz.three_card_poker/11.15.2_several_hands_were_viewed"},
};

}  // namespace baize::nz_three_card_poker::three_card_poker_rules
