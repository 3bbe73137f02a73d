// Which wagers an NZ blackjack table takes, and which it may offer together (nz-blackjack 14, 15-15H, 20A).
#include <fmt/format.h>

#include "games/blackjack/nz_sides.hpp"
#include "games/blackjack/nz_variants.hpp"
#include "games/chosen.hpp"
#include "rulebooks/nz_blackjack/blackjack.hpp"

namespace baize::blackjack::nz {

namespace {

namespace book = nz_blackjack;

MaybeRefusal accept_main(const Table& t, const PlaceBet& bet) {
    const Setup& setup = t.setup();
    int players = 1, boxes = 1;
    Money on_box = bet.stake;
    for (const Stake& stake : t.stakes()) {
        if (stake.position.wager != Main) continue;
        if (stake.box == bet.box && stake.player != bet.player) { ++players; on_box += stake.amount; }
        if (stake.box != bet.box && stake.player == bet.player) ++boxes;
    }
    const auto players_max = number_of(setup, book::PlayersABox), boxes_max = number_of(setup, book::BoxesAPlayer);
    if (players > players_max)
        return Refusal{
            fmt::format("box {} has {} players already, and no more are admitted", bet.box, *players_max), "14.1"};
    if (boxes_max && boxes > *boxes_max)
        return Refusal{fmt::format("one player may wager on {} box(es) at this table", *boxes_max), "14.7"};
    if (chosen(setup, book::BoxLimit, book::BoxLimits::TableMaximum) && on_box > setup.limits(Main).max)
        return Refusal{fmt::format("all wagers on box {} together may not exceed {}", bet.box,
                                   to_string(setup.limits(Main).max)),
                       "14.2"};
    return std::nullopt;
}

// A side wager is placed with an initial wager, and so may not outlast it.
MaybeRefusal take_back_main(const Table& t, const PlaceBet& bet) {
    for (const Stake& stake : t.stakes()) {
        if (stake.player != bet.player || !rests_on_main(stake.position.wager)) continue;
        if (accompanied(t, bet.player, stake.box, stake.position.wager, &bet)) continue;
        if (placing(stake.position.wager).any_box && accompanied(t, bet.player, bet.box, stake.position.wager, &bet))
            continue;
        return Refusal{fmt::format("{} was placed with this wager: it is taken back first",
                                   t.game().wagers[stake.position.wager].id),
                       std::string(placing(stake.position.wager).clause)};
    }
    return std::nullopt;
}

MaybeRefusal accept_side(const Table& t, const PlaceBet& bet) {
    const Placing placed = placing(bet.position.wager);
    const std::string clause(placed.clause);
    if (!accompanied(t, bet.player, bet.box, bet.position.wager))
        return Refusal{placed.any_box ? "this wager is placed with an initial wager, on a box that has one"
                                      : "this wager is placed with an initial wager in the same box",
                       clause};
    if (bet.position.wager == Madness && button_is_out(t))
        return Refusal{"the prize button is out of order: Madness 21 is not offered until it is repaired", "16.12"};
    int others = 0;
    bool on_box = false;
    for (const Stake& stake : t.stakes()) {
        if (stake.box != bet.box) continue;
        others += stake.position.wager == bet.position.wager && stake.player != bet.player;
        on_box = on_box || (stake.position.wager == Main && stake.player == bet.player);
    }
    if (others >= 3 && !on_box)
        return Refusal{fmt::format("box {} has three such wagers already", bet.box), clause};
    return std::nullopt;
}

// 15B.1A, 15C.2, 15F.2: of these a table has one.
MaybeRefusal one_of_the_pairs(const Setup& setup) {
    const bool perfect = setup.offered(PerfectPair), any = setup.offered(AnyPair), match = setup.offered(LuckyMatch);
    if (perfect + any + match < 2) return std::nullopt;
    return Refusal{"Perfect Pair, Any Pair and Lucky Match wagers are not offered at one table",
                   perfect ? "15B.1A" : "15C.2"};
}

// 15D.12, 15E.11: beside these no other side wager but those on pairs.
MaybeRefusal rides_alone(const Setup& setup) {
    for (const auto& [wager, clause] : {std::pair{HouseMoney, "15D.12"}, std::pair{LetItRide, "15E.11"}})
        for (std::size_t other = SuperSevens; setup.offered(wager) && other <= Push22; ++other)
            if (other != wager && setup.offered(other) && other != PerfectPair && other != AnyPair &&
                other != LuckyMatch)
                return Refusal{fmt::format("{} is not played in conjunction with {}", setup.game().wagers[wager].title,
                                           setup.game().wagers[other].title),
                               clause};
    return std::nullopt;
}

}  // namespace

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (rests_on_main(bet.position.wager)) {
        if (bet.stake.cents == 0) return std::nullopt;
        auto refusal = accept_side(t, bet);
        return refusal || bet.position.wager != Ante ? refusal : accept_ante(t, bet);
    }
    if (bet.position.wager != Main) return std::nullopt;
    return bet.stake.cents == 0 ? take_back_main(t, bet) : accept_main(t, bet);
}

MaybeRefusal permit(const Setup& setup) {
    if (setup.offered(SuperSevens) && setup.shoe().decks < 6)
        return Refusal{"Super Sevens are played with 6 to 8 decks", "3.3(a)"};
    if (auto refusal = permit_ante(setup)) return refusal;
    if (auto refusal = permit_select(setup)) return refusal;
    if (auto refusal = rides_alone(setup)) return refusal;
    return one_of_the_pairs(setup);
}

}  // namespace baize::blackjack::nz
