// baize check: what the rules forbid of a table, what an operator should know, and what is displayed.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "engine/maxima.hpp"
#include "engine/names.hpp"
#include "games/list.hpp"
#include "table/chance.hpp"
#include "table/config_text.hpp"

namespace baize {

namespace {

using namespace table_file;

// Cited where no rule but this program sets a bound.
constexpr std::string_view kCapacity = "the capacity of this system";

struct Check {
    const TableConfig& config;
    const Setup& setup;
    const Game& game = setup.game();
    std::vector<Finding> list{};

    void forbid(std::string what, std::string clause) {
        list.push_back({Weight::Forbidden, std::move(what), std::move(clause)});
    }
    void warn(std::string what, std::string clause) {
        list.push_back({Weight::Warning, std::move(what), std::move(clause)});
    }
    void note(std::string what, std::string clause) {
        list.push_back({Weight::Note, std::move(what), std::move(clause)});
    }

    const Profile& profile = setup.profile();
    // A clause of the book that the table is under, else the game's own.
    std::string by(Clause of_profile, Clause own) const {
        return of_profile.empty() ? cite(game, own) : std::string(of_profile);
    }
    bool opens(std::size_t w) const { return setup.offered(w) && game.wagers[w].kind == WagerKind::Opening; }
    bool is_fee(std::size_t w) const { return !game.wagers[w].paytables.empty() && setup.pays(w).empty(); }
    std::size_t staked_as(std::size_t w) const { return baize::staked_as(game, w); }
    Limits limits(std::size_t w, int place) const { return limits_at(config, game, game.wagers[w].id, place); }
};

std::string at(int place) { return place == 0 ? "" : fmt::format(" at terminal {}", place); }

// ---- Terminals, clock, boxes, shoe -------------------------------------------------------------------------

void check_terminals(Check& c) {
    const int terminals = c.config.terminals;
    const Profile& book = c.profile;
    if (terminals < 1)
        c.forbid(fmt::format("{} terminals: a table needs at least one", terminals),
                 c.by(book.terminals, c.game.position_clause));
    if (book.terminals_max > 0 && terminals > book.terminals_max)
        c.forbid(fmt::format("{} terminals: at most {} belong to a table", terminals, book.terminals_max),
                 std::string(book.terminals));
    else if (terminals > kPlayersMax)
        c.forbid(fmt::format("{} terminals: this system serves up to {} at a table", terminals, kPlayersMax),
                 std::string(kCapacity));
    for (const auto& [terminal, limits] : c.config.terminal_limits)
        if (terminal < 1 || terminal > terminals)
            c.forbid(fmt::format("limits are given for terminal {}, and there are {}", terminal, terminals),
                     book.or_house(book.terminal_limits));
    if (c.config.betting_seconds < book.betting_seconds_min)
        c.forbid(
            fmt::format(
                "{} seconds for wagers: there must be at least {} from the last result to the next \"no more bets\"",
                c.config.betting_seconds, book.betting_seconds_min),
            std::string(book.betting_clock));
}

// What a table says of an option that needs another one is lost without it: its operator should know.
void check_idle_options(Check& c) {
    for (std::size_t i = 0; i < c.game.options.size(); ++i) {
        const OptionDef& option = c.game.options[i];
        if (c.setup.applies(i) || (c.setup.option(i) == c.setup.standard(i) && !c.setup.option_amount(i))) continue;
        c.warn(fmt::format("{}={} does nothing here: it is only for {}", option.id, c.setup.option_id(i), option.when),
               cite(c.game, option.clause));
    }
}

// What a book leaves to electronic versions of a game.
void check_electronic(Check& c) {
    for (std::size_t i = 0; !c.config.electronic && i < c.game.options.size(); ++i) {
        const OptionValue* value = c.setup.option_value(i);
        if (value && !value->electronic_only.empty())
            c.forbid(fmt::format("{}={} is for electronic versions of the game only", c.game.options[i].id, value->id),
                     cite(c.game, value->electronic_only));
    }
}

// One clause permits what another rules out: it is lawful, and the operator knows on what it rests (ruling R80).
void check_contested(Check& c) {
    for (std::size_t i = 0; i < c.game.options.size(); ++i) {
        const OptionValue* value = c.setup.option_value(i);
        if (!value || !c.setup.applies(i) || value->against.empty()) continue;
        const OptionDef& option = c.game.options[i];
        c.warn(fmt::format("{}={} is permitted by one clause against another: {}", option.id, value->id, option.title),
               cite(c.game, fmt::format("{} against {}", value->clause, value->against)));
    }
}

void check_box_max(Check& c, Money max, std::string_view whose) {
    if (max.cents == 0) return;
    if (c.game.boxes == 0)
        return c.forbid(fmt::format("{}, but {} has no boxes", whose, c.game.id), cite(c.game, c.game.position_clause));
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
        for (const int place : places_with_limits(c.config))
            if (c.opens(w) && max < c.limits(w, place).min)
                c.forbid(fmt::format("{} of {} is below the minimum of {}, {}{}", whose, to_string(max),
                                     c.game.wagers[w].id, to_string(c.limits(w, place).min), at(place)),
                         box_max_clause(c.game));
}

void check_boxes(Check& c) {
    check_box_max(c, c.config.box_max, "the box maximum");
    check_box_max(c, c.config.person_box_max, "the maximum of one person on a box");
    if (c.config.box_max.cents > 0 && c.config.person_box_max > c.config.box_max)
        c.warn(fmt::format("the maximum of one person on a box, {}, is above the box's own, {}, and never reached",
                           to_string(c.config.person_box_max), to_string(c.config.box_max)),
               box_max_clause(c.game));
}

void check_shoe(Check& c) {
    const ShoePolicy& shoe = c.setup.shoe();
    if (!shoe.lasts || shoe.continuous) return;  // no cutting card
    if (!shoe.cut_half_way.empty() && c.config.cut_percent > kCutHalfWay)
        c.forbid(fmt::format("the cutting card at {} % from the back: it goes in no more than half way",
                             c.config.cut_percent),
                 cite(c.game, shoe.cut_half_way));
    if (c.config.cut_percent < kCutPercentMin || c.config.cut_percent > kCutPercentMax)
        c.forbid(fmt::format("the cutting card at {} % from the back: expected {} to {}", c.config.cut_percent,
                             kCutPercentMin, kCutPercentMax),
                 std::string(kCapacity));
}

// Where a table is under another book than its game's, the game fills a gap of that book (ruling D4).
void check_profile(Check& c) {
    if (profile_of_book(c.game.book) != c.profile.id)
        c.note(fmt::format("{}: the rules of the game are those of {}, borrowed", c.profile.title, c.game.book),
               "ruling D4");
}

void check_wheel(Check& c) {
    if (c.game.segments.empty()) return;
    if (c.config.wheel_order.empty())
        c.warn("no wheel-order is given: no screen draws the wheel", cite(c.game, c.game.segments_clause));
    else
        c.note("the wheel's order is the table file's: whether it is the drawing's somebody must see",
               cite(c.game, c.game.segments_clause));
}

void check_chance(Check& c) {
    if (c.config.chance != ChanceFrom::Server) return;
    c.note(fmt::format("{} from the server's generator: equipment that the regulator must have approved",
                       c.game.dice > 0            ? "the dice come, without a tumbler,"
                       : c.setup.shoe().decks > 0 ? "the cards come"
                                                  : "the numbers come, without a wheel,"),
           c.profile.or_house(c.profile.equipment));
}

// ---- Limits ------------------------------------------------------------------------------------------------

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
                 cite(c.game, c.game.limits_clause));
    const std::string lacking = fmt::format("no maximum is given for {}", fmt::join(no_max, ", "));
    const Clause shown = c.profile.limits_shown;
    if (!no_max.empty() && !shown.empty()) c.forbid(lacking + ", and terminals must display it", std::string(shown));
    if (!no_max.empty() && shown.empty())
        c.warn(fmt::format("{}; it is then {}", lacking, to_string(Limits{}.max)), cite(c.game, c.game.limits_clause));
    if (no_min.empty() && no_max.empty())
        c.note("minimum and maximum of every wager are displayed at the table and on every terminal",
               c.by(shown, c.game.limits_clause));
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
                                 c.game.wagers[static_cast<std::size_t>(wager.part_of)].id),
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

