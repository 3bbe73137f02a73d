#include "randomness/battery.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "core/random.hpp"
#include "games/list.hpp"

namespace baize::randomness {

namespace {

// The first game of the list with the equipment that is wanted, as it stands where a table says nothing.
Setup first_with(bool (*wanted)(const Setup&)) {
    for (const Game* game : games())
        if (Setup setup(*game); wanted(setup)) return setup;
    throw std::logic_error("no game has the equipment that the battery wants");
}

bool has_three_dice(const Setup& setup) { return setup.game().equipment.dice == 3; }
bool has_a_fresh_deck(const Setup& setup) { return setup.shoe().decks == 1 && !setup.shoe().lasts; }
bool has_a_lasting_shoe(const Setup& setup) { return setup.shoe().decks > 1 && setup.shoe().lasts; }

ScaledSource numbers_below(const SeedSource& seeds, std::uint32_t range, std::size_t at_least) {
    const auto bits = std::make_shared<LiveBits>(seeds);
    return {fmt::format("below {}", range), range, values_for(range, at_least),
            [bits, range] { return below(*bits, range); }};
}

ScaledSource dice_of(const SeedSource& seeds, const Setup& setup, std::size_t at_least) {
    const auto table = std::make_shared<TableOutcomes>(setup, seeds);
    auto next = [table, dice = std::vector<int>()]() mutable {
        if (dice.empty()) dice = table->next().dice;
        const int face = dice.front();
        dice.erase(dice.begin());
        return static_cast<std::uint32_t>(face - 1);
    };
    return {fmt::format("dice of {}", setup.game().id), 6, values_for(6, at_least), std::move(next)};
}

ScaledSource first_card_of(const SeedSource& seeds, const Setup& setup, std::size_t at_least) {
    const auto table = std::make_shared<TableOutcomes>(setup, seeds);
    auto next = [table] { return static_cast<std::uint32_t>(table->next().cards.front().index()); };
    const auto faces = static_cast<std::uint32_t>(setup.game().deck().faces.size());
    return {fmt::format("first card, {}", setup.game().id), faces, values_for(faces, at_least), std::move(next)};
}

Trial positions_in(const SeedSource& seeds, const Setup& of, std::size_t shuffles) {
    const auto setup = std::make_shared<const Setup>(of);
    const auto shoe = std::make_shared<ShuffledShoe>(LiveBits(seeds));
    const auto places = static_cast<std::uint32_t>(setup->shoe().cards());
    auto attempt = [=] {
        std::vector<std::uint32_t> orders;
        orders.reserve(shuffles * places);
        for (std::size_t i = 0; i < shuffles; ++i)
            for (const Card card : whole_shoe(*setup, *shoe))
                orders.push_back(static_cast<std::uint32_t>(card.index()));
        return positions(orders, places, static_cast<std::uint32_t>(setup->game().deck().faces.size()));
    };
    return {fmt::format("{} cards, {}", places, of.game().id), "positions", "shuffles", std::move(attempt)};
}

}  // namespace

TrialResult run_trial(const Trial& trial) {
    TrialResult result{trial.source, trial.test, trial.sample, {}};
    do result.attempts.push_back(trial.attempt());
    while (!result.passed() && result.attempts.size() < kAttempts);
    return result;
}

std::vector<Trial> trials_of(const ScaledSource& source) {
    std::vector<Trial> trials;
    for (const SequenceTest& test : kSequenceTests) {
        auto attempt = [source, run = test.run] {
            std::vector<std::uint32_t> values(source.values);
            for (std::uint32_t& value : values) value = source.next();
            return run(values, source.range);
        };
        trials.push_back({source.name, test.name, test.sample, std::move(attempt)});
    }
    return trials;
}

std::size_t values_for(std::uint32_t range, std::size_t at_least) {
    return std::max(at_least, 10 * std::size_t{range} * range);
}

std::vector<Trial> live_battery(const SeedSource& seeds, std::size_t values_at_least) {
    if (values_at_least < kValuesMin)
        throw std::invalid_argument(fmt::format("the battery needs at least {} values a test", kValuesMin));
    std::vector<Trial> trials;
    const auto add = [&](const ScaledSource& source) {
        for (Trial& trial : trials_of(source)) trials.push_back(std::move(trial));
    };
    for (const std::uint32_t range : kRanges) add(numbers_below(seeds, range, values_at_least));
    // A round and a shuffle for each value take their time, so these make do with fewer.
    add(dice_of(seeds, first_with(has_three_dice), values_at_least / 10));
    add(first_card_of(seeds, first_with(has_a_fresh_deck), values_at_least / 10));
    trials.push_back(positions_in(seeds, first_with(has_a_fresh_deck), values_at_least / 50));
    trials.push_back(positions_in(seeds, first_with(has_a_lasting_shoe), values_at_least / 400));
    return trials;
}

}  // namespace baize::randomness
