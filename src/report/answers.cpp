#include "rulebooks/answers.hpp"

#include "rulebooks/gb_2011/big_six.rules.hpp"
#include "rulebooks/gb_2011/general.rules.hpp"
#include "rulebooks/gb_2011/punto_banco.rules.hpp"
#include "rulebooks/gb_2011/roulette.rules.hpp"
#include "rulebooks/gb_2011/sic_bo.rules.hpp"
#include "rulebooks/gb_2011/three_card_poker.rules.hpp"
#include "rulebooks/nz_blackjack/blackjack.rules.hpp"
#include "rulebooks/nz_electronic_roulette/electronic_roulette.rules.hpp"
#include "rulebooks/nz_electronic_tai_sai/electronic_tai_sai.rules.hpp"
#include "rulebooks/nz_roulette/roulette.rules.hpp"
#include "rulebooks/nz_three_card_poker/three_card_poker.rules.hpp"

namespace baize {

std::span<const Division> divisions() {
    static constexpr Division kDivisions[] = {
        {"gb.general", "gb-2011", gb_2011::general_rules::kAnswers},
        {"gb.roulette", "gb-2011", gb_2011::roulette_rules::kAnswers},
        {"gb.three-card-poker", "gb-2011", gb_2011::three_card_poker_rules::kAnswers},
        {"gb.punto-banco", "gb-2011", gb_2011::punto_banco_rules::kAnswers},
        {"gb.sic-bo", "gb-2011", gb_2011::sic_bo_rules::kAnswers},
        {"gb.big-six", "gb-2011", gb_2011::big_six_rules::kAnswers},
        {"nz.three-card-poker", "nz-three-card-poker", nz_three_card_poker::three_card_poker_rules::kAnswers},
        {"nz.blackjack", "nz-blackjack", nz_blackjack::blackjack_rules::kAnswers},
        {"nz.electronic-tai-sai", "nz-electronic-tai-sai", nz_electronic_tai_sai::electronic_tai_sai_rules::kAnswers},
        {"nz.roulette", "nz-roulette", nz_roulette::roulette_rules::kAnswers},
        {"nz.electronic-roulette", "nz-electronic-roulette", nz_electronic_roulette::electronic_roulette_rules::kAnswers},
    };
    return kDivisions;
}

}  // namespace baize