// ---- What is paid --------------------------------------------------------------------------------------------

// Ruling D5: a fraction of a minor unit is not paid out, so a table should use steps at which none can occur.
void check_whole_cents(Check& c, std::size_t w, int place) {
    const Money step = c.limits(c.staked_as(w), place).increment;
    for (const PayRow& row : c.setup.pays(w)) {
        if (step.cents * row.odds.num % row.odds.den == 0) continue;
        const std::int64_t exact = row.odds.den / std::gcd(row.odds.num, row.odds.den);
        c.warn(fmt::format(
                   "{} in steps of {}{}: {} at {} can win a fraction of a cent, which is cut; steps of {} avoid that",
                   c.game.wagers[w].id, to_string(step), at(place), row.id, to_string(row),
                   to_string(Money{std::lcm(step.cents, exact)})),
               "ruling D5");
    }
}

// A maximum pay-out that can bite lowers the odds, which most books fix or put a floor under.
void check_payout_max(Check& c, std::size_t w, int place) {
    const Money most = c.limits(w, place).payout_max,
                staked = std::min(c.limits(c.staked_as(w), place).max, kMoneyMax);
    const auto cut = row_cut(c.setup, w, staked, most);
    if (!cut) return;
    const std::string what = fmt::format("{}{}: {} on {} wins {} at {}, but no more than {} is paid",
                                         c.game.wagers[w].id, at(place), to_string(cut->stake), cut->row.id,
                                         to_string(cut->won), to_string(cut->row), to_string(most));
    const Clause allowed = payout_max_clause(c.game, w);
    if (!may_cut_pays(c.game, w))
        return c.forbid(what + ": lower the maximum wager instead", cite(c.game, cut->row.clause));
    c.warn(allowed.empty() ? what : what + "; the Secretary must have approved the limit",
           cite(c.game, allowed.empty() ? cut->row.clause : allowed));
}

