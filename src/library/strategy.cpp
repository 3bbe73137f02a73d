#include "baize/strategy.hpp"

#include "library/call.hpp"
#include "library/inside.hpp"
#include "odds/prices.hpp"
#include "print/strategy_card.hpp"
#include "report/strategy_json.hpp"

namespace baize::v0 {

Result<Explanation> explain(const Setup& setup, const Progress& progress) {
    if (auto refusal = refused_short_deck(inner(setup))) return *refusal;
    return ended_well(progress, [&](const Progress& asked) { return baize::explain(inner(setup), asked); });
}

std::string svg_of(const Setup& setup, const Explanation& play) {
    return play.chart ? strategy_svg(inner(setup), play) : std::string();
}

std::string html_of(const Setup& setup, const Explanation& play) {
    return play.chart ? strategy_html(inner(setup), play) : std::string();
}

Result<TimedAdvice> advise(const Setup& setup, const HandRequest& request, const Progress& progress) {
    return ended_well(progress, [&](const Progress&) { return timed_advice(inner(setup), request); });
}

}  // namespace baize::v0
