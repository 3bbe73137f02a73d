#include "games/dice/craps.hpp"

#include <fmt/format.h>

#include "games/dice/craps_layout.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::craps {

namespace {

namespace book = gb_2011::craps;
using dice::kPoint;

// ---- The throw -----------------------------------------------------------------------------------------------------

// The number that the throw is compared with for this wager.
int number_of(const Table& t, const Stake& stake) {
    if (stake.position.wager == WinLine || stake.position.wager == DontWinLine) return point(t);
    const std::string_view spot = spot_of(t, stake.position);
    return spot.empty() ? 0 : dice::number(spot.substr(0, spot.find('-')));
}

void settle_stake(Table& t, Stake& stake, const dice::Throw& thrown) {
    const auto wager = wager_of<Wager>(stake);
    const Facts facts{thrown, number_of(t, stake), in_action(t, stake)};
    const Return verdict = settle(wager, spot_of(t, stake.position), facts, t.setup().pays(wager));
    t.settle(stake, verdict);
    const bool goes_to_its_point = (wager == Come || wager == DontCome) && facts.number == 0;
    if (goes_to_its_point && verdict.outcome == Outcome::Remains)
        t.travel(stake, come_spot(point_index(thrown.total())));
}

bool is_point(int total) { return total >= 4 && total <= 10 && total != 7; }

Round round(Table& t) {
    co_await t.bets();
    dice::hand_the_dice(t, has_line_wager);                                    // 8.8-8.10
    const auto& faces = co_await t.throw_dice(2, "8.3");                       // 8.3, 8.11
    const dice::Throw thrown{faces[0], faces[1]};
    for (Stake& stake : t.stakes()) settle_stake(t, stake, thrown);            // 8.12, 8.17
    int& point = t.carried().memory[kPoint];
    const int total = thrown.total();
    if (point == 0) {
        if (is_point(total)) point = total;                                    // 8.13(b)
    } else if (total == 7) {
        point = 0;
        dice::relinquish(t);                                                   // 8.13(c), 8.14
    } else if (total == point) {
        point = 0;                                                             // 8.15: he may throw on
    }
}

// ---- The definition -------------------------------------------------------------------------------------------------

#define FLOOR(name) constexpr PayTable k##name[] = {{"min", Binding::Floor, book::k##name}}
FLOOR(WinLine);
FLOOR(DontWinLine);
FLOOR(Come);
FLOOR(DontCome);
FLOOR(BehindWin);
FLOOR(BehindDontWin);
FLOOR(BehindCome);
FLOOR(BehindDontCome);
FLOOR(Hardways);
FLOOR(PlaceToWin);
FLOOR(PlaceToLose);
FLOOR(AnyCraps);
FLOOR(Craps2);
FLOOR(Craps3);
FLOOR(Craps12); FLOOR(Eleven); FLOOR(AnySeven); FLOOR(Pair); FLOOR(NonPair); FLOOR(Field);
#undef FLOOR

constexpr WagerDef one_throw(std::string_view id, std::string_view title, Clause clause, std::span<const PayTable> pays,
                             std::span<const std::string_view> spots = {}) {
    return {id, title, clause, WagerKind::Opening, -1, pays, spots};
}
constexpr WagerDef living(std::string_view id, std::string_view title, Clause clause, std::span<const PayTable> pays,
                          std::span<const std::string_view> spots = {},
                          std::span<const std::string_view> travels_to = {}) {
    return {id, title, clause, WagerKind::Opening, -1, pays, spots, {}, {}, {}, {}, true, travels_to};
}

constexpr WagerDef kWagers[] = {
    living("win-line", "Win line", "8.17(a)", kWinLine),
    living("dont-win-line", "Don't win line", "8.17(b)", kDontWinLine),
    living("come", "Come", "8.17(c)", kCome, {}, book::kPoints),
    living("dont-come", "Don't come", "8.17(d)", kDontCome, {}, book::kPoints),
    living("behind-win", "Behind the win line", "8.17(e)", kBehindWin, book::kPoints),
    living("behind-dont-win", "Behind the don't win line", "8.17(f)", kBehindDontWin, book::kPoints),
    living("behind-come", "Behind the come", "8.17(g)", kBehindCome, book::kPoints),
    living("behind-dont-come", "Behind the don't come", "8.17(h)", kBehindDontCome, book::kPoints),
    living("hardways", "Hardways", "8.17(i)", kHardways, book::kHardwayPoints),
    living("place-to-win", "Place bet to win", "8.17(j)", kPlaceToWin, book::kPoints),
    living("place-to-lose", "Place bet to lose", "8.17(k)", kPlaceToLose, book::kPoints),
    one_throw("any-craps", "Any craps", "8.17(l)", kAnyCraps),
    one_throw("craps-2", "Craps 2", "8.17(m)", kCraps2),
    one_throw("craps-3", "Craps 3", "8.17(n)", kCraps3),
    one_throw("craps-12", "Craps 12", "8.17(o)", kCraps12),
    one_throw("eleven", "Eleven", "8.17(p)", kEleven),
    one_throw("any-seven", "Any seven", "8.17(q)", kAnySeven),
    one_throw("pair", "Specific pair", "8.17(r)", kPair, book::kPairs),
    one_throw("non-pair", "Specific non-pair", "8.17(s)", kNonPair, book::kNonPairs),
    one_throw("field", "Field", "8.17(t)", kField),
};

// 8.17(e) sets no maximum; a table may (ruling R6).
constexpr OptionValue kMultiples[] = {{"none", "8.17(e)"}, {"1"}, {"2"}, {"3"}, {"5"}, {"10"}, {"20"}, {"100"}};
constexpr OptionDef kOptions[] = {{"odds-max", "Most that stands behind the win line, in line wagers", "8.17(e)",
                                   kMultiples, 0, false}};

constexpr DeclarationDef kDeclarations[] = {
    {"on", "Calls a wager on: it counts on a come out roll", "8.17", true, check_call},
    {"off", "Calls a wager off: it rests on a come out roll", "8.17", true, check_call},
    {"pass-dice", "Passes the dice", "8.16", false, check_pass, dice::pass_dice},
    {"take-dice", "Takes the dice after all, when they come round", "8.16", false, check_pass, dice::take_dice},
};

MaybeRefusal check_instruction(const Table& t, const Ruled&) { return dice::check_instruction(t, "8.16"); }

// The book has no section on irregularities. 8.11 says how the dice are thrown; what is not
// thrown so is thrown again. 1.5 leaves the rest to the operator: a throw that counted by
// mistake is void, and wagers from before it stand as they stood.
constexpr IrregularityDef kIrregularities[] = {
    {"invalid-throw", "The dice did not leave the hand together, or did not reach the far end", "8.11",
     "The throw does not count; the dice are thrown again",
     Effect::Record, Target::None, stage_bit(Stage::Dealing)},
    {"dice-taken", "The boxman has the shooter pass the dice", "8.16", "The dice are offered to the next player",
     Effect::Own, Target::None,
     stage_bit(Stage::Betting), check_instruction, [](Table& t, const Ruled&) { dice::relinquish(t); }},
    {"no-throw", "Dice not read, or the throw is not valid", "1.5",
     "Wagers of this throw are void and returned; those from before stand", Effect::VoidRound,
     Target::None, Stage::Betting | Stage::Dealing | Stage::Settled},
};

// The point at which a wager behind a come wager is priced: one that is not its own.
int point_behind(Position position) { return book::kPoints[position.spot] == "6" ? 8 : 6; }

// The least that a wager against the shooter can be with this behind it, which may not win more (8.17(f), (h)).
Money backed_by(const Setup& setup, Position behind, Money unit) {
    const Odds odds = setup.pays(behind.wager)[pair_of_points(dice::number(book::kPoints[behind.spot]))].odds;
    const bool against = behind.wager == BehindDontWin || behind.wager == BehindDontCome;
    return against ? unit * std::max(1, (odds.num + odds.den - 1) / odds.den) : unit;
}

// A point for what is wagered after the come out roll, and the wager that another stands behind.
void scene(CarriedState& carried, const Setup& setup, Position position, Money unit) {
    const auto carry = [&](Position where) {
        Stake stake;
        stake.position = where;
        stake.amount = backed_by(setup, position, unit);
        stake.carried = true;
        carried.remaining.push_back(stake);
    };
    switch (position.wager) {
        case Come: case DontCome: carried.memory[kPoint] = 6; break;
        case BehindWin: case BehindDontWin:
            carried.memory[kPoint] = dice::number(book::kPoints[position.spot]);
            carry(at(position.wager == BehindWin ? WinLine : DontWinLine));
            break;
        case BehindCome: case BehindDontCome:
            carried.memory[kPoint] = point_behind(position);
            carry(at(position.wager == BehindCome ? Come : DontCome, come_spot(position.spot)));
            break;
        default: break;
    }
}

// Behind the come a wager rests on a come out roll and may go back, so how far it spreads depends on the point.
std::string scene_words(const Setup&, Position position) {
    return position.wager == BehindCome
               ? fmt::format("laid while the come out point is {}; with another point it spreads otherwise",
                             point_behind(position))
               : "";
}

}  // namespace

const Game kGame = {
    .id = "gb.craps", .title = "Craps", .book = "gb-2011", .division = "gb.dice", .sections = "8.1-8.19",
    .layout = {.places = dice::kPlaces, .drawing = drawing},
    .equipment = {.dice = 2},
    .clauses = {.no_more_bets = "1.5", .position = "8.12", .limits = "8.6"},
    .wagers = kWagers, .options = kOptions, .declarations = kDeclarations, .irregularities = kIrregularities,
    .round = round, .accept = accept,
    .captions = {.dice = dice::dice_caption},
    .notices = {.displayed = &gb_2011::kDisplayed, .standing = dice::point_and_shooter},
    .scene = {.lay = scene, .words = scene_words},
    .figures = book::kFigures,
};

}  // namespace baize::craps
