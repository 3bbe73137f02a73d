// Plays a box of Blackjack Switch: switches as it is told, then plays each hand as a box of its own. A box without the
// Switch wager is played by a strategy of its own, which is only made when there is one.
#pragma once

#include <functional>
#include <memory>

#include "odds/blackjack/player.hpp"
#include "odds/blackjack/switch_solver.hpp"

namespace baize::blackjack {

class SwitchPlayer : public BoxPlayer {
public:
    using MakeStrategy = std::function<blackjack::Strategy()>;
    SwitchPlayer(blackjack::Strategy strategy, Switching switching, MakeStrategy alone)
        : BoxPlayer(std::move(strategy)), switching_(std::move(switching)), make_alone_(std::move(alone)) {}

    Answer answer(const Table& table, const Question& question) override;

private:
    Switching switching_;
    MakeStrategy make_alone_;
    std::unique_ptr<BoxPlayer> alone_;
};

}  // namespace baize::blackjack
