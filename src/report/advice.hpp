// The adviser's answer as JSON: to cards that somebody typed, or to the decision that a practice table waits for.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "engine/table.hpp"

namespace baize {

struct AdviceRequest {
    std::string hand, dealer, seen, split_of;  // "10,6", "9", "5,5,K", "8"
    int hands = 1;                             // of a split box
    bool later = false;                        // and this is not the first of them
};

// Refused for a game that is no blackjack, and for cards that are none.
Result<nlohmann::ordered_json> advice_json(const Setup& setup, const AdviceRequest& request);

// What to do at this table now, by all cards that lie open and have left the
// shoe. In one line; empty where the adviser knows nothing.
// For practice only: no running table asks it.
std::string advice_at(const Table& table, const Question& question);

}  // namespace baize
