#include "odds/poker/ways.hpp"

#include <algorithm>

namespace baize::poker {

namespace {

void extend(const Showdown& game, const Way& way, std::vector<Way>& all) {
    const std::size_t street = way.actions.size();
    if (way.ended || street == game.streets.size()) return all.push_back(way);
    for (std::size_t i = 0; i < game.streets[street].actions.size(); ++i) {
        const Action& action = game.streets[street].actions[i];
        Way longer = way;
        longer.actions.push_back(static_cast<std::uint8_t>(i));
        longer.folded |= action.folds;
        longer.ended = action.ends;
        longer.laid.insert(longer.laid.end(), action.lays.begin(), action.lays.end());
        for (const Laid& laid : action.lays) longer.staked += laid.is_bonus ? 0 : laid.units;
        extend(game, longer, all);
    }
}

}  // namespace

std::vector<Way> ways_of(const Showdown& game) {
    Way opening{{}, game.opening};
    for (const Laid& laid : game.opening) opening.staked += laid.is_bonus ? 0 : laid.units;
    std::vector<Way> all;
    extend(game, opening, all);
    std::stable_sort(all.begin(), all.end(), [](const Way& a, const Way& b) { return a.staked < b.staked; });
    return all;
}

bool may_take(const Showdown& game, const Way& way, RankValue own) {
    for (std::size_t s = 0; s < way.actions.size(); ++s)
        if (const auto& may = game.streets[s].actions[way.actions[s]].may; may && !may(own)) return false;
    return true;
}

bool may_take_against(const Showdown& game, const Way& way, Card up) {
    for (std::size_t s = 0; s < way.actions.size(); ++s) {
        const auto& against = game.streets[s].actions[way.actions[s]].against;
        if (against && !against(up)) return false;
    }
    return true;
}

std::vector<Settled> settled_by(const std::vector<Way>& ways) {
    std::vector<Settled> all;
    for (const Way& way : ways)
        for (const Laid& laid : way.laid) all.push_back({laid.wager, way.folded});
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

Ratio net_of_way(const Showdown& game, const Way& way, RankValue player, RankValue dealer) {
    return net_of_laid<Ratio>(game, way.laid, {player, dealer, way.folded});
}

}  // namespace baize::poker
