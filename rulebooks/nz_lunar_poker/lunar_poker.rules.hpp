// How the rules of NZ Lunar Poker are met (seed 000, Division 21).
#pragma once

#include "engine/rule_answer.hpp"

namespace baize::nz_lunar_poker::lunar_poker_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"2.1",    Met::Definition, "nz.lunar-poker", "what the division leaves open is Division 1's"},
    {"3.1",    Met::Enforced,   "LunarPokerRules.R3_1_UpToFiveBoxes", "table and drop box are physical"},
    {"3.2",    Met::Shown,      "baize serve (terminal: the layout bears the inscription)",
                                "LunarPokerRules.R3_2_TheLayoutSaysWithWhatTheDealerPlays; that he lacks ace-king is "
                                "said beside his hand: scenario 10.1"},
    {"3.3",    Met::Enforced,   "LunarPokerRules.R3_3_WagersAndFeesHaveAreasOfTheirOwn",
                                "print on the cloth is physical"},
    {"3.4",    Met::Enforced,   "LunarPokerRules.R3_4_OneDeckIsDealtFrom",
                                "of a shuffler's two decks one is dealt while the other is shuffled; shoe, cutting "
                                "card and rack are physical"},
    {"4.1",    Met::Enforced,   "LunarPokerRules.R4_1_SuitsHaveTheSameRank"},
    {"4.2",    Met::Enforced,   "LunarPokerRules.R4_2_CardsRankFromTheTwoToTheAce"},
    {"4.3",    Met::Enforced,   "LunarPokerRules.R4_3_HandsInTheirOrder"},
    {"4.4",    Met::Enforced,   "LunarPokerRules.R4_4_HandsOfOneValueByTheirCards"},
    {"4.5",    Met::Enforced,   "Scenario.nz.lunar_poker/4.5_the_terminal_declares",
                                "terminals declare by themselves (ruling R75); where the player must: scenarios 9.2"},
    {"5.1",    Met::Enforced,   "Scenario.nz.lunar_poker/5.1_an_ante_and_a_super_beside_it",
                                "at a dealer's table a Super wager alone is void (ruling R83): scenarios 5.1"},
    {"5.2",    Met::Enforced,   "Scenario.nz.lunar_poker/5.2_fold_bet_or_draw"},
    {"5.3",    Met::Enforced,   "Scenario.nz.lunar_poker/5.3_each_wager_and_fee_on_its_area",
                                "how chips are stacked is physical"},
    {"5.4",    Met::Enforced,   "Scenario.nz.lunar_poker/5.4_a_box_is_one_players_and_his_only_one"},
    {"5.5",    Met::Enforced,   "LunarPokerRules.R5_5_EveryHandByItsRow",
                                "the ante: scenarios 10.2, 10.8; in play: scenarios 10.9"},
    {"5.6",    Met::Enforced,   "LunarPokerRules.R5_6_ThirteenPairsOfOdds",
                                "in play: scenario 5.6; displayed: baize sign"},
    {"5.7",    Met::Enforced,   "Scenario.nz.lunar_poker/5.7_instant_cash_when_all_are_locked_in",
                                "a decision may be changed until then: 5.10"},
    {"5.8",    Met::Enforced,   "Scenario.nz.lunar_poker/5.8_the_round_is_over_for_that_box"},
    {"5.9",    Met::Enforced,   "LunarPokerRules.R5_9_EverySuperCombination",
                                "the highest one alone, ace-king-queen beside a pair too (ruling R18): options"},
    {"5.10",   Met::Enforced,   "Scenario.nz.lunar_poker/5.10_super_is_paid_clockwise_before_the_draw",
                                "a hand is verified in the open: everybody sees what is paid. Who changes his mind "
                                "before all are locked in tells the staff: scenario "
                                "5.10-a-decision-may-be-changed-until-all-are-locked-in; where the dealer serves at "
                                "once, a winner who is passed over: scenario "
                                "5.10-a-winner-passed-over-may-change"},
    {"5.11",   Met::Enforced,   "Scenario.nz.lunar_poker/5.11_super_and_instant_cash"},
    {"5.12",   Met::Enforced,   "Scenario.nz.lunar_poker/5.12_the_maximum_binds_each_payment",
                                "over all payments: scenario 5.12-the-maximum-over-a-hand; displayed: baize sign; "
                                "whom it may touch is told: LunarPokerRules.R5_12_WhomAMaximumTouchesIsTold; "
                                "priced: LunarPokerOdds.R5_12, PricesUnderMaxima.Lunar5_12; warned of: "
                                "TableCheck.NzLunarPoker5_12"},
    {"5.13",   Met::Enforced,   "Scenario.nz.lunar_poker/5.13_no_wager_after_the_call"},
    {"5.14",   Met::Enforced,   "Scenario.nz.lunar_poker/5.13_no_wager_after_the_call"},
    {"6.1",    Met::Physical,   "sorting and inspecting the cards"},
    {"6.2",    Met::Physical,   "spreading the cards for inspection"},
    {"6.3",    Met::Physical,   "shuffling by hand"},
    {"6.4",    Met::Physical,   "loading an automatic shuffler"},
    {"7.1",    Met::Enforced,   "Scenario.nz.lunar_poker/7.1_a_shuffle_for_every_round",
                                "(d)-(f) are for a supervisor to see, and ruled by one row: scenario 7.1f"},
    {"7.2",    Met::Physical,   "cutting by hand", "no player is asked to cut"},
    {"7.3",    Met::Physical,   "counting the cards", "a wrong number is ruled by 11.10"},
    {"7.4",    Met::Physical,   "replacing the cards"},
    {"8.1",    Met::Enforced,   "Scenario.nz.lunar_poker/8.3_one_card_at_a_time_from_a_shoe",
                                "the call is the dealer's"},
    {"8.2",    Met::Enforced,   "Scenario.nz.lunar_poker/8.2_all_face_down_but_the_dealers_last"},
    {"8.3",    Met::Enforced,   "Scenario.nz.lunar_poker/8.3_one_card_at_a_time_from_a_shoe"},
    {"8.4",    Met::Enforced,   "Scenario.nz.lunar_poker/8.4_five_at_a_time_from_a_shuffler"},
    {"8.5",    Met::Enforced,   "Scenario.nz.lunar_poker/8.5_two_to_five_cards_for_an_ante",
                                "never one: scenario 8.5-never-a-single-card"},
    {"8.6",    Met::Enforced,   "Scenario.nz.lunar_poker/8.6_a_sixth_card_for_an_ante"},
    {"8.7",    Met::Enforced,   "Scenario.nz.lunar_poker/8.7_drawn_from_what_is_left",
                                "the shoe that holds them is physical"},
    {"9.1",    Met::Enforced,   "Scenario.nz.lunar_poker/5.2_fold_bet_or_draw"},
    {"9.2",    Met::Enforced,   "Scenario.nz.lunar_poker/9.2_a_super_that_nobody_declared_is_lost",
                                "by word: scenario 9.2-declared-by-the-player; else by terminals (ruling R75)"},
    {"9.3",    Met::Enforced,   "Scenario.nz.lunar_poker/9.3_winners_decide_when_all_are_locked_in"},
    {"9.4",    Met::Enforced,   "Scenario.nz.lunar_poker/9.4_a_fold_loses_the_ante_unseen",
                                "spreading and counting the cards is the dealer's"},
    {"9.5",    Met::Enforced,   "Scenario.nz.lunar_poker/5.2_fold_bet_or_draw"},
    {"9.6",    Met::Enforced,   "Scenario.nz.lunar_poker/8.5_two_to_five_cards_for_an_ante"},
    {"9.7",    Met::Enforced,   "Scenario.nz.lunar_poker/9.7_served_from_the_left_when_all_have_decided"},
    {"9.8",    Met::Enforced,   "Scenario.nz.lunar_poker/9.8_served_at_once",
                                "who holds a Super or instant cash hand is passed over (ruling R98): scenarios 9.8; "
                                "nobody who has still to decide sees it: "
                                "LunarPokerRules.R9_8_WhoHasStillToDecideSeesNoOtherHand"},
    {"9.9",    Met::Enforced,   "Scenario.nz.lunar_poker/9.9_after_the_draw_fold_or_bet"},
    {"9.10",   Met::Enforced,   "Scenario.nz.lunar_poker/9.10_turned_when_all_have_decided"},
    {"9.11",   Met::Physical,   "where the cards are laid down"},
    {"9.12",   Met::Physical,   "cards stay on the table", "who takes them off is ruled by 11.1"},
    {"9.13",   Met::Enforced,   "Scenario.nz.lunar_poker/9.13_an_exchange_is_its_players_secret",
                                "of a hand that was verified too: scenario 9.13-what-a-winner-keeps; what players say "
                                "to each other is for the staff, and ruled by 11.1"},
    {"9.14",   Met::Physical,   "silence, and who may sit together"},
    {"10.1",   Met::Enforced,   "Scenario.nz.lunar_poker/10.1_the_dealer_does_not_qualify"},
    {"10.2",   Met::Enforced,   "Scenario.nz.lunar_poker/10.2_antes_are_paid_and_bets_returned",
                                "before those who force: scenario 10.2-decliners-are-settled-first"},
    {"10.3",   Met::Enforced,   "Scenario.nz.lunar_poker/10.3_a_fee_of_an_ante_to_force"},
    {"10.4",   Met::Enforced,   "Scenario.nz.lunar_poker/10.4_the_highest_card_is_replaced_once",
                                "still no hand: scenario 10.4-all-stands-off"},
    {"10.5",   Met::Enforced,   "Scenario.nz.lunar_poker/10.5_settled_from_the_right"},
    {"10.6",   Met::Enforced,   "Scenario.nz.lunar_poker/10.6_win_lose_or_stand_off"},
    {"10.7",   Met::Enforced,   "Scenario.nz.lunar_poker/10.6_win_lose_or_stand_off"},
    {"10.8",   Met::Enforced,   "Scenario.nz.lunar_poker/10.8_the_bet_is_paid_and_the_ante_returned"},
    {"10.9",   Met::Enforced,   "LunarPokerRules.R10_9_SecondCombinations",
                                "in play: scenarios 10.9; any, or of another line (ruling R25): option"},
    {"10.10",  Met::Enforced,   "Scenario.nz.lunar_poker/10.6_win_lose_or_stand_off"},
    {"11.1",   Met::Enforced,   "Scenario.nz.lunar_poker/11.1_cards_mishandled_fees_go_back",
                                "the jackpot wager is Super (ruling R74); when it is settled too (ruling R86), and "
                                "what was paid before stays paid (R98): scenarios 11.1"},
    {"11.2",   Met::Enforced,   "Scenario.nz.lunar_poker/11.2_wrong_number_of_cards",
                                "when it is settled too (ruling R86): scenario 11.2-found-at-the-settlement; what "
                                "was paid is void too: scenario 11.2-a-misdeal-voids-what-was-paid-too"},
    {"11.3",   Met::Enforced,   "Scenario.nz.lunar_poker/11.3_one_exposed_card_is_turned_over",
                                "in the draw too (ruling R98): scenario 11.3-an-exposed-card-of-the-draw"},
    {"11.4",   Met::Enforced,   "Scenario.nz.lunar_poker/11.4_an_exposed_card_becomes_the_up_card",
                                "from a shuffler: scenario 11.4-nothing-more-is-turned"},
    {"11.5",   Met::Enforced,   "Scenario.nz.lunar_poker/11.5_a_second_exposed_card_is_a_misdeal",
                                "in the draw too (ruling R98): scenario 11.5-a-second-card-exposed-in-the-draw"},
    {"11.6",   Met::Enforced,   "Scenario.nz.lunar_poker/11.6_a_player_shows_his_cards"},
    {"11.7",   Met::Enforced,   "Scenario.nz.lunar_poker/11.7_bet_or_fold_after_the_dealer_showed",
                                "who has decided keeps what he chose (ruling R74); the up card is none of those: "
                                "scenario 11.7-the-up-card-is-not-exposed-in-error"},
    {"11.8",   Met::Enforced,   "Scenario.nz.lunar_poker/11.8_cards_to_a_box_without_an_ante",
                                "where cards are dealt one by one (ruling R98): scenarios 11.8"},
    {"11.9",   Met::Enforced,   "Scenario.nz.lunar_poker/11.9_a_complete_hand_to_a_box_without_an_ante",
                                "not before it is whole: scenario 11.9-only-a-whole-hand"},
    {"11.10",  Met::Enforced,   "Scenario.nz.lunar_poker/11.10_the_deck_has_not_52_cards"},
    {"11.11",  Met::Enforced,   "Scenario.nz.lunar_poker/11.11_after_a_misdeal_wagers_may_be_changed"},
    {"11.12",  Met::Enforced,   "Scenario.nz.lunar_poker/11.12_an_absent_player_forfeits_a_winning_super",
                                "ruled by a person, never for one slow answer (rulings R57, R85)"},
    {"11.13",  Met::Enforced,   "Scenario.nz.lunar_poker/11.13_collected_too_early_and_lost",
                                "reconstructed: scenario 11.13-collected-too-early-and-reconstructed; of who has "
                                "chosen a draw too: scenario 11.13-collected-while-his-draw; a Super wager that was "
                                "paid stays paid (ruling R98): scenario 11.13-a-super-that-was-paid-stays-paid"},
    {"11.14",  Met::Enforced,   "Scenario.nz.lunar_poker/11.14_laid_down_is_a_fold",
                                "reconstructed: scenario 11.14-laid-down-and-reconstructed; until the hand is settled "
                                "(ruling R96): scenarios 11.14-laid-down-after-the-bet, -while-he-draws, "
                                "-when-the-dealer-does-not-qualify"},
    {"11.15",  Met::Enforced,   "Scenario.nz.lunar_poker/11.15_instant_cash_declared_after_the_draw",
                                "whether he has viewed the cards is for the supervisor to see"},
    {"11.16",  Met::Enforced,   "Scenario.nz.lunar_poker/11.16_super_declared_after_the_draw"},
    {"11.17",  Met::Enforced,   "Scenario.nz.lunar_poker/11.17_discards_are_shuffled_when_the_deck_runs_out"},
    {"11.18",  Met::Enforced,   "Scenario.nz.lunar_poker/11.18_what_is_not_covered_is_on_record",
                                "the decision is the Operations Manager's"},
};

}  // namespace baize::nz_lunar_poker::lunar_poker_rules
