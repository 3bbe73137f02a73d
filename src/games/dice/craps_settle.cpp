// 8.17: what becomes of every wager on a throw.
#include "games/dice/craps.hpp"

namespace baize::craps {

namespace {

// 8.17(a), (c): with the shooter, from the come out roll on.
Return with_shooter(int total, int number, const PayRow& row) {
    if (number == 0) {
        if (total == 7 || total == 11) return win(row);
        return total == 2 || total == 3 || total == 12 ? lose(row.clause) : remains(row.clause);
    }
    return total == number ? win(row) : total == 7 ? lose(row.clause) : remains(row.clause);
}

// 8.17(b), (d): against him; a two on the come out roll is void.
Return against_shooter(int total, int number, const PayRow& row) {
    if (number == 0) {
        if (total == 3 || total == 12) return win(row);
        if (total == 2) return voided(row.clause);
        return total == 7 || total == 11 ? lose(row.clause) : remains(row.clause);
    }
    return total == 7 ? win(row) : total == number ? lose(row.clause) : remains(row.clause);
}

// 8.17(e)-(h), (j), (k): the number before a seven, or a seven before the number.
Return number_or_seven(const Facts& facts, bool on_the_number, const PayRow& row) {
    const int total = facts.thrown.total();
    if (!facts.in_action || (total != 7 && total != facts.number)) return remains(row.clause);
    return (total == facts.number) == on_the_number ? win(row) : lose(row.clause);
}

// 8.17(g), (h): it stands behind a come wager that this throw may decide, and then goes back if it is not in action.
Return behind_come(const Facts& facts, bool on_the_number, const PayRow& row) {
    const int total = facts.thrown.total();
    if (!facts.in_action && (total == 7 || total == facts.number)) return voided(row.clause);
    return number_or_seven(facts, on_the_number, row);
}

// 8.17(i): the double before any other way to its point, and before a seven.
Return hardway(const Facts& facts, const PayRow& row) {
    const int total = facts.thrown.total();
    if (total == facts.number && facts.thrown.pair()) return win(row);
    return total == 7 || total == facts.number ? lose(row.clause) : remains(row.clause);
}

Return field(int total, const Pays& pays) {
    if (total == 2) return win(pays[1]);
    if (total == 12) return win(pays[2]);
    return total >= 5 && total <= 8 ? lose(pays[0].clause) : win(pays[0]);
}

}  // namespace

Return settle(Wager wager, std::string_view spot, const Facts& facts, const Pays& pays) {
    const dice::Throw& thrown = facts.thrown;
    const int total = thrown.total();
    const auto decide = [&](bool won) { return won ? win(pays[0]) : lose(pays[0].clause); };
    const auto by_point = [&]() -> const PayRow& { return pays[pair_of_points(facts.number)]; };
    const auto by_box = [&]() -> const PayRow& {
        return pays[2 - pair_of_points(facts.number)];
    };  // 8.17(j), (k) begin with 6 and 8
    switch (wager) {
        case WinLine: case Come: return with_shooter(total, facts.number, pays[0]);
        case DontWinLine: case DontCome: return against_shooter(total, facts.number, pays[0]);
        case BehindWin: return number_or_seven(facts, true, by_point());
        case BehindDontWin: return number_or_seven(facts, false, by_point());
        case BehindCome: return behind_come(facts, true, by_point());
        case BehindDontCome: return behind_come(facts, false, by_point());
        case Hardways: return hardway(facts, pays[facts.number / 2 - 2]);
        case PlaceToWin: return number_or_seven(facts, true, by_box());
        case PlaceToLose: return number_or_seven(facts, false, by_box());
        case AnyCraps: return decide(total == 2 || total == 3 || total == 12);
        case Craps2: return decide(total == 2);
        case Craps3: return decide(total == 3);
        case Craps12: return decide(total == 12);
        case Eleven: return decide(total == 11);
        case AnySeven: return decide(total == 7);
        case Pair: return decide(thrown.showing(dice::face(spot, 0)) == 2);
        case NonPair:
            return decide(thrown.showing(dice::face(spot, 0)) == 1 && thrown.showing(dice::face(spot, 2)) == 1);
        case Field: return field(total, pays);
    }
    return lose("8.12");
}

}  // namespace baize::craps
