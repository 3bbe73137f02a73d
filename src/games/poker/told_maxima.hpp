// Whom a maximum pay-out may touch knows it while he can still change his wagers (nz-three-card-poker 5.10 and its
// like; rulings R67, R97).
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "definition/maxima.hpp"
#include "engine/table.hpp"

namespace baize::poker {

// What lies on this hand can win most with: a wager that was laid before the cards can only stand or fall, and one that
// a decision lays may come to the highest multiple.
inline std::optional<CutRow> cut_of_hand(const Table& t, const Stake& staked, std::size_t wager, Money most) {
    const Money laid = t.staked(staked.player, staked.box, position_at(wager));
    if (laid.cents > 0) return row_cut_on(t.setup(), wager, laid, most);
    return row_cut(t.setup(), wager, staked.amount, most);
}

// Of the maximum of each single wager but `except`, by the hand that it cuts most.
inline std::vector<std::string> told_of_wagers(const Table& t, PlayerId player, Clause clause,
                                               std::optional<std::size_t> except = std::nullopt) {
    const Setup& setup = t.setup();
    std::vector<std::string> words;
    for (std::size_t w = 0; w < t.game().wagers.size(); ++w) {
        const Money most = setup.limits(w).payout_max;
        if (!setup.offered(w) || most.cents == 0 || w == except) continue;
        std::optional<CutRow> cut;
        for (const Stake& stake : t.stakes()) {
            if (stake.player != player || stake.position.wager != staked_as(t.game(), w)) continue;
            const auto of_hand = cut_of_hand(t, stake, w, most);
            if (of_hand && (!cut || of_hand->won > cut->won)) cut = of_hand;
        }
        if (cut)
            words.push_back(fmt::format("your {} could win {}, and is paid {} at most ({})", t.game().wagers[w].title,
                                        to_string(cut->won), to_string(most), clause));
    }
    return words;
}

// Of the maximum of a hand, over all its wagers.
inline std::string told_of_hand(Money most, Money maximum, Clause clause) {
    return fmt::format("your wagers on one hand could win {}, and are paid {} at most ({})", to_string(most),
                       to_string(maximum), clause);
}

}  // namespace baize::poker
