// How a game is best played, for whoever reads it: thresholds, decisions and charts that are of no game. The verbs, the
// lab and the printed card show them as they come, and so do users of the library.
#pragma once

#include "baize/strategy.hpp"

namespace baize {

using v0::Chart;
using v0::Decision;
using v0::Exception;
using v0::Explanation;
using v0::InWords;
using v0::Legend;
using v0::RulePrice;
using v0::Section;
using v0::Square;
using v0::Taken;
using v0::Threshold;
using v0::WorthTable;
using v0::Worths;

}  // namespace baize
