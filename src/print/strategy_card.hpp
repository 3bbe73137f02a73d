// A strategy chart to print and to carry: as SVG, or as a page of HTML for paper.
#pragma once

#include <string>

#include "definition/setup.hpp"
#include "odds/explanation.hpp"

namespace baize {

// Only of a strategy that has a chart.
std::string strategy_svg(const Setup& setup, const Explanation& play);
// How the dealer plays, to hang beside a table's sign.
std::string house_chart_svg(const Setup& setup, const Chart& chart);
std::string strategy_html(const Setup& setup, const Explanation& play);

}  // namespace baize
