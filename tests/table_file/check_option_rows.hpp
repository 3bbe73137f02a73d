// More rows of check_rows.hpp: what is said of options and readings, of side wagers' limits, of maximum pay-outs.
#pragma once

#include "check_rows.hpp"

namespace baize::check_lines_test {

inline std::vector<Row> rows_of_options() {
    return {
        {"{}={} is for electronic versions of the game only", kForbidden, "gb-2011 4.31", "hands=3 is for electronic",
         {game("gb.blackjack", "electronic=false") + kLimits + "[options]\nhands=3\n"},
         {game("gb.blackjack", "electronic=true") + kLimits + "[options]\nhands=3\n"}},
        {"{}={} is for electronic versions of the game only", kForbidden, "gb-2011 4.31", "hands=",
         {game("gb.blackjack", "electronic=false") + kLimits + "[options]\nhands=3\n"},
         {game("gb.blackjack", "electronic=false") + kLimits}},
        {"{}={} is permitted by one clause against another: {}", kWarning, "gb-2011 14.21 against 2.2",
         "player-bank=yes is permitted", {game("gb.pai-gow-tiles") + kLimits + "[options]\nplayer-bank='yes'\n"},
         {game("gb.pai-gow-tiles") + kLimits + "[options]\nplayer-bank='no'\n"}},
        {"{}={} is for cards that are dealt by hand, and the server gives them as a shuffler does", kForbidden,
         "nz-ultimate-holdem 8.4", "community=as-needed is for cards that are dealt by hand",
         {game("nz.ultimate-holdem", "chance='server'") + "[options]\ncommunity='as-needed'\n" + kLimits},
         {game("nz.ultimate-holdem", "chance='dealer'") + "[options]\ncommunity='as-needed'\n" + kLimits}},
        {"{}={} is for cards that are dealt by hand, and the server gives them as a shuffler does", kForbidden,
         "nz-ultimate-holdem 8.4", "is for cards that are dealt by hand",
         {game("nz.ultimate-holdem") + "[options]\ncommunity='as-needed'\n" + kLimits},
         {game("nz.ultimate-holdem") + "[options]\ncommunity='first'\n" + kLimits}},
        {"a dealer who enters players' cards as he deals them reads what their player alone may see: a reading shoe "
         "must give them (chance = \\\"scanner\\\"), or they are entered at the showdown", kWarning,
         "gb-2011 11.10, borrowed",
         "a reading shoe must give them (chance = \"scanner\"), or they are entered at the showdown",
         {game("nz.ultimate-holdem", "chance='dealer'") + kLimits},
         {game("nz.ultimate-holdem", "chance='scanner'") + kLimits}},
        {"a dealer who enters players' cards as he deals them reads what their player alone may see: a reading shoe "
         "must give them (chance = \\\"scanner\\\"), or they are entered at the showdown", kWarning, "gb-2011 7.10",
         "reads what their player alone may see", {game("gb.casino-stud", "chance='dealer'") + kLimits},
         {game("gb.blackjack", "chance='dealer'") + kLimits}},
        {"{}={} is a doubtful reading: the text bears it, and the ruling is {}", kWarning, "gb-2011 11.13",
         "equal-hands=lose is a doubtful reading: the text bears it, and the ruling is stand-off",
         {game("gb.two-way-holdem") + "[options]\nequal-hands='lose'\n" + kLimits},
         {game("gb.two-way-holdem") + "[options]\nequal-hands='stand-off'\n" + kLimits}},
        {"{}={} is a doubtful reading: the text bears it, and the ruling is {}", kWarning, "nz-blackjack 12.6",
         "split-lost-to-blackjack=obo is a doubtful reading: the text bears it, and the ruling is first",
         {blackjack() + "[options]\nvariant='blackjack-plus'\nsplit-lost-to-blackjack='obo'\n" + kLimits},
         {blackjack() + "[options]\nsplit-lost-to-blackjack='obo'\n" + kLimits}},
        {"{}={} is a doubtful reading: the text bears it, and the ruling is {}", kWarning, "nz-lunar-poker 5.12",
         "maximum-payout=500 is a doubtful reading: the text bears it, and the ruling is that each payment has the",
         {game("nz.lunar-poker") + "[options]\nmaximum-payout=500\n" + kLimits},
         {game("nz.four-card-poker") + "[options]\nmaximum-payout=500\n" + kLimits}},
        {"{}={}: the Secretary must have approved the limit", kWarning, "nz-big-raise-stud 5.8",
         "maximum-payout=500: the Secretary must have approved",
         {game("nz.big-raise-stud") + "[options]\nmaximum-payout=500\n" + kLimits},
         {game("nz.big-raise-stud") + "[options]\nmaximum-payout='none'\n" + kLimits}},
        {"{}={}: the Secretary must have approved the limit", kWarning, "nz-four-card-poker 5.10",
         "maximum-payout=500: the Secretary must have approved",
         {game("nz.four-card-poker") + "[options]\nmaximum-payout=500\n" + kLimits},
         {game("nz.lunar-poker") + "[options]\nmaximum-payout=500\n" + kLimits}},
        {"{}={}: {} on {} wins {} at {}, more than the ceiling; who makes both is paid that", kNote,
         "gb-2011 11.70, borrowed", "royal-ceiling=1000: 100 on straight flush wins 5000 at 50 to 1, more than",
         {game("nz.ultimate-holdem") + "[options]\nroyal-ceiling=1000\n" + kLimits},
         {game("nz.ultimate-holdem") + "[options]\nroyal-ceiling=5000\n" + kLimits}},
        {"{}={}: {} on {} wins {} at {}, more than the ceiling; who makes both is paid that", kNote,
         "gb-2011 12.27", "royal-ceiling=20000: 300 on straight flush wins 60000 at 200 to 1, more than",
         {game("gb.let-it-ride") + "[options]\nroyal-ceiling=20000\n[paytables]\nmain=4\n" + kLimits},
         {game("gb.let-it-ride") + "[options]\nroyal-ceiling=60000\n[paytables]\nmain=4\n" + kLimits}},
    };
}

inline std::vector<Row> rows_of_limits_beside() {
    return {
        {"{}{}: its limits of {} to {} leave those of {}, {} to {}; posted for it, they are the table's limits of that "
         "wager", kNote, "gb-2011 11.50", "trips: its limits of 5 to 100 leave those of ante, 10 to 100",
         {game("gb.ultimate-holdem") + kLimits + "[limits.trips]\nmin=5\n"},
         {game("gb.ultimate-holdem") + kLimits + "[limits.trips]\nmin=10\nmax=50\n"}},
        {"{}{}: its limits of {} to {} leave those of {}, {} to {}; posted for it, they are the table's limits of that "
         "wager", kNote, "gb-2011 7.25", "bonus-insurance: its limits of 10 to 200 leave those of ante, 10 to 100",
         {game("gb.casino-stud") + kLimits + "[limits.bonus-insurance]\nmax=200\n"},
         {game("gb.casino-stud") + kLimits}},
        {"{}{}: its limits of {} to {} leave those of {}, {} to {}; posted for it, they are the table's limits of that "
         "wager", kNote, "gb-2011 12.14", "three-card-bonus: its limits of 10 to 200 leave those of main, 10 to 100",
         {game("gb.let-it-ride") + kLimits + "[limits.three-card-bonus]\nmax=200\n"},
         {game("gb.let-it-ride") + kLimits}},
        {"{}{}: its limits of {} to {} leave those of {}, {} to {}; posted for it, they are the table's limits of that "
         "wager", kNote, "gb-2011 15.11", "queens-up at terminal 2: its limits of 5 to 100 leave those of ante",
         {game("gb.crazy-4-poker") + kLimits + "[terminal.2.limits.queens-up]\nmin=5\n"},
         {game("gb.crazy-4-poker") + kLimits + "[terminal.2.limits]\nmin=5\n"}},
    };
}

inline std::vector<Row> rows_of_maxima() {
    const std::string bonus = "[limits]\nmin=5\nmax=100\nincrement=5\n[limits.six-card-bonus]\nmax=20\npayout-max=";
    return {
        {": lower the maximum wager instead", kForbidden, "gb-2011 6.20",
         "100 on egalite wins 800 at 8 to 1, but no more than 799.99 is paid: lower the maximum wager instead",
         {punto() + kLimits + "[limits.egalite]\npayout-max='799.99'\n"},
         {punto() + kLimits + "[limits.egalite]\npayout-max=800\n"}},
        {": it is a fixed sum, which may not be cut", kForbidden, "gb-2011 13.45",
         "but no more than 100 is paid: it is a fixed sum, which may not be cut",
         {game("gb.pai-gow-poker") + kLimits + "[limits.envy]\npayout-max=100\n"},
         {game("gb.pai-gow-poker") + kLimits + "[limits.envy]\npayout-max=10000\n"}},
        {"; the Secretary must have approved the limit", kWarning, "nz-three-card-poker 5.10",
         "20 on royal-flush wins 20000 at 1000 to 1, but no more than 19999.99 is paid; the Secretary",
         {three_card() + bonus + "'19999.99'\n"}, {three_card() + bonus + "20000\n"}},
        // A bonus is paid with the stake of its ante, whatever its own limits say.
        {"; the Secretary must have approved the limit", kWarning, "nz-three-card-poker 5.10",
         "50.01 on straight-flush wins 250.05 at 5 to 1, but no more than 250 is paid",
         {three_card() + kLimits +
          "[limits.ante]\nincrement='0.01'\nmax='50.01'\n[limits.ante-bonus]\npayout-max=250\n"},
         {three_card() + kLimits + "[limits.ante]\nmax=50\n[limits.ante-bonus]\npayout-max=250\n"}},
        {"{}{}: no win reaches the maximum pay-out of {}; the Secretary must have approved it", kNote,
         "nz-four-card-poker 5.10", "aces-up: no win reaches the maximum pay-out of 50000; the Secretary must have",
         {game("nz.four-card-poker") + kLimits + "[limits.aces-up]\npayout-max=50000\n"},
         {game("nz.four-card-poker") + kLimits}},
        {"; the Secretary must have approved the limit", kWarning, "nz-big-raise-stud 5.8",
         "raise: 400 on royal-flush wins", {game("nz.big-raise-stud") + kLimits + "[limits.raise]\npayout-max=500\n"},
         {game("nz.big-raise-stud") + kLimits}},
        {"{}{}: a maximum pay-out of {}, but what a progressive wager wins are minimum amounts", kForbidden,
         "gb-2011 7.21(a)",
         "progressive: a maximum pay-out of 50, but what a progressive wager wins are minimum amounts",
         {game("gb.casino-stud") + kLimits + "[limits.progressive]\npayout-max=50\n"},
         {game("gb.casino-stud") + kLimits}},
        {"{}{}: a maximum pay-out of {}, but what a progressive wager wins are minimum amounts", kForbidden,
         "gb-2011 7.21",
         "progressive-prize: a maximum pay-out of 50",
         {game("gb.casino-stud") + kLimits + "[limits.progressive-prize]\npayout-max=50\n"},
         {game("gb.casino-stud") + kLimits}},
    };
}

}  // namespace baize::check_lines_test
