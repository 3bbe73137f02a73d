#include "games/roulette/roulette.hpp"

#include <fmt/format.h>

#include "games/roulette/places.hpp"
#include "games/roulette/side_wagers.hpp"

namespace baize::roulette {

namespace {

namespace book = gb_2011::roulette;

// The places of each wager that is a set of numbers, in the order of the wagers; none for the others.
constexpr std::span<const Place> kPlaces[] = {
    places::kStraightUps, places::kSplits, places::kStreets,  places::kCorners, places::kFirstFour, places::kSixLines,     places::kColumns,
    places::kDozens,      places::kRedBlack, places::kOddEven, places::kLowHigh, places::kSplitColumns, places::kSplitDozens,
    places::kStraightUps, {},              {},                 places::kNewAr,
};

// ---- Options ----------------------------------------------------------------------------------------------------

enum Option : std::size_t { Variant, DoubleZero, ZeroRule, SymbolsOrDice, BonusNumber };

constexpr OptionValue kVariants[] = {{"standard", "3.2"}, {"crown-double-zero", "3.45"}};
constexpr OptionValue kNoYes[] = {{"no", "3.5(a)"}, {"yes", "3.5(b)"}};
constexpr OptionValue kZeroRules[] = {{"lose-half", "3.3(b)(i)"}, {"lose-all", "3.3(b)(ii)"}};
constexpr OptionValue kEquipment[] = {{"wheel", "3.5"}, {"symbols", "3.11"}, {"dice", "3.11"}};
// Those outside both groups of eight (ruling R4).
constexpr OptionValue kBonusNumbers[] = {{"0", "3.44"},  {"00", "3.44"}, {"1", "3.44"},  {"2", "3.44"},  {"3", "3.44"},  {"4", "3.44"},  {"5", "3.44"},  {"6", "3.44"},
                                         {"7", "3.44"},  {"8", "3.44"},  {"9", "3.44"},  {"10", "3.44"}, {"19", "3.44"}, {"20", "3.44"}, {"21", "3.44"}, {"22", "3.44"},
                                         {"23", "3.44"}, {"24", "3.44"}, {"25", "3.44"}, {"26", "3.44"}, {"27", "3.44"}, {"28", "3.44"}};
constexpr OptionDef kOptions[] = {
    {"variant", "Roulette, or Crown Double Zero", "3.45", kVariants, 0},
    {"double-zero", "Double zero, with its own order of numbers for neighbours", "3.5", kNoYes, 0},
    {"zero-rule", "Even money chances when zero is spun", "3.3(b)", kZeroRules, 0},
    {"symbols-or-dice", "The wheel with numbers, with symbols for them, or four dice", "3.11", kEquipment, 0, false},
    {"bonus-number", "The bonus number of NewAR", "3.43", kBonusNumbers, 0, false},
};

std::shared_ptr<const void> compile(const Setup& setup) {
    Rules rules;
    rules.crown = setup.option(Variant) == 1;
    rules.double_zero = rules.crown || setup.option(DoubleZero) == 1;          // 3.46
    rules.zero_takes_all = rules.crown || setup.option(ZeroRule) == 1;         // 3.48
    rules.dice = setup.option_id(SymbolsOrDice) == "dice";
    for (int number = 0; number <= kDoubleZero; ++number)
        if (kNames[number] == setup.option_id(BonusNumber)) rules.bonus_number = number;
    return std::make_shared<Rules>(rules);
}

const Rules& rules_of(const Setup& setup) { return setup.compiled<Rules>(); }

MaybeRefusal permit(const Setup& setup) {
    const Rules& rules = rules_of(setup);
    if (rules.bonus_number == kDoubleZero && !rules.double_zero) return Refusal{"the bonus number is 00, and the wheel has no double zero", "3.43"};
    return std::nullopt;
}

bool has_spot(const Setup& setup, Position position) {
    const auto places = kPlaces[position.wager];
    return position.spot >= places.size() || (places[position.spot].on & (rules_of(setup).double_zero ? WithDoubleZero : WithSingleZero)) != 0;
}

std::span<const std::uint8_t> wheel_order(const Setup& setup) { return rules_of(setup).wheel(); }

// ---- Wagers ------------------------------------------------------------------------------------------------------------

constexpr int kNeighbourParts = 5;

MaybeRefusal accept(const Table& table, const PlaceBet& bet) {
    if (bet.position.wager == RouletteRage || bet.position.wager == Colours) return accept_side_wager(table, bet);
    const Money chip = std::min(table.setup().limits(Neighbours).increment, table.setup().limits(StraightUp).increment);
    if (bet.position.wager == Neighbours && bet.stake.cents % (kNeighbourParts * chip.cents) != 0)
        return Refusal{fmt::format("{} does not lie on five numbers in equal chips of {}", to_string(bet.stake), to_string(chip)), "3.8"};
    return std::nullopt;
}

void settle(Table& t, Stake& stake, int number) {
    const Rules& rules = rules_of(t.setup());
    const auto wager = static_cast<Wager>(stake.position.wager);
    const Pays& pays = t.setup().pays(wager);
    if (wager == RouletteRage || wager == Colours) return settle_side_wager(t, stake, number);
    const Numbers numbers = covered(stake.position, rules);
    t.settle(stake, wager == NewAr ? settle_new_ar(numbers, rules.bonus_number, number, pays) : settle_numbers(wager, numbers, number, rules, pays));
}

// ---- The round -----------------------------------------------------------------------------------------------------------

Round round(Table& t) {
    const Rules& rules = rules_of(t.setup());
    co_await t.bets();                                                          // 3.9: chips as they lie when the ball comes to rest
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
    remember(t.between(), streak_of(t.between()).after(number));                // 3.15-3.18
}

// ---- The definition ----------------------------------------------------------------------------------------------------------

constexpr auto kOpening = WagerKind::Opening;
constexpr std::string_view kStandard = "variant=standard";

constexpr auto kNumberSpots = names_of(places::kStraightUps);
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
    {"first-four", "First four (quatre premiers)", "3.2(E)", kOpening, -1, book::kFirstFour},
    {"six-line", "Six line (sixain)", "3.2(F)", kOpening, -1, book::kSixLine, kSixLineSpots},
    {"column", "Column (sur une colonne)", "3.2(G)", kOpening, -1, book::kColumn, kColumnSpots},
    {"dozen", "Dozen (sur une douzaine)", "3.2(H)", kOpening, -1, book::kDozen, kDozenSpots},
    {"red-black", "Red or black (rouge ou noir)", "3.2(I)", kOpening, -1, book::kRedBlack, kRedBlackSpots},
    {"odd-even", "Odd or even (impair ou pair)", "3.2(J)", kOpening, -1, book::kOddEven, kOddEvenSpots},
    {"low-high", "Low or high (manque ou passe)", "3.2(K)", kOpening, -1, book::kLowHigh, kLowHighSpots},
    {"split-columns", "Split columns (\u00e0 cheval sur deux colonnes)", "3.2(L)", kOpening, -1, book::kSplitColumns, kSplitColumnSpots, kStandard},
    {"split-dozens", "Split dozens (\u00e0 cheval sur deux douzaines)", "3.2(M)", kOpening, -1, book::kSplitDozens, kSplitDozenSpots, kStandard},
    {"neighbours", "Neighbours (voisins): a number and two on each side", "3.5", kOpening, -1, book::kNeighbours, kNumberSpots, kStandard},
    {.id = "roulette-rage", .title = "Roulette Rage", .clause = "3.14", .paytables = book::kRage, .when = kStandard, .lives = true},
    {.id = "colours", .title = "Colours: three in a row", .clause = "3.34", .paytables = book::kColours, .spots = kColourSpots, .when = kStandard, .lives = true, .travels_to = kColourPlaces},
    {"new-ar", "NewAR", "3.43", kOpening, -1, book::kNewAr, kNewArSpots, kStandard},
};

// The book has no section on irregularities; 1.5 leaves them to the operator. A spin that does not count is void.
constexpr IrregularityDef kIrregularities[] = {
    {"no-spin", "No spin: the ball or the wheel was disturbed, or no compartment holds the ball", "1.5", "Wagers of this spin are void and returned; those from before stay", Effect::VoidRound,
     Target::None, Stage::Betting | Stage::Dealing | Stage::Settled},
};

}  // namespace

Numbers covered(Position position, const Rules& rules) {
    if (position.wager == Neighbours) return neighbours(rules.wheel(), position.spot, 2);
    return kPlaces[position.wager].empty() ? 0 : kPlaces[position.wager][position.spot].numbers;
}

const Game kGame = {
    .id = "gb.roulette", .title = "Roulette", .book = "gb-2011", .division = "gb.roulette", .sections = "3.1-3.50",
    .compartments = kNames, .wheel_order = wheel_order, .no_more_bets = "3.9", .position_clause = "3.1", .limits_clause = "3.10",
    .wagers = kWagers, .options = kOptions, .irregularities = kIrregularities,
    .round = round, .accept = accept, .permit = permit, .has_spot = has_spot, .standing = standing, .scene = establish, .compile = compile,
};

}  // namespace baize::roulette
