// baize check: what the rules forbid of a table, what an operator should know, and what is displayed.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "chance/chance.hpp"
#include "games/list.hpp"
#include "table_file/config_check.hpp"

namespace baize {

namespace {

using namespace table_check;

// Cited where no rule but this program sets a bound.
constexpr std::string_view kCapacity = "the capacity of this system";

// ---- Terminals, clock, boxes, shoe -------------------------------------------------------------------------

void check_terminals(Check& c) {
    const int terminals = c.config.terminals;
    const Profile& book = c.profile;
    if (terminals < 1)
        c.forbid(fmt::format("{} terminals: a table needs at least one", terminals),
                 c.by(book.terminals, c.game.clauses.position));
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

void check_box_max(Check& c, Money max, std::string_view whose) {
    if (max.cents == 0) return;
    if (c.game.layout.boxes == 0)
        return c.forbid(fmt::format("{}, but {} has no boxes", whose, c.game.id),
                        cite(c.game, c.game.clauses.position));
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
    if (c.game.equipment.segments.empty()) return;
    if (c.config.wheel_order.empty())
        c.warn("no wheel-order is given: no screen draws the wheel", cite(c.game, c.game.equipment.segments_clause));
    else
        c.note("the wheel's order is the table file's: whether it is the drawing's somebody must see",
               cite(c.game, c.game.equipment.segments_clause));
}

void check_chance(Check& c) {
    if (c.config.chance != ChanceFrom::Server) return;
    c.note(fmt::format("{} from the server's generator: equipment that the regulator must have approved",
                       c.game.equipment.dice > 0            ? "the dice come, without a tumbler,"
                       : c.setup.shoe().decks > 0 ? "the cards come"
                                                  : "the numbers come, without a wheel,"),
           c.profile.or_house(c.profile.equipment));
}

// ---- What is paid --------------------------------------------------------------------------------------------

// Ruling D5: a fraction of a minor unit is not paid out, so a table should use steps at which none can occur.
void check_whole_cents(Check& c, std::size_t w, int place) {
    const Money step = c.limits(c.staked_as(w), place).increment;
    for (const PayRow& row : c.setup.pays(w)) {
        if (row.quoted == Quoted::Sum) continue;  // whatever the stake
        if (step.cents * row.odds.num % row.odds.den == 0) continue;
        const std::int64_t exact = row.odds.den / std::gcd(row.odds.num, row.odds.den);
        c.warn(fmt::format(
                   "{} in steps of {}{}: {} at {} can win a fraction of a cent, which is cut; steps of {} avoid that",
                   c.game.wagers[w].id, to_string(step), at(place), row.id, to_string(row),
                   to_string(Money{std::lcm(step.cents, exact)})),
               "ruling D5");
    }
}

// What is paid out of a meter, or adds what a meter pays to another wager.
bool is_paid_from_meter(const Check& c, std::size_t w) {
    const WagerDef& wager = c.game.wagers[w];
    const auto rows = c.setup.pays(w);
    return std::any_of(rows.begin(), rows.end(), paid_from_meter) ||
           (wager.kind == WagerKind::Bonus && wager.paytables.empty() && wager.part_of >= 0 &&
            !c.game.wagers[wager.part_of].progressive.empty());
}

// gb-2011 7.21, 11.44, 11.97: prizes of a meter are minimum amounts (ruling R99).
void check_payout_max_of_meter(Check& c, std::size_t w, int place) {
    const WagerDef& wager = c.game.wagers[w];
    if (c.limits(w, place).payout_max.cents == 0) return;
    c.forbid(fmt::format("{}{}: a maximum pay-out of {}, but what a progressive wager wins are minimum amounts",
                         wager.id, at(place), to_string(c.limits(w, place).payout_max)),
             cite(c.game, wager.kind == WagerKind::Bonus || c.setup.pays(w).empty() ? wager.clause
                                                                                  : c.setup.pays(w)[0].clause));
}

// A maximum pay-out that can bite lowers the odds, which most books fix or put a floor under.
void check_payout_max(Check& c, std::size_t w, int place) {
    const Money most = c.limits(w, place).payout_max,
                staked = std::min(c.limits(c.staked_as(w), place).max, kMoneyMax);
    const auto cut = row_cut(c.setup, w, staked, most);
    const bool asks_the_secretary = !payout_max_clause(c.game, w).empty() && c.game.clauses.payout_max_approved;
    if (!cut && most.cents > 0 && asks_the_secretary)
        c.note(fmt::format("{}{}: no win reaches the maximum pay-out of {}; the Secretary must have approved it",
                           c.game.wagers[w].id, at(place), to_string(most)),
               cite(c.game, payout_max_clause(c.game, w)));
    if (!cut) return;
    const std::string what = fmt::format("{}{}: {} on {} wins {} at {}, but no more than {} is paid",
                                         c.game.wagers[w].id, at(place), to_string(cut->stake), cut->row.id,
                                         to_string(cut->won), to_string(cut->row), to_string(most));
    const Clause allowed = payout_max_clause(c.game, w);
    const bool fixed = !may_cut_pays(c.game, w);
    if (fixed && cut->row.quoted == Quoted::Sum)
        return c.forbid(what + ": it is a fixed sum, which may not be cut", cite(c.game, cut->row.clause));
    if (fixed) return c.forbid(what + ": lower the maximum wager instead", cite(c.game, cut->row.clause));
    c.warn(asks_the_secretary ? what + "; the Secretary must have approved the limit" : what,
           cite(c.game, allowed.empty() ? cut->row.clause : allowed));
}

void check_pays(Check& c) {
    // One maximum for a wager at all terminals: what pays is the engine's, and it knows the table's alone.
    for (const auto& [terminal, limits] : c.config.terminal_limits)
        for (const auto& [wager, given] : limits)
            if (given.payout_max)
                c.forbid(fmt::format("terminal {} has a maximum pay-out of its own; expected the table's", terminal),
                         cite(c.game, c.game.clauses.limits));
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
            if (is_paid_from_meter(c, w)) check_payout_max_of_meter(c, w, place);
            else if (!c.is_fee(w)) check_payout_max(c, w, place);
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
        if (tables[0].complete) continue;
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
                            c.opens(wager.part_of);
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
    if (!any) c.forbid("no wager that opens a round is offered", cite(c.game, c.game.clauses.position));
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
                    c.game.wagers[c.game.wagers[*wager].made_of].id),
                cite(c.game, c.game.wagers[*wager].clause));
        else if (id != kEveryWager && (!wager || !c.setup.offered(*wager)))
            c.warn(fmt::format("limits are given for {}, which is not offered", shown(id)),
                   cite(c.game, c.game.clauses.position));
}

void check_notices(Check& c) {
    for (const Notice& notice : notices_of(c.config, c.setup))
        c.note(fmt::format("displayed at the table by itself: {}", notice.text), notice.clause);
    const Clause edge_of_own_odds = c.game.notices.displayed ? c.game.notices.displayed->edge_of_own_odds : Clause();
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
    for (const auto part : {check_terminals, check_idle_options, check_electronic, check_contested, check_by_hand,
                            check_own_hands, check_readings, check_approval, check_beneath_ceilings, check_boxes,
                            check_shoe, check_profile, check_wheel, check_limits, check_limits_given,
                            check_limits_beside, check_limits_of_parts, check_limits_of_nothing, check_aggregate,
                            check_differential, check_pays, check_floor_in_use, check_jackpot, check_offer,
                            check_chance, check_notices})
        part(check);
    std::vector<Finding> sorted;
    for (const Weight weight : {Weight::Forbidden, Weight::Warning, Weight::Note})
        std::copy_if(check.list.begin(), check.list.end(), std::back_inserter(sorted),
                     [&](const Finding& finding) { return finding.weight == weight; });
    return sorted;
}

}  // namespace baize
