#include "games/blackjack/nz_cut.hpp"

#include "games/blackjack/nz_blackjack.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize::blackjack::nz {

namespace {

// From the dealer's left to his right, which is clockwise.
std::vector<BoxNo> taken_places(const CarriedState& carried) {
    std::vector<BoxNo> list;
    for (std::size_t i = 0; i < carried.places.size(); ++i)
        if (carried.places[i] != kNobody) list.push_back(static_cast<BoxNo>(i + 1));
    return list;
}

// 7.3: the place from which the offer goes around.
BoxNo designated(const CarriedState& carried, const std::vector<BoxNo>& taken) {
    const ShoeState& shoe = carried.shoe;
    // (d), though the cutting card was out too
    if (carried.memory[kCardsReplaced] != 0) return taken.front();
    if (shoe.cutting_card_out) return shoe.cut_at == 0 ? taken.back() : shoe.cut_at;  // (c), (b)
    if (shoe.cards_left > 0) return taken.front();  // shuffled by order (7.1(d)): as (d)
    const auto first = std::find_if(taken.begin(), taken.end(),
                                    [&](BoxNo place) { return carried.places[place - 1u] == carried.came_first; });
    return first == taken.end() ? taken.front() : *first;                             // (a)
}

}  // namespace

std::vector<BoxNo> cut_order(const Table& t) {
    std::vector<BoxNo> taken = taken_places(t.carried());
    if (taken.empty()) return taken;
    const BoxNo first = designated(t.carried(), taken);
    const auto from =
        std::find_if(taken.begin(), taken.end(), [&](BoxNo place) { return place >= first; });  // 7.4: clockwise
    std::rotate(taken.begin(), from == taken.end() ? taken.begin() : from, taken.end());
    return taken;
}

void forget_replaced_cards(Table& t) {
    if (!t.carried().shoe.shuffle_due) t.carried().memory[kCardsReplaced] = 0;
}

std::string who_cuts(const Table& t) {
    const std::vector<BoxNo> order = cut_order(t);
    return order.empty() ? "the cut is offered to standing players, else the house cuts"
                         : fmt::format("the cut is offered at place {}", fmt::join(order, ", then "));
}

}  // namespace baize::blackjack::nz
