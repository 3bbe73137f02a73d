// How the amended rules of NZ Caribbean Stud Poker are met (seed 001, item 5), and what a table must display.
#pragma once

#include "engine/game.hpp"
#include "engine/rule_answer.hpp"

namespace baize::nz_caribbean_stud {

// What is paid is the GB text's (ruling D4); where a table pays more, as that wants it.
inline constexpr Displayed kDisplayed = {.better_odds = "gb-2011 2.5"};

namespace caribbean_stud_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"1.1",    Met::Definition, "words that the Gambling Act 2003 defines have its meaning"},
    {"3.2",    Met::Shown,      "baize serve (terminal: the layout bears the inscription)",
                                "DrawnLayouts.NzCaribbeanStud3_2_TheLayoutSaysWithWhatTheDealerPlays; that it is so: "
                                "scenario 3.2"},
    {"5.6",    Met::Enforced,   "Scenario.nz.caribbean_stud/5.6_several_areas",
                                "said to be like three card poker's 5.5 (ruling R71); one area: scenario "
                                "5.6-one-area-only"},
    {"5.6.1",  Met::Enforced,   "AdditionalAreas.NzCaribbean5_6_1_TheyYieldToANewcomer"},
    {"5.6.2",  Met::Enforced,   "Scenario.nz.caribbean_stud/5.6.2_additional_hands_are_blind"},
    {"7.1",    Met::Enforced,   "Scenario.nz.caribbean_stud/7.1f_a_shuffle_at_a_supervisors_direction",
                                "only (f) is spoken of in the seed; besides, the deck is shuffled every round"},
    {"12.1",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.1_cards_mishandled",
                                "when it is settled too (ruling R86): scenario 12.1-found-at-the-settlement"},
    {"12.2",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.2_wrong_number_of_cards",
                                "when it is settled too (ruling R86): scenario 12.2-found-at-the-settlement"},
    {"12.3",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.3_one_exposed_card_is_turned_over"},
    {"12.4",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.4_a_dealers_card_stays_as_the_up_card"},
    {"12.5",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.5_a_second_exposed_card_is_a_misdeal"},
    {"12.6",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.6_a_player_shows_his_cards"},
    {"12.7",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.7_the_dealer_shows_cards_before_all_decided"},
    {"12.8",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.8_cards_to_an_area_without_an_ante",
                                "the misdeal stands, not the older words before it (ruling R72)"},
    {"12.9",   Met::Enforced,   "Scenario.nz.caribbean_stud/12.9_a_jackpot_wager_without_an_ante_is_void",
                                "at a dealer's table; a terminal refuses it (ruling R83): scenario 7.18; the cards: "
                                "scenario 12.9-a-complete-hand-to-an-area-without-an-ante"},
    {"12.10",  Met::Enforced,   "Scenario.nz.caribbean_stud/12.10_the_deck_has_not_52_cards"},
    {"12.11",  Met::Enforced,   "Scenario.nz.caribbean_stud/12.11_after_a_misdeal_wagers_may_be_changed"},
    {"12.12",  Met::Enforced,   "Scenario.nz.caribbean_stud/5.6_one_area_only",
                                "the book's first rule 12.12: its words are struck out, since 5.6 allows a player more "
                                "than one hand (ruling R72); where it does not the wager is refused"},
    {"12.12",  Met::Enforced,   "Scenario.nz.caribbean_stud/12.12_an_absent_player_forfeits_the_ante",
                                "the book's second rule 12.12; the jackpot wager stays (ruling R69)"},
    {"12.13",  Met::Enforced,   "Scenario.nz.caribbean_stud/12.13_collected_too_early_and_lost"},
    {"12.14",  Met::Enforced,   "Scenario.nz.caribbean_stud/12.14_laid_down_is_a_fold",
                                "until the hand is settled (ruling R96): scenario 12.14-laid-down-after-the-raise; "
                                "whether the cards still lie on top of the pile is for the supervisor to see"},
    {"12.15",  Met::Enforced,   "Scenario.nz.caribbean_stud/12.15a_one_blind_hand_was_viewed",
                                "(a) at a dealer's table, before he has played his own hand (ruling R96): scenarios "
                                "12.15a; (b): scenario 12.15b-several-hands-were-viewed"},
};

}  // namespace caribbean_stud_rules

}  // namespace baize::nz_caribbean_stud
