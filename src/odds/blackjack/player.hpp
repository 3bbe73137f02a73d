// Plays a blackjack box by a strategy of the analyser: the bridge between it and the real round.
#pragma once

#include "engine/strategy.hpp"
#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack {

class BoxPlayer : public baize::Strategy {
public:
    explicit BoxPlayer(blackjack::Strategy strategy) : strategy_(std::move(strategy)) {}

    // Never insures nor takes even money; doubles for the full amount.
    Answer answer(const Table& table, const Question& question) override;

private:
    blackjack::Strategy strategy_;
};

}  // namespace baize::blackjack
