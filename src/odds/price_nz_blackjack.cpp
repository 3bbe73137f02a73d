// nz.blackjack by the combinatorial analyser, and the play it found.
#include <fmt/format.h>

#include <cmath>
#include <map>

#include "games/blackjack/nz_blackjack.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/player.hpp"
#include "odds/blackjack_sides.hpp"
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

// 21.3, 21.5: a wager of the upper minimum at a Player Select table, by its own rules.
Price upper_price(const Setup& setup) {
    const bj::Rules& rules = setup.compiled<bj::nz::TableRules>().upper;
    const bj::Analysis analysis = analyser_for(rules.decks).analyse(rules);
    Price price = named_price(setup, {bj::nz::Upper, 0});
    price.edge = analysis.edge();
    price.edge_of_total = analysis.edge() / analysis.staked;
    price.sd = price.hit = -1;
    price.note = "by the options upper-...; the sums rounded as double precision rounds";
    return price;
}

// ---- Side wagers ------------------------------------------------------------------------------------------------------

// What the layout has, or what was asked for by its name.
bool priced(const Setup& setup, const PriceRequest& request, std::size_t wager) {
    return wanted(request, setup, {static_cast<std::uint8_t>(wager), 0}) && (setup.offered(wager) || !request.wager.empty());
}

Price side_price(const Setup& setup, std::size_t wager, const Law& law, std::string_view reading = "", std::string_view note = "") {
    Price price = named_price(setup, {static_cast<std::uint8_t>(wager), 0});
    fill(price, law);
    price.wager += reading;
    price.note = note;
    return price;
}

// Ruling R38: two sevens are split or drawn to as the best play of the main wager says; or a third card always comes.
bool third_card_by_strategy(const bj::Strategy& strategy, const bj::Rules& rules, int up) {
    const bj::Node sevens = strategy.next(strategy.next(bj::Strategy::root(), 7), 7);
    const bj::Context context{0, bj::may_split(7, 7, 1, rules), bj::may_double(7, 7, false, rules)};
    const bj::Action action = strategy.action(sevens, up, context);
    return action == bj::Action::Draw || action == bj::Action::Double;
}

void add_super_sevens(std::vector<Price>& prices, const Setup& setup, const bj::FaceShoe& shoe) {
    const auto& rules = setup.compiled<bj::Rules>();
    const bj::Strategy strategy = analyser_for(rules.decks).analyse(rules).strategy;
    const Pays& pays = setup.pays(bj::nz::SuperSevens);
    prices.push_back(side_price(setup, bj::nz::SuperSevens, bj::super_sevens_law(shoe, pays, [&](int up) { return third_card_by_strategy(strategy, rules, up); }), "",
                                "two sevens played as the best play of the main wager says; '+third-card': with a third card always drawn (ruling R38)"));
    prices.push_back(side_price(setup, bj::nz::SuperSevens, bj::super_sevens_law(shoe, pays, [](int) { return true; }), "+third-card"));
}

// 15H.9: the bonus is a fixed amount, so what it is worth depends on the stake: here the least that the table takes.
void add_buster(std::vector<Price>& prices, const Setup& setup, const bj::FaceShoe& shoe) {
    const auto& rules = setup.compiled<bj::Rules>();
    const Pays& pays = setup.pays(bj::nz::Buster);
    const Law alone = bj::buster_law(shoe, rules, pays);
    prices.push_back(side_price(setup, bj::nz::Buster, alone));
    if (!setup.offered(bj::nz::FreeBonus)) return;
    const Money stake = setup.limits(bj::nz::Buster).min;
    const Law both = bj::buster_with_bonus_law(shoe, rules, pays, setup.pays(bj::nz::FreeBonus), stake);
    const Ratio worth = (both.mean() - alone.mean()) * fraction(stake.cents, nz_blackjack::kMinorUnits);
    prices.push_back(side_price(setup, bj::nz::Buster, both, "+free-bonus"));
    prices.back().unit = fmt::format("wager of {}", to_string(stake));
    for (Price& price : prices)
        if (price.wager.starts_with("buster"))
            price.note = fmt::format("the Free Bonus {} is worth {:.6f} dollars a round to the seated player, whatever he stakes (ruling R39); '+free-bonus' is at the least stake",
                                     setup.paytable(bj::nz::FreeBonus), nearest(worth));
}

constexpr std::string_view kCashed = "always taken in cash (15D.6(a), 15E.5(a)); what letting it ride is worth is not in this price";

void add_sides(std::vector<Price>& prices, const Setup& setup, const PriceRequest& request) {
    using namespace bj::nz;
    const bj::FaceShoe shoe = punto_banco::face_shoe(setup.shoe());
    const auto& rules = setup.compiled<bj::Rules>();
    const auto add = [&](std::size_t wager, auto law) {
        if (priced(setup, request, wager)) prices.push_back(side_price(setup, wager, law(setup.pays(wager))));
    };
    if (priced(setup, request, SuperSevens)) add_super_sevens(prices, setup, shoe);
    add(Madness, [&](const Pays& pays) { return bj::madness_law(shoe, pays); });
    add(PerfectPair, [&](const Pays& pays) { return bj::perfect_pair_law(shoe, pays); });
    add(AnyPair, [&](const Pays& pays) { return bj::any_pair_law(shoe, pays); });
    add(HouseMoney, [&](const Pays& pays) { return bj::house_money_law(shoe, pays); });
    if (!prices.empty() && prices.back().wager == "house-money") prices.back().note = kCashed;
    add(LetItRide, [&](const Pays& pays) { return bj::let_it_ride_law(shoe, pays); });
    if (!prices.empty() && prices.back().wager == "let-it-ride") prices.back().note = kCashed;
    add(LuckyMatch, [&](const Pays& pays) { return bj::lucky_match_law(shoe, pays); });
    add(LuckyLucky, [&](const Pays& pays) { return bj::lucky_lucky_law(shoe, pays); });
    if (priced(setup, request, Buster)) add_buster(prices, setup, shoe);
    add(Push22, [&](const Pays& pays) { return bj::push_22_law(shoe, rules, pays); });
    if (setup.offered(Ante)) add(Ante, [](const Pays&) { Law fee; fee.add(-1, 1); return fee; });  // 18.6: always collected
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
    if (setup.offered(bj::nz::Upper) && wanted(request, setup, {bj::nz::Upper, 0})) prices.push_back(upper_price(setup));
    add_sides(prices, setup, request);
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
