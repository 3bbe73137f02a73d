#include <fmt/format.h>

#include "definition/drawing.hpp"
#include "floor/views.hpp"

namespace baize::floor {

namespace {

// Equal rows are sent once, with their number before them.
std::vector<std::string> rows_of(const GridRows& grid) {
    std::vector<std::string> rows;
    for (std::size_t i = 0; i < grid.size();) {
        std::size_t same = 1;
        while (i + same < grid.size() && grid[i + same] == grid[i]) ++same;
        rows.push_back(same > 1 ? fmt::format("{}* {}", same, grid[i]) : grid[i]);
        i += same;
    }
    return rows;
}

protocol::SentBand band_of(const Band& band) {
    protocol::SentBand sent{band.wager, band.title, rows_of(band.wide), rows_of(band.narrow), band.tall, band.half,
                            band.track, {}};
    if (band.board) sent.points.emplace();
    for (const Points& points : band.points)
        if (band.board)
            sent.points->push_back({points.of, points.on, points.at, from_word<protocol::Near>(points.near)});
    return sent;
}

template <class Value>
std::map<std::string, Value> by_name(const Named<Value>& list) {
    return {list.begin(), list.end()};
}

protocol::SideOf side_of(const Side& side) { return {side.position, side.paint}; }

}  // namespace

protocol::SentDrawing drawing_view(const Game& game, const Drawing& drawing) {
    protocol::SentDrawing sent{.looks = by_name(drawing.looks),
                               .names = by_name(drawing.names),
                               .dice = by_name(drawing.dice),
                               .tints = by_name(drawing.tints),
                               .colours = by_name(drawing.colours),
                               .rings = drawing.rings,
                               .oval = drawing.oval,
                               .arc = drawing.arc,
                               .sayings = drawing.sayings};
    for (const Band& band : drawing.bands) sent.bands.push_back(band_of(band));
    if (!game.equipment.compartments.empty()) sent.spun = drawing.spun;
    const Roads& roads = drawing.roads;
    if (!roads.kinds.empty())
        sent.roads = {roads.kinds, side_of(roads.first), side_of(roads.second), side_of(roads.tie)};
    for (const Tally& tally : drawing.tallies) sent.tallies.push_back({tally.of, tally.title, tally.positions});
    return sent;
}

}  // namespace baize::floor
