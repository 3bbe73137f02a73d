#include "floor/drawing_json.hpp"

#include <fmt/format.h>

#include "engine/drawing.hpp"
#include "engine/setup.hpp"

namespace baize::floor {

namespace {

// Equal rows are sent once, with their number before them.
Json rows_json(const GridRows& grid) {
    Json rows = Json::array();
    for (std::size_t i = 0; i < grid.size();) {
        std::size_t same = 1;
        while (i + same < grid.size() && grid[i + same] == grid[i]) ++same;
        rows.push_back(same > 1 ? fmt::format("{}* {}", same, grid[i]) : grid[i]);
        i += same;
    }
    return rows;
}

Json points_json(const std::vector<Points>& list) {
    Json json = Json::array();
    for (const Points& points : list) {
        json.push_back(object_of("of", points.of, "on", points.on, "at", points.at));
        if (!points.near.empty()) json.back()["near"] = points.near;
    }
    return json;
}

Json band_json(const Band& band) {
    Json json = object_of("wide", rows_json(band.wide));
    if (!band.wager.empty()) json["wager"] = band.wager;
    if (!band.title.empty()) json["title"] = band.title;
    if (!band.narrow.empty()) json["narrow"] = rows_json(band.narrow);
    if (band.tall) json["tall"] = true;
    if (band.half) json["half"] = true;
    if (band.track) json["track"] = true;
    if (band.board) json["points"] = points_json(band.points);
    return json;
}

template <class Value>
void put_named(Json& json, const char* key, const Named<Value>& list) {
    for (const auto& [name, value] : list)
        if constexpr (std::is_enum_v<Value>)
            json[key][name] = name_of(value);
        else
            json[key][name] = value;
}

Json side_json(const Side& side) { return object_of("position", side.position, "colour", name_of(side.paint)); }

Json roads_json(const Roads& roads) {
    Json kinds = Json::array();
    for (const Road road : roads.kinds) kinds.push_back(name_of(road));
    return object_of("kinds", std::move(kinds), "first", side_json(roads.first), "second", side_json(roads.second),
                     "tie", side_json(roads.tie));
}

Json tallies_json(const std::vector<Tally>& tallies) {
    Json list = Json::array();
    for (const Tally& tally : tallies) {
        list.push_back(object_of("of", name_of(tally.of), "title", tally.title));
        if (!tally.positions.empty()) list.back()["positions"] = tally.positions;
    }
    return list;
}

}  // namespace

Json drawing_json(const Setup& setup) {
    const Drawing drawing = drawing_of(setup);
    Json json = object_of("tallies", tallies_json(drawing.tallies));
    for (const Band& band : drawing.bands) json["bands"].push_back(band_json(band));
    put_named(json, "looks", drawing.looks);
    put_named(json, "names", drawing.names);
    put_named(json, "dice", drawing.dice);
    put_named(json, "tints", drawing.tints);
    put_named(json, "colours", drawing.colours);
    if (!drawing.rings.empty()) json["rings"] = drawing.rings;
    if (drawing.oval) json["oval"] = true;
    if (drawing.arc) json["arc"] = true;
    if (!drawing.sayings.empty()) json["sayings"] = drawing.sayings;
    if (!setup.game().compartments.empty()) json["spun"] = drawing.spun;
    if (!drawing.roads.kinds.empty()) json["roads"] = roads_json(drawing.roads);
    return json;
}

}  // namespace baize::floor
