// baize check: what the rules forbid of a table, what an operator should know, and what is displayed.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "engine/names.hpp"
#include "games/list.hpp"
#include "table/chance.hpp"
#include "table/config_text.hpp"

namespace baize {

namespace {

using namespace table_file;

struct Check {
    const TableConfig& config;
    const Setup& setup;
    const Game& game = setup.game();
    std::vector<Finding> list{};

    void forbid(std::string what, std::string clause) { list.push_back({Weight::Forbidden, std::move(what), std::move(clause)}); }
    void warn(std::string what, std::string clause) { list.push_back({Weight::Warning, std::move(what), std::move(clause)}); }
    void note(std::string what, std::string clause) { list.push_back({Weight::Note, std::move(what), std::move(clause)}); }

    // A clause of Division 9A for a table of terminals, else the game's own.
    std::string by(std::string_view division_9a, Clause own) const {
        return config.electronic ? fmt::format("{} {}", kDivision9A, division_9a) : cite(game, own);
    }
    bool opens(std::size_t w) const { return setup.offered(w) && game.wagers[w].kind == WagerKind::Opening; }
    // The wager with whose stake this one is paid.
    std::size_t staked_as(std::size_t w) const { return game.wagers[w].part_of >= 0 ? static_cast<std::size_t>(game.wagers[w].part_of) : w; }
    Limits limits(std::size_t w, int place) const { return limits_at(config, game, game.wagers[w].id, place); }
};

std::string at(int place) { return place == 0 ? "" : fmt::format(" at terminal {}", place); }

// ---- Terminals, clock, boxes, shoe -------------------------------------------------------------------------

void check_terminals(Check& c) {
    const int terminals = c.config.terminals;
    if (terminals < 1) c.forbid(fmt::format("{} terminals: a table needs at least one", terminals), c.by("3.1(b)", c.game.position_clause));
    if (terminals > kTerminalsMax)
        c.forbid(fmt::format("{} terminals: at most {} belong to a table", terminals, kTerminalsMax), fmt::format("{} 3.1(b)", kDivision9A));
    for (const auto& [terminal, limits] : c.config.terminal_limits)
        if (terminal < 1 || terminal > terminals)
            c.forbid(fmt::format("limits are given for terminal {}, and there are {}", terminal, terminals), fmt::format("{} 4.8", kDivision9A));
    if (c.config.electronic && c.config.betting_seconds < kBettingSecondsMin)
        c.forbid(fmt::format("{} seconds for wagers: there must be at least {} from the last result to the next \"no more bets\"",
                             c.config.betting_seconds,
                             kBettingSecondsMin),
                 fmt::format("{} 3.3(b)(ii)", kDivision9A));
}

// What a book leaves to electronic versions of a game: anything but the standard value of these options.
struct ElectronicOnly {
    std::string_view book, option;
    Clause clause;
};
constexpr ElectronicOnly kElectronicOnly[] = {{"gb-2011", "parallel-deal", "4.9"}, {"gb-2011", "split-deal", "4.29"}, {"gb-2011", "hands", "4.31"}};

void check_electronic(Check& c) {
    for (std::size_t i = 0; !c.config.electronic && i < c.game.options.size(); ++i)
        for (const ElectronicOnly& only : kElectronicOnly)
            if (only.book == c.game.book && only.option == c.game.options[i].id && c.setup.option(i) != c.game.options[i].standard)
                c.forbid(fmt::format("{}={} is for electronic versions of the game only", only.option, c.setup.option_id(i)), cite(c.game, only.clause));
}

void check_boxes(Check& c) {
    if (c.config.box_max.cents == 0) return;
    if (c.game.boxes == 0) return c.forbid(fmt::format("a box maximum, but {} has no boxes", c.game.id), cite(c.game, c.game.position_clause));
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
        for (const int place : places_with_limits(c.config))
            if (c.opens(w) && c.config.box_max < c.limits(w, place).min)
                c.forbid(fmt::format("the box maximum of {} is below the minimum of {}, {}{}", to_string(c.config.box_max), c.game.wagers[w].id,
                                     to_string(c.limits(w, place).min), at(place)),
                         cite(c.game, c.game.limits_clause));
}

void check_shoe(Check& c) {
    const ShoePolicy& shoe = c.setup.shoe();
    if (!shoe.lasts || shoe.continuous) return;  // no cutting card
    if (c.config.cut_percent < 1 || c.config.cut_percent > kCutPercentMax)
        c.forbid(fmt::format("the cutting card at {} % from the back: it goes in no more than half way", c.config.cut_percent), "nz-blackjack 7.6");
}

void check_chance(Check& c) {
    if (c.config.chance != ChanceFrom::Server) return;
    const bool british = c.game.book.starts_with("gb-");
    c.note(fmt::format("{} from the server's generator: equipment that the regulator must have approved",
                       c.game.dice > 0 ? "the dice come, without a tumbler," : c.setup.shoe().decks > 0 ? "the cards come" : "the numbers come, without a wheel,"),
           british ? "gb-2011 2.3" : fmt::format("{} 3.4", kDivision9A));
}

// ---- Limits ------------------------------------------------------------------------------------------------

struct Fault {
    std::string what, clause;
    bool operator==(const Fault&) const = default;
};

std::vector<Fault> faults_of(const Check& c, const Limits& limits) {
    std::vector<Fault> faults;
    const std::string step = to_string(limits.increment);
    if (limits.min > limits.max)
        faults.push_back({fmt::format("the minimum of {} is above the maximum of {}", to_string(limits.min), to_string(limits.max)),
                          c.by("3.3(b)(i)", c.game.limits_clause)});
    if (limits.min.cents % limits.increment.cents != 0)
        faults.push_back({fmt::format("the minimum of {} is not a multiple of the increment of {}", to_string(limits.min), step),
                          c.by("3.3(c)(iii)(A)", c.game.limits_clause)});
    if (limits.max.cents % limits.increment.cents != 0)
        faults.push_back({fmt::format("the maximum of {} cannot be reached in steps of {}", to_string(limits.max), step),
                          c.by("3.3(c)(iii)(B)", c.game.limits_clause)});
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
            const auto faults = faults_of(c, c.limits(w, place));
            if (place == 0) of_table[w] = faults;
            for (const Fault& fault : faults) {
                if (place > 0 && std::find(of_table[w].begin(), of_table[w].end(), fault) != of_table[w].end()) continue;
                auto same = std::find_if(found.begin(), found.end(), [&](const auto& each) { return each.first == fault; });
                if (same == found.end()) same = found.insert(found.end(), {fault, {}});
                same->second.push_back(c.game.wagers[w].id);
            }
        }
        for (const auto& [fault, wagers] : found) c.forbid(fmt::format("{}{}: {}", fmt::join(wagers, ", "), at(place), fault.what), fault.clause);
    }
}

