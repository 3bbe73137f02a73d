#include "library/bets.hpp"

#include <fmt/format.h>

namespace baize::library {

Result<PlaceBet> inner(const Setup& setup, const v0::Bet& bet) {
    const Game& game = setup.game();
    const auto position = find_position(game, bet.wager);
    if (!position) return Refusal{fmt::format("{} has no wager '{}'", game.id, bet.wager)};
    if (bet.player < 0 || bet.player >= kPlayersMax)
        return Refusal{fmt::format("there is no player {}; a table takes {}", bet.player, kPlayersMax)};
    if (bet.box < 0 || bet.box > setup.boxes())
        return Refusal{fmt::format("there is no box {}; the layout has {}", bet.box, setup.boxes())};
    const int own = game.layout.boxes ? bet.player + 1 : 0;
    return PlaceBet{static_cast<PlayerId>(bet.player), static_cast<BoxNo>(bet.box ? bet.box : own), *position,
                    bet.stake};
}

Result<std::vector<PlaceBet>> inner(const Setup& setup, const std::vector<v0::Bet>& bets) {
    std::vector<PlaceBet> list;
    for (const v0::Bet& each : bets) {
        const auto bet = inner(setup, each);
        if (!bet) return bet.refusal();
        list.push_back(*bet);
    }
    return list;
}

}  // namespace baize::library
