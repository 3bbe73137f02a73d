#include "rulebooks/answers.hpp"

#include "rulebooks/gb_2011/blackjack.rules.hpp"
#include "rulebooks/gb_2011/casino_war.rules.hpp"
#include "rulebooks/gb_2011/dice.rules.hpp"
#include "rulebooks/gb_2011/big_six.rules.hpp"
#include "rulebooks/gb_2011/general.rules.hpp"
#include "rulebooks/gb_2011/pocket_pairs.rules.hpp"
#include "rulebooks/gb_2011/punto_banco.rules.hpp"
#include "rulebooks/gb_2011/roulette.rules.hpp"
#include "rulebooks/gb_2011/sic_bo.rules.hpp"
#include "rulebooks/gb_2011/three_card_poker.rules.hpp"
#include "rulebooks/nz_baccarat/baccarat.rules.hpp"
#include "rulebooks/nz_big_raise_stud/draft.rules.hpp"
#include "rulebooks/nz_blackjack/blackjack.rules.hpp"
#include "rulebooks/nz_blackjack/earlier.rules.hpp"
#include "rulebooks/nz_dragon21/dragon21.rules.hpp"
#include "rulebooks/nz_electronic_roulette/electronic_roulette.rules.hpp"
#include "rulebooks/nz_electronic_tai_sai/electronic_tai_sai.rules.hpp"
#include "rulebooks/nz_racing_card_derby/racing_card_derby.rules.hpp"
#include "rulebooks/nz_roulette/roulette.rules.hpp"
#include "rulebooks/nz_three_card_poker/three_card_poker.rules.hpp"

#include <charconv>

namespace baize {

namespace {

// "8.20" as a number that can be compared: 8020.
int place_of(std::string_view rule) {
    const auto dot = rule.find('.');
    const auto number = [](std::string_view digits) {
        int value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    };
    return 1000 * number(rule.substr(0, dot)) + (dot == rule.npos ? 0 : number(rule.substr(dot + 1)));
}

}  // namespace

bool within(std::string_view sections, std::string_view rule) {
    const auto dash = sections.find('-');
    const int first = place_of(sections.substr(0, dash)),
              last = dash == sections.npos ? first : place_of(sections.substr(dash + 1));
    return place_of(rule) >= first && place_of(rule) <= last;
}

std::span<const Division> divisions() {
    static constexpr Division kDivisions[] = {
        {"gb.general", "gb-2011", gb_2011::general_rules::kAnswers},
        {"gb.roulette", "gb-2011", gb_2011::roulette_rules::kAnswers},
        {"gb.blackjack", "gb-2011", gb_2011::blackjack_rules::kAnswers},
        {"gb.three-card-poker", "gb-2011", gb_2011::three_card_poker_rules::kAnswers},
        {"gb.punto-banco", "gb-2011", gb_2011::punto_banco_rules::kAnswers},
        {"gb.dice", "gb-2011", gb_2011::dice_rules::kAnswers},
        {"gb.sic-bo", "gb-2011", gb_2011::sic_bo_rules::kAnswers},
        {"gb.casino-war", "gb-2011", gb_2011::casino_war_rules::kAnswers},
        {"gb.pocket-pairs", "gb-2011", gb_2011::pocket_pairs_rules::kAnswers},
        {"gb.big-six", "gb-2011", gb_2011::big_six_rules::kAnswers},
        {"nz.three-card-poker", "nz-three-card-poker", nz_three_card_poker::three_card_poker_rules::kAnswers},
        {"nz.baccarat", "nz-baccarat", nz_baccarat::baccarat_rules::kAnswers},
        {"nz.baccarat-2012", "nz-baccarat", nz_baccarat::baccarat_rules::kAnswers2012},
        {"nz.blackjack", "nz-blackjack", nz_blackjack::blackjack_rules::kAnswers},
        {"nz.blackjack-2012", "nz-blackjack", nz_blackjack::earlier_rules::kAnswers2012},
        {"nz.blackjack-2013", "nz-blackjack", nz_blackjack::earlier_rules::kAnswers2013},
        {"nz.big-raise-stud-draft", "nz-big-raise-stud", nz_big_raise_stud::draft_rules::kAnswers},
        {"nz.racing-card-derby", "nz-racing-card-derby", nz_racing_card_derby::racing_card_derby_rules::kAnswers},
        {"nz.dragon21", "nz-dragon21", nz_dragon21::dragon21_rules::kAnswers},
        {"nz.electronic-tai-sai", "nz-electronic-tai-sai", nz_electronic_tai_sai::electronic_tai_sai_rules::kAnswers},
        {"nz.roulette", "nz-roulette", nz_roulette::roulette_rules::kAnswers},
        {"nz.electronic-roulette", "nz-electronic-roulette",
         nz_electronic_roulette::electronic_roulette_rules::kAnswers},
    };
    return kDivisions;
}

}  // namespace baize
