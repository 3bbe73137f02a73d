// How the amended rules of NZ Ultimate Texas Hold'em are met (seed 000 Appendix G, seed 001 item 4), and what a table
// must display.
#pragma once

#include "engine/game.hpp"
#include "engine/rule_answer.hpp"

namespace baize::nz_ultimate_holdem {

// What is paid is the GB text's (ruling D4); where a table pays more, as that wants it.
inline constexpr Displayed kDisplayed = {.paytable = "gb-2011 2.6(c)", .better_odds = "gb-2011 2.5"};

namespace ultimate_holdem_rules {

inline constexpr RuleAnswer kAnswers[] = {
    {"5.7",   Met::Enforced, "Scenario.nz.ultimate_holdem/5.7_several_areas",
                             "said to be like three card poker's 5.5 (ruling R71); one area: scenario "
                             "5.7-one-area-only"},
    {"5.7.1", Met::Enforced, "AdditionalAreas.NzUltimate5_7_1_TheyYieldToANewcomer"},
    {"5.7.2", Met::Enforced, "Scenario.nz.ultimate_holdem/5.7.2_additional_hands_are_blind",
                             "on every street; the operator may let them be seen: scenario "
                             "5.7.2-the-operator-may-let-them-be-seen"},
    {"7.1",   Met::Enforced, "Scenario.nz.ultimate_holdem/7.1f_a_shuffle_at_a_supervisors_direction",
                             "only (f) is spoken of in the seed; besides, the deck is shuffled every round"},
    {"8.4",   Met::Enforced, "Scenario.nz.ultimate_holdem/8.4a_hands_dealer_community",
                             "(b): scenario 8.4b-community-hands-dealer; on the floor: NzUltimateFloor; no "
                             "other order from a shuffler or the server: CheckLines.Options"},
    {"11.1",  Met::Enforced, "Scenario.nz.ultimate_holdem/11.1_cards_mishandled",
                             "when it is settled too (ruling R86): scenario 11.1-found-at-the-settlement"},
    {"11.2",  Met::Enforced, "Scenario.nz.ultimate_holdem/11.2_wrong_number_of_cards",
                             "when it is settled too (ruling R86): scenario 11.2-found-at-the-settlement"},
    {"11.8",  Met::Enforced, "Scenario.nz.ultimate_holdem/11.8_cards_to_an_area_without_a_wager",
                             "on the floor: NzUltimateFloor.R11_8_CardsToAnEmptyAreaAreAMisdealOfTheRound"},
    {"11.9",  Met::Enforced, "Scenario.nz.ultimate_holdem/11.9_a_complete_hand_to_an_area_without_a_wager",
                             "counting and discarding is the dealer's; a Trips Bonus that lies alone is void (ruling "
                             "R83): scenario 11.50-trips-alone-is-void"},
    {"11.13", Met::Enforced, "Scenario.nz.ultimate_holdem/11.13_collected_too_early_and_lost",
                             "reconstructed: scenario 11.13-collected-too-early-and-reconstructed"},
    {"11.14", Met::Enforced, "Scenario.nz.ultimate_holdem/11.14_laid_down_is_a_fold",
                             "reconstructed: scenario 11.14-laid-down-and-reconstructed; the top five are the two "
                             "cards of a hand (ruling R71); until the hand is settled (ruling R96): scenario "
                             "11.14-laid-down-after-the-bet"},
    {"11.15", Met::Enforced, "Scenario.nz.ultimate_holdem/11.15a_one_blind_hand_was_viewed",
                             "(a) at a dealer's table, before he has played his own hand (ruling R96): scenarios "
                             "11.15a; (b): scenario 11.15b-several-hands-were-viewed"},
};

}  // namespace ultimate_holdem_rules
}  // namespace baize::nz_ultimate_holdem
