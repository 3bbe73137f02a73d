#include "odds/prices.hpp"

#include <fmt/format.h>

#include "odds/chain.hpp"
#include "odds/enumerate.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

constexpr Pricer kPricers[] = {
    {"gb.punto-banco", price_punto_banco},
    {"nz.baccarat", price_nz_baccarat},
    {"gb.three-card-poker", price_three_card_poker, three_card_poker_strategy},
    {"nz.three-card-poker", price_three_card_poker, three_card_poker_strategy},
    {"gb.casino-war", price_casino_war, casino_war_strategy},
    {"gb.pocket-pairs", price_pocket_pairs, pocket_pairs_strategy},
    {"nz.dragon21", price_dragon21},
    {"nz.blackjack", price_nz_blackjack, nz_blackjack_strategy, nz_blackjack_chart, true},
    {"gb.blackjack", price_gb_blackjack, gb_blackjack_strategy, gb_blackjack_chart},
    {"gb.blackjack-switch", price_gb_switch, gb_switch_strategy, gb_switch_chart},
    {"gb.neverbust", price_gb_neverbust, gb_neverbust_strategy},
    {"nz.racing-card-derby", price_racing_card_derby},
};

const Pricer* find_pricer(std::string_view game) {
    for (const Pricer& pricer : kPricers)
        if (pricer.game == game) return &pricer;
    return nullptr;
}

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

std::vector<Price> price_by_enumeration(const Setup& table, const PriceRequest& request) {
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

// Does a condition rest on options alone that say what lies on the layout, and move no price?
bool only_the_layout(const Game& game, std::string_view when) {
    for (const OptionDef& option : game.options)
        if (option.moves_price && (" " + std::string(when)).find(fmt::format(" {}=", option.id)) != std::string::npos)
            return false;
    return true;
}

// Which wagers have a price of their own: opening ones, and later ones that are no part of another.
MaybeRefusal check_wager(const Setup& setup, std::string_view wanted, bool off_layout) {
    if (wanted.empty()) return std::nullopt;
    const Game& game = setup.game();
    std::string list;
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const WagerDef& wager = game.wagers[w];
        if (wager.part_of >= 0) continue;
        if (wager.id == wanted.substr(0, wanted.find(':'))) {
            if (!setup.offered(w) && off_layout && wanted == wager.id && only_the_layout(game, wager.when))
                return std::nullopt;
            if (!setup.offered(w))
                return Refusal{fmt::format("{} is offered only with {}", wager.id, wager.when),
                               std::string(wager.clause)};
            const PriceRequest request{wanted, false, false, {}};
            for (const Position position : opening_positions(setup))
                if (baize::wanted(request, setup, position)) return std::nullopt;
            if (const auto at = find_position(game, wanted); at && !setup.has_spot(*at))
                return Refusal{fmt::format("{} is not on the layout that these options make", wanted),
                               std::string(wager.clause)};
            if (wager.kind != WagerKind::Opening && wanted == wager.id) return std::nullopt;
            return Refusal{wager.spots.empty() ? fmt::format("{} has no spots, so no '{}'", wager.id, wanted)
                                               : fmt::format("{} has no spot '{}'; it has {} to {}", wager.id,
                                                             wanted.substr(wanted.find(':') + 1), wager.spots.front(),
                                                             wager.spots.back()),
                           std::string(wager.clause)};
        }
        list += fmt::format("{}{}", list.empty() ? "" : ", ", wager.id);
    }
    return Refusal{
        fmt::format("{} has no wager '{}' with a price of its own; expected one of {}", game.id, wanted, list)};
}

}  // namespace

// "split", "split:1-2"; and where spots come in groups, "single-ring:split" for every "single-ring:split/...".
bool wanted(const PriceRequest& request, const Setup& setup, Position position) {
    if (request.wager.empty() || request.wager == setup.game().wagers[position.wager].id) return true;
    const std::string name = position_name(setup.game(), position);
    return request.wager == name || name.starts_with(std::string(request.wager) + "/");
}

Price named_price(const Setup& setup, Position position) {
    Price price;
    price.game = setup.game().id;
    price.wager = position_name(setup.game(), position);
    price.paytable = setup.paytable(position);
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)  // an own row in a part of the wager
                                                                  // makes the whole its own
        if (setup.game().wagers[w].part_of == position.wager && setup.paytable(w) == "own") price.paytable = "own";
    for (std::size_t i = 0; i < setup.game().options.size(); ++i)
        if (setup.game().options[i].moves_price && setup.applies(i))
            price.options.emplace_back(setup.game().options[i].id, setup.option_id(i));
    return price;
}

Result<std::vector<Price>> price(const Setup& setup, const PriceRequest& request) {
    const Pricer* pricer = find_pricer(setup.game().id);
    if (auto refusal = check_wager(setup, request.wager, pricer && pricer->off_layout)) return *refusal;
    return pricer ? pricer->price(setup, request) : price_by_enumeration(setup, request);
}

std::unique_ptr<Strategy> best_strategy(const Setup& setup) {
    const Pricer* pricer = find_pricer(setup.game().id);
    return pricer && pricer->strategy ? pricer->strategy(setup) : nullptr;
}

bool has_chart(const Setup& setup) {
    const Pricer* pricer = find_pricer(setup.game().id);
    return pricer && pricer->chart;
}

std::unique_ptr<Strategy> chart_strategy(const Setup& setup, const blackjack::Chart& chart) {
    return has_chart(setup) ? find_pricer(setup.game().id)->chart(setup, chart) : nullptr;
}

}  // namespace baize
