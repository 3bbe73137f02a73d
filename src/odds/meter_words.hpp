// What is said of a progressive wager's price: it is a straight line in what the meter holds.
#pragma once

#include <string>

#include "core/ratio.hpp"
#include "definition/setup.hpp"

namespace baize {

inline constexpr int kMeterStep = 1000;  // stakes

// `held` in stakes; `edge` with that, and `edge_fuller` with kMeterStep stakes more. Empty where the meter is nothing
// to the price.
std::string meter_note(const Ratio& held, const Ratio& edge, const Ratio& edge_fuller);
// How full the meter is, for whoever reads the edge alone.
std::string meter_supposed(const Setup& setup);

}  // namespace baize
