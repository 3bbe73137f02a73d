// A poker game against the house as a `Pricer`: prices, the play at a table and how the play is told all follow from
// the plans of its decided wagers, each of which is solved once for a set-up.
//
//   constexpr poker::Decided kDecided[] = {{.plan = &kAntePlan, .unit = "ante", .rules = rules}};
//   constexpr poker::HousePoker kGame{.decided = kDecided, .returns_of = returns_of_side_wagers, .otherwise =
//   play_blind}; constinit const Pricer casino_stud::kPricer = poker::pricer<kGame>();
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "odds/poker/showdown.hpp"

namespace baize {
struct Hand;
}

namespace baize::poker {

// A simple rule that players go by; the solver says what it costs.
struct RuleOfThumb {
    std::string name;  // "raise with any pair, and with A-K-Q or A-K-J"
    std::function<std::uint8_t(const Seen&)> choice;  // of the game's, by the street's decision
};

// An opening wager whose price depends on decisions, with all that is laid in the course of them.
struct Decided {
    const Plan* plan;
    std::string_view unit;  // in which its price is told: "ante"
    std::vector<RuleOfThumb> (*rules)(const Setup&) = nullptr;
    // What the repository keeps of the actions' worths, where one hand has no choice values without a solution; nothing
    // where this set-up, or what is seen, has none.
    ActionValues (*precomputed)(const Setup&, const Seen&) = nullptr;

    constexpr std::uint8_t wager() const { return plan->wager(); }
};

struct HousePoker {
    std::span<const Decided> decided;
    // Of every other wager that can be laid beforehand.
    ReturnDistribution (*returns_of)(const Setup&, Position) = nullptr;
    Answer (*otherwise)(const Table&, const Question&) = nullptr;  // to every other question
};

// The solution of a decided wager. One that was found before is given again: the set-up's options, pay rows and deck
// tell it apart from others. Any thread may ask.
std::shared_ptr<const Solution> solution_of(const Decided& decided, const Setup& setup, const Progress& progress = {});

// The cards of a hand that lie face up. A simulated hand has no faces: none.
CardSet face_up(const Hand& hand);

std::vector<Price> price_wagers(const HousePoker& game, const Setup& setup, const PriceRequest& request);
std::unique_ptr<Strategy> best_strategy(const HousePoker& game, const Setup& setup);
std::string advise_at(const HousePoker& game, const Table& table, const Question& question);
ChoiceValues choice_values(const HousePoker& game, const Table& table, const Question& question);
// The first of the decided wagers; the others that are offered stand beside it.
Explanation explain(const HousePoker& game, const Setup& setup, const Progress& progress);

template <const HousePoker& kGame>
constexpr Pricer pricer() {
    return {.price = [](const Setup& setup, const PriceRequest& asked) { return price_wagers(kGame, setup, asked); },
            .strategy = [](const Setup& setup) { return best_strategy(kGame, setup); },
            .explain = [](const Setup& setup, const Progress& told) { return explain(kGame, setup, told); },
            .advise_at = [](const Table& table, const Question& asked) { return advise_at(kGame, table, asked); },
            .choice_values = [](const Table& table, const Question& asked) {
                return choice_values(kGame, table, asked);
            }};
}

}  // namespace baize::poker