void check_pays(Check& c) {
    // One maximum for a wager at all terminals: what pays is the engine's, and it knows the table's alone.
    for (const auto& [terminal, limits] : c.config.terminal_limits)
        for (const auto& [wager, given] : limits)
            if (given.payout_max)
                c.forbid(fmt::format("terminal {} has a maximum pay-out of its own; expected the table's", terminal),
                         cite(c.game, c.game.limits_clause));
    const auto same = [&](std::size_t w, int place) {
        const Limits own = c.limits(w, place), table = c.limits(w, 0);
        const Limits staked = c.limits(c.staked_as(w), place), staked_table = c.limits(c.staked_as(w), 0);
        return own.payout_max == table.payout_max && staked.increment == staked_table.increment &&
               staked.max == staked_table.max;
    };
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
        for (const int place : places_with_limits(c.config)) {
            if (!c.setup.offered(w) || !c.setup.offered(c.staked_as(w)) || (place > 0 && same(w, place))) continue;
            check_whole_cents(c, w, place);
            if (!c.is_fee(w)) check_payout_max(c, w, place);
        }
}

// gb-2011 2.7: minimum odds that no printed table has are drawn from several, as a guide and not to play by.
void check_floor_in_use(Check& c) {
    const auto same = [](const PayRow& a, const PayRow& b) {
        return a.odds.at_least(b.odds) && b.odds.at_least(a.odds);
    };
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w) {
        const auto tables = c.game.wagers[w].paytables;
        if (!c.setup.offered(w) || tables.size() < 2 || c.setup.paytable(w) != tables[0].id) continue;
        const auto printed = [&](const PayTable& table) {
            return table.binding == Binding::Floor || std::ranges::equal(table.rows, tables[0].rows, same);
        };
        if (tables[0].binding == Binding::Floor && std::none_of(tables.begin() + 1, tables.end(), printed))
            c.note(fmt::format("{} by the minimum odds, which are no balanced pay table by themselves: one of the "
                               "tables of the book is recommended",
                               c.game.wagers[w].id),
                   cite(c.game, "gb-2011 2.7"));
    }
}

// ---- The progressive meter -----------------------------------------------------------------------------------

constexpr int kContributionLeast = 70;

