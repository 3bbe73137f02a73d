#include "games/blackjack/gb_switch.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/blackjack/gb_sides.hpp"
#include "rulebooks/gb_2011/blackjack_switch.hpp"

namespace baize::blackjack::gb::switching {

namespace {

namespace book = gb_2011::blackjack_switch;

Money staked_on(const Table& t, const Stake& like, std::uint8_t wager) { return t.staked(like.player, like.box, {wager, 0}); }

}  // namespace

// ---- Parts of the round ---------------------------------------------------------------------------------------------------

void open_hands(Table& t) {
    t.marks()[kSwitched] = 0;
    for (Stake& stake : t.stakes()) {
        if (stake.position.wager == SwitchWager) stake.hand = 1;
        if (staked_on(t, stake, SwitchWager) != staked_on(t, stake, Main)) t.settle(stake, voided("4.63"));
    }
    for (Box& box : t.boxes()) {
        const auto open = std::find_if(t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) { return stake.open && stake.box == box.number; });
        if (box.live() && open == t.stakes().end()) box.wagered = false;
        if (!box.live()) continue;
        const bool seated_plays = std::any_of(t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) {
            return stake.open && stake.box == box.number && stake.player == box.seated;
        });
        if (!seated_plays) box.seated = open->player;                                         // 4.25: the first who wagers on it
        box.hands.push_back({});
    }
}

void settle_super_match(Table& t) {
    const bool suits_too = t.setup().option(book::SuperMatchSuits) == 1;
    for (Stake& stake : t.stakes()) {
        if (!stake.open || stake.position.wager != SuperMatch) continue;
        const auto& hands = t.box(stake.box).hands;
        if (!t.box(stake.box).plays(1)) { t.settle(stake, voided("1.5")); continue; }         // one of the two hands was ruled void
        const std::array<Card, 4> cards{hands[0].cards[0], hands[0].cards[1], hands[1].cards[0], hands[1].cards[1]};
        t.settle(stake, gb::settle_super_match(cards, suits_too, t.setup().pays(SuperMatch)));
    }
}

// Not with a hand that is void, nor for one that was paid already (4.23).
bool may_switch(const Table& t, const Box& box) {
    if (!box.plays(0) || !box.plays(1)) return false;
    const auto open_on = [&](std::size_t h) {
        return std::any_of(t.stakes().begin(), t.stakes().end(), [&](const Stake& stake) { return on_hand(stake, box, h) && is_initial(t, stake); });
    };
    return open_on(0) && open_on(1);
}

void switch_cards(Table& t, Box& box) {
    const Card first = t.take_last(box.hands[0]), second = t.take_last(box.hands[1]);
    t.give(box.hands[0], second, Face::Up);
    t.give(box.hands[1], first, Face::Up);
    t.marks()[kSwitched] |= 1 << box.number;                                                  // 4.65
}

namespace {

// ---- Conditions on wagers ---------------------------------------------------------------------------------------------------

// While bets are open the second wager may be laid chip by chip; it must equal the first when they are closed.
MaybeRefusal equal_wagers(const Table& t, const PlaceBet& bet) {
    if (after(t, bet, SwitchWager) <= after(t, bet, Main)) return std::nullopt;
    return Refusal{"the Blackjack Switch wager must be equal to the wager on the first hand", "4.63"};
}

MaybeRefusal accept(const Table& t, const PlaceBet& bet) {
    if (auto refusal = equal_wagers(t, bet)) return refusal;
    if (auto refusal = has_its_wager(t, bet, SuperMatch, SwitchWager, "4.72")) return refusal;
    return box_takes(t, bet);
}

// ---- The definition -----------------------------------------------------------------------------------------------------------

constexpr WagerDef kWagers[] = {
    {"main", "First hand", "4.19", WagerKind::Opening, -1, book::kMainTables},
    {"insurance", "Insurance", "4.22", WagerKind::Later, -1, gb_2011::blackjack::kInsuranceTables},
    {"double", "Double down", "4.27", WagerKind::Later, Main},
    {"split", "Split", "4.28", WagerKind::Later, Main},
    {"switch", "Second hand", "4.62", WagerKind::Opening, Main},
    {"super-match", "Super Match", "4.68", WagerKind::Opening, -1, book::kSuperMatchTables},
};

constexpr ChoiceDef kChoices[] = {
    {"stand", "Stand", "4.12", true},     {"draw", "Draw", "4.12"},
    {"double", "Double down", "4.27"},    {"split", "Split", "4.28"},
    {"no-insurance", "No insurance", "4.22", true}, {"insure", "Insure", "4.22"},
    {"even-money", "Even money", "4.23"}, {"decline", "Do not double", "4.27", true},
    {"first-hand", "Stay on the first hand", "4.32", true}, {"second-hand", "Move to the second hand", "4.32"},
    {"keep", "Keep both hands as they are", "4.62", true}, {"switch", "Switch the second cards of the two hands", "4.62"},
};

constexpr std::string_view kHouseHands[] = {"dealer"};

std::shared_ptr<const void> compile(const Setup& setup) {
    Rules rules = rules_of(setup);                                                            // 4.64
    rules.two_hands = true;                                                                   // 4.62
    rules.dealer_22_stands_off = true;                                                        // 4.66
    return keep(rules);
}

}  // namespace

const Game kGame = {
    .id = "gb.blackjack-switch", .title = "Blackjack Switch", .book = "gb-2011", .division = "gb.blackjack", .sections = "4.60-4.73",
    .boxes = kBoxes, .places = kBoxes, .no_more_bets = "4.9", .position_clause = "4.61", .limits_clause = "4.8",
    .house_hands = kHouseHands, .wagers = kWagers, .options = book::kOptions, .choices = kChoices, .irregularities = irregularities(),
    .counts = &kCounts, .round = round, .shoe = shoe, .accept = accept, .compile = compile,
};

}  // namespace baize::blackjack::gb::switching
