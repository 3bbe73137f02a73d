// What the library answers, as JSON text in the shape in which the program and the lab give it (`--json`).
#pragma once

#include <string>
#include <vector>

#include "baize/game.hpp"
#include "baize/price.hpp"
#include "baize/strategy.hpp"
#include "baize/table_file.hpp"

namespace baize {
BAIZE_INLINE namespace v0 {

std::string json_of(const Game& game);
std::string json_of(const std::vector<Price>& prices);
std::string json_of(const Setup& setup, const Explanation& play);
std::string json_of(const Setup& setup, const TimedAdvice& advice);
std::string json_of(const TableFile& table, const TableReport& report);

}  // namespace v0
}  // namespace baize
