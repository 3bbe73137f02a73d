// The games of blackjack, as the list in odds/list.cpp names them.
#pragma once

#include "odds/pricer.hpp"

namespace baize::blackjack {

extern const Pricer kNzPricer, kGbPricer, kSwitchPricer, kNeverbustPricer;

// What they share beside the price (advice.cpp).
Result<baize::Advice> advise_on(const Setup& setup, const AdviceRequest& request);
std::string advise_at(const Table& table, const Question& question);
ChoiceValues choice_values(const Table& table, const Question& question);
ChoiceValues insurance_values(const Table& table, const Question& question, Odds blackjack_pays, std::uint8_t first);

}  // namespace baize::blackjack
