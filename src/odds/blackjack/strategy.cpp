#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack {

Strategy::Strategy() : table_(&hand_table()) {
    for (auto& by_up : choices_)
        for (auto& choices : by_up) choices.assign(table_->size(), {});
}

}  // namespace baize::blackjack
