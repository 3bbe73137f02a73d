#include "odds/wagers.hpp"

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

void stake_on_all(Table& table, const std::vector<Position>& positions, Money unit) {
    const BoxNo box = table.game().boxes > 0 ? 1 : 0;
    for (const Position position : positions) table.add_stake(0, box, 0, position, unit);
    if (box != 0) table.open_box(box, 0);
}

}  // namespace baize
