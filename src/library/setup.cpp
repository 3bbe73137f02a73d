#include "baize/setup.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "library/inside.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

Result<std::size_t> wager_of(const Game& game, std::string_view id, std::string_view what) {
    if (const auto found = find_wager(game, id)) return *found;
    std::string list;
    for (const WagerDef& each : game.wagers) list += fmt::format("{}{}", list.empty() ? "" : ", ", each.id);
    return Refusal{fmt::format("{}: {} has no wager '{}'; expected one of {}", what, game.id, id, list)};
}

bool is_amount(Money amount) { return amount.cents >= 1 && amount <= kMoneyMax; }

MaybeRefusal set_limits(Setup& setup, const v0::SetupRequest& request) {
    const Game& game = setup.game();
    for (const auto& [id, limits] : request.limits) {
        if (!is_amount(limits.min) || !is_amount(limits.max) || !is_amount(limits.increment) ||
            limits.min > limits.max || limits.payout_max.cents < 0 || limits.payout_max > kMoneyMax)
            return Refusal{fmt::format("limits of '{}': expected amounts above zero with the least no more than the "
                                       "highest", id)};
        if (!id.empty())
            if (const auto wager = wager_of(game, id, "limits"); !wager) return wager.refusal();
    }
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        auto given = request.limits.find(std::string(game.wagers[w].id));
        if (given == request.limits.end()) given = request.limits.find("");
        if (given != request.limits.end()) setup.limits(w, given->second);
    }
    if (request.highest == Money{}) return std::nullopt;
    if (!is_amount(request.highest))
        return Refusal{fmt::format("the highest stake: expected an amount from 0.01 to {}", to_string(kMoneyMax))};
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        Limits limits = setup.limits(w);
        limits.max = request.highest;
        limits.min = std::min(limits.min, limits.max);
        setup.limits(w, limits);
    }
    return std::nullopt;
}

MaybeRefusal strip(Setup& setup, const std::vector<std::string>& names) {
    const Deck& deck = setup.game().deck();
    std::uint64_t without = 0;
    for (const std::string& name : names) {
        const auto card = deck.find(name);
        if (setup.shoe().decks == 0 || !card)
            return Refusal{fmt::format("stripped: {} has no card '{}'; expected {}", setup.game().id, name,
                                       deck.such_as)};
        without |= std::uint64_t{1} << card->index();
    }
    if (without) setup.strip_decks(without);
    return std::nullopt;
}

MaybeRefusal withdraw(Setup& setup, const std::vector<std::string>& wagers) {
    for (const std::string& id : wagers) {
        const auto wager = wager_of(setup.game(), id, "withdrawn");
        if (!wager) return wager.refusal();
        if (setup.game().wagers[*wager].kind != WagerKind::Opening)
            return Refusal{fmt::format("withdrawn: '{}' is made by another wager; only opening wagers can be left out",
                                       id)};
        setup.withdraw(*wager);
    }
    return std::nullopt;
}

MaybeRefusal finish(Setup& setup, const v0::SetupRequest& request) {
    if (auto refusal = withdraw(setup, request.withdrawn)) return refusal;
    if (auto refusal = set_limits(setup, request)) return refusal;
    if (auto refusal = strip(setup, request.stripped)) return refusal;
    const int most = setup.game().layout.boxes;
    if (request.boxes < 0 || request.boxes > most)
        return Refusal{fmt::format("boxes: {} has {}, not {}", setup.game().id, most, request.boxes)};
    if (request.boxes > 0) setup.boxes(request.boxes);
    if (request.meter.cents < 0 || request.meter > kMoneyMax)
        return Refusal{fmt::format("meter: expected an amount up to {}", to_string(kMoneyMax))};
    setup.meter(request.meter);
    return std::nullopt;
}

// Of a wager's id, or the name of one of its spots.
std::optional<std::size_t> wager_named(const Game& game, std::string_view name) {
    if (const auto wager = find_wager(game, name)) return wager;
    const auto at = find_position(game, name);
    return at ? std::optional<std::size_t>(at->wager) : std::nullopt;
}

