// The best play of a game as JSON, with the value of every action where there is a chart; and a chart read again.
#pragma once

#include <nlohmann/json.hpp>

#include "coach/adviser.hpp"
#include "odds/prices.hpp"
#include "report/protocol/strategy.hpp"

namespace baize {

protocol::lab::Strategy strategy_of(const Setup& setup, const Explanation& play);
nlohmann::ordered_json to_json(const Setup& setup, const Explanation& play);
// Refused for a game that asks the player nothing. `progress` is told the share that is done where it takes seconds.
Result<nlohmann::ordered_json> strategy_json(const Setup& setup, const Progress& progress = {});

// A chart of somebody's own, as `strategy_json` writes it. Squares that it leaves out stay as they are.
MaybeRefusal read_chart(const nlohmann::ordered_json& json, PlayByChart& chart);

// What the adviser says of cards that somebody typed, and how long he took.
using v0::TimedAdvice;
Result<TimedAdvice> timed_advice(const Setup& setup, const HandRequest& request);
protocol::lab::AdviceGiven advice_of(const Setup& setup, const TimedAdvice& timed);
nlohmann::ordered_json to_json(const Setup& setup, const TimedAdvice& timed);
Result<nlohmann::ordered_json> advice_json(const Setup& setup, const HandRequest& request);

}  // namespace baize
