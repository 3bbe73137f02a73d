// Figures that were printed somewhere else, for `baize verify` to recompute: those the books print themselves, and
// independent counts. A figure whose game is not in the program yet waits there, and verify
// says so. A wager named without its spot, or options and pay tables named as a span, stand for
// all of them: the figure is then held against both ends.
#pragma once

#include <string_view>

namespace baize::published {

struct Figure {
    std::string_view source;    // seed and clause, or a ruling
    std::string_view game;
    std::string_view wager;     // "all": the mean of the game's types of wager;
                                // "optimum": the best of them for the player
    std::string_view paytable;  // empty: the standard one; "1..7": all of these
    std::string_view options;   // "decks=8 variant=style-a"; "decks=6..4": all of these,
                                // "decks=4|6": both; "return": 100 less the edge
    std::string_view printed;   // as printed: "17.0" percent, "11.2-16.7", or a fraction "686689/20358520"
    // Of a figure that is no house edge of ours: the reading under which it is right, in options ("decks=2") or by what
    // is measured (return, edge-of-total, mean-of-spots, odds-over-chances, odds-over-rounded-chances); or what ours
    // really is, to the digits that matter.
    // Verify holds both against what it computes, and believes neither.
    std::string_view reading{};
    std::string_view really{};
    std::string_view why{};     // in words, for whoever reads the report
};

inline constexpr Figure kIndependent[] = {
    {"count of the wheel", "gb.roulette", "straight-up:17", "min", "", "1/37"},
    {"count of the wheel", "gb.roulette", "red-black:red", "min", "", "1.3514"},
    {"count of the wheel", "gb.roulette", "red-black:red", "min", "zero-rule=lose-all", "2.7027"},
    {"count of the wheel", "gb.roulette", "split-dozens:1-2", "min", "", "2.7027"},
    {"count of the wheel", "gb.roulette", "neighbours:0", "", "", "2.7027"},
    {"ruling R1", "gb.roulette", "first-four", "min", "double-zero=yes", "5.2632"},
    {"ruling R2", "gb.roulette", "roulette-rage", "min", "", "17.00"},
    {"ruling R3", "gb.roulette", "colours:red", "min", "", "7.89"},
    {"count of the wheel", "gb.big-six", "symbol:a", "min", "", "1/52"},
    {"count of the wheel", "gb.big-six", "symbol:c", "min", "", "19.2308"},
    {"count of the wheel", "gb.big-six", "symbol:d", "min", "", "15.3846"},
    {"count of the wheel", "gb.big-six", "symbol:g", "min", "", "7.6923"},
    {"ruling R7", "gb.sic-bo", "double:3", "min", "", "18.52"},
    {"ruling R6", "gb.craps", "dont-win-line", "min", "", "1.3636"},
    {"known figure", "gb.craps", "win-line", "min", "", "7/495"},
    {"known figure", "gb.craps", "place-to-win:6", "min", "", "1.5152"},
    {"known figure", "gb.craps", "place-to-win:5", "min", "", "4.0000"},
    {"independent count", "gb.craps", "place-to-win:4", "min", "", "3.3333"},
    {"independent count", "gb.craps", "hardways:4", "min", "", "5.5556"},
    {"known figure", "gb.craps", "field", "min", "", "2.7778"},
    {"independent count", "gb.dice-magic", "shooters-spot", "min", "", "38.7157"},
    {"ruling R9", "gb.dice-magic", "roll-a-double", "min", "", "11.1111"},
    {"count of 8 decks", "gb.punto-banco", "banco", "min", "decks=8", "114753351728/10847218479825"},
    {"count of 8 decks", "gb.punto-banco", "punto", "min", "decks=8", "241149546272/19524993263685"},
    {"count of 8 decks", "gb.punto-banco", "egalite", "min", "decks=8", "103841353768/723147898655"},
    {"independent count", "gb.punto-banco", "dragon-bonus:punto", "1", "decks=8", "2.65"},
    {"independent count", "gb.punto-banco", "dragon-bonus:banco", "1", "decks=8", "9.37"},
    {"independent count", "gb.punto-banco", "baccarat-pairs", "min", "decks=8", "10.36"},
    {"independent count", "nz.baccarat", "any-pair", "1", "decks=8", "10.36"},
    {"independent count", "nz.baccarat", "tie", "8:1", "decks=8", "14.36"},
    {"independent count", "nz.baccarat", "tie", "9:1", "decks=8", "4.84"},
    {"count of all deals", "gb.three-card-poker", "ante", "min", "", "686689/20358520"},
    {"count of all hands", "gb.three-card-poker", "pair-plus", "min", "", "2.696833"},
    {"count of all hands", "nz.three-card-poker", "six-card-bonus", "1", "", "10.2248"},
    {"count of all hands", "nz.three-card-poker", "six-card-bonus", "2", "", "15.2790"},
    {"count of all hands", "nz.three-card-poker", "six-card-bonus", "3", "", "6.7413"},
    {"count of all hands", "nz.three-card-poker", "six-card-bonus", "4", "", "8.5614"},
    {"count of all races", "nz.racing-card-derby", "red", "", "decks=1", "3.2619"},
    {"count of all races", "nz.racing-card-derby", "black", "", "decks=1", "5.4771"},
    {"count of all races", "nz.racing-card-derby", "suit:spades", "", "decks=1", "7.6923"},
    {"count of all races", "nz.racing-card-derby", "red", "", "decks=8", "2.9297"},
    {"count of all races", "nz.racing-card-derby", "black", "", "decks=8", "4.9341"},
    {"count of all races", "nz.racing-card-derby", "suit:spades", "", "decks=8", "6.9385"},
    {"equal suits", "nz.racing-card-derby", "exact-quinella:diamond-heart", "", "", "1/12"},
    {"equal suits", "nz.racing-card-derby", "exact-trifecta:diamond-heart-club", "", "", "1/12"},
    {"ruling R26", "nz.blackjack", "main", "", "decks=6", "0.506"},
    {"ruling R26", "nz.blackjack", "main", "", "decks=6 split-lost-to-blackjack=first", "0.512"},
    {"ruling R26", "nz.blackjack", "main", "", "decks=6 split-lost-to-blackjack=bb+1", "0.515"},
    {"independent analysis", "gb.neverbust", "main", "min", "decks=6", "1.85999"},
    {"ruling R16: as printed Dragon21 gives the player 10.7 %", "nz.dragon21", "dragon", "", "decks=8", "-10.7"},
    {"independent analysis", "nz.blackjack", "main", "", "decks=6 variant=style-a", "0.729"},
    {"independent analysis", "nz.blackjack", "main", "", "decks=6 blackjack-pays=6:5", "1.866"},
    {"independent analysis", "nz.blackjack", "main", "", "decks=6 blackjack-pays=1:1", "2.773"},
    {"ruling R37", "nz.blackjack", "madness-21", "", "decks=6", "29.36"},
    {"known figure", "nz.blackjack", "perfect-pair", "1", "decks=6", "5.79"},
    {"known figure", "nz.blackjack", "perfect-pair", "2", "decks=6", "6.11"},
};

// What gb-2011 6.50 and 6.51 call an overall house edge.
inline constexpr std::string_view kUrWay =
    "no house edge: one less the ten odds added up over the ten 'one in so many' added up, so that rare totals weigh "
    "most and the stake that comes "
    "back with a win is left out; the edges by total are ours";
inline constexpr std::string_view kUrWayMinimum =
    "no house edge: one less the ten odds added up over the ten 'one in so many' added up is 19.99 here, so 19.9 is "
    "cut off where it would be rounded to "
    "20.0; the edges by total are ours";
inline constexpr std::string_view kUrWayFirst =
    "no house edge: one less the ten odds added up over the ten 'one in so many' added up is 11.64 here, and 11.66 "
    "with chances rounded to a thousandth of a "
    "percent, which give the 14.4 and 17.9 of the other tables too: so 11.7 need not be wrong; the edges by total are "
    "ours";

// The books' own, in percent.
inline constexpr Figure kBooks[] = {
    {"004:3.30", "gb.roulette", "roulette-rage", "min", "", "17.0"},
    {"004:3.44", "gb.roulette", "new-ar", "3-1/1-1", "", "8.1"},
    {"004:3.44", "gb.roulette", "new-ar", "3-1/3-2", "", "6.75"},
    {"004:3.44", "gb.roulette", "new-ar", "3-1/2-1", "", "5.4"},
    {"004:3.44", "gb.roulette", "new-ar", "3-1/5-2", "", "4.05"},
    {"004:3.44", "gb.roulette", "new-ar", "2-1/9-1", "", "8.1"},
    {"004:3.44", "gb.roulette", "new-ar", "2-1/9.5-1", "", "6.75"},
    {"004:3.44", "gb.roulette", "new-ar", "2-1/10-1", "", "5.4"},
    {"004:3.44", "gb.roulette", "new-ar", "2-1/10.5-1", "", "4.05"},
    {"004:3.50", "gb.roulette", "straight-up", "", "variant=crown-double-zero", "5.26"},
    {"004:3.57", "gb.double-action-roulette", "identical", "", "", "12.27"},
    {"004:3.57", "gb.double-action-roulette", "dual-star", "", "", "6.94"},
    {"004:3.57", "gb.double-action-roulette", "dual-even-chance", "", "", "5.33"},
    {"004:3.57", "gb.double-action-roulette", "single-ring:straight-up", "", "", "2.7"},
    {"004:3.57", "gb.double-action-roulette", "star", "", "", "5.41"},
    {"004:4.45", "gb.blackjack", "royal-match", "min", "decks=4|6", "10.2-11.5"},
    {"004:4.54", "gb.blackjack", "perfect-pairs", "min", "decks=8..6", "11.5-13.8", "", "11.81-13.83",
     "49/415 with eight decks, 43/311 with six; no number of decks gives 11.5, which is also the upper end that 4.45 "
     "prints for Royal Match"},
    {"004:4.69", "gb.blackjack-switch", "super-match", "min", "decks=6", "11.56", "", "11.60",
     "with six decks the house is 44922774 wagers ahead over all 387278970 sets of four cards, a wager laid on each; "
     "the figure for eight, counted in the "
     "same way, is right"},
    {"004:4.69", "gb.blackjack-switch", "super-match", "min", "decks=8", "10.74"},
    {"004:6.41", "gb.punto-banco", "dragon-bonus", "min", "decks=6..8", "11.2-16.7", "", "",
     "the ends are punto's edge and banco's, not that of six and of eight decks, which differ by 0.01"},
    {"004:6.50", "gb.punto-banco", "ur-way-egalite", "min", "decks=8", "19.9", "odds-over-chances", "", kUrWayMinimum},
    {"004:6.51", "gb.punto-banco", "ur-way-egalite", "1", "decks=8", "11.7", "odds-over-rounded-chances", "",
     kUrWayFirst},
    {"004:6.51", "gb.punto-banco", "ur-way-egalite", "2", "decks=8", "14.4", "odds-over-chances", "", kUrWay},
    {"004:6.51", "gb.punto-banco", "ur-way-egalite", "3", "decks=8", "17.9", "odds-over-chances", "", kUrWay},
    {"004:6.72", "gb.punto-banco", "super-pay-egalite:0", "", "", "6.65"},
    {"004:6.72", "gb.punto-banco", "super-pay-egalite:1-3", "", "", "10.86"},
    {"004:6.72", "gb.punto-banco", "super-pay-egalite:4-5", "", "", "7.28"},
    {"004:6.72", "gb.punto-banco", "super-pay-egalite:6-7", "", "", "8.94"},
    {"004:6.72", "gb.punto-banco", "super-pay-egalite:8-9", "", "", "9.75"},
    {"004:7.49", "gb.mississippi-stud", "main", "min", "", "3.27"},
    {"004:11.72", "gb.ultimate-holdem", "trips", "min", "", "9.12"},
    {"004:12.27", "gb.let-it-ride", "main", "min", "", "5.25"},
    {"004:12.30", "gb.let-it-ride", "three-card-bonus", "min", "", "18.7"},
    {"004:14.44", "gb.pai-gow-tiles", "bonanza-bonus", "min", "", "13.2"},
    {"004:15.26", "gb.crazy-4-poker", "queens-up", "1", "", "3.06"},
    {"004:15.26", "gb.crazy-4-poker", "queens-up", "2", "", "4.52"},
    {"004:15.26", "gb.crazy-4-poker", "queens-up", "3", "", "5.32"},
    {"004:15.26", "gb.crazy-4-poker", "queens-up", "4", "", "6.78"},
    {"004:16.31", "gb.live-draw-poker", "main", "1", "return", "96.064"},
    {"004:16.31", "gb.live-draw-poker", "main", "2", "return", "95.781"},
    {"004:16.31", "gb.live-draw-poker", "main", "3", "return", "94.63"},
    {"004:17.10", "gb.casino-war", "main", "", "", "2.88"},
    {"004:17.10", "gb.casino-war", "tie", "", "", "18.65"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "25/11", "", "1.96"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "24/11", "", "3.92"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "23/11", "", "5.88"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "23/12", "", "1.96"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "22/12", "", "3.92"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "21/12", "", "5.88"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "21/13", "", "1.96"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "20/13", "", "3.92"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "19/13", "", "5.88"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "19/14", "", "1.96"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "18/14", "", "3.92"},
    {"004:18.10", "gb.pocket-pairs", "pocket-pairs", "17/14", "", "5.88"},
    {"001:1", "nz.racing-card-derby", "all", "", "", "6.35", "", "",
     "an unweighted mean, of one deck: colours, suits, quinellas and trifectas weigh the same, whatever is staked on "
     "them; no wager has this edge"},
    {"001:1", "nz.racing-card-derby", "optimum", "", "", "4.73", "", "3.26",
     "not reproducible: the best wagers are red and the suits but spades, 3.26 with one deck and 2.93 with eight; no "
     "mean of wager types that we tried gives 4.73 with one deck"},
    {"001:2", "nz.four-card-poker", "ante-play", "", "", "3"},
    {"001:2", "nz.four-card-poker", "aces-up", "1..7", "", "2-6"},
};

}  // namespace baize::published