// Every book has the limits of a table displayed, so there must be some.
void check_limits_given(Check& c) {
    std::vector<std::string_view> no_min, no_max;
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w) {
        if (!c.opens(w)) continue;
        if (!limit_given(c.config, c.game, c.game.wagers[w].id, 0, &LimitsGiven::min)) no_min.push_back(c.game.wagers[w].id);
        if (!limit_given(c.config, c.game, c.game.wagers[w].id, 0, &LimitsGiven::max)) no_max.push_back(c.game.wagers[w].id);
    }
    if (!no_min.empty())
        c.forbid(fmt::format("no minimum is given for {}, and it must be displayed", fmt::join(no_min, ", ")), cite(c.game, c.game.limits_clause));
    const std::string lacking = fmt::format("no maximum is given for {}", fmt::join(no_max, ", "));
    if (!no_max.empty() && c.config.electronic) c.forbid(lacking + ", and terminals must display it", fmt::format("{} 3.3(b)(i)", kDivision9A));
    if (!no_max.empty() && !c.config.electronic)
        c.warn(fmt::format("{}; it is then {}", lacking, to_string(Limits{}.max)), cite(c.game, c.game.limits_clause));
    if (no_min.empty() && no_max.empty())
        c.note("minimum and maximum of every wager are displayed at the table and on every terminal", c.by("3.3(b)(i)", c.game.limits_clause));
}

void check_aggregate(Check& c) {
    for (const int place : places_with_limits(c.config)) {
        Money reach{};
        for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
            if (c.opens(w)) reach += c.limits(w, place).max * static_cast<std::int64_t>(c.game.wagers[w].open_spots());
        if (c.config.box_max.cents > 0) reach = std::min(reach, c.config.box_max);
        reach = reach * std::max(1, c.setup.boxes());
        if (reach < c.config.aggregate_min)
            c.forbid(fmt::format("the aggregate minimum of {} cannot be reached: all wagers at their maximum{} make {}",
                                 to_string(c.config.aggregate_min), at(place),
                                 to_string(reach)),
                     fmt::format("{} 3.3(c)(iv)", kDivision9A));
    }
}

void check_differential(Check& c) {
    const std::string clause = cite(c.game, c.game.limits_clause);
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
        c.warn(fmt::format("{} in steps of {}{}: {} at {} can win a fraction of a cent, which is cut; steps of {} avoid that",
                           c.game.wagers[w].id, to_string(step), at(place),
                           row.id, to_string(row.odds), to_string(Money{std::lcm(step.cents, exact)})),
               "ruling D5");
    }
}

