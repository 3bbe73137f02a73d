#include "games/roulette/roulette.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "games/chosen.hpp"
#include "games/roulette/captions.hpp"
#include "games/roulette/places.hpp"
#include "games/roulette/side_wagers.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::roulette {

namespace {

namespace book = gb_2011::roulette;

// The places of each wager that is a set of numbers, in the order of the wagers; none for the others.
constexpr std::span<const Place> kPlaces[] = {
    places::kStraightUps, places::kSplits, places::kStreets,  places::kCorners, places::kFirstFour, places::kSixLines,
    places::kColumns,
    places::kDozens,      places::kRedBlack, places::kOddEven, places::kLowHigh, places::kSplitColumns,
    places::kSplitDozens,
    places::kStraightUps, {},              {},                 places::kNewAr,
};

// ---- Options ----------------------------------------------------------------------------------------------------

// Those of the table itself come first; the others are of the permitted
// variations (3.11-3.50), which only the GB book has.
enum Option : std::size_t { Variant, DoubleZero, ZeroRule, FirstFourHolds, SymbolsOrDice, BonusBlackOdd, BonusRedEven,
                           RageCount, RageLastMiss, ColoursStake };

enum class Variants { Standard, CrownDoubleZero };
constexpr OptionValue kVariants[] = {{"standard", "3.2"}, {"crown-double-zero", "3.45"}};
constexpr OptionValue kNoYes[] = {{"no", "3.5(a)"}, {"yes", "3.5(b)"}};
enum class ZeroRules { LoseHalf, LoseAll };
constexpr OptionValue kZeroRules[] = {{"lose-half", "3.3(b)(i)"}, {"lose-all", "3.3(b)(ii)"}};
enum class SpunOn { Wheel, Symbols, Dice };
constexpr OptionValue kEquipment[] = {{"wheel", "3.5"}, {"symbols", "3.11"}, {"dice", "3.11", true, "3.11"}};
// Every number outside of a group's own eight (ruling R4); zero first, which 3.44 names.
constexpr auto bonus_numbers(Numbers eight) {
    std::array<OptionValue, 30> values{};
    std::size_t at = 0;
    for (int number = 0; number <= kDoubleZero; ++number)
        if (!holds(eight, number)) values[at++] = {kNames[number], "3.44"};
    if (at != values.size()) throw std::logic_error("a group of NewAR that has not eight numbers");
    return values;
}
constexpr auto kBonusBlackOdd = bonus_numbers(places::kNewAr[0].numbers),
               kBonusRedEven = bonus_numbers(places::kNewAr[1].numbers);
enum class FirstFours { Four, Five };
constexpr OptionValue kFirstFours[] = {{"four", "3.2(E)"}, OptionValue{"five", "3.2(E)"}.doubtful()};
enum class RageCounts { AfterEstablishing, WithEstablishing };
constexpr OptionValue kRageCounts[] = {
    {"after-establishing", "3.18"}, OptionValue{"with-establishing", "3.31"}.doubtful()};
enum class RageMisses { Lose, Returned };
constexpr OptionValue kRageMisses[] = {{"lose", "3.26"}, OptionValue{"returned", "3.26"}.doubtful()};
constexpr OptionValue kColoursStakes[] = {{"returned", "3.37"}, OptionValue{"spent", "3.37"}.doubtful()};
constexpr OptionDef kOptions[] = {
    {"variant", "Roulette, or Crown Double Zero", "3.45", kVariants, 0},
    {"double-zero", "Double zero, with its own order of numbers for neighbours", "3.5", kNoYes, 0},
    {"zero-rule", "Even money chances when zero is spun", "3.3(b)", kZeroRules, 0, true, true},
    {.id = "first-four-holds",
     .title = "First four with a double zero: four numbers with either zero, or five with both (ruling R1)",
     .clause = "3.2(E)", .values = kFirstFours,
     .when = "variant=standard double-zero=yes"},
    {"symbols-or-dice", "The wheel with numbers, with symbols for them, or four dice", "3.11", kEquipment, 0, false},
    {"bonus-black-odd", "The bonus number of NewAR's black and odd", "3.43", kBonusBlackOdd, 0, false},
    {"bonus-red-even", "The bonus number of NewAR's red and even", "3.43", kBonusRedEven, 0, false},
    {.id = "rage-count",
     .title = "Roulette Rage is paid by the spins after the establishing one, or with it (ruling R2)", .clause = "3.18",
     .values = kRageCounts,
     .when = "variant=standard"},
    {.id = "rage-last-miss", .title = "A miss on the last spin before Roulette Rage wins (ruling R2)", .clause = "3.26",
     .values = kRageMisses, .when = "variant=standard"},
    {.id = "colours-stake", .title = "The stake of a Colours wager that has won (ruling R3)", .clause = "3.37",
     .values = kColoursStakes, .when = "variant=standard"},
};

// 3.11-3.50.
void read_variations(const Setup& setup, Rules& rules) {
    rules.dice = chosen(setup, SymbolsOrDice, SpunOn::Dice);
    for (const std::size_t group : {0u, 1u})
        rules.bonus_numbers[group] = number_named(setup.option_id(BonusBlackOdd + group)).value();
    rules.rage_counts_all = chosen(setup, RageCount, RageCounts::WithEstablishing);
    rules.rage_last_miss_returns = chosen(setup, RageLastMiss, RageMisses::Returned);
}

std::shared_ptr<const void> compile(const Setup& setup) {
    Rules rules;
    rules.crown = chosen(setup, Variant, Variants::CrownDoubleZero);
    rules.double_zero = rules.crown || chosen(setup, DoubleZero, NoYes::Yes);             // 3.46
    rules.zero_takes_all = rules.crown || chosen(setup, ZeroRule, ZeroRules::LoseAll);    // 3.48
    rules.five_first = rules.double_zero && !rules.crown && chosen(setup, FirstFourHolds, FirstFours::Five);
    if (setup.game().options.size() > SymbolsOrDice) read_variations(setup, rules);
    return std::make_shared<Rules>(rules);
}

const Rules& rules_of(const Setup& setup) { return setup.compiled<Rules>(); }

MaybeRefusal permit(const Setup& setup) {
    const Rules& rules = rules_of(setup);
    for (const int bonus : rules.bonus_numbers)
        if (bonus == kDoubleZero && !rules.double_zero)
            return Refusal{"a bonus number is 00, and the wheel has no double zero", "3.43"};
    return std::nullopt;
}

bool has_spot(const Setup& setup, Position position) {
    const auto places = kPlaces[position.wager];
    const bool second_first_four = position.wager == FirstFour && position.spot == 1;
    if (second_first_four && (rules_of(setup).crown || rules_of(setup).five_first))
        return false;  // 3.49 lists 0, 1, 2, 3 alone
    return position.spot >= places.size() ||
           (places[position.spot].on & (rules_of(setup).double_zero ? WithDoubleZero : WithSingleZero)) != 0;
}

std::span<const std::uint8_t> wheel_order(const Setup& setup) { return rules_of(setup).wheel(); }

// ---- Wagers ---------------------------------------------------------------------------------------------------------

// What a player has on a number, straight up and in neighbours, if this wager is taken.
Money on_number(const Table& table, const PlaceBet& bet, int number) {
    const Rules& rules = rules_of(table.setup());
    const auto lies_on = [&](Position position, Money amount) {
        const bool counts = position.wager == StraightUp || position.wager == Neighbours;
        if (!counts || !holds(covered(position, rules), number)) return Money{};
        return position.wager == Neighbours ? Money{amount.cents / book::kNeighbourParts} : amount;
    };
    Money sum = lies_on(bet.position, bet.stake);
    for (const Stake& stake : table.stakes())
        if (stake.player == bet.player && stake.position != bet.position) sum += lies_on(stake.position, stake.amount);
    return sum;
}

// 3.10: neighbours are straight-up wagers, so one maximum binds both together.
MaybeRefusal accept_on_numbers(const Table& table, const PlaceBet& bet) {
    const Money most = table.setup().limits(StraightUp).max;
    const Numbers numbers = covered(bet.position, rules_of(table.setup()));
    for (int number = 0; bet.stake.cents > 0 && number <= kDoubleZero; ++number) {
        if (!holds(numbers, number) || on_number(table, bet, number) <= most) continue;
        return Refusal{fmt::format("{} would lie on {}, straight up and in neighbours; the maximum is {}",
                                   to_string(on_number(table, bet, number)), kNames[number], to_string(most)),
                       std::string(table.setup().maximum_clause(StraightUp))};
    }
    return std::nullopt;
}

MaybeRefusal accept(const Table& table, const PlaceBet& bet) {
    if (bet.position.wager == RouletteRage || bet.position.wager == Colours) return accept_side_wager(table, bet);
    if (bet.position.wager == StraightUp || bet.position.wager == Neighbours) return accept_on_numbers(table, bet);
    return std::nullopt;
}

void settle(Table& t, Stake& stake, int number) {
    const Rules& rules = rules_of(t.setup());
    const auto wager = wager_of<Wager>(stake);
    const Pays& pays = t.setup().pays(stake.position);
    if (wager == RouletteRage || wager == Colours) return settle_side_wager(t, stake, number);
    const Numbers numbers = covered(stake.position, rules);
    Return verdict = wager == NewAr ? settle_new_ar(numbers, rules.bonus_numbers[stake.position.spot], number, pays)
                                    : settle_numbers(wager, numbers, number, rules, pays);
    if (wager == Neighbours) {  // one straight-up wager wins, though it be by odds of 0 to 1, and four are lost
        verdict.parts = book::kNeighbourParts;
        if (verdict.outcome == Outcome::StandOff) verdict.outcome = Outcome::Win;
    }
    t.settle(stake, verdict);
}

// ---- The round ------------------------------------------------------------------------------------------------------

Round round(Table& t) {
    const Rules& rules = rules_of(t.setup());
    // 3.9: chips as they lie when the ball comes to rest
    co_await t.bets();
    std::optional<std::uint8_t> landed;
    if (rules.dice) {
        while (!landed) {                                                       // 3.11: exactly as if spun by a wheel
            const auto& faces = co_await t.throw_dice(4, "3.11", true);
            landed = compartment_of_dice(faces, rules.compartments());
        }
        t.land_in(*landed);
    } else {
        const auto& spun = co_await t.spin(1, rules.compartments(), "3.5");     // 3.5, 3.6
        landed = spun[0];
    }
    const int number = number_in(*landed);
    for (Stake& stake : t.stakes()) settle(t, stake, number);                   // 3.2, 3.3, 3.22-3.28, 3.36-3.39, 3.44
    remember(t.carried(), streak_of(t.carried()).after(number));                // 3.15-3.18
}

// ---- The definition -------------------------------------------------------------------------------------------------

constexpr auto kOpening = WagerKind::Opening;
constexpr std::string_view kStandard = "variant=standard";

constexpr auto kNumberSpots = names_of(places::kStraightUps);
constexpr auto kFirstFourSpots = names_of(places::kFirstFour);
constexpr auto kSplitSpots = names_of(places::kSplits);
constexpr auto kStreetSpots = names_of(places::kStreets);
constexpr auto kCornerSpots = names_of(places::kCorners);
constexpr auto kSixLineSpots = names_of(places::kSixLines);
constexpr auto kColumnSpots = names_of(places::kColumns);
constexpr auto kDozenSpots = names_of(places::kDozens);
constexpr auto kRedBlackSpots = names_of(places::kRedBlack);
constexpr auto kOddEvenSpots = names_of(places::kOddEven);
constexpr auto kLowHighSpots = names_of(places::kLowHigh);
constexpr auto kSplitColumnSpots = names_of(places::kSplitColumns);
constexpr auto kSplitDozenSpots = names_of(places::kSplitDozens);
constexpr auto kNewArSpots = names_of(places::kNewAr);

constexpr WagerDef kWagers[] = {
    {"straight-up", "Straight up (en plein)", "3.2(A)", kOpening, -1, book::kStraightUp, kNumberSpots},
    {"split", "Split (\u00e0 cheval)", "3.2(B)", kOpening, -1, book::kSplit, kSplitSpots},
    {"street", "Street (en transversale)", "3.2(C)", kOpening, -1, book::kStreet, kStreetSpots},
    {"corner", "Corner (en carr\u00e9)", "3.2(D)", kOpening, -1, book::kCorner, kCornerSpots},
    {"first-four", "First four (quatre premiers)", "3.2(E)", kOpening, -1, book::kFirstFour, kFirstFourSpots},
    {"six-line", "Six line (sixain)", "3.2(F)", kOpening, -1, book::kSixLine, kSixLineSpots},
    {"column", "Column (sur une colonne)", "3.2(G)", kOpening, -1, book::kColumn, kColumnSpots},
    {"dozen", "Dozen (sur une douzaine)", "3.2(H)", kOpening, -1, book::kDozen, kDozenSpots},
    {"red-black", "Red or black (rouge ou noir)", "3.2(I)", kOpening, -1, book::kRedBlack, kRedBlackSpots},
    {"odd-even", "Odd or even (impair ou pair)", "3.2(J)", kOpening, -1, book::kOddEven, kOddEvenSpots},
    {"low-high", "Low or high (manque ou passe)", "3.2(K)", kOpening, -1, book::kLowHigh, kLowHighSpots},
    {"split-columns", "Split columns (\u00e0 cheval sur deux colonnes)", "3.2(L)", kOpening, -1, book::kSplitColumns,
     kSplitColumnSpots, kStandard},
    {"split-dozens", "Split dozens (\u00e0 cheval sur deux douzaines)", "3.2(M)", kOpening, -1, book::kSplitDozens,
     kSplitDozenSpots, kStandard},
    {.id = "neighbours", .title = "Neighbours (voisins): a number and two on each side, straight up",
     .clause = "3.2(A)", .spots = kNumberSpots, .when = kStandard,
     .made_of = StraightUp, .parts = book::kNeighbourParts},
    {.id = "roulette-rage", .title = "Roulette Rage", .clause = "3.14", .paytables = book::kRage, .when = kStandard,
     .lives = true},
    {.id = "colours", .title = "Colours: three in a row", .clause = "3.34", .paytables = book::kColours,
     .spots = kColourSpots, .when = kStandard, .lives = true, .travels_to = kColourPlaces},
    {.id = "new-ar", .title = "NewAR", .clause = "3.43", .paytables = book::kNewAr, .spots = kNewArSpots,
     .when = kStandard, .pays_by_spot = true},
};

// The book has no section on irregularities; 1.5 leaves them to the operator. A spin that does not count is void.
constexpr IrregularityDef kIrregularities[] = {
    {"no-spin", "No spin: the ball or the wheel was disturbed, or no compartment holds the ball", "1.5",
     "Wagers of this spin are void and returned; those from before stay", Effect::VoidRound,
     Target::None, Stage::Betting | Stage::Dealing | Stage::Settled},
};

}  // namespace

