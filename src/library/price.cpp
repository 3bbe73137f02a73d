#include "baize/price.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/ratio.hpp"
#include "core/words.hpp"
#include "library/call.hpp"
#include "library/inside.hpp"
#include "odds/prices.hpp"
#include "report/protocol/price.hpp"

namespace baize {

v0::Exact exact(Ratio number) {
    number.canonicalize();
    return {number.get_num().get_str(), number.get_den().get_str(), nearest(number)};
}

MaybeRefusal refused_short_deck(const Setup& setup) {
    if (setup.shoe().without == 0 || pricer_of(setup.game().id).short_decks) return std::nullopt;
    return Refusal{fmt::format("{} is counted with whole decks only; best_play takes short ones", setup.game().id)};
}

namespace {

v0::ReturnDistribution distribution_of(const Price& price) {
    v0::ReturnDistribution made{price.wager, price.paytable, {}, {}, {"", "", -price.edge}, price.sd};
    if (!price.exact.empty()) made.mean = exact(-Ratio(price.exact));
    Integer total;
    for (std::size_t i = 0; i < price.returns.size(); ++i) {
        const auto& [net, chance] = price.returns[i];
        const bool whole = i < price.weights.size();
        made.rows.push_back({exact(Ratio(net)), whole ? price.weights[i] : std::string(), chance});
        if (whole) total += Integer(price.weights[i]);
    }
    if (!price.weights.empty()) made.total = total.get_str();
    return made;
}

}  // namespace

}  // namespace baize

namespace baize::v0 {

std::string_view word_of(Method method) { return baize::word_of(method); }

Result<std::vector<Price>> price(const Setup& setup, const PriceRequest& request) {
    if (auto refusal = refused_short_deck(inner(setup))) return *refusal;
    return ended_well(request.progress, [&](const Progress& progress) {
        PriceRequest asked = request;
        asked.progress = progress;
        return baize::price(inner(setup), asked);
    });
}

Result<ReturnDistribution> return_distribution(const Setup& setup, std::string_view position,
                                               const Progress& progress) {
    for (const bool full : {false, true}) {
        const auto prices = price(setup, {.wager = std::string(position), .full = full, .progress = progress});
        if (!prices) return prices.refusal();
        const auto found = std::ranges::find(*prices, position, &Price::wager);
        if (found != prices->end() && !found->returns.empty()) return distribution_of(*found);
    }
    return Refusal{fmt::format("no return distribution is counted of '{}'; expected one position, such as {}", position,
                               setup.positions().front())};
}

}  // namespace baize::v0
