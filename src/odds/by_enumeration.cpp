#include "odds/by_enumeration.hpp"

#include "odds/chain.hpp"
#include "odds/enumerate.hpp"
#include "odds/meter_words.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

std::string note_of_meter(const Setup& setup, Position position, const Law& law) {
    const Money unit = priced_stake(setup);
    Setup fuller = setup;
    fuller.meter(setup.meter() + unit * kMeterStep);
    const Ratio held = fraction(setup.meter().cents, unit.cents);
    return meter_note(held, law.edge(), law_over_rounds(fuller, position).law.edge());
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
                prices.back().note = note_of_meter(setup, position, over.law);
                prices.back().supposes = meter_supposed(setup);
            } else if (setup.game().scene.words) prices.back().note = setup.game().scene.words(setup, position);
        } else {
            fill(prices.back(), (law++)->second);
        }
    }
    return prices;
}

}  // namespace

constinit const Pricer kByEnumeration{.price = price_wagers};

}  // namespace baize
