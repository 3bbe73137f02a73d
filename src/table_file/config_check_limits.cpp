// baize check, the limits: that they fit together, are given, bind somebody, and can be reached.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "table_file/config_check.hpp"

namespace baize::table_check {

namespace {

struct Fault {
    std::string what, clause;
    bool operator==(const Fault&) const = default;
};

std::vector<Fault> faults_of(const Check& c, std::size_t w, const Limits& limits) {
    const struct { Clause minimum, maximum; } clauses{c.setup.minimum_clause(w), c.setup.maximum_clause(w)};
    std::vector<Fault> faults;
    const std::string step = to_string(limits.increment);
    if (limits.min > limits.max)
        faults.push_back(
            {fmt::format("the minimum of {} is above the maximum of {}", to_string(limits.min), to_string(limits.max)),
             c.by(c.profile.limits_shown, clauses.maximum)});
    if (limits.min.cents % limits.increment.cents != 0)
        faults.push_back(
            {fmt::format("the minimum of {} is not a multiple of the increment of {}", to_string(limits.min), step),
             c.by(c.profile.odd_multiple, clauses.minimum)});
    if (limits.max.cents % limits.increment.cents != 0)
        faults.push_back(
            {fmt::format("the maximum of {} cannot be reached in steps of {}", to_string(limits.max), step),
             c.by(c.profile.above_maximum, clauses.maximum)});
    return faults;
}

}  // namespace

// The same fault of many wagers is one finding; a terminal is named only for faults that the table itself has not.
void check_limits(Check& c) {
    std::vector<std::pair<Fault, std::vector<std::string_view>>> found;
    std::vector<std::vector<Fault>> of_table(c.game.wagers.size());
    for (const int place : places_with_limits(c.config)) {
        found.clear();
        for (std::size_t w = 0; w < c.game.wagers.size(); ++w) {
            if (!c.opens(w)) continue;
            const auto faults = faults_of(c, w, c.limits(w, place));
            if (place == 0) of_table[w] = faults;
            for (const Fault& fault : faults) {
                if (place > 0 && std::find(of_table[w].begin(), of_table[w].end(), fault) != of_table[w].end())
                    continue;
                auto same =
                    std::find_if(found.begin(), found.end(), [&](const auto& each) { return each.first == fault; });
                if (same == found.end()) same = found.insert(found.end(), {fault, {}});
                same->second.push_back(c.game.wagers[w].id);
            }
        }
        for (const auto& [fault, wagers] : found)
            c.forbid(fmt::format("{}{}: {}", fmt::join(wagers, ", "), at(place), fault.what), fault.clause);
    }
}

// Every book has the limits of a table displayed, so there must be some.
void check_limits_given(Check& c) {
    std::vector<std::string_view> no_min, no_max;
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w) {
        if (!c.opens(w)) continue;
        if (!limit_given(c.config, c.game, &c.game.wagers[w], 0, &LimitsGiven::min))
            no_min.push_back(c.game.wagers[w].id);
        if (!limit_given(c.config, c.game, &c.game.wagers[w], 0, &LimitsGiven::max))
            no_max.push_back(c.game.wagers[w].id);
    }
    if (!no_min.empty())
        c.forbid(fmt::format("no minimum is given for {}, and it must be displayed", fmt::join(no_min, ", ")),
                 cite(c.game, c.game.clauses.limits));
    const std::string lacking = fmt::format("no maximum is given for {}", fmt::join(no_max, ", "));
    const Clause shown = c.profile.limits_shown;
    if (!no_max.empty() && !shown.empty()) c.forbid(lacking + ", and terminals must display it", std::string(shown));
    if (!no_max.empty() && shown.empty())
        c.warn(fmt::format("{}; it is then {}", lacking, to_string(Limits{}.max)), cite(c.game, c.game.clauses.limits));
    if (no_min.empty() && no_max.empty())
        c.note("minimum and maximum of every wager are displayed at the table and on every terminal",
               c.by(shown, c.game.clauses.limits));
}

// "Any amount within the table limits": what is posted for such a wager is the table's limits of it, and its operator
// knows where they leave those of the main wager (ruling R87).
void check_limits_beside(Check& c) {
    for (std::size_t w = 1; w < c.game.wagers.size(); ++w) {
        const WagerDef& wager = c.game.wagers[w];
        if (!c.opens(w) || wager.within_limits.empty()) continue;
        for (const int place : places_with_limits(c.config)) {
            const Limits main = c.limits(0, place), own = c.limits(w, place);
            if (own.min >= main.min && own.max <= main.max) continue;
            c.note(fmt::format("{}{}: its limits of {} to {} leave those of {}, {} to {}; posted for it, they are the "
                               "table's limits of that wager",
                               wager.id, at(place), to_string(own.min), to_string(own.max), c.game.wagers[0].id,
                               to_string(main.min), to_string(main.max)),
                   cite(c.game, wager.within_limits));
        }
    }
}

