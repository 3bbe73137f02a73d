#include "odds/blackjack/main_wager.hpp"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <mutex>
#include <tuple>

#include "core/numbers.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "games/blackjack/hands.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/insurance.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/blackjack/switch_chart.hpp"
#include "odds/blackjack/switch_player.hpp"

namespace baize {

namespace bj = blackjack;

namespace {

constexpr std::size_t kSolversKept = 8, kRidesKept = 16, kAnalysesKept = 4;

// Distributions of the dealer's hand are kept for each number of decks, so that a further set of rules is priced at
// once.
bj::Analyser& analyser_for(int decks) {
    static thread_local std::map<int, bj::Analyser> kept;
    return kept.try_emplace(decks, decks).first->second;
}

// Of the last few sets of rules: who asks for a price asks for the play that it supposes too, and for side wagers that
// depend on it.
const bj::Analysis& analysis_of(const bj::Rules& rules) {
    static thread_local std::deque<std::pair<bj::Rules, bj::Analysis>> kept;
    for (const auto& [known, analysis] : kept)
        if (known == rules) return analysis;
    if (kept.size() == kAnalysesKept) kept.pop_front();
    return kept.emplace_back(rules, analyser_for(rules.decks).analyse(rules)).second;
}

// The whole return distribution is counted over all hands of a box together: of more than three there are too many.
constexpr int kHandsInADistribution = 3;

void add_returns(Price& price, const bj::NetSpread<double>& returns) {
    price.hit = 0;
    for (const auto& [net, chance] : returns) {
        price.returns.emplace_back(net.get_str(), chance);
        if (net > 0) price.hit += chance;
    }
}

// Some seconds of counting, so every set of rules is solved once. All threads of a simulation share it.
std::shared_ptr<const bj::SwitchSolver> switch_solver_for(const bj::Rules& rules) {
    static std::mutex busy;
    static std::vector<std::pair<bj::Rules, std::shared_ptr<const bj::SwitchSolver>>> kept;
    const std::lock_guard lock(busy);
    for (const auto& [known, solver] : kept)
        if (known == rules) return solver;
    if (kept.size() == kSolversKept) kept.erase(kept.begin());
    kept.emplace_back(rules, std::make_shared<const bj::SwitchSolver>(bj::Composition::of_decks(rules.decks), rules));
    return kept.back().second;
}

// As a player does who has learned what two cards are worth and no more.
bj::Switching by_learned_worths(const bj::Rules& rules) {
    return [learned = std::make_shared<const bj::CachedValues>(switch_solver_for(rules)->learned())](auto... cards) {
        return learned->switches(cards...);
    };
}

}  // namespace

Price switch_main_price(const Setup& setup) {
    const auto solver = switch_solver_for(setup.compiled<bj::Rules>());
    Price price = named_price(setup, {bj::table::Main, 0});
    price.edge = -solver->ev();
    price.edge_of_total = price.edge / solver->staked();
    price.sd = price.hit = -1;
    price.unit = "total stake on both hands";
    price.note =
        "first round of a fresh shoe, one box of two hands; each hand is played for itself with the four cards known, "
        "the second takes no notice of "
        "what the first drew, and the better arrangement is chosen by the worth of the two; counted to eight decimals";
    return price;
}

std::unique_ptr<Strategy> switch_strategy(const Setup& setup) {
    const auto& rules = setup.compiled<bj::gb::switching::TableRules>();
    const auto alone = [rules = rules.alone] { return analysis_of(rules).strategy; };
    return std::make_unique<bj::SwitchPlayer>(
        analysis_of(rules).strategy,
        [solver = switch_solver_for(rules)](auto... cards) { return solver->switches(cards...); }, alone);
}

Price blackjack_main_price(const Setup& setup, const PriceRequest& request) {
    return blackjack_box_price(setup, setup.compiled<bj::Rules>(), request);
}

Price blackjack_box_price(const Setup& setup, const bj::Rules& rules, const PriceRequest& request) {
    bj::Analyser& analyser = analyser_for(rules.decks);
    const bj::Analysis analysis = analysis_of(rules);
    Price price = named_price(setup, {bj::table::Main, 0});
    price.edge = analysis.edge();
    price.edge_of_total = analysis.edge() / blackjack_staked(rules, analysis.strategy);
    const bool spreads = !bj::pays_after_a_free_split(rules);
    price.sd =
        spreads && (request.spread || request.full) ? std::sqrt(analyser.variance(rules, analysis.strategy)) : -1;
    price.hit = -1;  // known with the full return distribution only
    if (request.full) {
        const Ratio exact = -analyser.exact_ev(rules, analysis.strategy);
        price.exact = in_lowest_terms(exact);
        price.edge = nearest(exact);
        if (spreads && rules.hands_max <= kHandsInADistribution)
            add_returns(price, analyser.distribution(rules, analysis.strategy, request.progress));
    }
    price.note = "first round of a fresh shoe, one box, composition-dependent play";
    if (!request.full)
        price.note +=
            "; every course counted, the sums rounded as double precision rounds (--full gives the exact fraction)";
    else if (rules.hands_max > kHandsInADistribution)
        price.note += "; the return distribution is given for boxes of at most three hands";
    if (!spreads)
        price.note +=
            "; where a free split is followed by a paid one, neither the return distribution nor its spread is counted";
    price.note += bj::left_out(rules);
    return price;
}

Price blackjack_insurance_price(const Setup& setup) {
    Price price = named_price(setup, {bj::table::Insurance, 0});
    fill(price, bj::insurance_returns(bj::Composition::of_decks(setup.shoe().decks),
                                      setup.pays(bj::table::Insurance)[0].odds));
    price.unit = "insurance wager";
    return price;
}

// Kept, for a price list asks for the same few rides again and again.
bj::DealValues blackjack_deal_values(const bj::Rules& rules, Odds ride) {
    static thread_local std::vector<std::tuple<bj::Rules, Odds, bj::DealValues>> kept;
    for (const auto& [known, much, values] : kept)
        if (known == rules && much == ride) return values;
    if (kept.size() == kRidesKept) kept.erase(kept.begin());
    return std::get<2>(kept.emplace_back(
        rules, ride, analyser_for(rules.decks).best_values(rules, quotient(ride.num, ride.den))));
}

// The initial wager is always staked, whatever the rounding of a sum says.
double blackjack_staked(const bj::Rules& rules, const bj::Strategy& strategy) {
    return std::max(1.0, analyser_for(rules.decks).staked(rules, strategy));
}

bj::Analysis blackjack_analysis(const bj::Rules& rules) { return analysis_of(rules); }

bj::Chart blackjack_best_chart(const Setup& setup) {
    const auto& rules = setup.compiled<bj::Rules>();
    bj::Analyser& analyser = analyser_for(rules.decks);
    const bj::Chart chart = analyser.chart(rules, analysis_of(rules).strategy).chart;
    return rules.two_hands ? bj::best_switch_chart(bj::Composition::of_decks(rules.decks), rules, chart).chart : chart;
}

double blackjack_chart_edge(const Setup& setup, const bj::Chart& chart) {
    const auto& rules = setup.compiled<bj::Rules>();
    const bj::Strategy strategy = bj::strategy_of(chart, rules);
    if (!rules.two_hands) return -analyser_for(rules.decks).ev(rules, strategy);
    return -bj::SwitchSolver(bj::Composition::of_decks(rules.decks), rules, &strategy).ev(by_learned_worths(rules));
}

std::unique_ptr<Strategy> blackjack_chart(const Setup& setup, const bj::Chart& chart) {
    return std::make_unique<bj::BoxPlayer>(bj::strategy_of(chart, setup.compiled<bj::Rules>()));
}

std::unique_ptr<Strategy> switch_chart(const Setup& setup, const bj::Chart& chart) {
    const auto& rules = setup.compiled<bj::gb::switching::TableRules>();
    const auto alone = [chart, rules = rules.alone] { return bj::strategy_of(chart, rules); };
    return std::make_unique<bj::SwitchPlayer>(bj::strategy_of(chart, rules), by_learned_worths(rules), alone);
}

std::unique_ptr<Strategy> blackjack_strategy(const Setup& setup) {
    const auto& rules = setup.compiled<bj::Rules>();
    return std::make_unique<bj::BoxPlayer>(analysis_of(rules).strategy);
}

}  // namespace baize
