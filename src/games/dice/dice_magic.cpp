#include "games/dice/dice_magic.hpp"

#include "games/chosen.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/dice_magic.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::dice_magic {

namespace book = gb_2011::dice_magic;
using dice::kPoint;

Return settle(Wager wager, std::string_view spot, const dice::Throw& thrown, int point, const Pays& pays,
              bool every_double) {
    const int total = thrown.total();
    const auto decide = [&](bool won, std::size_t row = 0) { return won ? win(pays[row]) : lose(pays[row].clause); };
    switch (wager) {
        case ShootersSpot:
            if (total == 7) return lose(pays[0].clause);                       // on the come out roll too
            return total == point ? win(pays[0]) : remains(pays[0].clause);
        case Box: {
            const int number = dice::number(spot);
            return decide(total == number, static_cast<std::size_t>(std::min(number, 14 - number) - 2));
        }
        case AnySeven: return decide(total == 7);
        case Under7: return decide(total < 7);
        case Over7: return decide(total > 7);
        case RollADouble: return decide(thrown.pair() && (every_double || (total != 2 && total != 12)));  // ruling R9
    }
    return lose("8.59");
}

namespace {

constexpr Position kSpot{ShootersSpot, 0};

int point(const Table& t) { return t.carried().memory[kPoint]; }

bool on_the_spot(const Table& t, PlayerId player) { return t.staked(player, 0, kSpot).cents > 0; }

// 8.64(a): laid on the come out roll. It may be taken back, which no rule forbids here, but not by the shooter (8.57).
MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (bet.position.wager != ShootersSpot || point(t) == 0) return std::nullopt;
    if (bet.stake > t.staked(bet.player, 0, kSpot))
        return Refusal{"the Shooters Spot is wagered on before the come out roll", "8.64(a)"};
    if (bet.stake.cents == 0 && dice::shooter(t) == bet.player)
        return Refusal{"the shooter must maintain a wager on the Shooters Spot", "8.57"};
    return std::nullopt;
}

MaybeRefusal check_pass(const Table& t, const Declared& declared) {
    if (point(t) != 0)
        return Refusal{"the shooter keeps the dice until the point is repeated, or a loser seven", "8.62"};
    return dice::check_seated(t, declared, "8.63");
}

enum Option : std::size_t { DoublesThatWin };
enum class Doubles { From2To5, From1To6 };

Round round(Table& t) {
    const bool every_double = chosen(t.setup(), DoublesThatWin, Doubles::From1To6);
    co_await t.bets();
    dice::hand_the_dice(t, on_the_spot);                                       // 8.55-8.57
    const auto& faces = co_await t.throw_dice(2, "8.50");                      // 8.50, 8.58
    const dice::Throw thrown{faces[0], faces[1]};
    int& point = t.carried().memory[kPoint];
    for (Stake& stake : t.stakes()) {                                          // 8.59, 8.64
        const auto wager = wager_of<Wager>(stake);
        const auto spots = t.game().wagers[wager].spots;
        t.settle(stake, settle(wager, spots.empty() ? "" : spots[stake.position.spot], thrown, point,
                               t.setup().pays(wager), every_double));
    }
    const int total = thrown.total();
    if (total == 7 && point != 0) dice::relinquish(t);                         // 8.60(c), 8.61
    point = total == 7 || total == point ? 0 : point == 0 ? total : point;     // 8.60(b), 8.62
}

#define FLOOR(name) constexpr PayTable k##name[] = {{"min", Binding::Floor, book::k##name}}
FLOOR(ShootersSpot); FLOOR(Box); FLOOR(AnySeven); FLOOR(Under7); FLOOR(Over7); FLOOR(RollADouble);
#undef FLOOR

constexpr auto kOpening = WagerKind::Opening;

constexpr WagerDef kWagers[] = {
    {"shooters-spot", "Shooters Spot", "8.64(a)", kOpening, -1, kShootersSpot, {}, {}, {}, {}, {}, true},
    {"box", "Place bet to win on one throw", "8.64", kOpening, -1, kBox, book::kBoxNumbers},
    {"any-seven", "Any seven", "8.64", kOpening, -1, kAnySeven},
    {"under-7", "Under 7", "8.64", kOpening, -1, kUnder7},
    {"over-7", "Over 7", "8.64", kOpening, -1, kOver7},
    {"roll-a-double", "Roll a double", "8.64", kOpening, -1, kRollADouble},
};

constexpr OptionValue kDoubles[] = {{"2-to-5", "8.64"}, OptionValue{"1-to-6", "8.64"}.doubtful()};
constexpr OptionDef kOptions[] = {{"doubles", "The doubles that Roll a double wins on (ruling R9)", "8.64", kDoubles}};

constexpr DeclarationDef kDeclarations[] = {
    {"pass-dice", "Passes the dice", "8.63", false, check_pass, dice::pass_dice},
    {"take-dice", "Takes the dice after all, when they come round", "8.63", false, check_pass, dice::take_dice},
};

MaybeRefusal check_instruction(const Table& t, const Ruled&) { return dice::check_instruction(t, "8.63"); }

// As in craps: 8.58 says how the dice are thrown, and 1.5 leaves the rest to the operator.
constexpr IrregularityDef kIrregularities[] = {
    {"invalid-throw", "The dice did not leave the hand together, or did not reach the far end", "8.58",
     "The throw does not count; the dice are thrown again",
     Effect::Record, Target::None, stage_bit(Stage::Dealing)},
    {"dice-taken", "The boxman has the shooter pass the dice", "8.63", "The dice are offered to the next player",
     Effect::Own, Target::None,
     stage_bit(Stage::Betting), check_instruction, [](Table& t, const Ruled&) { dice::relinquish(t); }},
    {"no-throw", "Dice not read, or the throw is not valid", "1.5",
     "Wagers of this throw are void and returned; those from before stand", Effect::VoidRound,
     Target::None, Stage::Betting | Stage::Dealing | Stage::Settled},
};

}  // namespace

const Game kGame = {
    .id = "gb.dice-magic", .title = "Dice Magic", .book = "gb-2011", .division = "gb.dice", .sections = "8.49-8.65",
    .layout = {.places = dice::kPlaces, .drawing = drawing},
    .equipment = {.dice = 2},
    .clauses = {.no_more_bets = "1.5", .position = "8.59", .limits = "8.53"},
    .wagers = kWagers, .options = kOptions, .declarations = kDeclarations, .irregularities = kIrregularities,
    .round = round, .accept = accept,
    .captions = {.dice = dice::dice_caption},
    .notices = {.displayed = &gb_2011::kDisplayed, .standing = dice::point_and_shooter},
    .figures = book::kFigures,
};

}  // namespace baize::dice_magic
