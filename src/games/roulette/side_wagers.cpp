#include "games/roulette/side_wagers.hpp"

#include <fmt/format.h>

namespace baize::roulette {

namespace {

enum Memory : std::size_t { kColour, kRun };

// Where a Colours wager stands: its colour, and how many numbers of it have come.
struct ColoursAt {
    Colour colour;
    int seen;

    explicit ColoursAt(std::size_t spot)
        : colour(spot == 0 || spot == 2 || spot == 3 ? Red : Black),
          seen(spot < 2 ? 0 : static_cast<int>(spot % 2) + 1) {}
    std::size_t next() const { return static_cast<std::size_t>((colour == Red ? 2 : 4) + seen); }
};

// Does the event change a wager that was laid before an earlier spin?
bool changes_carried(const Table& table, const PlaceBet& bet) {
    for (const Stake& stake : table.stakes())
        if (stake.carried && stake.player == bet.player && stake.position == bet.position)
            return stake.amount != bet.stake;
    return false;
}

}  // namespace

Streak streak_of(const CarriedState& carried) {
    return {static_cast<Colour>(carried.memory[kColour]), carried.memory[kRun]};
}

void remember(CarriedState& carried, const Streak& streak) {
    carried.memory[kColour] = streak.colour;
    carried.memory[kRun] = streak.run;
}

std::vector<std::string> standing(const Table& table) {
    if (!table.setup().offered(RouletteRage)) return {};
    const Streak streak = streak_of(table.carried());
    if (streak.colour == Green) return {"Roulette Rage: no colour is established"};
    if (streak.established()) return {fmt::format("Roulette Rage: {} is established", colour_name(streak.colour))};
    return {fmt::format("Roulette Rage: {}, {} after the establishing spin", colour_name(streak.colour), streak.run)};
}

void establish(CarriedState& carried, const Setup&, Position, Money) { remember(carried, {Red, 0}); }

MaybeRefusal accept_side_wager(const Table& table, const PlaceBet& bet) {
    const bool rage = bet.position.wager == RouletteRage;
    if (changes_carried(table, bet))
        return Refusal{"a wager that is in play is neither changed nor taken back before it is won or lost",
                       rage ? "3.20" : "3.35"};
    if (rage && bet.stake.cents > 0 && table.staked(bet.player, 0, bet.position).cents == 0 &&
        !streak_of(table.carried()).established())
        return Refusal{"Roulette Rage is taken only after a spin that establishes a colour", "3.15"};
    return std::nullopt;
}

void settle_side_wager(Table& table, Stake& stake, int number) {
    const Pays& pays = table.setup().pays(stake.position.wager);
    if (stake.position.wager == RouletteRage)
        return table.settle(stake,
                            settle_rage(streak_of(table.carried()), number, table.setup().compiled<Rules>(), pays));
    const ColoursAt at(stake.position.spot);
    const Return verdict = settle_colours(at.colour, at.seen, number, pays);
    if (verdict.outcome == Outcome::Remains) table.travel(stake, at.next());
    table.settle(stake, verdict);
}

}  // namespace baize::roulette
