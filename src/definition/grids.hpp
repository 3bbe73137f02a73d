// Helpers of drawings: rows of names, and what of a set-up a drawing asks for.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "definition/drawing.hpp"

namespace baize {

using Names = std::vector<std::string>;

// A spot without a name is named by its wager alone.
std::string place_of(std::string_view wager, std::string_view spot);
Names words_of(std::string_view row);
// "1", "2", ... up to and with the last.
Names numbers(int from, int to);
// Parts of so many, the last one as long as it comes.
std::vector<Names> chunks(std::span<const std::string> names, std::size_t size);

// "a b c"
std::string beside(std::span<const std::string> names);
// "total:4 total:5"
std::string spots(std::string_view wager, std::span<const std::string> list);
// ... so many in a row.
GridRows spot_rows(std::string_view wager, std::span<const std::string> list, std::size_t size);
// "a a a": a name that spans.
std::string across(std::string_view name, int columns);
// A row that is several small rows high.
void add_high(GridRows& grid, const std::string& row, int lines);
// Names around a hole, in order and clockwise, the first one at the left: rows above and below, two at each end (one,
// where the number is odd, is as high as both).
GridRows ring(const Names& names);

bool offers(const Setup& setup, std::string_view wager);
Names spots_of(const Setup& setup, std::string_view wager);  // none where the wager is not offered
Names wheel_of(const Setup& setup);                          // compartments in their order around the wheel
// "blackjack pays 3 to 2", in the words of the cloth; nothing where the table has no such pay row.
void say_pays(Drawing& drawing, const Setup& setup, std::string_view wager, std::string_view row,
              std::string_view words);

}  // namespace baize
