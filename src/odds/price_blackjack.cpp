#include "odds/price_blackjack.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "games/blackjack/hands.hpp"
#include "odds/analysed_rules.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/player.hpp"

namespace baize {

namespace bj = blackjack;

namespace {

// Laws of the dealer's hand are kept for each number of decks, so that a further set of rules is priced at once.
bj::Analyser& analyser_for(int decks) {
    static thread_local std::map<int, bj::Analyser> kept;
    return kept.try_emplace(decks, decks).first->second;
}

std::string net_name(const Ratio& net) { return net.get_str(); }

}  // namespace

// The analyser knows boxes of at most three hands: until it knows more, gb-2011 4.31 is priced as though a hand were split twice at most.
constexpr int kHandsAnalysed = 3;
bj::Rules analysed_rules(const Setup& setup) {
    bj::Rules rules = setup.compiled<bj::Rules>();
    rules.hands_max = std::min(rules.hands_max, kHandsAnalysed);
    return rules;
}

bool blackjack_main_is_priced(const Setup& setup) { return !setup.compiled<bj::Rules>().two_hands; }

Price blackjack_main_price(const Setup& setup, const PriceRequest& request) {
    const bj::Rules rules = analysed_rules(setup);
    bj::Analyser& analyser = analyser_for(rules.decks);
    const bj::Analysis analysis = analyser.analyse(rules);
    Price price = named_price(setup, {bj::table::Main, 0});
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
    if (setup.compiled<bj::Rules>().hands_max > kHandsAnalysed) price.note += "; as though a hand were split twice at most";
    return price;
}

Price blackjack_insurance_price(const Setup& setup) {
    Price price = named_price(setup, {bj::table::Insurance, 0});
    fill(price, bj::insurance_law(bj::Composition::of_decks(setup.shoe().decks), setup.pays(bj::table::Insurance)[0].odds));
    price.unit = "insurance wager";
    return price;
}

std::unique_ptr<Strategy> blackjack_chart(const Setup& setup) {
    const bj::Rules rules = analysed_rules(setup);
    bj::Analyser& analyser = analyser_for(rules.decks);
    return std::make_unique<bj::BoxPlayer>(bj::strategy_of(analyser.chart(rules, analyser.analyse(rules).strategy).chart, rules));
}

std::unique_ptr<Strategy> blackjack_strategy(const Setup& setup) {
    const bj::Rules rules = analysed_rules(setup);
    return std::make_unique<bj::BoxPlayer>(analyser_for(rules.decks).analyse(rules).strategy);
}

}  // namespace baize
