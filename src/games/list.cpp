#include "games/list.hpp"

#include "games/baccarat/nz_baccarat.hpp"
#include "games/big_six/big_six.hpp"
#include "games/blackjack/gb_blackjack.hpp"
#include "games/blackjack/gb_neverbust.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/casino_war/casino_war.hpp"
#include "games/dice/craps.hpp"
#include "games/dice/dice_magic.hpp"
#include "games/dice/rocket_7.hpp"
#include "games/dragon21/dragon21.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/racing_card_derby/racing_card_derby.hpp"
#include "games/roulette/double_action.hpp"
#include "games/roulette/roulette.hpp"
#include "games/sic_bo/sic_bo.hpp"
#include "games/three_card_poker/three_card_poker.hpp"

namespace baize {

std::span<const Game* const> games() {
    static const Game* const list[] = {
        &roulette::kGame,
        &roulette::double_action::kGame,
        &sic_bo::kGame,
        &craps::kGame,
        &rocket_7::kGame,
        &dice_magic::kGame,
        &big_six::kGame,
        &punto_banco::kGame,
        &three_card_poker::kGbGame,
        &three_card_poker::kNzGame,
        &blackjack::nz::kGame,
        &blackjack::gb::kGame,
        &blackjack::gb::switching::kGame,
        &blackjack::gb::neverbust::kGame,
        &casino_war::kGame,
        &pocket_pairs::kGame,
        &racing_card_derby::kGame,
        &baccarat::kNzGame,
        &dragon21::kGame,
        &roulette::kNzGame,
        &roulette::kNzElectronicGame,
        &sic_bo::kNzElectronicGame,
    };
    return list;
}

const Game* find_game(std::string_view id) {
    for (const Game* game : games())
        if (game->id == id) return game;
    return nullptr;
}

}  // namespace baize
