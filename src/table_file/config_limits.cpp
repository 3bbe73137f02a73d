// Limits by circles, and the set-up that the engine plays.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "definition/names.hpp"
#include "games/list.hpp"
#include "table_file/config_text.hpp"

namespace baize {

namespace table_file {

namespace {

const std::optional<Money>* look(const LimitsByWager& limits, std::string_view wager, LimitMember which) {
    const auto found = limits.find(wager);
    return found != limits.end() && found->second.*which ? &(found->second.*which) : nullptr;
}

}  // namespace

std::optional<Money> limit_given(const TableConfig& config, const Game& game, const WagerDef* wager, int terminal,
                                 LimitMember which) {
    const auto other = [&](int index) { return &game.wagers[index]; };
    if (wager && wager->made_of >= 0) return limit_given(config, game, other(wager->made_of), terminal, which);
    // A maximum pay-out is each wager's own: a bonus may win more than the wager that it comes with.
    const bool of_whole = wager && wager->part_of >= 0 && which != &LimitsGiven::payout_max;
    const std::string_view none;
    const auto own = config.terminal_limits.find(terminal);
    for (const std::string_view circle :
         {wager ? wager->id : none, of_whole ? other(wager->part_of)->id : none, kEveryWager}) {
        if (circle.empty()) continue;
        if (own != config.terminal_limits.end())
            if (const auto* limit = look(own->second, circle, which)) return *limit;
        if (const auto* limit = look(config.limits, circle, which)) return *limit;
    }
    return std::nullopt;
}

std::vector<int> places_with_limits(const TableConfig& config) {
    std::vector<int> places{0};
    for (const auto& [terminal, limits] : config.terminal_limits) places.push_back(terminal);
    return places;
}

}  // namespace table_file

Limits limits_at(const TableConfig& config, const Game& game, std::string_view id, int terminal) {
    const auto index = find_wager(game, id);
    const WagerDef* wager = index ? &game.wagers[*index] : nullptr;
    const auto given = [&](table_file::LimitMember which) {
        return table_file::limit_given(config, game, wager, terminal, which);
    };
    Limits limits;
    limits.min = given(&LimitsGiven::min).value_or(limits.min);
    limits.max = given(&LimitsGiven::max).value_or(limits.max);
    limits.increment = given(&LimitsGiven::increment).value_or(limits.increment);
    limits.payout_max = given(&LimitsGiven::payout_max).value_or(limits.payout_max);
    if (wager && wager->one_stake) return limits.at_minimum();
    return wager && wager->parts > 1 ? times(limits, wager->parts) : limits;
}

namespace {

Limits wider(const Limits& a, const Limits& b) {
    Limits both;
    both.min = std::min(a.min, b.min);
    both.max = std::max(a.max, b.max);
    both.increment = {std::gcd(a.increment.cents, b.increment.cents)};
    both.payout_max =
        a.payout_max.cents == 0 || b.payout_max.cents == 0 ? Money{} : std::max(a.payout_max, b.payout_max);
    return both;
}

// A file cannot say such limits; a configuration made by a program could, and the engine divides by the increment.
bool usable(const Limits& limits) {
    return limits.increment.cents >= 1 && limits.min.cents >= 1 && limits.max.cents >= 1 && limits.max <= kMoneyMax &&
           limits.min <= kMoneyMax && limits.payout_max.cents >= 0;
}

MaybeRefusal withdraw_wagers(Setup& setup, const TableConfig& config) {
    const Game& game = setup.game();
    for (const std::string& id : config.not_offered) {
        const auto wager = find_wager(game, id);
        if (!wager) return Refusal{fmt::format("{} has no wager '{}' to leave out", game.id, table_file::shown(id))};
        if (game.wagers[*wager].kind != WagerKind::Opening)
            return Refusal{
                fmt::format("{} is not made before the round and cannot be left out; the options of {} decide on it",
                            id, game.id),
                cite(game, game.wagers[*wager].clause)};
        setup.withdraw(*wager);
    }
    return std::nullopt;
}

MaybeRefusal set_limits(Setup& setup, const TableConfig& config) {
    const Game& game = setup.game();
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        Limits widest = limits_at(config, game, game.wagers[w].id, 0);
        for (const int place : table_file::places_with_limits(config)) {
            const Limits limits = limits_at(config, game, game.wagers[w].id, place);
            if (!usable(limits))
                return Refusal{fmt::format("the limits of {} are no amounts that can be staked", game.wagers[w].id),
                               cite(game, game.clauses.limits)};
            widest = wider(widest, limits);
        }
        setup.limits(w, widest);
    }
    return std::nullopt;
}

// The nth compartment of a symbol on the house's wheel is the nth of that symbol in the book's list.
std::vector<std::uint8_t> wheel_of(const Game& game, std::string_view order) {
    std::vector<std::uint8_t> compartments;
    std::map<char, std::size_t> last;
    for (const char symbol : order) {
        const auto met = last.find(symbol);
        const std::size_t next = game.equipment.segments.find(symbol, met == last.end() ? 0 : met->second + 1);
        if (next == std::string_view::npos) return {};  // a configuration made by a program:
                                                        // `parse_table` refuses such an order
        last[symbol] = next;
        compartments.push_back(static_cast<std::uint8_t>(next + 1));
    }
    return compartments;
}

}  // namespace

const Profile& profile_of(const TableConfig& config) {
    const Game* game = find_game(config.game);
    const std::string_view own = profile_of_book(game ? game->book : "");
    const Profile* named = find_profile(config.profile, config.electronic);
    return named ? *named : *find_profile(own, config.electronic);
}

Result<Setup> setup_of(const TableConfig& config) {
    const Game* game = find_game(config.game);
    if (!game) return Refusal{fmt::format("there is no game '{}'", table_file::shown(config.game))};
    auto setup = Setup::make(*game, config.choices);
    if (!setup)
        return Refusal{setup.refusal().what, setup.refusal().clause.empty() ? "" : cite(*game, setup.refusal().clause)};
    const int least = game->layout.boxes == 0 ? 0 : 1;
    if (config.boxes && (*config.boxes < least || *config.boxes > game->layout.boxes))
        return Refusal{game->layout.boxes == 0 ? fmt::format("{} has one common layout and no boxes", game->id)
                                        : fmt::format("{} has 1 to {} boxes, not {}", game->id, game->layout.boxes,
                                                      *config.boxes),
                       cite(*game, game->clauses.position)};
    if (config.boxes) setup->boxes(*config.boxes);
    setup->box_max(config.box_max);
    setup->meter_seed(config.jackpot.seed);
    setup->profile(profile_of(config));
    setup->person_box_max(config.person_box_max);
    setup->wheel(wheel_of(*game, config.wheel_order));
    if (auto refusal = withdraw_wagers(*setup, config)) return *refusal;
    if (auto refusal = set_limits(*setup, config)) return *refusal;
    return setup;
}

}  // namespace baize
