// gb.blackjack, gb.blackjack-switch and gb.neverbust: side wagers by counting first cards, NeverBust by counting every
// course, the main wagers by the analyser.
#include "games/blackjack/gb_blackjack.hpp"
#include "games/blackjack/gb_neverbust.hpp"
#include "games/blackjack/gb_switch.hpp"
#include "games/chosen.hpp"
#include "odds/blackjack/explain.hpp"
#include "odds/blackjack/gb_sides.hpp"
#include "odds/blackjack/main_wager.hpp"
#include "odds/blackjack/neverbust.hpp"
#include "odds/blackjack/play_by_chart.hpp"
#include "odds/blackjack/pricers.hpp"
#include "odds/wagers.hpp"
#include "rulebooks/gb_2011/blackjack_switch.hpp"

namespace baize {

namespace gb = blackjack::gb;

namespace {

using ReturnsOfWager = ReturnDistribution (*)(const Setup&, const Pays&);

// One row for each wager that the first cards decide, on each hand that it may be laid on.
void add_side(std::vector<Price>& prices, const Setup& setup, const PriceRequest& request, std::uint8_t wager,
              ReturnsOfWager returns) {
    if (!setup.offered(wager)) return;
    for (std::uint16_t spot = 0; spot < setup.game().wagers[wager].open_spots(); ++spot) {
        if (!wanted(request, setup, {wager, spot})) continue;
        prices.push_back(named_price(setup, {wager, spot}));
        fill(prices.back(), returns(setup, setup.pays(wager)));
    }
}

// 4.34-4.59, of either game: which of its wagers comes first of them.
void add_normal_sides(std::vector<Price>& prices, const Setup& setup, const PriceRequest& request, std::uint8_t first) {
    constexpr ReturnsOfWager kReturns[] = {
        [](const Setup& s, const Pays& pays) { return gb::twenty_one_plus_3_returns(s.shoe(), pays); },
        [](const Setup& s, const Pays& pays) {
            const auto next = static_cast<gb::NextToAce>(s.option(gb_2011::blackjack::RoyalMatchAce));
            return gb::royal_match_returns(s.shoe(), next, pays);
        },
        [](const Setup& s, const Pays& pays) { return gb::perfect_pairs_returns(s.shoe(), pays); },
    };
    for (const ReturnsOfWager returns : kReturns) add_side(prices, setup, request, first++, returns);
}

// Ruling R56: a box without the Switch wager plays the normal game.
Price alone_price(const Setup& setup, const PriceRequest& request) {
    Price price = blackjack_box_price(setup, setup.compiled<gb::switching::TableRules>().alone, request);
    call_row(price, kAlone, "without the Switch wager");
    price.note = "a box without the Switch wager (ruling R56); " + price.note;
    return price;
}

void add_insurance(std::vector<Price>& prices, const Setup& setup, const PriceRequest& request) {
    if (wanted(request, setup, {gb::Insurance, 0})) prices.push_back(blackjack_insurance_price(setup));
}

class NeverInsures : public Strategy {
public:
    Answer answer(const Table&, const Question&) override { return {0, {}}; }  // the first of the choices
};

std::vector<Price> price_normal(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    if (wanted(request, setup, {gb::Main, 0})) prices.push_back(blackjack_main_price(setup, request));
    add_insurance(prices, setup, request);
    add_normal_sides(prices, setup, request, gb::TwentyOnePlus3);
    return prices;
}

std::vector<Price> price_switch(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    if (wanted(request, setup, {gb::Main, 0})) {
        prices.push_back(switch_main_price(setup));
        prices.push_back(alone_price(setup, request));
    }
    add_insurance(prices, setup, request);
    add_side(prices, setup, request, gb::switching::SuperMatch, [](const Setup& s, const Pays& pays) {
        return gb::super_match_returns(s.shoe(), chosen(s, gb_2011::blackjack_switch::SuperMatchSuits, NoYes::Yes),
                                       pays);
    });
    add_normal_sides(prices, setup, request, gb::switching::kNormalSides);
    return prices;
}

std::vector<Price> price_neverbust(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    if (wanted(request, setup, {gb::Main, 0})) {
        const blackjack::ValueShoe shoe = blackjack::value_shoe(count::face_shoe(setup.shoe()));
        prices.push_back(named_price(setup, {gb::Main, 0}));
        fill(prices.back(), gb::neverbust::main_returns(shoe, setup.compiled<gb::neverbust::TableRules>(),
                                                        setup.pays(gb::Main)));
    }
    add_insurance(prices, setup, request);
    return prices;
}

std::unique_ptr<Strategy> neverbust_strategy(const Setup&) { return std::make_unique<NeverInsures>(); }

// Insurance is all that is decided, and its choices come first.
ChoiceValues neverbust_values(const Table& table, const Question& question) {
    const auto& rules = table.setup().compiled<gb::neverbust::TableRules>();
    return blackjack::insurance_values(table, question, rules.blackjack_pays, 0);
}

}  // namespace

constinit const Pricer blackjack::kGbPricer{.price = price_normal,
                                            .strategy = blackjack_strategy,
                                            .explain = blackjack::explain,
                                            .chart = blackjack::play_by_chart,
                                            .advise = blackjack::advise_on,
                                            .advise_at = blackjack::advise_at,
                                            .choice_values = blackjack::choice_values};
constinit const Pricer blackjack::kSwitchPricer{.price = price_switch,
                                                .strategy = switch_strategy,
                                                .explain = blackjack::explain,
                                                .chart = blackjack::play_by_chart,
                                                .advise = blackjack::advise_on,
                                                .advise_at = blackjack::advise_at,
                                            .choice_values = blackjack::choice_values};
constinit const Pricer blackjack::kNeverbustPricer{.price = price_neverbust, .strategy = neverbust_strategy,
                                                   .choice_values = neverbust_values};

}  // namespace baize
