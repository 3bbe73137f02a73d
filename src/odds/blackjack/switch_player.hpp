// Plays a box of Blackjack Switch: switches as it is told, then plays each as a box of its own.
#pragma once

#include "odds/blackjack/player.hpp"
#include "odds/blackjack/switch_solver.hpp"

namespace baize::blackjack {

class SwitchPlayer : public BoxPlayer {
public:
    SwitchPlayer(blackjack::Strategy strategy, Switching switching) : BoxPlayer(std::move(strategy)), switching_(std::move(switching)) {}

    Answer answer(const Table& table, const Question& question) override;

private:
    Switching switching_;
};

}  // namespace baize::blackjack
