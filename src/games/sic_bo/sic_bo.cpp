#include "games/sic_bo/sic_bo.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/table.hpp"
#include "games/chosen.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"
#include "rulebooks/gb_2011/sic_bo.hpp"

namespace baize::sic_bo {

namespace {

namespace book = gb_2011::sic_bo;

constexpr int face(std::string_view spot, std::size_t at) { return spot[at] - '0'; }

constexpr int number(std::string_view spot) {
    return spot.size() == 1 ? face(spot, 0) : 10 * face(spot, 0) + face(spot, 1);
}

// 9.12(k): three of the four numbers, each once.
bool among_four(std::string_view four, const Throw& dice) {
    if (dice.dice[0] == dice.dice[1] || dice.dice[1] == dice.dice[2] || dice.dice[0] == dice.dice[2]) return false;
    return std::all_of(std::begin(dice.dice), std::end(dice.dice),
                       [&](int die) { return four.find(static_cast<char>('0' + die)) != four.npos; });
}

}  // namespace

Return settle(Wager wager, std::string_view spot, const Throw& dice, const Pays& pays, bool triple_holds_double) {
    const int total = dice.total();
    const auto decide = [&](bool won, std::size_t row = 0) { return won ? win(pays[row]) : lose(pays[row].clause); };
    switch (wager) {
        case Small: return decide(total >= 4 && total <= 10 && !dice.triple());
        case Big: return decide(total >= 11 && total <= 17 && !dice.triple());
        case Odd: return decide(total % 2 == 1 && !dice.triple());
        case Even: return decide(total % 2 == 0 && !dice.triple());
        case Triple: return decide(dice.showing(face(spot, 0)) == 3);
        case Double:
            return decide(dice.showing(face(spot, 0)) == 2 ||
                          (dice.showing(face(spot, 0)) == 3 && triple_holds_double));  // ruling R7
        case AnyTriple: return decide(dice.triple());
        case Total:
            return decide(total == number(spot),
                          static_cast<std::size_t>(std::min(number(spot), 21 - number(spot)) - 4));
        case Combination: return decide(dice.showing(face(spot, 0)) >= 1 && dice.showing(face(spot, 2)) >= 1);
        case Single: {
            const int showing = dice.showing(face(spot, 0));
            return showing == 0 ? lose("9.12(j)") : win(pays[showing - 1]);
        }
        case FourNumbers: return decide(among_four(spot, dice));
        case ThreeSingles:
            return decide(dice.showing(face(spot, 0)) == 1 && dice.showing(face(spot, 2)) == 1 &&
                          dice.showing(face(spot, 4)) == 1);
        case DoubleAndSingle: return decide(dice.showing(face(spot, 0)) == 2 && dice.showing(face(spot, 4)) == 1);
    }
    return lose("9.10");
}

namespace {

enum Option : std::size_t { Layout, TripleHoldsDouble };

Round round(Table& t) {
    const bool triple_holds_double = chosen(t.setup(), TripleHoldsDouble, YesNo::Yes);
    co_await t.bets();                                                     // 9.11: the layout as it stands at the close
    const auto& faces = co_await t.throw_dice(3, "9.3");                   // 9.3, 9.7
    const Throw dice{{faces[0], faces[1], faces[2]}};
    for (Stake& stake : t.stakes()) {                                      // 9.10, 9.12
        const auto wager = wager_of<Wager>(stake);
        const auto spots = t.game().wagers[wager].spots;
        t.settle(stake, settle(wager, spots.empty() ? "" : spots[stake.position.spot], dice, t.setup().pays(wager),
                               triple_holds_double));
    }
}

#define FLOOR(name) constexpr PayTable k##name[] = {{"min", Binding::Floor, book::k##name}}
FLOOR(Small); FLOOR(Big); FLOOR(Odd); FLOOR(Even); FLOOR(Triple); FLOOR(Double); FLOOR(AnyTriple); FLOOR(Total);
FLOOR(Combination); FLOOR(Single); FLOOR(FourNumbers); FLOOR(ThreeSingles); FLOOR(DoubleAndSingle);
#undef FLOOR

constexpr auto kOpening = WagerKind::Opening;
constexpr std::string_view k106 = "layout=106";

constexpr WagerDef kWagers[] = {
    {"small", "Small", "9.12(a)", kOpening, -1, kSmall},
    {"big", "Big", "9.12(b)", kOpening, -1, kBig},
    {"odd", "Odd", "9.12(c)", kOpening, -1, kOdd, {}, k106},
    {"even", "Even", "9.12(d)", kOpening, -1, kEven, {}, k106},
    {"triple", "Specific triple", "9.12(e)", kOpening, -1, kTriple, book::kFaces},
    {"double", "Specific double", "9.12(f)", kOpening, -1, kDouble, book::kFaces},
    {"any-triple", "Any triple", "9.12(g)", kOpening, -1, kAnyTriple},
    {"total", "Three dice total", "9.12(h)", kOpening, -1, kTotal, book::kTotals},
    {"combination", "Dice combination", "9.12(i)", kOpening, -1, kCombination, book::kPairsOfFaces},
    {"single", "Single dice bet", "9.12(j)", kOpening, -1, kSingle, book::kFaces},
    {"four-numbers", "Four number combination", "9.12(k)", kOpening, -1, kFourNumbers, book::kQuartets, k106},
    {"three-singles", "Three single number combination", "9.12(l)", kOpening, -1, kThreeSingles, book::kTriosOfFaces,
     k106},
    {"double-and-single", "Double and single number", "9.12(m)", kOpening, -1, kDoubleAndSingle,
     book::kDoublesAndSingles, k106},
};

// 9.1: figures 11 and 12. The larger layout has every position of 9.12; the smaller one has 50 of them.
constexpr OptionValue kLayouts[] = {{"106", "9.1"}, {"50", "9.1"}};
constexpr OptionValue kTripleHoldsDouble[] = {{"yes", "9.12(f)"}, OptionValue{"no", "9.12(f)"}.doubtful()};
constexpr OptionDef kOptions[] = {
    {"layout", "Positions on the layout", "9.1", kLayouts, 0, false},
    {"triple-holds-double", "A triple wins the specific double of its number (ruling R7)", "9.12(f)",
     kTripleHoldsDouble},
};

// The book has no section on irregularities; 1.5 leaves them to the operator. A throw that cannot be read is void.
constexpr IrregularityDef kIrregularities[] = {
    {"no-throw", "Dice not read, or the throw is not valid", "1.5", "Every wager is void and returned",
     Effect::VoidRound, Target::None,
     Stage::Betting | Stage::Dealing | Stage::Settled},
};

std::string dice_caption(std::span<const std::uint8_t> dice) {
    if (dice.size() != 3) return {};
    const Throw thrown{{dice[0], dice[1], dice[2]}};
    return fmt::format("total {}{}", thrown.total(), thrown.triple() ? ", a triple" : "");
}

}  // namespace

const Game kGame = {
    .id = "gb.sic-bo", .title = "Sic Bo", .book = "gb-2011", .division = "gb.sic-bo", .sections = "9.1-9.13",
    .layout = {.drawing = drawing},
    .equipment = {.dice = 3},
    .clauses = {.no_more_bets = "9.11", .position = "9.10", .limits = "9.5"},
    .wagers = kWagers, .options = kOptions, .irregularities = kIrregularities,
    .round = round,
    .captions = {.dice = dice_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

// ---- New Zealand ----------------------------------------------------------------------------------------------------

// Division 9A is written for terminals; the wagers and odds of Division 9,
// which it refers to, are those of the GB text (ruling D4).
namespace {

constexpr std::string_view kNzClauses[] = {"1.1", "1.2", "3.", "4.", "5.", "6.", "7."};

constexpr IrregularityDef kNzIrregularities[] = {
    {"no-spin", "No spin: a disruption that would compromise the game", "7.2",
     "The spin is void, and every wager is returned", Effect::VoidRound, Target::None,
     Stage::Betting | Stage::Dealing | Stage::Settled},
};

}  // namespace

const Game kNzElectronicGame = {
    .id = "nz.electronic-tai-sai", .title = "Electronic Tai-Sai (NZ)", .book = "nz-electronic-tai-sai",
    .division = "nz.electronic-tai-sai", .sections = "1.1-7.5",
    .rests_on = {.division = "gb.sic-bo", .book = "gb-2011", .own_clauses = kNzClauses},
    .layout = {.drawing = drawing},
    .equipment = {.dice = 3},
    .clauses = {.no_more_bets = "5.1", .position = "4.2", .limits = "4.8"},
    .wagers = kWagers, .options = kOptions, .irregularities = kNzIrregularities,
    .round = round,
    .captions = {.dice = dice_caption},
};

}  // namespace baize::sic_bo