void check_jackpot(Check& c) {
    const std::string clause = cite(c.game, "gb-2011 2.4");
    const JackpotConfig& jackpot = c.config.jackpot;
    std::string_view progressive;
    Clause by{};
    bool out_of_another = false;  // it is filled by a part of a wager that pays by itself (gb-2011 16.29)
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w) {
        const WagerDef& wager = c.game.wagers[w];
        if (wager.progressive.empty()) continue;
        const bool beside = wager.kind == WagerKind::Bonus && wager.part_of >= 0 && c.setup.offered(w) &&
                            c.opens(static_cast<std::size_t>(wager.part_of));
        if (!c.opens(w) && !beside) continue;
        progressive = wager.id;
        out_of_another = beside;
        by = wager.progressive;
    }
    if (jackpot.id.empty()) {
        if (!progressive.empty())
            c.forbid(fmt::format("{} is a progressive wager, and no [jackpot] says to which meter it adds; leave it "
                                 "out {}, or add one",
                                 progressive, out_of_another ? "by its option" : "with not-offered"),
                     clause);
        return;
    }
    if (progressive.empty())
        return c.forbid(fmt::format("a jackpot, but {} offers no progressive wager here", c.game.id),
                        clause);
    if (jackpot.percent < kContributionLeast && !out_of_another)  // ruling R76
        c.forbid(fmt::format("{} % of the progressive wagers go to the meter; expected at least {} %", jackpot.percent,
                             kContributionLeast),
                 clause);
    if (jackpot.percent == 0 && out_of_another)
        c.forbid(fmt::format("no part of the wagers goes to the meter of {}; expected 1 to 100 %", progressive),
                 cite(c.game, by));
    if (jackpot.ceiling.cents > 0 && jackpot.ceiling < jackpot.seed)
        c.forbid(fmt::format("the meter's ceiling of {} is below its seed of {}", to_string(jackpot.ceiling),
                             to_string(jackpot.seed)),
                 clause);
    if (jackpot.seed.cents == 0)
        c.warn("the meter has no seed: after a win it starts from nothing", clause);
}

// ---- What is offered and shown -------------------------------------------------------------------------------

void check_offer(Check& c) {
    bool any = false;
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w) any = any || c.opens(w);
    if (!any) c.forbid("no wager that opens a round is offered", cite(c.game, c.game.position_clause));
    for (const std::string& id : c.config.not_offered)
        if (const auto wager = find_wager(c.game, id); wager && !c.setup.holds(c.game.wagers[*wager].when))
            c.warn(fmt::format("{} is left out, but it is offered only with {} anyhow", id, c.game.wagers[*wager].when),
                   cite(c.game, c.game.wagers[*wager].clause));
    for (const auto& [id, limits] : c.config.limits)
        if (const auto wager = find_wager(c.game, id); wager && c.game.wagers[*wager].made_of >= 0)
            c.forbid(
                fmt::format(
                    "limits are given for {0}, which has none of its own: it is {1} wagers of {2}, limited as {2} is",
                    id, c.game.wagers[*wager].parts,
                    c.game.wagers[static_cast<std::size_t>(c.game.wagers[*wager].made_of)].id),
                cite(c.game, c.game.wagers[*wager].clause));
        else if (id != kEveryWager && (!wager || !c.setup.offered(*wager)))
            c.warn(fmt::format("limits are given for {}, which is not offered", shown(id)),
                   cite(c.game, c.game.position_clause));
}

void check_notices(Check& c) {
    for (const auto& [text, clause] : notices_of(c.config, c.setup))
        c.note(fmt::format("displayed at the table by itself: {}", text), clause);
    const Clause edge_of_own_odds = c.game.displayed ? c.game.displayed->edge_of_own_odds : Clause();
    if (edge_of_own_odds.empty()) return;
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
        if (c.setup.offered(w) && c.setup.paytable(w) == "own")
            c.note(
                fmt::format("the sign must show the house edge of {} with the table's own odds", c.game.wagers[w].id),
                cite(c.game, edge_of_own_odds));
}

}  // namespace

std::vector<Finding> check_table(const TableConfig& config) {
    const auto setup = setup_of(config);
    if (!setup) return {{Weight::Forbidden, setup.refusal().what, setup.refusal().clause}};
    return check_table(config, *setup);
}

std::vector<Finding> check_table(const TableConfig& config, const Setup& setup) {
    Check check{config, setup};
    for (const Refusal& refusal : setup.forbidden()) check.forbid(refusal.what, cite(check.game, refusal.clause));
    for (const auto part : {check_terminals, check_idle_options, check_electronic, check_contested, check_boxes,
                            check_shoe, check_profile, check_wheel, check_limits, check_limits_given,
                            check_limits_of_parts, check_limits_of_nothing, check_aggregate, check_differential,
                            check_pays, check_floor_in_use, check_jackpot, check_offer, check_chance, check_notices})
        part(check);
    std::vector<Finding> sorted;
    for (const Weight weight : {Weight::Forbidden, Weight::Warning, Weight::Note})
        std::copy_if(check.list.begin(), check.list.end(), std::back_inserter(sorted),
                     [&](const Finding& finding) { return finding.weight == weight; });
    return sorted;
}

}  // namespace baize
