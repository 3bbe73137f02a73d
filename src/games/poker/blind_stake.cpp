#include "games/poker/blind_stake.hpp"

#include "games/stakes.hpp"

#include <fmt/format.h>

namespace baize::poker {

MaybeRefusal blind_is_a_multiple(const Table& t, const PlaceBet& bet, const Decision& decision) {
    const auto after = [&](std::uint8_t wager) {
        return (bet.position.wager == wager ? bet.stake : t.staked(bet.player, bet.box, {wager, 0})).cents;
    };
    const std::int64_t each = after(decision.of), laid = after(decision.wager);
    if (laid == 0) return std::nullopt;
    if (each > 0 && laid % each == 0 && laid / each >= decision.from && laid / each <= decision.to) return std::nullopt;
    const auto wagers = t.game().wagers;
    return Refusal{fmt::format("a {} wager that is laid before the deal is {} to {} times the {}, in whole numbers",
                               wagers[decision.wager].id, decision.from, decision.to, wagers[decision.of].id),
                   std::string(decision.clause)};
}

bool laid_blind(const Table& t, const Box& box, const Decision& decision) {
    return decision.stand != kNoChoice && t.has(box, decision.wager);
}

void withdraw_blind(Table& t, const Box& box, const Decision& decision) {
    if (decision.stand == kNoChoice || !box.live() || !box.folded || box.forfeited) return;
    each_open(t, box, decision.wager, [&](Stake& stake) { t.settle(stake, voided(decision.taken_back)); });
}

}  // namespace baize::poker
