#include "games/roulette/double_action.hpp"

#include <fmt/format.h>

#include "engine/table.hpp"
#include "games/roulette/captions.hpp"
#include "games/roulette/ring_places.hpp"
#include "games/stakes.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::roulette::double_action {

namespace book = gb_2011::double_action_roulette;

Return settle(Wager wager, std::size_t spot, int inner, int outer, const Pays& pays) {
    const auto decide = [&](bool won, std::size_t row = 0) { return won ? win(pays[row]) : lose(pays[row].clause); };
    const auto both = [&](Numbers numbers) { return holds(numbers, inner) && holds(numbers, outer); };
    switch (wager) {
        // one chosen number on both rings (ruling R5)
        case Identical: return decide(inner == static_cast<int>(spot) && outer == inner);
        case DualStar: return decide(both(ring_places::kStar));
        case Star: return decide(holds(ring_places::kStar, spot == ring_places::Inner ? inner : outer));
        case DualEvenChance: return decide(both(ring_places::kEvenChances[spot].numbers));
        case DualDozenColumn: return decide(both(ring_places::kTwelves[spot].numbers));
        case SingleRing: {
            const int number = ring_places::ring_of(static_cast<int>(spot)) == ring_places::Inner ? inner : outer;
            return decide(holds(ring_places::kSingleRing[spot].numbers, number),
                          ring_places::row_of(static_cast<int>(spot)));
        }
    }
    return lose("3.56");
}

namespace {

Round round(Table& t) {
    // 3.9: chips as they lie when the ball comes to rest
    co_await t.bets();
    // 3.52: the inner ring's number, then the outer ring's
    const auto& spun = co_await t.spin(2, kSingleZeroCompartments, "3.54");
    const int inner = number_in(spun[0]), outer = number_in(spun[1]);
    for (Stake& stake : t.stakes()) {                                                      // 3.56
        const auto wager = wager_of<Wager>(stake);
        t.settle(stake, settle(wager, stake.position.spot, inner, outer, t.setup().pays(wager)));
    }
}

std::span<const std::uint8_t> wheel_order(const Setup&) { return kSingleZeroWheel; }

constexpr auto kRingSpots = names_of(ring_places::kRings);
constexpr auto kEvenChanceSpots = names_of(ring_places::kEvenChances);
constexpr auto kTwelveSpots = names_of(ring_places::kTwelves);
constexpr auto kSingleRingSpots = names_of(ring_places::kSingleRing);
constexpr std::span<const std::string_view> kNumberSpots(kNames, kSingleZeroCompartments);

constexpr WagerDef kWagers[] = {
    {"identical", "Double Action: one number on both rings", "3.56", WagerKind::Opening, -1, book::kIdentical,
     kNumberSpots},
    {"dual-star", "Dual star: 0 to 6 on both rings", "3.56", WagerKind::Opening, -1, book::kDualStar},
    {"star", "Seven star: 0 to 6 on one ring", "3.56", WagerKind::Opening, -1, book::kStar, kRingSpots},
    {"dual-even-chance", "An even chance on both rings", "3.56", WagerKind::Opening, -1, book::kDualEvenChance,
     kEvenChanceSpots},
    {"dual-dozen-column", "A dozen or column on both rings", "3.56", WagerKind::Opening, -1, book::kDualDozenColumn,
     kTwelveSpots},
    {"single-ring", "Numbers of one ring", "3.56", WagerKind::Opening, -1, book::kSingleRing, kSingleRingSpots},
};

// The book has no section on irregularities; 1.5 leaves them to the operator. A spin that does not count is void.
constexpr IrregularityDef kIrregularities[] = {
    {"no-spin", "No spin: the ball or a ring was disturbed, or no compartment holds the ball", "1.5",
     "Every wager is void and returned", Effect::VoidRound, Target::None,
     Stage::Betting | Stage::Dealing | Stage::Settled},
};

std::string spin_caption(std::span<const std::string> spun) {
    return spun.size() == 2 ? fmt::format("inner {}; outer {}", number_caption(spun[0]), number_caption(spun[1]))
                            : std::string();
}

}  // namespace

const Game kGame = {
    .id = "gb.double-action-roulette", .title = "Double Action Roulette", .book = "gb-2011",
    .division = "gb.roulette", .sections = "3.51-3.57",
    .layout = {.drawing = drawing},
    .equipment = {.compartments = kNumberSpots, .wheel_order = wheel_order},
    .clauses = {.no_more_bets = "3.9", .position = "3.53", .limits = "3.10"},
    .wagers = kWagers, .irregularities = kIrregularities,
    .round = round,
    .captions = {.spin = spin_caption, .compartment_colour = roulette::compartment_colour},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::roulette::double_action
