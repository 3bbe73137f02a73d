#include "games/dice/rocket_7.hpp"

#include <fmt/format.h>

#include "games/chosen.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"
#include "rulebooks/gb_2011/rocket_7.hpp"

namespace baize::rocket_7 {

namespace book = gb_2011::rocket_7;

namespace {

constexpr std::size_t kSevens = dice::kOwn;                     // thrown in a row by this shooter,
                                                                // in the table's memory
enum Mark : std::size_t { kFreeThrows, kFreeTotal };            // of the free roll in this round

bool is_side(std::size_t wager) { return wager == Rocket7Jackpot || wager == FreeRollJackpot; }
bool is_standard(std::size_t wager) { return wager <= Score; }
enum Option : std::size_t { SideWager, FreeRollOn, Amounts };
// Values of theirs, in the order of the rows.
enum class SideWagers { Both, Rocket7, FreeRoll, None };
enum class FreeRolls { FirstThrow, AnyThrow };
enum class Quotes { ForOne, ToOne };

bool free_roll_offered(const Table& t) { return !chosen(t.setup(), SideWager, SideWagers::Rocket7); }
bool on_any_throw(const Table& t) { return chosen(t.setup(), FreeRollOn, FreeRolls::AnyThrow); }  // against ruling R8
bool to_one(const Table& t) { return chosen(t.setup(), Amounts, Quotes::ToOne); }                 // against ruling R8

int sevens(const Table& t) { return t.carried().memory[kSevens]; }

// ---- Conditions (8.28, 8.35, 8.48) --------------------------------------------------------------------------------

bool has_standard_wager(const Table& t, PlayerId player) {
    return std::any_of(t.stakes().begin(), t.stakes().end(),
                       [&](const Stake& stake) { return stake.player == player && is_standard(stake.position.wager); });
}

// 8.29: who throws a seven throws again, and needs no new wager for that.
bool may_throw(const Table& t, PlayerId player) {
    return (sevens(t) > 0 && dice::shooter(t) == player) || has_standard_wager(t, player);
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    const Money now = t.staked(bet.player, 0, bet.position);
    if (is_side(bet.position.wager)) {
        if (bet.stake > now && sevens(t) > 0)
            return Refusal{"a side wager is made before the shooter's first throw, with the standard wager", "8.37"};
        if (bet.stake > now && !has_standard_wager(t, bet.player))
            return Refusal{"a side wager needs a standard wager beside it", "8.35"};
        return std::nullopt;
    }
    if (bet.stake.cents > 0 || now.cents == 0 || sevens(t) > 0) return std::nullopt;
    int standard = 0;
    bool side = false;
    for (const Stake& stake : t.stakes()) {
        standard += stake.player == bet.player && is_standard(stake.position.wager);
        side = side || (stake.player == bet.player && is_side(stake.position.wager));
    }
    if (side && standard == 1) return Refusal{"the side wager needs this wager beside it", "8.35"};
    return std::nullopt;
}

MaybeRefusal check_pass(const Table& t, const Declared& declared) {
    if (sevens(t) > 0 && dice::shooter(t) == declared.player)
        return Refusal{"after a seven the same shooter throws again", "8.29"};
    return dice::check_seated(t, declared, "8.27");
}

// ---- The side wager (8.34-8.48) ------------------------------------------------------------------------------------

// 8.40, 8.42, 8.46: the pool, shared equally by all who have a side wager
// (ruling R8); what does not divide stays in the meter.
void pay_jackpot(Table& t, Stake& stake, Money share, Clause clause) {
    t.pay_from_meter(stake, stake.position.wager == FreeRollJackpot ? FreeRollsJackpot : Jackpot, share, clause);
    t.settle(stake, to_one(t) ? stand_off(clause) : lose(clause));  // its value is part of the prize (ruling R8)
}

// 8.40, 8.41, 8.48, on a throw that earns no free roll; `run` counts this throw's seven too.
void settle_side(Table& t, Stake& stake, int run, Money share) {
    const bool was_paid = stake.position.wager == Rocket7Jackpot && sevens(t) >= 2;
    if (run == 0 && was_paid && to_one(t)) return t.settle(stake, stand_off("8.40"));
    if (run == 0) return t.settle(stake, lose(sevens(t) == 0 ? "8.48" : "8.40"));
    if (stake.position.wager == FreeRollJackpot)  // sevens are nothing to it, but that the shooter throws again (8.48)
        return t.settle(stake, on_any_throw(t) ? remains("8.48") : lose("8.43"));
    if (run == book::kSevensOfJackpot) return pay_jackpot(t, stake, share, "8.42");
    const PayRow& row = t.setup().pays(Rocket7Jackpot)[std::max(run - 2, 0)];
    // 8.41: paid at each seven, while the wager lies on
    if (run >= 2) t.bonus(stake, SevensInARow, win(row.odds, row.clause));
    t.settle(stake, remains("8.40"));
}

// 8.45, 8.46.
void settle_free_roll(Table& t, Stake& stake, int total, Money share) {
    const int row = free_roll_row(total);
    if (row < 0) return pay_jackpot(t, stake, share, "8.46");
    const std::size_t rows = stake.position.wager == FreeRollJackpot ? FreeRollJackpot : FreeRoll;
    t.settle(stake, win(t.setup().pays(rows)[row]));
}

int side_wagers(const Table& t) {
    return static_cast<int>(std::count_if(t.stakes().begin(), t.stakes().end(),
                                          [](const Stake& stake) { return is_side(stake.position.wager); }));
}

// Six sevens are nothing to a side wager that is in the free roll alone.
bool jackpot_falls(const Table& t, bool free_roll, int run) {
    if (side_wagers(t) == 0) return false;
    return free_roll ? free_roll_row(t.marks()[kFreeTotal]) < 0
                     : run == book::kSevensOfJackpot && t.setup().offered(Rocket7Jackpot);
}

// ---- The throw ------------------------------------------------------------------------------------------------------

Round round(Table& t) {
    co_await t.bets();
    dice::hand_the_dice(t, may_throw);                                         // 8.27-8.29
    const auto& faces = co_await t.throw_dice(2, "8.22");                      // 8.22, 8.31
    const dice::Throw thrown{faces[0], faces[1]};
    for (Stake& stake : t.stakes()) {                                          // 8.25, 8.26
        const auto wager = wager_of<Wager>(stake);
        const auto spots = t.game().wagers[wager].spots;
        if (is_standard(wager))
            t.settle(stake,
                     settle(wager, spots.empty() ? "" : spots[stake.position.spot], thrown, t.setup().pays(wager)));
    }
    const int run = thrown.total() == 7 ? sevens(t) + 1 : 0;
    const bool in_time = sevens(t) == 0 || on_any_throw(t);                    // 8.43, 8.48, ruling R8
    const bool free_roll = free_roll_offered(t) && in_time && earns_free_roll(thrown) && side_wagers(t) > 0;
    if (free_roll) {
        t.marks() = {};
        for (; t.marks()[kFreeThrows] < book::kFreeRollThrows; ++t.marks()[kFreeThrows]) {  // 8.44, 8.45
            const auto& more = co_await t.throw_dice(2, "8.44");
            t.marks()[kFreeTotal] += more[0] + more[1];
        }
    }
    Money share{};
    if (jackpot_falls(t, free_roll, run))
        share = {(co_await t.read_meter(free_roll ? "8.46" : "8.42")).cents / side_wagers(t)};  // 8.39, 8.42, 8.46
    for (Stake& stake : t.stakes()) {
        if (!is_side(stake.position.wager)) continue;
        if (free_roll) settle_free_roll(t, stake, t.marks()[kFreeTotal], share);
        else settle_side(t, stake, run, share);
    }
    t.carried().memory[kSevens] = run == book::kSevensOfJackpot ? 0 : run;
    if (run == 0) dice::relinquish(t);                                         // 8.29, 8.47
}

// ---- The definition -------------------------------------------------------------------------------------------------

#define FLOOR(name) constexpr PayTable k##name[] = {{"min", Binding::Floor, book::k##name}}
FLOOR(Low);
FLOOR(High);
FLOOR(SingleDie);
FLOOR(SpecificDouble);
FLOOR(AnyDouble);
FLOOR(Seven);
FLOOR(SevenOrEleven);
FLOOR(Craps);
FLOOR(Score);
#undef FLOOR
constexpr std::string_view kForOne = "amounts=for-one", kToOne = "amounts=to-one";
constexpr PayTable kRocket[] = {{"min", Binding::Floor, book::kSevens, kForOne},
                                {"to-one", Binding::Floor, book::kSevensToOne, kToOne}};
constexpr PayTable kFreeRoll[] = {{"min", Binding::Floor, book::kFreeRoll, kForOne},
                                  {"to-one", Binding::Floor, book::kFreeRollToOne, kToOne}};

constexpr auto kOpening = WagerKind::Opening;
constexpr auto kBonus = WagerKind::Bonus;

// 8.38: where both features are offered one wager is in both, and lies on the
// first; where the free roll is offered alone it has its own.
constexpr WagerDef kWagers[] = {
    {"low", "Low", "8.25(a)", kOpening, -1, kLow},
    {"high", "High", "8.25(b)", kOpening, -1, kHigh},
    {"single-die", "Single die", "8.25(c)", kOpening, -1, kSingleDie, book::kFaces},
    {"specific-double", "Specific double", "8.25(d)", kOpening, -1, kSpecificDouble, book::kDoubles},
    {"any-double", "Any double", "8.25(e)", kOpening, -1, kAnyDouble},
    {"seven", "Seven", "8.25(f)", kOpening, -1, kSeven},
    {"seven-or-eleven", "Seven or eleven", "8.25(g)", kOpening, -1, kSevenOrEleven},
    {"craps", "Craps", "8.25(h)", kOpening, -1, kCraps},
    {"score", "Specific score", "8.25(i)", kOpening, -1, kScore, book::kScores},
    {"rocket-7-jackpot", "Rocket 7 Jackpot, and the Free Roll where offered", "8.40", kOpening, -1, kRocket, {},
     "side-wager=both|rocket-7", {}, {}, "8.34", true},
    {"free-roll-jackpot", "Free Roll Jackpot", "8.46", kOpening, -1, kFreeRoll, {}, "side-wager=free-roll", {}, {},
     "8.34", true},
    {"sevens-in-a-row", "Sevens in a row", "8.41", kBonus, Rocket7Jackpot, {}, {}, "side-wager=both|rocket-7"},
    {"jackpot", "Jackpot", "8.42", kBonus, Rocket7Jackpot, {}, {}, "side-wager=both|rocket-7"},
    {"free-rolls-jackpot", "Jackpot of the Free Roll alone", "8.46", kBonus, FreeRollJackpot, {}, {},
     "side-wager=free-roll"},
    {"free-roll", "The Free Roll of a wager that is in both", "8.46", kBonus, Rocket7Jackpot, kFreeRoll, {},
     "side-wager=both"},
};

// 8.34: one, both or none of the side wager's features.
constexpr OptionValue kSideWagers[] = {{"both", "8.38"}, {"rocket-7", "8.34"}, {"free-roll", "8.34"}, {"none", "8.34"}};
constexpr OptionValue kFreeRollThrows[] = {{"first-throw", "8.48"}, OptionValue{"any-throw", "8.43"}.doubtful()};
constexpr OptionValue kAmounts[] = {{"for-one", "8.40"}, OptionValue{"to-one", "8.40"}.doubtful()};
constexpr OptionDef kOptions[] = {
    {"side-wager", "What the side wager is in", "8.34", kSideWagers},
    {.id = "free-roll-on", .title = "Which throw earns the free roll (ruling R8)", .clause = "8.43",
     .values = kFreeRollThrows, .when = "side-wager=both|free-roll"},
    {.id = "amounts", .title = "The side wager's amounts hold the wager, or come beside it (ruling R8)",
     .clause = "8.40", .values = kAmounts,
     .when = "side-wager=both|rocket-7|free-roll"},
};

constexpr DeclarationDef kDeclarations[] = {
    {"pass-dice", "Passes the dice", "8.27", false, check_pass, dice::pass_dice},
    {"take-dice", "Takes the dice after all, when they come round", "8.27", false, check_pass, dice::take_dice},
};

constexpr IrregularityDef kIrregularities[] = {
    {"invalid-throw", "The dice missed the wall, did not turn three times, or one lies on the other", "8.32",
     "The throw is invalid; the dice are thrown again",
     Effect::Record, Target::None, stage_bit(Stage::Dealing)},
    {"no-throw", "Dice not read, or an invalid throw was counted", "1.5",
     "Wagers of this throw are void and returned; those from before stand", Effect::VoidRound,
     Target::None, Stage::Betting | Stage::Dealing | Stage::Settled},
};

std::vector<std::string> standing(const Table& t) {
    std::vector<std::string> words = dice::who_throws(t);
    if (sevens(t) > 0) words.insert(words.begin(), fmt::format("{} in a row: seven", sevens(t)));
    if (t.marks()[kFreeThrows] > 0)
        words.push_back(fmt::format("free roll: {} after {} of {} throws", t.marks()[kFreeTotal],
                                    t.marks()[kFreeThrows], book::kFreeRollThrows));
    return words;
}

// A side wager has a standard one beside it (8.35).
void scene(CarriedState& carried, const Setup&, Position position, Money unit) {
    if (!is_side(position.wager)) return;
    Stake beside;
    beside.position = {Seven, 0};
    beside.amount = unit;
    beside.carried = true;
    carried.remaining.push_back(beside);
}

}  // namespace

const Game kGame = {
    .id = "gb.rocket-7", .title = "Rocket 7", .book = "gb-2011", .division = "gb.dice", .sections = "8.20-8.48",
    .layout = {.places = dice::kPlaces, .drawing = drawing},
    .equipment = {.dice = 2},
    .clauses = {.no_more_bets = "8.30", .position = "8.25", .limits = "8.23"},
    .wagers = kWagers, .options = kOptions, .declarations = kDeclarations, .irregularities = kIrregularities,
    .round = round, .accept = accept,
    .captions = {.dice = dice::dice_caption},
    .notices = {.displayed = &gb_2011::kDisplayed, .standing = standing},
    .scene = {.lay = scene},
};

}  // namespace baize::rocket_7
