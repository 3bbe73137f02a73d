// What a box and the dealer end with depends on which cards each took, not on whose came first: so the box is drawn out
// before the dealer. A discarded card is taken from the shoe too, and counts as the last.
#include "odds/blackjack/neverbust.hpp"

#include "odds/count/both_hands.hpp"
#include "odds/count/net.hpp"

namespace baize::blackjack::gb::neverbust {

namespace {

// Results by number: totals from 12, which is what a card can bust, to 21; then a blackjack.
constexpr int kLowest = 12;
constexpr std::size_t kBlackjack = 10;

HandResult hand_result(std::size_t number) {
    return number == kBlackjack ? HandResult{21, true} : HandResult{kLowest + static_cast<int>(number), false};
}

// 4.74-4.76: two cards, and then as the dealer draws, but that a card which would bust the hand is discarded.
ValueHands hands(const ValueShoe& shoe, const Rules& rules) {
    return {shoe, [&](const auto& before, const auto& after) -> std::optional<std::size_t> {
        if (cards_of(after) < 2) return std::nullopt;
        const Drawn card = drawn(points_of(after), rules);
        if (card == Drawn::DrawsOn) return std::nullopt;
        const int total = points_of(card == Drawn::Discarded ? before : after).total();
        if (cards_of(after) == 2 && total == 21) return kBlackjack;
        return total - kLowest;
    }};
}

}  // namespace

ReturnDistribution main_returns(const ValueShoe& shoe, const TableRules& rules, std::span<const PayRow> rows) {
    const count::BothResults both = count::both_hands(shoe, hands(shoe, players_rules(rules)), hands(shoe, rules));
    ReturnDistribution returns;
    for (std::size_t box = 0; box < both.size(); ++box)
        for (std::size_t end = 0; end < both[box].size(); ++end) {
            const HandResult hand = hand_result(box), dealer = hand_result(end);
            returns.add(count::net<Ratio>(settle(hand, {dealer.total, dealer.blackjack}, rules, rows)), both[box][end]);
        }
    return returns;
}

}  // namespace baize::blackjack::gb::neverbust
