#include "games/list.hpp"

#include "games/big_six/big_six.hpp"
#include "games/blackjack/nz_blackjack.hpp"
#include "games/punto_banco/punto_banco.hpp"
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
        &big_six::kGame,
        &punto_banco::kGame,
        &three_card_poker::kGbGame,
        &three_card_poker::kNzGame,
        &blackjack::nz::kGame,
    };
    return list;
}

const Game* find_game(std::string_view id) {
    for (const Game* game : games())
        if (game->id == id) return game;
    return nullptr;
}

}  // namespace baize