Numbers covered(Position position, const Rules& rules) {
    if (position.wager == Neighbours) return neighbours(rules.wheel(), position.spot, book::kNeighbourParts / 2);
    if (position.wager == FirstFour && rules.five_first) return places::kFirstFive;
    return kPlaces[position.wager].empty() ? 0 : kPlaces[position.wager][position.spot].numbers;
}

const Game kGame = {
    .id = "gb.roulette", .title = "Roulette", .book = "gb-2011", .division = "gb.roulette", .sections = "3.1-3.50",
    .layout = {.drawing = drawing, .has_spot = has_spot},
    .equipment = {.compartments = kNames, .wheel_order = wheel_order},
    .clauses = {.no_more_bets = "3.9", .position = "3.1", .limits = "3.10", .misplaced = "3.9"},
    .wagers = kWagers, .options = kOptions, .irregularities = kIrregularities,
    .round = round, .accept = accept, .permit = permit, .compile = compile,
    .captions = {.spin = spin_caption, .compartment_colour = compartment_colour},
    .notices = {.displayed = &gb_2011::kDisplayed, .standing = standing},
    .scene = {.lay = establish},
    .figures = book::kFigures,
};

// ---- New Zealand ----------------------------------------------------------------------------------------------------

// Divisions 8 and 8A are not among the seeds but for the rules that seed 001 amends: wagers, odds and wheel are those
// of the GB text (ruling D4), without its permitted variations (3.11-3.50).
namespace {

constexpr auto kNzWagers = [] {  // those of 3.2, with its pay tables alone
    std::array<WagerDef, Neighbours + 1u> list{};
    for (std::size_t w = 0; w < list.size(); ++w) {
        list[w] = kWagers[w];
        list[w].when = {};
        if (!list[w].paytables.empty()) list[w].paytables = list[w].paytables.first(1);
    }
    return list;
}();
constexpr std::string_view kNzClauses[] = {"2.6", "3.6", "4.3", "5.6"}, kNzElectronicClauses[] = {"3.7", "3.13"};

constexpr OptionDef kNzOptions[] = {
    {"variant", "Roulette", "3.2", std::span(kVariants).first(1)},
    kOptions[DoubleZero], kOptions[ZeroRule], kOptions[FirstFourHolds],
};

constexpr IrregularityDef kNzIrregularities[] = {
    {"no-spin", "No spin: the ball or the wheel was disturbed, or no compartment holds the ball", "1.5",
     "Every wager is void and returned", Effect::VoidRound, Target::None,
     Stage::Betting | Stage::Dealing | Stage::Settled},
};

}  // namespace

