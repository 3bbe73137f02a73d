// nz.blackjack by the combinatorial analyser, and the play it found.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "games/blackjack/nz_blackjack.hpp"
#include "odds/blackjack/analyser.hpp"
#include "odds/blackjack/explain.hpp"
#include "odds/blackjack/main_wager.hpp"
#include "odds/blackjack/play_by_chart.hpp"
#include "odds/blackjack/pricers.hpp"
#include "odds/blackjack/sides.hpp"

namespace baize {

namespace bj = blackjack;

namespace {

// 21.3, 21.5: a wager of the upper minimum at a Player Select table, by its own rules.
Price upper_price(const Setup& setup) {
    const bj::Rules& rules = setup.compiled<bj::nz::TableRules>().upper;
    const bj::Analysis analysis = blackjack_analysis(rules);
    Price price = named_price(setup, {bj::nz::Upper, 0});
    price.edge = analysis.edge();
    price.edge_of_total = analysis.edge() / blackjack_staked(rules, analysis.strategy);
    price.sd = price.hit = -1;
    price.note = "by the options upper-...; the sums rounded as double precision rounds";
    return price;
}

// ---- Side wagers ----------------------------------------------------------------------------------------------------

// What the layout has, or what was asked for by its name.
bool priced(const Setup& setup, const PriceRequest& request, std::uint8_t wager) {
    return wanted(request, setup, {wager, 0}) && (setup.offered(wager) || !request.wager.empty());
}

Price side_price(const Setup& setup, std::uint8_t wager, const ReturnDistribution& returns,
                 std::string_view note = "") {
    Price price = named_price(setup, {wager, 0});
    fill(price, returns);
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
    const bj::Strategy strategy = blackjack_analysis(rules).strategy;
    const Pays& pays = setup.pays(bj::nz::SuperSevens);
    prices.push_back(side_price(
        setup, bj::nz::SuperSevens,
        bj::super_sevens_returns(shoe, pays, [&](int up) { return third_card_by_strategy(strategy, rules, up); }),
        "two sevens played as the best play of the main wager says; '+third-card': with a third card always drawn "
        "(ruling R38)"));
    prices.push_back(side_price(setup, bj::nz::SuperSevens,
                                bj::super_sevens_returns(shoe, pays, [](int) { return true; })));
    call_row(prices.back(), "+third-card", "with a third card always drawn");
}

// 15B.9, 15C.10: by the pay scale of the wager that they are added to.
void add_extra_pairs(std::vector<Price>& prices, const Setup& setup, const PriceRequest& request,
                     const bj::FaceShoe& shoe, std::uint8_t extra, std::size_t pair,
                     Return (*settle)(Card, Card, bj::Rows)) {
    if (!setup.offered(extra) || !wanted(request, setup, {extra, 0})) return;
    const auto& rules = setup.compiled<bj::Rules>();
    const bj::Strategy strategy = blackjack_analysis(rules).strategy;
    const ReturnDistribution returns = bj::extra_pairs_returns(
        shoe, setup.pays(pair), settle, [&](int value, int up) { return strategy.plan(value, up); });
    prices.push_back(side_price(setup, extra, returns,
                                "per additional wager, one on every hand of a split before its second card; pairs "
                                "split as the best play of the main wager says"));
    prices.back().paytable = setup.paytable(pair);
    prices.back().unit = "additional wager";
}

// ---- Push 22 (20A) --------------------------------------------------------------------------------------------------

// Every way in which a box that is not split ends without waiting for the dealer,
// against one first card of his: bust, paid, or a blackjack.
std::vector<std::pair<bj::Tally, double>> settled_hands(const bj::Strategy& strategy, const bj::Rules& rules, int up) {
    std::vector<std::pair<bj::Tally, double>> list;
    for (int first = 1; first <= bj::kValues; ++first)
        for (int second = first; second <= bj::kValues; ++second) {
            const bj::Tally two = bj::Tally::of(first) + bj::Tally::of(second);
            for (const bj::FinalHand& hand : bj::unsplit_final_hands(strategy, bj::hand_table().of(two), up, rules)) {
                const bool paid = bj::won_at_once(bj::hand_result(hand.end), rules) &&
                                  (hand.doubling == bj::Doubling::None || rules.doubled_21_wins);
                const bool blackjack = first == 1 && second == bj::kTen;
                if (paid || blackjack || hand.end == bj::kBustTotal)
                    list.emplace_back(hand.drawn, hand.orders * (first == second ? 1 : 2));
            }
        }
    return list;
}

// Ruling R36 the other way (13.4): nobody draws for a Push 22 wager alone.
Price push_22_beside_hands(const Setup& setup, const bj::FaceShoe& shoe) {
    const auto& rules = setup.compiled<bj::Rules>();
    const bj::Strategy strategy = blackjack_analysis(rules).strategy;
    std::array<std::vector<std::pair<bj::Tally, double>>, bj::kValues + 1> settled;
    for (int up = 1; up <= bj::kValues; ++up)
        settled[up] = settled_hands(strategy, rules, up);
    const bj::RoundedDistribution returns =
        bj::push_22_beside_hands(shoe, rules, setup.pays(bj::nz::Push22), [&](int up, const bj::ValueShoe& left) {
            bj::Composition rest;
            for (int value = 1; value <= bj::kValues; ++value) rest.add(value, left[value]);
            double waits = 1;
            for (const auto& [cards, orders] : settled[up])
                if (rest.holds(cards)) waits -= orders * bj::chance_of<double>(rest, cards);
            return waits;
        });
    Price price = named_price(setup, {bj::nz::Push22, 0});
    price.edge = price.edge_of_total = -returns.mean;
    price.sd = std::sqrt(returns.square - returns.mean * returns.mean);
    price.hit = returns.hit;
    price.note =
        "no card is drawn for it alone (13.4): one box, played as the best play of the main wager says but never "
        "split; the sums rounded as double precision rounds";
    return price;
}

// 15H.9: the bonus is a fixed amount, so what it is worth depends on the stake: here the least that the table takes.
void add_buster(std::vector<Price>& prices, const Setup& setup, const bj::FaceShoe& shoe) {
    const auto& rules = setup.compiled<bj::Rules>();
    const Pays& pays = setup.pays(bj::nz::Buster);
    const ReturnDistribution alone = bj::buster_returns(shoe, rules, pays);
    prices.push_back(side_price(setup, bj::nz::Buster, alone));
    if (!setup.offered(bj::nz::FreeBonus)) return;
    const Money stake = setup.limits(bj::nz::Buster).min;
    const auto both = bj::buster_with_bonus_returns(shoe, rules, pays, setup.pays(bj::nz::FreeBonus), stake);
    const Ratio worth = (both.mean() - alone.mean()) * fraction(stake.cents, kMajorUnit.cents);
    prices.push_back(side_price(setup, bj::nz::Buster, both));
    call_row(prices.back(), "+free-bonus", "with the Free Bonus");
    prices.back().unit = fmt::format("wager of {}", to_string(stake));
    for (Price& price : prices)
        if (price.wager.starts_with("buster"))
            price.note = fmt::format(
                "the Free Bonus {} is worth {:.6f} dollars a round to the seated player, whatever he stakes (ruling "
                "R39); '+free-bonus' is at the least stake",
                setup.paytable(bj::nz::FreeBonus), nearest(worth));
}

constexpr std::string_view kCashed =
    "always taken in cash (15D.6(a), 15E.5(a)); '+ride': left on the main wager wherever that is worth more, the side "
    "wager being as large as it";

// 15D.6(b), 15E.5(b): what is won rides on the main wager where the best play of
// both together is worth more than of the main wager alone.
// The decision falls when the dealer's first card is known. A part of it never does better than all or nothing: the
// worth of the best play is convex in what rides.
double riding_edge(const bj::Rules& rules, const std::vector<bj::FirstTwo>& deals) {
    const bj::DealValues alone = blackjack_deal_values(rules, {0, 1});
    const bj::Composition values = bj::Composition::of_decks(rules.decks);
    const double draws = values.size * (values.size - 1);
    double ev = 0;
    for (const bj::FirstTwo& deal : deals) {
        const Ratio net = count::net<Ratio>(deal.verdict);
        double worth = nearest(net);
        if (net > 0) {
            const bj::DealValues riding =
                blackjack_deal_values(rules, {deal.verdict.odds.num + deal.verdict.odds.den, deal.verdict.odds.den});
            const bj::Composition rest = values.less(bj::Tally::of(deal.first) + bj::Tally::of(deal.second));
            const std::size_t two = bj::two_cards(deal.first, deal.second);
            for (std::size_t up = 1; up <= bj::kValues; ++up)
                worth += rest.of(up) * std::max(0.0, riding[up][two] - alone[up][two]) / rest.size;
        }
        ev += worth * deal.ways / draws;
    }
    return -ev;
}

void add_riding(std::vector<Price>& prices, const Setup& setup, const PriceRequest& request, const bj::FaceShoe& shoe,
                std::uint8_t wager, Return (*settle)(Card, Card, bj::Rows)) {
    if (!priced(setup, request, wager)) return;
    const Pays& pays = setup.pays(wager);
    Price price = named_price(setup, {wager, 0});
    price.edge = price.edge_of_total =
        riding_edge(setup.compiled<bj::Rules>(), bj::first_two_by_win(shoe, pays, settle));
    price.sd = price.hit = -1;
    call_row(price, "+ride", "left to ride on the main wager");
    price.note =
        "what it wins is left on the main wager wherever that is worth more, the side wager being as large as it; the "
        "sums rounded as double precision rounds";
    prices.push_back(price);
}

void add_sides(std::vector<Price>& prices, const Setup& setup, const PriceRequest& request) {
    using namespace bj::nz;
    const bj::FaceShoe shoe = count::face_shoe(setup.shoe());
    const auto& rules = setup.compiled<bj::Rules>();
    const auto add = [&](std::size_t wager, auto returns) {
        if (priced(setup, request, wager)) prices.push_back(side_price(setup, wager, returns(setup.pays(wager))));
    };
    if (priced(setup, request, SuperSevens)) add_super_sevens(prices, setup, shoe);
    add(Madness, [&](const Pays& pays) { return bj::madness_returns(shoe, pays); });
    add(PerfectPair, [&](const Pays& pays) { return bj::perfect_pair_returns(shoe, pays); });
    add(AnyPair, [&](const Pays& pays) { return bj::any_pair_returns(shoe, pays); });
    add(HouseMoney, [&](const Pays& pays) { return bj::house_money_returns(shoe, pays); });
    if (!prices.empty() && prices.back().wager == "house-money") prices.back().note = kCashed;
    add_riding(prices, setup, request, shoe, HouseMoney, bj::settle_house_money);
    add(LetItRide, [&](const Pays& pays) { return bj::let_it_ride_returns(shoe, pays); });
    if (!prices.empty() && prices.back().wager == "let-it-ride") prices.back().note = kCashed;
    add_riding(prices, setup, request, shoe, LetItRide, bj::settle_let_it_ride);
    add(LuckyMatch, [&](const Pays& pays) { return bj::lucky_match_returns(shoe, pays); });
    add(LuckyLucky, [&](const Pays& pays) { return bj::lucky_lucky_returns(shoe, pays); });
    if (priced(setup, request, Buster)) add_buster(prices, setup, shoe);
    if (setup.compiled<TableRules>().push_22_draws)
        add(Push22, [&](const Pays& pays) { return bj::push_22_returns(shoe, rules, pays); });
    else if (priced(setup, request, Push22)) prices.push_back(push_22_beside_hands(setup, shoe));
    add_extra_pairs(prices, setup, request, shoe, ExtraPerfectPair, PerfectPair, bj::settle_perfect_pair);
    add_extra_pairs(prices, setup, request, shoe, ExtraAnyPair, AnyPair, bj::settle_any_pair);
    if (setup.offered(Ante))
        add(Ante, [](const Pays&) {
            ReturnDistribution fee;
            fee.add(-1, 1);
            return fee;
        });  // 18.6: always collected
}

// Ruling R33: the ante is a fee beside the stake, so the wager's edge is
// given without it and with the most that 1.1 allows.
void add_main_with_ante(std::vector<Price>& prices) {
    constexpr double kAnteMax = 0.125;
    Price price = prices.front();
    call_row(price, "+ante", "with the highest ante");
    price.edge += kAnteMax;
    price.edge_of_total += kAnteMax;
    price.exact.clear();
    price.returns.clear();
    price.sd = price.hit = -1;
    price.unit = "wager of the table minimum";
    prices.front().note +=
        "; without the ante (18.4), '+ante' with one of 12.5 % of the table minimum on a wager of just that (ruling "
        "R33)";
    prices.push_back(price);
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    if (wanted(request, setup, {bj::nz::Main, 0})) prices.push_back(blackjack_main_price(setup, request));
    if (wanted(request, setup, {bj::nz::Insurance, 0})) prices.push_back(blackjack_insurance_price(setup));
    if (setup.offered(bj::nz::Ante) && !prices.empty() && prices.front().wager == "main") add_main_with_ante(prices);
    if (setup.offered(bj::nz::Upper) && wanted(request, setup, {bj::nz::Upper, 0}))
        prices.push_back(upper_price(setup));
    add_sides(prices, setup, request);
    return prices;
}

}  // namespace

constinit const Pricer bj::kNzPricer{.price = price_wagers,
                                     .strategy = blackjack_strategy,
                                     .explain = bj::explain,
                                     .chart = bj::play_by_chart,
                                     .advise = bj::advise_on,
                                     .advise_at = bj::advise_at,
                                     .choice_values = bj::choice_values,
                                     .off_layout = true};

}  // namespace baize
