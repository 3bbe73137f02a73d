#include "odds/wagers.hpp"

#include <algorithm>

namespace baize {

std::vector<Position> opening_positions(const Setup& setup) {
    std::vector<Position> positions;
    const auto wagers = setup.game().wagers;
    for (std::size_t w = 0; w < wagers.size(); ++w) {
        if (wagers[w].kind != WagerKind::Opening || !setup.offered(w)) continue;
        for (std::size_t spot = 0; spot < std::max<std::size_t>(1, wagers[w].spots.size()); ++spot)
            positions.push_back({static_cast<std::uint8_t>(w), static_cast<std::uint8_t>(spot)});
    }
    return positions;
}

SimulatedSums sums_for(const Setup& setup, const std::vector<Position>& positions) {
    const auto wagers = setup.game().wagers;
    SimulatedSums sums;
    sums.first.assign(wagers.size(), static_cast<std::uint16_t>(positions.size()));
    sums.spots.assign(wagers.size(), 0);
    sums.net.assign(positions.size() + 1, 0);
    sums.staked.assign(positions.size() + 1, 0);
    for (std::size_t w = 0; w < wagers.size(); ++w) {
        const std::uint8_t priced = priced_at(setup.game(), {static_cast<std::uint8_t>(w), 0}).wager;
        const auto found = std::find_if(positions.begin(), positions.end(), [&](Position position) { return position.wager == priced; });
        if (found == positions.end()) continue;
        // Spots of a wager stand side by side; a single one that was asked for has spot 0 of the sums moved under it.
        sums.spots[w] = wagers[w].spots.empty() ? 0 : 1;
        sums.first[w] = static_cast<std::uint16_t>(found - positions.begin());
        if (found->spot != 0) sums.spots[w] = 0;
    }
    return sums;
}

void stake_on_all(Table& table, const std::vector<Position>& positions, Money unit) {
    const BoxNo box = table.game().boxes > 0 ? 1 : 0;
    for (const Position position : positions) table.add_stake(0, box, 0, position, unit);
    if (box != 0) table.open_box(box, 0);
}

}  // namespace baize
