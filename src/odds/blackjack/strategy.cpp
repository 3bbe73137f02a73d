#include "odds/blackjack/strategy.hpp"

namespace baize::blackjack {

// Every hand has some legal answer (13.1(d)), even one that no shoe of the analysis can deal.
Strategy::Strategy() : table_(&hand_table()) {
    std::vector<Choice> plain(table_->size());
    for (std::size_t node = 0; node < plain.size(); ++node)
        if ((*table_)[node].points.total() < 12) plain[node] = {Action::Draw, Action::Draw};
    auto& first = choices_[Place::First];
    for (auto& by_up : first) by_up.fill(plain);
    first[1].fill(std::vector<Choice>(table_->size()));  // 12.4(b): nothing is drawn to a split ace but its one card
}

}  // namespace baize::blackjack
