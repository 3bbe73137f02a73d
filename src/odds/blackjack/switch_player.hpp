// Plays a box of Blackjack Switch: switches by the worth of the hands, then plays each as a box of its own.
#pragma once

#include <memory>

#include "odds/blackjack/player.hpp"
#include "odds/blackjack/switch_solver.hpp"

namespace baize::blackjack {

class SwitchPlayer : public BoxPlayer {
public:
    SwitchPlayer(blackjack::Strategy strategy, std::shared_ptr<const SwitchSolver> solver) : BoxPlayer(std::move(strategy)), solver_(std::move(solver)) {}

    Answer answer(const Table& table, const Question& question) override;

private:
    std::shared_ptr<const SwitchSolver> solver_;
};

}  // namespace baize::blackjack
