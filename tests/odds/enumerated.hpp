// The slow count through the real round, for tests that check a clever count against it.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "odds/enumerate.hpp"
#include "odds/wagers.hpp"

namespace baize::enumerated {

using Options = std::vector<std::pair<std::string, std::string>>;
using Chances = std::map<Ratio, Ratio>;  // net return in initial wagers, and its chance

inline Card card(std::string_view text) { return parse_card(text).value(); }

inline Setup setup_of(const Game& game, const Options& options = {}) {
    auto setup = Setup::make(game, {options, {}, {}});
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    return *setup;
}

using Cards = std::vector<Card>;

inline Cards deck_of(const std::vector<std::string_view>& names) {
    Cards deck;
    for (const std::string_view name : names) deck.push_back(card(name));
    return deck;
}

// A game whose decks have these cards only.
inline Setup short_deck(const Game& game, const Cards& deck, const Choices& choices = {}) {
    auto setup = Setup::make(game, choices);
    if (!setup) throw std::logic_error(to_string(setup.refusal()));
    std::uint64_t without = (std::uint64_t{1} << kCardsInDeck) - 1;
    for (const Card each : deck) without &= ~(std::uint64_t{1} << each.index());
    setup->strip_decks(without);
    return *setup;
}

inline Chances chances_of(const ReturnDistribution& returns) {
    Chances chances;
    for (const auto& [net, weight] : returns.weights()) chances[net] = Ratio(weight) / returns.total();
    return chances;
}

inline Ratio mean_of(const Chances& chances) {
    Ratio sum = 0;
    for (const auto& [net, chance] : chances) sum += net * chance;
    return sum;
}

// A shoe in the middle of its life, with exactly these cards in it.
inline CarriedState shoe_with(const std::vector<std::pair<Card, int>>& cards) {
    CarriedState carried;
    carried.shoe.shuffle_due = false;
    for (const auto& [face, count] : cards) {
        carried.shoe.left[static_cast<std::size_t>(face.index())] = static_cast<std::uint8_t>(count);
        carried.shoe.cards_left += count;
    }
    return carried;
}

// One unit on each of these wagers by player A, every course of the round, and the return distribution of each wager.
struct Counted {
    std::map<std::uint8_t, Chances> distributions;     // by wager
    std::map<std::uint8_t, Ratio> staked;     // mean of all that was wagered, in units
    Ratio total = 0;                          // of all chances: must be one
    long leaves = 0;
    bool ran_out = false;                     // a shoe ended in a round, where a count of one shoe means nothing
};

inline Counted count_round(const Setup& setup, const CarriedState& start, const std::vector<std::uint8_t>& wagers,
                           Strategy* strategy) {
    const Money unit = priced_stake(setup);
    std::vector<PlaceBet> bets;
    for (const std::uint8_t wager : wagers)
        bets.push_back({0, static_cast<BoxNo>(setup.game().layout.boxes > 0), {wager, 0}, unit});
    const bool shuffled_first = start.shoe.shuffle_due || !setup.shoe().lasts;
    Counted counted;
    enumerate(setup, start, bets, strategy, [&](const Session& session, const Ratio& weight) {
        Ratio chance = weight;
        chance.canonicalize();  // GMP compares reduced fractions only
        std::map<std::uint8_t, Ratio> nets, stakes;
        for (const Line& line : session.table().lines()) {
            const std::uint8_t wager = priced_at(setup.game(), line.position).wager;
            nets[wager] += exact_net(line, unit);
            stakes[wager] += Ratio(line.stake.cents) / Ratio(unit.cents);
        }
        for (const auto& [wager, net] : nets) counted.distributions[wager][net] += chance;
        for (const auto& [wager, stake] : stakes) counted.staked[wager] += stake * chance;
        counted.total += chance;
        ++counted.leaves;
        const auto shuffles = std::ranges::count_if(
            session.events(), [](const Event& event) { return std::holds_alternative<Shuffled>(event); });
        counted.ran_out = counted.ran_out || shuffles != (shuffled_first ? 1 : 0);
    });
    return counted;
}

}  // namespace baize::enumerated