const Game kNzGame = {
    .id = "nz.roulette", .title = "Roulette (NZ)", .book = "nz-roulette", .division = "nz.roulette",
    .sections = "2.6-5.6",
    .rests_on = {.division = "gb.roulette", .book = "gb-2011", .own_clauses = kNzClauses},
    .layout = {.drawing = drawing, .has_spot = has_spot},
    .equipment = {.compartments = kNames, .wheel_order = wheel_order},
    .clauses = {.no_more_bets = "3.6", .position = "3.1", .limits = "3.10", .misplaced = "5.6"},
    .wagers = kNzWagers, .options = kNzOptions, .irregularities = kNzIrregularities,
    .round = round, .accept = accept, .permit = permit, .compile = compile,
    .captions = {.spin = spin_caption, .compartment_colour = compartment_colour},
};

const Game kNzElectronicGame = {
    .id = "nz.electronic-roulette", .title = "Electronic Roulette (NZ)", .book = "nz-electronic-roulette",
    .division = "nz.electronic-roulette", .sections = "3.7-3.13",
    .rests_on = {.division = "gb.roulette", .book = "gb-2011", .own_clauses = kNzElectronicClauses},
    .layout = {.drawing = drawing, .has_spot = has_spot},
    .equipment = {.compartments = kNames, .wheel_order = wheel_order},
    .clauses = {.no_more_bets = "3.9", .position = "3.1", .limits = "3.10"},
    .wagers = kNzWagers, .options = kNzOptions, .irregularities = kNzIrregularities,
    .round = round, .accept = accept, .permit = permit, .compile = compile,
    .captions = {.spin = spin_caption, .compartment_colour = compartment_colour},
};

}  // namespace baize::roulette
