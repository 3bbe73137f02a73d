#include "games/list.hpp"

#include <algorithm>
#include <vector>

// Every game, by the namespace and the name of its definition, in the order in which `baize games` lists them.
#define BAIZE_GAMES(GAME)                    \
    GAME(roulette, kGame)                    \
    GAME(roulette::double_action, kGame)     \
    GAME(sic_bo, kGame)                      \
    GAME(craps, kGame)                       \
    GAME(rocket_7, kGame)                    \
    GAME(dice_magic, kGame)                  \
    GAME(big_six, kGame)                     \
    GAME(punto_banco, kGame)                 \
    GAME(three_card_poker, kGbGame)          \
    GAME(three_card_poker, kNzGame)          \
    GAME(mississippi_stud, kGame)            \
    GAME(let_it_ride, kGame)                 \
    GAME(big_raise_stud, kGame)              \
    GAME(crazy_4_poker, kGame)               \
    GAME(four_card_poker, kGame)             \
    GAME(casino_stud, kGbGame)               \
    GAME(casino_stud, kNzGame)               \
    GAME(holdem::bonus, kGame)               \
    GAME(holdem::ultimate, kGbGame)          \
    GAME(holdem::ultimate, kNzGame)          \
    GAME(holdem::casino, kGame)              \
    GAME(holdem::two_way, kGame)             \
    GAME(lunar_poker, kGame)                 \
    GAME(live_draw, kGame)                   \
    GAME(pai_gow_poker, kGame)               \
    GAME(pai_gow_tiles, kGbGame)             \
    GAME(pai_gow_tiles, kNzGame)             \
    GAME(blackjack::nz, kGame)               \
    GAME(blackjack::gb, kGame)               \
    GAME(blackjack::gb::switching, kGame)    \
    GAME(blackjack::gb::neverbust, kGame)    \
    GAME(casino_war, kGame)                  \
    GAME(pocket_pairs, kGame)                \
    GAME(racing_card_derby, kGame)           \
    GAME(baccarat, kNzGame)                  \
    GAME(dragon21, kGame)                    \
    GAME(roulette, kNzGame)                  \
    GAME(roulette, kNzElectronicGame)        \
    GAME(sic_bo, kNzElectronicGame)

#define BAIZE_DECLARE(where, name) namespace baize::where { extern const Game name; }
BAIZE_GAMES(BAIZE_DECLARE)

namespace baize {

std::span<const Game* const> games() {
#define BAIZE_POINT_TO(where, name) &where::name,
    static const Game* const list[] = {BAIZE_GAMES(BAIZE_POINT_TO)};
    return list;
}

namespace {

std::vector<const Game*>& unlisted() {
    static std::vector<const Game*> list;
    return list;
}

}  // namespace

UnlistedGame::UnlistedGame(const Game& game) : game_(game) { unlisted().push_back(&game); }
UnlistedGame::~UnlistedGame() { std::erase(unlisted(), &game_); }

const Game* find_game(std::string_view id) {
    for (const std::span<const Game* const> list : {games(), std::span<const Game* const>(unlisted())})
        for (const Game* game : list)
            if (game->id == id) return game;
    return nullptr;
}

}  // namespace baize
