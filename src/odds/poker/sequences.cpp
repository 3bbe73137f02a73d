#include "odds/poker/sequences.hpp"

#include <algorithm>

namespace baize::poker {

namespace {

void extend(const Showdown& game, const ActionSequence& sequence, std::vector<ActionSequence>& all) {
    const std::size_t street = sequence.actions.size();
    if (sequence.ended || street == game.streets.size()) return all.push_back(sequence);
    for (std::size_t i = 0; i < game.streets[street].actions.size(); ++i) {
        const Action& action = game.streets[street].actions[i];
        ActionSequence longer = sequence;
        longer.actions.push_back(i);
        longer.folded |= action.folds;
        longer.ended = action.ends;
        longer.laid.insert(longer.laid.end(), action.lays.begin(), action.lays.end());
        for (const Laid& laid : action.lays) longer.staked += laid.is_bonus ? 0 : laid.units;
        extend(game, longer, all);
    }
}

}  // namespace

std::vector<ActionSequence> sequences_of(const Showdown& game) {
    ActionSequence opening{{}, game.opening};
    for (const Laid& laid : game.opening) opening.staked += laid.is_bonus ? 0 : laid.units;
    std::vector<ActionSequence> all;
    extend(game, opening, all);
    std::stable_sort(all.begin(), all.end(),
                     [](const ActionSequence& a, const ActionSequence& b) { return a.staked < b.staked; });
    return all;
}

bool may_take(const Showdown& game, const ActionSequence& sequence, RankValue own) {
    for (std::size_t s = 0; s < sequence.actions.size(); ++s)
        if (const auto& may = game.streets[s].actions[sequence.actions[s]].may; may && !may(own)) return false;
    return true;
}

bool may_take_against(const Showdown& game, const ActionSequence& sequence, Card up) {
    for (std::size_t s = 0; s < sequence.actions.size(); ++s) {
        const auto& against = game.streets[s].actions[sequence.actions[s]].against;
        if (against && !against(up)) return false;
    }
    return true;
}

std::vector<Settled> settled_by(const std::vector<ActionSequence>& sequences) {
    std::vector<Settled> all;
    for (const ActionSequence& sequence : sequences)
        for (const Laid& laid : sequence.laid) all.push_back({laid.wager, sequence.folded});
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

Ratio net_of_sequence(const Showdown& game, const ActionSequence& sequence, RankValue player, RankValue dealer) {
    return net_of_laid<Ratio>(game, sequence.laid, {player, dealer, sequence.folded});
}

}  // namespace baize::poker
