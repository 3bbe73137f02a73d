#include "odds/by_enumeration.hpp"

#include "odds/enumerate.hpp"
#include "odds/markov_chain.hpp"
#include "odds/meter_words.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

std::string note_of_meter(const Setup& setup, Position position, const ReturnDistribution& returns) {
    const Money unit = priced_stake(setup);
    Setup fuller = setup;
    fuller.meter(setup.meter() + unit * kMeterStep);
    const Ratio held = fraction(setup.meter().cents, unit.cents);
    return meter_note(held, returns.edge(), returns_over_rounds(fuller, position).returns.edge());
}

// The stake of a count may be more than a table takes; a price does not depend on that.
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
    const auto distributions = enumerate_distributions(setup, in_one_round);
    auto returns = distributions.begin();
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        prices.push_back(named_price(setup, position));
        if (setup.game().wagers[position.wager].lives) {
            const DistributionOverRounds over = returns_over_rounds(setup, position);
            fill(prices.back(), over.returns);
            prices.back().rounds = nearest(over.rounds);
            if (!setup.game().wagers[position.wager].progressive.empty()) {
                prices.back().note = note_of_meter(setup, position, over.returns);
                prices.back().supposes = meter_supposed(setup);
            } else if (setup.game().scene.words) prices.back().note = setup.game().scene.words(setup, position);
        } else {
            fill(prices.back(), (returns++)->second);
        }
    }
    return prices;
}

}  // namespace

constinit const Pricer kByEnumeration{.price = price_wagers, .short_decks = true};

}  // namespace baize
