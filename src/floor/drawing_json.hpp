// The drawing of a layout as it is sent with an offer, under "drawing". What is empty or false is left out.
//
//   bands    [{wager, title, wide, narrow, tall, half, track, points}]
//              wide, narrow  rows of names, ["punto egalite banco"]; "4* a b" stands for four equal rows
//              points        present where the band is a board: [{of, on, near, at}], at ["1-2 1 2", ...]; each row is
//                            the rest of a position's name after `of`, and of cells' names after `on`
//   looks    {position, group or wager: "side" | "number" | "dice" | "suits" | "circle" | "pocket" | "word" | "point"
//             | "plain"}
//   names    {position: what is written there}
//   dice     {wager: how often a face is drawn}
//   tints    {wager: colour}, colours {compartment or spot: colour}; a colour is "red" | "black" | "green" | "blue" |
//            "brass" | "violet" | "grey"
//   rings    [name], from within;  oval, arc: true;  sayings [words]
//   spun     what a compartment is called, "number"; only where there is a wheel
//   roads    {kinds: ["bead" | "big" | "eye" | "small" | "pig"], first, second, tie}, each {position, colour}
//   tallies  [{of: "wins" | "totals" | "faces" | "spun" | "ranks", title, positions}]; always there
#pragma once

#include "floor/codec.hpp"

namespace baize {
class Setup;
}

namespace baize::floor {

Json drawing_json(const Setup& setup);

}  // namespace baize::floor
