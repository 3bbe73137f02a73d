#include "odds/by_enumeration.hpp"

#include <fmt/format.h>

#include "odds/chain.hpp"
#include "odds/enumerate.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

// A progressive wager is worth more the more its meter holds: the price is a straight line in it.
std::string meter_note(const Setup& setup, Position position, const Law& law) {
    constexpr int kStakes = 1000;
    Setup fuller = setup;
    const Money unit = priced_stake(setup);
    fuller.meter(setup.meter() + unit * kStakes);
    const Ratio better = law.edge() - law_over_rounds(fuller, position).law.edge();
    const Ratio held = fraction(setup.meter().cents, unit.cents);
    if (better == 0) return {};
    return fmt::format(
        "with {} stakes in the meter; each {} more are worth {:.4f} % to one player alone; nobody has the edge at "
        "{:.1f} stakes",
        held.get_str(), kStakes, 100 * nearest(better), nearest(held + law.edge() / better * kStakes));
}

// How full the meter is, in stakes, for whoever reads the edge alone.
std::string meter_supposed(const Setup& setup) {
    return setup.meter().cents == 0 ? "while the meter is empty; less the more it holds"
                                    : fmt::format("with {} in the meter", to_string(setup.meter()));
}

// The stake of a count may be more than a table takes; a price does not hang on that.
Setup without_maxima(const Setup& setup) {
    Setup wide = setup;
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        Limits limits = setup.limits(w);
        limits.max = kMoneyMax;
        wide.limits(w, limits);
    }
    return wide;
}

std::vector<Price> price_wagers(const Setup& table, const PriceRequest& request) {
    const Setup setup = without_maxima(table);
    std::vector<Position> in_one_round;
    for (const Position position : opening_positions(setup))
        if (wanted(request, setup, position) && !setup.game().wagers[position.wager].lives)
            in_one_round.push_back(position);
    const auto laws = enumerate_laws(setup, in_one_round);
    auto law = laws.begin();
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        prices.push_back(named_price(setup, position));
        if (setup.game().wagers[position.wager].lives) {
            const LawOverRounds over = law_over_rounds(setup, position);
            fill(prices.back(), over.law);
            prices.back().rounds = nearest(over.rounds);
            if (!setup.game().wagers[position.wager].progressive.empty()) {
                prices.back().note = meter_note(setup, position, over.law);
                prices.back().supposes = meter_supposed(setup);
            } else if (setup.game().scene_words) prices.back().note = setup.game().scene_words(setup, position);
        } else {
            fill(prices.back(), (law++)->second);
        }
    }
    return prices;
}

}  // namespace

constinit const Pricer kByEnumeration{.price = price_wagers};

}  // namespace baize
