// Who may wager what and when, and what may be called (8.10, 8.16, 8.17).
#include <fmt/format.h>


#include "games/chosen.hpp"
#include "games/dice/craps_layout.hpp"

namespace baize::craps {

namespace book = gb_2011::craps;

std::string_view spot_of(const Table& t, Position position) {
    const WagerDef& wager = t.game().wagers[position.wager];
    if (position.spot >= wager.open_spots()) return wager.travels_to[position.spot - wager.open_spots()];
    return wager.spots.empty() ? std::string_view{} : wager.spots[position.spot];
}

bool has_line_wager(const Table& t, PlayerId player) {
    return t.staked(player, 0, at(WinLine)).cents > 0 || t.staked(player, 0, at(DontWinLine)).cents > 0;
}

namespace {

// ---- Conditions on wagers (8.10, 8.17) -------------------------------------------------------------------------

Refusal refuse(std::string what, Clause clause) { return {std::move(what), std::string(clause)}; }

// Would a wager behind this one win more than `against`? (8.17(f), (h))
bool wins_more(Money stake, Odds odds, Money against) { return stake.cents * odds.num > against.cents * odds.den; }

// A line or come wager after its point is there: no more chips, and on the shooter's side no fewer (note to 8.17).
MaybeRefusal change_after_point(const PlaceBet& bet, Money now, bool contract, Clause clause) {
    if (bet.stake > now) return refuse("no chips are added once the wager has its point", clause);
    if (contract && bet.stake < now)
        return refuse("the wager may not be removed or reduced until it is won or lost", "8.17");
    return std::nullopt;
}

// What stands behind a wager against the shooter holds it to its size.
MaybeRefusal reduce_against(const Table& t, const PlaceBet& bet, Wager behind, std::size_t spot, Clause clause) {
    const Position position = at(behind, spot);
    const Odds odds = t.setup().pays(behind)[pair_of_points(dice::number(book::kPoints[spot]))].odds;
    if (!wins_more(t.staked(bet.player, 0, position), odds, bet.stake)) return std::nullopt;
    return refuse(fmt::format("the wager on {} would win more than is wagered", position_name(t.game(), position)),
                  clause);
}

MaybeRefusal accept_line(const Table& t, const PlaceBet& bet, Money now) {
    if (point(t) == 0) return std::nullopt;
    const bool win_side = bet.position.wager == WinLine;
    if (auto refusal = change_after_point(bet, now, win_side, win_side ? "8.17(a)" : "8.17(b)")) return refusal;
    if (win_side || bet.stake == now) return std::nullopt;
    const bool only_one = bet.stake.cents == 0 && t.staked(bet.player, 0, at(WinLine)).cents == 0;
    if (only_one && dice::shooter(t) == bet.player)
        return refuse("the shooter must maintain a wager on the line", "8.10");
    return reduce_against(t, bet, BehindDontWin, point_index(point(t)), "8.17(f)");
}

MaybeRefusal accept_come(const Table& t, const PlaceBet& bet, Money now) {
    const bool with = bet.position.wager == Come;
    const Clause clause = with ? "8.17(c)" : "8.17(d)";
    if (bet.position.spot == 0) {
        if (point(t) == 0 && bet.stake > now) return refuse("a come wager is placed after the come out roll", clause);
        return std::nullopt;
    }
    if (auto refusal = change_after_point(bet, now, with, clause)) return refusal;
    return with ? std::nullopt : reduce_against(t, bet, BehindDontCome, bet.position.spot - 1u, "8.17(h)");
}

MaybeRefusal accept_behind_line(const Table& t, const PlaceBet& bet, const PayRow& row) {
    const bool with = bet.position.wager == BehindWin;
    const Money line = t.staked(bet.player, 0, at(with ? WinLine : DontWinLine));
    if (dice::number(spot_of(t, bet.position)) != point(t))
        return refuse("it is placed behind the line on the come out point", row.clause);
    if (line.cents == 0)
        return refuse(fmt::format("it needs a wager on {}", t.game().wagers[with ? WinLine : DontWinLine].id),
                      row.clause);
    const auto most = number_of(t.setup(), OddsMax);  // none where the table has no maximum, as the book has none
    if (with && most && bet.stake > line * *most)
        return refuse(fmt::format("at this table at most {} times the line wager stands behind it", *most), row.clause);
    if (!with && wins_more(bet.stake, row.odds, line))
        return refuse(fmt::format("it may win no more than the {} on the line", to_string(line)), row.clause);
    return std::nullopt;
}

MaybeRefusal accept_behind_come(const Table& t, const PlaceBet& bet, const PayRow& row) {
    const bool with = bet.position.wager == BehindCome;
    const Position before = at(with ? Come : DontCome, come_spot(bet.position.spot));
    const Money come = t.staked(bet.player, 0, before);
    if (come.cents == 0)
        return refuse(fmt::format("it needs a wager on {}", position_name(t.game(), before)), row.clause);
    if (with && bet.stake > come)
        return refuse(fmt::format("it may be no larger than the {} on the come", to_string(come)), row.clause);
    if (!with && wins_more(bet.stake, row.odds, come))
        return refuse(fmt::format("it may win no more than the {} on the don't come", to_string(come)), row.clause);
    return std::nullopt;
}

bool has_calls(std::size_t wager) {
    return wager == BehindCome || wager == BehindDontCome || wager == PlaceToWin || wager == PlaceToLose;
}

}  // namespace

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    const Money now = t.staked(bet.player, 0, bet.position);
    const auto row = [&]() -> const PayRow& {
        return t.setup().pays(bet.position.wager)[pair_of_points(dice::number(spot_of(t, bet.position)))];
    };
    switch (bet.position.wager) {
        case WinLine: case DontWinLine: return accept_line(t, bet, now);
        case Come: case DontCome: return accept_come(t, bet, now);
        case BehindWin: case BehindDontWin: return bet.stake > now ? accept_behind_line(t, bet, row()) : std::nullopt;
        case BehindCome: case BehindDontCome: return bet.stake > now ? accept_behind_come(t, bet, row()) : std::nullopt;
        default: return std::nullopt;
    }
}

// ---- On and off, and the dice (8.16, 8.17(g), (h), (j), (k)) ------------------------------------------------------

MaybeRefusal check_call(const Table& t, const Declared& declared) {
    if (has_calls(declared.position.wager)) return std::nullopt;
    return refuse(fmt::format("{} is neither called on nor off", position_name(t.game(), declared.position)), "8.17");
}

MaybeRefusal check_pass(const Table& t, const Declared& declared) {
    if (point(t) != 0)
        return refuse("the shooter keeps the dice until the point is repeated, or a loser seven", "8.15");
    return dice::check_seated(t, declared, "8.16");
}

bool in_action(const Table& t, const Stake& stake) {
    if (point(t) != 0 || !has_calls(stake.position.wager)) return true;
    const bool rests = stake.position.wager == BehindCome || stake.position.wager == PlaceToWin;
    return stake.declared == (rests ? On : Off) + 1 ? rests : !rests;
}

}  // namespace baize::craps