// What is laid with another wager, or by a decision as a multiple of it, is bound by the limits of that one alone: its
// own would be displayed and bind nobody. A maximum pay-out is each wager's own.
void check_limits_of_parts(Check& c) {
    const auto check = [&](const LimitsByWager& given) {
        for (const auto& [id, limits] : given) {
            const auto w = find_wager(c.game, id);
            if (w && c.is_fee(*w) && limits.payout_max)
                c.forbid(fmt::format("a maximum pay-out is given for {}, a fee, which wins nothing", id),
                         cite(c.game, c.game.wagers[*w].clause));
            if (!w || !(limits.min || limits.max || limits.increment)) continue;
            const WagerDef& wager = c.game.wagers[*w];
            if (const Money one = c.limits(*w, 0).min; wager.one_stake && limits.max && *limits.max != one)
                c.warn(fmt::format("{} is one amount at a table, its minimum of {}: a maximum of {} binds nobody", id,
                                   to_string(one), to_string(*limits.max)),
                       "ruling R64");
            const bool laid_with = wager.kind == WagerKind::Bundled, decided = wager.kind == WagerKind::Later;
            if (wager.part_of < 0 || !(laid_with || decided)) continue;
            c.forbid(fmt::format("limits are given for {}, which has none of its own: {} {}", id,
                                 laid_with ? "it is laid with" : "a decision lays it by the amount of",
                                 c.game.wagers[wager.part_of].id),
                     cite(c.game, wager.clause));
        }
    };
    check(c.config.limits);
    for (const auto& [terminal, limits] : c.config.terminal_limits) check(limits);
}

// What nobody lays before a round goes by no limits of its own but for the steps of some: a decision's rule says how
// much it may be, and what is paid without a stake has none.
void check_limits_of_nothing(Check& c) {
    const auto check = [&](const LimitsByWager& given) {
        for (const auto& [id, limits] : given) {
            const auto w = find_wager(c.game, id);
            const WagerKind kind = w ? c.game.wagers[*w].kind : WagerKind::Opening;
            const bool decided = kind == WagerKind::Later && c.game.wagers[*w].part_of < 0;
            if (!decided && kind != WagerKind::Bonus) continue;
            std::vector<std::string_view> idle;
            if (limits.min) idle.push_back("minimum");
            if (limits.max) idle.push_back("maximum");
            // A wager with rows of its own, as insurance, is laid in its own steps.
            if (limits.increment && (!decided || c.game.wagers[*w].paytables.empty())) idle.push_back("increment");
            if (!idle.empty())
                c.warn(fmt::format("the {} of {} binds nobody: {}", fmt::join(idle, " and the "), id,
                                   decided ? "a decision's rule says how much it may be"
                                           : "it has no stake of its own"),
                       cite(c.game, c.game.wagers[*w].clause));
        }
    };
    check(c.config.limits);
    for (const auto& [terminal, limits] : c.config.terminal_limits) check(limits);
}

void check_aggregate(Check& c) {
    for (const int place : places_with_limits(c.config)) {
        Money reach{};
        for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
            if (c.opens(w)) reach += c.limits(w, place).max * static_cast<std::int64_t>(c.game.wagers[w].open_spots());
        for (const Money most : {c.config.box_max, c.config.person_box_max})
            if (most.cents > 0) reach = std::min(reach, most);
        reach = reach * std::max(1, c.setup.boxes());
        if (reach < c.config.aggregate_min)
            c.forbid(fmt::format("the aggregate minimum of {} cannot be reached: all wagers at their maximum{} make {}",
                                 to_string(c.config.aggregate_min), at(place),
                                 to_string(reach)),
                     c.profile.or_house(c.profile.aggregate));
    }
}

void check_differential(Check& c) {
    const std::string clause = differential_clause(c.game);
    if ((c.config.differential_max.cents > 0) == c.config.opposed.empty())
        c.forbid("a differential needs both a maximum and the wagers that stand against each other", clause);
    for (const auto& group : c.config.opposed) {
        std::vector<std::string_view> too_dear;
        for (auto id = group.begin(); id != group.end(); ++id) {
            const auto wager = find_wager(c.game, *id);
            const bool twice = std::find(group.begin(), id, *id) != id;
            if (!wager || twice || !c.opens(*wager))
                c.forbid(fmt::format("the differential names {}, which {}", shown(*id),
                                     twice ? "it names already" : "opens no round at this table"), clause);
            else if (c.config.differential_max < c.limits(*wager, 0).min) too_dear.push_back(*id);
        }
        if (!too_dear.empty())
            c.forbid(fmt::format("the differential of {} is below the minimum of {}: nobody could wager first",
                                 to_string(c.config.differential_max), fmt::join(too_dear, ", ")), clause);
    }
}

}  // namespace baize::table_check
