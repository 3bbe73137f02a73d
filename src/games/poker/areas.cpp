#include "games/poker/areas.hpp"

#include "games/chosen.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baize::poker {

MaybeRefusal one_position(const Table& t, const PlaceBet& bet, Clause clause) {
    for (const Stake& stake : t.stakes()) {
        if (stake.box == bet.box && stake.player != bet.player)
            return Refusal{fmt::format("position {} is another player's", bet.box), std::string(clause)};
        if (stake.box != bet.box && stake.player == bet.player)
            return Refusal{"a player may wager on one position only", std::string(clause)};
    }
    return std::nullopt;
}

MaybeRefusal needs_beside(const Table& t, const PlaceBet& bet, std::uint8_t wager,
                          std::initializer_list<std::uint8_t> of, Clause clause) {
    const auto lies = [&](std::uint8_t which) {  // once this bet is taken
        const Position position{which, 0};
        return (bet.position == position ? bet.stake : t.staked(bet.player, bet.box, position)).cents > 0;
    };
    if (!lies(wager) || std::any_of(of.begin(), of.end(), lies)) return std::nullopt;
    std::string any;
    for (const std::uint8_t each : of)
        any += fmt::format("{}{}", any.empty() ? "" : " or ", t.game().wagers[each].title);
    return Refusal{fmt::format("{} needs {} beside it", t.game().wagers[wager].title, any), std::string(clause)};
}

MaybeRefusal sides_beside(const Table& t, const PlaceBet& bet, std::span<const SideWager> sides,
                          std::initializer_list<std::uint8_t> of) {
    if (!t.setup().profile().electronic) return std::nullopt;
    for (const SideWager& side : sides)
        if (auto refusal = needs_beside(t, bet, side.wager, of, side.needs)) return refusal;
    return std::nullopt;
}

void void_sides_alone(Table& t, std::span<const SideWager> sides, std::initializer_list<std::uint8_t> of) {
    if (t.setup().profile().electronic) return;
    for (Box& box : t.boxes()) {
        if (!box.live() || std::ranges::any_of(of, [&](std::uint8_t wager) { return t.has(box, wager); })) continue;
        const auto lies = std::ranges::find_if(sides, [&](const SideWager& side) { return t.has(box, side.wager); });
        if (lies != sides.end()) t.void_box(box, lies->found.empty() ? lies->needs : lies->found);
    }
}

bool anybody_plays(const Table& t) {
    return std::ranges::any_of(t.boxes(), [](const Box& box) { return box.live(); });
}

MaybeRefusal needs_ante(const Setup& setup, std::size_t ante) {
    if (setup.offered(ante)) return std::nullopt;
    return Refusal{"every other wager is laid beside an Ante, and it is left out",
                   std::string(setup.game().wagers[ante].clause)};
}

MaybeRefusal areas_of_one(const Table& t, const PlaceBet& bet, const AreaRules& rules, std::size_t option) {
    const bool one_alone = chosen(t.setup(), option, AreasAllowed::One);
    for (const Stake& stake : t.stakes()) {
        if (stake.box == bet.box && stake.player != bet.player)
            return Refusal{fmt::format("betting area {} is another player's", bet.box),
                           std::string(rules.one_wager)};
        if (stake.box != bet.box && stake.player == bet.player && one_alone)
            return Refusal{"at this table a player may wager on one betting area only", std::string(rules.several)};
    }
    return std::nullopt;
}

void mark_blind_hands(Table& t) {
    for (Box& box : t.boxes()) {
        if (!box.live()) continue;
        const BoxNo seat = t.seat_of(box.seated);
        const auto first = std::find_if(t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) {
            return stake.player == box.seated && t.box(stake.box).live();
        });
        const bool at_seat = seat != 0 && t.box(seat).live() && t.box(seat).seated == box.seated;
        box.blind = box.number != (at_seat ? seat : first->box);
    }
}

}  // namespace baize::poker
