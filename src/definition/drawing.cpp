#include "definition/drawing.hpp"

#include <algorithm>
#include <set>

#include "definition/grids.hpp"
#include "definition/setup.hpp"

namespace baize {

namespace {

using Known = std::set<std::string, std::less<>>;

bool is_word(std::string_view name) { return name.starts_with('='); }

// Every place of the offer: of each wager its spots, or itself; and those to which it travels.
Known places_of(const Setup& setup) {
    Known known;
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        if (!setup.offered(w)) continue;
        const WagerDef& wager = setup.game().wagers[w];
        const std::vector<std::string_view> spots = setup.spots(w);
        if (spots.empty()) known.emplace(wager.id);
        for (const std::string_view spot : spots) known.insert(place_of(wager.id, spot));
        for (const std::string_view spot : wager.travels_to) known.insert(place_of(wager.id, spot));
    }
    return known;
}

// A row that has nothing of the offer goes; of a row that has something, what is missing stays empty. Words alone are
// no layout.
GridRows only(const GridRows& grid, const Known& known) {
    GridRows cut;
    bool any = false;
    for (const std::string& row : grid) {
        Names names = words_of(row);
        bool kept = false;
        for (std::string& name : names) {
            any |= known.contains(name);
            if (!is_word(name) && !known.contains(name)) name = ".";
            kept |= name != ".";
        }
        if (kept) cut.push_back(beside(names));
    }
    return any ? cut : GridRows{};
}

// A point that touches what is not there goes; pages add its position below.
void cut_points(Band& band, const Known& known) {
    Known cells;
    for (const std::string& row : band.wide)
        for (std::string& name : words_of(row)) cells.insert(std::move(name));
    for (Points& points : band.points)
        std::erase_if(points.at, [&](const std::string& row) {
            const Names names = words_of(row);
            return !known.contains(points.of + names[0]) ||
                   !std::all_of(names.begin() + 1, names.end(),
                                [&](const std::string& name) { return cells.contains(points.on + name); });
        });
    std::erase_if(band.points, [](const Points& points) { return points.at.empty(); });
}

// Of what is said of wagers, what this table has.
template <class Value>
void cut_wagers(Named<Value>& list, const Setup& setup) {
    std::erase_if(list, [&](const auto& named) {
        return !offers(setup, named.first.substr(0, named.first.find(':')));
    });
}

void cut_to(Drawing& drawing, const Setup& setup) {
    const Known known = places_of(setup);
    for (Band& band : drawing.bands) {
        band.wide = only(band.wide, known);
        band.narrow = only(band.narrow, known);
        cut_points(band, known);
    }
    std::erase_if(drawing.bands, [](const Band& band) { return band.wide.empty(); });
    std::erase_if(drawing.names, [&](const auto& named) { return !known.contains(named.first); });
    cut_wagers(drawing.looks, setup);
    cut_wagers(drawing.dice, setup);
    cut_wagers(drawing.tints, setup);
}

// Who won, where all share one layout; then what the equipment shows.
std::vector<Tally> usual_tallies(const Setup& setup, const Drawing& drawing) {
    const Game& game = setup.game();
    std::vector<Tally> list;
    Names winners;
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        if (setup.offered(w) && game.wagers[w].kind == WagerKind::Opening && setup.spots(w).empty())
            winners.emplace_back(game.wagers[w].id);
    if (!game.layout.boxes && !winners.empty()) list.push_back({Counted::Winners, "Winners", winners});
    if (game.equipment.dice > 1) list.push_back({Counted::Totals, "Totals thrown"});
    if (game.equipment.dice > 0) list.push_back({Counted::Faces, "Faces thrown"});
    if (!game.equipment.compartments.empty()) list.push_back({Counted::Compartments, "Numbers spun"});
    if (!game.equipment.dice && !game.layout.house_hands.empty() && drawing.roads.kinds.empty())
        list.push_back({Counted::Ranks, "The house’s cards by rank"});
    return list;
}

}  // namespace

Drawing drawing_of(const Setup& setup) {
    Drawing drawing = setup.game().layout.drawing ? setup.game().layout.drawing(setup) : Drawing{};
    cut_to(drawing, setup);
    if (drawing.tallies.empty()) drawing.tallies = usual_tallies(setup, drawing);
    return drawing;
}

}  // namespace baize
