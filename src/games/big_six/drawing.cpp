// The seven symbols of the wheel side by side (gb-2011 10.2, 10.9).
#include <algorithm>

#include "definition/grids.hpp"
#include "definition/setup.hpp"
#include "games/big_six/big_six.hpp"

namespace baize::big_six {

namespace {

constexpr Paint kPaints[] = {Paint::Brass, Paint::Violet, Paint::Red, Paint::Blue, Paint::Green, Paint::Grey,
                             Paint::Black};

}  // namespace

Drawing drawing(const Setup& setup) {
    const Names symbols = spots_of(setup, "symbol");
    Drawing drawing{
        .bands = {{.wager = "symbol", .wide = {spots("symbol", symbols)}, .narrow = spot_rows("symbol", symbols, 4),
                   .tall = true}},
        .looks = {{"symbol", Look::Pocket}},
        .spun = "symbol",
        .tallies = {{Counted::Compartments, "Symbols spun"}},
    };
    for (std::size_t i = 0; i < symbols.size(); ++i)
        drawing.colours.emplace_back(symbols[i], kPaints[i % std::size(kPaints)]);
    // A compartment is called by its symbol, and by which of those it is: "C2".
    for (const std::string_view name : setup.game().equipment.compartments) {
        const std::string symbol(1, static_cast<char>(name[0] - 'A' + 'a'));
        const auto found = std::find(symbols.begin(), symbols.end(), symbol);
        const auto index = static_cast<std::size_t>(found - symbols.begin());
        drawing.colours.emplace_back(name, found == symbols.end() ? Paint::Grey : kPaints[index % std::size(kPaints)]);
    }
    return drawing;
}

}  // namespace baize::big_six
