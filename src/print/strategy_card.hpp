// A strategy chart to print and to carry: the JSON of `strategy_json` as SVG, or as a page of HTML for paper.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace baize {

// Only of a strategy that has a chart.
std::string strategy_svg(const nlohmann::ordered_json& strategy);
std::string strategy_html(const nlohmann::ordered_json& strategy);

}  // namespace baize
