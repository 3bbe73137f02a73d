// The flags of option rows, held against lists of their own: what changes procedure alone, what no table may be run
// with though it is priced, and what is for tables of terminals alone.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/list.hpp"

namespace baize::option_rows_test {
namespace {

using Rows = std::vector<std::string>;

Rows sorted(Rows rows) {
    std::sort(rows.begin(), rows.end());
    return rows;
}

template <class Wanted>
Rows options_where(Wanted wanted) {
    Rows rows;
    for (const Game* game : games())
        for (const OptionDef& option : game->options)
            if (wanted(option)) rows.push_back(fmt::format("{} {}", game->id, option.id));
    return sorted(std::move(rows));
}

template <class Wanted>
Rows values_where(Wanted wanted) {
    Rows rows;
    for (const Game* game : games())
        for (const OptionDef& option : game->options)
            for (const OptionValue& value : option.values)
                if (wanted(value)) rows.push_back(fmt::format("{} {}={}", game->id, option.id, value.id));
    return sorted(std::move(rows));
}

// Who sits where, what lies on the layout, how cards are handled, from which amount on: a unit wagered costs the same.
TEST(OptionRows, WhatChangesNoPrice) {
    const Rows expected = {
        "gb.big-six between-segments",
        "gb.blackjack even-money", "gb.blackjack parallel-deal", "gb.blackjack players-a-box",
        "gb.blackjack split-deal",
        "gb.blackjack-switch even-money", "gb.blackjack-switch players-a-box", "gb.blackjack-switch split-deal",
        "gb.casino-stud bonus-insurance", "gb.casino-stud progressive",
        "gb.casino-holdem aa-bonus", "gb.casino-holdem board-straight-flush", "gb.casino-holdem progressive",
        "gb.craps odds-max",
        "gb.holdem-bonus board-straight-flush", "gb.holdem-bonus bonus-jackpot", "gb.holdem-bonus folded-jackpot",
        "gb.holdem-bonus progressive", "gb.ultimate-holdem community", "gb.ultimate-holdem trips",
        "gb.let-it-ride three-card-bonus",
        "gb.live-draw-poker rising-by", "gb.live-draw-poker rising-odds", "gb.live-draw-poker rising-to",
        "gb.pai-gow-tiles bonanza-bonus", "gb.pai-gow-tiles bonanza-tie", "gb.pai-gow-tiles deal-from",
        "gb.pai-gow-tiles foul", "gb.pai-gow-tiles player-bank", "gb.pai-gow-tiles positions",
        "nz.pai-gow deal-from", "nz.pai-gow foul", "nz.pai-gow player-bank", "nz.pai-gow positions",
        "gb.neverbust even-money", "gb.neverbust hole-card", "gb.neverbust players-a-box",
        "gb.pai-gow-poker foul", "gb.pai-gow-poker house-way-for-players", "gb.pai-gow-poker side-wager",
        "gb.punto-banco banker", "gb.punto-banco three-giving-eight-forms",
        "gb.punto-banco three-giving-eight-needs-wager", "gb.punto-banco ur-way-needs-wager",
        "gb.roulette bonus-black-odd", "gb.roulette bonus-red-even", "gb.roulette symbols-or-dice",
        "gb.sic-bo layout", "gb.three-card-poker prime", "gb.crazy-4-poker does-not-qualify",
        "gb.crazy-4-poker queens-up",
        "nz.baccarat ante-waived-from", "nz.baccarat burn", "nz.baccarat shoe", "nz.baccarat side-wagers",
        "nz.baccarat style",
        "nz.big-raise-stud areas", "nz.big-raise-stud blind", "nz.big-raise-stud blind-betting",
        "nz.big-raise-stud dealing", "nz.big-raise-stud three-card-bonus",
        "nz.blackjack ante-waived-from", "nz.blackjack any-pair", "nz.blackjack box-limit",
        "nz.blackjack boxes-a-player", "nz.blackjack burn", "nz.blackjack buster", "nz.blackjack even-money",
        "nz.blackjack extra-pairs", "nz.blackjack free-bonus", "nz.blackjack house-money", "nz.blackjack let-it-ride",
        "nz.blackjack lucky-lucky", "nz.blackjack lucky-match", "nz.blackjack madness-21", "nz.blackjack perfect-pair",
        "nz.blackjack players-a-box", "nz.blackjack push-22", "nz.blackjack shoe", "nz.blackjack super-sevens",
        "nz.blackjack upper-blackjack-pays", "nz.blackjack upper-double-after-split",
        "nz.blackjack upper-double-lost-to-blackjack", "nz.blackjack upper-double-rule", "nz.blackjack upper-minimum",
        "nz.blackjack upper-resplit", "nz.blackjack upper-split-lost-to-blackjack", "nz.blackjack upper-split-rule",
        "nz.caribbean-stud areas", "nz.caribbean-stud blind", "nz.caribbean-stud progressive",
        "nz.dragon21 additional-cards", "nz.dragon21 area-limit", "nz.dragon21 burn", "nz.dragon21 dealing-style",
        "nz.dragon21 players-an-area", "nz.dragon21 shoe",
        "nz.electronic-tai-sai layout", "nz.racing-card-derby shoe",
        "nz.four-card-poker aces-up-alone", "nz.four-card-poker areas", "nz.four-card-poker blind",
        "nz.four-card-poker blind-betting", "nz.four-card-poker dealt-from",
        "nz.lunar-poker dealing", "nz.lunar-poker declaring", "nz.lunar-poker serving",
        "nz.three-card-poker areas", "nz.three-card-poker blind", "nz.three-card-poker six-card-bonus",
        "nz.ultimate-holdem areas", "nz.ultimate-holdem blind", "nz.ultimate-holdem community",
        "nz.ultimate-holdem trips"};
    EXPECT_EQ(options_where([](const OptionDef& option) { return !option.moves_price; }), sorted(expected));
}

// gb-2011 13.20, 14.31 (ruling R52); nz-blackjack 3.3(a), 10.3; dragon21 3.4; nz-baccarat 11A.2, 11C.2,
// 11D.2; nz-lunar-poker 10.9.
TEST(OptionRows, WhatNoTableMayBeRunWith) {
    const Rows expected = {"gb.pai-gow-poker players-set=by-house-way", "gb.pai-gow-tiles house-way=none",
                           "nz.pai-gow house-way=none", "nz.baccarat side-wagers=all", "nz.blackjack decks=1",
                           "nz.blackjack decks=2", "nz.blackjack decks=3", "nz.blackjack even-money=no",
                           "nz.dragon21 decks=1", "nz.dragon21 decks=2", "nz.dragon21 decks=3",
                           "nz.lunar-poker second-combination=none"};
    EXPECT_EQ(values_where([](const OptionValue& value) { return !value.permitted; }), sorted(expected));
}

// gb-2011 3.11, 4.9, 4.29, 4.31.
TEST(OptionRows, WhatIsForTablesOfTerminals) {
    Rows expected = {"gb.roulette symbols-or-dice=dice", "gb.blackjack parallel-deal=yes"};
    for (const char* game : {"gb.blackjack", "gb.blackjack-switch"}) {
        expected.push_back(fmt::format("{} split-deal=hand-by-hand", game));
        for (int hands = 2; hands <= 7; ++hands) expected.push_back(fmt::format("{} hands={}", game, hands));
    }
    EXPECT_EQ(values_where([](const OptionValue& value) { return !value.electronic_only.empty(); }), sorted(expected));
}

}  // namespace
}  // namespace baize::option_rows_test
