// Prices as everybody who asks for JSON is given them: `edge`, `check`, the lab.
#pragma once

#include <vector>

#include "odds/return_distribution.hpp"
#include "report/protocol/price.hpp"

namespace baize {

protocol::lab::PriceRow row_of(const Price& price);
nlohmann::ordered_json to_json(const Price& price);
// What a person is told of whose price it is: a further row of a wager ("ante+alone") with its words.
std::string called(const Price& price);
// Spots of one wager that have one price become one row: "total:4,17", "combination (15 spots)".
std::vector<Price> gathered(const std::vector<Price>& prices);

}  // namespace baize