// A maximum pay-out that can bite lowers the odds, which most books fix or put a floor under.
void check_payout_max(Check& c, std::size_t w, int place) {
    const Money ceiling = c.limits(w, place).payout_max, stake = std::min(c.limits(c.staked_as(w), place).max, kMoneyMax);
    if (ceiling.cents == 0) return;
    const WagerDef& wager = c.game.wagers[w];
    const PayRow even{wager.id, kEvenMoney, wager.clause};
    const auto rows = c.setup.pays(w).empty() ? std::span(&even, 1) : std::span(c.setup.pays(w).begin(), c.setup.pays(w).end());
    for (const PayRow& row : rows) {
        const Money won = winnings(stake, row.odds).paid;
        if (won <= ceiling) continue;
        const std::string what = fmt::format("{}{}: {} on {} wins {} at {}, but no more than {} is paid", wager.id, at(place), to_string(stake),
                                             row.id, to_string(won),
                                             to_string(row.odds), to_string(ceiling));
        const bool discretion = !wager.paytables.empty() && wager.paytables[0].binding == Binding::Discretion;
        const std::string_view allowed = payout_max_clause(c.game, wager.id);
        if (allowed.empty() && !discretion) c.forbid(what + ": lower the maximum wager instead", cite(c.game, row.clause));
        else c.warn(what + "; the Secretary must have approved the limit", cite(c.game, allowed.empty() ? row.clause : allowed));
        return;
    }
}

void check_pays(Check& c) {
    // One maximum for a wager at all terminals: what pays is the engine's, and it knows the table's alone.
    for (const auto& [terminal, limits] : c.config.terminal_limits)
        for (const auto& [wager, given] : limits)
            if (given.payout_max) c.forbid(fmt::format("terminal {} has a maximum pay-out of its own; expected the table's", terminal), cite(c.game, c.game.limits_clause));
    const auto same = [&](std::size_t w, int place) {
        const Limits own = c.limits(w, place), table = c.limits(w, 0);
        const Limits staked = c.limits(c.staked_as(w), place), staked_table = c.limits(c.staked_as(w), 0);
        return own.payout_max == table.payout_max && staked.increment == staked_table.increment && staked.max == staked_table.max;
    };
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
        for (const int place : places_with_limits(c.config)) {
            if (!c.setup.offered(w) || !c.setup.offered(c.staked_as(w)) || (place > 0 && same(w, place))) continue;
            check_whole_cents(c, w, place);
            check_payout_max(c, w, place);
        }
}

// ---- The progressive meter -----------------------------------------------------------------------------------

constexpr int kContributionLeast = 70;

void check_jackpot(Check& c) {
    static constexpr std::string_view kClause = "gb-2011 2.4";
    const JackpotConfig& jackpot = c.config.jackpot;
    std::string_view progressive;
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
        if (c.opens(w) && !c.game.wagers[w].progressive.empty()) progressive = c.game.wagers[w].id;
    if (jackpot.id.empty()) {
        if (!progressive.empty()) c.forbid(fmt::format("{} is a progressive wager, and no [jackpot] says to which meter it adds; leave it out with not-offered, or add one", progressive), std::string(kClause));
        return;
    }
    if (progressive.empty()) return c.forbid(fmt::format("a jackpot, but {} offers no progressive wager here", c.game.id), std::string(kClause));
    if (jackpot.percent < kContributionLeast)
        c.forbid(fmt::format("{} % of the progressive wagers go to the meter; expected at least {} %", jackpot.percent, kContributionLeast), std::string(kClause));
    if (jackpot.ceiling.cents > 0 && jackpot.ceiling < jackpot.seed)
        c.forbid(fmt::format("the meter's ceiling of {} is below its seed of {}", to_string(jackpot.ceiling), to_string(jackpot.seed)), std::string(kClause));
    if (jackpot.seed.cents == 0) c.warn("the meter has no seed: after a win it starts from nothing", std::string(kClause));
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
        if (const auto wager = find_wager(c.game, id); id != kEveryWager && (!wager || !c.setup.offered(*wager)))
            c.warn(fmt::format("limits are given for {}, which is not offered", shown(id)), cite(c.game, c.game.position_clause));
}

void check_notices(Check& c) {
    for (const auto& [text, clause] : notices_of(c.config, c.setup)) c.note(fmt::format("displayed at the table by itself: {}", text), clause);
    for (std::size_t w = 0; w < c.game.wagers.size(); ++w)
        if (c.setup.offered(w) && c.setup.paytable(w) == "own" && c.game.book.starts_with("gb-"))
            c.note(fmt::format("the sign must show the house edge of {} with the table's own odds", c.game.wagers[w].id), "gb-2011 2.6(d)");
}

}  // namespace

std::vector<Finding> check_table(const TableConfig& config) {
    const auto setup = setup_of(config);
    if (!setup) return {{Weight::Forbidden, setup.refusal().what, setup.refusal().clause}};
    Check check{config, *setup};
    for (const Refusal& refusal : setup->forbidden()) check.forbid(refusal.what, cite(check.game, refusal.clause));
    for (const auto part : {check_terminals, check_electronic, check_boxes, check_shoe, check_limits, check_limits_given, check_aggregate, check_differential,
                            check_pays, check_jackpot, check_offer,
                            check_chance, check_notices})
        part(check);
    std::vector<Finding> sorted;
    for (const Weight weight : {Weight::Forbidden, Weight::Warning, Weight::Note})
        std::copy_if(check.list.begin(), check.list.end(), std::back_inserter(sorted),
                     [&](const Finding& finding) { return finding.weight == weight; });
    return sorted;
}

}  // namespace baize
