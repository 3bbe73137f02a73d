// nz.blackjack by the combinatorial analyser, and the play it found.
#include <fmt/format.h>

#include <cmath>
#include <map>

#include "games/blackjack/nz_blackjack.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/prices.hpp"

namespace baize {

namespace bj = blackjack;

namespace {

// Laws of the dealer's hand are kept for each number of decks, so that a further set of rules is priced at once.
bj::Analyser& analyser_for(int decks) {
    static thread_local std::map<int, bj::Analyser> kept;
    return kept.try_emplace(decks, decks).first->second;
}

std::string net_name(const Ratio& net) { return net.get_str(); }

Price main_price(const Setup& setup, const PriceRequest& request) {
    const auto& rules = setup.compiled<bj::Rules>();
    bj::Analyser& analyser = analyser_for(rules.decks);
    const bj::Analysis analysis = analyser.analyse(rules);
    Price price = named_price(setup, {bj::nz::Main, 0});
    price.edge = analysis.edge();
    price.edge_of_total = analysis.edge() / analysis.staked;
    price.sd = request.spread || request.full ? std::sqrt(analyser.variance(rules, analysis.strategy)) : -1;
    price.hit = -1;  // known with the full law only
    if (request.full) {
        const Ratio exact = -analyser.exact_ev(rules, analysis.strategy);
        price.exact = exact.get_str();
        price.edge = nearest(exact);
        double hit = 0;
        for (const auto& [net, chance] : analyser.distribution(rules, analysis.strategy, request.progress)) {
            price.returns.emplace_back(net_name(net), chance);
            if (net > 0) hit += chance;
        }
        price.hit = hit;
    }
    price.note = "first round of a fresh shoe, one box, composition-dependent play";
    if (!request.full) price.note += "; every course counted, the sums rounded as double precision rounds (--full gives the exact fraction)";
    return price;
}

}  // namespace

std::vector<Price> price_nz_blackjack(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    if (wanted(request, setup, {bj::nz::Main, 0})) prices.push_back(main_price(setup, request));
    if (wanted(request, setup, {bj::nz::Insurance, 0})) {
        prices.push_back(named_price(setup, {bj::nz::Insurance, 0}));
        fill(prices.back(), bj::insurance_law(analyser_for(setup.shoe().decks).shoe(), setup.pays(bj::nz::Insurance)[0].odds));
        prices.back().unit = "insurance wager";
    }
    return prices;
}

std::unique_ptr<Strategy> nz_blackjack_chart(const Setup& setup) {
    const auto& rules = setup.compiled<bj::Rules>();
    bj::Analyser& analyser = analyser_for(rules.decks);
    return std::make_unique<bj::BoxPlayer>(bj::strategy_of(analyser.chart(rules, analyser.analyse(rules).strategy).chart, rules));
}

std::unique_ptr<Strategy> nz_blackjack_strategy(const Setup& setup) {
    const auto& rules = setup.compiled<bj::Rules>();
    return std::make_unique<bj::BoxPlayer>(analyser_for(rules.decks).analyse(rules).strategy);
}

}  // namespace baize
