#include "odds/wagers.hpp"

#include <algorithm>

namespace baize {

Ratio exact_net(const Line& line, Money unit) {
    return (line.net().cents + fraction(line.cut_num, line.cut_den)) / unit.cents;
}

std::vector<Position> opening_positions(const Setup& setup) {
    std::vector<Position> positions;
    const auto wagers = setup.game().wagers;
    for (std::uint8_t w = 0; w < wagers.size(); ++w) {
        if (wagers[w].kind != WagerKind::Opening || !setup.offered(w)) continue;
        for (std::uint16_t spot = 0; spot < wagers[w].open_spots(); ++spot)
            if (const Position position{w, spot}; setup.has_spot(position)) positions.push_back(position);
    }
    return positions;
}

SimulatedSums sums_for(const Setup& setup, const std::vector<Position>& positions) {
    SimulatedSums sums;
    sums.sums.resize(positions.size() + 1);
    const auto wagers = setup.game().wagers;
    for (std::uint8_t w = 0; w < wagers.size(); ++w) {
        sums.first.push_back(sums.sum.size());
        for (std::uint16_t spot = 0; spot < wagers[w].all_spots(); ++spot) {
            const std::uint16_t laid_at = spot < wagers[w].open_spots() ? spot : 0;  // before it travelled
            const Position priced = priced_at(setup.game(), {w, laid_at});
            sums.sum.push_back(std::find(positions.begin(), positions.end(), priced) - positions.begin());
        }
    }
    return sums;
}

void stake_on_all(Table& table, const std::vector<Position>& positions, Money unit) {
    const BoxNo box = table.game().layout.boxes > 0 ? 1 : 0;
    for (const Position position : positions)
        for (const std::uint8_t wager : laid_together(table.setup(), position.wager))
            table.add_stake(0, box, 0, {wager, position.spot}, unit);
    if (box != 0) table.open_box(box, 0);
}

}  // namespace baize
