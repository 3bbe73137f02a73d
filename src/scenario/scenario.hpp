// Scenarios: one round or several as a rules expert writes them, and what must become of every wager.
//
//     # gb-2011 5.16(a): the dealer does not qualify
//     game     gb.three-card-poker
//     set      decks=6                    also `pay WAGER.ROW=ODDS`, `paytable WAGER=ID`,
//     limits   main 5 500 5 [10000]       minimum, maximum, increment, highest pay-out
//     boxes    3                          so many boxes of the layout are in use; else all of them
//     meter-seed 1000                     what the house starts the progressive meter with
//     forbidden 5.22(b)                   the set-up breaks this clause (else it must break none)
//     bet      A ante 10 pair-plus 5      player A at box 1, B at box 2, ...; `A@3` at box 3; spots as `total:4`
//     deal     A Qs 7h 2d                 also `D`, `punto`, `banco`, `@3`, `@3.2` (second hand), `burn`, `burn ??`
//     act      A play                     with an amount where the choice takes one: `act A double 10`; with cards:
//                                         `act A exchange 2d 7h`, `act A set 6-6 1-3`, by the names of the game's deck
//     declare  A on place-to-win:6        what a player says while bets are open, of a wager or of himself
//     throw    3 3 5
//     spin     17                         a compartment of the wheel by its name; one for each ring
//     meter    5000                       what the progressive meter reads, when a round has won of it
//     rule     exposed-card 7h            a ruling by the irregularity's id; `@3`, `B@1`, cards as it needs them
//     seat     A 1                        `seat - 1`: place 1 is free again
//     close / shuffle / cut-card / next
//     manual-shuffle                      at the top: no shuffle is answered for you
//     dealers-table                       at the top: a table without terminals, where things lie as players put them
// refused bet A main 1 "16.10" must be refused, by that clause, and nothing may change; at the top `refused set`,
// `refused pay`, `refused paytable`
// correct card 3 Kh the third card dealt was really Kh; `throw 1 3 3 5`, `act 2 A play`, `bet 1 A ante 5`
//     view     B dealer: ?? ?? ??         a line that B's view has; `view B not Qs`; `view - ...` for a spectator
//     told     A a royal flush would ...  what A is told before bets close, word for word; `told B -`: nothing
//     offers   A stand draw               exactly these choices are put to A; `draw "8.5"`: and made by that clause
//     waits    a card for dealer          what the table waits for
//     called   A pair of queens           what a hand is called, as its own player sees it; `called @1 -`: nobody else
//                                         is told, or it has no name; `called D 17`, `called @3.2 soft 18`;
//                                         `called throw total 11`, `called spin 17, black, odd`
//     settled  A pair-plus +5 5.22(a)     in the middle of a round: these lines lie there by now, and no other; one
//                                         step for each line, one after the other; `settled -`: nothing is settled yet
//     ----
//     A  ante  +10  5.16(a)(iii)          each line of the settlement and no other; `A@1.2 split -10 5.1(g)`; after the
//     bank     -10                        clause `void`, `stand-off`, `cut 1/2` (the fraction of a cent rounded away),
//                                         `from 14` (what the meter gave of the prize; the house added the rest)
//     meter    4500                       what the meter holds after it, filled up to its seed where it has paid
//
// The lines stand in the order in which the round settles them: rules say which wager comes before which.
// Cards are given by place and dealt in the order in which the round asks for them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "baize/scenario.hpp"
#include "engine/session.hpp"

namespace baize::scenario {

using v0::ScenarioFault;

// Plays a scenario and compares what it expects. Nothing: all of it holds.
std::optional<ScenarioFault> run_scenario(std::string_view text);

// What a transcript writes down: the line about to be played (event null), or an event that was taken.
using Witness = std::function<void(const Session* session, const Event* event, std::string_view line)>;
// Plays a scenario's steps and asks for no settlement.
std::optional<ScenarioFault> play_script(std::string_view text, const Witness& witness);

}  // namespace baize::scenario