std::optional<std::size_t> option_of(const Setup& setup, std::string_view id) {
    const auto options = setup.game().options;
    const auto found = std::ranges::find(options, id, &OptionDef::id);
    return found == options.end() ? std::nullopt : std::optional<std::size_t>(found - options.begin());
}

}  // namespace

}  // namespace baize

namespace baize::v0 {

Setup::Setup(const Game& game) : Setup(outer(baize::Setup(*game.inside().game))) {}

Result<Setup> Setup::make(const Game& game, const SetupRequest& request) {
    const baize::Game& of = *game.inside().game;
    baize::Choices choices{request.options, request.paytables, request.pays};
    auto made = baize::Setup::make(of, choices);
    if (!made) return cited(of, made.refusal());
    if (const auto refusal = finish(*made, request)) return cited(of, *refusal);
    return outer(std::move(*made), std::move(choices));
}

Game Setup::game() const { return outer(inside_->setup.game()); }

std::vector<Refusal> Setup::forbidden() const {
    std::vector<Refusal> list = inside_->setup.forbidden();
    for (Refusal& each : list) each = cited(inside_->setup.game(), std::move(each));
    return list;
}

std::string Setup::option(std::string_view id) const {
    const auto option = option_of(inside_->setup, id);
    return option ? std::string(inside_->setup.option_id(*option)) : std::string();
}

std::string Setup::option_words(std::string_view id) const {
    const auto option = option_of(inside_->setup, id);
    return option ? inside_->setup.option_words(*option) : std::string();
}

bool Setup::applies(std::string_view id) const {
    const auto option = option_of(inside_->setup, id);
    return option && inside_->setup.applies(*option);
}

std::vector<std::pair<std::string, std::string>> Setup::options_in_use() const {
    return inside_->setup.options_in_use();
}

bool Setup::holds(std::string_view condition) const { return inside_->setup.holds(condition); }

bool Setup::offered(std::string_view id) const {
    const auto wager = wager_named(inside_->setup.game(), id);
    return wager && inside_->setup.offered(*wager);
}

std::vector<std::string> Setup::spots(std::string_view id) const {
    const auto wager = find_wager(inside_->setup.game(), id);
    if (!wager) return {};
    const auto names = inside_->setup.spots(*wager);
    return {names.begin(), names.end()};
}

std::string Setup::paytable(std::string_view id) const {
    const baize::Setup& setup = inside_->setup;
    if (const auto wager = find_wager(setup.game(), id)) return setup.paytable(*wager);
    const auto at = find_position(setup.game(), id);
    return at ? setup.paytable(*at) : std::string();
}

std::vector<PayRow> Setup::pays(std::string_view id) const {
    const baize::Setup& setup = inside_->setup;
    std::vector<PayRow> rows;
    const auto add = [&](const Pays& pays) {
        for (const baize::PayRow& row : pays) rows.push_back(outer(row, setup.game()));
    };
    if (const auto wager = find_wager(setup.game(), id)) add(setup.pays(*wager));
    else if (const auto at = find_position(setup.game(), id)) add(setup.pays(*at));
    return rows;
}

std::vector<std::string> Setup::paytables_open(std::string_view id) const {
    std::vector<std::string> ids;
    if (const auto wager = find_wager(inside_->setup.game(), id))
        for (const baize::PayTable* table : inside_->setup.paytables_open(*wager)) ids.emplace_back(table->id);
    return ids;
}

Limits Setup::limits(std::string_view id) const {
    const auto wager = wager_named(inside_->setup.game(), id);
    return wager ? inside_->setup.limits(*wager) : Limits{{}, {}, {}, {}};
}

std::vector<std::string> Setup::positions() const {
    std::vector<std::string> names;
    for (const Position position : opening_positions(inside_->setup))
        names.push_back(position_name(inside_->setup.game(), position));
    return names;
}

int Setup::boxes() const { return inside_->setup.boxes(); }
Money Setup::meter() const { return inside_->setup.meter(); }

}  // namespace baize::v0
