// The three areas of the oval, the side wagers of each hand below it, ties by their totals.
#include "games/punto_banco/drawing.hpp"

#include <algorithm>

#include "games/punto_banco/punto_banco.hpp"

namespace baize::punto_banco {

namespace {

// Each wager on the first hand, and the same ones mirrored on the second.
Band sides(const Names& wagers, const Hands& hands) {
    Band band;
    Names row;
    for (const std::string& wager : wagers) {
        row.push_back(place_of(wager, hands.first));
        band.narrow.push_back(place_of(wager, hands.first) + " " + place_of(wager, hands.second));
    }
    for (auto wager = wagers.rbegin(); wager != wagers.rend(); ++wager) row.push_back(place_of(*wager, hands.second));
    band.wide = {beside(row)};
    return band;
}

}  // namespace

Drawing two_hands(const Setup& setup, const Hands& hands, const Names& beside_hands) {
    const auto& [first, tie, second] = hands;
    const std::string row = across(first, 2) + " " + tie + " " + across(second, 2), below = first + " " + second;
    Drawing drawing{
        .bands = {{.wide = {row, row}, .narrow = {across(tie, 2), below, below}, .tall = true}},
        .looks = {{first, Look::Side}, {second, Look::Side}, {tie, Look::Side}},
        .tints = {{first, Paint::Blue}, {second, Paint::Red}, {tie, Paint::Green}},
        .roads = {.kinds = {Road::Bead, Road::Big, Road::BigEyeBoy, Road::Small, Road::CockroachPig},
                  .first = {first, Paint::Blue}, .second = {second, Paint::Red}, .tie = {tie, Paint::Green}},
    };
    Names offered;
    std::copy_if(beside_hands.begin(), beside_hands.end(), std::back_inserter(offered),
                 [&](const std::string& wager) { return offers(setup, wager); });
    if (!offered.empty()) drawing.bands.push_back(sides(offered, hands));
    Names winners;
    for (const std::string& name : {first, second, tie})
        if (offers(setup, name)) winners.push_back(name);
    drawing.tallies = {{Counted::Winners, "Winners", winners}};
    drawing.oval = offered.empty();
    return drawing;
}

Drawing drawing(const Setup& setup) {
    Drawing drawing = two_hands(setup, {"punto", "egalite", "banco"}, {"dragon-bonus", "baccarat-pairs"});
    for (const std::string wager : {"super-pay-egalite", "ur-way-egalite", "three-giving-eight"}) {
        if (!offers(setup, wager)) continue;
        const Names list = spots_of(setup, wager);
        Band band{.wager = wager, .wide = {spots(wager, list)}};
        if (list.size() > 5) band.narrow = spot_rows(wager, list, 5);
        drawing.bands.push_back(std::move(band));
        drawing.oval = false;
    }
    drawing.looks.insert(drawing.looks.end(),
                         {{"ur-way-egalite", Look::Number}, {"super-pay-egalite", Look::Number}});
    return drawing;
}

}  // namespace baize::punto_banco
