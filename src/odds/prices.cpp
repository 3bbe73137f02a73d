#include "odds/prices.hpp"

#include <fmt/format.h>

#include "definition/maxima.hpp"
#include "engine/table.hpp"
#include "odds/too_fine.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

// Does a condition rest on options alone that say what lies on the layout, and move no price?
bool only_the_layout(const Game& game, std::string_view when) {
    for (const OptionDef& option : game.options)
        if (option.moves_price && (" " + std::string(when)).find(fmt::format(" {}=", option.id)) != std::string::npos)
            return false;
    return true;
}

// "straight-up:0 to straight-up:00", as they are asked for: a spot may have no name but its wager's.
std::string from_to(const Game& game, std::size_t w) {
    const std::uint8_t wager = w;
    const std::uint16_t last = game.wagers[w].spots.size() - 1;
    return fmt::format("{} to {}", position_name(game, {wager, 0}), position_name(game, {wager, last}));
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
            const PriceRequest request{std::string(wanted), false, false, {}};
            for (const Position position : opening_positions(setup))
                if (baize::wanted(request, setup, position)) return std::nullopt;
            if (const auto at = find_position(game, wanted); at && !setup.has_spot(*at))
                return Refusal{fmt::format("{} is not on the layout that these options make", wanted),
                               std::string(wager.clause)};
            if (wager.kind != WagerKind::Opening && wanted == wager.id) return std::nullopt;
            return Refusal{wager.spots.empty() ? fmt::format("{} has no spots, so no '{}'", wager.id, wanted)
                                               : fmt::format("{} has no spot '{}'; it has {}", wager.id,
                                                             wanted.substr(wanted.find(':') + 1), from_to(game, w)),
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

namespace {

// A wager that is priced though it is not laid out is read as its options say: one that was set is named all the same.
bool reads_off_layout(const Setup& setup, std::size_t option, Position position) {
    const OptionDef& def = setup.game().options[option];
    const std::string_view when = setup.game().wagers[position.wager].when;
    return !setup.offered(position.wager) && !when.empty() && def.when == when && setup.option(option) != def.standard;
}

}  // namespace

Price named_price(const Setup& setup, Position position) {
    Price price;
    price.game = setup.game().id;
    price.wager = position_name(setup.game(), position);
    price.title = setup.game().wagers[position.wager].title;
    price.paytable = setup.paytable(position);
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)  // an own row in a part of the wager
                                                                  // makes the whole its own
        if (setup.game().wagers[w].part_of == position.wager && setup.paytable(w) == "own") price.paytable = "own";
    for (std::size_t i = 0; i < setup.game().options.size(); ++i)
        if (setup.game().options[i].moves_price && (setup.applies(i) || reads_off_layout(setup, i, position)))
            price.options.emplace_back(setup.game().options[i].id, setup.option_id(i));
    return price;
}

std::vector<Price> price_each(const Setup& setup, const PriceRequest& request,
                              const std::function<ReturnDistribution(Position)>& returns_of) {
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        prices.push_back(named_price(setup, position));
        fill(prices.back(), returns_of(position));
    }
    return prices;
}

namespace {

// By the clause of the game's first wager, to which whatever is decided by play belongs.
Refusal too_fine(const Setup& setup, const OddsTooFine& fault) {
    return {fault.what(), std::string(setup.game().wagers[0].clause)};
}

bool has_maxima(const Setup& setup) {
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
        if (setup.limits(w).payout_max.cents > 0) return true;
    return false;
}

// Is this the row of a wager, whole or of a spot, or a further one of it?
bool is_of(const Price& price, const Setup& setup, std::size_t wager) {
    const std::string_view id = setup.game().wagers[wager].id, name = price.wager;
    return name.starts_with(id) && (name.size() == id.size() || name[id.size()] == ':' || name[id.size()] == '+');
}

// Where a maximum pay-out cuts a win, the price is of the highest stake, and says so (ruling R67).
std::vector<Price> price_under_maxima(const Pricer& pricer, const Setup& setup, const PriceRequest& request) {
    const Game& game = setup.game();
    const auto paid = setup.paid_at_highest();
    if (!paid)
        throw OddsTooFine("a maximum pay-out is no multiple of the highest stake that can be counted exactly; expected "
                          "amounts with a larger common factor");
    std::vector<Price> prices = pricer.price(*paid, request);
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const std::size_t staked = staked_as(game, w);
        if (!setup.offered(w) || !row_cut(setup, w)) continue;
        for (Price& price : prices) {
            if (!is_of(price, setup, staked)) continue;
            if (!may_cut_pays(game, w)) suppose(price, "a stake that reaches no maximum pay-out");
            else suppose(price, fmt::format("a wager of {}, of which {} wins no more than {}",
                                            to_string(setup.limits(staked).max), game.wagers[w].title,
                                            to_string(setup.limits(w).payout_max)));
        }
    }
    return prices;
}

}  // namespace

Result<std::vector<Price>> price(const Setup& setup, const PriceRequest& request) {
    const Pricer& pricer = pricer_of(setup.game().id);
    if (auto refusal = check_wager(setup, request.wager, pricer.off_layout)) return *refusal;
    try {
        return has_maxima(setup) && !pricer.maxima ? price_under_maxima(pricer, setup, request)
                                                   : pricer.price(setup, request);
    } catch (const OddsTooFine& fault) { return too_fine(setup, fault); }
}

std::unique_ptr<Strategy> best_strategy(const Setup& setup) {
    const Pricer& pricer = pricer_of(setup.game().id);
    return pricer.strategy ? pricer.strategy(setup) : nullptr;
}

Result<Explanation> explain(const Setup& setup, const Progress& progress) {
    const Pricer& pricer = pricer_of(setup.game().id);
    try {
        if (pricer.explain) return pricer.explain(setup, progress);
    } catch (const OddsTooFine& fault) { return too_fine(setup, fault); }
    return Refusal{fmt::format("{} asks the player nothing, so there is no strategy to chart", setup.game().id)};
}

std::unique_ptr<PlayByChart> best_chart(const Setup& setup) {
    const Pricer& pricer = pricer_of(setup.game().id);
    return pricer.chart ? pricer.chart(setup) : nullptr;
}

std::optional<Chart> house_chart(const Setup& setup) {
    const Pricer& pricer = pricer_of(setup.game().id);
    return pricer.house_chart ? pricer.house_chart(setup) : std::nullopt;
}

Result<Advice> advise(const Setup& setup, const AdviceRequest& request) {
    const Pricer& pricer = pricer_of(setup.game().id);
    if (pricer.advise) return pricer.advise(setup, request);
    return Refusal{fmt::format("{} has no adviser: what is best there does not depend on the cards that are left, or "
                               "the player is asked nothing", setup.game().id)};
}

std::string advise_at(const Table& table, const Question& question) {
    const Pricer& pricer = pricer_of(table.game().id);
    return pricer.advise_at ? pricer.advise_at(table, question) : std::string();
}

ChoiceValues choice_values(const Table& table, const Question& question) {
    const Pricer& pricer = pricer_of(table.game().id);
    return pricer.choice_values ? pricer.choice_values(table, question) : ChoiceValues{};
}

}  // namespace baize
