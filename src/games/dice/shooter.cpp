#include "games/dice/shooter.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "games/marks.hpp"

namespace baize::dice {

namespace {

PlayerId sits_at(const Table& t, int place) { return t.carried().places[place - 1]; }
int next_place(int place) { return place % kPlaces + 1; }
int first_offer(const Table& t) { return std::max(1, t.carried().memory[kFirstOffer]); }
bool passes(const Table& t, PlayerId player) { return holds(t.carried().memory[kPassed], player); }

// The first in turn who sits at a place and does not pass; 0 where there is nobody.
int next_in_turn(const Table& t, MayThrow may_throw) {
    for (int i = 0, place = first_offer(t); i < kPlaces; ++i, place = next_place(place)) {
        const PlayerId player = sits_at(t, place);
        if (player != kNobody && !passes(t, player) && (!may_throw || may_throw(t, player))) return place;
    }
    return 0;
}

}  // namespace

PlayerId shooter(const Table& t) {
    const auto& memory = t.carried().memory;
    if (memory[kShooter] == 0) return kNobody;
    const PlayerId there = sits_at(t, memory[kShooter]);
    return there == memory[kShooterIs] - 1 ? there : kNobody;
}

void relinquish(Table& t) {
    auto& memory = t.carried().memory;
    if (memory[kShooter] != 0) memory[kFirstOffer] = next_place(memory[kShooter]);
    memory[kShooter] = memory[kShooterIs] = 0;
}

void hand_the_dice(Table& t, MayThrow may_throw) {
    auto& memory = t.carried().memory;
    const PlayerId now = shooter(t);
    if (now == kNobody || passes(t, now) || !may_throw(t, now)) {
        relinquish(t);
        if (const int place = next_in_turn(t, may_throw)) {
            memory[kShooter] = place;
            memory[kShooterIs] = 1 + sits_at(t, place);
        }
    }
    memory[kPassed] = 0;
}

std::vector<std::string> who_throws(const Table& t) {
    const PlayerId now = shooter(t);
    if (now != kNobody && !passes(t, now)) return {fmt::format("{} has the dice", player_name(now))};
    const int place = t.stage() == Stage::Betting ? next_in_turn(t, nullptr) : 0;
    if (place != 0) return {fmt::format("the dice are offered to {}", player_name(sits_at(t, place)))};
    return {};
}

std::vector<std::string> point_and_shooter(const Table& t) {
    const int point = t.carried().memory[kPoint];
    std::vector<std::string> words = who_throws(t);
    words.insert(words.begin(), point ? fmt::format("point {}", point) : std::string("come out roll"));
    return words;
}

std::string dice_caption(std::span<const std::uint8_t> dice) {
    const auto [low, high] = std::minmax_element(dice.begin(), dice.end());
    return fmt::format("{}, with {} and {}", *low + *high, int{*low}, int{*high});
}

MaybeRefusal check_seated(const Table& t, const Declared& declared, Clause clause) {
    for (int place = 1; place <= kPlaces; ++place)
        if (sits_at(t, place) == declared.player) return std::nullopt;
    return Refusal{"the dice are offered to players at a numbered place", std::string(clause)};
}

void pass_dice(Table& t, const Declared& declared) { include(t.carried().memory[kPassed], declared.player); }
void take_dice(Table& t, const Declared& declared) { exclude(t.carried().memory[kPassed], declared.player); }

MaybeRefusal check_instruction(const Table& t, Clause clause) {
    if (shooter(t) == kNobody) return Refusal{"no player has the dice", std::string(clause)};
    return std::nullopt;
}

}  // namespace baize::dice
